"""Boards and paths against brute force."""

from collections.abc import Set as AbstractSet
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.hexgrid.board import TERRAIN_RINGS, BadBoard, Board, Plan, cells_of, mask_of
from game.hexgrid.coords import NOWHERE, Cell, Hex, direction_to, distance, neighbour, neighbours
from game.hexgrid.paths import exactly, ray, reachable, shortest_path
from tests.plain_board import plain_board

AREA = [Hex(q, r) for q in range(-3, 4) for r in range(-3, 4)]


def board_of(ground: set[Hex], rocks: AbstractSet[Hex] = frozenset()) -> Board:
    """One zone of all open ground."""
    return Board(
        Plan(
            "t",
            "T",
            dict.fromkeys(ground, "grass"),
            frozenset(rocks),
            {"all": tuple(sorted(ground - rocks))},
            (),
            (),
        )
    )


@st.composite
def boards(draw: st.DrawFn) -> tuple[Board, Hex]:
    """Any piece of ground with rocks, and an open hex of it."""
    ground = set(draw(st.lists(st.sampled_from(AREA), min_size=2, max_size=45, unique=True)))
    start = draw(st.sampled_from(sorted(ground)))
    rocks = set(draw(st.lists(st.sampled_from(sorted(ground)), max_size=12, unique=True))) - {start}
    return board_of(ground, rocks), start


def open_hexes(board: Board) -> set[Hex]:
    return set(board.plan.ground) - board.plan.blocking


def as_hexes(board: Board, cells: int) -> set[Hex]:
    return {board.hexes[cell] for cell in cells_of(cells)}


def test_two_rings_of_terrain_lie_round_a_board() -> None:  # L4.12
    board = board_of({Hex(0, 0)})
    assert TERRAIN_RINGS == 2
    assert set(board.hexes.values()) == {at for at in AREA if distance(at, Hex(0, 0)) <= 2}
    assert as_hexes(board, board.terrain) == set(board.hexes.values()) - {Hex(0, 0)}


def test_a_rock_is_terrain_and_blocks() -> None:
    board = board_of({Hex(0, 0), Hex(1, 0)}, {Hex(1, 0)})
    rock = board.cell(Hex(1, 0))
    assert board.blocks >> rock & 1
    assert board.terrain >> rock & 1
    assert cells_of(board.playable) == [board.cell(Hex(0, 0))]


def test_an_unknown_space_is_refused() -> None:
    with pytest.raises(BadBoard, match="no space 9,9"):
        board_of({Hex(0, 0)}).cell(Hex(9, 9))


@given(st.sets(st.integers(0, 400)))
def test_a_bitset_and_its_cells_are_the_same(numbers: set[int]) -> None:
    assert cells_of(mask_of(Cell(number) for number in numbers)) == sorted(numbers)


@given(boards())
def test_cells_and_coordinates_name_each_other(drawn: tuple[Board, Hex]) -> None:
    board, _ = drawn
    assert all(board.cell(at) == cell for cell, at in board.hexes.items())
    assert list(board.hexes) == sorted(board.hexes)


@given(boards())
def test_a_spread_never_wraps_round_the_frame(drawn: tuple[Board, Hex]) -> None:
    board, _ = drawn
    for cell, at in board.hexes.items():
        if board.playable >> cell & 1:
            assert as_hexes(board, board.spread(1 << cell)) == set(neighbours(at))
    whole = board.spread(mask_of(board.hexes)) & mask_of(board.hexes)
    assert as_hexes(board, whole) == {
        at for at in board.hexes.values() if set(neighbours(at)) & set(board.hexes.values())
    }


@given(boards(), st.integers(0, 6))
def test_reachable_is_a_flood_over_open_hexes(drawn: tuple[Board, Hex], steps: int) -> None:  # L10.1
    board, start = drawn
    reached = {start}
    for _ in range(steps):
        reached |= {around for at in reached for around in neighbours(at)} & open_hexes(board)
    assert as_hexes(board, reachable(board, board.cell(start), steps, board.blocks)) == reached - {start}


