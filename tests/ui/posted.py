"""Events as a person makes them, given to a window one by one."""

import pygame

from game.ui.app import App
from game.ui.widgets import Widget

FRAME = 1 / 60


def key(app: App, code: int, mod: int = 0, letter: str = "") -> None:
    """Press and release a key."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.step(FRAME, [pygame.event.Event(kind, key=code, mod=mod, unicode=letter, scancode=0)])


def move(app: App, pos: tuple[int, int]) -> None:
    """Move the mouse to a point."""
    app.step(FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))])


def press(app: App, pos: tuple[int, int]) -> None:
    """Press the left button at a point."""
    app.step(FRAME, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])


def release(app: App, pos: tuple[int, int]) -> None:
    """Let the left button go at a point."""
    app.step(FRAME, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])


def click(app: App, pos: tuple[int, int]) -> None:
    """Click at a point."""
    move(app, pos)
    press(app, pos)
    if app.running and app.scenes:
        release(app, pos)


def click_on(app: App, widget: Widget) -> None:
    """Click in the middle of a control."""
    click(app, widget.rect.center)


def wheel(app: App, pos: tuple[int, int], turns: int) -> None:
    """Turn the wheel over a point: towards oneself is negative."""
    move(app, pos)
    app.step(FRAME, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turns)])


def resize(app: App, size: tuple[int, int]) -> None:
    """Make the window another size, as its frame does."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step(FRAME, [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
