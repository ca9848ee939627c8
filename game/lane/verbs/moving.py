"""Walking, running straight, being moved and fast travel."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from game.hexgrid.board import cells_of
from game.hexgrid.coords import NOWHERE, Cell
from game.hexgrid.paths import exactly, ray, reachable
from game.kernel.decision import Fizzle, choose, may
from game.kernel.flow import Flow
from game.lane import events, values
from game.lane.cards import Piece
from game.lane.state import Lane
from game.lane.verbs.acting import act_of, asking
from game.lane.verbs.areas import EVERYWHERE, barred, between, landing, near, outside, passes, walls
from game.lane.verbs.targets import MOVE, foes, may_displace

Where: TypeAlias = Callable[[Piece], int]
"""For a piece that is moved: the bitset of spaces on which it may end."""


def anywhere(piece: Piece) -> int:
    """Every space will do."""
    return EVERYWHERE


def walk(s: Lane, me: Piece, piece: Piece, end: Cell, blocked: int) -> None:
    """Walk a piece to a cell that it can reach over spaces that are not `blocked`."""
    start = s.where[piece]
    path = s.path(start, end, blocked)
    s.put(piece, end)
    s.tell(events.Moved, piece, start, path, me)


def may_move(s: Lane, me: Piece, steps: int) -> Flow[bool]:
    """You may move up to `steps` spaces (L10.1, L10.3). Tells whether you did."""
    return (yield from may_move_to(s, me, steps, EVERYWHERE))


def may_move_through(s: Lane, me: Piece, steps: int) -> Flow[bool]:
    """You may move up to `steps` spaces, ignoring obstacles on the way (L10.5). Tells whether you did."""
    return (yield from _may_walk(s, me, steps, outside(s)))


def may_move_to(s: Lane, me: Piece, steps: int, allowed: int) -> Flow[bool]:
    """You may move up to `steps` spaces to a cell of `allowed`. Tells whether you did."""
    blocked = outside(s) if passes(s, me) else landing(s, me)
    return (yield from _may_walk(s, me, steps, blocked, allowed))


def _may_walk(s: Lane, me: Piece, steps: int, blocked: int, allowed: int = EVERYWHERE) -> Flow[bool]:
    if not may_displace(s, me, me, MOVE):
        return False
    cells = cells_of(reachable(s.board, s.where[me], steps, blocked) & ~landing(s, me) & allowed)
    end = yield from may(s.seat(me), "move", cells, "cell", asking(s, me, steps))
    if end is None:
        return False
    walk(s, me, me, end, blocked)
    return True


def movement_steps(s: Lane, me: Piece, bonus: int = 0) -> int:
    """How far the running card's movement action goes: icon, items, effects and the text's bonus, limits (L10.2)."""
    return step_limit(s, me, (values.movement_icon(s, me, s.card(act_of(s).card)) or 0) + bonus)


def movement(s: Lane, me: Piece) -> Flow[None]:
    """The walk of a movement action: up to the card's movement value (L10.1)."""
    yield from may_move(s, me, movement_steps(s, me))


def move_exactly(s: Lane, me: Piece, piece: Piece, steps: int, allowed: int = EVERYWHERE) -> Flow[None]:
    """Move a piece exactly `steps` spaces, ending on a cell of `allowed` (L10.3, L10.4, L10.7)."""
    if not may_displace(s, me, piece, MOVE):
        raise Fizzle("move_to")
    blocked = barred(s, me, piece)
    ends = cells_of(exactly(s.board, s.where[piece], steps, blocked) & allowed)
    end = yield from choose(s.seat(me), "move_to", ends, "cell", asking(s, me, steps, piece))
    walk(s, me, piece, end, blocked)


def move_ends(s: Lane, me: Piece, piece: Piece, steps: int, allowed: int) -> int:
    """The cells of `allowed` to which `me` could move a piece in 1 to `steps` steps."""
    if not may_displace(s, me, piece, MOVE):
        return 0
    return reachable(s.board, s.where[piece], steps, barred(s, me, piece)) & allowed


def move_up_to(s: Lane, me: Piece, piece: Piece, steps: int, allowed: int = EVERYWHERE) -> Flow[int]:
    """Move a piece 1 to `steps` spaces to a cell of `allowed`; gives the number of steps (L10.7)."""
    ends = cells_of(move_ends(s, me, piece, steps, allowed))
    end = yield from choose(s.seat(me), "move_to", ends, "cell", asking(s, me, steps, piece))
    start, blocked = s.where[piece], barred(s, me, piece)
    walk(s, me, piece, end, blocked)
    return next(n for n in range(1, steps + 1) if reachable(s.board, start, n, blocked) >> end & 1)


def move_one_of(
    s: Lane, me: Piece, candidates: Iterable[Piece], steps: int, where: Where = anywhere
) -> Flow[int]:
    """Pick one of `candidates` that can move and move it up to `steps` spaces; gives the number of steps."""
    movable = [piece for piece in candidates if move_ends(s, me, piece, steps, where(piece))]
    piece = yield from choose(s.seat(me), "move_target", movable, "piece", asking(s, me))
    return (yield from move_up_to(s, me, piece, steps, where(piece)))


def may_move_one_of(
    s: Lane, me: Piece, candidates: Iterable[Piece], steps: int, where: Where = anywhere
) -> Flow[bool]:
    """You may pick one of `candidates` that can move and move it up to `steps` spaces. Tells whether you did."""
    movable = [piece for piece in candidates if move_ends(s, me, piece, steps, where(piece))]
    piece = yield from may(s.seat(me), "move_target", movable, "piece", asking(s, me))
    if piece is None:
        return False
    yield from move_up_to(s, me, piece, steps, where(piece))
    return True


