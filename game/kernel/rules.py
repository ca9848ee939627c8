"""What a game mode offers to the kernel."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Protocol, Self, TypeVar

from game.kernel.decision import Seat
from game.kernel.event import Event
from game.kernel.flow import Flow


class State(Protocol):
    """What a clone copies. `events` is None in a clone that nobody watches; `luck` feeds seat CHANCE."""

    events: list[Event] | None
    luck: int

    def copy(self) -> Self:
        """An independent state that nobody watches."""
        ...

    def key(self) -> tuple[object, ...]:
        """All that makes this state what it is, as nested tuples of integers and words."""
        ...


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """One game mode: plain functions over its state."""

    def beat(self, state: S) -> Flow[None]:
        """The shortest stretch of play that can start from the state alone."""
        ...

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        ...

    def view(self, state: S, seat: Seat) -> S:
        """A copy with all that `seat` may not know cut out."""
        ...

    def resample(
        self, view: S, seat: Seat, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]
    ) -> S:
        """A full state as it may be behind a view.

        `known` lists who has revealed which word (card id) by a choice since; `pick(n)` draws a number below n.
        """
        ...


def digest(state: State) -> str:
    """A fingerprint of a state: equal states, equal words, on every machine."""
    return blake2b(repr(state.key()).encode(), digest_size=12).hexdigest()
