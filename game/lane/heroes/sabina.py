"""Sabina, the Commander: moves her soldiers about and keeps the enemy at gunpoint."""

from game.kernel.flow import Flow
from game.lane.actions import repeat
from game.lane.cards import Card, CardId, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_in_reach,
    attack_one_of,
    attack_target,
    attackable,
    discards_or_falls,
    heroes_beside,
)
from game.lane.push import remove_minions
from game.lane.state import Lane
from game.lane.verbs import (
    PUSH,
    act_of,
    discards,
    foe_heroes,
    foe_minions,
    friend_minions,
    ignore_heavy_immunity,
    in_reach,
    is_attack_action,
    may_displace,
    may_move,
    may_retrieve,
    may_touch,
    move_one_of,
    near,
    played_attack,
    push,
    swap_two,
    swap_with,
    target,
    targets_up_to,
    units,
)


def point_blank_shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards, if it stands next to you, push it 1 space."""
    foe = yield from attack_in_reach(s, me)
    yield from _shove(s, me, foe)


def bang(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. Afterwards push it 1 space."""
    foe = yield from attack_one_of(s, me, heroes_beside(s, me))
    yield from _shove(s, me, foe)


def _shove(s: Lane, me: Piece, foe: Piece) -> Flow[None]:
    if s.on_board(foe) and s.is_adjacent(me, foe) and may_displace(s, me, foe, PUSH):
        yield from push(s, me, foe, 1)