def steps_of(s: Lane, me: Piece, piece: Piece, allowed: int) -> int:
    """The cells of `allowed` to which `me` could move a piece one step."""
    return near(s, piece) & ~barred(s, me, piece) & allowed


def straight_ends(s: Lane, me: Piece, lengths: Sequence[int]) -> dict[Cell, tuple[Cell, ...]]:
    """Where full straight moves of these lengths can end, with the cells entered (L10.4)."""
    blocked = landing(s, me)
    found: dict[Cell, tuple[Cell, ...]] = {}
    for direction in range(6):
        path: tuple[Cell, ...] = ()
        for cell in ray(s.board, s.where[me], direction):
            if blocked >> cell & 1 or len(path) == max(lengths):
                break
            path = (*path, cell)
            if len(path) in lengths:
                found[cell] = path
    return found


def leaps_over(s: Lane, me: Piece, over: Iterable[Piece]) -> dict[Cell, tuple[Cell, ...]]:
    """Where straight moves of two spaces through one of these adjacent pieces can end, with the cells entered."""
    walled = walls(s, me)
    found: dict[Cell, tuple[Cell, ...]] = {}
    for piece in over:
        through = s.where[piece]
        direction = s.board.direction(s.where[me], through)
        if direction is None or not s.is_adjacent(me, piece) or walled >> through & 1:
            continue
        end = s.board.beyond(through, direction)
        if end != NOWHERE and not (s.filled | walled) >> end & 1:
            found[end] = (through, end)
    return found


def flights(s: Lane, me: Piece, spaces: int) -> dict[Cell, tuple[Cell, ...]]:
    """Where straight moves of 1 to `spaces` spaces that ignore obstacles can end, with the cells entered (L10.5)."""
    blocked = landing(s, me)
    found: dict[Cell, tuple[Cell, ...]] = {}
    for direction in range(6):
        path: tuple[Cell, ...] = ()
        for cell in ray(s.board, s.where[me], direction):
            if len(path) == spaces:
                break
            path = (*path, cell)
            if not blocked >> cell & 1:
                found[cell] = path
    return found


def pull_path(s: Lane, me: Piece, piece: Piece) -> tuple[Cell, ...]:
    """The cells over which a piece comes straight to the space next to `me`; () when there is no free way."""
    line = between(s, me, piece)
    blocked = barred(s, me, piece)
    return () if any(blocked >> cell & 1 for cell in line) else tuple(reversed(line))


def pull(s: Lane, me: Piece, piece: Piece) -> None:
    """Move a piece straight towards `me` until it stands next to it."""
    path = pull_path(s, me, piece)
    start = s.where[piece]
    s.put(piece, path[-1])
    s.tell(events.Moved, piece, start, path, me)


Ways: TypeAlias = Mapping[Cell, tuple[Cell, ...]]
"""Straight moves: where they end, with the cells entered."""


def charge(s: Lane, me: Piece, ways: Ways) -> Flow[tuple[Cell, ...]]:
    """Make one of these full straight moves; gives the cells entered."""
    if not may_displace(s, me, me, MOVE):
        raise Fizzle("charge")
    end = yield from choose(s.seat(me), "charge", sorted(ways), "cell", asking(s, me))
    return _run_along(s, me, ways[end])


def may_charge(s: Lane, me: Piece, ways: Ways) -> Flow[tuple[Cell, ...]]:
    """You may make one of these straight moves; gives the cells entered."""
    if not may_displace(s, me, me, MOVE):
        return ()
    end = yield from may(s.seat(me), "charge", sorted(ways), "cell", asking(s, me))
    return () if end is None else _run_along(s, me, ways[end])


def _run_along(s: Lane, me: Piece, path: tuple[Cell, ...]) -> tuple[Cell, ...]:
    start = s.where[me]
    s.put(me, path[-1])
    s.tell(events.Moved, me, start, path, me)
    return path


def fast_travel_cells(s: Lane, me: Piece) -> list[Cell]:
    """Where `me` can fast travel: this zone or one next to it, if no enemy unit is in either (L10.6)."""
    here = s.zone(s.where[me])
    if foes(s, me, s.board.zones[here].cells):
        return []
    open_cells = 0
    for zone in (here, *s.board.zone_neighbours[here]):
        cells = s.board.zones[zone].cells
        if not foes(s, me, cells):
            open_cells |= cells
    return cells_of(open_cells & ~landing(s, me))


def fast_travel(s: Lane, me: Piece, cell: Cell) -> None:
    """Go directly to a cell; it is not movement."""
    start = s.where[me]
    s.put(me, cell)
    s.tell(events.FastTravelled, me, start, cell)


def may_fast_travel(s: Lane, me: Piece, cells: Iterable[Cell]) -> Flow[None]:
    """You may fast travel to one of these cells."""
    cell = yield from may(s.seat(me), "fast_travel", cells, "cell", asking(s, me))
    if cell is not None:
        fast_travel(s, me, cell)


def step_limit(s: Lane, me: Piece, steps: int) -> int:
    """How far a movement action of `steps` that `me` begins now may go (L10.2)."""
    for source, lasting in s.in_force():
        limit = None if lasting.slows is None else lasting.slows(s, source, me)
        if limit is not None:
            steps = min(steps, limit)
    return steps
