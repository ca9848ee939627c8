"""Tigerclaw's cards: each text with values worked out by hand, and its main corner."""

import pytest

from game.lane.events import (
    ActionChosen,
    ActionRepeated,
    AttackDeclared,
    AttackStopped,
    AttackSucceeded,
    EffectBegan,
    EffectEnded,
    Fizzled,
    HeroActed,
    HeroDefeated,
    MarkerReturned,
    Moved,
    Placed,
)
from tests.lane.cast import Table, Word
from tests.lane.covering import covers
from tests.lane.field import deck, field, offered

NUMBERS = {
    "Blink Strike": "gold 0 attack 3, initiative 13, defence 1, movement 1",
    "Blend Into Shadows": "silver 0 skill, initiative 6, defence 2, radius 2",
    "Hit and Run": "red 1 attack 3, initiative 9, defence 3, movement 4",
    "Dodge": "blue 1 defense !, initiative 10, movement 3",
    "Light-Fingered": "green 1 skill, initiative 2, defence 1, movement 3",
    "Combat Reflexes": "red 2 attack 4, initiative 9, defence 3, movement 4, item initiative",
    "Backstab": "red 2 attack 5+, initiative 9, defence 5, movement 5, item defense",
    "Sidestep": "blue 2 defense !, initiative 11, movement 3, item attack",
    "Parry": "blue 2 defense !, initiative 11, movement 3, item defense",
    "Pick Pocket": "green 2 skill, initiative 2, defence 1, movement 3, item attack",
    "Poisoned Dagger": "green 2 ranged skill, initiative 2, defence 1, movement 3, range 3, item initiative",
    "Leaping Strike": "red 3 attack 4, initiative 10, defence 4, movement 4, item radius",
    "Backstab with a Ballista": "red 3 ranged attack 5+, initiative 10, defence 6, movement 5, range 1, item defense",
    "Evade": "blue 3 defense !, initiative 11, movement 3, item attack",
    "Riposte": "blue 3 defense !, initiative 11, movement 3, item range",
    "Master Thief": "green 3 skill, initiative 1, defence 2, movement 3, item movement",
    "Poisoned Dart": "green 3 ranged skill, initiative 1, defence 2, movement 3, range 3, item initiative",
    "Cloak and Daggers": "purple 4 ultimate",
    "Nimble Strike": "gold 0 attack 2, initiative 12, defence 1, movement 1",
}  # fmt: skip


def test_numbers() -> None:
    assert deck("tigerclaw") == NUMBERS


def playing(card: str, text: str = "", at: str = "0,0") -> Table:
    """Tigerclaw (Red) at his moment with this card; Ann (Blue) is in the game, next to him unless `text` has her."""
    ann = "" if "blue hero ann" in text else "at 1,0: blue hero ann\n"
    return field(f"at {at}: red hero tigerclaw\n{ann}tigerclaw planned: {card}\n{text}")


def attacked(card: str, by: str, text: str = "") -> Table:
    """Ann (Blue, next to Tigerclaw) plays an attack and hits him; he holds just this card."""
    t = field(
        f"at 0,0: red hero tigerclaw\nat 1,0: blue hero ann\ntigerclaw hand: {card}\nann planned: {by}\n{text}"
    )
    t.act(by="ann")
    return t


def actions(t: Table) -> list[Word]:
    """The actions that the acting hero may choose from."""
    assert t.asked == "action"
    return t.options


def totals(t: Table) -> list[int]:
    """The announced attack totals, in order."""
    return [event.total for event in t.events(AttackDeclared)]


def longest(t: Table) -> int:
    """How far the walk on offer leads at most."""
    here = t.s.where[t.hero("tigerclaw")]
    return max(t.s.board.distance(here, t.cell(*at)) for at in t.options if isinstance(at, tuple))


# Blink Strike, Nimble Strike


@covers("tigerclaw-blink-strike")
def test_blink_strike_leaps_through_the_unit_and_attacks_it() -> None:
    t = playing("blink-strike")
    t.act()  # the only way leads over Ann
    assert t.spot("tigerclaw") == (2, 0)
    t.answer("defend", None, by="ann")
    assert totals(t) == [3]
    assert t.spot("ann") is None
    assert t.coins("tigerclaw") == [1]


