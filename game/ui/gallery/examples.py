"""Positions in which a card shows what it can do: drawn at random, played, and those that show most are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import Card, Hero, Kind, Piece
from game.lane.state import PRIMARY, Lane
from game.ui.gallery.contrast import Contrast, contrast, without_effect
from game.ui.gallery.facts import Facts, facts_of, news, own_part
from game.ui.gallery.playing import Played, opened, same_answers, ways
from game.ui.gallery.positions import position, read
from game.ui.gallery.stretch import Stretch

TRIES = 50
"""How many positions are drawn for a card."""

MOST = 3
"""How many of them are shown at most."""

PATIENCE = 24
"""How many positions are played on to see a lasting text at work."""

_DULL = (
    told.HeroActed, told.ActionChosen, told.CardResolved, told.AttackSucceeded, told.HeroDefeated, told.LivesChanged,
)  # fmt: skip

_SPOILS = ("MinionDefeated", "HeroDefeated foe", "coins")


@dataclass(frozen=True, slots=True)
class Example:
    """A card at work: how much that shows, the same beat without it (ultimates), and what it does later (effects)."""

    shown: Stretch
    after: Lane
    worth: float
    facts: Facts = frozenset()
    without: Stretch | None = None
    later: Contrast | None = None


def examples(hero: Hero, card: Card) -> list[Example]:
    """The best positions for a card, each of which shows something new; [] when it could be shown in none."""
    rng = Random(card.id)
    if card.lasting is not None and card.lasting.heavy_in_battle:
        return _at_the_end_of_a_round(hero, card, rng)
    found = [each for _ in range(TRIES) for each in _played(hero, card, position(hero, card, rng))]
    found.sort(key=lambda each: -each.worth)
    return _telling(_with_later(found, hero, card), card)


def _at_the_end_of_a_round(hero: Hero, card: Card, rng: Random) -> list[Example]:
    """Minion battles that end otherwise without the card, the more so the better."""
    found: list[Example] = []
    for _ in range(TRIES):
        s = read(position(hero, card, rng))
        seen = contrast(s, Piece(s.cast.heroes.index(hero)), card)
        if seen is not None:
            facts = frozenset(_result(event) for event in seen.within.events)
            found.append(Example(seen.within, s, seen.differences, facts, seen.without))
    return _telling(sorted(found, key=lambda each: -each.worth), card)


def _result(event: Event) -> str:
    """What an event of the end of a round has brought, and to whom."""
    return f"push of {event.winner}" if isinstance(event, told.LanePushed) else type(event).__name__


def _played(hero: Hero, card: Card, text: str) -> Iterator[Example]:
    """The best ways to play the card in a position, one for each set of facts."""
    s = read(text)
    me = Piece(s.cast.heroes.index(hero))
    match = opened(s)
    if match is None:
        return
    before = match.state.copy()
    best: dict[Facts, tuple[float, Played]] = {}
    for played in ways(match, me, card.id if card.defends else None):
        facts = facts_of(before, me, card, played.events, played.answers)
        worth = _worth(before, me, card, played.events, facts)
        if _is_shown(card, me, played.events) and (facts not in best or worth > best[facts][0]):
            best[facts] = worth, played
    bare = opened(without_effect(s, me, card)) if card.kind is Kind.ULTIMATE else None
    for facts, (worth, played) in best.items():
        found = Example(Stretch(before, (), played.events), played.after, worth, facts)
        if card.kind is not Kind.ULTIMATE:
            yield found
        elif bare is not None:
            yield from _awake(found, same_answers(bare, played.answers), me, card)


def _awake(found: Example, dormant: Played, me: Piece, card: Card) -> Iterator[Example]:
    """An example of an ultimate, if it makes a difference; the more new facts the better."""
    start, events = found.shown.start, found.shown.events
    if dormant.events != events:
        facts = found.facts - facts_of(start, me, card, dormant.events, dormant.answers)
        shown = len(events) - 2 * sum(isinstance(event, told.Fizzled) for event in events)
        worth = 4.0 * len(facts) + 0.1 * shown
        yield replace(found, facts=facts, worth=worth, without=Stretch(start, (), dormant.events))


def _is_shown(card: Card, me: Piece, events: Sequence[Event]) -> bool:
    """Whether it was this card that was played."""
    if card.defends:
        return any(isinstance(event, told.Defended) and event.card == card.id for event in events)
    first = next((event for event in events if isinstance(event, told.ActionChosen)), None)
    return first is not None and first.hero == me and first.action == PRIMARY


def _worth(before: Lane, me: Piece, card: Card, events: Sequence[Event], facts: Facts) -> float:
    """Many facts are good, many events a little; a fizzle is bad, the hero's own fall worse."""
    told_of = [event for event in news(own_part(me, card, events)) if not isinstance(event, _DULL)]
    strays = sum(isinstance(event, told.Moved) and before.is_minion(event.by) for event in events)
    fell = any(isinstance(event, told.HeroDefeated) and event.hero == me for event in events)
    spoilt = sum(
        6 * isinstance(event, told.Fizzled) + 3 * isinstance(event, told.LanePushed | told.GameEnded)
        for event in told_of
    )
    weight = sum(0.3 if _is_usual(card, fact) else 2.0 for fact in sorted(facts))
    return weight + 0.1 * min(len(told_of), 20) - spoilt - strays - 20 * fell


def _telling(found: Sequence[Example], card: Card) -> list[Example]:
    """The first one, and as long as there are any those with the most new facts."""
    chosen = list(found[:1])
    while chosen and len(chosen) < MOST:
        known = frozenset[str]().union(*(each.facts for each in chosen))
        best = max(found, key=lambda each: (_new(card, each, known), each.worth))
        if _new(card, best, known) <= 0:
            break
        chosen.append(best)
    return chosen


def _new(card: Card, each: Example, known: Facts) -> int:
    """How much an example adds to what is known; what follows from any attack is no news of an attack card."""
    fresh = [fact for fact in sorted(each.facts - known) if not _is_usual(card, fact)]
    return sum(3 if fact.startswith("mode") else 1 for fact in fresh) if each.worth > 0 else 0


def _is_usual(card: Card, fact: str) -> bool:
    """Whether it follows from any attack."""
    return card.is_attack and fact.startswith(_SPOILS)


def _with_later(found: list[Example], hero: Hero, card: Card) -> list[Example]:
    """The examples, first the one that shows most clearly what the text does while it lasts."""
    if card.kind is Kind.ULTIMATE:
        return found
    clearest: tuple[Contrast, Example] | None = None
    for each in [each for each in found if each.facts & {"EffectBegan", "MarkerGiven"}][:PATIENCE]:
        later = contrast(each.after, Piece(each.after.cast.heroes.index(hero)), card)
        if later is not None and (clearest is None or later.differences < clearest[0].differences):
            clearest = later, each
        if clearest is not None and clearest[0].is_clear:
            break
    if clearest is None:
        return found
    return [replace(clearest[1], later=clearest[0]), *(each for each in found if each is not clearest[1])]
