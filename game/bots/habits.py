"""What a hero does without thinking: a quick score for each option of a decision, higher is likelier.

Bots order options by it, and use it to play on where they do not look closer.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from game.bots.evaluate import FAR, Ways, masks_of, way_to_battle
from game.hexgrid.coords import NOWHERE, Cell
from game.kernel.decision import Decision, Value
from game.lane import values
from game.lane.cards import Card, CardId, Item, Piece
from game.lane.combat import MINION_COINS
from game.lane.state import ATTACK, FAST_TRAVEL, HOLD, MOVEMENT, PRIMARY, Lane

Score = Callable[[Lane, Piece, Decision[Any], Value], float]

PUSH_WORTH = 12.0
KILL_WORTH = 5.0


def scores(s: Lane, decision: Decision[Any]) -> list[float]:
    """A score for each option; where nothing is known, anything is a little better than declining."""
    me = _who_asks(s, decision)
    if decision.kind == "cell":
        return _cells(s, me, decision)
    score = _SCORES.get(decision.prompt)
    if score is None:
        return [0.0 if option is None else 0.1 for option in decision.options]
    return [score(s, me, decision, option) for option in decision.options]


def habit(s: Lane, decision: Decision[Any], rng: Random) -> int:
    """The number of the option with the best score; luck picks among equals."""
    found = scores(s, decision)
    best = max(found)
    equals = [number for number, score in enumerate(found) if score == best]
    return equals[0] if len(equals) == 1 else equals[int(rng.random() * len(equals))]


def _who_asks(s: Lane, decision: Decision[Any]) -> Piece:
    """The hero that a question is about; else the first one of its seat."""
    about = decision.about[0] if decision.about else None
    return Piece(about) if isinstance(about, int) else Piece(s.cast.seats.index(decision.seat))


def _cells(s: Lane, me: Piece, decision: Decision[Any]) -> list[float]:
    """Cells for the piece that is moved: near its prey and beside friends for a friend, the other way for a foe.

    Declining counts as the cell where it stands.
    """
    piece = _who_moves(s, me, decision)
    here = s.where[piece]
    cells = [here if option is None else Cell(option) for option in decision.options]
    sign = 1.0 if s.side[piece] == s.side[me] else -1.0
    stands = Stands(s, piece)
    return [sign * stands.worth(cell) if cell != NOWHERE else -FAR for cell in cells]


def _who_moves(s: Lane, me: Piece, decision: Decision[Any]) -> Piece:
    """The hero that asks, or the piece that the question names last."""
    last = decision.about[-1] if decision.prompt in ("move_to", "place_at") else me
    return Piece(last) if isinstance(last, int) and 0 <= last < len(s.what) else me


class Stands:
    """How well a piece would stand on cells of a position."""

    def __init__(self, s: Lane, piece: Piece) -> None:
        side, masks = s.side[piece], masks_of(s)
        self._near = s.board.near
        self._friends = masks.solid[side]
        self._foes = masks.prey[1 - side] | masks.heroes[1 - side]
        self._ways = Ways(s.board, masks.prey[1 - side] or s.battle_cells())

    def worth(self, cell: Cell) -> float:
        """Close to prey, beside friendly minions, next to somebody to fight."""
        near = self._near[cell]
        return (
            0.4 * (near & self._friends).bit_count()
            + 0.4 * (near & self._foes).bit_count()
            - 0.5 * self._ways.steps(cell)
        )


def _foe(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """A unit to strike: sure kills, pushes, coins; rather a foe than nobody, rather nobody than a friend."""
    if option is None:
        return 0.0
    piece = Piece(int(option))
    if s.side[piece] == s.side[me]:
        return -1.0
    if s.is_hero(piece):
        return KILL_WORTH + s.level[piece] if not s.hand[piece] else 3.0 + 0.5 * s.level[piece]
    if not s.is_minion(piece):
        return 0.5
    last = len(s.minions(s.lane_of[piece], s.side[piece])) == 1
    return MINION_COINS[s.what[piece]] + 1.0 + (PUSH_WORTH if last else 0.0)


def _defence(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """The cheapest card that holds; if none does, keep them all."""
    if option is None:
        return 0.0
    _, _, attack, modifier, *_ = decision.about
    card = s.card(CardId(str(option)))
    total = values.defence_total(s, me, card.id, int(modifier or 0))
    if total is None:
        return 2.0
    margin = total - int(attack or 0)
    if margin >= 0:
        return 10.0 - 0.1 * card_worth(card)
    return 1.0 + 0.5 * margin if card.defends else -1.0


def _action(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """Fight if a foe is next to me, else the text, else walk to the battle."""
    card = s.card(CardId(str(decision.about[1])))
    if option == HOLD:
        return 0.0
    if option == PRIMARY:
        return 3.0
    if option == ATTACK:
        return 2.5
    away = way_to_battle(s, s.where[me])
    if option == MOVEMENT:
        return 1.0 if away == 0 else 3.5 if not card.is_attack else 2.0
    if option == FAST_TRAVEL:
        return 0.5 if away == 0 else 4.0 if away > 3 else 1.0
    return 0.6


def _keep_best(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """A card to part with: the least worth; rather none."""
    return 0.0 if option is None else -0.1 - card_worth(s.card(CardId(str(option))))


def _get_best(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    return 0.0 if option is None else card_worth(s.card(CardId(str(option))))


def _upgrade(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """The card that comes to hand and the item that its twin becomes."""
    kept = s.card(CardId(str(option)))
    twin = next(card for card in s.cast.heroes[me].pair(kept.colour, kept.tier) if card.id != kept.id)
    return card_worth(kept) + (ITEM_WORTH[twin.item] if twin.item else 0.0)


ITEM_WORTH = {
    Item.ATTACK: 3.0,
    Item.DEFENCE: 2.5,
    Item.INITIATIVE: 2.0,
    Item.MOVEMENT: 1.0,
    Item.RANGE: 1.5,
    Item.RADIUS: 1.0,
}


def card_worth(card: Card) -> float:
    """How much one would rather keep a card than others."""
    fight = card.value or 0 if card.is_attack else card.attack or 0
    return (
        0.5 * fight + 0.3 * (card.defence or 0) + 0.15 * (card.initiative or 0) + 0.2 * (card.movement or 0)
    )


def _amount(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    return float(option or 0)


def _friend(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    """A hero to do good to."""
    return 0.0 if option is None else 1.0 if s.side[Piece(int(option))] == s.side[me] else -1.0


def _yes(s: Lane, me: Piece, decision: Decision[Any], option: Value) -> float:
    return 0.0 if option is None else 1.0


_SCORES: dict[str, Score] = {
    "action": _action,
    "coins": _amount,
    "defend": _defence,
    "discard": _keep_best,
    "discard_to": _keep_best,
    "hold_out": _keep_best,
    "marker": _foe,
    "move_target": _foe,
    "perform": _yes,
    "push_steps": _amount,
    "push_target": _foe,
    "repeat": _yes,
    "retrieve": _get_best,
    "retriever": _friend,
    "save_minion": _keep_best,
    "target": _foe,
    "upgrade": _upgrade,
    "victim": _foe,
}
