"""Positions as short readable text, both ways: for tests, lessons and puzzles.

A line is `key: value`; lines that begin with `;` are remarks. An example, with all that is usual::

    ; Mad Dash has two targets
    coin: red
    board:
      . . . h . D
       . . . . . .
      . . m B . .
       . # . . . .
      . . . . W .
    B: red hero brogan, origin
    D: blue hero dodger
    W: blue hero wasp
    m: blue melee
    h: blue heavy, red ranged point
    at -7,0: red heavy
    off: red hero tigerclaw
    brogan planned: mad-dash
    brogan coins: 2
    dodger upgrades: weakness, necromancy

Board: either `map: <id>`, or a picture below `board:`. In the picture hexes stand with a space between them, every
other row indented by one; `.` is ground, `#` terrain, a gap is no hex at all, any other character is ground explained
by a line of its own. The picture is the middle zone of a lane of five; shores (minion points 4/1/1 for the team at
home, 3/1/1 for the visitor) and thrones (three hero points) are added on the left for Red, on the right for Blue.
What stands on a space, separated by commas: `red hero <id>`, `red melee`, `ranged` or `heavy`,
`token <kind> of <hero>`, `<team> <kind> point` (a spawn point, pictures only), `origin` (the space 0,0; else it is the
top left one; pictures only). `at q,r: ...` places by axial coordinates, `off: ...` names heroes that are off the board.
Seats go to Red's heroes in the order of their lines, then to Blue's; a second copy of a hero is called `<id>-2`.

Match: `coin` (red or blue), `round`, `turn`, `waves`, `lives` (Red's Blue's), `front` (place of the battle zone in the
lane, 0 is Red's throne), `length` (quick, long), `phase` (planning, acting, end-of-turn, end-of-round, levels; acting
when a card is planned), `seats` (one number a hero), `handicapped`, `reinforced` (hero names), `fallen: yes` (a hero
was defeated this round), `luck`.

Hero, as `<name> <word>: ...`, cards by their names without the hero's: `level`, `coins`, `upgrades` (the cards kept,
in order; gives level, hand and items), `hand` (else all cards that lie nowhere else), `slots` (`-` for an empty one),
`discard`, `planned`, `items`, `tucked`, `played` (this turn), `known` (cards that everybody has seen), `effects`
(`<card> this turn`, `next turn` or `this round`, with `since <turn>`), `markers` (`<kind> <strength> of <hero>`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.hexgrid.board import BadBoard, Board, Plan
from game.hexgrid.coords import Cell, Hex, from_offset, to_offset
from game.lane.cards import CardId, Hero, Item, Piece
from game.lane.levels import twin_of, upgraded
from game.lane.setup import LONG, QUICK, BadSetup, LaneSetup, cast_of, first_state
from game.lane.state import (
    HERO,
    MINIONS,
    NEXT_TURN,
    THIS_ROUND,
    THIS_TURN,
    TURNS,
    Lane,
    Marker,
    Ongoing,
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


class _Line(NamedTuple):
    number: int
    key: str
    value: str


class _Thing(NamedTuple):
    """Something that stands on a space: `name` is a hero's id or a kind, `owner` a hero's name (tokens)."""

    what: str
    team: int
    name: str
    owner: str = ""


@dataclass(slots=True)
class _Sheet:
    """The text taken apart: the rows of the picture, and the lines by what they are about."""

    picture: list[tuple[int, str]] = field(default_factory=list)
    legend: dict[str, _Line] = field(default_factory=dict)
    spots: list[tuple[Hex, _Line]] = field(default_factory=list)
    off: list[_Line] = field(default_factory=list)
    match: dict[str, _Line] = field(default_factory=dict)
    heroes: list[tuple[str, str, _Line]] = field(default_factory=list)


class _Place(NamedTuple):
    at: Hex | None
    thing: _Thing
    line: int


def parse(text: str, heroes: Mapping[str, Hero], boards: Callable[[str], Board]) -> Lane:
    """The position that a text describes, ready to be played from its phase.

    `boards` gives a map by its id; it may raise a ValueError or a LookupError that says what is wrong.

    Raises:
        BadScenario: names the line and says what to do.
    """
    sheet = _take_apart(text)
    board, places = _board(sheet, boards)
    places.extend(_Place(at, thing, line.number) for at, line in sheet.spots for thing in _things(line))
    places.extend(_Place(None, thing, line.number) for line in sheet.off for thing in _things(line))
    s = _first_state(sheet, board, places, heroes)
    _apply_match(s, sheet)
    _put_pieces(s, places)
    _apply_heroes(s, sheet)
    return s


def check_whole(s: Lane) -> None:
    """Make sure that play can go on from a position for as long as it likes, level-ups and all.

    Raises:
        BadScenario: a hero lacks cards, or owns some that do not fit its level.
    """
    for hero, name in zip(s.heroes, _called(s), strict=True):
        cards = [s.card(card) for card in (*s.hand[hero], *_lying(s, Piece(hero)))]
        usual = [s.card(card).colour for card in s.starting_hand(Piece(hero))]
        if sorted(card.colour for card in cards) != sorted(usual):
            raise BadScenario(
                0, f"{name} needs a card of each colour to play on, in hand, slots, discard or planned"
            )
        tiers, higher = divmod(min(s.level[hero], 7) - 1, 3)
        fitting = [1 + tiers] * (3 - higher) + [2 + tiers] * higher
        owned = sorted(card.tier for card in cards if not card.is_basic)
        if owned != fitting or len(s.tucked[hero]) != sum(fitting) - 3:
            raise BadScenario(
                0, f"the cards of {name} do not fit level {s.level[hero]}: write its `upgrades`"
            )


# Taking the text apart


def _take_apart(text: str) -> _Sheet:
    sheet = _Sheet()
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
            _sort_in(sheet, _Line(number, key, value))
        else:
            sheet.picture.append((number, row))
    return sheet


def _sort_in(sheet: _Sheet, line: _Line) -> None:
    words = line.key.split()
    if len(line.key) == 1:
        sheet.legend[line.key] = line
    elif line.key == "off":
        sheet.off.append(line)
    elif words and words[0] == "at":
        sheet.spots.append((_coordinate(line), line))
    elif len(words) == 2:
        sheet.heroes.append((words[0], words[1], line))
    elif line.key in _MATCH_LINES:
        sheet.match[line.key] = line
    elif line.key != "board":
        raise BadScenario(
            line.number, f"{line.key!r} is unknown; there are {', '.join(_MATCH_LINES)}, at, off"
        )


def _coordinate(line: _Line) -> Hex:
    found = re.fullmatch(r"at\s+(-?\d+)\s*,\s*(-?\d+)", line.key)
    if found is None:
        raise BadScenario(line.number, f"write a coordinate as `at 1,-2: ...`, not as {line.key!r}")
    return Hex(int(found[1]), int(found[2]))


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _things(line: _Line) -> Iterator[_Thing]:
    for part in _listed(line.value):
        thing = _thing(part.split())
        if thing is None:
            raise BadScenario(
                line.number,
                f"{part!r} is nothing that stands on a space; write red hero <id>, blue melee, token <kind> of <hero>, "
                "red heavy point or origin",
            )
        yield thing


def _thing(words: list[str]) -> _Thing | None:
    match words:
        case ["origin"]:
            return _Thing(ORIGIN, 0, "")
        case ["token", kind, "of", owner]:
            return _Thing(TOKEN, 0, kind, owner)
        case [("red" | "blue") as team, "hero", id_] if id_ != POINT:
            return _Thing(HERO, TEAMS.index(team), id_)
        case [("red" | "blue") as team, kind] if kind in MINIONS:
            return _Thing(kind, TEAMS.index(team), kind)
        case [("red" | "blue") as team, kind, "point"] if kind in (*MINIONS, HERO):
            return _Thing(POINT, TEAMS.index(team), kind)
        case _:
            return None


# Boards


def _board(sheet: _Sheet, boards: Callable[[str], Board]) -> tuple[Board, list[_Place]]:
    """The board, and what stands in its picture."""
    named = sheet.match.get("map")
    if named is None:
        return _draw(sheet)
    if sheet.picture or sheet.legend:
        raise BadScenario(named.number, "give either a map or a picture with its legend, not both")
    try:
        return boards(named.value), []
    except (ValueError, LookupError) as problem:
        raise BadScenario(named.number, f"the map {named.value!r} cannot be used: {problem}") from None


def _draw(sheet: _Sheet) -> tuple[Board, list[_Place]]:
    if not sheet.picture:
        raise BadScenario(1, "there is no board: add `map: <id>` or a picture below `board:`")
    odd_shifted, signs = _signs(sheet.picture)
    _check_legend(sheet)
    hexes = {place: from_offset(*place, odd_shifted) for place in signs}
    origin = from_offset(0, 0, odd_shifted)
    found: list[tuple[tuple[int, int], _Thing, int]] = []
    for place, (number, sign) in signs.items():
        for thing in _meaning(sheet, number, sign):
            if thing.what == ORIGIN:
                origin = hexes[place]
            found.append((place, thing, number))
    rocks = {place for place, (_, sign) in signs.items() if sign == TERRAIN}
    points = [(place, thing) for place, thing, _ in found if thing.what == POINT]
    grid = _Grid(odd_shifted, origin)
    standing = [found_here for found_here in found if found_here[1].what not in (POINT, ORIGIN)]
    places = [_Place(grid.hex(place), thing, line) for place, thing, line in standing]
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


def _check_legend(sheet: _Sheet) -> None:
    """Each line of the legend is needed, and a hero is drawn once."""
    drawn = "".join(row for _, row in sheet.picture)
    for sign, line in sheet.legend.items():
        if sign not in drawn:
            raise BadScenario(
                line.number, f"the picture does not show {sign!r}: draw it, or leave this line out"
            )
        if drawn.count(sign) > 1 and any(thing.what == HERO for thing in _things(line)):
            raise BadScenario(
                line.number, f"the picture shows {sign!r} more than once, and a hero stands on one space"
            )


def _meaning(sheet: _Sheet, number: int, sign: str) -> Iterator[_Thing]:
    if sign in (GROUND, TERRAIN):
        return
    if sign not in sheet.legend:
        raise BadScenario(
            number, f"the picture shows {sign!r}, which nothing explains: add a line `{sign}: ...`"
        )
    yield from _things(sheet.legend[sign])


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
    points: Iterable[tuple[tuple[int, int], _Thing]],
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


def _first_state(sheet: _Sheet, board: Board, places: list[_Place], heroes: Mapping[str, Hero]) -> Lane:
    sides = [
        [place.thing.name for place in places if place.thing.what == HERO and place.thing.team == team]
        for team in (0, 1)
    ]
    names = _names(sides[0] + sides[1])
    setup = LaneSetup(
        board.id,
        tuple(sides[0]),
        tuple(sides[1]),
        _one_of(sheet.match["length"], (QUICK, LONG)) if "length" in sheet.match else QUICK,
        _seats(sheet, len(names)),
        _places_of(sheet, "handicapped", names),
        _places_of(sheet, "reinforced", names),
    )
    try:
        return first_state(cast_of(setup, board, heroes), 0)
    except BadSetup as problem:
        raise BadScenario(places[0].line if places else 1, f"{problem}") from None


def _seats(sheet: _Sheet, heroes: int) -> tuple[int, ...]:
    if "seats" not in sheet.match:
        return ()
    line = sheet.match["seats"]
    seats = _numbers(line, heroes)
    if set(seats) != set(range(max(seats) + 1)):
        raise BadScenario(line.number, f"seats are numbered from 0 without a gap, not {line.value}")
    return tuple(seats)


def _names(ids: Iterable[str]) -> list[str]:
    """What each hero is called here: its id, with a number from the second copy on."""
    names: list[str] = []
    for id_ in ids:
        copies = sum(1 for name in names if name == id_ or name.startswith(f"{id_}-"))
        names.append(f"{id_}-{copies + 1}" if copies else id_)
    return names


def _called(s: Lane) -> list[str]:
    return _names(hero.id for hero in s.cast.heroes)


def _places_of(sheet: _Sheet, key: str, names: list[str]) -> tuple[int, ...]:
    line = sheet.match.get(key)
    return tuple(_index(line, name, names) for name in _listed(line.value)) if line else ()


def _index(line: _Line, name: str, names: list[str]) -> int:
    if name not in names:
        raise BadScenario(line.number, f"there is no hero called {name!r} here; there are {', '.join(names)}")
    return names.index(name)


def _numbers(line: _Line, count: int | None) -> list[int]:
    words = line.value.split()
    if (
        not words
        or any(re.fullmatch(r"\d+", word) is None for word in words)
        or len(words) != (count or len(words))
    ):
        wanted = "numbers" if count is None else "one number" if count == 1 else f"{count} numbers"
        raise BadScenario(line.number, f"{line.key} takes {wanted}, not {line.value!r}")
    return [int(word) for word in words]


def _one_of(line: _Line, words: Iterable[str]) -> str:
    known = list(words)
    if line.value not in known:
        raise BadScenario(line.number, f"{line.key} is one of {', '.join(known)}, not {line.value!r}")
    return line.value


def _apply_match(s: Lane, sheet: _Sheet) -> None:
    planned = any(word == "planned" for _, word, _ in sheet.heroes)
    s.phase = Phase.ACTING if planned else Phase.PLANNING
    for key, line in sheet.match.items():
        _MATCH_LINES[key](s, line)


def _set_front(s: Lane, line: _Line) -> None:
    s.front = _numbers(line, len(s.front))
    if any(not 0 < place < len(lane.zones) - 1 for place, lane in zip(s.front, s.board.lanes, strict=True)):
        raise BadScenario(
            line.number, "front is a place strictly between the two thrones of the lane, counted from 0"
        )


def _set_turn(s: Lane, line: _Line) -> None:
    s.turn = _numbers(line, 1)[0]
    if not 1 <= s.turn <= TURNS:
        raise BadScenario(line.number, f"turn is 1 to {TURNS}, not {s.turn}")


def _settled_before(s: Lane, line: _Line) -> None:
    """Nothing is left to do: the line was read when heroes and board were put together."""


def _set(name: str, value: Callable[[Lane, _Line], object]) -> Callable[[Lane, _Line], None]:
    return lambda s, line: setattr(s, name, value(s, line))


_MATCH_LINES: dict[str, Callable[[Lane, _Line], None]] = {
    "map": _settled_before,
    "length": _settled_before,
    "seats": _settled_before,
    "handicapped": _settled_before,
    "reinforced": _settled_before,
    "coin": _set("coin", lambda s, line: TEAMS.index(_one_of(line, TEAMS))),
    "round": _set("round", lambda s, line: _numbers(line, 1)[0]),
    "turn": _set_turn,
    "waves": _set("waves", lambda s, line: _numbers(line, len(s.waves))),
    "lives": _set("lives", lambda s, line: _numbers(line, 2)),
    "front": _set_front,
    "phase": _set("phase", lambda s, line: PHASES[_one_of(line, PHASES)]),
    "fallen": _set("hero_fell", lambda s, line: _one_of(line, ("yes", "no")) == "yes"),
    "luck": _set("luck", lambda s, line: _numbers(line, 1)[0]),
}


def _put_pieces(s: Lane, places: list[_Place]) -> None:
    names = _called(s)
    red_first = sorted(
        (place for place in places if place.thing.what == HERO), key=lambda place: place.thing.team
    )
    for hero, place in enumerate(red_first):
        if place.at is not None:
            s.put(Piece(hero), _free(s, place, place.at))
    for place in places:
        thing = place.thing
        if thing.what == HERO:
            continue
        if place.at is None:
            raise BadScenario(place.line, "only heroes can be off the board")
        if thing.what in (POINT, ORIGIN):
            raise BadScenario(place.line, f"mark a {thing.what} in a picture, not by its coordinate")
        cell = _free(s, place, place.at)
        if thing.what == TOKEN:
            _put_token(s, place, cell, names)
        else:
            s.add(thing.name, thing.team, cell, lane=0)


def _put_token(s: Lane, place: _Place, cell: Cell, names: list[str]) -> None:
    kind, owner = place.thing.name, _index(_Line(place.line, "", ""), place.thing.owner, names)
    if kind not in s.cast.tokens:
        known = ", ".join(s.cast.tokens) or "none"
        raise BadScenario(place.line, f"these heroes have no token {kind!r}; their kinds: {known}")
    s.add(kind, s.side[owner], cell, owner=owner)


def _free(s: Lane, place: _Place, at: Hex) -> Cell:
    try:
        cell = s.board.cell(at)
    except BadBoard as problem:
        raise BadScenario(place.line, f"{problem}") from None
    if s.filled >> cell & 1:
        what = "terrain" if s.board.blocks >> cell & 1 else "taken"
        raise BadScenario(
            place.line, f"the space {at.q},{at.r} is {what}: a space holds one piece; put it elsewhere"
        )
    return cell


# Heroes


def _apply_heroes(s: Lane, sheet: _Sheet) -> None:
    names = _called(s)
    told: dict[Piece, dict[str, _Line]] = {Piece(hero): {} for hero in s.heroes}
    for name, word, line in sheet.heroes:
        if word not in _HERO_LINES:
            raise BadScenario(line.number, f"a hero has no {word!r}; write {', '.join(_HERO_LINES)}")
        told[Piece(_index(line, name, names))][word] = line
    for hero, lines in told.items():
        for word, change in _HERO_LINES.items():
            if word in lines:
                change(s, hero, lines[word])
        if "hand" not in lines:
            s.hand[hero] = _left_over(s, hero)
        if "played" not in lines:
            s.played[hero] = _played_now(s, hero)
        if "known" not in lines:
            s.known[hero] = _shown(s, hero)


def _card(s: Lane, hero: Piece, line: _Line, word: str) -> CardId:
    sheet = s.cast.heroes[hero]
    for card in (*sheet.cards, sheet.handicap):
        if _short(card.id, hero, s) == word:
            return card.id
    known = ", ".join(_short(card.id, hero, s) for card in (*sheet.cards, sheet.handicap))
    raise BadScenario(line.number, f"{sheet.id} has no card {word!r}; its cards: {known}")


def _cards(s: Lane, hero: Piece, line: _Line) -> tuple[CardId, ...]:
    return tuple(_card(s, hero, line, word) for word in _listed(line.value))


def _short(card: CardId, hero: Piece, s: Lane) -> str:
    return card.removeprefix(f"{s.cast.heroes[hero].id}-")


def _set_level(s: Lane, hero: Piece, line: _Line) -> None:
    s.level[hero] = _numbers(line, 1)[0]
    if not 1 <= s.level[hero] <= 8:
        raise BadScenario(line.number, f"a level is 1 to 8, not {s.level[hero]}")


def _set_coins(s: Lane, hero: Piece, line: _Line) -> None:
    s.coins[hero] = _numbers(line, 1)[0]


def _set_upgrades(s: Lane, hero: Piece, line: _Line) -> None:
    for kept in _cards(s, hero, line):
        if s.card(kept).tier not in (2, 3):
            raise BadScenario(
                line.number, f"{_short(kept, hero, s)} is no card that an upgrade brings (tier II or III)"
            )
        twin = twin_of(s, hero, kept)
        item = s.card(twin).item
        assert item is not None
        s.hand[hero] = upgraded(s, s.hand[hero], kept)
        s.tucked[hero] = (*s.tucked[hero], twin)
        s.items[hero] = (*s.items[hero], item)
        s.level[hero] += 1


def _set_items(s: Lane, hero: Piece, line: _Line) -> None:
    kinds = {item.value: item for item in Item}
    for word in _listed(line.value):
        if word not in kinds:
            raise BadScenario(line.number, f"there is no item {word!r}; there are {', '.join(kinds)}")
    s.items[hero] = tuple(kinds[word] for word in _listed(line.value))


def _set_tucked(s: Lane, hero: Piece, line: _Line) -> None:
    s.tucked[hero] = _cards(s, hero, line)


def _set_planned(s: Lane, hero: Piece, line: _Line) -> None:
    s.planned[hero] = _card(s, hero, line, line.value)


def _set_slots(s: Lane, hero: Piece, line: _Line) -> None:
    words = _listed(line.value)
    if len(words) > TURNS:
        raise BadScenario(line.number, f"there are {TURNS} turn slots, not {len(words)}")
    words += ["-"] * (TURNS - len(words))
    s.slots[hero] = tuple(None if word == "-" else _card(s, hero, line, word) for word in words)


def _set_discard(s: Lane, hero: Piece, line: _Line) -> None:
    s.discard[hero] = _cards(s, hero, line)


def _set_hand(s: Lane, hero: Piece, line: _Line) -> None:
    s.hand[hero] = _cards(s, hero, line)


def _set_played(s: Lane, hero: Piece, line: _Line) -> None:
    s.played[hero] = None if line.value == "-" else _card(s, hero, line, line.value)


def _set_known(s: Lane, hero: Piece, line: _Line) -> None:
    s.known[hero] = _cards(s, hero, line)


def _add_effects(s: Lane, hero: Piece, line: _Line) -> None:
    for part in _listed(line.value):
        found = re.fullmatch(r"(\S+) (this turn|next turn|this round)(?: since (\d))?", part)
        if found is None:
            raise BadScenario(
                line.number, f"write an effect as `<card> this turn` or `next turn since 2`, not as {part!r}"
            )
        since = int(found[3]) if found[3] else s.turn
        s.ongoing = (*s.ongoing, Ongoing(hero, _card(s, hero, line, found[1]), UNTIL[found[2]], since))


def _add_markers(s: Lane, hero: Piece, line: _Line) -> None:
    for part in _listed(line.value):
        found = re.fullmatch(r"(\S+) (\d+) of (\S+)", part)
        if found is None:
            raise BadScenario(
                line.number, f"write a marker as `<kind> <strength> of <hero>`, not as {part!r}"
            )
        if found[1] not in s.cast.markers:
            known = ", ".join(s.cast.markers) or "none"
            raise BadScenario(line.number, f"these heroes have no marker {found[1]!r}; their kinds: {known}")
        owner = Piece(_index(line, found[3], _called(s)))
        s.markers = (*s.markers, Marker(found[1], owner, hero, int(found[2])))


_HERO_LINES: dict[str, Callable[[Lane, Piece, _Line], None]] = {
    "upgrades": _set_upgrades,
    "level": _set_level,
    "coins": _set_coins,
    "items": _set_items,
    "tucked": _set_tucked,
    "planned": _set_planned,
    "slots": _set_slots,
    "discard": _set_discard,
    "hand": _set_hand,
    "played": _set_played,
    "known": _set_known,
    "effects": _add_effects,
    "markers": _add_markers,
}


def _lying(s: Lane, hero: Piece) -> list[CardId]:
    """A hero's cards in play."""
    return [card for card in (*s.slots[hero], *s.discard[hero], s.planned[hero]) if card is not None]


