"""Who acts in which order, and whom the game waits for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.lane import values
from game.lane.cards import Item, Piece
from game.lane.state import HIDDEN, Lane
from game.text import say
from game.ui.battle.picture import Picture
from game.ui.battle.units import Units
from game.ui.icons import icon
from game.ui.theme import BAND, GOLD, PANEL_LINE, TEXT, TEXT_DIM, WHITE, Theme, mix
from game.ui.widgets import shapes

ONE_ROW = 6
"""More heroes than this stand in two rows, each initiative beside its medallion."""

UNKNOWN, WAITING, ACTING, DONE = "unknown", "waiting", "acting", "done"


@dataclass(frozen=True, slots=True)
class Place:
    """A hero in the order of play. `initiative` is None while it is not known."""

    hero: Piece
    initiative: int | None
    state: str


def order_of_play(picture: Picture, s: Lane) -> list[Place]:
    """Heroes in the order in which they act: who acts now, who is still to act, who is done; all unknown before the
    reveal."""
    revealed = [
        Piece(hero) for hero, card in enumerate(picture.planned) if card is not None and card != HIDDEN
    ]
    if not revealed and all(slots[picture.turn - 1] is None for slots in picture.slots):
        return [Place(Piece(hero), None, UNKNOWN) for hero in range(len(picture.hand))]
    waiting = [
        Place(hero, initiative_of(picture, s, hero), WAITING) for hero in revealed if hero != picture.acting
    ]
    waiting.sort(
        key=lambda each: (-(each.initiative or 0), picture.cast.teams[each.hero] != picture.coin, each.hero)
    )
    acting = [
        Place(hero, picture.initiative or initiative_of(picture, s, hero), ACTING)
        for hero in revealed
        if hero == picture.acting
    ]
    done = [
        Place(Piece(hero), None, DONE)
        for hero, slots in enumerate(picture.slots)
        if slots[picture.turn - 1] is not None and hero not in revealed
    ]
    return [*acting, *waiting, *done]


def initiative_of(picture: Picture, s: Lane, hero: Piece) -> int:
    """The initiative of a revealed card, effects included as far as the state still knows the card."""
    card = picture.planned[hero]
    assert card is not None
    if s.planned[hero] == card:
        return values.initiative(s, hero)
    return (picture.cast.cards[card].initiative or 0) + picture.items[hero].count(Item.INITIATIVE)


class Rail:
    """The order of play in its rectangle; `spots` tells the mouse where each hero is."""

    def __init__(self, theme: Theme, units: Units, rect: pygame.Rect) -> None:
        self.theme, self.units, self.rect = theme, units, rect
        self.spots: list[tuple[pygame.Rect, Piece]] = []
        self._drawn: tuple[Hashable, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, picture: Picture, s: Lane) -> None:
        """Draw who acts in which order."""
        places = order_of_play(picture, s)
        margin = max(8, self.theme.px(12))
        key = tuple(places)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._paint(picture, places, margin))
        surface.blit(self._drawn[1], self.rect.move(-margin, -margin))

    def _paint(self, picture: Picture, places: Sequence[Place], margin: int) -> pygame.Surface:
        theme, rect = self.theme, self.rect
        whole = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        head = _heading(theme, "rail.title", rect.width)
        whole.blit(head, (margin, margin))
        boxes = self._boxes(len(places), head.get_height())
        self.spots = []
        for box, place in zip(boxes, places, strict=True):
            _draw_place(whole, theme, self.units, box.move(margin, margin), picture, place)
            if len(places) > ONE_ROW:
                _write_beside(whole, theme, box.move(margin, margin), place)
            else:
                _write_badge(whole, theme, box.move(margin, margin), place)
            self.spots.append((box.move(rect.topleft), place.hero))
        return whole

    def _boxes(self, count: int, head: int) -> list[pygame.Rect]:
        """Where the medallions lie below the heading, as seen from the rail's corner."""
        rect, theme = self.rect, self.theme
        room = rect.height - head - 4
        if count <= ONE_ROW:
            side = min(room, theme.px(58) if theme.scale > 0.55 else room, round(rect.width / (count * 1.12)))
            step = min(round(side * 1.2), (rect.width - side) // max(1, count - 1))
            top = head + 2 + (room - side) // 2
            return [pygame.Rect(number * step, top, side, side) for number in range(count)]
        columns, row = -(-count // 2), room // 2
        side, step = row - 2, rect.width // columns
        return [
            pygame.Rect(number % columns * step, head + 3 + number // columns * (row + 1), side, side)
            for number in range(count)
        ]


def _heading(theme: Theme, key: str, width: int) -> pygame.Surface:
    head = theme.capitals(12, say(key), TEXT_DIM)
    return head if head.get_width() <= width else theme.fitted("sans-bold", 12, say(key), TEXT_DIM, width)


def _draw_place(
    surface: pygame.Surface, theme: Theme, units: Units, box: pygame.Rect, picture: Picture, place: Place
) -> None:
    sheet = picture.cast.heroes[place.hero]
    if place.state == ACTING:
        ring = box.inflate(max(6, theme.px(8)), max(6, theme.px(8)))
        surface.blit(
            shapes.box(ring.size, ring.width // 2, (255, 255, 255, 40), WHITE, max(2, theme.px(3))), ring
        )
    medal = units.medallion(sheet.id, picture.cast.teams[place.hero], box.width, place.state == DONE)
    surface.blit(medal, box)
    if place.state == DONE:
        mark = icon("check", box.width // 2, WHITE)
        surface.blit(mark, mark.get_rect(bottomright=(box.right + 2, box.bottom + 2)))


def _write_beside(surface: pygame.Surface, theme: Theme, box: pygame.Rect, place: Place) -> None:
    if place.state == DONE:
        return
    words = "?" if place.initiative is None else str(place.initiative)
    colour = GOLD if place.state == ACTING else TEXT if words != "?" else TEXT_DIM
    number = theme.text_px("sans-black", max(12, round(box.height * 0.6)), words, colour)
    gap = max(3, box.width // 8) + (max(3, theme.px(4)) if place.state == ACTING else 0)
    surface.blit(number, number.get_rect(midleft=(box.right + gap, box.centery)))


def _write_badge(surface: pygame.Surface, theme: Theme, box: pygame.Rect, place: Place) -> None:
    if place.state == DONE:
        return
    words = "?" if place.initiative is None else str(place.initiative)
    number = theme.text_px(
        "sans-black", max(12, round(box.width * 0.32)), words, TEXT if words != "?" else TEXT_DIM
    )
    radius = max(number.get_height() // 2 + 1, round(box.width * 0.23))
    line = GOLD if place.state == ACTING else PANEL_LINE
    badge = shapes.box((2 * radius, 2 * radius), radius, BAND, line, 1)
    spot = badge.get_rect(bottomright=(box.right + radius // 3, box.bottom + radius // 3))
    surface.blit(badge, spot)
    surface.blit(number, number.get_rect(center=spot.center))


def draw_waiting(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, picture: Picture, heroes: Sequence[Piece]
) -> None:
    """Draw by name whom the game waits for, each with its team."""
    head = _heading(theme, "rail.waiting", rect.width)
    x = rect.right - head.get_width()
    surface.blit(head, (x, rect.y))
    y = rect.y + head.get_height() + 3
    if len(heroes) > 2:
        listed = ", ".join(picture.cast.names[hero] for hero in heroes)
        lines = theme.wrap("sans-bold", 14, listed, rect.width)
        if y + len(lines) * theme.line_height(14) > rect.bottom + 2:
            lines = [say("rail.many", count=len(heroes))]
        for line in lines:
            words = theme.text("sans-bold", 14, line, TEXT)
            surface.blit(words, (rect.right - words.get_width(), y))
            y += theme.line_height(14)
        return
    for hero in heroes:
        colour = mix(theme.team(picture.cast.teams[hero]).light, WHITE, 0.35)
        words = theme.fitted("serif-bold", 20, picture.cast.names[hero], colour, rect.width)
        surface.blit(words, (rect.right - words.get_width(), y))
        y += round(words.get_height() * 0.86)
    if not heroes:
        words = theme.fitted("serif-bold", 20, say("rail.nobody"), TEXT_DIM, rect.width)
        surface.blit(words, (rect.right - words.get_width(), y))
