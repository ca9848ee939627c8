"""A plain two-lane board for tests: lane A along the top, lane B along the bottom, a river between them.

22 columns of nine rows. The thrones are three columns wide; the four zones of each lane are blocks of four by four.
"""

from collections.abc import Iterable, Iterator

from game.hexgrid.board import Board, Plan
from game.hexgrid.coords import Hex, from_offset

RED, BLUE = 0, 1
ROWS = 9
TOP, RIVER, BOTTOM = range(4), range(4, 5), range(5, 9)
BLOCKS = (range(3, 7), range(7, 11), range(11, 15), range(15, 19))
STARTS = (3, 2)
"""Where the battle begins in lane A and in lane B, counted from Red's throne."""


def two_lane_board() -> Board:
    """The board."""
    zones = {
        "red-throne": _cells(range(3), range(ROWS)),
        **{f"a{number}": _cells(columns, TOP) for number, columns in enumerate(BLOCKS, 1)},
        **{f"b{number}": _cells(columns, BOTTOM) for number, columns in enumerate(BLOCKS, 1)},
        "river": _cells(range(3, 19), RIVER),
        "blue-throne": _cells(range(19, 22), range(ROWS)),
    }
    ground = {at: "grass" for zone in zones.values() for at in zone}
    lanes = tuple(
        (("red-throne", *(f"{lane}{number}" for number in range(1, 5)), "blue-throne"), start)
        for lane, start in zip("ab", STARTS, strict=True)
    )
    return Board(Plan("two-lanes", "Two Lanes", ground, frozenset(), zones, lanes, tuple(_spawns())))


def _cells(columns: Iterable[int], rows: Iterable[int]) -> tuple[Hex, ...]:
    return tuple(from_offset(column, row) for column in columns for row in rows)


def _spawns() -> Iterator[tuple[Hex, int, str]]:
    """Five heroes a team; in each block two melee, a ranged and a heavy a team, Red on its left."""
    for team, column in ((RED, 0), (BLUE, 21)):
        for row in (0, 2, 4, 6, 8):
            yield from_offset(column, row), team, "hero"
    for columns in BLOCKS:
        for top in (TOP[0], BOTTOM[0]):
            for team, column in ((RED, columns[0]), (BLUE, columns[-1])):
                for row, kind in enumerate(("melee", "ranged", "melee", "heavy")):
                    yield from_offset(column, top + row), team, kind
