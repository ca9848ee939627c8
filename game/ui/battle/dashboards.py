"""The heroes' dashboards at both sides of the board: level, coins, items, cards played, effects, markers."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.lane.cards import CardId, Piece
from game.lane.state import HIDDEN, TURNS
from game.text import say
from game.ui.animate import Point
from game.ui.battle.layout import Layout, full_dashboard
from game.ui.battle.picture import Picture
from game.ui.battle.units import Units
from game.ui.cards_view import CardsView, card_size
from game.ui.icons import icon
from game.ui.theme import BLACK, GOLD, PANEL, SLOT, SLOT_LINE, TEXT, TEXT_DIM, WHITE, Colour, Theme, mix
from game.ui.widgets import shapes


@dataclass(frozen=True, slots=True)
class Chip:
    """A small card on a dashboard. `card` is hidden while it lies face down; `state` is slot, planned or discarded."""

    rect: pygame.Rect
    card: CardId
    state: str


class Dashboard:
    """One hero's dashboard in a rectangle of full size."""

    def __init__(
        self, theme: Theme, units: Units, cards: CardsView, hero: Piece, player: str, rect: pygame.Rect
    ) -> None:
        self.theme, self.units, self.cards, self.hero, self.player = theme, units, cards, hero, player
        self.rect = pygame.Rect(rect)
        self._drawn: tuple[Hashable, pygame.Surface] | None = None
        px = theme.px
        low = self.rect.height < full_dashboard(theme)
        lines = theme.line_height(20) + theme.line_height(14)
        self.pad = max(4, px(8)) if low else max(6, px(12))
        self.face = lines if low else max(36, px(64))
        self.row = self.rect.y + self.pad + max(self.face, lines) + (2 if low else max(3, px(6)))
        foot = self.rect.bottom - self.pad - max(14, px(20))
        self.chip = min(max(18, px(28)), (foot - self.row - 4) * 63 // 88) if low else max(18, px(28))
        self.foot = max(self.row + card_size(self.chip)[1] + (2 if low else 6), foot)
        self.medal = pygame.Rect(self.rect.x + self.pad, self.rect.y + self.pad, self.face, self.face)

    # Places

    @property
    def middle(self) -> Point:
        """The middle of the medallion."""
        return self.medal.center

    @property
    def purse(self) -> Point:
        """Where coins go."""
        return self.rect.right - self.pad - self.theme.px(24), self.medal.y + self.theme.px(46)

    def slot(self, turn: int) -> pygame.Rect:
        """The place of the card of a turn (1 to 4)."""
        size = card_size(self.chip)
        step = size[0] + max(3, self.theme.px(6))
        return pygame.Rect(self.rect.x + self.pad + (turn - 1) * step, self.row, *size)

    def shelf(self) -> Point:
        """Where items lie."""
        return self.rect.x + self.pad + self.theme.px(10), self.foot + self.theme.px(8)

    def chips(self, picture: Picture) -> list[Chip]:
        """The cards that lie on the dashboard: played, planned, discarded."""
        found = [
            Chip(self.slot(turn), card, "slot")
            for turn, card in enumerate(picture.slots[self.hero], 1)
            if card is not None
        ]
        planned = picture.planned[self.hero]
        if planned is not None:
            found.append(Chip(self.slot(min(picture.turn, TURNS)).inflate(4, 6), planned, "planned"))
        return found + self._discards(picture)

    def _discards(self, picture: Picture) -> list[Chip]:
        cards = picture.discard[self.hero]
        size = card_size(self.chip)
        left = self.slot(TURNS).right + max(6, self.theme.px(14))
        room = self.rect.right - self.pad - left - size[0]
        step = min(size[0] + 3, room // max(1, len(cards) - 1)) if len(cards) > 1 else 0
        return [
            Chip(pygame.Rect(left + number * step, self.row, *size), card, "discarded")
            for number, card in enumerate(cards)
        ]

    def chip_at(self, picture: Picture, pos: tuple[int, int]) -> Chip | None:
        """The card under a point."""
        return next((chip for chip in reversed(self.chips(picture)) if chip.rect.collidepoint(pos)), None)

    # Drawing

    def draw(self, surface: pygame.Surface, picture: Picture, awaited: bool) -> None:
        """Draw it; `awaited` tells that the game waits for this hero's player."""
        hero = self.hero
        key = (
            picture.level[hero], picture.coins[hero], picture.items[hero], picture.slots[hero],
            picture.planned[hero], picture.discard[hero], len(picture.hand[hero]), picture.turn,
            tuple(card for owner, card in picture.ongoing if owner == hero),
            tuple(marker for marker in picture.markers if marker[2] == hero),
            picture.acting == hero, hero in picture.pieces, awaited,
        )  # fmt: skip
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._paint(picture, awaited))
        self._blit(surface)

    def _blit(self, surface: pygame.Surface) -> None:
        assert self._drawn is not None
        margin = self._margin()
        surface.blit(self._drawn[1], (self.rect.x - margin, self.rect.y - margin))

    def _margin(self) -> int:
        return max(10, self.theme.px(18))

    def _paint(self, picture: Picture, awaited: bool) -> pygame.Surface:
        margin = self._margin()
        whole = pygame.Surface((self.rect.width + 2 * margin, self.rect.height + 2 * margin), pygame.SRCALPHA)
        shift = (margin - self.rect.x, margin - self.rect.y)
        self._ground(whole, picture, margin)
        self._head(whole, picture, shift)
        self._cards(whole, picture, shift)
        self._foot(whole, picture, shift)
        if picture.acting == self.hero:
            self._tab(whole, say("dash.acting"), margin, WHITE)
        elif awaited:
            self._tab(whole, say("dash.awaited"), margin, GOLD)
        return whole

    def _ground(self, whole: pygame.Surface, picture: Picture, margin: int) -> None:
        colours = self.theme.team(picture.cast.teams[self.hero])
        radius = max(6, self.theme.px(12))
        spread = margin // 2
        shade = shapes.shadow(self.rect.size, radius, spread, 150)
        whole.blit(shade, (margin - spread, margin - spread + self.theme.px(4)))
        acting = picture.acting == self.hero
        line = WHITE if acting else mix(colours.light, PANEL, 0.35)
        width = max(2, self.theme.px(3)) if acting else max(1, self.theme.px(2))
        fill = mix(PANEL, colours.dark, 0.16)
        whole.blit(shapes.box(self.rect.size, radius, fill, line, width), (margin, margin))

    def _tab(self, whole: pygame.Surface, words: str, margin: int, fill: Colour) -> None:
        title = self.theme.capitals(12, words, BLACK)
        size = (title.get_width() + self.theme.px(22), title.get_height() + max(2, self.theme.px(3)))
        place = pygame.Rect(0, 0, *size)
        place.midtop = (whole.get_width() // 2, max(0, margin - round(size[1] * 0.72)))
        whole.blit(shapes.box(size, size[1] // 2, fill), place)
        whole.blit(title, title.get_rect(center=place.center))

    def _head(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        sheet = picture.cast.heroes[self.hero]
        team = picture.cast.teams[self.hero]
        away = self.hero not in picture.pieces
        medal = self.units.medallion(sheet.id, team, self.face, away)
        whole.blit(medal, self.medal.move(shift))
        level = self.theme.text("sans-bold", 17, say("dash.level", level=picture.level[self.hero]), TEXT)
        right = self.rect.right - self.pad + shift[0]
        top = self.rect.y + self.pad + shift[1]
        whole.blit(level, level.get_rect(topright=(right, top)))
        coins = self.theme.text("sans-bold", 17, str(picture.coins[self.hero]), GOLD)
        place = coins.get_rect(topright=(right, top + self.theme.line_height(17)))
        whole.blit(coins, place)
        coin = icon("coin", max(12, self.theme.px(20)), GOLD)
        whole.blit(coin, coin.get_rect(midright=(place.x - self.theme.px(5), place.centery)))
        x = self.medal.right + self.theme.px(10) + shift[0]
        room = right - max(level.get_width(), coins.get_width() + coin.get_width() + 8) - x - 4
        name = self.theme.fitted("serif-bold", 20, picture.cast.names[self.hero], TEXT, room)
        whole.blit(name, (x, top - self.theme.px(2)))
        who = say("dash.defeated") if away and picture.round + picture.turn > 2 else self.player
        below = self.theme.fitted("sans", 14, who, TEXT_DIM, room)
        whole.blit(below, (x, top + name.get_height()))

    def _cards(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        for turn in range(1, TURNS + 1):
            place = self.slot(turn).move(shift)
            bright = turn == picture.turn
            line = mix(SLOT_LINE, WHITE, 0.4) if bright else mix(SLOT_LINE, PANEL, 0.5)
            whole.blit(shapes.box(place.size, max(2, self.chip // 8), mix(SLOT, BLACK, 0.4), line, 1), place)
            number = self.theme.text("sans", 12, str(turn), line)
            whole.blit(number, number.get_rect(center=place.center))
        for chip in self.chips(picture):
            self._card(whole, picture, chip, chip.rect.move(shift))

    def _card(self, whole: pygame.Surface, picture: Picture, chip: Chip, place: pygame.Rect) -> None:
        if (self.hero, chip.card) in picture.ongoing:
            spread = max(6, self.theme.px(10))
            glow = shapes.glow(place.size, 4, spread, GOLD, 230)
            whole.blit(glow, place.move(-spread, -spread))
        if chip.card == HIDDEN:
            face = self.cards.back(place.width, picture.cast.teams[self.hero])
        else:
            face = self.cards.chip(picture.cast.cards[chip.card], place.width, chip.state == "discarded")
        whole.blit(face, face.get_rect(center=place.center))
        if chip.state == "planned":
            whole.blit(shapes.box(place.size, 4, (0, 0, 0, 0), WHITE, max(1, self.theme.px(2))), place)
        if chip.state == "discarded":
            cross = icon("cross", round(place.width * 0.8), BLACK)
            whole.blit(cross, cross.get_rect(center=place.center))

    def _foot(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        x, y = self.rect.x + self.pad + shift[0], self.foot + shift[1]
        side = max(13, self.theme.px(20))
        items = picture.items[self.hero]
        for item in dict.fromkeys(sorted(items)):
            x = self._item(whole, str(item), items.count(item), x, y, side)
        if picture.level[self.hero] == 8:
            x = self._item(whole, "star", 1, x, y, side)
        for kind, _owner, hero, strength in picture.markers:
            if hero == self.hero:
                x = self._item(whole, kind, strength, x, y, side)
        right = self.rect.right - self.pad + shift[0]
        count = self.theme.text("sans-bold", 14, str(len(picture.hand[self.hero])), TEXT_DIM)
        place = count.get_rect(midright=(right, y + side // 2))
        whole.blit(count, place)
        sign = icon("cards", side, TEXT_DIM)
        whole.blit(sign, sign.get_rect(midright=(place.x - 3, place.centery)))

    def _item(self, whole: pygame.Surface, sign: str, count: int, x: int, y: int, side: int) -> int:
        radius = side // 2 + 2
        disc = shapes.box((2 * radius, 2 * radius), radius, (13, 18, 22), GOLD, 1)
        whole.blit(disc, (x, y - 2))
        mark = icon(sign, max(9, side - 6), GOLD)
        whole.blit(mark, mark.get_rect(center=(x + radius, y - 2 + radius)))
        x += 2 * radius + 2
        if count > 1:
            number = self.theme.text("sans-bold", 12, str(count), GOLD)
            whole.blit(number, number.get_rect(midleft=(x, y + side // 2)))
            x += number.get_width() + 2
        return x + max(1, self.theme.px(4))


LEAST_CHIP = 8
"""Cards narrower than this, in pixels, are not drawn on a portrait."""


class Portrait(Dashboard):
    """A dashboard folded to the hero's medallion, its coins and its cards, for small windows."""

    def __init__(
        self, theme: Theme, units: Units, cards: CardsView, hero: Piece, player: str, rect: pygame.Rect
    ) -> None:
        super().__init__(theme, units, cards, hero, player, rect)
        self.low = rect.height < rect.width
        left = rect.x + 5
        if self.low:
            self.face = rect.height - 8
            self.medal = pygame.Rect(rect.x + 4, rect.y + 4, self.face, self.face)
            left = self.medal.right + 4
        else:
            self.face = min(rect.width - 12, rect.height - 30)
            self.medal = pygame.Rect(0, 0, self.face, self.face)
            self.medal.midtop = (rect.centerx, rect.y + 4)
        self.left = left
        self.chip = max(3, (rect.right - left - 12) // 5)
        self.row = rect.bottom - card_size(self.chip)[1] - 4

    @property
    def purse(self) -> Point:
        return self.rect.right - 10, self.rect.y + 12

    def _tab(self, whole: pygame.Surface, words: str, margin: int, fill: Colour) -> None:
        """There is no room for words: the hero who acts has a white border, one who decides an hourglass."""
        if fill == WHITE:
            return
        radius = 8
        disc = shapes.box((2 * radius, 2 * radius), radius, fill)
        place = disc.get_rect(center=(whole.get_width() // 2, margin + 2))
        whole.blit(disc, place)
        sign = icon("hourglass", 11, BLACK)
        whole.blit(sign, sign.get_rect(center=place.center))

    def slot(self, turn: int) -> pygame.Rect:
        size = card_size(self.chip)
        return pygame.Rect(self.left + (turn - 1) * (size[0] + 2), self.row, *size)

    def _discards(self, picture: Picture) -> list[Chip]:
        return []

    def _head(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        sheet = picture.cast.heroes[self.hero]
        away = self.hero not in picture.pieces
        medal = self.units.medallion(sheet.id, picture.cast.teams[self.hero], self.face, away)
        whole.blit(medal, self.medal.move(shift))
        right, top = self.rect.right - 5 + shift[0], self.rect.y + 3 + shift[1]
        coins = self.theme.text("sans-bold", 14, str(picture.coins[self.hero]), GOLD)
        place = coins.get_rect(topright=(right, top))
        whole.blit(coins, place)
        level = self.theme.text("sans-bold", 14, str(picture.level[self.hero]), WHITE)
        if not self.low:
            whole.blit(level, (self.rect.x + 6 + shift[0], top))
            return
        below = level.get_rect(topright=(right, place.bottom - 1))
        whole.blit(level, below)
        signs = [("coin", place, GOLD)] + ([("level", below, WHITE)] if self.chip < LEAST_CHIP else [])
        for sign, number, colour in signs:
            mark = icon(sign, max(9, number.height * 5 // 8), colour)
            whole.blit(mark, mark.get_rect(midright=(number.x - 2, number.centery)))

    def _cards(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        if self.chip < LEAST_CHIP:
            return
        for turn in range(1, TURNS + 1):
            place = self.slot(turn).move(shift)
            whole.blit(shapes.box(place.size, 2, mix(SLOT, BLACK, 0.4), mix(SLOT_LINE, PANEL, 0.4), 1), place)
        for chip in self.chips(picture):
            self._card(whole, picture, chip, chip.rect.move(shift))

    def _foot(self, whole: pygame.Surface, picture: Picture, shift: tuple[int, int]) -> None:
        """Items are on the full dashboard, which opens when the portrait is pointed at."""


def make_dashboards(
    theme: Theme, layout: Layout, units: Units, cards: CardsView, players: tuple[str, ...]
) -> tuple[Dashboard, ...]:
    """A dashboard for each hero; portraits in a small window."""
    kind = Portrait if layout.compact else Dashboard
    return tuple(
        kind(theme, units, cards, Piece(hero), player, rect)
        for hero, (player, rect) in enumerate(zip(players, layout.dashboards, strict=True))
    )
