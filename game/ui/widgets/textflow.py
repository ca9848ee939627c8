"""Reading text in paragraphs with headings, that scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.icons import icon
from game.ui.input import Command
from game.ui.theme import GOLD, TEXT, Colour, Theme
from game.ui.widgets.base import Widget
from game.ui.widgets.lists import draw_bar

BAR = 24
"""How near to the right edge, in pixels, the mouse takes hold of the bar."""


@dataclass(frozen=True, slots=True)
class _Line:
    y: int
    face: str
    size: int
    words: str
    colour: Colour


class TextFlow(Widget):
    """Paragraphs under headings: pairs of (heading or nothing, text). `signs` stand before the headings, in order."""

    def __init__(
        self,
        parts: Sequence[tuple[str, str]],
        ink: Colour = TEXT,
        heading: Colour = GOLD,
        size: int = 20,
        signs: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.parts = list(parts)
        self.ink = ink
        self.heading = heading
        self.size = size
        self.signs = list(signs)
        self.scroll = 0
        self.height = 0
        self._lines: list[_Line] = []
        self._step = 40
        self._indent = 0
        self._dragged = False

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._lines = []
        self._step = theme.line_height(self.size) * 2
        self._indent = round(theme.type_px(24) * 1.7) if self.signs else 0
        y = 0
        width = rect.width - theme.px(28) - self._indent
        for heading, words in self.parts:
            if heading:
                y += theme.px(14) if y else 0
                y = self._set(theme, y, "serif-bold", 24, heading, width, self.heading)
                y += theme.px(2)
            y = self._set(theme, y, "sans", self.size, words, width, self.ink) + theme.px(12)
        self.height = y
        self._scroll_to(self.scroll)

    @property
    def current(self) -> int:
        """The number of the heading that is being read: the last one at or above the top, or in view at the end."""
        if self.scroll >= self.height - self.rect.height:
            return len(self.tops) - 1
        return max((number for number, top in enumerate(self.tops) if top <= self.scroll + 4), default=0)

    @property
    def tops(self) -> list[int]:
        """Where each heading begins, in pixels from the top of the text."""
        return [line.y for line in self._lines if line.face == "serif-bold"]

    def scroll_to(self, y: int) -> None:
        """Bring a place of the text to the top."""
        self._scroll_to(y)

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self.scroll - event.y * self._step)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = event.pos[0] > self.rect.right - BAR
            self._drag(event.pos[1])
        elif event.type == pygame.MOUSEMOTION:
            self._drag(event.pos[1])
        elif event.type == pygame.MOUSEBUTTONUP:
            self._dragged = False
        else:
            return False
        return event.type == pygame.MOUSEWHEEL or self._dragged

    def _drag(self, y: int) -> None:
        if self._dragged:
            share = (y - self.rect.y) / max(1, self.rect.height)
            self._scroll_to(round(share * self.height - self.rect.height / 2))

    def command(self, command: Command) -> bool:
        if command not in (Command.UP, Command.DOWN):
            return False
        before = self.scroll
        self._scroll_to(self.scroll + (self._step if command is Command.DOWN else -self._step))
        return self.scroll != before

    def typed(self, event: pygame.event.Event) -> bool:
        pages = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_HOME: -99, pygame.K_END: 99}
        if event.key not in pages:
            return False
        self._scroll_to(self.scroll + pages[event.key] * (self.rect.height - self._step))
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        tops = self.tops
        for line in self._lines:
            y = self.rect.y + line.y - self.scroll
            if y < self.rect.y or y + theme.line_height(line.size) > self.rect.bottom + 2:
                continue
            picture = theme.text(line.face, line.size, line.words, line.colour)
            surface.blit(picture, (self.rect.x + self._indent, y))
            if line.y in tops and self.signs:
                side = theme.type_px(24)
                sign = icon(self.signs[tops.index(line.y) % len(self.signs)], side, line.colour)
                surface.blit(sign, (self.rect.x, y + (picture.get_height() - side) // 2))
        if self.height > self.rect.height:
            draw_bar(surface, theme, self.rect, self.scroll, self.height)

    def _set(self, theme: Theme, y: int, face: str, size: int, words: str, width: int, colour: Colour) -> int:
        for words_in_line in theme.wrap(face, size, words, width):
            self._lines.append(_Line(y, face, size, words_in_line, colour))
            y += theme.line_height(size)
        return y

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = max(0, min(scroll, self.height - self.rect.height))
