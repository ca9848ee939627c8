"""What happens to cards: discarded, retrieved, swapped, shown."""

from collections.abc import Iterable, Sequence

from game.kernel.chance import turn_over
from game.kernel.decision import Decision, Value, choose, may
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import CardId, Colour, Piece
from game.lane.state import Lane
from game.lane.verbs.acting import asking


def sorted_hand(s: Lane, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Cards in the order in which they are printed in the deck."""
    return tuple(sorted(cards, key=lambda card: s.cast.rank[card] if card else -1))


def show(s: Lane, hero: Piece, card: CardId) -> None:
    """Note that everybody has seen this card of a hero."""
    if not s.card(card).is_basic and card not in s.known[hero]:
        s.known[hero] = sorted_hand(s, (*s.known[hero], card))


def end_effect(s: Lane, hero: Piece, card: CardId) -> None:
    """End the effect that a card carries, if any: it has changed its state (L8.10)."""
    left = tuple(effect for effect in s.ongoing if (effect.hero, effect.card) != (hero, card))
    if left != s.ongoing:
        s.ongoing = left
        s.tell(events.EffectEnded, hero, card)


def discard_card(s: Lane, hero: Piece, card: CardId) -> None:
    """Put a hand card into the discard area, face up (L8.6)."""
    s.hand[hero] = tuple(held for held in s.hand[hero] if held != card)
    s.discard[hero] = (*s.discard[hero], card)
    show(s, hero, card)
    s.tell(events.Discarded, hero, card)


def discards(s: Lane, me: Piece, hero: Piece) -> Flow[bool]:
    """A hero discards a card of its choice, if able. Tells whether it did."""
    if not s.hand[hero]:
        return False
    card = yield from choose(s.seat(hero), "discard", s.hand[hero], "card", (hero, *asking(s, me)[1:]))
    discard_card(s, hero, card)
    return True


def may_discard(
    s: Lane, hero: Piece, cards: Iterable[CardId], prompt: str, about: tuple[Value, ...]
) -> Flow[CardId | None]:
    """A hero may discard one of these hand cards as the price of something; gives the card."""
    card = yield from may(s.seat(hero), prompt, cards, "card", about)
    if card is not None:
        discard_card(s, hero, card)
    return card


def retrieve(s: Lane, hero: Piece, card: CardId) -> None:
    """Take an own resolved or discarded card back to hand (L8.7)."""
    s.slots[hero] = tuple(None if held == card else held for held in s.slots[hero])
    s.discard[hero] = tuple(held for held in s.discard[hero] if held != card)
    s.hand[hero] = sorted_hand(s, (*s.hand[hero], card))
    end_effect(s, hero, card)
    s.tell(events.Retrieved, hero, (card,))


def may_retrieve(s: Lane, hero: Piece, cards: Iterable[CardId]) -> Flow[bool]:
    """A hero may retrieve one of these cards. Tells whether it did."""
    card = yield from may(s.seat(hero), "retrieve", cards, "card", asking(s, hero))
    if card is None:
        return False
    retrieve(s, hero, card)
    return True


def retrieves(s: Lane, hero: Piece, cards: Iterable[CardId]) -> Flow[None]:
    """A hero retrieves one of these cards, its own choice."""
    card = yield from choose(s.seat(hero), "retrieve", cards, "card", asking(s, hero))
    retrieve(s, hero, card)


def may_discard_resolved(s: Lane, me: Piece) -> Flow[None]:
    """You may discard one of your resolved cards; its effect ends, and what waits for this follows."""
    card = yield from may(s.seat(me), "discard_resolved", resolved_cards(s, me), "card", asking(s, me))
    if card is None:
        return
    s.slots[me] = tuple(None if held == card else held for held in s.slots[me])
    s.discard[me] = (*s.discard[me], card)
    end_effect(s, me, card)
    s.tell(events.Discarded, me, card)
    for source, lasting in tuple(s.in_force()):
        if lasting.after_discarding is not None and source.piece == me:
            yield from lasting.after_discarding(s, source, card)


def guesses_card(s: Lane, me: Piece, foe: Piece) -> Flow[bool]:
    """A hero holds out a hand card face down and `me` names its colour; then it is shown. Tells whether it was right.

    A card guessed right is discarded.
    """
    hand = s.hand[foe]
    about = (foe, *asking(s, me)[1:])
    s.offered = hand[(yield Decision(s.seat(foe), "hold_out", hand, "card", about, secret=True))]
    colours = sorted({s.card(card).colour.value for card in hand})
    colour = yield from choose(s.seat(me), "colour", colours, "word", asking(s, me, foe))
    card, s.offered = s.offered, None
    yield from turn_over(card)
    show(s, foe, card)
    s.tell(events.CardShown, foe, card, colour)
    if s.card(card).colour != colour:
        return False
    discard_card(s, foe, card)
    return True


def swap_cards(s: Lane, hero: Piece, resolved: CardId, held: CardId) -> None:
    """Exchange a resolved card with one in hand (L8.8)."""
    s.slots[hero] = tuple(held if card == resolved else card for card in s.slots[hero])
    s.hand[hero] = sorted_hand(s, (*(card for card in s.hand[hero] if card != held), resolved))
    show(s, hero, held)
    end_effect(s, hero, resolved)
    s.tell(events.CardsSwapped, hero, resolved, held)


def resolved_cards(s: Lane, hero: Piece) -> list[CardId]:
    """The cards in a hero's turn slots."""
    return [card for card in s.slots[hero] if card is not None]


def played_attack(s: Lane, hero: Piece) -> bool:
    """Whether a hero has played an attack card this turn, whatever became of it (L8.11)."""
    card = s.played[hero]
    return card is not None and s.card(card).is_attack


def hand_of_colours(s: Lane, hero: Piece, colours: Sequence[Colour]) -> list[CardId]:
    """The hand cards of these colours."""
    return [card for card in s.hand[hero] if s.card(card).colour in colours]
