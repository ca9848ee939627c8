"""All cards of a hero side by side, one of them enlarged to be read."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.lane.cards import Card, Hero
from game.text import say
from game.ui.cards_view import ENLARGED, HEIGHT, WIDTH, CardsView, card_size, reading_width
from game.ui.input import Command
from game.ui.theme import BLACK, GOLD, TEXT_DIM, WHITE, Theme
from game.ui.widgets import shapes
from game.ui.widgets.base import Widget

NAMED = 76
"""The least width in pixels of a card that shows its name; smaller ones show colour, kind and tier."""

ROWS = 2


@dataclass(frozen=True, slots=True)
class _Group:
    label: str
    cards: tuple[Card, ...]

    @property
    def columns(self) -> int:
        """How many cards lie side by side."""
        return -(-len(self.cards) // ROWS)


class Shelf(Widget):
    """A hero's eighteen cards and the weaker one in two rows, grouped by tier; arrows or mouse pick one to read."""

    def __init__(self, hero: Hero) -> None:
        super().__init__()
        self.hero = hero
        self.picked: int | None = None
        self._pointed: int | None = None
        self._spots: list[pygame.Rect] = []
        self._labels: list[tuple[int, int, str]] = []
        self._view: CardsView | None = None
        self._width = 0

    @property
    def cards(self) -> list[Card]:
        """All cards in the order of the groups."""
        return [card for group in self._groups() for card in group.cards]

    @property
    def shown(self) -> int | None:
        """Which card is enlarged."""
        if self.hovered and self._pointed is not None:
            return self._pointed
        return self.picked if self.focused else None

    def show(self, hero: Hero) -> None:
        """Lay out the cards of another hero."""
        self.hero = hero

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        if self._view is None or self._view.theme is not theme:
            self._view = CardsView(theme)
        groups = self._groups()
        head, gap, space = theme.line_height(12) + theme.px(4), theme.px(30), theme.px(8)
        columns = sum(group.columns for group in groups)
        room = rect.width - gap * (len(groups) - 1) - space * (columns - len(groups))
        high = (rect.height - head - space * (ROWS - 1)) // ROWS
        self._width = max(20, min(high * WIDTH // HEIGHT, room // columns))
        size = card_size(self._width)
        spare = rect.width - self._width * columns - space * (columns - len(groups))
        gap = min(spare // max(1, len(groups) - 1), theme.px(56))
        self._spots, self._labels = [], []
        x = rect.x
        for group in groups:
            wide = group.columns * (self._width + space) - space
            self._labels.append((x, wide, group.label))
            for number in range(len(group.cards)):
                column, row = self._cell_of(group, number)
                spot = (x + column * (self._width + space), rect.y + head + row * (size[1] + space))
                self._spots.append(pygame.Rect(spot, size))
            x += wide + gap

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.picked = self._pointed = self._at(event.pos)
        return False

    def command(self, command: Command) -> bool:
        if command is Command.CONFIRM and self.picked is None:
            self.picked = 0
            return True
        if command not in (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN):
            return False
        if self.picked is None:
            self.picked = 0
            return command in (Command.LEFT, Command.RIGHT)
        found = self._beside(self.picked, command)
        self.picked = found
        return found is not None

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        assert self._view is not None
        for x, width, label in self._labels:
            words = theme.capitals(12, label, TEXT_DIM)
            if words.get_width() > width:
                words = theme.fitted("sans-bold", 12, label, TEXT_DIM, max(width + theme.px(30), 110))
            surface.blit(words, (x, self.rect.y))
        for card, spot in zip(self.cards, self._spots, strict=True):
            named = self._width >= NAMED
            face = self._view.face(card, self._width) if named else self._view.chip(card, self._width)
            surface.blit(face, spot)

    def draw_enlarged(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw the picked card large above the others; to be called after all else has been drawn."""
        shown = self.shown
        if shown is None or self._view is None:
            return
        spot = self._spots[shown]
        width = max(reading_width(theme), round(self._width * ENLARGED))
        face = self._view.face(self.cards[shown], width)
        rect = face.get_rect(midbottom=(spot.centerx, spot.y - theme.px(10)))
        if rect.y < 0:
            left = spot.centerx > surface.get_width() // 2
            rect.midright = (spot.x - theme.px(14), rect.centery)
            if not left:
                rect.midleft = (spot.right + theme.px(14), rect.centery)
        rect.clamp_ip(surface.get_rect().inflate(-theme.px(12), -theme.px(12)))
        spread = theme.px(30)
        surface.blit(shapes.shadow(rect.size, theme.px(16), spread, 220), rect.move(-spread, -spread))
        surface.blit(face, rect)
        shapes.ring(surface, spot, theme.px(8), GOLD, max(2, theme.px(2.5)))
        if self.cards[shown] is self.hero.handicap:
            self._draw_ribbon(surface, theme, rect)

    def _draw_ribbon(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Say over an enlarged card that it is the weaker one."""
        words = theme.fitted("sans-bold", 14, say("setup.weaker"), BLACK, rect.width - theme.px(20))
        pill = words.get_rect().inflate(theme.px(24) + 6, theme.px(8) + 2)
        pill.midbottom = (rect.centerx, rect.y + theme.px(6))
        pill.top = max(pill.top, 2)
        surface.blit(shapes.box(pill.size, pill.height // 2, GOLD), pill)
        surface.blit(words, words.get_rect(center=pill.center))

    def draw_focus(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.picked is None:
            shapes.ring(surface, self.rect, theme.px(10), WHITE, max(2, theme.px(2.5)))

    def _groups(self) -> list[_Group]:
        tiers = [tuple(card for card in self.hero.cards if card.tier == tier) for tier in range(4)]
        groups = [_Group(say(f"setup.tier.{tier}"), cards) for tier, cards in enumerate(tiers)]
        return [*groups, _Group(say("setup.tier.4"), (self.hero.ultimate, self.hero.handicap))]

    def _cell_of(self, group: _Group, number: int) -> tuple[int, int]:
        """Column and row: pairs of one colour and tier lie above each other."""
        if len(group.cards) <= 3 and group.columns > 1:
            return number % group.columns, number // group.columns
        return number // ROWS, number % ROWS

    def _beside(self, picked: int, command: Command) -> int | None:
        """The nearest card in a direction."""
        here = self._spots[picked]
        ways = {Command.LEFT: (-1, 0), Command.RIGHT: (1, 0), Command.UP: (0, -1), Command.DOWN: (0, 1)}
        dx, dy = ways[command]
        found: tuple[int, int] | None = None
        for number, spot in enumerate(self._spots):
            ahead = (spot.centerx - here.centerx) * dx + (spot.centery - here.centery) * dy
            aside = abs((spot.centerx - here.centerx) * dy) + abs((spot.centery - here.centery) * dx)
            if ahead > 0 and aside < here.height // 2 and (found is None or ahead < found[0]):
                found = ahead, number
        return None if found is None else found[1]

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((number for number, spot in enumerate(self._spots) if spot.collidepoint(pos)), None)
