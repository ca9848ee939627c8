"""The words of card text: who can be touched, moving and displacing, cards, coins, effects.

`me` is the acting hero, `foe` and `friend` are relative to it. A verb whose mandatory step is impossible raises
`Fizzle`; the text ends there (L9.7). Attacks and defeats are in `combat`.
"""

from collections.abc import Iterable, Sequence

from game.hexgrid.board import cells_of
from game.hexgrid.coords import NOWHERE, Cell
from game.hexgrid.paths import exactly, ray, reachable
from game.kernel.decision import Fizzle, Value, choose, may
from game.kernel.flow import Flow
from game.lane import events, values
from game.lane.cards import CardId, Colour, Item, Piece, Source, TokenKind
from game.lane.push import nearest_cells, remove, spawn
from game.lane.state import (
    ATTACK,
    HEAVY,
    MINIONS,
    NEXT_TURN,
    PRIMARY,
    THIS_ROUND,
    THIS_TURN,
    Act,
    Lane,
    Marker,
    Ongoing,
)

MOVE, PUSH, SWAP, PLACE = "move", "push", "swap", "place"
"""The displacements that an effect may forbid (L10.12)."""

EVERYWHERE = -1
"""The bitset of all spaces."""


# The action being performed


def act_of(s: Lane) -> Act:
    """The action being performed, the innermost one."""
    return s.stack[-1]


def asking(s: Lane, me: Piece, *numbers: int) -> tuple[Value, ...]:
    """What a question of the running text is about: the hero, the card, numbers for the prompt."""
    return (me, s.stack[-1].card if s.stack else "", *numbers)


def is_attack_action(s: Lane) -> bool:
    """Whether the running action is an attack action, text included."""
    if not s.stack:
        return False
    act = s.stack[-1]
    return act.action == ATTACK or (act.action == PRIMARY and s.card(act.card).is_attack)


# Areas: bitsets of cells


def near(s: Lane, piece: Piece) -> int:
    """The spaces next to a piece."""
    return s.board.near[s.where[piece]]


def in_reach(s: Lane, me: Piece) -> int:
    """The spaces within the range or radius of the running card."""
    return s.board.within(s.where[me], values.reach(s, me, act_of(s).card))


def area(s: Lane, source: Source) -> int:
    """The spaces within the range or radius of a card in force, from where its hero stands now (L19.3)."""
    return s.board.within(s.where[source.piece], values.reach(s, source.piece, source.card))


def walls(s: Lane, me: Piece) -> int:
    """The bitset of spaces that count as obstacles for the steps of `me`'s action (L10.14)."""
    blocked = 0
    for source, lasting in s.in_force():
        if lasting.walls is not None:
            blocked |= lasting.walls(s, source, me)
    return blocked


def landing(s: Lane, me: Piece) -> int:
    """The bitset of spaces that a step, landing or placing of `me`'s action may not enter."""
    return s.filled | walls(s, me)


def barred(s: Lane, me: Piece, piece: Piece) -> int:
    """Like `landing`, for the steps of one piece: none at all if it stands behind a wall, for nothing steps across."""
    walled = walls(s, me)
    return EVERYWHERE if piece != me and walled >> s.where[piece] & 1 else s.filled | walled


# Who stands there, and who can be touched


def foes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy units on some cells."""
    return [piece for piece in s.pieces_in(cells) if s.is_foe(piece, me)]


def foe_heroes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Enemy heroes on some cells."""
    return [piece for piece in s.pieces_in(cells) if s.is_hero(piece) and s.side[piece] != s.side[me]]


