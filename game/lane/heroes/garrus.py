"""Garrus, the Gladiator: hunts the enemy down, drives it before him, fights on when wounded."""

from game.kernel.decision import may
from game.kernel.flow import Flow
from game.lane.actions import can_perform, perform, repeat
from game.lane.cards import Card, CardId, Colour, Effect, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_one_of,
    attack_target,
    beside,
    discards_or_falls,
    heroes_beside,
)
from game.lane.state import FAST_TRAVEL, PRIMARY, Act, Lane
from game.lane.verbs import (
    PUSH,
    area,
    choose_one,
    closer,
    discards,
    displaceable,
    farther,
    foe_heroes,
    foes,
    friends,
    in_reach,
    may_discard_resolved,
    may_move,
    may_move_to,
    may_retrieve,
    move_one_of,
    near,
    push_over,
    target,
    target_if_any,
    this_round,
)

CHASE, ADJACENT = "chase", "adjacent"


def angry_strike(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you, with +1 attack for each card in your discard."""
    foe = yield from attack_target(s, me, beside(s, me))
    yield from attack(s, me, foe, len(s.discard[me]))


def angry_swipe(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you, with +1 attack for each card in your discard."""
    foe = yield from attack_target(s, me, heroes_beside(s, me))
    yield from attack(s, me, foe, len(s.discard[me]))


def chilling_howl(s: Lane, me: Piece) -> Flow[None]:
    """You may discard one of your resolved cards. This round enemy heroes in radius cannot fast travel, nor move more
    than 2 spaces with a movement action."""
    yield from may_discard_resolved(s, me)
    if s.on_board(me):  # an attack out of fury may be the end of him (L9.18)
        this_round(s, me)


def chilled(s: Lane, source: Source, hero: Piece) -> int | None:
    return 2 if hero in foe_heroes(s, source.piece, area(s, source)) else None


def frozen(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return () if chilled(s, source, hero) is None else (FAST_TRAVEL,)


def trace(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: if a card lies in your discard you may move 1 space, then attack a hero next to you; or attack a unit
    next to you."""
    yield from choose_one(s, me, {CHASE: _chasing(1), ADJACENT: attack_adjacent})


def chase(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: if a card lies in your discard move up to 2 spaces, then attack a hero next to you; or attack a unit
    next to you."""
    yield from choose_one(s, me, {CHASE: _chasing(2), ADJACENT: attack_adjacent})


def hunt_down(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: if a card lies in your discard move up to 3 spaces, then attack a hero next to you; or attack a unit
    next to you."""
    yield from choose_one(s, me, {CHASE: _chasing(3), ADJACENT: attack_adjacent})


def _chasing(steps: int) -> Effect:
    """The first of these modes, with a move of so many spaces."""

    def chase_a_hero(s: Lane, me: Piece) -> Flow[None]:
        if s.discard[me]:
            yield from may_move(s, me, steps)
        yield from attack_one_of(s, me, heroes_beside(s, me))

    return chase_a_hero


def menace(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in range 1 space, to a space farther from you."""
    yield from _drive(s, me)


def threaten(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in range 1 space, to a space farther from you. You may repeat this once."""
    yield from _drive(s, me)
    yield from repeat(s, me)


def terrify(s: Lane, me: Piece) -> Flow[None]:
    """Move an enemy unit in range 1 space, to a space farther from you. You may repeat this up to twice."""
    yield from _drive(s, me)
    yield from repeat(s, me, 2)


def _drive(s: Lane, me: Piece) -> Flow[None]:
    yield from move_one_of(s, me, foes(s, me, in_reach(s, me)), 1, lambda piece: farther(s, me, piece))


def form_up(s: Lane, me: Piece) -> Flow[None]:
    """Move a friendly unit in range 1 space, to a space closer to you. You may repeat this once."""
    yield from _rally(s, me)
    yield from repeat(s, me)


def testudo(s: Lane, me: Piece) -> Flow[None]:
    """Move a friendly unit in range 1 space, to a space closer to you. You may repeat this up to twice."""
    yield from _rally(s, me)
    yield from repeat(s, me, 2)


def _rally(s: Lane, me: Piece) -> Flow[None]:
    yield from move_one_of(s, me, friends(s, me, in_reach(s, me)), 1, lambda piece: closer(s, me, piece))


def hold_ground(s: Lane, me: Piece) -> Flow[None]:
    """If at least 2 enemy heroes are in radius, you may retrieve a discarded card."""
    if _is_outnumbered(s, me):
        yield from may_retrieve(s, me, s.discard[me])


def battle_ready(s: Lane, me: Piece) -> Flow[None]:
    """If at least 2 enemy heroes are in radius, you may retrieve up to 2 discarded cards."""
    if _is_outnumbered(s, me) and (yield from may_retrieve(s, me, s.discard[me])):
        yield from may_retrieve(s, me, s.discard[me])


def _is_outnumbered(s: Lane, me: Piece) -> bool:
    return len(foe_heroes(s, me, in_reach(s, me))) >= 2


def blunt_force(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you may move 1 space to a space next to an enemy hero; if you do, push that
    hero 3 spaces, over obstacles too."""
    yield from _send_off(s, me, 1)


def send_flying(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you may move up to 2 spaces to a space next to an enemy hero; if you do,
    push that hero 3 spaces, over obstacles too."""
    yield from _send_off(s, me, 2)


def _send_off(s: Lane, me: Piece, steps: int) -> Flow[None]:
    yield from attack_adjacent(s, me)
    around = 0
    for hero in foe_heroes(s, me, s.board.playable):
        around |= near(s, hero)
    if (yield from may_move_to(s, me, steps, around)):
        pushable = displaceable(s, me, foe_heroes(s, me, near(s, me)), PUSH)
        sent = yield from target_if_any(s, me, pushable, "push_target")
        if sent is not None:
            yield from push_over(s, me, sent, 3)


def light_pilum(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in range discards a card, if able. You may move 1 space."""
    victim = yield from target_if_any(s, me, foe_heroes(s, me, in_reach(s, me)))  # "if able": L9.6
    if victim is not None:
        yield from discards(s, me, victim)
    yield from may_move(s, me, 1)


def heavy_pilum(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in range discards a card, or is defeated. Move up to 2 spaces."""
    yield from discards_or_falls(s, me, (yield from target(s, me, foe_heroes(s, me, in_reach(s, me)))))
    yield from may_move(s, me, 2)


def battle_fury(s: Lane, me: Piece) -> Flow[None]:
    """Each time a resolved card of yours is discarded you may perform its primary action."""
    yield from ()


def fury(s: Lane, source: Source, card: CardId) -> Flow[None]:
    me = source.piece
    actions = [PRIMARY] if can_perform(s, me, card) else []
    if (yield from may(s.seat(me), "perform", actions, "action", (me, card))) is not None:
        yield from perform(s, Act(me, card, PRIMARY))


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="garrus",
    name="Garrus",
    title="the Gladiator",
    complexity=2,
    roles=("disabler", "durable", "tactician",),
    stats=((8, 8), (7, 7), (3, 3), (5, 6)),
    cards=(
        Card("Angry Strike", Colour.GOLD, 0, ATTACK, 11, angry_strike, value=4, sign="+", defence=3, movement=1),
        Card(
            "Chilling Howl", Colour.SILVER, 0, SKILL, 13, chilling_howl, radius=3, defence=3,
            lasting=Lasting(slows=chilled, bans=frozen),
        ),
        Card("Trace", Colour.RED, 1, ATTACK, 7, trace, value=3, defence=5, movement=4),
        Card("Menace", Colour.BLUE, 1, SKILL, 9, menace, ranged=True, range=2, defence=6, movement=3),
        Card("Hold Ground", Colour.GREEN, 1, SKILL, 5, hold_ground, radius=3, defence=3, movement=2),
        Card("Chase", Colour.RED, 2, ATTACK, 8, chase, value=4, defence=5, movement=4, item=Item.DEFENCE),
        Card(
            "Blunt Force", Colour.RED, 2, ATTACK, 8, blunt_force, value=7, defence=7, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Threaten", Colour.BLUE, 2, SKILL, 10, threaten, ranged=True, range=2, defence=6, movement=3,
            item=Item.DEFENCE,
        ),
        Card(
            "Form Up!", Colour.BLUE, 2, SKILL, 10, form_up, ranged=True, range=3, defence=6, movement=3,
            item=Item.ATTACK,
        ),
        Card(
            "Make a Stand", Colour.GREEN, 2, SKILL, 4, hold_ground, radius=4, defence=4, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Light Pilum", Colour.GREEN, 2, SKILL, 4, light_pilum, ranged=True, range=2, defence=4, movement=2,
            item=Item.ATTACK,
        ),
        Card("Hunt Down", Colour.RED, 3, ATTACK, 8, hunt_down, value=4, defence=6, movement=4, item=Item.RANGE),
        Card("Send Flying", Colour.RED, 3, ATTACK, 8, send_flying, value=7, defence=8, movement=4, item=Item.RADIUS),
        Card(
            "Terrify", Colour.BLUE, 3, SKILL, 10, terrify, ranged=True, range=2, defence=7, movement=3,
            item=Item.DEFENCE,
        ),
        Card(
            "Testudo!", Colour.BLUE, 3, SKILL, 10, testudo, ranged=True, range=3, defence=7, movement=3,
            item=Item.ATTACK,
        ),
        Card(
            "Battle Ready", Colour.GREEN, 3, SKILL, 4, battle_ready, radius=4, defence=4, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Heavy Pilum", Colour.GREEN, 3, SKILL, 4, heavy_pilum, ranged=True, range=2, defence=4, movement=2,
            item=Item.MOVEMENT,
        ),
        Card(
            "Battle Fury", Colour.PURPLE, 4, Kind.ULTIMATE, None, battle_fury,
            lasting=Lasting(after_discarding=fury),
        ),
    ),
    handicap=Card("Angry Swipe", Colour.GOLD, 0, ATTACK, 10, angry_swipe, value=3, sign="+", defence=2, movement=1),
)  # fmt: skip
