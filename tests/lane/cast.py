"""A table to test the lane rules at: a position as text, questions answered in readable words, and test heroes.

Ann, Bob, Cid, Dan, Eve and Fay all own the same deck of plain cards, one for each thing that a rule may be tried with:
`wait-7` (a skill of initiative 7 without text), `strike-6` and `shot-6` (attacks of 6, next to and in range 3),
`ward-5` (secondary defence 5), and those below by their names.
"""

from collections.abc import Iterable
from functools import cache
from textwrap import dedent
from typing import TypeVar

from game.hexgrid.board import Board
from game.hexgrid.coords import NOWHERE, Cell, Hex
from game.kernel.decision import Decision, choose, may
from game.kernel.event import Event
from game.kernel.flow import Flow
from game.kernel.match import Match
from game.lane.actions import repeat_elsewhere
from game.lane.cards import (
    Card,
    CardId,
    Colour,
    Hero,
    Item,
    Kind,
    Lasting,
    MarkerKind,
    Piece,
    Source,
    TokenKind,
)
from game.lane.combat import (
    attack,
    attack_adjacent,
    attack_target,
    attackable,
    attacker_of,
    defeat_minions,
    discards_or_falls,
)
from game.lane.heroes import HEROES
from game.lane.push import remove, remove_minions
from game.lane.rules import LaneRules
from game.lane.scenario import parse
from game.lane.state import MELEE, Lane
from game.lane.verbs import (
    MOVE,
    PLACE,
    SWAP,
    act_of,
    area,
    asking,
    charge,
    discards,
    displaceable,
    foe_heroes,
    foes,
    friends,
    gain,
    give_marker,
    in_reach,
    may_move,
    may_target,
    may_touch,
    move_exactly,
    near,
    next_turn,
    others,
    place_token,
    place_within,
    push,
    resolved_cards,
    straight_ends,
    swap,
    swap_cards,
    target,
    this_round,
    this_turn,
)
from game.store.maps import map_by_id
from tests.plain_board import plain_board
from tests.two_lane_board import two_lane_board

E = TypeVar("E", bound=Event)

Word = int | str | tuple[int, int] | None
"""An option as a test writes it: (q, r) for a cell and for a minion or token that stands there, names for the rest."""


# Texts of the test cards


def nothing(s: Lane, me: Piece) -> Flow[None]:
    """No text."""
    yield from ()


