"""Rules by their numbers, as far as TC and LC cases leave them open: set-up, actions, moving, effects, views."""

from functools import partial
from operator import mod

import pytest

from game.hexgrid.board import Board, Plan
from game.hexgrid.coords import Hex
from game.kernel.match import MASKED, Match
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.events import (
    AttackDeclared,
    AttackStopped,
    AttackSucceeded,
    CardUpgraded,
    CoinFlipped,
    CoinsChanged,
    CoinTossed,
    EffectBegan,
    Fizzled,
    HeroActed,
    LanePushed,
    MarkerReturned,
    MinionDefeated,
    MinionSpawned,
    Moved,
    Passed,
    PieceRemoved,
    Placed,
    Pushed,
    Respawned,
    Revealed,
    Swapped,
)
from game.lane.rules import LaneRules
from game.lane.setup import LONG, QUICK, BadSetup, LaneSetup, cast_of, first_state
from game.lane.state import HIDDEN, Lane, Phase
from tests.lane.cast import ALL_HEROES, Table, table
from tests.plain_board import plain_board


def acted(t: Table) -> list[str]:
    """Who has acted, in order."""
    return [t.s.cast.heroes[event.hero].id for event in t.events(HeroActed)]


def start(setup: LaneSetup, seed: int = 0, board: Board | None = None) -> Match[Lane]:
    """A new game."""
    return Match.start(LaneRules(), first_state(cast_of(setup, board or plain_board(), ALL_HEROES), seed))


DUO = LaneSetup("plain", ("ann", "bob"), ("dan", "eve"))

# Set-up


@pytest.mark.parametrize(
    ("side", "length", "waves", "lives"),
    [(1, QUICK, 3, 4), (1, LONG, 5, 6), (2, QUICK, 3, 4), (2, LONG, 5, 6), (3, QUICK, 3, 5), (3, LONG, 5, 8)],
)
def test_l2_6_counters(side: int, length: str, waves: int, lives: int) -> None:
    red, blue = ("ann", "bob", "cid")[:side], ("dan", "eve", "fay")[:side]
    s = start(LaneSetup("plain", red, blue, length)).state
    assert (s.waves, s.lives) == ([waves], [lives, lives])


def test_l2_4_five_players_use_the_counters_of_four() -> None:
    s = start(LaneSetup("plain", ("ann", "bob"), ("dan", "eve", "fay"), QUICK, handicapped=(2, 3, 4))).state
    assert (s.waves, s.lives) == ([3], [4, 4])
    assert all("poke" in s.hand[hero][0] and len(s.hand[hero]) == 5 for hero in (2, 3, 4))
    assert "dan-jab" not in s.hand[2]


def test_l2_7_a_reinforced_hero_holds_both() -> None:
    s = start(LaneSetup("plain", ("ann",), ("dan",), QUICK, reinforced=(1,))).state
    assert [card.partition("-")[2] for card in s.hand[1]] == [
        "poke",
        "jab",
        "rest",
        "swing",
        "stroll",
        "guard",
    ]
    assert len(s.hand[0]) == 5


def test_l3_5_starting_hand_and_l3_4_nothing_owned() -> None:
    s = start(DUO).state
    assert [card.partition("-")[2] for card in s.hand[0]] == ["jab", "rest", "swing", "stroll", "guard"]
    assert (s.level, s.coins, s.items, s.ongoing) == ([1] * 4, [0] * 4, [()] * 4, ())
    assert (s.round, s.turn) == (1, 1)


def test_l3_6_the_coins_team_picks_start_spaces_first() -> None:
    for seed in range(6):
        match = start(DUO, seed)
        assert match.decision is not None
        assert match.events == [CoinTossed(match.state.coin)]
        assert match.decision.prompt == "start_space"
        captain = (0, 2)[match.state.coin]
        assert match.decision.seat == captain
        assert set(match.decision.options) == set(match.state.hero_points(match.state.coin))
        seats = [match.decision.seat]
        while match.decision.prompt == "start_space":
            match.apply(0)
            seats.append(match.decision.seat)
        assert seats[:4] == [captain, captain, 2 - captain, 2 - captain]


def test_l3_2_both_faces_come_up() -> None:
    assert {start(DUO, seed).state.coin for seed in range(12)} == {RED_TEAM, BLUE_TEAM}


