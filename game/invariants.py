"""What must hold at every decision of a lane game; `simulate --check` and the tests look at it."""

from random import Random
from typing import Any

from game.hexgrid.coords import NOWHERE
from game.kernel.decision import Decision, Seat
from game.kernel.event import Event
from game.kernel.match import Match, determinize
from game.kernel.rules import digest
from game.lane.cards import Card, Colour
from game.lane.events import CoinsChanged, LanePushed, LivesChanged
from game.lane.state import MINIONS, Lane, Phase

CLONE_EVERY = 16
"""Every so many decisions a clone is compared and played on."""

CLONE_PLAYS = 12
"""How many decisions a clone is played on for."""

LAST_ROUND = 500
"""No game by the rules comes near this many rounds."""

HAND_COLOURS = (Colour.GOLD, Colour.SILVER, Colour.RED, Colour.GREEN, Colour.BLUE)


class Broken(AssertionError):
    """Something that must always hold does not; the text says what and where."""


class Watch:
    """Looks at a match from its start: tell it of each decision before it is answered.

    Coins, lives and waves are counted along by the events alone.
    """

    def __init__(self, match: Match[Lane], rng: Random) -> None:
        s = match.state
        self._match = match
        self._rng = rng
        self._heard = 0
        self._coins = [0] * len(s.level)
        self._lives = [s.cast.lives] * 2
        self._waves = [s.cast.waves] * len(s.front)
        self.digests: list[str] = []

    def look(self) -> None:
        """Check everything at the open decision.

        Raises:
            Broken: something does not hold.
        """
        match = self._match
        assert match.decision is not None
        s = match.state
        check_options(match.decision)
        check_board(s)
        check_lanes(s)
        check_cards(s)
        self._follow_events()
        if s.round >= LAST_ROUND:
            raise Broken(f"the game has not ended in {LAST_ROUND} rounds")
        if not match.choices:
            check_beat_start(match.checkpoint)
        self.digests.append(digest(s))
        if len(self.digests) % CLONE_EVERY == 0:
            check_clone(match, self._rng)
            check_view(match, self._rng)

    def end(self) -> None:
        """Check the last position and what led to it.

        Raises:
            Broken: something does not hold.
        """
        self._follow_events()
        check_board(self._match.state)
        if self._match.state.winner not in (0, 1):
            raise Broken("the game is over and nobody has won")

    def check_replay(self, again: Match[Lane]) -> None:
        """Play the same choices in a new match of the same set-up and seed: the same digest at every decision.

        Raises:
            Broken: the game runs differently.
        """
        for number, (value, expected) in enumerate(
            zip(self._match.history or (), self.digests, strict=True), start=1
        ):
            if again.decision is None or digest(again.state) != expected:
                raise Broken(f"a replay differs before choice {number}")
            again.apply(again.decision.options.index(value))
        if not again.is_over or digest(again.state) != digest(self._match.state):
            raise Broken("a replay ends differently")

    def _follow_events(self) -> None:
        heard = self._match.events or []
        for event in heard[self._heard :]:
            self._follow(event)
        self._heard = len(heard)
        s = self._match.state
        _expect(s, "coins", s.coins, self._coins)
        _expect(s, "lives", s.lives, self._lives)
        _expect(s, "wave counters", s.waves, self._waves)

    def _follow(self, event: Event) -> None:
        s = self._match.state
        match event:
            case CoinsChanged(hero, before, after):
                _expect(s, f"coins of hero {hero} before a change", before, self._coins[hero])
                self._coins[hero] = after
            case LivesChanged(team, before, after):
                _expect(s, f"lives of team {team} before a change", before, self._lives[team])
                self._lives[team] = after
            case LanePushed(lane, waves=waves):
                self._waves[lane] = max(0, self._waves[lane] - 1)
                _expect(s, f"wave counters of lane {lane} after a push", waves, self._waves[lane])


