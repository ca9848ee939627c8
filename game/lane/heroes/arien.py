"""Arien, the Tidemaster: strikes through a line, floats away, duels one foe at a time."""

from game.kernel.flow import Flow
from game.lane.actions import repeat, repeat_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_in_reach,
    attack_target,
    attacker_of,
    beside,
    discards_or_falls,
    heroes_beside,
    ignore_minions,
)
from game.lane.state import FAST_TRAVEL, Lane
from game.lane.verbs import (
    area,
    behind,
    foe_heroes,
    foe_minions,
    foes,
    in_reach,
    is_attack_action,
    is_spent,
    may_move,
    may_move_one_of,
    may_push_up_to,
    may_target,
    movement,
    near,
    place_within,
    spend,
    swap_with,
    this_round,
    this_turn,
    units,
)


def noble_blade(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Before the attack you may move another unit next to the target 1 space."""
    foe = yield from attack_target(s, me, beside(s, me))
    yield from may_move_one_of(s, me, units(s, me, near(s, foe)), 1)
    yield from attack(s, me, foe)


def ceremonial_blade(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. Before the attack you may move a minion next to the target 1 space."""
    foe = yield from attack_target(s, me, heroes_beside(s, me))
    minions = [piece for piece in units(s, me, near(s, foe)) if s.is_minion(piece)]
    yield from may_move_one_of(s, me, minions, 1)
    yield from attack(s, me, foe)


def spell_break(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes in radius cannot perform skill actions, except with gold cards."""
    this_turn(s, me)
    yield from ()


def broken_spells(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    if card.colour is Colour.GOLD or hero not in foe_heroes(s, source.piece, area(s, source)):
        return ()
    return (SKILL.value,)


def dangerous_current(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Before the attack, up to one enemy hero within 2 spaces straight behind the target
    discards a card, or is defeated."""
    yield from _current(s, me, 2)


def raging_stream(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Before the attack, up to one enemy hero within 3 spaces straight behind the target
    discards a card, or is defeated."""
    yield from _current(s, me, 3)


def violent_torrent(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Before the attack, up to one enemy hero within 5 spaces straight behind the target
    discards a card, or is defeated. You may repeat this once on a different unit."""
    yield from _current(s, me, 5)
    yield from repeat_elsewhere(s, me)


def _current(s: Lane, me: Piece, spaces: int) -> Flow[None]:
    foe = yield from attack_target(s, me, beside(s, me))
    swept = yield from may_target(s, me, foe_heroes(s, me, behind(s, me, foe, spaces)), "victim")
    if swept is not None:
        yield from discards_or_falls(s, me, swept)
    yield from attack(s, me, foe)


def rogue_wave(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards you may push an enemy unit next to you up to 2 spaces."""
    yield from attack_in_reach(s, me)
    yield from may_push_up_to(s, me, foes(s, me, near(s, me)), 2)


def tidal_blast(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards you may push an enemy unit next to you up to 3 spaces."""
    yield from attack_in_reach(s, me)
    yield from may_push_up_to(s, me, foes(s, me, near(s, me)), 3)


def aspiring_duelist(s: Lane, me: Piece) -> Flow[None]:
    """Minions of neither team change this defence."""
    ignore_minions(s)
    yield from ()


def expert_duelist(s: Lane, me: Piece) -> Flow[None]:
    """Minions of neither team change this defence. This turn no enemy hero but this attacker can touch you with attack
    actions."""
    ignore_minions(s)
    this_turn(s, me, attacker_of(s))
    yield from ()


def master_duelist(s: Lane, me: Piece) -> Flow[None]:
    """Minions of neither team change this defence. This round no enemy hero but this attacker can touch you with
    attack actions."""
    ignore_minions(s)
    this_round(s, me, attacker_of(s))
    yield from ()


def duelling(s: Lane, source: Source, piece: Piece, actor: Piece) -> bool:
    rival = actor == source.about or s.side[actor] == s.side[source.piece]
    return piece == source.piece and not rival and is_attack_action(s)


def slippery_ground(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes next to you cannot fast travel, nor move more than 1 space with a movement action."""
    this_turn(s, me)
    yield from movement(s, me)


def deluge(s: Lane, me: Piece) -> Flow[None]:
    """This turn enemy heroes in radius cannot fast travel, nor move more than 1 space with a movement action."""
    this_turn(s, me)
    yield from movement(s, me)


def slipping(s: Lane, source: Source, hero: Piece) -> int | None:
    return 1 if hero in foe_heroes(s, source.piece, near(s, source.piece)) else None


def stuck_beside(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return () if slipping(s, source, hero) is None else (FAST_TRAVEL,)


def wading(s: Lane, source: Source, hero: Piece) -> int | None:
    return 1 if hero in foe_heroes(s, source.piece, area(s, source)) else None


def stuck_in_radius(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return () if wading(s, source, hero) is None else (FAST_TRAVEL,)


def liquid_leap(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself in range, on a space without a spawn point and not next to an empty one."""
    points = s.board.spawn_cells
    shore = s.board.spread(points & ~s.filled)
    yield from place_within(s, me, me, in_reach(s, me) & ~points & ~shore)


def stranger_tide(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself in range, on a space without a spawn point."""
    yield from place_within(s, me, me, in_reach(s, me) & ~s.board.spawn_cells)


def arcane_whirlpool(s: Lane, me: Piece) -> Flow[None]:
    """Swap with an enemy minion in range."""
    yield from swap_with(s, me, foe_minions(s, me, in_reach(s, me)))


def ebb_and_flow(s: Lane, me: Piece) -> Flow[None]:
    """Swap with an enemy minion in range. If it stood next to you, you may repeat this once."""
    minion = yield from swap_with(s, me, foe_minions(s, me, in_reach(s, me)))
    if s.is_adjacent(me, minion):
        yield from repeat(s, me)


def living_tsunami(s: Lane, me: Piece) -> Flow[None]:
    """Once a turn, before you perform an attack action, you may move 1 space."""
    yield from ()


def surge(s: Lane, source: Source) -> Flow[None]:
    if is_attack_action(s) and not is_spent(s, source) and (yield from may_move(s, source.piece, 1)):
        spend(s, source)


ATTACK, SKILL, MOVEMENT, DEFENCE = Kind.ATTACK, Kind.SKILL, Kind.MOVEMENT, Kind.DEFENCE

HERO = Hero(
    id="arien",
    name="Arien",
    title="the Tidemaster",
    complexity=1,
    roles=("tactician", "disabler", "durable", "pusher",),
    stats=((8, 8), (5, 6), (4, 4), (5, 6)),
    cards=(
        Card("Noble Blade", Colour.GOLD, 0, ATTACK, 11, noble_blade, value=4, defence=2, movement=1),
        Card(
            "Spell Break", Colour.SILVER, 0, SKILL, 13, spell_break, radius=3, defence=3,
            lasting=Lasting(bans=broken_spells),
        ),
        Card("Dangerous Current", Colour.RED, 1, ATTACK, 8, dangerous_current, value=6, defence=6, movement=4),
        Card("Aspiring Duelist", Colour.BLUE, 1, DEFENCE, 9, aspiring_duelist, value=5, movement=3),
        Card("Liquid Leap", Colour.GREEN, 1, SKILL, 4, liquid_leap, ranged=True, range=2, defence=3, movement=2),
        Card(
            "Raging Stream", Colour.RED, 2, ATTACK, 8, raging_stream, value=7, defence=7, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Rogue Wave", Colour.RED, 2, ATTACK, 8, rogue_wave, value=4, ranged=True, range=2, defence=4,
            movement=4, item=Item.DEFENCE,
        ),
        Card(
            "Expert Duelist", Colour.BLUE, 2, DEFENCE, 10, expert_duelist, value=6, movement=3,
            item=Item.INITIATIVE, lasting=Lasting(immune=duelling),
        ),
        Card(
            "Slippery Ground", Colour.BLUE, 2, MOVEMENT, 10, slippery_ground, value=3, defence=6, item=Item.ATTACK,
            lasting=Lasting(slows=slipping, bans=stuck_beside),
        ),
        Card(
            "Magical Current", Colour.GREEN, 2, SKILL, 4, liquid_leap, ranged=True, range=3, defence=3, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Arcane Whirlpool", Colour.GREEN, 2, SKILL, 4, arcane_whirlpool, ranged=True, range=4, defence=3,
            movement=2, item=Item.DEFENCE,
        ),
        Card(
            "Violent Torrent", Colour.RED, 3, ATTACK, 9, violent_torrent, value=7, defence=7, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Tidal Blast", Colour.RED, 3, ATTACK, 9, tidal_blast, value=4, ranged=True, range=2, defence=4,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Master Duelist", Colour.BLUE, 3, DEFENCE, 10, master_duelist, value=6, movement=3, item=Item.RANGE,
            lasting=Lasting(immune=duelling),
        ),
        Card(
            "Deluge", Colour.BLUE, 3, MOVEMENT, 10, deluge, value=3, radius=1, defence=6, item=Item.ATTACK,
            lasting=Lasting(slows=wading, bans=stuck_in_radius),
        ),
        Card(
            "Stranger Tide", Colour.GREEN, 3, SKILL, 3, stranger_tide, ranged=True, range=3, defence=4, movement=2,
            item=Item.RADIUS,
        ),
        Card(
            "Ebb and Flow", Colour.GREEN, 3, SKILL, 3, ebb_and_flow, ranged=True, range=4, defence=4, movement=2,
            item=Item.DEFENCE,
        ),
        Card(
            "Living Tsunami", Colour.PURPLE, 4, Kind.ULTIMATE, None, living_tsunami,
            lasting=Lasting(before_action=surge),
        ),
    ),
    handicap=Card("Ceremonial Blade", Colour.GOLD, 0, ATTACK, 10, ceremonial_blade, value=3, defence=1, movement=1),
)  # fmt: skip
