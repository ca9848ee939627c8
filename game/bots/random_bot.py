"""The bot that plays any legal choice."""

from random import Random
from typing import Any

from game.bots.advice import Advice
from game.kernel.decision import Decision


def decide(decision: Decision[Any], rng: Random) -> Advice:
    """Any option, all equally likely."""
    return Advice(decision.options[int(rng.random() * len(decision.options))])
