"""The words of card text that no single card shows in full, with values worked out by hand."""

from dataclasses import replace

import pytest

from game.hexgrid.board import cells_of
from game.kernel.flow import Flow
from game.lane.actions import perform, repeat, repeat_elsewhere, repeats_elsewhere
from game.lane.cards import Effect, Lasting, Piece, Source
from game.lane.combat import attack_adjacent
from game.lane.events import ActionRepeated, AttackDeclared
from game.lane.state import PRIMARY, Act, Lane
from game.lane.verbs import (
    any_two,
    behind,
    between,
    can_start,
    choose_one,
    closer,
    farther,
    flights,
    gain,
    ignore_heavy_immunity,
    may_move,
    may_move_through,
    may_touch,
    move_up_to,
    one_or_both,
    pull,
    pull_path,
    push_over,
    swap_two,
    targets_up_to,
    up_to_times,
)
from tests.lane.cast import Table, Word, finish
from tests.lane.field import field

ANN = Piece(0)


def begun(text: str) -> Table:
    """Ann (Red) at 0,0 in the middle of her jab, on a field with what `text` adds."""
    bob = "" if "blue hero bob" in text else "off: blue hero bob\n"
    t = field(f"at 0,0: red hero ann\n{bob}ann planned: jab\n{text}")
    t.s.stack = (Act(ANN, t.s.planned[ANN] or t.s.hand[ANN][0], PRIMARY),)
    return t


def spots(t: Table, mask: int) -> set[tuple[int, int]]:
    return {t.at(cell) for cell in cells_of(mask) if cell in t.s.board.hexes}


def piece(t: Table, q: int, r: int) -> Piece:
    return t.s.piece_at[t.cell(q, r)]


# Areas


def test_behind_is_the_line_on_from_the_target() -> None:  # L4.6
    t = begun("at 1,0: blue hero bob\n")
    assert spots(t, behind(t.s, ANN, t.hero("bob"), 2)) == {(2, 0), (3, 0)}


def test_between_are_the_spaces_of_a_straight_line() -> None:  # L4.6
    t = begun("at 0,3: blue hero bob\nat 1,1: blue melee\n")
    assert [t.at(cell) for cell in between(t.s, ANN, t.hero("bob"))] == [(0, 1), (0, 2)]
    assert between(t.s, ANN, piece(t, 1, 1)) == []  # not lined up


def test_farther_and_closer_are_measured_by_distance() -> None:  # L4.2
    t = begun("at 2,0: blue hero bob\n")
    bob = t.hero("bob")
    assert spots(t, farther(t.s, ANN, bob) & t.s.board.near[t.s.where[bob]]) == {(3, -1), (3, 0), (2, 1)}
    assert spots(t, closer(t.s, ANN, bob) & t.s.board.near[t.s.where[bob]]) == {(1, 0)}


# Targets


def test_several_targets_are_different_and_chosen_first() -> None:  # L9.12, L9.13
    t = begun("at 1,0: blue melee\nat 0,1: blue melee\n")
    minions = [piece(t, 1, 0), piece(t, 0, 1)]
    picked: list[Piece] = []

    def text() -> Flow[None]:
        picked.extend((yield from targets_up_to(t.s, ANN, minions, 3)))

    finish(t.s, text(), [minions[1], minions[0]])  # no third question: nobody is left
    assert picked == [minions[1], minions[0]]


def test_ignoring_immunity_counts_for_the_running_action_alone() -> None:  # L15.4
    t = begun("at 1,0: blue heavy\nat 2,0: blue melee\n")
    heavy = piece(t, 1, 0)
    assert not may_touch(t.s, ANN, heavy)
    ignore_heavy_immunity(t.s)
    assert may_touch(t.s, ANN, heavy)
    t.s.stack = (*t.s.stack, Act(ANN, t.s.stack[0].card, PRIMARY))  # another action inside it
    assert not may_touch(t.s, ANN, heavy)


# Moving


