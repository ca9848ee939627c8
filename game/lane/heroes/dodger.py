"""Dodger, the Warlock: strikes from afar, feeds on the fallen, calls minions back."""

from game.kernel.flow import Flow
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import add_defence, attack, attack_target, attackable
from game.lane.state import Lane
from game.lane.verbs import (
    area,
    discards,
    empty_points,
    foe_heroes,
    gain,
    gain_item,
    in_reach,
    may_move_one_of,
    may_target,
    near,
    respawn_minion,
    target,
    this_turn,
)


def dread_razor(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you; or, if you stand next to an empty spawn point in the battle zone, a unit in range."""
    foe = yield from attack_target(s, me, attackable(s, me, _razor_area(s, me)))
    yield from attack(s, me, foe)


def rusty_razor(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you; or, if you stand next to an empty spawn point in the battle zone, a hero in range."""
    foe = yield from attack_target(s, me, _heroes(s, attackable(s, me, _razor_area(s, me))))
    yield from attack(s, me, foe)


def _razor_area(s: Lane, me: Piece) -> int:
    beside = near(s, me)
    return beside | in_reach(s, me) if empty_points(s, me, beside) else beside


def _heroes(s: Lane, pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if s.is_hero(piece)]


def death_trap(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius that stands next to an empty spawn point in the battle zone discards a card, if able."""
    trapped = [foe for foe in foe_heroes(s, me, in_reach(s, me)) if empty_points(s, me, near(s, foe))]
    victim = yield from target(s, me, trapped)
    yield from discards(s, me, victim)


def finger_of_death(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, or a hero in range that has a card in its discard."""
    foe = yield from attack_target(s, me, [*_beside(s, me), *_far_marked(s, me)])
    yield from attack(s, me, foe)


def middlefinger_of_death(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, a hero in range that has a card in its discard, or first one and then the other."""
    first = yield from attack_target(s, me, [*_beside(s, me), *_far_marked(s, me)])
    may_be_beside, may_be_marked = first in _beside(s, me), first in _marked(s, me)
    yield from attack(s, me, first)
    left = [*(_marked(s, me) if may_be_beside else ()), *(_beside(s, me) if may_be_marked else ())]
    second = [foe for foe in dict.fromkeys(left) if foe != first]
    yield from _may_attack(s, me, second)


def _may_attack(s: Lane, me: Piece, candidates: list[Piece]) -> Flow[None]:
    foe = yield from may_target(s, me, candidates, "target")
    if foe is not None:
        yield from attack(s, me, foe)


def _beside(s: Lane, me: Piece) -> list[Piece]:
    return attackable(s, me, near(s, me))


def _marked(s: Lane, me: Piece) -> list[Piece]:
    """Enemy heroes in range that have a card in their discard."""
    return [foe for foe in _heroes(s, attackable(s, me, in_reach(s, me))) if s.discard[foe]]


def _far_marked(s: Lane, me: Piece) -> list[Piece]:
    return [foe for foe in _marked(s, me) if not s.is_adjacent(me, foe)]


def burning_skull(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards you may move a minion next to you 1 space, to a space not next to you."""
    yield from _skull(s, me, 1)


def blazing_skull(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards you may move up to 2 minions next to you 1 space each, to spaces not next to
    you."""
    yield from _skull(s, me, 2)


def _skull(s: Lane, me: Piece, minions: int) -> Flow[None]:
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    yield from attack(s, me, foe)
    for _ in range(minions):
        scared = [piece for piece in s.pieces_in(near(s, me)) if s.is_minion(piece)]
        if not (yield from may_move_one_of(s, me, scared, 1, lambda minion: ~near(s, me))):
            return


def shield_of_decay(s: Lane, me: Piece) -> Flow[None]:
    """+2 defence if at least two spawn points in radius in the battle zone are empty."""
    if _points_in_reach(s, me) >= 2:
        add_defence(s, 2)
    yield from ()


def aegis_of_doom(s: Lane, me: Piece) -> Flow[None]:
    """+4 defence if at least two spawn points in radius in the battle zone are empty."""
    if _points_in_reach(s, me) >= 2:
        add_defence(s, 4)
    yield from ()


def _points_in_reach(s: Lane, me: Piece) -> int:
    return len(empty_points(s, me, in_reach(s, me)))


def dark_ritual(s: Lane, me: Piece) -> Flow[None]:
    """If at least two spawn points in radius in the battle zone are empty, gain 1 coin."""
    if _points_in_reach(s, me) >= 2:
        gain(s, me, 1)
    yield from ()


def darker_ritual(s: Lane, me: Piece) -> Flow[None]:
    """If at least two spawn points in radius in the battle zone are empty, gain 2 coins."""
    if _points_in_reach(s, me) >= 2:
        gain(s, me, 2)
    yield from ()


def darkest_ritual(s: Lane, me: Piece) -> Flow[None]:
    """If at least two spawn points in radius in the battle zone are empty, gain 2 coins. With your ultimate unlocked,
    gain an attack item too."""
    if _points_in_reach(s, me) >= 2:
        gain(s, me, 2)
        if s.has_ultimate(me):
            gain_item(s, me, Item.ATTACK)
    yield from ()


def necromancy(s: Lane, me: Piece) -> Flow[None]:
    """A fallen friendly minion comes back on an empty spawn point in the battle zone next to you."""
    yield from respawn_minion(s, me, near(s, me))


def necromastery(s: Lane, me: Piece) -> Flow[None]:
    """A fallen friendly minion comes back on an empty spawn point in the battle zone in radius."""
    yield from respawn_minion(s, me, in_reach(s, me))


def weakness(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes in radius have -4 attack."""
    this_turn(s, me)
    yield from ()


def enfeeblement(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes in radius have -6 attack and cannot repeat actions."""
    this_turn(s, me)
    yield from ()


def _is_cursed(s: Lane, source: Source, hero: Piece) -> bool:
    return s.side[hero] != s.side[source.piece] and bool(area(s, source) >> s.where[hero] & 1)


def weak(s: Lane, source: Source, hero: Piece) -> int:
    return -4 if _is_cursed(s, source, hero) else 0


def feeble(s: Lane, source: Source, hero: Piece) -> int:
    return -6 if _is_cursed(s, source, hero) else 0


def tide_of_darkness(s: Lane, me: Piece) -> Flow[None]:
    """While you act or defend, every space counts as one in the battle zone with a friendly minion spawn point."""
    yield from ()


ATTACK, SKILL, DEFENCE = Kind.ATTACK, Kind.SKILL, Kind.DEFENCE

HERO = Hero(
    id="dodger",
    name="Dodger",
    title="the Warlock",
    complexity=1,
    roles=("damager", "sniper", "pusher", "farming", "disabler"),
    stats=((3, 3), (2, 5), (7, 7), (5, 5)),
    cards=(
        Card(
            "Dread Razor", Colour.GOLD, 0, ATTACK, 12, dread_razor, value=2, ranged=True, range=2, defence=1, movement=1
        ),
        Card("Death Trap", Colour.SILVER, 0, SKILL, 7, death_trap, radius=4, defence=1),
        Card(
            "Littlefinger of Death", Colour.RED, 1, ATTACK, 9, finger_of_death, value=4, ranged=True, range=2,
            defence=5, movement=4,
        ),
        Card("Shield of Decay", Colour.BLUE, 1, DEFENCE, 10, shield_of_decay, value=3, sign="+", radius=2, movement=3),
        Card("Dark Ritual", Colour.GREEN, 1, SKILL, 3, dark_ritual, radius=3, defence=2, movement=2),
        Card(
            "Finger of Death", Colour.RED, 2, ATTACK, 9, finger_of_death, value=4, ranged=True, range=3, defence=6,
            movement=4, item=Item.INITIATIVE,
        ),
        Card(
            "Burning Skull", Colour.RED, 2, ATTACK, 9, burning_skull, value=3, ranged=True, range=2, defence=5,
            movement=4, item=Item.DEFENCE,
        ),
        Card(
            "Vampiric Shield", Colour.BLUE, 2, DEFENCE, 10, shield_of_decay, value=4, sign="+", radius=2, movement=3,
            item=Item.INITIATIVE,
        ),
        Card(
            "Weakness", Colour.BLUE, 2, SKILL, 10, weakness, radius=4, defence=4, movement=3, item=Item.ATTACK,
            lasting=Lasting(attack=weak),
        ),
        Card(
            "Darker Ritual", Colour.GREEN, 2, SKILL, 3, darker_ritual, radius=3, defence=2, movement=2,
            item=Item.DEFENCE,
        ),
        Card("Necromancy", Colour.GREEN, 2, SKILL, 3, necromancy, defence=2, movement=2, item=Item.ATTACK),
        Card(
            "Middlefinger of Death", Colour.RED, 3, ATTACK, 10, middlefinger_of_death, value=5, ranged=True, range=3,
            defence=6, movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Blazing Skull", Colour.RED, 3, ATTACK, 10, blazing_skull, value=4, ranged=True, range=2, defence=5,
            movement=4, item=Item.RADIUS,
        ),
        Card(
            "Aegis of Doom", Colour.BLUE, 3, DEFENCE, 11, aegis_of_doom, value=4, sign="+", radius=2, movement=3,
            item=Item.INITIATIVE,
        ),
        Card(
            "Enfeeblement", Colour.BLUE, 3, SKILL, 11, enfeeblement, radius=4, defence=4, movement=3, item=Item.ATTACK,
            lasting=Lasting(attack=feeble, no_repeats=_is_cursed),
        ),
        Card(
            "Darkest Ritual", Colour.GREEN, 3, SKILL, 2, darkest_ritual, radius=3, defence=3, movement=2,
            item=Item.DEFENCE,
        ),
        Card(
            "Necromastery", Colour.GREEN, 3, SKILL, 2, necromastery, radius=1, defence=3, movement=2, item=Item.RANGE
        ),
        Card(
            "Tide of Darkness", Colour.PURPLE, 4, Kind.ULTIMATE, None, tide_of_darkness,
            lasting=Lasting(spawns_everywhere=True),
        ),
    ),
    handicap=Card(
        "Rusty Razor", Colour.GOLD, 0, ATTACK, 11, rusty_razor, value=1, ranged=True, range=2, defence=1, movement=1
    ),
)  # fmt: skip
