"""Every group of checks, with a map that has just this fault."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from xml.etree.ElementTree import SubElement

import pytest

from game.store.drawing import Place
from game.store.map_problems import ERROR, WARNING, Problem
from game.store.maps import BadMap, load_map
from game.store.tmx import check_map
from tests.store.map_copy import (
    BLUE_MELEE,
    CAUSEWAY,
    GRASS,
    MIDDLE,
    RED_HEAVY,
    RED_HERO,
    RED_SHORE,
    ROCK,
    TWIN_FORDS,
    MapCopy,
)

NORTH = "red-throne north-1 north-2 north-3* north-4 blue-throne"
SOUTH = "red-throne south-1 south-2* south-3 south-4 blue-throne"
RIVER = "red-throne red-side river* blue-side blue-throne"
"""Two lanes of Twin Fords, and a third that could be drawn between them."""


@pytest.fixture
def copy(tmp_path: Path) -> MapCopy:
    return MapCopy(tmp_path)


@pytest.fixture
def twin(tmp_path: Path) -> MapCopy:
    return MapCopy(tmp_path, TWIN_FORDS)


def only(copy: MapCopy, severity: str = ERROR) -> Problem:
    """The one problem that the copy has."""
    problems = copy.problems()
    assert [problem.severity for problem in problems] == [severity], [str(problem) for problem in problems]
    return problems[0]


def test_a_problem_reads_as_one_line() -> None:
    problem = Problem("bog.tmx", "it is rotated", "set its Rotation to 0", "spawns", "object 7", Place(3, 4))
    assert str(problem) == (
        'bog.tmx, layer "spawns", object 7, column 3, row 4: it is rotated. In Tiled: set its Rotation to 0.'
    )
    note = Problem("bog.tmx", "no title", "add one", severity=WARNING)
    assert str(note) == "bog.tmx (warning): no title. In Tiled: add one."
    question = Problem("bog.tmx", 'there is no tile layer "zone"; did you mean "zones"?', "rename it")
    assert (
        str(question) == 'bog.tmx: there is no tile layer "zone"; did you mean "zones"? In Tiled: rename it.'
    )


# Group 1: form of the map


@pytest.mark.parametrize(
    ("attribute", "value", "wrong", "cure"),
    [
        ("orientation", "isometric", "isometric, not hexagonal", "Orientation"),
        ("infinite", "1", "infinite", "untick Infinite"),
        ("staggeraxis", "x", "do not stand on a corner", "Stagger Axis to Y"),
        ("staggerindex", "none", "do not stand on a corner", "Stagger Index"),
        ("tileheight", "52", "52 x 52", "Tile Height 60"),
        ("tilewidth", "nan", "size of its tiles", "Tile Width 52"),
        ("hexsidelength", "20", "sides of 20", "Tile Side Length 30"),
        ("width", "many", "size of the map", "Resize Map"),
    ],
)
def test_form_of_the_map(copy: MapCopy, attribute: str, value: str, wrong: str, cure: str) -> None:  # group 1
    copy.root.set(attribute, value)
    problem = only(copy)
    assert problem.file == "causeway.tmx"
    assert wrong in problem.wrong
    assert cure in problem.cure


def test_tiles_within_two_hundredths_of_a_regular_hex_will_do(copy: MapCopy) -> None:  # group 1
    copy.root.set("tilewidth", "51")
    copy.root.remove(copy.layer("labels"))
    assert not [problem for problem in copy.problems() if "regular" in problem.wrong]


def test_packing_that_cannot_be_read(copy: MapCopy) -> None:  # group 1
    data = copy.layer("zone").find("data")
    assert data is not None
    data.set("encoding", "base64")
    data.set("compression", "zstd")
    problem = only(copy)
    assert problem.layer == "zone"
    assert "zstd" in problem.wrong
    assert "CSV" in problem.cure


@pytest.mark.parametrize("words", ["1,2,three", "1,2,3", ""])
def test_tiles_that_are_not_all_there(copy: MapCopy, words: str) -> None:
    data = copy.layer("terrain").find("data")
    assert data is not None
    data.text = words
    problem = only(copy)
    assert problem.layer == "terrain"


# Group 2: layers


def test_a_layer_is_missing(copy: MapCopy) -> None:
    copy.root.remove(copy.layer("zone"))
    problem = only(copy)
    assert problem.layer == "zone"
    assert problem.wrong.startswith('there is no tile layer "zone"')
    assert 'add a tile layer "zone"' in problem.cure


def test_a_layer_is_misspelt(copy: MapCopy) -> None:
    copy.layer("spawns").set("name", "Spawn")
    problem = only(copy)
    assert problem.wrong == 'there is no object layer "spawns"; did you mean "Spawn"?'


def test_a_layer_is_there_twice(copy: MapCopy) -> None:
    copy.root.append(copy.layer("terrain"))
    problem = only(copy)
    assert (problem.layer, problem.wrong) == ("terrain", 'there are 2 layers called "terrain"')


def test_a_layer_is_of_the_wrong_kind(copy: MapCopy) -> None:
    copy.layer("spawns").set("name", "old")
    copy.layer("zone").set("name", "spawns")
    wrongs = [problem.wrong for problem in copy.problems()]
    assert 'there is no object layer "spawns", only a tile layer of that name' in wrongs


def test_a_misspelt_layer_of_labels_is_a_warning(copy: MapCopy) -> None:
    copy.layer("labels").set("name", "Lables")
    problem = only(copy, WARNING)
    assert problem.layer == "Lables"
    assert 'rename it to "labels"' in problem.cure


def test_other_layers_do_not_matter(copy: MapCopy) -> None:
    copy.root.append(copy.root.makeelement("objectgroup", {"id": "9", "name": "notes"}))
    copy.root.append(copy.root.makeelement("group", {"id": "10", "name": "sketches"}))
    assert copy.problems() == []


# Group 3: tiles


def test_a_tile_that_no_tileset_has(copy: MapCopy) -> None:
    copy.paint("terrain", [(14, 4), (15, 4), (16, 4), (14, 5), (15, 5), (16, 5)], 77)
    problem = only(copy)
    assert (problem.layer, problem.at) == ("terrain", Place(14, 4))
    assert problem.wrong == (
        "a tile that no tileset has (also column 15, row 4; column 16, row 4; column 14, row 5 and 2 more)"
    )
    assert "paint it anew" in problem.cure


def test_a_flipped_tile(copy: MapCopy) -> None:
    copy.paint("terrain", [(14, 4)], GRASS | 0x80000000)
    problem = only(copy)
    assert (problem.layer, problem.at) == ("terrain", Place(14, 4))
    assert "flipped or rotated" in problem.wrong


def test_a_marker_without_a_picture(copy: MapCopy) -> None:
    copy.spawn(1).set("gid", "250")
    problem = only(copy)
    assert (problem.thing, problem.wrong) == ("object 1", "its tile is in no tileset")


def test_a_flipped_marker(copy: MapCopy) -> None:
    copy.spawn(1).set("gid", str(RED_HERO | 0x40000000))
    problem = only(copy)
    assert (problem.thing, problem.at, problem.wrong) == ("object 1", Place(2, 6), "it is flipped")


def test_tiles_on_the_wrong_layer(copy: MapCopy) -> None:
    copy.paint("terrain", [(14, 4)], MIDDLE)
    copy.paint("zone", [(14, 5)], GRASS)
    terrain, zone = copy.problems()
    assert (terrain.layer, terrain.at) == ("terrain", Place(14, 4))
    assert terrain.wrong == "tile 2 of zones.tsx is no terrain"
    assert (zone.layer, zone.at) == ("zone", Place(14, 5))
    assert zone.wrong == 'tile 2 of terrain.tsx names no zone (it has no property "zone")'


# Group 4: painting


def test_ground_without_a_zone(copy: MapCopy) -> None:
    copy.paint("zone", [(14, 4), (15, 4)], 0)
    problem = only(copy)
    assert (problem.layer, problem.at) == ("zone", Place(14, 4))
    assert problem.wrong == "ground that is in no zone (also column 15, row 4)"
    assert 'on the layer "zone"' in problem.cure


def test_a_zone_without_ground(copy: MapCopy) -> None:
    copy.paint("zone", [(0, 0)], MIDDLE)
    problem = only(copy)
    assert (problem.layer, problem.at, problem.wrong) == (
        "zone",
        Place(0, 0),
        "a zone where there is no terrain",
    )


def test_blocking_terrain_may_lie_in_a_zone(copy: MapCopy) -> None:
    copy.paint("zone", [(14, 8)], MIDDLE)
    assert copy.problems() == []
    zones = {zone.id: zone for zone in load_map(copy.path).zones}
    assert zones["middle"].cells.bit_count() == 60


def test_nothing_is_painted(copy: MapCopy) -> None:
    copy.paint("terrain", [(column, row) for column in range(29) for row in range(17)], 0)
    assert copy.problems()[0].wrong == "there is no ground to walk on"


# Group 5: zones and lanes


def test_a_zone_in_two_pieces(copy: MapCopy) -> None:
    copy.paint("zone", [(15, 2)], RED_SHORE)
    problem = only(copy)
    assert (problem.layer, problem.at) == ("zone", Place(15, 2))
    assert problem.wrong == 'the zone "red-shore" is in two pieces; 1 of its cells lie apart'


@pytest.mark.parametrize(
    ("lanes", "wrong"),
    [
        ("", 'the map has no "lanes": the way from one throne to the other is unknown'),
        (
            "red-throne red-shore midle* blue-shore blue-throne",
            'the lane names the zone "midle", which is not painted; did you mean "middle"?',
        ),
        (
            "red-throne red-shore middle* red-shore blue-throne",
            'the lane names the zone "red-shore" twice',
        ),
        (
            "red-throne red-shore middle blue-shore blue-throne",
            "the lane has no starred zones, so that it is not clear where it starts",
        ),
        (
            "red-throne red-shore* middle* blue-shore blue-throne",
            "the lane has 2 starred zones, so that it is not clear where it starts",
        ),
        ("red-throne* red-shore middle blue-shore blue-throne", "the lane starts at a throne"),
        (
            "red-throne middle* blue-throne",
            'the zone "red-throne" does not touch "middle", the next one of its lane',
        ),
        (
            "red-throne red-shore* middle; red-throne red-side* middle blue-shore blue-throne",
            'lane 1 runs from "red-throne" to "middle", lane 2 from "red-throne" to "blue-throne"; '
            "all must share both thrones",
        ),
        (
            "red-throne red-side middle* blue-shore blue-throne; red-throne red-shore middle* blue-side blue-throne",
            'two lanes run through "middle"',
        ),
    ],
)
def test_lanes(copy: MapCopy, lanes: str, wrong: str) -> None:
    copy.set_property(copy.root, "lanes", lanes)
    problem = next(problem for problem in copy.problems() if problem.wrong == wrong)
    assert problem.severity == ERROR
    assert "lanes" in problem.cure or "side by side" in problem.cure


def test_a_lane_of_two_zones(copy: MapCopy) -> None:
    copy.set_property(copy.root, "lanes", "red-throne* red-shore")
    wrongs = [problem.wrong for problem in copy.problems()]
    assert wrongs == ["the lane has 2 zones and needs 3 or more", "the lane starts at a throne"]


@pytest.mark.parametrize(
    ("lanes", "wrongs", "cure"),
    [
        (
            f"{NORTH} {SOUTH}",
            [
                'the lane names the zone "red-throne" twice',
                'the lane names the zone "blue-throne" twice',
                "the lane has 2 starred zones, so that it is not clear where it starts",
            ],
            "put a semicolon between two lanes",
        ),
        (
            f"{NORTH}; blue-throne south-4 south-3 south-2* south-1 red-throne",
            [
                'lane 1 runs from "red-throne" to "blue-throne", lane 2 from "blue-throne" to "red-throne"; '
                "all must share both thrones"
            ],
            "begin each lane with the red throne and end it with the blue one",
        ),
        (
            f"{NORTH}; {SOUTH}; {RIVER}",
            ["the map has 3 lanes, and a game is played on one or two"],
            "leave two of them",
        ),
        (
            f"{NORTH}; {SOUTH.replace('*', '')}",
            ["lane 2 has no starred zones, so that it is not clear where it starts"],
            "put one * behind the zone of the first battle",
        ),
        (
            "blue-throne north-4 north-3* north-2 north-1 red-throne; "
            "blue-throne south-4 south-3 south-2* south-1 red-throne",
            ["the lane begins at the throne where Blue's heroes appear"],
            "write every lane the other way round",
        ),
    ],
)
def test_two_lanes(twin: MapCopy, lanes: str, wrongs: list[str], cure: str) -> None:  # L21.1
    twin.set_property(twin.root, "lanes", lanes)
    problems = twin.problems()
    assert [problem.wrong for problem in problems] == wrongs
    assert cure in problems[0].cure
    assert 'in "lanes"' in problems[0].cure


def test_a_lane_that_was_drawn_and_not_named(twin: MapCopy) -> None:
    twin.set_property(twin.root, "lanes", NORTH)
    problems = [problem for problem in twin.problems() if problem.severity == ERROR]
    zones = [f"south-{number}" for number in (4, 3, 2, 1)]
    assert [problem.wrong.partition(" (also")[0] for problem in problems] == [
        f'8 minion points in the zone "{zone}", where no battle is fought' for zone in zones
    ]
    assert 'name "south-4" between the thrones of a lane' in problems[0].cure


# Group 6: spawn points


def test_a_spawn_point_off_the_board(copy: MapCopy) -> None:
    copy.move(copy.spawn(1), 0, 0)
    problem = only(copy)
    assert (problem.layer, problem.thing, problem.at) == ("spawns", "object 1", Place(0, 0))
    assert (problem.wrong, problem.cure) == ("it lies off the board", "move it onto open ground")


def test_a_spawn_point_on_a_rock(copy: MapCopy) -> None:
    copy.spawn(1).set("name", "captain")
    copy.move(copy.spawn(1), 14, 8)
    problem = only(copy)
    assert (problem.thing, problem.at) == ('object 1 "captain"', Place(14, 8))
    assert problem.wrong == "it stands on rock, which nobody can enter"


def test_two_spawn_points_in_one_cell(copy: MapCopy) -> None:
    copy.move(copy.spawn(3), 2, 6)
    problem = only(copy)
    assert (problem.thing, problem.at, problem.wrong) == (
        "object 3",
        Place(2, 6),
        "it shares its cell with object 1",
    )


def test_a_spawn_point_without_team_and_kind(copy: MapCopy) -> None:
    del copy.spawn(1).attrib["gid"]
    team, kind = copy.problems()
    assert (team.wrong, kind.wrong) == ("it has no team", "it has no kind")
    assert team.at == Place(2, 6)
    assert "red, blue" in team.cure
    assert "hero, melee, ranged, heavy" in kind.cure


def test_a_word_that_is_no_team(copy: MapCopy) -> None:
    copy.set_property(copy.spawn(1), "team", "green", propertytype="Team")
    problem = only(copy)
    assert (problem.thing, problem.wrong) == ("object 1", 'its team is "green"')


def test_properties_of_the_object_outrank_those_of_its_picture(copy: MapCopy) -> None:
    copy.spawn(1).set("gid", str(BLUE_MELEE))
    copy.set_property(copy.spawn(1), "team", "red")
    copy.set_property(copy.spawn(1), "kind", "hero")
    assert copy.problems() == []


def test_a_hero_point_outside_its_throne(copy: MapCopy) -> None:
    copy.move(copy.spawn(1), 14, 2)
    problems = [problem for problem in copy.problems() if problem.severity == ERROR]
    assert [problem.wrong for problem in problems] == ['a red hero point in the zone "middle"']
    assert (problems[0].at, problems[0].cure) == (Place(14, 2), 'move it into "red-throne"')


def test_a_minion_point_where_no_battle_is_fought(copy: MapCopy) -> None:
    minion = next(thing for thing in copy.layer("spawns") if thing.get("gid") == str(BLUE_MELEE))
    copy.move(minion, 8, 2)
    wrongs = [problem.wrong for problem in copy.problems() if problem.severity == ERROR]
    assert wrongs == ['1 minion point in the zone "red-side", where no battle is fought']


def test_a_team_without_hero_points(copy: MapCopy) -> None:
    for thing in list(copy.layer("spawns")):
        if thing.get("gid") == str(RED_HERO):
            copy.layer("spawns").remove(thing)
    problems = [problem for problem in copy.problems() if problem.severity == ERROR]
    assert [problem.wrong for problem in problems] == ["red has no hero point"]
    assert 'red hero markers in the zone "red-throne"' in problems[0].cure


def remove_visitors(copy: MapCopy) -> None:
    """Take Blue's five minion points out of Red's shore."""
    for place in ((9, 7), (10, 9), (10, 11), (10, 6), (11, 10)):
        copy.layer("spawns").remove(copy.spawn_at(*place))


def test_a_battle_zone_where_one_team_has_no_minion_points(copy: MapCopy) -> None:
    remove_visitors(copy)
    wrongs = [problem.wrong for problem in copy.problems() if problem.severity == ERROR]
    assert wrongs == ['blue has no minion point in the zone "red-shore"']


def test_two_heavies_of_a_team_in_a_zone(copy: MapCopy) -> None:
    copy.spawn_at(12, 3).set("gid", str(RED_HEAVY))
    wrongs = [problem.wrong for problem in copy.problems() if problem.severity == ERROR]
    assert wrongs == ['red has 2 heavy points in the zone "middle"']


def test_a_spawn_point_that_lies_between_two_cells(copy: MapCopy) -> None:
    copy.spawn(1).set("x", str(2 * 52 + 25))
    problem = only(copy, WARNING)
    assert (problem.thing, problem.at) == ("object 1", Place(2, 6))
    assert "0.48 tile widths" in problem.wrong
    assert load_map(copy.path).plan.spawns[0] == load_map(CAUSEWAY).plan.spawns[0]


def leave_one_hero_point(copy: MapCopy) -> None:
    """Take all of Red's hero points away but the first."""
    for thing in list(copy.layer("spawns"))[1:]:
        if thing.get("gid") == str(RED_HERO):
            copy.layer("spawns").remove(thing)


