"""Brogan's cards, one by one. Values and spaces are worked out by hand."""

from textwrap import dedent

import pytest

from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.events import (
    AttackDeclared,
    AttackStopped,
    BattleCounted,
    Discarded,
    Fizzled,
    HeroDefeated,
    LanePushed,
    MinionDefeated,
)
from game.lane.verbs import SWAP, may_displace
from tests.lane.cast import Table
from tests.lane.covering import covers
from tests.lane.field import bare_field, deck, field, offered

NUMBERS = {
    "Onslaught": "gold 0 attack 4, initiative 11, defence 3, movement 1",
    "Bulwark": "silver 0 skill, initiative 12, defence 4, radius 4",
    "Mad Dash": "red 1 attack 6, initiative 7, defence 7, movement 3",
    "Brutal Jab": "blue 1 skill, initiative 8, defence 5, movement 2",
    "Shield": "green 1 skill, initiative 6, defence 4, movement 2, radius 1",
    "Bullrush": "red 2 attack 6, initiative 7, defence 8, movement 3, item initiative",
    "Throwing Axe": "red 2 ranged attack 3, initiative 7, defence 7, movement 4, range 2, item defense",
    "Mighty Punch": "blue 2 skill, initiative 9, defence 6, movement 2, item initiative",
    "Shield Bash": "blue 2 skill, initiative 9, defence 6, movement 2, item attack",
    "Bolster": "green 2 skill, initiative 5, defence 5, movement 2, radius 2, item attack",
    "War Drummer": "green 2 ranged skill, initiative 5, defence 5, movement 2, range 4, item defense",
    "Furious Charge": "red 3 attack 7, initiative 8, defence 8, movement 3, item movement",
    "Throwing Spear": "red 3 ranged attack 4, initiative 8, defence 7, movement 4, range 2, item radius",
    "Savage Kick": "blue 3 skill, initiative 9, defence 6, movement 2, item initiative",
    "Counterattack": "blue 3 skill, initiative 9, defence 6, movement 2, item range",
    "Fortify": "green 3 skill, initiative 5, defence 5, movement 2, radius 2, item attack",
    "Master Skald": "green 3 ranged skill, initiative 5, defence 5, movement 2, range 4, item defense",
    "One Man Army": "purple 4 ultimate",
    "Leap Forward": "gold 0 attack 3, initiative 10, defence 3, movement 1",
}

UPGRADES = {
    "bullrush": "bullrush", "throwing-axe": "throwing-axe", "mighty-punch": "mighty-punch",
    "shield-bash": "shield-bash", "bolster": "bolster", "war-drummer": "war-drummer",
    "furious-charge": "bullrush, furious-charge", "throwing-spear": "bullrush, throwing-spear",
    "savage-kick": "mighty-punch, savage-kick", "counterattack": "mighty-punch, counterattack",
    "fortify": "bolster, fortify", "master-skald": "war-drummer, master-skald",
}  # fmt: skip
"""How he comes to his cards of tier II and III."""


def owning(card: str) -> str:
    """The line that gives Brogan a card."""
    return f"brogan upgrades: {UPGRADES[card]}\n" if card in UPGRADES else ""


def playing(card: str, pieces: str) -> Table:
    """Brogan at 0,0 with a planned card, and what else stands on the field."""
    return field(f"at 0,0: red hero brogan\n{owning(card)}brogan planned: {card}\n" + dedent(pieces))


def test_the_numbers_on_his_cards() -> None:
    assert deck("brogan") == NUMBERS


# Onslaught, Leap Forward


@covers("brogan-onslaught")
def test_onslaught_takes_the_space_of_a_fallen_minion() -> None:  # L14.2
    t = field("""
        at 0,0: red hero brogan
        at 1,0: blue melee
        at -4,0: blue hero wasp
        brogan planned: onslaught
    """)
    t.act()
    assert (t.spot("brogan"), t.coins("brogan")) == ((1, 0), [2])


@covers("brogan-onslaught")
@pytest.mark.parametrize(("defence", "end"), [("stop-projectiles", (1, 0)), ("shock", (0, 0))])
def test_onslaught_follows_only_into_an_empty_space(defence: str, end: tuple[int, int]) -> None:
    # Stop Projectiles does not hold a blow; Shock defends with 6 against 4, so that Wasp still stands there.
    t = field("""
        at 0,0: red hero brogan
        at 1,0: blue hero wasp
        brogan planned: onslaught
    """)
    t.act()
    t.answer("defend", defence, by="wasp")
    assert t.events(AttackDeclared)[0].total == 4
    assert t.spot("brogan") == end


