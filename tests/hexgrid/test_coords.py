"""Coordinates: directions, distance, lines, columns and rows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.hexgrid.coords import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Hex,
    direction_to,
    distance,
    from_offset,
    neighbour,
    neighbours,
    to_offset,
)

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


def test_the_six_neighbours_go_counter_clockwise_from_the_east() -> None:  # L4.1
    assert neighbours(Hex(0, 0)) == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    assert neighbour(Hex(2, 3), SOUTH_WEST) == (1, 4)


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (3, -3), 3),
        ((0, 0), (2, 1), 3),
        ((-1, 2), (1, -2), 4),
        ((0, 0), (-2, 3), 3),
    ],
)
def test_distance_by_hand(a: tuple[int, int], b: tuple[int, int], steps: int) -> None:  # L4.2
    assert distance(Hex(*a), Hex(*b)) == steps


@given(hexes, st.integers(0, 6))
def test_distance_counts_steps_of_a_flood(start: Hex, steps: int) -> None:
    reached = {start}
    for _ in range(steps):
        reached |= {around for at in reached for around in neighbours(at)}
    near = {
        Hex(start.q + q, start.r + r)
        for q in range(-7, 8)
        for r in range(-7, 8)
        if distance(start, Hex(start.q + q, start.r + r)) <= steps
    }
    assert near == reached


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(
    hexes, st.sampled_from([EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST]), st.integers(1, 8)
)
def test_a_direction_runs_through_every_hex_of_its_line(
    start: Hex, direction: int, steps: int
) -> None:  # L4.6
    at = start
    for _ in range(steps):
        at = neighbour(at, direction)
    assert direction_to(start, at) == direction
    assert distance(start, at) == steps


@given(hexes, hexes)
def test_off_the_six_lines_there_is_no_direction(a: Hex, b: Hex) -> None:
    lined_up = any(
        Hex(a.q + step.q * far - a.q * far, a.r + step.r * far - a.r * far) == b
        for step in neighbours(a)
        for far in range(1, 40)
    )
    assert (direction_to(a, b) is not None) == lined_up


@given(st.integers(-20, 20), st.integers(-20, 20), st.booleans())
def test_columns_and_rows_come_back(column: int, row: int, odd_rows_shifted: bool) -> None:
    assert to_offset(from_offset(column, row, odd_rows_shifted), odd_rows_shifted) == (column, row)


def test_the_shifted_row_stands_half_a_hex_to_the_right() -> None:
    # Of column 0 in row 1, the lower neighbours of column 0 in row 0 are: itself and (unshifted) the one to the left.
    top = from_offset(0, 0)
    assert distance(top, from_offset(0, 1)) == 1
    assert distance(top, from_offset(-1, 1)) == 1
    assert distance(top, from_offset(1, 1)) == 2
    even = from_offset(0, 0, odd_rows_shifted=False)
    assert distance(even, from_offset(0, 1, odd_rows_shifted=False)) == 1
    assert distance(even, from_offset(1, 1, odd_rows_shifted=False)) == 1
    assert distance(even, from_offset(-1, 1, odd_rows_shifted=False)) == 2
