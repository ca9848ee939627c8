"""Boards: hexes, terrain, zones, lanes and spawn points. Immutable and shared by every clone of a game.

Cells are numbered by their place in a rectangular frame, so that a set of cells is one integer (a bitset)
and a step of a whole set in one direction is one shift of it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.hexgrid.coords import NOWHERE, STEPS, Cell, Hex, direction_to, distance, neighbours

TERRAIN_RINGS = 2
"""Rings of blocking terrain laid round every board (L4.12)."""


class BadBoard(ValueError):
    """The parts do not make a board; the text says why."""


@dataclass(frozen=True, slots=True)
class SpawnPoint:
    """A printed mark: `team` is 0 or 1, `kind` says what may appear here (L4.11)."""

    cell: Cell
    team: int
    kind: str


@dataclass(frozen=True, slots=True)
class Zone:
    """A named part of the board. `cells` is a bitset; `label` is where its title is drawn."""

    id: str
    title: str
    cells: int
    label: Hex | None = None


@dataclass(frozen=True, slots=True)
class Path:
    """A lane: zone numbers from one throne to the other, and the place in it where play starts (L4.9)."""

    zones: tuple[int, ...]
    start: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What an author draws: the input of `Board`.

    `ground` names the terrain class of each hex, `blocking` lists the hexes that are obstacles, `zones` gives each
    zone's hexes by id, `lanes` each lane's zone ids from throne to throne with the place of its starting zone.
    """

    id: str
    title: str
    ground: Mapping[Hex, str]
    blocking: frozenset[Hex]
    zones: Mapping[str, tuple[Hex, ...]]
    lanes: tuple[tuple[tuple[str, ...], int], ...]
    spawns: tuple[tuple[Hex, int, str], ...]
    titles: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, Hex] = field(default_factory=dict)
    author: str = ""


_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def cells_of(mask: int) -> list[Cell]:
    """The cells of a bitset, lowest number first."""
    found: list[Cell] = []
    first = 0
    for byte in mask.to_bytes(mask.bit_length() + 7 >> 3, "little"):
        for bit in _BITS[byte]:
            found.append(Cell(first + bit))
        first += 8
    return found


