"""What a bot says when it is asked."""

from dataclasses import dataclass

from game.kernel.decision import Value


@dataclass(frozen=True, slots=True)
class Advice:
    """The option a bot plays and what it thought of others: (option, worth) pairs, best first; may be empty."""

    value: Value
    candidates: tuple[tuple[Value, float], ...] = ()
