"""The maps that can be played: those that come with the game, and the player's own."""

from dataclasses import dataclass
from pathlib import Path

from game.hexgrid.board import Board
from game.store import folders
from game.store.drawing import title_of
from game.store.map_problems import BadMap, Problem, errors
from game.store.tmx import read_map

__all__ = [
    "BadMap",
    "MapEntry",
    "find_maps",
    "load_map",
    "map_by_id",
    "read_map",
    "user_map_folder",
]

PROJECT_MAPS = Path(__file__).resolve().parents[2] / "maps"
SUFFIX = ".tmx"


@dataclass(frozen=True, slots=True)
class MapEntry:
    """A map that was found; `board` is None when it cannot be played, and `problems` say why, a line each."""

    id: str
    title: str
    path: Path
    board: Board | None
    problems: tuple[str, ...]


def user_map_folder() -> Path:
    """Where a player puts maps of their own; it may not exist yet."""
    return folders.maps()


def load_map(path: Path) -> Board:
    """The board in a map file.

    Raises:
        BadMap: it has a fault.
    """
    board, problems = read_map(path)
    if board is None:
        raise BadMap(errors(problems))
    return board


def find_maps() -> list[MapEntry]:
    """All maps, those of the game first, each folder in order of file names; also those with faults."""
    entries: list[MapEntry] = []
    for path in _files():
        namesake = next((entry for entry in entries if entry.id == path.stem), None)
        entries.append(_entry(path) if namesake is None else _hidden(path, namesake))
    return entries


def map_by_id(id_: str) -> Board:
    """The board of a map by the name of its file without the ending.

    Raises:
        BadMap: there is no such map, or it has a fault.
    """
    paths = _files()
    for path in paths:
        if path.stem == id_:
            return load_map(path)
    there = ", ".join(path.stem for path in paths) or "none at all"
    wrong, cure = f"there is no map of this name; there are: {there}", f"save your map in {user_map_folder()}"
    raise BadMap([Problem(id_ + SUFFIX, wrong, cure)])


def _files() -> list[Path]:
    return [
        path for folder in (PROJECT_MAPS, user_map_folder()) for path in sorted(folder.glob("*" + SUFFIX))
    ]


def _entry(path: Path) -> MapEntry:
    board, problems = read_map(path)
    title = board.title if board else title_of(path)
    return MapEntry(path.stem, title, path, board, tuple(map(str, problems)))


def _hidden(path: Path, namesake: MapEntry) -> MapEntry:
    wrong = f"the map {namesake.path} has the same name"
    problem = Problem(path.name, wrong, "save it under another name")
    return MapEntry(path.stem, title_of(path), path, None, (str(problem),))
