"""What can happen in a lane game. Pieces, cells and cards are ids; `hero` is always the piece of a hero."""

from dataclasses import dataclass

from game.hexgrid.coords import Cell
from game.kernel.decision import Seat
from game.kernel.event import Event
from game.lane.cards import CardId, Piece


@dataclass(frozen=True, slots=True)
class CoinTossed(Event):
    """The tie-breaker coin fell on the face of `team` at set-up."""

    team: int


@dataclass(frozen=True, slots=True)
class CoinFlipped(Event):
    """The tie-breaker coin was turned; it now shows `team`."""

    team: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn (1 to 4) of a round began."""

    round: int
    turn: int


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """A hero put a card face down."""

    hero: Piece


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A hero without cards passed."""

    hero: Piece


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All committed cards were turned over together."""

    cards: tuple[tuple[Piece, CardId], ...]


@dataclass(frozen=True, slots=True)
class HeroActed(Event):
    """A hero's moment to act came, with this initiative."""

    hero: Piece
    card: CardId
    initiative: int


@dataclass(frozen=True, slots=True)
class ActionChosen(Event):
    """A hero chose an action of its card: primary, attack, movement, fast_travel, clear or hold."""

    hero: Piece
    card: CardId
    action: str


@dataclass(frozen=True, slots=True)
class ActionRepeated(Event):
    """An action is performed again."""

    hero: Piece
    card: CardId


@dataclass(frozen=True, slots=True)
class Fizzled(Event):
    """A step of the text could not be carried out; the rest was skipped. `step` is the prompt that failed."""

    hero: Piece
    card: CardId
    step: str


@dataclass(frozen=True, slots=True)
class CardResolved(Event):
    """A card went to the turn slot (1 to 4) of its hero."""

    hero: Piece
    card: CardId
    slot: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece walked; `path` lists the cells entered."""

    piece: Piece
    start: Cell
    path: tuple[Cell, ...]
    by: Piece


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A piece was pushed along `path` (empty when blocked at once)."""

    piece: Piece
    start: Cell
    path: tuple[Cell, ...]
    by: Piece


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece was put elsewhere without a path."""

    piece: Piece
    start: Cell
    end: Cell
    by: Piece


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two pieces changed places: `a` went to `a_end`, `b` to `b_end`."""

    a: Piece
    b: Piece
    a_end: Cell
    b_end: Cell
    by: Piece


@dataclass(frozen=True, slots=True)
class FastTravelled(Event):
    """A hero travelled to another space of its zone or of one next to it."""

    hero: Piece
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Respawned(Event):
    """A hero came (back) onto the board."""

    hero: Piece
    cell: Cell


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """A unit is attacked; `total` is the announced attack total, `modifier` the target's minion modifier (heroes)."""

    attacker: Piece
    target: Piece
    card: CardId
    total: int
    ranged: bool
    modifier: int


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """The attacked hero discarded `card` to defend."""

    hero: Piece
    card: CardId
    primary: bool


@dataclass(frozen=True, slots=True)
class AttackStopped(Event):
    """A defence held. `defence` is its total, None when the attack was blocked outright."""

    attacker: Piece
    target: Piece
    attack: int
    defence: int | None


@dataclass(frozen=True, slots=True)
class AttackSucceeded(Event):
    """An attack on a hero got through. `defence` is the total that failed, None when there was none."""

    attacker: Piece
    target: Piece
    attack: int
    defence: int | None


@dataclass(frozen=True, slots=True)
class MinionDefeated(Event):
    """A minion was defeated for coins by `by`; `saved` when an effect keeps it on the board."""

    piece: Piece
    cell: Cell
    by: Piece
    coins: int
    saved: bool


@dataclass(frozen=True, slots=True)
class PieceRemoved(Event):
    """A minion or token left the board; nobody is paid."""

    piece: Piece
    cell: Cell


@dataclass(frozen=True, slots=True)
class HeroDefeated(Event):
    """A hero was defeated: coins to `by`, `assist` to each of its friends, `lives` counters spent."""

    hero: Piece
    cell: Cell
    by: Piece
    coins: int
    assist: int
    lives: int


@dataclass(frozen=True, slots=True)
class CoinsChanged(Event):
    """A hero's coins changed."""

    hero: Piece
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class LivesChanged(Event):
    """A team's unspent life counters changed."""

    team: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went to its hero's discard area, face up."""

    hero: Piece
    card: CardId


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A hero showed a hand card whose colour somebody had to guess: `guess`."""

    hero: Piece
    card: CardId
    guess: str


@dataclass(frozen=True, slots=True)
class Retrieved(Event):
    """Cards came back to hand from where they lay face up."""

    hero: Piece
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """A card in play and another one changed all their states and places (L8.8); both are public now."""

    hero: Piece
    out: CardId
    into: CardId


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """A card's effect took hold; `until` is turn, next turn or round."""

    hero: Piece
    card: CardId
    until: str


@dataclass(frozen=True, slots=True)
class EffectEnded(Event):
    """A card's effect is over."""

    hero: Piece
    card: CardId


@dataclass(frozen=True, slots=True)
class MarkerGiven(Event):
    """`hero` now carries a marker of `owner`."""

    kind: str
    owner: Piece
    hero: Piece
    strength: int


@dataclass(frozen=True, slots=True)
class MarkerReturned(Event):
    """A marker went back to its owner."""

    kind: str
    owner: Piece
    hero: Piece


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token came onto the board."""

    piece: Piece
    kind: str
    owner: Piece
    cell: Cell


@dataclass(frozen=True, slots=True)
class MinionSpawned(Event):
    """A minion (melee, ranged or heavy) of a lane came onto the board."""

    piece: Piece
    kind: str
    team: int
    cell: Cell
    lane: int


@dataclass(frozen=True, slots=True)
class LanePushed(Event):
    """`winner` pushed a lane: `waves` counters are left, the battle moves from place `before` to `after` of the lane.

    `after` equals `before` when the last counter ended the game. The old minions leave and new ones come in events of
    their own; `LaneSettled` closes the push.
    """

    lane: int
    winner: int
    waves: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class LaneHeld(Event):
    """A push has decided nothing: the battle zone of the lane is back at place `front`."""

    lane: int
    front: int


@dataclass(frozen=True, slots=True)
class LaneSettled(Event):
    """The new wave of a lane stands."""

    lane: int


@dataclass(frozen=True, slots=True)
class BattleCounted(Event):
    """The minions of a lane were counted at the end of a round: how many a side, and what the smaller side loses."""

    lane: int
    red: int
    blue: int
    losses: int


@dataclass(frozen=True, slots=True)
class HandRetrieved(Event):
    """At the end of a round all cards of all heroes came back to hand."""

    round: int


@dataclass(frozen=True, slots=True)
class LevelGained(Event):
    """A hero rose to `level`; `item` is what it tucked under its dashboard (None at level 8)."""

    hero: Piece
    level: int
    item: str | None


@dataclass(frozen=True, slots=True)
class CardUpgraded(Event):
    """What a levelling hero did with its cards. Only its own seat may know."""

    seat: Seat
    hero: Piece
    returned: CardId
    kept: CardId
    tucked: CardId

    def visible_to(self, seat: Seat) -> bool:
        """Only its owner."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class ItemGained(Event):
    """A text gave a hero an item (L18.10)."""

    hero: Piece
    item: str


@dataclass(frozen=True, slots=True)
class UltimateUnlocked(Event):
    """A hero reached level 8."""

    hero: Piece
    card: CardId


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`winner` has won; the reason is throne, last push, life or card (ST-8)."""

    winner: int
    reason: str