@covers("tigerclaw-blink-strike")
def test_blink_strike_needs_an_enemy_next_to_him_and_an_empty_space_behind() -> None:  # L9.9, L10.4
    # Ann's far side is taken, the red minion is no enemy, (-2,0) is not next to him: only (0,-1) can be leapt over.
    t = playing(
        "blink-strike",
        "at 2,0: red ranged\nat 0,1: red melee\nat -2,0: blue melee\nat 0,-1: blue melee\nat -1,0: blue ranged\n",
    )
    t.act()
    assert t.spot("tigerclaw") == (0, -2)
    assert t.standing(0, -1) == ""  # a minion is defeated outright
    assert t.coins("tigerclaw") == [2]


@covers("tigerclaw-blink-strike")
def test_blink_strike_without_a_way_is_not_offered() -> None:  # ruling: without the leap there is no attack
    t = playing("blink-strike", "at 2,0: blue melee\n")
    assert actions(t) == ["movement", "hold"]


@covers("tigerclaw-blink-strike")
def test_blink_strike_through_an_immune_unit_ends_after_the_leap() -> None:  # L15.3, L12.5
    t = playing("blink-strike", "off: blue hero ann\nat 1,0: blue heavy\n")
    t.act()
    assert t.spot("tigerclaw") == (2, 0)
    assert t.standing(1, 0) == "blue heavy"
    assert [event.step for event in t.events(Fizzled)] == ["target"]


@covers("tigerclaw-nimble-strike")
def test_nimble_strike_leaps_through_heroes_only() -> None:
    t = playing("nimble-strike", "handicapped: tigerclaw\nat 0,1: blue melee\n")
    t.act()
    assert t.spot("tigerclaw") == (2, 0)
    t.answer("defend", None)
    assert totals(t) == [2]
    alone = playing("nimble-strike", "handicapped: tigerclaw\noff: blue hero ann\nat 0,1: blue melee\n")
    assert "primary" not in actions(alone)


# Blend Into Shadows

TOP = "at 1,-4: blue hero ann\nann hand: strike-6, strike-5\ntigerclaw hand: dodge, blink-strike\n"


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_protects_from_attacks_in_the_next_turn_only() -> None:  # L19.1
    t = playing("blend-into-shadows", TOP, at="0,-4")  # the rim of the board is terrain (L4.12)
    t.act()
    assert {(0, -3), (-1, -3), (2, -4), (-2, -2)} < offered(t)
    assert not {(0, -4), (1, -4), (3, -4)} & offered(t)  # own space, a taken one, one at distance 3
    t.answer("place_at", (0, -3))
    assert [event.end for event in t.events(Placed)] == [t.cell(0, -3)]
    t.answer("plan", "dodge", by="tigerclaw")
    t.answer("plan", "strike-6", by="ann")
    t.hold("tigerclaw")
    assert actions(t) == ["movement", "hold"]  # turn 2: next to Ann, but not to be attacked
    t.hold("ann")
    t.act("hold", by="tigerclaw")
    assert "primary" in actions(t)  # turn 3: it is over
    assert len(t.events(EffectEnded)) == 1


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_does_not_protect_in_its_own_turn() -> None:  # L6.2a
    t = field(
        TOP + "at 0,-4: red hero tigerclaw\nann planned: strike-6\n"
        "tigerclaw slots: blend-into-shadows\ntigerclaw effects: blend-into-shadows next turn\n"
    )
    assert "primary" in actions(t)


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_is_no_shield_against_skills() -> None:  # L19.7: immunity to attack actions only
    t = field(
        "turn: 2\nat 0,-4: red hero tigerclaw\nat 1,-4: blue hero ann\nann planned: nag\ntigerclaw hand: dodge\n"
        "tigerclaw slots: blend-into-shadows\ntigerclaw effects: blend-into-shadows next turn since 1\n"
    )
    t.act()
    assert t.discarded("tigerclaw") == ["dodge"]


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_protects_nobody_else() -> None:
    t = field(
        "turn: 2\nat 0,-4: red hero tigerclaw\nat 1,-4: blue hero ann\nat 2,-4: red hero bob\nann planned: strike-6\n"
        "tigerclaw slots: blend-into-shadows\ntigerclaw effects: blend-into-shadows next turn since 1\n"
    )
    t.act()
    t.answer("defend", None, by="bob")
    assert t.spot("bob") is None


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_away_from_terrain_does_nothing() -> None:
    t = playing("blend-into-shadows")
    t.act()
    assert t.events(Placed) == []
    assert t.s.ongoing == ()


