"""How bots choose heroes: a team of different roles, and what the other side would miss most."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from game.kernel.decision import Decision
from game.lane.cards import Hero
from game.lane.heroes import HEROES
from game.lane.selection import Selection

NEEDED = {"pusher": 1.6, "durable": 1.4, "disabler": 1.3, "damager": 1.0, "sniper": 1.0, "tactician": 0.8}
"""What a team should have, and how much the first one of a kind is worth; other roles count `OTHER`."""

OTHER = 0.5
AGAIN = 0.35
"""How much a role is worth that the team has already, as a share of the first one."""

PIPS = 0.06
"""What one pip of a hero's profile at its best is worth."""

LUCK = 0.4


def choose_hero(s: Selection, decision: Decision[Any], rng: Random) -> Any:
    """An option of a selection: the hero that is worth most to the own team, or to the other one when it is banned."""
    seat_team = _team_of(s, int(decision.seat))
    team = 1 - seat_team if decision.prompt == "ban_hero" else seat_team
    mates = list(_heroes_of(s, team))

    def worth(option: Any) -> float:
        hero = HEROES[s.terms.preset[option] if decision.prompt == "pick_player" else option]
        return worth_to(hero, mates) + LUCK * rng.random()

    return max(decision.options, key=worth)


def worth_to(hero: Hero, mates: Iterable[Hero]) -> float:
    """What a hero brings to a team."""
    have = [role for mate in mates for role in mate.roles]
    roles = sum(NEEDED.get(role, OTHER) * AGAIN ** have.count(role) for role in hero.roles)
    return roles + PIPS * sum(best for _, best in hero.stats)


def _team_of(s: Selection, seat: int) -> int:
    """The team that a seat chooses for; in a player draft that of the captain."""
    if s.terms.preset:
        return next((team for team in (0, 1) if seat in s.teams[team]), s.terms.team_of(seat))
    return s.terms.team_of(seat)


def _heroes_of(s: Selection, team: int) -> Iterable[Hero]:
    if s.terms.preset:
        return [HEROES[s.terms.preset[player]] for player in s.teams[team]]
    return [HEROES[hero] for place, hero in enumerate(s.heroes) if hero and s.terms.team_of(place) == team]
