"""Sabina's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import ActionChosen, AttackDeclared, HeroDefeated, PieceRemoved, Pushed, Swapped
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Point Blank Shot": "gold 0 ranged attack 2, initiative 12, defence 2, movement 1, range 1",
    "Back to Back": "silver 0 skill, initiative 8, defence 2, radius 2",
    "Quickdraw": "red 1 ranged attack 2+, initiative 8, defence 6, movement 4, range 2",
    "Listen Up": "blue 1 skill, initiative 9, defence 3, movement 3, radius 1",
    "Troop Movement": "green 1 skill, initiative 4, defence 2, movement 2, radius 2",
    "Gunslinger": "red 2 ranged attack 3+, initiative 9, defence 6, movement 4, range 2, item initiative",
    "Shootout": "red 2 ranged attack 3, initiative 9, defence 6, movement 4, range 2, item defense",
    "Roger Roger": "blue 2 skill, initiative 10, defence 4, movement 3, radius 2, item attack",
    "Steady Advance": "blue 2 skill, initiative 10, defence 4, movement 3, radius 2, item defense",
    "Marching Orders": "green 2 skill, initiative 3, defence 3, movement 2, radius 3, item attack",
    "Close Support": "green 2 skill, initiative 3, defence 3, movement 2, radius 3, item initiative",
    "Dead Shot": "red 3 ranged attack 3+, initiative 9, defence 7, movement 4, range 2, item movement",
    "Bullet Hell": "red 3 ranged attack 3, initiative 9, defence 7, movement 4, range 2, item radius",
    "Ready and Waiting": "blue 3 skill, initiative 10, defence 4, movement 3, radius 2, item attack",
    "Unwavering Resolve": "blue 3 skill, initiative 10, defence 4, movement 3, radius 2, item defense",
    "Path to Victory": "green 3 skill, initiative 3, defence 3, movement 2, radius 3, item range",
    "Covering Fire": "green 3 skill, initiative 3, defence 3, movement 2, radius 3, item initiative",
    "Big Sodding Gun": "purple 4 ultimate",
    "Bang": "gold 0 attack 1, initiative 11, defence 1, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("sabina") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Sabina (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero sabina\n{ann}sabina planned: {card}\n{text}")


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


# Point Blank Shot, Bang, Big Sodding Gun


@covers("sabina-point-blank-shot")
def test_point_blank_shot_pushes_a_target_that_holds() -> None:
    t = playing("point-blank-shot", "ann hand: ward-2\n")
    t.act()
    assert [event.ranged for event in t.events(AttackDeclared)] == [True]
    t.answer("defend", "ward-2")
    assert t.spot("ann") == (2, 0)


@covers("sabina-point-blank-shot")
def test_point_blank_shot_reaches_next_to_her_only() -> None:  # range 1
    assert "primary" not in actions(playing("point-blank-shot", "at 2,0: blue hero ann\n"))


@covers("sabina-point-blank-shot")
def test_point_blank_shot_moves_nobody_who_is_rooted() -> None:  # L10.12: the push alone is impossible
    t = field(
        "at 0,0: red hero sabina\nat 1,0: blue hero ann\nsabina planned: point-blank-shot\nann hand: ward-2\n"
        "ann slots: root\nann effects: root this turn\n"
    )
    t.act()
    t.answer("defend", "ward-2")
    assert (t.spot("ann"), t.events(Pushed)) == ((1, 0), [])


@covers("sabina-bang")
def test_bang_hits_heroes_and_pushes_them() -> None:
    t = playing("bang", "handicapped: sabina\nat 0,1: blue melee\nann hand: ward-2\n")
    t.act()  # the melee is no hero
    assert totals(t) == [1]
    t.answer("defend", "ward-2")
    assert t.spot("ann") == (2, 0)


GUN = "sabina level: 8\n"


@covers("sabina-big-sodding-gun")
def test_the_gun_adds_two_attack_and_two_range_to_basic_attacks() -> None:
    t = playing("point-blank-shot", GUN + "at 3,0: blue hero ann\nann hand: ward-4\n")
    t.act()
    assert totals(t) == [4]
    t.answer("defend", "ward-4")
    assert t.spot("ann") == (3, 0)  # not next to her: no push


@covers("sabina-big-sodding-gun")
def test_the_gun_leaves_other_attacks_alone() -> None:
    t = playing("dead-shot", GUN + "at 2,0: blue melee\noff: blue hero ann\n")
    t.act()
    assert totals(t) == [3]
    assert "primary" not in actions(playing("dead-shot", GUN + "at 3,0: blue hero ann\n"))


@covers("sabina-big-sodding-gun")
def test_whom_she_pushes_discards_or_falls() -> None:
    t = playing("point-blank-shot", GUN + "ann hand: ward-4, jab\n")
    t.act()
    t.answer("defend", "ward-4")
    assert t.discarded("ann") == ["ward-4", "jab"]
    empty = playing("point-blank-shot", GUN + "ann hand: ward-4\n")
    empty.act()
    empty.answer("defend", "ward-4")
    assert empty.spot("ann") is None
    assert len(empty.events(HeroDefeated)) == 1


@covers("sabina-big-sodding-gun")
def test_the_gun_needs_level_eight() -> None:  # L18.9
    t = playing("point-blank-shot", "sabina level: 7\nann hand: ward-2, jab\n")
    t.act()
    assert totals(t) == [2]
    t.answer("defend", "ward-2")
    assert t.discarded("ann") == ["ward-2"]


# Swaps


@covers("sabina-back-to-back")
def test_back_to_back_swaps_with_a_friendly_minion_in_radius() -> None:
    t = playing(
        "back-to-back", "at 2,0: red melee\nat -3,0: red melee\nat 0,1: blue melee\nat 1,1: red hero bob\n"
    )
    t.act()  # only the melee at 2,0 is friendly, a minion and within 2
    assert (t.spot("sabina"), t.standing(0, 0)) == ((2, 0), "red melee")


@covers("sabina-back-to-back")
def test_back_to_back_leaves_an_immune_heavy_where_it_is() -> None:  # L15.3: allies too
    t = playing("back-to-back", "at 2,0: red heavy\n")
    assert [event.action for event in t.events(ActionChosen)] == ["hold"]  # nothing else is left


@covers("sabina-listen-up", "sabina-roger-roger")
@pytest.mark.parametrize(("card", "level", "reach"), [("listen-up", 1, 1), ("roger-roger", 2, 2)])
def test_two_minions_in_radius_change_places(card: str, level: int, reach: int) -> None:
    t = playing(
        card,
        f"sabina level: {level}\nat {reach},0: blue melee\nat 0,-{reach}: red ranged\nat {reach + 1},0: red melee\n"
        "off: blue hero ann\n",
    )
    t.act()
    assert set(t.options) == {(reach, 0), (0, -reach)}
    t.answer("swap_target", (reach, 0))
    assert (t.standing(reach, 0), t.standing(0, -reach)) == ("red ranged", "blue melee")
    assert len(t.events(Swapped)) == 1


@covers("sabina-listen-up")
def test_one_minion_alone_cannot_be_swapped() -> None:  # L9.9
    assert "primary" not in actions(playing("listen-up", "at 0,1: blue melee\n"))


@covers("sabina-ready-and-waiting", "sabina-roger-roger")
@pytest.mark.parametrize(
    ("card", "level", "able"), [("roger-roger", 2, False), ("ready-and-waiting", 5, True)]
)
def test_only_ready_and_waiting_moves_immune_heavies(card: str, level: int, able: bool) -> None:  # L15.4
    t = playing(card, f"sabina level: {level}\nat 2,0: blue heavy\nat 0,1: red melee\noff: blue hero ann\n")
    assert ("primary" in actions(t)) is able
    if able:
        t.act()
        t.answer("swap_target", (2, 0))
        assert (t.standing(0, 1), t.standing(2, 0)) == ("blue heavy", "red melee")


# The reds


@covers("sabina-quickdraw", "sabina-gunslinger", "sabina-dead-shot")
@pytest.mark.parametrize(
    ("card", "level", "base", "bonus"),
    [("quickdraw", 1, 2, 3), ("gunslinger", 2, 3, 3), ("dead-shot", 5, 3, 4)],
)
@pytest.mark.parametrize(
    ("played", "counts"),
    [
        ("ann planned: strike-1\nann played: strike-1\n", True),  # ruling: an unresolved attack card counts
        ("ann slots: strike-1\nann played: strike-1\n", True),  # so does one used for another action
        ("ann discard: strike-1\nann played: strike-1\n", True),
        ("ann slots: wait-1\nann played: wait-1\n", False),
        ("ann slots: strike-1\nann played: -\nturn: 2\n", False),  # played in an earlier turn
    ],
)
def test_she_draws_faster_than_attackers(
    card: str, level: int, base: int, bonus: int, played: str, counts: bool
) -> None:
    t = playing(card, f"sabina level: {level}\nat 2,0: blue hero ann\n{played}")
    if t.who == "ann":
        t.hold("ann")
    t.act(by="sabina")
    assert totals(t) == [base + (bonus if counts else 0)]


@covers("sabina-quickdraw")
def test_a_minion_has_played_no_card() -> None:
    t = playing("quickdraw", "at 2,0: blue melee\noff: blue hero ann\n")
    t.act()
    assert (totals(t), t.coins("sabina")) == ([2], [2])


@covers("sabina-shootout", "sabina-bullet-hell")
@pytest.mark.parametrize(("card", "level", "most"), [("shootout", 2, 1), ("bullet-hell", 5, 2)])
def test_a_shot_at_one_beside_her_removes_minions_beside_her(card: str, level: int, most: int) -> None:
    t = playing(
        card,
        f"sabina level: {level}\nann hand: ward-3\nat 0,1: blue melee\nat -1,0: blue ranged\nat 0,-1: red melee\n"
        "at 2,0: blue melee\n",
    )
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-3")
    assert offered(t) == {(0, 1), (-1, 0)}
    t.answer("victim", (0, 1))
    if most == 2:
        t.answer("victim", (-1, 0))
    assert len(t.events(PieceRemoved)) == most
    assert t.coins("sabina") == [0]  # L14.1: removed, not defeated


@covers("sabina-bullet-hell")
def test_up_to_two_may_be_none() -> None:  # L9.12
    t = playing("bullet-hell", "sabina level: 5\nann hand: ward-3\nat 0,1: blue melee\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-3")
    t.skip("victim")
    assert t.standing(0, 1) == "blue melee"


@covers("sabina-shootout")
def test_a_shot_at_one_farther_off_removes_nobody() -> None:
    t = playing("shootout", "sabina level: 2\nat 2,0: blue hero ann\nann hand: ward-3\nat 0,1: blue melee\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-3")
    assert t.asked == "plan"


@covers("sabina-bullet-hell")
def test_the_last_light_minion_is_not_taken_with_its_heavy() -> None:  # L9.12
    t = playing("bullet-hell", "sabina level: 5\nann hand: ward-3\nat 0,1: blue heavy\nat -1,0: blue melee\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-3")
    assert offered(t) == {(-1, 0)}


# Blues and greens


@covers("sabina-steady-advance", "sabina-unwavering-resolve")
@pytest.mark.parametrize(("card", "level", "steps"), [("steady-advance", 2, 1), ("unwavering-resolve", 5, 2)])
def test_with_two_minions_about_she_recovers_and_advances(card: str, level: int, steps: int) -> None:
    minions = "at 2,0: red heavy\nat 0,1: red melee\n"  # an immune heavy is present all the same (L9.11)
    t = playing(card, f"sabina level: {level}\noff: blue hero ann\nsabina discard: quickdraw\n{minions}")
    t.act()
    t.answer("retrieve", "quickdraw")
    spots = [at for at in offered(t) if isinstance(at, tuple)]
    assert max(t.s.board.distance(t.cell(0, 0), t.cell(*at)) for at in spots) == steps
    t.skip("move")
    assert "quickdraw" in t.hand("sabina")


@covers("sabina-steady-advance", "sabina-unwavering-resolve")
@pytest.mark.parametrize(("card", "level"), [("steady-advance", 2), ("unwavering-resolve", 5)])
def test_without_two_minions_or_a_retrieved_card_she_stays(card: str, level: int) -> None:
    one = playing(
        card, f"sabina level: {level}\noff: blue hero ann\nsabina discard: quickdraw\nat 0,1: red melee\n"
    )
    one.act()
    assert one.asked == "plan"
    two = playing(
        card,
        f"sabina level: {level}\noff: blue hero ann\nsabina discard: quickdraw\nat 0,1: red melee\nat 1,0: red melee\n",
    )
    two.act()
    two.skip("retrieve")  # "if you do"
    assert two.asked == "plan"


@covers("sabina-troop-movement", "sabina-marching-orders", "sabina-path-to-victory")
@pytest.mark.parametrize(
    ("card", "level", "reach", "repeats"),
    [("troop-movement", 1, 2, 1), ("marching-orders", 2, 3, 1), ("path-to-victory", 5, 3, 2)],
)
def test_friendly_minions_march_within_the_radius(card: str, level: int, reach: int, repeats: int) -> None:
    t = playing(
        card, f"sabina level: {level}\noff: blue hero ann\nat {reach},0: red melee\nat 0,1: blue melee\n"
    )
    t.act()  # the only friendly minion in radius
    assert t.asked == "move_to"
    assert (reach + 1, 0) not in t.options  # outside
    t.answer("move_to", (reach, -1))
    for step in range(repeats):
        t.answer("repeat", "primary")
        t.answer("move_to", ((reach, 0), (reach, -1))[step])
    assert t.asked == "plan"


@covers("sabina-close-support", "sabina-covering-fire")
@pytest.mark.parametrize(
    ("card", "level", "falls"), [("close-support", 2, False), ("covering-fire", 5, True)]
)
def test_a_hero_beside_her_soldiers_comes_under_fire(card: str, level: int, falls: bool) -> None:
    near_one = f"sabina level: {level}\nat 3,0: blue hero ann\nat 4,0: red melee\n"
    t = playing(card, near_one + "ann hand: jab\n")
    t.act()
    assert t.discarded("ann") == ["jab"]
    empty = playing(card, near_one + "ann hand:\n")
    empty.act()
    assert (empty.spot("ann") is None) is falls
    alone = playing(
        card, f"sabina level: {level}\nat 3,0: blue hero ann\nat 1,0: red melee\nat 2,1: red hero bob\n"
    )
    assert "primary" not in actions(alone)  # a friendly hero is no minion
