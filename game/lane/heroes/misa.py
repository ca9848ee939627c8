"""Misa, the Samurai: flies over the field, strikes from above, gathers herself for the next turn."""

from collections.abc import Callable

from game.hexgrid.coords import Cell
from game.kernel.flow import Flow
from game.lane.cards import Bonus, Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_in_reach,
    attack_target,
    attackable,
    defeat_minions,
)
from game.lane.state import PRIMARY, Lane
from game.lane.verbs import (
    PLACE,
    act_of,
    at_full_reach,
    choose_one,
    discards,
    displaceable,
    farther,
    flights,
    foe_heroes,
    foe_minions,
    foes,
    in_reach,
    landing,
    may_charge,
    may_move,
    may_move_one_of,
    may_retrieve,
    may_target,
    near,
    next_turn,
    place_within,
    swap_two,
    target,
    target_if_any,
    this_turn,
    units,
)

SOAR, SLAY = "soar", "slay"


def watch_how_i_soar(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: place yourself at full range; or defeat an enemy minion next to you."""
    yield from choose_one(s, me, {SOAR: leaf_on_the_wind, SLAY: _slay})


def leaf_on_the_wind(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself at full range."""
    yield from place_within(s, me, me, at_full_reach(s, me))


def _slay(s: Lane, me: Piece) -> Flow[None]:
    minion = yield from target(s, me, foe_minions(s, me, near(s, me)))
    yield from defeat_minions(s, me, [minion])


def swoop_in(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself in radius, next to at least 2 enemy units. If you do, you may retrieve a discarded card."""
    once = twice = 0
    for foe in foes(s, me, s.board.playable):
        twice |= once & near(s, foe)
        once |= near(s, foe)
    yield from place_within(s, me, me, in_reach(s, me) & twice)
    yield from may_retrieve(s, me, s.discard[me])


def challenge_accepted(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you have +2 defence this turn."""
    yield from _challenge(s, me)


def matter_of_honor(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you have +3 defence this turn."""
    yield from _challenge(s, me)


def worthy_opponent(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you have +5 defence this turn."""
    yield from _challenge(s, me)


def _challenge(s: Lane, me: Piece) -> Flow[None]:
    yield from attack_adjacent(s, me)
    this_turn(s, me)


def steadfast(amount: int) -> Bonus:
    """So much more defence for herself."""
    return lambda s, source, hero: amount if hero == source.piece else 0


def power_shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards, if it was at full range, you may move it 1 space farther from you."""
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    was_far = at_full_reach(s, me) >> s.where[foe] & 1
    yield from attack(s, me, foe)
    if was_far and s.on_board(foe):
        yield from _drive_off(s, me, foe)


def thunder_shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards, if it is not next to you, you may move it 1 space farther from you."""
    foe = yield from attack_in_reach(s, me)
    if s.on_board(foe) and not s.is_adjacent(me, foe):
        yield from _drive_off(s, me, foe)


def _drive_off(s: Lane, me: Piece, foe: Piece) -> Flow[None]:
    yield from may_move_one_of(s, me, [foe], 1, lambda piece: farther(s, me, piece))


def sudden_breeze(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 3 spaces in a straight line, over obstacles too. You may place an enemy unit that you passed onto a
    space next to you."""
    yield from _sweep(s, me, 3)


def gust_of_wind(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 4 spaces in a straight line, over obstacles too. You may place an enemy unit that you passed onto a
    space next to you."""
    yield from _sweep(s, me, 4)


def crushing_squall(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 5 spaces in a straight line, over obstacles too. You may place an enemy unit that you passed onto a
    space next to you."""
    yield from _sweep(s, me, 5)


def _sweep(s: Lane, me: Piece, spaces: int) -> Flow[None]:
    path = yield from may_charge(s, me, flights(s, me, spaces))
    passed = displaceable(s, me, foes(s, me, _cells(path)), PLACE) if near(s, me) & ~landing(s, me) else []
    piece = yield from may_target(s, me, passed, "place_target")
    if piece is not None:
        yield from place_within(s, me, piece, near(s, me))


def dash_and_slash(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 4 spaces in a straight line, over obstacles too. An enemy hero that you passed discards a card, if
    able."""
    yield from _slash(s, me, 4)


def death_from_above(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 5 spaces in a straight line, over obstacles too. An enemy hero that you passed discards a card, if
    able."""
    yield from _slash(s, me, 5)


def _slash(s: Lane, me: Piece, spaces: int) -> Flow[None]:
    path = yield from may_charge(s, me, flights(s, me, spaces))
    victim = yield from target_if_any(s, me, foe_heroes(s, me, _cells(path)))
    if victim is not None:
        yield from discards(s, me, victim)


def _cells(path: tuple[Cell, ...]) -> int:
    return sum(1 << cell for cell in path)


def focus(s: Lane, me: Piece) -> Flow[None]:
    """Next turn you may move 1 space before your primary action."""
    next_turn(s, me)
    yield from ()


def discipline(s: Lane, me: Piece) -> Flow[None]:
    """Next turn move up to 2 spaces before your primary action."""
    next_turn(s, me)
    yield from ()


def mastery(s: Lane, me: Piece) -> Flow[None]:
    """Next turn move up to 3 spaces before your primary action."""
    next_turn(s, me)
    yield from ()


def gathered(steps: int) -> Callable[[Lane, Source], Flow[None]]:
    """A move before a primary action."""

    def step_first(s: Lane, source: Source) -> Flow[None]:
        if act_of(s).action == PRIMARY:
            yield from may_move(s, source.piece, steps)

    return step_first


def living_tornado(s: Lane, me: Piece) -> Flow[None]:
    """Swap two units at full radius with each other."""
    yield from swap_two(s, me, units(s, me, at_full_reach(s, me)))


def storm_spirit(s: Lane, me: Piece) -> Flow[None]:
    """Swap two units in radius that are equally far from you with each other."""

    def alike(a: Piece, b: Piece) -> bool:
        return s.distance(me, a) == s.distance(me, b)

    yield from swap_two(s, me, units(s, me, in_reach(s, me)), alike)


def power_overwhelming(s: Lane, me: Piece) -> Flow[None]:
    """Whenever you choose one of several options, you may take a second one after it. Each time you place yourself, an
    enemy hero next to you discards a card, if able."""
    yield from ()


def both(s: Lane, source: Source, hero: Piece) -> bool:
    return hero == source.piece


def thunderclap(s: Lane, source: Source) -> Flow[None]:
    me = source.piece
    victim = yield from target_if_any(s, me, foe_heroes(s, me, near(s, me)))
    if victim is not None:
        yield from discards(s, me, victim)


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="misa",
    name="Misa",
    title="the Samurai",
    complexity=2,
    roles=("tactician", "durable", "damager",),
    stats=((6, 6), (5, 5), (7, 7), (1, 8)),
    cards=(
        Card(
            "Watch How I Soar", Colour.GOLD, 0, SKILL, 12, watch_how_i_soar, ranged=True, range=4, defence=2,
            movement=1,
        ),
        Card("Swoop In", Colour.SILVER, 0, SKILL, 6, swoop_in, radius=3, defence=3),
        Card(
            "Challenge Accepted", Colour.RED, 1, ATTACK, 9, challenge_accepted, value=5, defence=6, movement=3,
            lasting=Lasting(defence=steadfast(2)),
        ),
        Card("Sudden Breeze", Colour.BLUE, 1, SKILL, 10, sudden_breeze, defence=5, movement=1),
        Card(
            "Focus", Colour.GREEN, 1, SKILL, 3, focus, defence=3, movement=2,
            lasting=Lasting(before_action=gathered(1)),
        ),
        Card(
            "Matter of Honor", Colour.RED, 2, ATTACK, 9, matter_of_honor, value=6, defence=7, movement=3,
            item=Item.INITIATIVE, lasting=Lasting(defence=steadfast(3)),
        ),
        Card(
            "Power Shot", Colour.RED, 2, ATTACK, 9, power_shot, value=3, ranged=True, range=2, defence=4,
            movement=3, item=Item.DEFENCE,
        ),
        Card("Gust of Wind", Colour.BLUE, 2, SKILL, 10, gust_of_wind, defence=6, movement=1, item=Item.ATTACK),
        Card("Dash and Slash", Colour.BLUE, 2, SKILL, 10, dash_and_slash, defence=6, movement=1, item=Item.DEFENCE),
        Card(
            "Discipline", Colour.GREEN, 2, SKILL, 2, discipline, defence=3, movement=2, item=Item.INITIATIVE,
            lasting=Lasting(before_action=gathered(2)),
        ),
        Card(
            "Living Tornado", Colour.GREEN, 2, SKILL, 2, living_tornado, radius=3, defence=3, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Worthy Opponent", Colour.RED, 3, ATTACK, 10, worthy_opponent, value=6, defence=7, movement=3,
            item=Item.MOVEMENT, lasting=Lasting(defence=steadfast(5)),
        ),
        Card(
            "Thunder Shot", Colour.RED, 3, ATTACK, 10, thunder_shot, value=3, ranged=True, range=2, defence=4,
            movement=3, item=Item.DEFENCE,
        ),
        Card("Crushing Squall", Colour.BLUE, 3, SKILL, 11, crushing_squall, defence=6, movement=1, item=Item.RADIUS),
        Card("Death from Above", Colour.BLUE, 3, SKILL, 11, death_from_above, defence=6, movement=1, item=Item.RANGE),
        Card(
            "Mastery", Colour.GREEN, 3, SKILL, 2, mastery, defence=4, movement=2, item=Item.INITIATIVE,
            lasting=Lasting(before_action=gathered(3)),
        ),
        Card(
            "Storm Spirit", Colour.GREEN, 3, SKILL, 2, storm_spirit, radius=3, defence=4, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Power Overwhelming", Colour.PURPLE, 4, Kind.ULTIMATE, None, power_overwhelming,
            lasting=Lasting(modes=both, after_placing=thunderclap),
        ),
    ),
    handicap=Card("Leaf on the Wind", Colour.GOLD, 0, SKILL, 11, leaf_on_the_wind, ranged=True, range=4, defence=1),
)  # fmt: skip
