"""Arien's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import (
    ActionRepeated,
    AttackDeclared,
    EffectBegan,
    EffectEnded,
    Placed,
    Swapped,
)
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Noble Blade": "gold 0 attack 4, initiative 11, defence 2, movement 1",
    "Spell Break": "silver 0 skill, initiative 13, defence 3, radius 3",
    "Dangerous Current": "red 1 attack 6, initiative 8, defence 6, movement 4",
    "Aspiring Duelist": "blue 1 defense 5, initiative 9, movement 3",
    "Liquid Leap": "green 1 ranged skill, initiative 4, defence 3, movement 2, range 2",
    "Raging Stream": "red 2 attack 7, initiative 8, defence 7, movement 4, item initiative",
    "Rogue Wave": "red 2 ranged attack 4, initiative 8, defence 4, movement 4, range 2, item defense",
    "Expert Duelist": "blue 2 defense 6, initiative 10, movement 3, item initiative",
    "Slippery Ground": "blue 2 movement 3, initiative 10, defence 6, item attack",
    "Magical Current": "green 2 ranged skill, initiative 4, defence 3, movement 2, range 3, item attack",
    "Arcane Whirlpool": "green 2 ranged skill, initiative 4, defence 3, movement 2, range 4, item defense",
    "Violent Torrent": "red 3 attack 7, initiative 9, defence 7, movement 4, item initiative",
    "Tidal Blast": "red 3 ranged attack 4, initiative 9, defence 4, movement 4, range 2, item movement",
    "Master Duelist": "blue 3 defense 6, initiative 10, movement 3, item range",
    "Deluge": "blue 3 movement 3, initiative 10, defence 6, radius 1, item attack",
    "Stranger Tide": "green 3 ranged skill, initiative 3, defence 4, movement 2, range 3, item radius",
    "Ebb and Flow": "green 3 ranged skill, initiative 3, defence 4, movement 2, range 4, item defense",
    "Living Tsunami": "purple 4 ultimate",
    "Ceremonial Blade": "gold 0 attack 3, initiative 10, defence 1, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("arien") == NUMBERS


def playing(card: str, text: str = "") -> Table:
    """Arien (Red, at 0,0) at his moment with this card; Ann (Blue) stands next to him unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at 0,0: red hero arien\n{ann}arien planned: {card}\n{text}")


def attacked(card: str, by: str, text: str = "") -> Table:
    """Ann (Blue, next to Arien) attacks him with `by`; he defends with this card."""
    t = field(f"at 0,0: red hero arien\nat 1,0: blue hero ann\narien hand: {card}\nann planned: {by}\n{text}")
    t.act(by="ann")
    if t.asked == "target":
        t.answer("target", "arien")
    t.answer("defend", card, by="arien")
    return t


def actions(t: Table) -> list[Word]:
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    return [event.total for event in t.events(AttackDeclared)]


# Noble Blade, Ceremonial Blade


@covers("arien-noble-blade")
def test_noble_blade_may_move_another_unit_next_to_the_target_first() -> None:
    # Next to Ann: the blue melee at 2,0 and the red one at 1,1. The one at 3,0 is not, nor is Arien himself moved.
    t = playing(
        "noble-blade", "at 2,0: blue melee\nat 1,1: red melee\nat 3,0: blue melee\nann hand: ward-4\n"
    )
    t.act()
    assert offered(t) == {(2, 0), (1, 1)}
    t.answer("move_target", (2, 0))
    assert offered(t) == {(2, -1), (3, -1), (2, 1)}  # one step, each onto an empty space
    t.answer("move_to", (3, -1))
    assert totals(t) == [4]
    t.answer(
        "defend", "ward-4"
    )  # no minion of hers is beside her any more, the red one takes 1: 4 - 1 = 3 < 4
    assert t.spot("ann") is None


@covers("arien-noble-blade")
def test_noble_blade_changes_the_minions_before_they_are_counted() -> None:  # L12.4.4: frozen at the attack
    t = playing("noble-blade", "at 2,0: blue melee\nann hand: ward-4\n")
    t.act()
    t.skip("move_target")
    t.answer("defend", "ward-4")
    assert t.spot("ann") == (1, 0)  # left where it is the melee adds 1: 5 >= 4


@covers("arien-noble-blade")
def test_noble_blade_cannot_move_an_immune_heavy() -> None:  # L10.12
    t = playing("noble-blade", "at 2,0: blue heavy\nann hand: ward-4\n")
    t.act()
    assert t.asked == "defend"


