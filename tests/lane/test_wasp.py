"""Wasp's cards, one by one. Values and spaces are worked out by hand."""

from textwrap import dedent

import pytest

from game.lane.events import (
    AttackDeclared,
    AttackStopped,
    Discarded,
    Fizzled,
    HeroDefeated,
    LanePushed,
    MinionDefeated,
)
from tests.lane.cast import Table
from tests.lane.covering import covers
from tests.lane.field import bare_field, deck, field, offered

NUMBERS = {
    "Magnetic Dagger": "gold 0 attack 3, initiative 12, defence 2, movement 1, radius 3",
    "Static Barrier": "silver 0 skill, initiative 13, defence 2, radius 2",
    "Shock": "red 1 attack 5, initiative 8, defence 6, movement 4, radius 2",
    "Lift Up": "blue 1 skill, initiative 10, defence 5, movement 3, radius 2",
    "Stop Projectiles": "green 1 ranged defense !, initiative 3, movement 2",
    "Electrocute": "red 2 attack 5, initiative 9, defence 6, movement 4, radius 3, item initiative",
    "Charged Boomerang": "red 2 ranged attack 3, initiative 9, defence 3, movement 4, range 3, item defense",
    "Control Gravity": "blue 2 skill, initiative 10, defence 5, movement 3, radius 3, item defense",
    "Kinetic Repulse": "blue 2 skill, initiative 10, defence 5, movement 3, item attack",
    "Deflect Projectiles": "green 2 ranged defense !, initiative 3, movement 2, range 3, item initiative",
    "Telekinesis": "green 2 ranged skill, initiative 3, defence 3, movement 2, range 3, item attack",
    "Electroblast": "red 3 attack 6, initiative 9, defence 7, movement 4, radius 3, item initiative",
    "Thunder Boomerang": "red 3 ranged attack 4, initiative 9, defence 4, movement 4, range 3, item movement",
    "Center of Mass": "blue 3 skill, initiative 11, defence 6, movement 3, radius 3, item defense",
    "Kinetic Blast": "blue 3 skill, initiative 11, defence 6, movement 3, item range",
    "Reflect Projectiles": "green 3 ranged defense !, initiative 2, movement 2, range 3, item radius",
    "Mass Telekinesis": "green 3 ranged skill, initiative 2, defence 4, movement 2, range 3, item attack",
    "High Voltage": "purple 4 ultimate, radius 3",
    "Crackling Dagger": "gold 0 attack 2, initiative 11, defence 1, movement 1, radius 3",
}

UPGRADES = {
    "electrocute": "electrocute", "charged-boomerang": "charged-boomerang", "control-gravity": "control-gravity",
    "kinetic-repulse": "kinetic-repulse", "deflect-projectiles": "deflect-projectiles", "telekinesis": "telekinesis",
    "electroblast": "electrocute, electroblast", "thunder-boomerang": "electrocute, thunder-boomerang",
    "center-of-mass": "control-gravity, center-of-mass", "kinetic-blast": "control-gravity, kinetic-blast",
    "reflect-projectiles": "telekinesis, reflect-projectiles", "mass-telekinesis": "telekinesis, mass-telekinesis",
}  # fmt: skip
"""How she comes to her cards of tier II and III."""


def owning(card: str) -> str:
    """The line that gives Wasp a card."""
    return f"wasp upgrades: {UPGRADES[card]}\n" if card in UPGRADES else ""


def playing(card: str, pieces: str) -> Table:
    """Wasp at 0,0 with a planned card, and what else stands on the field."""
    return field(f"at 0,0: red hero wasp\n{owning(card)}wasp planned: {card}\n" + dedent(pieces))


def in_force(card: str, pieces: str) -> Table:
    """Wasp at 0,0 with a card in force since this turn, and what else stands on the field."""
    return field(
        f"at 0,0: red hero wasp\nwasp slots: {card}\nwasp effects: {card} this turn\n" + dedent(pieces)
    )


def away(t: Table, spot: object) -> int:
    """How far a space is from Wasp's at 0,0."""
    assert isinstance(spot, tuple)
    return t.s.board.distance(t.cell(0, 0), t.cell(*spot))


def test_the_numbers_on_her_cards() -> None:
    assert deck("wasp") == NUMBERS


# Magnetic Dagger, Crackling Dagger


