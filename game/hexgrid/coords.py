"""Axial hex coordinates and the six directions (L4.1, L4.2).

`q` grows to the east, `r` to the south-east; directions are numbered counter-clockwise from the east.
"""

from typing import NamedTuple, NewType

Cell = NewType("Cell", int)
"""A space of one board: its place in the board's frame."""

NOWHERE = Cell(-1)
"""Where a piece is that is not on the board, and what lies beyond the last hex of a board."""


class Hex(NamedTuple):
    """An axial coordinate."""

    q: int
    r: int


EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)

STEPS: tuple[Hex, ...] = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""What one step in each direction adds to a coordinate."""


def neighbour(at: Hex, direction: int) -> Hex:
    """The hex one step away in `direction`."""
    step = STEPS[direction]
    return Hex(at.q + step.q, at.r + step.r)


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around `at`, in the order of the directions."""
    return tuple(Hex(at.q + step.q, at.r + step.r) for step in STEPS)


def distance(a: Hex, b: Hex) -> int:
    """Fewest steps between two hexes, walking through anything (L4.2)."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def direction_to(a: Hex, b: Hex) -> int | None:
    """The direction whose straight line leads from `a` through `b`; None if there is none (L4.6)."""
    dq, dr = b.q - a.q, b.r - a.r
    if dr == 0 and dq != 0:
        return EAST if dq > 0 else WEST
    if dq == 0 and dr != 0:
        return SOUTH_EAST if dr > 0 else NORTH_WEST
    if dq == -dr and dq != 0:
        return NORTH_EAST if dq > 0 else SOUTH_WEST
    return None


def from_offset(column: int, row: int, odd_rows_shifted: bool = True) -> Hex:
    """The axial coordinate of a column and row of a map whose odd (else even) rows stand half a hex to the right."""
    shifted = row & 1 if odd_rows_shifted else 1 - (row & 1)
    return Hex(column - (row - shifted) // 2, row)


def to_offset(at: Hex, odd_rows_shifted: bool = True) -> tuple[int, int]:
    """Column and row of an axial coordinate: the inverse of `from_offset`."""
    shifted = at.r & 1 if odd_rows_shifted else 1 - (at.r & 1)
    return at.q + (at.r - shifted) // 2, at.r
