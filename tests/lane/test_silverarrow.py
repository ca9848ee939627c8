"""Silverarrow's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import ActionRepeated, AttackDeclared, Discarded, EffectBegan, FastTravelled, Fizzled
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import bare_field, deck, field, offered

NUMBERS = {
    "Shoot and Scoot": "gold 0 ranged attack 1, initiative 12, defence 1, movement 1, range 2",
    "Trailblazer": "silver 0 skill, initiative 13, defence 1, radius 4",
    "Snap Shot": "red 1 ranged attack 3, initiative 9, defence 5, movement 5, range 2",
    "Grasping Roots": "blue 1 skill, initiative 10, defence 3, movement 3, radius 2",
    "Disorient": "green 1 skill, initiative 3, defence 1, movement 2",
    "Opportunity Shot": "red 2 ranged attack 4, initiative 9, defence 5, movement 5, range 3, item defense",
    "Long Shot": "red 2 ranged attack 3, initiative 9, defence 4, movement 5, range 3, item initiative",
    "Entangling Vines": "blue 2 skill, initiative 10, defence 3, movement 3, radius 3, item defense",
    "Warning Shot": "blue 2 skill, initiative 10, defence 3, movement 3, radius 3, item attack",
    "Divert Attention": "green 2 skill, initiative 2, defence 2, movement 2, item initiative",
    "Fae Healing": "green 2 skill, initiative 2, defence 2, movement 2, radius 4, item attack",
    "Clear Shot": "red 3 ranged attack 5, initiative 10, defence 6, movement 5, range 4, item radius",
    "Rain of Arrows": "red 3 ranged attack 3, initiative 10, defence 5, movement 5, range 3, item initiative",
    "Grappling Branches": "blue 3 skill, initiative 11, defence 4, movement 3, radius 4, item defense",
    "Treetop Sentinel": "blue 3 skill, initiative 11, defence 4, movement 3, radius 3, item range",
    "Lead Astray": "green 3 skill, initiative 2, defence 2, movement 2, item movement",
    "Nature's Blessing": "green 3 skill, initiative 2, defence 2, movement 2, radius 4, item attack",
    "Wild Hunt": "purple 4 ultimate",
    "Keep the Distance": "gold 0 ranged attack 1, initiative 11, defence 1, movement 1, range 2",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("silverarrow") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Silverarrow (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero silverarrow\n{ann}silverarrow planned: {card}\n{text}")


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


def zones(t: Table) -> set[str]:
    """The zones of the spaces on offer."""
    board = t.s.board
    return {board.zones[board.zone_of[t.cell(*at)]].id for at in t.options if isinstance(at, tuple)}


# Shoot and Scoot, Keep the Distance


@covers("silverarrow-shoot-and-scoot")
@pytest.mark.parametrize(("spot", "able"), [("2,0", True), ("1,1", True), ("1,0", False), ("3,0", False)])
def test_she_shoots_at_full_range_only(spot: str, able: bool) -> None:
    t = playing("shoot-and-scoot", f"at {spot}: blue hero ann\n")
    assert ("primary" in actions(t)) is able


@covers("silverarrow-shoot-and-scoot", "silverarrow-keep-the-distance")
@pytest.mark.parametrize(
    ("card", "head"), [("shoot-and-scoot", ""), ("keep-the-distance", "handicapped: silverarrow\n")]
)
def test_after_the_shot_she_may_be_gone(
    card: str, head: str
) -> None:  # ruling: an adjacent zone, if no enemy is about
    t = bare_field(
        f"at 0,0: red hero silverarrow\nsilverarrow planned: {card}\nat 2,0: blue hero ann\nann hand:\n"
        f"at 3,3: red melee\n{head}"
    )
    t.act()
    assert t.asked == "fast_travel"
    assert zones(t)
    assert "middle" not in zones(t)  # never the zone where she is
    t.skip("fast_travel")
    assert t.spot("silverarrow") == (0, 0)


@covers("silverarrow-shoot-and-scoot")
def test_an_enemy_in_her_zone_keeps_her_there() -> None:  # L10.6
    t = playing("shoot-and-scoot", "at 2,0: blue hero ann\nann hand: ward-9\n")
    t.act()
    t.answer("defend", "ward-9")
    assert t.asked == "plan"


@covers("silverarrow-shoot-and-scoot")
def test_she_is_gone_even_if_she_may_not_move() -> None:  # ruling, L10.13
    t = bare_field(
        "at 0,0: red hero silverarrow\nsilverarrow planned: shoot-and-scoot\nat 2,0: blue hero ann\nann hand:\n"
        "at 3,3: red melee\nann slots: bonds\nann effects: bonds this round\n"
    )
    t.act()
    assert t.asked == "fast_travel"


@covers("silverarrow-shoot-and-scoot")
def test_where_an_enemy_waits_she_does_not_go() -> None:  # L10.6
    text = "at 0,0: red hero silverarrow\nsilverarrow planned: shoot-and-scoot\nat 2,0: blue hero ann\nann hand:\n"
    t = bare_field(text + "at 3,3: red melee\nat 8,0: blue hero bob\n")  # Bob is on the blue shore
    t.act()
    assert zones(t) == {"red-shore"}


@covers("silverarrow-keep-the-distance")
def test_the_weaker_shot_hits_heroes_only() -> None:
    t = playing("keep-the-distance", "handicapped: silverarrow\noff: blue hero ann\nat 2,0: blue melee\n")
    assert "primary" not in actions(t)


# Trailblazer


RING = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The way to each of the six spaces next to one."""


