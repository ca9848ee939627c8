"""Colours, type and measure: how everything in the window looks, for one size of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeAlias

import pygame

Colour: TypeAlias = tuple[int, int, int]

DESIGN = (1920, 1080)
"""The window that all measures in the code are given for."""

SIZES = (12, 14, 17, 20, 24, 32, 48)
"""The scale of type, in design pixels."""

SMALLEST_TEXT = 12
"""No text is drawn smaller than this on the screen, in pixels."""

TABLE_LIGHT, TABLE_DARK = (38, 49, 58), (18, 24, 29)
BAND = (13, 18, 22)
PANEL, PANEL_LIGHT, PANEL_LINE = (26, 34, 42), (34, 44, 53), (58, 73, 85)
SLOT, SLOT_LINE = (44, 56, 66), (93, 109, 120)
GOLD, GOLD_DARK = (227, 179, 65), (138, 104, 28)
WHITE, BLACK = (255, 255, 255), (11, 15, 18)
CREAM = (241, 230, 207)
TEXT, TEXT_SOFT, TEXT_DIM = (241, 230, 207), (201, 211, 216), (159, 176, 184)
INK, INK_SOFT = (43, 38, 32), (107, 93, 69)
PARCHMENT_LIGHT, PARCHMENT_DARK = (246, 238, 219), (228, 213, 181)
GOOD, BAD = (126, 190, 120), (232, 112, 96)

CARD_COLOURS: dict[str, Colour] = {
    "gold": (227, 179, 65),
    "silver": (185, 194, 203),
    "red": (200, 85, 61),
    "green": (79, 157, 105),
    "blue": (63, 124, 172),
    "purple": (122, 81, 149),
}

CARD_TITLES: dict[str, Colour] = {
    "gold": (24, 22, 18),
    "silver": (24, 22, 18),
    "red": WHITE,
    "green": WHITE,
    "blue": WHITE,
    "purple": WHITE,
}
"""The colour of a card's name on its frame."""


@dataclass(frozen=True, slots=True)
class TeamColours:
    """How a team is drawn: a light and a dark colour, and the shape of its pieces (hexagon or circle)."""

    light: Colour
    dark: Colour
    shape: str


PALETTES: dict[str, tuple[TeamColours, TeamColours]] = {
    "classic": (
        TeamColours((209, 73, 91), (125, 38, 52), "hexagon"),
        TeamColours((61, 143, 209), (31, 77, 120), "circle"),
    ),
    "contrast": (
        TeamColours((224, 142, 43), (122, 70, 10), "hexagon"),
        TeamColours((142, 112, 224), (66, 46, 122), "circle"),
    ),
}
"""The pairs of team colours by the name of the palette; both pairs stay distinct for the colour-blind."""

_FACES = {
    "serif": ("fontpkg_crimson_text", "CrimsonText-SemiBold.ttf"),
    "serif-bold": ("fontpkg_crimson_text", "CrimsonText-Bold.ttf"),
    "serif-italic": ("fontpkg_crimson_text", "CrimsonText-Italic.ttf"),
    "sans": ("fontpkg_lato", "Lato-Regular.ttf"),
    "sans-bold": ("fontpkg_lato", "Lato-Bold.ttf"),
    "sans-black": ("fontpkg_lato", "Lato-Black.ttf"),
}

_CACHED_TEXTS = 1500


