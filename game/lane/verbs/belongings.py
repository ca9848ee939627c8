"""Coins, items and markers."""

from collections.abc import Iterable, Sequence

from game.kernel.decision import choose
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import Item, Piece, Source
from game.lane.state import Lane, Marker
from game.lane.verbs.acting import asking
from game.lane.verbs.targets import target


def gain(s: Lane, hero: Piece, coins: int) -> None:
    """A hero collects coins from the bank (a negative number: it loses them)."""
    before = s.coins[hero]
    s.coins[hero] = before + coins
    s.tell(events.CoinsChanged, hero, before, before + coins)


def take_coins(s: Lane, me: Piece, candidates: Iterable[Piece], amounts: Sequence[int]) -> Flow[None]:
    """Take coins from one of `candidates` that owns at least the least amount (L14.13)."""
    rich = [hero for hero in candidates if s.coins[hero] >= min(amounts)]
    foe = yield from target(s, me, rich)
    payable = [amount for amount in amounts if amount <= s.coins[foe]]
    coins = yield from choose(s.seat(me), "coins", payable, "amount", asking(s, me, foe))
    gain(s, foe, -coins)
    gain(s, me, coins)


def gain_item(s: Lane, me: Piece, item: Item) -> None:
    """Gain an item that needs no card (L18.10)."""
    s.items[me] = (*s.items[me], item)
    s.tell(events.ItemGained, me, item)


def give_marker(s: Lane, me: Piece, hero: Piece, kind: str, strength: int) -> Flow[None]:
    """Give a hero your marker of a kind; if it lay elsewhere it moves (L19.12). What waits for this follows."""
    pass_marker(s, me, hero, kind, strength)
    for source, lasting in tuple(s.in_force()):
        if lasting.after_marker is not None and source.piece == me:
            yield from lasting.after_marker(s, source, hero)


def pass_marker(s: Lane, owner: Piece, hero: Piece, kind: str, strength: int) -> None:
    """A marker goes to a hero, from wherever it is."""
    _lift_marker(s, owner, kind)
    s.markers = (*s.markers, Marker(kind, owner, hero, strength))
    s.tell(events.MarkerGiven, kind, owner, hero, strength)


def take_marker_back(s: Lane, me: Piece, kind: str) -> None:
    """Your marker of a kind comes back to you from who carries it."""
    hero = marker_carrier(s, me, kind)
    if hero is not None:
        _lift_marker(s, me, kind)
        s.tell(events.MarkerReturned, kind, me, hero)


def _lift_marker(s: Lane, owner: Piece, kind: str) -> None:
    s.markers = tuple(marker for marker in s.markers if (marker.kind, marker.owner) != (kind, owner))


def marker_carrier(s: Lane, me: Piece, kind: str) -> Piece | None:
    """The hero that carries your marker of a kind, if any."""
    return next((marker.hero for marker in s.markers if (marker.kind, marker.owner) == (kind, me)), None)


def marker_strength(s: Lane, source: Source, hero: Piece) -> int:
    """The strength of the source's marker if this hero carries it, else 0."""
    return sum(
        marker.strength
        for marker in s.markers
        if marker.owner == source.piece and marker.kind == source.card and marker.hero == hero
    )