@covers("brogan-onslaught")
def test_onslaught_cannot_begin_next_to_an_immune_heavy() -> None:  # L9.9, L15.3
    t = field("""
        at 0,0: red hero brogan
        at 1,0: blue heavy
        off: blue hero wasp
        brogan planned: onslaught
    """)
    assert t.options == ["movement", "hold"]


@covers("brogan-leap-forward")
def test_leap_forward_strikes_heroes_only() -> None:
    t = field("""
        handicapped: brogan
        at 0,0: red hero brogan
        at -1,0: blue melee
        at 0,1: blue hero wasp
        brogan planned: leap-forward
    """)
    t.act()
    t.answer("defend", "magnetic-dagger", by="wasp")  # 2 against 3
    assert (t.spot("brogan"), t.spot("wasp"), t.coins("brogan")) == ((0, 1), None, [1])
    assert t.standing(-1, 0) == "blue melee"
    assert "onslaught" not in t.hand("brogan")


@covers("brogan-leap-forward")
def test_leap_forward_needs_a_hero_beside() -> None:
    t = field("""
        handicapped: brogan
        at 0,0: red hero brogan
        at 1,0: blue melee
        off: blue hero wasp
        brogan planned: leap-forward
    """)
    assert "primary" not in t.options


# Bulwark


@covers("brogan-bulwark")
@pytest.mark.parametrize("card", ["mad-dash", None])
def test_bulwark_may_bring_a_discarded_card_back(card: str | None) -> None:  # L8.7
    t = field("""
        at 0,0: red hero brogan
        off: blue hero ann
        brogan planned: bulwark
        brogan discard: mad-dash, shield
        brogan slots: brutal-jab
        turn: 2
        ann planned: wait-1
    """)
    t.act()
    assert t.options == [None, "mad-dash", "shield"]  # discarded ones, not the resolved Brutal Jab
    t.answer("retrieve", card)
    assert ("mad-dash" in t.hand("brogan")) == (card is not None)
    assert [effect.card for effect in t.s.ongoing] == ["brogan-bulwark"]


HELD_FAST = """
    brogan effects: bulwark this turn
    brogan slots: bulwark
    at 0,0: red hero brogan
    at 4,0: red melee
    at 5,-1: red ranged
    at 5,1: blue melee
    at 5,0: blue hero wasp
"""
"""Wasp stands next to a melee on the rim of the radius (4), a ranged one beyond it (5) and one of her own."""


@covers("brogan-bulwark")
def test_bulwark_forbids_enemies_to_move_and_to_push() -> None:  # L10.12
    lifted = field(HELD_FAST + "wasp planned: lift-up")
    lifted.act()
    assert offered(lifted) == {(5, -1), (5, 1)}
    pushed = field(HELD_FAST + "wasp upgrades: kinetic-repulse\nwasp planned: kinetic-repulse")
    pushed.act()
    assert offered(pushed) == {(5, -1)}  # not even for a push of 0 spaces


@covers("brogan-bulwark")
def test_bulwark_forbids_enemies_to_place_and_to_swap() -> None:
    t = field("""
        brogan effects: bulwark this turn
        brogan slots: bulwark
        at 0,0: red hero brogan
        at 3,0: red melee
        at 3,-1: blue melee
        at 2,1: blue ranged
        at 2,0: blue hero ann
        ann planned: beckon
    """)
    t.act()
    assert (t.asked, offered(t)) == ("place_target", {(3, -1), (2, 1)})
    assert not may_displace(t.s, t.hero("ann"), t.hero("brogan"), SWAP)
    assert not may_displace(t.s, t.hero("ann"), t.s.minions(0, RED_TEAM)[-1], SWAP)


@covers("brogan-bulwark")
def test_bulwark_does_not_shield_from_attacks_nor_bind_friends() -> None:
    t = field("""
        brogan effects: bulwark this turn
        brogan slots: bulwark
        at 0,0: red hero brogan
        at 2,0: red melee
        at 3,0: blue hero ann
        at 2,1: red hero bob
        ann planned: strike-6
        bob planned: haul
    """)
    t.act(by="bob")  # 9 like Ann, and the coin shows Red
    t.answer("move_target", (2, 0))
    t.answer("move_to", (2, -2))
    assert t.standing(2, -2) == "red melee"
    assert offered(t) >= {"primary"}