def _left_over(s: Lane, hero: Piece) -> tuple[CardId, ...]:
    """The cards that lie nowhere else; a card in play stands for the one of its colour."""
    left = list(s.hand[hero])
    for lying in _lying(s, hero):
        same = [card for card in left if s.card(card).colour is s.card(lying).colour]
        if same:
            left.remove(lying if lying in same else same[0])
    return tuple(left)


def _played_now(s: Lane, hero: Piece) -> CardId | None:
    if s.phase not in (Phase.ACTING, Phase.END_OF_TURN):
        return None
    return s.planned[hero] or s.slots[hero][s.turn - 1]


def _shown(s: Lane, hero: Piece) -> tuple[CardId, ...]:
    lying = {card for card in _lying(s, hero) if not s.card(card).is_basic}
    return tuple(sorted(lying, key=lambda card: s.cast.rank[card]))


# Writing a position


def format(s: Lane) -> str:
    """The text of a position, such that `parse` gives it back; pieces get new numbers.

    What is half done inside a beat is left out: the text stands for the state as it is between two beats.
    """
    names = _called(s)
    on_board = {s.where[piece]: _words(s, piece, names) for piece in s.pieces()}
    if s.board.id == DRAWN:
        lines = _picture(s, on_board)
    else:
        lines = [f"map: {s.board.id}"]
    lines.extend(f"at {_at(s, cell)}: {words}" for cell, words in on_board.items())
    off = [f"off: {_words(s, Piece(hero), names)}" for hero in s.heroes if not s.on_board(Piece(hero))]
    lines = [*_match_lines(s), *lines, *off]
    for hero in s.heroes:
        lines.extend(f"{names[hero]} {word}: {value}" for word, value in _hero_lines(s, Piece(hero), names))
    return "\n".join(lines) + "\n"


