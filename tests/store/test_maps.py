"""The Causeway, and how maps are found."""

import base64
import zlib
from collections import Counter
from pathlib import Path

import pytest

from game.hexgrid.board import Board, cells_of
from game.hexgrid.coords import Hex, to_offset
from game.hexgrid.paths import reachable, shortest_path
from game.store import folders
from game.store.drawing import Grid, Place, middle_of_picture, read_lanes
from game.store.maps import BadMap, find_maps, load_map, map_by_id, user_map_folder
from game.store.tmx import check_map
from tests.store.map_copy import CAUSEWAY, MapCopy

RED, BLUE = 0, 1
SIZES = {
    "red-throne": 19,
    "red-shore": 41,
    "middle": 60,
    "blue-shore": 41,
    "blue-throne": 19,
    "red-side": 15,
    "blue-side": 15,
}
MIRRORS = {
    "red-throne": "blue-throne",
    "red-shore": "blue-shore",
    "middle": "middle",
    "red-side": "blue-side",
}


@pytest.fixture(scope="module")
def causeway() -> Board:
    return load_map(CAUSEWAY)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder of maps of its own."""
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))
    user_map_folder().mkdir()
    return user_map_folder()


def turned(at: Hex) -> Hex:
    """The hex on the other side of the middle of The Causeway, which is Tiled's column 14, row 8."""
    return Hex(20 - at.q, 16 - at.r)


def test_the_causeway_has_no_problems() -> None:
    assert check_map(CAUSEWAY) == []


def test_sizes_of_zones(causeway: Board) -> None:
    sizes = {zone.id: zone.cells.bit_count() for zone in causeway.zones}
    assert sizes == SIZES
    assert causeway.playable.bit_count() == 210


def test_the_lane_runs_from_red_to_blue_and_starts_in_the_middle(causeway: Board) -> None:
    (lane,) = causeway.lanes
    assert [causeway.zones[number].id for number in lane.zones] == list(SIZES)[:5]
    assert causeway.zones[lane.zones[lane.start]].id == "middle"


def test_neighbours_of_zones(causeway: Board) -> None:  # MAP-1: a side zone touches no shore
    found = {
        zone.id: {causeway.zones[number].id for number in causeway.zone_neighbours[place]}
        for place, zone in enumerate(causeway.zones)
    }
    assert found == {
        "red-throne": {"red-shore", "red-side"},
        "red-shore": {"red-throne", "middle"},
        "middle": {"red-shore", "blue-shore", "red-side", "blue-side"},
        "blue-shore": {"middle", "blue-throne"},
        "blue-throne": {"blue-shore", "blue-side"},
        "red-side": {"red-throne", "middle"},
        "blue-side": {"blue-throne", "middle"},
    }


def test_spawn_points(causeway: Board) -> None:
    found = {
        zone.id: Counter((point.team, point.kind) for point in causeway.spawns_in(place))
        for place, zone in enumerate(causeway.zones)
    }
    home, visitors = {"melee": 4, "ranged": 1, "heavy": 1}, {"melee": 3, "ranged": 1, "heavy": 1}

    def both(red: dict[str, int], blue: dict[str, int]) -> Counter[tuple[int, str]]:
        return Counter(
            {(RED, kind): n for kind, n in red.items()} | {(BLUE, kind): n for kind, n in blue.items()}
        )

    assert found["red-throne"] == {(RED, "hero"): 3}
    assert found["blue-throne"] == {(BLUE, "hero"): 3}
    assert found["red-shore"] == both(home, visitors)
    assert found["middle"] == both(home, home)
    assert found["blue-shore"] == both(visitors, home)
    assert not found["red-side"]
    assert not found["blue-side"]


def test_half_a_turn_changes_the_causeway_into_itself(causeway: Board) -> None:
    plan = causeway.plan
    assert {turned(at) for at in plan.blocking} == plan.blocking
    assert {turned(at) for at in plan.ground} == set(plan.ground)
    for zone, mirror in MIRRORS.items():
        assert {turned(at) for at in plan.zones[zone]} == set(plan.zones[mirror])
    spawns = {(at, team, kind) for at, team, kind in plan.spawns}
    assert {(turned(at), 1 - team, kind) for at, team, kind in spawns} == spawns


