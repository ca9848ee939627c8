"""Whether a map file has the form that the game can read (groups 1, 2, 3, 9, 10 and 11 of the checks).

pytmx passes over some faults in silence (tiles that do not exist, templates, layer offsets) and gives up on others
without a word, so this comes before it.
"""

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from itertools import chain
from xml.etree.ElementTree import Element

from game.store.drawing import LABELS, SPAWNS, TERRAIN, ZONE, Place
from game.store.map_file import (
    FLAGS,
    IN_WORDS,
    KIND_OF_LAYER,
    REQUIRED,
    TILE_LAYER,
    MapFile,
    TileSet,
    class_of,
    number,
    numbers,
    properties_of,
    whole,
)
from game.store.map_problems import Problem, and_more

LARGEST = 64
"""Columns and rows that a board may have and still be drawn well."""

REGULAR, TOLERANCE = 3**0.5 / 2, 0.02
"""Width of a regular hex in heights; how far a tile may be from it."""

TERRAINS = (
    "clay",
    "sand",
    "grass",
    "shore",
    "slate",
    "moss",
    "heath",
    "paving",
    "rock",
    "water",
    "forest",
)
"""The classes of terrain."""

SPAWN_CLASS, ZONE_CLASS = "SpawnPoint", "Zone"
CLASSES_ON = {SPAWNS: ("", SPAWN_CLASS), LABELS: ("", ZONE_CLASS)}
PROPERTIES_ON = {
    "map": {"title": "string", "author": "string", "lanes": "string"},
    TERRAIN: {"blocks": "bool"},
    ZONE: {"zone": "string"},
    SPAWNS: {"team": "string", "kind": "string"},
    LABELS: {"zone": "string"},
}
IN_SIMPLE_WORDS = {"string": "text (string)", "bool": "a tick box (bool)"}


def form_problems(file: MapFile) -> list[Problem]:
    """All faults of form: groups 1, 2, 3, 9, 10 and 11 of the checks. With an error among them, read no further."""
    map_faults = list(chain(_shape(file), _size(file)))
    if map_faults:
        return map_faults
    checks: tuple[Callable[[MapFile], Iterator[Problem]], ...] = (
        _layers,
        _data,
        _tiles,
        _markers,
        _unsupported_properties,
        _unsupported_objects,
        _offsets,
        _map_words,
        _tile_words,
        _object_words,
    )
    return [problem for check in checks for problem in check(file)]


# 1 and 11: the shape of the map


def _shape(file: MapFile) -> Iterator[Problem]:
    root = file.root
    if root.get("orientation") != "hexagonal":
        yield file.judge.problem(
            f"the map is {root.get('orientation', 'without an orientation')}, not hexagonal",
            "Map > Map Properties, set Orientation to Hexagonal (Staggered)",
        )
        return
    if root.get("infinite", "0") != "0":
        yield file.judge.problem("the map is infinite", "Map > Map Properties, untick Infinite")
    if root.get("staggeraxis") != "y" or root.get("staggerindex") not in ("odd", "even"):
        yield file.judge.problem(
            "the hexes do not stand on a corner",
            "Map > Map Properties, set Stagger Axis to Y and Stagger Index to Odd",
        )
    yield from _tile_size(file)


def _tile_size(file: MapFile) -> Iterator[Problem]:
    cure = "Map > Map Properties, set Tile Width 52, Tile Height 60 and Tile Side Length 30"
    width, height, side = (number(file.root.get(key)) for key in ("tilewidth", "tileheight", "hexsidelength"))
    if not width or not height or not side or min(width, height, side) <= 0:
        yield file.judge.problem("the size of its tiles is missing or is no number", cure)
    elif abs(width / height / REGULAR - 1) > TOLERANCE or abs(side / height * 2 - 1) > TOLERANCE:
        yield file.judge.problem(
            f"tiles of {width:g} x {height:g} with sides of {side:g} are no regular hexes", cure
        )


def _size(file: MapFile) -> Iterator[Problem]:
    columns, rows = file.columns, file.rows
    if min(columns, rows) < 1:
        yield file.judge.problem("the size of the map is missing or is no number", "Map > Resize Map")
    elif max(columns, rows) > LARGEST:
        yield file.judge.problem(
            f"the map has {columns} columns and {rows} rows; {LARGEST} of each is the most that can be drawn",
            "Map > Resize Map",
        )


# 2: layers