def test_a_team_that_has_no_room_for_all_its_heroes(twin: MapCopy) -> None:  # L3.7
    leave_one_hero_point(twin)
    assert [problem.severity for problem in twin.problems()] == [WARNING]  # six spaces lie beside the point
    twin.paint("terrain", [(2, 5), (2, 6), (2, 7)], ROCK)  # and now three
    problem = next(problem for problem in twin.problems() if problem.severity == ERROR)
    assert (problem.thing, problem.at) == ("object 1", Place(3, 6))
    assert problem.wrong == "4 heroes of red can be set up, and a team may have 5"
    assert "best five" in problem.cure


# Group 7: fairness


def test_lanes_may_be_each_other_turned_by_half_a_turn(twin: MapCopy) -> None:
    twin.paint("terrain", [(8, 4), (23, 14)], ROCK)  # north-1 loses a space, and so does south-4
    assert twin.problems() == []
    twin.paint("terrain", [(24, 13)], ROCK)
    assert only(twin, WARNING).wrong == '"north-1" has 26 open cells, "south-4" has 25'


def test_first_battles_that_do_not_stand_level_are_a_warning(twin: MapCopy) -> None:  # L21.3
    twin.set_property(twin.root, "lanes", f"{NORTH}; {SOUTH.replace('*', '').replace('-3', '-3*')}")
    problem = only(twin, WARNING)
    assert problem.wrong == (
        "between the thrones and the first battles lie 4 zones on red's side and 2 on blue's"
    )
    assert 'in "lanes", move a *' in problem.cure