@covers("brogan-bulwark")
def test_bulwark_ends_with_the_turn() -> None:  # L19.1
    t = field("""
        at 0,0: red hero brogan
        off: blue hero wasp
        brogan planned: bulwark
    """)
    t.act()
    assert (t.asked, t.s.turn, t.s.ongoing) == ("plan", 2, ())


# Mad Dash, Bullrush, Furious Charge

DASH = """
    at 0,0: red hero brogan
    at -1,0: blue melee
    at 0,-3: blue heavy
    at 3,-3: blue hero dodger
    at 0,3: blue hero wasp
    at 1,3: blue melee
    brogan planned: mad-dash
"""


@covers("brogan-mad-dash")
def test_mad_dash_ends_beside_an_enemy_and_strikes_it() -> None:  # TC-8, TC-11
    t = field(DASH)
    t.act()
    assert offered(t) == {(0, -2), (2, -2), (0, 2)}
    t.answer("charge", (0, 2))
    t.answer("defend", "lift-up", by="wasp")  # 5 and a minion beside her against 6
    assert t.events(AttackStopped)[0].defence == 6
    assert (t.spot("brogan"), t.spot("wasp")) == ((0, 2), (0, 3))


@covers("brogan-mad-dash")
def test_mad_dash_may_end_beside_an_immune_heavy_in_vain() -> None:  # L9.7
    t = field(DASH)
    t.act()
    t.answer("charge", (0, -2))
    assert [fizzled.step for fizzled in t.events(Fizzled)] == ["target"]
    assert (t.spot("brogan"), t.slots("brogan")[0]) == ((0, -2), "mad-dash")


@covers("brogan-mad-dash")
def test_mad_dash_chooses_its_target_after_the_dash() -> None:
    t = field("""
        at 0,0: red hero brogan
        at 3,0: blue melee
        at 2,1: blue hero wasp
        brogan planned: mad-dash
    """)
    t.act()
    assert (t.asked, offered(t), t.spot("brogan")) == ("target", {(3, 0), "wasp"}, (2, 0))


@covers("brogan-mad-dash", "brogan-bullrush", "brogan-furious-charge")
@pytest.mark.parametrize(
    ("card", "foe", "ends"),
    [
        ("mad-dash", (1, 1), {(2, 0), (0, 2)}),
        ("mad-dash", (2, 1), {(2, 0)}),
        ("mad-dash", (3, 1), set()),
        ("bullrush", (2, 1), {(2, 0), (3, 0)}),
        ("bullrush", (3, 1), {(3, 0)}),
        ("bullrush", (4, 1), set()),
        ("furious-charge", (1, 1), {(2, 0), (0, 2)}),
        ("furious-charge", (2, 1), {(2, 0), (3, 0)}),
        ("furious-charge", (3, 1), {(3, 0), (4, 0)}),
        ("furious-charge", (4, 1), {(4, 0)}),
    ],
)
def test_how_far_each_charge_goes(card: str, foe: tuple[int, int], ends: set[tuple[int, int]]) -> None:
    t = playing(card, f"at {foe[0]},{foe[1]}: blue melee\noff: blue hero wasp")
    assert ("primary" in t.options) == bool(ends)
    if ends:
        t.act()
        assert (offered(t) == ends) if len(ends) > 1 else (t.spot("brogan") in ends)


@covers("brogan-mad-dash", "brogan-bullrush", "brogan-furious-charge")
@pytest.mark.parametrize(("card", "total"), [("mad-dash", 6), ("bullrush", 6), ("furious-charge", 7)])
def test_charges_need_the_whole_way_free(card: str, total: int) -> None:  # L10.4
    assert "primary" not in playing(card, "at 3,0: blue hero wasp\nat 1,0: red melee").options
    t = playing(card, "at 3,0: blue hero wasp")
    t.act()
    assert (t.spot("brogan"), t.events(AttackDeclared)[0].total) == ((2, 0), total)


# Brutal Jab, Mighty Punch, Savage Kick


@covers("brogan-brutal-jab")
def test_brutal_jab_moves_then_pushes() -> None:
    t = field("""
        at 0,0: red hero brogan
        at 2,0: blue hero wasp
        brogan planned: brutal-jab
    """)
    t.act()
    assert len(offered(t)) == 6
    t.answer("move", (1, 0))
    assert t.options == [1, 0]
    t.answer("push_steps", 1)
    assert (t.spot("brogan"), t.spot("wasp")) == ((1, 0), (3, 0))


