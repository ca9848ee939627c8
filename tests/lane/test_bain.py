"""Bain's cards: each text with values worked out by hand, and its main corner."""

from random import Random

import pytest

from game.kernel.match import MASKED, determinize
from game.lane.events import (
    AttackDeclared,
    AttackStopped,
    CardShown,
    Discarded,
    LivesChanged,
    MarkerGiven,
    MarkerReturned,
    Moved,
)
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Dead or Alive": "gold 0 attack 4, initiative 11, defence 2, movement 1, radius 4",
    "Get over here!": "silver 0 ranged skill, initiative 13, defence 2, range 4",
    "Light Crossbow": "red 1 ranged attack 5, initiative 8, defence 5, movement 4, range 2",
    "A Game of Chance": "blue 1 skill, initiative 9, defence 4, movement 3, radius 2",
    "Close Call": "green 1 defense !, initiative 4, movement 2",
    "Heavy Crossbow": "red 2 ranged attack 5, initiative 8, defence 5, movement 4, range 3, item defense",
    "Hand Crossbow": "red 2 ranged attack 4, initiative 8, defence 6, movement 4, range 3, item initiative",
    "Dead Man's Hand": "blue 2 skill, initiative 10, defence 4, movement 3, radius 3, item defense",
    "Drinking Buddies": "blue 2 skill, initiative 10, defence 4, movement 3, radius 3, item attack",
    "Narrow Escape": "green 2 defense !, initiative 4, movement 2, item initiative",
    "Vantage Point": "green 2 movement 2+, initiative 4, defence 3, item attack",
    "Arbalest": "red 3 ranged attack 6, initiative 9, defence 6, movement 4, range 4, item defense",
    "Hunter-Seeker": "red 3 ranged attack 5, initiative 9, defence 7, movement 4, range 3, item movement",
    "We're Not Done Yet!": "blue 3 skill, initiative 10, defence 5, movement 3, radius 3, item range",
    "Another One!": "blue 3 skill, initiative 10, defence 5, movement 3, radius 3, item attack",
    "Perfect Getaway": "green 3 defense !, initiative 3, movement 2, item initiative",
    "High Ground": "green 3 movement 2+, initiative 3, defence 4, item radius",
    "A Complicated Profession": "purple 4 ultimate",
    "Side Quest": "gold 0 skill, initiative 10, defence 1, movement 1, radius 4",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("bain") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Bain (Red, at 0,0) at his moment with this card; Ann (Blue) stands next to him unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero bain\n{ann}bain planned: {card}\n{text}")


def attacked(card: str, text: str = "", by: str = "strike-9") -> Table:
    """Ann (Blue, next to Bain) attacks him; he defends with this card."""
    t = field(f"at 0,0: red hero bain\nat 1,0: blue hero ann\nbain hand: {card}\nann planned: {by}\n{text}")
    t.act(by="ann")
    t.answer("defend", card, by="bain")
    return t


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


def wanted(t: Table) -> str:
    """Who carries the bounty; nothing if nobody does."""
    return "".join(t.s.cast.heroes[marker.hero].id for marker in t.s.markers if marker.kind == "bounty")


ON_ANN = "ann markers: bounty 1 of bain\n"

# The bounty


@covers("bain-dead-or-alive")
def test_after_the_attack_he_may_put_a_price_on_a_head() -> None:
    t = playing("dead-or-alive", "at 0,1: blue melee\nat 4,0: blue hero bob\nat 5,0: blue hero cid\n")
    t.act()
    t.answer("target", (0, 1))
    assert offered(t) == {"ann", "bob"}  # radius 4
    t.answer("marker", "bob")
    assert wanted(t) == "bob"
    none = playing("dead-or-alive", "at 0,1: blue melee\n")
    none.act()
    none.answer("target", (0, 1))
    none.skip("marker")
    assert none.events(MarkerGiven) == []


@covers("bain-dead-or-alive")
def test_a_second_bounty_moves_the_marker() -> None:  # L19.12: there is one
    t = playing("dead-or-alive", "at 0,1: blue melee\nat 4,0: blue hero bob\nbob markers: bounty 1 of bain\n")
    t.act()
    t.answer("target", (0, 1))
    t.answer("marker", "ann")
    assert wanted(t) == "ann"


