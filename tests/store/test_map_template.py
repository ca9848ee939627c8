"""The empty sheet that new maps begin with, painted as maps/README.md says."""

from pathlib import Path
from xml.etree.ElementTree import SubElement

import pytest

from game.hexgrid.board import Board
from game.lane.state import HEAVY, HERO, MELEE, RANGED
from game.store import folders
from game.store.maps import PROJECT_MAPS, find_maps, map_by_id, user_map_folder
from game.store.tmx import check_map
from tests.store.map_copy import GRASS, ROCK, MapCopy

TEMPLATE = PROJECT_MAPS / "template" / "empty.tmx"

FIRST_COLUMNS = {12: 2, 13: 5, 14: 10, 15: 15, 16: 20}
"""Where the rectangle of each zone begins: throne, shore, middle, shore, throne."""

MARKERS = {
    32: "2,7 2,8 2,9",
    33: "8,6 8,8 8,10 10,6 11,8 10,10 15,7 15,9",
    34: "6,7 10,7 15,11",
    35: "6,9 10,9 15,5",
    36: "22,7 22,8 22,9",
    37: "9,7 9,9 14,6 13,8 14,10 16,6 16,8 16,10",
    38: "9,5 14,9 18,9",
    39: "9,11 14,7 18,7",
}
"""Columns and rows of the markers, by their number in the map file: Red's hero, melee, ranged, heavy, then Blue's."""


@pytest.fixture
def sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MapCopy:
    """The template in a player's own folder, its sheets beside it."""
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))
    user_map_folder().mkdir()
    copy = MapCopy(user_map_folder(), TEMPLATE)
    for tileset in copy.root.findall("tileset"):
        tileset.set("source", Path(tileset.get("source", "")).name)
    return copy


def paint_ground(sheet: MapCopy) -> None:
    """Seven rows of five rectangles, one for each zone, with a rock in the middle."""
    for number, first in FIRST_COLUMNS.items():
        last = 23 if number == 16 else FIRST_COLUMNS[number + 1]
        cells = [(column, row) for row in range(5, 12) for column in range(first, last)]
        sheet.paint("terrain", cells, GRASS)
        sheet.paint("zone", cells, number)
    sheet.paint("terrain", [(12, 8)], ROCK)


def place_markers(sheet: MapCopy) -> None:
    for number, words in MARKERS.items():
        for word in words.split():
            marker = SubElement(sheet.layer("spawns"), "object", id=word.replace(",", "0"), gid=str(number))
            marker.attrib |= {"width": "52", "height": "60"}
            column, row = map(int, word.split(","))
            sheet.move(marker, column, row)


def kinds(board: Board, zone: str, team: int) -> list[str]:
    number = [each.id for each in board.zones].index(zone)
    return sorted(point.kind for point in board.spawns_in(number) if point.team == team)


def test_the_template_lacks_nothing_but_a_board() -> None:
    first, *others = check_map(TEMPLATE)
    assert first.wrong == "there is no ground to walk on"
    assert [problem.wrong for problem in others] == [
        f'the lane names the zone "{zone}", which is not painted'
        for zone in ("red-throne", "red-shore", "middle", "blue-shore", "blue-throne")
    ]


def test_the_template_is_not_offered_for_play() -> None:
    assert TEMPLATE not in [entry.path for entry in find_maps()]


def test_a_painted_template_is_told_which_markers_it_needs(sheet: MapCopy) -> None:
    paint_ground(sheet)
    assert [problem.wrong for problem in sheet.problems()] == [
        "red has no hero point",
        "blue has no hero point",
        'red has no minion point in the zone "red-shore"',
        'blue has no minion point in the zone "red-shore"',
        'red has no minion point in the zone "middle"',
        'blue has no minion point in the zone "middle"',
        'red has no minion point in the zone "blue-shore"',
        'blue has no minion point in the zone "blue-shore"',
    ]


def test_a_template_with_ground_and_markers_is_a_board(sheet: MapCopy) -> None:
    paint_ground(sheet)
    place_markers(sheet)
    assert sheet.problems() == []
    board = map_by_id("empty")
    assert {zone.id: zone.cells.bit_count() for zone in board.zones} == {
        "red-throne": 21,
        "red-shore": 35,
        "middle": 34,
        "blue-shore": 35,
        "blue-throne": 21,
    }
    assert kinds(board, "red-throne", 0) == kinds(board, "blue-throne", 1) == [HERO] * 3
    assert kinds(board, "red-shore", 0) == [HEAVY, MELEE, MELEE, MELEE, RANGED]
    assert kinds(board, "red-shore", 1) == [HEAVY, MELEE, MELEE, RANGED]  # L16.7