@covers("wasp-magnetic-dagger")
def test_magnetic_dagger_strikes_then_holds_for_the_turn() -> None:
    t = playing("magnetic-dagger", "at 1,0: blue melee\nat 4,0: blue hero ann\nann planned: wait-1")
    t.act()
    assert (t.coins("wasp"), [effect.card for effect in t.s.ongoing]) == ([2], ["wasp-magnetic-dagger"])
    t.hold("ann")
    assert (t.s.turn, t.s.ongoing) == (2, ())


@covers("wasp-magnetic-dagger")
def test_magnetic_dagger_needs_a_target() -> None:  # L9.9
    assert "primary" not in playing("magnetic-dagger", "at 2,0: blue hero ann").options


@covers("wasp-crackling-dagger")
def test_crackling_dagger_strikes_heroes_only() -> None:
    t = field("""
        handicapped: wasp
        at 0,0: red hero wasp
        at -1,0: blue melee
        at 1,0: blue hero ann
        wasp planned: crackling-dagger
        ann planned: wait-1
    """)
    t.act()
    t.answer("defend", "stroll", by="ann")  # 2 against 2
    assert (t.events(AttackStopped)[0].attack, t.standing(-1, 0)) == (2, "blue melee")
    assert [effect.card for effect in t.s.ongoing] == ["wasp-crackling-dagger"]


@covers("wasp-crackling-dagger")
def test_crackling_dagger_needs_a_hero() -> None:
    t = field("""
        handicapped: wasp
        at 0,0: red hero wasp
        at 1,0: blue melee
        off: blue hero ann
        wasp planned: crackling-dagger
    """)
    assert "primary" not in t.options


@covers("wasp-magnetic-dagger", "wasp-crackling-dagger")
@pytest.mark.parametrize("dagger", ["magnetic-dagger", "crackling-dagger"])
def test_enemies_cannot_place_their_own_within_the_radius_but_into_it(dagger: str) -> None:
    # Bob stands 3 away from Wasp, the minions 4 and 5.
    t = in_force(
        dagger,
        """
        at 4,0: blue hero ann
        at 2,1: blue hero bob
        at 4,-1: blue melee
        at 5,0: blue ranged
        ann planned: beckon
        """,
    )
    t.act()
    assert offered(t) == {(4, -1), (5, 0)}
    t.answer("place_target", (5, 0))
    t.answer("place_at", (3, 0))
    assert t.standing(3, 0) == "blue ranged"


@covers("wasp-magnetic-dagger")
@pytest.mark.parametrize(("minion", "swapped"), [("red", True), ("blue", False)])
def test_enemies_may_swap_into_the_radius_not_out_of_it(minion: str, swapped: bool) -> None:
    # Ann stands at 4. What she trades places with stands at 3: an enemy of hers, or one of her own.
    t = in_force(
        "magnetic-dagger", f"at 4,0: blue hero ann\nat 3,0: {minion} melee\nann planned: trade-places"
    )
    assert ("primary" in t.options) == swapped
    if swapped:
        t.act()
        assert (t.spot("ann"), t.standing(4, 0)) == ((3, 0), "red melee")


@covers("wasp-magnetic-dagger")
def test_within_the_radius_an_enemy_cannot_swap_itself() -> None:
    t = in_force("magnetic-dagger", "at 3,0: blue hero ann\nat 4,0: red melee\nann planned: trade-places")
    t.act()
    t.answer("victim", (4, 0))
    assert (t.spot("ann"), [fizzled.step for fizzled in t.events(Fizzled)]) == ((3, 0), ["swap"])


@covers("wasp-magnetic-dagger")
def test_magnetic_dagger_does_not_stop_walking_nor_pushing() -> None:
    t = in_force(
        "magnetic-dagger",
        """
        at 3,0: blue hero ann
        at 2,0: blue melee
        at -2,0: blue hero bob
        ann planned: shove
        bob planned: wait-7
        """,
    )
    t.act(by="ann")
    assert (t.standing(2, 0), t.standing(1, 0)) == ("", "blue melee")
    t.act("movement", by="bob")
    t.answer("move", (-3, 1))
    assert t.spot("bob") == (-3, 1)


