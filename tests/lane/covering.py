"""Which cards the tests hold a case of."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

import tests.lane
from game.lane.cards import CardId

Case = TypeVar("Case", bound=Callable[..., object])

COVERED: dict[CardId, list[str]] = {}
"""The names of the tests registered for each card."""


def covers(*cards: str) -> Callable[[Case], Case]:
    """Register a test as a case of these cards (ids as in `tigerclaw-blink-strike`)."""

    def register(case: Case) -> Case:
        for card in cards:
            COVERED.setdefault(CardId(card), []).append(case.__qualname__)
        return case

    return register


def all_cases() -> dict[CardId, list[str]]:
    """Every registered case, also when only part of the tests runs."""
    for module in iter_modules(tests.lane.__path__):
        if module.name.startswith("test_"):
            import_module(f"tests.lane.{module.name}")
    return COVERED
