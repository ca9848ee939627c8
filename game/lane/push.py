"""The lane: waves, pushes, strays, the minion battle and how the game ends (L15, L16, L17.2, L20)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.hexgrid.board import SpawnPoint, cells_of
from game.hexgrid.coords import Cell
from game.kernel.decision import choose
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import BLUE_TEAM, RED_TEAM, Piece
from game.lane.state import HEAVY, Lane, Phase

TEAM_WORDS = ("red", "blue")


class GameOver(Exception):
    """The game has just ended: nothing that was queued is carried out (L20.4). Caught where a beat starts."""


def win(s: Lane, team: int, reason: str) -> None:
    """End the game at once for `team`; the reason is throne, last push, life or card (ST-8).

    Raises:
        GameOver: always.
    """
    s.winner = team
    s.reason = reason
    s.phase = Phase.OVER
    s.tell(events.GameEnded, team, reason)
    raise GameOver


def remove(s: Lane, piece: Piece) -> None:
    """Take a minion or token off the board; nobody is paid (L14.1)."""
    cell = s.where[piece]
    s.take(piece)
    s.tell(events.PieceRemoved, piece, cell)


def remove_minions(s: Lane, by: Piece, minions: Iterable[Piece]) -> Flow[None]:
    """Remove minions together, then see whether a lane is pushed (L16.2)."""
    for minion in minions:
        remove(s, minion)
    yield from check_push(s, by)


def check_push(s: Lane, by: Piece) -> Flow[None]:
    """Push the lanes in which a team has just lost its last minion (L16.1, L16.9)."""
    pushes: list[Push] = []
    for lane in range(len(s.front)):
        left = [s.minions(lane, team) for team in (RED_TEAM, BLUE_TEAM)]
        if all(left):
            continue
        if left[RED_TEAM] or left[BLUE_TEAM]:
            winner = RED_TEAM if left[RED_TEAM] else BLUE_TEAM
        else:
            first = yield from choose(s.seat(by), "emptied_first", TEAM_WORDS, "word", (by, ""))
            winner = BLUE_TEAM if first == TEAM_WORDS[RED_TEAM] else RED_TEAM
        pushes.append(Push(lane, winner))
    yield from push_lanes(s, pushes)


class Push(NamedTuple):
    """A lane push and the team that has won it."""

    lane: int
    winner: int


def push_lanes(s: Lane, pushes: Sequence[Push]) -> Flow[None]:
    """Carry out pushes that are won together: counters, battle zones, old minions, new minions (L16.3 to L16.6)."""
    for push in pushes:
        _advance(s, push)
    if pushes and _judge(s):
        for push in pushes:
            _go_back(s, push)
    for push in pushes:
        _clear_lane(s, push.lane)
    for push in pushes:
        yield from spawn_wave(s, push.lane)
        s.tell(events.LaneSettled, push.lane)


def _advance(s: Lane, push: Push) -> None:
    """Spend a counter and move the battle zone; the last counter of a single lane ends the game at once (L16.3)."""
    lane, winner = push
    before = s.front[lane]
    s.waves[lane] = max(0, s.waves[lane] - 1)
    if s.waves[lane] == 0 and len(s.front) == 1:
        s.tell(events.LanePushed, lane, winner, 0, before, before)
        win(s, winner, "last push")
    s.front[lane] = before + _forward(winner)
    s.tell(events.LanePushed, lane, winner, s.waves[lane], before, s.front[lane])


def _forward(team: int) -> int:
    """Which way along a lane the battle zone goes when a team wins a push."""
    return 1 if team == RED_TEAM else -1


def _judge(s: Lane) -> bool:
    """See who has won now: a throne is reached, or a last counter is spent (L16.4, L21.3).

    Gives whether both would have won or neither, so that the battle zones go back (L21.4).
    """
    places = [(place, len(lane.zones) - 1) for place, lane in zip(s.front, s.board.lanes, strict=True)]
    reached = {RED_TEAM for place, last in places if place == last}
    reached |= {BLUE_TEAM for place, _ in places if place == 0}
    if len(reached) == 1:
        win(s, min(reached), "throne")
    if reached:
        return True
    if all(s.waves):
        return False
    red = sum(place - 1 for place, _ in places)
    blue = sum(last - 1 - place for place, last in places)
    if red != blue:
        win(s, RED_TEAM if red > blue else BLUE_TEAM, "last push")
    return True


def _go_back(s: Lane, push: Push) -> None:
    """The battle zone of a lane returns to where it was before its push (L21.4)."""
    s.front[push.lane] -= _forward(push.winner)
    s.tell(events.LaneHeld, push.lane, s.front[push.lane])


def _clear_lane(s: Lane, lane: int) -> None:
    for team in (RED_TEAM, BLUE_TEAM):
        for minion in s.minions(lane, team):
            remove(s, minion)


def spawn_wave(s: Lane, lane: int) -> Flow[None]:
    """One minion for every spawn point of the battle zone: free points first, then the blocked ones (L16.6)."""
    blocked: list[SpawnPoint] = []
    for point in s.minion_points(lane):
        holder = s.piece_at.get(point.cell)
        if holder is not None and s.is_unit(holder):
            blocked.append(point)
            continue
        if holder is not None:
            remove(s, holder)
        spawn(s, point.kind, point.team, point.cell, lane)
    for team in (s.coin, 1 - s.coin):
        yield from _place_blocked(s, lane, [point for point in blocked if point.team == team])


def spawn(s: Lane, kind: str, team: int, cell: Cell, lane: int) -> Piece:
    """A new minion of a lane on an empty cell."""
    piece = s.add(kind, team, cell, lane)
    s.tell(events.MinionSpawned, piece, kind, team, cell, lane)
    return piece


def _place_blocked(s: Lane, lane: int, points: list[SpawnPoint]) -> Flow[None]:
    zone = s.battle_zone(lane)
    while points:
        captain = s.captain(points[0].team)
        origin = yield from choose(captain, "blocked_minion", [point.cell for point in points], "cell")
        point = next(point for point in points if point.cell == origin)
        points.remove(point)
        nearest = nearest_cells(s, origin, zone.cells)
        if nearest:
            cell = yield from choose(captain, "blocked_space", nearest, "cell")
            spawn(s, point.kind, point.team, cell, lane)


def nearest_cells(s: Lane, origin: Cell, cells: int) -> list[Cell]:
    """The empty cells of a bitset at the least distance from `origin` (L4.2)."""
    empty = s.empty_cells(cells)
    if not empty:
        return []
    least = min(s.board.distance(origin, cell) for cell in empty)
    return [cell for cell in empty if s.board.distance(origin, cell) == least]


def return_strays(s: Lane) -> Flow[None]:
    """Minions outside their battle zone walk home, those of the coin's team first (L15.6)."""
    for team in (s.coin, 1 - s.coin):
        for lane in range(len(s.front)):
            home = s.battle_zone(lane).cells
            for minion in _strays(s, lane, team, home):
                yield from _walk_home(s, minion, home)