@covers("bain-side-quest")
def test_side_quest_marks_any_hero_if_an_enemy_is_beside_him() -> None:
    t = playing("side-quest", "handicapped: bain\nat 0,4: red hero bob\n")
    t.act()
    assert offered(t) == {"ann", "bob"}
    t.answer("marker", "bob")
    assert wanted(t) == "bob"
    friend = playing(
        "side-quest",
        "handicapped: bain\nbain level: 8\nat 0,4: red hero bob\nat 0,1: blue heavy\nbob hand: jab\n",
    )
    friend.act()  # at level eight whom he marks discards, friend or foe
    friend.answer("marker", "bob")
    assert friend.discarded("bob") == ["jab"]
    alone = playing("side-quest", "handicapped: bain\nat 2,0: blue hero ann\n")
    alone.act()
    assert alone.asked == "plan"
    assert wanted(alone) == ""


@covers("bain-dead-or-alive")
def test_tc_43_a_wanted_hero_costs_one_life_counter_more() -> None:  # TC-43, L14.3
    t = playing("light-crossbow", f"ann hand:\n{ON_ANN}")
    t.act()
    assert [(event.before - event.after) for event in t.events(LivesChanged)] == [2]  # level 1: 1 + 1
    assert t.coins("bain") == [1]
    assert wanted(t) == ""  # it goes back with the fallen


@covers("bain-dead-or-alive")
def test_the_bounty_outlives_bain() -> None:  # ruling, TC-43
    t = field(
        "at 0,0: red hero bain\nat 1,0: blue hero cid\nat 4,0: blue hero ann\nat 5,0: red hero bob\nbain hand:\n"
        f"cid planned: strike-9\nbob planned: wait-3\nann hand:\n{ON_ANN}"
    )
    t.act(by="cid")
    t.act("attack", by="bob")
    assert t.spot("bain") is None
    losses = {event.team: event.before - event.after for event in t.events(LivesChanged)}
    assert losses == {0: 1, 1: 2}


@covers("bain-dead-or-alive")
def test_the_bounty_goes_back_when_the_round_ends() -> None:  # L17.3
    t = field(f"turn: 4\nat 0,0: red hero bain\nat 4,0: blue hero ann\nann planned: wait-1\n{ON_ANN}")
    t.hold("ann")
    assert [(event.kind, event.hero) for event in t.events(MarkerReturned)] == [("bounty", t.hero("ann"))]
    assert wanted(t) == ""


@covers("bain-a-complicated-profession")
def test_whom_he_marks_discards_at_level_eight() -> None:
    text = "bain level: {level}\nat 0,1: blue melee\nann hand: jab\n"
    t = playing("dead-or-alive", text.format(level=8))
    t.act()
    t.answer("target", (0, 1))
    t.answer("marker", "ann")
    assert t.discarded("ann") == ["jab"]
    low = playing("dead-or-alive", text.format(level=7))
    low.act()
    low.answer("target", (0, 1))
    low.answer("marker", "ann")
    assert low.discarded("ann") == []


# Get over here!


@covers("bain-get-over-here")
def test_he_pulls_a_unit_or_token_along_a_free_line() -> None:
    t = playing(
        "get-over-here",
        "at 4,0: blue hero ann\nat 0,3: red melee\nat -2,0: token post of ann\nat 2,-2: blue melee\n"
        "at 3,-3: blue ranged\n",
    )
    t.act()
    assert offered(t) == {"ann", (0, 3), (-2, 0), (2, -2)}  # not the ranged one behind the melee
    t.answer("move_target", "ann")
    assert t.spot("ann") == (1, 0)
    assert [t.at(cell) for cell in t.events(Moved)[0].path] == [(3, 0), (2, 0), (1, 0)]


@covers("bain-get-over-here")
@pytest.mark.parametrize("spot", ["1,0", "2,1", "5,0"])
def test_next_to_him_off_the_line_or_too_far_nobody_comes(spot: str) -> None:
    t = playing("get-over-here", f"at {spot}: blue hero ann\nbain hand: light-crossbow\n")
    assert t.asked == "plan"  # silver: nothing but Hold was left


@covers("bain-get-over-here")
def test_he_pulls_neither_an_immune_nor_a_rooted_unit() -> None:  # L15.3, L10.12
    t = playing(
        "get-over-here",
        "at 3,0: blue hero ann\nat 0,3: blue heavy\nann slots: root\nann effects: root this turn\n"
        "bain hand: light-crossbow\n",
    )
    assert t.asked == "plan"


# The crossbows


