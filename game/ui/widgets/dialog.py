"""A question or a message over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.input import Command, command_of
from game.ui.scene import Scene
from game.ui.theme import GOLD, PANEL, PANEL_LINE, TEXT_SOFT
from game.ui.widgets import shapes
from game.ui.widgets.base import corner, draw_lines, lines_height
from game.ui.widgets.buttons import MAIN, PLAIN, Button
from game.ui.widgets.page import Page

if TYPE_CHECKING:
    from game.ui.app import App


class Dialog(Scene):
    """A title, some words and buttons; Esc is the last button. Each answer closes the dialog first."""

    def __init__(
        self, app: App, title: str, words: str, answers: Sequence[tuple[str, Callable[[], None] | None]]
    ) -> None:
        super().__init__(app)
        self.title = title
        self.words = words
        self.buttons = [
            Button(label, self._closing(act), look=MAIN if number == 0 else PLAIN)
            for number, (label, act) in enumerate(answers)
        ]
        self.page = Page(self.buttons, app.click)
        self.page.focus(self.buttons[0])
        self.box = pygame.Rect(0, 0, 0, 0)

    def handle(self, event: pygame.event.Event) -> None:
        if command_of(event) is Command.CANCEL:
            self.buttons[-1].press()
        else:
            self.page.handle(event)

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        pad = theme.px(36)
        width = min(max(theme.px(760), 460), size[0] - 2 * pad)
        inner = width - 2 * pad
        height = theme.line_height(32) + lines_height(theme, "sans", 20, self.words, inner)
        row = max(button.wants(theme)[1] for button in self.buttons)
        self.box = pygame.Rect(0, 0, width, height + row + 4 * pad - theme.px(20))
        self.box.center = (size[0] // 2, size[1] // 2)
        x = self.box.right - pad
        for button in self.buttons[::-1]:
            wide = max(button.wants(theme)[0], theme.px(140))
            x -= wide
            button.place(pygame.Rect(x, self.box.bottom - pad - row, wide, row), theme)
            x -= theme.px(14)
        self._behind = self.app.below(self)
        shapes.veil(self._behind, (8, 11, 14), 150)

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        surface.blit(self._behind, (0, 0))
        spread = theme.px(30)
        surface.blit(
            shapes.shadow(self.box.size, corner(theme), spread, 200), self.box.move(-spread, -spread)
        )
        surface.blit(shapes.box(self.box.size, corner(theme) + 4, PANEL, PANEL_LINE, 1), self.box)
        inner = self.box.inflate(-2 * theme.px(36), -2 * theme.px(30))
        inner.y += draw_lines(surface, theme, "serif-bold", 32, self.title, inner, GOLD) + theme.px(10)
        draw_lines(surface, theme, "sans", 20, self.words, inner, TEXT_SOFT)
        self.page.draw(surface, theme)

    def _closing(self, act: Callable[[], None] | None) -> Callable[[], None]:
        def answer() -> None:
            self.app.pop()
            if act is not None:
                act()

        return answer
