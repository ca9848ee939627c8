"""Texts that let one choose between modes (L9.14)."""

from collections.abc import Mapping
from typing import TypeAlias

from game.kernel.decision import choose, may
from game.kernel.flow import Flow
from game.lane.cards import Effect, Piece
from game.lane.state import Lane
from game.lane.verbs.acting import asking, can_start

Modes: TypeAlias = Mapping[str, Effect]
"""The modes of a text by the words that name them."""


def choose_one(s: Lane, me: Piece, modes: Modes) -> Flow[None]:
    """Carry out one of the modes; a second one if an effect allows that (L9.14)."""
    word = yield from _mode(s, me, modes)
    doubled = any(
        lasting.modes is not None and lasting.modes(s, source, me) for source, lasting in s.in_force()
    )
    if doubled and s.on_board(me):
        yield from _may_mode(s, me, {other: text for other, text in modes.items() if other != word})


def one_or_both(s: Lane, me: Piece, modes: Modes) -> Flow[None]:
    """Carry out one of two modes, then the other one if you like."""
    word = yield from _mode(s, me, modes)
    if s.on_board(me):
        yield from _may_mode(s, me, {other: text for other, text in modes.items() if other != word})


def up_to_times(s: Lane, me: Piece, modes: Modes, times: int) -> Flow[None]:
    """Carry out any of the modes, up to `times` in all; the same one may be taken again."""
    for _ in range(times):
        if not (s.on_board(me) and (yield from _may_mode(s, me, modes))):
            return


def _open_modes(s: Lane, me: Piece, modes: Modes) -> list[str]:
    """The modes that can be carried out now."""
    return [word for word, text in modes.items() if can_start(s, me, text)]


def _mode(s: Lane, me: Piece, modes: Modes) -> Flow[str]:
    word = yield from choose(s.seat(me), "mode", _open_modes(s, me, modes), "word", asking(s, me))
    yield from modes[word](s, me)
    return word


def _may_mode(s: Lane, me: Piece, modes: Modes) -> Flow[bool]:
    word = yield from may(s.seat(me), "mode", _open_modes(s, me, modes), "word", asking(s, me))
    if word is None:
        return False
    yield from modes[word](s, me)
    return True
