"""Effects that last, and what they forbid."""

from game.lane import events
from game.lane.cards import NOBODY, Card, Piece
from game.lane.state import NEXT_TURN, THIS_ROUND, THIS_TURN, Lane, Ongoing
from game.lane.verbs.acting import act_of


def lasts(s: Lane, me: Piece, until: str, about: Piece = NOBODY) -> None:
    """The running card's effect takes hold for this turn, the next turn or the round; once a card (L9.15, L19.1)."""
    card = act_of(s).card
    effect = Ongoing(me, card, until, s.turn, about)
    if effect not in s.ongoing:
        s.ongoing = (*s.ongoing, effect)
        s.tell(events.EffectBegan, me, card, until)


def this_turn(s: Lane, me: Piece, about: Piece = NOBODY) -> None:
    """The card's effect lasts for this turn; `about` is the hero that it names."""
    lasts(s, me, THIS_TURN, about)


def next_turn(s: Lane, me: Piece) -> None:
    """The card's effect lasts for the next turn of this round."""
    lasts(s, me, NEXT_TURN)


def this_round(s: Lane, me: Piece, about: Piece = NOBODY) -> None:
    """The card's effect lasts for this round; `about` is the hero that it names."""
    lasts(s, me, THIS_ROUND, about)


def banned_actions(s: Lane, me: Piece, card: Card) -> list[str]:
    """The actions that effects forbid to `me` now, with this card."""
    return [
        action
        for source, lasting in s.in_force()
        if lasting.bans is not None
        for action in lasting.bans(s, source, me, card)
    ]


def may_repeat(s: Lane, me: Piece) -> bool:
    """Whether nothing forbids `me` to repeat actions."""
    return not any(
        lasting.no_repeats is not None and lasting.no_repeats(s, source, me)
        for source, lasting in s.in_force()
    )
