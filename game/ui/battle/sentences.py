"""What has happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import CardId, Piece
from game.lane.state import HIDDEN, MINIONS
from game.text import item_name, minion_name, say, team_name
from game.ui.battle.picture import Picture

HEAD, PLAIN, STRONG, FAINT = "head", "plain", "strong", "faint"


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence; `card` is the card it speaks of, to be read by pointing at it."""

    words: str
    look: str = PLAIN
    card: CardId = HIDDEN


def piece_name(picture: Picture, piece: Piece) -> str:
    """What a piece is called in a sentence."""
    if piece < len(picture.cast.heroes):
        return picture.cast.names[piece]
    shown = picture.pieces.get(piece)
    if shown is None or shown.what not in MINIONS:
        return say("piece.token")
    return say("piece.minion", team=team_name(shown.team), minion=minion_name(shown.what))


def sentences(picture: Picture, event: Event) -> list[Line]:
    """How the log tells an event; [] for what needs no words. The picture is the one before it."""
    teller = _TELLERS.get(type(event))
    lines = [] if teller is None else teller(_Teller(picture), event)
    return [replace(line, words=capital(line.words)) for line in lines]


def capital(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


class _Teller:
    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def hero(self, hero: Piece) -> str:
        return self.picture.cast.names[hero]

    def card(self, card: CardId) -> str:
        return self.picture.cast.cards[card].name

    def piece(self, piece: Piece) -> str:
        return piece_name(self.picture, piece)

    def toss(self, e: told.CoinTossed) -> list[Line]:
        return [Line(say("say.toss", team=team_name(e.team)))]

    def flip(self, e: told.CoinFlipped) -> list[Line]:
        return [Line(say("say.flip", team=team_name(e.team)), FAINT)]

    def turn(self, e: told.TurnBegan) -> list[Line]:
        return [Line(say("say.turn", round=e.round, turn=e.turn), HEAD)]

    def passed(self, e: told.Passed) -> list[Line]:
        return [Line(say("say.passed", hero=self.hero(e.hero)))]

    def revealed(self, e: told.Revealed) -> list[Line]:
        return [
            Line(say("say.revealed", hero=self.hero(hero), card=self.card(card)), PLAIN, card)
            for hero, card in e.cards
        ]

    def acts(self, e: told.HeroActed) -> list[Line]:
        words = say("say.acts", hero=self.hero(e.hero), card=self.card(e.card), initiative=e.initiative)
        return [Line(words, STRONG, e.card)]

    def action(self, e: told.ActionChosen) -> list[Line]:
        words = say(f"say.action.{e.action}", hero=self.hero(e.hero), card=self.card(e.card))
        return [Line(words, PLAIN, e.card)]

    def again(self, e: told.ActionRepeated) -> list[Line]:
        return [Line(say("say.again", hero=self.hero(e.hero), card=self.card(e.card)), PLAIN, e.card)]

    def fizzled(self, e: told.Fizzled) -> list[Line]:
        return [Line(say("say.fizzled", card=self.card(e.card)), FAINT, e.card)]

    def resolved(self, e: told.CardResolved) -> list[Line]:
        if e.hero != self.picture.acting or not self.picture.away:
            return []
        return [Line(say("say.away", hero=self.hero(e.hero)))]

    def moved(self, e: told.Moved) -> list[Line]:
        if not e.path:
            return []
        key = "say.moved.one" if len(e.path) == 1 else "say.moved"
        return [Line(say(key, piece=self.piece(e.piece), count=len(e.path)), FAINT)]

    def pushed(self, e: told.Pushed) -> list[Line]:
        key = {0: "say.pushed.none", 1: "say.pushed.one"}.get(len(e.path), "say.pushed")
        return [Line(say(key, by=self.piece(e.by), piece=self.piece(e.piece), count=len(e.path)))]

    def placed(self, e: told.Placed) -> list[Line]:
        if e.by == e.piece:
            return [Line(say("say.placed.self", piece=self.piece(e.piece)), FAINT)]
        return [Line(say("say.placed", by=self.piece(e.by), piece=self.piece(e.piece)))]

    def swapped(self, e: told.Swapped) -> list[Line]:
        return [Line(say("say.swapped", a=self.piece(e.a), b=self.piece(e.b)))]

    def travelled(self, e: told.FastTravelled) -> list[Line]:
        board = self.picture.cast.board
        return [
            Line(say("say.travelled", hero=self.hero(e.hero), zone=board.zones[board.zone_of[e.end]].title))
        ]

    def respawned(self, e: told.Respawned) -> list[Line]:
        return [Line(say("say.respawned", hero=self.hero(e.hero)))]

    def attack(self, e: told.AttackDeclared) -> list[Line]:
        key = "say.attack.modified" if e.modifier else "say.attack"
        words = say(
            key,
            attacker=self.piece(e.attacker),
            target=self.piece(e.target),
            total=e.total,
            modifier=f"{e.modifier:+d}".replace("-", "−"),
        )
        return [Line(words, PLAIN, e.card)]

    def defended(self, e: told.Defended) -> list[Line]:
        return [Line(say("say.defended", hero=self.hero(e.hero), card=self.card(e.card)), PLAIN, e.card)]

    def stopped(self, e: told.AttackStopped) -> list[Line]:
        if e.defence is None:
            return [Line(say("say.blocked"))]
        return [Line(say("say.held", defence=e.defence, attack=e.attack))]

    def succeeded(self, e: told.AttackSucceeded) -> list[Line]:
        if e.defence is None:
            return [Line(say("say.undefended", hero=self.piece(e.target)))]
        return [Line(say("say.broken", defence=e.defence, attack=e.attack))]

    def minion(self, e: told.MinionDefeated) -> list[Line]:
        shown = self.picture.pieces.get(e.piece)
        key = "say.minion-saved" if e.saved else "say.minion-defeated"
        kind = shown.what if shown is not None else "melee"
        return [Line(say(key, by=self.piece(e.by), minion=minion_name(kind)))]

    def fell(self, e: told.HeroDefeated) -> list[Line]:
        return [Line(say("say.hero-defeated", by=self.piece(e.by), hero=self.hero(e.hero)), STRONG)]

    def coins(self, e: told.CoinsChanged) -> list[Line]:
        change = e.after - e.before
        if not change:
            return []
        key = "say.coins.one" if abs(change) == 1 else "say.coins"
        return [Line(say(key, hero=self.hero(e.hero), change=f"{change:+d}".replace("-", "−")), FAINT)]

    def lives(self, e: told.LivesChanged) -> list[Line]:
        key = "say.lives.one" if e.after == 1 else "say.lives"
        return [Line(say(key, team=team_name(e.team), left=e.after), STRONG)]

    def discarded(self, e: told.Discarded) -> list[Line]:
        return [Line(say("say.discarded", hero=self.hero(e.hero), card=self.card(e.card)), FAINT, e.card)]

    def shown(self, e: told.CardShown) -> list[Line]:
        words = say("say.shown", hero=self.hero(e.hero), card=self.card(e.card), guess=say(f"word.{e.guess}"))
        return [Line(words, PLAIN, e.card)]

    def retrieved(self, e: told.Retrieved) -> list[Line]:
        cards = ", ".join(self.card(card) for card in e.cards)
        return [Line(say("say.retrieved", hero=self.hero(e.hero), cards=cards), PLAIN, e.cards[0])]

    def exchanged(self, e: told.CardsSwapped) -> list[Line]:
        words = say("say.exchanged", hero=self.hero(e.hero), out=self.card(e.out), into=self.card(e.into))
        return [Line(words, PLAIN, e.into)]

    def effect(self, e: told.EffectBegan) -> list[Line]:
        return [Line(say(f"say.effect.{e.until}", card=self.card(e.card)), PLAIN, e.card)]

    def marker(self, e: told.MarkerGiven) -> list[Line]:
        key = "say.marker.passed" if e.hero == e.owner else f"say.marker.{e.kind}"
        return [Line(say(key, hero=self.hero(e.hero), owner=self.hero(e.owner)))]

    def marker_back(self, e: told.MarkerReturned) -> list[Line]:
        return [Line(say("say.marker.back", owner=self.hero(e.owner)), FAINT)]

    def token(self, e: told.TokenPlaced) -> list[Line]:
        return [Line(say("say.token", owner=self.hero(e.owner)))]

    def push(self, e: told.LanePushed) -> list[Line]:
        board = self.picture.cast.board
        if e.after == e.before:
            return [Line(say("say.push.last", team=team_name(e.winner)), HEAD)]
        zone = board.zones[board.lanes[e.lane].zones[e.after]].title
        letter = self.picture.letter(e.lane)
        key = "say.push.lane" if letter else "say.push"
        return [Line(say(key, team=team_name(e.winner), zone=zone, lane=letter), HEAD)]

    def held(self, e: told.LaneHeld) -> list[Line]:
        board = self.picture.cast.board
        return [Line(say("say.push.back", zone=board.zones[board.lanes[e.lane].zones[e.front]].title), HEAD)]

    def battle(self, e: told.BattleCounted) -> list[Line]:
        letter = self.picture.letter(e.lane)
        key = "say.battle.lane" if letter else "say.battle"
        return [Line(say(key, red=e.red, blue=e.blue, lane=letter), STRONG)]

    def level(self, e: told.LevelGained) -> list[Line]:
        if e.item is None:
            return [Line(say("say.level", hero=self.hero(e.hero), level=e.level), STRONG)]
        words = say("say.level.item", hero=self.hero(e.hero), level=e.level, item=item_name(e.item))
        return [Line(words, STRONG)]

    def upgraded(self, e: told.CardUpgraded) -> list[Line]:
        return [Line(say("say.upgraded", hero=self.hero(e.hero), card=self.card(e.kept)), PLAIN, e.kept)]

    def item(self, e: told.ItemGained) -> list[Line]:
        return [Line(say("say.item", hero=self.hero(e.hero), item=item_name(e.item)))]

    def ultimate(self, e: told.UltimateUnlocked) -> list[Line]:
        return [Line(say("say.ultimate", hero=self.hero(e.hero), card=self.card(e.card)), STRONG, e.card)]

    def ended(self, e: told.GameEnded) -> list[Line]:
        return [Line(say("say.ended", team=team_name(e.winner)), HEAD)]


_TELLERS: dict[type[Event], Callable[[_Teller, Any], list[Line]]] = {
    told.CoinTossed: _Teller.toss,
    told.CoinFlipped: _Teller.flip,
    told.TurnBegan: _Teller.turn,
    told.Passed: _Teller.passed,
    told.Revealed: _Teller.revealed,
    told.HeroActed: _Teller.acts,
    told.ActionChosen: _Teller.action,
    told.ActionRepeated: _Teller.again,
    told.Fizzled: _Teller.fizzled,
    told.CardResolved: _Teller.resolved,
    told.Moved: _Teller.moved,
    told.Pushed: _Teller.pushed,
    told.Placed: _Teller.placed,
    told.Swapped: _Teller.swapped,
    told.FastTravelled: _Teller.travelled,
    told.Respawned: _Teller.respawned,
    told.AttackDeclared: _Teller.attack,
    told.Defended: _Teller.defended,
    told.AttackStopped: _Teller.stopped,
    told.AttackSucceeded: _Teller.succeeded,
    told.MinionDefeated: _Teller.minion,
    told.HeroDefeated: _Teller.fell,
    told.CoinsChanged: _Teller.coins,
    told.LivesChanged: _Teller.lives,
    told.Discarded: _Teller.discarded,
    told.CardShown: _Teller.shown,
    told.Retrieved: _Teller.retrieved,
    told.CardsSwapped: _Teller.exchanged,
    told.EffectBegan: _Teller.effect,
    told.MarkerGiven: _Teller.marker,
    told.MarkerReturned: _Teller.marker_back,
    told.TokenPlaced: _Teller.token,
    told.LanePushed: _Teller.push,
    told.LaneHeld: _Teller.held,
    told.BattleCounted: _Teller.battle,
    told.LevelGained: _Teller.level,
    told.CardUpgraded: _Teller.upgraded,
    told.ItemGained: _Teller.item,
    told.UltimateUnlocked: _Teller.ultimate,
    told.GameEnded: _Teller.ended,
}