def test_the_ways_from_throne_to_throne(causeway: Board) -> None:
    """Along the lane 25 steps; round through the side zones it is longer, and possible without the shores."""
    points = {
        to_offset(causeway.hexes[point.cell]): point.cell for point in causeway.spawns if point.kind == "hero"
    }
    red, blue = points[2, 8], points[26, 8]
    assert len(shortest_path(causeway, red, blue, causeway.blocks)) == 25
    shores = sum(zone.cells for zone in causeway.zones if zone.id.endswith("shore"))
    assert len(shortest_path(causeway, red, blue, causeway.blocks | shores)) > 25
    sides = sum(zone.cells for zone in causeway.zones if zone.id.endswith("side"))
    assert len(shortest_path(causeway, red, blue, causeway.blocks | sides)) == 25


def test_every_space_can_be_walked_to(causeway: Board) -> None:
    start = cells_of(causeway.zones[0].cells)[0]
    assert reachable(causeway, start, 210, causeway.blocks) | 1 << start == causeway.playable


def test_titles_and_labels(causeway: Board) -> None:
    titles = {zone.id: zone.title for zone in causeway.zones}
    assert titles["middle"] == "The Causeway"
    assert titles["red-side"] == "The Pinewood"
    assert causeway.title == "The Causeway"
    assert causeway.id == "causeway"
    assert all(zone.label is not None for zone in causeway.zones)
    assert not {zone.label for zone in causeway.zones} & set(causeway.plan.ground)


def test_classes_of_terrain(causeway: Board) -> None:
    plan = causeway.plan
    assert {plan.ground[at] for at in plan.blocking} == {"rock", "water", "forest"}
    assert {plan.ground[at] for at in plan.zones["red-throne"]} == {"clay"}
    assert {plan.ground[at] for at in plan.zones["middle"]} == {"grass", "paving"}


def test_spawn_points_come_in_the_order_of_their_objects(tmp_path: Path, causeway: Board) -> None:
    copy = MapCopy(tmp_path)
    layer = copy.layer("spawns")
    things = list(layer)
    for thing in things:
        layer.remove(thing)
    layer.extend(reversed(things))
    assert copy.problems() == []
    assert load_map(copy.path).plan.spawns == causeway.plan.spawns


def test_a_zone_without_a_label_has_a_name_of_its_own(tmp_path: Path) -> None:
    copy = MapCopy(tmp_path)
    copy.root.remove(copy.layer("labels"))
    assert copy.problems() == []
    zone = load_map(copy.path).zones[1]
    assert (zone.title, zone.label) == ("Red Shore", None)


def test_packed_tiles_are_the_same_map(tmp_path: Path, causeway: Board) -> None:
    copy = MapCopy(tmp_path)
    for name in ("terrain", "zone"):
        data = copy.layer(name).find("data")
        assert data is not None
        numbers = [int(one) for one in (data.text or "").split(",")]
        packed = b"".join(one.to_bytes(4, "little") for one in numbers)
        data.text = base64.b64encode(zlib.compress(packed)).decode()
        data.set("encoding", "base64")
        data.set("compression", "zlib")
    assert copy.problems() == []
    assert load_map(copy.path).plan == causeway.plan


def test_even_rows_may_be_the_shifted_ones(tmp_path: Path) -> None:
    copy = MapCopy(tmp_path)
    copy.root.set("staggerindex", "even")
    copy.root.remove(copy.layer("spawns"))
    assert [problem.layer for problem in copy.problems()] == ["spawns"]
    assert Grid(3, 3, 52, 60, 30, odd_shifted=False).middle(Place(0, 0)) == (52, 30)
    assert Grid(3, 3, 52, 60, 30, odd_shifted=False).hex(Place(0, 1)) == Hex(0, 1)