@covers("bain-light-crossbow", "bain-heavy-crossbow", "bain-arbalest")
@pytest.mark.parametrize(
    ("card", "level", "reach", "attack"),
    [("light-crossbow", 1, 2, 5), ("heavy-crossbow", 2, 3, 5), ("arbalest", 5, 4, 6)],
)
def test_a_crossbow_needs_a_straight_clear_line(card: str, level: int, reach: int, attack: int) -> None:
    t = playing(card, f"bain level: {level}\nat {reach},0: blue hero ann\nann hand: ward-9\n")
    t.act()
    assert totals(t) == [attack]
    behind = playing(card, f"bain level: {level}\nat {reach},0: blue hero ann\nat 1,0: red melee\n")
    assert "primary" not in actions(behind)  # a friend stands between
    token = playing(card, f"bain level: {level}\nat {reach},0: blue hero ann\nat 1,0: token post of ann\n")
    assert "primary" in actions(token)  # tokens do not matter
    bent = playing(card, f"bain level: {level}\nat 1,1: blue hero ann\n")
    assert "primary" not in actions(bent)


@covers("bain-light-crossbow")
def test_terrain_stops_a_bolt() -> None:
    t = Table(
        """
        board:
          . . . . . . .
           . . . . . . .
          . . . o # A .
           . . . . . . .
          . . . . . . .
        o: origin
        at 0,0: red hero bain
        A: blue hero ann
        at -1,2: red melee
        at 1,-2: blue melee
        bain planned: light-crossbow
        """
    )
    assert "primary" not in actions(t)


@covers("bain-hand-crossbow", "bain-hunter-seeker")
@pytest.mark.parametrize(("card", "level", "attack"), [("hand-crossbow", 2, 4), ("hunter-seeker", 5, 5)])
def test_the_wanted_hero_can_be_shot_from_afar(card: str, level: int, attack: int) -> None:
    text = f"bain level: {level}\nat 3,1: blue hero ann\nat 0,1: blue melee\nann hand: ward-9\n"
    far = playing(card, text.replace("3,1", "2,1") + ON_ANN)
    far.act()
    far.answer("mode", "bounty")
    assert totals(far) == [attack]
    unmarked = playing(card, text.replace("3,1", "2,1"))
    unmarked.act()  # only the unit beside him
    assert unmarked.coins("bain") == [2]


@covers("bain-hunter-seeker")
def test_hunter_seeker_may_do_both_on_different_targets() -> None:
    foes = "at 2,1: blue hero ann\nat 0,1: blue melee\nann hand: ward-9\n"
    t = playing("hunter-seeker", f"bain level: 5\n{foes}{ON_ANN}")
    t.act()
    t.answer("mode", "bounty")
    t.answer("defend", "ward-9")
    t.answer("mode", "adjacent")
    assert totals(t) == [5, 5]
    one = playing("hunter-seeker", f"bain level: 5\n{foes}{ON_ANN}")
    one.act()
    one.answer("mode", "adjacent")
    one.skip("mode")
    assert totals(one) == [5]
    same = playing("hunter-seeker", f"bain level: 5\nann hand: ward-9, ward-8\n{ON_ANN}")
    same.act()
    same.answer("mode", "bounty")
    same.answer("defend", "ward-9")
    assert same.asked == "plan"  # she is the only one beside him, and has been shot


# A Game of Chance and its stronger forms

HAND = "at 2,0: blue hero ann\nann hand: jab, swing\n"


@covers("bain-a-game-of-chance", "bain-dead-mans-hand")
@pytest.mark.parametrize(("card", "level", "coins"), [("a-game-of-chance", 1, 1), ("dead-mans-hand", 2, 2)])
def test_a_card_guessed_right_is_discarded_a_wrong_guess_pays(card: str, level: int, coins: int) -> None:
    t = playing(card, f"bain level: {level}\n{HAND}")
    t.act()
    t.answer("hold_out", "swing", by="ann")
    assert t.options == ["gold", "red"]
    t.answer("colour", "red", by="bain")
    assert t.discarded("ann") == ["swing"]
    assert t.coins("bain") == [0]
    wrong = playing(card, f"bain level: {level}\n{HAND}")
    wrong.act()
    wrong.answer("hold_out", "swing")
    wrong.answer("colour", "gold")
    assert wrong.events(Discarded) == []
    assert wrong.coins("bain") == [coins]
    assert [event.card for event in wrong.events(CardShown)] == ["ann-swing"]  # shown either way


@covers("bain-a-game-of-chance")
def test_a_hero_with_one_card_is_not_asked() -> None:
    assert "primary" not in actions(playing("a-game-of-chance", "at 2,0: blue hero ann\nann hand: jab\n"))


@covers("bain-a-game-of-chance")
def test_the_card_held_out_is_a_secret_until_it_is_shown() -> None:  # ST-9
    t = playing("a-game-of-chance", "at 2,0: blue hero ann\nann hand: jab, rest, swing\n")
    t.act()
    t.answer("hold_out", "swing")
    bain = t.s.seat(t.hero("bain"))
    assert t.match.rules.view(t.s, bain).offered == ""
    assert t.match.seen_by(bain).choices[-1][1] == MASKED
    guesses = {
        determinize(t.match.rules, t.match.seen_by(bain), Random(n).randrange).state.offered
        for n in range(20)
    }
    assert len(guesses) > 1


