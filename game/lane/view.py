"""What one seat may know of a game (L22, ST-9), and a full state as it may be behind that."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from game.kernel.decision import Seat
from game.lane.cards import CardId, Piece
from game.lane.levels import UPGRADED, twin_of, upgraded
from game.lane.state import HIDDEN, Lane, Phase


def view(s: Lane, seat: Seat) -> Lane:
    """A copy of the state without the hands, tucked cards and face-down plans of other seats."""
    seen = s.copy()
    seen.luck = 0
    if seen.offered is not None:
        seen.offered = HIDDEN
    for hero in s.heroes:
        if s.seat(Piece(hero)) != seat:
            _hide(seen, Piece(hero))
    return seen


def _hide(s: Lane, hero: Piece) -> None:
    s.hand[hero] = (HIDDEN,) * len(s.hand[hero])
    s.tucked[hero] = (HIDDEN,) * len(s.tucked[hero])
    if s.phase is Phase.PLANNING and s.planned[hero] is not None:
        s.planned[hero] = HIDDEN


def resample(seen: Lane, seat: Seat, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]) -> Lane:
    """Deal the hidden cards of others anew, fitting levels, items and all that has been shown."""
    s = seen.copy()
    s.luck = pick(1 << 62)
    for hero in s.heroes:
        if s.seat(Piece(hero)) != seat:
            _deal(s, Piece(hero), known, pick)
    return s


def _deal(s: Lane, hero: Piece, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]) -> None:
    """Give a hero one of the card sets it may have; what is not in play of it is its hand."""
    if not s.hand[hero] and not s.tucked[hero]:
        return
    shown = {*s.known[hero], *(CardId(word) for seat, word in known if seat == s.seat(hero))}
    fitting = [history for history in _histories(s, hero) if _fits(s, hero, history, shown)]
    history = fitting[pick(len(fitting))] if fitting else ()
    in_play = _in_play(s, hero)
    s.hand[hero] = tuple(card for card in _cards_after(s, hero, history) if card not in in_play)
    s.tucked[hero] = tuple(twin_of(s, hero, card) for card in history)


def _histories(s: Lane, hero: Piece) -> Iterator[tuple[CardId, ...]]:
    """Every set of upgrades that leads to the hero's level: the cards kept, tier by tier (L18.2)."""
    gained = min(s.level[hero], 7) - 1
    full_tiers, extra = divmod(gained, len(UPGRADED))
    sheet = s.cast.heroes[hero]
    done = [sheet.pair(colour, tier) for tier in range(2, 2 + full_tiers) for colour in UPGRADED]
    for colours in combinations(UPGRADED, extra):
        pairs = [*done, *(sheet.pair(colour, 2 + full_tiers) for colour in colours)]
        for kept in product(*pairs):
            yield tuple(card.id for card in kept)


def _fits(s: Lane, hero: Piece, history: tuple[CardId, ...], shown: set[CardId]) -> bool:
    """Whether the upgrades give the hero's items, contain each upgraded card it has shown and leave those in play."""
    upgraded_cards = [
        card.id for card in s.cast.heroes[hero].cards if card.id in shown and card.tier in (2, 3)
    ]
    if any(card not in history for card in upgraded_cards):
        return False
    if not _in_play(s, hero) <= set(_cards_after(s, hero, history)):
        return False
    items = list(s.items[hero])
    for card in history:
        item = s.card(twin_of(s, hero, card)).item
        if item not in items:
            return False
        items.remove(item)
    return True


def _in_play(s: Lane, hero: Piece) -> set[CardId]:
    """The cards of a hero that lie face up."""
    return {card for card in (*s.slots[hero], *s.discard[hero], s.planned[hero]) if card}


def _cards_after(s: Lane, hero: Piece, history: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards that a hero owns after these upgrades."""
    cards = s.starting_hand(hero)
    for card in history:
        cards = upgraded(s, cards, card)
    return cards