def strike(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you."""
    yield from attack_adjacent(s, me)


def shot(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range."""
    foe = yield from attack_target(s, me, attackable(s, me, in_reach(s, me)))
    yield from attack(s, me, foe)


def aim(s: Lane, me: Piece) -> Flow[None]:
    """Before the attack gain a coin. Attack a unit next to you. After the attack gain 10 coins."""
    gain(s, me, 1)
    yield from attack_adjacent(s, me)
    gain(s, me, 10)


def flurry(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. You may repeat this once on a different unit."""
    yield from attack_adjacent(s, me)
    if not act_of(s).spared:
        yield from repeat_elsewhere(s, me)


def volley(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit in range. You may repeat this once on a different unit."""
    yield from shot(s, me)
    if not act_of(s).spared:
        yield from repeat_elsewhere(s, me)


def drumming(s: Lane, me: Piece) -> Flow[None]:
    """Attack a unit next to you. You may do so once more, on the same one if you like."""
    yield from attack_adjacent(s, me)
    if [foe for foe in attackable(s, me, near(s, me)) if may_touch(s, me, foe)]:
        again = yield from may(s.seat(me), "repeat", ("primary",), "word", asking(s, me))
        if again is not None:
            yield from attack_adjacent(s, me)


def lunge(s: Lane, me: Piece) -> Flow[None]:
    """Move 2 spaces in a straight line. Attack a unit next to you. You may move 1 space."""
    yield from charge(s, me, straight_ends(s, me, (2,)))
    yield from attack_adjacent(s, me)
    yield from may_move(s, me, 1)


def sweep(s: Lane, me: Piece) -> Flow[None]:
    """Defeat up to 2 minions next to you. You may repeat this once."""
    yield from _sweep_once(s, me)
    again = yield from may(s.seat(me), "repeat", ("primary",), "word", asking(s, me))
    if again is not None:
        yield from _sweep_once(s, me)


def _sweep_once(s: Lane, me: Piece) -> Flow[None]:
    chosen: list[Piece] = []
    while len(chosen) < 2:
        left = [foe for foe in foes(s, me, near(s, me)) if s.is_minion(foe) and foe not in chosen]
        minion = yield from may_target(s, me, left, "victim")
        if minion is None:
            break
        chosen.append(minion)
    yield from defeat_minions(s, me, chosen)


def banish(s: Lane, me: Piece) -> Flow[None]:
    """Remove a minion next to you."""
    minion = yield from target(s, me, [foe for foe in foes(s, me, near(s, me)) if s.is_minion(foe)])
    yield from remove_minions(s, me, [minion])


def cataclysm(s: Lane, me: Piece) -> Flow[None]:
    """Remove all minions in range, immune or not."""
    yield from remove_minions(s, me, [piece for piece in s.pieces_in(in_reach(s, me)) if s.is_minion(piece)])


def _units(s: Lane, me: Piece) -> list[Piece]:
    return [piece for piece in others(s, me, in_reach(s, me)) if s.is_unit(piece)]


def trade_places(s: Lane, me: Piece) -> Flow[None]:
    """Swap with a unit in range."""
    piece = yield from target(s, me, displaceable(s, me, _units(s, me), SWAP))
    swap(s, me, me, piece)


def shove(s: Lane, me: Piece) -> Flow[None]:
    """Push a unit in range 3 spaces."""
    piece = yield from target(s, me, _units(s, me), "push_target")
    yield from push(s, me, piece, 3)


def beckon(s: Lane, me: Piece) -> Flow[None]:
    """Place a unit in range next to you."""
    piece = yield from target(s, me, displaceable(s, me, _units(s, me), PLACE), "place_target")
    yield from place_within(s, me, piece, near(s, me))


def haul(s: Lane, me: Piece) -> Flow[None]:
    """Move a unit in range 2 spaces."""
    piece = yield from target(s, me, displaceable(s, me, _units(s, me), MOVE), "move_target")
    yield from move_exactly(s, me, piece, 2)


def nag(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero next to you discards a card, if able."""
    victim = yield from target(s, me, foe_heroes(s, me, near(s, me)))
    yield from discards(s, me, victim)


def threaten(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero next to you discards a card, or is defeated."""
    victim = yield from target(s, me, foe_heroes(s, me, near(s, me)))
    yield from discards_or_falls(s, me, victim)


def muddle(s: Lane, me: Piece) -> Flow[None]:
    """An enemy hero next to you swaps a resolved card with one in its hand."""
    victim = yield from target(s, me, foe_heroes(s, me, near(s, me)))
    out = yield from choose(s.seat(me), "card", resolved_cards(s, victim), "card", asking(s, me))
    held = yield from choose(s.seat(victim), "card", s.hand[victim], "card", asking(s, me))
    swap_cards(s, victim, out, held)


def bravado(s: Lane, me: Piece) -> Flow[None]:
    """If you stand next to an enemy minion, move up to 2 spaces."""
    if any(s.is_minion(foe) for foe in foes(s, me, near(s, me))):
        yield from may_move(s, me, 2)


def parade(s: Lane, me: Piece) -> Flow[None]:
    """Gain 5 coins. Move up to 3 spaces."""
    gain(s, me, 5)
    yield from may_move(s, me, 3)


def posts(s: Lane, me: Piece) -> Flow[None]:
    """Place a post in range."""
    cell = yield from choose(s.seat(me), "place_at", s.empty_cells(in_reach(s, me)), "cell", asking(s, me))
    yield from place_token(s, me, POST, cell)


def lasting_turn(s: Lane, me: Piece) -> Flow[None]:
    """This turn: what the card says."""
    this_turn(s, me)
    yield from ()


def lasting_next_turn(s: Lane, me: Piece) -> Flow[None]:
    """Next turn: what the card says."""
    next_turn(s, me)
    yield from ()


def lasting_round(s: Lane, me: Piece) -> Flow[None]:
    """This round: what the card says."""
    this_round(s, me)
    yield from ()


def hex_hero(s: Lane, me: Piece) -> Flow[None]:
    """Give a hero in range your hex."""
    heroes = [piece for piece in s.pieces_in(in_reach(s, me)) if s.is_hero(piece)]
    victim = yield from target(s, me, heroes, "marker")
    yield from give_marker(s, me, victim, HEX.id, 1)


def wave_off(s: Lane, me: Piece) -> Flow[None]:
    """Move a friendly melee minion next to you 1 space, to a space not next to you."""
    minion = yield from target(
        s, me, [piece for piece in friends(s, me, near(s, me)) if s.what[piece] == MELEE]
    )
    yield from move_exactly(s, me, minion, 1, s.board.playable & ~near(s, me))


def post_up(s: Lane, me: Piece) -> Flow[None]:
    """Place a post next to the attacker. Gain 7 coins."""
    free = s.empty_cells(near(s, attacker_of(s)))
    cell = yield from choose(s.seat(me), "place_at", free, "cell", asking(s, me))
    yield from place_token(s, me, POST, cell)
    gain(s, me, 7)


def hook(s: Lane, me: Piece) -> Flow[None]:
    """The attacker discards a card, or is defeated."""
    yield from discards_or_falls(s, me, attacker_of(s))


# What lasts


def for_owner(amount: int) -> Lasting:
    """A bonus to the attack of the one who made the effect."""
    return Lasting(attack=lambda s, source, hero: amount if hero == source.piece else 0)


def rallied(s: Lane, source: Source, hero: Piece) -> int:
    return 1 if hero in friends(s, source.piece, area(s, source)) else 0


def fall_back(s: Lane, source: Source) -> Flow[None]:
    me = source.piece
    beside = 0
    for minion in s.minions(0, s.side[me]):
        beside |= near(s, minion)
    yield from place_within(s, me, me, beside)


def slowed(s: Lane, source: Source, hero: Piece) -> int:
    return -2 if hero in foe_heroes(s, source.piece, area(s, source)) else 0


def chilled(s: Lane, source: Source, hero: Piece) -> int:
    return -2 if hero in foe_heroes(s, source.piece, near(s, source.piece)) else 0


def hexed(s: Lane, source: Source, hero: Piece) -> int:
    return -1 if any(marker.hero == hero and marker.owner == source.piece for marker in s.markers) else 0


def hushed(s: Lane, source: Source) -> tuple[Piece, ...]:
    me = source.piece
    return tuple(foe for foe in foes(s, me, near(s, me)) if s.is_minion(foe))[:2]


def paid_for(s: Lane, source: Source, minion: Piece) -> Flow[bool]:
    me = source.piece
    if s.side[minion] != s.side[me] or not s.is_adjacent(me, minion):
        return False
    card = yield from may(s.seat(me), "save_minion", s.hand[me], "card", (me, source.card, minion))
    if card is None:
        return False
    s.hand[me] = tuple(held for held in s.hand[me] if held != card)
    s.discard[me] = (*s.discard[me], card)
    return True


def mired(s: Lane, source: Source, hero: Piece) -> int | None:
    return 1 if s.side[hero] != s.side[source.piece] and s.is_adjacent(hero, source.piece) else None


def stranded(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return ("fast_travel",) if mired(s, source, hero) else ()


def bound(s: Lane, source: Source, hero: Piece, card: Card) -> tuple[str, ...]:
    return ("movement", "attack") if mired(s, source, hero) else ()


def instead(s: Lane, source: Source, minion: Piece) -> Flow[bool]:
    """A keepsake of yours next to the minion leaves instead of it."""
    me = source.piece
    tokens = [piece for piece in s.pieces_in(near(s, minion)) if s.what[piece] == "keepsake"]
    token = yield from may(s.seat(me), "victim", tokens, "piece", (me, source.card))
    if token is None:
        return False
    remove(s, token)
    return True


def untouchable(s: Lane, source: Source, piece: Piece, actor: Piece) -> bool:
    return piece == source.piece and s.side[actor] != s.side[piece]


def rooted(s: Lane, source: Source, piece: Piece, actor: Piece, how: str) -> bool:
    return piece == source.piece and s.side[actor] != s.side[piece]


def earn(coins: int) -> Lasting:
    """Coins at the end of the turn for the one who made the effect."""

    def pay(s: Lane, source: Source) -> Flow[None]:
        gain(s, source.piece, coins)
        yield from ()

    return Lasting(end_of_turn=pay)


def brand_at_end_of_turn(s: Lane, source: Source) -> Flow[None]:
    """Give an enemy hero within 2 your hex."""
    me = source.piece
    victim = yield from target(s, me, foe_heroes(s, me, s.board.within(s.where[me], 2)), "marker")
    yield from give_marker(s, me, victim, HEX.id, 1)


def earn_at_end_of_round(s: Lane, source: Source) -> Flow[None]:
    gain(s, source.piece, 1)
    yield from ()


def banish_at_end_of_round(s: Lane, source: Source) -> Flow[None]:
    """Remove all enemy minions in the battle zone."""
    yield from remove_minions(s, source.piece, s.minions(0, 1 - s.side[source.piece]))


def roam(s: Lane, source: Source) -> Flow[None]:
    yield from may_move(s, source.piece, 1)


POST = TokenKind("post", 4)
BEACON = TokenKind("beacon", 2, lasting=Lasting(initiative=chilled))
KEEPSAKE = TokenKind("keepsake", 1, stays=True)
HEX = MarkerKind("hex", Lasting(initiative=hexed))

NEVER = 9
"""The tier of cards that no upgrade brings."""

BLUE, SILVER, RED, GREEN = Colour.BLUE, Colour.SILVER, Colour.RED, Colour.GREEN
SKILL, ATTACK, DEFENCE = Kind.SKILL, Kind.ATTACK, Kind.DEFENCE


def _skill(name: str, effect: object, lasting: Lasting | None = None, range_: int | None = None) -> Card:
    return Card(name, BLUE, NEVER, SKILL, 9, effect, range=range_, movement=2, lasting=lasting)  # type: ignore[arg-type]


DECK = (
    Card("Jab", Colour.GOLD, 0, ATTACK, 9, strike, value=2, defence=1, movement=2),
    Card("Rest", SILVER, 0, SKILL, 5, nothing, defence=2),
    Card("Swing", RED, 1, ATTACK, 8, strike, value=4, defence=4, movement=3),
    Card("Stroll", GREEN, 1, Kind.MOVEMENT, 4, nothing, value=3, defence=2),
    Card("Guard", BLUE, 1, DEFENCE, 10, nothing, value=3, movement=2),
    *(
        Card(f"{colour.capitalize()} {tier}{letter}", colour, tier, SKILL, tier, nothing, defence=tier, item=item)
        for colour, item in ((RED, Item.ATTACK), (GREEN, Item.DEFENCE), (BLUE, Item.MOVEMENT))
        for tier in (2, 3)
        for letter in "ab"
    ),
    Card("Wander", Colour.PURPLE, 4, Kind.ULTIMATE, None, nothing, lasting=Lasting(after_action=roam)),
    *(Card(f"Wait {speed}", SILVER, NEVER, SKILL, speed, nothing, movement=2, attack=1) for speed in range(1, 15)),
    *(Card(f"Strike {value}", RED, NEVER, ATTACK, 9, strike, value=value, movement=2) for value in range(-1, 13)),
    *(Card(f"Shot {value}", RED, NEVER, ATTACK, 9, shot, value=value, ranged=True, range=3) for value in range(13)),
    *(Card(f"Ward {value}", GREEN, NEVER, SKILL, 2, nothing, defence=value) for value in range(1, 10)),
    Card("Aim", RED, NEVER, ATTACK, 9, aim, value=4),
    Card("Flurry", RED, NEVER, ATTACK, 9, flurry, value=4),
    Card("Volley", RED, NEVER, ATTACK, 9, volley, value=4, ranged=True, range=5),
    Card("Drumming", RED, NEVER, ATTACK, 9, drumming, value=4),
    Card("Lunge", RED, NEVER, ATTACK, 9, lunge, value=4, movement=2),
    Card("Echo Shot", RED, NEVER, SKILL, 9, nothing, attack=4, range=3),
    _skill("Sweep", sweep),
    _skill("Banish", banish),
    _skill("Cataclysm", cataclysm, range_=6),
    _skill("Trade Places", trade_places, range_=3),
    _skill("Shove", shove, range_=2),
    _skill("Beckon", beckon, range_=3),
    _skill("Haul", haul, range_=3),
    _skill("Nag", nag),
    _skill("Threaten", threaten),
    _skill("Muddle", muddle),
    _skill("Bravado", bravado),
    _skill("Posts", posts, range_=2),
    _skill("Hex Hero", hex_hero, range_=3),
    Card("Parade", GREEN, NEVER, Kind.MOVEMENT, 9, parade, value=3),
    Card("Wave Off", BLUE, NEVER, DEFENCE, 3, wave_off, value=4),
    Card("Post Up 3", BLUE, NEVER, DEFENCE, 3, post_up, value=3),
    Card("Post Up 5", BLUE, NEVER, DEFENCE, 3, post_up, value=5),
    Card("Hook", BLUE, NEVER, DEFENCE, 3, hook, value=1),
    _skill("Fury", lasting_turn, for_owner(3)),
    _skill("Foresight", lasting_next_turn, for_owner(3)),
    _skill("Grudge", lasting_round, for_owner(2)),
    _skill("Rally", lasting_turn, Lasting(defence=rallied, end_of_turn=fall_back), range_=2),
    _skill("Chill", lasting_round, Lasting(initiative=slowed), range_=3),
    _skill("Hush", lasting_round, Lasting(uncounted=hushed)),
    _skill("Keep", lasting_round, Lasting(saves=paid_for)),
    _skill("Instead", lasting_round, Lasting(replaces=instead)),
    _skill("Mire", lasting_round, Lasting(slows=mired)),
    _skill("Deep Mire", lasting_round, Lasting(slows=mired, bans=stranded)),
    _skill("Bonds", lasting_round, Lasting(bans=bound)),
    _skill("Sanctuary", lasting_turn, Lasting(immune=untouchable)),
    _skill("Root", lasting_turn, Lasting(fixed=rooted)),
    _skill("Wages", lasting_turn, earn(1)),
    _skill("Later Wages", lasting_next_turn, earn(1)),
    _skill("Brand", lasting_turn, Lasting(end_of_turn=brand_at_end_of_turn)),
    _skill("Rent", lasting_round, Lasting(end_of_round=earn_at_end_of_round)),
    _skill("Doom", lasting_round, Lasting(end_of_round=banish_at_end_of_round)),
)  # fmt: skip

PLAYERS: dict[str, Hero] = {
    name: Hero(
        id=name,
        name=name.title(),
        title="the Tester",
        complexity=1,
        roles=(),
        stats=((1, 1),) * 4,
        cards=DECK,
        handicap=Card("Poke", Colour.GOLD, 0, ATTACK, 8, strike, value=1, defence=1, movement=1),
        tokens=(POST, BEACON, KEEPSAKE),
        markers=(HEX,),
    )
    for name in ("ann", "bob", "cid", "dan", "eve", "fay")
}

ALL_HEROES = {**HEROES, **PLAYERS}


@cache
def boards(id_: str) -> Board:
    """The maps a test may name: the plain board, and those of the game."""
    made = {"plain": plain_board, "two-lanes": two_lane_board}
    return made[id_]() if id_ in made else map_by_id(id_)


FIELD = """
board:
  . . . . . . . . . . . . .
   . . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . . .
  . . . . . . o . . . . . .
   . . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . . .
  . . . . . . . . . . . . .
o: origin
"""
"""An open middle zone of nine rows round 0,0 without spawn points; `r` runs from -4 to 4."""


# Playing


class Table:
    """A match from a written position; questions are answered in readable words."""

    def __init__(self, text: str) -> None:
        self.match = Match.start(LaneRules(), parse(dedent(text), ALL_HEROES, boards))
        self.names = {hero.id: Piece(place) for place, hero in enumerate(self.s.cast.heroes)}

    @property
    def s(self) -> Lane:
        """The state as it stands."""
        return self.match.state

    @property
    def asked(self) -> str:
        """The prompt of the open question."""
        return self._open().prompt

    @property
    def who(self) -> str:
        """The name of the first hero that the asked seat plays."""
        return self.s.cast.heroes[self.s.cast.seats.index(self._open().seat)].id

    @property
    def options(self) -> list[Word]:
        """The options of the open question in readable words."""
        return [self.word(option) for option in self._open().options]

    def _open(self) -> Decision[int | str | None]:
        assert self.match.decision is not None, "the game is over"
        return self.match.decision

    def word(self, option: int | str | None) -> Word:
        """One option of the open question."""
        kind = self._open().kind
        if option is None or kind in ("word", "action", "amount"):
            return option
        if kind == "card":
            return self.short(CardId(str(option)))
        if kind == "cell":
            return self.at(Cell(int(option)))
        piece = Piece(int(option))
        return self.s.cast.heroes[piece].id if self.s.is_hero(piece) else self.at(self.s.where[piece])

    def short(self, card: CardId) -> str:
        """A card's name without its hero's."""
        return card.partition("-")[2]

    def at(self, cell: Cell) -> tuple[int, int]:
        """A cell as (q, r)."""
        return self.s.board.hexes[cell].q, self.s.board.hexes[cell].r

    def cell(self, q: int, r: int) -> Cell:
        """The cell at (q, r)."""
        return self.s.board.cell(Hex(q, r))

    def answer(self, prompt: str, value: Word, by: str = "") -> None:
        """Answer the open question, which must have this prompt (and be put to the player of `by`)."""
        assert self.asked == prompt, f"asked {self.asked} {self.options} of {self.who}, not {prompt}"
        assert not by or self.who == by
        assert value in self.options, f"{value} is not among {self.options} of {prompt}"
        self.match.submit(
            self.match.number, self._open().seat, self._open().options[self.options.index(value)]
        )

    def act(self, action: str = "primary", by: str = "") -> None:
        """Choose an action."""
        self.answer("action", action, by)

    def hold(self, *names: str) -> None:
        """These heroes hold, one after the other."""
        for name in names:
            self.act("hold", by=name)

    def skip(self, *prompts: str) -> None:
        """Decline these questions."""
        for prompt in prompts:
            self.answer(prompt, None)

    def hero(self, name: str) -> Piece:
        """The piece of a hero."""
        return self.names[name]

    def spot(self, name: str) -> tuple[int, int] | None:
        """Where a hero stands; None off the board."""
        cell = self.s.where[self.hero(name)]
        return None if cell == NOWHERE else self.at(cell)

    def coins(self, *names: str) -> list[int]:
        """The coins of some heroes."""
        return [self.s.coins[self.hero(name)] for name in names]

    def hand(self, name: str) -> list[str]:
        """The cards in a hero's hand."""
        return [self.short(card) for card in self.s.hand[self.hero(name)]]

    def discarded(self, name: str) -> list[str]:
        """The cards in a hero's discard area."""
        return [self.short(card) for card in self.s.discard[self.hero(name)]]

    def slots(self, name: str) -> list[str | None]:
        """The cards in a hero's turn slots."""
        return [self.short(card) if card else None for card in self.s.slots[self.hero(name)]]

    def standing(self, q: int, r: int) -> str:
        """What stands at (q, r): a hero's name, `red melee`, a token's kind, or nothing."""
        piece = self.s.piece_at.get(self.cell(q, r))
        if piece is None:
            return ""
        if self.s.is_hero(piece):
            return self.s.cast.heroes[piece].id
        team = ("red", "blue")[self.s.side[piece]]
        return f"{team} {self.s.what[piece]}" if self.s.is_minion(piece) else self.s.what[piece]

    def minions(self, team: int) -> dict[str, int]:
        """How many minions of each kind a team has in its lane."""
        kinds = [self.s.what[piece] for piece in self.s.minions(0, team)]
        return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}

    def events(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.match.events or [] if isinstance(event, kind)]


def finish(s: Lane, flow: Flow[object], answers: Iterable[Word] = ()) -> None:
    """Run a rule on a state to its end, with answers to its questions."""
    left = list(answers)
    try:
        question = next(flow)
        while True:
            question = flow.send(question.options.index(left.pop(0)))
    except StopIteration:
        assert not left


def table(*lines: str) -> Table:
    """A table on the open field."""
    return Table("\n".join((FIELD, *lines)))