def back_to_back(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a friendly minion in radius."""
    yield from swap_with(s, me, friend_minions(s, me, in_reach(s, me)))


def quickdraw(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range, with +3 attack if it has played an attack card this turn."""
    yield from _draw(s, me, 3)


def dead_shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range, with +4 attack if it has played an attack card this turn."""
    yield from _draw(s, me, 4)


def _draw(s: Lane, me: Piece, bonus: int) -> Flow[None]:
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    yield from attack(s, me, foe, bonus if s.is_hero(foe) and played_attack(s, foe) else 0)


def shootout(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards, if it was next to you, remove up to 1 enemy minion next to you."""
    yield from _spray(s, me, 1)


def bullet_hell(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. Afterwards, if it was next to you, remove up to 2 enemy minions next to you."""
    yield from _spray(s, me, 2)


def _spray(s: Lane, me: Piece, most: int) -> Flow[None]:
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    was_adjacent = s.is_adjacent(me, foe)
    yield from attack(s, me, foe)
    if was_adjacent:
        minions = yield from targets_up_to(s, me, foe_minions(s, me, near(s, me)), most)
        yield from remove_minions(s, me, minions)


def listen_up(s: Lane, me: Piece) -> Flow[None]:
    """Swap two minions in radius with each other."""
    yield from _swap_minions(s, me)


def ready_and_waiting(s: Lane, me: Piece) -> Flow[None]:
    """Swap two minions in radius with each other; the immunity of heavy minions does not matter."""
    ignore_heavy_immunity(s)
    yield from _swap_minions(s, me)


def _swap_minions(s: Lane, me: Piece) -> Flow[None]:
    yield from swap_two(s, me, [piece for piece in units(s, me, in_reach(s, me)) if s.is_minion(piece)])


def steady_advance(s: Lane, me: Piece) -> Flow[None]:
    """If at least 2 friendly minions are in radius, you may retrieve a discarded card; if you do, you may move 1
    space."""
    yield from _advance(s, me, 1)


def unwavering_resolve(s: Lane, me: Piece) -> Flow[None]:
    """If at least 2 friendly minions are in radius, you may retrieve a discarded card; if you do, move up to 2
    spaces."""
    yield from _advance(s, me, 2)


def _advance(s: Lane, me: Piece, steps: int) -> Flow[None]:
    covered = len(friend_minions(s, me, in_reach(s, me))) >= 2
    if covered and (yield from may_retrieve(s, me, s.discard[me])):
        yield from may_move(s, me, steps)


def troop_movement(s: Lane, me: Piece) -> Flow[None]:
    """Move a friendly minion in radius 1 space, to a space in radius. You may repeat this once."""
    yield from _march(s, me)
    yield from repeat(s, me)


def path_to_victory(s: Lane, me: Piece) -> Flow[None]:
    """Move a friendly minion in radius 1 space, to a space in radius. You may repeat this up to twice."""
    yield from _march(s, me)
    yield from repeat(s, me, 2)


def _march(s: Lane, me: Piece) -> Flow[None]:
    cells = in_reach(s, me)
    yield from move_one_of(s, me, friend_minions(s, me, cells), 1, lambda minion: cells)


def close_support(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius that stands next to a friendly minion discards a card, if able."""
    yield from discards(s, me, (yield from _cornered(s, me)))


def covering_fire(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius that stands next to a friendly minion discards a card, or is defeated."""
    yield from discards_or_falls(s, me, (yield from _cornered(s, me)))


def _cornered(s: Lane, me: Piece) -> Flow[Piece]:
    heroes = [foe for foe in foe_heroes(s, me, in_reach(s, me)) if friend_minions(s, me, near(s, foe))]
    return (yield from target(s, me, heroes))


def big_sodding_gun(s: Lane, me: Piece) -> Flow[None]:
    """Your basic attacks have +2 attack and +2 range. An enemy hero that you push discards a card, or is defeated."""
    yield from ()


def heavier(s: Lane, source: Source, hero: Piece) -> int:
    return 2 if hero == source.piece and is_attack_action(s) and s.card(act_of(s).card).is_basic else 0


def longer(s: Lane, source: Source, hero: Piece, card: CardId) -> int:
    sheet = s.card(card)
    return 2 if hero == source.piece and sheet.is_basic and sheet.is_attack else 0


def knocked_down(s: Lane, source: Source, hero: Piece) -> Flow[None]:
    if s.is_hero(hero) and s.side[hero] != s.side[source.piece] and may_touch(s, source.piece, hero):
        yield from discards_or_falls(s, source.piece, hero)


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="sabina",
    name="Sabina",
    title="the Commander",
    complexity=1,
    roles=("tactician", "pusher",),
    stats=((1, 7), (3, 3), (5, 5), (5, 6)),
    cards=(
        Card(
            "Point Blank Shot", Colour.GOLD, 0, ATTACK, 12, point_blank_shot, value=2, ranged=True, range=1,
            defence=2, movement=1,
        ),
        Card("Back to Back", Colour.SILVER, 0, SKILL, 8, back_to_back, radius=2, defence=2),
        Card(
            "Quickdraw", Colour.RED, 1, ATTACK, 8, quickdraw, value=2, sign="+", ranged=True, range=2, defence=6,
            movement=4,
        ),
        Card("Listen Up", Colour.BLUE, 1, SKILL, 9, listen_up, radius=1, defence=3, movement=3),
        Card("Troop Movement", Colour.GREEN, 1, SKILL, 4, troop_movement, radius=2, defence=2, movement=2),
        Card(
            "Gunslinger", Colour.RED, 2, ATTACK, 9, quickdraw, value=3, sign="+", ranged=True, range=2, defence=6,
            movement=4, item=Item.INITIATIVE,
        ),
        Card(
            "Shootout", Colour.RED, 2, ATTACK, 9, shootout, value=3, ranged=True, range=2, defence=6, movement=4,
            item=Item.DEFENCE,
        ),
        Card("Roger Roger", Colour.BLUE, 2, SKILL, 10, listen_up, radius=2, defence=4, movement=3, item=Item.ATTACK),
        Card(
            "Steady Advance", Colour.BLUE, 2, SKILL, 10, steady_advance, radius=2, defence=4, movement=3,
            item=Item.DEFENCE,
        ),
        Card(
            "Marching Orders", Colour.GREEN, 2, SKILL, 3, troop_movement, radius=3, defence=3, movement=2,
            item=Item.ATTACK,
        ),
        Card(
            "Close Support", Colour.GREEN, 2, SKILL, 3, close_support, radius=3, defence=3, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Dead Shot", Colour.RED, 3, ATTACK, 9, dead_shot, value=3, sign="+", ranged=True, range=2, defence=7,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "Bullet Hell", Colour.RED, 3, ATTACK, 9, bullet_hell, value=3, ranged=True, range=2, defence=7,
            movement=4, item=Item.RADIUS,
        ),
        Card(
            "Ready and Waiting", Colour.BLUE, 3, SKILL, 10, ready_and_waiting, radius=2, defence=4, movement=3,
            item=Item.ATTACK,
        ),
        Card(
            "Unwavering Resolve", Colour.BLUE, 3, SKILL, 10, unwavering_resolve, radius=2, defence=4, movement=3,
            item=Item.DEFENCE,
        ),
        Card(
            "Path to Victory", Colour.GREEN, 3, SKILL, 3, path_to_victory, radius=3, defence=3, movement=2,
            item=Item.RANGE,
        ),
        Card(
            "Covering Fire", Colour.GREEN, 3, SKILL, 3, covering_fire, radius=3, defence=3, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Big Sodding Gun", Colour.PURPLE, 4, Kind.ULTIMATE, None, big_sodding_gun,
            lasting=Lasting(attack=heavier, reach=longer, after_push=knocked_down),
        ),
    ),
    handicap=Card("Bang", Colour.GOLD, 0, ATTACK, 11, bang, value=1, defence=1, movement=1),
)  # fmt: skip