@covers("wasp-magnetic-dagger")
def test_magnetic_dagger_does_not_bind_her_own_side() -> None:
    t = in_force("magnetic-dagger", "at 4,0: red hero bob\nat 2,0: blue hero ann\nbob planned: trade-places")
    t.act()
    assert (t.spot("bob"), t.spot("ann")) == ((2, 0), (4, 0))


# Static Barrier: inside is 1 or 2 spaces away from her


@covers("wasp-static-barrier")
def test_static_barrier_stands_for_the_turn() -> None:
    t = playing("static-barrier", "at 4,0: blue hero ann\nann planned: wait-1")
    t.act()
    assert [effect.card for effect in t.s.ongoing] == ["wasp-static-barrier"]
    t.hold("ann")
    assert t.s.ongoing == ()


@covers("wasp-static-barrier")
@pytest.mark.parametrize(("items", "nearest"), [("", 3), ("radius", 4)])
def test_nobody_walks_in(items: str, nearest: int) -> None:
    t = in_force("static-barrier", f"at 4,0: blue hero ann\nwasp items: {items}\nann planned: wait-7")
    t.act("movement")
    assert min(away(t, spot) for spot in offered(t)) == nearest


@covers("wasp-static-barrier")
def test_nobody_walks_out() -> None:
    t = in_force("static-barrier", "at 2,0: blue hero ann\nann planned: wait-7")
    t.act("movement")
    assert {away(t, spot) for spot in offered(t)} == {1, 2}


@covers("wasp-static-barrier")
def test_her_own_side_walks_through() -> None:
    t = in_force("static-barrier", "at 3,0: red hero bob\noff: blue hero ann\nbob planned: wait-7")
    t.act("movement")
    assert {away(t, spot) for spot in offered(t)} == {1, 2, 3, 4, 5}


@covers("wasp-static-barrier")
@pytest.mark.parametrize(("line", "nearest"), [("wasp effects: static-barrier this turn", 3), ("", 1)])
def test_nobody_travels_in(line: str, nearest: int) -> None:  # L10.13
    # She stands on the last column of the middle zone, Ann in her throne; the shore between them is empty.
    t = field(f"""
        at 6,0: red hero wasp
        at 11,0: blue hero ann
        wasp slots: static-barrier
        {line}
        ann planned: wait-7
    """)
    t.act("fast_travel")
    wasp = t.cell(6, 0)
    spots = [t.cell(*spot) for spot in offered(t) if isinstance(spot, tuple)]
    assert min(t.s.board.distance(wasp, spot) for spot in spots) == nearest


@covers("wasp-static-barrier")
def test_no_charge_across() -> None:
    t = in_force("static-barrier", "at 4,0: blue hero brogan\nat 1,0: red melee\nbrogan planned: mad-dash")
    assert "primary" not in t.options  # the dash would end on 2,0


@covers("wasp-static-barrier")
def test_a_push_stops_at_the_rim() -> None:
    t = in_force("static-barrier", "at 5,0: blue hero ann\nat 4,0: red melee\nann planned: shove")
    t.act()
    assert t.standing(3, 0) == "red melee"


@covers("wasp-static-barrier")
def test_from_inside_she_can_be_pushed_up_to_the_rim() -> None:
    t = in_force("static-barrier", "at 1,0: blue hero ann\nann planned: shove")
    t.act()
    assert t.spot("wasp") == (-2, 0)


@covers("wasp-static-barrier")
@pytest.mark.parametrize(("ann", "minion"), [((3, 0), (2, 0)), ((2, 0), (4, 0))])
def test_nobody_is_moved_across(ann: tuple[int, int], minion: tuple[int, int]) -> None:
    # Ann outside cannot draw out what is inside; inside she cannot draw in what is outside.
    t = in_force(
        "static-barrier",
        f"at {ann[0]},{ann[1]}: blue hero ann\nat {minion[0]},{minion[1]}: blue melee\nann planned: haul",
    )
    t.act()
    t.answer("move_target", minion)
    assert ([fizzled.step for fizzled in t.events(Fizzled)], t.asked) == (["move_to"], "plan")
    assert t.standing(*minion) == "blue melee"


@covers("wasp-static-barrier")
def test_nothing_is_placed_across() -> None:  # L10.13
    t = in_force("static-barrier", "at 3,0: blue hero ann\nat 5,0: blue melee\nann planned: beckon")
    t.act()
    t.answer("place_target", (5, 0))
    assert offered(t) == {(4, 0), (4, -1), (3, -1), (2, 1), (3, 1)}