@covers("bain-were-not-done-yet")
def test_a_wrong_guess_may_be_tried_again_or_paid() -> None:
    t = playing("were-not-done-yet", f"bain level: 5\n{HAND}")
    t.act()
    t.answer("hold_out", "swing")
    t.answer("colour", "gold")
    assert t.options == ["repeat", "coins"]
    t.answer("mode", "repeat")
    t.answer("hold_out", "jab")
    t.answer("colour", "red")
    assert t.coins("bain") == [2]  # wrong again: no third guess
    paid = playing("were-not-done-yet", f"bain level: 5\n{HAND}")
    paid.act()
    paid.answer("hold_out", "swing")
    paid.answer("colour", "gold")
    paid.answer("mode", "coins")
    assert paid.coins("bain") == [2]
    right = playing("were-not-done-yet", f"bain level: 5\n{HAND}")
    right.act()
    right.answer("hold_out", "swing")
    right.answer("colour", "red")
    assert (right.coins("bain"), right.discarded("ann")) == ([0], ["swing"])


CURSED = (
    "turn: 2\nat 0,0: red hero bain\nat 1,0: blue hero dodger\nbain level: 5\ndodger level: 5\n"
    "dodger slots: enfeeblement\ndodger effects: enfeeblement this round since 1\n"
)
"""Dodger's curse forbids repeats in radius 4."""


@covers("bain-were-not-done-yet")
def test_under_a_curse_a_wrong_guess_just_pays() -> None:  # no repeats
    t = field(f"{CURSED}at 0,2: blue hero ann\nbain planned: were-not-done-yet\nann hand: jab, swing\n")
    t.act()
    t.answer("victim", "ann")
    t.answer("hold_out", "swing")
    t.answer("colour", "gold")
    assert t.asked == "plan"
    assert t.coins("bain") == [2]


# Close Call, Narrow Escape, Perfect Getaway


@covers("bain-close-call", "bain-narrow-escape", "bain-perfect-getaway")
@pytest.mark.parametrize(
    ("card", "level", "then"),
    [("close-call", 1, "bain"), ("narrow-escape", 2, ""), ("perfect-getaway", 5, "ann")],
)
def test_with_a_bounty_in_play_he_slips_away(card: str, level: int, then: str) -> None:  # L13.6
    t = attacked(card, f"bain level: {level}\n{ON_ANN}")
    assert len(t.events(AttackStopped)) == 1
    assert wanted(t) == then
    shot = attacked(card, f"bain level: {level}\n{ON_ANN}", by="shot-9")
    assert shot.spot("bain") == (0, 0)  # ranged or not
    without = attacked(card, f"bain level: {level}\n")
    assert without.spot("bain") is None


@covers("bain-close-call")
def test_the_price_is_on_his_own_head_after_a_close_call() -> None:
    t = attacked("close-call", f"{ON_ANN}at 0,1: blue hero cid\ncid planned: wait-3\n")
    t.act("attack", by="cid")
    assert [(event.team, event.before - event.after) for event in t.events(LivesChanged)] == [(0, 2)]


@covers("bain-close-call")
def test_a_close_call_while_he_carries_it_changes_nothing_more() -> None:
    t = attacked("close-call", "bain markers: bounty 1 of bain\n")
    assert (t.spot("bain"), wanted(t)) == ((0, 0), "bain")


@covers("bain-close-call", "bain-a-complicated-profession")
def test_a_marker_passed_to_him_is_not_one_that_he_gives() -> None:
    t = field(
        f"at 0,0: red hero bain\nat 1,0: blue hero ann\nbain level: 8\nbain hand: close-call, arbalest\n{ON_ANN}"
        "ann planned: strike-9\n"
    )
    t.act(by="ann")
    t.answer("defend", "close-call", by="bain")
    assert wanted(t) == "bain"
    assert t.discarded("bain") == ["close-call"]


HIDDEN = "turn: 2\nat 3,0: blue hero cid\ncid slots: sanctuary\ncid effects: sanctuary this turn since 2\n"
ON_CID = "cid markers: bounty 1 of bain\n"


