"""How much of a text has been shown: what kinds of things its hero has brought about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from game.hexgrid.coords import distance
from game.kernel.decision import Value
from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import Card, Kind, Piece
from game.lane.state import Lane
from game.ui.battle.picture import Picture

Facts = frozenset[str]

_BY_ITSELF = (
    told.FastTravelled, told.MinionDefeated, told.MinionSpawned, told.PieceRemoved, told.TokenPlaced, told.CardShown,
    told.EffectBegan, told.MarkerGiven, told.MarkerReturned, told.ActionRepeated, told.ItemGained, told.CardsSwapped,
)  # fmt: skip
"""Events that are a fact by their kind alone."""


def facts_of(
    s: Lane, me: Piece, card: Card, events: Sequence[Event], answers: Sequence[tuple[str, Value]]
) -> Facts:
    """The kinds of things that a card of `me` has brought about, in words that only serve to compare them."""
    picture = Picture.of(s)
    telling = list(news(own_part(me, card, events)))
    modes = [] if card.defends else [value for prompt, value in answers if prompt == "mode"]
    found = {f"mode {value}" for value in modes if value is not None}
    for event in events:
        if event in telling:
            found.update(_facts(picture, me, card, event))
        picture.apply(event)
    if _defends_otherwise(picture, me, events):
        found.add("other defence")
    return frozenset(found)


def own_part(me: Piece, card: Card, events: Sequence[Event]) -> Sequence[Event]:
    """What may come from the card: of a fight that it defends in, the time from its discarding to the outcome."""
    if not card.defends:
        return events
    defended = [told.Defended(me, card.id, primary=True)]
    begin = next((place for place, event in enumerate(events) if event in defended), len(events))
    fight = events[begin:]
    ends = (told.AttackStopped, told.AttackSucceeded)
    return fight[: next((place + 1 for place, event in enumerate(fight) if isinstance(event, ends)), None)]


def news(events: Sequence[Event]) -> Iterator[Event]:
    """The events, but not that a card which defends is discarded, nor that what is defeated leaves the board."""
    fallen = [event.piece for event in events if isinstance(event, told.MinionDefeated)]
    for event, following in zip_longest(events, events[1:]):
        spent = isinstance(event, told.Discarded) and isinstance(following, told.Defended)
        gone = isinstance(event, told.PieceRemoved) and event.piece in fallen
        if not (spent or gone):
            yield event


def _facts(picture: Picture, me: Piece, card: Card, event: Event) -> Iterator[str]:
    match event:
        case told.AttackDeclared(attacker=attacker) if attacker == me:
            yield from _attack_facts(picture, event)
        case told.AttackStopped(target=target, defence=defence) if target == me:
            yield "blocked" if defence is None else "held"
        case told.Moved(by=by, piece=piece, path=path) if by == me and path:
            yield f"moved {_whose(picture, me, piece)}"
            yield from _way_facts(picture, me, card, event)
        case told.Pushed(by=by, piece=piece, path=path) if by == me:
            yield f"pushed {_whose(picture, me, piece)} {bool(path)}"
        case told.Placed(by=by, piece=piece) if by == me:
            yield f"placed {_whose(picture, me, piece)}"
        case told.Swapped(by=by, a=a, b=b) if by == me:
            yield f"swapped {_whose(picture, me, a)} {_whose(picture, me, b)}"
        case told.Discarded(hero=hero) | told.Retrieved(hero=hero) | told.HeroDefeated(hero=hero):
            yield f"{type(event).__name__} {_whose(picture, me, hero)}"
        case told.CoinsChanged(hero=hero, before=before, after=after):
            yield f"coins {_whose(picture, me, hero)} {after - before}"
        case _ if isinstance(event, _BY_ITSELF):
            yield type(event).__name__


def _way_facts(picture: Picture, me: Piece, card: Card, event: told.Moved) -> Iterator[str]:
    """Whether a movement is longer than printed, and whether it leads through obstacles."""
    board = picture.cast.board
    taken = [shown.cell for shown in picture.pieces.values()]
    if any(cell in taken or board.blocks >> cell & 1 for cell in event.path):
        yield "through obstacles"
    if card.kind is Kind.MOVEMENT and event.piece == me and len(event.path) > (card.value or 0):
        yield "longer movement"


def _attack_facts(picture: Picture, event: told.AttackDeclared) -> Iterator[str]:
    """Where the attack comes from, and whether it is stronger or reaches farther than printed."""
    board, card = picture.cast.board, picture.cast.cards[event.card]
    here, there = (board.hexes[picture.pieces[piece].cell] for piece in (event.attacker, event.target))
    apart = distance(here, there)
    yield "attack beside" if apart == 1 else "attack from afar"
    if event.total > (card.value or 0):
        yield "stronger attack"
    if apart > (card.range or 1):
        yield "attack beyond range"


def _defends_otherwise(picture: Picture, me: Piece, events: Sequence[Event]) -> bool:
    """Whether the total of a defence is not just what is printed and what the minions make of it."""
    printed = 0
    for event in events:
        match event:
            case told.AttackDeclared(target=target, modifier=modifier) if target == me:
                printed = modifier
            case told.Defended(hero=hero, card=card) if hero == me:
                printed += picture.cast.cards[card].value or 0
            case told.AttackStopped(target=target, defence=defence) if target == me and defence is not None:
                return defence != printed
    return False


def _whose(picture: Picture, me: Piece, piece: Piece) -> str:
    if piece == me:
        return "me"
    teams = picture.cast.teams
    if piece < len(teams):
        return "friend" if teams[piece] == teams[me] else "foe"
    side = "friend" if picture.pieces[piece].team == teams[me] else "foe"
    return f"immune {side}" if picture.is_shielded(piece) else side
