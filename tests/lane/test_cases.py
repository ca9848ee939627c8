"""TC-11 to TC-40, TC-44, TC-45: fights, initiative, defeat, respawn, pushes, strays, effects, travel."""

import pytest

from game.kernel.rules import digest
from game.lane import values
from game.lane.actions import perform
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.combat import defeat_hero
from game.lane.events import (
    ActionChosen,
    AttackDeclared,
    AttackStopped,
    AttackSucceeded,
    BattleCounted,
    CardResolved,
    CoinFlipped,
    CoinsChanged,
    EffectEnded,
    FastTravelled,
    Fizzled,
    GameEnded,
    HeroActed,
    HeroDefeated,
    LanePushed,
    LivesChanged,
    MinionDefeated,
    MinionSpawned,
    Moved,
    Passed,
    PieceRemoved,
    Placed,
    Respawned,
)
from game.lane.push import GameOver, remove_minions
from game.lane.state import PRIMARY, Act, Phase
from tests.lane.cast import Table, finish, table


def order(played: Table) -> list[str]:
    """Who has acted so far, in order."""
    return [played.s.cast.heroes[event.hero].id for event in played.events(HeroActed)]


# Defence


def test_tc_11_defence_arithmetic() -> None:  # L13.5: 5 + 1 = 6 holds against 6
    t = table("at 0,0: red hero ann", "at 1,0: blue hero wasp", "at 2,0: blue melee", "ann planned: strike-6")
    t.act()
    t.answer("defend", "lift-up", by="wasp")
    wasp = t.hero("wasp")
    assert t.events(AttackStopped) == [AttackStopped(t.hero("ann"), wasp, 6, 6)]
    assert t.spot("wasp") == (1, 0)
    assert t.discarded("wasp") == ["lift-up"]
    assert t.events(Moved) == []  # a secondary defence executes no text
    assert t.asked == "plan"


@pytest.mark.parametrize(("second_point", "survives"), [("blue ranged point", True), ("blue ranged", False)])
def test_tc_12_primary_defence_bonus(second_point: str, survives: bool) -> None:  # L12.4.6
    t = Table(
        f"""
board:
  . . . . . .
   . a . b . .
  . . o D . .
   . . . . . .
  . . . . . .
o: red hero ann, origin
D: blue hero dodger
a: red melee point
b: {second_point}
dodger upgrades: vampiric-shield
ann planned: strike-6
"""
    )
    t.act()
    t.answer("defend", "vampiric-shield")
    if survives:  # two empty points within 2: 4 + 2 = 6
        assert t.events(AttackStopped) == [AttackStopped(t.hero("ann"), t.hero("dodger"), 6, 6)]
    else:
        assert t.events(AttackSucceeded) == [AttackSucceeded(t.hero("ann"), t.hero("dodger"), 6, 4)]
        assert t.spot("dodger") is None


@pytest.mark.parametrize(("attack", "survives"), [(3, True), (4, False)])
def test_tc_13_modifier_sum(attack: int, survives: bool) -> None:  # L13.4
    t = table(
        "at 0,0: blue hero dan",
        "at 1,0: blue melee",
        "at 0,1: blue heavy",
        "at -1,0: blue ranged",
        "at 0,-1: red melee",
        "at 1,-1: red ranged",
        "at 2,-2: red ranged",
        "at -2,0: red melee",
        "at -1,1: red hero ann",
        f"ann planned: strike-{attack}",
        "dan hand: ward-4",
    )
    t.act()
    t.answer("target", "dan")
    assert [event.modifier for event in t.events(AttackDeclared)] == [-1]
    t.answer("defend", "ward-4")
    assert (t.spot("dan") == (0, 0)) == survives
    assert [event.defence for event in t.events(AttackStopped)] == [3] * survives
    assert [event.defence for event in t.events(AttackSucceeded)] == [3] * (not survives)


def test_tc_14_frozen_modifier() -> None:  # L12.4.4
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "at 2,0: blue melee",
        "ann planned: strike-5",
        "dan hand: wave-off",
    )
    t.act()
    t.answer("defend", "wave-off")
    t.answer("move_to", (3, 0))
    assert t.standing(3, 0) == "blue melee"
    assert t.events(AttackStopped) == [AttackStopped(t.hero("ann"), t.hero("dan"), 5, 5)]