@covers("silverarrow-trailblazer")
def test_the_trail_leads_through_obstacles_for_the_round() -> None:
    def mover(name: str, spot: str) -> Table:
        wall = "".join(
            f"at {int(spot.split(',')[0]) + q},{int(spot.split(',')[1]) + r}: red melee\n"
            for q, r in RING
            if (int(spot.split(",")[0]) + q, int(spot.split(",")[1]) + r) != (0, 0)
        )
        return field(
            f"turn: 3\nat 0,0: red hero silverarrow\noff: blue hero ann\nat {spot}: red hero {name}\n"
            f"{name} planned: swing\n{wall}silverarrow slots: trailblazer\n"
            "silverarrow effects: trailblazer this round since 1\n"
        )

    near = mover("bob", "4,0")
    near.act("movement")
    assert (6, 0) in offered(near)  # over the wall around him
    assert (5, 0) not in offered(near)
    far = mover("bob", "5,0")
    assert "movement" in actions(far)
    far.act("movement")
    assert far.asked == "plan"  # outside the radius of 4 he is walled in


@covers("silverarrow-trailblazer")
def test_the_trail_opens_no_new_ways_of_fast_travel() -> None:  # ruling, L10.6
    text = (
        "turn: 3\nat 0,0: red hero silverarrow\nsilverarrow planned: snap-shot\nat 2,0: red melee\noff: blue hero ann\n"
        "silverarrow slots: trailblazer\nsilverarrow effects: trailblazer this round since 1\n"
    )
    t = bare_field(text)
    t.act("fast_travel")
    assert zones(t) == {"red-shore", "middle", "blue-shore"}
    assert (2, 0) not in offered(t)
    watched = bare_field(text + "at -3,0: blue melee\n")
    assert "fast_travel" not in actions(watched)


@covers("silverarrow-trailblazer")
def test_she_blazes_the_trail_for_herself_and_not_for_enemies() -> None:
    text = "turn: 3\nsilverarrow slots: trailblazer\nsilverarrow effects: trailblazer this round since 1\n"
    wall = "".join(f"at {q},{r}: red melee\n" for q, r in RING)
    own = field(
        text + f"at 0,0: red hero silverarrow\noff: blue hero ann\nsilverarrow planned: snap-shot\n{wall}"
    )
    own.act("movement")
    assert (2, 0) in offered(own)
    foe = field(text + f"at 2,0: red hero silverarrow\nat 0,0: blue hero ann\nann planned: swing\n{wall}")
    foe.act("movement")
    assert foe.asked == "plan"


