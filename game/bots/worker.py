"""Bots in a process of their own, so that the window never waits for them.

Values travel to it, never a running game: what a seat may know, and the question. It imports no window. When the
process dies or takes too long it is replaced, and the questions it had are reported as lost.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Protocol

from game.bots import advise
from game.hexgrid.board import Board, Plan
from game.kernel.decision import Decision, Seat, Value
from game.kernel.match import Seen
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of
from game.lane.state import Cast, Lane

OVERDUE = 20.0
"""Seconds after which a question counts as lost; the start of the process takes about one."""

_SHARED = ("cast", "board", "events")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question for a bot. `seed` makes its luck, which is never that of the rules."""

    ticket: int
    bot: str
    seed: str
    seen: Seen[Lane]
    decision: Decision[Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """A bot's answer to the question of `ticket`; `lost` when there is none and never will be."""

    ticket: int
    value: Value = None
    lost: bool = False


class Thinker(Protocol):
    """Somebody who answers for bots, sooner or later."""

    def ask(self, asked: Asked) -> None:
        """Take a question; never blocks."""
        ...

    def replies(self) -> list[Reply]:
        """The answers that have come in since; never blocks."""
        ...

    def close(self) -> None:
        """Answer no more."""
        ...


class AtOnce:
    """A thinker in the same process: each question is answered when the replies are fetched."""

    def __init__(self) -> None:
        self._asked: list[Asked] = []

    def ask(self, asked: Asked) -> None:
        """Take a question."""
        self._asked.append(asked)

    def replies(self) -> list[Reply]:
        """Answer all questions."""
        asked, self._asked = self._asked, []
        rules = LaneRules()
        return [
            Reply(each.ticket, advise(each.bot, rules, each.seen, each.decision, Random(each.seed)).value)
            for each in asked
        ]

    def close(self) -> None:
        """Drop all questions."""
        self._asked.clear()


@dataclass(frozen=True, slots=True)
class _Parcel:
    """A question on its way: the state as plain values, for what all states share stays at both ends."""

    ticket: int
    bot: str
    seed: str
    seat: Seat
    number: int
    choices: tuple[tuple[Seat, Value], ...]
    values: Mapping[str, object]
    decision: Decision[Any]


class Worker:
    """A spawned process that thinks for the bots of one game."""

    def __init__(self, setup: LaneSetup, board: Board) -> None:
        self._setup = setup
        self._plan = board.plan
        self._waiting: dict[int, float] = {}
        self._lost: list[Reply] = []
        self._start()

    def ask(self, asked: Asked) -> None:
        """Send a question on its way."""
        self._waiting[asked.ticket] = time.monotonic() + OVERDUE
        try:
            self._pipe.send(_packed(asked))
        except OSError:
            self._replace()

    def replies(self) -> list[Reply]:
        """The answers that have come in; a dead or overdue process is replaced, its questions are lost."""
        found: list[Reply] = []
        try:
            while self._pipe.poll():
                reply = self._pipe.recv()
                self._waiting.pop(reply.ticket, None)
                found.append(reply)
        except (EOFError, OSError):
            self._replace()
        if self._waiting and (not self._process.is_alive() or min(self._waiting.values()) < time.monotonic()):
            self._replace()
        lost, self._lost = self._lost, []
        return found + lost

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        self._pipe.close()
        self._process.kill()
        self._process.join()

    @property
    def process(self) -> BaseProcess:
        """The process that thinks now."""
        return self._process

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=serve, args=(far_end, self._setup, self._plan), name="throneward-bots", daemon=True
        )
        self._process.start()
        far_end.close()

    def _replace(self) -> None:
        self._lost += [Reply(ticket, lost=True) for ticket in self._waiting]
        self.close()
        self._start()


def serve(pipe: Connection, setup: LaneSetup, plan: Plan) -> None:
    """What the process does: answer questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game that started this process ends it
    rules = LaneRules()
    cast = cast_of(setup, Board(plan), HEROES)
    while True:
        try:
            parcel: _Parcel = pipe.recv()
        except (EOFError, OSError):
            return
        seen = Seen(
            parcel.seat, _unpacked(parcel.values, cast), parcel.choices, parcel.number, parcel.decision.seat
        )
        advice = advise(parcel.bot, rules, seen, parcel.decision, Random(parcel.seed))
        try:
            pipe.send(Reply(parcel.ticket, advice.value))
        except OSError:
            return


def _packed(asked: Asked) -> _Parcel:
    seen = asked.seen
    values = {name: getattr(seen.checkpoint, name) for name in Lane.__slots__ if name not in _SHARED}
    return _Parcel(
        asked.ticket, asked.bot, asked.seed, seen.seat, seen.number, seen.choices, values, asked.decision
    )


def _unpacked(values: Mapping[str, object], cast: Cast) -> Lane:
    state = Lane(cast, 0)
    for name, value in values.items():
        setattr(state, name, value)
    return state
