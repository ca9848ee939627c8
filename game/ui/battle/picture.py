"""What the window shows of a battle: a model that follows the events, one by one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.hexgrid.coords import Cell
from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import RED_TEAM, CardId, Piece
from game.lane.levels import twin_of
from game.lane.state import HEAVY, HERO, HIDDEN, MINIONS, TURNS, Cast, Lane, Phase
from game.ui.board_view import LANE_LETTERS


@dataclass(slots=True)
class Shown:
    """A piece on the board: a hero, a kind of minion or a kind of token."""

    what: str
    team: int
    cell: Cell
    lane: int = -1


@dataclass(slots=True)
class Picture:
    """All that is to be seen, hands as far as the people at this machine may know them.

    It starts as a copy of a view and takes in events afterwards; after all of them it equals a fresh copy. `open_hands`
    are the heroes whose hands are shown. `acting` and its `initiative` are what the window knows better than the state;
    `pushed` are the lanes whose old minions still stand about.
    """

    cast: Cast
    open_hands: frozenset[Piece]
    pieces: dict[Piece, Shown]
    round: int
    turn: int
    coin: int
    front: list[int]
    waves: list[int]
    lives: list[int]
    level: list[int]
    coins: list[int]
    items: list[tuple[str, ...]]
    hand: list[tuple[CardId, ...]]
    planned: list[CardId | None]
    slots: list[tuple[CardId | None, ...]]
    discard: list[tuple[CardId, ...]]
    ongoing: tuple[tuple[Piece, CardId], ...]
    markers: tuple[tuple[str, Piece, Piece, int], ...]
    winner: int = -1
    acting: Piece | None = field(default=None, compare=False)
    initiative: int = field(default=0, compare=False)
    away: bool = field(default=False, compare=False)
    pushed: list[int] = field(default_factory=list, compare=False)

    @classmethod
    def of(cls, s: Lane, open_hands: Collection[Piece] = ()) -> Picture:
        """The picture of a view as it stands."""
        return cls(
            cast=s.cast,
            open_hands=frozenset(open_hands),
            pieces={
                piece: Shown(s.what[piece], s.side[piece], s.where[piece], s.lane_of[piece])
                for piece in s.pieces()
            },
            round=s.round,
            turn=s.turn,
            coin=s.coin,
            front=list(s.front),
            waves=list(s.waves),
            lives=list(s.lives),
            level=list(s.level),
            coins=list(s.coins),
            items=list(s.items),
            hand=[
                cards if hero in open_hands else (HIDDEN,) * len(cards) for hero, cards in enumerate(s.hand)
            ],
            planned=[None if s.phase is Phase.PLANNING else card for card in s.planned],
            slots=list(s.slots),
            discard=list(s.discard),
            ongoing=tuple((effect.hero, effect.card) for effect in s.ongoing),
            markers=tuple((m.kind, m.owner, m.hero, m.strength) for m in s.markers),
            winner=s.winner,
            acting=s.stack[0].hero if s.stack else None,
        )

    def apply(self, event: Event) -> None:
        """Let an event have happened."""
        change = _CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    # Questions that the drawing asks

    def battle_zones(self) -> list[int]:
        """The numbers of the zones where lanes are fought over."""
        return [self.cast.board.lanes[lane].zones[place] for lane, place in enumerate(self.front)]

    def letter(self, lane: int) -> str:
        """What a lane is called; empty where there is only one."""
        return LANE_LETTERS[lane] if len(self.front) > 1 else ""

    def held(self, team: int) -> int:
        """The zones between a team's throne and the battle zones, all lanes together (L21.3)."""
        lasts = [len(path.zones) - 1 for path in self.cast.board.lanes]
        return sum(
            place - 1 if team == RED_TEAM else last - 1 - place
            for place, last in zip(self.front, lasts, strict=True)
        )

    def is_stray(self, piece: Piece) -> bool:
        """Whether a minion stands outside the battle zone of its lane and will walk back."""
        shown = self.pieces[piece]
        if shown.what not in MINIONS or shown.lane in self.pushed:
            return False
        return self.cast.board.zone_of.get(shown.cell) != self.battle_zones()[shown.lane]

    def minions(self, team: int, lane: int = 0) -> int:
        """How many minions of a team stand in a lane."""
        return sum(
            1
            for shown in self.pieces.values()
            if shown.team == team and shown.what in MINIONS and shown.lane == lane
        )

    def is_shielded(self, piece: Piece) -> bool:
        """Whether a heavy minion is immune: a lighter one of its team stands in its lane."""
        mine = self.pieces[piece]
        return mine.what == HEAVY and any(
            other.what in MINIONS
            and other.what != HEAVY
            and (other.team, other.lane) == (mine.team, mine.lane)
            for other in self.pieces.values()
        )

    # What events change

    def _hold(self, hero: Piece, cards: Sequence[CardId]) -> None:
        new = cards if hero in self.open_hands else [HIDDEN] * len(cards)
        rank = self.cast.rank
        self.hand[hero] = tuple(
            sorted((*self.hand[hero], *new), key=lambda card: rank[card] if card != HIDDEN else -1)
        )

    def _let_go(self, hero: Piece, card: CardId) -> None:
        held = list(self.hand[hero])
        if card in held:
            held.remove(card)
        elif HIDDEN in held:
            held.remove(HIDDEN)
        self.hand[hero] = tuple(held)

    def _toss(self, event: told.CoinTossed | told.CoinFlipped) -> None:
        self.coin = event.team

    def _round(self, event: told.RoundBegan) -> None:
        self.round, self.turn, self.acting = event.round, 1, None

    def _turn(self, event: told.TurnBegan) -> None:
        self.round, self.turn, self.acting = event.round, event.turn, None

    def _commit(self, event: told.Committed) -> None:
        self.planned[event.hero] = HIDDEN

    def _reveal(self, event: told.Revealed) -> None:
        for hero, card in event.cards:
            self._let_go(hero, card)
            self.planned[hero] = card

    def _act(self, event: told.HeroActed) -> None:
        self.acting, self.initiative = event.hero, event.initiative
        self.away = event.hero not in self.pieces

    def _resolve(self, event: told.CardResolved) -> None:
        self.planned[event.hero] = None
        slots = list(self.slots[event.hero])
        slots[event.slot - 1] = event.card
        self.slots[event.hero] = tuple(slots)
        if self.acting == event.hero:
            self.acting = None

    def _walk(self, event: told.Moved | told.Pushed) -> None:
        if event.path:
            self.pieces[event.piece].cell = event.path[-1]

    def _place(self, event: told.Placed) -> None:
        self.pieces[event.piece].cell = event.end

    def _swap(self, event: told.Swapped) -> None:
        self.pieces[event.a].cell, self.pieces[event.b].cell = event.a_end, event.b_end

    def _travel(self, event: told.FastTravelled) -> None:
        self.pieces[event.hero].cell = event.end

    def _enter(self, event: told.Respawned) -> None:
        self.pieces[event.hero] = Shown(HERO, self.cast.teams[event.hero], event.cell)
        self.away = False

    def _leave(self, event: told.PieceRemoved) -> None:
        self.pieces.pop(event.piece, None)

    def _fall(self, event: told.HeroDefeated) -> None:
        self.pieces.pop(event.hero, None)

    def _pay(self, event: told.CoinsChanged) -> None:
        self.coins[event.hero] = event.after

    def _bleed(self, event: told.LivesChanged) -> None:
        self.lives[event.team] = event.after

    def _discard(self, event: told.Discarded) -> None:
        slots = self.slots[event.hero]
        if event.card in slots:
            self.slots[event.hero] = tuple(None if held == event.card else held for held in slots)
        else:
            self._let_go(event.hero, event.card)
        self.discard[event.hero] = (*self.discard[event.hero], event.card)

    def _retrieve(self, event: told.Retrieved) -> None:
        for card in event.cards:
            self.slots[event.hero] = tuple(None if held == card else held for held in self.slots[event.hero])
            self.discard[event.hero] = tuple(held for held in self.discard[event.hero] if held != card)
        self._hold(event.hero, event.cards)

    def _retrieve_all(self, event: told.HandRetrieved) -> None:
        for hero in range(len(self.hand)):
            back = [card for card in self.slots[hero] if card is not None] + list(self.discard[hero])
            self.slots[hero], self.discard[hero] = (None,) * TURNS, ()
            self._hold(Piece(hero), back)

    def _exchange(self, event: told.CardsSwapped) -> None:
        self.slots[event.hero] = tuple(
            event.into if held == event.out else held for held in self.slots[event.hero]
        )
        self._let_go(event.hero, event.into)
        self._hold(event.hero, (event.out,))

    def _begin(self, event: told.EffectBegan) -> None:
        self.ongoing = (*self.ongoing, (event.hero, event.card))

    def _end(self, event: told.EffectEnded) -> None:
        self.ongoing = tuple(each for each in self.ongoing if each != (event.hero, event.card))

    def _mark(self, event: told.MarkerGiven) -> None:
        kept = [each for each in self.markers if each[:2] != (event.kind, event.owner)]
        self.markers = (*kept, (event.kind, event.owner, event.hero, event.strength))

    def _unmark(self, event: told.MarkerReturned) -> None:
        self.markers = tuple(each for each in self.markers if each[:2] != (event.kind, event.owner))

    def _token(self, event: told.TokenPlaced) -> None:
        self.pieces[event.piece] = Shown(event.kind, self.cast.teams[event.owner], event.cell)

    def _spawn(self, event: told.MinionSpawned) -> None:
        self.pieces[event.piece] = Shown(event.kind, event.team, event.cell, event.lane)

    def _push(self, event: told.LanePushed) -> None:
        self.waves[event.lane] = event.waves
        self.front[event.lane] = event.after
        self.pushed.append(event.lane)

    def _fall_back(self, event: told.LaneHeld) -> None:
        self.front[event.lane] = event.front

    def _settle(self, event: told.LaneSettled) -> None:
        self.pushed = [lane for lane in self.pushed if lane != event.lane]

    def _rise(self, event: told.LevelGained) -> None:
        self.level[event.hero] = event.level
        if event.item is not None:
            self.items[event.hero] = (*self.items[event.hero], event.item)

    def _upgrade(self, event: told.CardUpgraded) -> None:
        if event.hero in self.open_hands:
            self._let_go(event.hero, event.returned)
            self._hold(event.hero, (event.kept,))

    def _gain_item(self, event: told.ItemGained) -> None:
        self.items[event.hero] = (*self.items[event.hero], event.item)

    def _finish(self, event: told.GameEnded) -> None:
        self.winner = event.winner


