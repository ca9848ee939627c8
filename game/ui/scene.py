"""What fills the window at one time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.app import App


class Scene:
    """One screen: menu, set-up, battle... Scenes lie on a stack; only the top one gets events and is drawn.

    All drawing is for `app.size` with `app.theme`; both are already the new ones when `resize` is called.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """The scene has come onto the stack."""

    def leave(self) -> None:
        """The scene is taken off the stack, or the window is being closed."""

    def uncover(self) -> None:
        """The scene above has gone: this one is on top again."""

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of mouse, keyboard or window; only what the event itself says counts."""

    def update(self, seconds: float) -> bool:
        """Let time pass; True when something has changed that must be drawn."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; what was there before is not cleared."""

    def resize(self, size: tuple[int, int]) -> None:
        """The window or the theme has changed: lay everything out anew."""
