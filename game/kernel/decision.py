"""Decisions: all that a player may choose."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, NewType, TypeAlias, TypeVar

from game.kernel.flow import Flow

Seat = NewType("Seat", int)
"""A chair at the table: one person or one bot."""

Value: TypeAlias = "int | str | None"
"""An option as a record keeps it."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class IllegalChoice(ValueError):
    """An answer that the open decision does not take; nothing has changed (LC-O10)."""


class Fizzle(Exception):
    """A mandatory step of a text cannot be carried out (L9.7). Caught where a card's text starts."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[T_co]):
    """A question put to one seat.

    `options` is never empty and its order is part of the rules: same state, same order. They are integers, words or
    None (to decline); `kind` says what they stand for (a cell, a piece, a card...), `about` what the question is about
    (the piece that acts, numbers for the prompt): both are for those who show it.
    `secret` hides options and answer from all other seats until an event reveals them.
    """

    seat: Seat
    prompt: str
    options: tuple[T_co, ...]
    kind: str = ""
    about: tuple[Value, ...] = ()
    secret: bool = False


def choose(
    seat: Seat, prompt: str, options: Iterable[T], kind: str = "", about: tuple[Value, ...] = ()
) -> Flow[T]:
    """Have `seat` pick one of `options`; a single option picks itself.

    Raises:
        Fizzle: there is no option.
    """
    found = tuple(options)
    if not found:
        raise Fizzle(prompt)
    if len(found) == 1:
        return found[0]
    return found[(yield Decision(seat, prompt, found, kind, about))]


def may(
    seat: Seat, prompt: str, options: Iterable[T], kind: str = "", about: tuple[Value, ...] = ()
) -> Flow[T | None]:
    """Let `seat` pick one of `options` or decline (None, listed first); nothing to pick declines by itself."""
    found = (None, *options)
    if len(found) == 1:
        return None
    return found[(yield Decision(seat, prompt, found, kind, about))]