def test_moving_through_obstacles_ends_on_an_empty_space() -> None:  # L10.5
    ring = "".join(
        f"at {q},{r}: blue melee\n" for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    )
    t = begun(ring)
    finish(t.s, may_move(t.s, ANN, 2))  # walled in: not even asked
    assert t.spot("ann") == (0, 0)
    finish(t.s, may_move_through(t.s, ANN, 2), [t.cell(2, 0)])
    assert t.spot("ann") == (2, 0)


def test_up_to_some_steps_gives_how_many_were_made() -> None:  # L10.7
    t = begun("at 2,0: blue hero bob\n")
    made: list[int] = []

    def text() -> Flow[None]:
        made.append((yield from move_up_to(t.s, ANN, t.hero("bob"), 3)))

    finish(t.s, text(), [t.cell(4, 0)])
    assert made == [2]


def test_flights_pass_over_what_stands_in_the_way() -> None:  # L10.4, L10.5
    t = begun("at 1,0: blue melee\nat 3,0: blue melee\n")
    east = {t.at(end) for end in flights(t.s, ANN, 3) if t.at(end)[1] == 0 and t.at(end)[0] > 0}
    assert east == {(2, 0)}


def test_a_pull_needs_a_free_line_and_ends_next_to_the_puller() -> None:
    t = begun("at 4,0: blue hero bob\nat 0,-3: blue melee\nat 0,-2: blue melee\n")
    assert pull_path(t.s, ANN, piece(t, 0, -3)) == ()
    pull(t.s, ANN, t.hero("bob"))
    assert t.spot("bob") == (1, 0)


# Displacing


@pytest.mark.parametrize(
    ("beyond", "end", "went"),
    [("", (4, 0), 3), ("at 4,0: blue melee\n", (3, 0), 2), ("at 2,0: blue melee\n", (4, 0), 3)],
)
def test_a_push_over_obstacles_goes_to_the_last_empty_space(
    beyond: str, end: tuple[int, int], went: int
) -> None:
    # L10.9
    t = begun(f"at 1,0: blue hero bob\n{beyond}")
    finish(t.s, push_over(t.s, ANN, t.hero("bob"), 3))
    assert t.spot("bob") == end
    assert t.s.board.distance(t.cell(1, 0), t.cell(*end)) == went


def test_a_push_over_obstacles_stays_where_all_spaces_are_taken() -> None:  # L10.9
    t = begun("at 1,0: blue hero bob\nat 2,0: blue melee\nat 3,0: blue melee\nat 4,0: blue melee\n")
    finish(t.s, push_over(t.s, ANN, t.hero("bob"), 3))
    assert t.spot("bob") == (1, 0)


def test_two_are_swapped_only_if_they_fit_together() -> None:  # L10.7
    t = begun("at 1,0: blue melee\nat 0,2: blue melee\nat 2,0: red melee\n")
    near, far, red = piece(t, 1, 0), piece(t, 0, 2), piece(t, 2, 0)

    def alike(a: Piece, b: Piece) -> bool:
        return t.s.distance(ANN, a) == t.s.distance(ANN, b)

    finish(t.s, swap_two(t.s, ANN, [near, far, red], alike), [far])  # its only match goes without asking
    assert (t.standing(0, 2), t.standing(2, 0)) == ("red melee", "blue melee")
    finish(t.s, swap_two(t.s, ANN, [near, far], any_two), [near])
    assert t.s.where[near] == t.cell(2, 0)


# Actions, repetitions and modes: Bob plays cards of these texts


