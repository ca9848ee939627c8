"""Silverarrow, the Pathfinder: shoots from afar, is gone before they come, and keeps them from following."""

from game.kernel.flow import Flow
from game.lane.actions import repeat_elsewhere, repeats_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import attack_adjacent, attack_one_of, attackable, discards_or_falls
from game.lane.state import FAST_TRAVEL, Lane
from game.lane.verbs import (
    act_of,
    area,
    at_full_reach,
    choose_one,
    discards,
    fast_travel_cells,
    foe_heroes,
    foes,
    friend_heroes,
    gain,
    heroes_in,
    in_reach,
    is_movement_action,
    may_charge,
    may_fast_travel,
    may_move,
    may_retrieve,
    move_one_of,
    near,
    straight_ends,
    target,
    this_round,
    this_turn,
    units,
)

LONE, ADJACENT = "lone", "adjacent"


def shoot_and_scoot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit at full range. Afterwards you may fast travel to an adjacent zone."""
    yield from attack_one_of(s, me, _at_full_range(s, me))
    yield from _scoot(s, me)


def keep_the_distance(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero at full range. Afterwards you may fast travel to an adjacent zone."""
    yield from attack_one_of(s, me, [foe for foe in _at_full_range(s, me) if s.is_hero(foe)])
    yield from _scoot(s, me)


def _at_full_range(s: Lane, me: Piece) -> list[Piece]:
    return attackable(s, me, at_full_reach(s, me))


def _scoot(s: Lane, me: Piece) -> Flow[None]:
    here = s.zone(s.where[me])
    yield from may_fast_travel(s, me, [cell for cell in fast_travel_cells(s, me) if s.zone(cell) != here])


def trailblazer(s: Lane, me: Piece) -> Flow[None]:
    """You may fast travel. This round you, and friendly heroes in radius, pass through obstacles in movement
    actions."""
    yield from may_fast_travel(s, me, fast_travel_cells(s, me))
    this_round(s, me)


def on_the_trail(s: Lane, source: Source, piece: Piece) -> bool:
    me = source.piece
    follows = piece == me or piece in friend_heroes(s, me, area(s, source))
    return follows and is_movement_action(s) and act_of(s).hero == piece


