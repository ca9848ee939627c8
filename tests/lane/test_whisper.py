"""Whisper's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.kernel.flow import Flow
from game.lane.cards import CardId, Piece
from game.lane.events import (
    ActionChosen,
    ActionRepeated,
    AttackDeclared,
    Discarded,
    EffectBegan,
    MinionDefeated,
    Moved,
    Placed,
    Swapped,
)
from game.lane.state import PRIMARY, Act, Lane
from game.lane.verbs import choose_one, gain
from tests.lane.cast import Table, Word, finish
from tests.lane.covering import covers
from tests.lane.field import bare_field, deck, field, offered

NUMBERS = {
    "Swift Justice": "gold 0 ranged attack 2, initiative 12, defence 2, movement 1, range 3",
    "Death Seeker": "silver 0 skill, initiative 13, defence 2, radius 3",
    "Crimson Trail": "red 1 attack 3, initiative 9, defence 4, movement 4, radius 2",
    "Seeds of Fear": "blue 1 skill, initiative 10, defence 5, movement 2, radius 2",
    "Shadow Step": "green 1 ranged skill, initiative 3, defence 3, movement 2, range 3",
    "Sanguine Path": "red 2 attack 3, initiative 9, defence 4, movement 4, radius 2, item defense",
    "Blood Fury": "red 2 attack 6, initiative 9, defence 6, movement 4, radius 5, item initiative",
    "Sprouts of Panic": "blue 2 skill, initiative 10, defence 5, movement 2, radius 3, item initiative",
    "Lesser Evil": "blue 2 ranged skill, initiative 10, defence 5, movement 2, range 3, item attack",
    "Shadow Walk": "green 2 ranged skill, initiative 2, defence 3, movement 2, range 4, item attack",
    "Cruel Twist": "green 2 ranged skill, initiative 2, defence 3, movement 2, range 4, item defense",
    "Blood Pilgrimage": "red 3 attack 4, initiative 10, defence 5, movement 4, radius 2, item movement",
    "Blood Frenzy": "red 3 attack 7, initiative 10, defence 7, movement 4, radius 5, item range",
    "Blooming Nightmare": "blue 3 skill, initiative 11, defence 6, movement 2, radius 3, item initiative",
    "Greater Good": "blue 3 ranged skill, initiative 11, defence 6, movement 2, range 3, item attack",
    "Creeping Shadow": "green 3 ranged skill, initiative 2, defence 4, movement 2, range 4, item radius",
    "Sealed Fate": "green 3 ranged skill, initiative 2, defence 4, movement 2, range 4, item defense",
    "Grim Reaper": "purple 4 ultimate",
    "Vile Accusation": "gold 0 ranged attack 1, initiative 11, defence 1, movement 1, range 2",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("whisper") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Whisper (Red, at 0,0) at her moment with this card; Ann (Blue) stands next to her unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero whisper\n{ann}whisper planned: {card}\n{text}")


SAFE = "ann slots: sanctuary\nann effects: sanctuary this turn\n"


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


def steps(t: Table) -> int:
    """How far the walk on offer leads at most."""
    here = t.s.where[t.hero("whisper")]
    return max(t.s.board.distance(here, t.cell(*at)) for at in t.options if isinstance(at, tuple))


# Swift Justice, Vile Accusation


@covers("whisper-swift-justice", "whisper-vile-accusation")
@pytest.mark.parametrize(
    ("card", "head", "reach", "attack"),
    [("swift-justice", "", 3, 2), ("vile-accusation", "handicapped: whisper\n", 2, 1)],
)
def test_the_accused_flees_as_far_as_its_defence_could_walk(
    card: str, head: str, reach: int, attack: int
) -> None:
    t = playing(card, head + f"at {reach},0: blue hero ann\nann hand: swing\n")  # defence 4, movement 3
    t.act()
    assert totals(t) == [attack]
    t.answer("defend", "swing")
    assert t.who == "ann"  # ruling: she picks the line
    ends = {at for at in t.options if isinstance(at, tuple)}
    assert ends <= {(reach + 3, 0), (reach + 3, -3), (reach, -3), (reach - 3, 3), (reach, 3), (reach - 3, 0)}
    assert (0, 0) not in ends
    t.answer("charge", (reach, 3))
    assert t.spot("ann") == (reach, 3)


@covers("whisper-swift-justice")
def test_only_heroes_with_an_empty_discard_are_accused() -> None:
    t = playing("swift-justice", "at 3,0: blue hero ann\nann discard: jab\nat 0,3: blue melee\n")
    assert "primary" not in actions(t)


@covers("whisper-swift-justice")
def test_the_accused_stays_if_no_line_is_long_enough() -> None:  # ruling
    ring = "".join(
        f"at {3 + q},{r}: blue melee\n" for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    )
    t = playing("swift-justice", "at 3,0: blue hero ann\nann hand: swing\n" + ring)
    t.act()
    t.answer("defend", "swing")
    assert t.asked == "plan"
    assert t.spot("ann") == (3, 0)


@covers("whisper-swift-justice")
def test_a_defence_without_a_movement_value_moves_nobody() -> None:  # ruling
    t = playing("swift-justice", "at 3,0: blue hero ann\nann hand: ward-9\n")
    t.act()
    t.answer("defend", "ward-9")
    assert t.asked == "plan"
    assert t.events(Moved) == []


@covers("whisper-swift-justice")
def test_a_ban_on_movement_actions_keeps_the_accused_in_place() -> None:  # ruling, L9.4
    t = field(
        "turn: 2\nat 0,0: red hero whisper\nat 2,0: blue hero ann\nat 3,-1: red hero xargatha\nann hand: swing\n"
        "whisper planned: swift-justice\nxargatha slots: stone-gaze\n"
        "xargatha effects: stone-gaze next turn since 1\n"
    )
    t.act()
    t.answer("defend", "swing")
    assert t.asked == "plan"
    assert t.spot("ann") == (2, 0)


@covers("whisper-swift-justice")
@pytest.mark.parametrize(("items", "far"), [("", 3), ("ann items: movement\n", 4)])
def test_items_lengthen_the_flight(items: str, far: int) -> None:  # L8.4
    t = playing("swift-justice", f"at 0,-3: blue hero ann\nann hand: swing\n{items}")
    t.act()
    t.answer("defend", "swing")
    ends = [t.s.board.distance(t.cell(0, -3), t.cell(*at)) for at in t.options if isinstance(at, tuple)]
    assert set(ends) == {far}


@covers("whisper-swift-justice")
def test_a_limit_below_the_full_distance_keeps_the_accused_in_place() -> None:  # L9.7, L10.2
    t = field(
        "at 0,0: red hero whisper\nat 2,0: blue hero ann\nat 3,0: red hero bob\nann hand: swing\n"
        "whisper planned: swift-justice\nbob slots: mire\nbob effects: mire this round\n"
    )
    t.act()
    t.answer("defend", "swing")
    assert t.asked == "plan"
    assert t.spot("ann") == (2, 0)
    assert t.events(Moved) == []


@covers("whisper-swift-justice")
def test_who_falls_flees_no_more() -> None:
    t = playing("swift-justice", "at 3,0: blue hero ann\nann hand: jab\n")  # defence 1
    t.act()
    t.answer("defend", "jab")
    assert t.spot("ann") is None
    assert t.asked == "plan"


@covers("whisper-swift-justice")
def test_an_immune_hero_is_not_accused() -> None:  # L9.11
    t = playing("swift-justice", f"at 3,0: blue hero ann\n{SAFE}")
    assert "primary" not in actions(t)


@covers("whisper-swift-justice")
def test_beside_her_anybody_can_be_struck() -> None:
    t = playing("swift-justice", "at 0,1: blue melee\nann discard: jab\n")
    t.act()  # Ann has a discard: only the second mode is open
    assert offered(t) == {"ann", (0, 1)}
    weak = playing("vile-accusation", "handicapped: whisper\nat 0,1: blue melee\nann discard: jab\n")
    weak.act()
    assert totals(weak) == [1]  # heroes only: Ann


# Death Seeker, Grim Reaper


@covers("whisper-death-seeker")
def test_death_seeker_makes_her_immune_or_brings_a_card_back() -> None:
    text = "at 3,0: blue hero ann\nann discard: jab\nann planned: nag\nwhisper discard: shadow-step\n"
    t = playing("death-seeker", text)
    t.act()
    t.answer("mode", "immune")
    assert [event.until for event in t.events(EffectBegan)] == ["turn"]
    back = playing("death-seeker", text)
    back.act()
    back.answer("mode", "retrieve")
    back.answer("retrieve", "shadow-step")
    assert back.discarded("whisper") == []


@covers("whisper-death-seeker")
def test_no_enemy_action_touches_the_vanished() -> None:  # L19.7
    t = field(
        "at 0,0: red hero whisper\nat 1,0: blue hero ann\nann planned: strike-9\nwhisper slots: death-seeker\n"
        "whisper effects: death-seeker this turn\n"
    )
    assert "primary" not in actions(t)
    friend = field(
        "at 0,0: red hero whisper\nat 3,0: blue hero ann\nat 0,2: red hero bob\nbob planned: trade-places\n"
        "whisper slots: death-seeker\nwhisper effects: death-seeker this turn\n"
    )
    friend.act()
    assert "whisper" in offered(friend)


@covers("whisper-death-seeker")
@pytest.mark.parametrize("text", ["at 3,0: blue hero ann\n", "at 4,0: blue hero ann\nann discard: jab\n"])
def test_without_blood_within_three_spaces_nothing_happens(text: str) -> None:
    t = playing("death-seeker", text)
    t.act()
    assert t.s.ongoing == ()
    assert t.asked == "plan"


@covers("whisper-death-seeker", "whisper-blood-fury")
@pytest.mark.parametrize(("card", "level"), [("death-seeker", 1), ("blood-fury", 2)])
def test_the_discard_of_an_immune_hero_is_no_blood(
    card: str, level: int
) -> None:  # ruling: status is targeting
    t = playing(
        card,
        f"whisper level: {level}\nat 3,0: blue hero ann\nann discard: jab\n{SAFE}"
        "at 0,1: blue melee\nat 1,0: blue melee\n",
    )
    t.act()
    if t.asked == "target":
        t.answer("target", (0, 1))
    assert t.asked == "plan"
    assert t.events(EffectBegan) == []
    assert t.events(ActionRepeated) == []


@covers("whisper-death-seeker")
def test_the_vanished_is_safe_at_the_end_of_the_turn() -> None:  # ruling, L19.8
    t = field(
        "at 0,0: red hero whisper\nat 3,0: blue hero silverarrow\nsilverarrow level: 5\n"
        "silverarrow planned: treetop-sentinel\nwhisper hand:\nwhisper slots: death-seeker\n"
        "whisper effects: death-seeker this turn\n"
    )
    t.act()
    assert t.spot("whisper") == (0, 0)
    assert t.s.turn == 2
    assert t.s.ongoing == ()  # by then it is over


@covers("whisper-grim-reaper")
def test_the_reaper_both_hides_her_and_brings_a_card_back() -> None:
    t = playing(
        "death-seeker",
        "whisper level: 8\nann discard: jab\nwhisper discard: shadow-step\nann planned: wait-1\n",
    )
    t.act()
    t.answer("mode", "retrieve")
    t.answer("retrieve", "shadow-step")
    t.answer("mode", "immune")
    assert t.discarded("whisper") == []
    assert [effect.card for effect in t.s.ongoing] == ["whisper-death-seeker"]


@covers("whisper-grim-reaper")
def test_the_reaper_may_stop_after_one() -> None:
    t = playing(
        "death-seeker",
        "whisper level: 8\nann discard: jab\nwhisper discard: shadow-step\nann planned: wait-1\n",
    )
    t.act()
    t.answer("mode", "immune")
    t.skip("mode")
    assert t.discarded("whisper") == ["shadow-step"]


@covers("whisper-grim-reaper")
def test_the_reaper_takes_both_options_of_a_basic_action() -> None:  # L9.14
    t = playing(
        "swift-justice", "whisper level: 8\nat 3,0: blue hero ann\nann hand: ward-9\nat 0,1: blue melee\n"
    )
    t.act()
    t.answer("mode", "accuse")
    t.answer("defend", "ward-9")
    t.answer("mode", "adjacent")
    assert totals(t) == [2, 2]
    low = playing(
        "swift-justice", "whisper level: 7\nat 3,0: blue hero ann\nann hand: ward-9\nat 0,1: blue melee\n"
    )
    low.act()
    low.answer("mode", "accuse")
    low.answer("defend", "ward-9")
    assert low.asked == "plan"


def one_coin(s: Lane, me: Piece) -> Flow[None]:
    gain(s, me, 1)
    yield from ()


@covers("whisper-grim-reaper")
@pytest.mark.parametrize(
    ("card", "answers"), [("death-seeker", ["coins", "immune"]), ("seeds-of-fear", ["coins"])]
)
def test_the_reaper_doubles_choices_of_basic_cards_only(card: str, answers: list[Word]) -> None:
    t = playing(card, "whisper level: 8\n")
    me = t.hero("whisper")
    t.s.stack = (Act(me, CardId(f"whisper-{card}"), PRIMARY),)
    finish(t.s, choose_one(t.s, me, {"coins": one_coin, "immune": one_coin}), answers)
    assert t.coins("whisper") == [len(answers)]


@covers("whisper-grim-reaper")
def test_the_reaper_serves_nobody_but_her() -> None:
    t = field(
        "at 0,0: red hero whisper\nat 5,0: red hero whisper\nwhisper-2 level: 8\nat 3,0: blue hero ann\n"
        "at 0,1: blue melee\nann hand: ward-9\nwhisper planned: swift-justice\n"
    )
    t.act()
    t.answer("mode", "accuse")
    t.answer("defend", "ward-9")
    assert t.asked == "plan"


@covers("whisper-grim-reaper")
def test_the_reaper_leaves_the_choices_of_others_alone() -> None:  # the enemy chooses once
    t = playing("lesser-evil", "whisper level: 8\nat 3,0: blue hero ann\nann hand: jab\nat 0,1: blue melee\n")
    t.act()
    t.answer("mode", "yield_card", by="ann")
    assert t.asked == "plan"


# Crimson Trail, Sanguine Path, Blood Pilgrimage


def on_the_trail(card: str, level: int, points: int) -> Table:
    """Whisper with so many empty spawn points within 2 spaces, and a blue melee 4 spaces away."""
    signs = ["p" if number < points else "." for number in range(4)]
    legend = "p: blue melee point\n" if points else ""
    return Table(
        "board:\n"
        f"  . . . . . {signs[3]} . . . . . . .\n"
        f"   . . . . . {signs[2]} . . . . . . .\n"
        f"  . . . . {signs[1]} {signs[0]} o . . . . . .\n"
        "   . . . . . . . . . . . . .\n"
        "  . . . . . . . . . . . . .\n"
        f"o: origin\n{legend}at 0,0: red hero whisper\noff: blue hero ann\nat 0,2: red melee\n"
        f"at 4,0: blue melee\nwhisper level: {level}\nwhisper planned: {card}\n"
    )


@covers("whisper-crimson-trail", "whisper-sanguine-path", "whisper-blood-pilgrimage")
@pytest.mark.parametrize(
    ("card", "level", "points", "far"),
    [
        ("crimson-trail", 1, 0, 0),
        ("crimson-trail", 1, 2, 1),
        ("sanguine-path", 2, 1, 1),
        ("sanguine-path", 2, 4, 2),
        ("blood-pilgrimage", 5, 2, 2),
        ("blood-pilgrimage", 5, 4, 3),
    ],
)
def test_empty_spawn_points_lead_her_to_her_prey(card: str, level: int, points: int, far: int) -> None:
    t = on_the_trail(card, level, points)
    if far == 0:
        assert "primary" not in actions(t)  # nobody beside her, and no step before
        return
    t.act()
    assert steps(t) == far
    if far == 3:
        t.answer("move", (3, 0))
        assert t.coins("whisper") == [2]


@covers("whisper-crimson-trail")
def test_she_may_strike_without_a_step() -> None:
    t = playing("crimson-trail", "ann hand: ward-3\n")
    t.act()
    assert totals(t) == [3]


# Blood Fury, Blood Frenzy


@covers("whisper-blood-fury", "whisper-blood-frenzy")
@pytest.mark.parametrize(
    ("card", "level", "attack", "most"), [("blood-fury", 2, 6, 1), ("blood-frenzy", 5, 7, 5)]
)
def test_blood_drives_her_on(card: str, level: int, attack: int, most: int) -> None:  # L9.15
    ring = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]
    melee = "".join(f"at {q},{r}: blue melee\n" for q, r in ring)
    t = playing(card, f"whisper level: {level}\n{melee}at 5,0: blue hero ann\nann discard: jab\n")
    t.act()
    for number, spot in enumerate(ring[: most + 1]):
        if number:
            t.answer("repeat", "primary")
        if t.asked == "target":
            t.answer("target", spot)
    assert totals(t) == [attack] * (most + 1)
    assert t.asked == "plan"
    dry = playing(card, f"whisper level: {level}\n{melee}at 5,0: blue hero ann\n")
    dry.act()
    dry.answer("target", (0, 1))
    assert dry.events(ActionRepeated) == []


@covers("whisper-blood-fury")
def test_the_card_just_used_to_defend_is_blood_enough() -> None:
    t = playing("blood-fury", "whisper level: 2\nann hand: ward-9\nat 0,1: blue melee\n")
    t.act()
    t.answer("target", "ann")
    t.answer("defend", "ward-9")
    t.answer("repeat", "primary")
    assert totals(t) == [6, 6]
    assert t.coins("whisper") == [2]


@covers("whisper-blood-frenzy")
def test_frenzy_never_hits_the_same_unit_twice() -> None:
    t = playing("blood-frenzy", "whisper level: 5\nann hand: ward-9, ward-8\nann discard: jab\n")
    t.act()
    t.answer("defend", "ward-9")
    assert t.asked == "plan"


# Seeds of Fear, Sprouts of Panic, Blooming Nightmare


@covers("whisper-seeds-of-fear", "whisper-sprouts-of-panic", "whisper-blooming-nightmare")
@pytest.mark.parametrize(
    ("card", "level", "reach", "far"),
    [("seeds-of-fear", 1, 2, 1), ("sprouts-of-panic", 2, 3, 2), ("blooming-nightmare", 5, 3, 3)],
)
def test_fear_moves_one_on_a_spawn_point(card: str, level: int, reach: int, far: int) -> None:
    row = [".", ".", ".", ".", ".", ".", "o", ".", ".", ".", ".", ".", "."]
    row[6 + reach] = "p"
    t = Table(
        "board:\n"
        "  . . . . . . . . . . . . .\n"
        "   . . . . . . . . . . . . .\n"
        f"  {' '.join(row)}\n"
        "   . . . . . . . . . . . . .\n"
        "  . . . . . . . . . . . . .\n"
        f"o: origin\np: red ranged point\nat 0,0: red hero whisper\nat {reach},0: blue hero ann\n"
        f"at 0,2: red melee\nat 1,0: blue melee\nwhisper level: {level}\nwhisper planned: {card}\n"
    )
    t.act()  # the melee stands on no point: Ann it is
    assert t.asked == "move_to"
    ends = [t.s.board.distance(t.cell(reach, 0), t.cell(*at)) for at in t.options if isinstance(at, tuple)]
    assert max(ends) == far


@covers("whisper-seeds-of-fear")
def test_fear_moves_no_immune_heavy() -> None:  # L15.3
    t = Table(
        "board:\n"
        "  . . . . . . . . . . . . .\n"
        "   . . . . . . . . . . . . .\n"
        "  . . . . . . o p . . . . .\n"
        "   . . . . . . . . . . . . .\n"
        "o: origin\np: blue melee point\nat 0,0: red hero whisper\nat 1,0: blue heavy\nat 4,0: blue melee\n"
        "at 0,1: red melee\noff: blue hero ann\nwhisper planned: seeds-of-fear\n"
    )
    assert "primary" not in actions(t)


# Lesser Evil, Greater Good


@covers("whisper-lesser-evil", "whisper-greater-good")
@pytest.mark.parametrize(("card", "level", "most"), [("lesser-evil", 2, 1), ("greater-good", 5, 3)])
def test_the_enemy_picks_the_evil(card: str, level: int, most: int) -> None:
    minions = "at 0,1: blue melee\nat -1,0: blue melee\nat 0,-1: blue ranged\n"
    text = f"whisper level: {level}\nat 3,0: blue hero ann\nann hand: jab\n{minions}"
    card_lost = playing(card, text)
    card_lost.act()
    card_lost.answer("mode", "yield_card", by="ann")
    assert card_lost.discarded("ann") == ["jab"]
    t = playing(card, text)
    t.act()
    t.answer("mode", "slay", by="ann")
    for spot in ((0, 1), (-1, 0), (0, -1))[:most]:
        t.answer("victim", spot, by="whisper")
    assert len(t.events(MinionDefeated)) == most
    assert t.coins("whisper") == [2 * most]


@covers("whisper-lesser-evil", "whisper-greater-good")
@pytest.mark.parametrize(("card", "level", "falls"), [("lesser-evil", 2, False), ("greater-good", 5, True)])
def test_either_evil_may_be_picked_without_effect(card: str, level: int, falls: bool) -> None:  # ruling
    text = f"whisper level: {level}\nat 3,0: blue hero ann\nann hand:\n"
    t = playing(card, text)
    t.act()
    t.answer("mode", "slay", by="ann")  # no minion beside her
    assert t.events(MinionDefeated) == []
    empty = playing(card, text)
    empty.act()
    empty.answer("mode", "yield_card")
    assert empty.events(Discarded) == []
    assert (empty.spot("ann") is None) is falls


@covers("whisper-lesser-evil", "whisper-greater-good")
@pytest.mark.parametrize(("card", "level"), [("lesser-evil", 2), ("greater-good", 5)])
def test_she_need_not_slay(card: str, level: int) -> None:  # L9.12: up to
    t = playing(card, f"whisper level: {level}\nat 3,0: blue hero ann\nat 0,1: blue melee\n")
    t.act()
    t.answer("mode", "slay", by="ann")
    t.skip("victim")
    assert t.standing(0, 1) == "blue melee"
    assert t.asked == "plan"


@covers("whisper-greater-good")
def test_the_last_light_minion_does_not_fall_with_its_heavy() -> None:  # ruling, L9.12
    t = bare_field(
        "at 0,0: red hero whisper\nat 3,0: blue hero ann\nwhisper level: 5\nwhisper planned: greater-good\n"
        "at 4,3: red melee\nat 0,1: blue melee\nat -1,0: blue heavy\n"
    )
    t.act()
    t.answer("mode", "slay", by="ann")
    assert offered(t) == {(0, 1)}
    t.answer("victim", (0, 1))
    assert t.standing(-1, 0) == "blue heavy"


@covers("whisper-lesser-evil")
def test_nobody_to_judge_means_no_judgement() -> None:  # ruling: an enemy hero in range is needed
    t = playing("lesser-evil", "whisper level: 2\nat 4,0: blue hero ann\nat 0,1: blue melee\n")
    assert "primary" not in actions(t)


# Shadow Step, Shadow Walk, Creeping Shadow


def by_a_point(card: str, level: int, at: int, taken: bool = False) -> Table:
    row = [".", ".", ".", ".", ".", ".", "o", ".", ".", ".", ".", ".", "."]
    row[6 + at] = "p"
    on_it = f"at {at},0: red melee\n" if taken else ""
    return Table(
        "board:\n"
        "  . . . . . . . . . . . . .\n"
        "   . . . . . . . . . . . . .\n"
        f"  {' '.join(row)}\n"
        "   . . . . . . . . . . . . .\n"
        "  . . . . . . . . . . . . .\n"
        "o: origin\np: blue melee point\nat 0,0: red hero whisper\noff: blue hero ann\n"
        f"at 0,2: red melee\nat 0,-2: blue melee\nwhisper level: {level}\nwhisper planned: {card}\n{on_it}"
    )


@covers("whisper-shadow-step", "whisper-shadow-walk")
@pytest.mark.parametrize(("card", "level", "reach"), [("shadow-step", 1, 3), ("shadow-walk", 2, 4)])
def test_she_steps_onto_an_empty_spawn_point(card: str, level: int, reach: int) -> None:
    t = by_a_point(card, level, reach)
    t.act()
    assert t.spot("whisper") == (reach, 0)
    assert len(t.events(Placed)) == 1
    assert "primary" not in actions(by_a_point(card, level, reach + 1))
    assert "primary" not in actions(by_a_point(card, level, reach, taken=True))


@covers("whisper-shadow-step", "whisper-creeping-shadow")
@pytest.mark.parametrize(("card", "level"), [("shadow-step", 1), ("creeping-shadow", 5)])
def test_points_outside_the_battle_zone_are_of_no_use(card: str, level: int) -> None:
    # The board's middle has no point at all; the red shore, whose points are near, is not fought over.
    t = field(
        f"at -6,0: red hero whisper\noff: blue hero ann\nwhisper level: {level}\nwhisper planned: {card}\n"
    )
    assert "primary" not in actions(t)


@covers("whisper-creeping-shadow")
def test_the_point_that_she_creeps_up_to_may_be_out_of_range() -> None:
    t = by_a_point("creeping-shadow", 5, 5)
    t.act()
    assert t.spot("whisper") == (4, 0)  # the one space beside the point that is within 4


@covers("whisper-creeping-shadow")
def test_she_creeps_next_to_a_point_too() -> None:
    t = by_a_point("creeping-shadow", 5, 4)
    t.act()
    assert offered(t) == {(4, 0), (3, 0), (4, -1), (3, 1)}  # within 4: the point and three spaces beside it


# Cruel Twist, Sealed Fate


@covers("whisper-cruel-twist", "whisper-sealed-fate")
@pytest.mark.parametrize(("card", "level", "far"), [("cruel-twist", 2, 2), ("sealed-fate", 5, 3)])
def test_she_trades_places_and_moves_on(card: str, level: int, far: int) -> None:
    t = playing(
        card,
        f"whisper level: {level}\nat 4,0: blue hero ann\nann discard: jab\nat 0,1: red melee\nat -3,0: blue hero bob\n",
    )
    t.act()
    assert offered(t) == {"ann", (0, 1)}  # Bob has no discard
    t.answer("swap_target", "ann")
    assert (t.spot("whisper"), t.spot("ann")) == ((4, 0), (0, 0))
    assert steps(t) == far
    t.skip("move")
    assert len(t.events(Swapped)) == 1
    none = playing(card, f"whisper level: {level}\nat 4,0: blue hero ann\n")
    assert "primary" not in actions(none)
    assert none.events(ActionChosen) == []


@covers("whisper-cruel-twist", "whisper-sealed-fate")
@pytest.mark.parametrize(("card", "level"), [("cruel-twist", 2), ("sealed-fate", 5)])
def test_who_is_immune_keeps_its_place(card: str, level: int) -> None:  # L10.12, L15.3
    text = f"whisper level: {level}\nat 3,0: blue hero ann\nann discard: jab\n{SAFE}"
    assert "primary" not in actions(playing(card, text + "at 0,1: blue heavy\nat -1,0: red heavy\n"))
    t = playing(card, text + "at 0,1: blue melee\n")
    t.act()
    assert t.spot("whisper") == (0, 1)