@covers("tigerclaw-blend-into-shadows")
def test_blend_into_shadows_without_room_gives_no_immunity() -> None:  # "if done": no placing, no shadows
    t = Table(
        """
        board:
          # # # # #
           # # # # #
          # # T # #
           # # # # #
          # # # # #
        T: red hero tigerclaw
        off: blue hero ann
        tigerclaw planned: blend-into-shadows
        """
    )
    assert [event.action for event in t.events(ActionChosen)] == ["hold"]  # nothing else is left
    assert t.events(EffectBegan) == []


# The red attacks


@covers("tigerclaw-hit-and-run")
def test_hit_and_run_attacks_then_may_walk_away() -> None:
    t = playing("hit-and-run", "ann hand: ward-3\n")
    t.act()
    assert totals(t) == [3]
    t.answer("defend", "ward-3")
    assert offered(t) == {
        (1, -1),
        (0, -1),
        (-1, 0),
        (-1, 1),
        (0, 1),
    }  # one space; also after an attack that was stopped
    t.answer("move", (-1, 0))
    assert t.spot("ann") == (1, 0)
    assert t.spot("tigerclaw") == (-1, 0)


@covers("tigerclaw-hit-and-run")
def test_hit_and_run_ends_when_the_attacker_falls() -> None:  # L12.6
    t = playing("hit-and-run", "ann hand: hook\ntigerclaw hand:\n")
    t.act()
    t.answer("defend", "hook")
    assert t.spot("tigerclaw") is None
    assert t.events(Moved) == []


@covers("tigerclaw-combat-reflexes")
def test_combat_reflexes_moves_before_or_after_but_not_both() -> None:
    t = playing("combat-reflexes", "at 2,0: blue hero ann\nann hand: ward-4\n")
    t.act()
    assert longest(t) == 1
    t.answer("move", (1, 0))
    t.answer("defend", "ward-4")
    assert totals(t) == [4]
    assert t.asked == "plan"
    late = playing("combat-reflexes", "ann hand: ward-4\n")
    late.act()
    late.skip("move")
    late.answer("defend", "ward-4")
    assert longest(late) == 1
    late.answer("move", (0, 1))
    assert late.spot("tigerclaw") == (0, 1)


@covers("tigerclaw-combat-reflexes")
def test_combat_reflexes_without_a_target_keeps_the_first_move_only() -> None:  # L9.7
    t = playing("combat-reflexes")
    t.act()
    t.answer("move", (-1, 0))
    assert t.spot("tigerclaw") == (-1, 0)
    assert [event.step for event in t.events(Fizzled)] == ["target"]
    assert t.asked == "plan"


@covers("tigerclaw-leaping-strike")
def test_leaping_strike_may_move_before_and_after() -> None:
    t = playing("leaping-strike", "at 2,0: blue melee\noff: blue hero ann\n")
    t.act()
    assert longest(t) == 1
    t.answer("move", (1, 0))
    assert t.coins("tigerclaw") == [2]
    assert longest(t) == 1
    assert (2, 0) in offered(t)  # the space of the fallen minion is free now
    t.answer("move", (2, 0))
    assert t.spot("tigerclaw") == (2, 0)


@covers("tigerclaw-leaping-strike")
def test_leaping_strike_moves_are_optional() -> None:
    t = playing("leaping-strike", "ann hand: ward-4\n")
    t.act()
    t.skip("move")
    t.answer("defend", "ward-4")
    t.skip("move")
    assert (t.spot("tigerclaw"), totals(t)) == ((0, 0), [4])