_CHANGES: dict[type[Event], Callable[[Picture, Any], None]] = {
    told.CoinTossed: Picture._toss,
    told.CoinFlipped: Picture._toss,
    told.RoundBegan: Picture._round,
    told.TurnBegan: Picture._turn,
    told.Committed: Picture._commit,
    told.Revealed: Picture._reveal,
    told.HeroActed: Picture._act,
    told.CardResolved: Picture._resolve,
    told.Moved: Picture._walk,
    told.Pushed: Picture._walk,
    told.Placed: Picture._place,
    told.Swapped: Picture._swap,
    told.FastTravelled: Picture._travel,
    told.Respawned: Picture._enter,
    told.PieceRemoved: Picture._leave,
    told.HeroDefeated: Picture._fall,
    told.CoinsChanged: Picture._pay,
    told.LivesChanged: Picture._bleed,
    told.Discarded: Picture._discard,
    told.Retrieved: Picture._retrieve,
    told.HandRetrieved: Picture._retrieve_all,
    told.CardsSwapped: Picture._exchange,
    told.EffectBegan: Picture._begin,
    told.EffectEnded: Picture._end,
    told.MarkerGiven: Picture._mark,
    told.MarkerReturned: Picture._unmark,
    told.TokenPlaced: Picture._token,
    told.MinionSpawned: Picture._spawn,
    told.LanePushed: Picture._push,
    told.LaneHeld: Picture._fall_back,
    told.LaneSettled: Picture._settle,
    told.LevelGained: Picture._rise,
    told.CardUpgraded: Picture._upgrade,
    told.ItemGained: Picture._gain_item,
    told.GameEnded: Picture._finish,
}


def twin_item(s: Lane, hero: Piece, card: CardId) -> str | None:
    """The item that a hero gains when this card of a pair goes to its hand."""
    return s.card(twin_of(s, hero, card)).item
