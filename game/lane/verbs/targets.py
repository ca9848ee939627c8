"""Who stands there, who can be touched, and picking one of them."""

from collections.abc import Iterable

from game.kernel.decision import choose, may
from game.kernel.flow import Flow
from game.lane.cards import Piece
from game.lane.state import HEAVY, Lane
from game.lane.verbs.acting import asking

MOVE, PUSH, SWAP, PLACE = "move", "push", "swap", "place"
"""The displacements that an effect may forbid (L10.12)."""


def foes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy units on some cells."""
    return [piece for piece in s.pieces_in(cells) if s.is_foe(piece, me)]


def foe_heroes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy heroes on some cells."""
    return [piece for piece in s.pieces_in(cells) if s.is_hero(piece) and s.side[piece] != s.side[me]]


def friends(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Friendly units on some cells, never `me` (L5.4)."""
    return [piece for piece in s.pieces_in(cells) if s.is_friend(piece, me)]


def friend_heroes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Friendly heroes on some cells, never `me`."""
    return [piece for piece in friends(s, me, cells) if s.is_hero(piece)]


def friend_minions(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Friendly minions on some cells."""
    return [piece for piece in friends(s, me, cells) if s.is_minion(piece)]


def foe_minions(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy minions on some cells."""
    return [piece for piece in foes(s, me, cells) if s.is_minion(piece)]


def heroes_in(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Heroes of either team on some cells, never `me`."""
    return [piece for piece in s.pieces_in(cells) if s.is_hero(piece) and piece != me]


def units(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Units of either team on some cells, never `me`."""
    return [piece for piece in s.pieces_in(cells) if s.is_unit(piece) and piece != me]


def others(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Units and tokens on some cells, never `me`."""
    return [piece for piece in s.pieces_in(cells) if piece != me]


def is_shielded(s: Lane, piece: Piece) -> bool:
    """Whether a heavy minion is immune: a non-heavy one of its team fights in its lane (L15.3)."""
    if s.what[piece] != HEAVY:
        return False
    return any(s.what[minion] != HEAVY for minion in s.minions(s.lane_of[piece], s.side[piece]))


def may_touch(s: Lane, me: Piece, piece: Piece) -> bool:
    """Whether the running action of `me` can affect a piece: nothing makes it immune (L19.7)."""
    if piece == me:
        return True
    if is_shielded(s, piece) and not (s.stack and s.stack[-1].pierces):
        return False
    return not any(
        lasting.immune is not None and lasting.immune(s, source, piece, me)
        for source, lasting in s.in_force()
    )


def may_displace(s: Lane, me: Piece, piece: Piece, how: str) -> bool:
    """Whether the running action of `me` may move, push, swap or place a piece (L10.12)."""
    if not may_touch(s, me, piece):
        return False
    return not any(
        lasting.fixed is not None and lasting.fixed(s, source, piece, me, how)
        for source, lasting in s.in_force()
    )


def displaceable(s: Lane, me: Piece, pieces: Iterable[Piece], how: str) -> list[Piece]:
    """Those of `pieces` that `me` may displace in this way."""
    return [piece for piece in pieces if may_displace(s, me, piece, how)]


def target(s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str = "victim") -> Flow[Piece]:
    """Pick one of `candidates` that the action can touch; mandatory (L9.11)."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from choose(s.seat(me), prompt, found, "piece", asking(s, me)))


def target_if_any(
    s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str = "victim"
) -> Flow[Piece | None]:
    """Like `target`, for the last clause of a text: without a target nothing happens."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from target(s, me, found, prompt)) if found else None


def may_target(s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str) -> Flow[Piece | None]:
    """Pick one of `candidates` that the action can touch, or none of them (L9.12)."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from may(s.seat(me), prompt, found, "piece", asking(s, me)))


def targets_up_to(
    s: Lane, me: Piece, candidates: Iterable[Piece], most: int, prompt: str = "victim"
) -> Flow[list[Piece]]:
    """Pick up to `most` different ones of `candidates`; they are chosen before anything happens to them (L9.12)."""
    left = [piece for piece in candidates if may_touch(s, me, piece)]
    chosen: list[Piece] = []
    while len(chosen) < most:
        piece = yield from may(s.seat(me), prompt, left, "piece", asking(s, me, *chosen))
        if piece is None:
            break
        left.remove(piece)
        chosen.append(piece)
    return chosen
