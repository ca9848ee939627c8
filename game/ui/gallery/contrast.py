"""What a text changes while it is in force: play goes on with it and, in the same way, without it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.habits import scores
from game.kernel.decision import Decision, Value
from game.kernel.event import Event
from game.kernel.match import Match
from game.lane import events as told
from game.lane.cards import Card, Kind, Piece
from game.lane.rules import LaneRules
from game.lane.state import THIS_TURN, Lane, Phase
from game.ui.gallery.stretch import Stretch

SEEDS = 12
"""In how many ways play goes on."""

CAPRICE = 4.0
"""How much chance moves the players against their habits."""

SHYNESS = 4.0
"""How much less than by habit they let something be that they may do."""

CLEAN = 4
"""With so few differences a contrast is clear enough to look no further."""

_FAINT = (told.HeroActed, told.CoinFlipped, told.BattleCounted)


class Contrast(NamedTuple):
    """A stretch with the text in force, the same without it, and in how many events they differ."""

    within: Stretch
    without: Stretch
    differences: int

    @property
    def is_clear(self) -> bool:
        """Whether it is not worth while to look for a clearer one."""
        return self.differences <= CLEAN


def without_effect(s: Lane, me: Piece, card: Card) -> Lane:
    """The same position without an ultimate of `me`, or without what a card of it has left: effects and markers."""
    twin = s.copy()
    if card.kind is Kind.ULTIMATE:
        twin.level[me] -= 1
        return twin
    twin.ongoing = tuple(effect for effect in s.ongoing if (effect.hero, effect.card) != (me, card.id))
    twin.markers = tuple(marker for marker in s.markers if marker.owner != me)
    return twin


def contrast(s: Lane, me: Piece, card: Card) -> Contrast | None:
    """The clearest of several ways in which play goes on otherwise because of the card; None if there is none."""
    bare = without_effect(s, me, card)
    last = s.turn if all(effect.until == THIS_TURN for effect in s.ongoing) else s.turn + 1
    best: Contrast | None = None
    for seed in range(SEEDS):
        found = _compared(s, _played_on(s, seed, last), bare, _played_on(bare, seed, last))
        if found is not None and (best is None or found.differences < best.differences):
            best = found
        if best is not None and best.is_clear:
            break
    return best


class _UpTo(LaneRules):
    """The rules, but the game is over after a turn of this round or with the round."""

    def __init__(self, last: int) -> None:
        self.last = last

    def is_over(self, s: Lane) -> bool:
        """Whether the last turn has been played."""
        return s.turn > self.last or s.phase in (Phase.LEVELS, Phase.OVER)


def _played_on(s: Lane, seed: int, last: int) -> tuple[Event, ...]:
    """What happens up to the end of turn `last`: players follow their habits and a whim.

    A whim is for the option itself: what can be chosen in both worlds is liked alike in both.
    """
    match = Match.start(_UpTo(last), s.copy())
    while match.decision is not None:
        match.apply(_liked(match.state, match.decision, seed))
    return tuple(
        event
        for event in match.events or ()
        if not isinstance(event, told.EffectEnded | told.MarkerReturned | told.HandRetrieved)
    )


def _liked(s: Lane, asked: Decision[Value], seed: int) -> int:
    habits = scores(s, asked)
    worth = [
        habit
        - SHYNESS * (option is None)
        + CAPRICE * Random(f"{seed} {asked.prompt} {asked.about[:1]} {option}").random()
        for habit, option in zip(habits, asked.options, strict=True)
    ]
    return worth.index(max(worth))


def _compared(s: Lane, within: tuple[Event, ...], bare: Lane, without: tuple[Event, ...]) -> Contrast | None:
    """The moment in which the two worlds part."""
    same = 0
    while same < min(len(within), len(without)) and within[same] == without[same]:
        same += 1
    if within == without:
        return None
    begin = max((place for place in _moments(within) if place <= same), default=0)
    ends = [
        min((place for place in _moments(events) if place > same), default=len(events))
        for events in (within, without)
    ]
    a, b = (within[begin : ends[0]], without[begin : ends[1]])
    apart = [event for event in (*a, *b) if not (event in a and event in b)]
    failed = any(isinstance(event, told.Fizzled) for event in apart)
    faint = failed or all(isinstance(event, _FAINT) for event in apart)
    return Contrast(Stretch(s, within[:begin], a), Stretch(bare, without[:begin], b), len(apart) + 10 * faint)


def _moments(events: tuple[Event, ...]) -> list[int]:
    """Where something new begins: the moment of a hero, a turn, a minion battle, or what follows a moment."""
    found: list[int] = []
    acting: Piece | None = None
    for place, event in enumerate(events):
        match event:
            case told.HeroActed(hero=hero):
                acting = hero
                found.append(place)
            case told.TurnBegan() | told.BattleCounted():
                found.append(place)
            case told.CardResolved(hero=hero) if hero == acting:
                found.append(place + 1)
            case _:
                continue
    return found
