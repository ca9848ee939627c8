"""Attacks, defences and defeats (L12, L13, L14)."""

from collections.abc import Iterable

from game.kernel.decision import Fizzle, may
from game.kernel.flow import Flow
from game.lane import events, values
from game.lane.cards import Card, CardId, Piece
from game.lane.push import remove_minions, win
from game.lane.state import DEFENCE, HEAVY, MELEE, RANGED, TURNS, Act, Attack, Lane
from game.lane.verbs import (
    act_of,
    discard_card,
    discards,
    end_effect,
    foes,
    gain,
    in_reach,
    may_touch,
    near,
    target,
)

MINION_COINS = {MELEE: 2, RANGED: 2, HEAVY: 4}
"""What the defeat of a minion pays (L14.2)."""

LOWEST_TIER = (0, 1, 1, 1, 2, 2, 2, 3, 3)
"""By hero level: the assist coins of a defeat and the life counters it costs (L14.4)."""


def attackable(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy units on some cells that the running attack may hit."""
    spared = act_of(s).spared
    return [foe for foe in foes(s, me, cells) if foe not in spared]


def beside(s: Lane, me: Piece) -> list[Piece]:
    """Units next to `me` that the running attack may hit; farther ones too if an effect gives it a range."""
    reach = values.lance(s, me)
    return attackable(s, me, near(s, me) if reach is None else s.board.within(s.where[me], reach))


def heroes_beside(s: Lane, me: Piece) -> list[Piece]:
    """The heroes among `beside`."""
    return [foe for foe in beside(s, me) if s.is_hero(foe)]


def attack_one_of(s: Lane, me: Piece, candidates: Iterable[Piece], bonus: int = 0) -> Flow[Piece]:
    """Pick one of `candidates` and attack it; gives the unit."""
    foe = yield from attack_target(s, me, candidates)
    yield from attack(s, me, foe, bonus)
    return foe


def attack_adjacent(s: Lane, me: Piece) -> Flow[Piece]:
    """Attack a unit next to you; gives the unit."""
    return (yield from attack_one_of(s, me, beside(s, me)))


def attack_in_reach(s: Lane, me: Piece) -> Flow[Piece]:
    """Attack a unit in range; gives the unit."""
    return (yield from attack_one_of(s, me, attackable(s, me, in_reach(s, me))))


def attack_target(s: Lane, me: Piece, candidates: Iterable[Piece]) -> Flow[Piece]:
    """Pick the unit to attack."""
    return (yield from target(s, me, candidates, "target"))


def attack(s: Lane, me: Piece, foe: Piece, bonus: int = 0, no_primary_defence: bool = False) -> Flow[None]:
    """Attack a unit (L12.4). The text goes on afterwards unless the attacker has left the board (L12.6, L9.18).

    Raises:
        Fizzle: the target is not legal any more, or the attacker fell.
    """
    if not (s.on_board(foe) and may_touch(s, me, foe)):
        raise Fizzle("target")
    act = act_of(s)
    s.stack = (*s.stack[:-1], act._replace(hit=(*act.hit, foe)))
    total = values.attack_total(s, act) + bonus
    ranged = values.is_ranged(s, act)
    if s.is_minion(foe):
        s.tell(events.AttackDeclared, me, foe, act.card, total, ranged, 0)
        yield from defeat_minions(s, me, [foe])
        return
    outer = s.attack
    s.attack = Attack(me, foe, total, values.minion_modifier(s, foe), ranged)
    s.tell(events.AttackDeclared, me, foe, act.card, total, ranged, s.attack.modifier)
    yield from _answer(s, s.attack, defences(s, foe, no_primary_defence))
    s.attack = outer
    if not s.on_board(me):
        raise Fizzle("attacker")


def defences(s: Lane, hero: Piece, no_primary: bool = False) -> list[CardId]:
    """The hand cards with which a hero may defend (L13.1)."""
    found: list[CardId] = []
    for held in s.hand[hero]:
        if held and _has_defence(s.card(held)) and not (no_primary and s.card(held).defends):
            found.append(held)
    return found


def _has_defence(card: Card) -> bool:
    return card.defends or card.defence is not None


def _answer(s: Lane, attack: Attack, cards: list[CardId]) -> Flow[None]:
    """The attacked hero defends or not; then the attack succeeds or is stopped (L12.4.5 to 7)."""
    hero, attacker = attack.target, attack.attacker
    about = (hero, act_of(s).card, attack.total, attack.modifier, attacker)
    card = yield from may(s.seat(hero), "defend", cards, "card", about)
    if card is None:
        s.tell(events.AttackSucceeded, attacker, hero, attack.total, None)
        defeat_hero(s, attacker, hero)
        return
    discard_card(s, hero, card)
    s.tell(events.Defended, hero, card, s.card(card).defends)
    if s.card(card).defends:
        yield from _defence_text(s, hero, card)
    if s.on_board(attacker) and s.on_board(hero):
        _compare(s, card)


def _defence_text(s: Lane, hero: Piece, card: CardId) -> Flow[None]:
    """A defence text that fizzles ends itself; the fight goes on (LC-O7)."""
    outer = s.stack
    s.stack = (*outer, Act(hero, card, DEFENCE))
    try:
        yield from s.card(card).effect(s, hero)
    except Fizzle as fizzle:
        s.tell(events.Fizzled, hero, card, str(fizzle))
    s.stack = outer


def _compare(s: Lane, card: CardId) -> None:
    """Attack total against defence total, or the block (L13.5, L13.6)."""
    fight = s.attack
    assert fight is not None
    total = values.defence_total(s, fight.target, card, fight.modifier, fight.bonus)
    held = fight.blocked if total is None else total >= fight.total
    if held:
        s.tell(events.AttackStopped, fight.attacker, fight.target, fight.total, total)
    else:
        s.tell(events.AttackSucceeded, fight.attacker, fight.target, fight.total, total)
        defeat_hero(s, fight.attacker, fight.target)


# The words of defence texts


def block_any(s: Lane) -> None:
    """Block the attack, of whatever kind it is (L13.6)."""
    assert s.attack is not None
    s.attack = s.attack._replace(blocked=True)


def block(s: Lane, ranged: bool) -> None:
    """Block a ranged (or else a non-ranged) attack.

    Raises:
        Fizzle: the attack is of the other kind; the defence fails (L13.6).
    """
    assert s.attack is not None
    if s.attack.ranged != ranged:
        raise Fizzle("block")
    block_any(s)


def add_defence(s: Lane, bonus: int) -> None:
    """The running defence is worth `bonus` more."""
    assert s.attack is not None
    s.attack = s.attack._replace(bonus=s.attack.bonus + bonus)


def ignore_minions(s: Lane) -> None:
    """The running fight counts no minion modifier, neither plus nor minus (L13.7)."""
    assert s.attack is not None
    s.attack = s.attack._replace(modifier=0)


def attacker_of(s: Lane) -> Piece:
    """Who attacks in the running fight."""
    assert s.attack is not None
    return s.attack.attacker


def discards_or_falls(s: Lane, me: Piece, hero: Piece) -> Flow[None]:
    """A hero discards a card of its choice; with none in hand it is defeated by `me` (L14.8)."""
    if not (yield from discards(s, me, hero)):
        defeat_hero(s, me, hero)


# Defeat


def defeat_minions(s: Lane, by: Piece, minions: Iterable[Piece]) -> Flow[None]:
    """Minions are defeated together: coins, protections, then they leave and the lane may be pushed (L14.2, L16.2)."""
    fallen: list[Piece] = []
    for minion in minions:
        if (yield from _is_replaced(s, minion)):
            continue
        saved = yield from _is_saved(s, minion)
        coins = MINION_COINS[s.what[minion]]
        s.tell(events.MinionDefeated, minion, s.where[minion], by, coins, saved)
        gain(s, by, coins)
        if not saved:
            fallen.append(minion)
    yield from remove_minions(s, by, fallen)


def _is_replaced(s: Lane, minion: Piece) -> Flow[bool]:
    for source, lasting in tuple(s.in_force()):
        if lasting.replaces is not None and (yield from lasting.replaces(s, source, minion)):
            return True
    return False


def _is_saved(s: Lane, minion: Piece) -> Flow[bool]:
    for source, lasting in tuple(s.in_force()):
        if lasting.saves is not None and (yield from lasting.saves(s, source, minion)):
            return True
    return False


def defeat_hero(s: Lane, by: Piece, hero: Piece, assists: int = 1) -> None:
    """A hero is defeated by an enemy hero (L14.3); teammates of that one get `assists` times the usual coins.

    Raises:
        GameOver: its team has no life counter left.
    """
    level = s.level[hero]
    lives = LOWEST_TIER[level] + values.extra_lives(s, hero)
    cell = s.where[hero]
    s.take(hero)
    s.hero_fell = True
    s.tell(events.HeroDefeated, hero, cell, by, level, LOWEST_TIER[level] * assists, lives)
    resolve_card(s, hero)
    for effect in s.ongoing:
        if effect.hero == hero:
            end_effect(s, hero, effect.card)
    _return_markers(s, hero)
    gain(s, by, level)
    for friend in s.team_heroes(s.side[by]):
        if friend != by:
            gain(s, friend, LOWEST_TIER[level] * assists)
    _spend_lives(s, s.side[hero], lives)


def _return_markers(s: Lane, hero: Piece) -> None:
    for marker in s.markers:
        if marker.hero == hero:
            s.tell(events.MarkerReturned, marker.kind, marker.owner, hero)
    s.markers = tuple(marker for marker in s.markers if marker.hero != hero)


def _spend_lives(s: Lane, team: int, counters: int) -> None:
    before = s.lives[team]
    s.lives[team] = max(0, before - counters)
    s.tell(events.LivesChanged, team, before, s.lives[team])
    if s.lives[team] == 0:
        win(s, 1 - team, "life")


def resolve_card(s: Lane, hero: Piece) -> None:
    """A hero's unresolved card, if any, goes face up to the slot of this turn (L6.5.4)."""
    card = s.planned[hero]
    if card is None:
        return
    s.planned[hero] = None
    slot = min(s.turn, TURNS)
    s.slots[hero] = (*s.slots[hero][: slot - 1], card, *s.slots[hero][slot:])
    s.tell(events.CardResolved, hero, card, slot)
