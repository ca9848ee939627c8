"""Dodger's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import (
    ActionChosen,
    AttackDeclared,
    AttackStopped,
    CoinsChanged,
    Discarded,
    EffectEnded,
    ItemGained,
    MinionSpawned,
    Moved,
)
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Dread Razor": "gold 0 ranged attack 2, initiative 12, defence 1, movement 1, range 2",
    "Death Trap": "silver 0 skill, initiative 7, defence 1, radius 4",
    "Littlefinger of Death": "red 1 ranged attack 4, initiative 9, defence 5, movement 4, range 2",
    "Shield of Decay": "blue 1 defense 3+, initiative 10, movement 3, radius 2",
    "Dark Ritual": "green 1 skill, initiative 3, defence 2, movement 2, radius 3",
    "Finger of Death": "red 2 ranged attack 4, initiative 9, defence 6, movement 4, range 3, item initiative",
    "Burning Skull": "red 2 ranged attack 3, initiative 9, defence 5, movement 4, range 2, item defense",
    "Vampiric Shield": "blue 2 defense 4+, initiative 10, movement 3, radius 2, item initiative",
    "Weakness": "blue 2 skill, initiative 10, defence 4, movement 3, radius 4, item attack",
    "Darker Ritual": "green 2 skill, initiative 3, defence 2, movement 2, radius 3, item defense",
    "Necromancy": "green 2 skill, initiative 3, defence 2, movement 2, item attack",
    "Middlefinger of Death": "red 3 ranged attack 5, initiative 10, defence 6, movement 4, range 3, item movement",
    "Blazing Skull": "red 3 ranged attack 4, initiative 10, defence 5, movement 4, range 2, item radius",
    "Aegis of Doom": "blue 3 defense 4+, initiative 11, movement 3, radius 2, item initiative",
    "Enfeeblement": "blue 3 skill, initiative 11, defence 4, movement 3, radius 4, item attack",
    "Darkest Ritual": "green 3 skill, initiative 2, defence 3, movement 2, radius 3, item defense",
    "Necromastery": "green 3 skill, initiative 2, defence 3, movement 2, radius 1, item range",
    "Tide of Darkness": "purple 4 ultimate",
    "Rusty Razor": "gold 0 ranged attack 1, initiative 11, defence 1, movement 1, range 2",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("dodger") == NUMBERS


GRAVES = """\
board:
  . . . . . . . . . . . . .
   . . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . . .
  . . . . n . o m . . . . f
   . . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . r . . . . .
  . . . . . . . . . . . . .