@covers("bain-close-call", "bain-narrow-escape", "bain-perfect-getaway")
@pytest.mark.parametrize(("card", "level"), [("close-call", 1), ("narrow-escape", 2), ("perfect-getaway", 5)])
def test_a_bounty_on_an_immune_hero_is_no_way_out(card: str, level: int) -> None:  # L9.11, ruling
    t = attacked(card, f"bain level: {level}\n{HIDDEN}{ON_CID}")
    assert (t.spot("bain"), wanted(t)) == (None, "cid")


# Vantage Point, High Ground


@covers("bain-vantage-point", "bain-high-ground")
@pytest.mark.parametrize(("card", "level", "more"), [("vantage-point", 2, 1), ("high-ground", 5, 2)])
def test_he_climbs_over_obstacles_and_farther_with_a_bounty(card: str, level: int, more: int) -> None:
    ring = "".join(f"at {q},{r}: blue melee\n" for q, r in ((1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)))
    t = playing(card, f"bain level: {level}\n{ring}")
    t.act()
    ends = {t.s.board.distance(t.cell(0, 0), t.cell(*at)) for at in offered(t) if isinstance(at, tuple)}
    assert ends == {2}  # walled in: only over them, 2 spaces
    farther = playing(card, f"bain level: {level}\n{ON_ANN}")
    farther.act()
    assert (-2 - more, 0) in offered(farther)
    assert (-3 - more, 0) not in offered(farther)
    hidden = playing(card, f"bain level: {level}\n{HIDDEN}{ON_CID}")
    hidden.act()
    assert (-2, 0) in offered(hidden)
    assert (-3, 0) not in offered(hidden)  # L9.11: he cannot look at a marker on an immune hero


@covers("bain-high-ground")
def test_a_limit_holds_for_a_climb_with_its_bonus() -> None:  # L10.2
    t = playing("high-ground", f"bain level: 5\nann slots: mire\nann effects: mire this round\n{ON_ANN}")
    t.act()
    assert offered(t) == {(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


# Drinking Buddies, Another One!

DRY = "at 0,1: red hero bob\nbob discard: jab\nbain discard: light-crossbow\nat 5,0: blue hero ann\n"


@covers("bain-drinking-buddies", "bain-another-one")
@pytest.mark.parametrize(("card", "level"), [("drinking-buddies", 2), ("another-one", 5)])
def test_a_friend_takes_a_card_back_and_so_may_he(card: str, level: int) -> None:
    t = playing(card, f"bain level: {level}\n{DRY}")
    t.act()
    t.answer("retriever", "bob")
    t.answer("retrieve", "light-crossbow", by="bain")
    assert (t.discarded("bob"), t.discarded("bain")) == ([], [])
    none = playing(card, f"bain level: {level}\n{DRY}")
    none.act()
    none.skip("retriever")
    assert none.discarded("bain") == ["light-crossbow"]  # "if it does"


@covers("bain-drinking-buddies")
def test_he_drinks_with_enemies_too_if_they_can_be_touched() -> None:
    text = f"bain level: 2\n{DRY}at 2,0: blue hero cid\ncid discard: jab\nat 4,1: blue hero dan\ndan discard: jab\n"
    t = playing("drinking-buddies", text)
    t.act()
    assert offered(t) == {"bob", "cid"}  # radius 3
    immune = playing("drinking-buddies", text + "cid slots: sanctuary\ncid effects: sanctuary this turn\n")
    immune.act()
    assert offered(immune) == {"bob"}


@covers("bain-another-one")
def test_there_is_no_second_round_under_a_curse() -> None:
    t = field(f"{CURSED}{DRY.replace('jab', 'jab, swing')}bain planned: another-one\n")
    t.act()
    t.answer("retriever", "bob")
    t.answer("retrieve", "jab", by="bob")
    t.skip("retrieve")
    assert t.asked == "plan"


@covers("bain-another-one")
def test_there_is_no_second_round_if_bain_has_fallen() -> None:  # L19.2
    t = playing(
        "another-one",
        f"bain level: 5\n{DRY.replace('5,0', '1,0')}ann planned: strike-9\nbain hand:\n",
    )
    t.act(by="bain")
    t.skip("retriever")
    t.act(by="ann")
    t.answer("target", "bain")
    assert t.spot("bain") is None
    assert t.asked == "plan"


@covers("bain-another-one")
def test_another_one_comes_round_again_at_the_end_of_the_turn() -> None:
    t = playing("another-one", f"bain level: 5\n{DRY.replace('jab', 'jab, swing')}bob planned: wait-1\n")
    t.act()
    t.answer("retriever", "bob")
    t.answer("retrieve", "jab", by="bob")
    t.skip("retrieve")
    t.hold("bob")
    t.answer("retriever", "bob")
    t.answer("retrieve", "light-crossbow", by="bain")
    assert t.discarded("bob") == []
