"""What is printed: cards, heroes, tokens, and the hooks by which a text changes the rules while it is in force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, NewType, TypeAlias

from game.kernel.flow import Flow

if TYPE_CHECKING:
    from game.lane.state import Lane

CardId = NewType("CardId", str)
"""`<hero>-<name of the card>`, the same in every game."""

Piece = NewType("Piece", int)
"""A figure or token. Heroes come first, in the order of the set-up; a number is never used again in a game."""

NOBODY = Piece(-1)

RED_TEAM, BLUE_TEAM = 0, 1


class Colour(StrEnum):
    """The colour of a card (L1.7)."""

    GOLD = "gold"
    SILVER = "silver"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


class Kind(StrEnum):
    """The type of a card: its primary action (L8.2)."""

    ATTACK = "attack"
    SKILL = "skill"
    MOVEMENT = "movement"
    DEFENCE = "defense"
    DEFENCE_SKILL = "defense_skill"
    ULTIMATE = "ultimate"


class Item(StrEnum):
    """What a tucked card raises by one (L18.6)."""

    ATTACK = "attack"
    DEFENCE = "defense"
    INITIATIVE = "initiative"
    MOVEMENT = "movement"
    RANGE = "range"
    RADIUS = "radius"


Effect: TypeAlias = "Callable[[Lane, Piece], Flow[object]]"


class Source(NamedTuple):
    """Where a lasting effect comes from: a hero and one of its cards or markers, or a token and its kind.

    `about` is the hero that a card's effect names, the carrier of a marker; NOBODY elsewhere.
    """

    piece: Piece
    card: CardId
    about: Piece = NOBODY


Bonus: TypeAlias = "Callable[[Lane, Source, Piece], int]"


@dataclass(frozen=True, slots=True)
class Lasting:
    """What a text changes while it is in force: an active effect, an unlocked ultimate or a token on the board.

    Each hook is asked with the state and its `Source`, then:
    `attack`, `defence`, `initiative`, `movement`: the hero concerned; gives what is added to its total.
    `reach`: the hero concerned and its card; what is added to the card's range or radius.
    `lance`: the acting hero; the range that its attack actions on units next to it get, None for no change.
    `lives`: a hero that has been defeated; the life counters that this costs its team besides the usual ones.
    `immune`: a piece and the acting hero; whether the action may not touch the piece.
    `fixed`: a piece, the acting hero and a displacement (move, push, swap, place); whether it is forbidden.
    `walls`: the acting hero; the bitset of spaces that count as obstacles for its steps.
    `passes`: a piece that moves; whether it may pass through obstacles.
    `terrain`: the bitset of spaces that count as terrain too.
    `no_repeats`: the acting hero; whether it may not repeat actions.
    `slows`: the acting hero; the most steps of a movement action that it begins now, None for no limit.
    `bans`: the acting hero and its card; the actions (attack, skill, movement, fast_travel) that it may not perform.
    `modes`: the acting hero; whether it may take a second mode where a text says to choose one.
    `replaces`: a minion about to be defeated; a flow that tells whether something else happens instead.
    `saves`: a minion just defeated; a flow that tells whether it stays on the board.
    `uncounted`: the minions left out of the minion battle.
    `before_action`, `after_action`: run before and after each action of the owner.
    `after_push`, `after_marker`: run when the owner has pushed, or given its marker to, the hero named.
    `after_placing`: run when the owner has placed itself.
    `after_discarding`: run when a resolved card of the owner, the one named, has been discarded.
    `end_of_turn`, `end_of_round`: run once at those times.
    `heavy_in_battle`: the owner counts as a heavy minion in the minion battle.
    `spawns_everywhere`: while the owner acts, every space counts as a friendly minion spawn point in the battle zone.
    """

    attack: Bonus | None = None
    defence: Bonus | None = None
    initiative: Bonus | None = None
    movement: Bonus | None = None
    reach: Callable[[Lane, Source, Piece, CardId], int] | None = None
    lance: Callable[[Lane, Source, Piece], int | None] | None = None
    lives: Bonus | None = None
    immune: Callable[[Lane, Source, Piece, Piece], bool] | None = None
    fixed: Callable[[Lane, Source, Piece, Piece, str], bool] | None = None
    walls: Callable[[Lane, Source, Piece], int] | None = None
    passes: Callable[[Lane, Source, Piece], bool] | None = None
    terrain: Callable[[Lane, Source], int] | None = None
    no_repeats: Callable[[Lane, Source, Piece], bool] | None = None
    slows: Callable[[Lane, Source, Piece], int | None] | None = None
    bans: Callable[[Lane, Source, Piece, Card], tuple[str, ...]] | None = None
    modes: Callable[[Lane, Source, Piece], bool] | None = None
    replaces: Callable[[Lane, Source, Piece], Flow[bool]] | None = None
    saves: Callable[[Lane, Source, Piece], Flow[bool]] | None = None
    uncounted: Callable[[Lane, Source], tuple[Piece, ...]] | None = None
    before_action: Callable[[Lane, Source], Flow[None]] | None = None
    after_action: Callable[[Lane, Source], Flow[None]] | None = None
    after_push: Callable[[Lane, Source, Piece], Flow[None]] | None = None
    after_marker: Callable[[Lane, Source, Piece], Flow[None]] | None = None
    after_placing: Callable[[Lane, Source], Flow[None]] | None = None
    after_discarding: Callable[[Lane, Source, CardId], Flow[None]] | None = None
    end_of_turn: Callable[[Lane, Source], Flow[None]] | None = None
    end_of_round: Callable[[Lane, Source], Flow[None]] | None = None
    heavy_in_battle: bool = False
    spawns_everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card (L8.1). Numbers are icons; an icon that is absent is None and stays absent.

    `value` belongs to the primary action; `attack`, `defence`, `movement` are the secondary ones. `sign` is "+" where
    the text may add to the value and "!" where a defence blocks and has no number. `effect` is the primary text, its
    docstring the words on the card; `lasting` is what the text leaves in force.
    """

    name: str
    colour: Colour
    tier: int
    kind: Kind
    initiative: int | None
    effect: Effect
    value: int | None = None
    sign: str | None = None
    ranged: bool = False
    range: int | None = None
    radius: int | None = None
    attack: int | None = None
    defence: int | None = None
    movement: int | None = None
    item: Item | None = None
    lasting: Lasting | None = None
    id: CardId = CardId("")

    @property
    def text(self) -> str:
        """The card's words in English, on one line."""
        return " ".join((self.effect.__doc__ or "").split())

    @property
    def is_basic(self) -> bool:
        """Gold and silver cards are basic (L8.3)."""
        return self.tier == 0

    @property
    def is_attack(self) -> bool:
        """Whether the card's type is attack."""
        return self.kind is Kind.ATTACK

    @property
    def is_skill(self) -> bool:
        """Whether the card's type is skill; a defence/skill card counts as both (L8.2)."""
        return self.kind in (Kind.SKILL, Kind.DEFENCE_SKILL)

    @property
    def defends(self) -> bool:
        """Whether the card's primary action is a defence."""
        return self.kind in (Kind.DEFENCE, Kind.DEFENCE_SKILL)


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A kind of token: how many there are, and whether they stay between rounds (L19.9, L17.3)."""

    id: str
    supply: int
    stays: bool = False
    lasting: Lasting | None = None


@dataclass(frozen=True, slots=True)
class MarkerKind:
    """A kind of marker, of which there is one, and what it does while a hero carries it (L19.12)."""

    id: str
    lasting: Lasting


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero: its eighteen cards, its weaker handicap card, its tokens and markers (L1.6).

    `stats` are the profile's pips: attack, defense, initiative, movement, each at the start and at its best.
    """

    id: str
    name: str
    title: str
    complexity: int
    roles: tuple[str, ...]
    stats: tuple[tuple[int, int], ...]
    cards: tuple[Card, ...]
    handicap: Card
    tokens: tuple[TokenKind, ...] = ()
    markers: tuple[MarkerKind, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(self._named(card) for card in self.cards))
        object.__setattr__(self, "handicap", self._named(self.handicap))

    def _named(self, card: Card) -> Card:
        words = "".join(letter for letter in card.name.lower() if letter.isalnum() or letter in " -")
        return replace(card, id=CardId(f"{self.id}-{words.replace(' ', '-')}"))

    @property
    def starting_hand(self) -> tuple[CardId, ...]:
        """Gold, silver and the three tier I cards (L3.5)."""
        return tuple(card.id for card in self.cards if card.tier <= 1)

    @property
    def ultimate(self) -> Card:
        """The tier IV card."""
        return next(card for card in self.cards if card.kind is Kind.ULTIMATE)

    def pair(self, colour: Colour, tier: int) -> tuple[Card, ...]:
        """The cards of one colour and tier: two on tiers II and III."""
        return tuple(card for card in self.cards if card.colour is colour and card.tier == tier)