@covers("wasp-static-barrier")
def test_swaps_across_are_allowed() -> None:
    t = in_force("static-barrier", "at 3,0: blue hero ann\nat 1,0: red melee\nann planned: trade-places")
    t.act()
    t.answer("victim", (1, 0))
    assert (t.spot("ann"), t.standing(3, 0)) == ((1, 0), "red melee")


@covers("wasp-static-barrier", "brogan-onslaught")
def test_attacks_across_are_allowed_but_not_the_step_after() -> None:
    t = in_force("static-barrier", "at 3,0: blue hero brogan\nat 2,0: red melee\nbrogan planned: onslaught")
    t.act()
    assert (t.standing(2, 0), t.spot("brogan"), t.coins("brogan")) == ("", (3, 0), [2])


@covers("wasp-static-barrier")
def test_the_barrier_falls_with_her() -> None:  # L14.3
    t = in_force(
        "static-barrier",
        """
        at 1,0: blue hero ann
        at 3,0: blue hero bob
        wasp hand:
        ann planned: strike-4
        bob planned: wait-7
        """,
    )
    t.act(by="ann")
    t.act("movement", by="bob")
    assert (2, 0) in t.options


# Shock, Electrocute, Electroblast


@covers("wasp-shock", "wasp-electrocute", "wasp-electroblast")
@pytest.mark.parametrize(
    ("card", "total", "reach"), [("shock", 5, 2), ("electrocute", 5, 3), ("electroblast", 6, 3)]
)
def test_after_the_attack_a_hero_at_some_distance_discards(card: str, total: int, reach: int) -> None:
    # Ann stands beside her, Cid too far away.
    t = playing(
        card,
        f"""
        at 1,0: blue melee
        at 0,1: blue hero ann
        at {reach},0: blue hero bob
        at 0,{-reach - 1}: blue hero cid
        """,
    )
    t.act()
    t.answer("target", (1, 0))
    assert t.events(AttackDeclared)[0].total == total
    t.answer("discard", "guard", by="bob")
    assert (t.coins("wasp"), t.discarded("bob"), t.asked) == ([2], ["guard"], "plan")


@covers("wasp-shock", "wasp-electrocute", "wasp-electroblast")
@pytest.mark.parametrize("card", ["shock", "electrocute", "electroblast"])
def test_the_shock_is_hers_to_direct(card: str) -> None:
    t = playing(card, "at 1,0: blue melee\nat 2,0: blue hero ann\nat 0,2: blue hero bob")
    t.act()
    assert (t.asked, t.options) == ("victim", ["ann", "bob"])


@covers("wasp-shock", "wasp-electrocute", "wasp-electroblast")
@pytest.mark.parametrize("card", ["shock", "electrocute", "electroblast"])
def test_nobody_at_a_distance_is_no_failure(card: str) -> None:
    t = playing(card, "at 1,0: blue melee\nat 0,1: blue hero ann")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", None)
    assert (t.events(Fizzled), t.coins("wasp")) == ([], [1])


@covers("wasp-shock", "wasp-electrocute", "wasp-electroblast")
@pytest.mark.parametrize(
    ("card", "falls"), [("shock", False), ("electrocute", False), ("electroblast", True)]
)
def test_an_empty_hand_fails_only_against_electroblast(card: str, falls: bool) -> None:  # L14.8
    t = playing(card, "at 1,0: blue melee\nat 2,0: blue hero ann\nann hand:")
    t.act()
    assert (t.spot("ann") is None) == falls
    assert (t.coins("wasp"), len(t.events(HeroDefeated))) == ([2 + falls], falls)


# Lift Up, Control Gravity, Center of Mass


@covers("wasp-lift-up", "wasp-control-gravity", "wasp-center-of-mass")
@pytest.mark.parametrize(("card", "reach"), [("lift-up", 2), ("control-gravity", 3), ("center-of-mass", 3)])
def test_what_she_can_lift(card: str, reach: int) -> None:
    # Friend, enemy, token; not the immune heavy; not the melee on 0,-1, which has no way round her.
    t = playing(
        card,
        """
        at -2,0: red melee
        at 2,0: blue melee
        at 0,3: token post of ann
        at 3,-3: blue hero ann
        at -2,2: blue heavy
        at 0,-1: blue melee
        at 1,-1: red ranged
        at -1,0: red heavy
        """,
    )
    t.act()
    assert offered(t) == {(-2, 0), (2, 0), (1, -1)} | ({(0, 3), "ann"} if reach == 3 else set())


