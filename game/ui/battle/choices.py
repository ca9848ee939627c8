"""What a question looks like: which spaces, pieces and cards are lit, which buttons there are, and why not the rest."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.hexgrid.board import cells_of
from game.hexgrid.coords import Cell
from game.kernel.decision import Value
from game.lane import values
from game.lane.cards import Card, CardId, Piece
from game.lane.combat import MINION_COINS
from game.lane.state import ATTACK, MOVEMENT, PRIMARY, Lane
from game.lane.verbs import is_shielded
from game.session import Question
from game.text import has, say

HELD = ("plan", "defend", "discard", "discard_to", "hold_out", "save_minion")
"""Prompts that are answered with a card from the hand."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose with a button; with a `reason` it cannot be chosen now."""

    words: str
    value: Value
    main: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question made ready to be shown. `hero` is whom it is about, `card` the card that asks it."""

    question: Question
    hero: Piece | None
    card: CardId
    words: str
    below: str
    buttons: tuple[Option, ...] = ()
    cells: frozenset[Cell] = frozenset()
    pieces: frozenset[Piece] = frozenset()
    cards: tuple[CardId, ...] = ()
    order: tuple[Value, ...] = field(default=())

    @property
    def prompt(self) -> str:
        """The key of what is asked."""
        return self.question.decision.prompt

    @property
    def from_hand(self) -> bool:
        """Whether the cards to choose from are in the hand."""
        return bool(self.cards) and self.prompt in HELD

    @property
    def from_table(self) -> bool:
        """Whether cards are chosen from elsewhere than the hand."""
        return bool(self.cards) and self.prompt not in HELD


def read(question: Question, s: Lane) -> Choice:
    """Make a question ready, with the state as its seat sees it."""
    decision = question.decision
    kind, options = decision.kind, decision.options
    about = decision.about
    hero = Piece(about[0]) if about and isinstance(about[0], int) else None
    card = CardId(about[1]) if len(about) > 1 and isinstance(about[1], str) else CardId("")
    named = [option for option in options if option is not None]
    return Choice(
        question=question,
        hero=hero,
        card=card,
        words=_asked(question, s, hero, card),
        below=_below(question, s, hero),
        buttons=_buttons(question, s, hero, card),
        cells=frozenset(Cell(cell) for cell in named) if kind == "cell" else frozenset(),
        pieces=frozenset(Piece(piece) for piece in named) if kind == "piece" else frozenset(),
        cards=tuple(CardId(each) for each in named) if kind == "card" else (),
        order=(*named, *(option for option in options if option is None)),
    )


def _name(s: Lane, piece: object) -> str:
    if isinstance(piece, int) and 0 <= piece < len(s.cast.heroes):
        return s.cast.names[piece]
    return ""


def _asked(question: Question, s: Lane, hero: Piece | None, card: CardId) -> str:
    decision = question.decision
    about = decision.about
    known: dict[str, object] = {
        "hero": _name(s, hero),
        "card": s.card(card).name if card in s.cast.cards else "",
        "steps": about[2] if len(about) > 2 else "",
        "initiative": about[2] if len(about) > 2 else "",
        "level": about[2] if len(about) > 2 else "",
        "attack": _attack(s),
    }
    key = f"ask.{decision.prompt}"
    if decision.prompt == "plan" and question.given and isinstance(question.answer, str):
        return say("ask.plan.changed", hero=known["hero"], card=s.card(CardId(question.answer)).name)
    if decision.prompt == "target" and known["attack"] is None:
        key = "ask.target.plain"
    if decision.prompt == "move" and known["steps"] == 1:
        key = "ask.move.one"
    if decision.prompt == "defend" and len(about) > 4:
        known |= {"attack": about[2], "attacker": _name(s, about[4]), "modifier": _signed(about[3])}
        key = "ask.defend.modified" if about[3] else "ask.defend"
    words = say(key if has(key) else "ask.other", **known)
    name = str(known["card"])
    if not name or name in words or decision.secret:
        return words
    return say("ask.by", card=name, words=words)


def _signed(number: Value) -> str:
    return f"{number:+d}".replace("-", "−") if isinstance(number, int) else ""


def _attack(s: Lane) -> int | None:
    """The attack total of the running action, None when it is no attack."""
    if not s.stack:
        return None
    act = s.stack[-1]
    if values.attack_icon(s, act.hero, s.card(act.card)) is None:
        return None
    return values.attack_total(s, act)


def _below(question: Question, s: Lane, hero: Piece | None) -> str:
    """What happens if nothing is chosen, else how to choose."""
    decision = question.decision
    if None in decision.options:
        key = f"skip.{decision.prompt}"
        return say(key if has(key) else "skip.other", hero=_name(s, hero))
    if decision.prompt == "plan":
        return say("how.plan", count=len(decision.options))
    how = {"cell": "how.cell", "piece": "how.piece", "card": "how.card"}.get(decision.kind)
    return say(how) if how else ""


def _buttons(question: Question, s: Lane, hero: Piece | None, card: CardId) -> tuple[Option, ...]:
    decision = question.decision
    found: list[Option] = []
    if decision.kind == "action" and PRIMARY not in decision.options and not s.card(card).defends:
        name = s.card(card).name
        found.append(Option(name, PRIMARY, reason=say("why.primary", card=name)))
    if decision.kind in ("action", "word", "amount"):
        for option in decision.options:
            if option is not None:
                words = _word(decision.prompt, option, s, hero, card)
                found.append(Option(words, option, main=option == PRIMARY))
    if None in decision.options:
        key = f"button.{decision.prompt}"
        found.append(Option(say(key if has(key) else "button.skip"), None))
    return tuple(found)


def _word(prompt: str, option: Value, s: Lane, hero: Piece | None, card: CardId) -> str:
    if isinstance(option, int):
        return str(option)
    if prompt == "repeat":
        return say("word.repeat")
    key = f"word.{option}"
    if not has(key):
        return str(option).replace("_", " ").capitalize()
    sheet = s.card(card) if card in s.cast.cards else None
    return say(key, card=sheet.name if sheet else "", value=_number(str(option), s, hero, sheet))


def _number(action: str, s: Lane, hero: Piece | None, sheet: Card | None) -> int | str:
    if hero is None or sheet is None:
        return ""
    if action == ATTACK:
        return values.attack_icon(s, hero, sheet) or 0
    return (values.movement_icon(s, hero, sheet) or 0) if action == MOVEMENT else ""


# Why not


def why_not_cell(choice: Choice | None, s: Lane, cell: Cell) -> str:
    """Why a space (and what stands on it) cannot be chosen now."""
    if choice is None:
        return say("why.nothing")
    piece = s.piece_at.get(cell)
    if choice.pieces:
        return say("why.no-piece") if piece is None else _why_not_piece(choice, s, piece)
    if choice.cells:
        if s.board.terrain >> cell & 1:
            return say("why.terrain")
        if piece is not None:
            return say("why.taken")
        return say("why.fast_travel" if choice.prompt == "fast_travel" else "why.far")
    return choice.words


def _why_not_piece(choice: Choice, s: Lane, piece: Piece) -> str:
    me = choice.hero
    if me is None:
        return choice.words
    if piece == me:
        return say("why.self", hero=_name(s, me))
    if s.is_token(piece):
        return say("why.token")
    if is_shielded(s, piece):
        return say("why.heavy")
    return say("why.friend" if s.side[piece] == s.side[me] else "why.foe")


def why_not_card(s: Lane, choice: Choice | None, card: CardId) -> str:
    """Why a card of the own hand cannot be chosen now."""
    if choice is None:
        return say("why.nothing")
    if choice.cards:
        return say("why.card.hand", card=s.card(card).name)
    return choice.words


def defence_preview(s: Lane, choice: Choice, card: CardId) -> str:
    """What a defence with this card comes to, before it is chosen; empty for other questions."""
    about = choice.question.decision.about
    if choice.prompt != "defend" or choice.hero is None or len(about) < 4:
        return ""
    attack, modifier = about[2], about[3]
    assert isinstance(attack, int)
    assert isinstance(modifier, int)
    total = values.defence_total(s, choice.hero, card, modifier)
    if total is None:
        return say("preview.block")
    words = str(total).replace("-", "−")
    return say("preview.held" if total >= attack else "preview.broken", total=words, attack=attack)


def attack_preview(s: Lane, choice: Choice, piece: Piece) -> str:
    """What an attack on a piece comes to, before it is chosen; empty for other questions."""
    attack = _attack(s)
    if choice.prompt != "target" or piece not in choice.pieces or attack is None:
        return ""
    if s.is_minion(piece):
        return say("preview.minion", coins=MINION_COINS[s.what[piece]])
    modifier = values.minion_modifier(s, piece)
    if not modifier:
        return say("preview.attack", attack=attack, cards=len(s.hand[piece]))
    return say("preview.attack.modified", attack=attack, cards=len(s.hand[piece]), modifier=_signed(modifier))


def reach_of(s: Lane, hero: Piece, card: CardId) -> list[Cell]:
    """The spaces within range or radius of a card from where its hero stands."""
    if not s.on_board(hero):
        return []
    far = values.reach(s, hero, card)
    return [cell for cell in cells_of(s.board.within(s.where[hero], far)) if s.board.playable >> cell & 1]