def test_a_map_that_favours_a_team_is_a_warning(copy: MapCopy) -> None:
    copy.layer("spawns").remove(copy.spawn_at(12, 3))
    problem = only(copy, WARNING)
    assert problem.wrong == 'red has 3 melee points in "middle", blue has 4 in "middle"'
    assert len(load_map(copy.path).spawns) == 39


def test_shores_of_different_sizes_are_a_warning(copy: MapCopy) -> None:
    copy.paint("terrain", [(8, 5)], ROCK)
    problem = only(copy, WARNING)
    assert problem.wrong == '"red-shore" has 40 open cells, "blue-shore" has 41'


# Group 8: ways


def test_cells_that_nobody_can_walk_to(copy: MapCopy) -> None:
    copy.paint("terrain", [(2, 5), (3, 5), (4, 5), (11, 3), (11, 4), (12, 2)], ROCK)
    problems = [problem for problem in copy.problems() if problem.severity == ERROR]
    assert len(problems) == 1
    assert problems[0].layer == "terrain"
    assert problems[0].at == Place(6, 2)
    assert problems[0].wrong.startswith("15 cells are cut off from the lane")


# Group 9: what is not supported


def test_a_template(copy: MapCopy) -> None:
    copy.spawn(1).set("template", "hero.tx")
    problem = only(copy)
    assert (problem.thing, problem.cure) == ("object 1", "right click on it, Detach")
    assert "template" in problem.wrong