@pytest.mark.parametrize("attack", [0, -1])
def test_tc_15_must_discard(attack: int) -> None:  # L13.2
    lines = (
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "at 2,0: blue melee",
        "at 2,-1: blue melee",
        "at 1,1: blue melee",
        f"ann planned: strike-{attack}",
    )
    t = table(*lines, "dan hand:")
    t.act()
    assert t.spot("dan") is None
    assert t.coins("ann") == [1]
    t = table(*lines, "dan hand: ward-1")
    t.act()
    t.answer("defend", "ward-1")
    assert t.spot("dan") == (1, 0)
    assert t.coins("ann") == [0]


def test_tc_16_useless_defence_useful_text() -> None:  # L13.3
    t = table(
        "at 0,0: red hero ann", "at 1,0: blue hero dan", "ann planned: strike-9", "dan hand: post-up-3, rest"
    )
    t.act()
    t.answer("defend", "post-up-3")
    t.answer("place_at", (-1, 0), by="dan")
    assert t.standing(-1, 0) == "post"
    assert t.coins("ann", "dan") == [1, 7]
    assert t.spot("dan") is None
    assert t.discarded("dan") == ["post-up-3"]
    assert t.hand("dan") == ["rest"]


def test_tc_17_block() -> None:  # L13.6
    t = table("at 0,0: red hero ann", "at 1,0: blue hero wasp", "ann planned: shot-12")
    t.act()
    t.answer("defend", "stop-projectiles")
    assert t.events(AttackStopped) == [AttackStopped(t.hero("ann"), t.hero("wasp"), 12, None)]
    assert t.spot("wasp") == (1, 0)
    t = table("at 0,0: red hero ann", "at 1,0: blue hero wasp", "ann planned: strike-1")
    t.act()
    t.answer("defend", "stop-projectiles")
    assert t.spot("wasp") is None
    assert t.coins("ann") == [1]


# Initiative


THREE = ("at 0,0: red hero ann", "at 1,0: red hero bob", "at 5,0: blue hero dan")


def test_tc_18_cross_team_tie_with_three_heroes() -> None:  # L7.4
    t = table(*THREE, "ann planned: wait-9", "bob planned: wait-9", "dan planned: wait-9")
    assert (t.asked, t.options, t.who) == ("tie", ["ann", "bob"], "ann")
    t.answer("tie", "bob")
    t.hold("bob")
    assert t.s.coin == BLUE_TEAM
    t.hold("dan")
    assert t.s.coin == RED_TEAM
    t.hold("ann")
    assert order(t) == ["bob", "dan", "ann"]
    assert t.s.coin == RED_TEAM
    assert [event.team for event in t.events(CoinFlipped)] == [BLUE_TEAM, RED_TEAM]


def test_tc_19_same_team_tie() -> None:  # L7.3
    t = table(*THREE, "ann planned: wait-9", "bob planned: wait-9", "dan planned: wait-8")
    t.answer("tie", "bob", by="ann")
    t.hold("bob", "ann", "dan")
    assert t.events(CoinFlipped) == []
    t = table(*THREE, "coin: blue", "ann planned: wait-9", "bob planned: wait-9", "dan planned: wait-8")
    t.answer("tie", "ann")
    t.hold("ann", "bob", "dan")
    assert t.events(CoinFlipped) == []


def test_tc_20_changing_initiative() -> None:  # L7.2
    t = table(
        *THREE[:2],
        "at 2,0: blue hero dan",
        "ann planned: hex-hero",
        "ann items: initiative",
        "bob planned: wait-8",
        "dan planned: wait-9",
    )
    t.act(by="ann")
    t.answer("marker", "dan")
    t.hold("bob")
    assert t.s.coin == BLUE_TEAM
    t.hold("dan")
    assert order(t) == ["ann", "bob", "dan"]
    assert [event.initiative for event in t.events(HeroActed)] == [10, 8, 8]


# Defeat and respawn