def _layers(file: MapFile) -> Iterator[Problem]:
    for name, tag in KIND_OF_LAYER.items():
        same = [layer for layer in file.layers if layer.get("name") == name]
        kind = IN_WORDS[tag]
        if len(same) > 1:
            wrong = f'there are {len(same)} layers called "{name}"'
            yield file.judge.problem(wrong, "delete or rename all but one in the Layers view", name)
        elif file.layer(name) is None and (same or name in REQUIRED):
            wrong = f'there is no {kind} "{name}"{_nearest_layer(file, name)}'
            yield file.judge.problem(wrong, f'rename it in the Layers view, or add a {kind} "{name}"', name)
    yield from _misspelt(file)


def _nearest_layer(file: MapFile, name: str) -> str:
    for layer in file.layers:
        if layer.get("name") == name:
            return f", only {_article(IN_WORDS[layer.tag])} of that name"
    names = {layer.get("name", "").lower(): layer.get("name", "") for layer in file.layers}
    near = get_close_matches(name, list(names), 1, 0.5)
    return f'; did you mean "{names[near[0]]}"?' if near else ""


def _article(words: str) -> str:
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def _misspelt(file: MapFile) -> Iterator[Problem]:
    """A layer that was probably meant for the one that may be missing."""
    if file.layer(LABELS) is not None:
        return
    for layer in file.layers:
        name = layer.get("name", "")
        if name not in KIND_OF_LAYER and get_close_matches(name.lower(), [LABELS], 1, 0.7):
            cure = f'rename it to "{LABELS}" if it names the zones'
            yield file.judge.warning(f'the layer is not used; "{LABELS}" would be', cure, name)


# 3: tiles


def _data(file: MapFile) -> Iterator[Problem]:
    expected = file.columns * file.rows
    for layer in file.layers:
        if layer.tag != TILE_LAYER:
            continue
        name = layer.get("name", "")
        try:
            count = len(numbers(layer))
        except ValueError as error:
            cure = "Map > Map Properties, set Tile Layer Format to CSV and save"
            yield file.judge.problem(f"its tiles cannot be read ({error})", cure, name)
            continue
        if count != expected or whole(layer.get("width")) != file.columns:
            wrong = f"it has {count} cells, not {file.rows} rows of {file.columns}"
            yield file.judge.problem(wrong, "Map > Resize Map, then save again", name)


def _tiles(file: MapFile) -> Iterator[Problem]:
    for name in (TERRAIN, ZONE):
        cells = list(file.painted(name))
        turned = [at for at, gid in cells if gid & FLAGS]
        unknown = [at for at, gid in cells if not gid & FLAGS and file.tile(gid) is None]
        if turned:
            wrong = f"a flipped or rotated tile{and_more(turned)}"
            yield file.judge.problem(
                wrong, "erase it and paint it anew without X, Y or Z", name, at=turned[0]
            )
        if unknown:
            wrong = f"a tile that no tileset has{and_more(unknown)}"
            yield file.judge.problem(wrong, "erase it and paint it anew", name, at=unknown[0])


def _markers(file: MapFile) -> Iterator[Problem]:
    for name, thing in file.objects():
        gid = whole(thing.get("gid", "0"))
        if gid is not None and gid & FLAGS:
            yield _fault(
                file, name, thing, "it is flipped", "select it and press X or Y again, or place it anew"
            )
        elif gid is None or (gid and file.tile(gid) is None):
            yield _fault(file, name, thing, "its tile is in no tileset", "delete it and place it anew")


def _fault(file: MapFile, layer: str, thing: Element, wrong: str, cure: str) -> Problem:
    """An error about an object."""
    return file.judge.problem(wrong, cure, layer, _title(thing), file.place_of(thing))


def _title(thing: Element) -> str:
    name = thing.get("name")
    return f'object {thing.get("id", "?")} "{name}"' if name else f"object {thing.get('id', '?')}"


# 9: what the reader cannot do


def _unsupported_properties(file: MapFile) -> Iterator[Problem]:
    owners = [("", "the map", file.root)]
    owners += [(layer.get("name", ""), "the layer", layer) for layer in file.layers]
    owners += [(name, _title(thing), thing) for name, thing in file.objects()]
    for tileset in file.tilesets:
        owners.append(("", f"the tileset {tileset.name}", tileset.root))
        owners += [("", f"tile {id_} of {tileset.name}", tile) for id_, tile in tileset.tiles.items()]
    for layer, owner, node in owners:
        for name, one in properties_of(node).items():
            kind = one.get("type", "string")
            if kind in ("class", "list"):
                wrong = f'{owner} has the property "{name}" of type {kind}, which is not supported'
                yield file.judge.problem(wrong, "remove it (Properties view, right click)", layer)