def test_l3_7_heroes_in_excess_start_next_to_the_others() -> None:
    plan = plain_board().plan
    spawns = tuple(point for point in plan.spawns if point[2] != "hero")
    points = ((Hex(0, 0), RED_TEAM, "hero"), (Hex(22, 0), BLUE_TEAM, "hero"))
    board = Board(
        Plan(plan.id, plan.title, plan.ground, plan.blocking, plan.zones, plan.lanes, (*spawns, *points))
    )
    match = start(LaneSetup("plain", ("ann", "bob"), ("dan",)), board=board)
    asked = match.decision
    assert asked is not None
    assert (asked.prompt, asked.seat) == ("start_space", 0)
    assert set(asked.options) == {
        board.cell(Hex(1, 0)),
        board.cell(Hex(0, 1)),
    }  # ann stands on the only point


def test_l3_8_a_minion_on_every_point() -> None:
    match = start(DUO)
    while match.decision is not None and match.decision.prompt == "start_space":
        match.apply(0)
    s = match.state
    standing = {
        (s.where[piece], s.side[piece], s.what[piece]) for team in (0, 1) for piece in s.minions(0, team)
    }
    assert standing == {(point.cell, point.team, point.kind) for point in s.minion_points(0)}
    assert len(standing) == 12


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (LaneSetup("plain", ("ann",), ("nobody",)), "no hero called 'nobody'"),
        (LaneSetup("plain", (), ("dan",)), "one to three"),
        (LaneSetup("plain", ("ann",) * 4, ("dan",)), "one to three"),
        (LaneSetup("plain", ("ann",), ("dan",), "endless"), "quick or long"),
        (LaneSetup("plain", ("ann",), ("dan",), QUICK, (0,)), "2 seats, not 1"),
        (LaneSetup("plain", ("ann",), ("dan",), QUICK, (0, 0)), "both teams"),
    ],
)
def test_a_bad_set_up_is_told(setup: LaneSetup, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        start(setup)


# Rounds and turns


def test_l2_2_a_player_of_two_heroes_plans_for_both() -> None:
    match = start(LaneSetup("plain", ("ann", "bob"), ("dan", "eve"), seats=(0, 0, 1, 1)))
    asked: list[tuple[int, object]] = []
    while match.decision is not None and len(asked) < 4:
        if match.decision.prompt == "plan":
            asked.append((match.decision.seat, match.decision.about[0]))
        match.apply(0)
    assert asked == [(0, 0), (0, 1), (1, 2), (1, 3)]


def test_l6_2_all_cards_are_turned_over_together() -> None:
    t = table("at 0,0: red hero ann", "off: blue hero dan", "dan hand: rest, jab")
    t.answer("plan", "guard", by="ann")
    assert t.events(Revealed) == []
    t.answer("plan", "jab", by="dan")  # off the board he commits as well
    assert t.events(Revealed) == [Revealed(((t.hero("ann"), "ann-guard"), (t.hero("dan"), "dan-jab")))]  # type: ignore[arg-type]
    assert acted(t) == ["ann"]


def test_l6_4_who_passed_can_be_attacked() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue hero dan", "ann hand: strike-4", "dan hand:")
    assert t.events(Passed) == [Passed(t.hero("dan"))]
    t.act()
    assert t.spot("dan") is None
    assert t.events(Respawned) == []


def test_l6_5_a_slot_a_turn_and_l8_12_left_empty() -> None:
    t = table(
        "at 0,0: red hero ann", "off: blue hero dan", "ann planned: wait-5", "turn: 3", "ann slots: jab"
    )
    t.hold("ann")
    assert t.slots("ann") == ["jab", None, "wait-5", None]
    assert t.s.turn == 4


def test_l7_1_initiative_may_be_negative() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: token beacon of dan",
        "at 2,0: blue hero dan",
        "at -1,1: red hero bob",
        "ann planned: wait-1",
        "bob planned: wait-2",
        "dan planned: wait-1",
    )
    t.hold("bob", "dan", "ann")
    assert [event.initiative for event in t.events(HeroActed)] == [2, 1, -1]
    assert t.events(CoinFlipped) == []