TWO_A_SIDE = (
    "at 0,0: red hero ann",
    "at -3,0: red hero bob",
    "at 1,0: blue hero dan",
    "at 4,0: blue hero eve",
)


def test_tc_21_defeated_before_acting() -> None:  # L14.3
    t = table(
        *TWO_A_SIDE,
        "turn: 2",
        "ann planned: strike-6",
        "dan planned: wait-5",
        "dan slots: grudge",
        "dan effects: grudge this round since 1",
        "dan level: 4",
    )
    t.act(by="ann")
    t.answer("defend", None, by="dan")
    assert t.coins("ann", "bob", "dan", "eve") == [4, 2, 0, 0]
    assert t.events(LivesChanged) == [LivesChanged(BLUE_TEAM, 4, 2)]
    assert t.slots("dan") == ["grudge", "wait-5", None, None]
    assert t.s.ongoing == ()
    assert t.events(EffectEnded) == [EffectEnded(t.hero("dan"), t.s.slots[t.hero("dan")][0])]  # type: ignore[arg-type]
    assert order(t) == ["ann"]
    assert (t.asked, t.s.turn) == ("plan", 3)


def test_tc_22_last_life() -> None:  # L14.6
    lines = (*TWO_A_SIDE, "ann planned: strike-6", "dan level: 4", "bob planned: wait-3")
    t = table(*lines, "lives: 4 1")
    t.act(by="ann")
    t.skip("defend")
    assert t.match.is_over
    assert (t.s.winner, t.s.reason, t.s.lives) == (RED_TEAM, "life", [4, 0])
    assert t.events(LivesChanged) == [LivesChanged(BLUE_TEAM, 1, 0)]
    assert t.events(GameEnded) == [GameEnded(RED_TEAM, "life")]
    t = table(*lines, "lives: 4 3")
    t.act(by="ann")
    t.skip("defend")
    assert t.s.lives == [4, 1]
    assert (t.asked, t.who) == ("action", "bob")


BLUE_POINTS = [(14, -4), (13, -2), (12, 0)]


def test_tc_23_respawn() -> None:  # L14.9
    t = table(
        "at 14,-4: blue hero eve",
        "at 13,-2: red hero ann",
        "at 12,0: token post of ann",
        "off: blue hero dan",
        "dan planned: wait-9",
    )
    assert [t.at(cell) for cell in t.s.hero_points(BLUE_TEAM)] == BLUE_POINTS
    assert (t.asked, t.who, t.options) == ("respawn", "dan", [None, (12, 0)])
    t.answer("respawn", (12, 0))
    assert t.spot("dan") == (12, 0)
    assert len(t.events(PieceRemoved)) == 1
    t.act("movement", by="dan")  # the whole action is still to come
    t.answer("move", (11, 0))
    assert t.spot("dan") == (11, 0)


def test_tc_23_all_points_held_by_units() -> None:
    t = table(
        "at 14,-4: blue hero eve",
        "at 13,-2: red hero ann",
        "at 12,0: red hero bob",
        "off: blue hero dan",
        "dan planned: wait-9",
    )
    beside = {(13, -4), (13, -3), (14, -3), (12, -2), (12, -1), (13, -1), (11, 0), (11, 1), (12, 1)}
    assert set(t.options) == {None, *beside}
    t.answer("respawn", None)
    assert t.spot("dan") is None
    assert t.events(Respawned) == []
    assert t.slots("dan")[0] == "wait-9"  # declining resolves the card without an action (L6.5.1)


def test_tc_24_passing() -> None:  # L6.4
    t = table(
        "phase: planning",
        "turn: 3",
        "at 0,0: red hero ann",
        "ann hand: wait-9, wait-8",
        "off: blue hero dan",
        "dan hand:",
        "dan slots: jab, rest",
        "dan discard: swing, stroll, guard",
    )
    t.answer("plan", "wait-9")
    t.hold("ann")
    t.hold("ann")  # turn 4: her last card goes down by itself
    assert t.events(Passed) == [Passed(t.hero("dan"))] * 2
    assert t.events(Respawned) == []
    assert (t.s.round, t.s.turn) == (2, 1)
    t.answer("plan", "wait-8", by="ann")
    t.answer("plan", "guard", by="dan")
    assert (t.asked, t.who) == ("respawn", "dan")
    t.answer("respawn", (12, 0))
    t.hold("dan")
    assert t.spot("dan") == (12, 0)


