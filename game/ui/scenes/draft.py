"""A game being set up: who sits where, and what is agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from game.bots import BOTS, GREEDY
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.selection import Selection, Terms, Way
from game.lane.setup import FEWEST_A_SIDE, LONG, MOST_A_SIDE, QUICK, LaneSetup
from game.session import HUMAN
from game.store.settings import LastGame
from game.text import say

SAME = "same"
"""Played by the person named last before in the team, who runs several heroes then (L2.2, L2.3)."""

PLAYERS = (HUMAN, SAME, *BOTS)
PLACES_A_SIDE = max(MOST_A_SIDE.values())

FIRST_RED = ("wasp", "xargatha", "tigerclaw", "misa", "silverarrow")
FIRST_BLUE = ("arien", "brogan", "sabina", "garrus", "rowenna")
"""The line-up for a first game (L21.6), and who joins in larger ones."""

CHOSEN = "chosen"
"""Everybody's hero is chosen in the set-up; other ways are those of the selection."""

WAYS = (CHOSEN, *(way.value for way in Way))

USUAL, WEAKER, BOTH = "usual", "weaker", "both"
CARDS = (USUAL, WEAKER, BOTH)
"""The cards of a hero: the usual ones, the weaker one in place of its twin, or both of these (L2.4, L2.7)."""


@dataclass(slots=True)
class Place:
    """One place: its hero, who plays it, and with which cards."""

    hero: str
    player: str = GREEDY
    cards: str = USUAL


