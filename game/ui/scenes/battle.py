"""The battle: the board between the dashboards, the hand below, and every event in motion."""

from __future__ import annotations

import pygame

from game.hexgrid.coords import Cell
from game.kernel.decision import Seat, Value
from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import Card, CardId, Piece
from game.lane.setup import first_state
from game.lane.state import HIDDEN, MINIONS
from game.session import SPECTATOR, Session
from game.store.settings import INSTANT
from game.text import say
from game.ui.animate import Point
from game.ui.app import App
from game.ui.battle import choices, overlay
from game.ui.battle.asker import Asker, name_of_player
from game.ui.battle.commands import Commands
from game.ui.battle.controls import Controls
from game.ui.battle.dashboards import Dashboard, make_dashboards
from game.ui.battle.director import Director
from game.ui.battle.hand import Hand
from game.ui.battle.hud import Hud
from game.ui.battle.layout import lay_out
from game.ui.battle.log import Log
from game.ui.battle.painter import Painter
from game.ui.battle.picture import Picture
from game.ui.battle.prompt import Prompt
from game.ui.battle.rail import Rail
from game.ui.battle.sentences import FAINT, Line, capital, piece_name, sentences
from game.ui.battle.stage import Stage
from game.ui.battle.units import Units
from game.ui.board_view import BoardView
from game.ui.cards_view import CardsView
from game.ui.ground import dither
from game.ui.scene import Scene
from game.ui.theme import Theme
from game.ui.widgets import Page, shapes

SPEEDS = (1.0, 2.0, 4.0, INSTANT)
RESULT_AFTER = 1.2
"""Seconds between the end of the last motion and the result."""


