"""Two lanes (L2.5, L2.6, L21.1 to L21.4): positions on the plain two-lane board, with sums worked out by hand."""

from typing import TypeAlias

import pytest

from game.hexgrid.coords import Hex
from game.invariants import Broken, check_lanes
from game.lane.events import BattleCounted, LaneHeld, LanePushed, Moved
from game.lane.heroes import HEROES
from game.lane.push import Push, push_lanes
from game.lane.scenario import format as as_text
from game.lane.scenario import parse
from game.lane.setup import BadSetup, LaneSetup, cast_of, counters
from game.lane.state import Lane
from tests.lane.cast import ALL_HEROES, Table, boards
from tests.plain_board import plain_board
from tests.two_lane_board import two_lane_board

OFF = "off: red hero bob, red hero cid, blue hero dan, blue hero eve, blue hero fay"
"""Three a side; Ann is put where she is needed."""

Pair: TypeAlias = tuple[int, int]

COLUMN = {1: 3, 2: 7, 3: 11, 4: 15}
"""The first column of each block of a lane."""


def spot(block: int, column: int, row: int) -> str:
    """The coordinate of a space: a column of a block, a row of the board."""
    return f"{COLUMN[block] + column - row // 2},{row}"


def hex_at(words: str) -> Hex:
    q, r = words.split(",")
    return Hex(int(q), int(r))


def about_to_push(lane: str, fronts: tuple[int, int], waves: tuple[int, int]) -> Table:
    """Ann (Red) stands beside the last Blue minion of a lane; in the other lane it is one against one."""
    rows = {"a": 1, "b": 6}
    other = {"a": "b", "b": "a"}[lane]
    here, there = fronts if lane == "a" else fronts[::-1]
    return Table(
        f"""
        map: two-lanes
        front: {fronts[0]} {fronts[1]}
        waves: {waves[0]} {waves[1]}
        {OFF}
        at {spot(here, 1, rows[lane])}: red hero ann
        at {spot(here, 2, rows[lane])}: blue melee
        at {spot(here, 0, rows[lane])}: red melee
        at {spot(there, 0, rows[other])}: red melee
        at {spot(there, 3, rows[other])}: blue melee
        ann planned: strike-3
        """
    )


def ended(t: Table) -> tuple[int, str]:
    return t.s.winner, t.s.reason


# Set-up


@pytest.mark.parametrize(
    ("lanes", "heroes", "length", "expected"),
    [
        (1, 2, "quick", (3, 4)),
        (1, 4, "quick", (3, 4)),
        (1, 5, "long", (5, 6)),
        (1, 6, "quick", (3, 5)),
        (1, 6, "long", (5, 8)),
        (2, 6, "quick", (7, 6)),
        (2, 7, "long", (7, 6)),
        (2, 8, "quick", (7, 6)),
        (2, 9, "quick", (7, 7)),
        (2, 10, "long", (7, 7)),
    ],
)
def test_counters_by_lanes_heroes_and_length(
    lanes: int, heroes: int, length: str, expected: tuple[int, int]
) -> None:  # L2.6
    assert counters(lanes, heroes, length) == expected


@pytest.mark.parametrize(("red", "blue"), [(2, 2), (2, 3), (3, 2), (6, 5), (5, 6)])
def test_two_lanes_take_three_to_five_heroes_a_side(red: int, blue: int) -> None:  # L2.5
    names = sorted(HEROES)
    setup = LaneSetup("two-lanes", tuple(names[:red]), tuple(names[red : red + blue]))
    with pytest.raises(BadSetup, match="three to five heroes a side"):
        cast_of(setup, two_lane_board(), HEROES)


def test_one_lane_takes_no_eight_heroes() -> None:  # L2.5
    names = sorted(HEROES)
    with pytest.raises(BadSetup, match="one to three heroes a side"):
        cast_of(LaneSetup("plain", tuple(names[:4]), tuple(names[4:8])), plain_board(), HEROES)


def test_each_lane_begins_with_its_own_counters_and_minions() -> None:  # L3.8, L21.1
    names = sorted(HEROES)
    setup = LaneSetup("two-lanes", tuple(names[:5]), tuple(names[5:10]))
    s = Lane(cast_of(setup, two_lane_board(), HEROES), 1)
    assert (s.front, s.waves, s.lives) == ([3, 2], [7, 7], [7, 7])


# Pushes


def test_a_push_moves_its_own_lane_only() -> None:  # L21.1
    t = about_to_push("b", (3, 2), (7, 7))
    t.act()
    assert (t.s.front, t.s.waves) == ([3, 3], [7, 6])
    assert [len(t.s.minions(0, team)) for team in (0, 1)] == [1, 1]
    assert [len(t.s.minions(1, team)) for team in (0, 1)] == [
        4,
        4,
    ]  # a fresh wave: 2 melee, a ranged, a heavy


