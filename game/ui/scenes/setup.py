"""Setting up a game: map, length, teams, seed, and the cards of each hero to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.lane.cards import BLUE_TEAM, RED_TEAM, Hero
from game.lane.heroes import HEROES
from game.lane.selection import NotEnoughHeroes, Selection
from game.lane.setup import FEWEST_A_SIDE, LONG, MOST_A_SIDE, QUICK, counters
from game.session import HUMAN
from game.store import folders, saves
from game.store.maps import MapEntry, find_maps
from game.text import say, team_name
from game.ui.app import App
from game.ui.battle.units import Units
from game.ui.input import Command, command_of
from game.ui.scene import Scene
from game.ui.scenes import start
from game.ui.scenes.backdrop import DEFAULT_MAP, map_picture, table_with_board
from game.ui.scenes.draft import (
    CARDS,
    CHOSEN,
    PLACES_A_SIDE,
    PLAYERS,
    SAME,
    WAYS,
    Draft,
    draft_like,
    first_draft,
)
from game.ui.scenes.profile import draw_profile
from game.ui.theme import GOLD, PANEL, PANEL_LINE, TEXT_DIM, TEXT_SOFT, WHITE, Theme, mix
from game.ui.widgets import Button, Choices, NumberField, Page, Row, Segments, Stepper, Widget, shapes
from game.ui.widgets.base import Pressable, corner, draw_lines, row_height
from game.ui.widgets.buttons import MAIN
from game.ui.widgets.shelf import Shelf

SIGNS = {HUMAN: "person", SAME: "person"}
PIT = (8, 11, 14)
CARDS_RISE = 168
"""How far the cards reach above the foot, in design pixels."""

LEAST_PICTURE = 70
"""The least height in pixels of the picture of a map."""


class Head(Pressable):
    """The medallion of a seat; pressing it shows the cards of its hero. It has a question mark while that is open."""

    def __init__(self, scene: SetupScene, team: int, hero: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.scene = scene
        self.team = team
        self.hero = hero

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        size = min(self.rect.size)
        if self.hovered or self.focused:
            size = round(size * 1.06)
        if not self.enabled:
            self._draw_open(surface, theme, size * 4 // 5)
            return
        picture = self.scene.units.medallion(self.hero, self.team, size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))

    def _draw_open(self, surface: pygame.Surface, theme: Theme, size: int) -> None:
        colours = theme.team(self.team)
        coin = shapes.box((size, size), size // 2, mix(PANEL, colours.dark, 0.5), colours.light, 2)
        surface.blit(coin, coin.get_rect(center=self.rect.center))
        mark = theme.text_px("serif-bold", max(14, size * 3 // 5), "?", colours.light)
        surface.blit(mark, mark.get_rect(center=self.rect.center))

    def draw_focus(self, surface: pygame.Surface, theme: Theme) -> None:
        shapes.ring(surface, self.rect, self.rect.width // 2, WHITE, max(2, theme.px(2.5)))


class SeatPanel:
    """The controls of one seat: medallion, hero, player, cards."""

    def __init__(self, scene: SetupScene, number: int) -> None:
        place = scene.draft.places[number]
        self.scene = scene
        self.number = number
        self.words = ""
        self.team = number // PLACES_A_SIDE
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.head = Head(scene, self.team, place.hero, lambda: scene.look_at(number))
        self.hero = Stepper(
            [(id_, hero.name) for id_, hero in HEROES.items()],
            place.hero,
            lambda hero: scene.choose_hero(number, hero),
            tip=say("setup.hero-tip"),
            size=20,
        )
        self.player = Stepper(
            [(player, "") for player in PLAYERS],
            place.player,
            lambda player: scene.choose_player(number, player),
            tip=say("setup.player-tip"),
            signs={player: SIGNS.get(player, "bot") for player in PLAYERS},
        )
        self.cards = Stepper(
            [(cards, "") for cards in CARDS],
            place.cards,
            lambda cards: scene.choose_cards(number, cards),
            size=14,
        )

    @property
    def widgets(self) -> list[Widget]:
        """All its controls in the order of Tab."""
        return [self.head, self.hero, self.player, self.cards]

    def show(self) -> None:
        """Take over what the draft says."""
        draft = self.scene.draft
        place = draft.places[self.number]
        self.head.hero = self.hero.value = place.hero
        self.head.enabled = self.hero.visible = draft.names_heroes
        self.player.value = place.player
        called = draft.called(self.number, f"player{self.words}") if self.number in draft.playing else ""
        self.player.options = [(player, called) for player in PLAYERS]
        self.cards.value = place.cards
        self.cards.options = [(cards, say(f"setup.cards{self.words}.{cards}")) for cards in CARDS]
        self.cards.tip = self._about_cards(HEROES[place.hero])

    def _about_cards(self, hero: Hero) -> str:
        if not self.scene.draft.names_heroes:
            return say("setup.cards-tip-open")
        usual = next(card for card in hero.cards if card.colour is hero.handicap.colour and card.tier == 0)
        return say("setup.cards-tip", weaker=hero.handicap.name, usual=usual.name)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Lay the controls out in a panel; Blue's is a mirror image of Red's."""
        self.rect = rect
        pad = theme.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        gap = max(3, theme.px(8))
        rows = [row_height(theme, 20), row_height(theme, 17), max(22, theme.px(36))]
        while sum(rows) + 2 * gap > inner.height and min(rows) > 20:
            rows = [row - 1 for row in rows]
        beside = sum(rows) + 2 * gap > inner.height
        face = min(inner.height, round(inner.width * 0.36), theme.px(190))
        longest = theme.font("sans-bold", 17).size(say("player.person-too", number=2))[0]
        self.words = ".short" if beside and inner.width - face < 2 * longest + theme.px(250) else ""
        self.show()
        if beside:
            rows = [max(18, (inner.height - gap) // 2)] * 2
        head = pygame.Rect(0, 0, face, face)
        head.midleft = inner.midleft
        x, width = head.right + pad, inner.right - head.right - pad
        if self.team == 1:
            head.midright = inner.midright
            x, width = inner.x, head.x - inner.x - pad
        self.head.place(head, theme)
        if beside:
            half = (width - gap) * 7 // 12
            self.hero.place(pygame.Rect(x, inner.y, width, rows[0]), theme)
            low = inner.y + rows[0] + gap
            self.player.place(pygame.Rect(x, low, half, rows[1]), theme)
            self.cards.place(pygame.Rect(x + half + gap, low, width - half - gap, rows[1]), theme)
            return
        y = inner.y + (inner.height - sum(rows) - 2 * gap) // 2
        for widget, row in zip((self.hero, self.player, self.cards), rows, strict=True):
            widget.place(pygame.Rect(x, y, width, row), theme)
            y += row + gap


class SetupScene(Scene):
    """The two teams face each other; below them lie the cards of the hero looked at."""

    def __init__(self, app: App, entries: list[MapEntry] | None = None) -> None:
        super().__init__(app)
        self.entries = find_maps() if entries is None else entries
        self.draft = self._first_draft()
        self.looked_at = 0
        self.panels = [SeatPanel(self, number) for number in range(2 * PLACES_A_SIDE)]
        self._make_controls()
        self._take_over()
        self.page.focus(self.start)

    # What is chosen

    def look_at(self, number: int) -> None:
        """Show the cards of the hero on a place."""
        self.looked_at = number
        self.shelf.show(HEROES[self.draft.places[number].hero])
        self.app.redraw()

    def choose_hero(self, number: int, hero: str) -> None:
        """Put a hero on a place and show its cards."""
        self.draft.choose_hero(number, hero, list(HEROES))
        self._take_over()
        self.look_at(number)

    def choose_player(self, number: int, player: str) -> None:
        """Say who plays a place."""
        self.draft.choose_player(number, player)
        self._take_over()

    def choose_cards(self, number: int, cards: str) -> None:
        """Give a place its usual cards, its weaker one, or both."""
        self.draft.places[number].cards = cards
        self.look_at(number)

    def begin(self) -> None:
        """Start the game, and remember how it was set up."""
        self.app.sound.play("card")
        self.app.settings.last_game = self.draft.remembered()
        self.app.keep_settings()
        if self.draft.way == CHOSEN:
            start.begin(self.app, self.draft.setup(), self.draft.players, self.draft.seed)
        else:
            self._select()

    def _select(self) -> None:
        """Have the heroes chosen first; where there are too few, say so."""
        from game.ui.scenes.selection import SelectionScene

        seed = start.new_seed() if self.draft.seed is None else self.draft.seed
        try:
            begun = Selection(self.draft.terms(list(HEROES)), seed)
        except NotEnoughHeroes as error:
            start.explain(self.app, "setup.cannot", str(error))
            return
        self.app.push(SelectionScene(self.app, self.draft, begun, seed))

    # The scene

    def handle(self, event: pygame.event.Event) -> None:
        if not self.page.handle(event) and command_of(event) is Command.CANCEL:
            self.app.pop()
            return
        focused = self.page.ring.current
        number = next((n for n in self.draft.playing if focused in self.panels[n].widgets), self.looked_at)
        if number != self.looked_at:
            self.look_at(number)

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        pad = theme.px(32)
        whole = pygame.Rect((0, 0), size).inflate(-2 * pad, -2 * theme.px(22))
        self._head = pygame.Rect(whole.x, whole.y, whole.width, theme.line_height(48) + theme.px(6))
        self.units = Units(theme, theme.px(30))
        self._ground = table_with_board(size, theme.palette).copy()
        shapes.veil(self._ground, (10, 14, 18), 120)
        low = max(theme.px(270), 150)
        self._foot = pygame.Rect(whole.x, whole.bottom - low, whole.width, low)
        middle = pygame.Rect(
            whole.x, self._head.bottom, whole.width, self._foot.y - self._head.bottom - theme.px(18)
        )
        self._side = pygame.Rect(middle.x, middle.y, max(theme.px(430), 216), middle.height)
        left = self._side.right + theme.px(36)
        high = self._foot.y - theme.px(CARDS_RISE) - whole.y
        self._field = pygame.Rect(left, whole.y, middle.right - left, high)
        wide = self.first.wants(theme)[0]
        self.first.place(
            pygame.Rect(self._side.right - wide, self._head.y + theme.px(4), wide, row_height(theme, 17)),
            theme,
        )
        self._lay_out_side(theme)
        self._lay_out_seats(theme)
        self._lay_out_foot(theme)

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        surface.blit(self._ground, (0, 0))
        room = self.first.rect.x - theme.px(12) - self._head.x
        surface.blit(theme.fitted("serif-bold", 48, say("setup.title"), GOLD, room), self._head)
        self._draw_side(surface, theme)
        self._draw_map(surface, theme)
        self._draw_teams(surface, theme)
        if self.draft.names_heroes:
            draw_profile(surface, theme, self.shelf.hero, self._profile)
        else:
            self._draw_way(surface, theme)
        self._draw_warning(surface, theme)
        self.page.draw(surface, theme)
        self.shelf.draw_enlarged(surface, theme)

    # Behind the scene

    def _first_draft(self) -> Draft:
        good = [entry.id for entry in self.entries if entry.board is not None]
        map_id = DEFAULT_MAP if DEFAULT_MAP in good or not good else good[0]
        last = self.app.settings.last_game
        draft = draft_like(last, list(HEROES)) if last is not None else None
        draft = draft or first_draft(map_id, list(HEROES))
        if draft.map not in good:
            draft.map = map_id
        return draft

    def _make_controls(self) -> None:
        draft = self.draft
        self.maps = Choices([_row_of(entry) for entry in self.entries], draft.map, self._choose_map)
        self.length = Segments(
            [],
            draft.length,
            self._choose_length,
        )
        self.sizes = [
            Segments(
                [(size, str(size)) for size in draft.sizes],
                draft.sizes[team],
                partial(self._choose_size, team),
            )
            for team in (RED_TEAM, BLUE_TEAM)
        ]
        self.way = Stepper(
            [(way, say(f"setup.way.{way}")) for way in WAYS],
            draft.way,
            self._choose_way,
        )
        self.first = Button(say("setup.first"), self._first_game, size=17, tip=say("setup.first-tip"))
        self.seed = NumberField(
            draft.seed, self._choose_seed, say("setup.seed-empty"), longest=9, tip=say("setup.seed-tip")
        )
        self.roll = Button("", self._roll, "dice", size=17, tip=say("setup.roll"))
        self.shelf = Shelf(HEROES[draft.places[0].hero])
        self._replaces = saves.has_current()
        self.start = Button(say("setup.start"), self.begin, "sword", look=MAIN, size=24)
        self.back = Button(say("scene.back"), self.app.pop, "arrow_left", pygame.K_ESCAPE)
        self.page = Page(click=self.app.click)

    def _take_over(self) -> None:
        """Show what the draft says in all controls."""
        lanes = self._lanes()
        self.draft.fit(lanes, list(HEROES))
        for team, segments in enumerate(self.sizes):
            segments.options = [
                (size, str(size)) for size in range(FEWEST_A_SIDE[lanes], MOST_A_SIDE[lanes] + 1)
            ]
            segments.value = self.draft.sizes[team]
            segments.tip = say(f"setup.size-tip.{lanes}")
        self.maps.value, self.length.value, self.way.value = self.draft.map, self.draft.length, self.draft.way
        self._offer_lengths(lanes)
        self.way.tip = self._about_way() if self.draft.names_heroes else ""  # else it stands below the seats
        self.shelf.visible = self.draft.names_heroes
        for panel in self.panels:
            panel.show()
        seats = [widget for number in self.draft.playing for widget in self.panels[number].widgets]
        self.start.enabled = any(entry.board is not None for entry in self.entries)
        agreed = [self.first, self.maps, self.length, *self.sizes, self.way, self.seed, self.roll]
        self.page.set([*agreed, *seats, self.shelf, self.back, self.start])

    def _offer_lengths(self, lanes: int) -> None:
        """Quick or long; two lanes know one length only (L2.6)."""
        self.length.enabled = lanes == 1
        if lanes == 1:
            self.length.options = [(QUICK, say("setup.length-quick")), (LONG, say("setup.length-long"))]
            self.length.tip = ""
        else:
            self.length.options = [(self.draft.length, say("setup.length-only"))]
            self.length.tip = say("setup.length-tip")

    def _about_way(self) -> str:
        """How heroes are chosen now, in a sentence or two."""
        bans = 0 if self.draft.way == CHOSEN else self.draft.terms(list(HEROES)).bans
        return say(f"setup.way-about.{self.draft.way}", bans=bans)

    def _lanes(self) -> int:
        """How many lanes the chosen board has."""
        board = next((entry.board for entry in self.entries if entry.id == self.draft.map), None)
        return 1 if board is None else len(board.lanes)

    def _choose_map(self, map_id: str) -> None:
        self.draft.map = map_id
        sizes = [*self.draft.sizes]
        self._settle()
        if sizes != self.draft.sizes:
            self.app.note(say(f"setup.size-tip.{self._lanes()}"))

    def _choose_way(self, way: str) -> None:
        self.draft.way = way
        self._take_over()

    def _first_game(self) -> None:
        """Set up the line-up for a first game (L21.6)."""
        map_id = DEFAULT_MAP if any(entry.id == DEFAULT_MAP for entry in self.entries) else self.draft.map
        self.draft = first_draft(map_id, list(HEROES))
        self._settle()
        self.look_at(0)

    def _settle(self) -> None:
        """Show the draft with as many places as it has now."""
        self._take_over()
        if self.looked_at not in self.draft.playing:
            self.look_at(0)
        self.resize(self.app.size)

    def _choose_length(self, length: str) -> None:
        self.draft.length = length

    def _choose_size(self, team: int, size: int) -> None:
        self.draft.choose_size(team, size, list(HEROES))
        self._settle()

    def _choose_seed(self, seed: int | None) -> None:
        self.draft.seed = seed

    def _roll(self) -> None:
        self.draft.seed = start.new_seed()
        self.seed.set(self.draft.seed)

    def _lay_out_side(self, theme: Theme) -> None:
        side, label = self._side, theme.line_height(12) + theme.px(4)
        row, gap = row_height(theme, 17), theme.px(16)
        about = theme.line_height(14)
        y = side.bottom - row
        dice = max(row, theme.px(56))
        self.seed.place(pygame.Rect(side.x, y, side.width - dice - theme.px(10), row), theme)
        self.roll.place(pygame.Rect(side.right - dice, y, dice, row), theme)
        y -= label + gap + row
        self.way.place(pygame.Rect(side.x, y, side.width, row), theme)
        y -= label + gap + row
        half = (side.width - theme.px(20)) // 2
        self.sizes[RED_TEAM].place(pygame.Rect(side.x, y, half, row), theme)
        self.sizes[BLUE_TEAM].place(pygame.Rect(side.right - half, y, half, row), theme)
        y -= label + gap + about + row
        self.length.place(pygame.Rect(side.x, y, side.width, row), theme)
        y -= label + gap
        self._place_maps(theme, pygame.Rect(side.x, side.y + label, side.width, y - side.y - label))

    def _place_maps(self, theme: Theme, rect: pygame.Rect) -> None:
        """The list of maps, and below it a picture of the chosen one if there is room."""
        gap = theme.px(12)
        self.maps.rect.width = rect.width
        needed = self.maps.height(theme)
        spare = rect.height - gap - min(needed, rect.height * 4 // 5)
        high = min(spare, round(rect.width * 0.55))
        self._picture = (
            pygame.Rect(rect.x, rect.bottom - high, rect.width, high) if high >= LEAST_PICTURE else None
        )
        used = 0 if self._picture is None else high + gap
        self.maps.place(pygame.Rect(rect.x, rect.y, rect.width, rect.height - used), theme)

    def _lay_out_seats(self, theme: Theme) -> None:
        field, gap = self._field, theme.px(14)
        head = theme.line_height(24)
        middle = theme.px(70)
        width = (field.width - middle) // 2
        most = max(self.draft.sizes)
        high = min((field.height - head) // most - gap, theme.px(240))
        top = field.y + head + (field.height - head - most * (high + gap)) // 2
        for number in self.draft.playing:
            team, place = divmod(number, PLACES_A_SIDE)
            x = field.x if team == 0 else field.right - width
            self.panels[number].place(pygame.Rect(x, top + place * (high + gap), width, high), theme)

    def _lay_out_foot(self, theme: Theme) -> None:
        foot, gap = self._foot, theme.px(36)
        wide = max(self.start.wants(theme)[0], theme.px(320))
        high = max(theme.px(84), row_height(theme, 24))
        self.start.place(pygame.Rect(foot.right - wide, foot.bottom - high, wide, high), theme)
        low = row_height(theme)
        back = max(self.back.wants(theme)[0], theme.px(220))
        x = self.start.rect.x - back - theme.px(14)
        self.back.place(pygame.Rect(x, foot.bottom - low, back, low), theme)
        self._profile = pygame.Rect(foot.x, foot.y, self._side.width, foot.height)
        left, top = self._profile.right + gap, self._field.bottom + theme.px(18)
        bottom = self.start.rect.y - theme.px(14)
        self.shelf.place(pygame.Rect(left, top, foot.right - left, bottom - top), theme)

    def _draw_warning(self, surface: pygame.Surface, theme: Theme) -> None:
        """Say that a game that was left goes when another one starts."""
        if not self._replaces:
            return
        room = self.back.rect.x - self.shelf.rect.x - theme.px(20)
        words = theme.fitted("sans", 14, say("setup.replaces"), TEXT_DIM, room)
        surface.blit(
            words, words.get_rect(midright=(self.back.rect.x - theme.px(20), self.back.rect.centery))
        )

    def _draw_way(self, surface: pygame.Surface, theme: Theme) -> None:
        """Say how heroes will be chosen, where their cards lie otherwise."""
        rect = self.shelf.rect.move(0, theme.px(24))
        title = theme.text("serif-bold", 32, say(f"setup.way.{self.draft.way}"), GOLD)
        surface.blit(title, rect)
        below = rect.move(0, title.get_height() + theme.px(8))
        below.width = min(rect.width, theme.px(1000))
        draw_lines(surface, theme, "sans", 20, self._about_way(), below, TEXT_SOFT)

    def _draw_side(self, surface: pygame.Surface, theme: Theme) -> None:
        up = theme.line_height(12) + theme.px(3)
        for key, widget in (
            ("map", self.maps),
            ("length", self.length),
            ("heroes-red", self.sizes[RED_TEAM]),
            ("heroes-blue", self.sizes[BLUE_TEAM]),
            ("way", self.way),
            ("seed", self.seed),
        ):
            words = theme.capitals(12, say(f"setup.{key}"), TEXT_DIM)
            surface.blit(words, (widget.rect.x, widget.rect.y - up))
        lanes = self._lanes()
        waves, lives = counters(lanes, len(self.draft.playing), self.draft.length)
        about = say("setup.length-about" if lanes == 1 else "setup.length-two", waves=waves, lives=lives)
        line = theme.fitted("sans", 14, about, TEXT_DIM, self.length.rect.width)
        surface.blit(line, (self.length.rect.x, self.length.rect.bottom + theme.px(3)))
        if not self.entries:
            rect = self.maps.rect.inflate(-2 * theme.px(14), -2 * theme.px(14))
            draw_lines(
                surface, theme, "sans", 17, say("setup.no-maps", folder=folders.maps()), rect, TEXT_SOFT
            )

    def _draw_map(self, surface: pygame.Surface, theme: Theme) -> None:
        board = next((entry.board for entry in self.entries if entry.id == self.draft.map), None)
        if self._picture is None or board is None:
            return
        rect = self._picture
        picture = map_picture(board, (rect.width - 4, rect.height - 4), theme.palette, PIT)
        surface.blit(shapes.box(rect.size, corner(theme), PIT, PANEL_LINE, 1), rect)
        surface.blit(picture, rect.move(2, 2))

    def _draw_teams(self, surface: pygame.Surface, theme: Theme) -> None:
        for number in self.draft.playing:
            panel = self.panels[number]
            colours = theme.team(panel.team)
            looked = number == self.looked_at and self.draft.names_heroes
            line = GOLD if looked else colours.light
            fill = mix(PANEL, colours.dark, 0.22)
            width = max(1, theme.px(3 if looked else 1.5))
            surface.blit(shapes.box(panel.rect.size, corner(theme) + 3, fill, line, width), panel.rect)
            if not self.draft.names_heroes:
                words = theme.fitted("serif-italic", 20, say("setup.open"), TEXT_DIM, panel.hero.rect.width)
                surface.blit(words, words.get_rect(center=panel.hero.rect.center))
        top = self.panels[0].rect.y - theme.line_height(24) - theme.px(4)
        for team in (0, 1):
            rect = self.panels[team * PLACES_A_SIDE].rect
            words = theme.capitals(20, team_name(team), theme.team(team).light, "serif-bold")
            x = rect.x + theme.px(6) if team == 0 else rect.right - words.get_width() - theme.px(6)
            surface.blit(words, (x, top))
        self._draw_versus(surface, theme)

    def _draw_versus(self, surface: pygame.Surface, theme: Theme) -> None:
        """A line between the teams."""
        x = (self.panels[0].rect.right + self.panels[PLACES_A_SIDE].rect.x) // 2
        last = self.panels[
            max(self.draft.sizes) - 1 + PLACES_A_SIDE * (self.draft.sizes[0] < self.draft.sizes[1])
        ].rect
        top, bottom = self.panels[0].rect.y, last.bottom
        pygame.draw.line(surface, PANEL_LINE, (x, top), (x, bottom), max(1, theme.px(2)))
        half = theme.px(9)
        y = (top + bottom) // 2
        pygame.draw.polygon(surface, GOLD, [(x - half, y), (x, y - half), (x + half, y), (x, y + half)])


def _row_of(entry: MapEntry) -> Row:
    if entry.board is None:
        return Row(entry.id, entry.title, faults=tuple(entry.problems))
    spaces = entry.board.playable.bit_count()
    author = entry.board.plan.author
    key = "setup.map-below" if author else "setup.map-below-plain"
    return Row(entry.id, entry.title, say(key, spaces=spaces, author=author), ())
