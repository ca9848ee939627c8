"""From the picture of a scenario to a board of five zones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from game.hexgrid.board import Board, Plan
from game.hexgrid.coords import Hex, from_offset
from game.lane.scenario.sheet import (
    DRAWN,
    GROUND,
    HERO_POINTS,
    HOME_POINTS,
    ORIGIN,
    POINT,
    ROWS,
    SHORE,
    TERRAIN,
    THRONE,
    VISITOR_POINTS,
    BadScenario,
    Place,
    Sheet,
    Thing,
    things,
)
from game.lane.state import (
    HERO,
)


def build_board(sheet: Sheet, boards: Callable[[str], Board]) -> tuple[Board, list[Place]]:
    """The board of a scenario, by its map's id or from its picture, and what the picture puts on it."""
    named = sheet.match.get("map")
    if named is None:
        return _draw(sheet)
    if sheet.picture or sheet.legend:
        raise BadScenario(named.number, "give either a map or a picture with its legend, not both")
    try:
        return boards(named.value), []
    except (ValueError, LookupError) as problem:
        raise BadScenario(named.number, f"the map {named.value!r} cannot be used: {problem}") from None


def _draw(sheet: Sheet) -> tuple[Board, list[Place]]:
    if not sheet.picture:
        raise BadScenario(1, "there is no board: add `map: <id>` or a picture below `board:`")
    odd_shifted, signs = _signs(sheet.picture)
    _check_legend(sheet)
    hexes = {place: from_offset(*place, odd_shifted) for place in signs}
    origin = from_offset(0, 0, odd_shifted)
    found: list[tuple[tuple[int, int], Thing, int]] = []
    for place, (number, sign) in signs.items():
        for thing in _meaning(sheet, number, sign):
            if thing.what == ORIGIN:
                origin = hexes[place]
            found.append((place, thing, number))
    rocks = {place for place, (_, sign) in signs.items() if sign == TERRAIN}
    points = [(place, thing) for place, thing, _ in found if thing.what == POINT]
    grid = _Grid(odd_shifted, origin)
    standing = [found_here for found_here in found if found_here[1].what not in (POINT, ORIGIN)]
    places = [Place(grid.hex(place), thing, line) for place, thing, line in standing]
    return _with_shores(set(signs), rocks, points, grid), places


def _signs(picture: list[tuple[int, str]]) -> tuple[bool, dict[tuple[int, int], tuple[int, str]]]:
    """Whether odd rows are shifted, and by column and row: line number and character."""
    margin = min(len(row) - len(row.lstrip()) for _, row in picture)
    indents = [(len(row) - len(row.lstrip()) - margin) % 2 for _, row in picture]
    odd_shifted = indents[0] == 0
    signs: dict[tuple[int, int], tuple[int, str]] = {}
    for number, ((line, row), indent) in enumerate(zip(picture, indents, strict=True)):
        if indent != (number + (0 if odd_shifted else 1)) % 2:
            raise BadScenario(
                line, "every other row of a picture is indented by one more character; this row breaks it"
            )
        for place, sign in enumerate(row[margin + indent :]):
            if sign != " " and place % 2:
                raise BadScenario(
                    line, f"put a space before {sign!r}: hexes stand with one space between them"
                )
            if sign != " ":
                signs[place // 2, number] = (line, sign)
    return odd_shifted, signs


def _check_legend(sheet: Sheet) -> None:
    """Each line of the legend is needed, and a hero is drawn once."""
    drawn = "".join(row for _, row in sheet.picture)
    for sign, line in sheet.legend.items():
        if sign not in drawn:
            raise BadScenario(
                line.number, f"the picture does not show {sign!r}: draw it, or leave this line out"
            )
        if drawn.count(sign) > 1 and any(thing.what == HERO for thing in things(line)):
            raise BadScenario(
                line.number, f"the picture shows {sign!r} more than once, and a hero stands on one space"
            )


def _meaning(sheet: Sheet, number: int, sign: str) -> Iterator[Thing]:
    if sign in (GROUND, TERRAIN):
        return
    if sign not in sheet.legend:
        raise BadScenario(
            number, f"the picture shows {sign!r}, which nothing explains: add a line `{sign}: ...`"
        )
    yield from things(sheet.legend[sign])


class _Grid(NamedTuple):
    """Columns and rows of a picture against axial coordinates counted from its origin."""

    odd_shifted: bool
    origin: Hex

    def hex(self, place: tuple[int, int]) -> Hex:
        at = from_offset(*place, self.odd_shifted)
        return Hex(at.q - self.origin.q, at.r - self.origin.r)


def _with_shores(
    middle: set[tuple[int, int]],
    rocks: set[tuple[int, int]],
    points: Iterable[tuple[tuple[int, int], Thing]],
    grid: _Grid,
) -> Board:
    """A lane of five zones round the drawn one."""
    width = max(column for column, _ in middle) + 1
    rows = range(max(ROWS, max(row for _, row in middle) + 1))
    zones = {
        "red-throne": [(column, row) for column in range(-SHORE - THRONE, -SHORE) for row in rows],
        "red-shore": [(column, row) for column in range(-SHORE, 0) for row in rows],
        "middle": sorted(middle - rocks, key=lambda place: (place[1], place[0])),
        "blue-shore": [(width + column, row) for column in range(SHORE) for row in rows],
        "blue-throne": [(width + SHORE + column, row) for column in range(THRONE) for row in rows],
    }
    hexes = {name: tuple(grid.hex(place) for place in places) for name, places in zones.items()}
    blocking = frozenset(grid.hex(place) for place in rocks)
    ground = {at: "grass" for zone in hexes.values() for at in zone} | dict.fromkeys(blocking, "rock")
    spawns = [(grid.hex(place), thing.team, thing.name) for place, thing in points]
    spawns.extend((grid.hex(place), team, kind) for place, team, kind in _added_points(width))
    return Board(Plan(DRAWN, "The drawn board", ground, blocking, hexes, ((tuple(zones), 2),), tuple(spawns)))


def _added_points(width: int) -> Iterator[tuple[tuple[int, int], int, str]]:
    for team in (0, 1):
        for offset, points in ((0, HERO_POINTS), (0, HOME_POINTS), (1, VISITOR_POINTS)):
            for kind, places in points:
                for column, row in places:
                    mirrored = column if team == 0 else width - 1 - column
                    yield (mirrored, row), (team + offset) % 2, kind


# Building the state