@covers("wasp-lift-up", "wasp-control-gravity", "wasp-center-of-mass")
@pytest.mark.parametrize(("card", "repeats"), [("lift-up", 1), ("control-gravity", 1), ("center-of-mass", 2)])
def test_the_lifted_piece_keeps_its_distance(card: str, repeats: int) -> None:
    t = playing(card, "at 2,0: blue melee\noff: blue hero ann")
    t.act()
    assert t.options == [(2, -1), (1, 1)]
    t.answer("move_to", (1, 1))
    assert t.options == [None, (2, 0), (0, 2)]
    t.answer("move_to", (0, 2))
    if repeats == 2:
        t.answer("move_to", (-1, 2))
    assert (t.asked, t.standing(*((0, 2), (-1, 2))[repeats - 1])) == ("plan", "blue melee")


@covers("wasp-lift-up", "wasp-control-gravity", "wasp-center-of-mass")
@pytest.mark.parametrize("card", ["lift-up", "control-gravity", "center-of-mass"])
def test_lifting_on_is_a_choice(card: str) -> None:
    t = playing(card, "at 2,0: blue hero ann\nat 1,0: blue melee")
    t.act()
    t.answer("move_target", "ann")
    t.answer("move_to", (1, 1))
    t.skip("move_to")
    assert (t.asked, t.spot("ann")) == ("plan", (1, 1))


@covers("wasp-lift-up", "brogan-bulwark")
def test_no_lifting_on_within_bulwark() -> None:  # L10.12
    # On 0,-2 the minion is 5 away from Brogan, on 1,-2 only 4.
    t = playing(
        "lift-up",
        """
        at 5,-2: blue hero brogan
        at 0,-2: blue melee
        brogan effects: bulwark this turn
        brogan slots: bulwark
        """,
    )
    t.act()
    t.answer("move_to", (1, -2))
    assert t.asked == "plan"


@covers("wasp-lift-up")
def test_a_lifted_minion_walks_back_into_the_battle_zone() -> None:  # L15.6
    # 7,0 is the first space of the shore.
    t = field("""
        at 5,0: red hero wasp
        at 7,-1: blue melee
        off: blue hero ann
        wasp planned: lift-up
    """)
    t.act()
    t.answer("move_to", (7, 0))
    t.skip("move_to")
    assert (t.asked, t.who, offered(t)) == ("stray", "ann", {(7, -1), (6, 0), (6, 1)})
    t.answer("stray", (6, 1))
    assert t.standing(6, 1) == "blue melee"


# Stop, Deflect, Reflect Projectiles

BLOCKS = pytest.mark.parametrize("card", ["stop-projectiles", "deflect-projectiles", "reflect-projectiles"])


def attacked(card: str, strike: str, ann: str, more: str = "") -> Table:
    """Ann attacks Wasp, who discards a card."""
    t = field(
        f"at 0,0: red hero wasp\n{owning(card)}at {ann}: blue hero ann\nann planned: {strike}\n"
        + dedent(more)
    )
    t.act(by="ann")
    t.answer("defend", card, by="wasp")
    return t


@covers("wasp-stop-projectiles", "wasp-deflect-projectiles", "wasp-reflect-projectiles")
@BLOCKS
@pytest.mark.parametrize("where", ["3,0", "1,0"])
def test_a_ranged_attack_is_blocked_whatever_its_total(card: str, where: str) -> None:  # TC-17
    t = attacked(card, "shot-12", where, "ann hand:")
    assert (t.events(AttackStopped)[0].defence, t.spot("wasp")) == (None, (0, 0))
    assert t.discarded("wasp") == [card]


@covers("wasp-stop-projectiles", "wasp-deflect-projectiles", "wasp-reflect-projectiles")
@BLOCKS
def test_a_blow_gets_through_and_nobody_discards(card: str) -> None:  # L13.3, L13.6
    t = attacked(card, "strike-1", "1,0", "at 0,2: blue hero bob")
    assert (t.spot("wasp"), t.coins("ann")) == (None, [t.s.level[0]])
    assert [told.card for told in t.events(Discarded)] == [f"wasp-{card}"]