@covers("tigerclaw-backstab")
@pytest.mark.parametrize(
    ("beside", "total"),
    [
        ("", 5),
        ("at 2,0: red melee\n", 7),
        ("at 2,-1: red heavy\n", 7),  # only its presence counts: an immune friend will do (L9.11)
        ("at 1,1: red hero bob\n", 7),
        ("at 2,0: blue melee\n", 5),
        ("at 3,0: red melee\nat -1,0: red melee\n", 5),  # not beside it; nor is he his own friend
        ("at 2,0: red melee\nat 2,-1: red melee\n", 7),  # two are no more than one
    ],
)
def test_backstab_is_two_stronger_with_a_friend_beside_the_target(beside: str, total: int) -> None:
    t = playing("backstab", beside)
    t.act()
    assert totals(t) == [total]


@covers("tigerclaw-backstab-with-a-ballista")
def test_ballista_with_a_friend_beside_allows_no_primary_defence() -> None:
    t = playing("backstab-with-a-ballista", "at 2,0: red hero bob\nann hand: guard, ward-7\n")
    t.act()
    assert t.options == [None, "ward-7"]
    t.answer("defend", "ward-7")
    assert totals(t) == [7]
    assert t.spot("ann") == (1, 0)


@covers("tigerclaw-backstab-with-a-ballista")
def test_ballista_leaves_no_defence_to_a_hand_of_primary_ones() -> None:  # DEC-17
    t = playing("backstab-with-a-ballista", "at 2,0: red hero bob\nann hand: guard\n")
    t.act()
    assert t.spot("ann") is None


@covers("tigerclaw-backstab-with-a-ballista")
def test_ballista_without_a_friend_is_an_attack_of_five() -> None:
    t = playing("backstab-with-a-ballista", "ann hand: guard, ward-5\n")
    t.act()
    assert t.options == [None, "guard", "ward-5"]
    assert totals(t) == [5]


@covers("tigerclaw-backstab-with-a-ballista")
def test_ballista_is_ranged_at_range_one_and_grows_with_a_range_item() -> None:  # L12.2, L18.6
    t = playing("backstab-with-a-ballista", "at 2,0: blue hero wasp\noff: blue hero ann\n")
    assert "primary" not in actions(t)
    far = playing(
        "backstab-with-a-ballista",
        "at 2,0: blue hero wasp\noff: blue hero ann\nwasp hand: stop-projectiles\ntigerclaw items: range\n",
    )
    far.act()
    far.answer("defend", "stop-projectiles", by="wasp")
    assert [event.defence for event in far.events(AttackStopped)] == [None]


# The blue defences


@covers("tigerclaw-dodge", "tigerclaw-sidestep", "tigerclaw-evade")
@pytest.mark.parametrize("card", ["dodge", "sidestep", "evade"])
def test_dodging_blocks_any_ranged_attack_and_no_other(card: str) -> None:  # L13.6, TC-17
    t = attacked(card, "shot-12")
    t.answer("defend", card, by="tigerclaw")
    while t.asked == "move":
        t.skip("move")
    assert t.spot("tigerclaw") == (0, 0)
    assert [event.defence for event in t.events(AttackStopped)] == [None]
    near = attacked(card, "strike-1")
    near.answer("defend", card, by="tigerclaw")
    assert near.spot("tigerclaw") is None
    assert near.discarded("tigerclaw") == [card]
    assert near.events(Moved) == []  # what follows the block is not carried out (L9.7)


@covers("tigerclaw-parry", "tigerclaw-riposte")
@pytest.mark.parametrize("card", ["parry", "riposte"])
def test_parrying_blocks_any_attack_that_is_not_ranged(card: str) -> None:  # L13.6
    t = attacked(card, "strike-12", "ann hand: ward-1, ward-2\n")
    t.answer("defend", card, by="tigerclaw")
    t.answer("discard", "ward-2", by="ann")  # the attacker picks (L9.10)
    assert t.spot("tigerclaw") == (0, 0)
    assert t.discarded("ann") == ["ward-2"]
    far = attacked(card, "shot-1", "ann hand: ward-1\n")
    far.answer("defend", card, by="tigerclaw")
    assert far.spot("tigerclaw") is None
    assert far.discarded("ann") == []


