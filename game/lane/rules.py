"""The order of play (L3, L6, L7, L17): each beat starts from the state alone."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from game.kernel.chance import CHANCE
from game.kernel.decision import Decision, Fizzle, Seat, choose, may
from game.kernel.flow import Flow
from game.lane import events, view
from game.lane.actions import act
from game.lane.cards import CardId, Lasting, Piece, Source
from game.lane.combat import resolve_card
from game.lane.levels import level_up
from game.lane.push import GameOver, Push, minion_battle, push_lanes, remove, return_strays, spawn_wave
from game.lane.state import AFTERWARDS, NEXT_TURN, THIS_TURN, TURNS, Act, Lane, Phase
from game.lane.values import initiative
from game.lane.verbs import end_effect, gain, put_on_board, respawn_cells, show, sorted_hand

Moment: TypeAlias = Callable[[Lasting], Callable[[Lane, Source], Flow[None]] | None]
"""Which hook of a lasting effect fires now."""


class LaneRules:
    """The lane game as the kernel plays it."""

    def beat(self, s: Lane) -> Flow[None]:
        """The next stretch of play: set-up, a planning, one hero's card, an end of turn, an end of round, level-ups."""
        try:
            yield from _BEATS[s.phase](s)
        except GameOver:
            s.stack, s.attack = (), None

    def is_over(self, s: Lane) -> bool:
        """Whether somebody has won."""
        return s.phase is Phase.OVER

    def view(self, s: Lane, seat: Seat) -> Lane:
        """What one seat may know (ST-9)."""
        return view.view(s, seat)

    def resample(
        self, seen: Lane, seat: Seat, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]
    ) -> Lane:
        """A full state as it may be behind a view."""
        return view.resample(seen, seat, known, pick)


def set_up(s: Lane) -> Flow[None]:
    """Toss the coin, place the heroes, put a minion on every spawn point of the first battle zones (L3)."""
    s.coin = yield Decision(CHANCE, "coin", (0, 1))
    s.tell(events.CoinTossed, s.coin)
    for team in (s.coin, 1 - s.coin):
        yield from _place_heroes(s, team)
    for lane in range(len(s.front)):
        yield from spawn_wave(s, lane)
    s.phase = Phase.PLANNING
    s.tell(events.RoundBegan, s.round)


def _place_heroes(s: Lane, team: int) -> Flow[None]:
    """Heroes on their spawn points, those in excess next to them (L3.6, L3.7)."""
    for hero in s.team_heroes(team):
        points = [cell for cell in s.hero_points(team) if cell not in s.piece_at]
        cells = points or respawn_cells(s, hero)
        cell = yield from choose(s.captain(team), "start_space", cells, "cell", (hero, ""))
        put_on_board(s, hero, cell)


def plan(s: Lane) -> Flow[None]:
    """Every hero with a card commits one in secret; then all are turned over together (L6.2)."""
    s.tell(events.TurnBegan, s.round, s.turn)
    for hero in s.heroes:
        s.played[hero] = None
        if not s.hand[hero]:
            s.tell(events.Passed, Piece(hero))
            continue
        card = yield from _commit(s, Piece(hero))
        s.planned[hero] = card
        s.hand[hero] = tuple(held for held in s.hand[hero] if held != card)
        s.tell(events.Committed, Piece(hero))
    s.tell(events.Revealed, tuple(_reveal(s)))
    s.phase = Phase.ACTING


def _reveal(s: Lane) -> Iterator[tuple[Piece, CardId]]:
    for hero in s.heroes:
        card = s.planned[hero]
        if card is not None:
            s.played[hero] = card
            show(s, Piece(hero), card)
            yield Piece(hero), card


def _commit(s: Lane, hero: Piece) -> Flow[CardId]:
    hand = s.hand[hero]
    if len(hand) == 1:
        return hand[0]
    return hand[(yield Decision(s.seat(hero), "plan", hand, "card", (hero, ""), secret=True))]


def act_next(s: Lane) -> Flow[None]:
    """The hero with the highest initiative among unresolved cards acts (L6.5, L7)."""
    waiting = [Piece(hero) for hero in s.heroes if s.planned[hero] is not None]
    if not waiting:
        s.phase = Phase.END_OF_TURN
        return
    speeds = [initiative(s, hero) for hero in waiting]
    best = max(speeds)
    tied = [hero for hero, speed in zip(waiting, speeds, strict=True) if speed == best]
    favoured = [hero for hero in tied if s.side[hero] == s.coin]
    crossed = bool(favoured) and len(favoured) < len(tied)
    pool = favoured if crossed else tied
    hero = yield from choose(s.captain(s.side[pool[0]]), "tie", pool, "piece", ("", "", best))
    yield from _take_turn(s, hero, best)
    if crossed:
        s.coin = 1 - s.coin
        s.tell(events.CoinFlipped, s.coin)