# Pushes


LAST_MINION = ("at 0,0: red hero ann", "at -3,0: red hero bob", "at -5,0: red melee", "at 1,0: blue melee")


def test_tc_25_push_in_mid_turn() -> None:  # L16.2, L6.6
    t = table(
        *LAST_MINION,
        "at 4,0: blue hero dan",
        "ann planned: strike-4",
        "ann items: initiative, initiative, initiative",
        "dan planned: wait-10",
        "bob planned: wait-7",
    )
    t.act(by="ann")
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]
    assert t.minions(BLUE_TEAM) == {"melee": 4, "ranged": 1, "heavy": 1}
    assert (t.asked, t.who) == ("action", "dan")
    told = t.match.events or []
    assert told.index(t.events(LanePushed)[0]) < told.index(t.events(CardResolved)[0])
    t.hold("dan", "bob")
    assert order(t) == ["ann", "dan", "bob"]
    assert [event.initiative for event in t.events(HeroActed)] == [12, 10, 7]


def test_tc_26_repetition_after_a_push() -> None:  # L9.15, L16.2
    t = table(
        "at 7,-2: red hero ann",
        "at 0,0: red melee",
        "at 6,-2: blue melee",
        "off: blue hero dan",
        "ann planned: volley",
    )
    t.act()
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]
    t.answer("repeat", "primary")
    # Within 5 stand the ranged, the four melee and the heavy, which is immune.
    assert t.standing(10, -1) == "blue heavy"
    assert set(t.options) == {(11, -3), (12, -4), (12, -3), (11, -1), (10, 0)}
    t.answer("target", (11, -3))
    assert t.coins("ann") == [4]
    assert t.minions(BLUE_TEAM) == {"melee": 4, "heavy": 1}


def test_tc_27_blocked_spawn_points() -> None:  # L16.6
    t = table(
        *LAST_MINION[:1],
        *LAST_MINION[2:],
        "coin: blue",
        "at 9,-2: blue hero dan",
        "at 11,-1: red hero bob",
        "at 11,-3: token post of dan",
        "ann planned: strike-4",
    )
    t.act()
    assert (t.asked, t.who) == ("blocked_space", "ann")
    assert set(t.options) == {(10, -2), (9, -3), (8, -2), (8, -1)}
    # The free points are full, the post is gone, and Blue has put its melee on the one space left next to its point.
    assert t.standing(11, -3) == "blue ranged"
    assert t.standing(11, -2) == "blue melee"
    t.answer("blocked_space", (8, -2))
    spawned = [(event.team, t.at(event.cell)) for event in t.events(MinionSpawned)]
    assert len(spawned) == 11
    assert spawned[-2:] == [(BLUE_TEAM, (11, -2)), (RED_TEAM, (8, -2))]
    assert t.minions(BLUE_TEAM) == {"melee": 4, "ranged": 1, "heavy": 1}
    assert t.minions(RED_TEAM) == {"melee": 3, "ranged": 1, "heavy": 1}
    assert t.s.coin == BLUE_TEAM
    assert t.events(CoinFlipped) == []


FIVE_BLUE = (*(f"at {q},2: blue melee" for q in range(4)), "at 4,2: blue heavy")
BATTLE = ("phase: end-of-round", "off: red hero ann, blue hero dan")


def test_tc_28_heavy_last() -> None:  # L17.2
    t = table(*BATTLE, "at 0,0: red melee", "at 1,0: red melee", "at 2,0: red heavy", *FIVE_BLUE)
    assert t.asked == "plan"
    assert t.minions(RED_TEAM) == {"heavy": 1}
    assert t.events(LanePushed) == []
    assert t.coins("dan") == [1]  # nothing but pity