@covers("brogan-brutal-jab")
def test_brutal_jab_pushes_enemies_and_tokens_of_anyone() -> None:
    t = field("""
        at 0,0: red hero brogan
        at 1,0: blue melee
        at 0,1: red melee
        at -1,0: token post of ann
        at 0,-1: token post of bob
        at -1,1: blue heavy
        off: red hero ann, blue hero bob
        brogan planned: brutal-jab
    """)
    t.act()
    t.skip("move")
    assert offered(t) == {(1, 0), (-1, 0), (0, -1)}  # no friend, no immune heavy
    t.answer("push_target", (-1, 0))
    t.answer("push_steps", 1)
    assert (t.standing(-1, 0), t.standing(-2, 0)) == ("", "post")


@covers("brogan-brutal-jab")
def test_brutal_jab_with_nobody_to_push_is_a_mere_step() -> None:  # L9.7
    t = field("""
        at 0,0: red hero brogan
        off: blue hero wasp
        brogan planned: brutal-jab
    """)
    t.act()
    t.answer("move", (0, 1))
    assert t.spot("brogan") == (0, 1)
    assert [fizzled.step for fizzled in t.events(Fizzled)] == ["push_target"]


@covers("brogan-mighty-punch", "brogan-savage-kick")
@pytest.mark.parametrize(("card", "reach"), [("mighty-punch", 1), ("savage-kick", 2)])
def test_punch_and_kick_push_up_to_two(card: str, reach: int) -> None:
    t = playing(card, "at 3,0: blue hero wasp")
    t.act()
    assert len(offered(t)) == (6, 18)[reach - 1]
    assert ((2, 0) in t.options) == (reach == 2)
    t.answer("move", (reach, 0))
    if reach == 2:
        assert t.options == [2, 1, 0]
        t.answer("push_steps", 2)
        assert t.spot("wasp") == (5, 0)


@covers("brogan-mighty-punch", "brogan-savage-kick")
@pytest.mark.parametrize("card", ["mighty-punch", "savage-kick"])
@pytest.mark.parametrize(("obstacle", "amounts"), [(3, [1, 0]), (4, [2, 1, 0])])
def test_pushes_stop_at_an_obstacle(card: str, obstacle: int, amounts: list[int]) -> None:  # L10.7
    t = playing(card, f"at 1,0: blue hero wasp\nat {obstacle},0: red melee")
    t.act()
    t.skip("move")
    assert (t.asked, t.options) == ("push_steps", amounts)


# Shield, Bolster, Fortify


def guarded(card: str, minion: int, more: str = "") -> Table:
    """Ann attacks a red melee at this distance from Brogan while his card is in force."""
    return field(
        f"brogan effects: {card} this round\nbrogan slots: {card}\n"
        f"at 0,0: red hero brogan\nat {minion},0: red melee\nat {minion + 1},0: blue hero ann\n"
        + owning(card)
        + f"turn: 2\nann planned: strike-4\n{more}"
    )


@covers("brogan-shield", "brogan-bolster", "brogan-fortify")
@pytest.mark.parametrize(
    ("card", "cards"),
    [("shield", ["bulwark"]), ("bolster", ["bulwark"]), ("fortify", ["onslaught", "bulwark"])],
)
def test_a_card_keeps_a_beaten_minion_standing(card: str, cards: list[str]) -> None:  # L14.2, LC-O3
    t = guarded(card, 1)
    t.act(by="ann")
    assert (t.who, t.options) == ("brogan", [None, *cards])
    t.answer("save_minion", cards[0])
    assert (t.standing(1, 0), t.coins("ann"), t.discarded("brogan")) == ("red melee", [2], [cards[0]])


@covers("brogan-shield", "brogan-bolster", "brogan-fortify")
@pytest.mark.parametrize("card", ["shield", "bolster", "fortify"])
def test_the_protection_is_a_choice(card: str) -> None:
    t = guarded(card, 1)
    t.act(by="ann")
    t.skip("save_minion")
    assert (t.standing(1, 0), t.coins("ann"), t.discarded("brogan")) == ("", [2], [])


