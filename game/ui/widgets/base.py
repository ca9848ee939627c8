"""What all controls have in common."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.input import Command
from game.ui.theme import PANEL_LIGHT, WHITE, Colour, Theme, mix
from game.ui.widgets import shapes

RAISED = PANEL_LIGHT
LIT = mix(PANEL_LIGHT, WHITE, 0.08)
SUNK = (18, 24, 30)


class Widget:
    """A control in a rectangle. `tip` explains it on hover or focus; `key` presses it from anywhere on the page."""

    focusable = True

    def __init__(self, tip: str = "", key: int | None = None) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.focused = False
        self.tip = tip
        self.key = key

    @property
    def is_live(self) -> bool:
        """Whether it can be seen and used."""
        return self.visible and self.enabled

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Take a place on the page."""
        self.rect = pygame.Rect(rect)

    def wants(self, theme: Theme) -> tuple[int, int]:
        """The width and height that it needs to show all of itself."""
        return theme.px(200), row_height(theme)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on it."""
        return self.visible and self.rect.collidepoint(pos)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Take a mouse event that happened on it, or after a press on it; True when that was of use."""
        return False

    def command(self, command: Command) -> bool:
        """Take a command while it has the focus; True when that was of use."""
        return False

    def typed(self, event: pygame.event.Event) -> bool:
        """Take a key while it has the focus; True when that was of use."""
        return False

    def press(self) -> None:
        """Do what its key is for."""

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw it without the mark of focus."""

    def draw_focus(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw the mark of focus round it."""
        shapes.ring(surface, self.rect, corner(theme), WHITE, max(2, theme.px(2.5)))


class Pressable(Widget):
    """A control that does one thing when it is pressed and let go, or confirmed."""

    def __init__(self, on_press: Callable[[], None], tip: str = "", key: int | None = None) -> None:
        super().__init__(tip, key)
        self.on_press = on_press
        self.held = False

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.held = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.held:
            self.held = False
            if self.hit(event.pos):
                self.press()
            return True
        return False

    def command(self, command: Command) -> bool:
        if command is Command.CONFIRM:
            self.press()
            return True
        return False

    def press(self) -> None:
        self.on_press()


def row_height(theme: Theme, size: int = 20) -> int:
    """How high a control with one line of text is."""
    return max(theme.px(48), theme.line_height(size) + max(theme.px(12), 11))


def corner(theme: Theme) -> int:
    """The radius of a control's corners."""
    return max(5, theme.px(11))


def draw_lines(
    surface: pygame.Surface,
    theme: Theme,
    face: str,
    size: int,
    words: str,
    rect: pygame.Rect,
    colour: Colour,
    centred: bool = False,
) -> int:
    """Wrapped text from the top of `rect` down; gives the height used."""
    step = theme.line_height(size)
    y = rect.y
    for line in theme.wrap(face, size, words, rect.width):
        picture = theme.text(face, size, line, colour)
        surface.blit(picture, (rect.x + (rect.width - picture.get_width()) // 2 if centred else rect.x, y))
        y += step
    return y - rect.y


def lines_height(theme: Theme, face: str, size: int, words: str, width: int) -> int:
    """The height that wrapped text takes."""
    return len(theme.wrap(face, size, words, width)) * theme.line_height(size)
