"""Wasp, the Warmaiden: lightning, walls of static, and things that fly where she wants them."""

from game.hexgrid.board import cells_of
from game.kernel.decision import Fizzle, choose, may
from game.kernel.flow import Flow
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_target,
    attackable,
    attacker_of,
    block,
    defeat_minions,
    discards_or_falls,
)
from game.lane.state import PRIMARY, Lane
from game.lane.verbs import (
    MOVE,
    PLACE,
    PUSH,
    SWAP,
    act_of,
    area,
    asking,
    discards,
    displaceable,
    foe_heroes,
    foes,
    in_reach,
    landing,
    may_displace,
    may_repeat,
    may_target,
    move_exactly,
    near,
    others,
    place_within,
    push,
    steps_of,
    target_if_any,
    targets_up_to,
    this_turn,
    walk,
)


def magnetic_dagger(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. This turn enemy units in radius cannot be swapped or placed by any enemy hero."""
    yield from attack_adjacent(s, me)
    this_turn(s, me)


def crackling_dagger(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. This turn enemy units in radius cannot be swapped or placed by any enemy hero."""
    heroes = [foe for foe in attackable(s, me, near(s, me)) if s.is_hero(foe)]
    foe = yield from attack_target(s, me, heroes)
    yield from attack(s, me, foe)
    this_turn(s, me)


def magnetised(s: Lane, source: Source, piece: Piece, actor: Piece, how: str) -> bool:
    me = source.piece
    if how not in (SWAP, PLACE) or s.side[actor] == s.side[me] or not s.is_foe(piece, me):
        return False
    return bool(area(s, source) >> s.where[piece] & 1)


def static_barrier(s: Lane, me: Piece) -> Flow[None]:
    """This turn, while an enemy hero outside the radius acts, spaces in radius are obstacles to it; while one inside
    acts, all spaces outside are. Nothing that it moves or pushes crosses over."""
    this_turn(s, me)
    yield from ()


def charged_walls(s: Lane, source: Source, actor: Piece) -> int:
    me = source.piece
    if s.side[actor] == s.side[me]:
        return 0
    inside = area(s, source)
    return s.board.playable & ~inside & ~(1 << s.where[me]) if inside >> s.where[actor] & 1 else inside


def shock(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards an enemy hero in radius but not next to you discards a card, if able."""
    yield from attack_adjacent(s, me)
    victim = yield from target_if_any(s, me, _distant_heroes(s, me))
    if victim is not None:
        yield from discards(s, me, victim)


def electroblast(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards an enemy hero in radius but not next to you discards a card, or is
    defeated."""
    yield from attack_adjacent(s, me)
    victim = yield from target_if_any(s, me, _distant_heroes(s, me))
    if victim is not None:
        yield from discards_or_falls(s, me, victim)


def _distant_heroes(s: Lane, me: Piece) -> list[Piece]:
    return foe_heroes(s, me, in_reach(s, me) & ~near(s, me))


def lift_up(s: Lane, me: Piece) -> Flow[None]:
    """Move a unit or token in radius 1 space, keeping its distance to you. You may repeat this once on the same one."""
    yield from _orbit(s, me, 1)


def center_of_mass(s: Lane, me: Piece) -> Flow[None]:
    """Move a unit or token in radius 1 space, keeping its distance to you. You may repeat this up to twice on the same
    one."""
    yield from _orbit(s, me, 2)


def _orbit(s: Lane, me: Piece, repeats: int) -> Flow[None]:
    liftable = [
        piece
        for piece in displaceable(s, me, others(s, me, in_reach(s, me)), MOVE)
        if steps_of(s, me, piece, _ring(s, me, piece))
    ]
    piece = yield from choose(s.seat(me), "move_target", liftable, "piece", asking(s, me))
    yield from move_exactly(s, me, piece, 1, _ring(s, me, piece))
    for _ in range(repeats):
        if not (may_repeat(s, me) and may_displace(s, me, piece, MOVE)):
            return
        cells = cells_of(steps_of(s, me, piece, _ring(s, me, piece)))
        cell = yield from may(s.seat(me), "move_to", cells, "cell", asking(s, me, 1, piece))
        if cell is None:
            return
        walk(s, me, piece, cell, landing(s, me))


def _ring(s: Lane, me: Piece, piece: Piece) -> int:
    """The spaces as far from `me` as `piece` is."""
    far = s.distance(me, piece)
    return s.board.within(s.where[me], far) & ~s.board.within(s.where[me], far - 1)


def stop_projectiles(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack."""
    block(s, ranged=True)
    yield from ()


def deflect_projectiles(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack. If you do, an enemy hero in range other than the attacker discards a card, if able."""
    block(s, ranged=True)
    bystanders = [foe for foe in foe_heroes(s, me, in_reach(s, me)) if foe != attacker_of(s)]
    victim = yield from target_if_any(s, me, bystanders)
    if victim is not None:
        yield from discards(s, me, victim)


def reflect_projectiles(s: Lane, me: Piece) -> Flow[None]:
    """Block a ranged attack. If you do, an enemy hero in range discards a card, if able."""
    block(s, ranged=True)
    victim = yield from target_if_any(s, me, foe_heroes(s, me, in_reach(s, me)))
    if victim is not None:
        yield from discards(s, me, victim)


def charged_boomerang(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range that is not in a straight line with you; units next to you always are."""
    foe = yield from attack_target(s, me, _off_line(s, me))
    yield from attack(s, me, foe)


def thunder_boomerang(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range that is not in a straight line with you. If it was a hero, you may repeat this once on
    another unit."""
    foe = yield from attack_target(s, me, _off_line(s, me))
    yield from attack(s, me, foe)
    if s.is_hero(foe) and may_repeat(s, me):
        other = yield from may_target(s, me, [unit for unit in _off_line(s, me) if unit != foe], "target")
        if other is not None:
            yield from attack(s, me, other)


def _off_line(s: Lane, me: Piece) -> list[Piece]:
    return attackable(s, me, in_reach(s, me) & ~s.board.lines(s.where[me]))


def kinetic_repulse(s: Lane, me: Piece) -> Flow[None]:
    """Push up to 2 enemy units next to you 3 spaces. A hero that an obstacle stops on the way discards a card, if
    able."""
    yield from _repulse(s, me, (3,))


def kinetic_blast(s: Lane, me: Piece) -> Flow[None]:
    """Push up to 2 enemy units next to you 3 or 4 spaces. A hero that an obstacle stops on the way discards a card, if
    able."""
    yield from _repulse(s, me, (3, 4))


def _repulse(s: Lane, me: Piece, distances: tuple[int, ...]) -> Flow[None]:
    beside = displaceable(s, me, foes(s, me, near(s, me)), PUSH)
    chosen = yield from targets_up_to(s, me, beside, 2, "push_target")
    if not chosen:
        return
    spaces = yield from choose(s.seat(me), "push_steps", distances, "amount", asking(s, me, *chosen))
    stopped: list[Piece] = []
    for foe in chosen:
        if (yield from push(s, me, foe, spaces)) < spaces:
            stopped.append(foe)
    for foe in stopped:
        if s.is_hero(foe):
            yield from discards(s, me, foe)


def telekinesis(s: Lane, me: Piece) -> Flow[None]:
    """Place a unit or token in range that is not in a straight line with you onto a space next to you."""
    yield from _fetch(s, me)


def mass_telekinesis(s: Lane, me: Piece) -> Flow[None]:
    """Place a unit or token in range that is not in a straight line with you onto a space next to you. You may
    repeat this once."""
    yield from _fetch(s, me)
    if may_repeat(s, me) and near(s, me) & ~landing(s, me):
        piece = yield from may(s.seat(me), "place_target", _fetchable(s, me), "piece", asking(s, me))
        if piece is not None:
            yield from place_within(s, me, piece, near(s, me))


def _fetch(s: Lane, me: Piece) -> Flow[None]:
    if not near(s, me) & ~landing(s, me):
        raise Fizzle("place_at")
    piece = yield from choose(s.seat(me), "place_target", _fetchable(s, me), "piece", asking(s, me))
    yield from place_within(s, me, piece, near(s, me))


def _fetchable(s: Lane, me: Piece) -> list[Piece]:
    return displaceable(s, me, others(s, me, in_reach(s, me) & ~s.board.lines(s.where[me])), PLACE)


def high_voltage(s: Lane, me: Piece) -> Flow[None]:
    """After each of your basic skills you may defeat an enemy minion in radius; an enemy hero that was next to it
    discards a card, if able."""
    yield from ()


def discharge(s: Lane, source: Source) -> Flow[None]:
    me, act = source.piece, act_of(s)
    card = s.card(act.card)
    if not (card.is_basic and card.is_skill and act.action == PRIMARY):
        return
    minions = [piece for piece in foes(s, me, area(s, source)) if s.is_minion(piece)]
    minion = yield from may_target(s, me, minions, "victim")
    if minion is None:
        return
    beside = near(s, minion)
    yield from defeat_minions(s, me, [minion])
    victim = yield from target_if_any(s, me, foe_heroes(s, me, beside))
    if victim is not None:
        yield from discards(s, me, victim)


ATTACK, SKILL, DEFENCE = Kind.ATTACK, Kind.SKILL, Kind.DEFENCE

HERO = Hero(
    id="wasp",
    name="Wasp",
    title="the Warmaiden",
    complexity=1,
    roles=("disabler", "tactician", "sniper"),
    stats=((5, 5), (4, 5), (6, 6), (5, 5)),
    cards=(
        Card(
            "Magnetic Dagger", Colour.GOLD, 0, ATTACK, 12, magnetic_dagger, value=3, radius=3, defence=2, movement=1,
            lasting=Lasting(fixed=magnetised),
        ),
        Card(
            "Static Barrier", Colour.SILVER, 0, SKILL, 13, static_barrier, radius=2, defence=2,
            lasting=Lasting(walls=charged_walls),
        ),
        Card("Shock", Colour.RED, 1, ATTACK, 8, shock, value=5, radius=2, defence=6, movement=4),
        Card("Lift Up", Colour.BLUE, 1, SKILL, 10, lift_up, radius=2, defence=5, movement=3),
        Card("Stop Projectiles", Colour.GREEN, 1, DEFENCE, 3, stop_projectiles, sign="!", ranged=True, movement=2),
        Card(
            "Electrocute", Colour.RED, 2, ATTACK, 9, shock, value=5, radius=3, defence=6, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Charged Boomerang", Colour.RED, 2, ATTACK, 9, charged_boomerang, value=3, ranged=True, range=3, defence=3,
            movement=4, item=Item.DEFENCE,
        ),
        Card("Control Gravity", Colour.BLUE, 2, SKILL, 10, lift_up, radius=3, defence=5, movement=3, item=Item.DEFENCE),
        Card("Kinetic Repulse", Colour.BLUE, 2, SKILL, 10, kinetic_repulse, defence=5, movement=3, item=Item.ATTACK),
        Card(
            "Deflect Projectiles", Colour.GREEN, 2, DEFENCE, 3, deflect_projectiles, sign="!", ranged=True, range=3,
            movement=2, item=Item.INITIATIVE,
        ),
        Card(
            "Telekinesis", Colour.GREEN, 2, SKILL, 3, telekinesis, ranged=True, range=3, defence=3, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Electroblast", Colour.RED, 3, ATTACK, 9, electroblast, value=6, radius=3, defence=7, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Thunder Boomerang", Colour.RED, 3, ATTACK, 9, thunder_boomerang, value=4, ranged=True, range=3, defence=4,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Center of Mass", Colour.BLUE, 3, SKILL, 11, center_of_mass, radius=3, defence=6, movement=3,
            item=Item.DEFENCE,
        ),
        Card("Kinetic Blast", Colour.BLUE, 3, SKILL, 11, kinetic_blast, defence=6, movement=3, item=Item.RANGE),
        Card(
            "Reflect Projectiles", Colour.GREEN, 3, DEFENCE, 2, reflect_projectiles, sign="!", ranged=True, range=3,
            movement=2, item=Item.RADIUS,
        ),
        Card(
            "Mass Telekinesis", Colour.GREEN, 3, SKILL, 2, mass_telekinesis, ranged=True, range=3, defence=4,
            movement=2, item=Item.ATTACK,
        ),
        Card(
            "High Voltage", Colour.PURPLE, 4, Kind.ULTIMATE, None, high_voltage, radius=3,
            lasting=Lasting(after_action=discharge),
        ),
    ),
    handicap=Card(
        "Crackling Dagger", Colour.GOLD, 0, ATTACK, 11, crackling_dagger, value=2, radius=3, defence=1, movement=1,
        lasting=Lasting(fixed=magnetised),
    ),
)  # fmt: skip