@covers("brogan-shield", "brogan-bolster", "brogan-fortify")
@pytest.mark.parametrize(
    ("card", "minion", "more", "saved"),
    [
        ("shield", 2, "", False),
        ("shield", 2, "brogan items: radius", True),
        ("bolster", 2, "", True),
        ("bolster", 3, "", False),
        ("fortify", 2, "", True),
        ("fortify", 3, "", False),
        ("bolster", 1, "brogan hand: onslaught", False),
        ("fortify", 1, "brogan hand: mad-dash", False),
    ],
)
def test_who_is_protected_and_for_what(card: str, minion: int, more: str, saved: bool) -> None:
    t = guarded(card, minion, more)
    t.act(by="ann")
    assert (t.asked == "save_minion") == saved
    assert t.standing(minion, 0) == ("red melee" if saved else "")


@covers("brogan-shield")
def test_shield_leaves_enemy_minions_alone() -> None:
    t = field("""
        brogan effects: shield this round
        brogan slots: shield
        at 0,0: red hero brogan
        at 1,0: blue melee
        at 2,0: red hero ann
        off: blue hero bob
        turn: 2
        ann planned: strike-4
    """)
    t.act()
    assert (t.asked, t.standing(1, 0)) == ("plan", "")


@covers("brogan-bolster")
def test_a_saved_last_minion_means_no_push() -> None:  # L14.2
    t = bare_field("""
        brogan effects: bolster this round
        brogan upgrades: bolster
        brogan slots: bolster
        at 0,0: red hero brogan
        at 1,0: red melee
        at 2,0: blue hero ann
        at 5,0: blue melee
        turn: 2
        ann planned: strike-4
    """)
    t.act(by="ann")
    t.answer("save_minion", "bulwark")
    assert (t.events(LanePushed), t.coins("ann")) == ([], [2])


@covers("brogan-shield", "brogan-bolster", "brogan-fortify")
@pytest.mark.parametrize("card", ["shield", "bolster", "fortify"])
def test_minions_removed_in_the_minion_battle_cannot_be_kept(card: str) -> None:
    t = bare_field(
        f"phase: end-of-round\nturn: 4\nbrogan effects: {card} this round\n{owning(card)}brogan slots: {card}\n"
        "at 0,0: red hero brogan\nat 1,0: red melee\nat 5,0: blue melee\nat 6,0: blue melee\noff: blue hero ann"
    )
    assert (t.events(MinionDefeated), t.events(Discarded)) == ([], [])
    assert [pushed.winner for pushed in t.events(LanePushed)] == [BLUE_TEAM]


@covers("brogan-shield", "brogan-bolster", "brogan-fortify")
@pytest.mark.parametrize("card", ["shield", "bolster", "fortify"])
def test_the_protection_lasts_for_the_round(card: str) -> None:
    t = playing(card, "turn: 3\noff: blue hero ann")
    t.act()
    assert (t.s.turn, [effect.until for effect in t.s.ongoing]) == (4, ["round"])
    t.answer("plan", "onslaught", by="brogan")
    t.answer("plan", "jab", by="ann")
    t.hold("brogan")
    t.skip("respawn")
    assert (t.s.round, t.s.ongoing) == (2, ())


# Throwing Axe, Throwing Spear

THROW = """
    at 1,0: blue melee
    at 2,0: blue hero wasp
    at 0,3: blue ranged
"""


@covers("brogan-throwing-axe", "brogan-throwing-spear")
@pytest.mark.parametrize(("card", "total"), [("throwing-axe", 3), ("throwing-spear", 4)])
def test_a_discarded_card_throws_at_range(card: str, total: int) -> None:
    t = playing(card, THROW)
    t.act()
    assert t.options == ["adjacent", "thrown"]
    t.answer("mode", "thrown")
    t.answer("discard_to", "shield")
    assert offered(t) == {(1, 0), "wasp"}  # range 2; the ranged minion stands at 3
    t.answer("target", "wasp")
    assert (t.events(AttackDeclared)[0].total, t.events(AttackDeclared)[0].ranged) == (total, True)
    t.answer("defend", "stop-projectiles", by="wasp")
    assert (t.spot("wasp"), t.discarded("brogan")) == ((2, 0), ["shield"])


@covers("brogan-throwing-axe", "brogan-throwing-spear")
@pytest.mark.parametrize("card", ["throwing-axe", "throwing-spear"])
def test_the_blow_beside_him_is_free_and_ranged_too(card: str) -> None:  # L8.3
    t = playing(card, "at 1,0: blue hero wasp")
    t.act()
    t.answer("mode", "adjacent")
    assert (t.asked, t.discarded("brogan")) == ("defend", [])
    t.answer("defend", "stop-projectiles", by="wasp")
    assert t.spot("wasp") == (1, 0)