def _at(s: Lane, cell: Cell) -> str:
    at = s.board.hexes[cell]
    return f"{at.q},{at.r}"


def _words(s: Lane, piece: Piece, names: list[str]) -> str:
    if s.is_hero(piece):
        return f"{TEAMS[s.side[piece]]} hero {s.cast.heroes[piece].id}"
    if s.is_minion(piece):
        return f"{TEAMS[s.side[piece]]} {s.what[piece]}"
    return f"token {s.what[piece]} of {names[s.owner[piece]]}"


def _match_lines(s: Lane) -> Iterator[str]:
    names = _called(s)
    yield f"length: {s.cast.length}"
    yield f"seats: {_spaced(s.cast.seats)}"
    for key, marks in (("handicapped", s.cast.handicapped), ("reinforced", s.cast.reinforced)):
        if any(marks):
            yield f"{key}: {', '.join(name for name, mark in zip(names, marks, strict=True) if mark)}"
    yield f"coin: {TEAMS[s.coin]}"
    yield f"round: {s.round}"
    yield f"turn: {s.turn}"
    yield f"waves: {_spaced(s.waves)}"
    yield f"lives: {_spaced(s.lives)}"
    yield f"front: {_spaced(s.front)}"
    yield from (f"phase: {word}" for word, phase in PHASES.items() if phase is s.phase)
    if s.hero_fell:
        yield "fallen: yes"
    yield f"luck: {s.luck}"


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _hero_lines(s: Lane, hero: Piece, names: list[str]) -> Iterator[tuple[str, str]]:
    """The lines of one hero: its word and what it says."""

    def listed(cards: Iterable[CardId | None]) -> str:
        return ", ".join(_short(card, hero, s) if card else "-" for card in cards)

    yield "level", str(s.level[hero])
    yield "coins", str(s.coins[hero])
    if s.items[hero]:
        yield "items", ", ".join(s.items[hero])
    if s.tucked[hero]:
        yield "tucked", listed(s.tucked[hero])
    if s.planned[hero]:
        yield "planned", listed([s.planned[hero]])
    if any(s.slots[hero]):
        yield "slots", listed(s.slots[hero])
    if s.discard[hero]:
        yield "discard", listed(s.discard[hero])
    yield "hand", listed(s.hand[hero])
    yield "played", listed([s.played[hero]])
    yield "known", listed(s.known[hero])
    yield from _lasting_lines(s, hero, names)


