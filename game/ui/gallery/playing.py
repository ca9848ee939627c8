"""A card played in all ways that are worth a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.habits import scores
from game.kernel.decision import Value
from game.kernel.event import Event
from game.kernel.match import Match
from game.lane.cards import CardId, Piece
from game.lane.rules import LaneRules
from game.lane.state import PRIMARY, Lane

BREADTH = 5
"""How many options of a question are looked at."""

DEPTH = 3
"""For so many questions in a row all of these options are played out; then habit answers."""


class Played(NamedTuple):
    """A beat played to its end: what it has led to, what has happened, and what was answered."""

    after: Lane
    events: tuple[Event, ...]
    answers: tuple[tuple[str, Value], ...]


def opened(s: Lane) -> Match[Lane] | None:
    """A match from this position, if a hero is asked for its action there."""
    match = Match.start(LaneRules(), s)
    return None if match.decision is None or match.decision.prompt != "action" else match


def ways(match: Match[Lane], me: Piece, wanted: CardId | None) -> Iterator[Played]:
    """The running beat in many ways: the text itself is played, `wanted` defends, `me` tries what habit likes."""
    for line in _lines(match, me, wanted, DEPTH):
        yield _played(match, line)


def _lines(match: Match[Lane], me: Piece, wanted: CardId | None, depth: int) -> Iterator[list[int]]:
    for number in _options(match, me, wanted, depth):
        twin = match.clone()
        twin.apply_in_beat(number)
        if twin.decision is None:
            yield [number]
            continue
        for rest in _lines(twin, me, wanted, depth - 1):
            yield [number, *rest]


def _options(match: Match[Lane], me: Piece, wanted: CardId | None, depth: int) -> list[int]:
    asked = match.decision
    assert asked is not None
    values: tuple[Value, ...] = asked.options
    for sure in (PRIMARY, wanted):
        if sure is not None and sure in values:
            return [values.index(sure)]
    liked = scores(match.state, asked)
    order = sorted(range(len(values)), key=lambda number: (values[number] is None, -liked[number]))
    mine = asked.seat == match.state.seat(me)
    return order[: BREADTH if depth > 0 and mine else 1]


def _played(match: Match[Lane], line: Sequence[int]) -> Played:
    twin = match.clone()
    heard: list[Event] = []
    twin.state.events = heard
    answers: list[tuple[str, Value]] = []
    for number in line:
        assert twin.decision is not None
        answers.append((twin.decision.prompt, twin.decision.options[number]))
        twin.apply_in_beat(number)
    return Played(twin.state, tuple(heard), tuple(answers))


def same_answers(match: Match[Lane], answers: Sequence[tuple[str, Value]]) -> Played:
    """The running beat with these answers where they are asked for and possible; with as little as can be elsewhere."""
    left, line = list(answers), list[int]()
    twin = match.clone()
    while twin.decision is not None:
        prompt, options = twin.decision.prompt, twin.decision.options
        fitting = [value for asked, value in left if asked == prompt and value in options]
        if fitting:
            left.remove((prompt, fitting[0]))
        line.append(options.index(fitting[0]) if fitting else 0)
        twin.apply_in_beat(line[-1])
    return _played(match, line)
