"""Garrus's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import (
    ActionChosen,
    ActionRepeated,
    AttackDeclared,
    Discarded,
    EffectBegan,
    Fizzled,
    Moved,
    Pushed,
)
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Angry Strike": "gold 0 attack 4+, initiative 11, defence 3, movement 1",
    "Chilling Howl": "silver 0 skill, initiative 13, defence 3, radius 3",
    "Trace": "red 1 attack 3, initiative 7, defence 5, movement 4",
    "Menace": "blue 1 ranged skill, initiative 9, defence 6, movement 3, range 2",
    "Hold Ground": "green 1 skill, initiative 5, defence 3, movement 2, radius 3",
    "Chase": "red 2 attack 4, initiative 8, defence 5, movement 4, item defense",
    "Blunt Force": "red 2 attack 7, initiative 8, defence 7, movement 4, item initiative",
    "Threaten": "blue 2 ranged skill, initiative 10, defence 6, movement 3, range 2, item defense",
    "Form Up!": "blue 2 ranged skill, initiative 10, defence 6, movement 3, range 3, item attack",
    "Make a Stand": "green 2 skill, initiative 4, defence 4, movement 2, radius 4, item initiative",
    "Light Pilum": "green 2 ranged skill, initiative 4, defence 4, movement 2, range 2, item attack",
    "Hunt Down": "red 3 attack 4, initiative 8, defence 6, movement 4, item range",
    "Send Flying": "red 3 attack 7, initiative 8, defence 8, movement 4, item radius",
    "Terrify": "blue 3 ranged skill, initiative 10, defence 7, movement 3, range 2, item defense",
    "Testudo!": "blue 3 ranged skill, initiative 10, defence 7, movement 3, range 3, item attack",
    "Battle Ready": "green 3 skill, initiative 4, defence 4, movement 2, radius 4, item initiative",
    "Heavy Pilum": "green 3 ranged skill, initiative 4, defence 4, movement 2, range 2, item movement",
    "Battle Fury": "purple 4 ultimate",
    "Angry Swipe": "gold 0 attack 3+, initiative 10, defence 2, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("garrus") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Garrus (Red, at 0,0) at his moment with this card; Ann (Blue) stands next to him unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero garrus\n{ann}garrus planned: {card}\n{text}")


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


def steps(t: Table) -> int:
    """How far the walk on offer leads at most."""
    here = t.s.where[t.hero("garrus")]
    return max(t.s.board.distance(here, t.cell(*at)) for at in t.options if isinstance(at, tuple))


# Angry Strike, Angry Swipe


@covers("garrus-angry-strike")
@pytest.mark.parametrize(
    ("discard", "total"), [("", 4), ("hold-ground", 5), ("hold-ground, menace, trace", 7)]
)
def test_angry_strike_grows_with_his_discard(discard: str, total: int) -> None:
    t = playing("angry-strike", f"garrus discard: {discard}\n" if discard else "")
    t.act()
    assert totals(t) == [total]


@covers("garrus-angry-swipe")
def test_angry_swipe_hits_heroes_only() -> None:
    t = playing("angry-swipe", "handicapped: garrus\ngarrus discard: menace\nat 0,1: blue melee\n")
    t.act()
    assert totals(t) == [3 + 1]
    none = playing("angry-swipe", "handicapped: garrus\nat 0,1: blue melee\noff: blue hero ann\n")
    assert "primary" not in actions(none)


# Chilling Howl, Battle Fury


HOWLING = "turn: 3\ngarrus slots: chilling-howl\ngarrus effects: chilling-howl this round since 1\n"


@covers("garrus-chilling-howl")
def test_the_howl_slows_heroes_in_radius_for_the_round() -> None:
    def walk_of(spot: str) -> Table:
        t = field(f"{HOWLING}at 0,0: red hero garrus\nat {spot}: blue hero ann\nann planned: swing\n")
        t.act("movement")  # movement 3
        return t

    slow = walk_of("3,0")
    assert (5, 0) in offered(slow)
    assert (6, 0) not in offered(slow)
    free = walk_of("4,0")  # who starts outside walks in at full value (ruling)
    assert (2, 1) in offered(free)


@covers("garrus-chilling-howl")
@pytest.mark.parametrize(("spot", "travels"), [("9,0", False), ("10,0", True)])
def test_nobody_in_radius_of_the_howl_fast_travels(spot: str, travels: bool) -> None:
    # Ann is alone on Blue's shore, which begins at 7,0; Garrus stands at the edge of the middle.
    t = field(f"{HOWLING}at 6,0: red hero garrus\nat {spot}: blue hero ann\nann planned: swing\n")
    assert ("fast_travel" in actions(t)) is travels


@covers("garrus-chilling-howl")
def test_the_howl_may_discard_a_resolved_card() -> None:
    t = playing("chilling-howl", "turn: 2\ngarrus slots: hold-ground\n")
    t.act()
    t.answer("discard_resolved", "hold-ground")
    assert t.discarded("garrus") == ["hold-ground"]
    assert t.slots("garrus")[0] is None
    keep = playing("chilling-howl", "turn: 2\ngarrus slots: hold-ground\n")
    keep.act()
    keep.skip("discard_resolved")
    assert keep.slots("garrus")[:2] == ["hold-ground", "chilling-howl"]


@covers("garrus-chilling-howl")
def test_the_howl_binds_movement_actions_only() -> None:  # ruling: no steps of a skill
    t = field(
        f"{HOWLING}at 0,0: red hero garrus\nat 0,1: blue hero misa\nmisa level: 5\nmisa planned: crushing-squall\n"
    )
    t.act()
    assert (-4, 5) not in offered(t)  # off the field
    assert {(5, 1), (-5, 1)} <= offered(t)  # five spaces, though two is the limit of a walk


@covers("garrus-chilling-howl")
def test_the_howl_ends_when_garrus_falls() -> None:  # L19.2
    t = field(
        f"{HOWLING}at 0,0: red hero garrus\nat 1,0: blue hero ann\nat -1,0: blue hero bob\ngarrus hand:\n"
        "ann planned: strike-9\nbob planned: swing\n"
    )
    t.act(by="ann")
    assert t.spot("garrus") is None
    assert "fast_travel" not in t.options  # a red minion and a blue one fight in this zone
    t.act("movement", by="bob")
    assert (-4, 0) in offered(t)  # three spaces again


FURY = "turn: 2\ngarrus level: 8\n"


@covers("garrus-battle-fury")
def test_battle_fury_performs_the_discarded_card() -> None:
    t = playing("chilling-howl", FURY + "garrus slots: blunt-force\nann hand: ward-9\n")
    t.act()
    t.answer("discard_resolved", "blunt-force")
    t.answer("perform", "primary")
    assert totals(t) == [7]
    t.answer("defend", "ward-9")
    t.answer("move", (1, -1))
    assert t.spot("ann") == (1, 3)  # pushed from 1,-1 along the line through 1,0
    assert t.s.ongoing[0].card == "garrus-chilling-howl"  # the howl goes on after it


@covers("garrus-battle-fury")
def test_battle_fury_is_optional_and_asks_only_if_it_can() -> None:
    t = playing("chilling-howl", FURY + "garrus slots: blunt-force\nann hand: ward-9\n")
    t.act()
    t.answer("discard_resolved", "blunt-force")
    t.skip("perform")
    assert totals(t) == []
    far = playing("chilling-howl", FURY + "garrus slots: blunt-force\nat 5,0: blue hero ann\n")
    far.act()
    far.answer("discard_resolved", "blunt-force")
    assert far.asked == "plan"  # nobody to attack


@covers("garrus-battle-fury", "garrus-angry-strike")
def test_in_fury_the_discarded_card_counts_for_itself() -> None:
    t = playing("chilling-howl", FURY + "garrus slots: angry-strike\n")
    t.act()
    t.answer("discard_resolved", "angry-strike")
    t.answer("perform", "primary")
    assert totals(t) == [4 + 1]


@covers("garrus-battle-fury", "garrus-chilling-howl")
def test_if_his_fury_is_the_end_of_him_the_howl_dies_away() -> None:  # L9.18, L12.6
    t = playing("chilling-howl", FURY + "garrus slots: blunt-force\ngarrus hand:\nann hand: hook\n")
    t.act()
    t.answer("discard_resolved", "blunt-force")
    t.answer("perform", "primary")
    t.answer("defend", "hook")  # the attacker has no card to discard
    assert t.spot("garrus") is None
    assert t.events(EffectBegan) == []


@covers("garrus-battle-fury")
def test_battle_fury_is_bound_by_bans() -> None:  # L9.16
    t = playing(
        "chilling-howl", FURY + "garrus slots: blunt-force\nann slots: bonds\nann effects: bonds this round\n"
    )
    t.act()
    t.answer("discard_resolved", "blunt-force")
    assert t.asked == "plan"


@covers("garrus-battle-fury")
def test_hand_cards_that_are_discarded_do_not_enrage_him() -> None:
    t = field(
        "at 0,0: red hero garrus\nat 1,0: blue hero ann\ngarrus level: 8\nann planned: nag\ngarrus hand: blunt-force\n"
    )
    t.act()
    assert t.discarded("garrus") == ["blunt-force"]
    assert t.asked == "plan"


# Trace, Chase, Hunt Down


@covers("garrus-trace", "garrus-chase", "garrus-hunt-down")
@pytest.mark.parametrize(
    ("card", "level", "far", "value"), [("trace", 1, 1, 3), ("chase", 2, 2, 4), ("hunt-down", 5, 3, 4)]
)
def test_with_a_discard_he_runs_a_hero_down(card: str, level: int, far: int, value: int) -> None:
    t = playing(
        card,
        f"garrus level: {level}\ngarrus discard: menace\nat {far + 1},0: blue hero ann\nat 0,1: blue melee\n",
    )
    t.act()
    t.answer("mode", "chase")
    assert steps(t) == far
    t.answer("move", (far, 0))
    assert totals(t) == [value]  # Ann: the melee is no hero


@covers("garrus-trace")
def test_without_a_discard_the_first_mode_needs_a_hero_beside_him() -> None:
    t = playing("trace", "at 0,1: blue melee\nat 3,0: blue hero ann\n")
    t.act()  # only the second mode is open (DEC-14)
    assert t.coins("garrus") == [2]
    both = playing("trace", "at 0,1: blue melee\n")
    both.act()
    both.answer("mode", "adjacent")
    assert offered(both) == {"ann", (0, 1)}


@covers("garrus-chase")
def test_a_chase_that_reaches_nobody_fizzles() -> None:  # L9.7
    t = playing("chase", "garrus level: 2\ngarrus discard: menace\nat 5,0: blue hero ann\n")
    t.act()
    t.answer("move", (0, 1))
    assert [event.step for event in t.events(Fizzled)] == ["target"]


# Menace, Threaten, Terrify, Form Up!, Testudo!


@covers("garrus-menace", "garrus-threaten", "garrus-terrify")
@pytest.mark.parametrize(
    ("card", "level", "repeats"), [("menace", 1, 0), ("threaten", 2, 1), ("terrify", 5, 2)]
)
def test_he_drives_an_enemy_away(card: str, level: int, repeats: int) -> None:
    t = playing(card, f"garrus level: {level}\n")
    t.act()
    assert set(t.options) == {(2, 0), (2, -1), (1, 1)}  # farther from him only
    t.answer("move_to", (2, 0))
    if repeats:
        t.answer("repeat", "primary")
        t.answer("move_to", (3, 0))
    assert t.asked == "plan"  # at distance 3 she is out of range
    assert len(t.events(ActionRepeated)) == min(repeats, 1)


@covers("garrus-terrify")
def test_terrify_repeats_twice() -> None:
    t = playing("terrify", "garrus level: 5\nat 0,1: blue melee\nat -1,0: blue melee\n")
    t.act()
    for start, end in (("ann", (2, 0)), ((0, 1), (0, 2)), ((-1, 0), (-2, 0))):
        t.answer("move_target", start)
        t.answer("move_to", end)
        if t.asked == "repeat":
            t.answer("repeat", "primary")
    assert t.asked == "plan"


@covers("garrus-menace")
def test_an_enemy_with_no_way_out_is_no_target() -> None:
    wall = "at 2,0: blue melee\nat 2,-1: blue melee\nat 1,1: blue melee\n"
    t = playing("menace", wall)
    t.act()
    assert "ann" not in offered(t)


@covers("garrus-menace")
def test_neither_an_immune_nor_a_rooted_enemy_is_driven_away() -> None:  # L15.3, L10.12
    t = playing("menace", "at 0,1: blue heavy\nann slots: root\nann effects: root this turn\n")
    assert "primary" not in actions(t)


@covers("garrus-form-up", "garrus-testudo")
@pytest.mark.parametrize(("card", "level", "repeats"), [("form-up", 2, 1), ("testudo", 5, 2)])
def test_friends_close_ranks(card: str, level: int, repeats: int) -> None:
    t = playing(
        card, f"garrus level: {level}\noff: blue hero ann\nat 3,0: red hero bob\nat -3,0: red melee\n"
    )
    t.act()
    assert offered(t) == {"bob", (-3, 0)}
    t.answer("move_target", "bob")
    assert t.spot("bob") == (2, 0)  # the only space closer by one step along the line
    for _ in range(repeats):
        t.answer("repeat", "primary")
        t.answer("move_target", (-3, 0) if t.standing(-3, 0) else (-2, 0))
    assert t.asked == "plan"


@covers("garrus-form-up")
def test_one_next_to_him_cannot_come_closer() -> None:
    t = playing("form-up", "garrus level: 2\nat 0,1: red melee\n")
    assert "primary" not in actions(t)


# Hold Ground, Make a Stand, Battle Ready


@covers("garrus-hold-ground", "garrus-make-a-stand", "garrus-battle-ready")
@pytest.mark.parametrize(
    ("card", "level", "reach", "most"),
    [("hold-ground", 1, 3, 1), ("make-a-stand", 2, 4, 1), ("battle-ready", 5, 4, 2)],
)
def test_outnumbered_he_recovers(card: str, level: int, reach: int, most: int) -> None:
    discard = "garrus discard: angry-strike, chilling-howl\n"
    t = playing(card, f"garrus level: {level}\n{discard}at {reach},0: blue hero ann\nat 0,1: blue hero bob\n")
    t.act()
    t.answer("retrieve", "angry-strike")
    if most == 2:
        t.answer("retrieve", "chilling-howl")
    assert t.asked == "plan"
    assert len(t.discarded("garrus")) == 2 - most
    alone = playing(
        card, f"garrus level: {level}\n{discard}at {reach + 1},0: blue hero ann\nat 0,1: blue hero bob\n"
    )
    alone.act()
    assert alone.asked == "plan"


IMMUNE = "ann slots: sanctuary\nann effects: sanctuary this turn\n"


@covers("garrus-hold-ground")
def test_an_immune_hero_counts_against_him_too() -> None:  # L9.11: presence only
    t = playing("hold-ground", f"garrus discard: menace\nat 0,1: blue hero bob\n{IMMUNE}")
    t.act()
    t.answer("retrieve", "menace")
    assert t.discarded("garrus") == []


@covers("garrus-battle-ready")
def test_battle_ready_may_take_one_or_none() -> None:  # L9.12
    discard = "garrus discard: angry-strike, chilling-howl\n"
    t = playing("battle-ready", f"garrus level: 5\n{discard}at 0,1: blue hero bob\n")
    t.act()
    t.answer("retrieve", "angry-strike")
    t.skip("retrieve")
    assert t.discarded("garrus") == ["chilling-howl"]


# Blunt Force, Send Flying


@covers("garrus-blunt-force", "garrus-send-flying")
@pytest.mark.parametrize(("card", "level", "far"), [("blunt-force", 2, 1), ("send-flying", 5, 2)])
def test_after_the_attack_he_sends_a_hero_flying(card: str, level: int, far: int) -> None:
    t = playing(card, f"garrus level: {level}\nann hand: ward-9\nat 2,-1: blue melee\n")
    t.act()
    t.answer("defend", "ward-9")
    assert (1, -1) in offered(t)
    assert all(
        t.s.board.distance(t.cell(*at), t.cell(1, 0)) == 1 for at in offered(t) if isinstance(at, tuple)
    )
    assert steps(t) == far
    t.answer("move", (0, 1))
    assert t.spot("ann") == (4, -3)  # from 0,1 through 1,0: over the melee at 2,-1, three spaces on
    assert len(t.events(Pushed)) == 1


@covers("garrus-blunt-force")
def test_he_need_not_move_and_then_pushes_nobody() -> None:  # "if you do"
    t = playing("blunt-force", "garrus level: 2\nann hand: ward-9\n")
    t.act()
    t.answer("defend", "ward-9")
    t.skip("move")
    assert (t.spot("ann"), t.events(Pushed)) == ((1, 0), [])


@covers("garrus-blunt-force")
def test_he_moves_only_to_a_space_next_to_some_enemy_hero() -> None:  # ruling
    t = playing("blunt-force", "garrus level: 2\nat 1,0: blue melee\nat 3,0: blue hero ann\n")
    t.act()
    assert t.asked == "plan"  # nobody within one step of him
    assert t.events(Moved) == []


@covers("garrus-blunt-force")
def test_he_picks_one_of_several_heroes_beside_him() -> None:  # ruling
    t = playing(
        "blunt-force", "garrus level: 2\nat 1,0: blue melee\nat 2,0: blue hero ann\nat 1,-1: blue hero bob\n"
    )
    t.act()
    t.answer("target", (1, 0))
    t.answer("move", (1, 0))
    assert offered(t) == {"ann", "bob"}
    t.answer("push_target", "ann")
    assert t.spot("ann") == (5, 0)


@covers("garrus-send-flying")
def test_a_flight_ends_on_the_last_empty_space_within_three() -> None:  # L10.9
    t = playing("send-flying", "garrus level: 5\nann hand: ward-9\nat 4,-3: red melee\n")
    t.act()
    t.answer("defend", "ward-9")
    t.answer("move", (0, 1))
    assert t.spot("ann") == (3, -2)


@covers("garrus-blunt-force")
def test_a_hero_that_cannot_be_pushed_stays() -> None:  # L10.12
    t = playing(
        "blunt-force", "garrus level: 2\nann hand: ward-9\nann slots: root\nann effects: root this turn\n"
    )
    t.act()
    t.answer("defend", "ward-9")
    t.answer("move", (0, 1))
    assert (t.spot("garrus"), t.spot("ann"), t.events(Pushed)) == ((0, 1), (1, 0), [])


# Light Pilum, Heavy Pilum


@covers("garrus-light-pilum", "garrus-heavy-pilum")
@pytest.mark.parametrize(
    ("card", "level", "far", "falls"), [("light-pilum", 2, 1, False), ("heavy-pilum", 5, 2, True)]
)
def test_a_pilum_hurts_from_afar(card: str, level: int, far: int, falls: bool) -> None:
    t = playing(card, f"garrus level: {level}\nat 2,0: blue hero ann\nann hand: jab\n")
    t.act()
    assert [event.card for event in t.events(Discarded)] == ["ann-jab"]
    assert steps(t) == far
    t.skip("move")
    empty = playing(card, f"garrus level: {level}\nat 2,0: blue hero ann\nann hand:\n")
    empty.act()
    assert (empty.spot("ann") is None) is falls
    assert empty.asked == "move"


@covers("garrus-light-pilum", "garrus-heavy-pilum")
@pytest.mark.parametrize("ann", ["at 3,0: blue hero ann\nann hand: jab\n", f"ann hand: jab\n{IMMUNE}"])
def test_with_nobody_to_hit_only_the_light_pilum_is_thrown(ann: str) -> None:  # L9.6 "if able", L9.9
    light = playing("light-pilum", f"garrus level: 2\n{ann}")
    light.act()
    light.answer("move", (-1, 0))
    assert light.discarded("ann") == []
    assert "primary" not in actions(playing("heavy-pilum", f"garrus level: 5\n{ann}"))


@covers("garrus-chilling-howl")
def test_the_howl_needs_no_resolved_card() -> None:
    t = playing("chilling-howl")
    t.act()
    assert [event.action for event in t.events(ActionChosen)] == ["primary"]
    assert len(t.s.ongoing) == 1
