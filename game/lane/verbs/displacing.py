"""Pushing, placing and swapping."""

from collections.abc import Callable, Iterable

from game.hexgrid.board import cells_of
from game.hexgrid.coords import Cell
from game.hexgrid.paths import ray
from game.kernel.decision import Fizzle, choose, may
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import Piece
from game.lane.state import Lane
from game.lane.verbs.acting import asking
from game.lane.verbs.areas import barred, landing
from game.lane.verbs.targets import PLACE, PUSH, SWAP, displaceable, may_displace


def free_line(s: Lane, me: Piece, piece: Piece, spaces: int) -> tuple[Cell, ...]:
    """The cells over which a push of `spaces` from `me` would carry a piece (L10.7).

    Raises:
        Fizzle: the two are not in a straight line (L10.8).
    """
    direction = s.board.direction(s.where[me], s.where[piece])
    if direction is None:
        raise Fizzle("push_target")
    blocked = barred(s, me, piece)
    path: tuple[Cell, ...] = ()
    for cell in ray(s.board, s.where[piece], direction):
        if len(path) == spaces or blocked >> cell & 1:
            break
        path = (*path, cell)
    return path


def push(s: Lane, me: Piece, piece: Piece, spaces: int) -> Flow[int]:
    """Push a piece straight away from `me`, up to the first obstacle; gives the spaces it went (L10.7)."""
    return (yield from _push_along(s, me, piece, free_line(s, me, piece, spaces)))


def push_over(s: Lane, me: Piece, piece: Piece, spaces: int) -> Flow[int]:
    """Push a piece over obstacles to the last empty space within `spaces`; gives the spaces it went (L10.9)."""
    direction = s.board.direction(s.where[me], s.where[piece])
    if direction is None:
        raise Fizzle("push_target")
    line = tuple(ray(s.board, s.where[piece], direction))[:spaces]
    blocked = landing(s, me)
    while line and blocked >> line[-1] & 1:
        line = line[:-1]
    return (yield from _push_along(s, me, piece, line))


def _push_along(s: Lane, me: Piece, piece: Piece, path: tuple[Cell, ...]) -> Flow[int]:
    start = s.where[piece]
    if path:
        s.put(piece, path[-1])
    s.tell(events.Pushed, piece, start, path, me)
    for source, lasting in tuple(s.in_force()):
        if lasting.after_push is not None and source.piece == me:
            yield from lasting.after_push(s, source, piece)
    return len(path)


def push_up_to(s: Lane, me: Piece, candidates: Iterable[Piece], spaces: int) -> Flow[None]:
    """Push one of `candidates` up to `spaces`; how far is `me`'s choice."""
    pushable = displaceable(s, me, candidates, PUSH)
    piece = yield from choose(s.seat(me), "push_target", pushable, "piece", asking(s, me))
    yield from _push_how_far(s, me, piece, spaces)


def may_push_up_to(s: Lane, me: Piece, candidates: Iterable[Piece], spaces: int) -> Flow[None]:
    """You may push one of `candidates` up to `spaces`; how far is `me`'s choice."""
    pushable = displaceable(s, me, candidates, PUSH)
    piece = yield from may(s.seat(me), "push_target", pushable, "piece", asking(s, me))
    if piece is not None:
        yield from _push_how_far(s, me, piece, spaces)


def _push_how_far(s: Lane, me: Piece, piece: Piece, spaces: int) -> Flow[None]:
    longest = len(free_line(s, me, piece, spaces))
    amounts = range(longest, -1, -1)
    steps = yield from choose(s.seat(me), "push_steps", amounts, "amount", asking(s, me, piece))
    yield from push(s, me, piece, steps)


def place(s: Lane, me: Piece, piece: Piece, cell: Cell) -> None:
    """Put a piece onto an empty cell; no path, not movement (L10.7)."""
    start = s.where[piece]
    s.put(piece, cell)
    s.tell(events.Placed, piece, start, cell, me)


def place_within(s: Lane, me: Piece, piece: Piece, cells: int) -> Flow[None]:
    """Place a piece onto one of these cells that is free."""
    if not may_displace(s, me, piece, PLACE):
        raise Fizzle("place_at")
    free = cells_of(cells & ~landing(s, me))
    cell = yield from choose(s.seat(me), "place_at", free, "cell", asking(s, me, piece))
    place(s, me, piece, cell)
    if piece == me:
        for source, lasting in tuple(s.in_force()):
            if lasting.after_placing is not None and source.piece == me:
                yield from lasting.after_placing(s, source)


def place_one_of(s: Lane, me: Piece, candidates: Iterable[Piece], cells: int) -> Flow[None]:
    """Pick one of `candidates` and place it onto one of these cells that is free."""
    if not cells & ~landing(s, me):
        raise Fizzle("place_at")
    movable = displaceable(s, me, candidates, PLACE)
    piece = yield from choose(s.seat(me), "place_target", movable, "piece", asking(s, me))
    yield from place_within(s, me, piece, cells)


def swap(s: Lane, me: Piece, a: Piece, b: Piece) -> None:
    """Two pieces exchange spaces; neither movement nor placement (L10.7).

    Raises:
        Fizzle: one of them may not be swapped.
    """
    if not (may_displace(s, me, a, SWAP) and may_displace(s, me, b, SWAP)):
        raise Fizzle("swap")
    a_cell, b_cell = s.where[a], s.where[b]
    s.take(a)
    s.put(b, a_cell)
    s.put(a, b_cell)
    s.tell(events.Swapped, a, b, b_cell, a_cell, me)


def swap_with(s: Lane, me: Piece, candidates: Iterable[Piece]) -> Flow[Piece]:
    """Swap yourself with one of `candidates`; gives the piece."""
    if not may_displace(s, me, me, SWAP):
        raise Fizzle("swap")
    pieces = displaceable(s, me, candidates, SWAP)
    piece = yield from choose(s.seat(me), "swap_target", pieces, "piece", asking(s, me))
    swap(s, me, me, piece)
    return piece


def any_two(a: Piece, b: Piece) -> bool:
    """Any two pieces fit together."""
    return True


def swap_two(
    s: Lane, me: Piece, candidates: Iterable[Piece], fit: Callable[[Piece, Piece], bool] = any_two
) -> Flow[None]:
    """Swap two of `candidates` that fit together with each other."""
    pieces = displaceable(s, me, candidates, SWAP)
    partners = {a: [b for b in pieces if b != a and fit(a, b)] for a in pieces}
    able = [piece for piece in pieces if partners[piece]]
    first = yield from choose(s.seat(me), "swap_target", able, "piece", asking(s, me))
    second = yield from choose(s.seat(me), "swap_target", partners[first], "piece", asking(s, me, first))
    swap(s, me, first, second)