@covers("tigerclaw-dodge")
def test_a_secondary_attack_is_never_ranged() -> None:  # L12.2: the range of an Echo Shot counts for nothing
    t = field(
        "at 0,0: red hero tigerclaw\nat 1,0: blue hero ann\ntigerclaw hand: dodge\nann planned: echo-shot\n"
    )
    t.act("attack")
    t.answer("defend", "dodge")
    assert t.spot("tigerclaw") is None


@covers("tigerclaw-dodge", "tigerclaw-parry")
@pytest.mark.parametrize("card", ["dodge", "parry"])
def test_a_defence_card_is_no_action_of_his_own(card: str) -> None:  # L9.2
    assert actions(playing(card, "off: blue hero ann\n")) == ["movement", "hold"]


@covers("tigerclaw-sidestep")
def test_sidestep_may_move_after_the_block() -> None:
    t = attacked("sidestep", "shot-6")
    t.answer("defend", "sidestep")
    assert longest(t) == 1
    t.answer("move", (-1, 0), by="tigerclaw")
    assert t.spot("tigerclaw") == (-1, 0)


@covers("tigerclaw-evade")
def test_evade_moves_and_retrieves_the_silver_card_with_its_effect() -> None:  # L8.10
    t = attacked(
        "evade",
        "shot-6",
        "turn: 2\ntigerclaw slots: blink-strike, blend-into-shadows\ntigerclaw hand: evade, dodge\n"
        "tigerclaw discard: light-fingered\n"
        "tigerclaw effects: blend-into-shadows next turn\n",
    )
    t.answer("defend", "evade")
    assert longest(t) == 1
    t.answer("move", (-1, 0), by="tigerclaw")
    assert t.options == [None, "blend-into-shadows"]  # no attack, no card of a tier, not Evade itself
    t.answer("retrieve", "blend-into-shadows", by="tigerclaw")
    assert t.hand("tigerclaw") == ["blend-into-shadows", "dodge"]
    assert t.slots("tigerclaw") == ["blink-strike", None, None, None]
    assert t.s.ongoing == ()  # the shadows are gone with the card


@covers("tigerclaw-evade")
def test_evade_retrieves_from_the_discard_too_and_only_if_wanted() -> None:
    t = attacked("evade", "shot-6", "tigerclaw discard: blend-into-shadows\n")
    t.answer("defend", "evade")
    t.skip("move")
    t.answer("retrieve", None)
    assert t.discarded("tigerclaw") == ["blend-into-shadows", "evade"]


@covers("tigerclaw-parry")
def test_parry_lets_an_attacker_without_cards_go() -> None:  # L14.8
    t = attacked("parry", "strike-6", "ann hand:\n")
    t.answer("defend", "parry")
    assert t.spot("ann") == (1, 0)


@covers("tigerclaw-riposte")
def test_riposte_defeats_an_attacker_without_cards() -> None:  # L14.8, L12.6
    t = attacked("riposte", "aim", "ann hand:\nann level: 3\n")
    t.answer("defend", "riposte")
    assert t.spot("ann") is None
    assert t.spot("tigerclaw") == (0, 0)
    assert [(event.hero, event.by) for event in t.events(HeroDefeated)] == [
        (t.hero("ann"), t.hero("tigerclaw"))
    ]
    assert t.coins("tigerclaw", "ann") == [3, 1]  # Aim paid 1 before the attack; its 10 afterwards never come
    assert [*t.events(AttackStopped), *t.events(AttackSucceeded)] == []


# The thefts


@covers("tigerclaw-light-fingered")
def test_light_fingered_moves_takes_a_coin_and_moves() -> None:  # L14.13
    t = playing("light-fingered", "at 2,0: blue hero ann\nann coins: 3\n")
    t.act()
    assert longest(t) == 1
    t.answer("move", (1, 0))
    assert t.coins("tigerclaw", "ann") == [1, 2]
    assert longest(t) == 1
    t.answer("move", (0, 0))
    assert t.spot("tigerclaw") == (0, 0)