def _expect(s: Lane, what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Broken(f"round {s.round}, turn {s.turn}: {what}: {found!r}, but {expected!r} is right")


def check_options(decision: Decision[Any]) -> None:
    """Options are there and differ from each other."""
    if not decision.options:
        raise Broken(f"{decision.prompt} has no options")
    if len(set(decision.options)) < len(decision.options):
        raise Broken(f"{decision.prompt} offers something twice: {decision.options!r}")


def check_board(s: Lane) -> None:
    """One obstacle a space, and the three ways to ask who stands where agree (L5.2)."""
    standing = {cell: piece for piece, cell in enumerate(s.where) if cell != NOWHERE}
    _expect(s, "pieces on the board", len(standing), sum(cell != NOWHERE for cell in s.where))
    _expect(s, "who stands where", dict(sorted(s.piece_at.items())), dict(sorted(standing.items())))
    filled = s.board.blocks
    for cell in standing:
        if filled >> cell & 1:
            raise Broken(f"piece {standing[cell]} stands on an obstacle")
        filled |= 1 << cell
    _expect(s, "occupied spaces", s.filled, filled)


def check_lanes(s: Lane) -> None:
    """Each battle lies between the thrones, with counters in range and no more minions than points (L15.7, L21.1)."""
    for lane, path in enumerate(s.board.lanes):
        if not 0 < s.front[lane] < len(path.zones) - 1:
            raise Broken(f"the battle of lane {lane} lies in place {s.front[lane]} of {len(path.zones)}")
        if not 0 <= s.waves[lane] <= s.cast.waves:
            raise Broken(f"lane {lane} has {s.waves[lane]} of {s.cast.waves} wave counters")
        points = [(point.team, point.kind) for point in s.minion_points(lane)]
        for team in (0, 1):
            standing = [s.what[piece] for piece in s.minions(lane, team)]
            for kind in MINIONS:
                if standing.count(kind) > points.count((team, kind)):
                    raise Broken(f"lane {lane} has more {kind} minions of team {team} than points")


def check_cards(s: Lane) -> None:
    """Each hero owns five cards, one of each colour, wherever they lie; no count is below zero (L18.4)."""
    for hero in s.heroes:
        lying = [*s.hand[hero], *s.slots[hero], *s.discard[hero], s.planned[hero]]
        cards = [s.card(card) for card in lying if card is not None]
        _expect_one_of_each(s, hero, cards)
        if not 1 <= s.level[hero] <= 8 or s.coins[hero] < 0:
            raise Broken(f"hero {hero} has level {s.level[hero]} and {s.coins[hero]} coins")


def _expect_one_of_each(s: Lane, hero: int, cards: list[Card]) -> None:
    owned = [*HAND_COLOURS]
    if s.cast.reinforced[hero]:
        owned.append(s.cast.heroes[hero].handicap.colour)  # L2.7
    _expect(s, f"colours of the cards of hero {hero}", sorted(card.colour for card in cards), sorted(owned))


def check_beat_start(s: Lane) -> None:
    """Between beats no minion is astray, nothing is half done, and a round starts with full hands (L15.6, L17.5)."""
    if s.stack or s.attack is not None:
        raise Broken("a beat ended in the middle of an action")
    if s.phase is Phase.SETUP:
        return
    for lane in range(len(s.front)):
        home = s.battle_zone(lane).cells
        if not home & ~s.filled:
            continue
        for team in (0, 1):
            astray = [piece for piece in s.minions(lane, team) if not home >> s.where[piece] & 1]
            _expect(s, "minions astray", astray, [])
    if s.phase is Phase.PLANNING and s.turn == 1:
        for hero in s.heroes:
            _expect_one_of_each(s, hero, [s.card(card) for card in s.hand[hero]])


def check_clone(match: Match[Lane], rng: Random) -> None:
    """A clone equals the original, and playing it leaves the original alone."""
    before = match.state.key(), match.checkpoint.key(), tuple(match.choices)
    twin = match.clone()
    if twin.state.key() != before[0] or twin.decision != match.decision or twin.number != match.number:
        raise Broken("a clone differs from the original")
    for _ in range(CLONE_PLAYS):
        if twin.decision is None:
            break
        twin.apply(rng.randrange(len(twin.decision.options)))
    if (match.state.key(), match.checkpoint.key(), tuple(match.choices)) != before:
        raise Broken("playing a clone has changed the original")


def check_view(match: Match[Lane], rng: Random) -> None:
    """What a seat sees leads to the same question, and does not change when the hidden cards are dealt anew."""
    assert match.decision is not None
    seat = match.decision.seat
    dealt = determinize(match.rules, match.seen_by(seat), rng.randrange)
    if dealt.decision != match.decision:
        raise Broken(f"from what seat {seat} knows its own question looks different")
    if _seen(dealt, seat) != _seen(match, seat):
        raise Broken(f"seat {seat} sees something that depends on hidden cards")


def _seen(match: Match[Lane], seat: Seat) -> tuple[object, ...]:
    return match.rules.view(match.checkpoint, seat).key()
