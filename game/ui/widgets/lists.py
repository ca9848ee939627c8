"""A list to choose from, that scrolls when it is longer than its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.text import say_count
from game.ui.input import Command
from game.ui.theme import BAD, GOLD, PANEL_LINE, TEXT, TEXT_DIM, WHITE, Theme, mix
from game.ui.widgets import shapes
from game.ui.widgets.base import LIT, SUNK, Widget, corner, draw_lines, lines_height

MOST_FAULTS = 4
"""How many faults a tip tells."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: its words, what is said below them, and what is wrong with it (then it cannot be taken)."""

    id: str
    words: str
    below: str = ""
    faults: tuple[str, ...] = ()


class Choices(Widget):
    """Rows of which one is taken. Rows with faults can be looked at, not taken: the tip tells all of them."""

    def __init__(
        self, rows: Sequence[Row], value: str, on_change: Callable[[str], None], tip: str = ""
    ) -> None:
        super().__init__(tip)
        self.rows = list(rows)
        self.value = value
        self.on_change = on_change
        self.scroll = 0
        self._spans: list[tuple[int, int]] = []
        self._pointed = -1
        self._cursor = -1
        self._pad = 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._pad = theme.px(14)
        top = 0
        self._spans = []
        for row in self.rows:
            height = self._row_height(row, theme)
            self._spans.append((top, height))
            top += height
        self._scroll_to(self.scroll)

    def height(self, theme: Theme) -> int:
        """How high all rows together are at the width that the list has."""
        self._pad = theme.px(14)
        return sum(self._row_height(row, theme) for row in self.rows)

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._at(event.pos)
            self._explain(self._pointed)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(self._at(event.pos))
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self.scroll - event.y * 40)
            return True
        return False

    def command(self, command: Command) -> bool:
        if command not in (Command.UP, Command.DOWN):
            return False
        here = self._cursor
        if here < 0:
            here = next((place for place, row in enumerate(self.rows) if row.id == self.value), -1)
        place = here + (1 if command is Command.DOWN else -1)
        if not 0 <= place < len(self.rows):
            return False
        self._cursor = place
        self._show(place)
        self._explain(place)
        self._take(place)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        surface.blit(shapes.box(self.rect.size, corner(theme), SUNK, PANEL_LINE, 1), self.rect)
        old = surface.get_clip()
        surface.set_clip(self.rect.inflate(-2, -2).clip(old))
        for number, row in enumerate(self.rows):
            top, height = self._spans[number]
            part = pygame.Rect(self.rect.x, self.rect.y + top - self.scroll, self.rect.width, height)
            if part.colliderect(self.rect):
                looked_at = number == (
                    self._pointed if self.hovered else self._cursor if self.focused else -1
                )
                self._draw_row(surface, theme, row, part, looked_at)
        surface.set_clip(old)
        self._draw_bar(surface, theme)

    def _row_height(self, row: Row, theme: Theme) -> int:
        width = self.rect.width - 2 * self._pad - theme.px(14)
        height = theme.line_height(20) + theme.px(18)
        for words in (row.below, *_first_of(row.faults)):
            height += lines_height(theme, "sans", 14, words, width) if words else 0
        return height

    def _draw_row(
        self, surface: pygame.Surface, theme: Theme, row: Row, part: pygame.Rect, pointed: bool
    ) -> None:
        taken = row.id == self.value
        inner = part.inflate(-2 * theme.px(5), -theme.px(6))
        if taken or pointed:
            line = GOLD if taken else PANEL_LINE
            surface.blit(shapes.box(inner.size, corner(theme), LIT, line, max(1, theme.px(1.5))), inner)
        x, width = part.x + self._pad, part.width - 2 * self._pad - theme.px(14)
        ink = TEXT_DIM if row.faults else GOLD if taken else WHITE if pointed else TEXT
        title = theme.fitted("serif-bold", 20, row.words, ink, width)
        y = part.y + theme.px(8)
        surface.blit(title, (x, y))
        y += theme.line_height(20)
        if row.below:
            y += draw_lines(surface, theme, "sans", 14, row.below, pygame.Rect(x, y, width, 0), TEXT_DIM)
        for fault in _first_of(row.faults):
            colour = mix(BAD, TEXT_DIM, 0.25)
            y += draw_lines(surface, theme, "sans", 14, fault, pygame.Rect(x, y, width, 0), colour)

    def _draw_bar(self, surface: pygame.Surface, theme: Theme) -> None:
        whole = self._whole()
        if whole <= self.rect.height:
            return
        draw_bar(surface, theme, self.rect, self.scroll, whole)

    def _whole(self) -> int:
        return self._spans[-1][0] + self._spans[-1][1] if self._spans else 0

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = max(0, min(scroll, self._whole() - self.rect.height))

    def _at(self, pos: tuple[int, int]) -> int:
        y = pos[1] - self.rect.y + self.scroll
        return next((i for i, (top, height) in enumerate(self._spans) if top <= y < top + height), -1)

    def _explain(self, place: int) -> None:
        """Let the tip tell all that is wrong with a row."""
        faults = self.rows[place].faults if 0 <= place < len(self.rows) else ()
        told, more = faults[:MOST_FAULTS], len(faults) - MOST_FAULTS
        self.tip = "\n".join((*told, say_count("list.more-faults", more)) if more > 0 else told)

    def _show(self, place: int) -> None:
        """Scroll until a row is in view."""
        top, height = self._spans[place]
        if top < self.scroll:
            self._scroll_to(top)
        elif top + height > self.scroll + self.rect.height:
            self._scroll_to(top + height - self.rect.height)

    def _take(self, place: int) -> None:
        if not 0 <= place < len(self.rows) or self.rows[place].faults:
            return
        self._cursor = place
        self._show(place)
        if self.rows[place].id != self.value:
            self.value = self.rows[place].id
            self.on_change(self.value)


def _first_of(faults: tuple[str, ...]) -> tuple[str, ...]:
    """The first fault, and how many more there are."""
    if len(faults) < 2:
        return faults
    return faults[0], say_count("list.more-faults", len(faults) - 1)


def draw_bar(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, scroll: int, whole: int) -> None:
    """The bar at the right of something that scrolls, `whole` pixels high in all."""
    width = max(4, theme.px(6))
    track = rect.height - 2 * width
    length = max(3 * width, track * rect.height // whole)
    top = rect.y + width + (track - length) * scroll // max(1, whole - rect.height)
    surface.blit(
        shapes.box((width, length), width // 2, mix(PANEL_LINE, WHITE, 0.25)), (rect.right - 2 * width, top)
    )
