"""Motion: easing, motions with a length, and a clock of our own that plays them one after the other or side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = Callable[[pygame.Surface, float], None]
"""Draws a moment of a motion; the number is how much of it has passed, 0 to 1."""

SPEEDS = (1.0, 2.0, 4.0, 0.0)
"""What the speed key goes through; 0 stands for instant."""


def ease_out(share: float) -> float:
    """Fast first, then slower."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Slow first, then faster."""
    return share**3


def ease_in_out(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def there_and_back(share: float) -> float:
    """From 0 up to 1 and down again."""
    return 1 - abs(2 * share - 1)


def between(a: Point, b: Point, share: float) -> Point:
    """The point so much of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def arc(a: Point, b: Point, height: float, share: float) -> Point:
    """A point on a throw from `a` to `b` that rises `height` pixels."""
    x, y = between(a, b, share)
    return x, y - 4 * height * share * (1 - share)


def part(share: float, start: float, end: float) -> float:
    """How much of a stretch inside a motion has passed, 0 before it and 1 after it."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


@dataclass(slots=True)
class Motion:
    """Something that moves for some seconds, after a delay.

    `paint` draws over the board while it runs, `pose` changes how pieces stand. `at_start` and `at_end` are called once
    each, also when it is skipped. What `holds` keeps those waiting that come after it; the rest is mere decoration.
    """

    seconds: float
    delay: float = 0.0
    paint: Paint | None = None
    pose: Callable[[float], None] | None = None
    at_start: Callable[[], None] | None = None
    at_end: Callable[[], None] | None = None
    holds: bool = True
    passed: float = 0.0
    started: bool = False
    ended: bool = False

    @property
    def share(self) -> float:
        """How much of it has passed, 0 to 1."""
        return 1.0 if self.seconds <= 0 else min(1.0, max(0.0, (self.passed - self.delay) / self.seconds))

    @property
    def is_running(self) -> bool:
        """Whether it is to be seen now."""
        return self.started and not self.ended

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds
        if not self.started and self.passed >= self.delay:
            self.started = True
            if self.at_start is not None:
                self.at_start()
        if self.started and not self.ended and self.passed >= self.delay + self.seconds:
            self.ended = True
            if self.at_end is not None:
                self.at_end()

    def finish(self) -> None:
        """Jump to the end."""
        self.advance(self.delay + self.seconds - self.passed + 1.0)


@dataclass(slots=True)
class Timeline:
    """The motions that run now, on a clock that a speed multiplies."""

    speed: float = 1.0
    motions: list[Motion] = field(default_factory=list)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        return bool(self.motions)

    @property
    def is_held(self) -> bool:
        """Whether something runs that others have to wait for."""
        return any(motion.holds for motion in self.motions)

    def add(self, motions: Iterable[Motion]) -> None:
        """Start motions side by side."""
        self.motions.extend(motions)

    def advance(self, seconds: float) -> None:
        """Let real seconds pass."""
        for motion in tuple(self.motions):
            motion.advance(seconds * self.speed)
        self.motions = [motion for motion in self.motions if not motion.ended]

    def skip(self) -> None:
        """Jump to the end of all that runs, in the order in which it would have ended."""
        for motion in sorted(self.motions, key=lambda each: each.delay + each.seconds - each.passed):
            motion.finish()
        self.motions = []

    def pose(self) -> None:
        """Let the motions say how pieces stand now."""
        for motion in self.motions:
            if motion.is_running and motion.pose is not None:
                motion.pose(motion.share)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what runs."""
        for motion in self.motions:
            if motion.is_running and motion.paint is not None:
                motion.paint(surface, motion.share)