@covers("silverarrow-trailblazer")
def test_the_trail_may_begin_with_a_fast_travel() -> None:
    t = bare_field(
        "at 0,0: red hero silverarrow\nsilverarrow planned: trailblazer\noff: blue hero ann\nat 3,3: red melee\n"
    )
    t.act()
    assert "middle" in zones(t)  # granted without a zone: this one or an adjacent one (L10.6)
    end = next(at for at in t.options if isinstance(at, tuple) and at != (0, 0))
    t.answer("fast_travel", end)
    assert len(t.events(FastTravelled)) == 1
    assert [event.until for event in t.events(EffectBegan)] == ["round"]


@covers("silverarrow-trailblazer")
@pytest.mark.parametrize(("card", "asked"), [("bravado", "plan"), ("parade", "move")])
def test_the_trail_helps_in_movement_actions_only(card: str, asked: str) -> None:
    # Bob is walled in: Bravado, a skill, does not get him out of there; Parade, a movement, does.
    wall = "".join(f"at {3 + q},{r}: blue melee\n" for q, r in RING)
    t = field(
        f"turn: 3\nat 0,0: red hero silverarrow\noff: blue hero ann\nat 3,0: red hero bob\nbob planned: {card}\n{wall}"
        "silverarrow slots: trailblazer\nsilverarrow effects: trailblazer this round since 1\n"
    )
    t.act()
    assert t.asked == asked


# Snap Shot, Opportunity Shot, Clear Shot


@covers("silverarrow-snap-shot", "silverarrow-opportunity-shot", "silverarrow-clear-shot")
@pytest.mark.parametrize(
    ("card", "level", "reach", "attack"),
    [("snap-shot", 1, 2, 3), ("opportunity-shot", 2, 3, 4), ("clear-shot", 5, 4, 5)],
)
def test_she_picks_off_who_stands_alone(card: str, level: int, reach: int, attack: int) -> None:
    t = playing(card, f"silverarrow level: {level}\nat {reach},0: blue hero ann\n")
    t.act()
    assert totals(t) == [attack]
    for team in ("red", "blue"):  # any other unit next to it will do
        guarded = playing(
            card, f"silverarrow level: {level}\nat {reach},0: blue hero ann\nat {reach + 1},0: {team} melee\n"
        )
        assert "primary" not in actions(guarded)


@covers("silverarrow-snap-shot")
def test_one_beside_her_is_not_alone_but_can_be_shot() -> None:
    t = playing("snap-shot", "at 0,2: blue melee\n")
    t.act()
    t.answer("mode", "lone")
    assert t.coins("silverarrow") == [2]  # the melee: Ann has Silverarrow beside her
    beside = playing("snap-shot", "at 0,2: blue melee\n")
    beside.act()
    beside.answer("mode", "adjacent")
    beside.answer("defend", None)
    assert totals(beside) == [3]


# Long Shot, Rain of Arrows


@covers("silverarrow-long-shot")
@pytest.mark.parametrize(("spot", "able"), [("3,0", True), ("2,0", False), ("4,0", False)])
def test_long_shot_hits_at_full_range(spot: str, able: bool) -> None:
    t = playing("long-shot", f"silverarrow level: 2\nat {spot}: blue hero ann\n")
    assert ("primary" in actions(t)) is able


RAIN = "silverarrow level: 5\nat 3,0: blue hero ann\nat -3,0: blue hero bob\nann hand: ward-9\nbob hand: ward-9\n"


@covers("silverarrow-rain-of-arrows")
def test_the_rain_falls_on_a_hero_another_and_a_minion() -> None:
    t = playing("rain-of-arrows", RAIN + "at 0,3: blue melee\nat 3,-3: blue melee\nat 0,2: blue melee\n")
    t.act()
    assert offered(t) == {"ann", "bob", (0, 3), (3, -3)}
    t.answer("target", "ann")
    t.answer("defend", "ward-9", by="ann")
    t.answer("defend", "ward-9", by="bob")  # the one other hero: no choice
    t.answer("repeat", "primary")
    assert offered(t) == {(0, 3), (3, -3)}
    t.answer("target", (0, 3))
    assert totals(t) == [3, 3, 3]
    assert len(t.events(ActionRepeated)) == 2
    assert t.asked == "plan"


