"""Events: all that has happened."""

from dataclasses import dataclass

from game.kernel.decision import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened, told in the past tense, complete enough to be drawn without the state."""

    def visible_to(self, seat: Seat) -> bool:
        """Whether `seat` may learn of this event."""
        return True