def test_l14_10_a_hero_that_fell_plays_on_from_the_next_turn() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "ann planned: strike-4",
        "ann hand: wait-3",
        "dan slots: wait-11",
        "dan hand: rest, jab",
    )
    t.act(by="ann")
    t.skip("defend")
    assert t.slots("dan")[0] == "wait-11"
    t.answer("plan", "jab", by="dan")
    assert (t.asked, t.who) == ("respawn", "dan")


# Actions


def test_l9_1_what_a_card_offers() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue melee", "off: blue hero dan", "ann planned: swing")
    assert t.options == ["primary", "movement", "hold"]
    t = table("at 0,0: red hero ann", "at 1,0: token post of dan", "off: blue hero dan", "ann planned: swing")
    assert t.options == ["movement", "fast_travel", "clear", "hold"]  # nobody to attack
    t = table("at 0,0: red hero ann", "at 1,0: blue melee", "off: blue hero dan", "ann planned: wait-9")
    assert t.options == ["primary", "attack", "movement", "hold"]
    t = table("at 0,0: red hero ann", "off: blue hero dan", "ann planned: rest")
    assert t.options == ["primary", "hold"]  # no movement icon: no fast travel; no attack icon: no Clear


def test_l9_2_defence_is_no_action_of_ones_own_moment() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue hero dan", "ann planned: guard")
    assert "primary" not in t.options
    assert "hold" in t.options


def test_l9_5_hold_does_nothing() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue hero dan", "ann planned: wages")
    t.hold("ann")
    assert t.events(EffectBegan) == []
    assert t.coins("ann") == [0]
    assert t.spot("ann") == (0, 0)


def test_l9_12_up_to_may_be_none() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue melee", "off: blue hero dan", "ann planned: sweep")
    t.act()
    t.skip("victim", "repeat")
    assert t.events(MinionDefeated) == []
    assert t.events(Fizzled) == []


def test_l12_1_friends_are_never_attacked() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: red melee",
        "at 0,1: red hero bob",
        "off: blue hero dan",
        "ann planned: strike-4",
    )
    assert "primary" not in t.options


def test_l12_2_a_secondary_attack_is_not_ranged() -> None:
    t = table(
        "at 0,0: red hero ann", "at 1,0: blue hero dan", "at 2,0: blue hero eve", "ann planned: echo-shot"
    )
    t.act("attack")
    [attack] = t.events(AttackDeclared)
    assert (attack.target, attack.ranged, attack.total) == (t.hero("dan"), False, 4)


def test_l12_2_a_ranged_attack_reaches_next_door_too() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "at 3,0: blue hero eve",
        "at 4,0: blue melee",
        "ann planned: shot-4",
    )
    t.act()
    assert t.options == ["dan", "eve"]
    t.answer("target", "dan")
    assert [event.ranged for event in t.events(AttackDeclared)] == [True]


def test_l12_3_items_raise_the_attack_and_l8_4_not_the_text() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "ann planned: aim",
        "ann items: attack, attack, defense",
    )
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [6]
    assert t.coins("ann") == [1]


def test_l12_4_text_after_the_attack_comes_after_the_defence() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue hero dan", "ann planned: aim", "dan hand: ward-9")
    t.act()
    assert t.coins("ann") == [1]
    t.answer("defend", "ward-9")
    assert t.coins("ann") == [11]


def test_l13_1_defending_twice_in_a_turn() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "at 2,0: red hero bob",
        "ann planned: strike-4",
        "bob planned: strike-4",
        "dan planned: wait-2",
        "dan hand: ward-4, ward-5, wait-7",
    )
    t.answer("tie", "bob")
    t.act(by="bob")
    assert t.options == [None, "ward-4", "ward-5"]  # no played card, none without the icon
    t.answer("defend", "ward-4")
    t.act(by="ann")
    assert t.options == [None, "ward-5"]
    t.answer("defend", "ward-5")
    assert len(t.events(AttackStopped)) == 2
    t.hold("dan")


