"""From a set-up and a board to the first state (L2, L3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.hexgrid.board import Board
from game.kernel.decision import Seat
from game.lane.cards import BLUE_TEAM, RED_TEAM, Hero
from game.lane.state import Cast, Lane

QUICK, LONG = "quick", "long"


class Counters(NamedTuple):
    """What a game begins with: wave counters in each lane, life counters of each team."""

    waves: int
    lives: int


FEWEST_A_SIDE = {1: 1, 2: 3}
MOST_A_SIDE = {1: 3, 2: 5}
"""How many heroes a team may have, by the number of lanes (L2.1, L2.5)."""


def takes(lanes: int, heroes: int) -> bool:
    """Whether a board with so many lanes is for a team of so many heroes (L2.5)."""
    return lanes in MOST_A_SIDE and FEWEST_A_SIDE[lanes] <= heroes <= MOST_A_SIDE[lanes]


def counters(lanes: int, heroes: int, length: str) -> Counters:
    """The counters of a game by its lanes, its heroes and its length; two lanes know one length (L2.6)."""
    if lanes == 2:
        return Counters(7, 6 if heroes <= 8 else 7)
    if heroes == 6:
        return Counters(3, 5) if length == QUICK else Counters(5, 8)
    return Counters(3, 4) if length == QUICK else Counters(5, 6)


class BadSetup(ValueError):
    """This set-up cannot be played; the text says why."""


@dataclass(frozen=True, slots=True)
class LaneSetup:
    """What is agreed before play, as plain values.

    `red` and `blue` are hero ids in seat order. `seats` gives the seat of each hero, Red's first; empty means one seat
    a hero. `handicapped` lists heroes (by their place, Red's first) who use their weaker card instead of the regular
    one (L2.4, L2.7), `reinforced` those who hold both (L2.7).
    """

    map: str
    red: tuple[str, ...]
    blue: tuple[str, ...]
    length: str = QUICK
    seats: tuple[int, ...] = ()
    handicapped: tuple[int, ...] = ()
    reinforced: tuple[int, ...] = ()

    @property
    def heroes(self) -> tuple[str, ...]:
        """All hero ids, Red's first."""
        return self.red + self.blue


def cast_of(setup: LaneSetup, board: Board, heroes: Mapping[str, Hero]) -> Cast:
    """Put heroes, seats and counters together.

    Raises:
        BadSetup: an unknown hero, a number of heroes or seats that does not fit the board, an unknown length, a seat
            or place out of range.
    """
    _check_heroes(setup, heroes, len(board.lanes))
    count = len(setup.heroes)
    seats = setup.seats or tuple(range(count))
    teams = (RED_TEAM,) * len(setup.red) + (BLUE_TEAM,) * len(setup.blue)
    _check_seats(seats, teams)
    if setup.length not in (QUICK, LONG):
        raise BadSetup(f"the length is quick or long, not {setup.length!r}")
    waves, lives = counters(len(board.lanes), count, setup.length)
    return Cast(
        board=board,
        heroes=tuple(heroes[id_] for id_ in setup.heroes),
        teams=teams,
        seats=tuple(Seat(seat) for seat in seats),
        handicapped=tuple(place in setup.handicapped for place in range(count)),
        reinforced=tuple(place in setup.reinforced for place in range(count)),
        length=setup.length,
        waves=waves,
        lives=lives,
    )


def _check_heroes(setup: LaneSetup, heroes: Mapping[str, Hero], lanes: int) -> None:
    for id_ in setup.heroes:
        if id_ not in heroes:
            raise BadSetup(f"there is no hero called {id_!r}; there are {', '.join(sorted(heroes))}")
    if lanes not in MOST_A_SIDE:
        raise BadSetup(f"a board has one lane or two, not {lanes}")
    if not (takes(lanes, len(setup.red)) and takes(lanes, len(setup.blue))):
        raise BadSetup(_TOO_FEW_OR_MANY[lanes])
    last = len(setup.heroes) - 1
    for place in (*setup.handicapped, *setup.reinforced):
        if not 0 <= place <= last:
            raise BadSetup(f"there is no hero number {place}; they are numbered from 0 to {last}")


_TOO_FEW_OR_MANY = {
    1: "a one-lane battle takes one to three heroes a side",
    2: "a two-lane battle takes three to five heroes a side",
}


def _check_seats(seats: tuple[int, ...], teams: tuple[int, ...]) -> None:
    if len(seats) != len(teams):
        raise BadSetup(f"{len(teams)} heroes need {len(teams)} seats, not {len(seats)}")
    if min(seats) < 0:
        raise BadSetup(f"seats are numbered from 0, so there is no seat {min(seats)}")
    sides = [
        {seat for seat, team in zip(seats, teams, strict=True) if team == side}
        for side in (RED_TEAM, BLUE_TEAM)
    ]
    if sides[RED_TEAM] & sides[BLUE_TEAM]:
        raise BadSetup("a seat cannot play for both teams")


def first_state(cast: Cast, seed: int) -> Lane:
    """The state before the coin is tossed and the heroes take their places (L3)."""
    return Lane(cast, seed & (1 << 64) - 1)
