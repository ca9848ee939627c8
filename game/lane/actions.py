"""A hero's moment to act: which actions it has, and performing one (L6.5, L9, L10, L11)."""

from game.hexgrid.board import cells_of
from game.hexgrid.coords import Cell
from game.kernel.decision import Fizzle, choose, may
from game.kernel.flow import Flow
from game.lane import events, values
from game.lane.cards import CardId, Kind, Piece
from game.lane.combat import attack_adjacent
from game.lane.push import GameOver, remove, return_strays
from game.lane.state import ATTACK, CLEAR, FAST_TRAVEL, HOLD, MOVEMENT, PRIMARY, Act, Lane
from game.lane.verbs import (
    asking,
    banned_actions,
    foes,
    landing,
    may_move,
    may_repeat,
    may_touch,
    near,
    step_limit,
)


def act(s: Lane, me: Piece, card: CardId) -> Flow[None]:
    """Choose one action of the card and perform it, with all that follows from it (L6.5.2, L6.5.3)."""
    action = yield from choose(s.seat(me), "action", actions(s, me, card), "action", (me, card))
    s.tell(events.ActionChosen, me, card, action)
    yield from perform(s, Act(me, card, action))
    yield from return_strays(s)


def actions(s: Lane, me: Piece, card: CardId) -> list[str]:
    """The actions that a card offers its hero now; Hold is always one (L9.1, L9.5)."""
    sheet, banned = s.card(card), banned_actions(s, me)
    travels = sheet.movement is not None or sheet.kind is Kind.MOVEMENT
    strikes = sheet.attack is not None or sheet.is_attack
    found: list[str] = []
    if sheet.kind not in (Kind.DEFENCE, *banned) and can_begin(s, Act(me, card, PRIMARY)):
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
    """Whether the first mandatory step of an action is possible: it is tried on a copy (L9.9)."""
    twin = s.copy()
    twin.events = []
    flow = _run(twin, action)
    try:
        next(flow)
    except (StopIteration, GameOver):
        return True
    except Fizzle:
        return bool(twin.events)
    flow.close()
    return True


def perform(s: Lane, action: Act) -> Flow[None]:
    """Perform an action; a mandatory step that cannot be carried out ends it there (L9.7).

    What is triggered by the action follows while it is still the running one.
    """
    outer = s.stack
    yield from _attempt(s, action)
    yield from _after_action(s, action.hero)
    s.stack = outer


def repeat(s: Lane, me: Piece) -> Flow[None]:
    """You may repeat the running action once, not on units it has attacked; only offered if possible (L9.15)."""
    done = s.stack[-1]
    again = Act(me, done.card, done.action, spared=done.hit)
    if done.action == HOLD or not may_repeat(s, me) or not can_begin(s, again):
        return
    if (yield from may(s.seat(me), "repeat", (done.action,), "word", (me, done.card))) is not None:
        s.tell(events.ActionRepeated, me, done.card)
        outer = s.stack
        yield from _attempt(s, again)
        s.stack = outer


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
    sheet = s.card(action.card)
    if action.action == PRIMARY:
        yield from sheet.effect(s, me)
    elif action.action == ATTACK:
        yield from attack_adjacent(s, me)
    elif action.action == MOVEMENT:
        yield from may_move(s, me, step_limit(s, me, values.movement_icon(s, me, sheet) or 0))
    elif action.action == FAST_TRAVEL:
        yield from _fast_travel(s, me)
    elif action.action == CLEAR:
        yield from _clear(s, me)


def _after_action(s: Lane, me: Piece) -> Flow[None]:
    for source, lasting in tuple(s.in_force()):
        if lasting.after_action is not None and source.piece == me and s.on_board(me):
            try:
                yield from lasting.after_action(s, source)
            except Fizzle as fizzle:
                s.tell(events.Fizzled, me, source.card, str(fizzle))


def fast_travel_cells(s: Lane, me: Piece) -> list[Cell]:
    """Where `me` can fast travel: this zone or one next to it, if no enemy unit is in either (L10.6)."""
    here = s.zone(s.where[me])
    if foes(s, me, s.board.zones[here].cells):
        return []
    open_cells = 0
    for zone in (here, *s.board.zone_neighbours[here]):
        cells = s.board.zones[zone].cells
        if not foes(s, me, cells):
            open_cells |= cells
    return cells_of(open_cells & ~landing(s, me))


def _fast_travel(s: Lane, me: Piece) -> Flow[None]:
    cells = fast_travel_cells(s, me)
    end = yield from choose(s.seat(me), "fast_travel", cells, "cell", asking(s, me))
    start = s.where[me]
    s.put(me, end)
    s.tell(events.FastTravelled, me, start, end)


def clearable(s: Lane, me: Piece) -> list[Piece]:
    """The tokens next to `me` that it may clear (L11.2)."""
    return [piece for piece in s.pieces_in(near(s, me)) if s.is_token(piece) and may_touch(s, me, piece)]


def _clear(s: Lane, me: Piece) -> Flow[None]:
    while True:
        token = yield from may(s.seat(me), "clear", clearable(s, me), "piece", asking(s, me))
        if token is None:
            return
        remove(s, token)
