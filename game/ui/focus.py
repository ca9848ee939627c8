"""Which control the keys go to."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.input import ARROWS, Command
from game.ui.widgets.base import Widget

ASIDE = 2.5
"""How much farther a step to the side counts than one straight on, when an arrow looks for the next control."""


class FocusRing:
    """Hands the focus from control to control: Tab in order, arrows to the nearest one in their direction."""

    def __init__(self, widgets: Sequence[Widget]) -> None:
        self.widgets = widgets
        self.current: Widget | None = None
        self.shown = False

    def stops(self) -> list[Widget]:
        """All controls that can have the focus now, in order."""
        return [widget for widget in self.widgets if widget.focusable and widget.is_live]

    def set(self, widget: Widget | None) -> None:
        """Give the focus to a control, or to none."""
        if self.current is not None:
            self.current.focused = False
        self.current = widget
        if widget is not None:
            widget.focused = True

    def take(self, command: Command) -> bool:
        """Move the focus if the command is one of moving; whether it was."""
        stops = self.stops()
        if command not in (Command.NEXT, Command.PREVIOUS, *ARROWS) or not stops:
            return False
        if self.current not in stops:
            self.set(stops[-1] if command is Command.PREVIOUS else stops[0])
        elif self.shown or command not in ARROWS:
            self._move(command, stops)
        self.shown = True
        return True

    def _move(self, command: Command, stops: list[Widget]) -> None:
        assert self.current is not None
        if command in ARROWS:
            self.set(self._nearest(command, stops) or self.current)
            return
        step = 1 if command is Command.NEXT else -1
        self.set(stops[(stops.index(self.current) + step) % len(stops)])

    def _nearest(self, command: Command, stops: list[Widget]) -> Widget | None:
        best: tuple[float, Widget] | None = None
        for widget in stops:
            far = _distance(self.current, widget, command) if widget is not self.current else None
            if far is not None and (best is None or far < best[0]):
                best = far, widget
        return best[1] if best else None


def _distance(start: Widget | None, other: Widget, command: Command) -> float | None:
    """How far away another control is in a direction; None when it does not lie there."""
    assert start is not None
    a, b = start.rect, other.rect
    if command in (Command.UP, Command.DOWN):
        ahead = b.centery - a.centery if command is Command.DOWN else a.centery - b.centery
        reach = b.top - a.bottom if command is Command.DOWN else a.top - b.bottom
        aside = max(b.left - a.right, a.left - b.right, 0) + abs(a.centerx - b.centerx) / 8
    else:
        ahead = b.centerx - a.centerx if command is Command.RIGHT else a.centerx - b.centerx
        reach = b.left - a.right if command is Command.RIGHT else a.left - b.right
        aside = max(b.top - a.bottom, a.top - b.bottom, 0) + abs(a.centery - b.centery) / 8
    if ahead <= 0 or reach < -min(a.height, b.height) // 2:
        return None
    return max(reach, 0) + ahead / 50 + ASIDE * aside