def test_l13_5_no_floor_below_zero() -> None:
    # 1 - 3 enemy melee = -2 against -1: not enough; with one melee less -1 holds.
    for melee, stays in ((3, False), (2, True)):
        t = table(
            "at 0,0: blue hero dan",
            "at 1,0: red hero ann",
            *(f"at {spot}: red melee" for spot in ("0,1", "-1,1", "-1,0")[:melee]),
            "ann planned: strike--1",
            "dan hand: ward-1",
        )
        t.act()
        t.answer("defend", "ward-1")
        assert (t.spot("dan") is not None) == stays
        assert len(t.events(AttackSucceeded)) == (not stays)


# Moving


def test_l10_1_a_walk_goes_round_obstacles() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue melee",
        "at 1,-1: token post of dan",
        "off: blue hero dan",
        "ann planned: wait-9",
    )
    t.act("movement")
    # Within two steps, but (2,0), (2,-1) and (2,-2) lie behind the two obstacles, (1,-2) and (1,1) do not.
    assert not {(1, 0), (1, -1), (2, 0), (2, -1), (2, -2)} & set(t.options)
    assert {None, (1, -2), (1, 1), (-2, 0)} <= set(t.options)
    assert len(t.options) == 1 + 18 - 5
    t.answer("move", None)
    assert t.events(Moved) == []


def test_l10_3_exactly_two_steps() -> None:
    t = table("at 0,0: red hero ann", "at 3,0: blue hero dan", "ann planned: haul")
    t.act()
    assert (t.asked, (3, 0) in t.options, (5, 0) in t.options, (4, 0) in t.options) == (
        "move_to",
        False,
        True,
        True,
    )
    # (4,0) is next door, but two steps can lead there as well; a walk may not end where it began.
    assert len(t.options) == 18


def test_l10_4_no_space_twice() -> None:
    ring = ((4, 0), (4, -1), (3, -1), (2, 0), (2, 1))
    t = table(
        "at 0,0: red hero ann",
        "at 3,0: blue hero dan",
        "ann planned: haul",
        *(f"at {q},{r}: token post of dan" for q, r in ring),
        *(f"at {q},{r}: token post of ann" for q, r in ((4, 1), (3, 2), (2, 2))),
    )
    assert "primary" not in t.options  # (3,1) is a dead end: a second step would have to go back


def test_l10_7_push_stops_before_the_first_obstacle() -> None:
    t = table(
        "at 0,0: red hero ann", "at 1,0: blue hero dan", "at 3,0: token post of dan", "ann planned: shove"
    )
    t.act()
    assert t.spot("dan") == (2, 0)
    [pushed] = t.events(Pushed)
    assert [t.at(cell) for cell in pushed.path] == [(2, 0)]


def test_l10_7_a_push_of_no_step_is_no_failure() -> None:
    t = table("at 0,0: red hero ann", "at 1,0: blue hero dan", "at 2,0: blue melee", "ann planned: shove")
    t.act()
    t.answer("push_target", "dan")
    assert t.spot("dan") == (1, 0)
    assert [event.path for event in t.events(Pushed)] == [()]
    assert t.events(Fizzled) == []


def test_l10_8_a_push_needs_a_straight_line() -> None:
    t = table("at 0,0: red hero ann", "at 1,1: blue hero dan", "at 1,0: blue hero eve", "ann planned: shove")
    t.act()
    t.answer("push_target", "dan")
    assert t.spot("dan") == (1, 1)
    assert [event.step for event in t.events(Fizzled)] == ["push_target"]


def test_l10_9_the_edge_stops_a_push() -> None:
    t = table("at -2,-3: red hero ann", "at -1,-4: blue hero dan", "ann planned: shove")
    t.act()
    assert t.spot("dan") == (-1, -4)
    assert [event.path for event in t.events(Pushed)] == [()]


def test_l10_7_place_and_swap_are_no_movement() -> None:
    t = table("at 0,0: red hero ann", "at 3,0: blue hero dan", "ann planned: beckon")
    t.act()
    t.answer("place_at", (1, 0))
    assert len(t.events(Placed)) == 1
    t = table("at 0,0: red hero ann", "at 3,0: blue hero dan", "ann planned: trade-places")
    t.act()
    assert (t.spot("ann"), t.spot("dan")) == ((3, 0), (0, 0))
    assert len(t.events(Swapped)) == 1
    assert t.events(Moved) == []


