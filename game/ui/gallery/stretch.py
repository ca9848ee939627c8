"""A stretch of play: what has happened, and how the board looked before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import Piece
from game.lane.state import Lane
from game.text import minion_name, say, team_name
from game.ui.battle.picture import Picture
from game.ui.battle.sentences import capital, piece_name, sentences
from game.ui.gallery.facts import news


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some events; `earlier` are those that lie between the state and them."""

    start: Lane
    earlier: tuple[Event, ...]
    events: tuple[Event, ...]

    def before(self) -> Picture:
        """The position at the beginning."""
        return self._after(self.earlier)

    def after(self) -> Picture:
        """The position at the end."""
        return self._after((*self.earlier, *self.events))

    def lines(self) -> Iterator[str]:
        """What has happened, as the log of a battle tells it, and a few things that a log leaves to the eye."""
        picture, telling = self.before(), list(news(self.events))
        for event in self.events:
            if event in telling and not picture.pushed:
                yield from _unsaid(picture, event)
            yield from (line.words for line in sentences(picture, event))
            picture.apply(event)

    def _after(self, events: tuple[Event, ...]) -> Picture:
        picture = Picture.of(self.start, [Piece(hero) for hero in self.start.heroes])
        for event in events:
            picture.apply(event)
        return picture


def _unsaid(picture: Picture, event: Event) -> Iterator[str]:
    match event:
        case told.MinionSpawned(kind=kind, team=team):
            yield say("gallery.spawned", minion=minion_name(kind), team=team_name(team))
        case told.PieceRemoved(piece=piece):
            yield capital(say("gallery.removed", piece=piece_name(picture, piece)))
        case _:
            return
