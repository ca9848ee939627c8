"""Positions in which a card shows what it can do: drawn at random, played, and the one that shows most is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.habits import scores
from game.hexgrid.coords import Hex, distance
from game.kernel.decision import Value
from game.kernel.event import Event
from game.kernel.match import Match
from game.lane import events as told
from game.lane.cards import Card, CardId, Hero, Kind, Piece
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.scenario import parse
from game.lane.state import PRIMARY, Lane
from game.store.maps import map_by_id

TRIES = 60
"""How many positions are drawn for a card."""

BREADTH = 6
"""How many options of a question are looked at."""

DEPTH = 3
"""For so many questions in a row all of these options are played out; then habit answers."""

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

NEAR = [
    Hex(q, r)
    for q in range(-4, 5)
    for r in range(-4, 5)
    if 0 < distance(Hex(0, 0), Hex(q, r)) <= 4 and (q, r) not in ((-1, -2), (1, 2))
]

FRIEND, STRIKER, SHOOTER = "brogan", "tigerclaw", "wasp"
"""Who stands around; where one of them is the hero of the card, another one takes its place."""

_DULL = (
    told.HeroActed, told.ActionChosen, told.CardResolved, told.AttackSucceeded, told.HeroDefeated, told.LivesChanged,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Example:
    """A card played: the position before and after, what has happened, and how much that shows of it."""

    before: Lane
    after: Lane
    events: tuple[Event, ...]
    worth: float


def example(hero: Hero, card: Card) -> Example | None:
    """The best of many positions for a card; None when it could be played in none."""
    rng = Random(card.id)
    found: Example | None = None
    for _ in range(TRIES):
        played = _played(hero, card, rng)
        if played is not None and (found is None or played.worth > found.worth):
            found = played
    return found


def _played(hero: Hero, card: Card, rng: Random) -> Example | None:
    text = _before(hero, card, rng)
    played = _play(text, hero, card)
    if played is None or card.kind is not Kind.ULTIMATE:
        return played
    dormant = _play(text.replace(f"{hero.id} level: 8", f"{hero.id} level: 7"), hero, card)
    return None if dormant is not None and dormant.events == played.events else played


def _play(text: str, hero: Hero, card: Card) -> Example | None:
    """Play the card in a written position as well as it can be shown."""
    match = Match.start(LaneRules(), parse(text, HEROES, map_by_id))
    before = match.state.copy()
    if match.decision is None or match.decision.prompt != "action":
        return None
    me = Piece(match.state.cast.heroes.index(hero))
    happened = _happened(match, _best_line(match, me, card.id if card.defends else ""))
    if happened is None or not _shows(card, me, happened[1]):
        return None
    after, events = happened
    return Example(before, after, events, _worth(me, events))


def _shows(card: Card, me: Piece, events: Sequence[Event]) -> bool:
    """Whether it was this card that was played."""
    if card.defends:
        return any(isinstance(event, told.Defended) and event.card == card.id for event in events)
    if card.kind is Kind.ULTIMATE:
        return any(isinstance(event, told.ActionChosen) for event in events)
    return any(isinstance(event, told.ActionChosen) and event.action == PRIMARY for event in events)


def _worth(me: Piece, events: Sequence[Event]) -> float:
    """Many kinds of things happening is good, the same often a little; a fizzle is bad, the hero's own fall worse."""
    counted = Counter(type(event) for event in events if not isinstance(event, _DULL))
    kinds = sum(2.0 + 0.3 * min(count, 4) for count in counted.values())
    fell = any(isinstance(event, told.HeroDefeated) and event.hero == me for event in events)
    spoilt = (
        6 * counted[told.Fizzled] + 3 * counted[told.LanePushed] + 3 * counted[told.GameEnded] + 20 * fell
    )
    return kinds - spoilt


# Positions


def _before(hero: Hero, card: Card, rng: Random) -> str:
    """A position in which the card is about to be played, or an enemy about to attack one who can defend with it."""
    return FIELD + "\n".join((*_who_stands_where(hero, rng), *_hands(hero, card, rng)))


def _cast(hero: Hero) -> tuple[str, str, str]:
    """A friend and two foes, all different from the hero."""
    spare = iter(name for name in ("arien", "sabina", "dodger") if name != hero.id)
    friend, striker, shooter = (
        name if name != hero.id else next(spare) for name in (FRIEND, STRIKER, SHOOTER)
    )
    return friend, striker, shooter


def _who_stands_where(hero: Hero, rng: Random) -> Iterator[str]:
    friend, striker, shooter = _cast(hero)
    spots = iter(_spots(rng))
    yield f"at 0,0: red hero {hero.id}"
    for who in (f"blue hero {striker}", f"red hero {friend}", f"blue hero {shooter}"):
        yield f"at {next(spots)}: {who}"
    for team in ("red", "blue"):
        for kind in ("melee", "melee", "ranged", *(["heavy"] if rng.random() < 0.3 else [])):
            yield f"at {next(spots)}: {team} {kind}"