@covers("wasp-stop-projectiles", "wasp-deflect-projectiles", "wasp-reflect-projectiles")
@BLOCKS
def test_a_defence_is_no_action_of_her_own(card: str) -> None:  # L9.2
    assert playing(card, "at 2,0: blue hero ann").options == ["movement", "hold"]


BYSTANDERS = """
    at 0,3: blue hero bob
    at 0,-4: blue hero cid
"""


@covers("wasp-deflect-projectiles")
def test_deflect_hits_another_hero_in_range() -> None:
    t = attacked("deflect-projectiles", "shot-6", "2,0", BYSTANDERS)
    t.answer("discard", "guard", by="bob")  # not Ann, who attacks; not Cid, who stands at 4
    assert t.discarded("bob") == ["guard"]


@covers("wasp-reflect-projectiles")
def test_reflect_may_hit_the_attacker() -> None:
    t = attacked("reflect-projectiles", "shot-6", "2,0", BYSTANDERS)
    assert (t.asked, t.who, offered(t)) == ("victim", "wasp", {"ann", "bob"})
    t.answer("victim", "ann")
    t.answer("discard", "guard", by="ann")
    assert t.discarded("ann") == ["guard"]


@covers("wasp-stop-projectiles", "wasp-deflect-projectiles")
@pytest.mark.parametrize("card", ["stop-projectiles", "deflect-projectiles"])
def test_the_attacker_alone_discards_nothing(card: str) -> None:
    t = attacked(card, "shot-6", "2,0")
    assert (t.asked, t.discarded("ann"), t.events(Fizzled)) == ("plan", [], [])


# Charged Boomerang, Thunder Boomerang

ROUND = """
    at 1,0: blue melee
    at 2,0: blue melee
    at 2,1: blue ranged
    at -2,-2: blue melee
    at -1,-1: blue heavy
    at 1,1: blue hero ann
    ann hand: ward-5
"""
"""Off her lines and in range 3 are only 2,1 and Ann: the heavy is immune, -2,-2 is 4 away."""


@covers("wasp-charged-boomerang", "wasp-thunder-boomerang")
@pytest.mark.parametrize(("card", "total"), [("charged-boomerang", 3), ("thunder-boomerang", 4)])
def test_boomerangs_fly_round_the_lines(card: str, total: int) -> None:  # L4.6
    t = playing(card, ROUND)
    t.act()
    assert offered(t) == {(2, 1), "ann"}
    t.answer("target", (2, 1))
    assert (t.events(AttackDeclared)[0].total, t.events(AttackDeclared)[0].ranged) == (total, True)
    assert (t.asked, t.coins("wasp")) == ("plan", [2])  # after a minion it does not fly again


@covers("wasp-thunder-boomerang")
@pytest.mark.parametrize("again", [True, False])
def test_thunder_boomerang_may_fly_on_from_a_hero(again: bool) -> None:
    t = playing("thunder-boomerang", ROUND)
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-5", by="ann")
    assert t.options == [None, (2, 1)]  # not Ann once more
    t.answer("target", (2, 1) if again else None)
    assert (t.asked, t.coins("wasp")) == ("plan", [2 if again else 0])


@covers("wasp-thunder-boomerang")
def test_thunder_boomerang_flies_twice_at_most() -> None:
    t = playing("thunder-boomerang", ROUND + "at -1,2: blue hero bob\nat 1,-2: blue hero cid\nbob hand:")
    t.act()
    t.answer("target", "ann")
    t.skip("defend")
    t.answer("target", "bob")
    assert (t.asked, t.coins("wasp"), t.spot("cid")) == ("plan", [2], (1, -2))


@covers("wasp-charged-boomerang")
def test_charged_boomerang_does_not_fly_on() -> None:
    t = playing("charged-boomerang", ROUND)
    t.act()
    t.answer("target", "ann")
    t.skip("defend")
    assert (t.asked, t.coins("wasp")) == ("plan", [1])


