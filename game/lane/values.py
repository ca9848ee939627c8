"""Numbers in force: icons, items, markers and effects added up (L7.1, L8.4, L12.3, L13.4, L13.5)."""

from __future__ import annotations

from collections.abc import Callable

from game.lane.cards import Bonus, Card, CardId, Item, Kind, Lasting, Piece
from game.lane.state import HEAVY, MELEE, PRIMARY, RANGED, Act, Lane


def raised(s: Lane, hero: Piece, printed: int | None, item: Item) -> int | None:
    """A printed icon + 1 per item of its kind; an absent icon stays absent (L8.4)."""
    return None if printed is None else printed + s.items[hero].count(item)


def attack_icon(s: Lane, hero: Piece, card: Card) -> int | None:
    """The attack value of a card, primary or secondary."""
    return raised(s, hero, card.value if card.kind is Kind.ATTACK else card.attack, Item.ATTACK)


def movement_icon(s: Lane, hero: Piece, card: Card) -> int | None:
    """The movement value of a card, primary or secondary, with items and effects."""
    icon = raised(s, hero, card.value if card.kind is Kind.MOVEMENT else card.movement, Item.MOVEMENT)
    return None if icon is None else icon + _added(s, hero, lambda lasting: lasting.movement)


def defence_icon(s: Lane, hero: Piece, card: Card) -> int | None:
    """The defence value of a card, primary or secondary; None also for a block."""
    return raised(s, hero, card.value if card.defends else card.defence, Item.DEFENCE)


def reach(s: Lane, hero: Piece, card: CardId) -> int:
    """The range or radius of a card with items and effects; 0 when it has neither."""
    printed = s.card(card)
    icon = raised(s, hero, printed.range, Item.RANGE)
    if icon is None:
        icon = raised(s, hero, printed.radius, Item.RADIUS)
    if icon is None:
        return 0
    for source, lasting in s.in_force():
        if lasting.reach is not None:
            icon += lasting.reach(s, source, hero, card)
    return icon


def lance(s: Lane, hero: Piece) -> int | None:
    """The range that attacks on units next to a hero have by an effect; None when they keep to those."""
    found = (lasting.lance(s, source, hero) for source, lasting in s.in_force() if lasting.lance is not None)
    return next((reach for reach in found if reach is not None), None)


def is_ranged(s: Lane, act: Act) -> bool:
    """Whether an attack is ranged: a primary action marked so, or one that an effect makes so (L8.3)."""
    return (act.action == PRIMARY and s.card(act.card).ranged) or lance(s, act.hero) is not None


def initiative(s: Lane, hero: Piece) -> int:
    """The initiative of a hero's unresolved card as of now (L7.1).

    Raises:
        ValueError: the hero has no unresolved card.
    """
    card = s.planned[hero]
    if card is None:
        raise ValueError(f"hero {hero} has no unresolved card")
    printed = raised(s, hero, s.card(card).initiative, Item.INITIATIVE)
    return (printed or 0) + _added(s, hero, lambda lasting: lasting.initiative)


def attack_total(s: Lane, act: Act) -> int:
    """Attack icon, items, markers and effects of an attack action; text bonuses come on top (L12.3)."""
    icon = attack_icon(s, act.hero, s.card(act.card))
    return (icon or 0) + _added(s, act.hero, lambda lasting: lasting.attack)


def defence_total(s: Lane, hero: Piece, card: CardId, modifier: int, bonus: int = 0) -> int | None:
    """What a defence with this card comes to (L13.5); None for a block."""
    icon = defence_icon(s, hero, s.card(card))
    return (
        None if icon is None else icon + bonus + modifier + _added(s, hero, lambda lasting: lasting.defence)
    )


def minion_modifier(s: Lane, hero: Piece) -> int:
    """What the minions around an attacked hero add to its defence (L13.4)."""
    total = 0
    for piece in s.pieces_in(s.board.within(s.where[hero], 2)):
        friendly = s.side[piece] == s.side[hero]
        if s.what[piece] in (MELEE, HEAVY) and s.is_adjacent(hero, piece):
            total += 1 if friendly else -1
        elif s.what[piece] == RANGED and not friendly:
            total -= 1
    return total


def extra_lives(s: Lane, hero: Piece) -> int:
    """The life counters that a hero's defeat costs besides the usual ones."""
    return _added(s, hero, lambda lasting: lasting.lives)


def _added(s: Lane, hero: Piece, pick: Callable[[Lasting], Bonus | None]) -> int:
    total = 0
    for source, lasting in s.in_force():
        bonus = pick(lasting)
        if bonus is not None:
            total += bonus(s, source, hero)
    return total