@given(boards(), st.integers(1, 4))
def test_exact_walks_never_visit_a_space_twice(drawn: tuple[Board, Hex], steps: int) -> None:  # L10.4
    board, start = drawn
    walks: list[tuple[Hex, ...]] = [(start,)]
    for _ in range(steps):
        walks = [
            (*walk, at)
            for walk in walks
            for at in neighbours(walk[-1])
            if at in open_hexes(board) and at not in walk
        ]
    ends = as_hexes(board, exactly(board, board.cell(start), steps, board.blocks))
    assert ends == {walk[-1] for walk in walks}


def test_an_exact_walk_of_two_can_end_next_door() -> None:
    board = board_of({Hex(0, 0), Hex(1, 0), Hex(0, 1)})
    ends = exactly(board, board.cell(Hex(0, 0)), 2, board.blocks)
    assert as_hexes(board, ends) == {Hex(1, 0), Hex(0, 1)}


@given(boards())
def test_a_shortest_path_is_a_walk_of_the_right_length(drawn: tuple[Board, Hex]) -> None:
    board, start = drawn
    steps = {start: 0}
    frontier = [start]
    while frontier:
        at = frontier.pop(0)
        for around in neighbours(at):
            if around in open_hexes(board) and around not in steps:
                steps[around] = steps[at] + 1
                frontier.append(around)
    for end in open_hexes(board):
        path = [
            board.hexes[c] for c in shortest_path(board, board.cell(start), board.cell(end), board.blocks)
        ]
        assert len(path) == steps.get(end, 0)
        walked = [start, *path]
        assert all(b in neighbours(a) for a, b in pairwise(walked))
        assert not path or path[-1] == end


@given(boards(), st.integers(0, 5))
def test_rays_run_to_the_rim(drawn: tuple[Board, Hex], direction: int) -> None:
    board, start = drawn
    expected = []
    at = neighbour(start, direction)
    while at in board.hexes.values():
        expected.append(at)
        at = neighbour(at, direction)
    assert [board.hexes[cell] for cell in ray(board, board.cell(start), direction)] == expected


@given(boards(), st.integers(0, 5))
def test_within_lines_and_neighbours_by_coordinates(
    drawn: tuple[Board, Hex], reach: int
) -> None:  # L4.4, L4.6
    board, start = drawn
    here, everywhere = board.cell(start), set(board.hexes.values())
    assert as_hexes(board, board.within(here, reach)) == {
        at for at in everywhere if 1 <= distance(start, at) <= reach
    }
    assert as_hexes(board, board.lines(here)) == {
        at for at in everywhere if direction_to(start, at) is not None
    }
    assert as_hexes(board, board.near[here]) == set(neighbours(start)) & everywhere
    assert mask_of(board.adjacent[here]) == board.near[here]


def test_beyond_the_rim_is_nowhere() -> None:
    board = board_of({Hex(0, 0)})
    rim = board.cell(Hex(2, 0))
    assert board.beyond(rim, 0) == NOWHERE
    assert board.beyond(rim, 3) == board.cell(Hex(1, 0))


def test_only_zones_that_touch_with_open_ground_are_neighbours() -> None:  # L4.8
    line = [Hex(q, 0) for q in range(7)]
    zones = {"a": (line[0], line[1]), "b": (line[3], line[4]), "c": (line[5], line[6])}
    board = Board(Plan("t", "T", dict.fromkeys(line, "grass"), frozenset({line[2]}), zones, (), ()))
    assert board.zone_neighbours == ((), (2,), (1,))


def test_a_lane_needs_its_zones() -> None:
    with pytest.raises(BadBoard, match="swamp"):
        Board(
            Plan("t", "T", {Hex(0, 0): "grass"}, frozenset(), {"a": (Hex(0, 0),)}, ((("a", "swamp"), 0),), ())
        )


def test_the_plain_board_is_a_chain_of_five_zones() -> None:
    board = plain_board()
    assert [zone.id for zone in board.zones] == [
        "red-throne",
        "red-beach",
        "middle",
        "blue-beach",
        "blue-throne",
    ]
    assert board.zone_neighbours == ((1,), (0, 2), (1, 3), (2, 4), (3,))
    counts = {
        (team, kind): sum(1 for point in board.spawns_in(2) if (point.team, point.kind) == (team, kind))
        for team in (0, 1)
        for kind in ("melee", "ranged", "heavy")
    }
    assert counts == {
        (team, kind): n for team in (0, 1) for kind, n in (("melee", 4), ("ranged", 1), ("heavy", 1))
    }
