"""What an author has drawn in Tiled, as plain values: columns and rows, words and numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import floor, hypot
from pathlib import Path
from typing import NamedTuple

from game.hexgrid.board import Plan
from game.hexgrid.coords import Hex, from_offset

TERRAIN, ZONE, SPAWNS, LABELS = "terrain", "zone", "spawns", "labels"
"""The layers that count."""

TEAMS = ("red", "blue")
KINDS = ("hero", "melee", "ranged", "heavy")
HERO, HEAVY = "hero", "heavy"
MINIONS = KINDS[1:]

START_MARK, LANE_END = "*", ";"

FAR_OFF = 0.45
"""So many tile widths from the middle of its hex a thing may lie without a warning."""


class Place(NamedTuple):
    """A cell of the map as Tiled shows it in its status bar."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"column {self.column}, row {self.row}"


@dataclass(frozen=True, slots=True)
class Grid:
    """The net of hexes: size of the map in cells, of a tile and its upright side in pixels."""

    columns: int
    rows: int
    width: float
    height: float
    side: float
    odd_shifted: bool = True

    def hex(self, at: Place) -> Hex:
        """The axial coordinate of a cell."""
        return from_offset(at.column, at.row, self.odd_shifted)

    def middle(self, at: Place) -> tuple[float, float]:
        """The middle of a cell in pixels."""
        shift = self.width / 2 if bool(at.row & 1) == self.odd_shifted else 0.0
        pitch = (self.height + self.side) / 2
        return at.column * self.width + self.width / 2 + shift, at.row * pitch + self.height / 2

    def nearest(self, x: float, y: float) -> tuple[Place, float]:
        """The cell whose middle is nearest, and how far that is in tile widths."""
        guess = floor((y - self.height / 2) / ((self.height + self.side) / 2))
        found: list[tuple[float, Place]] = []
        for row in (guess, guess + 1):
            first = self.middle(Place(0, row))[0]
            at = Place(round((x - first) / self.width), row)
            mx, my = self.middle(at)
            found.append((hypot(x - mx, y - my), at))
        far, at = min(found)
        return at, far / self.width

    def holds(self, at: Place) -> bool:
        """Whether a cell lies on the map."""
        return 0 <= at.column < self.columns and 0 <= at.row < self.rows


_LEANS: dict[str, tuple[float, float]] = {
    f"{rows}{columns}" or "center": (across, down)
    for rows, down in (("top", 0.5), ("", 0.0), ("bottom", -0.5))
    for columns, across in (("left", 0.5), ("", 0.0), ("right", -0.5))
}


def middle_of_picture(
    anchor: tuple[float, float], width: float, height: float, alignment: str
) -> tuple[float, float]:
    """The middle of a picture that Tiled hangs up at `anchor`; tilesets that ask for nothing hang at the lower left."""
    across, down = _LEANS.get(alignment, _LEANS["bottomleft"])
    return anchor[0] + width * across, anchor[1] + height * down


@dataclass(frozen=True, slots=True)
class Ground:
    """A painted cell: its class of terrain, and whether it is an obstacle."""

    terrain: str
    blocks: bool


@dataclass(frozen=True, slots=True)
class Thing:
    """An object on a layer, in the cell it lies nearest to; `far` is how far off its middle, in tile widths."""

    id: int
    name: str
    at: Place
    far: float
    words: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f'object {self.id} "{self.name}"' if self.name else f"object {self.id}"


@dataclass(frozen=True, slots=True)
class DrawnLane:
    """A lane as written in the map's properties: zone ids from throne to throne, places of the starred ones."""

    zones: tuple[str, ...]
    starred: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that counts in a map file."""

    id: str
    grid: Grid
    title: str
    author: str
    lanes: tuple[DrawnLane, ...]
    ground: Mapping[Place, Ground]
    zones: Mapping[Place, str]
    spawns: tuple[Thing, ...]
    labels: tuple[Thing, ...]

    def is_open(self, at: Place) -> bool:
        """Whether pieces can stand on a cell."""
        ground = self.ground.get(at)
        return ground is not None and not ground.blocks

    def cells_by_zone(self) -> dict[str, tuple[Place, ...]]:
        """The open cells of each zone: zones of the lanes first, then the others as they come row by row."""
        found: dict[str, list[Place]] = {zone: [] for lane in self.lanes for zone in lane.zones}
        for at in sorted(self.zones, key=lambda at: (at.row, at.column)):
            if self.is_open(at):
                found.setdefault(self.zones[at], []).append(at)
        return {zone: tuple(cells) for zone, cells in found.items() if cells}

    def plan(self) -> Plan:
        """The board that this makes; only for a drawing without faults."""
        hex_of = self.grid.hex
        names = [label for label in self.labels if label.words.get("zone")]
        return Plan(
            id=self.id,
            title=self.title,
            author=self.author,
            ground={hex_of(at): ground.terrain for at, ground in self.ground.items()},
            blocking=frozenset(hex_of(at) for at, ground in self.ground.items() if ground.blocks),
            zones={zone: tuple(map(hex_of, cells)) for zone, cells in self.cells_by_zone().items()},
            lanes=tuple((lane.zones, lane.starred[0]) for lane in self.lanes),
            spawns=tuple(
                (hex_of(spawn.at), TEAMS.index(spawn.words["team"]), spawn.words["kind"])
                for spawn in self.spawns
            ),
            titles={label.words["zone"]: label.name for label in names if label.name},
            labels={label.words["zone"]: hex_of(label.at) for label in names},
        )


def title_of(path: Path) -> str:
    """What to call a map that does not say its title."""
    return path.stem.replace("-", " ").replace("_", " ").title()


def read_lanes(words: str) -> tuple[DrawnLane, ...]:
    """Lanes as an author writes them: `red-throne red-shore middle* blue-shore blue-throne`, a second after `;`."""
    lanes: list[DrawnLane] = []
    for part in words.split(LANE_END):
        names = part.replace(",", " ").split()
        starred = tuple(place for place, name in enumerate(names) if name.endswith(START_MARK))
        if names:
            lanes.append(DrawnLane(tuple(name.rstrip(START_MARK) for name in names), starred))
    return tuple(lanes)
