"""The story of a game, told from its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.kernel.event import Event
from game.lane import events as told

TURNS = 4


@dataclass(frozen=True, slots=True)
class Push:
    """One push: when, by which team, in which lane, and from which place of it to which."""

    round: int
    turn: int
    winner: int
    before: int
    after: int
    lane: int = 0


@dataclass(slots=True)
class HeroStory:
    """What one hero did: `coins` is all it was ever paid, `cards` how often it turned a card over."""

    level: int = 1
    coins: int = 0
    defeats: int = 0
    minions: int = 0
    deaths: int = 0
    cards: int = 0


@dataclass(slots=True)
class Story:
    """A whole game: its heroes in the order of the set-up, its pushes and how it ended.

    `falls` are the defeats of heroes as (round, turn, hero). `winner` is -1 while the game goes on.
    """

    heroes: list[HeroStory]
    pushes: list[Push] = field(default_factory=list)
    falls: list[tuple[int, int, int]] = field(default_factory=list)
    winner: int = -1
    reason: str = ""
    round: int = 1
    turn: int = 1


def story(events: Iterable[Event], heroes: int) -> Story:
    """What the events of a game with so many heroes come to."""
    whole = Story([HeroStory() for _ in range(heroes)])
    for event in events:
        _tell(whole, event)
    return whole


def moment(round: int, turn: int) -> float:
    """Where on a line of time a turn lies: one unit a round."""
    return round - 1 + (turn - 1) / TURNS


def _tell(whole: Story, event: Event) -> None:
    lines: Sequence[HeroStory] = whole.heroes
    match event:
        case told.TurnBegan():
            whole.round, whole.turn = event.round, event.turn
        case told.Revealed():
            for hero, _ in event.cards:
                lines[hero].cards += 1
        case told.CoinsChanged():
            lines[event.hero].coins += max(0, event.after - event.before)
        case told.LevelGained():
            lines[event.hero].level = event.level
        case told.MinionDefeated():
            lines[event.by].minions += 1
        case told.HeroDefeated():
            lines[event.by].defeats += 1
            lines[event.hero].deaths += 1
            whole.falls.append((whole.round, whole.turn, event.hero))
        case told.LanePushed():
            whole.pushes.append(
                Push(whole.round, whole.turn, event.winner, event.before, event.after, event.lane)
            )
        case told.LaneHeld():
            pushed = next(push for push in reversed(whole.pushes) if push.lane == event.lane)
            whole.pushes.append(
                Push(whole.round, whole.turn, pushed.winner, pushed.after, event.front, event.lane)
            )
        case told.GameEnded():
            whole.winner, whole.reason = event.winner, event.reason
