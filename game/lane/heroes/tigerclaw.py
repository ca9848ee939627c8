"""Tigerclaw, the Cutpurse: quick blades, picked pockets, poison."""

from game.kernel.flow import Flow
from game.lane.actions import repeat_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, MarkerKind, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_target,
    attackable,
    attacker_of,
    block,
    discards_or_falls,
)
from game.lane.state import HOLD, Lane
from game.lane.verbs import (
    act_of,
    charge,
    discards,
    foe_heroes,
    friends,
    give_marker,
    in_reach,
    is_attack_action,
    leaps_over,
    marker_strength,
    may_move,
    may_retrieve,
    may_touch,
    near,
    next_turn,
    place_within,
    resolved_cards,
    take_coins,
    target,
    terrain,
)


def blink_strike(s: Lane, me: Piece) -> Flow[None]:
    """First move 2 spaces in a straight line through an enemy unit next to you; then attack that unit."""
    path = yield from charge(s, me, leaps_over(s, me, attackable(s, me, near(s, me))))
    yield from attack(s, me, s.piece_at[path[0]])


def nimble_strike(s: Lane, me: Piece) -> Flow[None]:
    """First move 2 spaces in a straight line through an enemy hero next to you; then attack that hero."""
    heroes = [foe for foe in attackable(s, me, near(s, me)) if s.is_hero(foe)]
    path = yield from charge(s, me, leaps_over(s, me, heroes))
    yield from attack(s, me, s.piece_at[path[0]])


def blend_into_shadows(s: Lane, me: Piece) -> Flow[None]:
    """If you stand next to terrain, place yourself in radius; next turn enemy attack actions cannot touch you."""
    if near(s, me) & terrain(s):
        yield from place_within(s, me, me, in_reach(s, me))
        next_turn(s, me)


def in_the_shadows(s: Lane, source: Source, piece: Piece, actor: Piece) -> bool:
    return piece == source.piece and s.side[actor] != s.side[piece] and is_attack_action(s)


