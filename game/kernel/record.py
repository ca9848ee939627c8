"""A game as a value: its set-up, its seed and its list of choices."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.kernel.decision import Value

RECORD_VERSION = 1


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All that is needed to play a game again.

    `setup` is the mode's set-up as JSON values; `choices` are the answers in order, those of chance left out, since the
    seed gives them; `digest` is the fingerprint of the last state reached.
    """

    mode: str
    setup: Mapping[str, object]
    seed: int
    choices: tuple[Value, ...]
    digest: str
    version: int = RECORD_VERSION