def test_l10_12_a_shielded_hero_is_no_target_of_that_but_of_everything_else() -> None:
    lines = (
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "dan slots: root",
        "dan effects: root this turn",
    )
    assert "primary" not in table(*lines, "ann planned: trade-places").options
    assert "primary" not in table(*lines, "ann planned: haul").options
    assert "primary" in table(*lines, "ann planned: strike-4").options


# Minions


def test_l15_3_the_heavy_is_immune_to_friends_as_well() -> None:
    lines = ("at 0,0: red hero ann", "at 1,0: red heavy", "off: blue hero dan", "ann planned: trade-places")
    assert "primary" not in table(*lines, "at 5,0: red ranged").options
    assert "primary" in table(*lines).options


@pytest.mark.parametrize(("first", "winner"), [("red", BLUE_TEAM), ("blue", RED_TEAM)])
def test_l16_9_both_teams_emptied_at_once(first: str, winner: int) -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 2,0: red melee",
        "at 3,0: blue melee",
        "off: blue hero dan",
        "ann planned: cataclysm",
    )
    t.act()
    assert (t.asked, t.who, t.options) == ("emptied_first", "ann", ["red", "blue"])
    t.answer("emptied_first", first)
    assert [event.winner for event in t.events(LanePushed)] == [winner]


def test_l16_5_strays_of_the_old_zone_leave_too() -> None:
    t = table(
        "at 7,0: red hero ann",
        "at 8,0: red melee",
        "at 0,0: red melee",
        "at 6,0: blue melee",
        "off: blue hero dan",
        "ann planned: strike-4",
    )
    t.act()
    assert len(t.events(PieceRemoved)) == 3  # the one that fell, and both Red ones, in the zone or not
    assert t.minions(RED_TEAM) == {"melee": 3, "ranged": 1, "heavy": 1}


def test_l16_8_heroes_stay_in_a_push() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue melee",
        "at -1,0: red melee",
        "at 4,0: blue hero dan",
        "ann planned: strike-4",
    )
    t.act()
    assert (t.spot("ann"), t.spot("dan")) == ((0, 0), (4, 0))


ARMY = ("phase: end-of-round", "turn: 4", "off: blue hero dan", "brogan level: 8")


def test_l15_8_a_hero_that_counts_as_a_heavy() -> None:
    t = table(
        *ARMY, "at 0,0: red hero brogan", "at 1,0: red melee", *(f"at {q},2: blue melee" for q in range(3))
    )
    # 2 v 3: the melee goes first, and a team with a hero but no figure left is emptied.
    assert [event.winner for event in t.events(LanePushed)] == [BLUE_TEAM]


def test_l15_8_outside_the_battle_zone_it_does_not_count() -> None:
    t = table(*ARMY, "at -8,0: red hero brogan", "at 1,0: red melee", "at 0,2: blue melee")
    assert t.events(LanePushed) == []
    assert t.minions(RED_TEAM) == {"melee": 1}


def test_l15_8_between_hero_and_heavy_the_team_chooses() -> None:
    lines = (
        *ARMY,
        "at 0,0: red hero brogan",
        "at 1,0: red heavy",
        *(f"at {q},2: blue melee" for q in range(3)),
    )
    t = table(*lines)
    assert (t.asked, set(t.options)) == ("casualty", {"brogan", (1, 0)})
    t.answer("casualty", "brogan")  # his own text: the team loses the push instead
    assert [event.winner for event in t.events(LanePushed)] == [BLUE_TEAM]
    assert t.spot("brogan") == (0, 0)
    t = table(*lines)
    t.answer("casualty", (1, 0))
    assert [event.winner for event in t.events(LanePushed)] == [BLUE_TEAM]  # no figure is left


# End of round


def test_l17_1_end_of_round_effects_come_first() -> None:
    t = table(
        "phase: end-of-round",
        "turn: 4",
        "at 0,0: red hero ann",
        "off: blue hero dan",
        "ann slots: rent",
        "ann effects: rent this round since 1",
        "ann level: 2",
        "at 3,0: token post of ann",
    )
    assert [event.after for event in t.events(CoinsChanged)][:1] == [1]
    told = [type(event).__name__ for event in t.match.events or []]
    assert told[:3] == ["CoinsChanged", "BattleCounted", "PieceRemoved"]