@covers("silverarrow-rain-of-arrows")
def test_the_rain_stops_after_a_minion_and_at_her_wish() -> None:
    minion = playing("rain-of-arrows", RAIN + "at 0,3: blue melee\n")
    minion.act()
    minion.answer("target", (0, 3))
    assert minion.asked == "plan"
    t = playing("rain-of-arrows", RAIN + "at 0,3: blue melee\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-9")
    t.answer("defend", "ward-9")
    t.skip("repeat")
    assert totals(t) == [3, 3]


@covers("silverarrow-rain-of-arrows")
def test_without_another_hero_no_minion_is_hit_either() -> None:  # L9.7
    t = playing(
        "rain-of-arrows",
        "silverarrow level: 5\nat 3,0: blue hero ann\nann hand: ward-9\nat 0,3: blue melee\n",
    )
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-9")
    assert totals(t) == [3]
    assert t.asked == "plan"


@covers("silverarrow-rain-of-arrows")
def test_a_curse_on_repetitions_ends_the_rain() -> None:  # L9.15
    t = playing(
        "rain-of-arrows",
        RAIN + "turn: 2\nat 0,-2: blue hero dodger\ndodger level: 4\ndodger upgrades: enfeeblement\n"
        "dodger slots: enfeeblement\ndodger effects: enfeeblement this turn\n",
    )
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-9")
    assert len(totals(t)) == 1
    assert t.asked == "plan"


# Grasping Roots, Entangling Vines, Grappling Branches


@covers("silverarrow-grasping-roots", "silverarrow-entangling-vines", "silverarrow-grappling-branches")
@pytest.mark.parametrize(
    ("card", "level", "reach"),
    [("grasping-roots", 1, 2), ("entangling-vines", 2, 3), ("grappling-branches", 5, 4)],
)
def test_roots_hold_heroes_in_radius_to_one_step(card: str, level: int, reach: int) -> None:
    def ann_at(q: int) -> Table:
        return field(
            f"at 0,0: red hero silverarrow\nat {q},0: blue hero ann\nsilverarrow level: {level}\nann planned: wait-5\n"
            f"silverarrow slots: {card}\nsilverarrow effects: {card} this turn\n"
        )

    held = ann_at(reach)
    held.act("movement")
    assert offered(held) == {(reach + q, r) for q, r in RING if (reach + q, r) != (0, 0)}
    free = ann_at(reach + 1)  # ruling: read where the movement begins
    free.act("movement")
    assert (reach - 1, 0) in offered(free)


@covers("silverarrow-grasping-roots", "silverarrow-entangling-vines", "silverarrow-grappling-branches")
@pytest.mark.parametrize(
    ("card", "level", "reach"),
    [("grasping-roots", 1, 2), ("entangling-vines", 2, 3), ("grappling-branches", 5, 4)],
)
def test_roots_forbid_fast_travel(card: str, level: int, reach: int) -> None:
    def ann_away(far: int) -> list[Word]:
        """Her actions on the blue shore, that far from Silverarrow, with no enemy in her zone."""
        return actions(
            bare_field(
                f"at {7 - far},0: red hero silverarrow\nat 7,0: blue hero ann\nsilverarrow level: {level}\n"
                f"ann planned: wait-5\nsilverarrow slots: {card}\nsilverarrow effects: {card} this turn\n"
            )
        )

    assert "fast_travel" not in ann_away(reach)
    assert "fast_travel" in ann_away(reach + 1)


@covers("silverarrow-grasping-roots")
def test_roots_are_laid_by_playing_the_card() -> None:
    t = playing("grasping-roots", "ann hand: jab\n")
    t.act()
    assert [event.until for event in t.events(EffectBegan)] == ["turn"]


