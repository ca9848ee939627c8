"""The page that shows every card at work."""

from pathlib import Path
from random import Random

import pytest

from game.hexgrid.coords import Cell
from game.lane.cards import Card, Piece
from game.lane.events import (
    AttackDeclared,
    CoinsChanged,
    Defended,
    Discarded,
    MinionDefeated,
    Moved,
    PieceRemoved,
)
from game.lane.heroes import HEROES
from game.ui.gallery import page
from game.ui.gallery.contrast import contrast
from game.ui.gallery.examples import Example, examples
from game.ui.gallery.facts import facts_of, own_part
from game.ui.gallery.page import write_gallery
from game.ui.gallery.positions import position, read


def card_of(hero: str, name: str) -> Card:
    return next(card for card in HEROES[hero].cards if card.name == name)


def best(hero: str, name: str) -> Example:
    return examples(HEROES[hero], card_of(hero, name))[0]


def test_an_example_plays_the_card_and_tells_of_it() -> None:
    shown = best("tigerclaw", "Hit and Run").shown
    kinds = [type(event) for event in shown.events]
    assert kinds.index(AttackDeclared) < kinds.index(Moved)
    assert next(shown.lines()) == "Tigerclaw performs Hit and Run."
    assert shown.before().pieces[Piece(0)].cell != shown.after().pieces[Piece(0)].cell


def test_a_defence_is_shown_by_an_attack() -> None:
    events = best("arien", "Aspiring Duelist").shown.events
    assert [event.card for event in events if isinstance(event, Defended)] == ["arien-aspiring-duelist"]


def test_each_further_example_of_a_card_shows_something_new() -> None:
    first, *others = examples(HEROES["misa"], card_of("misa", "Watch How I Soar"))
    assert others
    for other in others:
        assert other.facts - first.facts


def test_an_ultimate_is_shown_beside_the_same_play_without_it() -> None:
    shown = best("tigerclaw", "Cloak and Daggers")
    assert shown.without is not None
    repeats = [line for line in shown.shown.lines() if "repeats" in line]
    assert len(repeats) == 1
    assert not [line for line in shown.without.lines() if "repeats" in line]


def test_a_lasting_text_is_shown_at_work_later_and_what_would_happen_without_it() -> None:
    later = best("dodger", "Weakness").later
    assert later is not None
    totals = [
        [event.total for event in stretch.events if isinstance(event, AttackDeclared)]
        for stretch in (later.within, later.without)
    ]
    assert totals[0] == [totals[1][0] - 4]


def test_an_ultimate_of_the_minion_battle_is_shown_there() -> None:
    shown = best("brogan", "One Man Army")
    assert shown.without is not None
    assert next(shown.shown.lines()) != next(shown.without.lines())


def test_where_nothing_lasts_there_is_no_contrast() -> None:
    s = read(position(HEROES["wasp"], card_of("wasp", "Shock"), Random(1)))
    assert contrast(s, Piece(0), card_of("wasp", "Shock")) is None


def test_facts_leave_out_what_goes_without_saying() -> None:
    s = read(FIGHT)
    events = (
        AttackDeclared(Piece(0), Piece(2), card_of("wasp", "Shock").id, 5, False, 0),
        MinionDefeated(Piece(2), s.where[2], Piece(0), 2, False),
        CoinsChanged(Piece(0), 0, 2),
        PieceRemoved(Piece(2), s.where[2]),
    )
    found = facts_of(s, Piece(0), card_of("wasp", "Shock"), events, (("mode", "near"), ("target", 2)))
    assert found == {"attack beside", "MinionDefeated", "coins me 2", "mode near"}


def test_a_defence_text_is_judged_by_the_fight_alone() -> None:
    card = card_of("tigerclaw", "Dodge")
    cost, defended = Discarded(Piece(1), card.id), Defended(Piece(1), card.id, True)
    moved = Moved(Piece(0), Cell(7), (Cell(8),), Piece(0))
    assert own_part(Piece(1), card, (moved, cost, defended)) == (defended,)


FIGHT = """
board:
  . . . .
   . . . .
at 0,0: red hero wasp
at 0,1: blue hero tigerclaw
at 1,0: blue melee
"""


def test_the_same_card_is_shown_in_the_same_way_every_time() -> None:
    one, two = (best("bain", "Get over here!") for _ in range(2))
    assert one.shown.events == two.shown.events
    assert one.facts == two.facts


def test_the_page_holds_card_text_and_both_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HEROES", {"wasp": HEROES["wasp"]})
    monkeypatch.setattr("game.ui.gallery.examples.TRIES", 3)
    write_gallery(tmp_path)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert text.count("<article>") == 19
    assert HEROES["wasp"].cards[0].text in text.replace("&#x27;", "'")
    pictures = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert {"wasp-magnetic-dagger.png", "wasp-magnetic-dagger-1-before.jpg"} <= pictures