def test_tc_28_the_heavy_goes_when_it_must() -> None:
    t = table(*BATTLE, "at 1,0: red melee", "at 2,0: red heavy", *FIVE_BLUE)
    assert t.events(BattleCounted) == [BattleCounted(0, 2, 5, 2)]
    assert t.events(LanePushed) == [LanePushed(0, BLUE_TEAM, 2, 2, 1)]


def test_tc_29_choice_of_casualties() -> None:  # DEC-25
    t = table(
        *BATTLE,
        "at 0,0: red melee",
        "at 1,0: red melee",
        "at 2,0: red ranged",
        "at 3,0: red heavy",
        *FIVE_BLUE,
    )
    assert (t.asked, t.who) == ("casualty", "ann")
    assert set(t.options) == {(0, 0), (1, 0), (2, 0)}
    t.answer("casualty", (2, 0))
    assert t.minions(RED_TEAM) == {"melee": 2, "heavy": 1}


def test_tc_30_no_push_by_displacement() -> None:  # L15.5, L15.6
    t = table(
        "at 7,0: red hero ann",
        "at 0,0: red melee",
        "at 5,0: blue melee",
        "off: blue hero dan",
        "ann planned: trade-places",
    )
    t.act()
    assert t.spot("ann") == (5, 0)
    assert t.events(LanePushed) == []
    assert (t.asked, t.who) == ("stray", "dan")
    assert set(t.options) == {(6, 0), (7, -1), (6, 1)}
    t.answer("stray", (7, -1))
    assert t.standing(7, -1) == "blue melee"
    assert len(t.events(Moved)) == 1
    assert t.events(LanePushed) == []


def test_tc_30_an_enclosed_stray_is_placed() -> None:
    ring = ((9, 0), (9, -1), (8, -1), (7, 0), (7, 1), (8, 1))
    t = table(
        "at 8,0: red hero ann",
        "at 0,0: red melee",
        "at 5,0: blue melee",
        "off: blue hero dan",
        "ann planned: trade-places",
        *(f"at {q},{r}: token post of dan" for q, r in ring),
    )
    t.act()
    assert set(t.options) == {(6, 0), (7, -1), (6, 1)}
    t.answer("stray", (6, 1))
    assert t.standing(6, 1) == "blue melee"
    assert [t.at(event.end) for event in t.events(Placed)] == [(6, 1)]
    assert t.events(Moved) == []


def test_tc_31_removal_pays_nothing() -> None:  # L14.1
    t = table(*LAST_MINION, "at 2,0: blue melee", "off: blue hero dan", "ann planned: banish")
    t.act()
    assert t.standing(1, 0) == ""
    assert t.coins("ann") == [0]
    assert t.events(MinionDefeated) == []


def test_tc_31_a_protected_minion_pays() -> None:  # L14.2
    t = table(
        *LAST_MINION,
        "at 2,0: blue hero dan",
        "dan slots: keep",
        "dan effects: keep this round",
        "ann planned: strike-4",
    )
    t.act()
    t.answer("save_minion", "rest", by="dan")
    assert t.coins("ann") == [2]
    assert t.standing(1, 0) == "blue melee"
    assert t.events(LanePushed) == []
    assert [event.saved for event in t.events(MinionDefeated)] == [True]
    assert "rest" in t.discarded("dan")


def test_tc_31_a_defeat_that_is_replaced_pays_nothing() -> None:  # L14.2, DEC-21
    lines = (
        *LAST_MINION,
        "at 2,0: token keepsake of dan",
        "at 2,-1: blue hero dan",
        "dan slots: instead, keep",
        "dan effects: instead this round, keep this round",
        "ann planned: strike-4",
        "turn: 3",
    )
    t = table(*lines)
    t.act()
    t.answer("victim", (2, 0), by="dan")  # what replaces a defeat is asked before what saves the minion
    assert t.coins("ann") == [0]
    assert (t.standing(1, 0), t.standing(2, 0)) == ("blue melee", "")
    assert t.events(MinionDefeated) == []
    assert t.asked == "plan"
    t = table(*lines)
    t.act()
    t.skip("victim")
    t.answer("save_minion", "rest")
    assert t.coins("ann") == [2]


