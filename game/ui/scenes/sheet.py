"""A panel with a title over what lies below: the shape of settings, pause and help."""

from __future__ import annotations

import pygame

from game.text import say
from game.ui.app import App
from game.ui.input import Command, command_of
from game.ui.scene import Scene
from game.ui.theme import GOLD, PANEL, PANEL_LINE
from game.ui.widgets import Button, Page, shapes
from game.ui.widgets.base import corner


class Sheet(Scene):
    """A titled panel; the scene below shines through, out of focus. Esc takes it away."""

    title_key = ""
    design_width, design_height = 1100, 900
    least_width = 680

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = Page(click=app.click)
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._behind: pygame.Surface | None = None

    @property
    def inner(self) -> pygame.Rect:
        """The place for the content, below the title."""
        theme = self.app.theme
        pad = theme.px(44)
        top = self.panel.y + theme.px(30) + theme.line_height(48)
        return pygame.Rect(
            self.panel.x + pad, top, self.panel.width - 2 * pad, self.panel.bottom - theme.px(34) - top
        )

    def handle(self, event: pygame.event.Event) -> None:
        if not self.page.handle(event) and command_of(event) is Command.CANCEL:
            self.dismiss()

    def dismiss(self) -> None:
        """Go back to the scene below."""
        self.app.pop()

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        room = pygame.Rect((0, 0), size).inflate(-2 * theme.px(28), -2 * theme.px(28))
        width = min(room.width, max(theme.px(self.design_width), self.least_width))
        height = min(room.height, max(theme.px(self.design_height), self.least_height()))
        self.panel = pygame.Rect(0, 0, width, height)
        self.panel.center = room.center
        self._behind = None
        self.lay_out()

    def least_height(self) -> int:
        """How high the panel must be to hold its content, where that is known."""
        return 0

    def lay_out(self) -> None:
        """Place all controls inside `inner`."""

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        if self._behind is None:
            self._behind = shapes.blurred(self.app.below(self), 5)
            shapes.veil(self._behind, (8, 11, 14), 95)
        surface.blit(self._behind, (0, 0))
        spread = theme.px(40)
        surface.blit(
            shapes.shadow(self.panel.size, corner(theme), spread, 210), self.panel.move(-spread, -spread)
        )
        surface.blit(shapes.box(self.panel.size, corner(theme) + 4, PANEL, PANEL_LINE, 1), self.panel)
        title = theme.text("serif-bold", 48, say(self.title_key), GOLD)
        surface.blit(title, (self.inner.x, self.panel.y + theme.px(22)))
        self.draw_content(surface)
        self.page.draw(surface, theme)

    def draw_content(self, surface: pygame.Surface) -> None:
        """Draw what is not a control."""

    def back_button(self) -> Button:
        """A button that takes the panel away."""
        return Button(say("scene.back"), self.dismiss, "arrow_left", pygame.K_ESCAPE)

    def place_back(self, button: Button) -> None:
        """Put the button for going back into the panel's upper right corner."""
        theme = self.app.theme
        wide, high = button.wants(theme)
        place = pygame.Rect(0, 0, wide, high)
        place.topright = (self.inner.right, self.panel.y + theme.px(26))
        button.place(place, theme)