def mask_of(cells: Iterable[Cell]) -> int:
    """The bitset of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class Board:
    """A board ready to be played on.

    `hexes` lists every cell with its coordinate in ascending order; `blocks` is the bitset of all that is never
    walked on: terrain, and what lies outside. `terrain` holds just the real terrain hexes, `spawn_cells`
    those with a spawn point.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.id = plan.id
        self.title = plan.title
        outline = _with_rings(set(plan.ground))
        self._low = Hex(min(at.q for at in outline) - 1, min(at.r for at in outline) - 1)
        self.width = max(at.q for at in outline) - self._low.q + 2
        self.height = max(at.r for at in outline) - self._low.r + 2
        self.hexes: dict[Cell, Hex] = {
            self._number(at): at for at in sorted(outline, key=lambda at: (at.r, at.q))
        }
        self.size = self.width * self.height
        open_ground = set(plan.ground) - plan.blocking
        playable = mask_of(self._number(at) for at in open_ground)
        self.playable = playable
        self.blocks = ((1 << self.size) - 1) ^ playable
        self.terrain = mask_of(self.hexes) ^ playable
        self.steps: tuple[int, ...] = tuple(step.r * self.width + step.q for step in STEPS)
        self.adjacent: dict[Cell, tuple[Cell, ...]] = {
            cell: tuple(self._number(at) for at in neighbours(here) if at in outline)
            for cell, here in self.hexes.items()
        }
        self.near: dict[Cell, int] = {cell: mask_of(around) for cell, around in self.adjacent.items()}
        self.zones: tuple[Zone, ...] = tuple(self._zone(id_, hexes) for id_, hexes in plan.zones.items())
        self.zone_of: dict[Cell, int] = {
            cell: number for number, zone in enumerate(self.zones) for cell in cells_of(zone.cells)
        }
        numbers = {zone.id: number for number, zone in enumerate(self.zones)}
        try:
            self.lanes = tuple(Path(tuple(numbers[id_] for id_ in ids), start) for ids, start in plan.lanes)
        except KeyError as missing:
            raise BadBoard(f"a lane names the zone {missing}, which has no spaces") from None
        self.spawns: tuple[SpawnPoint, ...] = tuple(
            SpawnPoint(self._number(at), team, kind) for at, team, kind in plan.spawns
        )
        self.spawn_cells = mask_of(point.cell for point in self.spawns)
        self.zone_neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._touching(number)) for number in range(len(self.zones))
        )
        self._within: dict[tuple[Cell, int], int] = {}

    def _number(self, at: Hex) -> Cell:
        return Cell((at.r - self._low.r) * self.width + at.q - self._low.q)

    def _zone(self, id_: str, hexes: tuple[Hex, ...]) -> Zone:
        title = self.plan.titles.get(id_, id_.replace("-", " ").title())
        return Zone(id_, title, mask_of(self._number(at) for at in hexes), self.plan.labels.get(id_))

    def _touching(self, number: int) -> Iterator[int]:
        """Zones that touch this one with open ground (L4.8)."""
        rim = self.spread(self.zones[number].cells)
        for other, zone in enumerate(self.zones):
            if other != number and zone.cells & rim:
                yield other

    def cell(self, at: Hex) -> Cell:
        """The cell at a coordinate.

        Raises:
            BadBoard: the board has no such hex.
        """
        number = self._number(at)
        if self.hexes.get(number) != at:
            raise BadBoard(f"there is no space {at.q},{at.r} on {self.title}")
        return number

    def distance(self, a: Cell, b: Cell) -> int:
        """Fewest steps between two cells; obstacles never lengthen it (L4.2)."""
        return distance(self.hexes[a], self.hexes[b])

    def direction(self, a: Cell, b: Cell) -> int | None:
        """The direction of the straight line from `a` through `b`, None when they are not lined up (L4.6)."""
        return direction_to(self.hexes[a], self.hexes[b])

    def beyond(self, cell: Cell, direction: int) -> Cell:
        """The cell one step further in `direction`; NOWHERE past the last hex."""
        number = Cell(cell + self.steps[direction])
        return number if number in self.hexes else NOWHERE

    def within(self, cell: Cell, reach: int) -> int:
        """The bitset of cells at distance 1 to `reach` (L4.4)."""
        found = self._within.get((cell, reach))
        if found is None:
            here = self.hexes[cell]
            found = mask_of(other for other, at in self.hexes.items() if 0 < distance(here, at) <= reach)
            self._within[cell, reach] = found
        return found

    def lines(self, cell: Cell) -> int:
        """The bitset of all cells in a straight line with `cell` (L4.6)."""
        return self._lines[cell]

    @cached_property
    def _lines(self) -> dict[Cell, int]:
        return {
            cell: mask_of(other for other, at in self.hexes.items() if direction_to(here, at) is not None)
            for cell, here in self.hexes.items()
        }

    def spread(self, mask: int) -> int:
        """The bitset of all cells next to a cell of `mask` (`mask` itself is not added)."""
        width = self.width
        return (
            mask << 1 | mask >> 1 | mask << width | mask >> width | mask << (width - 1) | mask >> (width - 1)
        )

    def spawns_in(self, zone: int) -> tuple[SpawnPoint, ...]:
        """The spawn points of a zone in listed order."""
        return tuple(point for point in self.spawns if self.zones[zone].cells >> point.cell & 1)


def _with_rings(outline: set[Hex]) -> set[Hex]:
    for _ in range(TERRAIN_RINGS):
        outline = outline | {around for at in outline for around in neighbours(at)}
    return outline
