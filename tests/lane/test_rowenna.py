"""Rowenna's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import ActionRepeated, AttackDeclared, HeroDefeated, Placed, Retrieved, Swapped
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Code of Chivalry": "gold 0 attack 4, initiative 11, defence 2, movement 1",
    "Throw the Gauntlet": "silver 0 ranged skill, initiative 5, defence 3, range 4",
    "Token of Gratitude": "red 1 attack 5, initiative 8, defence 6, movement 4, radius 1",
    "Stand Guard": "blue 1 ranged skill, initiative 9, defence 6, movement 2, range 3",
    "Close Quarters": "green 1 movement 2, initiative 4, defence 3, radius 2",
    "Fair Share": "red 2 attack 6, initiative 8, defence 6, movement 4, radius 3, item initiative",
    "Feat of Bravery": "red 2 attack 7, initiative 8, defence 7, movement 4, radius 4, item defense",
    "Protect the Weak": "blue 2 ranged skill, initiative 10, defence 6, movement 2, range 4, item attack",
    "Accept Surrender": "blue 2 skill, initiative 10, defence 6, movement 2, item defense",
    "Melee": "green 2 movement 2, initiative 4, defence 4, radius 3, item attack",
    "Opening Shots": "green 2 skill, initiative 4, defence 4, movement 2, radius 3, item initiative",
    "Paragon of Grace": "red 3 attack 6, initiative 9, defence 7, movement 4, radius 3, item range",
    "Paragon of Valor": "red 3 attack 7, initiative 9, defence 8, movement 4, radius 4, item defense",
    "Defend the Innocent": "blue 3 ranged skill, initiative 10, defence 7, movement 2, range 4, item radius",
    "Glorious Triumph": "blue 3 skill, initiative 10, defence 7, movement 2, item movement",
    "Grand Melee": "green 3 movement 2, initiative 3, defence 4, radius 3, item attack",
    "Opening Volley": "green 3 skill, initiative 3, defence 4, movement 2, radius 3, item initiative",
    "Fabled Lance": "purple 4 ultimate, range 2",
    "Earn the Spurs": "gold 0 attack 4, initiative 10, defence 1, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("rowenna") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Rowenna (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero rowenna\n{ann}rowenna planned: {card}\n{text}")


IMMUNE = "ann slots: sanctuary\nann effects: sanctuary this turn\n"


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


# Code of Chivalry, Earn the Spurs


@covers("rowenna-code-of-chivalry", "rowenna-earn-the-spurs")
@pytest.mark.parametrize(
    ("card", "head"), [("code-of-chivalry", ""), ("earn-the-spurs", "handicapped: rowenna\n")]
)
def test_before_a_fair_fight_both_may_take_a_card_back(card: str, head: str) -> None:
    t = playing(card, head + "rowenna discard: stand-guard\nann discard: ward-4\nann hand:\n")
    t.act()
    t.answer("retrieve", "stand-guard", by="rowenna")
    t.answer("retrieve", "ward-4", by="ann")
    assert totals(t) == [4]
    t.answer("defend", "ward-4")  # with the card just taken back
    assert t.spot("ann") == (1, 0)
    no = playing(card, head + "rowenna discard: stand-guard\nann discard: ward-4\nann hand:\n")
    no.act()
    no.skip("retrieve", "retrieve")
    assert no.events(Retrieved) == []
    assert no.spot("ann") is None


@covers("rowenna-code-of-chivalry")
def test_a_minion_is_owed_no_courtesy() -> None:
    t = playing("code-of-chivalry", "off: blue hero ann\nat 0,1: blue melee\nrowenna discard: stand-guard\n")
    t.act()
    assert t.coins("rowenna") == [2]
    assert t.asked == "plan"


@covers("rowenna-earn-the-spurs")
def test_spurs_are_earned_on_heroes_only() -> None:
    t = playing("earn-the-spurs", "handicapped: rowenna\noff: blue hero ann\nat 0,1: blue melee\n")
    assert "primary" not in actions(t)


@covers("rowenna-code-of-chivalry")
def test_either_may_take_a_card_back_without_the_other() -> None:
    t = playing("code-of-chivalry", "rowenna discard: stand-guard\nann discard: ward-4\nann hand:\n")
    t.act()
    t.answer("retrieve", None, by="rowenna")
    t.answer("retrieve", "ward-4", by="ann")
    t.answer("defend", "ward-4")
    assert t.discarded("rowenna") == ["stand-guard"]
    assert t.spot("ann") == (1, 0)


# Throw the Gauntlet


@covers("rowenna-throw-the-gauntlet")
def test_the_gauntlet_brings_her_to_a_hero_who_may_step_aside() -> None:
    t = playing("throw-the-gauntlet", "at 4,0: blue hero ann\n")
    t.act()
    assert offered(t) == {(3, 0), (4, -1)} | {(3, 1)}  # next to Ann, within 4 of where she stood
    t.answer("place_at", (3, 0))
    assert len(t.events(Placed)) == 1
    t.answer("move", (5, 0), by="ann")
    assert t.coins("rowenna") == [2]


@covers("rowenna-throw-the-gauntlet")
def test_who_stands_its_ground_pays_nothing() -> None:  # "if it does"
    t = playing("throw-the-gauntlet", "at 4,0: blue hero ann\n")
    t.act()
    t.answer("place_at", (3, 0))
    t.skip("move")
    assert t.coins("rowenna") == [0]


@covers("rowenna-throw-the-gauntlet")
def test_of_two_heroes_beside_her_she_challenges_one() -> None:
    t = playing(
        "throw-the-gauntlet", "at 3,0: blue hero ann\nat 3,-2: blue hero bob\nat -3,0: blue hero cid\n"
    )
    t.act()
    t.answer("place_at", (3, -1))
    assert offered(t) == {"ann", "bob"}
    t.answer("victim", "bob")
    t.answer("move", (2, -2), by="bob")
    assert t.coins("rowenna") == [2]


@covers("rowenna-throw-the-gauntlet")
def test_an_immune_hero_is_reached_but_not_made_to_choose() -> None:  # L9.11: its presence is enough
    t = playing("throw-the-gauntlet", f"at 4,0: blue hero ann\n{IMMUNE}")
    t.act()
    t.answer("place_at", (3, 0))
    assert t.asked == "plan"
    assert t.coins("rowenna") == [0]


@covers("rowenna-throw-the-gauntlet")
def test_the_gauntlet_reaches_four_spaces() -> None:
    t = playing("throw-the-gauntlet", "at 5,0: blue hero ann\n")
    assert t.asked == "plan"  # silver: nothing but Hold was left


# The reds


@covers("rowenna-token-of-gratitude", "rowenna-fair-share", "rowenna-paragon-of-grace")
@pytest.mark.parametrize(
    ("card", "level", "reach", "attack"),
    [("token-of-gratitude", 1, 1, 5), ("fair-share", 2, 3, 6), ("paragon-of-grace", 5, 3, 6)],
)
def test_a_friend_in_radius_is_rewarded(card: str, level: int, reach: int, attack: int) -> None:
    t = playing(card, f"rowenna level: {level}\nann hand: ward-9\nat -{reach},0: red hero bob\n")
    t.act()
    assert totals(t) == [attack]
    t.answer("defend", "ward-9")
    assert t.coins("bob", "rowenna") == [1, 0]
    far = playing(card, f"rowenna level: {level}\nann hand: ward-9\nat -{reach + 1},0: red hero bob\n")
    far.act()
    far.answer("defend", "ward-9")
    assert far.coins("bob") == [0]


@covers("rowenna-paragon-of-grace")
def test_grace_may_be_repeated_on_a_different_unit() -> None:  # L9.15
    t = playing(
        "paragon-of-grace", "rowenna level: 5\nann hand: ward-9\nat 0,1: blue melee\nat -1,0: red hero bob\n"
    )
    t.act()
    t.answer("target", (0, 1))
    assert t.coins("bob") == [1]
    t.answer("repeat", "primary")
    t.answer("defend", "ward-9")
    assert t.coins("bob") == [2]


@covers("rowenna-paragon-of-grace")
def test_grace_is_not_repeated_when_nobody_could_be_rewarded() -> None:  # L9.7
    t = playing(
        "paragon-of-grace", "rowenna level: 5\nann hand: ward-9\nat 0,1: blue melee\nat -4,0: red hero bob\n"
    )
    t.act()
    t.answer("target", (0, 1))
    assert t.asked == "plan"
    assert t.coins("rowenna", "bob") == [2, 0]


@covers("rowenna-feat-of-bravery", "rowenna-paragon-of-valor")
@pytest.mark.parametrize(("card", "level"), [("feat-of-bravery", 2), ("paragon-of-valor", 5)])
def test_a_friend_in_radius_takes_heart(card: str, level: int) -> None:
    t = playing(card, f"rowenna level: {level}\nann hand: ward-9\nat -4,0: red hero bob\nbob discard: jab\n")
    t.act()
    assert totals(t) == [7]
    t.answer("defend", "ward-9")
    t.answer("retrieve", "jab", by="bob")
    assert t.discarded("bob") == []
    assert t.asked == "plan"  # nobody else to hit


@covers("rowenna-paragon-of-valor")
def test_valor_repeats_only_if_a_card_was_taken_back() -> None:
    text = "rowenna level: 5\nann hand: ward-9\nat 0,1: blue melee\nat -4,0: red hero bob\nbob discard: jab\n"
    t = playing("paragon-of-valor", text)
    t.act()
    t.answer("target", (0, 1))
    t.answer("retrieve", "jab")
    t.answer("repeat", "primary")
    t.answer("defend", "ward-9")
    assert len(t.events(ActionRepeated)) == 1
    no = playing("paragon-of-valor", text)
    no.act()
    no.answer("target", (0, 1))
    no.skip("retrieve")
    assert no.asked == "plan"


@covers("rowenna-feat-of-bravery")
def test_bravery_inspires_nobody_without_a_discarded_card() -> None:
    t = playing("feat-of-bravery", "rowenna level: 2\nann hand: ward-9\nat -4,0: red hero bob\n")
    t.act()
    t.answer("defend", "ward-9")
    assert t.asked == "plan"


# Stand Guard, Protect the Weak, Defend the Innocent


@covers("rowenna-stand-guard", "rowenna-protect-the-weak", "rowenna-defend-the-innocent")
@pytest.mark.parametrize(
    ("card", "level", "reach"),
    [("stand-guard", 1, 3), ("protect-the-weak", 2, 4), ("defend-the-innocent", 5, 4)],
)
def test_she_takes_the_place_of_a_friend_in_need(card: str, level: int, reach: int) -> None:
    t = playing(
        card,
        f"rowenna level: {level}\nat {reach},0: red melee\nat {reach},1: blue hero ann\nat 0,2: red hero bob\n"
        "bob discard: jab\nat -2,0: red melee\nat -2,1: blue melee\n",
    )
    t.act()
    # the melee beside Ann and Bob, who has a discarded card; not the melee beside a minion only
    assert offered(t) == {(reach, 0), "bob"}
    t.answer("swap_target", "bob")
    assert (t.spot("rowenna"), t.spot("bob")) == ((0, 2), (0, 0))
    assert len(t.events(Swapped)) == 1


@covers("rowenna-defend-the-innocent")
def test_defending_the_innocent_brings_a_card_back() -> None:
    t = playing(
        "defend-the-innocent", "rowenna level: 5\nrowenna discard: code-of-chivalry\nat 2,0: red melee\n"
    )
    t.act()
    t.answer("retrieve", "code-of-chivalry")
    assert t.discarded("rowenna") == []


@covers("rowenna-stand-guard")
def test_an_immune_hero_threatens_and_an_immune_friend_stays() -> None:  # L9.11, L15.3
    text = f"at 3,1: blue hero ann\nat 2,1: red heavy\nat -3,0: red melee\n{IMMUNE}"
    t = playing("stand-guard", text + "at 3,0: red melee\n")
    t.act()  # the melee beside Ann: the heavy beside her is immune, the other melee in no need
    assert t.spot("rowenna") == (3, 0)
    assert t.standing(0, 0) == "red melee"
    assert "primary" not in actions(playing("stand-guard", text))


@covers("rowenna-stand-guard")
def test_nobody_in_need_means_no_guard() -> None:  # L9.9
    assert "primary" not in actions(playing("stand-guard", "at -2,0: red melee\nat 5,0: blue hero ann\n"))


# Close Quarters, Melee, Grand Melee


@covers("rowenna-close-quarters", "rowenna-melee")
@pytest.mark.parametrize(("card", "level", "reach"), [("close-quarters", 1, 2), ("melee", 2, 3)])
def test_after_the_walk_she_brings_a_minion_into_the_fight(card: str, level: int, reach: int) -> None:
    text = f"rowenna level: {level}\nat -{reach},0: red melee\nat 0,-{reach}: blue melee\nat 0,{reach + 1}: red melee\n"
    text += f"at -{reach + 1},0: blue melee\n"
    t = playing(card, text)
    t.act()
    assert (2, 0) not in offered(t)  # Ann stands in the way
    t.skip("move")
    t.answer("mode", "bring_friend")  # one friendly minion in radius
    assert {t.s.board.distance(t.cell(1, 0), t.cell(*at)) for at in t.options if isinstance(at, tuple)} == {1}
    t.answer("place_at", (2, 0))
    assert t.standing(2, 0) == "red melee"
    foe = playing(card, text)
    foe.act()
    foe.skip("move")
    foe.answer("mode", "bring_foe")
    foe.answer("place_at", (0, 1))
    assert foe.standing(0, 1) == "blue melee"
    assert foe.asked == "plan"


@covers("rowenna-close-quarters")
def test_without_a_hero_beside_her_she_brings_nobody() -> None:
    t = playing("close-quarters", "at 4,0: blue hero ann\nat 2,2: red melee\nat 2,-2: blue melee\n")
    t.act()
    t.answer("move", (2, 0))
    assert t.asked == "plan"
    may = playing("close-quarters", "at 3,0: blue hero ann\nat 1,1: red melee\n")
    may.act()
    may.answer("move", (2, 0))
    may.skip("mode")  # optional
    assert may.standing(1, 1) == "red melee"


@covers("rowenna-close-quarters")
def test_a_minion_comes_next_to_any_hero_beside_her_immune_or_not() -> None:  # L9.11: presence only
    t = playing("close-quarters", f"at -1,0: blue hero bob\nat 0,2: red melee\n{IMMUNE}")
    t.act()
    t.skip("move")
    assert t.options == [None, "bring_friend"]  # no enemy minion is in radius
    t.answer("mode", "bring_friend")
    assert offered(t) == {(2, 0), (2, -1), (1, -1), (1, 1), (0, 1)} | {
        (-2, 0),
        (-2, 1),
        (-1, 1),
        (-1, -1),
        (0, -1),
    }
    alone = playing("close-quarters", f"at 0,2: red melee\n{IMMUNE}")
    alone.act()
    alone.skip("move")
    assert alone.asked == "mode"


@covers("rowenna-melee")
def test_an_immune_heavy_is_not_brought() -> None:  # L15.3
    t = playing("melee", "rowenna level: 2\nat 0,3: red heavy\nat 0,-3: blue heavy\n")
    t.act()
    t.skip("move")
    assert t.asked == "plan"


@covers("rowenna-grand-melee")
def test_grand_melee_brings_two() -> None:
    t = playing(
        "grand-melee", "rowenna level: 5\nat -3,0: red melee\nat -3,1: red ranged\nat 0,-3: blue melee\n"
    )
    t.act()
    t.skip("move")
    t.answer("mode", "bring_friend")
    t.answer("place_target", (-3, 0))
    t.answer("place_at", (2, 0))
    t.answer("mode", "bring_friend")  # the same mode may be taken again
    t.answer("place_target", (-3, 1))
    t.answer("place_at", (2, -1))
    assert (t.standing(2, 0), t.standing(2, -1)) == ("red melee", "red ranged")
    assert t.asked == "plan"


# Accept Surrender, Glorious Triumph


@covers("rowenna-accept-surrender", "rowenna-glorious-triumph")
@pytest.mark.parametrize(
    ("card", "level", "assist"), [("accept-surrender", 2, 1), ("glorious-triumph", 5, 3)]
)
def test_an_empty_handed_hero_surrenders(card: str, level: int, assist: int) -> None:  # L12.7, L14.4
    t = playing(card, f"rowenna level: {level}\nann hand:\nat 5,0: red hero bob\n")
    t.act()
    assert t.spot("ann") is None
    assert [(event.coins, event.assist, event.lives) for event in t.events(HeroDefeated)] == [(1, assist, 1)]
    assert t.coins("rowenna", "bob") == [1, assist]
    armed = playing(card, f"rowenna level: {level}\nann hand: jab\n")
    assert "primary" not in actions(armed)


@covers("rowenna-glorious-triumph")
def test_a_triumph_over_a_hero_of_level_four_pays_threefold_assists() -> None:  # L14.4: 4, and 3 times 2
    t = playing(
        "glorious-triumph",
        "rowenna level: 5\nann level: 4\nann hand:\nat 5,0: red hero bob\noff: red hero cid\n",
    )
    t.act()
    assert t.coins("rowenna", "bob", "cid") == [4, 6, 6]


@covers("rowenna-accept-surrender")
@pytest.mark.parametrize("text", [IMMUNE, "at 2,0: blue hero ann\n"])
def test_who_is_immune_or_far_does_not_surrender(text: str) -> None:  # L9.11
    assert "primary" not in actions(playing("accept-surrender", f"rowenna level: 2\nann hand:\n{text}"))


# Opening Shots, Opening Volley


@covers("rowenna-opening-shots", "rowenna-opening-volley")
@pytest.mark.parametrize(("card", "level"), [("opening-shots", 2), ("opening-volley", 5)])
def test_the_first_discard_is_theirs(card: str, level: int) -> None:
    t = playing(card, f"rowenna level: {level}\nat 3,0: blue hero ann\nann hand: jab\n")
    t.act()
    assert t.discarded("ann") == ["jab"]
    assert t.asked == "plan"  # the repetition finds nobody without a discard
    mine = playing(
        card, f"rowenna level: {level}\nrowenna discard: code-of-chivalry\nat 3,0: blue hero ann\n"
    )
    assert "primary" not in actions(mine)
    theirs = playing(card, f"rowenna level: {level}\nat 3,0: blue hero ann\nann discard: jab\n")
    assert "primary" not in actions(theirs)


@covers("rowenna-opening-volley")
def test_a_volley_may_hit_a_second_hero() -> None:
    t = playing("opening-volley", "rowenna level: 5\nat 0,2: blue hero bob\nann hand: jab\nbob hand: jab\n")
    t.act()
    t.answer("victim", "bob")
    t.answer("repeat", "primary")
    assert (t.discarded("ann"), t.discarded("bob")) == (["jab"], ["jab"])


@covers("rowenna-opening-volley")
def test_a_hero_without_cards_discards_none_and_stays_a_target() -> None:  # "if able"
    t = playing("opening-volley", "rowenna level: 5\nann hand:\n")
    t.act()
    t.answer("repeat", "primary")
    assert t.spot("ann") == (1, 0)
    assert t.asked == "plan"


# Fabled Lance


LANCE = "rowenna level: 8\nat 1,1: blue hero ann\n"


@covers("rowenna-fabled-lance")
def test_the_lance_reaches_two_spaces_and_makes_attacks_ranged() -> None:
    t = playing("code-of-chivalry", LANCE + "ann hand: ward-9\n")
    t.act()
    assert [(event.total, event.ranged) for event in t.events(AttackDeclared)] == [(4, True)]
    longer = playing("code-of-chivalry", "rowenna level: 8\nrowenna items: range\nat 3,0: blue hero ann\n")
    assert "primary" in actions(longer)  # printed range 2, and an item
    too_far = playing("code-of-chivalry", "rowenna level: 8\nat 3,0: blue hero ann\n")
    assert "primary" not in actions(too_far)


@covers("rowenna-fabled-lance")
def test_the_lance_serves_attacks_only() -> None:
    t = playing("accept-surrender", LANCE + "ann hand:\n")
    assert "primary" not in actions(t)
    radius = playing("token-of-gratitude", "rowenna level: 8\nrowenna items: radius\nat 3,0: blue hero ann\n")
    assert "primary" not in actions(radius)  # a radius item makes no range


@covers("rowenna-fabled-lance")
def test_without_the_lance_she_strikes_beside_her() -> None:
    assert "primary" not in actions(playing("code-of-chivalry", LANCE.replace("8", "7", 1)))


@covers("rowenna-fabled-lance")
def test_a_block_against_ranged_attacks_stops_the_lance() -> None:  # L8.3, L13.6
    t = field(
        "at 0,0: red hero rowenna\nat 1,1: blue hero tigerclaw\nrowenna level: 8\nrowenna planned: code-of-chivalry\n"
        "tigerclaw hand: dodge\n"
    )
    t.act()
    t.answer("defend", "dodge")
    assert t.spot("tigerclaw") == (1, 1)
