"""No card without a case."""

import pytest

from game.lane.heroes import HEROES
from tests.lane.covering import all_cases


@pytest.mark.parametrize("hero", HEROES)
def test_every_card_has_a_case(hero: str) -> None:
    sheet = HEROES[hero]
    cases = all_cases()
    assert [card.id for card in (*sheet.cards, sheet.handicap) if card.id not in cases] == []


def test_every_case_belongs_to_a_card() -> None:
    printed = {card.id for sheet in HEROES.values() for card in (*sheet.cards, sheet.handicap)}
    assert [card for card in all_cases() if card not in printed] == []
