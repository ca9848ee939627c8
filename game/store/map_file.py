"""Map files as Tiled writes them: their parts, not yet judged."""

import base64
import binascii
import gzip
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.store.drawing import LABELS, SPAWNS, TERRAIN, ZONE, Grid, Place, middle_of_picture
from game.store.map_problems import OPEN_IT, Judge, unreadable

TILE_LAYER, OBJECT_LAYER = "layer", "objectgroup"
KIND_OF_LAYER = {TERRAIN: TILE_LAYER, ZONE: TILE_LAYER, SPAWNS: OBJECT_LAYER, LABELS: OBJECT_LAYER}
REQUIRED = (TERRAIN, ZONE, SPAWNS)
IN_WORDS = {
    TILE_LAYER: "tile layer",
    OBJECT_LAYER: "object layer",
    "imagelayer": "image layer",
    "group": "group",
}
FLAGS = 0xF0000000
"""The bits of a tile's number that say it is flipped or rotated."""

MOST_TILES = 65536

_FETCH_SHEET = "open the map, where it asks for the file choose the one in the game's folder maps, and save"

_UNPACK: dict[str, Callable[[bytes], bytes]] = {"": bytes, "zlib": zlib.decompress, "gzip": gzip.decompress}


@dataclass(frozen=True, slots=True)
class TileSet:
    """A tileset of a map: the number of its first tile there, and its tiles by their own number."""

    name: str
    first: int
    root: Element
    tiles: dict[int, Element]