@covers("silverarrow-grasping-roots")
def test_roots_bind_movement_actions_only() -> None:  # ruling, L10.3
    t = field(
        "at 0,0: red hero silverarrow\nat 2,0: blue hero ann\nann planned: lunge\nat 5,0: red hero bob\n"
        "silverarrow slots: grasping-roots\nsilverarrow effects: grasping-roots this turn\n"
    )
    t.act()
    assert (4, 0) in offered(t)  # two spaces straight, as part of an attack


# Warning Shot, Treetop Sentinel


@covers("silverarrow-warning-shot", "silverarrow-treetop-sentinel")
@pytest.mark.parametrize(
    ("card", "level", "falls"), [("warning-shot", 2, False), ("treetop-sentinel", 5, True)]
)
def test_at_the_end_of_the_turn_a_hero_in_radius_is_hit(card: str, level: int, falls: bool) -> None:
    t = playing(
        card, f"silverarrow level: {level}\nat 3,0: blue hero ann\nann planned: wait-1\nann hand: jab\n"
    )
    t.act()
    assert t.events(Discarded) == []
    t.hold("ann")
    assert t.discarded("ann") == ["jab"]
    empty = playing(
        card, f"silverarrow level: {level}\nat 3,0: blue hero ann\nann planned: wait-1\nann hand:\n"
    )
    empty.act()
    empty.hold("ann")
    assert (empty.spot("ann") is None) is falls


@covers("silverarrow-treetop-sentinel")
def test_who_has_left_the_radius_by_then_is_safe() -> None:  # L19.3
    t = playing(
        "treetop-sentinel", "silverarrow level: 5\nat 3,0: blue hero ann\nann planned: wait-1\nann hand:\n"
    )
    t.act()
    t.act("movement", by="ann")
    t.answer("move", (5, 0))
    assert t.spot("ann") == (5, 0)
    assert [event.step for event in t.events(Fizzled)] == ["victim"]


@covers("silverarrow-warning-shot", "silverarrow-treetop-sentinel")
@pytest.mark.parametrize(("card", "level"), [("warning-shot", 2), ("treetop-sentinel", 5)])
def test_at_the_end_of_the_turn_she_picks_one_who_is_not_immune(card: str, level: int) -> None:  # L19.8
    t = playing(
        card,
        f"silverarrow level: {level}\nat 3,0: blue hero ann\nann hand:\nann slots: sanctuary\n"
        "ann effects: sanctuary this turn\nat 0,3: blue hero bob\nat 3,-3: blue hero cid\nbob hand: jab\n",
    )
    t.act()
    assert offered(t) == {"bob", "cid"}
    t.answer("victim", "bob")
    assert t.discarded("bob") == ["jab"]
    assert t.spot("ann") == (3, 0)


@covers("silverarrow-treetop-sentinel")
def test_a_fallen_sentinel_strikes_nobody() -> None:  # L19.2
    t = playing(
        "treetop-sentinel", "silverarrow level: 5\nsilverarrow hand:\nann hand:\nann planned: strike-6\n"
    )
    t.act()
    t.act(by="ann")
    assert t.spot("silverarrow") is None
    assert t.spot("ann") == (1, 0)


# Disorient, Divert Attention, Lead Astray


@covers("silverarrow-disorient")
def test_she_moves_an_enemy_and_then_herself() -> None:
    t = playing("disorient")
    t.act()
    assert offered(t) == {(1 + q, r) for q, r in RING if (1 + q, r) != (0, 0)}  # 1 space, just that
    t.answer("move_to", (2, 0))
    assert (1, 0) in offered(t)
    t.answer("move", (1, 0))
    assert (t.spot("ann"), t.spot("silverarrow")) == ((2, 0), (1, 0))
    none = playing("disorient", "at 2,0: blue hero ann\n")
    assert "primary" not in actions(none)