@pytest.mark.parametrize("at", [Place(0, 0), Place(3, 1), Place(7, 4)])
def test_the_nearest_cell_is_the_one_under_the_point(at: Place) -> None:
    grid = Grid(10, 10, 52, 60, 30)
    x, y = grid.middle(at)
    for dx, dy in ((0, 0), (24, 0), (-24, 0), (10, 20), (-10, -20)):
        assert grid.nearest(x + dx, y + dy)[0] == at
    assert grid.nearest(x + 13, y)[1] == 0.25


def test_where_the_middle_of_a_picture_is() -> None:
    assert middle_of_picture((100, 90), 52, 60, "") == (126, 60)
    assert middle_of_picture((100, 90), 52, 60, "bottomleft") == (126, 60)
    assert middle_of_picture((100, 90), 52, 60, "topleft") == (126, 120)
    assert middle_of_picture((100, 90), 52, 60, "center") == (100, 90)
    assert middle_of_picture((100, 90), 52, 60, "bottomright") == (74, 60)
    assert middle_of_picture((100, 90), 52, 60, "top") == (100, 120)


def test_lanes_are_read_from_words() -> None:
    first, second = read_lanes("red a b* blue; red, c*, d, blue ;")
    assert (first.zones, first.starred) == (("red", "a", "b", "blue"), (2,))
    assert (second.zones, second.starred) == (("red", "c", "d", "blue"), (1,))
    assert read_lanes("  ") == ()


def test_maps_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (entry,) = [entry for entry in find_maps() if entry.id == "causeway"]
    assert (entry.title, entry.problems) == ("The Causeway", ())
    assert entry.board is not None
    assert map_by_id("causeway").title == "The Causeway"


def test_a_map_of_the_player_is_found(home: Path) -> None:
    copy = MapCopy(home)
    copy.set_property(copy.root, "title", "My Bog")
    assert copy.problems() == []
    copy.path.rename(home / "bog.tmx")
    (entry,) = [entry for entry in find_maps() if entry.id == "bog"]
    assert (entry.title, entry.path, entry.problems) == ("My Bog", home / "bog.tmx", ())
    assert map_by_id("bog").title == "My Bog"


def test_a_broken_map_is_listed_with_its_problems(home: Path) -> None:
    copy = MapCopy(home)
    copy.paint("zone", [(14, 2)], 0)
    copy.spawn(3).set("rotation", "90")
    copy.problems()
    copy.path.rename(home / "half-done.tmx")
    (home / "torn.tmx").write_bytes(CAUSEWAY.read_bytes()[:2000])
    entries = {entry.id: entry for entry in find_maps()}
    assert entries["causeway"].board is not None
    half, torn = entries["half-done"], entries["torn"]
    assert (half.title, half.board) == ("Half Done", None)
    assert len(half.problems) == 1
    assert half.problems[0].startswith('half-done.tmx, layer "spawns", object 3')
    assert torn.board is None
    assert "torn.tmx is damaged" in torn.problems[0]
    with pytest.raises(BadMap, match="half-done"):
        map_by_id("half-done")


def test_a_map_of_the_same_name_as_one_of_the_game_is_not_mixed_up_with_it(home: Path) -> None:
    MapCopy(home)
    own = next(entry for entry in find_maps() if entry.path == home / "causeway.tmx")
    assert own.board is None
    assert "has the same name" in own.problems[0]
    assert "save it under another name" in own.problems[0]


def test_an_unknown_map_is_refused_with_the_names_of_those_there_are(home: Path) -> None:
    with pytest.raises(BadMap, match=r"atlantis\.tmx: there is no map of this name; there are: causeway"):
        map_by_id("atlantis")
    with pytest.raises(BadMap):
        map_by_id("../causeway")


def test_more_problems_than_one_are_counted(tmp_path: Path) -> None:
    copy = MapCopy(tmp_path)
    for id_ in (1, 2, 3):
        copy.spawn(id_).set("rotation", "90")
    copy.problems()
    with pytest.raises(BadMap, match=r"object 1,.*\(There are 2 more\.\)") as caught:
        load_map(copy.path)
    assert len(caught.value.problems) == 3