def mix(a: Sequence[int], b: Sequence[int], share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from `a` to `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


@cache
def font_path(face: str) -> Path:
    """The file of a face; fonts come with their packages."""
    package, name = _FACES[face]
    with as_file(files(package) / "files" / name) as path:
        return path


class Theme:
    """Measures, fonts and colours for one window size, with a memory of the texts drawn.

    `scale` turns design pixels into screen pixels; type shrinks more slowly than the rest and never below
    `SMALLEST_TEXT`.
    """

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0, palette: str = "classic") -> None:
        self.size = size
        self.scale = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
        self.text_scale = text_scale
        self.palette = palette
        self._type = (self.scale if self.scale >= 1 else self.scale**0.75) * text_scale
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts: OrderedDict[tuple[str, int, str, Colour, int], pygame.Surface] = OrderedDict()
        self._wraps: dict[tuple[str, int, str, int], list[str]] = {}
        self._fits: dict[tuple[str, float, str, int], tuple[int, str]] = {}

    def px(self, design_pixels: float) -> int:
        """Screen pixels for so many design pixels; anything above zero stays at least 1."""
        found = round(design_pixels * self.scale)
        return 1 if found == 0 and design_pixels > 0 else found

    def type_px(self, size: float) -> int:
        """The pixel size of type that is `size` in design pixels."""
        return max(SMALLEST_TEXT, round(size * self._type))

    def font(self, face: str, size: float) -> pygame.font.Font:
        """A font of a face ("serif", "serif-bold", "serif-italic", "sans", "sans-bold", "sans-black")."""
        return self.font_px(face, self.type_px(size))

    def font_px(self, face: str, pixels: int) -> pygame.font.Font:
        """A font of exactly so many pixels."""
        key = (face, pixels)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(font_path(face), pixels)
        return self._fonts[key]

    def text(self, face: str, size: float, words: str, colour: Colour) -> pygame.Surface:
        """A line of text, remembered."""
        return self.text_px(face, self.type_px(size), words, colour)

    def text_px(self, face: str, pixels: int, words: str, colour: Colour, spacing: int = 0) -> pygame.Surface:
        """A line of text of exactly so many pixels, its letters `spacing` pixels apart, remembered."""
        key = (face, pixels, words, colour, spacing)
        found = self._texts.get(key)
        if found is None:
            font = self.font_px(face, pixels)
            found = _spaced(font, words, colour, spacing) if spacing else font.render(words, True, colour)
            self._texts[key] = found
            if len(self._texts) > _CACHED_TEXTS:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return found

    def capitals(self, size: float, words: str, colour: Colour, face: str = "sans-bold") -> pygame.Surface:
        """A heading in spaced capitals."""
        pixels = self.type_px(size)
        return self.text_px(face, pixels, words.upper(), colour, max(1, round(pixels * 0.16)))

    def fitted(self, face: str, size: float, words: str, colour: Colour, width: int) -> pygame.Surface:
        """A line of text no wider than `width`: in smaller type if need be, at last cut with an ellipsis."""
        key = (face, size, words, width)
        if key not in self._fits:
            pixels = self.type_px(size)
            while pixels > SMALLEST_TEXT and self.font_px(face, pixels).size(words)[0] > width:
                pixels -= 1
            if len(self._fits) > _CACHED_TEXTS:
                self._fits.clear()
            self._fits[key] = (pixels, self.cut(face, pixels, words, width))
        return self.text_px(face, *self._fits[key], colour)

    def cut(self, face: str, pixels: int, words: str, width: int) -> str:
        """The text, shortened with an ellipsis if it is wider than `width` in type of so many pixels."""
        font = self.font_px(face, pixels)
        if font.size(words)[0] <= width:
            return words
        while words and font.size(words + "…")[0] > width:
            words = words[:-1]
        return words.rstrip() + "…"

    def wrap(self, face: str, size: float, words: str, width: int) -> list[str]:
        """The text in lines no wider than `width` pixels; line breaks in it are kept."""
        return self.wrap_px(face, self.type_px(size), words, width)

    def wrap_px(self, face: str, pixels: int, words: str, width: int) -> list[str]:
        """The same for type of exactly so many pixels."""
        key = (face, pixels, words, width)
        if key not in self._wraps:
            if len(self._wraps) > _CACHED_TEXTS:
                self._wraps.clear()
            font = self.font_px(face, pixels)
            self._wraps[key] = [
                line for paragraph in words.split("\n") for line in _broken(font, paragraph, width)
            ]
        return self._wraps[key]

    def line_height(self, size: float) -> int:
        """The distance between two lines of reading text."""
        return round(self.type_px(size) * 1.32)

    def team(self, team: int) -> TeamColours:
        """The colours and the shape of team 0 or 1."""
        return PALETTES.get(self.palette, PALETTES["classic"])[team]


def _spaced(font: pygame.font.Font, words: str, colour: Colour, spacing: int) -> pygame.Surface:
    letters = [font.render(letter, True, colour) for letter in words]
    width = sum(letter.get_width() + spacing for letter in letters) - spacing if letters else 0
    line = pygame.Surface((max(1, width), font.get_height()), pygame.SRCALPHA)
    x = 0
    for letter in letters:
        line.blit(letter, (x, 0))
        x += letter.get_width() + spacing
    return line


def _broken(font: pygame.font.Font, paragraph: str, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if line and font.size(longer)[0] > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