@covers("silverarrow-divert-attention", "silverarrow-lead-astray")
@pytest.mark.parametrize(("card", "level", "most"), [("divert-attention", 2, 2), ("lead-astray", 5, 3)])
def test_she_moves_as_far_as_she_led_the_enemy(card: str, level: int, most: int) -> None:
    t = playing(card, f"silverarrow level: {level}\n")
    t.act()
    assert (1 + most, 0) in t.options
    t.answer("move_to", (1 + most, 0))
    west = {at for at in offered(t) if isinstance(at, tuple) and at[1] == 0 and at[0] < 0}
    assert west == {(-n, 0) for n in range(1, most + 1)}  # straight, up to as many
    assert (-1, -1) not in offered(t)
    short = playing(card, f"silverarrow level: {level}\n")
    short.act()
    short.answer("move_to", (2, 0))  # one step
    assert (-2, 0) not in offered(short)
    short.skip("charge")
    assert short.spot("silverarrow") == (0, 0)


@covers("silverarrow-disorient", "silverarrow-divert-attention", "silverarrow-lead-astray")
@pytest.mark.parametrize(("card", "level"), [("disorient", 1), ("divert-attention", 2), ("lead-astray", 5)])
def test_an_immune_heavy_cannot_be_led_away(card: str, level: int) -> None:  # L15.3
    t = playing(card, f"silverarrow level: {level}\nat 3,0: blue hero ann\nat 0,1: blue heavy\n")
    assert "primary" not in actions(t)


# Fae Healing, Nature's Blessing


@covers("silverarrow-fae-healing", "silverarrow-natures-blessing")
@pytest.mark.parametrize(("card", "level", "coins"), [("fae-healing", 2, 1), ("natures-blessing", 5, 2)])
def test_a_hero_takes_a_card_back_and_is_paid(card: str, level: int, coins: int) -> None:
    text = f"silverarrow level: {level}\nat 4,0: red hero bob\nbob discard: jab\nann discard: jab\n"
    t = playing(card, text)
    t.act()
    assert offered(t) == {"ann", "bob"}  # any hero, never herself
    t.answer("retriever", "bob")
    t.answer("retrieve", "jab", by="bob")
    assert t.coins("bob") == [coins]
    no = playing(card, text)
    no.act()
    no.answer("retriever", "bob")
    no.skip("retrieve")
    assert no.coins("bob") == [0]


@covers("silverarrow-fae-healing")
def test_nobody_to_heal_means_no_healing() -> None:  # L9.9
    t = playing("fae-healing", "silverarrow level: 2\nsilverarrow discard: snap-shot\n")
    assert "primary" not in actions(t)


# Wild Hunt


@covers("silverarrow-wild-hunt")
def test_the_hunt_moves_her_before_any_action() -> None:
    t = playing("long-shot", "silverarrow level: 8\nat 5,0: blue hero ann\n")
    t.act()
    assert offered(t) == {(2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2)}  # just 2 spaces, straight
    t.answer("charge", (2, 0))
    assert totals(t) == [3]
    walk = playing("long-shot", "silverarrow level: 8\nat 5,0: blue hero ann\n")
    walk.act("movement")
    walk.skip("charge")
    assert walk.asked == "move"
    low = playing("long-shot", "silverarrow level: 7\nat 5,0: blue hero ann\n")
    assert "primary" not in actions(low)


@covers("silverarrow-wild-hunt")
def test_the_hunt_comes_before_each_repetition_too() -> None:  # L9.15: it is an action of its own
    t = playing("rain-of-arrows", RAIN.replace("level: 5", "level: 8").replace("-3,0", "-5,0"))
    t.act()
    t.skip("charge")
    t.answer("defend", "ward-9", by="ann")
    t.answer("charge", (-2, 0))  # now Bob, and no longer Ann, is three spaces away
    t.answer("defend", "ward-9", by="bob")
    assert totals(t) == [3, 3]


@covers("silverarrow-wild-hunt")
def test_the_hunt_needs_room_for_both_steps() -> None:
    t = playing(
        "long-shot", "silverarrow level: 8\nat 2,0: blue hero ann\nat 0,2: red melee\nat -1,0: red melee\n"
    )
    t.act("movement")
    assert offered(t) == {(2, -2), (0, -2), (-2, 2)}
