"""Maps made with Tiled: from a .tmx file to a board. The only module that imports pytmx (which imports pygame)."""

from pathlib import Path
from typing import Any, Protocol, cast

from game.hexgrid.board import Board
from game.store.drawing import (
    LABELS,
    SPAWNS,
    TERRAIN,
    ZONE,
    Drawing,
    Grid,
    Ground,
    Place,
    Thing,
    middle_of_picture,
    read_lanes,
    title_of,
)
from game.store.map_content import content_problems
from game.store.map_file import read_map_file
from game.store.map_form import form_problems
from game.store.map_problems import BadMap, Problem, errors, unreadable


class _Layer(Protocol):
    name: str
    data: list[list[int]]


def check_map(path: Path) -> list[Problem]:
    """All that is wrong with a map file; a list without errors means that it can be played."""
    return read_map(path)[1]


def read_map(path: Path) -> tuple[Board | None, list[Problem]]:
    """The board in a map file, None if an error is among the problems that are told beside it."""
    try:
        problems = form_problems(read_map_file(path))
        if errors(problems):
            return None, problems
        drawing = _drawing(path)
    except BadMap as bad:
        return None, list(bad.problems)
    problems += content_problems(drawing)
    if errors(problems):
        return None, problems
    return Board(drawing.plan()), problems


def _drawing(path: Path) -> Drawing:
    import pytmx  # here, because it imports pygame, and whoever reads no map can do without

    try:
        return _drawn(path, pytmx.TiledMap(str(path), allow_duplicate_names=True))
    # pytmx raises plain exceptions, and any of a dozen kinds for a file that Tiled would not have written.
    except Exception as error:
        raise unreadable(path, f"the file has something unusual in it ({error})") from error


def _drawn(path: Path, tiled: Any) -> Drawing:
    grid = Grid(
        columns=tiled.width,
        rows=tiled.height,
        width=tiled.tilewidth,
        height=tiled.tileheight,
        side=float(tiled.hexsidelength),
        odd_shifted=tiled.staggerindex == "odd",
    )
    words = _words(tiled.properties)
    return Drawing(
        id=path.stem,
        grid=grid,
        title=words.get("title") or title_of(path),
        author=words.get("author", ""),
        lanes=read_lanes(words.get("lanes", "")),
        ground={at: _ground(tile) for at, tile in _painted(tiled, TERRAIN).items()},
        zones={
            at: zone for at, tile in _painted(tiled, ZONE).items() if (zone := _words(tile).get("zone", ""))
        },
        spawns=_things(tiled, SPAWNS, grid),
        labels=_things(tiled, LABELS, grid),
    )


def _painted(tiled: Any, layer_name: str) -> dict[Place, dict[str, Any]]:
    """The properties of the tile in each painted cell of a layer."""
    layer = cast(_Layer, tiled.get_layer_by_name(layer_name))
    return {
        Place(column, row): tiled.tile_properties.get(tile) or {}
        for row, tiles in enumerate(layer.data)
        for column, tile in enumerate(tiles)
        if tile
    }


def _ground(tile: dict[str, Any]) -> Ground:
    return Ground(tile.get("type") or tile.get("class") or "ground", tile.get("blocks") is True)


def _things(tiled: Any, layer_name: str, grid: Grid) -> tuple[Thing, ...]:
    """The objects of a layer in the order of their ids; none if there is no such layer."""
    if layer_name not in tiled.layernames:
        return ()
    objects = sorted(tiled.get_layer_by_name(layer_name), key=lambda thing: int(thing.id))
    return tuple(_thing(tiled, thing, grid) for thing in objects)


def _thing(tiled: Any, thing: Any, grid: Grid) -> Thing:
    if thing.gid:
        # pytmx has taken the lower left corner for the anchor of every picture.
        anchor = thing.x, thing.y + thing.height
        middle = middle_of_picture(anchor, thing.width, thing.height, _alignment(tiled, thing.gid))
    else:
        middle = thing.x + thing.width / 2, thing.y + thing.height / 2
    at, far = grid.nearest(*middle)
    return Thing(int(thing.id), thing.name or "", at, far, _words(thing.properties))


def _alignment(tiled: Any, tile: int) -> str:
    number = tiled.tiledgidmap[tile]
    tileset = max((one for one in tiled.tilesets if one.firstgid <= number), key=lambda one: one.firstgid)
    return str(getattr(tileset, "objectalignment", "unspecified"))


def _words(properties: dict[str, Any]) -> dict[str, str]:
    """Those properties that are words."""
    return {key: value.strip() for key, value in properties.items() if isinstance(value, str)}