def test_tc_32_heavy_and_last_escort_together() -> None:  # L9.12
    t = table(*LAST_MINION, "at 0,1: blue heavy", "off: blue hero dan", "ann planned: sweep")
    t.act()
    assert t.options == [None, (1, 0)]
    t.answer("victim", (1, 0))
    assert t.coins("ann") == [2]
    t.answer("repeat", "primary")
    assert t.options == [None, (0, 1)]
    t.answer("victim", (0, 1))
    assert t.coins("ann") == [6]
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]


# Travel and movement


TRAVEL = ("at -7,0: red hero ann", "at 0,0: blue melee", "ann planned: wait-9")


def test_tc_33_fast_travel() -> None:  # L10.6
    t = table(*TRAVEL, "off: blue hero dan")
    t.act("fast_travel")
    zones = t.s.board.zones
    home = zones[0].cells | zones[1].cells
    assert t.options == [t.at(cell) for cell in t.s.empty_cells(home)]
    assert len(t.options) == 9 * 4 + 9 * 2 - 1
    t.answer("fast_travel", (-10, 0))
    assert t.spot("ann") == (-10, 0)
    assert len(t.events(FastTravelled)) == 1


def test_tc_33_the_middle_is_open_when_no_enemy_stands_there() -> None:
    t = table("at -7,0: red hero ann", "ann planned: wait-9", "at 9,0: blue hero dan")
    t.act("fast_travel")
    assert (0, 0) in t.options
    assert (8, 0) not in t.options  # two zones on


def test_tc_33_an_enemy_in_the_start_zone_forbids_it() -> None:
    t = table(*TRAVEL, "at -8,0: blue hero dan")
    assert "movement" in t.options
    assert "fast_travel" not in t.options
    t = table(*TRAVEL, "at -8,0: token post of dan", "off: blue hero dan")
    assert "fast_travel" in t.options


def test_tc_33_immune_enemies_count() -> None:
    t = table(*TRAVEL, "at -8,0: blue heavy", "off: blue hero dan")
    assert "fast_travel" not in t.options


MIRE = ("at 0,0: blue hero dan", "ann planned: wait-9", "dan slots: mire", "dan effects: mire this round")


def test_tc_34_movement_cap() -> None:  # L10.2
    t = table(*MIRE, "at 1,0: red hero ann")
    t.act("movement")
    assert set(t.options) == {None, (2, 0), (2, -1), (1, -1), (0, 1), (1, 1)}
    t = table(*MIRE, "at 2,0: red hero ann")
    t.act("movement")
    assert {(0, 1), (1, -1), (4, 0), (0, 2)} <= set(t.options)  # past him at full value
    assert len(t.options) == 1 + 18 - 1


@pytest.mark.parametrize(
    ("effect", "offered"),
    [("mire", {"movement", "fast_travel"}), ("deep-mire", {"movement"}), ("bonds", set())],
)
def test_tc_34_what_a_cap_and_a_ban_do_to_fast_travel(effect: str, offered: set[str]) -> None:  # L9.4
    t = table(
        "at 6,0: blue hero dan",
        "at 7,0: red hero ann",
        "ann planned: wait-9",
        f"dan slots: {effect}",
        f"dan effects: {effect} this round",
    )
    assert {"movement", "fast_travel"} & set(t.options) == offered


def test_tc_34_who_may_not_attack_may_not_clear_instead() -> None:  # L9.4
    lines = (
        "at 0,0: blue hero dan",
        "at 1,0: red hero ann",
        "at 2,0: token post of dan",
        "ann planned: strike-4",
    )
    assert {"primary", "clear"} <= set(table(*lines).options)
    t = table(*lines, "dan slots: bonds", "dan effects: bonds this round")
    assert [event.action for event in t.events(ActionChosen)] == ["hold"]  # nothing else is left to her


