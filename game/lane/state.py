"""The state of a lane game: what a clone copies, and nothing else (ST-1 to ST-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import NamedTuple, ParamSpec

from game.hexgrid.board import Board, SpawnPoint, Zone, cells_of
from game.hexgrid.coords import NOWHERE, Cell
from game.hexgrid.paths import shortest_path
from game.kernel.decision import Seat
from game.kernel.event import Event
from game.lane.cards import NOBODY, Card, CardId, Hero, Lasting, MarkerKind, Piece, Source, TokenKind

P = ParamSpec("P")

HERO, MELEE, RANGED, HEAVY = "hero", "melee", "ranged", "heavy"
MINIONS = (MELEE, RANGED, HEAVY)

PRIMARY, ATTACK, MOVEMENT, FAST_TRAVEL, CLEAR, HOLD = (
    "primary", "attack", "movement", "fast_travel", "clear", "hold",
)  # fmt: skip
"""The actions of a hero's own moment (L9.1); `DEFENCE` answers an attack, `AFTERWARDS` is an effect
of the end of a turn or round."""

DEFENCE, AFTERWARDS = "defence", "afterwards"

HIDDEN = CardId("")
"""Stands in a view for a card that the seat may not know."""

TURNS = 4

THIS_TURN, NEXT_TURN, THIS_ROUND = "turn", "next turn", "round"
"""How long an effect lasts (L19.1)."""


class Phase(IntEnum):
    """Where the order of play stands between beats (L6, L17)."""

    SETUP = 0
    PLANNING = 1
    ACTING = 2
    END_OF_TURN = 3
    END_OF_ROUND = 4
    LEVELS = 5
    OVER = 6


class Act(NamedTuple):
    """An action being performed (the record of the open beat).

    `action` is one of the actions above; `hit` are the units it has attacked so far; `spared` are units that it may not
    attack; `again` tells a repetition; `pierces` that the immunity of heavies does not bind it (L15.4).
    """

    hero: Piece
    card: CardId
    action: str
    hit: tuple[Piece, ...] = ()
    spared: tuple[Piece, ...] = ()
    again: bool = False
    pierces: bool = False


class Attack(NamedTuple):
    """The attack being resolved (the record of the open beat). `total` and `modifier` are frozen (L12.4)."""

    attacker: Piece
    target: Piece
    total: int
    modifier: int
    ranged: bool
    bonus: int = 0
    blocked: bool = False


class Ongoing(NamedTuple):
    """A lasting effect of a card in play, made in `turn` of this round, for this turn, the next turn or the round.

    `about` is the hero that it names, if any.
    """

    hero: Piece
    card: CardId
    until: str
    turn: int
    about: Piece = NOBODY


class Marker(NamedTuple):
    """A marker of `owner` that `hero` carries."""

    kind: str
    owner: Piece
    hero: Piece
    strength: int


@dataclass(frozen=True)
class Cast:
    """What stays the same through a game and is shared by every clone: the board, the heroes, who plays them.

    `teams` and `seats` hold one entry a hero; `handicapped` tells who plays its weaker card instead of the
    regular one of that colour (L2.4), `reinforced` who holds both (L2.7).
    """

    board: Board
    heroes: tuple[Hero, ...]
    teams: tuple[int, ...]
    seats: tuple[Seat, ...]
    handicapped: tuple[bool, ...]
    reinforced: tuple[bool, ...]
    length: str
    waves: int
    lives: int

    @cached_property
    def cards(self) -> dict[CardId, Card]:
        """Every card in the game, by its id."""
        found: dict[CardId, Card] = {}
        for hero in self.heroes:
            for card in (hero.handicap, *hero.cards):
                found[card.id] = card
        return found

    @cached_property
    def tokens(self) -> dict[str, TokenKind]:
        """Every kind of token in the game, by its id."""
        return {kind.id: kind for hero in self.heroes for kind in hero.tokens}

    @cached_property
    def markers(self) -> dict[str, MarkerKind]:
        """Every kind of marker in the game, by its id."""
        return {kind.id: kind for hero in self.heroes for kind in hero.markers}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each hero is called at the table; a second one of a kind is told apart by a number."""
        kinds = [hero.name for hero in self.heroes]
        copies = [kinds[: place + 1].count(name) for place, name in enumerate(kinds)]
        return tuple(f"{name} {copy}" if copy > 1 else name for name, copy in zip(kinds, copies, strict=True))

    @cached_property
    def ultimates(self) -> tuple[tuple[tuple[Source, Lasting], ...], ...]:
        """What each hero's ultimate leaves in force once it is unlocked."""
        return tuple(
            ((Source(Piece(place), hero.ultimate.id), hero.ultimate.lasting),)
            if hero.ultimate.lasting
            else ()
            for place, hero in enumerate(self.heroes)
        )

    @cached_property
    def rank(self) -> dict[CardId, int]:
        """The order in which cards are listed: as printed in the hero's deck."""
        return {card: place for place, card in enumerate(self.cards)}

    @cached_property
    def team_of_seat(self) -> dict[Seat, int]:
        """Which team a seat plays for."""
        return dict(zip(self.seats, self.teams, strict=True))


