"""The battle: the board between the dashboards, the hand below, and every event in motion."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.hexgrid.coords import Cell
from game.kernel.decision import Value
from game.kernel.event import Event
from game.lane import events as told
from game.lane.cards import Card, CardId, Piece
from game.lane.setup import first_state
from game.lane.state import HIDDEN, MINIONS
from game.session import SPECTATOR, Session
from game.store.settings import INSTANT
from game.text import item_name, say
from game.ui.animate import Point
from game.ui.app import App
from game.ui.battle import choices, overlay, rail
from game.ui.battle.asker import Asker
from game.ui.battle.controls import Controls
from game.ui.battle.dashboards import Dashboard, make_dashboards
from game.ui.battle.director import Director
from game.ui.battle.hand import Hand
from game.ui.battle.hud import Hud
from game.ui.battle.layout import lay_out
from game.ui.battle.log import FAINT, Line, Log, opened, piece_name, sentences
from game.ui.battle.picture import Picture, twin_item
from game.ui.battle.prompt import Prompt
from game.ui.battle.stage import Stage
from game.ui.battle.units import Units
from game.ui.board_view import BoardView, Mark
from game.ui.cards_view import CardsView
from game.ui.ground import dither
from game.ui.scene import Scene
from game.ui.theme import SLOT_LINE, TEXT_DIM, WHITE, Theme
from game.ui.widgets import Button, Page, shapes

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
        self._built_for = self.app.theme
        behind = list(self.director.queue) if hasattr(self, "director") else []
        if behind:
            self.director.skip()
        theme = self.app.theme
        cast = self.picture.cast
        self.layout = lay_out(theme, cast.teams)
        self.units_view = BoardView(cast.board, theme, self.layout.board)
        units = Units(theme, self.units_view.radius)
        cards = CardsView(theme)
        players = tuple(self.session.players[seat] for seat in cast.seats)
        boards = make_dashboards(theme, self.layout, units, cards, players)
        self.stage = Stage(
            theme,
            self.layout,
            self.units_view,
            units,
            cards,
            Hud(theme, self.layout, self.picture),
            boards,
            self.picture,
        )
        self.director = Director(self.stage, self._hear, self.app.sound.play)
        self.backdrop = shapes.table(theme.size).copy()
        dither(self.backdrop)
        self.stage.view.warm()
        self.hand = Hand(theme, self.layout, cards)
        self.prompt = Prompt(theme, self.layout.prompt, self.choose)
        self.full = self._full_dashboards(players)
        self.controls = Controls(self)
        self.picker: overlay.Picker | None = None
        self.rail = rail.Rail(theme, units, self.layout.rail)
        self._make_commands()
        self._take_settings()
        self._shown_key = None
        self.director.play(self._pending)
        self._pending = []
        self.refresh()

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
        self._name_speed()

    # Commands

    def _make_commands(self) -> None:
        theme, rect = self.app.theme, self.layout.commands
        self.undo_button = self._command("undo", self.undo, "undo", pygame.K_z)
        self.skip_button = self._command("skip", self.skip, "skip", pygame.K_SPACE)
        self.speed_button = self._command("speed", self.faster, "speed", pygame.K_s)
        self.menu_button = self._command("menu", self.pause, "menu", pygame.K_ESCAPE)
        four = [self.undo_button, self.skip_button, self.speed_button, self.menu_button]
        gap = max(4, theme.px(14))
        wide, high = (rect.width - gap) // 2, (rect.height - gap) // 2
        for number, button in enumerate(four):
            if self.layout.compact:
                button.key = None
            button.place(
                pygame.Rect(
                    rect.x + number % 2 * (wide + gap), rect.y + number // 2 * (high + gap), wide, high
                ),
                theme,
            )
        self.log_button = self._command("log", self.toggle_log, "", pygame.K_l)
        self.log_button.key = None
        self.log_button.visible = self.layout.compact
        self.log_button.place(self.layout.log, theme)
        self.commands = [*four, self.log_button]
        self.page = Page(self.commands, self.app.click)
        self._name_speed()

    def _command(self, name: str, act: Callable[[], None], sign: str, key: int) -> Button:
        size = 14 if self.layout.compact or self.app.theme.scale < 0.8 else 17
        words = "" if name == "speed" else say(f"command.{name}")
        return Button(words, act, sign, key, tip=say(f"command.{name}-tip"), size=size)

    def _name_speed(self) -> None:
        speed = self.app.settings.speed
        times = f"{speed:g}".replace("0.5", "½")
        self.speed_button.words = (
            say("command.instant") if speed >= INSTANT else say("command.speed", times=times)
        )

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
        seat = next((seat for seat in self.session.people if self.session.can_undo(seat)), None)
        if seat is None:
            self.prompt.explain(say("why.undo"))
            return
        self.director.skip()
        self.session.undo(seat)
        self.asker.forget()
        self.asker.look()
        picture = Picture.of(self.session.view(), self.open_hands)
        picture.acting, picture.initiative = self._acting_now(), self.picture.initiative
        self.picture = self.stage.picture = picture
        self.log.add([Line(say("say.undone"), FAINT)])
        self.refresh()

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
        self.undo_button.enabled = any(self.session.can_undo(seat) for seat in self.session.people)
        self.skip_button.enabled = self.director.is_moving
        self.page.set([*self.commands, *self.prompt.buttons])
        self.app.redraw()

    def _ask(self, choice: choices.Choice) -> None:
        """Show a question, unless it is shown already."""
        if self._shown_key == self.asker.key:
            return
        self._shown_key = self.asker.key
        self.prompt.show(choice)
        self.controls.focus = None
        self.picker = self._make_picker(choice) if choice.from_table else None

    def _tell(self) -> None:
        if self.session.is_over:
            self.prompt.tell(say("how.over"))
            return
        if self.director.is_busy:
            return
        names = ", ".join(name for name, _ in self.awaited())
        self.prompt.tell(say("how.watch", names=names) if names else "")

    def _make_picker(self, choice: choices.Choice) -> overlay.Picker:
        s = self.asker.seen
        offers = []
        for card in choice.cards:
            item = None
            if choice.prompt == "upgrade" and choice.hero is not None:
                item = twin_item(s, choice.hero, card)
            words = say("upgrade.item", item=item_name(item)) if item else ""
            offers.append(overlay.Offer(s.card(card), str(item or ""), words))
        title, below = choice.words, choice.below
        if choice.prompt == "upgrade" and choice.hero is not None:
            level = choice.question.decision.about[2]
            title = say("upgrade.title", hero=s.cast.heroes[choice.hero].name, level=level)
            below = say("upgrade.below")
        return overlay.Picker(self.app.theme, self.stage.cards, self.layout.size, title, below, offers)

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

    def awaited(self) -> list[tuple[str, int]]:
        """The names and teams of the heroes for whom the game waits."""
        seats = self.session.waiting_for()
        cast = self.picture.cast
        choice = self.asker.choice
        if (
            choice is not None
            and choice.hero is not None
            and len(seats) == 1
            and cast.seats[choice.hero] == seats[0]
        ):
            return [(cast.heroes[choice.hero].name, cast.teams[choice.hero])]
        return [
            (sheet.name, cast.teams[hero])
            for hero, sheet in enumerate(cast.heroes)
            if cast.seats[hero] in seats
        ]

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

    def update(self, seconds: float) -> bool:
        busy = self.director.is_busy
        events = self._take_events()
        moving = self.director.update(seconds)
        settled = busy and not self.director.is_busy
        if events or settled or (not self.director.is_busy and self.asker.refresh()):
            self.refresh()
            moving = True
        self.skip_button.enabled = self.director.is_moving
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

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.director.pose()
        self._draw_board(surface)
        self._draw_sides(surface)
        self.director.timeline.paint(surface)
        self._draw_foot(surface)
        self._draw_over(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        stage = self.stage
        battle = self.picture.battle_zones()
        slide = stage.slide
        if slide is not None:
            battle = [zone for zone in battle if zone != slide.before]
        surface.blit(stage.view.still(self.backdrop, battle), (0, 0))
        if slide is not None:
            stage.view.draw_light(surface, slide.before, 1 - slide.share)
            stage.view.draw_light(surface, slide.after, slide.share)
            stage.view.draw_sliding_frame(surface, slide.before, slide.after, slide.share)
        stage.view.draw_marks(surface, self._marks())
        if self.hand.dragged is not None and self.controls.drop_lit:
            stage.view.draw_outline(surface)
        self._draw_rings(surface, under=True)
        stage.draw_pieces(surface)
        self._draw_rings(surface, under=False)

    def _marks(self) -> list[Mark]:
        choice = self.choice
        marks = [Mark(cell, "reach") for cell in self._reach()]
        if choice is not None:
            marks += [Mark(cell, "legal") for cell in sorted(choice.cells)]
        hovered = self.controls.cell
        if hovered is not None and choice is not None and hovered in choice.cells:
            marks.append(Mark(hovered, "hover"))
        focus = self.controls.focus_value()
        if choice is not None and isinstance(focus, int) and focus in choice.cells:
            marks.append(Mark(Cell(focus), "focus"))
        if self.hand.dragged is not None and self.controls.drop_lit:
            hero = self.asker.hand_hero()
            if hero is not None and hero in self.picture.pieces:
                marks.append(Mark(self.picture.pieces[hero].cell, "drop"))
        return marks

    def _reach(self) -> list[Cell]:
        """The reach of the card that is pointed at."""
        card = self.hand.dragged or self.hand.hovered or self.hand.picked
        hero = self.asker.hand_hero()
        if card is None or hero is None or self.choice is None or self.choice.prompt != "plan":
            return []
        return choices.reach_of(self.asker.seen, hero, card)

    def _draw_rings(self, surface: pygame.Surface, under: bool) -> None:
        stage, choice = self.stage, self.choice
        acting = self.picture.acting
        names: dict[Piece, str] = {}
        if under:
            if acting is not None and acting in self.picture.pieces:
                names[acting] = "acting"
        elif choice is not None:
            names = dict.fromkeys(sorted(choice.pieces), "target")
            focus, cell = self.controls.focus_value(), self.controls.cell
            hovered = self.asker.seen.piece_at.get(cell) if cell is not None else None
            if hovered in names:
                names[hovered] = "hover"
            if isinstance(focus, int) and focus in names:
                names[Piece(focus)] = "focus"
        for piece, name in names.items():
            if piece in self.picture.pieces:
                ring = stage.units.ring(name)
                pose = stage.poses.get(piece)
                x, y = pose.at if pose is not None and pose.at is not None else stage.where(piece)
                lift = stage.view.radius * 0.12 if piece < len(self.picture.hand) else 0
                surface.blit(ring, ring.get_rect(center=(round(x), round(y - lift))))

    def _draw_sides(self, surface: pygame.Surface) -> None:
        stage, picture = self.stage, self.picture
        awaited = {name for name, _ in self.awaited()} if not self.director.is_busy else set()
        for board in stage.dashboards:
            board.draw(surface, picture, picture.cast.heroes[board.hero].name in awaited)
        stage.hud.draw(surface, picture)
        self.rail.draw(surface, picture, self.asker.seen)
        if not self.layout.compact:
            self.log.draw(surface, stage.theme, self.layout.log)
        self._draw_resolving(surface)

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

    def _draw_resolving(self, surface: pygame.Surface) -> None:
        stage, rect = self.stage, self.layout.resolving
        shown = None if stage.resolving_hidden else self.resolving_card()
        choice = self.choice
        if shown is None:
            if choice is not None and choice.prompt == "plan":
                lit = self.controls.drop_lit
                dashed_box(
                    surface, rect, WHITE if lit else SLOT_LINE, max(2, stage.theme.px(3 if lit else 2))
                )
            return
        card, items, words = shown
        if not self.layout.compact:
            title = stage.theme.capitals(12, words, TEXT_DIM)
            surface.blit(title, title.get_rect(midbottom=(rect.centerx, rect.y - max(3, stage.theme.px(8)))))
        spread = stage.theme.px(24)
        surface.blit(
            shapes.shadow(rect.size, stage.theme.px(16), spread, 190),
            rect.move(-spread, -spread + stage.theme.px(8)),
        )
        surface.blit(stage.cards.face(card, rect.width, items), rect)
        if self.controls.drop_lit and self.hand.dragged:
            dashed_box(surface, rect.inflate(8, 8), WHITE, max(2, stage.theme.px(3)))

    def _draw_foot(self, surface: pygame.Surface) -> None:
        theme = self.stage.theme
        self.prompt.draw(surface)
        rail.draw_waiting(surface, theme, self.layout.waiting, [] if self.session.is_over else self.awaited())
        hero = self.asker.hand_hero()
        if hero is not None:
            choice = self.choice
            lit = choice.cards if choice is not None and choice.from_hand else None
            self.hand.draw(surface, self.picture.cast.cards, self.picture.items[hero], lit)
        self.page.draw(surface, theme)
        self._draw_focus(surface)
        if hero is not None:
            place = self.hand.draw_enlarged(surface, self.picture.cast.cards, self.picture.items[hero])
            self._draw_preview(surface, place)
            self.hand.draw_held(surface, self.picture.cast.cards, self.picture.items[hero])

    def _draw_focus(self, surface: pygame.Surface) -> None:
        """The mark of the keys on a button or on a hero that is not on the board."""
        focus = self.controls.focus_value()
        if self.controls.focus is None:
            return
        for button, value in zip(self.prompt.buttons, self.prompt.values, strict=True):
            if value == focus:
                button.draw_focus(surface, self.stage.theme)

    def _draw_preview(self, surface: pygame.Surface, place: pygame.Rect | None) -> None:
        choice, card = self.choice, self.hand.hovered or self.hand.picked
        if place is None or choice is None or card is None:
            return
        words = choices.defence_preview(self.asker.seen, choice, card)
        if words:
            overlay.draw_note(surface, self.stage.theme, words, (place.centerx, place.y - 6))

    def _draw_over(self, surface: pygame.Surface) -> None:
        theme = self.stage.theme
        if self.log_open and self.layout.compact:
            self.log.draw(surface, theme, opened(self.layout))
        if self.picker is not None:
            hero = self.choice.hero if self.choice is not None else None
            self.picker.draw(surface, self.picture.items[hero] if hero is not None else ())
        self._draw_peek(surface)
        if self.asker.covered and not self.director.is_busy and self.asker.choice is not None:
            hero = self.asker.choice.hero
            if hero is not None:
                sheet = self.picture.cast.heroes[hero]
                team = self.picture.cast.teams[hero]
                overlay.draw_cover(surface, theme, self.stage.units, sheet.id, sheet.name, team)

    def _draw_peek(self, surface: pygame.Surface) -> None:
        peek = self.controls.peek
        if peek is None or self.picker is not None:
            return
        if peek.hero is not None and self.layout.compact:
            self.full[peek.hero].draw(surface, self.picture, False)
        if peek.card:
            items = self.picture.items[peek.owner] if peek.owner is not None else ()
            card = self.picture.cast.cards[peek.card]
            anchor = self.full[peek.hero].rect if peek.hero is not None else peek.anchor
            overlay.draw_card_beside(
                surface, self.stage.cards, card, self.layout.enlarged_card, items, anchor
            )
        elif peek.words:
            overlay.draw_note(surface, self.stage.theme, peek.words, peek.anchor.midtop)

    def describe(self, cell: Cell) -> str:
        """What stands on a space, in a few words."""
        piece = next((piece for piece, shown in self.picture.pieces.items() if shown.cell == cell), None)
        if piece is None:
            return ""
        shown = self.picture.pieces[piece]
        words = piece_name(self.picture, piece)
        if shown.what in MINIONS and self.picture.is_shielded(piece):
            return say("note.immune", piece=words)
        choice = self.choice
        preview = choices.attack_preview(self.asker.seen, choice, piece) if choice is not None else ""
        return say("note.preview", piece=words, preview=preview) if preview else words


def dashed_box(surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int], width: int) -> None:
    """A dashed rectangle: a place for a card."""
    dash, gap = max(6, rect.width // 14), max(4, rect.width // 20)
    for x in range(rect.x, rect.right, dash + gap):
        end = min(x + dash, rect.right)
        pygame.draw.line(surface, colour, (x, rect.y), (end, rect.y), width)
        pygame.draw.line(surface, colour, (x, rect.bottom), (end, rect.bottom), width)
    for y in range(rect.y, rect.bottom, dash + gap):
        end = min(y + dash, rect.bottom)
        pygame.draw.line(surface, colour, (rect.x, y), (rect.x, end), width)
        pygame.draw.line(surface, colour, (rect.right, y), (rect.right, end), width)
