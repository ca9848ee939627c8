"""One match between people at this machine and bots: who is asked what, undo, keeping the game."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from game.bots import BOTS
from game.bots.worker import Asked, Reply, Thinker, Worker
from game.hexgrid.board import Board
from game.kernel.decision import Decision, IllegalChoice, Seat, Value
from game.kernel.event import Event
from game.kernel.match import Match, play
from game.kernel.record import GameRecord
from game.lane import events as told
from game.lane.cards import Piece
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup
from game.lane.state import Lane
from game.store import saves
from game.store.maps import map_by_id
from game.store.records import BadSave, players_of, record_of, replay, setup_of, setup_of_cast, start_of

HUMAN = "human"

SPECTATOR = Seat(-2)
"""Sees what everybody may see, and nothing else."""

LUCK = (1 << 64) - 1
"""Seeds are cut to this many bits, the size that a record can hold."""

_log = logging.getLogger(__name__)

_EFFECTS = (
    told.AttackDeclared,
    told.CardsSwapped,
    told.CoinsChanged,
    told.Discarded,
    told.EffectBegan,
    told.HeroDefeated,
    told.MarkerGiven,
    told.MinionDefeated,
    told.MinionSpawned,
    told.PieceRemoved,
    told.Pushed,
    told.Retrieved,
    told.Swapped,
    told.TokenPlaced,
)
"""Events after which nobody would say that a card was without effect."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat may answer now.

    In a row of secret decisions an answer may be changed until the last seat has answered: then `given` is true and
    `answer` is what has been said so far.
    """

    number: int
    seat: Seat
    decision: Decision[Any]
    given: bool = False
    answer: Value = None


class Session:
    """A match with its people and bots.

    `players` names, for each seat, "human" or a bot. `problem` is a sentence about what has gone wrong with keeping the
    game or with the file it came from, None when all is well.
    """

    def __init__(
        self,
        start: Lane,
        seed: int,
        players: tuple[str, ...],
        thinker: Thinker | None = None,
        choices: Sequence[Value] = (),
        keeps: bool = True,
    ) -> None:
        self.setup = setup_of_cast(start.cast)
        self.seed = seed
        self.players = players
        self.problem: str | None = None
        self._start = start
        self._keeps = keeps and HUMAN in players
        self.match = self._played(choices)
        if thinker is None and any(player != HUMAN for player in players):
            thinker = Worker(self.setup, start.board)
        self._thinker = thinker
        self._tickets = count(1)
        self._asked: dict[int, Question] = {}
        self._given: dict[Seat, list[Value]] = {}
        self._row: list[Question] | None = None
        self._authors: list[Seat] = [SPECTATOR] * len(self.match.history or ())
        self._closed = len(self._authors)
        self._told = len(self.match.events or ()) if choices else 0

    @classmethod
    def new(
        cls,
        setup: LaneSetup,
        seed: int,
        players: tuple[str, ...],
        board: Board | None = None,
        thinker: Thinker | None = None,
    ) -> Session:
        """A new game on the map of the set-up (or on `board`); bots get a process of their own without a `thinker`.

        Raises:
            BadSetup: the set-up cannot be played.
            BadMap: there is no such map, or it is not valid.
        """
        start = start_of(setup, seed & LUCK, board or map_by_id(setup.map))
        return cls(start, seed & LUCK, players, thinker)

    @classmethod
    def from_record(
        cls, record: GameRecord, board: Board | None = None, thinker: Thinker | None = None
    ) -> Session:
        """A recorded game, to be played on from where its choices end or stop being valid (`problem` says where).

        Raises:
            BadSave: not even the set-up can be played.
            BadMap: its map is not there, or not valid.
        """
        _check_players(record)
        ground = board or map_by_id(setup_of(record).map)
        replayed = replay(record, ground)
        start = start_of(setup_of(record), record.seed, ground)
        choices = record.choices[: replayed.legal]
        session = cls(start, record.seed, players_of(record), thinker, choices)
        session.problem = replayed.problem
        return session

    @classmethod
    def at(cls, position: Lane, players: tuple[str, ...], thinker: Thinker | None = None) -> Session:
        """A game from a written position; it is not kept for later."""
        return cls(position.copy(), position.luck, players, thinker, keeps=False)

    # What is asked

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.is_over

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if player == HUMAN)

    def questions(self) -> dict[Seat, Question]:
        """What each person may answer right now; an answer that can still be changed is among them."""
        if not self._in_row():
            asked = self.match.decision
            if asked is None or not self._is_human(asked.seat):
                return {}
            return {asked.seat: Question(self.match.number, asked.seat, asked)}
        found: dict[Seat, Question] = {}
        for question in self._questions_in_row():
            earlier = found.get(question.seat)
            if self._is_human(question.seat) and (earlier is None or earlier.given):
                found[question.seat] = question
        return found

    def waiting_for(self) -> list[Seat]:
        """The seats, of people or bots, without whose answers the game does not go on."""
        if self._in_row():
            return sorted({question.seat for question in self._questions_in_row() if not question.given})
        return [] if self.match.decision is None else [self.match.decision.seat]

    def poll(self) -> list[Event]:
        """Take in what bots have answered, go on, and give what has happened since, as far as people here may know.

        Never blocks.
        """
        if self._thinker is not None:
            for reply in self._thinker.replies():
                self._take(reply)
        self._go_on()
        happened = self.match.events or []
        fresh, self._told = happened[self._told :], len(happened)
        eyes = self.people or (SPECTATOR,)
        return [event for event in fresh if any(event.visible_to(seat) for seat in eyes)]

    # What is answered

    def answer(self, question: Question, value: object) -> None:
        """A person answers, or changes an answer of a row that is still open.

        Raises:
            IllegalChoice: says what does not fit; nothing has changed (LC-O10).
        """
        if not self._is_human(question.seat):
            raise IllegalChoice(f"seat {question.seat} is not played by a person")
        self._put(question, value)
        self._keep()
        self._go_on()

    def fizzles(self, question: Question, value: Value) -> bool:
        """Whether this answer would end the acting hero's card without effect."""
        decision = question.decision
        if decision.secret or question.number != self.match.number or value not in decision.options:
            return False
        twin = self.match.clone()
        heard: list[Event] = []
        twin.state.events = heard
        twin.apply(decision.options.index(value))
        hero = decision.about[0] if decision.about else None
        failed = any(isinstance(event, told.Fizzled) and event.hero == hero for event in heard)
        return failed and not any(isinstance(event, _EFFECTS) for event in heard)

    # Undo (LC-O9)

    def can_undo(self, seat: Seat) -> bool:
        """Whether a person may take back its last answer: nobody else has seen its result or decided since."""
        if self._in_row() and self._given.get(seat):
            return self._is_human(seat)
        made = len(self._authors)
        return (
            made > self._closed
            and self._authors[-1] == seat
            and self._is_human(seat)
            and not any(self._given.values())
        )

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of a person. Events told stay told; the state is the one before.

        Raises:
            IllegalChoice: it may not be taken back.
        """
        if not self.can_undo(seat):
            raise IllegalChoice("this cannot be taken back: somebody else has seen it or decided since")
        if self._in_row() and self._given.get(seat):
            self._given[seat].pop()
            self._row = None
            return
        self._asked.clear()
        self._row = None
        self._authors.pop()
        self.match = self._played((self.match.history or [])[: len(self._authors)])
        self._told = len(self.match.events or ())
        self._keep()

    # What is seen and kept

    def view(self, seats: Sequence[Seat] | None = None) -> Lane:
        """The state as these seats together may see it; as all people here may, if none are named."""
        seats = self.people if seats is None else seats
        state, rules = self.match.state, self.match.rules
        seen = rules.view(state, seats[0] if seats else SPECTATOR)
        for hero in state.heroes:
            if state.seat(Piece(hero)) in seats[1:]:
                seen.hand[hero] = state.hand[hero]
                seen.tucked[hero] = state.tucked[hero]
                seen.planned[hero] = state.planned[hero]
        return seen

    def record(self) -> GameRecord:
        """The game so far."""
        return record_of(self.setup, self.seed, self.players, self.match)

    def close(self) -> None:
        """Keep a game in progress and let the bots go."""
        self._keep()
        if self._thinker is not None:
            self._thinker.close()

    # Behind the scenes

    def _played(self, choices: Sequence[Value]) -> Match[Lane]:
        """The game from its start through these choices."""
        match = Match.start(LaneRules(), self._start)
        play(match, choices)
        return match

    def _is_human(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players) and self.players[seat] == HUMAN

    def _in_row(self) -> bool:
        return self.match.decision is not None and self.match.decision.secret

    def _walk_row(self) -> Iterator[tuple[Match[Lane], Question]]:
        """The decisions of the open row, each with a match that stands before it.

        Answers given so far are put in, any for those that are missing: no option depends on another seat's answer.
        """
        twin = self.match.clone()
        beat, asked = twin.checkpoint, twin.decision
        assert asked is not None
        prompt = asked.prompt
        given = {seat: list(answers) for seat, answers in self._given.items()}
        while asked is not None and asked.secret and asked.prompt == prompt and twin.checkpoint is beat:
            answers = given.get(asked.seat, [])
            known = bool(answers) and answers[0] in asked.options
            answer = answers.pop(0) if known else None
            yield twin, Question(twin.number, asked.seat, asked, known, answer)
            twin.apply(asked.options.index(answer) if known else 0)
            asked = twin.decision

    def _questions_in_row(self) -> list[Question]:
        if self._row is None:
            self._row = [question for _, question in self._walk_row()]
        return self._row

    def _put(self, question: Question, value: object) -> None:
        """Take an answer in, from a person or a bot."""
        if not self._in_row():
            self._decide(question.number, question.seat, value)
            return
        own = [each for each in self._questions_in_row() if each.seat == question.seat]
        place = next((i for i, each in enumerate(own) if each.number == question.number), None)
        if place is None or any(not each.given for each in own[:place]):
            raise IllegalChoice(f"question {question.number} is not open for seat {question.seat}")
        options = own[place].decision.options
        if not any(option == value and type(option) is type(value) for option in options):
            raise IllegalChoice(
                f"{value!r} is not among the options of {own[place].decision.prompt!r}: {options!r}"
            )
        chosen = options[options.index(value)]
        self._given[question.seat] = [*(self._given.get(question.seat, [])[:place]), chosen]
        self._row = None

    def _decide(self, number: int, seat: Seat, value: object) -> None:
        """Answer the open decision, and see what that closes for undo."""
        match = self.match
        opens_beat, luck = not match.choices, match.state.luck
        happened = len(match.events or ())
        match.submit(number, seat, value)
        previous = self._authors[-1] if self._authors else seat
        self._authors.append(seat)
        made = len(self._authors)
        if opens_beat or previous != seat:
            self._closed = max(self._closed, made - 1)
        fresh = (match.events or [])[happened:]
        asked_another = bool(match.choices) and match.decision is not None and match.decision.seat != seat
        if match.is_over or asked_another or luck != match.state.luck or self._discloses(fresh, seat):
            self._closed = made
        if match.is_over:
            self._keep()

    def _discloses(self, fresh: list[Event], seat: Seat) -> bool:
        """Whether what has happened showed a hidden card of another seat."""
        return any(
            isinstance(event, told.Discarded | told.CardsSwapped | told.Revealed)
            and (isinstance(event, told.Revealed) or self.match.state.seat(event.hero) != seat)
            for event in fresh
        )

    def _close_row(self) -> None:
        """All have answered: the answers count now, in order."""
        for question in self._questions_in_row():
            self.match.submit(question.number, question.seat, question.answer)
            self._authors.append(question.seat)
        self._closed = len(self._authors)
        self._given.clear()
        self._row = None
        self._keep()

    def _go_on(self) -> None:
        """Close rows that are complete and ask bots what is open for them."""
        while self._in_row() and all(question.given for question in self._questions_in_row()):
            self._close_row()
        if self._thinker is None or self.match.decision is None:
            return
        busy = {question.seat for question in self._asked.values()}
        if not self._in_row():
            question = Question(self.match.number, self.match.decision.seat, self.match.decision)
            if not self._is_human(question.seat) and question.seat not in busy:
                self._ask(self.match, question)
            return
        if any(
            not question.given and not self._is_human(question.seat) and question.seat not in busy
            for question in self._questions_in_row()
        ):
            self._ask_row(busy)

    def _ask_row(self, busy: set[Seat]) -> None:
        for twin, question in self._walk_row():
            if not question.given and not self._is_human(question.seat) and question.seat not in busy:
                busy.add(question.seat)
                self._ask(twin, question)

    def _ask(self, match: Match[Lane], question: Question) -> None:
        ticket = next(self._tickets)
        self._asked[ticket] = question
        assert self._thinker is not None
        self._thinker.ask(
            Asked(
                ticket,
                self.players[question.seat],
                self._luck_of(question),
                match.seen_by(question.seat),
                question.decision,
            )
        )

    def _luck_of(self, question: Question) -> str:
        """What a bot's luck starts from: never that of the rules."""
        return f"{self.seed}/{question.seat}/{question.number}"

    def _take(self, reply: Reply) -> None:
        """Put a bot's answer in; any legal one when the bot has none."""
        question = self._asked.pop(reply.ticket, None)
        if question is None:
            return
        if not reply.lost:
            try:
                self._put(question, reply.value)
                return
            except IllegalChoice as refusal:
                _log.warning("a bot's answer was refused: %s", refusal)
        else:
            _log.warning("the bot of seat %s gave no answer to question %s", question.seat, question.number)
        self._put(question, Random(self._luck_of(question)).choice(question.decision.options))

    def _keep(self) -> None:
        """Keep the game for later, or forget it once it is over; only games with people are kept."""
        if not self._keeps:
            return
        try:
            if self.is_over:
                saves.clear_current()
            else:
                saves.save_current(self.record())
        except OSError as error:
            self.problem = f"The game could not be saved: {error.strerror or error}."
            _log.warning(self.problem)


def _check_players(record: GameRecord) -> None:
    setup, players = setup_of(record), players_of(record)
    seats = set(setup.seats) or set(range(len(setup.heroes)))
    if seats != set(range(len(players))):
        raise BadSave(f"The saved game names {len(players)} players for {len(seats)} seats.")
    for player in players:
        if player not in (HUMAN, *BOTS):
            raise BadSave(f"The saved game has a player called {player!r}, whom this program does not know.")
