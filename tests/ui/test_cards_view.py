"""What can be read on cards of different sizes."""

from dataclasses import replace

import pygame
import pytest

from game.kernel.flow import Flow
from game.lane.cards import Card, CardId
from game.lane.heroes import HEROES
from game.ui.app import App
from game.ui.cards_view import CardsView, card_size, reading_width
from game.ui.theme import SMALLEST_TEXT, Colour, Theme

CARDS = {card.id: card for hero in HEROES.values() for card in (*hero.cards, hero.ultimate, hero.handicap)}
SIZES = ((800, 600), (1280, 720), (1920, 1080))
LONGEST = CARDS[CardId("bain-were-not-done-yet")]


class Reader(Theme):
    """A theme that notes the lines it draws in the reading face: on a card, its effect."""

    def text_px(self, face: str, pixels: int, words: str, colour: Colour, spacing: int = 0) -> pygame.Surface:
        if face == "sans":
            assert pixels >= SMALLEST_TEXT
            self.lines.append(words)
        return super().text_px(face, pixels, words, colour, spacing)

    def read(self, card: Card, width: int) -> str:
        """What a card says that is so wide."""
        self.lines: list[str] = []
        CardsView(self).face(card, width)
        return " ".join(self.lines)


def wordy(letters: int) -> Card:
    """A card with three values, a radius, an item and an effect of so many letters."""

    def effect(*_: object) -> Flow[None]:
        yield from ()

    effect.__doc__ = ("A minion in radius moves to a space next to you. " * 9)[:letters].strip()
    return replace(LONGEST, effect=effect)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_an_enlarged_card_says_all_its_words(app: App, size: tuple[int, int], text_scale: float) -> None:
    theme = Reader(size, text_scale)
    width = reading_width(theme)
    assert card_size(width)[1] <= 0.75 * size[1]
    for card in (*CARDS.values(), wordy(260)):
        assert theme.read(card, width) == card.text


def test_larger_text_makes_a_larger_card(app: App) -> None:
    assert reading_width(Theme((1280, 720), 1.0)) == 250
    assert reading_width(Theme((1280, 720), 1.25)) == 312
    assert reading_width(Theme((1280, 720), 0.8)) == 250


def test_a_card_in_hand_begins_a_long_text_and_leaves_it_open(app: App) -> None:
    theme = Reader((1920, 1080))
    start = theme.read(LONGEST, theme.px(186))
    assert start.endswith("…")
    assert LONGEST.text.startswith(start[:-1])
    assert len(start) > 100
    short = CARDS[CardId("wasp-lift-up")]
    assert theme.read(short, theme.px(186)) == short.text


def test_a_card_too_small_for_words_has_none(app: App) -> None:
    assert Reader((800, 600)).read(LONGEST, 90) == ""
