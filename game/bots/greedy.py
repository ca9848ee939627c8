"""The bot that looks one ply ahead: each option is played to the end of the action and the position is judged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.advice import Advice
from game.bots.evaluate import evaluate
from game.bots.habits import habit, scores
from game.kernel.decision import Decision, Seat
from game.kernel.match import Match, Seen, determinize
from game.kernel.rules import Rules
from game.lane.state import HOLD, Lane, Phase

BREADTH = 8
"""How many options of a decision are looked at; those that habit likes best."""

TRIES = 24
"""How many ways to end an action are tried for one decision."""

DEALS = (9, 3)
"""Planning tries cards against deals of the hidden ones: how many cards, the best so far, against each deal."""

PLAN_BREADTH = 3
"""How many options of a decision are looked at while a card is tried in planning."""

PLAN_TRIES = 3
"""How many ways to end an action are tried then for one decision."""


def decide(rules: Rules[Lane], seen: Seen[Lane], decision: Decision[Any], rng: Random) -> Advice:
    """The option whose outcome looks best to its team."""
    if len(decision.options) == 1:
        return Advice(decision.options[0])
    if decision.prompt == "upgrade":
        state = determinize(rules, seen, rng.randrange).state
        return _best(decision, range(len(decision.options)), scores(state, decision), rng)
    if decision.prompt == "plan":
        return _plan(rules, seen, decision, rng)
    match = determinize(rules, seen, rng.randrange)
    numbers = shortlist(match.state, decision, BREADTH, rng)
    share = max(1, TRIES // len(numbers))
    worths = [_outcome(match, number, decision.seat, share, rng) for number in numbers]
    return _best(decision, numbers, worths, rng)


def shortlist(s: Lane, decision: Decision[Any], size: int, rng: Random) -> list[int]:
    """The numbers of the options that habit likes best, at most `size`.

    Luck picks among equals: the order of cells would favour one side of the board.
    """
    numbers = list(range(len(decision.options)))
    if len(numbers) <= size:
        return numbers
    liked = scores(s, decision)
    rng.shuffle(numbers)
    return sorted(numbers, key=lambda number: -liked[number])[:size]


def _best(decision: Decision[Any], numbers: Sequence[int], worths: Sequence[float], rng: Random) -> Advice:
    pairs = [(decision.options[number], worth) for number, worth in zip(numbers, worths, strict=True)]
    rng.shuffle(pairs)
    pairs.sort(key=lambda pair: (-pair[1], pair[0] not in (None, HOLD)))  # doing nothing wins ties
    return Advice(pairs[0][0], tuple(pairs))


def _outcome(match: Match[Lane], number: int, seat: Seat, tries: int, rng: Random) -> float:
    """What an option leads to at the end of the running beat, own choices made well, those of others by habit."""
    twin = match.clone()
    twin.apply_in_beat(number)
    while (asked := twin.decision) is not None:
        if asked.seat == seat and tries > 1:
            numbers = shortlist(twin.state, asked, min(BREADTH, tries), rng)
            share = tries // len(numbers)
            return max(_outcome(twin, number, seat, share, rng) for number in numbers)
        twin.apply_in_beat(habit(twin.state, asked, rng))
    return evaluate(twin.state, twin.state.cast.team_of_seat[seat])


def _plan(rules: Rules[Lane], seen: Seen[Lane], decision: Decision[Any], rng: Random) -> Advice:
    """Cards are played through a whole turn against the same deals, only the best of them against later deals."""
    numbers = list(range(len(decision.options)))
    worths = [0.0] * len(numbers)
    for place, size in enumerate(DEALS):
        numbers = sorted(numbers, key=lambda number: -worths[number])[:size]
        match = determinize(rules, seen, rng.randrange)
        luck = rng.random()
        for number in numbers:
            twin = match.clone()
            twin.apply(number)
            worth = _play_turn(twin, decision, Random(luck))
            worths[number] += (worth - worths[number]) / (place + 1)
    return _best(decision, numbers, [worths[number] for number in numbers], rng)


def _play_turn(twin: Match[Lane], decision: Decision[Any], rng: Random) -> float:
    """Others commit any card; my hero acts as well as a short look finds, everybody else by habit."""
    seat, me = decision.seat, decision.about[0]
    while (asked := twin.decision) is not None and asked.prompt == "plan":
        twin.apply(rng.randrange(len(asked.options)))
    turn = twin.state.turn
    while (asked := twin.decision) is not None and (twin.state.phase, twin.state.turn) == (
        Phase.ACTING,
        turn,
    ):
        if asked.seat == seat and asked.about and asked.about[0] == me:
            numbers = shortlist(twin.state, asked, PLAN_BREADTH, rng)
            share = max(1, PLAN_TRIES // len(numbers))
            worths = [_outcome(twin, number, seat, share, rng) for number in numbers]
            twin.apply(numbers[worths.index(max(worths))])
        else:
            twin.apply(habit(twin.state, asked, rng))
    return evaluate(twin.state, twin.state.cast.team_of_seat[seat])