def test_l17_3_tokens_and_markers_leave_but_those_that_stay() -> None:
    t = table(
        "phase: end-of-round",
        "turn: 4",
        "at 0,0: red hero ann",
        "at 1,0: token post of ann",
        "at 2,0: token keepsake of ann",
        "off: blue hero dan",
        "dan markers: hex 1 of ann",
    )
    assert (t.standing(1, 0), t.standing(2, 0)) == ("", "keepsake")
    assert t.s.markers == ()
    assert t.events(MarkerReturned) == [MarkerReturned("hex", t.hero("ann"), t.hero("dan"))]


def test_l17_4_tokens_leave_before_the_push_and_leave_its_points_free() -> None:
    t = table(
        "phase: end-of-round",
        "turn: 4",
        "at 0,0: red melee",
        "at 1,0: red melee",
        "at 5,0: blue melee",
        "at 12,-4: token post of ann",
        "off: red hero ann, blue hero dan",
    )
    told = [type(event).__name__ for event in t.match.events or []]
    assert told.index("LanePushed") > [i for i, name in enumerate(told) if name == "PieceRemoved"][1]
    assert len(t.events(MinionSpawned)) == 11


def test_l17_5_all_cards_come_back() -> None:
    t = table(
        "phase: end-of-round",
        "turn: 4",
        "at 0,0: red hero ann",
        "off: blue hero dan",
        "ann slots: jab, -, swing",
        "ann discard: rest, guard",
        "ann effects: grudge this round",
    )
    assert t.hand("ann") == ["jab", "rest", "swing", "stroll", "guard"]
    assert (t.slots("ann"), t.discarded("ann"), t.s.ongoing) == ([None] * 4, [], ())
    assert (t.s.round, t.s.turn, t.s.phase) == (2, 1, Phase.PLANNING)


def test_l18_5_upgrades_are_secret_until_all_are_done() -> None:
    t = table("phase: levels", "off: red hero ann, blue hero dan", "ann coins: 1", "dan coins: 1")
    assert t.match.decision is not None
    assert t.match.decision.secret
    t.answer("upgrade", "red-2a", by="ann")
    assert t.s.level == [1, 1]
    assert t.match.seen_by(t.s.cast.seats[1]).choices == ((0, MASKED),)
    t.answer("upgrade", "blue-2b", by="dan")
    told = t.events(CardUpgraded)
    assert [event.kept.partition("-")[2] for event in told] == ["red-2a", "blue-2b"]
    assert [event.visible_to(t.s.cast.seats[1]) for event in told] == [False, True]


# Effects


EFFECTS = {
    "fury": ("this turn", 1, 3, 0),
    "foresight": ("next turn", 2, 3, 0),
    "grudge": ("this round", 1, 2, 2),
}
"""How long it lasts, the first turn in which it works, and what it adds then and in the turn after."""


@pytest.mark.parametrize("card", EFFECTS)
def test_l19_1_how_long_effects_last(card: str) -> None:
    until, turn, now, later = EFFECTS[card]
    lines = (
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        f"turn: {turn}",
        "ann planned: strike-4",
        "ann hand: strike-5",
        f"ann slots: {card}",
        f"ann effects: {card} {until} since 1",
        "dan hand: ward-9, ward-8",
    )
    t = table(*lines)
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [4 + now]
    t = table(*lines)
    t.hold("ann")
    t.answer("plan", "ward-8", by="dan")
    t.act(by="ann")
    assert [event.total for event in t.events(AttackDeclared)] == [5 + later]


def test_l19_1_next_turn_does_not_work_in_the_turn_it_is_made() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "ann planned: strike-4",
        "ann slots: foresight",
        "ann effects: foresight next turn",
    )
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [4]


def test_l19_3_a_radius_moves_with_its_hero() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 4,0: blue hero dan",
        "at -4,0: red hero bob",
        "turn: 2",
        "ann planned: wait-12",
        "ann slots: chill",
        "ann effects: chill this round since 1",
        "dan planned: wait-8",
        "bob planned: wait-7",
    )
    t.act("movement")
    t.answer("move", (1, 0))  # 3 away now: 8 - 2 = 6
    t.hold("bob", "dan")
    assert [event.initiative for event in t.events(HeroActed)] == [12, 7, 6]