@covers("arien-ceremonial-blade")
def test_ceremonial_blade_attacks_heroes_and_moves_minions_only() -> None:
    t = playing(
        "ceremonial-blade",
        "handicapped: arien\nat 1,1: red hero bob\nat 2,0: red melee\nat -1,0: blue melee\n",
    )
    t.act()  # the melee at -1,0 is no hero: Ann is the only target
    assert offered(t) == {(2, 0)}  # not Bob, though he stands next to her
    t.answer("move_target", (2, 0))
    t.answer("move_to", (3, 0))
    assert totals(t) == [3]


@covers("arien-ceremonial-blade")
def test_ceremonial_blade_without_a_hero_beside_is_not_offered() -> None:  # L9.9
    t = playing("ceremonial-blade", "handicapped: arien\nat 3,0: blue hero ann\nat 0,1: blue melee\n")
    assert "primary" not in actions(t)


# Spell Break


def under_spell_break(card: str, at: str = "3,0", colour: str = "") -> Table:
    """Ann (Blue) at her moment after Arien has played Spell Break."""
    return field(
        f"at 0,0: red hero arien\nat {at}: blue hero ann\nat 4,0: red hero bob\nann planned: {card}\n{colour}"
        "arien slots: spell-break\narien effects: spell-break this turn\n"
    )


@covers("arien-spell-break")
def test_spell_break_forbids_skills_within_three_spaces() -> None:
    assert actions(under_spell_break("nag")) == ["movement", "hold"]
    assert "primary" in actions(under_spell_break("nag", at="4,-1"))  # distance 4


@covers("arien-spell-break")
def test_spell_break_leaves_attacks_alone() -> None:
    assert "primary" in actions(under_spell_break("strike-4"))


@covers("arien-spell-break")
def test_spell_break_spares_gold_cards() -> None:
    t = field(
        "at 0,0: red hero arien\nat 2,0: blue hero misa\nmisa planned: watch-how-i-soar\n"
        "arien slots: spell-break\narien effects: spell-break this turn\n"
    )
    assert "primary" in actions(t)  # a skill, but gold


@covers("arien-spell-break")
def test_spell_break_lasts_for_the_turn() -> None:  # L19.1
    t = playing("spell-break", "at 3,0: blue hero ann\nann hand: nag, jab\n")
    t.act()
    assert [event.until for event in t.events(EffectBegan)] == ["turn"]
    assert len(t.events(EffectEnded)) == 1  # nobody else had a card: the turn is over


# The currents


@covers("arien-dangerous-current", "arien-raging-stream", "arien-violent-torrent")
@pytest.mark.parametrize(
    ("card", "reach"), [("dangerous-current", 2), ("raging-stream", 3), ("violent-torrent", 5)]
)
def test_the_current_sweeps_a_hero_straight_behind_the_target(card: str, reach: int) -> None:
    level = {
        "dangerous-current": "",
        "raging-stream": "arien level: 2\n",
        "violent-torrent": "arien level: 5\n",
    }[card]
    inside, outside = 1 + reach, 2 + reach
    t = playing(card, f"at 1,0: blue melee\nat {inside},0: blue hero ann\nann hand: jab\n{level}")
    t.act()
    assert offered(t) == {"ann"}  # up to one: declining is an option too
    assert None in t.options
    t.answer("victim", "ann")
    assert t.discarded("ann") == ["jab"]
    assert t.coins("arien") == [2]  # the melee fell
    far = playing(card, f"at 1,0: blue melee\nat {outside},0: blue hero ann\nann hand: jab\n{level}")
    far.act()
    assert far.discarded("ann") == []


@covers("arien-dangerous-current")
def test_the_current_defeats_a_hero_with_an_empty_hand() -> None:  # L14.8
    t = playing("dangerous-current", "at 1,0: blue melee\nat 3,0: blue hero ann\nann hand:\n")
    t.act()
    t.answer("victim", "ann")
    assert t.spot("ann") is None
    assert t.coins("arien") == [1 + 2]


@covers("arien-dangerous-current")
def test_the_current_needs_nobody_behind_and_can_be_declined() -> None:  # ruling: up to one
    t = playing("dangerous-current", "at 1,0: blue melee\nat 3,0: blue hero ann\nann hand: jab\n")
    t.act()
    t.skip("victim")
    assert (t.discarded("ann"), t.coins("arien")) == ([], [2])


@covers("arien-dangerous-current")
def test_the_current_passes_what_stands_between_but_not_beside_the_line() -> None:  # L4.5, L4.6
    t = playing(
        "dangerous-current",
        "at 1,0: blue melee\nat 2,0: red melee\nat 3,0: blue hero ann\nat 2,1: blue hero bob\nann hand: jab\n",
    )
    t.act()
    assert offered(t) == {"ann"}


