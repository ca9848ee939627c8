"""Xargatha, the Changed: fights best among many foes, lures minions, turns heroes to stone."""

from collections.abc import Callable

from game.kernel.flow import Flow
from game.lane.actions import repeat_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_one_of,
    attack_target,
    attackable,
    beside,
    defeat_minions,
    heroes_beside,
)
from game.lane.state import MELEE, MINIONS, RANGED, Lane
from game.lane.verbs import (
    area,
    foe_heroes,
    foe_minions,
    foes,
    ignore_heavy_immunity,
    in_reach,
    is_repetition,
    may_move_one_of,
    may_retrieve,
    move_ends,
    move_up_to,
    movement,
    near,
    next_turn,
    target,
    this_round,
)


def cleave(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. You may repeat this once on a different enemy hero."""
    yield from attack_one_of(s, me, heroes_beside(s, me) if is_repetition(s) else beside(s, me))
    yield from repeat_elsewhere(s, me)


def desperate_cleave(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. You may repeat this once on a different enemy hero."""
    yield from attack_one_of(s, me, heroes_beside(s, me))
    yield from repeat_elsewhere(s, me)


def sirens_call(s: Lane, me: Piece) -> Flow[None]:
    """Choose an enemy unit in range that is not next to you; move it up to 3 spaces to a space next to you, if able."""
    foe = yield from target(s, me, foes(s, me, in_reach(s, me) & ~near(s, me)))
    if move_ends(s, me, foe, 3, near(s, me)):
        yield from move_up_to(s, me, foe, 3, near(s, me))


def threatening_slash(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, with +1 attack for each other enemy unit next to you."""
    yield from _whirl(s, me, 1)


def deadly_swipe(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, with +2 attack for each other enemy unit next to you."""
    yield from _whirl(s, me, 2)


def lethal_spin(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, with +3 attack for each other enemy unit next to you."""
    yield from _whirl(s, me, 3)


def _whirl(s: Lane, me: Piece, bonus: int) -> Flow[None]:
    foe = yield from attack_target(s, me, beside(s, me))
    around = [other for other in foes(s, me, near(s, me)) if other != foe]
    yield from attack(s, me, foe, bonus * len(around))


def long_thrust(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range, with +1 range for each enemy unit next to you."""
    yield from attack_one_of(s, me, attackable(s, me, _thrust_area(s, me)))


def rapid_thrusts(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range, with +1 range for each enemy unit next to you. You may repeat this once on a different
    enemy hero."""
    units = attackable(s, me, _thrust_area(s, me))
    heroes = [foe for foe in units if s.is_hero(foe)]
    yield from attack_one_of(s, me, heroes if is_repetition(s) else units)
    yield from repeat_elsewhere(s, me)


def _thrust_area(s: Lane, me: Piece) -> int:
    return in_reach(s, me, len(foes(s, me, near(s, me))))


def stone_gaze(s: Lane, me: Piece) -> Flow[None]:
    """Next turn enemy heroes in radius count as terrain too and cannot perform movement actions."""
    next_turn(s, me)
    yield from ()


def petrified(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return (MOVEMENT.value,) if hero in foe_heroes(s, source.piece, area(s, source)) else ()


def statues(s: Lane, source: Source) -> int:
    if not s.on_board(source.piece):
        return 0
    return sum(1 << s.where[hero] for hero in foe_heroes(s, source.piece, area(s, source)))


def charm(s: Lane, me: Piece) -> Flow[None]:
    """Before or after this movement you may move a ranged enemy minion in radius up to 2 spaces."""
    yield from _lure(s, me, (RANGED,))


def control(s: Lane, me: Piece) -> Flow[None]:
    """Before or after this movement you may move a ranged or melee enemy minion in radius up to 2 spaces."""
    yield from _lure(s, me, (RANGED, MELEE))


def dominate(s: Lane, me: Piece) -> Flow[None]:
    """Before or after this movement you may move an enemy minion in radius up to 2 spaces, also a heavy one that is
    immune."""
    ignore_heavy_immunity(s)
    yield from _lure(s, me, MINIONS)


def _lure(s: Lane, me: Piece, kinds: tuple[str, ...]) -> Flow[None]:
    lured = yield from _may_lure(s, me, kinds)
    yield from movement(s, me)
    if not lured:
        yield from _may_lure(s, me, kinds)


def _may_lure(s: Lane, me: Piece, kinds: tuple[str, ...]) -> Flow[bool]:
    minions = [minion for minion in foe_minions(s, me, in_reach(s, me)) if s.what[minion] in kinds]
    return (yield from may_move_one_of(s, me, minions, 2))


def fresh_converts(s: Lane, me: Piece) -> Flow[None]:
    """If you stand next to an enemy minion, you may retrieve a discarded card."""
    if foe_minions(s, me, near(s, me)):
        yield from may_retrieve(s, me, s.discard[me])


def devoted_followers(s: Lane, me: Piece) -> Flow[None]:
    """If you stand next to an enemy unit, you may retrieve a discarded card."""
    if foes(s, me, near(s, me)):
        yield from may_retrieve(s, me, s.discard[me])


def constrict(s: Lane, me: Piece) -> Flow[None]:
    """At the end of the round defeat an enemy melee minion next to you."""
    this_round(s, me)
    yield from ()


def final_embrace(s: Lane, me: Piece) -> Flow[None]:
    """At the end of the round defeat an enemy melee or ranged minion next to you."""
    this_round(s, me)
    yield from ()


def strangles(*kinds: str) -> Callable[[Lane, Source], Flow[None]]:
    """Defeat a minion of these types."""

    def strangle(s: Lane, source: Source) -> Flow[None]:
        me = source.piece
        minions = [minion for minion in foe_minions(s, me, near(s, me)) if s.what[minion] in kinds]
        victim = yield from target(s, me, minions)
        yield from defeat_minions(s, me, [victim])

    return strangle


def metamorphosis(s: Lane, me: Piece) -> Flow[None]:
    """You have +1 movement and +1 initiative for each enemy unit next to you. You may move through obstacles."""
    yield from ()


def encircled(s: Lane, source: Source, hero: Piece) -> int:
    return len(foes(s, hero, near(s, hero))) if hero == source.piece else 0


def slithers(s: Lane, source: Source, piece: Piece) -> bool:
    return piece == source.piece


ATTACK, SKILL, MOVEMENT = Kind.ATTACK, Kind.SKILL, Kind.MOVEMENT

HERO = Hero(
    id="xargatha",
    name="Xargatha",
    title="the Changed",
    complexity=1,
    roles=("tactician", "pusher", "disabler", "durable", "sniper",),
    stats=((5, 8), (6, 6), (3, 3), (6, 6)),
    cards=(
        Card("Cleave", Colour.GOLD, 0, ATTACK, 11, cleave, value=4, defence=2, movement=1),
        Card("Siren's Call", Colour.SILVER, 0, SKILL, 3, sirens_call, ranged=True, range=3, defence=3),
        Card(
            "Threatening Slash", Colour.RED, 1, ATTACK, 7, threatening_slash, value=5, sign="+", defence=6,
            movement=5,
        ),
        Card(
            "Stone Gaze", Colour.BLUE, 1, SKILL, 9, stone_gaze, radius=2, defence=5, movement=3,
            lasting=Lasting(bans=petrified, terrain=statues),
        ),
        Card("Charm", Colour.GREEN, 1, MOVEMENT, 5, charm, value=2, radius=2, defence=3),
        Card(
            "Deadly Swipe", Colour.RED, 2, ATTACK, 8, deadly_swipe, value=5, sign="+", defence=7, movement=5,
            item=Item.INITIATIVE,
        ),
        Card(
            "Long Thrust", Colour.RED, 2, ATTACK, 8, long_thrust, value=3, ranged=True, range=1, defence=4,
            movement=4, item=Item.DEFENCE,
        ),
        Card(
            "Petrifying Stare", Colour.BLUE, 2, SKILL, 10, stone_gaze, radius=3, defence=6, movement=3,
            item=Item.DEFENCE, lasting=Lasting(bans=petrified, terrain=statues),
        ),
        Card("Fresh Converts", Colour.BLUE, 2, SKILL, 10, fresh_converts, defence=6, movement=3, item=Item.ATTACK),
        Card("Control", Colour.GREEN, 2, MOVEMENT, 4, control, value=2, radius=2, defence=3, item=Item.ATTACK),
        Card(
            "Constrict", Colour.GREEN, 2, SKILL, 4, constrict, defence=3, movement=2, item=Item.INITIATIVE,
            lasting=Lasting(end_of_round=strangles(MELEE)),
        ),
        Card(
            "Lethal Spin", Colour.RED, 3, ATTACK, 8, lethal_spin, value=5, sign="+", defence=7, movement=5,
            item=Item.RADIUS,
        ),
        Card(
            "Rapid Thrusts", Colour.RED, 3, ATTACK, 8, rapid_thrusts, value=4, ranged=True, range=1, defence=4,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Turn into Statues", Colour.BLUE, 3, SKILL, 10, stone_gaze, radius=4, defence=6, movement=3,
            item=Item.DEFENCE, lasting=Lasting(bans=petrified, terrain=statues),
        ),
        Card(
            "Devoted Followers", Colour.BLUE, 3, SKILL, 10, devoted_followers, defence=6, movement=3,
            item=Item.RANGE,
        ),
        Card("Dominate", Colour.GREEN, 3, MOVEMENT, 4, dominate, value=2, radius=2, defence=4, item=Item.ATTACK),
        Card(
            "Final Embrace", Colour.GREEN, 3, SKILL, 4, final_embrace, defence=4, movement=2, item=Item.INITIATIVE,
            lasting=Lasting(end_of_round=strangles(MELEE, RANGED)),
        ),
        Card(
            "Metamorphosis", Colour.PURPLE, 4, Kind.ULTIMATE, None, metamorphosis,
            lasting=Lasting(movement=encircled, initiative=encircled, passes=slithers),
        ),
    ),
    handicap=Card("Desperate Cleave", Colour.GOLD, 0, ATTACK, 10, desperate_cleave, value=3, defence=1, movement=1),
)  # fmt: skip
