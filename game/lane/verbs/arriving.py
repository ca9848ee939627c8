"""What comes onto the board: tokens, minions on spawn points, heroes."""

from game.hexgrid.coords import Cell
from game.kernel.decision import choose
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import Piece, TokenKind
from game.lane.push import nearest_cells, remove, spawn
from game.lane.state import MINIONS, Lane
from game.lane.verbs.acting import asking
from game.lane.verbs.areas import walls

LANE_WORDS = ("lane_a", "lane_b")


def place_token(s: Lane, me: Piece, kind: TokenKind, cell: Cell) -> Flow[None]:
    """Put one of your tokens on an empty cell: from the supply first, then one from the board (L19.9)."""
    mine = [piece for piece in s.pieces() if s.what[piece] == kind.id and s.owner[piece] == me]
    if len(mine) >= kind.supply:
        taken = yield from choose(s.seat(me), "token_from", mine, "piece", asking(s, me))
        remove(s, taken)
    piece = s.add(kind.id, s.side[me], cell, owner=me)
    s.tell(events.TokenPlaced, piece, kind.id, me, cell)


def empty_points(s: Lane, me: Piece, cells: int) -> list[Cell]:
    """The empty minion spawn points in a battle zone among `cells`, as `me`'s action sees them."""
    if _sees_points_everywhere(s, me):
        return s.empty_cells(cells & s.board.playable)
    found = (point.cell for lane in range(len(s.front)) for point in s.minion_points(lane))
    return sorted(cell for cell in found if cells >> cell & 1 and cell not in s.piece_at)


def _sees_points_everywhere(s: Lane, me: Piece) -> bool:
    return any(lasting.spawns_everywhere and source.piece == me for source, lasting in s.in_force())


def respawn_minion(s: Lane, me: Piece, cells: int) -> Flow[None]:
    """Bring a fallen minion of your team back on an empty minion spawn point among `cells` (L15.7)."""
    free = {lane: _free_points(s, me, lane, cells & ~walls(s, me)) for lane in range(len(s.front))}
    lanes = [lane for lane in free if free[lane] and _fallen(s, me, lane)]
    words = [LANE_WORDS[lane] for lane in lanes]
    word = yield from choose(s.seat(me), "respawn_lane", words, "word", asking(s, me))
    lane = LANE_WORDS.index(word)
    kind = yield from choose(s.seat(me), "respawn_minion", _fallen(s, me, lane), "word", asking(s, me))
    cell = yield from choose(s.seat(me), "respawn_cell", free[lane], "cell", asking(s, me))
    spawn(s, kind, s.side[me], cell, lane)


def _free_points(s: Lane, me: Piece, lane: int, cells: int) -> list[Cell]:
    if _sees_points_everywhere(s, me):
        return empty_points(s, me, cells)
    return empty_points(s, me, cells & s.battle_zone(lane).cells)


def _fallen(s: Lane, me: Piece, lane: int) -> list[str]:
    """The types of which a lane has more spawn points of `me`'s team than figures."""
    points = [point.kind for point in s.minion_points(lane) if point.team == s.side[me]]
    standing = [s.what[minion] for minion in s.minions(lane, s.side[me])]
    return [kind for kind in MINIONS if standing.count(kind) < points.count(kind)]


def respawn_cells(s: Lane, hero: Piece) -> list[Cell]:
    """Where a hero may come back: a spawn point without a unit, else next to one, else in its throne (L14.9)."""
    points = s.hero_points(s.side[hero])
    open_points = [cell for cell in points if cell not in s.piece_at or s.is_token(s.piece_at[cell])]
    if open_points:
        return open_points
    beside = 0
    for cell in points:
        beside |= s.board.near[cell]
    return s.empty_cells(beside & s.board.playable) or nearest_cells(
        s, points[0], s.throne(s.side[hero]).cells
    )


def put_on_board(s: Lane, hero: Piece, cell: Cell) -> None:
    """A hero comes onto the board; a token there goes first."""
    token = s.piece_at.get(cell)
    if token is not None:
        remove(s, token)
    s.put(hero, cell)
    s.tell(events.Respawned, hero, cell)
