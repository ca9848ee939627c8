"""A game being set up: who sits where, and what is agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.bots import BOTS, GREEDY
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.setup import LONG, QUICK, LaneSetup
from game.session import HUMAN
from game.store.settings import LastGame

PLAYERS = (HUMAN, *BOTS)
MOST_A_SIDE = 3
FIRST_HEROES = ("wasp", "brogan", "tigerclaw", "dodger")
"""Who fights in the first game: the player's own hero, its friend, and their foes."""

USUAL, WEAKER, BOTH = "usual", "weaker", "both"
"""The cards of a hero: the usual ones, the weaker one in place of its twin, or both of these (L2.4, L2.7)."""


@dataclass(slots=True)
class Place:
    """One seat: its hero, who plays it, and with which cards."""

    hero: str
    player: str = GREEDY
    cards: str = USUAL


@dataclass(slots=True)
class Draft:
    """What the set-up screen shows; `places` holds three of Red and three of Blue, `sizes` tells how many play."""

    map: str
    length: str = QUICK
    sizes: list[int] = field(default_factory=lambda: [2, 2])
    places: list[Place] = field(default_factory=list)
    seed: int | None = None

    @property
    def playing(self) -> list[int]:
        """The numbers of the places that play, Red's first."""
        return [
            team * MOST_A_SIDE + number
            for team in (RED_TEAM, BLUE_TEAM)
            for number in range(self.sizes[team])
        ]

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        return tuple(self.places[number].player for number in self.playing)

    def choose_hero(self, place: int, hero: str, heroes: Sequence[str]) -> None:
        """Put a hero on a place. Who had it gets the other one, as long as there are enough heroes for all."""
        other = next((n for n in self.playing if n != place and self.places[n].hero == hero), None)
        if other is not None and len(self.playing) <= len(heroes):
            self.places[other].hero = self.places[place].hero
        self.places[place].hero = hero

    def choose_size(self, team: int, size: int, heroes: Sequence[str]) -> None:
        """Change the number of a team's heroes.

        New ones are such as nobody has, if there are any; the larger team gets its weaker cards (L2.4).
        """
        self.sizes[team] = size
        taken: list[str] = []
        for number in self.playing:
            place = self.places[number]
            free = [hero for hero in heroes if hero not in taken]
            if place.hero in taken and free:
                place.hero = free[0]
            taken.append(place.hero)
        for number, place in enumerate(self.places):
            larger = number // MOST_A_SIDE
            place.cards = WEAKER if self.sizes[larger] > self.sizes[1 - larger] else USUAL

    def setup(self) -> LaneSetup:
        """The set-up that a game begins with."""
        places = [self.places[number] for number in self.playing]
        heroes = tuple(place.hero for place in places)
        return LaneSetup(
            map=self.map,
            red=heroes[: self.sizes[RED_TEAM]],
            blue=heroes[self.sizes[RED_TEAM] :],
            length=self.length,
            handicapped=tuple(seat for seat, place in enumerate(places) if place.cards == WEAKER),
            reinforced=tuple(seat for seat, place in enumerate(places) if place.cards == BOTH),
        )

    def remembered(self) -> LastGame:
        """What the next set-up starts from."""
        setup = self.setup()
        length: Literal["long", "quick"] = "long" if self.length == LONG else "quick"
        return LastGame(
            self.map, length, setup.red, setup.blue, self.players, setup.handicapped, setup.reinforced
        )


def first_draft(map_id: str, heroes: Sequence[str]) -> Draft:
    """The game that a newcomer can start at once: two against two, a person with a bot against bots."""
    known = [hero for hero in FIRST_HEROES if hero in heroes] or list(heroes)
    order = (0, 1, 0, 2, 3, 2)
    places = [Place(known[number % len(known)]) for number in order]
    places[0].player = HUMAN
    return Draft(map_id, places=places)


def draft_like(last: LastGame, heroes: Sequence[str]) -> Draft | None:
    """The set-up of the last game again; None when it does not fit this program."""
    sizes = [len(last.red), len(last.blue)]
    fits = all(1 <= size <= MOST_A_SIDE for size in sizes) and len(last.players) == sum(sizes)
    if not fits or set(last.red + last.blue) - set(heroes) or set(last.players) - set(PLAYERS):
        return None
    draft = first_draft(last.map, heroes)
    draft.length, draft.sizes = last.length, sizes
    for seat, number in enumerate(draft.playing):
        cards = WEAKER if seat in last.handicapped else BOTH if seat in last.reinforced else USUAL
        draft.places[number] = Place((last.red + last.blue)[seat], last.players[seat], cards)
    return draft