def test_tc_35_fizzle() -> None:  # L9.7, L9.9
    far = ((2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2))
    t = table(
        "at 0,0: red hero ann",
        "at 1,-2: blue melee",
        "off: blue hero dan",
        "ann planned: lunge",
        *(f"at {q},{r}: token post of dan" for q, r in far),
    )
    assert t.options == ["movement", "hold"]  # a step that is impossible from the start is not offered
    before = digest(t.s)
    ann = t.hero("ann")
    finish(t.s, perform(t.s, Act(ann, t.s.planned[ann] or t.s.hand[ann][0], PRIMARY)))
    assert [event.step for event in t.events(Fizzled)] == ["charge"]
    assert digest(t.s) == before


def test_tc_35_what_came_before_stays_done() -> None:  # L9.7
    t = table("at 0,0: red hero ann", "at 3,0: blue hero dan", "ann planned: lunge")
    t.act()
    t.answer("charge", (0, 2))  # beside nobody: there is nothing to attack, and no move afterwards
    assert t.spot("ann") == (0, 2)
    assert [event.step for event in t.events(Fizzled)] == ["target"]
    assert t.slots("ann")[0] == "lunge"
    assert t.asked == "plan"


# Effects in time


def test_tc_36_next_turn_effect_of_turn_four_never_applies() -> None:  # L17.5
    heroes = ("at 0,0: red hero ann", "at 1,0: blue hero dan")
    lines = (*heroes, "ann planned: foresight", "ann hand: strike-4", "dan hand: ward-9")
    t = table(*lines, "turn: 4")
    t.act()
    assert t.s.round == 2
    t.answer("plan", "strike-4")
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [4]
    t = table(*lines, "turn: 3")
    t.act()
    assert t.asked == "action"  # both had one card left, so nobody had to choose
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [7]


@pytest.mark.parametrize(("card", "coins"), [("wages", 2), ("later-wages", 1)])
def test_tc_36_end_of_turn_effect_of_turn_four_fires(card: str, coins: int) -> None:
    t = table("at 0,0: red hero ann", f"ann planned: {card}", "ann level: 2", "turn: 4", "off: blue hero dan")
    t.act()
    assert t.s.round == 2
    assert t.coins("ann", "dan") == [coins, 1]  # one of them is the pity coin


@pytest.mark.parametrize(("card", "coins", "lives"), [("nag", [0, 0], [4, 4]), ("threaten", [2, 1], [4, 3])])
def test_tc_37_discard_wording(card: str, coins: list[int], lives: list[int]) -> None:  # L14.8
    t = table(*TWO_A_SIDE, f"ann planned: {card}", "dan hand:", "dan level: 2")
    t.act()
    assert t.coins("ann", "bob") == coins
    assert t.s.lives == lives
    assert (t.spot("dan") is None) == (card == "threaten")


@pytest.mark.parametrize("card", ["nag", "threaten"])
def test_tc_37_with_cards_in_hand_one_must_go(card: str) -> None:
    t = table(*TWO_A_SIDE, f"ann planned: {card}", "dan hand: rest, jab")
    t.act()
    assert (t.asked, t.who) == ("discard", "dan")
    assert set(t.options) == {"jab", "rest"}  # no None: the choice is only which
    t.answer("discard", "jab")
    assert (t.hand("dan"), t.discarded("dan")) == (["rest"], ["jab"])
    assert t.spot("dan") == (1, 0)


def test_tc_38_pity_coin_does_not_buy() -> None:  # L17.7
    t = table("phase: levels", "off: red hero ann, blue hero dan", "ann level: 2", "ann coins: 1")
    assert t.asked == "plan"
    assert (t.s.level[0], t.coins("ann")) == (2, [2])
    t = table("phase: levels", "off: red hero ann, blue hero dan", "ann level: 2", "ann coins: 2")
    t.answer("upgrade", "red-2a")
    assert (t.s.level[0], t.coins("ann", "dan")) == (3, [0, 1])


PUSH_WAR = "map: plain\noff: red hero ann, blue hero dan\nat 8,4: red melee\nat 9,4: blue melee\n"


def cleared(t: Table, team: int) -> None:
    """All minions of a team are removed by the other team's hero."""
    by = t.hero("dan" if team == RED_TEAM else "ann")
    finish(t.s, remove_minions(t.s, by, t.s.minions(0, team)))