@covers("tigerclaw-light-fingered", "tigerclaw-pick-pocket", "tigerclaw-master-thief")
@pytest.mark.parametrize(("card", "steps"), [("light-fingered", 1), ("pick-pocket", 2), ("master-thief", 2)])
@pytest.mark.parametrize("who", ["off: blue hero ann\n", "at 1,-1: blue hero ann\n"])
def test_a_theft_without_a_victim_ends_after_the_first_move(card: str, steps: int, who: str) -> None:
    # Ruling: it may be played so. The second Ann is beside him but has no coin to take (L14.13).
    t = playing(card, who)
    t.act()
    t.answer("move", (0, steps - 1) if steps > 1 else (0, 1))
    assert [event.step for event in t.events(Fizzled)] == ["victim"]
    assert t.asked == "plan"
    assert t.coins("tigerclaw") == [0]


@covers("tigerclaw-light-fingered")
def test_only_a_hero_with_coins_can_be_robbed() -> None:
    robbed = "at 0,1: blue hero bob\nat -1,0: blue hero cid\nbob coins: 1\ncid coins: 5\n"
    t = playing("light-fingered", "at 1,0: blue hero ann\n" + robbed)
    t.act()
    t.skip("move")
    assert t.options == ["bob", "cid"]
    t.answer("victim", "bob")
    t.skip("move")
    assert t.coins("tigerclaw", "ann", "bob", "cid") == [1, 0, 0, 5]


@covers("tigerclaw-pick-pocket")
def test_pick_pocket_walks_two_before_and_one_after() -> None:
    t = playing("pick-pocket", "at 3,0: blue hero ann\nann coins: 2\n")
    t.act()
    assert longest(t) == 2
    t.answer("move", (2, 0))
    assert t.coins("tigerclaw", "ann") == [1, 1]
    assert longest(t) == 1
    t.answer("move", (1, 0))
    assert t.spot("tigerclaw") == (1, 0)


@covers("tigerclaw-master-thief")
def test_master_thief_takes_one_or_two_coins_and_walks_two() -> None:
    t = playing("master-thief", "at 3,0: blue hero ann\nann coins: 3\n")
    t.act()
    assert longest(t) == 2
    t.answer("move", (2, 0))
    assert t.options == [1, 2]
    t.answer("coins", 2)
    assert t.coins("tigerclaw", "ann") == [2, 1]
    assert longest(t) == 2
    t.answer("move", (0, 0))
    assert t.spot("tigerclaw") == (0, 0)


@covers("tigerclaw-master-thief")
def test_master_thief_takes_the_last_coin_without_asking() -> None:
    t = playing("master-thief", "ann coins: 1\n")
    t.act()
    t.skip("move", "move")
    assert t.coins("tigerclaw", "ann") == [1, 0]


# Poison


@covers("tigerclaw-poisoned-dagger", "tigerclaw-poisoned-dart")
@pytest.mark.parametrize(("card", "strength"), [("poisoned-dagger", 1), ("poisoned-dart", 2)])
def test_poison_goes_to_any_other_hero_in_range(card: str, strength: int) -> None:
    t = playing(
        card, "at 3,0: blue hero ann\nat 0,1: red hero bob\nat 4,0: blue hero cid\nat 1,0: blue melee\n"
    )
    t.act()
    assert t.options == ["bob", "ann"]  # friend or foe, but not himself, no minion, nobody four away
    t.answer("marker", "ann")
    assert [(marker.hero, marker.strength) for marker in t.s.markers] == [(t.hero("ann"), strength)]


@covers("tigerclaw-poisoned-dagger", "tigerclaw-poisoned-dart")
def test_there_is_one_poison_and_the_last_card_sets_its_strength() -> None:  # L19.12
    t = playing(
        "poisoned-dart", "at 1,0: blue hero ann\nat 0,1: blue hero bob\nann markers: poison 1 of tigerclaw\n"
    )
    t.act()
    t.answer("marker", "bob")
    assert [(marker.hero, marker.strength) for marker in t.s.markers] == [(t.hero("bob"), 2)]


