"""Sentences: every key used exists, every value is given, and the fonts can draw all letters."""

import re
from pathlib import Path

import pygame
import pytest

from game.lane.heroes import HEROES
from game.text import UnknownText, has, say, say_count
from game.text.en import TEXTS
from game.ui.theme import font_path

GAME = Path(__file__).resolve().parents[1] / "game"
WHOLE_KEY = re.compile(r'\bsay(?:_count)?\(\s*"([a-z0-9_.-]+)"')
STARTED_KEY = re.compile(r'\bsay(?:_count)?\(\s*f"([a-z0-9_.-]+)\{')
FACES = ("serif", "serif-bold", "serif-italic", "sans", "sans-bold", "sans-black")


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(GAME.rglob("*.py"))]


def test_every_whole_key_in_the_code_has_a_sentence() -> None:
    used = {key for source in sources() for key in WHOLE_KEY.findall(source)}
    missing = {key for key in used if not (has(key) or (has(f"{key}.one") and has(f"{key}.many")))}
    assert len(used) > 60
    assert missing == set()


def test_every_key_that_is_built_in_the_code_begins_like_a_sentence() -> None:
    begun = {start for source in sources() for start in STARTED_KEY.findall(source)}
    assert len(begun) > 10
    assert {start for start in begun if not any(key.startswith(start) for key in TEXTS)} == set()


def test_values_are_put_in() -> None:
    assert say("result.when", round=3, turn=2) == "Round 3, turn 2"
    assert say("settings.speed.times", times="4") == "×4"


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(UnknownText, match=r"menu\.fly"):
        say("menu.fly")


def test_a_missing_value_is_named() -> None:
    with pytest.raises(UnknownText, match="turn"):
        say("result.when", round=3)


def test_an_unknown_thing_is_no_count() -> None:
    with pytest.raises(UnknownText, match=r"menu\.new\.one"):
        say_count("menu.new", 1)


def test_all_names_that_screens_share_are_there() -> None:
    heroes = HEROES.values()
    names = [f"role.{role}" for hero in heroes for role in hero.roles]
    names += [f"colour.{card.colour}" for hero in heroes for card in hero.cards]
    names += [f"kind.{card.kind}" for hero in heroes for card in hero.cards]
    names += [f"item.{card.item}" for hero in heroes for card in hero.cards if card.item]
    assert [name for name in names if not has(name)] == []


@pytest.mark.parametrize("face", FACES)
def test_every_letter_is_in_the_fonts(face: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(font_path(face), 20)
    words = [*TEXTS.values(), *(card.text for hero in HEROES.values() for card in hero.cards)]
    letters = sorted(set("".join(words)) - {"\n"})
    missing = [
        letter
        for letter, metrics in zip(letters, font.metrics("".join(letters)), strict=True)
        if metrics is None
    ]
    assert missing == []
