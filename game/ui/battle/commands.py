"""The four commands at the foot and the button of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.store.settings import INSTANT
from game.text import say
from game.ui.battle.layout import Layout
from game.ui.theme import Theme
from game.ui.widgets import Button

KEYS = {
    "undo": pygame.K_z, "skip": pygame.K_SPACE, "speed": pygame.K_s, "menu": pygame.K_ESCAPE, "log": pygame.K_l,
}  # fmt: skip
FOUR = ("undo", "skip", "speed", "menu")


class Commands:
    """Buttons by name: undo, skip, speed, menu, and log (shown where the log is folded)."""

    def __init__(self, theme: Theme, layout: Layout, acts: Mapping[str, Callable[[], None]]) -> None:
        self.theme, self.layout = theme, layout
        self.buttons = {name: self._button(name, act) for name, act in acts.items()}
        self._place()

    def __getitem__(self, name: str) -> Button:
        return self.buttons[name]

    @property
    def widgets(self) -> list[Button]:
        """All buttons, in the order of Tab."""
        return list(self.buttons.values())

    def name_speed(self, speed: float) -> None:
        """Write the speed on its button."""
        times = f"{speed:g}".replace("0.5", "½")
        words = say("command.instant") if speed >= INSTANT else say("command.speed", times=times)
        self.buttons["speed"].words = words

    def _button(self, name: str, act: Callable[[], None]) -> Button:
        size = 14 if self.layout.compact or self.theme.scale < 0.8 else 17
        words = "" if name == "speed" else say(f"command.{name}")
        sign = "" if name == "log" else name
        key = None if self.layout.compact or name == "log" else KEYS[name]
        return Button(words, act, sign, key, tip=say(f"command.{name}-tip"), size=size)

    def _place(self) -> None:
        rect, gap = self.layout.commands, max(4, self.theme.px(14))
        wide, high = (rect.width - gap) // 2, (rect.height - gap) // 2
        for number, name in enumerate(FOUR):
            x, y = rect.x + number % 2 * (wide + gap), rect.y + number // 2 * (high + gap)
            self.buttons[name].place(pygame.Rect(x, y, wide, high), self.theme)
        self.buttons["log"].visible = self.layout.folded_log
        self.buttons["log"].place(self.layout.log, self.theme)