@covers("arien-violent-torrent")
def test_violent_torrent_may_repeat_on_a_different_unit() -> None:  # L9.15
    t = playing(
        "violent-torrent", "arien level: 5\nat 1,0: blue melee\nat 0,1: blue melee\noff: blue hero ann\n"
    )
    t.act()
    t.answer("target", (1, 0))
    t.answer("repeat", "primary")
    assert t.coins("arien") == [4]
    assert len(t.events(ActionRepeated)) == 1


@covers("arien-violent-torrent")
def test_violent_torrent_has_nobody_else_to_hit() -> None:  # LC-O2
    t = playing("violent-torrent", "arien level: 5\nann hand: ward-9\n")
    t.act()
    t.answer("defend", "ward-9")
    assert t.events(ActionRepeated) == []
    assert t.asked == "plan"


# Rogue Wave, Tidal Blast


@covers("arien-rogue-wave", "arien-tidal-blast")
@pytest.mark.parametrize(("card", "level", "far"), [("rogue-wave", 2, 2), ("tidal-blast", 5, 3)])
def test_the_wave_pushes_an_enemy_next_to_him_afterwards(card: str, level: int, far: int) -> None:
    t = playing(card, f"arien level: {level}\nat 2,0: blue melee\nat -1,0: blue melee\noff: blue hero ann\n")
    t.act()
    t.answer("target", (2, 0))  # range 2
    assert t.coins("arien") == [2]
    t.answer("push_target", (-1, 0))
    assert t.options == list(range(far, -1, -1))
    t.answer("push_steps", far)
    assert t.standing(-1 - far, 0) == "blue melee"


@covers("arien-rogue-wave")
def test_the_wave_is_optional_and_can_hit_the_target_itself() -> None:
    t = playing("rogue-wave", "arien level: 2\nann hand: ward-4\n")
    t.act()
    t.answer("defend", "ward-4")
    assert offered(t) == {"ann"}
    t.skip("push_target")
    assert t.spot("ann") == (1, 0)


@covers("arien-tidal-blast")
def test_the_wave_finds_nobody_to_push() -> None:
    t = playing("tidal-blast", "arien level: 5\nat 2,0: blue melee\noff: blue hero ann\n")
    t.act()
    assert t.asked == "plan"


# The duelists


@covers("arien-aspiring-duelist", "arien-expert-duelist", "arien-master-duelist")
@pytest.mark.parametrize(
    ("card", "level", "icon"),
    [("aspiring-duelist", 1, 5), ("expert-duelist", 2, 6), ("master-duelist", 5, 6)],
)
@pytest.mark.parametrize("minions", ["at -1,0: blue melee\n", "at -1,0: red melee\nat 0,1: red melee\n", ""])
def test_a_duelist_counts_no_minions(card: str, level: int, icon: int, minions: str) -> None:  # L13.7
    held = attacked(card, f"strike-{icon}", f"arien level: {level}\n{minions}")
    assert held.spot("arien") == (0, 0)
    beaten = attacked(card, f"strike-{icon + 1}", f"arien level: {level}\n{minions}")
    assert beaten.spot("arien") is None


def duel(card: str, until: str, turn: int, level: int) -> Table:
    """Cid attacks after Arien has duelled Ann in turn 1; both stand next to him."""
    return field(
        f"turn: {turn}\nat 0,0: red hero arien\nat 1,0: blue hero ann\nat 0,1: blue hero cid\narien level: {level}\n"
        f"cid planned: wait-3\nann planned: strike-3\narien discard: {card}\n"
        f"arien effects: {card} {until} since 1 about ann\n"
    )


@covers("arien-expert-duelist", "arien-master-duelist")
@pytest.mark.parametrize(
    ("card", "until", "turn", "level"),
    [("expert-duelist", "this turn", 1, 2), ("master-duelist", "this round", 3, 5)],
)
def test_a_duelist_can_be_attacked_by_his_rival_alone(card: str, until: str, turn: int, level: int) -> None:
    t = duel(card, until, turn, level)
    assert "primary" in actions(t)
    t.act("hold")
    assert "attack" not in actions(t)  # Cid, whose card has an attack icon


@covers("arien-expert-duelist")
def test_the_expert_names_the_attacker_when_he_defends() -> None:
    t = attacked("expert-duelist", "strike-4", "arien level: 2\nat 0,1: blue hero cid\ncid planned: wait-3\n")
    assert [effect.about for effect in t.s.ongoing] == [t.hero("ann")]
    assert "attack" not in actions(t)  # Cid, whose card has an attack icon