def hit_and_run(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you may move 1 space."""
    yield from attack_adjacent(s, me)
    yield from may_move(s, me, 1)


def combat_reflexes(s: Lane, me: Piece) -> Flow[None]:
    """You may move 1 space first. Attack a unit next to you. If you did not move before, you may move 1 space now."""
    moved = yield from may_move(s, me, 1)
    yield from attack_adjacent(s, me)
    if not moved:
        yield from may_move(s, me, 1)


def leaping_strike(s: Lane, me: Piece) -> Flow[None]:
    """You may move 1 space. Attack a unit next to you. You may move 1 space again."""
    yield from may_move(s, me, 1)
    yield from attack_adjacent(s, me)
    yield from may_move(s, me, 1)


def backstab(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, with +2 attack if a friendly unit stands beside it."""
    foe = yield from attack_target(s, me, attackable(s, me, near(s, me)))
    yield from attack(s, me, foe, bonus=2 if friends(s, me, near(s, foe)) else 0)


def backstab_with_a_ballista(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. If a friendly unit stands beside it: +2 attack, and no primary action may defend it."""
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    if friends(s, me, near(s, foe)):
        yield from attack(s, me, foe, bonus=2, no_primary_defence=True)
    else:
        yield from attack(s, me, foe)


def dodge(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack."""
    block(s, ranged=True)
    yield from ()


def sidestep(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack. You may move 1 space."""
    block(s, ranged=True)
    yield from may_move(s, me, 1)


def evade(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack. You may move 1 space. You may retrieve your resolved or discarded basic skill card."""
    block(s, ranged=True)
    yield from may_move(s, me, 1)
    played = (*resolved_cards(s, me), *s.discard[me])
    yield from may_retrieve(
        s, me, [card for card in played if s.card(card).is_basic and s.card(card).is_skill]
    )


def parry(s: Lane, me: Piece) -> Flow[None]:
    """Block an attack that is not ranged. The attacker discards a card, if able."""
    block(s, ranged=False)
    if may_touch(s, me, attacker_of(s)):
        yield from discards(s, me, attacker_of(s))


def riposte(s: Lane, me: Piece) -> Flow[None]:
    """Block an attack that is not ranged. The attacker discards a card, or is defeated."""
    block(s, ranged=False)
    if may_touch(s, me, attacker_of(s)):
        yield from discards_or_falls(s, me, attacker_of(s))


def light_fingered(s: Lane, me: Piece) -> Flow[None]:
    """You may move 1 space. Take 1 coin from an enemy hero next to you; if you do, you may move 1 space."""
    yield from may_move(s, me, 1)
    yield from take_coins(s, me, foe_heroes(s, me, near(s, me)), (1,))
    yield from may_move(s, me, 1)


def pick_pocket(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 2 spaces. Take 1 coin from an enemy hero next to you; if you do, you may move 1 space."""
    yield from may_move(s, me, 2)
    yield from take_coins(s, me, foe_heroes(s, me, near(s, me)), (1,))
    yield from may_move(s, me, 1)


def master_thief(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 2 spaces. Take 1 or 2 coins from an enemy hero next to you; if you do, move up to 2 spaces."""
    yield from may_move(s, me, 2)
    yield from take_coins(s, me, foe_heroes(s, me, near(s, me)), (1, 2))
    yield from may_move(s, me, 2)


def _poison(s: Lane, me: Piece, strength: int) -> Flow[None]:
    heroes = [piece for piece in s.pieces_in(in_reach(s, me)) if s.is_hero(piece)]
    victim = yield from target(s, me, heroes, "marker")
    yield from give_marker(s, me, victim, POISON.id, strength)


def poisoned_dagger(s: Lane, me: Piece) -> Flow[None]:
    """Give a hero in range your poison marker. It has -1 initiative, -1 attack and -1 defence."""
    yield from _poison(s, me, 1)


def poisoned_dart(s: Lane, me: Piece) -> Flow[None]:
    """Give a hero in range your poison marker. It has -2 initiative, -2 attack and -2 defence."""
    yield from _poison(s, me, 2)


def weakened(s: Lane, source: Source, hero: Piece) -> int:
    return -marker_strength(s, source, hero)


def cloak_and_daggers(s: Lane, me: Piece) -> Flow[None]:
    """After each of your basic actions you may perform it once more. A repeated attack cannot hit the same unit."""
    yield from repeat_elsewhere(s, me)


def strike_again(s: Lane, source: Source) -> Flow[None]:
    act = act_of(s)
    if s.card(act.card).is_basic and act.action != HOLD:
        yield from cloak_and_daggers(s, source.piece)


POISON = MarkerKind("poison", Lasting(attack=weakened, defence=weakened, initiative=weakened))

ATTACK, SKILL, DEFENCE = Kind.ATTACK, Kind.SKILL, Kind.DEFENCE

HERO = Hero(
    id="tigerclaw",
    name="Tigerclaw",
    title="the Cutpurse",
    complexity=1,
    roles=("melee", "disabler", "farming"),
    stats=((4, 8), (1, 4), (8, 8), (7, 8)),
    markers=(POISON,),
    cards=(
        Card("Blink Strike", Colour.GOLD, 0, ATTACK, 13, blink_strike, value=3, defence=1, movement=1),
        Card(
            "Blend Into Shadows", Colour.SILVER, 0, SKILL, 6, blend_into_shadows, radius=2, defence=2,
            lasting=Lasting(immune=in_the_shadows),
        ),
        Card("Hit and Run", Colour.RED, 1, ATTACK, 9, hit_and_run, value=3, defence=3, movement=4),
        Card("Dodge", Colour.BLUE, 1, DEFENCE, 10, dodge, sign="!", movement=3),
        Card("Light-Fingered", Colour.GREEN, 1, SKILL, 2, light_fingered, defence=1, movement=3),
        Card(
            "Combat Reflexes", Colour.RED, 2, ATTACK, 9, combat_reflexes, value=4, defence=3, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Backstab", Colour.RED, 2, ATTACK, 9, backstab, value=5, sign="+", defence=5, movement=5, item=Item.DEFENCE
        ),
        Card("Sidestep", Colour.BLUE, 2, DEFENCE, 11, sidestep, sign="!", movement=3, item=Item.ATTACK),
        Card("Parry", Colour.BLUE, 2, DEFENCE, 11, parry, sign="!", movement=3, item=Item.DEFENCE),
        Card("Pick Pocket", Colour.GREEN, 2, SKILL, 2, pick_pocket, defence=1, movement=3, item=Item.ATTACK),
        Card(
            "Poisoned Dagger", Colour.GREEN, 2, SKILL, 2, poisoned_dagger, ranged=True, range=3, defence=1, movement=3,
            item=Item.INITIATIVE,
        ),
        Card(
            "Leaping Strike", Colour.RED, 3, ATTACK, 10, leaping_strike, value=4, defence=4, movement=4,
            item=Item.RADIUS,
        ),
        Card(
            "Backstab with a Ballista", Colour.RED, 3, ATTACK, 10, backstab_with_a_ballista, value=5, sign="+",
            ranged=True, range=1, defence=6, movement=5, item=Item.DEFENCE,
        ),
        Card("Evade", Colour.BLUE, 3, DEFENCE, 11, evade, sign="!", movement=3, item=Item.ATTACK),
        Card("Riposte", Colour.BLUE, 3, DEFENCE, 11, riposte, sign="!", movement=3, item=Item.RANGE),
        Card("Master Thief", Colour.GREEN, 3, SKILL, 1, master_thief, defence=2, movement=3, item=Item.MOVEMENT),
        Card(
            "Poisoned Dart", Colour.GREEN, 3, SKILL, 1, poisoned_dart, ranged=True, range=3, defence=2, movement=3,
            item=Item.INITIATIVE,
        ),
        Card(
            "Cloak and Daggers", Colour.PURPLE, 4, Kind.ULTIMATE, None, cloak_and_daggers,
            lasting=Lasting(after_action=strike_again),
        ),
    ),
    handicap=Card("Nimble Strike", Colour.GOLD, 0, ATTACK, 12, nimble_strike, value=2, defence=1, movement=1),
)  # fmt: skip
