"""Whisper, the Outcast: judges from afar, follows the trail of the fallen, leaves others cruel choices."""

from game.kernel.decision import choose
from game.kernel.flow import Flow
from game.lane import values
from game.lane.actions import repeat_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_one_of,
    attack_target,
    attackable,
    defeat_minions,
    discards_or_falls,
    heroes_beside,
)
from game.lane.state import MOVEMENT, Lane
from game.lane.verbs import (
    act_of,
    asking,
    banned_actions,
    charge,
    choose_one,
    discards,
    empty_points,
    foe_heroes,
    foe_minions,
    foes,
    in_reach,
    may_move,
    may_retrieve,
    may_touch,
    move_one_of,
    near,
    place_within,
    step_limit,
    straight_ends,
    swap_with,
    target,
    targets_up_to,
    this_turn,
    units,
)

ACCUSE, ADJACENT = "accuse", "adjacent"
IMMUNE, RETRIEVE = "immune", "retrieve"
YIELD, SLAY = "yield_card", "slay"


def swift_justice(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a hero in range that has no discarded card; if it defends and stands, it then moves as far as
    that card's movement goes, in a straight line, if able; or attack a unit next to you."""
    yield from choose_one(s, me, {ACCUSE: _accuse, ADJACENT: attack_adjacent})


def vile_accusation(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a hero in range that has no discarded card; if it defends and stands, it then moves as far as
    that card's movement goes, in a straight line, if able; or attack a hero next to you."""
    yield from choose_one(s, me, {ACCUSE: _accuse, ADJACENT: _attack_hero_beside})


def _attack_hero_beside(s: Lane, me: Piece) -> Flow[None]:
    yield from attack_one_of(s, me, heroes_beside(s, me))


def _accuse(s: Lane, me: Piece) -> Flow[None]:
    innocent = [foe for foe in attackable(s, me, in_reach(s, me)) if s.is_hero(foe) and not s.discard[foe]]
    foe = yield from attack_target(s, me, innocent)
    yield from attack(s, me, foe)
    if s.on_board(foe) and s.discard[foe]:
        yield from _flee(s, foe)


def _flee(s: Lane, foe: Piece) -> Flow[None]:
    """A full straight movement action of the card it has defended with, the first one discarded, if able."""
    card = s.card(s.discard[foe][0])
    steps = values.movement_icon(s, foe, card)
    if steps is None or MOVEMENT in banned_actions(s, foe, card) or step_limit(s, foe, steps) < steps:
        return
    ways = straight_ends(s, foe, (steps,))
    if ways:
        yield from charge(s, foe, ways)


def death_seeker(s: Lane, me: Piece) -> Flow[None]:
    """If an enemy hero in radius has a discarded card, choose one: this turn enemy actions cannot touch you; or you may
    retrieve a discarded card."""
    if _smells_blood(s, me):
        yield from choose_one(s, me, {IMMUNE: _vanish, RETRIEVE: _recover})


def _smells_blood(s: Lane, me: Piece) -> bool:
    return any(s.discard[foe] and may_touch(s, me, foe) for foe in foe_heroes(s, me, in_reach(s, me)))


def _vanish(s: Lane, me: Piece) -> Flow[None]:
    this_turn(s, me)
    yield from ()


def _recover(s: Lane, me: Piece) -> Flow[None]:
    yield from may_retrieve(s, me, s.discard[me])


def vanished(s: Lane, source: Source, piece: Piece, actor: Piece) -> bool:
    return piece == source.piece and s.side[actor] != s.side[piece]


def crimson_trail(s: Lane, me: Piece) -> Flow[None]:
    """If an empty spawn point in the battle zone is in radius, you may move 1 space. Attack a unit next to you."""
    yield from _trail(s, me, 1)


def sanguine_path(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 1 space for each empty spawn point in the battle zone in radius, but not more than 2. Attack a unit
    next to you."""
    yield from _trail(s, me, 2)


def blood_pilgrimage(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 1 space for each empty spawn point in the battle zone in radius, but not more than 3. Attack a unit
    next to you."""
    yield from _trail(s, me, 3)


def _trail(s: Lane, me: Piece, most: int) -> Flow[None]:
    yield from may_move(s, me, min(most, len(empty_points(s, me, in_reach(s, me)))))
    yield from attack_adjacent(s, me)


def blood_fury(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards, if an enemy hero in radius has a discarded card, you may repeat this once
    on a different unit."""
    yield from _rage(s, me, 1)


def blood_frenzy(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards, if an enemy hero in radius has a discarded card, you may repeat this up to
    five times, each time on a different unit."""
    yield from _rage(s, me, 5)


def _rage(s: Lane, me: Piece, times: int) -> Flow[None]:
    yield from attack_adjacent(s, me)
    if _smells_blood(s, me):
        yield from repeat_elsewhere(s, me, times)


def seeds_of_fear(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in radius that stands on a spawn point 1 space."""
    yield from _scare(s, me, 1)


def sprouts_of_panic(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in radius that stands on a spawn point up to 2 spaces."""
    yield from _scare(s, me, 2)


def blooming_nightmare(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in radius that stands on a spawn point up to 3 spaces."""
    yield from _scare(s, me, 3)


def _scare(s: Lane, me: Piece, steps: int) -> Flow[None]:
    yield from move_one_of(s, me, foes(s, me, in_reach(s, me) & s.board.spawn_cells), steps)


def lesser_evil(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in range chooses one, even if nothing comes of it: it discards a card, if able; or you may defeat
    an enemy minion next to you."""
    foe = yield from target(s, me, foe_heroes(s, me, in_reach(s, me)))
    if (yield from _verdict(s, me, foe)) == YIELD:
        yield from discards(s, me, foe)
    else:
        yield from _cull(s, me, 1)


def greater_good(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in range chooses one, even if nothing comes of it: it discards a card, or is defeated; or you
    defeat up to 3 enemy minions next to you."""
    foe = yield from target(s, me, foe_heroes(s, me, in_reach(s, me)))
    if (yield from _verdict(s, me, foe)) == YIELD:
        yield from discards_or_falls(s, me, foe)
    else:
        yield from _cull(s, me, 3)


def _verdict(s: Lane, me: Piece, foe: Piece) -> Flow[str]:
    return (yield from choose(s.seat(foe), "mode", (YIELD, SLAY), "word", (foe, *asking(s, me)[1:])))


def _cull(s: Lane, me: Piece, most: int) -> Flow[None]:
    minions = yield from targets_up_to(s, me, foe_minions(s, me, near(s, me)), most)
    yield from defeat_minions(s, me, minions)


def shadow_step(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself on an empty minion spawn point in range in the battle zone."""
    yield from place_within(s, me, me, _points(s, me, in_reach(s, me)))


def creeping_shadow(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself in range, on an empty minion spawn point in the battle zone or on a space next to one."""
    points = _points(s, me, s.board.playable)
    yield from place_within(s, me, me, in_reach(s, me) & (points | s.board.spread(points)))


def _points(s: Lane, me: Piece, cells: int) -> int:
    return sum(1 << cell for cell in empty_points(s, me, cells))


def cruel_twist(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a unit next to you, or with an enemy hero in range that has a discarded card. Then move up to 2
    spaces."""
    yield from _twist(s, me, 2)


def sealed_fate(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a unit next to you, or with an enemy hero in range that has a discarded card. Then move up to 3
    spaces."""
    yield from _twist(s, me, 3)


def _twist(s: Lane, me: Piece, steps: int) -> Flow[None]:
    marked = [foe for foe in foe_heroes(s, me, in_reach(s, me) & ~near(s, me)) if s.discard[foe]]
    yield from swap_with(s, me, [*units(s, me, near(s, me)), *marked])
    yield from may_move(s, me, steps)


def grim_reaper(s: Lane, me: Piece) -> Flow[None]:
    """Where one of your basic actions lets you choose one of several options, you may take a second one after it."""
    yield from ()


def both(s: Lane, source: Source, hero: Piece) -> bool:
    return hero == source.piece and s.card(act_of(s).card).is_basic


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="whisper",
    name="Whisper",
    title="the Outcast",
    complexity=2,
    roles=("damager", "durable", "tactician", "pusher",),
    stats=((7, 7), (4, 4), (7, 7), (3, 5)),
    cards=(
        Card(
            "Swift Justice", Colour.GOLD, 0, ATTACK, 12, swift_justice, value=2, ranged=True, range=3, defence=2,
            movement=1,
        ),
        Card(
            "Death Seeker", Colour.SILVER, 0, SKILL, 13, death_seeker, radius=3, defence=2,
            lasting=Lasting(immune=vanished),
        ),
        Card("Crimson Trail", Colour.RED, 1, ATTACK, 9, crimson_trail, value=3, radius=2, defence=4, movement=4),
        Card("Seeds of Fear", Colour.BLUE, 1, SKILL, 10, seeds_of_fear, radius=2, defence=5, movement=2),
        Card("Shadow Step", Colour.GREEN, 1, SKILL, 3, shadow_step, ranged=True, range=3, defence=3, movement=2),
        Card(
            "Sanguine Path", Colour.RED, 2, ATTACK, 9, sanguine_path, value=3, radius=2, defence=4, movement=4,
            item=Item.DEFENCE,
        ),
        Card(
            "Blood Fury", Colour.RED, 2, ATTACK, 9, blood_fury, value=6, radius=5, defence=6, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Sprouts of Panic", Colour.BLUE, 2, SKILL, 10, sprouts_of_panic, radius=3, defence=5, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Lesser Evil", Colour.BLUE, 2, SKILL, 10, lesser_evil, ranged=True, range=3, defence=5, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Shadow Walk", Colour.GREEN, 2, SKILL, 2, shadow_step, ranged=True, range=4, defence=3, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Cruel Twist", Colour.GREEN, 2, SKILL, 2, cruel_twist, ranged=True, range=4, defence=3, movement=2,
            item=Item.DEFENCE,
        ),
        Card(
            "Blood Pilgrimage", Colour.RED, 3, ATTACK, 10, blood_pilgrimage, value=4, radius=2, defence=5,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Blood Frenzy", Colour.RED, 3, ATTACK, 10, blood_frenzy, value=7, radius=5, defence=7, movement=4,
            item=Item.RANGE,
        ),
        Card(
            "Blooming Nightmare", Colour.BLUE, 3, SKILL, 11, blooming_nightmare, radius=3, defence=6, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Greater Good", Colour.BLUE, 3, SKILL, 11, greater_good, ranged=True, range=3, defence=6, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Creeping Shadow", Colour.GREEN, 3, SKILL, 2, creeping_shadow, ranged=True, range=4, defence=4,
            movement=2, item=Item.RADIUS,
        ),
        Card(
            "Sealed Fate", Colour.GREEN, 3, SKILL, 2, sealed_fate, ranged=True, range=4, defence=4, movement=2,
            item=Item.DEFENCE,
        ),
        Card("Grim Reaper", Colour.PURPLE, 4, Kind.ULTIMATE, None, grim_reaper, lasting=Lasting(modes=both)),
    ),
    handicap=Card(
        "Vile Accusation", Colour.GOLD, 0, ATTACK, 11, vile_accusation, value=1, ranged=True, range=2, defence=1,
        movement=1,
    ),
)  # fmt: skip