@covers("brogan-throwing-axe", "brogan-throwing-spear")
@pytest.mark.parametrize(
    ("card", "lying", "thrown"),
    [
        ("throwing-axe", "", False),
        ("throwing-axe", "brogan discard: brutal-jab\n", False),
        ("throwing-spear", "", False),
        ("throwing-spear", "brogan discard: brutal-jab\n", True),
    ],
)
def test_throwing_without_paying(card: str, lying: str, thrown: bool) -> None:
    # The axe asks for a card now; the spear for any card in his discard.
    t = playing(card, "at 2,0: blue hero wasp\n" + lying)
    t.act()
    t.skip("discard_to")
    assert bool(t.events(AttackDeclared)) == thrown
    assert [fizzled.step for fizzled in t.events(Fizzled)] == ([] if thrown else ["discard_to"])


@covers("brogan-throwing-axe", "brogan-throwing-spear")
@pytest.mark.parametrize(("card", "throws"), [("throwing-axe", False), ("throwing-spear", True)])
def test_throwing_with_an_empty_hand(card: str, throws: bool) -> None:
    t = playing(card, "at 2,0: blue hero wasp\nbrogan hand:\nbrogan discard: brutal-jab")
    assert ("primary" in t.options) == throws


@covers("brogan-throwing-axe")
def test_without_a_card_the_axe_is_not_thrown() -> None:  # L9.14
    t = playing("throwing-axe", THROW + "brogan hand:")
    t.act()
    assert (t.standing(1, 0), t.asked) == ("", "plan")  # no mode to pick: the melee beside him falls


# Shield Bash, Counterattack


@covers("brogan-shield-bash", "brogan-counterattack")
@pytest.mark.parametrize("card", ["shield-bash", "counterattack"])
def test_only_who_played_an_attack_is_bashed(card: str) -> None:  # L8.11
    t = playing(
        card,
        """
        at 1,0: blue hero ann
        at 0,1: blue hero bob
        at 3,0: blue hero cid
        ann slots: strike-6
        bob slots: wait-7
        cid slots: strike-6
        """,
    )
    t.act()
    assert (t.who, t.asked) == ("ann", "discard")
    t.answer("discard", "guard")
    assert t.discarded("ann") == ["guard"]


@covers("brogan-shield-bash", "brogan-counterattack")
@pytest.mark.parametrize("card", ["shield-bash", "counterattack"])
@pytest.mark.parametrize(
    ("lines", "bashed"),
    [
        ("ann planned: strike-6", True),  # still unresolved
        ("ann played: strike-6\nann discard: strike-6", True),  # discarded since
        ("ann played: strike-6\nann slots: wait-7", True),  # swapped away since
        ("ann slots: wait-7", False),
        ("ann slots: -\nann discard: strike-6", False),  # discarded, but never played
    ],
)
def test_having_played_counts_whatever_became_of_the_card(card: str, lines: str, bashed: bool) -> None:
    t = playing(card, f"at 1,0: blue hero ann\n{lines}")
    assert ("primary" in t.options) == bashed


@covers("brogan-shield-bash", "brogan-counterattack")
@pytest.mark.parametrize(("card", "falls"), [("shield-bash", False), ("counterattack", True)])
def test_an_empty_hand_saves_or_fells(card: str, falls: bool) -> None:  # L14.8, TC-37
    t = playing(card, "at 1,0: blue hero ann\nann slots: strike-6\nann hand:\nann level: 2")
    t.act()
    assert (t.spot("ann") is None) == falls
    assert (t.coins("brogan"), t.s.lives) == ([2 if falls else 0], [4, 3 if falls else 4])
    assert len(t.events(HeroDefeated)) == falls


@covers("brogan-counterattack")
def test_counterattack_lets_a_hero_with_cards_only_discard() -> None:
    t = playing("counterattack", "at 1,0: blue hero ann\nann slots: strike-6\nann hand: guard")
    t.act()
    assert (t.spot("ann"), t.discarded("ann"), t.coins("brogan")) == ((1, 0), ["guard"], [0])


# War Drummer, Master Skald