def snap_shot(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a unit in range with no other unit next to it; or attack a unit next to you."""
    yield from choose_one(s, me, {LONE: _shoot_a_lone_one, ADJACENT: attack_adjacent})


def _shoot_a_lone_one(s: Lane, me: Piece) -> Flow[None]:
    lone = [foe for foe in attackable(s, me, in_reach(s, me)) if not units(s, foe, near(s, foe))]
    yield from attack_one_of(s, me, lone)


def long_shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit at full range."""
    yield from attack_one_of(s, me, _at_full_range(s, me))


def rain_of_arrows(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit at full range. If it was a hero, repeat this once on another hero, if able; if you do, you may
    repeat it once more, on a minion."""
    first = yield from attack_one_of(s, me, _under_the_rain(s, me))
    if s.is_hero(first) and (yield from repeats_elsewhere(s, me)):
        yield from repeat_elsewhere(s, me)


def _under_the_rain(s: Lane, me: Piece) -> list[Piece]:
    """At first any unit at full range, the second time a hero, the third time a minion."""
    foes_there, shots = _at_full_range(s, me), len(act_of(s).spared)
    return [foe for foe in foes_there if s.is_hero(foe) == (shots == 1)] if shots else foes_there


def grasping_roots(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes in radius cannot fast travel, nor move more than 1 space with a movement action."""
    this_turn(s, me)
    yield from ()


def entangled(s: Lane, source: Source, hero: Piece) -> int | None:
    return 1 if hero in foe_heroes(s, source.piece, area(s, source)) else None


def held_back(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return () if entangled(s, source, hero) is None else (FAST_TRAVEL,)


def warning_shot(s: Lane, me: Piece) -> Flow[None]:
    """At the end of the turn an enemy hero in radius discards a card, if able."""
    this_turn(s, me)
    yield from ()


def treetop_sentinel(s: Lane, me: Piece) -> Flow[None]:
    """At the end of the turn an enemy hero in radius discards a card, or is defeated."""
    this_turn(s, me)
    yield from ()


def warn(s: Lane, source: Source) -> Flow[None]:
    me = source.piece
    yield from discards(s, me, (yield from target(s, me, foe_heroes(s, me, area(s, source)))))


def strike_down(s: Lane, source: Source) -> Flow[None]:
    me = source.piece
    yield from discards_or_falls(s, me, (yield from target(s, me, foe_heroes(s, me, area(s, source)))))


def disorient(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit next to you 1 space. If you do, you may move 1 space."""
    yield from move_one_of(s, me, foes(s, me, near(s, me)), 1)
    yield from may_move(s, me, 1)


def divert_attention(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit next to you up to 2 spaces. If you do, you may move up to as many in a straight line."""
    yield from _divert(s, me, 2)


def lead_astray(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit next to you up to 3 spaces. If you do, you may move up to as many in a straight line."""
    yield from _divert(s, me, 3)


def _divert(s: Lane, me: Piece, most: int) -> Flow[None]:
    steps = yield from move_one_of(s, me, foes(s, me, near(s, me)), most)
    yield from may_charge(s, me, straight_ends(s, me, range(1, steps + 1)))


def fae_healing(s: Lane, me: Piece) -> Flow[None]:
    """A hero in radius may retrieve a discarded card; if it does, it gains 1 coin."""
    yield from _heal(s, me, 1)


def natures_blessing(s: Lane, me: Piece) -> Flow[None]:
    """A hero in radius may retrieve a discarded card; if it does, it gains 2 coins."""
    yield from _heal(s, me, 2)


def _heal(s: Lane, me: Piece, coins: int) -> Flow[None]:
    wounded = [hero for hero in heroes_in(s, me, in_reach(s, me)) if s.discard[hero]]
    hero = yield from target(s, me, wounded, "retriever")
    if (yield from may_retrieve(s, hero, s.discard[hero])):
        gain(s, hero, coins)


def wild_hunt(s: Lane, me: Piece) -> Flow[None]:
    """Before each of your actions you may move 2 spaces in a straight line."""
    yield from ()


def hunt(s: Lane, source: Source) -> Flow[None]:
    yield from may_charge(s, source.piece, straight_ends(s, source.piece, (2,)))


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="silverarrow",
    name="Silverarrow",
    title="the Pathfinder",
    complexity=2,
    roles=("sniper", "damager", "disabler", "healer", "farming",),
    stats=((2, 2), (1, 1), (7, 7), (6, 7)),
    cards=(
        Card(
            "Shoot and Scoot", Colour.GOLD, 0, ATTACK, 12, shoot_and_scoot, value=1, ranged=True, range=2,
            defence=1, movement=1,
        ),
        Card(
            "Trailblazer", Colour.SILVER, 0, SKILL, 13, trailblazer, radius=4, defence=1,
            lasting=Lasting(passes=on_the_trail),
        ),
        Card("Snap Shot", Colour.RED, 1, ATTACK, 9, snap_shot, value=3, ranged=True, range=2, defence=5, movement=5),
        Card(
            "Grasping Roots", Colour.BLUE, 1, SKILL, 10, grasping_roots, radius=2, defence=3, movement=3,
            lasting=Lasting(slows=entangled, bans=held_back),
        ),
        Card("Disorient", Colour.GREEN, 1, SKILL, 3, disorient, defence=1, movement=2),
        Card(
            "Opportunity Shot", Colour.RED, 2, ATTACK, 9, snap_shot, value=4, ranged=True, range=3, defence=5,
            movement=5, item=Item.DEFENCE,
        ),
        Card(
            "Long Shot", Colour.RED, 2, ATTACK, 9, long_shot, value=3, ranged=True, range=3, defence=4, movement=5,
            item=Item.INITIATIVE,
        ),
        Card(
            "Entangling Vines", Colour.BLUE, 2, SKILL, 10, grasping_roots, radius=3, defence=3, movement=3,
            item=Item.DEFENCE, lasting=Lasting(slows=entangled, bans=held_back),
        ),
        Card(
            "Warning Shot", Colour.BLUE, 2, SKILL, 10, warning_shot, radius=3, defence=3, movement=3,
            item=Item.ATTACK, lasting=Lasting(end_of_turn=warn),
        ),
        Card(
            "Divert Attention", Colour.GREEN, 2, SKILL, 2, divert_attention, defence=2, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Fae Healing", Colour.GREEN, 2, SKILL, 2, fae_healing, radius=4, defence=2, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Clear Shot", Colour.RED, 3, ATTACK, 10, snap_shot, value=5, ranged=True, range=4, defence=6,
            movement=5, item=Item.RADIUS,
        ),
        Card(
            "Rain of Arrows", Colour.RED, 3, ATTACK, 10, rain_of_arrows, value=3, ranged=True, range=3, defence=5,
            movement=5, item=Item.INITIATIVE,
        ),
        Card(
            "Grappling Branches", Colour.BLUE, 3, SKILL, 11, grasping_roots, radius=4, defence=4, movement=3,
            item=Item.DEFENCE, lasting=Lasting(slows=entangled, bans=held_back),
        ),
        Card(
            "Treetop Sentinel", Colour.BLUE, 3, SKILL, 11, treetop_sentinel, radius=3, defence=4, movement=3,
            item=Item.RANGE, lasting=Lasting(end_of_turn=strike_down),
        ),
        Card("Lead Astray", Colour.GREEN, 3, SKILL, 2, lead_astray, defence=2, movement=2, item=Item.MOVEMENT),
        Card(
            "Nature's Blessing", Colour.GREEN, 3, SKILL, 2, natures_blessing, radius=4, defence=2, movement=2,
            item=Item.ATTACK,
        ),
        Card("Wild Hunt", Colour.PURPLE, 4, Kind.ULTIMATE, None, wild_hunt, lasting=Lasting(before_action=hunt)),
    ),
    handicap=Card(
        "Keep the Distance", Colour.GOLD, 0, ATTACK, 11, keep_the_distance, value=1, ranged=True, range=2,
        defence=1, movement=1,
    ),
)  # fmt: skip
