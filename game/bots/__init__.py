"""Bots: they see what their seat may see, and answer."""

from random import Random
from typing import Any

from game.bots import greedy, random_bot
from game.bots.advice import Advice
from game.kernel.decision import Decision
from game.kernel.match import Match, Seen
from game.kernel.rules import Rules
from game.lane.state import Lane

RANDOM, GREEDY = "random", "greedy"
BOTS = (GREEDY, RANDOM)
"""The names of all bots, the strongest first."""


def advise(bot: str, rules: Rules[Lane], seen: Seen[Lane], decision: Decision[Any], rng: Random) -> Advice:
    """What the bot of this name plays at `decision`, knowing what is `seen` and nothing else.

    Raises:
        KeyError: there is no such bot.
    """
    if bot == RANDOM:
        return random_bot.decide(decision, rng)
    if bot == GREEDY:
        return greedy.decide(rules, seen, decision, rng)
    raise KeyError(bot)


def at_table(bot: str, match: Match[Lane], rng: Random) -> Advice:
    """What a bot plays at the open decision of a match, from what its seat knows.

    Raises:
        KeyError: there is no such bot.
    """
    decision = match.decision
    assert decision is not None
    if bot == RANDOM:  # it needs no more than the question
        return random_bot.decide(decision, rng)
    return advise(bot, match.rules, match.seen_by(decision.seat), decision, rng)
