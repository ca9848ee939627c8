"""Between the session and the window: which question is open, whose hand may be seen, and answering with a warning."""

from __future__ import annotations

from game.kernel.decision import IllegalChoice, Seat, Value
from game.lane.cards import CardId, Piece
from game.lane.state import Lane
from game.session import Question, Session
from game.text import player_name, say
from game.ui.battle.choices import HELD, Choice, read

ROWS = ("plan", "upgrade")
"""Prompts of secret rows: the answer may be changed until the last one is in."""


def name_of_player(session: Session, seat: Seat) -> str:
    """What the player of a seat is called; several people at one window are numbered."""
    if len(session.people) > 1 and seat in session.people:
        return say("dash.player", number=session.people.index(seat) + 1)
    return player_name(session.players[seat])


class Asker:
    """The open question of the people at this machine; `key` tells one from another.

    `trusted` is the seat whose person sits in front of the window; `covered` tells that another is to sit down first.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.choice: Choice | None = None
        self.seen: Lane = session.view()
        self.trusted: Seat | None = session.people[0] if len(session.people) == 1 else None
        self.covered = False
        self._warned: tuple[int, Value] | None = None
        self.key: object = None
        self._last: Piece | None = None

    @property
    def several(self) -> bool:
        """Whether several people share the window."""
        return len(self.session.people) > 1

    def look(self) -> None:
        """Take in the state as it is now."""
        self.seen = self.session.view()

    def refresh(self) -> bool:
        """Look whether another question is open; True when it is."""
        question = self._next()
        key = None if question is None else (question.number, question.seat, question.answer, question.given)
        if key == self.key:
            return False
        self.key = key
        self._warned = None
        self.look()
        self.choice = None if question is None else read(question, self.session.view((question.seat,)))
        self.covered = (
            self.several
            and question is not None
            and question.decision.prompt in (*HELD, *ROWS)
            and question.seat != self.trusted
        )
        return True

    def _next(self) -> Question | None:
        """The question to put: one without an answer first, else one that may still be changed."""
        questions = list(self.session.questions().values())
        open_ones = [question for question in questions if not question.given]
        mine = [question for question in open_ones if question.seat == self.trusted]
        found = mine or open_ones or [each for each in questions if each.seat == self.trusted]
        return found[0] if found else None

    def forget(self) -> None:
        """The question is answered or the state has gone back: what is asked is to be read anew."""
        self.key = None
        self.choice = None

    def leave(self) -> None:
        """Nobody is known to sit in front of the window: the next hand is covered first."""
        self.trusted = None

    def uncover(self) -> None:
        """The right person sits down."""
        if self.choice is not None:
            self.trusted = self.choice.question.seat
        self.covered = False
        self.key = None

    def hand_hero(self) -> Piece | None:
        """The hero whose hand lies open: that of the question; else, with one person here, the hero asked last."""
        choice = self.choice
        if choice is not None and choice.hero is not None:
            seat = choice.question.seat
            if seat == self.trusted and self.seen.seat(choice.hero) == seat:
                self._last = choice.hero
                return choice.hero
        if self.trusted is None or self.several:
            return None
        if self._last is not None:
            return self._last
        return next(
            (Piece(hero) for hero in self.seen.heroes if self.seen.seat(Piece(hero)) == self.trusted), None
        )

    def planned_card(self, hero: Piece) -> CardId | None:
        """The card that a person has put down for a hero and may still change."""
        choice = self.choice
        if choice is None or choice.prompt != "plan" or choice.hero != hero or not choice.question.given:
            return None
        answer = choice.question.answer
        return CardId(answer) if isinstance(answer, str) else None

    def answer(self, value: Value) -> str:
        """Answer the open question; gives "" when that is done, else a sentence why not, or a warning."""
        choice = self.choice
        if choice is None:
            return say("why.nothing")
        if value not in choice.order:
            return say("ask.other")
        warning = self._warning(choice, value)
        if warning:
            return warning
        try:
            self.session.answer(choice.question, value)
        except IllegalChoice:
            self.forget()
            return say("why.nothing")
        self.forget()
        return ""

    def _warning(self, choice: Choice, value: Value) -> str:
        """What to say once before a choice that a person will hardly want."""
        mark = (choice.question.number, value)
        if self._warned == mark or not self.session.fizzles(choice.question, value):
            return ""
        self._warned = mark
        name = self.seen.card(choice.card).name if choice.card in self.seen.cast.cards else ""
        return say("warn.fizzles", card=name)
