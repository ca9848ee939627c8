"""The page that shows every card at work."""

from pathlib import Path

import pytest

from game.lane.cards import Card
from game.lane.events import AttackDeclared, Defended, Moved
from game.lane.heroes import HEROES
from game.ui.gallery import page
from game.ui.gallery.examples import example
from game.ui.gallery.page import told_lines, write_gallery


def card_of(hero: str, name: str) -> Card:
    return next(card for card in HEROES[hero].cards if card.name == name)


def test_an_example_plays_the_card_and_tells_of_it() -> None:
    shown = example(HEROES["tigerclaw"], card_of("tigerclaw", "Hit and Run"))
    assert shown is not None
    kinds = [type(event) for event in shown.events]
    assert kinds.index(AttackDeclared) < kinds.index(Moved)
    lines = list(told_lines(shown))
    assert lines[0] == "Tigerclaw performs Hit and Run."
    assert shown.before.where != shown.after.where


def test_a_defence_is_shown_by_an_attack() -> None:
    shown = example(HEROES["arien"], card_of("arien", "Aspiring Duelist"))
    assert shown is not None
    assert [event.card for event in shown.events if isinstance(event, Defended)] == ["arien-aspiring-duelist"]


def test_the_same_card_is_shown_in_the_same_way_every_time() -> None:
    one, two = (example(HEROES["bain"], card_of("bain", "Get over here!")) for _ in range(2))
    assert one is not None
    assert two is not None
    assert one.events == two.events


def test_the_page_holds_card_text_and_both_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HEROES", {"wasp": HEROES["wasp"]})
    monkeypatch.setattr("game.ui.gallery.examples.TRIES", 3)
    write_gallery(tmp_path)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert text.count("<article>") == 19
    assert HEROES["wasp"].cards[0].text in text.replace("&#x27;", "'")
    pictures = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert {"wasp-magnetic-dagger.png", "wasp-magnetic-dagger-before.png"} <= pictures