def test_tc_41_the_larger_sum_wins_with_the_last_counter() -> None:  # L21.3: Red 3 + 1, Blue 0 + 2
    t = about_to_push("a", (3, 2), (1, 7))
    t.act()
    assert ended(t) == (0, "last push")
    assert t.s.waves == [0, 7]


def test_tc_41_the_pusher_may_lose_by_the_other_lane() -> None:  # L21.3: Red 2 + 0, Blue 1 + 3
    t = about_to_push("a", (2, 1), (1, 7))
    t.act()
    assert ended(t) == (1, "last push")


def test_tc_42_equal_sums_put_the_battle_zone_back() -> None:  # L21.4: 3 v 3
    t = about_to_push("a", (2, 2), (1, 7))
    t.act()
    assert t.s.winner == -1
    assert (t.s.front, t.s.waves) == ([2, 2], [0, 7])
    assert [len(t.s.minions(0, team)) for team in (0, 1)] == [4, 4]  # cleared and respawned
    assert [(event.lane, event.front) for event in t.events(LaneHeld)] == [(0, 2)]
    assert [(event.before, event.after, event.waves) for event in t.events(LanePushed)] == [(2, 3, 0)]


def test_tc_42_every_later_push_is_judged_again() -> None:  # L21.4
    again = about_to_push("a", (2, 2), (0, 7))
    again.act()
    assert (again.s.winner, again.s.front, again.s.waves) == (-1, [2, 2], [0, 7])  # 3 v 3 once more
    ahead = about_to_push("b", (3, 2), (0, 7))  # lane A has no counters; Red pushes B: 2 + 2 v 1 + 1
    ahead.act()
    assert ended(ahead) == (0, "last push")


def test_a_push_into_a_throne_wins_before_any_sum() -> None:  # L20.2, L21.3
    t = about_to_push("a", (4, 1), (1, 7))  # by sums too, but the throne is the reason
    t.act()
    assert ended(t) == (0, "throne")


# Two battles at once


def at_the_end_of_a_round(fronts: Pair, waves: Pair, a: Pair, b: Pair) -> Table:
    """The last card of a round, with so many melee minions (Red, Blue) in lane A and in lane B."""
    lines = []
    for block, rows, counts in ((fronts[0], range(4), a), (fronts[1], range(5, 9), b)):
        for team, column, count in (("red", 0, counts[0]), ("blue", 3, counts[1])):
            lines += [f"at {spot(block, column, row)}: {team} melee" for row in list(rows)[:count]]
    pieces = "\n".join(lines)
    return Table(
        f"map: two-lanes\nturn: 4\nfront: {fronts[0]} {fronts[1]}\nwaves: {waves[0]} {waves[1]}\n{OFF}\n"
        f"at 0,0: red hero ann\nann planned: wait-3\n{pieces}\n"
    )


def test_both_lanes_fight_and_are_pushed_together() -> None:  # L21.2
    t = at_the_end_of_a_round((3, 2), (7, 7), (2, 1), (1, 2))
    t.hold("ann")
    assert [(event.lane, event.red, event.blue) for event in t.events(BattleCounted)] == [
        (0, 2, 1),
        (1, 1, 2),
    ]
    assert t.s.front == [4, 1]
    assert t.s.waves == [6, 6]


def test_if_both_would_win_both_battle_zones_go_back() -> None:  # L21.4
    t = at_the_end_of_a_round((4, 1), (7, 7), (2, 1), (1, 2))
    t.hold("ann")
    assert t.s.winner == -1
    assert (t.s.front, t.s.waves) == ([4, 1], [6, 6])
    assert [len(t.s.minions(lane, team)) for lane in (0, 1) for team in (0, 1)] == [4, 4, 4, 4]


def test_both_lanes_are_cleared_before_new_minions_come() -> None:  # L16.5, L16.6, L21.2
    t = Table(
        f"""
        map: two-lanes
        front: 2 2
        {OFF}
        at 0,0: red hero ann
        at {spot(3, 0, 0)}: red melee lane b
        at {spot(2, 0, 0)}: red melee
        at {spot(2, 0, 5)}: red melee
        """
    )
    point = t.s.board.cell(hex_at(spot(3, 0, 0)))
    stray = t.s.piece_at[point]
    assert list(push_lanes(t.s, [Push(0, 0), Push(1, 0)])) == []  # nobody is asked: no point is blocked
    assert t.s.front == [3, 3]
    assert t.s.piece_at[point] != stray
    assert t.s.lane_of[t.s.piece_at[point]] == 0
    assert [len(t.s.minions(lane, team)) for lane in (0, 1) for team in (0, 1)] == [4, 4, 4, 4]


