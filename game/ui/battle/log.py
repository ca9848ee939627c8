"""The panel of the log."""

from __future__ import annotations

import pygame

from game.text import say
from game.ui.battle.layout import Layout
from game.ui.battle.sentences import FAINT, HEAD, PLAIN, STRONG, Line
from game.ui.theme import BAND, GOLD, PANEL_LINE, TEXT, TEXT_DIM, TEXT_SOFT, Colour, Theme, mix
from game.ui.widgets import shapes

_LOOKS: dict[str, tuple[str, Colour]] = {
    HEAD: ("sans-bold", GOLD),
    PLAIN: ("sans", TEXT_SOFT),
    STRONG: ("sans-bold", TEXT),
    FAINT: ("sans", TEXT_DIM),
}
LONGEST = 600
"""Lines that are kept."""


class Log:
    """The panel with the newest lines at its foot. The wheel scrolls back; new lines scroll it down again."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.back = 0
        self._rows: list[tuple[pygame.Rect, Line]] = []
        self._drawn: tuple[object, pygame.Surface] | None = None

    def add(self, lines: list[Line]) -> None:
        """Write lines at the end."""
        self.lines = [*self.lines, *lines][-LONGEST:]
        if lines:
            self.back = 0

    def scroll(self, rows: int) -> None:
        """Go back by so many rows, or forward by a negative number."""
        self.back = max(0, min(self.back + rows, max(0, len(self.lines) - 3)))

    def line_at(self, pos: tuple[int, int]) -> Line | None:
        """The line under a point."""
        return next((line for rect, line in self._rows if rect.collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Draw the panel."""
        key = (
            rect.topleft,
            rect.size,
            len(self.lines),
            self.back,
            self.lines[-1:] and id(self.lines[-1]),
            id(theme),
        )
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._paint(theme, rect))
        surface.blit(self._drawn[1], rect)

    def _paint(self, theme: Theme, rect: pygame.Rect) -> pygame.Surface:
        panel = shapes.box(
            rect.size, max(6, theme.px(12)), (*BAND, 228), mix(PANEL_LINE, BAND, 0.5), 1
        ).copy()
        pad = max(8, theme.px(16))
        head = theme.capitals(12, say("log.title"), TEXT_DIM)
        panel.blit(head, (pad, pad * 3 // 4))
        top = pad + head.get_height()
        step = theme.line_height(14)
        self._rows = []
        y = rect.height - pad
        for line in reversed(self.lines[: len(self.lines) - self.back]):
            face, colour = _LOOKS[line.look]
            indent = 0 if line.look in (HEAD, STRONG) else theme.px(12)
            words = theme.wrap(face, 14, line.words, rect.width - 2 * pad - indent)
            y -= step * len(words)
            if y < top:
                break
            for row, part in enumerate(words):
                panel.blit(theme.text(face, 14, part, colour), (pad + indent, y + row * step))
            place = pygame.Rect(rect.x + pad, rect.y + y, rect.width - 2 * pad, step * len(words))
            self._rows.append((place, line))
            y -= max(1, theme.px(3)) if line.look != HEAD else max(3, theme.px(8))
        return panel


def opened(layout: Layout) -> pygame.Rect:
    """Where the log opens in a window that folds it to a button."""
    width, height = layout.size
    rect = pygame.Rect(0, 0, min(420, width - 40), layout.prompt.y - layout.top.bottom - 20)
    rect.topright = (width - 20, layout.top.bottom + 10)
    return rect.clip(pygame.Rect(0, 0, width, height))