def test_a_rotated_marker(copy: MapCopy) -> None:
    copy.spawn(1).set("rotation", "45")
    problem = only(copy)
    assert (problem.layer, problem.thing, problem.at) == ("spawns", "object 1", Place(2, 6))
    assert "rotated" in problem.wrong


@pytest.mark.parametrize("kind", ["class", "list"])
@pytest.mark.parametrize("where", ["the map", "the layer", "object 1"])
def test_properties_of_classes_and_lists(copy: MapCopy, kind: str, where: str) -> None:
    node = {"the map": copy.root, "the layer": copy.layer("zone"), "object 1": copy.spawn(1)}[where]
    copy.set_property(node, "extra", "", type=kind)
    problem = next(problem for problem in copy.problems() if problem.severity == ERROR)
    assert problem.wrong == f'{where} has the property "extra" of type {kind}, which is not supported'
    assert "remove it" in problem.cure


def test_a_shifted_layer(copy: MapCopy) -> None:
    copy.layer("spawns").set("offsetx", "26")
    problem = only(copy)
    assert (problem.layer, problem.wrong) == ("spawns", "the object layer is shifted, which is not supported")
    assert "Offsets to 0" in problem.cure


# Group 10: unknown words


def test_an_unknown_property_of_the_map(copy: MapCopy) -> None:
    copy.set_property(copy.root, "Lane", "1")
    problem = only(copy, WARNING)
    assert problem.wrong == 'the map has the property "Lane", which means nothing here; did you mean "lanes"?'