@covers("brogan-war-drummer", "brogan-master-skald")
@pytest.mark.parametrize(
    ("card", "fallen", "coins"),
    [
        ("war-drummer", "no", 1),
        ("war-drummer", "yes", 3),
        ("master-skald", "no", 2),
        ("master-skald", "yes", 4),
    ],
)
def test_songs_pay_a_friend_in_range(card: str, fallen: str, coins: int) -> None:
    t = playing(
        card,
        f"""
        at 4,0: red hero ann
        at 0,4: red hero bob
        off: blue hero wasp
        fallen: {fallen}
        """,
    )
    t.act()
    assert (t.asked, t.options) == ("friend", ["ann", "bob"])
    t.answer("friend", "ann")
    assert t.coins("ann", "bob", "brogan") == [coins, 0, 0]


@covers("brogan-war-drummer", "brogan-master-skald")
@pytest.mark.parametrize("card", ["war-drummer", "master-skald"])
def test_songs_need_a_friend_within_four(card: str) -> None:
    t = playing(card, "at 5,0: red hero ann\nat 1,0: blue hero wasp")
    assert "primary" not in t.options


@covers("brogan-war-drummer")
def test_a_defeat_in_an_earlier_turn_of_the_round_counts() -> None:
    t = field("""
        at 0,0: red hero brogan
        at 1,0: red hero ann
        at 2,0: blue hero bob
        bob hand:
        brogan upgrades: war-drummer
        brogan hand: war-drummer
        ann planned: strike-4
        ann hand: wait-1
    """)
    t.act(by="ann")
    assert (t.coins("ann", "brogan"), t.s.turn) == ([1, 1], 1 + 1)
    t.act(by="brogan")
    assert t.coins("ann", "brogan") == [4, 1]


# One Man Army


def battle(pieces: str, level: int = 8) -> Table:
    """The end of a round with Brogan at the origin."""
    return bare_field(
        f"phase: end-of-round\nturn: 4\nat 0,0: red hero brogan\noff: blue hero ann\n"
        f"brogan level: {level}\n{pieces}"
    )


BLUE_THREE = "at 4,0: blue melee\nat 5,0: blue melee\nat 6,0: blue melee\n"


@covers("brogan-one-man-army")
@pytest.mark.parametrize(("level", "red"), [(8, 3), (7, 2)])
def test_he_counts_in_the_minion_battle_once_unlocked(level: int, red: int) -> None:  # L15.8, L18.9
    t = battle(BLUE_THREE + "at -1,0: red melee\nat -2,0: red melee\n", level)
    assert t.events(BattleCounted) == [BattleCounted(0, red, 3, 3 - red)]


@covers("brogan-one-man-army")
def test_outside_the_battle_zone_he_does_not_count() -> None:
    t = bare_field(
        f"phase: end-of-round\nturn: 4\nat 9,0: red hero brogan\noff: blue hero ann\nbrogan level: 8\n{BLUE_THREE}"
        "at -1,0: red melee\nat -2,0: red melee\nat -3,0: red melee\n"
    )
    assert t.events(BattleCounted)[0].red == 3


@covers("brogan-one-man-army")
def test_he_goes_as_late_as_a_heavy() -> None:
    # 3 against 4: the melee has to go, neither he nor the heavy.
    t = battle(BLUE_THREE + "at 4,1: blue melee\nat -1,0: red melee\nat -2,0: red heavy\n")
    assert (t.minions(RED_TEAM), t.events(LanePushed)) == ({"heavy": 1}, [])


@covers("brogan-one-man-army")
def test_he_gives_way_and_the_push_is_lost() -> None:
    # 2 against 3: between him and the heavy the team chooses; giving way costs the push at once.
    t = battle(BLUE_THREE + "at -2,0: red heavy\n")
    assert (t.asked, t.options, t.who) == ("casualty", [(-2, 0), "brogan"], "brogan")
    t.answer("casualty", "brogan")
    assert [(push.winner, push.after) for push in t.events(LanePushed)] == [(BLUE_TEAM, 1)]
    assert (t.spot("brogan"), t.s.lives, t.coins("ann")) == ((0, 0), [4, 4], [1])  # 1: the pity coin


@covers("brogan-one-man-army")
def test_without_figures_his_team_is_emptied() -> None:  # L15.8
    t = battle(BLUE_THREE + "at -1,0: red melee\n")
    assert [push.winner for push in t.events(LanePushed)] == [BLUE_TEAM]
    assert t.spot("brogan") == (0, 0)
