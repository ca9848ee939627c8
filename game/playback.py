"""Watching a recorded game: a thinker that answers for every seat what the record says."""

from collections.abc import Sequence

from game.bots.worker import Asked, Reply
from game.kernel.decision import Value
from game.kernel.record import GameRecord
from game.session import Session
from game.store.maps import map_by_id
from game.store.records import replay, setup_of, start_of

RECORDED = "recorded"
"""The player of every seat of a game that is being watched."""


class Recorded:
    """Answers from a record, one each time the replies are fetched; at its end it answers no more.

    Questions are told apart by their number in the match, for in a row of secret decisions they come in any order.
    """

    def __init__(self, choices: Sequence[Value]) -> None:
        self._choices = choices
        self._first: int | None = None
        self._waiting: list[Asked] = []

    def ask(self, asked: Asked) -> None:
        """Take a question."""
        if self._first is None:
            self._first = asked.seen.number
        self._waiting.append(asked)

    def replies(self) -> list[Reply]:
        """The recorded answer to the earliest open question."""
        if self._first is None or not self._waiting:
            return []
        asked = min(self._waiting, key=lambda each: each.seen.number)
        place = asked.seen.number - self._first
        if place >= len(self._choices):
            return []
        self._waiting.remove(asked)
        return [Reply(asked.ticket, self._choices[place])]

    def close(self) -> None:
        """Drop all questions."""
        self._waiting.clear()


def watch(record: GameRecord) -> Session:
    """A recorded game from its start, going on by itself as far as it is valid (`problem` says where it is not).

    Raises:
        BadSave: not even the set-up can be played.
        BadMap: its map is not there, or not valid.
    """
    setup = setup_of(record)
    board = map_by_id(setup.map)
    replayed = replay(record, board)
    start = start_of(setup, record.seed, board)
    players = (RECORDED,) * len(set(start.cast.seats))
    session = Session(start, record.seed, players, Recorded(record.choices[: replayed.legal]), keeps=False)
    session.problem = replayed.problem
    return session
