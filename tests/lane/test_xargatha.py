"""Xargatha's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import ActionRepeated, AttackDeclared, CoinsChanged, EffectBegan, MinionDefeated
from game.lane.values import initiative
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import bare_field, deck, field, offered

NUMBERS = {
    "Cleave": "gold 0 attack 4, initiative 11, defence 2, movement 1",
    "Siren's Call": "silver 0 ranged skill, initiative 3, defence 3, range 3",
    "Threatening Slash": "red 1 attack 5+, initiative 7, defence 6, movement 5",
    "Stone Gaze": "blue 1 skill, initiative 9, defence 5, movement 3, radius 2",
    "Charm": "green 1 movement 2, initiative 5, defence 3, radius 2",
    "Deadly Swipe": "red 2 attack 5+, initiative 8, defence 7, movement 5, item initiative",
    "Long Thrust": "red 2 ranged attack 3, initiative 8, defence 4, movement 4, range 1, item defense",
    "Petrifying Stare": "blue 2 skill, initiative 10, defence 6, movement 3, radius 3, item defense",
    "Fresh Converts": "blue 2 skill, initiative 10, defence 6, movement 3, item attack",
    "Control": "green 2 movement 2, initiative 4, defence 3, radius 2, item attack",
    "Constrict": "green 2 skill, initiative 4, defence 3, movement 2, item initiative",
    "Lethal Spin": "red 3 attack 5+, initiative 8, defence 7, movement 5, item radius",
    "Rapid Thrusts": "red 3 ranged attack 4, initiative 8, defence 4, movement 4, range 1, item movement",
    "Turn into Statues": "blue 3 skill, initiative 10, defence 6, movement 3, radius 4, item defense",
    "Devoted Followers": "blue 3 skill, initiative 10, defence 6, movement 3, item range",
    "Dominate": "green 3 movement 2, initiative 4, defence 4, radius 2, item attack",
    "Final Embrace": "green 3 skill, initiative 4, defence 4, movement 2, item initiative",
    "Metamorphosis": "purple 4 ultimate",
    "Desperate Cleave": "gold 0 attack 3, initiative 10, defence 1, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("xargatha") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Xargatha (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero xargatha\n{ann}xargatha planned: {card}\n{text}")


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


# Cleave, Desperate Cleave


@covers("xargatha-cleave")
def test_cleave_repeats_on_a_different_hero_only() -> None:  # L9.15
    t = playing("cleave", "at 0,1: blue melee\nat -1,0: blue melee\nann hand: ward-4\n")
    t.act()
    t.answer("target", (0, 1))
    t.answer("repeat", "primary")  # the other melee is no hero: Ann it is
    t.answer("defend", "ward-4")
    assert totals(t) == [4, 4]


@covers("xargatha-cleave")
def test_cleave_finds_no_other_hero() -> None:  # LC-O2
    t = playing("cleave", "at 0,1: blue melee\nann hand: ward-4\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-4")
    assert t.events(ActionRepeated) == []


@covers("xargatha-desperate-cleave")
def test_desperate_cleave_hits_heroes_only() -> None:
    foes = "at 0,1: blue melee\nat -1,0: blue hero bob\nann hand: ward-4\n"
    t = playing("desperate-cleave", f"handicapped: xargatha\n{foes}")
    t.act()
    assert offered(t) == {"ann", "bob"}
    t.answer("target", "bob")
    t.answer("defend", None)
    t.answer("repeat", "primary")
    assert totals(t) == [3, 3]


# Siren's Call


@covers("xargatha-sirens-call")
def test_the_siren_calls_a_unit_to_her_side() -> None:
    t = playing("sirens-call", "at 3,0: blue hero ann\nat 2,-1: blue melee\nat 0,1: blue melee\n")
    t.act()
    assert offered(t) == {"ann", (2, -1)}  # not the one next to her
    t.answer("victim", "ann")
    assert set(t.options) == {(1, 0), (1, -1)}  # at most 3 steps, next to her; 0,1 is taken
    t.answer("move_to", (1, 0))
    assert t.spot("ann") == (1, 0)


@covers("xargatha-sirens-call")
def test_the_siren_calls_in_vain_where_the_way_is_too_long() -> None:  # "if able"
    ring = "".join(
        f"at {q},{r}: red melee\n" for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    )
    t = playing("sirens-call", "at 3,0: blue hero ann\n" + ring)
    t.act()
    assert t.spot("ann") == (3, 0)
    assert t.asked == "plan"


# The reds


@covers("xargatha-threatening-slash", "xargatha-deadly-swipe", "xargatha-lethal-spin")
@pytest.mark.parametrize(
    ("card", "level", "each"), [("threatening-slash", 1, 1), ("deadly-swipe", 2, 2), ("lethal-spin", 5, 3)]
)
@pytest.mark.parametrize(
    ("around", "count"),
    [
        ("", 0),
        ("at 0,1: blue melee\n", 1),
        ("at 0,1: blue melee\nat -1,0: blue heavy\n", 2),  # presence: an immune heavy counts (L9.11)
        ("at 0,1: red melee\nat 2,0: blue melee\n", 0),
    ],
)
def test_she_hits_harder_among_many(card: str, level: int, each: int, around: str, count: int) -> None:
    t = playing(card, f"xargatha level: {level}\n{around}ann hand: ward-1\n")
    t.act()
    if t.asked == "target":
        t.answer("target", "ann")
    assert totals(t) == [5 + each * count]


@covers("xargatha-long-thrust", "xargatha-rapid-thrusts")
@pytest.mark.parametrize(("card", "level", "value"), [("long-thrust", 2, 3), ("rapid-thrusts", 5, 4)])
def test_her_thrust_grows_with_the_enemies_beside_her(card: str, level: int, value: int) -> None:
    two = f"xargatha level: {level}\nat 1,0: blue heavy\nat 0,1: blue melee\nat 3,0: blue hero ann\nann hand: ward-9\n"
    t = playing(card, two)  # range 1 + 2
    t.act()
    assert offered(t) == {"ann", (0, 1)}
    t.answer("target", "ann")
    assert totals(t) == [value]
    alone = playing(card, f"xargatha level: {level}\nat 2,0: blue hero ann\n")
    assert "primary" not in actions(alone)


@covers("xargatha-rapid-thrusts")
def test_rapid_thrusts_may_repeat_on_a_different_hero() -> None:
    t = playing(
        "rapid-thrusts", "xargatha level: 5\nat 0,1: blue melee\nat -1,0: blue melee\nat 2,0: blue hero ann\n"
    )
    t.act()
    t.answer("target", (0, 1))
    t.answer("repeat", "primary")  # one enemy is beside her still: range 2 reaches Ann; the melee is no hero
    assert totals(t) == [4, 4]


# Stone Gaze and its stronger forms


@covers("xargatha-stone-gaze", "xargatha-petrifying-stare", "xargatha-turn-into-statues")
@pytest.mark.parametrize(
    ("card", "level", "reach"),
    [("stone-gaze", 1, 2), ("petrifying-stare", 2, 3), ("turn-into-statues", 5, 4)],
)
def test_next_turn_heroes_in_radius_are_statues(card: str, level: int, reach: int) -> None:
    def ann_at(q: int, turn: int) -> Table:
        return field(
            f"turn: {turn}\nat 0,0: red hero xargatha\nat {q},0: blue hero ann\nxargatha level: {level}\n"
            f"ann planned: wait-5\nxargatha slots: {card}\nxargatha effects: {card} next turn since 1\n"
        )

    assert actions(ann_at(reach, 2)) == ["primary", "hold"]  # ruling: neither walking nor fast travel
    assert "movement" in actions(ann_at(reach + 1, 2))
    assert "movement" in actions(ann_at(reach, 1))  # L6.2a: not in its own turn


@covers("xargatha-stone-gaze")
def test_a_statue_may_move_by_text_and_is_terrain_to_others() -> None:  # ruling: movement actions only
    t = field(
        "turn: 2\nat 0,0: red hero xargatha\nat 2,0: blue hero tigerclaw\ntigerclaw planned: light-fingered\n"
        "at 3,0: red hero bob\nxargatha slots: stone-gaze\nxargatha effects: stone-gaze next turn since 1\n"
    )
    t.act()
    assert (1, 0) in offered(t)
    shadow = field(
        "turn: 2\nat 0,0: red hero xargatha\nat 2,0: blue hero ann\nat 3,0: blue hero tigerclaw\n"
        "tigerclaw planned: blend-into-shadows\nxargatha slots: stone-gaze\n"
        "xargatha effects: stone-gaze next turn since 1\n"
    )
    shadow.act()
    assert shadow.asked == "place_at"  # Ann beside him counts as terrain


@covers("xargatha-stone-gaze")
def test_stone_gaze_is_made_by_playing_it() -> None:
    t = playing("stone-gaze", "ann hand: jab\n")
    t.act()
    assert [event.until for event in t.events(EffectBegan)] == ["next turn"]


# Charm, Control, Dominate


MINIONS = "at 2,0: blue ranged\nat 0,2: blue melee\nat -2,0: blue heavy\noff: blue hero ann\n"


@covers("xargatha-charm", "xargatha-control", "xargatha-dominate")
@pytest.mark.parametrize(
    ("card", "level", "lured"),
    [
        ("charm", 1, {(2, 0)}),
        ("control", 2, {(2, 0), (0, 2)}),
        ("dominate", 5, {(2, 0), (0, 2), (-2, 0)}),  # L15.4
    ],
)
def test_she_lures_a_minion_before_or_after_her_walk(
    card: str, level: int, lured: set[tuple[int, int]]
) -> None:
    t = playing(card, f"xargatha level: {level}\n{MINIONS}")
    t.act()
    assert offered(t) == lured
    t.answer("move_target", (2, 0))
    assert (4, 0) in t.options  # up to 2 spaces
    assert (5, 0) not in t.options
    t.answer("move_to", (3, 0))
    t.skip("move")
    assert t.asked == "plan"  # once only
    later = playing(card, f"xargatha level: {level}\n{MINIONS}")
    later.act()
    later.skip("move_target")
    later.answer("move", (1, 0))
    assert (2, 0) in offered(later)
    later.skip("move_target")
    assert later.spot("xargatha") == (1, 0)


@covers("xargatha-charm")
def test_charm_walks_up_to_its_value_with_nobody_to_lure() -> None:
    t = playing("charm", "off: blue hero ann\n")
    t.act()
    assert (2, 0) in offered(t)
    assert (3, 0) not in offered(t)


# Fresh Converts, Devoted Followers


@covers("xargatha-fresh-converts", "xargatha-devoted-followers")
@pytest.mark.parametrize(
    ("card", "level", "beside", "able"),
    [
        ("fresh-converts", 2, "at 0,1: blue heavy\n", True),
        ("fresh-converts", 2, "", False),  # Ann is no minion
        ("fresh-converts", 2, "at 0,2: blue melee\n", False),
        ("devoted-followers", 5, "", True),
        ("devoted-followers", 5, "at 0,1: blue melee\n", True),
    ],
)
def test_followers_bring_a_card_back(card: str, level: int, beside: str, able: bool) -> None:
    t = playing(card, f"xargatha level: {level}\nxargatha discard: cleave\n{beside}")
    t.act()
    assert (t.asked == "retrieve") is able
    if able:
        t.answer("retrieve", "cleave")
        assert "cleave" in t.hand("xargatha")


# Constrict, Final Embrace


def at_the_end(card: str, level: int, beside: str) -> Table:
    """The last card of the round, her effect in force; Red has 2 melee, Blue a ranged one and what is named."""
    return bare_field(
        f"turn: 4\nat 0,0: red hero xargatha\nat 3,3: blue hero ann\nann planned: wait-1\nxargatha level: {level}\n"
        f"at -4,0: red melee\nat -4,1: red melee\nat 4,-1: blue ranged\nxargatha slots: -, {card}\n"
        f"xargatha effects: {card} this round since 2\n{beside}"
    )


@covers("xargatha-constrict", "xargatha-final-embrace")
@pytest.mark.parametrize(
    ("card", "level", "beside", "falls"),
    [
        ("constrict", 2, "at 1,0: blue melee\n", True),
        ("constrict", 2, "at 1,0: blue ranged\n", False),
        ("final-embrace", 5, "at 1,0: blue ranged\n", True),
        ("final-embrace", 5, "at 1,0: blue heavy\n", False),  # ruling: never the heavy
        ("constrict", 2, "at 2,0: blue melee\n", False),
    ],
)
def test_she_strangles_before_the_minion_battle(
    card: str, level: int, beside: str, falls: bool
) -> None:  # L17.1
    t = at_the_end(card, level, beside)
    t.hold("ann")
    assert len(t.events(MinionDefeated)) == (1 if falls else 0)
    if falls:
        assert t.events(CoinsChanged)[0].after == 2


@covers("xargatha-constrict")
def test_she_strangles_one_of_several() -> None:
    t = at_the_end("constrict", 2, "at 1,0: blue melee\nat 0,1: blue melee\n")
    t.hold("ann")
    t.answer("victim", (0, 1))
    assert (t.standing(0, 1), t.standing(1, 0)) == ("", "blue melee")


# Metamorphosis


CHANGED = "xargatha level: 8\nat 0,1: blue melee\n"


@covers("xargatha-metamorphosis")
def test_the_changed_is_faster_among_enemies() -> None:
    t = playing("cleave", CHANGED)  # Ann and a melee beside her: 11 + 2
    assert initiative(t.s, t.hero("xargatha")) == 13
    quiet = playing("cleave", "xargatha level: 8\nat 5,0: blue hero ann\n")
    assert initiative(quiet.s, quiet.hero("xargatha")) == 11


@covers("xargatha-metamorphosis")
def test_the_changed_moves_farther_and_through_obstacles() -> None:  # L10.5
    t = playing("cleave", CHANGED + "at 2,0: blue melee\n")
    t.act("movement")  # 1 + 2 enemies beside her
    assert (3, 0) in offered(t)  # over Ann and the melee
    assert not {(1, 0), (2, 0), (4, 0)} & offered(t)
    t.answer("move", (3, 0))
    assert t.spot("xargatha") == (3, 0)


@covers("xargatha-metamorphosis")
def test_below_level_eight_obstacles_stand_in_her_way() -> None:
    t = playing("cleave", CHANGED.replace("8", "7", 1))
    t.act("movement")
    assert (2, 0) not in offered(t)
