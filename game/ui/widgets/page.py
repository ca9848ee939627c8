"""Controls together: where the mouse is, who has the focus, and the tip that explains."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.focus import FocusRing
from game.ui.input import Command, command_of
from game.ui.theme import BAND, GOLD, TEXT, Theme
from game.ui.widgets import shapes
from game.ui.widgets.base import Widget, corner

TIP_AFTER = 0.45
"""Seconds that the mouse rests on a control before its tip shows."""

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Page:
    """The controls of a scene, in the order of Tab. Those listed later lie on top.

    `click` is called when one of them is pressed, by mouse or key.
    """

    def __init__(self, widgets: Sequence[Widget] = (), click: Callable[[], None] | None = None) -> None:
        self.widgets: list[Widget] = list(widgets)
        self._click = click
        self.ring = FocusRing(self.widgets)
        self._held: Widget | None = None
        self._pos = (-1, -1)
        self._rested = 0.0

    def set(self, widgets: Sequence[Widget], focus: Widget | None = None) -> None:
        """Exchange all controls; the focus goes to `focus`, or stays where it was if that control is still there."""
        self.widgets[:] = widgets
        self._held = self._held if self._held in self.widgets else None
        if focus is not None or self.ring.current not in self.widgets:
            self.ring.set(focus)
        self._hover(self._pos)

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to a control."""
        self.ring.set(widget)

    @property
    def pointed(self) -> Widget | None:
        """The control under the mouse."""
        return next((widget for widget in self.widgets if widget.hovered), None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when a control had a use for it."""
        if event.type in _MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            target = self.pointed or self.ring.current
            return target is not None and target.is_live and target.mouse(event)
        if event.type == pygame.WINDOWLEAVE:
            self._hover((-1, -1))
            return False
        return self._key(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a tip has come up."""
        before = self._rested
        self._rested += seconds
        pointed = self.pointed
        return before < TIP_AFTER <= self._rested and pointed is not None and bool(pointed.tip)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw all controls, the mark of focus, and the tip."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface, theme)
        focused = self.ring.current
        if self.ring.shown and focused is not None and focused.is_live and focused in self.widgets:
            focused.draw_focus(surface, theme)
        tipped = self.pointed if self._rested >= TIP_AFTER else None
        if tipped is None and self.ring.shown:
            tipped = focused
        if tipped is not None and tipped.tip and tipped.visible:
            draw_tip(surface, theme, tipped.tip, tipped.rect)

    def _mouse(self, event: pygame.event.Event) -> bool:
        self._hover(event.pos)
        if event.type == pygame.MOUSEMOTION:
            target = self._held or self.pointed
            return target is not None and target.is_live and target.mouse(event)
        if event.type == pygame.MOUSEBUTTONUP:
            held, self._held = self._held, None
            return held is not None and held.mouse(event)
        self.ring.shown = False
        pressed = next((widget for widget in reversed(self.widgets) if widget.hit(event.pos)), None)
        if pressed is None or not pressed.is_live:
            return False
        if pressed.focusable:
            self.ring.set(pressed)
        if event.button == 1:
            self._held = pressed
        used = pressed.mouse(event)
        self._sound(used and event.button == 1)
        return used

    def _key(self, event: pygame.event.Event) -> bool:
        focused = self.ring.current if self.ring.current in self.widgets else None
        if event.type == pygame.KEYDOWN and focused is not None and focused.is_live and focused.typed(event):
            return True
        command = command_of(event)
        if command is not None and focused is not None and focused.is_live and focused.command(command):
            self.ring.shown = True
            self._sound(command is Command.CONFIRM)
            return True
        if command is not None and self.ring.take(command):
            return True
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        keyed = next((w for w in self.widgets if w.key == event.key and w.is_live), None)
        if keyed is None:
            return False
        self._sound(True)
        keyed.press()
        return True

    def _sound(self, pressed: bool) -> None:
        if pressed and self._click is not None:
            self._click()

    def _hover(self, pos: tuple[int, int]) -> None:
        if pos != self._pos:
            self._rested = 0.0
        self._pos = pos
        top = next((widget for widget in reversed(self.widgets) if widget.hit(pos)), None)
        for widget in self.widgets:
            widget.hovered = widget is top


def draw_tip(surface: pygame.Surface, theme: Theme, words: str, about: pygame.Rect) -> pygame.Rect:
    """Explain something beside it: below, or above where there is no room; gives the place taken."""
    pad, step = theme.px(12), theme.line_height(17)
    lines = theme.wrap("sans", 17, words, min(theme.px(520) + 140, surface.get_width() - 4 * pad))
    pictures = [theme.text("sans", 17, line, TEXT) for line in lines]
    rect = pygame.Rect(0, 0, max(p.get_width() for p in pictures) + 2 * pad, step * len(lines) + 2 * pad)
    rect.midtop = (about.centerx, about.bottom + theme.px(8))
    if rect.bottom > surface.get_height():
        rect.bottom = about.top - theme.px(8)
    rect.clamp_ip(surface.get_rect())
    surface.blit(shapes.box(rect.size, corner(theme), BAND, GOLD, 1), rect)
    for number, picture in enumerate(pictures):
        surface.blit(picture, (rect.x + pad, rect.y + pad + number * step))
    return rect
