"""A hero's moment to act: which actions it has, and performing one (L6.5, L9, L10, L11)."""

from game.kernel.decision import Fizzle, choose, may
from game.kernel.flow import Flow
from game.lane import events
from game.lane.cards import Card, CardId, Kind, Piece
from game.lane.combat import attack_adjacent
from game.lane.push import remove, return_strays
from game.lane.state import ATTACK, CLEAR, FAST_TRAVEL, HOLD, MOVEMENT, PRIMARY, Act, Lane
from game.lane.verbs import (
    asking,
    banned_actions,
    can_start,
    fast_travel,
    fast_travel_cells,
    may_repeat,
    may_touch,
    movement,
    near,
)


def act(s: Lane, me: Piece, card: CardId) -> Flow[None]:
    """Choose one action of the card and perform it, with all that follows from it (L6.5.2, L6.5.3)."""
    action = yield from choose(s.seat(me), "action", actions(s, me, card), "action", (me, card))
    s.tell(events.ActionChosen, me, card, action)
    yield from perform(s, Act(me, card, action))
    yield from return_strays(s)


def actions(s: Lane, me: Piece, card: CardId) -> list[str]:
    """The actions that a card offers its hero now; Hold is always one (L9.1, L9.5)."""
    sheet = s.card(card)
    banned = banned_actions(s, me, sheet)
    travels = sheet.movement is not None or sheet.kind is Kind.MOVEMENT
    strikes = sheet.attack is not None or sheet.is_attack
    found: list[str] = []
    if can_perform(s, me, card):
        found.append(PRIMARY)
    if sheet.attack is not None and ATTACK not in banned and can_begin(s, Act(me, card, ATTACK)):
        found.append(ATTACK)
    if sheet.movement is not None and MOVEMENT not in banned:
        found.append(MOVEMENT)
    if travels and not {MOVEMENT, FAST_TRAVEL} & {*banned} and fast_travel_cells(s, me):
        found.append(FAST_TRAVEL)
    if strikes and ATTACK not in banned and clearable(s, me):
        found.append(CLEAR)
    found.append(HOLD)
    return found


def can_begin(s: Lane, action: Act) -> bool:
    """Whether the first mandatory step of an action is possible (L9.9)."""
    return can_start(s, action.hero, lambda twin, me: _run(twin, action))


def can_perform(s: Lane, me: Piece, card: CardId) -> bool:
    """Whether `me` may and can perform the primary action of a card by a text (L9.16)."""
    sheet = s.card(card)
    if sheet.kind is Kind.DEFENCE or _primary_word(sheet) in banned_actions(s, me, sheet):
        return False
    return can_begin(s, Act(me, card, PRIMARY))


def _primary_word(sheet: Card) -> str:
    """What bans call the primary action of a card."""
    return Kind.SKILL.value if sheet.is_skill else sheet.kind.value


def perform(s: Lane, action: Act) -> Flow[None]:
    """Perform an action; a mandatory step that cannot be carried out ends it there (L9.7).

    What is triggered by the action follows while it is still the running one.
    """
    outer = s.stack
    yield from _attempt(s, action)
    yield from _after_action(s, action.hero)
    s.stack = outer


def repeat(s: Lane, me: Piece, times: int = 1) -> Flow[None]:
    """You may repeat the running action up to `times`; only offered if possible (L9.15)."""
    for _ in range(times):
        done = s.stack[-1]
        if not (yield from _repeat_as(s, done._replace(hit=(), again=True))):
            return


def repeat_elsewhere(s: Lane, me: Piece, times: int = 1) -> Flow[None]:
    """Like `repeat`, but never on a unit that it has attacked."""
    for _ in range(times):
        if not (yield from _repeat_as(s, _elsewhere(s))):
            return


def repeats_elsewhere(s: Lane, me: Piece) -> Flow[bool]:
    """Repeat the running action on a unit that it has not attacked, if able. Tells whether that was done."""
    again = _elsewhere(s)
    if not _is_repeatable(s, again):
        return False
    yield from _perform_again(s, again)
    return True


def _elsewhere(s: Lane) -> Act:
    """The running action once more, on a unit that it has not attacked."""
    done = s.stack[-1]
    return done._replace(hit=(), spared=(*done.spared, *done.hit), again=True)


def _repeat_as(s: Lane, again: Act) -> Flow[bool]:
    """Offer one repetition. Tells whether it was made."""
    me = again.hero
    if not _is_repeatable(s, again):
        return False
    if (yield from may(s.seat(me), "repeat", (again.action,), "word", (me, again.card))) is None:
        return False
    yield from _perform_again(s, again)
    return True


def _is_repeatable(s: Lane, again: Act) -> bool:
    """Whether the running action can be repeated like this: no repetition, no Hold, nothing forbids it."""
    if s.stack[-1].again or again.action == HOLD or not s.on_board(again.hero):
        return False
    return may_repeat(s, again.hero) and can_begin(s, again)


def _perform_again(s: Lane, again: Act) -> Flow[None]:
    outer = s.stack
    s.tell(events.ActionRepeated, again.hero, again.card)
    yield from _attempt(s, again)
    done = outer[-1]
    s.stack = (*outer[:-1], done._replace(hit=(*done.hit, *s.stack[len(outer)].hit)))


def _attempt(s: Lane, action: Act) -> Flow[None]:
    try:
        yield from _run(s, action)
    except Fizzle as fizzle:
        if s.on_board(action.hero):
            s.tell(events.Fizzled, action.hero, action.card, str(fizzle))


def _run(s: Lane, action: Act) -> Flow[None]:
    """Carry an action out; it becomes the running one."""
    me = action.hero
    s.stack = (*s.stack, action)
    yield from _before_action(s, me)
    if action.action == PRIMARY:
        yield from s.card(action.card).effect(s, me)
    elif action.action == ATTACK:
        yield from attack_adjacent(s, me)
    elif action.action == MOVEMENT:
        yield from movement(s, me)
    elif action.action == FAST_TRAVEL:
        cells = fast_travel_cells(s, me)
        fast_travel(s, me, (yield from choose(s.seat(me), "fast_travel", cells, "cell", asking(s, me))))
    elif action.action == CLEAR:
        yield from _clear(s, me)


def _before_action(s: Lane, me: Piece) -> Flow[None]:
    for source, lasting in tuple(s.in_force()):
        if lasting.before_action is not None and source.piece == me:
            yield from lasting.before_action(s, source)


def _after_action(s: Lane, me: Piece) -> Flow[None]:
    for source, lasting in tuple(s.in_force()):
        if lasting.after_action is not None and source.piece == me and s.on_board(me):
            try:
                yield from lasting.after_action(s, source)
            except Fizzle as fizzle:
                s.tell(events.Fizzled, me, source.card, str(fizzle))


def clearable(s: Lane, me: Piece) -> list[Piece]:
    """The tokens next to `me` that it may clear (L11.2)."""
    return [piece for piece in s.pieces_in(near(s, me)) if s.is_token(piece) and may_touch(s, me, piece)]


def _clear(s: Lane, me: Piece) -> Flow[None]:
    while True:
        token = yield from may(s.seat(me), "clear", clearable(s, me), "piece", asking(s, me))
        if token is None:
            return
        remove(s, token)