def test_a_map_without_a_title_is_called_after_its_file(copy: MapCopy) -> None:
    words = copy.root.find("properties")
    assert words is not None
    words.remove(next(one for one in words if one.get("name") == "title"))
    problem = only(copy, WARNING)
    assert problem.wrong == "the map has no title"
    assert load_map(copy.path).title == "Causeway"


def test_unknown_words_at_an_object(copy: MapCopy) -> None:
    copy.set_property(copy.spawn(1), "Kinds", "melee")
    copy.spawn(2).set("type", "Monster")
    one, two = copy.problems()
    assert (one.severity, two.severity) == (WARNING, WARNING)
    assert (one.thing, one.at) == ("object 1", Place(2, 6))
    assert one.wrong == 'it has the property "Kinds", which means nothing here; did you mean "kind"?'
    assert (two.thing, two.wrong) == ("object 2", 'it has the unknown class "Monster"')


def test_a_property_of_the_wrong_type(copy: MapCopy) -> None:
    copy.set_property(copy.spawn(1), "team", "0", type="int", propertytype="Team")
    problem = only(copy)
    assert problem.wrong == 'the property "team" of it is of type int and must be text (string)'


def test_terrain_of_an_unknown_class(copy: MapCopy) -> None:
    tiles = copy.path.with_name("terrain.tsx")
    tiles.write_text(tiles.read_text().replace('type="rock"', 'type="lava"'))
    problem = only(copy, WARNING)
    assert (problem.layer, problem.at) == ("terrain", Place(14, 3))
    assert problem.wrong == 'tile 8 of terrain.tsx has the unknown class "lava"'
    assert "rock, water, forest" in problem.cure


