"""Misa's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.cards import CardId
from game.lane.events import (
    ActionChosen,
    AttackDeclared,
    Discarded,
    EffectBegan,
    Fizzled,
    MinionDefeated,
    Moved,
    Placed,
)
from game.lane.values import defence_total
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Watch How I Soar": "gold 0 ranged skill, initiative 12, defence 2, movement 1, range 4",
    "Swoop In": "silver 0 skill, initiative 6, defence 3, radius 3",
    "Challenge Accepted": "red 1 attack 5, initiative 9, defence 6, movement 3",
    "Sudden Breeze": "blue 1 skill, initiative 10, defence 5, movement 1",
    "Focus": "green 1 skill, initiative 3, defence 3, movement 2",
    "Matter of Honor": "red 2 attack 6, initiative 9, defence 7, movement 3, item initiative",
    "Power Shot": "red 2 ranged attack 3, initiative 9, defence 4, movement 3, range 2, item defense",
    "Gust of Wind": "blue 2 skill, initiative 10, defence 6, movement 1, item attack",
    "Dash and Slash": "blue 2 skill, initiative 10, defence 6, movement 1, item defense",
    "Discipline": "green 2 skill, initiative 2, defence 3, movement 2, item initiative",
    "Living Tornado": "green 2 skill, initiative 2, defence 3, movement 2, radius 3, item attack",
    "Worthy Opponent": "red 3 attack 6, initiative 10, defence 7, movement 3, item movement",
    "Thunder Shot": "red 3 ranged attack 3, initiative 10, defence 4, movement 3, range 2, item defense",
    "Crushing Squall": "blue 3 skill, initiative 11, defence 6, movement 1, item radius",
    "Death from Above": "blue 3 skill, initiative 11, defence 6, movement 1, item range",
    "Mastery": "green 3 skill, initiative 2, defence 4, movement 2, item initiative",
    "Storm Spirit": "green 3 skill, initiative 2, defence 4, movement 2, radius 3, item attack",
    "Power Overwhelming": "purple 4 ultimate",
    "Leaf on the Wind": "gold 0 ranged skill, initiative 11, defence 1, range 4",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("misa") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Misa (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero misa\n{ann}misa planned: {card}\n{text}")


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


def distances(t: Table) -> set[int]:
    """How far from her the spaces on offer are."""
    here = t.s.where[t.hero("misa")]
    return {t.s.board.distance(here, t.cell(*at)) for at in t.options if isinstance(at, tuple)}


# Watch How I Soar, Leaf on the Wind, Power Overwhelming


@covers("misa-watch-how-i-soar")
def test_she_soars_to_full_range_or_slays_a_minion() -> None:
    t = playing("watch-how-i-soar", "at 0,1: blue melee\n")
    t.act()
    t.answer("mode", "soar")
    assert distances(t) == {4}
    t.answer("place_at", (4, 0))
    assert [event.end for event in t.events(Placed)] == [t.cell(4, 0)]
    slay = playing("watch-how-i-soar", "at 0,1: blue melee\nat -1,0: red melee\n")
    slay.act()
    slay.answer("mode", "slay")
    assert slay.coins("misa") == [2]
    assert slay.standing(-1, 0) == "red melee"  # L12.1: never a friend


@covers("misa-watch-how-i-soar")
def test_full_range_is_one_more_with_a_range_item() -> None:  # L18.6
    t = playing("watch-how-i-soar", "misa level: 2\nmisa items: range\n")
    t.act()  # no minion beside her: she soars
    assert distances(t) == {5}


@covers("misa-watch-how-i-soar")
def test_she_does_not_slay_an_immune_heavy() -> None:  # L15.3
    t = playing("watch-how-i-soar", "at 0,1: blue heavy\n")
    t.act()  # nothing but soaring is left
    assert t.asked == "place_at"


@covers("misa-leaf-on-the-wind")
def test_leaf_on_the_wind_only_soars() -> None:
    t = playing("leaf-on-the-wind", "handicapped: misa\nat 0,1: blue melee\n")
    t.act()
    assert distances(t) == {4}


POWER = "misa level: 8\n"


@covers("misa-power-overwhelming")
def test_power_overwhelming_takes_a_second_option() -> None:  # L9.14
    t = playing(
        "watch-how-i-soar", POWER + "at 0,1: blue melee\nat 5,0: blue melee\nat 8,-3: blue hero ann\n"
    )
    t.act()
    t.answer("mode", "slay")
    t.answer("mode", "soar")
    t.answer("place_at", (4, 0))
    assert len(t.events(MinionDefeated)) == 1
    assert t.spot("misa") == (4, 0)
    once = playing("watch-how-i-soar", POWER + "at 0,1: blue melee\nat 8,-3: blue hero ann\n")
    once.act()
    once.answer("mode", "soar")
    once.answer("place_at", (-4, 0))
    assert once.asked == "plan"  # nothing to slay from there: no second option is asked


@covers("misa-power-overwhelming")
def test_the_second_option_can_be_left_out() -> None:
    t = playing("watch-how-i-soar", POWER + "at 0,1: blue melee\nat 8,-3: blue hero ann\n")
    t.act()
    t.answer("mode", "slay")
    t.skip("mode")
    assert t.spot("misa") == (0, 0)


@covers("misa-power-overwhelming")
def test_where_she_lands_a_hero_beside_her_discards() -> None:
    t = playing("watch-how-i-soar", POWER + "at 5,0: blue hero ann\nann hand: jab, ward-2\n")
    t.act()
    t.answer("place_at", (4, 0))
    t.answer("discard", "jab", by="ann")
    assert t.discarded("ann") == ["jab"]


@covers("misa-power-overwhelming")
def test_whatever_places_her_startles_one_hero_beside_her() -> None:
    t = playing(
        "swoop-in", POWER + "at 2,0: blue hero ann\nat 3,-2: blue hero bob\nann hand: jab\nbob hand: jab\n"
    )
    t.act()
    t.answer("place_at", (2, -1))
    t.answer("victim", "bob", by="misa")
    assert (t.discarded("ann"), t.discarded("bob")) == ([], ["jab"])


@covers("misa-power-overwhelming")
def test_an_immune_hero_is_not_startled() -> None:  # L19.7
    t = playing(
        "watch-how-i-soar",
        POWER
        + "at 5,0: blue hero ann\nann hand: jab\nann slots: sanctuary\nann effects: sanctuary this turn\n",
    )
    t.act()
    t.answer("place_at", (4, 0))
    assert t.discarded("ann") == []


@covers("misa-power-overwhelming")
def test_power_overwhelming_needs_level_eight() -> None:  # L18.9
    t = playing(
        "watch-how-i-soar", "misa level: 7\nat 0,1: blue melee\nat 4,1: blue hero ann\nann hand: jab\n"
    )
    t.act()
    t.answer("mode", "soar")
    t.answer("place_at", (4, 0))
    assert t.asked == "plan"
    assert t.discarded("ann") == []


# Swoop In


@covers("misa-swoop-in")
def test_swoop_in_lands_between_two_enemies() -> None:
    t = playing("swoop-in", "at 2,0: blue hero ann\nat 3,-2: blue melee\nmisa discard: focus\n")
    t.act()
    assert offered(t) == {(2, -1), (3, -1)}  # next to both of them
    t.answer("place_at", (2, -1))
    t.answer("retrieve", "focus")
    assert "focus" in t.hand("misa")


@covers("misa-swoop-in")
def test_an_immune_heavy_is_one_of_the_two() -> None:  # L9.11, TC-44: presence only
    t = playing("swoop-in", "at 2,0: blue hero ann\nat 3,-2: blue heavy\n")
    t.act()
    assert offered(t) == {(2, -1), (3, -1)}


@covers("misa-swoop-in")
def test_swoop_in_needs_such_a_space() -> None:  # L9.9
    t = playing("swoop-in", "at 3,0: blue hero ann\nmisa discard: focus\n")
    assert [event.action for event in t.events(ActionChosen)] == ["hold"]  # nothing else is left


# The challenges


@covers("misa-challenge-accepted", "misa-matter-of-honor", "misa-worthy-opponent")
@pytest.mark.parametrize(
    ("card", "level", "attack", "more"),
    [("challenge-accepted", 1, 5, 2), ("matter-of-honor", 2, 6, 3), ("worthy-opponent", 5, 6, 5)],
)
def test_a_challenge_steels_her_for_the_turn(card: str, level: int, attack: int, more: int) -> None:
    t = playing(card, f"misa level: {level}\nann hand: ward-9\nann planned: wait-1\nmisa hand: focus\n")
    t.act()
    assert totals(t) == [attack]
    t.answer("defend", "ward-9")
    assert [event.until for event in t.events(EffectBegan)] == ["turn"]
    focus = next(held for held in t.s.hand[t.hero("misa")])
    assert defence_total(t.s, t.hero("misa"), focus, 0) == 3 + more
    assert defence_total(t.s, t.hero("ann"), CardId("ann-ward-4"), 0) == 4  # hers alone
    t.hold("ann")
    assert defence_total(t.s, t.hero("misa"), focus, 0) == 3  # L19.1: the turn is over


# Power Shot, Thunder Shot


@covers("misa-power-shot")
def test_power_shot_moves_a_target_at_full_range_away() -> None:
    t = playing("power-shot", "misa level: 2\nat 2,0: blue hero ann\nann hand: ward-3\n")
    t.act()
    t.answer("defend", "ward-3")
    assert offered(t) == {"ann"}
    t.answer("move_target", "ann")
    assert offered(t) == {(3, 0), (3, -1), (2, 1)}
    t.answer("move_to", (3, 0))
    assert t.spot("ann") == (3, 0)
    near = playing("power-shot", "misa level: 2\nann hand: ward-3\n")
    near.act()
    near.answer("defend", "ward-3")
    assert near.asked == "plan"  # next to her is not full range


@covers("misa-thunder-shot")
def test_thunder_shot_moves_any_target_not_next_to_her() -> None:
    t = playing("thunder-shot", "misa level: 5\nmisa items: range\nat 2,0: blue hero ann\nann hand: ward-3\n")
    t.act()  # range 3: she is within it
    t.answer("defend", "ward-3")
    t.skip("move_target")
    assert t.spot("ann") == (2, 0)
    near = playing("thunder-shot", "misa level: 5\nann hand: ward-3\n")
    near.act()
    near.answer("defend", "ward-3")
    assert near.asked == "plan"


@covers("misa-power-shot", "misa-thunder-shot")
@pytest.mark.parametrize(("card", "level", "moves"), [("power-shot", 2, True), ("thunder-shot", 5, False)])
def test_one_who_steps_up_to_her_was_far_but_is_near(card: str, level: int, moves: bool) -> None:
    t = field(
        f"at 0,0: red hero misa\nat 2,0: blue hero tigerclaw\nmisa planned: {card}\nmisa level: {level}\n"
        "tigerclaw level: 2\ntigerclaw hand: sidestep\n"
    )
    t.act()
    t.answer("defend", "sidestep")
    t.answer("move", (1, 0), by="tigerclaw")
    assert (t.asked == "move_target") is moves


@covers("misa-power-shot")
def test_a_shot_that_kills_moves_nobody() -> None:
    t = playing("power-shot", "misa level: 2\nat 2,0: blue melee\noff: blue hero ann\n")
    t.act()
    assert t.coins("misa") == [2]
    assert t.asked == "plan"


# The winds


@covers("misa-sudden-breeze", "misa-gust-of-wind", "misa-crushing-squall")
@pytest.mark.parametrize(
    ("card", "level", "far"), [("sudden-breeze", 1, 3), ("gust-of-wind", 2, 4), ("crushing-squall", 5, 5)]
)
def test_the_wind_carries_her_over_and_one_she_passed_with_her(card: str, level: int, far: int) -> None:
    t = playing(card, f"misa level: {level}\nat 2,0: red melee\n")
    t.act()
    assert distances(t) == set(range(1, far + 1))
    assert not {(1, 0), (2, 0)} & offered(t)  # over them, not onto them
    t.answer("charge", (far, 0))
    assert offered(t) == {"ann"}  # passed; the red melee is a friend
    t.answer("place_target", "ann")
    assert {t.s.board.distance(t.cell(far, 0), t.cell(*at)) for at in t.options if isinstance(at, tuple)} == {
        1
    }
    t.answer("place_at", (far, 1))
    assert t.spot("ann") == (far, 1)
    assert t.s.board.direction(t.cell(0, 0), t.events(Moved)[0].path[-1]) is not None


@covers("misa-sudden-breeze")
def test_the_wind_may_carry_her_nowhere_or_alone() -> None:
    still = playing("sudden-breeze")
    still.act()
    still.skip("charge")
    assert still.asked == "plan"
    alone = playing("sudden-breeze")
    alone.act()
    alone.answer("charge", (2, 0))
    alone.skip("place_target")
    assert alone.spot("ann") == (1, 0)


@covers("misa-sudden-breeze")
def test_the_wind_takes_nobody_immune_or_rooted_and_needs_room() -> None:  # L15.3
    heavy = playing("sudden-breeze", "at 1,0: blue heavy\nat 5,0: blue hero ann\n")
    heavy.act()
    heavy.answer("charge", (2, 0))
    assert heavy.asked == "plan"
    rooted = playing("sudden-breeze", "ann slots: root\nann effects: root this turn\n")  # L10.12
    rooted.act()
    rooted.answer("charge", (2, 0))
    assert rooted.asked == "plan"
    ring = "".join(f"at {q},{r}: red melee\n" for q, r in ((3, 0), (3, -1), (2, -1), (1, 1), (2, 1)))
    full = playing("sudden-breeze", ring)
    full.act()
    full.answer("charge", (2, 0))  # every space next to her is taken
    assert full.asked == "plan"


@covers("misa-dash-and-slash", "misa-death-from-above")
@pytest.mark.parametrize(("card", "level", "far"), [("dash-and-slash", 2, 4), ("death-from-above", 5, 5)])
def test_a_hero_she_flies_over_discards(card: str, level: int, far: int) -> None:
    t = playing(card, f"misa level: {level}\nat 3,0: blue hero ann\nat 1,0: blue melee\nann hand: jab\n")
    t.act()
    assert max(distances(t)) == far
    t.answer("charge", (4, 0))
    assert [event.card for event in t.events(Discarded)] == ["ann-jab"]
    short = playing(card, f"misa level: {level}\nat 3,0: blue hero ann\nann hand: jab\n")
    short.act()
    short.answer("charge", (2, 0))
    assert short.discarded("ann") == []


@covers("misa-death-from-above")
def test_terrain_does_not_stop_her_but_is_no_place_to_land() -> None:  # L10.5
    t = Table(
        """
        board:
          . . . . . . .
           . . . . . . .
          . . . o # . .
           . . . . . . .
          . . . . . . .
        o: origin
        at 0,0: red hero misa
        at -1,2: red melee
        at 1,-2: blue melee
        off: blue hero ann
        misa level: 5
        misa planned: death-from-above
        """
    )
    t.act()
    assert {(2, 0), (3, 0)} <= offered(t)
    assert (1, 0) not in offered(t)


# Focus and its stronger forms


@covers("misa-focus", "misa-discipline", "misa-mastery")
@pytest.mark.parametrize(("card", "level", "far"), [("focus", 1, 1), ("discipline", 2, 2), ("mastery", 5, 3)])
def test_gathered_strength_moves_her_before_her_next_primary_action(card: str, level: int, far: int) -> None:
    def next_turn(action: str, turn: int = 2) -> Table:
        t = field(
            f"turn: {turn}\nat 0,0: red hero misa\nat {far + 1},0: blue hero ann\nmisa level: {level}\n"
            f"misa planned: challenge-accepted\nmisa slots: {card}\nmisa effects: {card} next turn since 1\n"
        )
        t.act(action)
        return t

    t = next_turn("primary")
    assert max(distances(t)) == far
    t.answer("move", (far, 0))
    assert totals(t) == [5]
    walk = next_turn("movement")  # another action: just the walk of the card
    assert max(distances(walk)) == 3
    walk.skip("move")
    assert walk.asked == "plan"
    assert walk.s.ongoing == ()  # the turn is over, and the chance with it


@covers("misa-focus")
def test_she_may_attack_whom_the_step_brings_near_or_miss() -> None:  # L9.7
    text = "turn: 2\nmisa planned: challenge-accepted\nmisa slots: focus\nmisa effects: focus next turn since 1\n"
    t = field(f"at 0,0: red hero misa\nat 2,0: blue hero ann\n{text}")
    t.act()
    t.skip("move")
    assert totals(t) == []
    assert [event.step for event in t.events(Fizzled)] == ["target"]


@covers("misa-focus")
def test_focus_does_nothing_in_its_own_turn() -> None:  # L6.2a
    t = playing("focus", "ann hand: jab\n")
    t.act()
    assert [event.until for event in t.events(EffectBegan)] == ["next turn"]
    assert t.asked == "plan"


# Living Tornado, Storm Spirit


@covers("misa-living-tornado")
def test_the_tornado_swaps_two_units_at_full_radius() -> None:
    t = playing(
        "living-tornado", "misa level: 2\nat 3,0: blue hero ann\nat 0,-3: red melee\nat 2,0: blue melee\n"
    )
    t.act()
    assert set(t.options) == {"ann", (0, -3)}
    t.answer("swap_target", "ann")
    assert (t.spot("ann"), t.standing(3, 0)) == ((0, -3), "red melee")


@covers("misa-living-tornado", "misa-storm-spirit")
@pytest.mark.parametrize(("card", "level"), [("living-tornado", 2), ("storm-spirit", 5)])
def test_a_swap_needs_two_that_can_be_touched(card: str, level: int) -> None:  # L9.9, L10.12
    text = f"misa level: {level}\nat 3,0: blue hero ann\n"
    assert "primary" not in actions(playing(card, text))
    assert "primary" not in actions(playing(card, text + "at -3,0: blue heavy\n"))


@covers("misa-storm-spirit")
def test_the_storm_swaps_two_units_equally_far_away() -> None:
    t = playing(
        "storm-spirit",
        "misa level: 5\nat 2,0: blue hero ann\nat 0,-2: red melee\nat 0,1: blue melee\nat -3,0: blue ranged\n",
    )
    t.act()
    assert set(t.options) == {"ann", (0, -2)}  # the others are alone at their distances
    t.answer("swap_target", (0, -2))
    assert t.spot("ann") == (0, -2)