def friends(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Friendly units on some cells, never `me` (L5.4)."""
    return [piece for piece in s.pieces_in(cells) if s.is_friend(piece, me)]


def friend_heroes(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Friendly heroes on some cells, never `me`."""
    return [piece for piece in friends(s, me, cells) if s.is_hero(piece)]


def others(s: Lane, me: Piece, cells: int) -> list[Piece]:
    """Units and tokens on some cells, never `me`."""
    return [piece for piece in s.pieces_in(cells) if piece != me]


def is_shielded(s: Lane, piece: Piece) -> bool:
    """Whether a heavy minion is immune: a non-heavy one of its team fights in its lane (L15.3)."""
    if s.what[piece] != HEAVY:
        return False
    return any(s.what[minion] != HEAVY for minion in s.minions(s.lane_of[piece], s.side[piece]))


def may_touch(s: Lane, me: Piece, piece: Piece) -> bool:
    """Whether the running action of `me` can affect a piece: nothing makes it immune (L19.7)."""
    if piece == me:
        return True
    if is_shielded(s, piece):
        return False
    return not any(
        lasting.immune is not None and lasting.immune(s, source, piece, me)
        for source, lasting in s.in_force()
    )


def may_displace(s: Lane, me: Piece, piece: Piece, how: str) -> bool:
    """Whether the running action of `me` may move, push, swap or place a piece (L10.12)."""
    if not may_touch(s, me, piece):
        return False
    return not any(
        lasting.fixed is not None and lasting.fixed(s, source, piece, me, how)
        for source, lasting in s.in_force()
    )


def displaceable(s: Lane, me: Piece, pieces: Iterable[Piece], how: str) -> list[Piece]:
    """Those of `pieces` that `me` may displace in this way."""
    return [piece for piece in pieces if may_displace(s, me, piece, how)]


def target(s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str = "victim") -> Flow[Piece]:
    """Pick one of `candidates` that the action can touch; mandatory (L9.11)."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from choose(s.seat(me), prompt, found, "piece", asking(s, me)))


def target_if_any(
    s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str = "victim"
) -> Flow[Piece | None]:
    """Like `target`, for the last clause of a text: without a target nothing happens."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from target(s, me, found, prompt)) if found else None


def may_target(s: Lane, me: Piece, candidates: Iterable[Piece], prompt: str) -> Flow[Piece | None]:
    """Pick one of `candidates` that the action can touch, or none of them (L9.12)."""
    found = [piece for piece in candidates if may_touch(s, me, piece)]
    return (yield from may(s.seat(me), prompt, found, "piece", asking(s, me)))


# Moving


def walk(s: Lane, me: Piece, piece: Piece, end: Cell, blocked: int) -> None:
    """Walk a piece to a cell that it can reach over spaces that are not `blocked`."""
    start = s.where[piece]
    path = s.path(start, end, blocked)
    s.put(piece, end)
    s.tell(events.Moved, piece, start, path, me)


def may_move(s: Lane, me: Piece, steps: int) -> Flow[bool]:
    """You may move up to `steps` spaces (L10.1, L10.3). Tells whether you did."""
    if not may_displace(s, me, me, MOVE):
        return False
    blocked = landing(s, me)
    cells = cells_of(reachable(s.board, s.where[me], steps, blocked))
    end = yield from may(s.seat(me), "move", cells, "cell", asking(s, me, steps))
    if end is None:
        return False
    walk(s, me, me, end, blocked)
    return True


def move_exactly(s: Lane, me: Piece, piece: Piece, steps: int, allowed: int = EVERYWHERE) -> Flow[None]:
    """Move a piece exactly `steps` spaces, ending on a cell of `allowed` (L10.3, L10.4, L10.7)."""
    if not may_displace(s, me, piece, MOVE):
        raise Fizzle("move_to")
    blocked = barred(s, me, piece)
    ends = cells_of(exactly(s.board, s.where[piece], steps, blocked) & allowed)
    end = yield from choose(s.seat(me), "move_to", ends, "cell", asking(s, me, steps, piece))
    walk(s, me, piece, end, blocked)


def steps_of(s: Lane, me: Piece, piece: Piece, allowed: int) -> int:
    """The cells of `allowed` to which `me` could move a piece one step."""
    return near(s, piece) & ~barred(s, me, piece) & allowed


def straight_ends(s: Lane, me: Piece, lengths: Sequence[int]) -> dict[Cell, tuple[Cell, ...]]:
    """Where full straight moves of these lengths can end, with the cells entered (L10.4)."""
    blocked = landing(s, me)
    found: dict[Cell, tuple[Cell, ...]] = {}
    for direction in range(6):
        path: tuple[Cell, ...] = ()
        for cell in ray(s.board, s.where[me], direction):
            if blocked >> cell & 1 or len(path) == max(lengths):
                break
            path = (*path, cell)
            if len(path) in lengths:
                found[cell] = path
    return found


def leaps_over(s: Lane, me: Piece, over: Iterable[Piece]) -> dict[Cell, tuple[Cell, ...]]:
    """Where straight moves of two spaces through one of these adjacent pieces can end, with the cells entered."""
    walled = walls(s, me)
    found: dict[Cell, tuple[Cell, ...]] = {}
    for piece in over:
        through = s.where[piece]
        direction = s.board.direction(s.where[me], through)
        if direction is None or not s.is_adjacent(me, piece) or walled >> through & 1:
            continue
        end = s.board.beyond(through, direction)
        if end != NOWHERE and not (s.filled | walled) >> end & 1:
            found[end] = (through, end)
    return found


def charge(s: Lane, me: Piece, ways: dict[Cell, tuple[Cell, ...]]) -> Flow[tuple[Cell, ...]]:
    """Make one of these full straight moves; gives the cells entered."""
    if not may_displace(s, me, me, MOVE):
        raise Fizzle("charge")
    end = yield from choose(s.seat(me), "charge", sorted(ways), "cell", asking(s, me))
    start = s.where[me]
    s.put(me, end)
    s.tell(events.Moved, me, start, ways[end], me)
    return ways[end]


# Pushing, placing, swapping


def free_line(s: Lane, me: Piece, piece: Piece, spaces: int) -> tuple[Cell, ...]:
    """The cells over which a push of `spaces` from `me` would carry a piece (L10.7).

    Raises:
        Fizzle: the two are not in a straight line (L10.8).
    """
    direction = s.board.direction(s.where[me], s.where[piece])
    if direction is None:
        raise Fizzle("push_target")
    blocked = barred(s, me, piece)
    path: tuple[Cell, ...] = ()
    for cell in ray(s.board, s.where[piece], direction):
        if len(path) == spaces or blocked >> cell & 1:
            break
        path = (*path, cell)
    return path


def push(s: Lane, me: Piece, piece: Piece, spaces: int) -> int:
    """Push a piece straight away from `me`, up to the first obstacle; gives the spaces it went (L10.7)."""
    path = free_line(s, me, piece, spaces)
    start = s.where[piece]
    if path:
        s.put(piece, path[-1])
    s.tell(events.Pushed, piece, start, path, me)
    return len(path)


def push_up_to(s: Lane, me: Piece, candidates: Iterable[Piece], spaces: int) -> Flow[None]:
    """Push one of `candidates` up to `spaces`; how far is `me`'s choice."""
    pushable = displaceable(s, me, candidates, PUSH)
    piece = yield from choose(s.seat(me), "push_target", pushable, "piece", asking(s, me))
    longest = len(free_line(s, me, piece, spaces))
    amounts = range(longest, -1, -1)
    steps = yield from choose(s.seat(me), "push_steps", amounts, "amount", asking(s, me, piece))
    push(s, me, piece, steps)


def place(s: Lane, me: Piece, piece: Piece, cell: Cell) -> None:
    """Put a piece onto an empty cell; no path, not movement (L10.7)."""
    start = s.where[piece]
    s.put(piece, cell)
    s.tell(events.Placed, piece, start, cell, me)


def place_within(s: Lane, me: Piece, piece: Piece, cells: int) -> Flow[None]:
    """Place a piece onto one of these cells that is free."""
    if not may_displace(s, me, piece, PLACE):
        raise Fizzle("place_at")
    free = cells_of(cells & ~landing(s, me))
    cell = yield from choose(s.seat(me), "place_at", free, "cell", asking(s, me, piece))
    place(s, me, piece, cell)


def swap(s: Lane, me: Piece, a: Piece, b: Piece) -> None:
    """Two pieces exchange spaces; neither movement nor placement (L10.7).

    Raises:
        Fizzle: one of them may not be swapped.
    """
    if not (may_displace(s, me, a, SWAP) and may_displace(s, me, b, SWAP)):
        raise Fizzle("swap")
    a_cell, b_cell = s.where[a], s.where[b]
    s.take(a)
    s.put(b, a_cell)
    s.put(a, b_cell)
    s.tell(events.Swapped, a, b, b_cell, a_cell, me)


# Cards


def sorted_hand(s: Lane, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Cards in the order in which they are printed in the deck."""
    return tuple(sorted(cards, key=lambda card: s.cast.rank[card] if card else -1))


def show(s: Lane, hero: Piece, card: CardId) -> None:
    """Note that everybody has seen this card of a hero."""
    if not s.card(card).is_basic and card not in s.known[hero]:
        s.known[hero] = sorted_hand(s, (*s.known[hero], card))


def end_effect(s: Lane, hero: Piece, card: CardId) -> None:
    """End the effect that a card carries, if any: it has changed its state (L8.10)."""
    left = tuple(effect for effect in s.ongoing if (effect.hero, effect.card) != (hero, card))
    if left != s.ongoing:
        s.ongoing = left
        s.tell(events.EffectEnded, hero, card)


def discard_card(s: Lane, hero: Piece, card: CardId) -> None:
    """Put a hand card into the discard area, face up (L8.6)."""
    s.hand[hero] = tuple(held for held in s.hand[hero] if held != card)
    s.discard[hero] = (*s.discard[hero], card)
    show(s, hero, card)
    s.tell(events.Discarded, hero, card)


def discards(s: Lane, me: Piece, hero: Piece) -> Flow[bool]:
    """A hero discards a card of its choice, if able. Tells whether it did."""
    if not s.hand[hero]:
        return False
    card = yield from choose(s.seat(hero), "discard", s.hand[hero], "card", (hero, *asking(s, me)[1:]))
    discard_card(s, hero, card)
    return True


def may_discard(
    s: Lane, hero: Piece, cards: Iterable[CardId], prompt: str, about: tuple[Value, ...]
) -> Flow[CardId | None]:
    """A hero may discard one of these hand cards as the price of something; gives the card."""
    card = yield from may(s.seat(hero), prompt, cards, "card", about)
    if card is not None:
        discard_card(s, hero, card)
    return card


def retrieve(s: Lane, hero: Piece, card: CardId) -> None:
    """Take an own resolved or discarded card back to hand (L8.7)."""
    s.slots[hero] = tuple(None if held == card else held for held in s.slots[hero])
    s.discard[hero] = tuple(held for held in s.discard[hero] if held != card)
    s.hand[hero] = sorted_hand(s, (*s.hand[hero], card))
    end_effect(s, hero, card)
    s.tell(events.Retrieved, hero, (card,))


def may_retrieve(s: Lane, me: Piece, cards: Iterable[CardId]) -> Flow[None]:
    """You may retrieve one of these cards."""
    card = yield from may(s.seat(me), "retrieve", cards, "card", asking(s, me))
    if card is not None:
        retrieve(s, me, card)


def swap_cards(s: Lane, hero: Piece, resolved: CardId, held: CardId) -> None:
    """Exchange a resolved card with one in hand (L8.8)."""
    s.slots[hero] = tuple(held if card == resolved else card for card in s.slots[hero])
    s.hand[hero] = sorted_hand(s, (*(card for card in s.hand[hero] if card != held), resolved))
    show(s, hero, held)
    end_effect(s, hero, resolved)
    s.tell(events.CardsSwapped, hero, resolved, held)


def resolved_cards(s: Lane, hero: Piece) -> list[CardId]:
    """The cards in a hero's turn slots."""
    return [card for card in s.slots[hero] if card is not None]


def played_attack(s: Lane, hero: Piece) -> bool:
    """Whether a hero has played an attack card this turn, whatever became of it (L8.11)."""
    card = s.played[hero]
    return card is not None and s.card(card).is_attack


def hand_of_colours(s: Lane, hero: Piece, colours: Sequence[Colour]) -> list[CardId]:
    """The hand cards of these colours."""
    return [card for card in s.hand[hero] if s.card(card).colour in colours]


# Coins, items, markers


def gain(s: Lane, hero: Piece, coins: int) -> None:
    """A hero collects coins from the bank (a negative number: it loses them)."""
    before = s.coins[hero]
    s.coins[hero] = before + coins
    s.tell(events.CoinsChanged, hero, before, before + coins)


def take_coins(s: Lane, me: Piece, candidates: Iterable[Piece], amounts: Sequence[int]) -> Flow[None]:
    """Take coins from one of `candidates` that owns at least the least amount (L14.13)."""
    rich = [hero for hero in candidates if s.coins[hero] >= min(amounts)]
    foe = yield from target(s, me, rich)
    payable = [amount for amount in amounts if amount <= s.coins[foe]]
    coins = yield from choose(s.seat(me), "coins", payable, "amount", asking(s, me, foe))
    gain(s, foe, -coins)
    gain(s, me, coins)


def gain_item(s: Lane, me: Piece, item: Item) -> None:
    """Gain an item that needs no card (L18.10)."""
    s.items[me] = (*s.items[me], item)
    s.tell(events.ItemGained, me, item)


def give_marker(s: Lane, me: Piece, hero: Piece, kind: str, strength: int) -> None:
    """Give a hero your marker of a kind; if it lay elsewhere it moves (L19.12)."""
    s.markers = (
        *(marker for marker in s.markers if (marker.kind, marker.owner) != (kind, me)),
        Marker(kind, me, hero, strength),
    )
    s.tell(events.MarkerGiven, kind, me, hero, strength)


def marker_strength(s: Lane, source: Source, hero: Piece) -> int:
    """The strength of the source's marker if this hero carries it, else 0."""
    return sum(
        marker.strength
        for marker in s.markers
        if marker.owner == source.piece and marker.kind == source.card and marker.hero == hero
    )


# Effects that last


def lasts(s: Lane, me: Piece, until: str) -> None:
    """The running card's effect takes hold for this turn, the next turn or the round; once a card (L9.15, L19.1)."""
    card = act_of(s).card
    effect = Ongoing(me, card, until, s.turn)
    if effect not in s.ongoing:
        s.ongoing = (*s.ongoing, effect)
        s.tell(events.EffectBegan, me, card, until)


def this_turn(s: Lane, me: Piece) -> None:
    """The card's effect lasts for this turn."""
    lasts(s, me, THIS_TURN)


def next_turn(s: Lane, me: Piece) -> None:
    """The card's effect lasts for the next turn of this round."""
    lasts(s, me, NEXT_TURN)


def this_round(s: Lane, me: Piece) -> None:
    """The card's effect lasts for this round."""
    lasts(s, me, THIS_ROUND)


def step_limit(s: Lane, me: Piece, steps: int) -> int:
    """How far a movement action of `steps` that `me` begins now may go (L10.2)."""
    for source, lasting in s.in_force():
        limit = None if lasting.slows is None else lasting.slows(s, source, me)
        if limit is not None:
            steps = min(steps, limit)
    return steps


def banned_actions(s: Lane, me: Piece) -> list[str]:
    """The actions that effects forbid to `me` now."""
    return [
        action
        for source, lasting in s.in_force()
        if lasting.bans is not None
        for action in lasting.bans(s, source, me)
    ]


def may_repeat(s: Lane, me: Piece) -> bool:
    """Whether nothing forbids `me` to repeat actions."""
    return not any(
        lasting.no_repeats is not None and lasting.no_repeats(s, source, me)
        for source, lasting in s.in_force()
    )


# Tokens


def place_token(s: Lane, me: Piece, kind: TokenKind, cell: Cell) -> Flow[None]:
    """Put one of your tokens on an empty cell: from the supply first, then one from the board (L19.9)."""
    mine = [piece for piece in s.pieces() if s.what[piece] == kind.id and s.owner[piece] == me]
    if len(mine) >= kind.supply:
        taken = yield from choose(s.seat(me), "token_from", mine, "piece", asking(s, me))
        remove(s, taken)
    piece = s.add(kind.id, s.side[me], cell, owner=me)
    s.tell(events.TokenPlaced, piece, kind.id, me, cell)


# Spawn points


def empty_points(s: Lane, me: Piece, cells: int) -> list[Cell]:
    """The empty minion spawn points in a battle zone among `cells`, as `me`'s action sees them."""
    if _sees_points_everywhere(s, me):
        return s.empty_cells(cells & s.board.playable)
    found = (point.cell for lane in range(len(s.front)) for point in s.minion_points(lane))
    return sorted(cell for cell in found if cells >> cell & 1 and cell not in s.piece_at)


def _sees_points_everywhere(s: Lane, me: Piece) -> bool:
    return any(lasting.spawns_everywhere and source.piece == me for source, lasting in s.in_force())


def respawn_minion(s: Lane, me: Piece, cells: int) -> Flow[None]:
    """Bring a fallen minion of your team back on an empty minion spawn point among `cells` (L15.7)."""
    lane = _lane_of_points(s, cells)
    points = [point for point in s.minion_points(lane) if point.team == s.side[me]]
    standing = [s.what[minion] for minion in s.minions(lane, s.side[me])]
    fallen = [
        kind for kind in MINIONS if standing.count(kind) < sum(1 for point in points if point.kind == kind)
    ]
    free = empty_points(s, me, cells & ~walls(s, me))
    if not free:
        raise Fizzle("respawn_cell")
    kind = yield from choose(s.seat(me), "respawn_minion", fallen, "word", asking(s, me))
    cell = yield from choose(s.seat(me), "respawn_cell", free, "cell", asking(s, me))
    spawn(s, kind, s.side[me], cell, lane)


def _lane_of_points(s: Lane, cells: int) -> int:
    """The lane whose battle zone these cells belong to; the first one when they lie elsewhere."""
    return next((lane for lane in range(len(s.front)) if s.battle_zone(lane).cells & cells), 0)


# Modes


def one_of(s: Lane, me: Piece, modes: Sequence[str]) -> Flow[str]:
    """Pick one of the modes that can be carried out (L9.14)."""
    return (yield from choose(s.seat(me), "mode", modes, "word", asking(s, me)))


def respawn_cells(s: Lane, hero: Piece) -> list[Cell]:
    """Where a hero may come back: a spawn point without a unit, else next to one, else in its throne (L14.9)."""
    points = s.hero_points(s.side[hero])
    open_points = [cell for cell in points if cell not in s.piece_at or s.is_token(s.piece_at[cell])]
    if open_points:
        return open_points
    beside = 0
    for cell in points:
        beside |= s.board.near[cell]
    return s.empty_cells(beside & s.board.playable) or nearest_cells(
        s, points[0], s.throne(s.side[hero]).cells
    )


def put_on_board(s: Lane, hero: Piece, cell: Cell) -> None:
    """A hero comes onto the board; a token there goes first."""
    token = s.piece_at.get(cell)
    if token is not None:
        remove(s, token)
    s.put(hero, cell)
    s.tell(events.Respawned, hero, cell)