def _unsupported_objects(file: MapFile) -> Iterator[Problem]:
    for name, thing in file.objects():
        if thing.get("template"):
            wrong = "it comes from a template, which is not supported"
            yield _fault(file, name, thing, wrong, "right click on it, Detach")
        if number(thing.get("rotation", "0")) != 0:
            wrong = "it is rotated, which is not supported"
            yield _fault(file, name, thing, wrong, "set its Rotation to 0 in the Properties view")
        faulty = [key for key in ("x", "y", "width", "height") if number(thing.get(key, "0")) is None]
        if whole(thing.get("id")) is None:
            faulty.append("id")
        if faulty:
            yield _fault(file, name, thing, f"its {faulty[0]} is no number", "delete it and place it anew")


def _offsets(file: MapFile) -> Iterator[Problem]:
    for layer in file.layers:
        if layer.tag in ("group", *KIND_OF_LAYER.values()) and any(
            number(layer.get(key, "0")) != 0 for key in ("offsetx", "offsety")
        ):
            wrong = f"the {IN_WORDS[layer.tag]} is shifted, which is not supported"
            cure = "select it and set both its Offsets to 0 in the Properties view"
            yield file.judge.problem(wrong, cure, layer.get("name", ""))


# 10: classes and properties


def _map_words(file: MapFile) -> Iterator[Problem]:
    yield from _words(file, file.root, "map", "the map")
    if "title" not in properties_of(file.root):
        yield file.judge.warning("the map has no title", 'Map > Map Properties, add the property "title"')


def _words(
    file: MapFile, node: Element, on: str, owner: str, thing: str = "", at: Place | None = None
) -> Iterator[Problem]:
    """Properties that mean nothing here, or are of the wrong type."""
    known = PROPERTIES_ON[on]
    layer = "" if on == "map" else on
    for name, one in properties_of(node).items():
        kind = one.get("type", "string")
        if name not in known:
            near = get_close_matches(name.lower(), list(known), 1, 0.6)
            hint = f'; did you mean "{near[0]}"?' if near else ""
            wrong = f'{owner} has the property "{name}", which means nothing here{hint}'
            yield file.judge.warning(wrong, "rename or remove it in the Properties view", layer, thing, at)
        elif kind != known[name]:
            must = IN_SIMPLE_WORDS[known[name]]
            wrong = f'the property "{name}" of {owner} is of type {kind} and must be {must}'
            yield file.judge.problem(wrong, "remove it and add it anew with that type", layer, thing, at)


def _tile_words(file: MapFile) -> Iterator[Problem]:
    """Classes and properties of those tiles that are used, each told once, at the first cell that has it."""
    for name in (TERRAIN, ZONE):
        first: dict[int, Place] = {}
        for at, gid in file.painted(name):
            first.setdefault(gid, at)
        for gid, at in first.items():
            found = file.tile(gid)
            if found:
                yield from _tile_word(file, name, at, *found)


def _tile_word(file: MapFile, name: str, at: Place, tileset: TileSet, tile: Element) -> Iterator[Problem]:
    owner = f"tile {tile.get('id', '?')} of {tileset.name}"
    class_, own = class_of(tile), properties_of(tile)
    if name == ZONE and "zone" not in own:
        wrong = f'{owner} names no zone (it has no property "zone")'
        yield file.judge.problem(wrong, "erase it and paint with a tile of zones.tsx", name, at=at)
        return
    if name == TERRAIN and ("zone" in own or class_ in (ZONE_CLASS, SPAWN_CLASS)):
        wrong = f"{owner} is no terrain"
        yield file.judge.problem(wrong, "erase it and paint with a tile of terrain.tsx", name, at=at)
        return
    yield from _words(file, tile, name, owner, at=at)
    if name == TERRAIN and class_ not in TERRAINS:
        wrong = f'{owner} has the unknown class "{class_}"' if class_ else f"{owner} has no class"
        cure = f"open {tileset.name} and give the tile a class out of: {', '.join(TERRAINS)}"
        yield file.judge.warning(wrong, cure, name, at=at)


def _object_words(file: MapFile) -> Iterator[Problem]:
    for name, thing in file.objects():
        class_, title, at = class_of(thing), _title(thing), file.place_of(thing)
        if class_ not in CLASSES_ON[name]:
            cure = f"set its Class to {CLASSES_ON[name][-1]} or leave it empty"
            yield file.judge.warning(f'it has the unknown class "{class_}"', cure, name, title, at)
        yield from _words(file, thing, name, "it", title, at)
        found = file.tile(whole(thing.get("gid")) or 0) if thing.get("gid") else None
        if found and name == SPAWNS:
            yield from _words(file, found[1], name, f"its tile in {found[0].name}", title, at)