@dataclass(frozen=True, slots=True)
class MapFile:
    """A .tmx file and the tilesets it names. `layers` holds every layer, also those inside groups."""

    path: Path
    root: Element
    tilesets: tuple[TileSet, ...]
    layers: tuple[Element, ...]

    @property
    def columns(self) -> int:
        """Width of the map in cells; 0 if it is no number."""
        return whole(self.root.get("width")) or 0

    @property
    def rows(self) -> int:
        """Height of the map in cells; 0 if it is no number."""
        return whole(self.root.get("height")) or 0

    def layer(self, name: str) -> Element | None:
        """The layer of this name, if it is of the right kind."""
        kind = KIND_OF_LAYER[name]
        return next((one for one in self.layers if one.tag == kind and one.get("name") == name), None)

    def objects(self) -> Iterator[tuple[str, Element]]:
        """The objects that count, with the name of their layer."""
        for name in (SPAWNS, LABELS):
            layer = self.layer(name)
            for thing in () if layer is None else layer.findall("object"):
                yield name, thing

    def painted(self, name: str) -> Iterator[tuple[Place, int]]:
        """The painted cells of a tile layer with the numbers in them; none if it cannot be read."""
        layer = self.layer(name)
        try:
            found = [] if layer is None else numbers(layer)
        except ValueError:
            return
        for index, gid in enumerate(found):
            if gid:
                yield Place(index % self.columns, index // self.columns), gid

    def grid(self) -> Grid:
        """The net of hexes; only for a map whose shape is in order."""
        width, height, side = (
            float(self.root.get(key, "0")) for key in ("tilewidth", "tileheight", "hexsidelength")
        )
        return Grid(self.columns, self.rows, width, height, side, self.root.get("staggerindex") == "odd")

    def place_of(self, thing: Element) -> Place | None:
        """The cell that an object lies in; None if its numbers are none."""
        x, y, width, height = (number(thing.get(key, "0")) for key in ("x", "y", "width", "height"))
        if x is None or y is None or width is None or height is None:
            return None
        tile = self.tile((whole(thing.get("gid")) or 0) & ~FLAGS)
        alignment = tile[0].root.get("objectalignment", "") if tile else ""
        if not thing.get("gid"):
            alignment = "topleft"
        return self.grid().nearest(*middle_of_picture((x, y), width, height, alignment))[0]

    @property
    def judge(self) -> Judge:
        """Who tells what is wrong with this file."""
        return Judge(self.path.name)

    def tile(self, gid: int) -> tuple[TileSet, Element] | None:
        """The tile that a number in the file means; None if no tileset has it."""
        sets = [tileset for tileset in self.tilesets if tileset.first <= gid]
        if not sets:
            return None
        tileset = max(sets, key=lambda one: one.first)
        tile = tileset.tiles.get(gid - tileset.first)
        return None if tile is None else (tileset, tile)


def read_map_file(path: Path) -> MapFile:
    """The file and its tilesets, not yet checked.

    Raises:
        BadMap: a file is missing or is no XML.
    """
    root = _root(path, path, "map")
    tilesets = tuple(_tileset(path, node) for node in root.findall("tileset"))
    layers = tuple(node for node in root.iter() if node.tag in IN_WORDS)
    return MapFile(path, root, tilesets, layers)


def _root(path: Path, of: Path, tag: str) -> Element:
    try:
        root = ElementTree.parse(path).getroot()
    except FileNotFoundError:
        why = f"the file {path.name} is missing from the folder {path.parent.resolve()}"
        raise unreadable(of, why, OPEN_IT if path == of else _FETCH_SHEET) from None
    except OSError as error:
        raise unreadable(of, f"the file {path.name} cannot be read ({error.strerror})") from None
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise unreadable(of, f"{path.name} is damaged or is no Tiled file ({error})") from None
    if root.tag != tag:
        raise unreadable(of, f"{path.name} is no Tiled {tag}: it begins with <{root.tag}>")
    return root


def _tileset(path: Path, node: Element) -> TileSet:
    source = node.get("source", "")
    if source and not source.lower().endswith(".tsx"):
        raise unreadable(path, f"the tileset {source} is not a .tsx file; export it as one")
    root = _root(path.parent / source, path, "tileset") if source else node
    count = min(whole(root.get("tilecount")) or 0, MOST_TILES) if root.find("image") is not None else 0
    tiles = {id_: Element("tile") for id_ in range(count)}
    for tile in root.findall("tile"):
        own = whole(tile.get("id"))
        if own is not None:
            tiles[own] = tile
    return TileSet(source or root.get("name", ""), whole(node.get("firstgid")) or 1, root, tiles)


def whole(words: str | None) -> int | None:
    """A whole number written in a file; None if it is none."""
    try:
        return int(words or "")
    except ValueError:
        return None


def number(words: str | None) -> float | None:
    """A number written in a file; None if it is none."""
    try:
        found = float(words or "")
    except ValueError:
        return None
    return found if isfinite(found) else None


def class_of(node: Element) -> str:
    """The class of a tile or object; Tiled 1.9 calls it `class`, all others `type`."""
    return node.get("type") or node.get("class") or ""


def properties_of(node: Element) -> dict[str, Element]:
    """The properties written at a node, by name."""
    return {one.get("name", ""): one for one in node.findall("properties/property")}


def numbers(layer: Element) -> list[int]:
    """The numbers in a tile layer, row by row.

    Raises:
        ValueError: they cannot be read; the text says why.
    """
    data = layer.find("data")
    if data is None:
        raise ValueError("it has no data")
    encoding, compression = data.get("encoding", "XML"), data.get("compression", "")
    words = (data.text or "").strip()
    if encoding == "csv":
        try:
            return [int(part) for part in words.split(",")]
        except ValueError:
            raise ValueError("there is something else than numbers in it") from None
    if encoding != "base64" or compression not in _UNPACK:
        raise ValueError(f"it is kept as {compression or encoding}")
    try:
        packed = _UNPACK[compression](base64.b64decode(words))
    except (binascii.Error, zlib.error, OSError, EOFError) as error:
        raise ValueError(f"its data is damaged: {error}") from None
    return [int.from_bytes(packed[at : at + 4], "little") for at in range(0, len(packed), 4)]
