"""The hand: a fan of cards, one of them enlarged, one of them perhaps in mid-drag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.lane.cards import Card, CardId
from game.ui.animate import Point, between, ease_out
from game.ui.battle.layout import Layout
from game.ui.cards_view import CardsView, card_size
from game.ui.theme import BAND, GOLD, PANEL_LINE, TEXT, TEXT_DIM, WHITE, Theme
from game.ui.widgets import shapes

LIFT_SECONDS, RETURN_SECONDS = 0.12, 0.22
WIDEST_ANGLE = 8.0
DRAG_AFTER = 7
"""Pixels that the mouse must move before a press becomes a drag."""


@dataclass(slots=True)
class Held:
    """A card in mid-drag: where it was taken, where the mouse is; `back` counts down while it flies home."""

    card: CardId
    grip: Point
    pos: Point
    moved: bool = False
    back: float = 0.0


class Hand:
    """The fan of the cards shown, in order. Pointing and keys raise one, a click picks one, a drag takes one out."""

    def __init__(self, theme: Theme, layout: Layout, cards: CardsView) -> None:
        self.theme, self.layout, self.cards = theme, layout, cards
        self.shown: tuple[CardId, ...] = ()
        self.hovered: CardId | None = None
        self.picked: CardId | None = None
        self.held: Held | None = None
        self._raised: dict[CardId, float] = {}

    def show(self, shown: Sequence[CardId]) -> None:
        """Show these cards."""
        self.shown = tuple(shown)
        if self.picked not in self.shown:
            self.picked = None
        if self.hovered not in self.shown:
            self.hovered = None
        if self.held is not None and self.held.card not in self.shown:
            self.held = None

    # Places

    def spot(self, number: int) -> tuple[Point, float]:
        """The middle of a card of the fan and its angle in degrees."""
        count = len(self.shown)
        width, height = card_size(self.layout.hand_card)
        rect = self.layout.hand
        step = min(width * 1.04, (rect.width - width) / max(1, count - 1))
        off = number - (count - 1) / 2
        lean = off / max(1.0, (count - 1) / 2)
        y = rect.y + height * 0.52 + abs(lean) ** 2 * height * 0.07
        return (rect.centerx + off * step, y), -lean * WIDEST_ANGLE if count > 1 else 0.0

    def at(self, pos: tuple[int, int]) -> CardId | None:
        """The card of the fan under a point; those further right lie on top."""
        width, height = card_size(self.layout.hand_card)
        for number in reversed(range(len(self.shown))):
            (x, y), _ = self.spot(number)
            box = pygame.Rect(0, 0, round(width * 0.98), height)
            box.center = (round(x), round(y))
            if self.shown[number] == self.hovered:
                box = box.union(box.move(0, -round(height * 0.12)))
            if box.collidepoint(pos) and pos[1] >= self.layout.hand.y - height * 0.1:
                return self.shown[number]
        return None

    @property
    def dragged(self) -> CardId | None:
        """The card that the mouse carries."""
        return self.held.card if self.held is not None and self.held.moved and not self.held.back else None

    # The mouse

    def press(self, pos: tuple[int, int]) -> CardId | None:
        """Take hold of the card under the mouse."""
        card = self.at(pos)
        if card is not None:
            self.held = Held(card, pos, pos)
        return card

    def drag(self, pos: tuple[int, int]) -> None:
        """The mouse moves with the button down."""
        held = self.held
        if held is None or held.back:
            return
        held.pos = pos
        if abs(pos[0] - held.grip[0]) + abs(pos[1] - held.grip[1]) > DRAG_AFTER:
            held.moved = True

    def let_go(self) -> Held | None:
        """The button goes up: what was held, if anything."""
        held = self.held
        if held is None or held.back:
            return None
        self.held = None
        return held

    def fly_back(self, held: Held) -> None:
        """A card that may not be played returns to its place."""
        held.back = RETURN_SECONDS
        self.held = held

    # Time and drawing

    def update(self, seconds: float) -> bool:
        """Let cards rise and fall; True when something has moved."""
        moving = False
        for card in self.shown:
            goal = 1.0 if card in (self.hovered, self.picked) else 0.0
            now = self._raised.get(card, 0.0)
            if now != goal:
                step = seconds / LIFT_SECONDS
                self._raised[card] = min(goal, now + step) if goal > now else max(goal, now - step)
                moving = True
        if self.held is not None and self.held.back:
            self.held.back -= seconds
            moving = True
            if self.held.back <= 0:
                self.held = None
        return moving

    def draw(
        self,
        surface: pygame.Surface,
        sheets: dict[CardId, Card],
        items: Sequence[str],
        lit: Sequence[CardId] | None,
    ) -> None:
        """Draw the fan. `lit` are the cards that may be chosen, None when no card is asked for."""
        carried = self.held.card if self.held is not None and (self.held.moved or self.held.back) else None
        order = sorted(range(len(self.shown)), key=lambda number: self.shown[number] == self.picked)
        for number in order:
            card = self.shown[number]
            if card == carried:
                continue
            self._card(surface, sheets[card], number, items, lit)

    def draw_owner(self, surface: pygame.Surface, medal: pygame.Surface, name: str) -> None:
        """Whose hand it is, at its left end."""
        rect = self.layout.hand
        words = self.theme.fitted("serif-bold", 14, name, TEXT, medal.get_width() + self.theme.px(40))
        left = self.spot(0)[0][0] - self.layout.hand_card * 0.62 - words.get_width() if self.shown else rect.x
        middle = max(rect.x - 6, round(left)) + words.get_width() // 2
        place = medal.get_rect(center=(middle, rect.y + round(rect.height * 0.4)))
        surface.blit(medal, place)
        surface.blit(words, words.get_rect(midtop=(middle, place.bottom + 2)))

    def owner_side(self) -> int:
        """How large the medallion beside the hand is."""
        return max(40, self.theme.px(78))

    def _card(
        self,
        surface: pygame.Surface,
        sheet: Card,
        number: int,
        items: Sequence[str],
        lit: Sequence[CardId] | None,
    ) -> None:
        (x, y), angle = self.spot(number)
        height = card_size(self.layout.hand_card)[1]
        rise = ease_out(self._raised.get(sheet.id, 0.0)) * height * 0.12
        light = (
            "none"
            if lit is None
            else "dim"
            if sheet.id not in lit
            else "picked"
            if sheet.id == self.picked
            else "lit"
        )
        picture = self._dressed(sheet, angle, items, light)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y - rise))))
        if light in ("lit", "picked"):
            self._key(surface, number, (round(x), round(y - rise - height / 2)), angle)

    def _dressed(self, sheet: Card, angle: float, items: Sequence[str], light: str) -> pygame.Surface:
        """A card of the fan with its shadow and, as it may be chosen or not, its edge of light or its shade."""
        key = ("dressed", sheet.id, self.layout.hand_card, round(angle, 1), tuple(sorted(items)), light)
        return self.cards.once(key, lambda: self._dress(sheet, angle, items, light))

    def _dress(self, sheet: Card, angle: float, items: Sequence[str], light: str) -> pygame.Surface:
        face = self.cards.face(sheet, self.layout.hand_card, items)
        spread, gap, radius = self.theme.px(16), max(2, self.theme.px(4)), self.theme.px(13)
        margin = spread + gap
        whole = pygame.Surface(
            (face.get_width() + 2 * margin, face.get_height() + 2 * margin), pygame.SRCALPHA
        )
        whole.blit(shapes.shadow(face.get_size(), radius, spread, 170), (gap, gap + self.theme.px(7)))
        if light in ("lit", "picked"):
            size = (face.get_width() + 2 * gap, face.get_height() + 2 * gap)
            colour = (*GOLD, 255) if light == "picked" else (*WHITE, 150)
            whole.blit(shapes.box(size, radius + gap, (0, 0, 0, 0), colour, gap), (spread, spread))
        whole.blit(face, (margin, margin))
        if light == "dim":
            whole.blit(shapes.box(face.get_size(), radius, (8, 11, 14, 150)), (margin, margin))
        return pygame.transform.rotozoom(whole, angle, 1.0) if angle else whole

    def _key(self, surface: pygame.Surface, number: int, top: tuple[int, int], angle: float) -> None:
        """The key that picks a card, on its upper edge."""
        if self.layout.compact:
            return
        words = self.theme.text("sans-bold", 12, str(number + 1), TEXT_DIM)
        side = words.get_height() + 4
        cap = shapes.box((side, side), max(3, side // 5), (*BAND, 235), PANEL_LINE, 1)
        middle = top[0] - round(angle * self.layout.hand_card / 84)
        spot = cap.get_rect(midbottom=(middle, top[1] + max(6, self.theme.px(9))))
        surface.blit(cap, spot)
        surface.blit(words, words.get_rect(center=spot.center))

    def draw_held(self, surface: pygame.Surface, sheets: dict[CardId, Card], items: Sequence[str]) -> None:
        """Draw the card in mid-drag, lifted."""
        held = self.held
        if held is None or not (held.moved or held.back) or held.card not in self.shown:
            return
        home, _ = self.spot(self.shown.index(held.card))
        at = held.pos if not held.back else between(home, held.pos, max(0.0, held.back / RETURN_SECONDS))
        face = self.cards.face(sheets[held.card], round(self.layout.hand_card * 1.06), items)
        place = face.get_rect(center=(round(at[0]), round(at[1])))
        spread = self.theme.px(28)
        shade = shapes.shadow(place.size, self.theme.px(13), spread, 190)
        surface.blit(shade, place.move(-spread, -spread + self.theme.px(18)))
        surface.blit(face, place)

    def draw_enlarged(
        self, surface: pygame.Surface, sheets: dict[CardId, Card], items: Sequence[str]
    ) -> pygame.Rect | None:
        """Draw the card that is pointed at large enough to be read; gives its place."""
        card = self.hovered or self.picked
        if card is None or card not in self.shown or (self.held is not None and self.held.moved):
            return None
        (x, _), _ = self.spot(self.shown.index(card))
        face = self.cards.face(sheets[card], self.layout.enlarged_card, items)
        place = face.get_rect(midbottom=(round(x), surface.get_height() - self.theme.px(8)))
        place.clamp_ip(surface.get_rect())
        self._leave_prompt(place, surface.get_width())
        spread = self.theme.px(34)
        surface.blit(shapes.shadow(place.size, self.theme.px(20), spread, 210), place.move(-spread, -spread))
        surface.blit(face, place)
        return place

    def _leave_prompt(self, place: pygame.Rect, width: int) -> None:
        """Move an enlarged card beside the prompt, on its own side, if there is room: the question stays readable."""
        prompt, gap = self.layout.prompt, self.theme.px(12)
        if not place.colliderect(prompt):
            return
        if place.centerx < prompt.centerx and prompt.x - gap >= place.width:
            place.right = prompt.x - gap
        elif place.centerx >= prompt.centerx and width - prompt.right - gap >= place.width:
            place.x = prompt.right + gap
