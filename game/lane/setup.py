"""From a set-up and a board to the first state (L2, L3)."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.hexgrid.board import Board
from game.kernel.decision import Seat
from game.lane.cards import BLUE_TEAM, RED_TEAM, Hero
from game.lane.state import Cast, Lane

QUICK, LONG = "quick", "long"

COUNTERS: Mapping[tuple[int, str], tuple[int, int]] = {
    (4, QUICK): (3, 4),
    (4, LONG): (5, 6),
    (6, QUICK): (3, 5),
    (6, LONG): (5, 8),
}
"""One lane: wave counters and life counters a team, by heroes in play (up to) and length (L2.6)."""


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
        BadSetup: an unknown hero, a bad number of heroes or seats, an unknown length.
    """
    for id_ in setup.heroes:
        if id_ not in heroes:
            raise BadSetup(f"there is no hero called {id_!r}; there are {', '.join(sorted(heroes))}")
    if not setup.red or not setup.blue or max(len(setup.red), len(setup.blue)) > 3:
        raise BadSetup("a one-lane battle takes one to three heroes a side")
    if setup.length not in (QUICK, LONG):
        raise BadSetup(f"the length is quick or long, not {setup.length!r}")
    count = len(setup.heroes)
    seats = setup.seats or tuple(range(count))
    if len(seats) != count:
        raise BadSetup(f"{count} heroes need {count} seats, not {len(seats)}")
    teams = (RED_TEAM,) * len(setup.red) + (BLUE_TEAM,) * len(setup.blue)
    if {seat for seat, team in zip(seats, teams, strict=True) if team == RED_TEAM} & {
        seat for seat, team in zip(seats, teams, strict=True) if team == BLUE_TEAM
    }:
        raise BadSetup("a seat cannot play for both teams")
    waves, lives = COUNTERS[6 if count == 6 else 4, setup.length]
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


def first_state(cast: Cast, seed: int) -> Lane:
    """The state before the coin is tossed and the heroes take their places (L3)."""
    return Lane(cast, seed & (1 << 64) - 1)
