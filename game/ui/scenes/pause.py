"""The battle waits."""

from __future__ import annotations

import pygame

from game.text import say
from game.ui.app import App
from game.ui.scenes.help import HelpScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.sheet import Sheet
from game.ui.theme import TEXT_DIM
from game.ui.widgets import Button
from game.ui.widgets.base import draw_lines
from game.ui.widgets.buttons import MAIN


class PauseScene(Sheet):
    """Go on, settings, rules, or leave; the game is kept."""

    title_key = "pause.title"
    design_width, design_height = 660, 640
    least_width = 400

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons = [
            Button(say("pause.resume"), self.dismiss, "play", pygame.K_ESCAPE, MAIN),
            Button(say("pause.settings"), lambda: app.push(SettingsScene(app)), "gear", pygame.K_s),
            Button(say("pause.help"), lambda: app.push(HelpScene(app)), "log", pygame.K_h),
            Button(say("pause.leave"), self._leave, "menu", pygame.K_m),
            Button(say("pause.quit"), app.quit, "door", pygame.K_q),
        ]
        self.page.set(self.buttons, self.buttons[0])

    def least_height(self) -> int:
        theme = self.app.theme
        row = self.buttons[0].wants(theme)[1] + theme.px(16)
        return len(self.buttons) * row + theme.line_height(48) + theme.line_height(17) * 2 + theme.px(80)

    def lay_out(self) -> None:
        theme, inner = self.app.theme, self.inner
        foot = theme.line_height(17) * 2
        step = (inner.height - foot) // len(self.buttons)
        for number, button in enumerate(self.buttons):
            high = min(step - theme.px(10), max(theme.px(60), button.wants(theme)[1]))
            button.place(
                pygame.Rect(inner.x, inner.y + number * step + (step - high) // 2, inner.width, high), theme
            )

    def draw_content(self, surface: pygame.Surface) -> None:
        theme, inner = self.app.theme, self.inner
        foot = pygame.Rect(inner.x, inner.bottom - theme.line_height(17), inner.width, theme.line_height(17))
        draw_lines(surface, theme, "sans", 17, say("pause.kept"), foot, TEXT_DIM, centred=True)

    def _leave(self) -> None:
        from game.ui.scenes.menu import MenuScene

        self.app.restart(MenuScene(self.app))
