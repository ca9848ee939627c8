"""The boards of the game: counts, lanes and fairness, as their makers meant them."""

import pytest

from game.hexgrid.board import Board, cells_of
from game.hexgrid.coords import Hex
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.state import HEAVY, HERO, MELEE, RANGED
from game.store.maps import find_maps, read_map
from tests.lane.cast import boards

OURS = ("causeway", "gorge", "twin_fords")
ORDER = [MELEE, RANGED, HEAVY, HERO]


def points(board: Board, zone: str, team: int) -> list[str]:
    """The kinds of a team's spawn points in a zone."""
    number = [each.id for each in board.zones].index(zone)
    return sorted((p.kind for p in board.spawns_in(number) if p.team == team), key=ORDER.index)


def lanes(board: Board) -> list[list[str]]:
    return [[board.zones[number].id for number in lane.zones] for lane in board.lanes]


def half_a_turn(board: Board) -> dict[Hex, Hex]:
    """Every playable hex with the one that takes its place when the board is turned by half a turn."""
    hexes = [board.hexes[cell] for cell in cells_of(board.playable)]
    low_r, high_r = min(at.r for at in hexes), max(at.r for at in hexes)
    across = [2 * at.q + at.r for at in hexes]
    middle = min(across) + max(across)
    turned = {}
    for at in hexes:
        r = low_r + high_r - at.r
        turned[at] = Hex((middle - (2 * at.q + at.r) - r) // 2, r)
    return turned


def test_these_are_the_boards_that_come_with_the_game() -> None:
    assert [entry.id for entry in find_maps() if entry.board is not None][:3] == sorted(OURS)


@pytest.mark.parametrize("id_", OURS)
def test_a_board_has_no_fault_and_no_warning(id_: str) -> None:
    entry = next(entry for entry in find_maps() if entry.id == id_)
    assert read_map(entry.path)[1] == []


@pytest.mark.parametrize("id_", ["gorge", "twin_fords"])
def test_a_board_turned_by_half_a_turn_is_the_same_board(id_: str) -> None:
    board = boards(id_)
    turned = half_a_turn(board)
    assert set(turned.values()) == set(turned)
    spawns = {(board.hexes[point.cell], point.team, point.kind) for point in board.spawns}
    assert {(turned[at], 1 - team, kind) for at, team, kind in spawns} == spawns
    zones = {frozenset(board.hexes[cell] for cell in cells_of(zone.cells)) for zone in board.zones}
    assert {frozenset(turned[at] for at in zone) for zone in zones} == zones


def test_the_gorge_is_small_and_narrow() -> None:
    board = boards("gorge")
    assert board.playable.bit_count() == 144
    assert lanes(board) == [["red-throne", "red-shore", "middle", "blue-shore", "blue-throne"]]
    home, visitor = [MELEE] * 3 + [RANGED, HEAVY], [MELEE] * 2 + [RANGED, HEAVY]
    assert points(board, "middle", RED_TEAM) == points(board, "middle", BLUE_TEAM) == home
    assert points(board, "red-shore", RED_TEAM) == points(board, "blue-shore", BLUE_TEAM) == home
    assert points(board, "red-shore", BLUE_TEAM) == points(board, "blue-shore", RED_TEAM) == visitor  # L16.7
    assert points(board, "red-throne", RED_TEAM) == [HERO] * 3


def test_twin_fords_has_two_lanes_that_share_the_thrones() -> None:  # L21.1, MAP-6
    board = boards("twin_fords")
    assert board.playable.bit_count() == 332
    assert lanes(board) == [
        ["red-throne", *(f"north-{number}" for number in range(1, 5)), "blue-throne"],
        ["red-throne", *(f"south-{number}" for number in range(1, 5)), "blue-throne"],
    ]
    for zone in (f"{side}-{number}" for side in ("north", "south") for number in range(1, 5)):
        assert (
            points(board, zone, RED_TEAM) == points(board, zone, BLUE_TEAM) == [MELEE] * 2 + [RANGED, HEAVY]
        )
    assert points(board, "red-throne", RED_TEAM) == points(board, "blue-throne", BLUE_TEAM) == [HERO] * 5


def test_twin_fords_begins_with_equal_sums() -> None:  # L21.3: Red 2 + 1, Blue 1 + 2
    starts = [(lane.start, len(lane.zones) - 1) for lane in boards("twin_fords").lanes]
    assert starts == [(3, 5), (2, 5)]
    assert sum(place - 1 for place, _ in starts) == sum(last - 1 - place for place, last in starts) == 3