def _lasting_lines(s: Lane, hero: Piece, names: list[str]) -> Iterator[tuple[str, str]]:
    said = {until: words for words, until in UNTIL.items()}
    effects = [
        f"{_short(effect.card, hero, s)} {said[effect.until]} since {effect.turn}"
        for effect in s.ongoing
        if effect.hero == hero
    ]
    markers = [
        f"{marker.kind} {marker.strength} of {names[marker.owner]}"
        for marker in s.markers
        if marker.hero == hero
    ]
    if effects:
        yield "effects", ", ".join(effects)
    if markers:
        yield "markers", ", ".join(markers)


def _picture(s: Lane, on_board: dict[Cell, str]) -> list[str]:
    """The drawn zone with its legend; what it shows is taken out of `on_board`."""
    added = [zone.cells for zone in s.board.zones if zone.id != "middle"]
    hexes = [at for at in s.board.plan.ground if not any(cells >> s.board.cell(at) & 1 for cells in added)]
    top = min(at.r for at in hexes)
    left = min(to_offset(at)[0] for at in hexes)
    signs = {at: TERRAIN if at in s.board.plan.blocking else GROUND for at in hexes}
    legend: dict[str, str] = {}
    for at in sorted(hexes, key=lambda at: (at.r, at.q)):
        words = _said_of(s, at, on_board)
        if words:
            signs[at] = legend.setdefault(words, _letter(words, set(legend.values())))
    rows: dict[int, dict[int, str]] = {}
    for at, sign in signs.items():
        column, row = to_offset(at)
        rows.setdefault(row - top, {})[2 * (column - left) + (row & 1)] = sign
    drawn = [
        "  " + "".join(rows[row].get(place, " ") for place in range(max(rows[row]) + 1))
        for row in sorted(rows)
    ]
    return ["board:", *drawn, *(f"{letter}: {words}" for words, letter in legend.items())]


def _said_of(s: Lane, at: Hex, on_board: dict[Cell, str]) -> str:
    cell = s.board.cell(at)
    words = [on_board.pop(cell)] if cell in on_board else []
    words.extend(f"{TEAMS[point.team]} {point.kind} point" for point in s.board.spawns if point.cell == cell)
    if at == Hex(0, 0):
        words.append(ORIGIN)
    return ", ".join(words)


def _letter(words: str, taken: set[str]) -> str:
    """A letter for the legend: the hero's initial, the minion's first letter (capital for Blue), or a free one."""
    parts = words.replace(",", "").split()
    is_hero = parts[1:2] == [HERO]
    wish = parts[2 if is_hero else min(1, len(parts) - 1)][0]
    wished = wish.upper() if is_hero or parts[0] == TEAMS[1] else wish
    return next(letter for letter in wished + LETTERS if letter not in taken)
