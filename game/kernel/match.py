"""A match: a checkpoint, the choices since, and the state they lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from game.kernel.chance import CHANCE, TURN_OVER, roll
from game.kernel.decision import Decision, IllegalChoice, Seat, Value
from game.kernel.event import Event
from game.kernel.flow import Flow
from game.kernel.rules import Rules, S


@dataclass(frozen=True, slots=True)
class Seen(Generic[S]):
    """A match as one seat may know it: the checkpoint with secrets cut out and the choices since.

    `choices` holds (seat, value) pairs in order; the value of another seat's secret choice is `MASKED` until it is
    turned over. `asks` is who has to answer question `number` now.
    """

    seat: Seat
    checkpoint: S
    choices: tuple[tuple[Seat, Value], ...]
    number: int
    asks: Seat | None


MASKED = "?"
RESAMPLE_TRIES = 20


class Match(Generic[S]):
    """A game in progress.

    `decision` is the open question (None when the game is over) and `number` counts the questions put so far. `events`
    grows as play goes on; `history` is the list of all answers but those of chance. A clone has neither.
    """

    __slots__ = (
        "_flow",
        "checkpoint",
        "choices",
        "decision",
        "events",
        "history",
        "number",
        "rules",
        "state",
    )

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.checkpoint = state
        self.choices: list[int] = []
        self.decision: Decision[Any] | None = None
        self.number = 0
        self.events: list[Event] | None = None
        self.history: list[Value] | None = None
        self._flow: Flow[None] | None = None

    @classmethod
    def start(cls, rules: Rules[S], state: S) -> Match[S]:
        """A new game, played up to its first decision, that tells events and keeps its history."""
        match = cls(rules, state)
        match.events = []
        match.history = []
        match._open()
        match._settle()
        return match

    @property
    def is_over(self) -> bool:
        """Whether no decision is left."""
        return self.decision is None

    def apply(self, index: int) -> None:
        """Answer the open decision with its option number `index` and play on to the next one.

        Raises:
            IllegalChoice: the game is over or there is no such option; nothing has changed.
        """
        self.apply_in_beat(index)
        self._settle()

    def apply_in_beat(self, index: int) -> None:
        """Like `apply`, but stay where the beat ends: then `decision` is None and `state` is what the beat has led to.

        For a search that judges that state and throws the match away.

        Raises:
            IllegalChoice: the game is over or there is no such option; nothing has changed.
        """
        if self.decision is None:
            raise IllegalChoice("the game is over: nothing is asked")
        if not 0 <= index < len(self.decision.options):
            raise IllegalChoice(f"{self.decision.prompt!r} has no option number {index}")
        self._answer(index)
        while self.decision is not None and self.decision.seat == CHANCE:
            self._answer(roll(self.state.luck, len(self.decision.options))[0])

    def submit(self, number: int, seat: Seat, value: object) -> None:
        """Answer from outside: all three must fit the open decision.

        Raises:
            IllegalChoice: says what does not fit; nothing has changed (LC-O10).
        """
        asked = self.decision
        if asked is None:
            raise IllegalChoice("the game is over: nothing is asked")
        if number != self.number:
            raise IllegalChoice(f"this answers question {number}, but question {self.number} is open")
        if seat != asked.seat:
            raise IllegalChoice(f"question {number} is for seat {asked.seat}, not for seat {seat}")
        for index, option in enumerate(asked.options):
            if option == value and type(option) is type(value):
                self.apply(index)
                return
        raise IllegalChoice(f"{value!r} is not among the options of {asked.prompt!r}: {asked.options!r}")

    def clone(self) -> Match[S]:
        """An independent match at the same decision, that nobody watches."""
        twin = Match(self.rules, self.checkpoint)
        twin._open()
        for index in self.choices:
            twin._answer(index)
        twin._settle()
        twin.number = self.number
        return twin

    def seen_by(self, seat: Seat) -> Seen[S]:
        """All that `seat` may know of this match, as a value that can be sent to another process."""
        twin = Match(self.rules, self.checkpoint)
        twin._open()
        made: list[tuple[Seat, Value]] = []
        last_secret = -1
        for index in self.choices:
            asked = twin.decision
            assert asked is not None
            value = asked.options[index]
            if asked.secret:
                last_secret = len(made)
            elif asked.prompt == TURN_OVER:
                made[last_secret] = (made[last_secret][0], value)
            made.append((asked.seat, MASKED if asked.secret and asked.seat != seat else value))
            twin._answer(index)
        asks = None if self.decision is None else self.decision.seat
        return Seen(seat, self.rules.view(self.checkpoint, seat), tuple(made), self.number, asks)

    def _open(self) -> None:
        """Begin a beat at the checkpoint, up to its first decision."""
        self.state = self.checkpoint.copy()
        self.state.events = self.events
        self.choices = []
        self._flow = self.rules.beat(self.state)
        self._step(None)

    def _settle(self) -> None:
        """Start beats and let chance answer until a player is asked or the game is over."""
        while True:
            if self.rules.is_over(self.state):
                self._close()
                return
            if self.decision is None:
                self.checkpoint = self.state
                self.checkpoint.events = None
                self._open()
            elif self.decision.seat == CHANCE:
                self._answer(roll(self.state.luck, len(self.decision.options))[0])
            else:
                return

    def _answer(self, index: int) -> None:
        asked = self.decision
        assert asked is not None
        self.choices.append(index)
        if asked.seat == CHANCE:
            self.state.luck = roll(self.state.luck, len(asked.options))[1]
        elif self.history is not None:
            self.history.append(asked.options[index])
        self._step(index)

    def _step(self, index: int | None) -> None:
        assert self._flow is not None
        try:
            self.decision = next(self._flow) if index is None else self._flow.send(index)
            self.number += 1
        except StopIteration:
            self.decision = None

    def _close(self) -> None:
        if self._flow is not None:
            self._flow.close()
        self.decision = None


def determinize(rules: Rules[S], seen: Seen[S], pick: Callable[[int], int]) -> Match[S]:
    """A whole match as it may stand behind what a seat knows (determinization).

    Hidden cards are dealt anew until the public choices can be played; `pick(n)` draws a number below n.

    Raises:
        IllegalChoice: no deal fits: the view contradicts itself.
    """
    known = [(seat, word) for seat, word in seen.choices if isinstance(word, str) and word != MASKED]
    for _ in range(RESAMPLE_TRIES):
        match = Match(rules, rules.resample(seen.checkpoint, seen.seat, known, pick))
        match._open()
        if all(_replayed(match, seat, value, pick) for seat, value in seen.choices):
            match._settle()
            match.number = seen.number
            if (None if match.decision is None else match.decision.seat) == seen.asks:
                return match
    raise IllegalChoice("no deal of the hidden cards fits what this seat has seen")


def _replayed(match: Match[S], seat: Seat, value: Value, pick: Callable[[int], int]) -> bool:
    asked = match.decision
    if asked is None or asked.seat != seat:
        return False
    if value == MASKED:
        match._answer(pick(len(asked.options)))
        return True
    if value in asked.options:
        match._answer(asked.options.index(value))
        return True
    return False


def play(match: Match[S], answers: Sequence[Value]) -> int:
    """Play recorded answers on from where `match` stands, up to the first illegal one; gives how many were legal."""
    for played, value in enumerate(answers):
        if match.decision is None or value not in match.decision.options:
            return played
        match.apply(match.decision.options.index(value))
    return len(answers)