@covers("wasp-charged-boomerang", "wasp-thunder-boomerang")
@pytest.mark.parametrize("card", ["charged-boomerang", "thunder-boomerang"])
def test_boomerangs_need_a_target_off_the_lines(card: str) -> None:
    assert "primary" not in playing(card, "at 1,0: blue hero ann\nat 0,3: blue melee").options


# Kinetic Repulse, Kinetic Blast

AROUND = """
    at 1,0: blue hero ann
    at 0,-1: blue melee
    at -1,0: blue hero bob
    at 0,1: red melee
    at 1,-1: blue heavy
"""


@covers("wasp-kinetic-repulse")
def test_kinetic_repulse_drives_two_away() -> None:
    t = playing("kinetic-repulse", AROUND)
    t.act()
    assert offered(t) == {"ann", "bob", (0, -1)}  # no friend, no immune heavy
    t.answer("push_target", "ann")
    assert offered(t) == {"bob", (0, -1)}
    t.answer("push_target", (0, -1))
    assert (t.spot("ann"), t.standing(0, -4), t.spot("bob")) == ((4, 0), "blue melee", (-1, 0))
    assert (t.asked, t.events(Discarded)) == ("plan", [])


@covers("wasp-kinetic-repulse")
@pytest.mark.parametrize(("chosen", "end"), [(["ann"], (4, 0)), ([], (1, 0))])
def test_kinetic_repulse_may_drive_fewer(chosen: list[str], end: tuple[int, int]) -> None:  # L9.12
    t = playing("kinetic-repulse", AROUND)
    t.act()
    for name in chosen:
        t.answer("push_target", name)
    t.skip("push_target")
    assert (t.asked, t.spot("ann")) == ("plan", end)


@covers("wasp-kinetic-repulse", "wasp-kinetic-blast")
@pytest.mark.parametrize("card", ["kinetic-repulse", "kinetic-blast"])
@pytest.mark.parametrize(("obstacle", "end"), [(2, (1, 0)), (3, (2, 0)), (4, (3, 0))])
def test_a_hero_that_an_obstacle_stops_discards(card: str, obstacle: int, end: tuple[int, int]) -> None:
    t = playing(
        card, f"at 1,0: blue hero ann\nat 0,-1: blue melee\nat 0,-3: red ranged\nat {obstacle},0: red melee"
    )
    t.act()
    t.answer("push_target", "ann")
    t.answer("push_target", (0, -1))
    if card == "kinetic-blast":
        t.answer("push_steps", 3)
    t.answer("discard", "guard", by="ann")
    assert (t.spot("ann"), t.standing(0, -2)) == (end, "blue melee")


@covers("wasp-kinetic-blast")
@pytest.mark.parametrize(("spaces", "ann", "stopped"), [(3, (4, 0), False), (4, (5, 0), True)])
def test_kinetic_blast_drives_both_as_far(spaces: int, ann: tuple[int, int], stopped: bool) -> None:
    # Bob reaches the last row after 3 spaces; the rim of the board is an obstacle (L10.9).
    t = playing("kinetic-blast", "at 1,0: blue hero ann\nat 0,1: blue hero bob\nbob hand: guard")
    t.act()
    t.answer("push_target", "ann")
    t.answer("push_target", "bob")
    assert t.options == [3, 4]
    t.answer("push_steps", spaces)
    assert (t.spot("ann"), t.spot("bob"), t.discarded("bob")) == (ann, (0, 4), ["guard"] if stopped else [])


# Telekinesis, Mass Telekinesis

SCATTERED = """
    at 1,1: blue hero ann
    at 1,-2: red melee
    at 2,1: token post of ann
    at 2,0: blue melee
    at -1,-1: blue heavy
    at -2,-2: blue ranged
"""
"""Off her lines and in range 3: Ann, the red melee, the post; the heavy is immune, -2,-2 is 4 away."""


