"""The text of a scenario taken apart into lines, and what the words for things on a space mean."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.hexgrid.coords import Hex
from game.lane.state import (
    HERO,
    MINIONS,
    NEXT_TURN,
    THIS_ROUND,
    THIS_TURN,
    Phase,
)

DRAWN = "drawn"
"""The id of every board that is drawn in a scenario."""

TEAMS = ("red", "blue")
PHASES = {
    "planning": Phase.PLANNING,
    "acting": Phase.ACTING,
    "end-of-turn": Phase.END_OF_TURN,
    "end-of-round": Phase.END_OF_ROUND,
    "levels": Phase.LEVELS,
}
UNTIL = {"this turn": THIS_TURN, "next turn": NEXT_TURN, "this round": THIS_ROUND}

GROUND, TERRAIN = ".", "#"
LANES = ("a", "b")
"""What lanes are called."""

TOKEN, POINT, ORIGIN = "token", "point", "origin"

SHORE, THRONE, ROWS = 4, 2, 5
"""Columns of the added zones, and how many rows they have at least."""

HOME_POINTS = (("melee", ((-4, 0), (-4, 1), (-4, 3), (-4, 4))), ("ranged", ((-3, 1),)), ("heavy", ((-3, 3),)))
VISITOR_POINTS = (("melee", ((-2, 0), (-2, 2), (-2, 4))), ("ranged", ((-2, 1),)), ("heavy", ((-2, 3),)))
HERO_POINTS = (("hero", ((-6, 0), (-6, 2), (-6, 4))),)
"""Columns and rows of the points that are added on Red's side; Blue's are mirrored."""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class BadScenario(ValueError):
    """The text is no position; says where and what to do. `line` is 0 when the fault is in no single line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


class Line(NamedTuple):
    """A line of the text."""

    number: int
    key: str
    value: str


class Thing(NamedTuple):
    """Something that stands on a space: `name` is a hero's id or a kind, `owner` a hero's name (tokens).

    `lane` is the lane that a minion is bound to, if that is said; -1 otherwise.
    """

    what: str
    team: int
    name: str
    owner: str = ""
    lane: int = -1


@dataclass(slots=True)
class Sheet:
    """The text taken apart: the rows of the picture, and the lines by what they are about."""

    picture: list[tuple[int, str]] = field(default_factory=list)
    legend: dict[str, Line] = field(default_factory=dict)
    spots: list[tuple[Hex, Line]] = field(default_factory=list)
    off: list[Line] = field(default_factory=list)
    match: dict[str, Line] = field(default_factory=dict)
    heroes: list[tuple[str, str, Line]] = field(default_factory=list)


class Place(NamedTuple):
    """A thing and where it stands; None is off the board. `line` is the number of the line that says so."""

    at: Hex | None
    thing: Thing
    line: int


def take_apart(text: str, match_keys: Collection[str]) -> Sheet:
    """Sort the lines of a text by what they are about; `match_keys` are the words that speak of the whole match.

    Raises:
        BadScenario: a line that is neither.
    """
    sheet = Sheet()
    drawing = False
    for number, raw in enumerate(text.splitlines(), start=1):
        row = raw.rstrip()
        if not row or row.lstrip().startswith(";"):
            drawing = drawing and bool(row)
            continue
        key, colon, value = (part.strip() for part in row.partition(":"))
        if not colon and not drawing:
            raise BadScenario(
                number, f"{row.strip()!r} is neither `key: value` nor part of a picture below `board:`"
            )
        if colon:
            drawing = key == "board"
            _sort_in(sheet, Line(number, key, value), match_keys)
        else:
            sheet.picture.append((number, row))
    return sheet


def _sort_in(sheet: Sheet, line: Line, match_keys: Collection[str]) -> None:
    words = line.key.split()
    if len(line.key) == 1:
        sheet.legend[line.key] = line
    elif line.key == "off":
        sheet.off.append(line)
    elif words and words[0] == "at":
        sheet.spots.append((_coordinate(line), line))
    elif len(words) == 2:
        sheet.heroes.append((words[0], words[1], line))
    elif line.key in match_keys:
        sheet.match[line.key] = line
    elif line.key != "board":
        raise BadScenario(line.number, f"{line.key!r} is unknown; there are {', '.join(match_keys)}, at, off")


def _coordinate(line: Line) -> Hex:
    found = re.fullmatch(r"at\s+(-?\d+)\s*,\s*(-?\d+)", line.key)
    if found is None:
        raise BadScenario(line.number, f"write a coordinate as `at 1,-2: ...`, not as {line.key!r}")
    return Hex(int(found[1]), int(found[2]))


def listed(value: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in value.split(",") if part.strip()]


def things(line: Line) -> Iterator[Thing]:
    """What a line puts on its space."""
    for part in listed(line.value):
        thing = _thing(part.split())
        if thing is None:
            raise BadScenario(
                line.number,
                f"{part!r} is nothing that stands on a space; write red hero <id>, blue melee, token <kind> of <hero>, "
                "red heavy point or origin",
            )
        yield thing


def _thing(words: list[str]) -> Thing | None:
    match words:
        case ["origin"]:
            return Thing(ORIGIN, 0, "")
        case ["token", kind, "of", owner]:
            return Thing(TOKEN, 0, kind, owner)
        case [("red" | "blue") as team, "hero", id_] if id_ != POINT:
            return Thing(HERO, TEAMS.index(team), id_)
        case [("red" | "blue") as team, kind] if kind in MINIONS:
            return Thing(kind, TEAMS.index(team), kind)
        case [("red" | "blue") as team, kind, "lane", ("a" | "b") as lane] if kind in MINIONS:
            return Thing(kind, TEAMS.index(team), kind, lane=LANES.index(lane))
        case [("red" | "blue") as team, kind, "point"] if kind in (*MINIONS, HERO):
            return Thing(POINT, TEAMS.index(team), kind)
        case _:
            return None


# Boards