o: origin
m: red melee point
n: blue melee point
r: red ranged point
f: blue ranged point
"""
"""Four spawn points, all empty: (1,0), (-2,0), (0,3) at distance 1, 2, 3 from the origin, and (6,0)."""

MELEE_EACH = "at -8,4: red melee\nat 8,-4: blue melee\n"


def graves(text: str, minions: str = MELEE_EACH) -> Table:
    """The open field with spawn points, and a minion a side in far corners."""
    return Table(GRAVES + minions + text)


def playing(card: str, text: str = "", minions: str = MELEE_EACH) -> Table:
    """Dodger (Red, at the origin) at his moment with this card; Ann (Blue) is off the board unless `text` has her."""
    ann = "" if "hero ann" in text else "off: blue hero ann\n"
    return graves(f"at 0,0: red hero dodger\n{ann}dodger planned: {card}\n{text}", minions)


def actions(t: Table) -> list[Word]:
    """The actions that the acting hero may choose from."""
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    """The announced attack totals, in order."""
    return [event.total for event in t.events(AttackDeclared)]


# Dread Razor, Rusty Razor

FILLED = {
    "a minion": "at 1,0: red ranged\n",
    "a hero": "at 1,0: red hero bob\n",
    "a token": "at 1,0: token post of ann\n",
}


@covers("dodger-dread-razor")
def test_dread_razor_reaches_far_beside_an_empty_spawn_point() -> None:
    t = playing("dread-razor", "at -1,0: blue ranged\nat 0,-2: blue hero ann\nat 0,-3: blue ranged\n")
    t.act()
    assert offered(t) == {(-1, 0), "ann"}
    t.answer("target", "ann")
    assert totals(t) == [2]
    assert t.events(AttackDeclared)[0].ranged


@covers("dodger-dread-razor")
@pytest.mark.parametrize("what", FILLED)
def test_dread_razor_needs_a_point_that_holds_nothing(what: str) -> None:
    t = playing("dread-razor", "at -1,0: blue ranged\nat 0,-2: blue hero ann\n" + FILLED[what])
    t.act()
    assert t.standing(-1, 0) == ""
    assert t.coins("dodger") == [2]


@covers("dodger-dread-razor")
def test_dread_razor_counts_points_of_a_current_battle_zone_only() -> None:
    # The battle has moved to Blue's shore (front 3): the empty point next to him is none any more.
    t = playing("dread-razor", "front: 3\nat 0,-2: blue hero ann\n", minions="")
    assert "primary" not in actions(t)


@covers("dodger-rusty-razor")
def test_rusty_razor_hits_heroes_only() -> None:
    t = playing(
        "rusty-razor",
        "handicapped: dodger\nat -1,0: blue ranged\nat 0,-1: blue hero bob\nat 0,2: blue hero ann\n",
    )
    t.act()
    assert offered(t) == {"ann", "bob"}
    t.answer("target", "bob")
    assert totals(t) == [1]
    taken = playing("rusty-razor", "handicapped: dodger\nat 1,0: blue ranged\nat 0,2: blue hero ann\n")
    assert "primary" not in actions(taken)


# Death Trap


@covers("dodger-death-trap")
def test_death_trap_takes_a_card_from_a_hero_beside_an_empty_spawn_point() -> None:
    # Ann stands beside (1,0), Bob beside (-2,0), Cid beside (6,0) but five away.
    t = playing(
        "death-trap",
        "at 2,0: blue hero ann\nat -3,0: blue hero bob\nat 5,0: blue hero cid\nann hand: ward-1, ward-2\n",
    )
    t.act()
    assert t.options == ["ann", "bob"]
    t.answer("victim", "ann", by="dodger")
    t.answer("discard", "ward-1", by="ann")
    assert t.discarded("ann") == ["ward-1"]


@covers("dodger-death-trap")
def test_death_trap_needs_the_point_to_be_empty() -> None:
    t = playing("death-trap", "at 2,0: blue hero ann\nat 1,0: blue ranged\n")
    assert [event.action for event in t.events(ActionChosen)] == ["hold"]  # nothing else is left


@covers("dodger-death-trap")
def test_death_trap_does_nothing_to_an_empty_hand() -> None:  # L14.8
    t = playing("death-trap", "at 2,0: blue hero ann\nann hand:\n")
    t.act()
    assert t.events(Discarded) == []
    assert t.spot("ann") == (2, 0)


# The fingers


@covers("dodger-littlefinger-of-death", "dodger-finger-of-death", "dodger-middlefinger-of-death")
@pytest.mark.parametrize(
    ("card", "reach", "total"),
    [("littlefinger-of-death", 2, 4), ("finger-of-death", 3, 4), ("middlefinger-of-death", 3, 5)],
)
def test_a_finger_hits_next_to_him_or_far_heroes_with_a_discard(card: str, reach: int, total: int) -> None:
    t = playing(
        card,
        f"at 0,1: blue ranged\nat 0,-1: blue hero ann\nat {-reach},0: blue hero bob\nat 0,2: blue ranged\n"
        f"at {reach},0: blue hero cid\nbob discard: guard\n",
    )
    t.act()
    assert offered(t) == {(0, 1), "ann", "bob"}  # not Cid, who has no discard; not the far minion
    t.answer("target", "bob")
    assert totals(t) == [total]
    assert t.events(AttackDeclared)[0].ranged
    beyond = playing(card, f"at {reach + 1},0: blue hero ann\nann discard: guard\n")
    assert "primary" not in actions(beyond)


@covers("dodger-middlefinger-of-death")
@pytest.mark.parametrize(("first", "second"), [((0, 1), "ann"), ("ann", (0, 1))])
def test_middlefinger_may_do_both_in_either_order(first: str | tuple[int, int], second: str) -> None:  # L9.14
    t = playing(
        "middlefinger-of-death", "at 0,1: blue ranged\nat 3,0: blue hero ann\nann discard: guard\nann hand:\n"
    )
    t.act()
    t.answer("target", first)
    t.answer("target", second)
    assert (t.standing(0, 1), t.spot("ann")) == ("", None)
    assert totals(t) == [5, 5]
    assert t.coins("dodger") == [3]  # 2 for the minion, 1 for Ann at level 1


@covers("dodger-middlefinger-of-death")
def test_middlefinger_second_attack_is_optional() -> None:
    t = playing("middlefinger-of-death", "at 0,1: blue ranged\nat 3,0: blue hero ann\nann discard: guard\n")
    t.act()
    t.answer("target", (0, 1))
    t.skip("target")
    assert t.spot("ann") == (3, 0)


@covers("dodger-middlefinger-of-death")
def test_middlefinger_does_each_thing_once() -> None:
    # Neither unit next to him has a discard: the second attack would need a hero that has one.
    t = playing("middlefinger-of-death", "at 0,1: blue ranged\nat 0,-1: blue hero ann\nann hand: ward-5\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-5")
    assert t.asked == "plan"  # Ann has a discard now, but the targets must differ


@covers("dodger-middlefinger-of-death")
def test_middlefinger_may_count_a_marked_neighbour_either_way() -> None:
    t = playing(
        "middlefinger-of-death",
        "at 0,1: blue ranged\nat 0,-1: blue hero ann\nat 3,0: blue hero bob\nann discard: guard\n"
        "bob discard: guard\nann hand: ward-5\n",
    )
    t.act()
    assert t.options == ["ann", (0, 1), "bob"]  # each once
    t.answer("target", "ann")
    t.answer("defend", "ward-5")
    assert offered(t) == {(0, 1), "bob"}


# The skulls


@covers("dodger-burning-skull")
def test_burning_skull_hits_in_range_then_drives_a_minion_away() -> None:
    t = playing(
        "burning-skull",
        "at 2,0: blue hero ann\nat 3,0: blue ranged\nat 0,1: red melee\nat 0,-1: blue ranged\nann hand: ward-4\n"
        "at -1,0: red hero bob\nat 1,-1: token post of ann\n",
    )
    t.act()
    assert offered(t) == {"ann", (0, -1)}  # the minion at (3,0) is out of range
    t.answer("target", "ann")
    t.answer("defend", "ward-4")
    assert totals(t) == [3]
    assert t.options == [None, (0, 1), (0, -1)]  # minions of both sides, next to him
    t.answer("move_target", (0, 1))
    assert offered(t) == {(1, 1), (0, 2), (-1, 2)}  # one step, to where it does not touch him
    t.answer("move_to", (1, 1))
    assert t.standing(1, 1) == "red melee"
    assert t.asked == "plan"  # just one minion


@covers("dodger-burning-skull", "dodger-blazing-skull")
@pytest.mark.parametrize("card", ["burning-skull", "blazing-skull"])
def test_a_skull_cannot_drive_immune_or_hemmed_in_minions(card: str) -> None:  # L15.3
    # The red heavy is immune; the blue ranged one at (0,1) finds its three ways out taken.
    t = playing(
        card,
        "at 2,0: blue ranged\nat -1,0: red heavy\nat 0,1: blue ranged\nat 1,1: red ranged\nat 0,2: red ranged\n"
        "at -1,2: red ranged\n",
    )
    t.act()
    t.answer("target", (2, 0))
    assert t.asked == "plan"
    assert t.events(Moved) == []


@covers("dodger-blazing-skull")
def test_blazing_skull_drives_up_to_two_minions() -> None:
    t = playing(
        "blazing-skull", "at 2,0: blue hero ann\nat 0,1: red melee\nat 0,-1: red ranged\nat -1,0: red melee\n"
    )
    t.act()
    assert totals(t) == [4]
    t.answer("defend", None)
    t.answer("move_target", (0, 1))
    t.answer("move_to", (0, 2))
    assert t.options == [None, (0, -1), (-1, 0)]
    t.answer("move_target", (-1, 0))
    t.answer("move_to", (-2, 0))
    assert t.asked == "plan"  # two, no more
    assert (t.standing(0, 2), t.standing(-2, 0), t.standing(0, -1)) == (
        "red melee",
        "red melee",
        "red ranged",
    )


@covers("dodger-burning-skull", "dodger-blazing-skull")
@pytest.mark.parametrize("card", ["burning-skull", "blazing-skull"])
def test_driving_minions_away_is_optional(card: str) -> None:
    t = playing(card, "at 2,0: blue ranged\nat 0,1: red melee\n")
    t.act()
    t.skip("move_target")
    assert t.events(Moved) == []


# The shields


@covers("dodger-shield-of-decay", "dodger-vampiric-shield", "dodger-aegis-of-doom")
@pytest.mark.parametrize(
    ("card", "plain", "raised"),
    [("shield-of-decay", 3, 5), ("vampiric-shield", 4, 6), ("aegis-of-doom", 4, 8)],
)
@pytest.mark.parametrize(
    ("around", "has_two"),
    [
        ("", True),  # (1,0) and (-2,0)
        ("at -2,0: red melee\n", False),
        ("at -2,0: blue hero bob\n", False),
        ("front: 3\n", False),  # the battle is elsewhere
        ("at -2,0: red melee\ndodger items: radius\n", True),  # the radius of 3 takes in (0,3)
    ],
)
def test_a_shield_is_stronger_near_two_empty_spawn_points(
    card: str, plain: int, raised: int, around: str, has_two: bool
) -> None:  # TC-12
    worth = raised if has_two else plain
    for attack, stands in ((worth, True), (worth + 1, False)):
        t = graves(
            "at 0,0: red hero dodger\nat 0,-1: blue hero ann\n"
            f"dodger hand: {card}\nann planned: strike-{attack}\n{around}",
            minions="" if "front" in around else MELEE_EACH,
        )
        t.act(by="ann")
        t.answer("defend", card, by="dodger")
        assert (t.spot("dodger") is not None) == stands
        assert [event.defence for event in t.events(AttackStopped)] == ([worth] if stands else [])


# The rituals


@covers("dodger-dark-ritual", "dodger-darker-ritual", "dodger-darkest-ritual")
@pytest.mark.parametrize(("card", "coins"), [("dark-ritual", 1), ("darker-ritual", 2), ("darkest-ritual", 2)])
def test_a_ritual_pays_near_two_empty_spawn_points(card: str, coins: int) -> None:
    # Within 3: (1,0), (-2,0), (0,3).
    for taken, paid in (
        ("", coins),
        ("at 0,3: blue ranged\n", coins),
        ("at 0,3: blue ranged\nat 1,0: red melee\n", 0),
        ("at 0,3: blue ranged\nat -2,0: token post of ann\n", 0),
    ):
        t = playing(card, taken)
        t.act()
        assert t.coins("dodger") == [paid]
        assert t.events(ItemGained) == []


@covers("dodger-dark-ritual", "dodger-darker-ritual", "dodger-darkest-ritual")
@pytest.mark.parametrize("card", ["dark-ritual", "darker-ritual", "darkest-ritual"])
def test_a_ritual_wants_its_points_in_the_battle_zone(card: str) -> None:
    t = playing(card, "front: 3\n", minions="")
    t.act()
    assert t.events(CoinsChanged) == []


@covers("dodger-darkest-ritual", "dodger-tide-of-darkness")
def test_darkest_ritual_adds_an_attack_item_for_the_owner_of_the_ultimate() -> None:  # L18.10
    t = playing("darkest-ritual", "dodger level: 8\n")
    t.act()
    assert t.coins("dodger") == [2]
    assert t.s.items[t.hero("dodger")] == ("attack",)


# Necromancy, Necromastery


@covers("dodger-necromancy", "dodger-necromastery")
@pytest.mark.parametrize("card", ["necromancy", "necromastery"])
def test_a_fallen_minion_comes_back_on_a_point_of_any_type(card: str) -> None:  # ruling, L15.7
    # Red's wave is one melee and one ranged; the melee stands, so only the ranged may come: on the melee's point.
    t = playing(card)
    t.act()
    assert t.standing(1, 0) == "red ranged"
    assert t.coins("dodger") == [0]


@covers("dodger-necromancy")
def test_necromancy_may_use_an_enemy_point_but_nothing_beside_one() -> None:
    t = playing("necromancy", "at -1,0: red hero bob\nbob planned: wait-1\n")
    t.act()
    assert t.standing(1, 0) == "red ranged"
    west = graves("at -1,0: red hero dodger\noff: blue hero ann\ndodger planned: necromancy\n")
    west.act()
    assert west.standing(-2, 0) == "red ranged"


@covers("dodger-necromancy", "dodger-necromastery")
@pytest.mark.parametrize("card", ["necromancy", "necromastery"])
def test_the_kind_that_comes_back_is_his_choice(card: str) -> None:
    t = playing(card, minions="at -8,4: red heavy\nat 8,-4: blue melee\n")
    t.act()
    assert t.options == ["melee", "ranged"]
    t.answer("respawn_minion", "melee")
    assert t.standing(1, 0) == "red melee"


@covers("dodger-necromancy", "dodger-necromastery")
@pytest.mark.parametrize("card", ["necromancy", "necromastery"])
@pytest.mark.parametrize(
    "text",
    [
        "at -7,4: red ranged\n",  # nobody of the wave is missing
        "at 1,0: blue melee\n",  # no empty point next to him
        "front: 3\n",  # no point of the battle zone next to him
    ],
)
def test_nobody_comes_back_when_none_has_fallen_or_there_is_no_room(card: str, text: str) -> None:
    t = playing(card, text, minions="" if "front" in text else MELEE_EACH)
    assert "primary" not in actions(t)


@covers("dodger-necromastery")
def test_necromastery_reaches_further_with_a_radius_item() -> None:  # L8.4: it has a radius, no range
    t = playing("necromastery", "dodger items: radius\n")
    t.act()
    assert t.options == [(-2, 0), (1, 0)]
    t.answer("respawn_cell", (-2, 0))
    assert t.standing(-2, 0) == "red ranged"
    ranged = playing("necromastery", "dodger items: range\n")
    ranged.act()
    assert ranged.standing(1, 0) == "red ranged"


@covers("dodger-necromancy")
def test_necromancy_cannot_place_behind_a_barrier() -> None:  # L10.13
    barrier = "at 3,0: blue hero wasp\noff: blue hero ann\n"
    t = playing("necromancy", barrier)
    assert "primary" in actions(t)
    t = playing(
        "necromancy", barrier + "wasp slots: static-barrier\nwasp effects: static-barrier this turn\n"
    )
    assert "primary" not in actions(t)  # (1,0) is two away from Wasp, Dodger three


# Weakness, Enfeeblement


@covers("dodger-weakness", "dodger-enfeeblement")
@pytest.mark.parametrize(("card", "left"), [("weakness", 2), ("enfeeblement", 0)])
def test_a_curse_lasts_for_the_turn(card: str, left: int) -> None:
    t = field(
        "at 0,0: red hero dodger\nat 4,1: red hero bob\nat 4,0: blue hero ann\nbob hand: ward-2\n"
        f"dodger planned: {card}\ndodger hand: dread-razor\nann planned: strike-6\nann hand: strike-5\n"
    )
    t.act(by="dodger")
    t.act(by="ann")
    t.answer("defend", "ward-2", by="bob")
    assert t.spot("bob") == (4, 1)
    t.hold("dodger")  # turn 2
    t.act(by="ann")
    assert totals(t) == [left, 5]
    assert len(t.events(EffectEnded)) == 1


def cursed(card: str, text: str) -> Table:
    """Dodger (Red, at the origin) has laid this curse in this turn."""
    return field(f"at 0,0: red hero dodger\ndodger slots: {card}\ndodger effects: {card} this turn\n{text}")


@covers("dodger-weakness", "dodger-enfeeblement")
@pytest.mark.parametrize(("card", "left"), [("weakness", 2), ("enfeeblement", 0)])
def test_a_curse_reaches_four_spaces(card: str, left: int) -> None:
    for column, total in ((4, left), (5, 6)):
        t = cursed(
            card, f"at {column},0: blue hero ann\nat {column},1: red hero bob\nann planned: strike-6\n"
        )
        t.act(by="ann")
        assert totals(t) == [total]


@covers("dodger-weakness")
def test_weakness_is_measured_from_where_dodger_stands_now() -> None:  # L19.3
    t = cursed(
        "weakness",
        "at 5,0: blue hero ann\nat 5,1: red hero bob\nat 2,-1: red hero cid\n"
        "cid planned: haul\nann planned: strike-6\n",
    )
    t.act(by="cid")
    t.answer("move_to", (2, 0))
    t.act(by="ann")
    assert totals(t) == [2]


@covers("dodger-weakness", "dodger-enfeeblement")
@pytest.mark.parametrize("card", ["weakness", "enfeeblement"])
def test_a_curse_spares_friends(card: str) -> None:
    t = cursed(card, "at 2,0: red hero bob\nat 3,0: blue hero ann\nbob planned: strike-6\n")
    t.act(by="bob")
    assert totals(t) == [6]


@covers("dodger-weakness")
def test_weakness_ends_with_dodger() -> None:  # L19.2
    t = cursed(
        "weakness",
        "dodger hand:\nat 1,0: blue hero ann\nat 3,0: blue hero bob\nat 3,1: red hero cid\n"
        "ann planned: strike-6\nann items: initiative\nbob planned: strike-6\n",
    )
    t.act(by="ann")
    assert t.spot("dodger") is None
    t.act(by="bob")
    assert totals(t) == [2, 6]


@covers("dodger-enfeeblement")
@pytest.mark.parametrize(("column", "asks"), [(3, "plan"), (5, "repeat")])
def test_enfeeblement_forbids_repeats(column: int, asks: str) -> None:
    t = cursed(
        "enfeeblement",
        f"at {column},0: blue hero ann\nat {column},1: red melee\nat {column},-1: red melee\nann planned: flurry\n",
    )
    t.act(by="ann")
    t.answer("target", (column, 1))
    assert t.asked == asks


@covers("dodger-enfeeblement")
@pytest.mark.parametrize("card", ["enfeeblement", "weakness"])
def test_enfeeblement_binds_an_ultimate_too(card: str) -> None:
    t = cursed(
        card,
        "at 1,0: blue hero tigerclaw\nat 1,1: red melee\nat 1,3: red ranged\ntigerclaw level: 8\n"
        "tigerclaw planned: blink-strike\n",
    )
    t.act(by="tigerclaw")
    t.answer("charge", (1, 2))
    assert t.spot("tigerclaw") == (1, 2)
    assert t.asked == ("repeat" if card == "weakness" else "plan")


# Tide of Darkness


@covers("dodger-tide-of-darkness")
def test_tide_of_darkness_makes_a_battle_zone_of_every_space() -> None:
    for level, coins in ((7, 0), (8, 1)):
        t = playing("dark-ritual", f"front: 3\ndodger level: {level}\n", minions="")
        t.act()
        assert t.coins("dodger") == [coins]


@covers("dodger-tide-of-darkness", "dodger-dread-razor", "dodger-death-trap")
def test_tide_of_darkness_makes_a_spawn_point_of_every_space() -> None:
    t = playing("dread-razor", "dodger level: 8\nat 1,0: red ranged\nat 0,-2: blue hero ann\nann hand:\n")
    t.act()
    assert t.spot("ann") is None
    t = playing("death-trap", "dodger level: 8\nat 0,-4: blue hero ann\nann hand: ward-1\n")
    t.act()
    assert t.discarded("ann") == ["ward-1"]


@covers("dodger-tide-of-darkness", "dodger-necromancy")
def test_tide_of_darkness_lets_minions_rise_on_open_ground() -> None:  # L15.7: empty and not terrain
    t = graves(
        "at 0,-4: red hero dodger\nat 1,-4: blue hero ann\ndodger planned: necromancy\ndodger level: 8\n"
    )
    t.act()
    assert set(t.options) == {(-1, -4), (-1, -3), (0, -3)}
    t.answer("respawn_cell", (0, -3))
    assert t.standing(0, -3) == "red ranged"


@covers("dodger-tide-of-darkness", "dodger-necromancy")
def test_a_minion_that_rises_outside_the_battle_zone_walks_home() -> None:  # L15.6, L15.7
    # The battle is fought on Blue's shore, which begins at (7,0).
    t = graves(
        "front: 3\nat 5,0: red hero dodger\noff: blue hero ann\ndodger planned: necromancy\ndodger level: 8\n",
        minions="",
    )
    t.act()
    t.answer("respawn_minion", "heavy")
    t.answer("respawn_cell", (6, 0))
    assert [event.cell for event in t.events(MinionSpawned)] == [t.cell(6, 0)]
    assert t.standing(7, 0) == "red heavy"


@covers("dodger-tide-of-darkness", "dodger-shield-of-decay")
def test_tide_of_darkness_covers_his_defence() -> None:  # L9.17
    for level, stands in ((7, False), (8, True)):
        t = graves(
            "at 0,0: red hero dodger\nat 0,-1: blue hero ann\nat -2,0: red melee\n"
            f"dodger hand: shield-of-decay\ndodger level: {level}\nann planned: strike-5\n"
        )
        t.act(by="ann")
        t.answer("defend", "shield-of-decay")
        assert (t.spot("dodger") is not None) == stands
