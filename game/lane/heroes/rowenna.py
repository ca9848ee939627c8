"""Rowenna, the Vanguard: fair fights, guarded friends, rewards for those who stand with her."""

from game.kernel.flow import Flow
from game.lane import values
from game.lane.actions import repeat, repeat_elsewhere
from game.lane.cards import Card, Colour, Hero, Item, Kind, Lasting, Piece, Source
from game.lane.combat import attack, attack_adjacent, attack_target, beside, defeat_hero, heroes_beside
from game.lane.state import Lane
from game.lane.verbs import (
    discards,
    foe_heroes,
    foe_minions,
    friend_heroes,
    friend_minions,
    friends,
    gain,
    in_reach,
    may_move,
    may_retrieve,
    movement,
    near,
    place_one_of,
    place_within,
    swap_with,
    target,
    target_if_any,
    up_to_times,
)

BRING_FRIEND, BRING_FOE = "bring_friend", "bring_foe"

LANCE_RANGE = 2


def code_of_chivalry(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Before the attack, if it is a hero, both of you may retrieve a discarded card."""
    foe = yield from attack_target(s, me, beside(s, me))
    if s.is_hero(foe):
        yield from _salute(s, me, foe)
    yield from attack(s, me, foe)


def earn_the_spurs(s: Lane, me: Piece) -> Flow[None]:
    """Attack a hero next to you. Before the attack both of you may retrieve a discarded card."""
    foe = yield from attack_target(s, me, heroes_beside(s, me))
    yield from _salute(s, me, foe)
    yield from attack(s, me, foe)


def _salute(s: Lane, me: Piece, foe: Piece) -> Flow[None]:
    yield from may_retrieve(s, me, s.discard[me])
    yield from may_retrieve(s, foe, s.discard[foe])


def throw_the_gauntlet(s: Lane, me: Piece) -> Flow[None]:
    """Place yourself in range, next to an enemy hero in range. That hero may move 1 space; if it does, you gain 2
    coins."""
    reach = in_reach(s, me)
    challenged = foe_heroes(s, me, reach)
    yield from place_within(s, me, me, _beside_any(s, challenged) & reach)
    foe = yield from target_if_any(s, me, [foe for foe in challenged if s.is_adjacent(me, foe)])
    if foe is not None and (yield from may_move(s, foe, 1)):
        gain(s, me, 2)


def _beside_any(s: Lane, heroes: list[Piece]) -> int:
    """The spaces next to at least one of these heroes."""
    return s.board.spread(sum(1 << s.where[hero] for hero in heroes))


def token_of_gratitude(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards a friendly hero in radius gains 1 coin."""
    yield from attack_adjacent(s, me)
    yield from _reward(s, me)


def paragon_of_grace(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards a friendly hero in radius gains 1 coin; if one does, you may repeat this
    once on a different unit."""
    yield from attack_adjacent(s, me)
    if (yield from _reward(s, me)):
        yield from repeat_elsewhere(s, me)


def _reward(s: Lane, me: Piece) -> Flow[bool]:
    friend = yield from target_if_any(s, me, friend_heroes(s, me, in_reach(s, me)), "friend")
    if friend is None:
        return False
    gain(s, friend, 1)
    return True


def feat_of_bravery(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards a friendly hero in radius may retrieve a discarded card."""
    yield from attack_adjacent(s, me)
    yield from _inspire(s, me)


def paragon_of_valor(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. Afterwards a friendly hero in radius may retrieve a discarded card; if it does, you
    may repeat this once on a different unit."""
    yield from attack_adjacent(s, me)
    if (yield from _inspire(s, me)):
        yield from repeat_elsewhere(s, me)


def _inspire(s: Lane, me: Piece) -> Flow[bool]:
    inspired = [friend for friend in friend_heroes(s, me, in_reach(s, me)) if s.discard[friend]]
    friend = yield from target_if_any(s, me, inspired, "retriever")
    return friend is not None and (yield from may_retrieve(s, friend, s.discard[friend]))


def stand_guard(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a friendly unit in range that stands next to an enemy hero or has a discarded card."""
    yield from swap_with(s, me, _in_need(s, me))


def defend_the_innocent(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a friendly unit in range that stands next to an enemy hero or has a discarded card. You may retrieve a
    discarded card."""
    yield from swap_with(s, me, _in_need(s, me))
    yield from may_retrieve(s, me, s.discard[me])


def _in_need(s: Lane, me: Piece) -> list[Piece]:
    return [
        friend
        for friend in friends(s, me, in_reach(s, me))
        if foe_heroes(s, me, near(s, friend)) or (s.is_hero(friend) and s.discard[friend])
    ]


def close_quarters(s: Lane, me: Piece) -> Flow[None]:
    """After this movement, if you stand next to an enemy hero, you may choose one: place a friendly minion in radius
    next to such a hero; or place an enemy minion in radius next to you."""
    yield from _gather(s, me, 1)


def grand_melee(s: Lane, me: Piece) -> Flow[None]:
    """After this movement, if you stand next to an enemy hero, choose up to two times: place a friendly minion in
    radius next to such a hero; or place an enemy minion in radius next to you."""
    yield from _gather(s, me, 2)


def _gather(s: Lane, me: Piece, times: int) -> Flow[None]:
    yield from movement(s, me)
    if foe_heroes(s, me, near(s, me)):
        yield from up_to_times(s, me, {BRING_FRIEND: _bring_friend, BRING_FOE: _bring_foe}, times)


def _bring_friend(s: Lane, me: Piece) -> Flow[None]:
    spaces = _beside_any(s, foe_heroes(s, me, near(s, me)))
    yield from place_one_of(s, me, friend_minions(s, me, in_reach(s, me)), spaces)


def _bring_foe(s: Lane, me: Piece) -> Flow[None]:
    yield from place_one_of(s, me, foe_minions(s, me, in_reach(s, me)), near(s, me))


def accept_surrender(s: Lane, me: Piece) -> Flow[None]:
    """Defeat an enemy hero next to you that has no card in hand."""
    defeat_hero(s, me, (yield from target(s, me, _beaten(s, me))))


def glorious_triumph(s: Lane, me: Piece) -> Flow[None]:
    """Defeat an enemy hero next to you that has no card in hand. Friendly heroes get three times the usual coins for
    it."""
    defeat_hero(s, me, (yield from target(s, me, _beaten(s, me))), assists=3)


def _beaten(s: Lane, me: Piece) -> list[Piece]:
    return [foe for foe in foe_heroes(s, me, near(s, me)) if not s.hand[foe]]


def opening_shots(s: Lane, me: Piece) -> Flow[None]:
    """If you have no discarded card, an enemy hero in radius that has none either discards a card, if able."""
    yield from _open_fire(s, me)


def opening_volley(s: Lane, me: Piece) -> Flow[None]:
    """If you have no discarded card, an enemy hero in radius that has none either discards a card, if able. You may
    repeat this once."""
    yield from _open_fire(s, me)
    yield from repeat(s, me)


def _open_fire(s: Lane, me: Piece) -> Flow[None]:
    fresh = [foe for foe in foe_heroes(s, me, in_reach(s, me)) if not s.discard[foe] and not s.discard[me]]
    yield from discards(s, me, (yield from target(s, me, fresh)))


def fabled_lance(s: Lane, me: Piece) -> Flow[None]:
    """Your attacks on units next to you become ranged, with range 2 and your range items on top."""
    yield from ()


def lowered(s: Lane, source: Source, hero: Piece) -> int | None:
    return values.raised(s, hero, LANCE_RANGE, Item.RANGE) if hero == source.piece else None


ATTACK, SKILL, MOVEMENT = Kind.ATTACK, Kind.SKILL, Kind.MOVEMENT

HERO = Hero(
    id="rowenna",
    name="Rowenna",
    title="the Vanguard",
    complexity=2,
    roles=("melee", "durable", "healer", "farming", "pusher", "tactician",),
    stats=((8, 8), (7, 7), (4, 4), (3, 5)),
    cards=(
        Card("Code of Chivalry", Colour.GOLD, 0, ATTACK, 11, code_of_chivalry, value=4, defence=2, movement=1),
        Card("Throw the Gauntlet", Colour.SILVER, 0, SKILL, 5, throw_the_gauntlet, ranged=True, range=4, defence=3),
        Card(
            "Token of Gratitude", Colour.RED, 1, ATTACK, 8, token_of_gratitude, value=5, radius=1, defence=6,
            movement=4,
        ),
        Card("Stand Guard", Colour.BLUE, 1, SKILL, 9, stand_guard, ranged=True, range=3, defence=6, movement=2),
        Card("Close Quarters", Colour.GREEN, 1, MOVEMENT, 4, close_quarters, value=2, radius=2, defence=3),
        Card(
            "Fair Share", Colour.RED, 2, ATTACK, 8, token_of_gratitude, value=6, radius=3, defence=6, movement=4,
            item=Item.INITIATIVE,
        ),
        Card(
            "Feat of Bravery", Colour.RED, 2, ATTACK, 8, feat_of_bravery, value=7, radius=4, defence=7, movement=4,
            item=Item.DEFENCE,
        ),
        Card(
            "Protect the Weak", Colour.BLUE, 2, SKILL, 10, stand_guard, ranged=True, range=4, defence=6,
            movement=2, item=Item.ATTACK,
        ),
        Card(
            "Accept Surrender", Colour.BLUE, 2, SKILL, 10, accept_surrender, defence=6, movement=2,
            item=Item.DEFENCE,
        ),
        Card("Melee", Colour.GREEN, 2, MOVEMENT, 4, close_quarters, value=2, radius=3, defence=4, item=Item.ATTACK),
        Card(
            "Opening Shots", Colour.GREEN, 2, SKILL, 4, opening_shots, radius=3, defence=4, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Paragon of Grace", Colour.RED, 3, ATTACK, 9, paragon_of_grace, value=6, radius=3, defence=7,
            movement=4, item=Item.RANGE,
        ),
        Card(
            "Paragon of Valor", Colour.RED, 3, ATTACK, 9, paragon_of_valor, value=7, radius=4, defence=8,
            movement=4, item=Item.DEFENCE,
        ),
        Card(
            "Defend the Innocent", Colour.BLUE, 3, SKILL, 10, defend_the_innocent, ranged=True, range=4, defence=7,
            movement=2, item=Item.RADIUS,
        ),
        Card(
            "Glorious Triumph", Colour.BLUE, 3, SKILL, 10, glorious_triumph, defence=7, movement=2,
            item=Item.MOVEMENT,
        ),
        Card(
            "Grand Melee", Colour.GREEN, 3, MOVEMENT, 3, grand_melee, value=2, radius=3, defence=4,
            item=Item.ATTACK,
        ),
        Card(
            "Opening Volley", Colour.GREEN, 3, SKILL, 3, opening_volley, radius=3, defence=4, movement=2,
            item=Item.INITIATIVE,
        ),
        Card(
            "Fabled Lance", Colour.PURPLE, 4, Kind.ULTIMATE, None, fabled_lance, range=2,
            lasting=Lasting(lance=lowered),
        ),
    ),
    handicap=Card("Earn the Spurs", Colour.GOLD, 0, ATTACK, 10, earn_the_spurs, value=4, defence=1, movement=1),
)  # fmt: skip