def test_a_tick_box_written_as_text(copy: MapCopy) -> None:
    tiles = copy.path.with_name("terrain.tsx")
    tiles.write_text(tiles.read_text().replace(' type="bool"', "", 1))
    problem = only(copy)
    assert (
        problem.wrong
        == 'the property "blocks" of tile 8 of terrain.tsx is of type string and must be a tick box (bool)'
    )


def test_labels_that_name_nothing(copy: MapCopy) -> None:
    labels = copy.layer("labels").findall("object")
    copy.set_property(labels[0], "zone", "red-thorne")
    copy.set_property(labels[1], "zone", "middle")
    one, two = copy.problems()
    assert (one.severity, two.severity) == (WARNING, WARNING)
    assert one.wrong == 'it names the zone "red-thorne", which is not painted'
    assert (two.layer, two.wrong) == ("labels", 'the zone "middle" has another label already')


# Group 11: size


def test_a_map_that_is_too_large(copy: MapCopy) -> None:
    copy.root.set("width", "65")
    problem = only(copy)
    assert problem.wrong == "the map has 65 columns and 17 rows; 64 of each is the most that can be drawn"
    assert "Resize Map" in problem.cure


# Broken files


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:1500])


def garbage(path: Path) -> None:
    path.write_bytes(Random(7).randbytes(4000))


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def strange(path: Path) -> None:
    path.write_text('<?xml version="1.0" encoding="martian"?><map/>')


