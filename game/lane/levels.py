"""Levels, upgrades, items and the ultimate (L18)."""

from game.kernel.decision import Decision, Seat
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import CardId, Colour, Piece
from game.lane.state import Lane
from game.lane.verbs import gain, sorted_hand

TOP_LEVEL = 8
UPGRADED = (Colour.RED, Colour.GREEN, Colour.BLUE)


def price(level: int) -> int:
    """Coins from `level` to the next one (L18.1)."""
    return level


def affordable(level: int, coins: int) -> int:
    """How many levels a hero must buy (L18.1)."""
    bought = 0
    while level + bought < TOP_LEVEL and coins >= price(level + bought):
        coins -= price(level + bought)
        bought += 1
    return bought


def upgrades(s: Lane, hero: Piece, hand: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards that an upgrade may bring to this hand: those one tier above its lowest non-basic cards (L18.2)."""
    held = [s.card(card) for card in hand if not s.card(card).is_basic]
    lowest = min(card.tier for card in held)
    sheet = s.cast.heroes[hero]
    return tuple(
        card.id
        for colour in UPGRADED
        if any(card.colour is colour and card.tier == lowest for card in held)
        for card in sheet.pair(colour, lowest + 1)
    )


def twin_of(s: Lane, hero: Piece, kept: CardId) -> CardId:
    """The other card of a pair, which becomes an item."""
    card = s.card(kept)
    return next(other.id for other in s.cast.heroes[hero].pair(card.colour, card.tier) if other.id != kept)


def upgraded(s: Lane, hand: tuple[CardId, ...], kept: CardId) -> tuple[CardId, ...]:
    """The hand after `kept` has taken the place of the card of its colour."""
    colour = s.card(kept).colour
    return sorted_hand(s, (*(card for card in hand if s.card(card).colour is not colour), kept))


def level_up(s: Lane) -> Flow[None]:
    """Every hero that can pay must; choices are secret until all are made (L17.6, L18.5)."""
    bought = {hero: affordable(s.level[hero], s.coins[hero]) for hero in s.heroes}
    hands = list(s.hand)
    kept: dict[int, list[CardId]] = {hero: [] for hero in s.heroes}
    for step in range(1, max(bought.values()) + 1):
        for hero in s.heroes:
            level = s.level[hero] + step
            if step > bought[hero] or level == TOP_LEVEL:
                continue
            card = yield from _pick(s, Piece(hero), level, upgrades(s, Piece(hero), hands[hero]))
            kept[hero].append(card)
            hands[hero] = upgraded(s, hands[hero], card)
    for hero in s.heroes:
        s.risen[hero] = bought[hero] > 0
        for _ in range(bought[hero]):
            _rise(s, Piece(hero), kept[hero])


def _pick(s: Lane, hero: Piece, level: int, options: tuple[CardId, ...]) -> Flow[CardId]:
    seat: Seat = s.seat(hero)
    return options[(yield Decision(seat, "upgrade", options, "card", (hero, "", level), secret=True))]


def _rise(s: Lane, hero: Piece, kept: list[CardId]) -> None:
    gain(s, hero, -price(s.level[hero]))
    s.level[hero] += 1
    if s.level[hero] == TOP_LEVEL:
        s.tell(events.LevelGained, hero, TOP_LEVEL, None)
        s.tell(events.UltimateUnlocked, hero, s.cast.heroes[hero].ultimate.id)
        return
    card = kept.pop(0)
    twin = twin_of(s, hero, card)
    colour = s.card(card).colour
    returned = next(held for held in s.hand[hero] if s.card(held).colour is colour)
    s.hand[hero] = upgraded(s, s.hand[hero], card)
    s.tucked[hero] = (*s.tucked[hero], twin)
    item = s.card(twin).item
    assert item is not None
    s.items[hero] = (*s.items[hero], item)
    s.tell(events.LevelGained, hero, s.level[hero], item)
    s.tell(events.CardUpgraded, s.seat(hero), hero, returned, card, twin)