@covers("tigerclaw-poisoned-dart")
def test_poison_slows_a_hero_at_once() -> None:  # L7.2, TC-20: Ann falls from 5 to 3, behind Bob's 4
    t = playing(
        "poisoned-dart",
        "at 0,-1: red hero bob\ntigerclaw items: initiative, initiative, initiative, initiative, initiative\n"
        "ann planned: wait-5\nbob planned: wait-4\n",
    )
    t.act(by="tigerclaw")
    t.answer("marker", "ann")
    t.hold("bob", "ann")
    assert [event.initiative for event in t.events(HeroActed)] == [6, 4, 3]


@covers("tigerclaw-poisoned-dart")
def test_a_poisoned_initiative_may_be_negative() -> None:  # L7.1: 1 - 2 = -1
    t = playing("dodge", "ann planned: wait-1\nann markers: poison 2 of tigerclaw\n")
    t.hold("tigerclaw", "ann")
    assert [event.initiative for event in t.events(HeroActed)] == [10, -1]


@covers("tigerclaw-poisoned-dagger", "tigerclaw-poisoned-dart")
@pytest.mark.parametrize(("strength", "holds", "breaks"), [(1, 4, 5), (2, 3, 4)])
def test_poison_weakens_defence(strength: int, holds: int, breaks: int) -> None:  # L13.5: 5 - strength
    for attack, stands in ((holds, True), (breaks, False)):
        t = field(
            f"at 0,0: red hero bob\nat 1,0: blue hero ann\noff: red hero tigerclaw\nann hand: ward-5\n"
            f"ann markers: poison {strength} of tigerclaw\nbob planned: strike-{attack}\n"
        )
        t.act()
        t.answer("defend", "ward-5")
        assert (t.spot("ann") is not None) == stands


@covers("tigerclaw-poisoned-dart")
def test_a_negative_attack_still_has_to_be_defended() -> None:  # L12.3, L13.2; ruling: 1 - 2 = -1
    t = attacked("dodge", "strike-1", "ann markers: poison 2 of tigerclaw\n")
    assert totals(t) == [-1]
    t.answer("defend", None)
    assert t.spot("tigerclaw") is None


@covers("tigerclaw-poisoned-dart")
def test_a_negative_attack_still_fells_a_minion() -> None:
    t = field(
        "at 3,0: red hero tigerclaw\nat 0,0: blue hero ann\nat 1,0: red melee\nann planned: strike-1\n"
        "ann markers: poison 2 of tigerclaw\n"
    )
    t.act()
    assert t.standing(1, 0) == ""
    assert t.coins("ann") == [2]


@covers("tigerclaw-poisoned-dart")
def test_a_negative_defence_may_hold() -> None:  # L13.5: 1 - 2 = -1 stops an attack of -1
    t = field(
        "at 0,0: red hero bob\nat 1,0: blue hero ann\noff: red hero tigerclaw\nann hand: ward-1\n"
        "ann markers: poison 2 of tigerclaw\nbob planned: strike--1\n"
    )
    t.act()
    t.answer("defend", "ward-1")
    assert [event.defence for event in t.events(AttackStopped)] == [-1]


@covers("tigerclaw-poisoned-dagger")
def test_poison_stays_when_tigerclaw_falls_and_goes_when_its_carrier_does() -> None:  # L14.3
    t = attacked("", "strike-6", "ann markers: poison 1 of tigerclaw\n")
    assert t.spot("tigerclaw") is None
    assert len(t.s.markers) == 1
    t = playing("hit-and-run", "ann hand:\nann markers: poison 1 of tigerclaw\n")
    t.act()
    assert t.spot("ann") is None
    assert t.s.markers == ()


@covers("tigerclaw-poisoned-dagger")
def test_poison_comes_back_at_the_end_of_the_round() -> None:  # L17.3
    t = playing("hit-and-run", "phase: end-of-round\nann markers: poison 1 of tigerclaw\n")
    assert len(t.events(MarkerReturned)) == 1
    assert t.s.markers == ()


# Cloak and Daggers