def test_tc_39_short_push_war() -> None:  # L16.3
    t = Table(PUSH_WAR)
    cleared(t, BLUE_TEAM)
    assert (t.s.waves, t.s.battle_zone().id) == ([2], "blue-beach")
    cleared(t, RED_TEAM)
    assert (t.s.waves, t.s.battle_zone().id) == ([1], "middle")
    with pytest.raises(GameOver):
        cleared(t, BLUE_TEAM)
    assert (t.s.waves, t.s.battle_zone().id) == ([0], "middle")
    assert (t.s.winner, t.s.reason, t.s.phase) == (RED_TEAM, "last push", Phase.OVER)


def test_tc_39_two_pushes_running_reach_the_throne() -> None:  # L16.4, L20.2
    t = Table(PUSH_WAR)
    cleared(t, BLUE_TEAM)
    with pytest.raises(GameOver):
        cleared(t, BLUE_TEAM)
    assert (t.s.waves, t.s.battle_zone().id) == ([1], "blue-throne")
    assert (t.s.winner, t.s.reason) == (RED_TEAM, "throne")


def test_tc_40_battle_after_a_late_push() -> None:  # L17.2, L16.7
    t = table(*LAST_MINION, "off: blue hero dan", "ann planned: strike-4", "turn: 4")
    t.act()
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]
    assert t.events(BattleCounted) == [BattleCounted(0, 5, 6, 1)]
    assert (t.asked, t.who, len(t.options)) == ("casualty", "ann", 4)
    t.answer("casualty", t.options[0])
    assert sum(t.minions(RED_TEAM).values()) == 4
    assert len(t.events(LanePushed)) == 1


def test_tc_40_a_push_by_an_end_of_round_effect() -> None:
    t = table(
        *LAST_MINION,
        "off: blue hero dan",
        "phase: end-of-round",
        "turn: 4",
        "ann slots: doom",
        "ann effects: doom this round since 1",
    )
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]
    assert t.events(BattleCounted) == [BattleCounted(0, 5, 6, 1)]
    assert t.asked == "casualty"


# Presence, substitution


def test_tc_44_presence_is_no_target() -> None:  # L9.11
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue heavy",
        "at 5,0: blue melee",
        "off: blue hero dan",
        "ann planned: bravado",
    )
    t.act()
    t.answer("move", (-2, 0))
    assert t.spot("ann") == (-2, 0)


def test_tc_45_fast_travel_leaves_the_text_out() -> None:  # L9.3
    lines = ("at -7,0: red hero ann", "off: blue hero dan", "ann planned: parade")
    t = table(*lines)
    t.act("fast_travel")
    t.answer("fast_travel", (0, 0))
    assert t.coins("ann") == [0]
    t = table(*lines)
    t.act("primary")
    t.answer("move", None)
    assert t.coins("ann") == [5]


def test_tc_45_a_repeated_attack_cannot_become_clear() -> None:
    t = table(
        *LAST_MINION,
        "at 0,1: blue melee",
        "at -1,0: token post of ann",
        "at 1,-1: blue melee",
        "off: blue hero dan",
        "ann planned: flurry",
    )
    assert "clear" in t.options
    t.act()
    t.answer("target", (1, 0))
    assert t.options == [None, "primary"]
    t.answer("repeat", "primary")
    assert (t.asked, set(t.options)) == ("target", {(0, 1), (1, -1)})


def test_defeat_tells_before_it_pays() -> None:  # L14.3: off the board, card, effects, markers, coins, lives
    t = table(*TWO_A_SIDE, "ann planned: wait-9", "dan planned: wait-5", "dan markers: hex 1 of ann")
    defeat_hero(t.s, t.hero("ann"), t.hero("dan"))
    kinds = [type(event).__name__ for event in t.match.events or []][-6:]
    assert kinds == [
        "HeroDefeated",
        "CardResolved",
        "MarkerReturned",
        "CoinsChanged",
        "CoinsChanged",
        "LivesChanged",
    ]
    assert values.initiative(t.s, t.hero("ann")) == 9
    assert len(t.events(HeroDefeated)) == 1
    assert [event.after for event in t.events(CoinsChanged)] == [1, 1]
