"""Positions drawn at random in which a card is about to be played, as text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from game.hexgrid.board import Board
from game.hexgrid.coords import Hex, distance
from game.lane.cards import Card, Hero, Kind
from game.lane.heroes import HEROES
from game.lane.scenario import parse
from game.lane.state import Lane
from game.store.maps import map_by_id

FIELD = """
board:
  . . . . . . . . . . . . .
   . . . . . p . r . . . . .
  . . . . # . . . . . . . .
   . . . . . . . . b . . . .
  . . . p . . o . . p . . .
   . . . . r p . . . . . . .
  . . . . . . . . # . . . .
   . . . . . b . p . . . . .
  . . . . . . . . . . . . .
o: origin
p: red melee point
r: blue ranged point
b: blue melee point
"""
"""An open middle zone with some rocks and spawn points."""

MIDDLE, ROCK_SIDE, SHORE = Hex(0, 0), Hex(1, 1), Hex(-7, 0)
"""Where the hero stands: in the middle of the battle zone, next to terrain, or on its own shore beside the zone."""

NEAR = 4
"""How far from the hero the others stand at most."""

SPREADS = (2.5, 3.5, 6.0)
"""How far apart the others stand: in the first case the nearest spaces are nearly always taken."""

BYSTANDERS = ("brogan", "tigerclaw", "wasp", "arien", "sabina", "dodger")
"""Three of them stand around: a friend and two foes."""


class Scene(NamedTuple):
    """A card to be shown, whose it is, and who stands around."""

    hero: Hero
    card: Card
    friend: str
    striker: str
    shooter: str

    @property
    def goes_on(self) -> bool:
        """Whether the others have cards to play afterwards: the text may last, or leave a marker."""
        return (self.card.lasting is not None or bool(self.hero.markers)) and not self.is_at_the_end

    @property
    def is_at_the_end(self) -> bool:
        """Whether the card is at work in the minion battle at the end of a round."""
        return self.card.lasting is not None and self.card.lasting.heavy_in_battle


def read(text: str) -> Lane:
    """The position that a text describes."""
    return parse(text, HEROES, map_by_id)


def position(hero: Hero, card: Card, rng: Random) -> str:
    """A position in which the card is about to be played, or an enemy about to attack one who can defend with it."""
    friend, striker, shooter = rng.sample([name for name in BYSTANDERS if name != hero.id], 3)
    scene = Scene(hero, card, friend, striker, shooter)
    here = rng.choices((MIDDLE, ROCK_SIDE, SHORE), (13, 4, 3))[0]
    lines = [*_who_stands_where(scene, here, rng), *_match(scene, rng), *_own_cards(scene, rng)]
    return FIELD + "\n".join([*lines, *_cards_of_others(scene, rng)]) + "\n"


@cache
def _board() -> Board:
    return read(f"{FIELD}at 0,0: red hero brogan\nat 1,0: blue hero wasp\n").board


def _who_stands_where(scene: Scene, here: Hex, rng: Random) -> Iterator[str]:
    spots = iter(_spots(here, rng))
    yield f"at {here.q},{here.r}: red hero {scene.hero.id}"
    for who in (f"blue hero {scene.striker}", f"red hero {scene.friend}", f"blue hero {scene.shooter}"):
        yield f"at {next(spots)}: {who}"
    for team in ("red", "blue"):
        for kind in _minions(scene, rng):
            yield f"at {next(spots)}: {team} {kind}"


def _minions(scene: Scene, rng: Random) -> list[str]:
    kinds = ["melee", "melee", "ranged", *(["heavy"] if rng.random() < 0.3 else [])]
    return [kind for kind in kinds if rng.random() < 0.5] or kinds[:1] if scene.is_at_the_end else kinds


def _spots(here: Hex, rng: Random) -> list[str]:
    """Spaces of the battle zone round the hero, near ones first more often than not."""
    board = _board()
    middle = board.zone_of[board.cell(MIDDLE)]
    found = [
        at
        for cell, at in board.hexes.items()
        if board.zone_of.get(cell) == middle and not board.blocks >> cell & 1 and at != here
    ]
    nearest = min(distance(here, at) for at in found)
    close = [at for at in found if distance(here, at) < nearest + NEAR]
    spread = rng.choice(SPREADS)
    return [
        f"{at.q},{at.r}" for at in sorted(close, key=lambda at: distance(here, at) + spread * rng.random())
    ]


def _match(scene: Scene, rng: Random) -> Iterator[str]:
    lasting = scene.card.lasting
    late = lasting is not None and (lasting.end_of_round is not None or lasting.heavy_in_battle)
    yield f"turn: {4 if late else 2}"
    if scene.is_at_the_end:
        yield "phase: end-of-round"
    yield f"fallen: {rng.choice(('yes', 'no'))}"
    if scene.card is scene.hero.handicap:
        yield f"handicapped: {scene.hero.id}"


def _own_cards(scene: Scene, rng: Random) -> Iterator[str]:
    hero, card = scene.hero, scene.card
    yield f"{hero.id} level: { {0: 1, 1: 1, 2: 3, 3: 6, 4: 8}[card.tier] }"
    planned = card if card.kind is not Kind.ULTIMATE else rng.choice(_for_ultimate(hero))
    others = [each for each in hero.cards if each.tier <= 1 and each.colour is not planned.colour]
    basic = rng.choice([each for each in others if each.is_basic])
    first, second = rng.sample([each for each in others if each is not basic], 2)
    discarded = rng.choice(([], [basic], [basic, second]))
    if discarded:
        yield f"{hero.id} discard: {', '.join(_short(hero, each) for each in discarded)}"
    if scene.is_at_the_end:
        return
    resolved = rng.choice((first, basic) if basic not in discarded else (first,))
    yield f"{hero.id} slots: {_short(hero, resolved)}"
    if card.defends:
        yield f"{hero.id} hand: {_short(hero, card)}"
        return
    yield f"{hero.id} planned: {_short(hero, planned)}"
    if scene.goes_on:
        yield f"{hero.id} items: {', '.join(['initiative'] * _lead(planned))}"


def _lead(card: Card) -> int:
    """As many initiative items as let a card come first for sure."""
    fastest = max(each.initiative or 0 for name in BYSTANDERS for each in _starting_cards(name))
    return max(0, fastest + 1 - (card.initiative or 0))


def _cards_of_others(scene: Scene, rng: Random) -> Iterator[str]:
    striker, shooter, friend = (HEROES[name] for name in (scene.striker, scene.shooter, scene.friend))
    if scene.card.defends:
        yield f"{striker.id} planned: {_short(striker, rng.choice(_attacks(striker)))}"
        yield f"{striker.id} level: 3"
        if scene.goes_on:
            yield f"{striker.id} items: {', '.join(['initiative'] * 12)}"
    elif scene.goes_on:
        yield f"{striker.id} planned: {_short(striker, rng.choice(_starting_cards(striker.id)))}"
    elif rng.random() < 0.5:
        yield f"{striker.id} played: {_short(striker, _attacks(striker)[0])}"
    if scene.goes_on:
        for other in (shooter, friend):
            yield f"{other.id} planned: {_short(other, rng.choice(_starting_cards(other.id)[1:]))}"
    elif rng.random() < 0.2:
        yield f"{striker.id} hand:"
    for other in (shooter, friend):
        if rng.random() < 0.6:
            yield f"{other.id} discard: {_short(other, other.cards[0])}"
    yield f"{striker.id} coins: 2"
    yield f"{shooter.id} coins: 2"
    if any(kind.id == "bounty" for kind in scene.hero.markers) and rng.random() < 0.7:
        yield f"{shooter.id} markers: bounty 1 of {scene.hero.id}"


def _for_ultimate(hero: Hero) -> list[Card]:
    """Cards whose playing may set an ultimate to work, basic ones above all."""
    playable = [each for each in hero.cards if each.kind is not Kind.ULTIMATE and not each.defends]
    return [*playable, *(4 * [each for each in playable if each.is_basic])]


def _attacks(hero: Hero) -> list[Card]:
    """Its attack cards up to tier II."""
    return [card for card in hero.cards if card.is_attack and card.tier <= 2]


def _starting_cards(hero: str) -> list[Card]:
    """The cards of its first hand that it may play."""
    return [card for card in HEROES[hero].cards if card.tier <= 1 and card.kind is not Kind.DEFENCE]


def _short(hero: Hero, card: Card) -> str:
    return card.id.removeprefix(f"{hero.id}-")
