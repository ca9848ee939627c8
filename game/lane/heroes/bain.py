"""Bain, the Bounty Hunter: puts a price on heads, shoots along straight lines, bluffs and guesses."""

from game.kernel.decision import Fizzle, choose
from game.kernel.flow import Flow
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, MarkerKind, Piece, Source
from game.lane.combat import attack_adjacent, attack_one_of, attackable, beside, block_any
from game.lane.state import Lane
from game.lane.verbs import (
    MOVE,
    act_of,
    asking,
    between,
    choose_one,
    discards,
    displaceable,
    foe_heroes,
    foes,
    gain,
    give_marker,
    guesses_card,
    heroes_in,
    in_reach,
    marker_carrier,
    marker_strength,
    may_move_through,
    may_repeat,
    may_retrieve,
    may_target,
    may_touch,
    movement_steps,
    near,
    one_or_both,
    others,
    pass_marker,
    pull,
    pull_path,
    retrieves,
    take_marker_back,
    target,
    terrain,
    this_turn,
)

WANTED, ADJACENT = "bounty", "adjacent"


def dead_or_alive(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards you may give an enemy hero in radius your bounty marker: defeated, it costs
    its team 1 more life counter."""
    yield from attack_adjacent(s, me)
    hero = yield from may_target(s, me, foe_heroes(s, me, in_reach(s, me)), "marker")
    if hero is not None:
        yield from give_marker(s, me, hero, BOUNTY.id, 1)


def side_quest(s: Lane, me: Piece) -> Flow[None]:
    """If you stand next to an enemy unit, give a hero in radius your bounty marker: defeated, it costs its team 1 more
    life counter."""
    if foes(s, me, near(s, me)):
        hero = yield from target(s, me, heroes_in(s, me, in_reach(s, me)), "marker")
        yield from give_marker(s, me, hero, BOUNTY.id, 1)


def priced(s: Lane, source: Source, hero: Piece) -> int:
    return marker_strength(s, source, hero)


def get_over_here(s: Lane, me: Piece) -> Flow[None]:
    """Choose a unit or token in range, in a straight line with you and with no obstacle between. Move it straight
    towards you until it stands next to you."""
    pieces = displaceable(s, me, others(s, me, in_reach(s, me)), MOVE)
    reeled = [piece for piece in pieces if pull_path(s, me, piece)]
    piece = yield from choose(s.seat(me), "move_target", reeled, "piece", asking(s, me))
    pull(s, me, piece)


def crossbow(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range, in a straight line with you and with no other unit or terrain between."""
    walls = terrain(s)
    for unit in s.pieces_in(s.board.playable):
        walls |= 1 << s.where[unit] if s.is_unit(unit) else 0
    lined_up = attackable(s, me, in_reach(s, me) & s.board.lines(s.where[me]))
    clear = [foe for foe in lined_up if not any(walls >> cell & 1 for cell in between(s, me, foe))]
    yield from attack_one_of(s, me, clear)


def hand_crossbow(s: Lane, me: Piece) -> Flow[None]:
    """Choose one: attack a hero in range that carries your bounty; or attack a unit next to you."""
    yield from choose_one(s, me, {WANTED: _attack_wanted, ADJACENT: _attack_other})


def hunter_seeker(s: Lane, me: Piece) -> Flow[None]:
    """Choose one, or both on different targets: attack a hero in range that carries your bounty; attack a unit next to
    you."""
    yield from one_or_both(s, me, {WANTED: _attack_wanted, ADJACENT: _attack_other})


def _attack_wanted(s: Lane, me: Piece) -> Flow[None]:
    wanted = _wanted(s, me)
    foes_in_range = attackable(s, me, in_reach(s, me))
    yield from attack_one_of(s, me, [foe for foe in _fresh(s, foes_in_range) if foe == wanted])


def _attack_other(s: Lane, me: Piece) -> Flow[None]:
    yield from attack_one_of(s, me, _fresh(s, beside(s, me)))


def _fresh(s: Lane, units: list[Piece]) -> list[Piece]:
    """Those that this action has not attacked."""
    return [unit for unit in units if unit not in act_of(s).hit]


def a_game_of_chance(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius with at least 2 hand cards holds one out face down. Guess its colour: if you are right it
    is discarded, if not you gain 1 coin."""
    if not (yield from _guess(s, me)):
        gain(s, me, 1)


def dead_mans_hand(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius with at least 2 hand cards holds one out face down. Guess its colour: if you are right it
    is discarded, if not you gain 2 coins."""
    if not (yield from _guess(s, me)):
        gain(s, me, 2)


def were_not_done_yet(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero in radius with at least 2 hand cards holds one out face down. Guess its colour: if you are right it
    is discarded, if not you gain 2 coins or guess once more, the same way and for 2 coins."""
    if (yield from _guess(s, me)):
        return
    if may_repeat(s, me):
        yield from choose_one(s, me, {"repeat": dead_mans_hand, "coins": _two_coins})
    else:
        gain(s, me, 2)


def _two_coins(s: Lane, me: Piece) -> Flow[None]:
    gain(s, me, 2)
    yield from ()


def _guess(s: Lane, me: Piece) -> Flow[bool]:
    heroes = [foe for foe in foe_heroes(s, me, in_reach(s, me)) if len(s.hand[foe]) >= 2]
    foe = yield from target(s, me, heroes)
    return (yield from guesses_card(s, me, foe))


def close_call(s: Lane, me: Piece) -> Flow[None]:
    """Block the attack if a hero in play carries your bounty; the marker then passes to you, and counts for you too."""
    _need_bounty(s, me)
    block_any(s)
    pass_marker(s, me, me, BOUNTY.id, 1)
    yield from ()


def narrow_escape(s: Lane, me: Piece) -> Flow[None]:
    """Block the attack if a hero in play carries your bounty; then take the marker back."""
    _need_bounty(s, me)
    block_any(s)
    take_marker_back(s, me, BOUNTY.id)
    yield from ()


def perfect_getaway(s: Lane, me: Piece) -> Flow[None]:
    """Block the attack if a hero in play carries your bounty."""
    _need_bounty(s, me)
    block_any(s)
    yield from ()


def _need_bounty(s: Lane, me: Piece) -> None:
    if _wanted(s, me) is None:
        raise Fizzle("block")


def _wanted(s: Lane, me: Piece) -> Piece | None:
    """Who carries the bounty, unless immune: to look at a marker is to target its carrier (L9.11)."""
    hero = marker_carrier(s, me, BOUNTY.id)
    return hero if hero is not None and may_touch(s, me, hero) else None


def vantage_point(s: Lane, me: Piece) -> Flow[None]:
    """This movement passes through obstacles. It is 1 longer if a hero in play carries your bounty."""
    yield from _climb(s, me, 1)


def high_ground(s: Lane, me: Piece) -> Flow[None]:
    """This movement passes through obstacles. It is 2 longer if a hero in play carries your bounty."""
    yield from _climb(s, me, 2)


def _climb(s: Lane, me: Piece, more: int) -> Flow[None]:
    bonus = 0 if _wanted(s, me) is None else more
    yield from may_move_through(s, me, movement_steps(s, me, bonus))


def drinking_buddies(s: Lane, me: Piece) -> Flow[None]:
    """You may have a hero in radius retrieve a discarded card; if it does, you may retrieve one too."""
    yield from _drink(s, me)


def another_one(s: Lane, me: Piece) -> Flow[None]:
    """You may have a hero in radius retrieve a discarded card; if it does, you may retrieve one too. At the end of the
    turn you may repeat this once."""
    yield from _drink(s, me)
    this_turn(s, me)


def _drink(s: Lane, me: Piece) -> Flow[None]:
    thirsty = [hero for hero in heroes_in(s, me, in_reach(s, me)) if s.discard[hero]]
    buddy = yield from may_target(s, me, thirsty, "retriever")
    if buddy is not None:
        yield from retrieves(s, buddy, s.discard[buddy])
        yield from may_retrieve(s, me, s.discard[me])


def last_round(s: Lane, source: Source) -> Flow[None]:
    if may_repeat(s, source.piece):
        yield from _drink(s, source.piece)


def a_complicated_profession(s: Lane, me: Piece) -> Flow[None]:
    """After you give a hero your bounty marker, that hero discards a card, if able."""
    yield from ()


def shaken_down(s: Lane, source: Source, hero: Piece) -> Flow[None]:
    yield from discards(s, source.piece, hero)


BOUNTY = MarkerKind("bounty", Lasting(lives=priced))

ATTACK, SKILL, MOVEMENT, DEFENCE = Kind.ATTACK, Kind.SKILL, Kind.MOVEMENT, Kind.DEFENCE

HERO = Hero(
    id="bain",
    name="Bain",
    title="the Bounty Hunter",
    complexity=2,
    roles=("tactician", "sniper", "healer", "farming", "durable",),
    stats=((5, 5), (4, 6), (4, 4), (5, 6)),
    markers=(BOUNTY,),
    cards=(
        Card("Dead or Alive", Colour.GOLD, 0, ATTACK, 11, dead_or_alive, value=4, radius=4, defence=2, movement=1),
        Card("Get over here!", Colour.SILVER, 0, SKILL, 13, get_over_here, ranged=True, range=4, defence=2),
        Card(
            "Light Crossbow", Colour.RED, 1, ATTACK, 8, crossbow, value=5, ranged=True, range=2, defence=5,
            movement=4,
        ),
        Card("A Game of Chance", Colour.BLUE, 1, SKILL, 9, a_game_of_chance, radius=2, defence=4, movement=3),
        Card("Close Call", Colour.GREEN, 1, DEFENCE, 4, close_call, sign="!", movement=2),
        Card(
            "Heavy Crossbow", Colour.RED, 2, ATTACK, 8, crossbow, value=5, ranged=True, range=3, defence=5,
            movement=4, item=Item.DEFENCE,
        ),
        Card(
            "Hand Crossbow", Colour.RED, 2, ATTACK, 8, hand_crossbow, value=4, ranged=True, range=3, defence=6,
            movement=4, item=Item.INITIATIVE,
        ),
        Card(
            "Dead Man's Hand", Colour.BLUE, 2, SKILL, 10, dead_mans_hand, radius=3, defence=4, movement=3,
            item=Item.DEFENCE,
        ),
        Card(
            "Drinking Buddies", Colour.BLUE, 2, SKILL, 10, drinking_buddies, radius=3, defence=4, movement=3,
            item=Item.ATTACK,
        ),
        Card("Narrow Escape", Colour.GREEN, 2, DEFENCE, 4, narrow_escape, sign="!", movement=2, item=Item.INITIATIVE),
        Card(
            "Vantage Point", Colour.GREEN, 2, MOVEMENT, 4, vantage_point, value=2, sign="+", defence=3,
            item=Item.ATTACK,
        ),
        Card(
            "Arbalest", Colour.RED, 3, ATTACK, 9, crossbow, value=6, ranged=True, range=4, defence=6, movement=4,
            item=Item.DEFENCE,
        ),
        Card(
            "Hunter-Seeker", Colour.RED, 3, ATTACK, 9, hunter_seeker, value=5, ranged=True, range=3, defence=7,
            movement=4, item=Item.MOVEMENT,
        ),
        Card(
            "We're Not Done Yet!", Colour.BLUE, 3, SKILL, 10, were_not_done_yet, radius=3, defence=5, movement=3,
            item=Item.RANGE,
        ),
        Card(
            "Another One!", Colour.BLUE, 3, SKILL, 10, another_one, radius=3, defence=5, movement=3,
            item=Item.ATTACK, lasting=Lasting(end_of_turn=last_round),
        ),
        Card(
            "Perfect Getaway", Colour.GREEN, 3, DEFENCE, 3, perfect_getaway, sign="!", movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "High Ground", Colour.GREEN, 3, MOVEMENT, 3, high_ground, value=2, sign="+", defence=4,
            item=Item.RADIUS,
        ),
        Card(
            "A Complicated Profession", Colour.PURPLE, 4, Kind.ULTIMATE, None, a_complicated_profession,
            lasting=Lasting(after_marker=shaken_down),
        ),
    ),
    handicap=Card("Side Quest", Colour.GOLD, 0, SKILL, 10, side_quest, radius=4, defence=1, movement=1),
)  # fmt: skip