def _spots(rng: Random) -> list[str]:
    """Spaces round the hero, near ones first more often than not."""
    here = Hex(0, 0)
    order = sorted(NEAR, key=lambda at: distance(here, at) + rng.random() * 3.5)
    return [f"{at.q},{at.r}" for at in order]


def _hands(hero: Hero, card: Card, rng: Random) -> Iterator[str]:
    friend, striker, shooter = _cast(hero)
    level = {0: 1, 1: 1, 2: 3, 3: 6, 4: 8}[card.tier]
    others = [each.id for each in hero.cards if each.tier == min(card.tier, 2) and each.id != card.id]
    basics = [each for each in hero.cards if each.is_basic and each.id != card.id]
    short = {each.id: each.id.removeprefix(f"{hero.id}-") for each in (*hero.cards, hero.handicap)}
    yield "turn: 2"
    yield f"{hero.id} level: {level}"
    if card is hero.handicap:
        yield f"handicapped: {hero.id}"
    discard = [short[each.id] for each in basics[:1] if rng.random() < 0.6 and card is not hero.handicap]
    yield f"{hero.id} discard: {', '.join(discard)}"
    resolved = [short[each] for each in others[:1]]
    yield f"{hero.id} slots: {', '.join(resolved) or '-'}"
    if card.defends:
        yield f"{striker} planned: {rng.choice(_attacks(striker))}"
        yield f"{striker} level: 3"
        yield f"{hero.id} hand: {short[card.id]}"
    else:
        planned = card if card.kind is not Kind.ULTIMATE else rng.choice(_for_ultimate(hero))
        yield f"{hero.id} planned: {short[planned.id]}"
    if not card.defends and rng.random() < 0.5:
        yield f"{striker} played: {_attacks(striker)[0]}"
    if rng.random() < 0.6:
        yield f"{shooter} discard: {_short_basic(shooter)}"
    if rng.random() < 0.2 and not card.defends:
        yield f"{striker} hand:"
    yield f"{friend} discard: {_short_basic(friend)}"
    yield f"{striker} coins: 2"
    yield f"{shooter} coins: 2"
    if any(kind.id == "bounty" for kind in hero.markers):
        yield f"{shooter} markers: bounty 1 of {hero.id}"


def _for_ultimate(hero: Hero) -> list[Card]:
    """Cards whose playing may set an ultimate to work, basic ones above all."""
    playable = [each for each in hero.cards if each.kind is not Kind.ULTIMATE and not each.defends]
    return [*playable, *(4 * [each for each in playable if each.is_basic])]


def _attacks(hero: str) -> list[str]:
    """The attack cards of a hero that hit one next to it, up to tier II, and ranged ones."""
    attacks = [card.id for card in HEROES[hero].cards if card.is_attack and card.tier <= 2]
    return [card.removeprefix(f"{hero}-") for card in attacks]


def _short_basic(hero: str) -> str:
    """The silver card of a hero."""
    return HEROES[hero].cards[1].id.removeprefix(f"{hero}-")


# Playing


def _best_line(match: Match[Lane], me: Piece, wanted: CardId | str) -> list[int]:
    """The answers, to the end of the beat, by which most happens."""
    best: tuple[float, list[int]] = (-1e9, [])
    for line in _lines(match, me, wanted, DEPTH):
        happened = _happened(match, line)
        if happened is not None:
            worth = _worth(me, happened[1])
            if worth > best[0]:
                best = (worth, line)
    return best[1]


def _lines(match: Match[Lane], me: Piece, wanted: CardId | str, depth: int) -> Iterator[list[int]]:
    """Ways to answer the questions of this beat."""
    asked = match.decision
    if asked is None or not _same_beat(match):
        yield []
        return
    for number in _options(match, me, wanted, depth):
        twin = match.clone()
        twin.apply_in_beat(number)
        if twin.decision is None:
            yield [number]
            continue
        for rest in _lines(twin, me, wanted, depth - 1):
            yield [number, *rest]


def _same_beat(match: Match[Lane]) -> bool:
    return match.decision is not None and match.decision.prompt not in ("plan", "upgrade", "tie")


def _options(match: Match[Lane], me: Piece, wanted: CardId | str, depth: int) -> list[int]:
    """Options worth a look: the text itself, the card to be shown, else what habit likes."""
    asked = match.decision
    assert asked is not None
    values: tuple[Value, ...] = asked.options
    for sure in (PRIMARY, wanted):
        if sure and sure in values:
            return [values.index(sure)]
    liked = scores(match.state, asked)
    order = sorted(range(len(values)), key=lambda number: (values[number] is None, -liked[number]))
    mine = asked.seat == match.state.seat(me)
    return order[: BREADTH if depth > 0 and mine else 1]


def _happened(match: Match[Lane], choices: Sequence[int]) -> tuple[Lane, tuple[Event, ...]] | None:
    """What these answers lead to at the end of the beat; None when they do not end it."""
    twin = match.clone()
    heard: list[Event] = []
    twin.state.events = heard
    for number in choices:
        if twin.decision is None or number >= len(twin.decision.options):
            return None
        twin.apply_in_beat(number)
    if twin.decision is not None or not choices:
        return None
    return twin.state, tuple(heard)
