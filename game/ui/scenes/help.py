"""The rules in short, to read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, takewhile

import pygame

from game.text import has, say
from game.ui.app import App
from game.ui.scenes.sheet import Sheet
from game.ui.theme import PANEL_LINE
from game.ui.widgets import Button, TextFlow
from game.ui.widgets.buttons import CHOSEN, QUIET

SIGNS = (
    "crown", "star", "hourglass", "cards", "boot", "log", "sword", "shield", "coin", "tower", "wave", "check", "level",
    "eye",
)  # fmt: skip
"""The signs before the headings."""


class HelpScene(Sheet):
    """The rules as paragraphs, with a list of headings to jump to where there is room for it."""

    title_key = "help.title"
    design_width, design_height = 1500, 980

    def __init__(self, app: App) -> None:
        super().__init__(app)
        numbers = list(takewhile(lambda number: has(f"help.{number}"), count(1)))
        parts = [(say(f"help.{number}.title"), say(f"help.{number}")) for number in numbers]
        self.flow = TextFlow(parts, signs=SIGNS)
        self.jumps = [
            Button(say(f"help.{number}.title"), self._jumping(number - 1), look=QUIET, size=17)
            for number in numbers
        ]
        self.back = self.back_button()
        self.page.set([self.flow, *self.jumps, self.back], self.flow)

    def least_height(self) -> int:
        return 600

    def lay_out(self) -> None:
        theme, inner = self.app.theme, self.inner
        self.place_back(self.back)
        step = max(button.wants(theme)[1] for button in self.jumps)
        roomy = inner.width >= 900 and step * len(self.jumps) <= inner.height + step
        wide = max(button.wants(theme)[0] for button in self.jumps) if roomy else 0
        step = min(step, inner.height // len(self.jumps))
        for number, button in enumerate(self.jumps):
            button.visible = roomy
            button.place(pygame.Rect(inner.x, inner.y + number * step, wide, step - 2), theme)
        left = inner.x + (wide + theme.px(40) if roomy else 0)
        self.flow.place(pygame.Rect(left, inner.y, inner.right - left, inner.height), theme)

    def draw_content(self, surface: pygame.Surface) -> None:
        if self.jumps[0].visible:
            for number, button in enumerate(self.jumps):
                button.look = CHOSEN if number == self.flow.current else QUIET
            x = self.flow.rect.x - self.app.theme.px(20)
            pygame.draw.line(surface, PANEL_LINE, (x, self.inner.y), (x, self.inner.bottom))

    def _jumping(self, part: int) -> Callable[[], None]:
        return lambda: self.flow.scroll_to(self.flow.tops[part])
