"""Areas of the board as bitsets of cells: what is near, in reach, behind, barred."""

from game.hexgrid.coords import Cell
from game.hexgrid.paths import ray
from game.lane import values
from game.lane.cards import Piece, Source
from game.lane.state import Lane
from game.lane.verbs.acting import act_of

EVERYWHERE = -1
"""The bitset of all spaces."""


def near(s: Lane, piece: Piece) -> int:
    """The spaces next to a piece."""
    return s.board.near[s.where[piece]]


def in_reach(s: Lane, me: Piece, more: int = 0) -> int:
    """The spaces within the range or radius of the running card, with `more` on top."""
    return s.board.within(s.where[me], values.reach(s, me, act_of(s).card) + more)


def at_full_reach(s: Lane, me: Piece) -> int:
    """The spaces just as far away as the range or radius of the running card."""
    return in_reach(s, me) & ~in_reach(s, me, -1)


def farther(s: Lane, me: Piece, piece: Piece) -> int:
    """The spaces farther from `me` than `piece` is."""
    return s.board.playable & ~s.board.within(s.where[me], s.distance(me, piece)) & ~(1 << s.where[me])


def closer(s: Lane, me: Piece, piece: Piece) -> int:
    """The spaces closer to `me` than `piece` is."""
    return s.board.within(s.where[me], s.distance(me, piece) - 1)


def behind(s: Lane, me: Piece, piece: Piece, spaces: int) -> int:
    """The first `spaces` spaces straight behind a piece, as `me` sees it (L4.6)."""
    direction = s.board.direction(s.where[me], s.where[piece])
    line = [] if direction is None else list(ray(s.board, s.where[piece], direction))
    return sum(1 << cell for cell in line[:spaces])


def between(s: Lane, me: Piece, piece: Piece) -> list[Cell]:
    """The spaces in a straight line between `me` and a piece; none when they are not lined up."""
    direction = s.board.direction(s.where[me], s.where[piece])
    line = [] if direction is None else list(ray(s.board, s.where[me], direction))
    return line[: s.distance(me, piece) - 1]


def terrain(s: Lane) -> int:
    """The spaces that are terrain, or count as it by an effect."""
    found = s.board.terrain
    for source, lasting in s.in_force():
        if lasting.terrain is not None:
            found |= lasting.terrain(s, source)
    return found


def area(s: Lane, source: Source) -> int:
    """The spaces within the range or radius of a card in force, from where its hero stands now (L19.3)."""
    return s.board.within(s.where[source.piece], values.reach(s, source.piece, source.card))


def walls(s: Lane, me: Piece) -> int:
    """The bitset of spaces that count as obstacles for the steps of `me`'s action (L10.14)."""
    blocked = 0
    for source, lasting in s.in_force():
        if lasting.walls is not None:
            blocked |= lasting.walls(s, source, me)
    return blocked


def landing(s: Lane, me: Piece) -> int:
    """The bitset of spaces that a step, landing or placing of `me`'s action may not enter."""
    return s.filled | walls(s, me)


def barred(s: Lane, me: Piece, piece: Piece) -> int:
    """Like `landing`, for the steps of one piece: none at all if it stands behind a wall, for nothing steps across."""
    walled = walls(s, me)
    return EVERYWHERE if piece != me and walled >> s.where[piece] & 1 else s.filled | walled


def passes(s: Lane, piece: Piece) -> bool:
    """Whether an effect lets a piece pass through obstacles in the step that it takes now (L10.5)."""
    return any(
        lasting.passes is not None and lasting.passes(s, source, piece) for source, lasting in s.in_force()
    )


def outside(s: Lane) -> int:
    """All that is not even terrain: what one who passes through obstacles cannot enter either."""
    return ~(s.board.playable | s.board.terrain)