def test_l19_4_effects_of_different_cards_add_up() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "turn: 3",
        "ann planned: strike-4",
        "ann slots: grudge, foresight",
        "ann effects: grudge this round since 1, foresight next turn since 2",
    )
    t.act()
    assert [event.total for event in t.events(AttackDeclared)] == [4 + 2 + 3]


def test_l19_6_simultaneous_effects_by_the_coin() -> None:
    t = table(
        "coin: blue",
        "phase: end-of-turn",
        "off: red hero ann, red hero bob, blue hero dan",
        *(f"{name} slots: wages" for name in ("ann", "bob", "dan")),
        *(f"{name} effects: wages this turn" for name in ("ann", "bob", "dan")),
    )
    assert [event.hero for event in t.events(CoinsChanged)] == [t.hero("dan")]
    assert (t.asked, t.who, t.options) == ("order", "ann", ["ann", "bob"])
    t.answer("order", "bob")
    assert [event.hero for event in t.events(CoinsChanged)] == [t.hero("dan"), t.hero("bob"), t.hero("ann")]
    assert t.events(CoinFlipped) == []
    assert t.asked == "plan"


SAFE = (
    "at 0,0: red hero ann",
    "at 1,0: blue hero dan",
    "dan slots: sanctuary",
    "dan effects: sanctuary this turn",
)


@pytest.mark.parametrize("card", ["strike-4", "shove", "threaten"])
def test_l19_7_who_is_immune_is_no_target_of_enemies(card: str) -> None:
    assert "primary" not in table(*SAFE, f"ann planned: {card}").options
    assert "primary" in table(*SAFE[:2], f"ann planned: {card}").options


def test_l19_7_friends_may_touch_who_is_immune_to_enemies() -> None:
    t = table(*SAFE, "at 3,0: blue hero eve", "eve planned: trade-places")
    t.act()
    assert set(t.options) == {"ann", "dan"}
    t.answer("victim", "dan")
    assert (t.spot("dan"), t.spot("eve")) == ((3, 0), (1, 0))


def test_l19_8_immunity_of_this_turn_holds_while_end_of_turn_effects_fire() -> None:
    t = table(
        *SAFE,
        "at -1,0: red hero bob",
        "phase: end-of-turn",
        "bob slots: brand",
        "bob effects: brand this turn",
    )
    assert t.asked == "plan"
    assert t.s.markers == ()  # nobody within reach could be given the hex


def test_l19_9_a_token_comes_from_the_board_when_the_supply_is_out() -> None:
    spots = ((0, 2), (0, 3), (1, 2), (1, 3))
    t = table(
        "at 0,0: red hero ann",
        "off: blue hero dan",
        "ann planned: posts",
        *(f"at {q},{r}: token post of ann" for q, r in spots),
    )
    t.act()
    t.answer("place_at", (1, 0))
    assert (t.asked, set(t.options)) == ("token_from", set(spots))  # DEC-28
    t.answer("token_from", (0, 3))
    assert (t.standing(1, 0), t.standing(0, 3)) == ("post", "")


def test_l19_9_other_heroes_tokens_are_not_taken_up() -> None:
    t = table(
        "at 0,0: red hero ann",
        "off: blue hero dan",
        "ann planned: posts",
        *(f"at {q},2: token post of dan" for q in range(4)),
    )
    t.act()
    t.answer("place_at", (1, 0))
    assert t.asked == "plan"
    assert sum(t.standing(q, 2) == "post" for q in range(4)) == 4


def test_l19_12_a_marker_moves() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "at 0,1: blue hero eve",
        "dan markers: hex 1 of ann",
        "ann planned: hex-hero",
    )
    t.act()
    t.answer("marker", "eve")
    assert [(marker.hero, marker.owner) for marker in t.s.markers] == [(t.hero("eve"), t.hero("ann"))]


def test_l19_12_markers_on_others_stay_when_their_owner_falls() -> None:  # L14.3
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        "dan planned: strike-4",
        "dan markers: hex 1 of ann",
        "ann markers: hex 1 of dan",
        "ann hand:",
    )
    t.act(by="dan")
    assert t.spot("ann") is None
    assert [(marker.owner, marker.hero) for marker in t.s.markers] == [(t.hero("ann"), t.hero("dan"))]


# What is hidden