def twice_more(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. You may repeat this up to twice."""
    yield from attack_adjacent(s, me)
    yield from repeat(s, me, 2)


def twice_more_elsewhere(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. You may repeat this up to twice on different units."""
    yield from attack_adjacent(s, me)
    yield from repeat_elsewhere(s, me, 2)


def once_more_elsewhere(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Repeat this once on a different unit, if able; if you do, gain 10 coins."""
    yield from attack_adjacent(s, me)
    if (yield from repeats_elsewhere(s, me)):
        gain(s, me, 10)


def pay_one(s: Lane, me: Piece) -> Flow[None]:
    gain(s, me, 1)
    yield from ()


def pay_ten(s: Lane, me: Piece) -> Flow[None]:
    gain(s, me, 10)
    yield from ()


PAY = {"coins": pay_one, "immune": pay_ten}
"""Two modes under words that have a text."""


def performed(t: Table, text: Effect, *answers: Word) -> Table:
    """Ann performs the jab with another text; her answers are option values."""
    jab = t.s.stack[0].card
    t.s.stack = ()
    t.s.cast.cards[jab] = replace(t.s.cast.cards[jab], effect=text)
    t.s.events = []
    finish(t.s, perform(t.s, Act(ANN, jab, PRIMARY)), answers)
    return t


THREE = "at 1,0: blue melee\nat 0,1: blue melee\nat -1,0: blue melee\n"


def totals(t: Table) -> int:
    return sum(isinstance(event, AttackDeclared) for event in t.s.events or [])


def test_a_text_repeats_as_often_as_it_says_and_repetitions_do_not() -> None:  # L9.15
    t = begun(THREE + "at 1,-1: blue melee\n")
    targets = [piece(t, 1, 0), piece(t, 0, 1), piece(t, -1, 0)]
    performed(t, twice_more, targets[0], "primary", targets[1], "primary", targets[2])
    assert totals(t) == 3
    assert sum(isinstance(event, ActionRepeated) for event in t.s.events or []) == 2
    assert t.coins("ann") == [6]


def test_declining_one_repetition_declines_the_others() -> None:  # L9.15
    t = begun(THREE)
    performed(t, twice_more, piece(t, 1, 0), None)
    assert totals(t) == 1


@pytest.mark.parametrize(("text", "repeats"), [(twice_more, 1), (twice_more_elsewhere, 0)])
def test_the_same_unit_may_be_hit_again_unless_the_text_says_different(text: Effect, repeats: int) -> None:
    # LC-O3: Bob, who holds a card, is hit again by "repeat" and never by "repeat elsewhere".
    t = begun("at 1,0: blue hero bob\nbob hand: ward-9, ward-8, ward-7\n")
    cards = list(t.s.hand[t.hero("bob")])
    answers: list[Word] = [cards[0], *(["primary", cards[1], None] if repeats else [])]
    performed(t, text, *answers)
    assert totals(t) == 1 + repeats


@pytest.mark.parametrize(
    ("minions", "targets", "attacks", "coins"),
    [("at 1,0: blue melee\nat 0,1: blue melee\n", [(1, 0)], 2, 14), ("at 1,0: blue melee\n", [], 1, 2)],
)
def test_a_repetition_that_is_no_choice_is_made_if_it_can_be(
    minions: str, targets: list[tuple[int, int]], attacks: int, coins: int
) -> None:  # L9.15
    t = begun(minions)
    performed(t, once_more_elsewhere, *(piece(t, q, r) for q, r in targets))
    assert totals(t) == attacks
    assert t.coins("ann") == [coins]


def test_what_comes_before_an_action_comes_before_its_repetition_too() -> None:  # L9.15
    t = begun(THREE)
    earned = Lasting(before_action=lambda s, source: pay_ten(s, source.piece))
    t.s.cast.__dict__["ultimates"] = ((((Source(ANN, t.s.cast.heroes[0].ultimate.id)), earned),), ())
    t.s.level[ANN] = 8
    performed(t, twice_more, piece(t, 1, 0), "primary", piece(t, 0, 1), None)
    assert t.coins("ann") == [2 + 2 + 10 + 10]


def test_one_mode_is_carried_out_and_both_where_an_effect_allows() -> None:  # L9.14
    t = begun("")
    finish(t.s, choose_one(t.s, ANN, PAY), ["coins"])
    assert t.coins("ann") == [1]
    finish(t.s, one_or_both(t.s, ANN, PAY), ["immune", "coins"])
    assert t.coins("ann") == [12]
    finish(t.s, up_to_times(t.s, ANN, PAY, 3), ["immune", "immune", None])
    assert t.coins("ann") == [32]


def test_a_mode_that_cannot_be_carried_out_is_not_offered() -> None:  # L9.14, L9.9
    t = begun("")
    finish(t.s, choose_one(t.s, ANN, {"adjacent": attack_adjacent, "coins": pay_one}))  # nobody to attack
    assert t.coins("ann") == [1]
    assert not can_start(t.s, ANN, attack_adjacent)