class BattleScene(Scene):
    """One battle over a session. `choice` is the open question, `answer` what all input comes down to."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.asker = Asker(session)
        self.log = Log()
        self.log_open = False
        cast = session.match.state.cast
        self.open_hands = frozenset(
            Piece(hero) for hero, seat in enumerate(cast.seats) if seat in session.people
        )
        self.picture = self._first_picture(session.poll())
        self._waited = 0.0
        self._finished = False
        self._shown_key: object = None
        self._built_for: Theme | None = None
        self.stage: Stage
        self.director: Director
        self.resize(app.size)

    def _first_picture(self, fresh: list[Event]) -> Picture:
        """Where the picture starts: before a new game's first events, or as a game that is taken up stands."""
        cast = self.session.match.state.cast
        before = Picture.of(first_state(cast, 0), self.open_hands)
        self._pending = fresh
        if fresh and isinstance(fresh[0], told.CoinTossed):
            return before
        self._pending = []
        told_before = [event for event in self.session.match.events or () if self._may_be_told(event)]
        if told_before and isinstance(told_before[0], told.CoinTossed):
            for event in told_before:
                self.log.add(sentences(before, event))
                before.apply(event)
        picture = Picture.of(self.session.view(), self.open_hands)
        picture.acting, picture.initiative = self._acting_now(), before.initiative
        return picture

    def _may_be_told(self, event: Event) -> bool:
        return any(event.visible_to(seat) for seat in self.session.people or (SPECTATOR,))

    def _acting_now(self) -> Piece | None:
        """The hero whose card is being resolved, as the state tells it."""
        state, asked = self.session.match.state, self.session.match.decision
        if state.stack:
            return state.stack[0].hero
        if asked is None or asked.prompt not in ("action", "respawn"):
            return None
        hero = asked.about[0]
        return Piece(hero) if isinstance(hero, int) else None

    # Life

    def enter(self) -> None:
        self._take_settings()
        self.refresh()

    def leave(self) -> None:
        self.session.close()

    def uncover(self) -> None:
        self._take_settings()
        self.refresh()

    def resize(self, size: tuple[int, int]) -> None:
        if self._built_for is self.app.theme:
            return
        if self._built_for is not None:
            self.director.skip()
        self._built_for = theme = self.app.theme
        cast = self.picture.cast
        self.layout = lay_out(theme, cast.teams)
        players = tuple(name_of_player(self.session, seat) for seat in cast.seats)
        self.stage = self._set_stage(theme, players)
        self.director = Director(self.stage, self._hear, self.app.sound.play)
        self.backdrop = shapes.table(theme.size).copy()
        dither(self.backdrop)
        self.hand = Hand(theme, self.layout, self.stage.cards)
        self.prompt = Prompt(theme, self.layout.prompt, self.choose)
        self.full = self._full_dashboards(players)
        self.rail = Rail(theme, self.stage.units, self.layout.rail)
        self.picker: overlay.Picker | None = None
        self.controls = Controls(self)
        self.painter = Painter(self)
        acts = {
            "undo": self.undo, "skip": self.skip, "speed": self.faster, "menu": self.pause, "log": self.toggle_log,
        }  # fmt: skip
        self.commands = Commands(theme, self.layout, acts)
        self.page = Page(self.commands.widgets, self.app.click)
        self._take_settings()
        self._shown_key = None
        self.director.play(self._pending)
        self._pending = []
        self.refresh()

    def _set_stage(self, theme: Theme, players: tuple[str, ...]) -> Stage:
        """Board, pieces, cards and panels for the window as it is."""
        view = BoardView(self.picture.cast.board, theme, self.layout.board)
        view.warm()
        units, cards = Units(theme, view.radius), CardsView(theme)
        boards = make_dashboards(theme, self.layout, units, cards, players)
        hud = Hud(theme, self.layout, self.picture)
        return Stage(theme, self.layout, view, units, cards, hud, boards, self.picture)

    def _full_dashboards(self, players: tuple[str, ...]) -> tuple[Dashboard, ...]:
        """In a small window: the dashboards that open when a portrait is pointed at."""
        if not self.layout.compact:
            return self.stage.dashboards
        width, height = 236, 150
        found = []
        for hero, rect in enumerate(self.layout.dashboards):
            x = rect.right + 6 if self.picture.cast.teams[hero] == 0 else rect.x - 6 - width
            place = pygame.Rect(x, rect.y, width, height)
            found.append(
                Dashboard(
                    self.stage.theme, self.stage.units, self.stage.cards, Piece(hero), players[hero], place
                )
            )
        return tuple(found)

    def _take_settings(self) -> None:
        settings = self.app.settings
        self.stage.calm = settings.reduced_motion
        self.director.timeline.speed = settings.speed
        self.director.instant = settings.speed >= INSTANT
        self.commands.name_speed(settings.speed)

    # Commands

    def faster(self) -> None:
        """Go to the next speed."""
        now = self.app.settings.speed
        self.app.settings.speed = next((speed for speed in SPEEDS if speed > now), SPEEDS[0])
        self.app.keep_settings()
        self._take_settings()
        if self.director.instant:
            self.skip()

    def skip(self) -> None:
        """Jump to the end of what moves."""
        self.director.skip()
        self.refresh()

    def pause(self) -> None:
        """Stop for the menu."""
        from game.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app))

    def toggle_log(self) -> None:
        """Open or close the log in a small window."""
        self.log_open = not self.log_open

    def undo(self) -> None:
        """Take back the last decision of the person who sits here."""
        seat = self._undoing()
        if seat is None:
            self.prompt.explain(say("why.undo"))
            return
        self.director.skip()
        self.session.undo(seat)
        if self.asker.covered:
            self.asker.leave()
        self.asker.forget()
        self.asker.look()
        picture = Picture.of(self.session.view(), self.open_hands)
        picture.acting, picture.initiative = self._acting_now(), self.picture.initiative
        self.picture = self.stage.picture = picture
        self.log.add([Line(say("say.undone"), FAINT)])
        self.refresh()

    def _undoing(self) -> Seat | None:
        """Whose decision would be taken back: in a secret row nobody else's than that of the open hand."""
        choice, people = self.asker.choice, self.session.people
        if choice is not None and choice.question.decision.secret and not self.asker.covered:
            people = (choice.question.seat,)
        return next((seat for seat in people if self.session.can_undo(seat)), None)

    # Questions

    @property
    def choice(self) -> choices.Choice | None:
        """The open question, None while none is put or the figures still move."""
        return None if self.director.is_busy or self.asker.covered else self.asker.choice

    def choose(self, value: Value) -> None:
        """Answer the open question; a reason or a warning appears above the prompt instead when it is not taken."""
        reason = self.asker.answer(value)
        if reason:
            self.prompt.explain(reason)
            return
        self.prompt.hush()
        self.hand.picked = None
        self.controls.focus = None
        self.refresh()

    def spot_of(self, value: Value) -> Point | None:
        """Where in the window an option of the open question can be clicked."""
        choice = self.choice
        if choice is None or value not in choice.order:
            return None
        for button, option in zip(self.prompt.buttons, self.prompt.values, strict=True):
            if option == value:
                return button.rect.center
        if isinstance(value, int) and value in choice.cells:
            return self.stage.spot(Cell(value))
        if isinstance(value, int) and value in choice.pieces:
            return self.stage.where(Piece(value))
        if isinstance(value, str):
            return self._card_spot(CardId(value))
        return None

    def _card_spot(self, card: CardId) -> Point | None:
        if self.picker is not None:
            return self.picker.rect_of(card).center
        if card in self.hand.shown:
            return self.hand.spot(self.hand.shown.index(card))[0]
        return None

    def refresh(self) -> None:
        """Bring prompt, hand and lights in line with what is asked."""
        self._take_events()
        self.asker.refresh()
        self._show_hand()
        choice = self.choice
        if choice is not None:
            self._ask(choice)
        else:
            self.picker = None
            self._shown_key = None
            self._tell()
        self.commands["undo"].enabled = self._undoing() is not None
        self.commands["skip"].enabled = self.director.is_moving
        self.page.set([*self.commands.widgets, *self.prompt.buttons])
        self.app.redraw()

    def _ask(self, choice: choices.Choice) -> None:
        """Show a question, unless it is shown already."""
        if self._shown_key == self.asker.key:
            return
        self._shown_key = self.asker.key
        self.prompt.show(choice, self._medal_of(choice))
        self.controls.focus = None
        self.picker = self._picker_for(choice) if choice.from_table else None

    @property
    def runs_several(self) -> bool:
        """Whether the people at this machine have more than one hero, so that it must be said which one is meant."""
        return len(self.open_hands) > 1

    def _medal_of(self, choice: choices.Choice) -> pygame.Surface | None:
        """The medallion of the hero that a question is for, where there may be doubt."""
        if choice.hero is None or not self.runs_several:
            return None
        cast = self.picture.cast
        side = self.prompt.medal_side()
        return self.stage.units.medallion(cast.heroes[choice.hero].id, cast.teams[choice.hero], side)

    def _picker_for(self, choice: choices.Choice) -> overlay.Picker:
        title, below, offers = overlay.offers_of(choice, self.asker.seen)
        return overlay.Picker(self.app.theme, self.stage.cards, self.layout.size, title, below, offers)

    def _tell(self) -> None:
        if self.session.is_over:
            self.prompt.tell(say("how.over"))
            return
        if self.director.is_busy:
            return
        names = ", ".join(self.picture.cast.names[hero] for hero in self.awaited())
        self.prompt.tell(say("how.watch", names=names) if names else "")

    def _show_hand(self) -> None:
        hero = self.asker.hand_hero()
        if hero is None or self.asker.covered:
            self.hand.show(())
            return
        gone = (HIDDEN, self.asker.planned_card(hero), self._on_its_way(hero))
        cards = [card for card in self.picture.hand[hero] if card not in gone]
        self.hand.show(cards)

    def _on_its_way(self, hero: Piece) -> CardId | None:
        """The card of this turn that has left the hand while its motion is still to come."""
        played = self.asker.seen.played[hero]
        return None if played in self.asker.seen.hand[hero] else played

    def awaited(self) -> list[Piece]:
        """The heroes for whom the game waits; while the figures still move, the one whose moment is shown."""
        if self.director.is_busy and self.picture.acting is not None:
            return [self.picture.acting]
        seats = [] if self.session.is_over else self.session.waiting_for()
        cast, choice = self.picture.cast, self.asker.choice
        if choice is not None and choice.hero is not None and seats == [cast.seats[choice.hero]]:
            return [choice.hero]
        return [Piece(hero) for hero, seat in enumerate(cast.seats) if seat in seats]

    # Time

    def _take_events(self) -> bool:
        """Hand on what has happened; whether anything has."""
        events = self.session.poll()
        if events:
            self.director.play(events)
        return bool(events)

    def _hear(self, event: Event) -> None:
        """An event begins to be shown: the log tells it, and so does the bar while nothing is asked."""
        lines = sentences(self.stage.picture, event)
        self.log.add(lines)
        if lines and self.director.is_busy:
            self.prompt.tell(say("say.reveal") if isinstance(event, told.Revealed) else lines[-1].words)
            self.page.set(list(self.commands.widgets))

    def update(self, seconds: float) -> bool:
        busy = self.director.is_busy
        events = self._take_events()
        moving = self.director.update(seconds)
        settled = busy and not self.director.is_busy
        if events or settled or (not self.director.is_busy and self.asker.refresh()):
            self.refresh()
            moving = True
        self.commands["skip"].enabled = self.director.is_moving
        moving |= self.hand.update(seconds)
        moving |= self.prompt.update(seconds)
        moving |= self.page.update(seconds)
        self._end(seconds)
        return moving

    def _end(self, seconds: float) -> None:
        """Some moments after the last motion the result comes."""
        if self._finished or not self.session.is_over or self.director.is_moving:
            return
        self._waited += seconds
        if self._waited >= RESULT_AFTER:
            from game.ui.scenes.result import ResultScene

            self._finished = True
            self.app.push(ResultScene(self.app, self.session))

    def handle(self, event: pygame.event.Event) -> None:
        self.controls.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        self.painter.draw(surface)

    # What is shown

    def resolving_card(self) -> tuple[Card, tuple[str, ...], str] | None:
        """The card at the side of the board: that of the acting hero, else the one that I have put down."""
        picture = self.picture
        acting = picture.acting
        if acting is not None and picture.planned[acting]:
            card = picture.planned[acting]
            assert card is not None
            return picture.cast.cards[card], picture.items[acting], say("resolving.title")
        hero = self.asker.hand_hero()
        planned = self.asker.planned_card(hero) if hero is not None else None
        if planned is not None and hero is not None:
            return picture.cast.cards[planned], picture.items[hero], say("planned.title")
        return None

    def describe(self, cell: Cell) -> str:
        """What stands on a space, in a few words."""
        piece = next((piece for piece, shown in self.picture.pieces.items() if shown.cell == cell), None)
        if piece is None:
            return ""
        shown = self.picture.pieces[piece]
        words = capital(piece_name(self.picture, piece))
        letter = self.picture.letter(shown.lane)
        if shown.what in MINIONS and letter:
            words = say("note.lane", piece=words, lane=letter)
        if self.picture.is_stray(piece):
            words = say("note.stray", piece=words)
        if shown.what in MINIONS and self.picture.is_shielded(piece):
            return say("note.immune", piece=words)
        choice = self.choice
        preview = choices.attack_preview(self.asker.seen, choice, piece) if choice is not None else ""
        return say("note.preview", piece=words, preview=preview) if preview else words
