"""A toy game for tests of everything that knows no hexes: secret picks, a coin by chance, a reaction, hidden hands.

Each round all seats lay down a card face down (a row of secret decisions). The highest card may strike another seat;
who is struck may guard with a card at least as high, or loses a life; then the striker says how loudly it boasts. Equal
cards are separated by chance. Cards used are gone until all hands are dealt again. The first seat without lives loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.kernel.chance import CHANCE
from game.kernel.decision import Decision, Seat, choose, may
from game.kernel.event import Event
from game.kernel.flow import Flow

FULL_HAND = (1, 2, 3, 4, 5)
UNKNOWN = 0
LIVES = 2


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """All cards were turned over: seat by seat."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """A seat was struck; `guard` is the card that stopped it, or None."""

    by: int
    victim: int
    guard: int | None


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """Told to one seat alone: the card it laid down."""

    seat: int
    card: int

    def visible_to(self, seat: Seat) -> bool:
        """Only its owner."""
        return seat == self.seat


class Duel:
    """The state: hands, the cards shown this round, lives and how loud the boasts were."""

    __slots__ = ("events", "hands", "lives", "loud", "luck", "shown")

    def __init__(self, seats: int, luck: int) -> None:
        self.events: list[Event] | None = None
        self.luck = luck
        self.hands: list[tuple[int, ...]] = [FULL_HAND] * seats
        self.shown: tuple[int, ...] = ()
        self.lives = [LIVES] * seats
        self.loud = [0] * seats

    def copy(self) -> Duel:
        """An independent state that nobody watches."""
        twin = Duel(len(self.hands), self.luck)
        twin.hands = self.hands.copy()
        twin.shown = self.shown
        twin.lives = self.lives.copy()
        twin.loud = self.loud.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        """All that makes this state what it is."""
        return self.luck, tuple(self.hands), self.shown, tuple(self.lives), tuple(self.loud)

    def tell(self, event: Event) -> None:
        """Emit an event if somebody listens."""
        if self.events is not None:
            self.events.append(event)

    def spend(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)


class DuelRules:
    """The rules of the toy: a `Rules[Duel]`."""

    def beat(self, state: Duel) -> Flow[None]:
        """The picking of a round, or what follows from it."""
        if state.shown:
            return self._resolve(state)
        return self._pick(state)

    def _pick(self, s: Duel) -> Flow[None]:
        if not all(s.hands):
            s.hands = [FULL_HAND] * len(s.hands)
        laid: list[int] = []
        for seat, hand in enumerate(s.hands):
            card = hand[(yield Decision(Seat(seat), "plan", hand, "card", (seat,), secret=True))]
            laid.append(card)
            s.tell(Whispered(seat, card))
        for seat, card in enumerate(laid):
            s.spend(seat, card)
        s.shown = tuple(laid)
        s.tell(Shown(s.shown))

    def _resolve(self, s: Duel) -> Flow[None]:
        best = [seat for seat, card in enumerate(s.shown) if card == max(s.shown)]
        striker = best[0]
        if len(best) > 1:
            striker = best[(yield Decision(CHANCE, "toss", tuple(best)))]
        card, s.shown = max(s.shown), ()
        yield from self._act(s, striker, card)

    def _act(self, s: Duel, striker: int, card: int) -> Flow[None]:
        foes = [seat for seat in range(len(s.hands)) if seat != striker]
        victim = yield from may(Seat(striker), "strike", foes, "seat", (striker, card))
        if victim is not None:
            guards = [held for held in s.hands[victim] if held >= card]
            guard = yield from may(Seat(victim), "guard", guards, "card", (victim, card))
            if guard is None:
                s.lives[victim] -= 1
            else:
                s.spend(victim, guard)
            s.tell(Struck(striker, victim, guard))
        s.loud[striker] += yield from choose(Seat(striker), "boast", (0, 1, 2), "amount", (striker,))

    def is_over(self, state: Duel) -> bool:
        """Whether a seat has no life left."""
        return min(state.lives) <= 0

    def view(self, state: Duel, seat: Seat) -> Duel:
        """Other hands are cut out, and so is luck."""
        seen = state.copy()
        seen.luck = 0
        for other, hand in enumerate(state.hands):
            if other != seat:
                seen.hands[other] = (UNKNOWN,) * len(hand)
        return seen

    def resample(
        self, view: Duel, seat: Seat, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]
    ) -> Duel:
        """Deal other hands anew."""
        full = view.copy()
        full.luck = pick(1 << 62)
        for other, hand in enumerate(view.hands):
            if other != seat:
                deck = list(FULL_HAND)
                full.hands[other] = tuple(sorted(deck.pop(pick(len(deck))) for _ in hand))
        return full
