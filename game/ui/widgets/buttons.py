"""Controls of one line: button, toggle, slider, segments, stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.ui.icons import icon
from game.ui.input import Command, key_word
from game.ui.theme import BLACK, GOLD, GOLD_DARK, PANEL_LINE, TEXT, TEXT_DIM, WHITE, Colour, Theme, mix
from game.ui.widgets import shapes
from game.ui.widgets.base import LIT, RAISED, SUNK, Pressable, Widget, corner, row_height

T = TypeVar("T")

PLAIN, MAIN, QUIET, CHOSEN = "plain", "main", "quiet", "chosen"
"""Looks of a button: as all others; the one to press next; bare text until it is looked at; one of these, taken."""


class Button(Pressable):
    """A button with words, a sign before them and the key that presses it."""

    def __init__(
        self,
        words: str,
        on_press: Callable[[], None],
        sign: str = "",
        key: int | None = None,
        look: str = PLAIN,
        tip: str = "",
        size: int = 20,
    ) -> None:
        super().__init__(on_press, tip, key)
        self.words = words
        self.sign = sign
        self.look = look
        self.size = size

    def wants(self, theme: Theme) -> tuple[int, int]:
        width = theme.font("sans-bold", self.size).size(self.words)[0] + 2 * theme.px(22)
        if self.sign:
            width += self._sign_size(theme) + (theme.px(12) if self.words else 0)
        if self.key is not None:
            width += theme.font("sans-bold", 14).size(key_word(self.key))[0] + theme.px(26)
        return width, row_height(theme, self.size)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        ink = self._draw_ground(surface, theme)
        inner = self.rect.inflate(-2 * theme.px(18), 0)
        if self.held and self.hovered:
            inner.y += 1
        if self.key is not None:
            inner.width -= self._draw_key(surface, theme, inner, ink) + theme.px(8)
        space = inner.width - (self._sign_size(theme) + theme.px(12) if self.sign else 0)
        words = theme.fitted("sans-bold", self.size, self.words, ink, max(1, space))
        x = inner.x
        if self.key is None and self.look in (PLAIN, MAIN):
            x += (space - words.get_width()) // 2
        if self.sign:
            size = self._sign_size(theme)
            if not self.words:
                x = self.rect.centerx - size // 2
            surface.blit(icon(self.sign, size, ink), (x, inner.centery - size // 2))
            x += size + theme.px(12)
        surface.blit(words, (x, inner.centery - words.get_height() // 2))

    def _sign_size(self, theme: Theme) -> int:
        return round(theme.type_px(self.size) * 1.1)

    def _draw_ground(self, surface: pygame.Surface, theme: Theme) -> Colour:
        """Draw what lies under the words; gives the colour for them."""
        bright = self.is_live and (self.hovered or self.focused)
        if self.look == MAIN and self.enabled:
            fill = mix(GOLD, WHITE, 0.18) if bright else GOLD
            surface.blit(shapes.box(self.rect.size, corner(theme), fill, GOLD_DARK, 1), self.rect)
            return BLACK
        if self.look != QUIET or bright:
            fill = LIT if bright else RAISED
            line = mix(PANEL_LINE, WHITE, 0.25) if bright else PANEL_LINE
            surface.blit(shapes.box(self.rect.size, corner(theme), fill, line, 1), self.rect)
        if not self.enabled:
            return mix(TEXT_DIM, RAISED, 0.45)
        return GOLD if self.look == CHOSEN else WHITE if bright else TEXT

    def _draw_key(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, ink: Colour) -> int:
        assert self.key is not None
        faint = mix(ink, BLACK, 0.35) if self.look != MAIN else mix(BLACK, GOLD, 0.25)
        picture = theme.text("sans-bold", 14, key_word(self.key), faint)
        surface.blit(picture, (inner.right - picture.get_width(), inner.centery - picture.get_height() // 2))
        return picture.get_width()


class Toggle(Pressable):
    """A switch with words beside it."""

    def __init__(
        self, words: str, value: bool, on_change: Callable[[bool], None], tip: str = "", size: int = 17
    ) -> None:
        super().__init__(self._flip, tip)
        self.words = words
        self.value = value
        self.on_change = on_change
        self.size = size

    def wants(self, theme: Theme) -> tuple[int, int]:
        words = theme.font("sans", self.size).size(self.words)[0]
        return self._knob_box(theme)[0] + (theme.px(12) + words if self.words else 0), row_height(
            theme, self.size
        )

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        width, height = self._knob_box(theme)
        track = pygame.Rect(self.rect.x, self.rect.centery - height // 2, width, height)
        bright = self.hovered or self.focused
        fill = (GOLD if self.value else SUNK) if self.enabled else RAISED
        line = GOLD if self.value and self.enabled else mix(PANEL_LINE, WHITE, 0.3 if bright else 0.1)
        surface.blit(shapes.box(track.size, height // 2, fill, line, max(1, theme.px(1.5))), track)
        knob = height - 2 * max(3, theme.px(4))
        x = track.right - knob - (height - knob) // 2 if self.value else track.x + (height - knob) // 2
        colour = BLACK if self.value else TEXT_DIM
        surface.blit(shapes.box((knob, knob), knob // 2, colour), (x, track.centery - knob // 2))
        if self.words:
            ink = WHITE if bright else TEXT if self.enabled else TEXT_DIM
            space = self.rect.right - track.right - theme.px(12)
            picture = theme.fitted("sans", self.size, self.words, ink, max(1, space))
            surface.blit(picture, (track.right + theme.px(12), self.rect.centery - picture.get_height() // 2))

    def command(self, command: Command) -> bool:
        if command in (Command.LEFT, Command.RIGHT) and self.value == (command is Command.LEFT):
            self._flip()
            return True
        return super().command(command)

    def _flip(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def _knob_box(self, theme: Theme) -> tuple[int, int]:
        height = max(18, theme.px(28))
        return round(height * 1.8), height


class Slider(Widget):
    """A value between 0 and 1, in `steps` equal steps; dragged, clicked, wheeled or moved by the arrows."""

    def __init__(
        self, value: float, on_change: Callable[[float], None], steps: int = 20, tip: str = ""
    ) -> None:
        super().__init__(tip)
        self.value = value
        self.on_change = on_change
        self.steps = steps
        self.held = False

    def wants(self, theme: Theme) -> tuple[int, int]:
        return theme.px(420), row_height(theme)

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.held = True
            self._set((event.pos[0] - self.rect.x - self._margin) / max(1, self._length))
        elif event.type == pygame.MOUSEMOTION and self.held:
            self._set((event.pos[0] - self.rect.x - self._margin) / max(1, self._length))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.held = False
        elif event.type == pygame.MOUSEWHEEL:
            self._set(self.value + event.y / self.steps)
        else:
            return False
        return True

    def command(self, command: Command) -> bool:
        if command not in (Command.LEFT, Command.RIGHT):
            return False
        self._set(self.value + (1 if command is Command.RIGHT else -1) / self.steps)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        height = max(5, theme.px(8))
        shown = theme.text("sans-bold", 17, f"{round(self.value * 100)} %", TEXT)
        surface.blit(
            shown, (self.rect.right - shown.get_width(), self.rect.centery - shown.get_height() // 2)
        )
        track = pygame.Rect(
            self.rect.x, self.rect.centery - height // 2, self._margin * 2 + self._length, height
        )
        surface.blit(shapes.box(track.size, height // 2, SUNK, PANEL_LINE, 1), track)
        x = track.x + self._margin + round(self.value * self._length)
        if self.value > 0:
            filled = (max(height, x - track.x), height)
            surface.blit(shapes.box(filled, height // 2, GOLD), track)
        knob = self._margin * 2
        bright = self.hovered or self.focused
        dot = shapes.box((knob, knob), knob // 2, WHITE if bright else TEXT, SUNK, max(2, theme.px(3)))
        surface.blit(dot, (x - knob // 2, track.centery - knob // 2))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._margin = max(8, theme.px(13))
        words = theme.font("sans-bold", 17).size("100 %")[0]
        self._length = max(20, rect.width - 2 * self._margin - words - theme.px(14))

    def _set(self, value: float) -> None:
        stepped = round(min(1.0, max(0.0, value)) * self.steps) / self.steps
        if stepped != self.value:
            self.value = stepped
            self.on_change(stepped)


class Segments(Widget, Generic[T]):
    """A few choices side by side, one of them taken."""

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        tip: str = "",
        size: int = 17,
    ) -> None:
        super().__init__(tip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.size = size
        self._edges: list[int] = []
        self._pointed = -1

    @property
    def place_of_value(self) -> int:
        """Which of the options is taken; the first when none is."""
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def wants(self, theme: Theme) -> tuple[int, int]:
        font = theme.font("sans-bold", self.size)
        width = sum(font.size(words)[0] + 2 * theme.px(16) for _, words in self.options)
        return width, row_height(theme, self.size)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        font = theme.font("sans-bold", self.size)
        wide = [font.size(words)[0] for _, words in self.options]
        spare = (rect.width - sum(wide)) / max(1, len(wide))
        self._edges = [rect.x]
        for number in range(len(wide)):
            self._edges.append(rect.x + round(sum(wide[: number + 1]) + spare * (number + 1)))

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._at(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(self._at(event.pos))
            return True
        return False

    def command(self, command: Command) -> bool:
        if command is Command.CONFIRM:
            self._take((self.place_of_value + 1) % len(self.options))
            return True
        if command not in (Command.LEFT, Command.RIGHT):
            return False
        place = self.place_of_value + (1 if command is Command.RIGHT else -1)
        if not 0 <= place < len(self.options):
            return False
        self._take(place)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        surface.blit(shapes.box(self.rect.size, corner(theme), SUNK, PANEL_LINE, 1), self.rect)
        for number, (_, words) in enumerate(self.options):
            part = pygame.Rect(
                self._edges[number],
                self.rect.y,
                self._edges[number + 1] - self._edges[number],
                self.rect.height,
            )
            taken = number == self.place_of_value
            if taken:
                inner = part.inflate(-2 * theme.px(4), -2 * theme.px(4))
                fill = mix(GOLD, WHITE, 0.15) if self.focused else GOLD
                surface.blit(shapes.box(inner.size, max(4, corner(theme) - theme.px(3)), fill), inner)
            pointed = self.hovered and self._pointed == number
            ink = BLACK if taken else WHITE if pointed else TEXT_DIM if not self.enabled else TEXT
            picture = theme.fitted("sans-bold", self.size, words, ink, part.width - 4)
            surface.blit(picture, picture.get_rect(center=part.center))

    def _at(self, pos: tuple[int, int]) -> int:
        for number in range(len(self.options)):
            if self._edges[number] <= pos[0] < self._edges[number + 1]:
                return number
        return -1

    def _take(self, place: int) -> None:
        if 0 <= place < len(self.options) and self.options[place][0] != self.value:
            self.value = self.options[place][0]
            self.on_change(self.value)


class Stepper(Widget, Generic[T]):
    """One of several values, with an arrow on either side to go to the next."""

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        tip: str = "",
        size: int = 17,
        signs: dict[T, str] | None = None,
    ) -> None:
        super().__init__(tip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.size = size
        self.signs = signs or {}
        self._pointed = 0

    @property
    def place_of_value(self) -> int:
        """Which of the options is taken; the first when none is."""
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def wants(self, theme: Theme) -> tuple[int, int]:
        font = theme.font("sans-bold", self.size)
        widest = max(font.size(words)[0] for _, words in self.options)
        sign = round(theme.type_px(self.size) * 1.4) if self.signs else 0
        return widest + sign + 2 * self._end(theme) + theme.px(12), row_height(theme, self.size)

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._side(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._go(self._side(event.pos) or 1)
            return True
        if event.type == pygame.MOUSEWHEEL and event.y:
            self._go(-1 if event.y > 0 else 1)
            return True
        return False

    def command(self, command: Command) -> bool:
        if command in (Command.RIGHT, Command.CONFIRM):
            self._go(1)
        elif command is Command.LEFT:
            self._go(-1)
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        bright = self.hovered or self.focused
        fill, line = (LIT, mix(PANEL_LINE, WHITE, 0.25)) if bright and self.enabled else (RAISED, PANEL_LINE)
        surface.blit(shapes.box(self.rect.size, corner(theme), fill, line, 1), self.rect)
        size = max(9, theme.px(14))
        for side, sign in ((-1, "arrow_left"), (1, "arrow_right")):
            ink = GOLD if self.hovered and self._pointed == side else TEXT_DIM
            middle = (
                self.rect.x + self._end(theme) // 2 if side < 0 else self.rect.right - self._end(theme) // 2
            )
            surface.blit(icon(sign, size, ink), (middle - size // 2, self.rect.centery - size // 2))
        self._draw_value(surface, theme, WHITE if bright else TEXT)

    def _draw_value(self, surface: pygame.Surface, theme: Theme, ink: Colour) -> None:
        value, words = self.options[self.place_of_value]
        sign = self.signs.get(value)
        size = round(theme.type_px(self.size) * 1.1) if sign else 0
        gap = round(size * 0.3)
        space = self.rect.width - 2 * self._end(theme) - size - gap
        picture = theme.fitted("sans-bold", self.size, words, ink, max(1, space))
        x = self.rect.centerx - (picture.get_width() + size + gap) // 2
        if sign:
            surface.blit(icon(sign, size, ink), (x, self.rect.centery - size // 2))
        surface.blit(picture, (x + size + gap, self.rect.centery - picture.get_height() // 2))

    def _end(self, theme: Theme) -> int:
        return max(22, theme.px(36))

    def _side(self, pos: tuple[int, int]) -> int:
        third = self.rect.width / 3
        return -1 if pos[0] < self.rect.x + third else 1 if pos[0] > self.rect.right - third else 0

    def _go(self, step: int) -> None:
        place = (self.place_of_value + step) % len(self.options)
        if self.options[place][0] != self.value:
            self.value = self.options[place][0]
            self.on_change(self.value)