@covers("wasp-telekinesis", "wasp-mass-telekinesis")
@pytest.mark.parametrize("card", ["telekinesis", "mass-telekinesis"])
def test_telekinesis_brings_a_piece_beside_her(card: str) -> None:
    t = playing(card, SCATTERED)
    t.act()
    assert offered(t) == {"ann", (1, -2), (2, 1)}
    t.answer("place_target", "ann")
    assert offered(t) == {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    t.answer("place_at", (-1, 0))
    assert (t.spot("ann"), t.asked) == ((-1, 0), "place_target" if card == "mass-telekinesis" else "plan")


@covers("wasp-mass-telekinesis")
@pytest.mark.parametrize("again", [True, False])
def test_mass_telekinesis_may_bring_a_second_one(again: bool) -> None:
    t = playing("mass-telekinesis", SCATTERED)
    t.act()
    t.answer("place_target", "ann")
    t.answer("place_at", (-1, 0))
    assert t.options == [None, (1, -2), (2, 1)]
    if again:
        t.answer("place_target", (2, 1))
        t.answer("place_at", (0, -1))
    else:
        t.skip("place_target")
    assert (t.asked, t.standing(0, -1), t.standing(2, 1)) == (
        "plan",
        *(("post", "") if again else ("", "post")),
    )


@covers("wasp-telekinesis", "wasp-mass-telekinesis")
@pytest.mark.parametrize("card", ["telekinesis", "mass-telekinesis"])
@pytest.mark.parametrize(
    "pieces",
    [
        "at 3,0: blue hero ann\nat 2,-2: blue melee",  # both on her lines
        "at 2,2: blue hero ann",  # 4 away
        """
        at 1,1: blue hero ann
        at 2,1: blue melee
        at 1,0: red melee
        at 1,-1: red melee
        at 0,-1: red melee
        at -1,0: red melee
        at -1,1: red melee
        at 0,1: red melee
        """,  # no space beside her
    ],
)
def test_telekinesis_that_cannot_begin(card: str, pieces: str) -> None:  # L9.9
    assert "primary" not in playing(card, pieces).options


# High Voltage

VOLTAGE = """
    wasp level: 8
    at 3,0: blue melee
    at 3,1: blue hero ann
    at 4,0: blue hero bob
    at 1,-3: blue hero cid
    at -1,0: blue heavy
    at 0,4: blue ranged
"""
"""In radius 3: the melee, with Ann and Bob beside it, and the immune heavy."""


@covers("wasp-high-voltage")
def test_high_voltage_strikes_after_a_basic_skill() -> None:
    t = playing("static-barrier", VOLTAGE)
    t.act()
    assert (t.asked, t.options) == ("victim", [None, (3, 0)])
    t.answer("victim", (3, 0))
    assert (t.standing(3, 0), t.coins("wasp"), t.options) == ("", [2], ["ann", "bob"])
    t.answer("victim", "bob")
    t.answer("discard", "guard", by="bob")
    assert (t.discarded("bob"), t.asked) == (["guard"], "plan")


@covers("wasp-high-voltage")
def test_high_voltage_may_be_left_out() -> None:
    t = playing("static-barrier", VOLTAGE)
    t.act()
    t.skip("victim")
    assert (t.asked, t.standing(3, 0), t.coins("wasp")) == ("plan", "blue melee", [0])


@covers("wasp-high-voltage")
@pytest.mark.parametrize(
    ("card", "action", "more"),
    [
        ("static-barrier", "hold", ""),
        ("static-barrier", "primary", "wasp level: 7"),
        ("magnetic-dagger", "primary", "at 0,-1: blue melee"),
        ("lift-up", "movement", ""),
    ],
)
def test_high_voltage_waits_for_a_basic_skill(card: str, action: str, more: str) -> None:  # L8.3, L18.9
    t = playing(card, VOLTAGE + more)
    t.act(action)
    if t.asked == "move":
        t.skip("move")
    assert t.asked == "plan"


@covers("wasp-high-voltage")
def test_high_voltage_follows_no_other_skill() -> None:
    t = playing("lift-up", VOLTAGE + "at 2,-2: red melee")
    t.act()
    t.answer("move_to", (2, -1))
    t.skip("move_to")
    assert (t.asked, t.events(MinionDefeated)) == ("plan", [])


@covers("wasp-high-voltage")
def test_high_voltage_may_win_the_push() -> None:  # L16.2
    t = bare_field("""
        at 0,0: red hero wasp
        at -4,0: red melee
        at 3,0: blue heavy
        at 4,0: blue hero ann
        ann hand: guard
        wasp level: 8
        wasp planned: static-barrier
    """)
    t.act()
    t.answer("victim", (3, 0))
    assert (t.coins("wasp"), t.discarded("ann")) == ([4], ["guard"])
    assert [push.winner for push in t.events(LanePushed)] == [0]