@covers("arien-master-duelist")
def test_a_duel_does_not_keep_skills_away() -> None:  # immune to attack actions only (L19.7)
    t = field(
        "at 0,0: red hero arien\nat 0,1: blue hero cid\nat 1,0: blue hero ann\narien level: 5\ncid planned: nag\n"
        "arien hand: noble-blade\narien discard: master-duelist\n"
        "arien effects: master-duelist this round since 1 about ann\n"
    )
    t.act()
    assert t.discarded("arien") == ["master-duelist", "noble-blade"]


# Slippery Ground, Deluge


@covers("arien-slippery-ground", "arien-deluge")
@pytest.mark.parametrize(("card", "level"), [("slippery-ground", 2), ("deluge", 5)])
def test_who_starts_next_to_him_walks_one_space_and_cannot_fast_travel(
    card: str, level: int
) -> None:  # TC-34
    def ann_at(q: int) -> Table:
        return field(
            f"at 0,0: red hero arien\nat {q},0: blue hero ann\narien level: {level}\nann planned: wait-5\n"
            f"arien slots: {card}\narien effects: {card} this turn\n"
        )

    t = ann_at(1)
    assert "fast_travel" not in actions(t)
    t.act("movement")
    assert {t.s.board.distance(t.cell(*at), t.cell(1, 0)) for at in offered(t) if isinstance(at, tuple)} == {
        1
    }
    free = ann_at(2)  # starts outside: walks in and past at full value
    free.act("movement")
    assert (0, 1) in offered(free)


@covers("arien-slippery-ground", "arien-deluge")
@pytest.mark.parametrize(("card", "level"), [("slippery-ground", 2), ("deluge", 5)])
def test_the_ground_is_wet_before_he_walks_and_he_walks_up_to_three(card: str, level: int) -> None:  # L10.1
    t = playing(
        card,
        f"arien level: {level}\nat 8,-4: blue hero ann\n".replace("at 8,-4: blue hero", "off: blue hero"),
    )
    t.act()
    assert len(t.events(EffectBegan)) == 1
    assert (3, 0) in offered(t)
    assert (4, 0) not in offered(t)
    t.answer("move", (-3, 0))
    assert t.spot("arien") == (-3, 0)


@covers("arien-deluge")
def test_the_deluge_reaches_as_far_as_its_radius() -> None:  # radius 1 and a radius item: 2
    t = field(
        "at 0,0: red hero arien\nat 2,0: blue hero ann\narien level: 5\narien items: radius\nann planned: wait-5\n"
        "arien slots: deluge\narien effects: deluge this turn\n"
    )
    t.act("movement")
    assert (4, 0) not in offered(t)


@covers("arien-slippery-ground")
def test_wet_ground_holds_no_text_moves() -> None:  # ruling: movement actions only
    t = field(
        "at 0,0: red hero arien\nat 1,0: blue hero tigerclaw\narien level: 2\ntigerclaw planned: pick-pocket\n"
        "tigerclaw level: 2\narien slots: slippery-ground\narien effects: slippery-ground this turn\n"
    )
    t.act()
    assert (3, 0) in offered(t)  # 2 spaces


# The greens


@covers("arien-arcane-whirlpool", "arien-ebb-and-flow")
@pytest.mark.parametrize(("card", "level"), [("arcane-whirlpool", 2), ("ebb-and-flow", 5)])
def test_the_whirlpool_swaps_with_an_enemy_minion_in_range(card: str, level: int) -> None:
    t = playing(card, f"arien level: {level}\nat 4,0: blue melee\nat -4,-1: blue melee\nat 2,0: red melee\n")
    t.act()  # the one at distance 5, the friend and the hero are none: no choice
    assert t.spot("arien") == (4, 0)
    assert t.standing(0, 0) == "blue melee"
    assert len(t.events(Swapped)) == 1


@covers("arien-arcane-whirlpool")
def test_the_whirlpool_leaves_immune_heavies_alone() -> None:  # L15.3
    t = playing("arcane-whirlpool", "arien level: 2\nat 2,0: blue heavy\n")
    assert "primary" not in actions(t)


@covers("arien-ebb-and-flow")
def test_ebb_and_flow_repeats_only_after_a_minion_next_to_him() -> None:
    t = playing("ebb-and-flow", "arien level: 5\nat -1,0: blue melee\nat 4,0: blue melee\n")
    t.act()
    t.answer("swap_target", (-1, 0))
    assert t.spot("arien") == (-1, 0)
    t.answer("repeat", "primary")  # only the minion at 0,0 is within 4 now; the repetition has no repetition
    assert t.spot("arien") == (0, 0)
    assert len(t.events(ActionRepeated)) == 1
    far = playing("ebb-and-flow", "arien level: 5\nat -1,0: blue melee\nat 3,0: blue melee\n")
    far.act()
    far.answer("swap_target", (3, 0))
    assert far.events(ActionRepeated) == []
    assert far.asked == "plan"