class Lane:
    """The state. Lists indexed by piece: `what`, `side`, `lane_of`, `owner`, `where`; by hero: all below `level`.

    `front` is the place of the battle zone in each lane, `waves` each lane's unspent counters, `lives` each team's.
    `known` are the non-basic cards that a hero has shown; they are what a bot may conclude from. `used` are the effects
    that work once a turn and have done so. `offered` is the card that a hero holds out face down (the record of the
    open beat).
    """

    __slots__ = (
        "attack",
        "board",
        "cast",
        "coin",
        "coins",
        "discard",
        "events",
        "filled",
        "front",
        "hand",
        "hero_fell",
        "items",
        "known",
        "lane_of",
        "level",
        "lives",
        "luck",
        "markers",
        "offered",
        "ongoing",
        "owner",
        "phase",
        "piece_at",
        "planned",
        "played",
        "reason",
        "risen",
        "round",
        "side",
        "slots",
        "stack",
        "tucked",
        "turn",
        "used",
        "waves",
        "what",
        "where",
        "winner",
    )  # fmt: skip

    def __init__(self, cast: Cast, luck: int) -> None:
        heroes = len(cast.heroes)
        self.cast = cast
        self.board = cast.board
        self.events: list[Event] | None = None
        self.luck = luck
        self.phase = Phase.SETUP
        self.round = 1
        self.turn = 1
        self.coin = 0
        self.front: list[int] = [lane.start for lane in cast.board.lanes]
        self.waves: list[int] = [cast.waves] * len(cast.board.lanes)
        self.lives: list[int] = [cast.lives, cast.lives]
        self.what: list[str] = [HERO] * heroes
        self.side: list[int] = list(cast.teams)
        self.lane_of: list[int] = [-1] * heroes
        self.owner: list[int] = [-1] * heroes
        self.where: list[Cell] = [NOWHERE] * heroes
        self.piece_at: dict[Cell, Piece] = {}
        self.filled = cast.board.blocks
        self.level: list[int] = [1] * heroes
        self.coins: list[int] = [0] * heroes
        self.hand: list[tuple[CardId, ...]] = [self.starting_hand(Piece(hero)) for hero in range(heroes)]
        self.planned: list[CardId | None] = [None] * heroes
        self.slots: list[tuple[CardId | None, ...]] = [(None,) * TURNS] * heroes
        self.discard: list[tuple[CardId, ...]] = [()] * heroes
        self.items: list[tuple[str, ...]] = [()] * heroes
        self.tucked: list[tuple[CardId, ...]] = [()] * heroes
        self.played: list[CardId | None] = [None] * heroes
        self.known: list[tuple[CardId, ...]] = [()] * heroes
        self.risen: list[bool] = [False] * heroes
        self.markers: tuple[Marker, ...] = ()
        self.ongoing: tuple[Ongoing, ...] = ()
        self.used: tuple[Source, ...] = ()
        self.offered: CardId | None = None
        self.hero_fell = False
        self.stack: tuple[Act, ...] = ()
        self.attack: Attack | None = None
        self.winner = -1
        self.reason = ""

    def starting_hand(self, hero: Piece) -> tuple[CardId, ...]:
        """The five cards a hero begins with, or six, with its weaker card where it plays that (L2.4, L2.7, L3.5)."""
        sheet = self.cast.heroes[hero]
        weak = sheet.handicap
        if self.cast.reinforced[hero]:
            return (weak.id, *sheet.starting_hand)
        if not self.cast.handicapped[hero]:
            return sheet.starting_hand
        return tuple(
            weak.id if self.cast.cards[card].colour is weak.colour else card for card in sheet.starting_hand
        )

    def copy(self) -> Lane:
        """An independent state that nobody watches."""
        twin: Lane = object.__new__(Lane)
        twin.cast = self.cast
        twin.board = self.board
        twin.events = None
        twin.luck = self.luck
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.coin = self.coin
        twin.front = self.front.copy()
        twin.waves = self.waves.copy()
        twin.lives = self.lives.copy()
        twin.what = self.what.copy()
        twin.side = self.side.copy()
        twin.lane_of = self.lane_of.copy()
        twin.owner = self.owner.copy()
        twin.where = self.where.copy()
        twin.piece_at = self.piece_at.copy()
        twin.filled = self.filled
        twin.level = self.level.copy()
        twin.coins = self.coins.copy()
        twin.hand = self.hand.copy()
        twin.planned = self.planned.copy()
        twin.slots = self.slots.copy()
        twin.discard = self.discard.copy()
        twin.items = self.items.copy()
        twin.tucked = self.tucked.copy()
        twin.played = self.played.copy()
        twin.known = self.known.copy()
        twin.risen = self.risen.copy()
        twin.markers = self.markers
        twin.ongoing = self.ongoing
        twin.used = self.used
        twin.offered = self.offered
        twin.hero_fell = self.hero_fell
        twin.stack = self.stack
        twin.attack = self.attack
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def key(self) -> tuple[object, ...]:
        """All that makes this state what it is."""
        return tuple(
            tuple(value)
            if isinstance(value, list)
            else tuple(sorted(value.items()))
            if isinstance(value, dict)
            else value
            for name in self.__slots__
            if name not in ("cast", "board", "events")
            for value in (getattr(self, name),)
        )

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Emit an event; nothing is built when nobody listens."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))

    @property
    def heroes(self) -> range:
        """The pieces of all heroes, on the board or off."""
        return range(len(self.level))

    def pieces(self) -> list[Piece]:
        """All pieces on the board, lowest number first."""
        return sorted(self.piece_at.values())

    def is_hero(self, piece: Piece) -> bool:
        """Whether the piece is a hero."""
        return piece < len(self.level)

    def is_minion(self, piece: Piece) -> bool:
        """Whether the piece is a minion."""
        return self.what[piece] in MINIONS

    def is_unit(self, piece: Piece) -> bool:
        """A unit is a hero or a minion (L5.3)."""
        return piece < len(self.level) or self.what[piece] in MINIONS

    def is_token(self, piece: Piece) -> bool:
        """Whether the piece is a token."""
        return not self.is_unit(piece)

    def on_board(self, piece: Piece) -> bool:
        """Whether the piece stands on the board."""
        return self.where[piece] != NOWHERE

    def is_foe(self, piece: Piece, of: Piece) -> bool:
        """Whether a unit is on the other side."""
        return self.side[piece] != self.side[of] and self.is_unit(piece)

    def is_friend(self, piece: Piece, of: Piece) -> bool:
        """Whether a unit is another one of the same side (L5.4)."""
        return self.side[piece] == self.side[of] and piece != of and self.is_unit(piece)

    def distance(self, a: Piece, b: Piece) -> int:
        """Steps between two pieces on the board."""
        return self.board.distance(self.where[a], self.where[b])

    def is_adjacent(self, a: Piece, b: Piece) -> bool:
        """Whether two pieces on the board stand side by side."""
        return bool(self.board.near[self.where[a]] >> self.where[b] & 1)

    def pieces_in(self, cells: int) -> list[Piece]:
        """The pieces on the cells of a bitset, lowest number first."""
        return sorted(piece for cell, piece in self.piece_at.items() if cells >> cell & 1)

    def put(self, piece: Piece, cell: Cell) -> None:
        """Set a piece on an empty cell, from wherever it is."""
        old = self.where[piece]
        if old != NOWHERE:
            del self.piece_at[old]
            self.filled ^= 1 << old
        self.where[piece] = cell
        self.piece_at[cell] = piece
        self.filled |= 1 << cell

    def take(self, piece: Piece) -> None:
        """Take a piece off the board."""
        cell = self.where[piece]
        del self.piece_at[cell]
        self.filled ^= 1 << cell
        self.where[piece] = NOWHERE

    def add(self, what: str, side: int, cell: Cell, lane: int = -1, owner: int = -1) -> Piece:
        """A new minion or token on an empty cell."""
        piece = Piece(len(self.what))
        self.what.append(what)
        self.side.append(side)
        self.lane_of.append(lane)
        self.owner.append(owner)
        self.where.append(NOWHERE)
        self.put(piece, cell)
        return piece

    def seat(self, hero: Piece) -> Seat:
        """Who plays a hero."""
        return self.cast.seats[hero]

    def captain(self, team: int) -> Seat:
        """Who answers for a team that decides jointly: its first seat."""
        return self.cast.seats[self.cast.teams.index(team)]

    def team_heroes(self, team: int) -> list[Piece]:
        """The heroes of a team, on the board or off."""
        return [Piece(hero) for hero in self.heroes if self.side[hero] == team]

    def card(self, card: CardId) -> Card:
        """The printed card."""
        return self.cast.cards[card]

    def has_ultimate(self, hero: Piece) -> bool:
        """An ultimate works at level 8 while its hero stands on the board (L18.9)."""
        return self.level[hero] == 8 and self.on_board(hero)

    def zone(self, cell: Cell) -> int:
        """The number of the zone of a playable cell."""
        return self.board.zone_of[cell]

    def battle_zone(self, lane: int = 0) -> Zone:
        """The zone where a lane is fought over."""
        return self.board.zones[self.board.lanes[lane].zones[self.front[lane]]]

    def battle_cells(self) -> int:
        """The bitset of all cells of all battle zones."""
        mask = 0
        for lane in range(len(self.front)):
            mask |= self.battle_zone(lane).cells
        return mask

    def minions(self, lane: int, team: int) -> list[Piece]:
        """The minions of a team bound to a lane, strays too (L15.5)."""
        heroes = len(self.level)
        return sorted(
            piece
            for piece in self.piece_at.values()
            if piece >= heroes and self.lane_of[piece] == lane and self.side[piece] == team
        )

    def minion_points(self, lane: int) -> list[SpawnPoint]:
        """The minion spawn points of a lane's battle zone."""
        zone = self.board.lanes[lane].zones[self.front[lane]]
        return [point for point in self.board.spawns_in(zone) if point.kind in MINIONS]

    def hero_points(self, team: int) -> list[Cell]:
        """The hero spawn points of a team, in listed order."""
        return [point.cell for point in self.board.spawns if point.kind == HERO and point.team == team]

    def throne(self, team: int) -> Zone:
        """The throne zone of a team."""
        zones = self.board.lanes[0].zones
        return self.board.zones[zones[0] if team == 0 else zones[-1]]

    def in_force(self) -> Iterator[tuple[Source, Lasting]]:
        """Every lasting effect that works now, with its source: cards, ultimates, markers, tokens (L19)."""
        for effect in self.ongoing:
            if effect.until != NEXT_TURN or effect.turn < self.turn:
                lasting = self.cast.cards[effect.card].lasting
                if lasting is not None:
                    yield Source(effect.hero, effect.card, effect.about), lasting
        if 8 in self.level:
            for hero in self.heroes:
                if self.has_ultimate(Piece(hero)):
                    yield from self.cast.ultimates[hero]
        for marker in self.markers:
            source = Source(marker.owner, CardId(marker.kind), marker.hero)
            yield source, self.cast.markers[marker.kind].lasting
        if self.cast.tokens:
            for piece in self.pieces():
                kind = self.cast.tokens.get(self.what[piece])
                if kind is not None and kind.lasting is not None:
                    yield Source(piece, CardId(kind.id)), kind.lasting

    def path(self, start: Cell, end: Cell, blocked: int) -> tuple[Cell, ...]:
        """The cells of a shortest walk, for an event: () when nobody watches."""
        return shortest_path(self.board, start, end, blocked) if self.events is not None else ()

    def empty_cells(self, cells: int) -> list[Cell]:
        """The empty cells of a bitset, in ascending order."""
        return cells_of(cells & ~self.filled)
