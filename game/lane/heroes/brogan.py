"""Brogan, the Destroyer: hits hard, shoves, and keeps his minions standing."""

from game.kernel.decision import Fizzle
from game.kernel.flow import Flow
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_in_reach,
    attack_target,
    attackable,
    discards_or_falls,
)
from game.lane.state import Lane
from game.lane.verbs import (
    MOVE,
    area,
    asking,
    charge,
    choose_one,
    discards,
    foe_heroes,
    foes,
    friend_heroes,
    gain,
    hand_of_colours,
    in_reach,
    landing,
    may_discard,
    may_displace,
    may_move,
    may_retrieve,
    may_touch,
    near,
    others,
    played_attack,
    push_up_to,
    straight_ends,
    target,
    this_round,
    this_turn,
    walk,
)

ADJACENT, THROWN = "adjacent", "thrown"


def onslaught(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards move into the space where it stood, if able."""
    foe = yield from attack_target(s, me, attackable(s, me, near(s, me)))
    yield from _hit_and_follow(s, me, foe)


def leap_forward(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. Afterwards move into the space where it stood, if able."""
    heroes = [foe for foe in attackable(s, me, near(s, me)) if s.is_hero(foe)]
    foe = yield from attack_target(s, me, heroes)
    yield from _hit_and_follow(s, me, foe)


def _hit_and_follow(s: Lane, me: Piece, foe: Piece) -> Flow[None]:
    cell = s.where[foe]
    yield from attack(s, me, foe)
    blocked = landing(s, me)
    if near(s, me) >> cell & 1 and not blocked >> cell & 1 and may_displace(s, me, me, MOVE):
        walk(s, me, me, cell, blocked)


def bulwark(s: Lane, me: Piece) -> Flow[None]:
    """You may retrieve a discarded card. This turn enemy heroes cannot move, push, swap or place you or friendly units
    in radius."""
    yield from may_retrieve(s, me, s.discard[me])
    this_turn(s, me)


def held_fast(s: Lane, source: Source, piece: Piece, actor: Piece, how: str) -> bool:
    if s.side[actor] == s.side[source.piece] or s.side[piece] != s.side[source.piece] or not s.is_unit(piece):
        return False
    return piece == source.piece or bool(area(s, source) >> s.where[piece] & 1)


def mad_dash(s: Lane, me: Piece) -> Flow[None]:
    """First move 2 spaces in a straight line to a space next to an enemy unit; then attack that unit."""
    yield from _rush(s, me, (2,))


def bullrush(s: Lane, me: Piece) -> Flow[None]:
    """First move 2 or 3 spaces in a straight line to a space next to an enemy unit; then attack that unit."""
    yield from _rush(s, me, (2, 3))


def furious_charge(s: Lane, me: Piece) -> Flow[None]:
    """First move 2, 3 or 4 spaces in a straight line to a space next to an enemy unit; then attack that unit."""
    yield from _rush(s, me, (2, 3, 4))


def _rush(s: Lane, me: Piece, lengths: tuple[int, ...]) -> Flow[None]:
    ways = straight_ends(s, me, lengths)
    yield from charge(s, me, {end: path for end, path in ways.items() if foes(s, me, s.board.near[end])})
    yield from attack_adjacent(s, me)


def brutal_jab(s: Lane, me: Piece) -> Flow[None]:
    """You may move 1 space. Push an enemy unit or a token next to you up to 1 space."""
    yield from may_move(s, me, 1)
    yield from _shove(s, me, 1)


def mighty_punch(s: Lane, me: Piece) -> Flow[None]:
    """You may move 1 space. Push an enemy unit or a token next to you up to 2 spaces."""
    yield from may_move(s, me, 1)
    yield from _shove(s, me, 2)


def savage_kick(s: Lane, me: Piece) -> Flow[None]:
    """Move up to 2 spaces. Push an enemy unit or a token next to you up to 2 spaces."""
    yield from may_move(s, me, 2)
    yield from _shove(s, me, 2)


def _shove(s: Lane, me: Piece, spaces: int) -> Flow[None]:
    beside = [piece for piece in others(s, me, near(s, me)) if s.is_token(piece) or s.is_foe(piece, me)]
    yield from push_up_to(s, me, beside, spaces)


def shield_bash(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero next to you that played an attack card this turn discards a card, if able."""
    victim = yield from target(s, me, _attackers_beside(s, me))
    yield from discards(s, me, victim)


def counterattack(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero next to you that played an attack card this turn discards a card, or is defeated."""
    victim = yield from target(s, me, _attackers_beside(s, me))
    yield from discards_or_falls(s, me, victim)


def _attackers_beside(s: Lane, me: Piece) -> list[Piece]:
    return [foe for foe in foe_heroes(s, me, near(s, me)) if played_attack(s, foe)]


def shield(s: Lane, me: Piece) -> Flow[None]:
    """This round, when a friendly minion in radius is defeated, you may discard a silver card to keep it in
    play."""
    this_round(s, me)
    yield from ()


def fortify(s: Lane, me: Piece) -> Flow[None]:
    """This round, when a friendly minion in radius is defeated, you may discard a basic card to keep it in
    play."""
    this_round(s, me)
    yield from ()


def _guard(s: Lane, source: Source, minion: Piece, colours: tuple[Colour, ...]) -> Flow[bool]:
    me = source.piece
    if s.side[minion] != s.side[me] or not area(s, source) >> s.where[minion] & 1:
        return False
    cards = hand_of_colours(s, me, colours)
    card = yield from may_discard(s, me, cards, "save_minion", (me, source.card, minion))
    return card is not None


def guard_with_silver(s: Lane, source: Source, minion: Piece) -> Flow[bool]:
    return (yield from _guard(s, source, minion, (Colour.SILVER,)))


def guard_with_basic(s: Lane, source: Source, minion: Piece) -> Flow[bool]:
    return (yield from _guard(s, source, minion, (Colour.GOLD, Colour.SILVER)))


def throwing_axe(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a unit next to you; or discard a card, and if you do, attack a unit in range."""
    yield from choose_one(s, me, {ADJACENT: attack_adjacent, THROWN: _throw_for_a_card})


def _throw_for_a_card(s: Lane, me: Piece) -> Flow[None]:
    _need_target(s, me)
    if (yield from may_discard(s, me, s.hand[me], "discard_to", asking(s, me))) is None:
        raise Fizzle("discard_to")
    yield from attack_in_reach(s, me)


def throwing_spear(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a unit next to you; or you may discard a card, then, if a card lies in your discard, attack a
    unit in range."""
    yield from choose_one(s, me, {ADJACENT: attack_adjacent, THROWN: _throw_with_a_discard})


def _throw_with_a_discard(s: Lane, me: Piece) -> Flow[None]:
    _need_target(s, me)
    yield from may_discard(s, me, s.hand[me], "discard_to", asking(s, me))
    if not s.discard[me]:
        raise Fizzle("discard_to")
    yield from attack_in_reach(s, me)


def _need_target(s: Lane, me: Piece) -> None:
    """Nobody pays for a throw at nobody."""
    if not any(may_touch(s, me, foe) for foe in attackable(s, me, in_reach(s, me))):
        raise Fizzle("target")


def war_drummer(s: Lane, me: Piece) -> Flow[None]:
    """A friendly hero in range gains 1 coin; 3 instead if any hero was defeated this round."""
    yield from _cheer(s, me, 3 if s.hero_fell else 1)


def master_skald(s: Lane, me: Piece) -> Flow[None]:
    """A friendly hero in range gains 2 coins; 4 instead if any hero was defeated this round."""
    yield from _cheer(s, me, 4 if s.hero_fell else 2)


def _cheer(s: Lane, me: Piece, coins: int) -> Flow[None]:
    friend = yield from target(s, me, friend_heroes(s, me, in_reach(s, me)), "friend")
    gain(s, friend, coins)


def one_man_army(s: Lane, me: Piece) -> Flow[None]:
    """In the minion battle you count as a heavy minion. If you would be removed there, your team loses the push
    instead."""
    yield from ()


ATTACK, SKILL = Kind.ATTACK, Kind.SKILL

HERO = Hero(
    id="brogan",
    name="Brogan",
    title="the Destroyer",
    complexity=1,
    roles=("durable", "disabler", "pusher", "farming"),
    stats=((7, 7), (8, 8), (1, 1), (2, 4)),
    cards=(
        Card("Onslaught", Colour.GOLD, 0, ATTACK, 11, onslaught, value=4, defence=3, movement=1),
        Card("Bulwark", Colour.SILVER, 0, SKILL, 12, bulwark, radius=4, defence=4, lasting=Lasting(fixed=held_fast)),
        Card("Mad Dash", Colour.RED, 1, ATTACK, 7, mad_dash, value=6, defence=7, movement=3),
        Card("Brutal Jab", Colour.BLUE, 1, SKILL, 8, brutal_jab, defence=5, movement=2),
        Card(
            "Shield", Colour.GREEN, 1, SKILL, 6, shield, radius=1, defence=4, movement=2,
            lasting=Lasting(saves=guard_with_silver),
        ),
        Card("Bullrush", Colour.RED, 2, ATTACK, 7, bullrush, value=6, defence=8, movement=3, item=Item.INITIATIVE),
        Card(
            "Throwing Axe", Colour.RED, 2, ATTACK, 7, throwing_axe, value=3, ranged=True, range=2, defence=7,
            movement=4, item=Item.DEFENCE,
        ),
        Card("Mighty Punch", Colour.BLUE, 2, SKILL, 9, mighty_punch, defence=6, movement=2, item=Item.INITIATIVE),
        Card("Shield Bash", Colour.BLUE, 2, SKILL, 9, shield_bash, defence=6, movement=2, item=Item.ATTACK),
        Card(
            "Bolster", Colour.GREEN, 2, SKILL, 5, shield, radius=2, defence=5, movement=2, item=Item.ATTACK,
            lasting=Lasting(saves=guard_with_silver),
        ),
        Card(
            "War Drummer", Colour.GREEN, 2, SKILL, 5, war_drummer, ranged=True, range=4, defence=5, movement=2,
            item=Item.DEFENCE,
        ),
        Card(
            "Furious Charge", Colour.RED, 3, ATTACK, 8, furious_charge, value=7, defence=8, movement=3,
            item=Item.MOVEMENT,
        ),
        Card(
            "Throwing Spear", Colour.RED, 3, ATTACK, 8, throwing_spear, value=4, ranged=True, range=2, defence=7,
            movement=4, item=Item.RADIUS,
        ),
        Card("Savage Kick", Colour.BLUE, 3, SKILL, 9, savage_kick, defence=6, movement=2, item=Item.INITIATIVE),
        Card("Counterattack", Colour.BLUE, 3, SKILL, 9, counterattack, defence=6, movement=2, item=Item.RANGE),
        Card(
            "Fortify", Colour.GREEN, 3, SKILL, 5, fortify, radius=2, defence=5, movement=2, item=Item.ATTACK,
            lasting=Lasting(saves=guard_with_basic),
        ),
        Card(
            "Master Skald", Colour.GREEN, 3, SKILL, 5, master_skald, ranged=True, range=4, defence=5, movement=2,
            item=Item.DEFENCE,
        ),
        Card(
            "One Man Army", Colour.PURPLE, 4, Kind.ULTIMATE, None, one_man_army, lasting=Lasting(heavy_in_battle=True)
        ),
    ),
    handicap=Card("Leap Forward", Colour.GOLD, 0, ATTACK, 10, leap_forward, value=3, defence=3, movement=1),
)  # fmt: skip
