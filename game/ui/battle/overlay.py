"""What lies over the battle for a moment: the cover between two people's hands, and cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.lane.cards import Card, CardId
from game.lane.state import Lane
from game.text import item_name, say
from game.ui.battle.choices import Choice
from game.ui.battle.picture import twin_item
from game.ui.battle.units import Units
from game.ui.cards_view import READABLE, CardsView, card_size, reading_width
from game.ui.icons import icon
from game.ui.theme import BAND, GOLD, PANEL, PANEL_LINE, TEXT_SOFT, WHITE, Theme
from game.ui.widgets import shapes

LONGEST_LINE = 32
"""How wide a line of a note may be, as a multiple of the size of its type."""


def draw_cover(
    surface: pygame.Surface, theme: Theme, units: Units, hero_id: str, name: str, team: int, player: str
) -> None:
    """Hide the hands until the right person sits down."""
    shapes.veil(surface, (8, 11, 14), 235)
    middle = surface.get_rect().center
    side = max(96, theme.px(180))
    medal = units.medallion(hero_id, team, side)
    surface.blit(medal, medal.get_rect(center=(middle[0], middle[1] - side // 2)))
    title = theme.text("serif-bold", 48, say("cover.title", hero=name), GOLD)
    surface.blit(title, title.get_rect(midtop=(middle[0], middle[1] + theme.px(24))))
    below = theme.text("sans", 20, say("cover.below", player=player), TEXT_SOFT)
    surface.blit(below, below.get_rect(midtop=(middle[0], middle[1] + theme.px(32) + title.get_height())))


@dataclass(frozen=True, slots=True)
class Offer:
    """A card to choose and what it brings besides (the item of its twin), in many words and in few."""

    card: Card
    item: str = ""
    words: str = ""
    short: str = ""


def offers_of(choice: Choice, s: Lane) -> tuple[str, str, list[Offer]]:
    """Title, second line and cards of a question that is answered with cards from the table."""
    if choice.prompt != "upgrade" or choice.hero is None:
        return choice.words, choice.below, [Offer(s.card(card)) for card in choice.cards]
    offers = []
    for card in choice.cards:
        item = twin_item(s, choice.hero, card) or ""
        offers.append(_with_item(s.card(card), item) if item else Offer(s.card(card)))
    level = choice.question.decision.about[2]
    title = say("upgrade.title", hero=s.cast.names[choice.hero], level=level)
    return title, say("upgrade.below"), offers


def _with_item(card: Card, item: str) -> Offer:
    name = item_name(item)
    return Offer(card, item, say("upgrade.item", item=name), say("float.item", item=name))


class Picker:
    """Cards side by side over a veil; pairs of one colour stand together."""

    def __init__(
        self,
        theme: Theme,
        cards: CardsView,
        size: tuple[int, int],
        title: str,
        below: str,
        offers: Sequence[Offer],
    ) -> None:
        self.theme, self.cards, self.size = theme, cards, size
        self.title, self.below = title, below
        self.offers = list(offers)
        self.hovered: CardId | None = None
        self._place()

    def _place(self) -> None:
        """Rows of cards as large as they fit, room for the item below each."""
        theme = self.theme
        width, height = self.size
        count = len(self.offers)
        self.head = theme.line_height(32) + theme.line_height(17) + theme.px(30)
        self.foot = theme.line_height(17) + theme.px(20)
        gap, between = theme.px(16), theme.px(54)
        pairs = sum(
            1
            for a, b in zip(self.offers, self.offers[1:], strict=False)
            if a.card.colour is not b.card.colour
        )
        room = width * 0.94 - gap * (count - 1) - pairs * (between - gap)
        tall = height * 0.86 - self.head - self.foot
        card = max(60, min(round(room / max(1, count)), round(tall * 63 / 88), max(theme.px(270), 200)))
        size = card_size(card)
        total = count * card + gap * (count - 1) + pairs * (between - gap)
        x = (width - total) // 2
        y = self.head + (height - self.head - self.foot - size[1]) // 2
        self.rects: list[pygame.Rect] = []
        for number, offer in enumerate(self.offers):
            if number:
                x += gap if offer.card.colour is self.offers[number - 1].card.colour else between
            self.rects.append(pygame.Rect(x, y, *size))
            x += card

    def at(self, pos: tuple[int, int]) -> CardId | None:
        """The card under a point."""
        for rect, offer in zip(self.rects, self.offers, strict=True):
            if rect.collidepoint(pos):
                return offer.card.id
        return None

    def rect_of(self, card: CardId) -> pygame.Rect:
        """Where a card lies."""
        return next(
            rect for rect, offer in zip(self.rects, self.offers, strict=True) if offer.card.id == card
        )

    def draw(self, surface: pygame.Surface, items: Sequence[str]) -> None:
        """Draw veil, words and cards, the hovered one enlarged."""
        theme = self.theme
        shapes.veil(surface, (8, 11, 14), 235)
        middle = self.size[0] // 2
        top = self.rects[0].y - self.head if self.rects else 0
        title = theme.fitted("serif-bold", 32, self.title, GOLD, self.size[0] - 40)
        surface.blit(title, title.get_rect(midtop=(middle, max(4, top))))
        below = theme.fitted("sans", 17, self.below, TEXT_SOFT, self.size[0] - 40)
        surface.blit(below, below.get_rect(midtop=(middle, max(4, top) + title.get_height() + theme.px(4))))
        for rect, offer in zip(self.rects, self.offers, strict=True):
            if offer.card.id == self.hovered:
                surface.blit(shapes.box(rect.inflate(10, 10).size, theme.px(18), WHITE), rect.inflate(10, 10))
            surface.blit(self.cards.face(offer.card, rect.width, items), rect)
            self._item(surface, rect, offer)
        self._enlarged(surface, items)

    def _item(self, surface: pygame.Surface, rect: pygame.Rect, offer: Offer) -> None:
        if not offer.words:
            return
        theme = self.theme
        room = rect.width - 24
        fits = theme.font("sans-bold", 14).size(offer.words)[0] <= room
        words = theme.fitted("sans-bold", 14, offer.words if fits else offer.short, GOLD, room)
        size = (
            words.get_width() + words.get_height() + theme.px(26),
            words.get_height() + max(6, theme.px(10)),
        )
        place = pygame.Rect((0, 0), size)
        place.midtop = (rect.centerx, rect.bottom + theme.px(12))
        surface.blit(shapes.box(size, size[1] // 2, BAND, PANEL_LINE, 1), place)
        sign = icon(offer.item, words.get_height(), GOLD)
        surface.blit(sign, sign.get_rect(midleft=(place.x + theme.px(8), place.centery)))
        surface.blit(words, words.get_rect(midright=(place.right - theme.px(10), place.centery)))

    def _enlarged(self, surface: pygame.Surface, items: Sequence[str]) -> None:
        if self.hovered is None or not self.rects or self.rects[0].width >= READABLE * self.theme.text_scale:
            return
        offer = next(each for each in self.offers if each.card.id == self.hovered)
        face = self.cards.face(offer.card, reading_width(self.theme), items)
        place = face.get_rect(center=self.rect_of(self.hovered).center)
        place.clamp_ip(surface.get_rect())
        surface.blit(face, place)


def draw_card_beside(
    surface: pygame.Surface,
    cards: CardsView,
    card: Card,
    width: int,
    items: Sequence[str],
    anchor: pygame.Rect,
) -> None:
    """Draw a card large enough to be read, beside what it is about."""
    face = cards.face(card, width, items)
    window = surface.get_rect()
    place = face.get_rect(midleft=(anchor.right + 12, anchor.centery))
    if place.right > window.right:
        place = face.get_rect(midright=(anchor.x - 12, anchor.centery))
    place.clamp_ip(window.inflate(-8, -8))
    spread = max(12, width // 9)
    surface.blit(shapes.shadow(place.size, width // 12, spread, 210), place.move(-spread, -spread))
    surface.blit(face, place)


def draw_note(surface: pygame.Surface, theme: Theme, words: str, anchor: pygame.Rect) -> None:
    """A small label above what it is about, or below where there is no room, in lines where it is long."""
    lines = [
        theme.text("sans-bold", 14, line, TEXT_SOFT)
        for line in theme.wrap("sans-bold", 14, words, theme.type_px(14) * LONGEST_LINE)
    ]
    step = theme.line_height(14) if len(lines) > 1 else lines[0].get_height()
    wide = max(line.get_width() for line in lines)
    size = (wide + max(12, theme.px(20)), step * len(lines) + max(6, theme.px(8)))
    place = pygame.Rect((0, 0), size)
    place.midbottom = anchor.midtop
    if place.y < 0:
        place.midtop = anchor.midbottom
    place.clamp_ip(surface.get_rect())
    surface.blit(shapes.box(size, max(4, theme.px(8)), (*PANEL, 245), PANEL_LINE, 1), place)
    for number, line in enumerate(lines):
        middle = place.y + (size[1] - step * len(lines)) // 2 + round((number + 0.5) * step)
        surface.blit(line, line.get_rect(center=(place.centerx, middle)))