@pytest.mark.parametrize("phase", ["planning", "levels"])
def test_l6_3_no_option_of_a_row_depends_on_what_others_answer(phase: str) -> None:
    lines = (f"phase: {phase}", "off: red hero tigerclaw, blue hero wasp, blue hero dodger")
    coins = ("tigerclaw coins: 1", "wasp coins: 3", "dodger coins: 1")
    first = table(*lines, *coins)
    rows = set()
    for option in first.options:
        t = table(*lines, *coins)
        t.answer(first.asked, option)
        assert t.who == "wasp"
        offered = tuple(t.options)
        t.answer(t.asked, t.options[0])
        assert t.who == "dodger"
        rows.add((offered, tuple(t.options)))
    assert len(rows) == 1


def test_st_9_a_view_hides_hands_tucked_cards_and_plans() -> None:
    t = table(
        "off: red hero tigerclaw, red hero ann, blue hero wasp",
        "tigerclaw upgrades: parry",
        "tigerclaw discard: hit-and-run",
    )
    t.answer("plan", "parry", by="tigerclaw")
    s, mate, foe = t.s, t.s.cast.seats[1], t.s.cast.seats[2]
    for seat in (mate, foe):
        seen = t.match.rules.view(s, seat)
        assert seen.hand[0] == (HIDDEN,) * 3
        assert seen.tucked[0] == (HIDDEN,)
        assert seen.planned[0] == HIDDEN
        assert seen.items[0] == s.items[0]
        assert seen.discard[0] == ("tigerclaw-hit-and-run",)
        assert seen.luck == 0
    own = t.match.rules.view(s, t.s.cast.seats[0])
    assert (own.hand[0], own.planned[0]) == (s.hand[0], "tigerclaw-parry")
    assert own.hand[2] == (HIDDEN,) * 5


def test_st_9_after_the_reveal_plans_are_open() -> None:
    t = table("at 0,0: red hero ann", "at 5,0: blue hero dan", "ann planned: wait-9", "dan planned: wait-5")
    seen = t.match.rules.view(t.s, t.s.cast.seats[0])
    assert seen.planned == t.s.planned


def test_st_9_dealt_cards_fit_items_and_what_was_shown() -> None:
    t = table(
        "off: red hero ann, blue hero tigerclaw",
        "tigerclaw upgrades: poisoned-dagger, parry",
        "tigerclaw discard: parry",
    )
    # Items: attack (Pick Pocket) and attack (Sidestep). Parry has been seen; besides it only Poisoned Dagger leaves an
    # attack item behind, so the whole hand follows from what is public.
    assert t.s.items[1] == ("attack", "attack")
    rules, seat = t.match.rules, t.s.cast.seats[0]
    for number in range(8):
        dealt = rules.resample(rules.view(t.s, seat), seat, [], partial(mod, number))
        assert dealt.hand[1] == t.s.hand[1]
        assert sorted(dealt.tucked[1]) == ["tigerclaw-pick-pocket", "tigerclaw-sidestep"]


def test_st_9_what_cannot_be_known_is_dealt_in_all_ways() -> None:
    t = table("off: red hero ann, blue hero tigerclaw", "tigerclaw upgrades: poisoned-dagger")
    rules, seat = t.match.rules, t.s.cast.seats[0]
    hidden: set[str] = set()
    for number in range(30):
        dealt = rules.resample(rules.view(t.s, seat), seat, [], partial(mod, number))
        hidden.update(dealt.tucked[1])
        assert [t.s.card(card).item for card in dealt.tucked[1]] == list(t.s.items[1])
    # All tier II cards with an attack item: each may be the one under the dashboard.
    assert hidden == {"tigerclaw-pick-pocket", "tigerclaw-sidestep"}


def test_l5_4_a_friend_is_another_unit_of_ones_side() -> None:
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: red melee",
        "at 2,0: token post of ann",
        "at 3,0: blue melee",
        "off: blue hero dan",
    )
    ann = t.hero("ann")
    friends = {t.standing(*t.at(t.s.where[piece])) for piece in t.s.pieces() if t.s.is_friend(piece, ann)}
    enemies = {t.standing(*t.at(t.s.where[piece])) for piece in t.s.pieces() if t.s.is_foe(piece, ann)}
    assert (friends, enemies) == ({"red melee"}, {"blue melee"})