def other(path: Path) -> None:
    path.write_text("<html><body/></html>")


def gone(path: Path) -> None:
    path.unlink()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def test_a_sheet_of_tiles_that_was_left_behind(copy: MapCopy) -> None:
    copy.path.with_name("zones.tsx").unlink()
    problem = only(copy)
    assert problem.wrong == f"the file zones.tsx is missing from the folder {copy.path.parent.resolve()}"
    assert "in the game's folder maps" in problem.cure


@pytest.mark.parametrize("name", ["causeway.tmx", "markers.tsx"])
@pytest.mark.parametrize("spoil", [torn, garbage, nothing, strange, other, gone, folder])
def test_broken_files_are_told_in_a_sentence(copy: MapCopy, name: str, spoil: Callable[[Path], None]) -> None:
    spoil(copy.path.with_name(name))
    with pytest.raises(BadMap, match=rf"^causeway\.tmx: .*{name}.*In Tiled: "):
        load_map(copy.path)
    assert len(check_map(copy.path)) == 1


def test_a_tileset_in_another_form(copy: MapCopy) -> None:
    SubElement(copy.root, "tileset", {"firstgid": "301", "source": "more.json"})
    assert "more.json is not a .tsx file" in only(copy).wrong


def test_a_file_spoilt_anywhere_raises_nothing_else(copy: MapCopy) -> None:
    whole, luck = CAUSEWAY.read_bytes(), Random(11)
    for _ in range(120):
        spoilt = bytearray(whole)
        for _ in range(luck.randint(1, 4)):
            spoilt[luck.randrange(len(spoilt))] = luck.choice(b'0123456789,"<>=/ abz\xff\x00')
        copy.path.write_bytes(spoilt)
        assert all(str(problem).startswith("causeway.tmx") for problem in check_map(copy.path))