def by_the_points(card: str, level: int) -> Table:
    """Arien at 0,0; minion points at 3,0 (a red melee stands on it), and at -3,0 and 1,-2 (empty)."""
    return Table(
        f"""
        board:
          . . . . . . . . . . . . .
           . . . . . . . . . . . . .
          . . . . . . p . . . . . .
           . . . . . . . . . . . . .
          . . . p . . o . . p . . .
           . . . . . . . . . . . . .
          . . . . . . . . . . . . .
        o: origin
        p: blue melee point
        at 0,0: red hero arien
        at 3,0: red melee
        at 4,-3: blue melee
        off: blue hero ann
        arien level: {level}
        arien planned: {card}
        """
    )


@covers("arien-liquid-leap", "arien-magical-current", "arien-stranger-tide")
@pytest.mark.parametrize(
    ("card", "level", "reach", "shy"),
    [("liquid-leap", 1, 2, True), ("magical-current", 2, 3, True), ("stranger-tide", 5, 3, False)],
)
def test_he_is_placed_away_from_spawn_points(card: str, level: int, reach: int, shy: bool) -> None:
    t = by_the_points(card, level)
    t.act()
    spots = {at for at in offered(t) if isinstance(at, tuple)}
    centre, west, north, taken = t.cell(0, 0), t.cell(-3, 0), t.cell(1, -2), t.cell(3, 0)
    distance = t.s.board.distance
    assert max(distance(centre, t.cell(*at)) for at in spots) == reach
    assert not {(0, 0), (-3, 0), (1, -2), (3, 0)} & spots  # no point, no taken space
    assert (2, 0) in spots  # beside a point that is not empty
    beside_empty = {at for at in spots if 1 in (distance(west, t.cell(*at)), distance(north, t.cell(*at)))}
    assert bool(beside_empty) is not shy
    t.answer("place_at", (2, 0))
    assert len(t.events(Placed)) == 1  # ruling: no movement
    assert distance(t.s.where[t.hero("arien")], taken) == 1


@covers("arien-liquid-leap")
def test_a_leap_cannot_be_forbidden_as_a_movement() -> None:  # ruling, L10.13: bound to where he stands
    t = field(
        "at 0,0: red hero arien\nat 1,0: blue hero ann\narien planned: liquid-leap\nann slots: bonds\n"
        "ann effects: bonds this round\n"
    )
    assert actions(t) == ["primary", "hold"]


# Living Tsunami

TSUNAMI = "arien level: 8\nat 2,0: blue hero ann\nann hand: ward-9\n"


@covers("arien-living-tsunami")
def test_living_tsunami_moves_before_an_attack_action() -> None:
    t = playing("dangerous-current", TSUNAMI)
    t.act()
    assert (2, 0) not in offered(t)
    t.answer("move", (1, 0))
    assert totals(t) == [6]


@covers("arien-living-tsunami")
def test_living_tsunami_does_not_come_before_other_actions() -> None:
    t = playing("dangerous-current", TSUNAMI)
    t.act("movement")
    t.skip("move")  # the walk of the card itself
    assert t.asked == "plan"


@covers("arien-living-tsunami")
def test_living_tsunami_works_once_a_turn() -> None:
    t = playing(
        "violent-torrent", "arien level: 8\nat 2,0: blue melee\nat 2,-1: blue melee\noff: blue hero ann\n"
    )
    t.act()
    t.answer("move", (1, 0))
    t.answer("target", (2, 0))
    t.answer("repeat", "primary")  # the other melee falls without another move being asked
    assert t.coins("arien") == [4]


@covers("arien-living-tsunami")
def test_living_tsunami_left_out_may_come_before_the_repetition() -> (
    None
):  # L9.15: an action instance of its own
    t = playing(
        "violent-torrent", "arien level: 8\nat 1,0: blue melee\nat -2,0: blue melee\noff: blue hero ann\n"
    )
    t.act()
    t.skip("move")
    assert t.coins("arien") == [2]
    t.answer("repeat", "primary")
    t.answer("move", (-1, 0))
    assert t.coins("arien") == [4]


@covers("arien-living-tsunami")
def test_living_tsunami_is_dormant_below_level_eight() -> None:  # L18.9
    t = playing("dangerous-current", TSUNAMI.replace("8", "7", 1))
    assert "primary" not in actions(t)
