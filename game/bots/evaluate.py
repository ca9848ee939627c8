"""How good a lane position is for a team: a sum of named features, so that every preference explains itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from game.hexgrid.board import Board, cells_of
from game.hexgrid.coords import NOWHERE, Cell
from game.lane.cards import BLUE_TEAM, RED_TEAM, Piece
from game.lane.state import HEAVY, MINIONS, RANGED, TURNS, Lane
from game.lane.values import defence_icon

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "lane": 22.0,
    "lives": 6.0,
    "minions": 2.6,
    "push": 12.0,
    "alive": 4.0,
    "level": 6.0,
    "coins": 1.3,
    "cards": 0.8,
    "defence": 0.35,
    "distance": -0.5,
    "support": 0.4,
    "pressure": 1.2,
    "threat": -0.6,
}
"""What one unit of each feature is worth. All features are leads: own team's minus the other's."""

LAST_WAVE = 2.5
"""How much more minions and pushes count when the next push ends the game."""

FAR = 12
"""Steps beyond which farther does not count as worse."""

SAFE = 6
"""The defence with which a hero hardly needs to fear an attack."""

STRIDE = 4
"""Within so many spaces an enemy hero counts as a threat."""


class Masks(NamedTuple):
    """Where the figures of each team stand, as bitsets by team; `prey` are its minions that are not immune.

    `minions` counts them by lane and team.
    """

    heroes: list[int]
    solid: list[int]
    ranged: list[int]
    prey: list[int]
    minions: list[list[int]]


def evaluate(s: Lane, team: int) -> float:
    """The worth of a position for a team; the same with the other sign for the other team."""
    return sum(WEIGHTS[name] * lead for name, lead in features(s, team).items())


def features(s: Lane, team: int) -> dict[str, float]:
    """Each feature's lead for a team."""
    sign = 1 if team == RED_TEAM else -1
    found = dict.fromkeys(WEIGHTS, 0.0)
    if s.winner >= 0:
        found["won"] = 1.0 if s.winner == team else -1.0
    found["lives"] = sign * (_lives_worth(s.lives[RED_TEAM]) - _lives_worth(s.lives[BLUE_TEAM]))
    masks = masks_of(s)
    for lane in range(len(s.front)):
        _add_lane(s, lane, sign, masks, found)
    ways = [Ways(s.board, prey) for prey in masks.prey]
    for hero in s.heroes:
        lead = 1 if s.side[hero] == team else -1
        _add_cards(s, Piece(hero), lead, found)
        if s.where[hero] != NOWHERE:
            _add_stand(s, Piece(hero), lead, masks, ways[1 - s.side[hero]], found)
    return found


def _lives_worth(lives: int) -> float:
    """The fewer are left, the more each one is worth."""
    return sum(1 + 2 / life for life in range(1, lives + 1))


def masks_of(s: Lane) -> Masks:
    heroes, solid, ranged, prey = [0, 0], [0, 0], [0, 0], [0, 0]
    lanes = range(len(s.front))
    count = [[0, 0] for _ in lanes]
    light, heavy = [[0, 0] for _ in lanes], [[0, 0] for _ in lanes]
    for cell, piece in s.piece_at.items():
        side, what, bit = s.side[piece], s.what[piece], 1 << cell
        if what in MINIONS:
            lane = s.lane_of[piece]
            count[lane][side] += 1
            (heavy if what == HEAVY else light)[lane][side] |= bit
            (ranged if what == RANGED else solid)[side] |= bit
        elif s.is_hero(piece):
            heroes[side] |= bit
    for lane in lanes:
        for side in (RED_TEAM, BLUE_TEAM):
            prey[side] |= light[lane][side] or heavy[lane][side]
    return Masks(heroes, solid, ranged, prey, count)


def _add_lane(s: Lane, lane: int, sign: int, masks: Masks, found: dict[str, float]) -> None:
    path = s.board.lanes[lane]
    judged = s.waves[lane] == 1 or 0 in s.waves  # a push now may decide the game (L20.3, L21.3, L21.4)
    near_end = judged or s.front[lane] in (1, len(path.zones) - 2)
    stakes = LAST_WAVE if near_end else 1.0
    found["lane"] += sign * (s.front[lane] - path.start)
    red, blue = masks.minions[lane]
    found["minions"] += sign * stakes * (red - blue)
    small, large = min(red, blue), max(red, blue)
    if large >= 2 * small and large > small:
        leader = sign if red > blue else -sign
        found["push"] += leader * stakes * s.turn / TURNS


def _add_cards(s: Lane, hero: Piece, sign: int, found: dict[str, float]) -> None:
    """Level, coins, and the hand: the less of the round is left, the less its cards are worth."""
    found["level"] += sign * s.level[hero]
    found["coins"] += sign * s.coins[hero]
    left = (TURNS + 1 - s.turn) / TURNS
    found["cards"] += sign * len(s.hand[hero]) * left
    found["defence"] += sign * best_defence(s, hero) * left


def best_defence(s: Lane, hero: Piece) -> int:
    """The highest defence among the hand cards that are known; 0 without any."""
    best = 0
    for card in s.hand[hero]:
        if card:
            best = max(best, defence_icon(s, hero, s.card(card)) or 0)
    return best


def _add_stand(s: Lane, hero: Piece, sign: int, masks: Masks, ways: Ways, found: dict[str, float]) -> None:
    """Where a hero stands: minions that protect it, prey in reach, enemy heroes near."""
    side, cell = s.side[hero], s.where[hero]
    near = s.board.near[cell]
    modifier = (
        (near & masks.solid[side]).bit_count()
        - (near & masks.solid[1 - side]).bit_count()
        - (s.board.within(cell, 2) & masks.ranged[1 - side]).bit_count()
    )
    found["alive"] += sign
    found["support"] += sign * modifier
    found["pressure"] += sign * min(2, (near & masks.prey[1 - side]).bit_count())
    found["distance"] += sign * ways.steps(cell)
    foes = masks.heroes[1 - side]
    danger = (near & foes).bit_count() + 0.4 * (s.board.within(cell, STRIDE) & foes & ~near).bit_count()
    if danger:
        short = max(0, SAFE - best_defence(s, hero) - modifier) / 3
        found["threat"] += sign * danger * (0.3 + short) * s.level[hero] ** 0.5


class Ways:
    """Steps from cells to the nearest one of a goal, walking round terrain, at most FAR."""

    __slots__ = ("_from",)

    def __init__(self, board: Board, goal: int) -> None:
        self._from = [_steps_from(board, 1 << cell) for cell in cells_of(goal)]

    def steps(self, cell: Cell) -> int:
        """Steps from a cell."""
        return min([steps.get(cell, FAR) for steps in self._from], default=FAR)


def way_to_battle(s: Lane, cell: Cell) -> int:
    """Steps to the nearest battle zone, walking round terrain, at most FAR."""
    return min(_steps_from(s.board, s.battle_zone(lane).cells).get(cell, FAR) for lane in range(len(s.front)))


@lru_cache(maxsize=2048)
def _steps_from(board: Board, goal: int) -> dict[Cell, int]:
    """The steps from the nearest cell of a bitset to every cell that is less than FAR away."""
    found: dict[Cell, int] = {}
    frontier, seen = goal & board.playable, 0
    for steps in range(FAR):
        found |= dict.fromkeys(cells_of(frontier), steps)
        seen |= frontier
        frontier = board.spread(frontier) & board.playable & ~seen
    return found