def test_two_pushes_are_summed_up_once() -> None:  # L21.3: 3 -> 4 and 2 -> 3: Red 3 + 2, Blue 0 + 1
    t = at_the_end_of_a_round((3, 2), (1, 1), (2, 1), (2, 1))
    t.hold("ann")
    assert ended(t) == (0, "last push")
    assert t.s.waves == [0, 0]


# Minions and their lanes


def test_a_minion_in_the_other_lane_is_astray() -> None:  # L15.2, L15.6
    t = Table(
        f"""
        map: two-lanes
        {OFF}
        at 0,0: red hero ann
        ann planned: wait-3
        at {spot(3, 0, 1)}: red melee
        at {spot(3, 3, 1)}: blue melee
        at {spot(2, 0, 7)}: red melee
        at {spot(2, 3, 7)}: blue melee
        at {spot(2, 3, 5)}: red melee lane a
        """
    )
    t.hold("ann")
    while t.asked == "stray":
        t.answer("stray", t.options[0])
    homes = [t.s.board.zones[t.s.board.zone_of[t.s.where[piece]]].id for piece in t.s.minions(0, 0)]
    assert homes == ["a3", "a3"]
    assert len(t.events(Moved)) == 1
    assert len(t.s.minions(1, 0)) == 1


def test_a_heavy_is_shielded_by_its_own_lane_only() -> None:  # L15.3
    def beside_a_heavy(escort: str) -> Table:
        return Table(
            f"""
            map: two-lanes
            {OFF}
            at {spot(3, 1, 1)}: red hero ann
            ann planned: strike-3
            at {spot(3, 2, 1)}: blue heavy
            at {spot(3, 0, 1)}: red melee
            at {escort}: blue melee
            at {spot(2, 0, 7)}: red melee
            at {spot(2, 3, 7)}: blue ranged
            """
        )

    assert "primary" in beside_a_heavy(spot(2, 3, 5)).options  # the melee is bound to lane B
    assert "primary" not in beside_a_heavy(spot(3, 3, 3)).options


def test_a_minion_that_comes_back_belongs_to_the_lane_of_its_point() -> None:  # L15.7
    t = Table(
        f"""
        map: two-lanes
        {OFF}
        at {spot(2, 1, 6)}: red hero dodger
        at {spot(3, 0, 1)}: red melee
        at {spot(3, 3, 1)}: blue melee
        at {spot(2, 0, 5)}: red melee
        at {spot(2, 3, 5)}: blue melee
        dodger level: 2
        dodger planned: necromancy
        """
    )
    t.act()
    t.answer("respawn_minion", "ranged")
    t.answer("respawn_cell", next(option for option in t.options if option is not None))
    assert [t.s.what[piece] for piece in t.s.minions(1, 0)] == ["melee", "ranged"]
    assert len(t.s.minions(0, 0)) == 1


def test_a_position_with_strays_is_written_and_read_again() -> None:
    t = Table(
        f"""
        map: two-lanes
        front: 2 4
        waves: 0 5
        {OFF}
        at 0,0: red hero ann
        ann planned: wait-3
        at {spot(2, 0, 1)}: red melee
        at {spot(2, 3, 1)}: blue melee
        at {spot(4, 0, 7)}: red melee lane a
        at {spot(4, 3, 7)}: blue melee
        at {spot(4, 1, 7)}: red ranged
        """
    )
    again = parse(as_text(t.s), ALL_HEROES, boards)
    assert [again.minions(lane, team) for lane in (0, 1) for team in (0, 1)] == [
        t.s.minions(lane, team) for lane in (0, 1) for team in (0, 1)
    ]
    assert (again.front, again.waves) == ([2, 4], [0, 5])


@pytest.mark.parametrize(
    ("front", "waves", "more_heavies", "wrong"),
    [
        (5, 7, 0, "the battle of lane 1 lies in place 5 of 6"),
        (2, -1, 0, "lane 1 has -1 of 7 wave counters"),
        (2, 8, 0, "lane 1 has 8 of 7 wave counters"),
        (2, 7, 2, "lane 1 has more heavy minions of team 1 than points"),
    ],
)
def test_what_must_hold_in_each_lane_is_looked_at(
    front: int, waves: int, more_heavies: int, wrong: str
) -> None:  # L15.7, L21.1
    s = about_to_push("a", (3, 2), (7, 7)).s
    check_lanes(s)
    s.front[1], s.waves[1] = front, waves
    for column in range(more_heavies):
        s.add("heavy", 1, s.board.cell(hex_at(spot(2, column, 7))), 1)
    with pytest.raises(Broken, match=wrong):
        check_lanes(s)
