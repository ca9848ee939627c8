"""How bots choose heroes: a team of many roles that suits the other one; they ban what would help that most."""

from __future__ import annotations

from collections.abc import Sequence
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

ANSWERS = {"sniper": "melee", "damager": "durable", "durable": "disabler", "pusher": "tactician"}
"""Which role stands best against another."""

ANSWER = 0.2
"""What it is worth to answer one role of one hero."""

PIPS = 0.06
"""What one pip of a hero's profile at its best is worth."""

LUCK = 0.4


def choose_hero(s: Selection, decision: Decision[Any], rng: Random) -> Any:
    """An option of a selection: the hero that is worth most to the own team, or to the other one when it is banned."""
    own = s.team_of(decision.seat)
    team = 1 - own if decision.prompt == "ban_hero" else own
    mates, foes = _heroes_of(s, team), _heroes_of(s, 1 - team)

    def worth(option: Any) -> float:
        hero = HEROES[s.terms.preset[option] if decision.prompt == "pick_player" else option]
        return worth_to(hero, mates, foes) + LUCK * rng.random()

    return max(decision.options, key=worth)


def worth_to(hero: Hero, mates: Sequence[Hero], foes: Sequence[Hero]) -> float:
    """What a hero brings to a team that has these heroes and meets those."""
    have = [role for mate in mates for role in mate.roles]
    roles = sum(NEEDED.get(role, OTHER) * AGAIN ** have.count(role) for role in hero.roles)
    answered = sum(ANSWERS.get(role) in hero.roles for foe in foes for role in foe.roles)
    return roles + ANSWER * answered + PIPS * sum(best for _, best in hero.stats)


def _heroes_of(s: Selection, team: int) -> list[Hero]:
    """The heroes that a team has so far."""
    return [HEROES[hero] for hero in map(s.hero_of, s.members(team)) if hero]
