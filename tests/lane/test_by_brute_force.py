"""Numbers and areas in positions of random games, against the words of the rules counted out the long way."""

from collections.abc import Iterator
from random import Random

import pytest

from game.hexgrid.board import cells_of
from game.hexgrid.coords import Hex, distance, neighbour, neighbours
from game.kernel.decision import Fizzle
from game.kernel.match import Match
from game.lane import values
from game.lane.cards import Piece
from game.lane.heroes import HEROES
from game.lane.push import nearest_cells
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of, first_state
from game.lane.state import HEAVY, MELEE, RANGED, Lane, Phase
from game.lane.verbs import fast_travel_cells, free_line, is_shielded
from tests.plain_board import plain_board

BOARD = plain_board()
SETUP = LaneSetup("plain", ("tigerclaw", "wasp"), ("brogan", "dodger"))


def positions(seed: int) -> Iterator[Lane]:
    """Positions of a random game, pieces shuffled over the middle to make crowded ones."""
    rng = Random(seed)
    match = Match.start(LaneRules(), first_state(cast_of(SETUP, BOARD, HEROES), seed))
    for _ in range(60):
        if match.decision is None:
            return
        match.apply(rng.randrange(len(match.decision.options)))
        s = match.checkpoint.copy()
        if s.phase is Phase.ACTING and not s.ongoing:
            crowd(s, rng)
            yield s


def crowd(s: Lane, rng: Random) -> None:
    """Put every piece on the board somewhere within few steps of the middle, some a zone away."""
    pieces = s.pieces()
    for piece in pieces:
        s.take(piece)
    zone = rng.choice((1, 2, 3))
    cells = s.empty_cells(s.board.zones[zone].cells | s.board.zones[2].cells)
    for piece, cell in zip(pieces, rng.sample(cells, len(pieces)), strict=True):
        s.put(piece, cell)


def at(s: Lane, piece: Piece) -> Hex:
    return s.board.hexes[s.where[piece]]


def heroes(s: Lane) -> list[Piece]:
    return [Piece(hero) for hero in s.heroes if s.on_board(Piece(hero))]


@pytest.mark.parametrize("seed", range(6))
def test_minion_modifiers(seed: int) -> None:  # L13.4
    for s in positions(seed):
        for hero in heroes(s):
            expected = 0
            for piece in s.pieces():
                steps, friendly = distance(at(s, hero), at(s, piece)), s.side[piece] == s.side[hero]
                if s.what[piece] in (MELEE, HEAVY) and steps == 1:
                    expected += 1 if friendly else -1
                if s.what[piece] == RANGED and steps <= 2 and not friendly:
                    expected -= 1
            assert values.minion_modifier(s, hero) == expected


@pytest.mark.parametrize("seed", range(6))
def test_heavy_immunity(seed: int) -> None:  # L15.3
    for s in positions(seed):
        for piece in s.pieces():
            escorts = [
                other
                for other in s.pieces()
                if s.side[other] == s.side[piece] and s.what[other] in (MELEE, RANGED)
            ]
            assert is_shielded(s, piece) == (s.what[piece] == HEAVY and bool(escorts))


ZONE_OF = {at: number for number, zone in enumerate(BOARD.plan.zones.values()) for at in zone}
TOUCHING = {
    zone: {zone, *(ZONE_OF[at] for spot in spots for at in neighbours(spot) if at in ZONE_OF)}
    for zone, spots in enumerate(BOARD.plan.zones.values())
}


@pytest.mark.parametrize("seed", range(6))
def test_fast_travel(seed: int) -> None:  # L10.6
    for s in positions(seed):
        taken = {at(s, piece) for piece in s.pieces()}
        for me in heroes(s):
            here = ZONE_OF[at(s, me)]
            hostile = {ZONE_OF[at(s, piece)] for piece in s.pieces() if s.side[piece] != s.side[me]}
            zones = set() if here in hostile else TOUCHING[here] - hostile
            expected = {spot for spot, zone in ZONE_OF.items() if zone in zones and spot not in taken}
            assert {s.board.hexes[cell] for cell in fast_travel_cells(s, me)} == expected


@pytest.mark.parametrize("seed", range(6))
def test_pushes(seed: int) -> None:  # L10.7 to L10.9
    for s in positions(seed):
        open_hexes = {s.board.hexes[cell] for cell in cells_of(s.board.playable)}
        taken = {at(s, piece) for piece in s.pieces()}
        for me in heroes(s):
            for piece in s.pieces():
                if piece == me:
                    continue
                away = straight(at(s, me), at(s, piece))
                if away is None:
                    with pytest.raises(Fizzle):
                        free_line(s, me, piece, 3)
                    continue
                slid: list[Hex] = []
                spot = neighbour(at(s, piece), away)
                while len(slid) < 3 and spot in open_hexes and spot not in taken:
                    slid.append(spot)
                    spot = neighbour(spot, away)
                assert [s.board.hexes[cell] for cell in free_line(s, me, piece, 3)] == slid


def straight(a: Hex, b: Hex) -> int | None:
    """The direction in which a walk from `a` comes to `b`, if any."""
    for direction in range(6):
        spot = a
        for _ in range(30):
            spot = neighbour(spot, direction)
            if spot == b:
                return direction
    return None


@pytest.mark.parametrize("seed", range(4))
def test_nearest_spaces(seed: int) -> None:  # L4.2, L16.6
    for s in positions(seed):
        zone = s.board.zones[3].cells
        free = [cell for cell in cells_of(zone) if cell not in s.piece_at]
        for origin in list(s.board.hexes)[::7]:
            steps = {cell: distance(s.board.hexes[origin], s.board.hexes[cell]) for cell in free}
            least = min(steps.values())
            assert nearest_cells(s, origin, zone) == [cell for cell in free if steps[cell] == least]
