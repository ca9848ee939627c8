"""A plain one-lane board for tests that are not about boards: 23 columns of nine rows, eight rocks, no side zones."""

from game.hexgrid.board import Board, Plan
from game.hexgrid.coords import Hex, from_offset

RED, BLUE = 0, 1
ROWS = 9
COLUMNS = {
    "red-throne": range(3),
    "red-beach": range(3, 8),
    "middle": range(8, 15),
    "blue-beach": range(15, 20),
    "blue-throne": range(20, 23),
}
ROCKS = ((5, 2), (5, 6), (9, 4), (13, 4), (17, 2), (17, 6), (11, 1), (11, 7))
SPAWNS = (
    (RED, "hero", ((0, 2), (0, 4), (0, 6))),
    (BLUE, "hero", ((22, 2), (22, 4), (22, 6))),
    (RED, "melee", ((10, 0), (10, 3), (10, 5), (10, 8))),
    (RED, "ranged", ((9, 2),)),
    (RED, "heavy", ((9, 6),)),
    (BLUE, "melee", ((12, 0), (12, 3), (12, 5), (12, 8))),
    (BLUE, "ranged", ((13, 6),)),
    (BLUE, "heavy", ((13, 2),)),
    (RED, "melee", ((5, 0), (5, 3), (5, 5), (5, 8))),
    (RED, "ranged", ((4, 2),)),
    (RED, "heavy", ((4, 6),)),
    (BLUE, "melee", ((7, 1), (7, 4), (7, 7))),
    (BLUE, "ranged", ((7, 6),)),
    (BLUE, "heavy", ((7, 2),)),
    (BLUE, "melee", ((17, 0), (17, 3), (17, 5), (17, 8))),
    (BLUE, "ranged", ((18, 6),)),
    (BLUE, "heavy", ((18, 2),)),
    (RED, "melee", ((15, 1), (15, 4), (15, 7))),
    (RED, "ranged", ((15, 2),)),
    (RED, "heavy", ((15, 6),)),
)


def plain_board() -> Board:
    """The board."""
    rocks = frozenset(from_offset(*place) for place in ROCKS)
    zones: dict[str, tuple[Hex, ...]] = {
        name: tuple(
            at for column in columns for row in range(ROWS) if (at := from_offset(column, row)) not in rocks
        )
        for name, columns in COLUMNS.items()
    }
    ground = {at: "grass" for zone in zones.values() for at in zone} | dict.fromkeys(rocks, "rock")
    spawns = tuple((from_offset(*place), team, kind) for team, kind, places in SPAWNS for place in places)
    return Board(Plan("plain", "The Plain", ground, rocks, zones, ((tuple(COLUMNS), 2),), spawns))
