"""The action being performed, and whether a text can begin."""

from game.kernel.decision import Fizzle, Value
from game.lane.cards import Effect, Kind, Piece, Source
from game.lane.push import GameOver
from game.lane.state import ATTACK, MOVEMENT, PRIMARY, Act, Lane


def can_start(s: Lane, me: Piece, text: Effect) -> bool:
    """Whether the first mandatory step of a text is possible: it is tried on a copy (L9.9)."""
    twin = s.copy()
    twin.events = []
    flow = text(twin, me)
    try:
        next(flow)
    except (StopIteration, GameOver):
        return True
    except Fizzle:
        return bool(twin.events)
    flow.close()
    return True


def act_of(s: Lane) -> Act:
    """The action being performed, the innermost one."""
    return s.stack[-1]


def asking(s: Lane, me: Piece, *numbers: int) -> tuple[Value, ...]:
    """What a question of the running text is about: the hero, the card, numbers for the prompt."""
    return (me, s.stack[-1].card if s.stack else "", *numbers)


def is_attack_action(s: Lane) -> bool:
    """Whether the running action is an attack action, text included."""
    if not s.stack:
        return False
    act = s.stack[-1]
    return act.action == ATTACK or (act.action == PRIMARY and s.card(act.card).is_attack)


def is_movement_action(s: Lane) -> bool:
    """Whether the running action is a movement action, text included."""
    if not s.stack:
        return False
    act = s.stack[-1]
    return act.action == MOVEMENT or (act.action == PRIMARY and s.card(act.card).kind is Kind.MOVEMENT)


def is_repetition(s: Lane) -> bool:
    """Whether the running action is a repetition (L9.15)."""
    return act_of(s).again


def ignore_heavy_immunity(s: Lane) -> None:
    """The immunity of heavy minions does not bind the running action (L15.4)."""
    s.stack = (*s.stack[:-1], s.stack[-1]._replace(pierces=True))


def is_spent(s: Lane, source: Source) -> bool:
    """Whether an effect that works once a turn has done so."""
    return source in s.used


def spend(s: Lane, source: Source) -> None:
    """An effect that works once a turn has worked."""
    s.used = (*s.used, source)