def _strays(s: Lane, lane: int, team: int, home: int) -> list[Piece]:
    return [minion for minion in s.minions(lane, team) if not home >> s.where[minion] & 1]


def _walk_home(s: Lane, minion: Piece, home: int) -> Flow[None]:
    start = s.where[minion]
    ends = cells_of(_first_reached(s, start, home))
    walks = bool(ends)
    if not walks:
        ends = nearest_cells(s, start, home)
    if not ends:
        return
    end = yield from choose(s.captain(s.side[minion]), "stray", ends, "cell", ("", "", minion))
    if walks:
        path = s.path(start, end, s.filled)
        s.put(minion, end)
        s.tell(events.Moved, minion, start, path, minion)
    else:
        s.put(minion, end)
        s.tell(events.Placed, minion, start, end, minion)


def _first_reached(s: Lane, start: Cell, goal: int) -> int:
    """The cells of `goal` that a walk over empty cells enters in the fewest steps."""
    seen = frontier = 1 << start
    while frontier:
        frontier = s.board.spread(frontier) & ~s.filled & ~seen
        if frontier & goal:
            return frontier & goal
        seen |= frontier
    return 0


def minion_battle(s: Lane, lane: int) -> Flow[int | None]:
    """Count the minions and remove the difference; the team that wins a push by it, if any (L17.2)."""
    fighters = [_fighters(s, lane, team) for team in (RED_TEAM, BLUE_TEAM)]
    red, blue = len(fighters[RED_TEAM]), len(fighters[BLUE_TEAM])
    loser = RED_TEAM if red < blue else BLUE_TEAM
    losses = min(abs(red - blue), len(fighters[loser]))
    s.tell(events.BattleCounted, lane, red, blue, losses)
    gives_way = yield from _casualties(s, loser, fighters[loser], losses)
    if losses and (gives_way or not s.minions(lane, loser)):
        return 1 - loser
    return None


def _casualties(s: Lane, team: int, fighters: list[Piece], losses: int) -> Flow[bool]:
    """Remove `losses` fighters of the team's choice, heavies last; whether a hero among them gives way instead."""
    gives_way = False
    for left in range(losses, 0, -1):
        light = [piece for piece in fighters if s.is_minion(piece) and s.what[piece] != HEAVY]
        pool = light or fighters
        if left >= len(pool):
            piece = pool[0]
        else:
            piece = yield from choose(s.captain(team), "casualty", pool, "piece")
        fighters.remove(piece)
        if s.is_hero(piece):
            gives_way = True
        else:
            remove(s, piece)
    return gives_way


def _fighters(s: Lane, lane: int, team: int) -> list[Piece]:
    """Who counts for a team in the minion battle: its minions and heroes that count as heavy ones (L15.8)."""
    here = s.battle_zone(lane).cells
    left_out: list[Piece] = []
    heroes: list[Piece] = []
    for source, lasting in s.in_force():
        if lasting.uncounted is not None:
            left_out.extend(lasting.uncounted(s, source))
        if lasting.heavy_in_battle and s.side[source.piece] == team and here >> s.where[source.piece] & 1:
            heroes.append(source.piece)
    return [minion for minion in s.minions(lane, team) if minion not in left_out] + heroes