@covers("tigerclaw-cloak-and-daggers")
def test_cloak_and_daggers_repeats_a_basic_attack_on_another_unit() -> None:
    t = playing("blink-strike", "tigerclaw level: 8\nann hand: ward-3\nat 3,0: blue melee\n")
    t.act()
    t.answer("defend", "ward-3")
    t.answer("repeat", "primary", by="tigerclaw")
    assert t.spot("tigerclaw") == (4, 0)  # over the minion; back over Ann is not allowed
    assert (t.spot("ann"), t.standing(3, 0), t.coins("tigerclaw")) == ((1, 0), "", [2])
    assert t.asked == "plan"  # once only


@covers("tigerclaw-cloak-and-daggers")
def test_cloak_and_daggers_does_not_offer_what_it_cannot_repeat() -> None:  # LC-O2
    t = playing("blink-strike", "tigerclaw level: 8\nann hand: ward-3\n")
    t.act()
    t.answer("defend", "ward-3")
    assert t.spot("ann") == (1, 0)
    assert t.asked == "plan"


@covers("tigerclaw-cloak-and-daggers", "tigerclaw-nimble-strike")
def test_cloak_and_daggers_repeats_the_weaker_gold_card_too() -> None:
    t = playing(
        "nimble-strike",
        "handicapped: tigerclaw\ntigerclaw level: 8\nann hand: ward-3\nat 3,0: blue hero bob\n",
    )
    t.act()
    t.answer("defend", "ward-3")
    t.answer("repeat", "primary")
    t.answer("defend", None, by="bob")
    assert (t.spot("tigerclaw"), t.spot("ann"), t.spot("bob")) == ((4, 0), (1, 0), None)


@covers("tigerclaw-cloak-and-daggers")
def test_cloak_and_daggers_repeats_secondary_actions_of_basic_cards() -> None:  # L8.3, L9.15
    t = playing("blink-strike", "tigerclaw level: 8\nat 5,0: blue hero ann\n")
    t.act("movement")
    t.answer("move", (1, 0))
    t.answer("repeat", "movement")
    t.answer("move", (2, 0))
    assert t.spot("tigerclaw") == (2, 0)
    assert t.asked == "plan"


@covers("tigerclaw-cloak-and-daggers", "tigerclaw-blend-into-shadows")
def test_cloak_and_daggers_repeats_the_shadows_but_they_count_once() -> None:  # L9.15, L19.4
    t = playing("blend-into-shadows", TOP + "tigerclaw level: 8\n", at="0,-4")
    t.act()
    t.answer("place_at", (-2, -4))
    t.answer("repeat", "primary")
    t.answer("place_at", (-4, -4))
    assert t.spot("tigerclaw") == (-4, -4)
    assert len(t.s.ongoing) == 1


@covers("tigerclaw-cloak-and-daggers")
@pytest.mark.parametrize(
    ("card", "action", "level"),
    [("light-fingered", "movement", 8), ("blink-strike", "hold", 8), ("blink-strike", "movement", 7)],
)
def test_cloak_and_daggers_keeps_out_of_the_rest(card: str, action: str, level: int) -> None:
    # Not after other colours, not after Hold (L9.15), not before level 8 (L18.9).
    t = playing(card, f"tigerclaw level: {level}\n")
    t.act(action)
    if action == "movement":
        t.skip("move")
    assert t.asked == "plan"
    assert t.events(ActionRepeated) == []


@covers("tigerclaw-cloak-and-daggers")
def test_cloak_and_daggers_may_be_declined() -> None:
    t = playing("blink-strike", "tigerclaw level: 8\nat 3,0: blue melee\nann hand: ward-3\n")
    t.act()
    t.answer("defend", "ward-3")
    t.skip("repeat")
    assert t.standing(3, 0) == "blue melee"


@covers("tigerclaw-cloak-and-daggers")
def test_cloak_and_daggers_ends_with_him() -> None:  # L9.18
    t = playing("blink-strike", "tigerclaw level: 8\ntigerclaw hand:\nann hand: hook\nat 3,0: blue melee\n")
    t.act()
    t.answer("defend", "hook")
    assert t.spot("tigerclaw") is None
    assert t.events(ActionRepeated) == []
