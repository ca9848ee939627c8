"""Whether a drawn map can be played: zones, lanes, spawn points, ways (groups 4 to 8 of the checks)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise

from game.hexgrid.coords import Hex, neighbours
from game.lane.setup import MOST_A_SIDE
from game.store.drawing import (
    FAR_OFF,
    HEAVY,
    HERO,
    KINDS,
    LABELS,
    MINIONS,
    SPAWNS,
    TEAMS,
    TERRAIN,
    ZONE,
    Drawing,
    DrawnLane,
    Place,
    Thing,
)
from game.store.map_problems import Judge, Problem, and_more, errors

SHORTEST_LANE = 3

_EXAMPLE = '"red-throne red-shore middle* blue-shore blue-throne"'
_BEST = {1: "three", 2: "five"}
_FAIR = "if the map is meant to be fair"
_MAP_PROPERTIES = "Map > Map Properties"
_AT_LANES = f'{_MAP_PROPERTIES}, in "lanes"'


@dataclass(frozen=True, slots=True)
class _Checked:
    """A drawing with what the checks keep asking of it."""

    drawing: Drawing
    zones: Mapping[str, tuple[Place, ...]]
    hexes: Mapping[str, frozenset[Hex]]
    judge: Judge

    def touch(self, one: str, other: str) -> bool:
        """Whether two zones are adjacent (L4.8)."""
        return any(around in self.hexes[other] for at in self.hexes[one] for around in neighbours(at))


def content_problems(drawing: Drawing) -> list[Problem]:
    """All faults in what is drawn. Ways and counts are only looked at when zones and lanes are in order."""
    zones = drawing.cells_by_zone()
    hexes = {zone: frozenset(map(drawing.grid.hex, cells)) for zone, cells in zones.items()}
    checked = _Checked(drawing, zones, hexes, Judge(f"{drawing.id}.tmx"))
    first: tuple[Callable[[_Checked], Iterator[Problem]], ...] = (
        _painting,
        _pieces,
        _lanes,
        _direction,
        _spawn_words,
    )
    problems = [problem for check in first for problem in check(checked)]
    if not errors(problems):
        then = (_spawn_zones, _spawn_counts, _room, _balance, _starts, _cut_off)
        problems += [problem for check in then for problem in check(checked)]
    return problems + list(_labels(checked))


# 4: painting


def _painting(map_: _Checked) -> Iterator[Problem]:
    drawing = map_.drawing
    if not any(drawing.is_open(at) for at in drawing.ground):
        yield map_.judge.problem(
            "there is no ground to walk on", "paint the board with tiles of terrain.tsx", TERRAIN
        )
        return
    bare = [at for at in drawing.ground if drawing.is_open(at) and at not in drawing.zones]
    adrift = [at for at in drawing.zones if at not in drawing.ground]
    if bare:
        wrong = f"ground that is in no zone{and_more(bare)}"
        yield map_.judge.problem(wrong, f'paint this cell on the layer "{ZONE}"', ZONE, at=bare[0])
    if adrift:
        wrong = f"a zone where there is no terrain{and_more(adrift)}"
        cure = f'paint this cell on the layer "{TERRAIN}", or erase it here'
        yield map_.judge.problem(wrong, cure, ZONE, at=adrift[0])


# 5: zones and lanes


def _pieces(map_: _Checked) -> Iterator[Problem]:
    for zone, cells in map_.zones.items():
        reached = _spread(map_.drawing.grid.hex(cells[0]), map_.hexes[zone])
        apart = [at for at in cells if map_.drawing.grid.hex(at) not in reached]
        if apart:
            small = apart if len(apart) <= len(reached) else [at for at in cells if at not in apart]
            wrong = (
                f'the zone "{zone}" is in two pieces; {len(small)} of its cells lie apart{and_more(small)}'
            )
            cure = "give these cells another zone, or join the pieces with open ground"
            yield map_.judge.problem(wrong, cure, ZONE, at=small[0])


def _spread(start: Hex, open_hexes: frozenset[Hex]) -> set[Hex]:
    """All hexes that a walk from `start` reaches."""
    reached, frontier = {start}, [start]
    while frontier:
        frontier = [
            around
            for around in {near for at in frontier for near in neighbours(at)}
            if around in open_hexes and around not in reached
        ]
        reached.update(frontier)
    return reached


def _lanes(map_: _Checked) -> Iterator[Problem]:
    lanes = map_.drawing.lanes
    if not lanes:
        cure = f'{_MAP_PROPERTIES}, add the property "lanes" of type string, such as {_EXAMPLE}'
        yield map_.judge.problem(
            'the map has no "lanes": the way from one throne to the other is unknown', cure
        )
        return
    for number, lane in enumerate(lanes, 1):
        name = "the lane" if len(lanes) == 1 else f"lane {number}"
        faults = list(_lane(map_, lane, name))
        yield from faults
        if not faults:
            yield from _links(map_, lane)
    yield from _together(map_)


def _together(map_: _Checked) -> Iterator[Problem]:
    """How the lanes go with each other: they share the thrones and nothing else (L21.1)."""
    lanes = map_.drawing.lanes
    if len(lanes) not in MOST_A_SIDE:
        wrong = f"the map has {len(lanes)} lanes, and a game is played on one or two"
        yield map_.judge.problem(wrong, f"{_AT_LANES}, leave two of them; the other zones become side zones")
    for number, lane in enumerate(lanes[1:], 2):
        if (lane.zones[0], lane.zones[-1]) != (lanes[0].zones[0], lanes[0].zones[-1]):
            wrong = f"lane 1 runs {_way(lanes[0])}, lane {number} {_way(lane)}; all must share both thrones"
            cure = f"{_AT_LANES}, begin each lane with the red throne and end it with the blue one"
            yield map_.judge.problem(wrong, cure)
    inner = Counter(zone for lane in lanes for zone in lane.zones[1:-1])
    for zone in (zone for zone, count in inner.items() if count > 1 and len(lanes) > 1):
        yield map_.judge.problem(
            f'two lanes run through "{zone}"', f"{_AT_LANES}, give each lane zones of its own"
        )


def _way(lane: DrawnLane) -> str:
    return f'from "{lane.zones[0]}" to "{lane.zones[-1]}"'


def _lane(map_: _Checked, lane: DrawnLane, name: str) -> Iterator[Problem]:
    for zone in lane.zones:
        if zone not in map_.zones:
            near = get_close_matches(zone, list(map_.zones), 1, 0.5)
            hint = f'; did you mean "{near[0]}"?' if near else ""
            cure = f'{_AT_LANES}, mend the name, or paint this zone on the layer "{ZONE}"'
            yield map_.judge.problem(f'{name} names the zone "{zone}", which is not painted{hint}', cure)
    cure = "put a semicolon between two lanes" if lane.zones[0] in lane.zones[1:] else "remove one of them"
    for zone in (zone for zone, count in Counter(lane.zones).items() if count > 1):
        yield map_.judge.problem(f'{name} names the zone "{zone}" twice', f"{_AT_LANES}, {cure}")
    if len(lane.zones) < SHORTEST_LANE:
        wrong = f"{name} has {len(lane.zones)} zones and needs {SHORTEST_LANE} or more"
        yield map_.judge.problem(
            wrong, f"{_AT_LANES}, write the zones from throne to throne, such as {_EXAMPLE}"
        )
    if len(lane.starred) != 1:
        wrong = (
            f"{name} has {len(lane.starred) or 'no'} starred zones, so that it is not clear where it starts"
        )
        yield map_.judge.problem(wrong, f"{_AT_LANES}, put one * behind the zone of the first battle")
    elif lane.starred[0] in (0, len(lane.zones) - 1):
        wrong = f"{name} starts at a throne"
        yield map_.judge.problem(wrong, f"{_AT_LANES}, put the * behind a zone between the thrones")


def _links(map_: _Checked, lane: DrawnLane) -> Iterator[Problem]:
    for one, other in pairwise(lane.zones):
        if not map_.touch(one, other):
            wrong = f'the zone "{one}" does not touch "{other}", the next one of its lane'
            cure = "paint them so that open cells of both lie side by side"
            yield map_.judge.problem(wrong, cure, ZONE, at=map_.zones[one][0])


def _direction(map_: _Checked) -> Iterator[Problem]:
    drawing = map_.drawing
    homes = {
        (spawn.words.get("team"), drawing.zones.get(spawn.at))
        for spawn in drawing.spawns
        if spawn.words.get("kind") == HERO
    }
    if drawing.lanes and homes == {("red", drawing.lanes[0].zones[-1]), ("blue", drawing.lanes[0].zones[0])}:
        wrong = "the lane begins at the throne where Blue's heroes appear"
        cure = f"{_AT_LANES}, write every lane the other way round, from Red to Blue"
        yield map_.judge.problem(wrong, cure)


# 6: spawn points


def _spawn_words(map_: _Checked) -> Iterator[Problem]:
    taken: dict[Place, Thing] = {}
    for spawn in map_.drawing.spawns:
        for key, allowed in (("team", TEAMS), ("kind", KINDS)):
            word = spawn.words.get(key, "")
            if word not in allowed:
                wrong = f'its {key} is "{word}"' if word else f"it has no {key}"
                cure = f'set its property "{key}" to one of {", ".join(allowed)}, or place a marker of markers.tsx'
                yield map_.judge.problem(wrong, cure, SPAWNS, str(spawn), spawn.at)
        yield from _spawn_place(map_, spawn)
        if spawn.at in taken:
            wrong = f"it shares its cell with {taken[spawn.at]}"
            yield map_.judge.problem(wrong, "move one of them to another cell", SPAWNS, str(spawn), spawn.at)
        taken.setdefault(spawn.at, spawn)


def _spawn_place(map_: _Checked, spawn: Thing) -> Iterator[Problem]:
    drawing, cure = map_.drawing, "move it onto open ground"
    if spawn.at not in drawing.ground:
        yield map_.judge.problem("it lies off the board", cure, SPAWNS, str(spawn), spawn.at)
    elif not drawing.is_open(spawn.at):
        wrong = f"it stands on {drawing.ground[spawn.at].terrain}, which nobody can enter"
        yield map_.judge.problem(wrong, cure, SPAWNS, str(spawn), spawn.at)
    elif spawn.far > FAR_OFF:
        wrong = (
            f"it lies {spawn.far:.2f} tile widths from the middle of its cell, and could be meant for another"
        )
        yield map_.judge.warning(
            wrong,
            "View > Snapping > No Snapping, then drag it into the middle of a cell",
            SPAWNS,
            str(spawn),
            spawn.at,
        )


def _spawn_zones(map_: _Checked) -> Iterator[Problem]:
    drawing = map_.drawing
    thrones = (drawing.lanes[0].zones[0], drawing.lanes[0].zones[-1])
    between = {zone for lane in drawing.lanes for zone in lane.zones[1:-1]}
    for spawn in drawing.spawns:
        zone, team = drawing.zones[spawn.at], spawn.words["team"]
        home = thrones[TEAMS.index(team)]
        if spawn.words["kind"] == HERO and zone != home:
            wrong = f'a {team} hero point in the zone "{zone}"'
            yield map_.judge.problem(wrong, f'move it into "{home}"', SPAWNS, str(spawn), spawn.at)
    stray = [
        spawn
        for spawn in drawing.spawns
        if spawn.words["kind"] != HERO and drawing.zones[spawn.at] not in between
    ]
    for zone in dict.fromkeys(drawing.zones[spawn.at] for spawn in stray):
        there = [spawn for spawn in stray if drawing.zones[spawn.at] == zone]
        points = _plural(len(there), "minion point", "minion points")
        wrong = f'{points} in the zone "{zone}", where no battle is fought{and_more([spawn.at for spawn in there])}'
        cure = f'delete what stands there, or name "{zone}" between the thrones of a lane ({_AT_LANES})'
        yield map_.judge.problem(wrong, cure, SPAWNS, str(there[0]), there[0].at)


def _count(map_: _Checked) -> Counter[tuple[str, str, str]]:
    """Spawn points by zone, team and kind."""
    zones = map_.drawing.zones
    return Counter(
        (zones[spawn.at], spawn.words["team"], spawn.words["kind"]) for spawn in map_.drawing.spawns
    )


def _spawn_counts(map_: _Checked) -> Iterator[Problem]:
    counts, lanes = _count(map_), map_.drawing.lanes
    for team, throne in zip(TEAMS, (lanes[0].zones[0], lanes[0].zones[-1]), strict=True):
        if not counts[throne, team, HERO]:
            cure = f'place {team} hero markers in the zone "{throne}", best {_BEST[len(lanes)]}'
            yield map_.judge.problem(f"{team} has no hero point", cure, SPAWNS, at=map_.zones[throne][0])
    for zone in (zone for lane in lanes for zone in lane.zones[1:-1]):
        for team in TEAMS:
            at = map_.zones[zone][0]
            if not any(counts[zone, team, kind] for kind in MINIONS):
                wrong = f'{team} has no minion point in the zone "{zone}"'
                yield map_.judge.problem(wrong, f"place {team} minion markers there", SPAWNS, at=at)
            if counts[zone, team, HEAVY] > 1:
                wrong = f'{team} has {counts[zone, team, HEAVY]} heavy points in the zone "{zone}"'
                yield map_.judge.problem(
                    wrong, "leave one of them, turn the others into melee", SPAWNS, at=at
                )


def _room(map_: _Checked) -> Iterator[Problem]:
    """Whether the largest team finds room on its hero points and beside them (L3.6, L3.7)."""
    drawing, most = map_.drawing, MOST_A_SIDE[len(map_.drawing.lanes)]
    everywhere = frozenset[Hex]().union(*map_.hexes.values())
    taken = {drawing.grid.hex(spawn.at) for spawn in drawing.spawns}
    for team in TEAMS:
        points = [
            spawn for spawn in drawing.spawns if (spawn.words["team"], spawn.words["kind"]) == (team, HERO)
        ]
        beside = {near for spawn in points for near in neighbours(drawing.grid.hex(spawn.at))}
        room = len(points) + len(beside & everywhere - taken)
        if points and room < most:
            wrong = f"{_plural(room, 'hero', 'heroes')} of {team} can be set up, and a team may have {most}"
            cure = f"place more {team} hero markers, best {_BEST[len(drawing.lanes)]}, or clear the ground beside them"
            yield map_.judge.problem(wrong, cure, SPAWNS, str(points[0]), points[0].at)


# 7: fairness


def _balance(map_: _Checked) -> Iterator[Problem]:
    yield from min((list(_differences(map_, turn)) for turn in _turns(map_.drawing.lanes)), key=len)


def _turns(lanes: Sequence[DrawnLane]) -> Iterator[list[tuple[str, str]]]:
    """How the zones may change places when the board is turned: each lane with itself, or two with each other."""
    for others in (lanes, lanes[::-1])[: len(lanes)]:
        if [len(lane.zones) for lane in lanes] == [len(lane.zones) for lane in others]:
            pairs = [
                pair
                for lane, other in zip(lanes, others, strict=True)
                for pair in zip(lane.zones, reversed(other.zones), strict=True)
            ]
            yield list(dict.fromkeys(pairs))


def _differences(map_: _Checked, turn: Sequence[tuple[str, str]]) -> Iterator[Problem]:
    counts = _count(map_)
    for zone, mirror in turn:
        for kind in KINDS:
            red, blue = counts[zone, "red", kind], counts[mirror, "blue", kind]
            if red != blue:
                wrong = f'red has {red} {kind} points in "{zone}", blue has {blue} in "{mirror}"'
                yield map_.judge.warning(wrong, f"make both equal {_FAIR}", SPAWNS, at=map_.zones[zone][0])
    for place, (zone, mirror) in enumerate(turn):
        one, other = len(map_.zones[zone]), len(map_.zones[mirror])
        if one != other and (mirror, zone) not in turn[:place]:
            wrong = f'"{zone}" has {one} open cells, "{mirror}" has {other}'
            yield map_.judge.warning(wrong, f"make both equal {_FAIR}", ZONE, at=map_.zones[zone][0])


def _starts(map_: _Checked) -> Iterator[Problem]:
    """Whether the first battles stand level, as the last ones are counted (L21.3)."""
    lanes = map_.drawing.lanes
    red = sum(lane.starred[0] - 1 for lane in lanes)
    blue = sum(len(lane.zones) - 2 - lane.starred[0] for lane in lanes)
    if red != blue:
        wrong = (
            f"between the thrones and the first battles lie {red} zones on red's side and {blue} on blue's"
        )
        yield map_.judge.warning(wrong, f"{_AT_LANES}, move a * {_FAIR}")


# 8: ways


def _cut_off(map_: _Checked) -> Iterator[Problem]:
    drawing = map_.drawing
    hex_of = drawing.grid.hex
    everywhere = frozenset[Hex]().union(*map_.hexes.values())
    start = hex_of(map_.zones[drawing.lanes[0].zones[0]][0])
    reached = _spread(start, everywhere)
    lost = [at for cells in map_.zones.values() for at in cells if hex_of(at) not in reached]
    if lost:
        wrong = f"{_plural(len(lost), 'cell is', 'cells are')} cut off from the lane{and_more(lost)}"
        yield map_.judge.problem(wrong, "paint open ground that leads there", TERRAIN, at=lost[0])


def _plural(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


# Names of zones


def _labels(map_: _Checked) -> Iterator[Problem]:
    named: set[str] = set()
    for label in map_.drawing.labels:
        zone = label.words.get("zone", "")
        if zone not in map_.zones:
            wrong = (
                f'it names the zone "{zone}", which is not painted'
                if zone
                else "it does not say which zone it names"
            )
            cure = f'set its property "zone" to one of {_listed(map_.zones)}'
            yield map_.judge.warning(wrong, cure, LABELS, str(label), label.at)
        elif zone in named:
            wrong = f'the zone "{zone}" has another label already'
            yield map_.judge.warning(wrong, "delete one of them", LABELS, str(label), label.at)
        named.add(zone)


def _listed(words: Iterable[str]) -> str:
    found: Sequence[str] = sorted(words)
    return ", ".join(found)