def _take_turn(s: Lane, hero: Piece, speed: int) -> Flow[None]:
    card = s.planned[hero]
    assert card is not None
    s.tell(events.HeroActed, hero, card, speed)
    if not s.on_board(hero):
        yield from _respawn(s, hero, card)
    if s.on_board(hero):
        yield from act(s, hero, card)
    resolve_card(s, hero)


def _respawn(s: Lane, hero: Piece, card: CardId) -> Flow[None]:
    """A defeated hero may come back before it acts (L6.5.1, L14.9)."""
    cell = yield from may(s.seat(hero), "respawn", respawn_cells(s, hero), "cell", (hero, card))
    if cell is not None:
        put_on_board(s, hero, cell)


def end_turn(s: Lane) -> Flow[None]:
    """End-of-turn effects, strays, then the turn's effects end (L6.2 f to i)."""
    yield from _fire(s, lambda lasting: lasting.end_of_turn)
    yield from return_strays(s)
    for effect in s.ongoing:
        if effect.until == THIS_TURN or (effect.until == NEXT_TURN and effect.turn < s.turn):
            end_effect(s, effect.hero, effect.card)
    s.used = ()
    if s.turn == TURNS:
        s.phase = Phase.END_OF_ROUND
    else:
        s.turn += 1
        s.phase = Phase.PLANNING


def _fire(s: Lane, moment: Moment) -> Flow[None]:
    """Run every effect of one moment, the coin's team first; inside a team its captain orders them (L19.6)."""
    for team in (s.coin, 1 - s.coin):
        waiting = [
            source
            for source, lasting in s.in_force()
            if moment(lasting) is not None and s.side[source.piece] == team
        ]
        while waiting:
            owners = list(dict.fromkeys(source.piece for source in waiting))
            owner = yield from choose(s.captain(team), "order", owners, "piece", ("", ""))
            source = next(source for source in waiting if source.piece == owner)
            waiting.remove(source)
            lasting = dict(s.in_force()).get(source)
            if lasting is not None:
                yield from _fire_one(s, source, lasting, moment)


def _fire_one(s: Lane, source: Source, lasting: Lasting, moment: Moment) -> Flow[None]:
    effect = moment(lasting)
    if effect is None:
        return
    s.stack = (Act(source.piece, source.card, AFTERWARDS),)
    try:
        yield from effect(s, source)
    except Fizzle as fizzle:
        s.tell(events.Fizzled, source.piece, source.card, str(fizzle))
    s.stack = ()


def end_round(s: Lane) -> Flow[None]:
    """End-of-round effects, minion battles, tokens and markers, pushes, cards back to hand (L17.1 to L17.5)."""
    yield from _fire(s, lambda lasting: lasting.end_of_round)
    yield from return_strays(s)
    pushes: list[Push] = []
    for lane in range(len(s.front)):
        winner = yield from minion_battle(s, lane)
        if winner is not None:
            pushes.append(Push(lane, winner))
    _clear_table(s)
    yield from push_lanes(s, pushes)
    _retrieve_all(s)
    s.phase = Phase.LEVELS


def _clear_table(s: Lane) -> None:
    """Tokens leave the board and markers go back (L17.3)."""
    for piece in s.pieces():
        if s.is_token(piece) and not s.cast.tokens[s.what[piece]].stays:
            remove(s, piece)
    for marker in s.markers:
        s.tell(events.MarkerReturned, marker.kind, marker.owner, marker.hero)
    s.markers = ()


def _retrieve_all(s: Lane) -> None:
    """All cards in play come back to hand; every active effect ends (L17.5)."""
    for effect in s.ongoing:
        end_effect(s, effect.hero, effect.card)
    for hero in s.heroes:
        resolved = [card for card in s.slots[hero] if card is not None]
        s.hand[hero] = sorted_hand(s, (*s.hand[hero], *resolved, *s.discard[hero]))
        s.slots[hero] = (None,) * TURNS
        s.discard[hero] = ()
        s.played[hero] = None
    s.tell(events.HandRetrieved, s.round)


def levels(s: Lane) -> Flow[None]:
    """Level-ups, pity coins, and the next round begins (L17.6 to L17.8)."""
    yield from level_up(s)
    for hero in s.heroes:
        if not s.risen[hero]:
            gain(s, Piece(hero), 1)
        s.risen[hero] = False
    s.hero_fell = False
    s.round += 1
    s.turn = 1
    s.phase = Phase.PLANNING
    s.tell(events.RoundBegan, s.round)


_BEATS: dict[Phase, Callable[[Lane], Flow[None]]] = {
    Phase.SETUP: set_up,
    Phase.PLANNING: plan,
    Phase.ACTING: act_next,
    Phase.END_OF_TURN: end_turn,
    Phase.END_OF_ROUND: end_round,
    Phase.LEVELS: levels,
}