@dataclass(slots=True)
class Draft:
    """What the set-up screen shows; `places` holds five of Red and five of Blue, `sizes` tells how many play."""

    map: str
    length: str = QUICK
    sizes: list[int] = field(default_factory=lambda: [2, 2])
    places: list[Place] = field(default_factory=list)
    seed: int | None = None
    way: str = CHOSEN

    @property
    def playing(self) -> list[int]:
        """The numbers of the places that play, Red's first."""
        return [
            team * PLACES_A_SIDE + number
            for team in (RED_TEAM, BLUE_TEAM)
            for number in range(self.sizes[team])
        ]

    @property
    def names_heroes(self) -> bool:
        """Whether the heroes named here are those that play: not if they are chosen or drawn later."""
        return self.way in (CHOSEN, Way.PLAYER_DRAFT)

    def _members(self, team: int) -> list[int]:
        """The numbers of the places of a team that play."""
        return [number for number in self.playing if number // PLACES_A_SIDE == team]

    def leader(self, number: int) -> int:
        """The place whose seat a place shares: of the person before it, else of the first after it, else its own."""
        if self.places[number].player != SAME:
            return number
        people = [n for n in self._members(number // PLACES_A_SIDE) if self.places[n].player == HUMAN]
        return next((n for n in reversed(people) if n < number), next(iter(people), number))

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat of each place that plays."""
        leaders = [self.leader(number) for number in self.playing]
        order = list(dict.fromkeys(leaders))
        return tuple(order.index(leader) for leader in leaders)

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        found = (self.places[leader].player for leader in dict.fromkeys(map(self.leader, self.playing)))
        return tuple(HUMAN if player == SAME else player for player in found)

    def is_person(self, number: int) -> bool:
        """Whether a person plays a place."""
        return self.places[number].player in (HUMAN, SAME)

    def called(self, number: int, words: str = "player") -> str:
        """What the player of a place is called: people are numbered as soon as there are two.

        `words` is where the names begin in the texts: "player", or "player.short" for short ones.
        """
        if not self.is_person(number):
            return say(f"{words}.{self.places[number].player}")
        leader = self.leader(number)
        people = [n for n in dict.fromkeys(map(self.leader, self.playing)) if self.is_person(n)]
        if len(people) == 1:
            return say(f"{words}.{HUMAN if number == leader else SAME}")
        which = "person" if number == leader else "person-too"
        return say(f"{words}.{which}", number=people.index(leader) + 1)

    def choose_player(self, place: int, player: str) -> None:
        """Say who plays a place; a person who comes to run two heroes against two players gets a weaker card (L2.3)."""
        due = self._due_cards()
        self.places[place].player = player
        self._even_out(due)

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
        due = self._due_cards()
        self.sizes[team] = size
        self.tell_apart(heroes)
        self._even_out(due)

    def tell_apart(self, heroes: Sequence[str]) -> None:
        """Put other heroes where one comes twice, if there are any (L21.5)."""
        taken: list[str] = []
        for number in self.playing:
            place = self.places[number]
            free = [hero for hero in heroes if hero not in taken]
            if place.hero in taken and free:
                place.hero = free[0]
            taken.append(place.hero)

    def _due_cards(self) -> list[str]:
        """The cards of each place that go with the numbers of heroes and players (L2.3, L2.4)."""
        cards = [USUAL] * len(self.places)
        for team in (RED_TEAM, BLUE_TEAM):
            first, foe = team * PLACES_A_SIDE, 1 - team
            if self.sizes[team] > self.sizes[foe]:
                cards[first : first + PLACES_A_SIDE] = [WEAKER] * PLACES_A_SIDE
            elif self.sizes == [2, 2] and (self._minds(team), self._minds(foe)) == (1, 2):
                cards[first + 1] = WEAKER
        return cards

    def _minds(self, team: int) -> int:
        """How many players a team has."""
        return len({self.leader(number) for number in self._members(team)})

    def _even_out(self, before: list[str]) -> None:
        """Give out the cards that are due now, unless the same were due before: then what was chosen stays."""
        due = self._due_cards()
        if due != before:
            for place, cards in zip(self.places, due, strict=True):
                place.cards = cards

    def fit(self, lanes: int, heroes: Sequence[str]) -> None:
        """Bring the teams to sizes that a board with so many lanes takes (L2.5)."""
        for team in (RED_TEAM, BLUE_TEAM):
            size = min(max(self.sizes[team], FEWEST_A_SIDE[lanes]), MOST_A_SIDE[lanes])
            if size != self.sizes[team]:
                self.choose_size(team, size, heroes)

    def terms(self, heroes: Sequence[str]) -> Terms:
        """What a selection of heroes begins with."""
        preset = tuple(self.places[number].hero for number in self.playing)
        way = Way(self.way)
        return Terms(
            way, tuple(heroes), (self.sizes[0], self.sizes[1]), preset if way is Way.PLAYER_DRAFT else ()
        )

    def after(self, chosen: Selection) -> Draft:
        """The game that a selection has led to: with its heroes, and in a player draft with who plays for whom."""
        places = [*self.places]
        members = chosen.members(RED_TEAM) + chosen.members(BLUE_TEAM)
        for number, member in zip(self.playing, members, strict=True):
            player = self.places[self.playing[member]].player
            places[number] = Place(chosen.hero_of(member), player, self.places[number].cards)
        return replace(self, places=places)

    def setup(self) -> LaneSetup:
        """The set-up that a game begins with."""
        places = [self.places[number] for number in self.playing]
        heroes = tuple(place.hero for place in places)
        seats = self.seats
        return LaneSetup(
            map=self.map,
            red=heroes[: self.sizes[RED_TEAM]],
            blue=heroes[self.sizes[RED_TEAM] :],
            length=self.length,
            seats=() if seats == tuple(range(len(seats))) else seats,
            handicapped=tuple(number for number, place in enumerate(places) if place.cards == WEAKER),
            reinforced=tuple(number for number, place in enumerate(places) if place.cards == BOTH),
        )

    def remembered(self) -> LastGame:
        """What the next set-up starts from."""
        setup = self.setup()
        length: Literal["long", "quick"] = "long" if self.length == LONG else "quick"
        players = tuple(self.places[number].player for number in self.playing)
        return LastGame(
            self.map, length, setup.red, setup.blue, players, setup.handicapped, setup.reinforced, self.way
        )


def first_draft(map_id: str, heroes: Sequence[str]) -> Draft:
    """The game that a newcomer can start at once: two against two, a person with a bot against bots (L21.6)."""
    spare = [hero for hero in heroes if hero not in FIRST_RED + FIRST_BLUE] or list(heroes)
    wanted = [
        hero if hero in heroes else spare[number % len(spare)]
        for number, hero in enumerate(FIRST_RED + FIRST_BLUE)
    ]
    places = [Place(hero) for hero in wanted]
    places[0].player = HUMAN
    draft = Draft(map_id, places=places)
    for team in (RED_TEAM, BLUE_TEAM):
        draft.choose_size(team, draft.sizes[team], heroes)
    return draft


def draft_like(last: LastGame, heroes: Sequence[str]) -> Draft | None:
    """The set-up of the last game again; None when it does not fit this program."""
    sizes = [len(last.red), len(last.blue)]
    fits = all(1 <= size <= PLACES_A_SIDE for size in sizes) and len(last.players) == sum(sizes)
    known = not (set(last.red + last.blue) - set(heroes) or set(last.players) - set(PLAYERS))
    if not fits or not known or last.way not in WAYS:
        return None
    draft = first_draft(last.map, heroes)
    draft.length, draft.sizes, draft.way = last.length, sizes, last.way
    for seat, number in enumerate(draft.playing):
        cards = WEAKER if seat in last.handicapped else BOTH if seat in last.reinforced else USUAL
        draft.places[number] = Place((last.red + last.blue)[seat], last.players[seat], cards)
    draft.tell_apart(heroes)
    return draft
