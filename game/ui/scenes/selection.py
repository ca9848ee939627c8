"""Choosing heroes before a battle: who picks or strikes out whom, with the cards of the hero looked at."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.bots.drafter import choose_hero
from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.match import Match, play
from game.lane.cards import Hero
from game.lane.heroes import HEROES
from game.lane.selection import Banned, Drafted, Offered, Picked, Selection, SelectionRules, Tossed, Way
from game.session import HUMAN
from game.text import say, team_name
from game.ui.app import App
from game.ui.battle.units import Units
from game.ui.icons import emblem, icon
from game.ui.input import Command, command_of
from game.ui.scene import Scene
from game.ui.scenes import start
from game.ui.scenes.backdrop import table_with_board
from game.ui.scenes.draft import Draft
from game.ui.scenes.profile import draw_profile
from game.ui.theme import (
    BLACK,
    CREAM,
    GOLD,
    GOLD_DARK,
    PANEL,
    PANEL_LIGHT,
    PANEL_LINE,
    TEXT,
    TEXT_DIM,
    TEXT_SOFT,
    WHITE,
    Colour,
    Theme,
    mix,
)
from game.ui.widgets import Button, Page, shapes
from game.ui.widgets.base import Pressable, corner, row_height
from game.ui.widgets.buttons import MAIN
from game.ui.widgets.shelf import Shelf

BOT_SECONDS = 0.8
"""How long a bot seems to think before it chooses, at the usual speed."""

FREE, TAKEN, STRUCK, CLOSED = "free", "taken", "struck", "closed"
"""How it stands with a hero: it may be chosen now; it has a team; it is struck out; it may not be chosen now."""

QUESTIONS = {"pick_hero": "pick", "ban_hero": "ban", "pick_player": "captain"}


class Tile(Pressable):
    """A hero, or a player with its hero: a click looks at it, a second one chooses it, and so does Enter."""

    def __init__(self, scene: SelectionScene, option: str | int) -> None:
        super().__init__(self._chosen)
        self.scene, self.option = scene, option
        self.hero = scene.hero_of(option)
        self._looked_at = False

    def mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._looked_at = self.scene.looked_at == self.option
        return super().mouse(event)

    def command(self, command: Command) -> bool:
        self._looked_at = True
        return super().command(command)

    def _chosen(self) -> None:
        if self._looked_at:
            self.scene.choose(self.option)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        state, team = self.scene.standing(self.option)
        looked = self.scene.looked_at == self.option
        ground = mix(PANEL, theme.team(team).dark, 0.35) if state == TAKEN else PANEL
        fill = PANEL_LIGHT if state == FREE and (looked or self.hovered) else ground
        line = theme.team(team).light if state == TAKEN else GOLD_DARK if state == FREE else PANEL_LINE
        box = shapes.box(
            self.rect.size,
            corner(theme),
            fill,
            GOLD if looked else line,
            max(1, theme.px(3.5 if looked else 1.5)),
        )
        surface.blit(box, self.rect)
        bottom = self._draw_words(surface, theme, state)
        self._draw_emblem(surface, theme, state, team, bottom)

    def _draw_words(self, surface: pygame.Surface, theme: Theme, state: str) -> int:
        """The name at the foot, and under it who the player is; gives where the words begin."""
        y, room = self.rect.bottom - theme.px(5), self.rect.width - 8
        ink = TEXT if state in (FREE, TAKEN) else TEXT_DIM
        lines = [theme.fitted("serif-bold", 20, self.hero.name, ink, room)]
        if isinstance(self.option, int):
            lines.insert(0, theme.fitted("sans", 14, self.scene.name_of(self.option), TEXT_SOFT, room))
        for line in lines:
            y -= line.get_height()
            surface.blit(line, (self.rect.centerx - line.get_width() // 2, y))
        return y

    def _draw_emblem(self, surface: pygame.Surface, theme: Theme, state: str, team: int, bottom: int) -> None:
        room = pygame.Rect(self.rect.x, self.rect.y + theme.px(6), self.rect.width, 0)
        room.height = bottom - room.y - theme.px(2)
        side = max(16, min(room.height, room.width - theme.px(12)))
        coin = side * 9 // 10
        medal = (
            self.scene.units.medallion(self.hero.id, team, side)
            if state == TAKEN
            else _coin(self.hero, coin, state)
        )
        spot = medal.get_rect(center=room.center)
        surface.blit(medal, spot)
        if state == STRUCK:
            cross = icon("cross", side * 2 // 3, mix(BLACK, WHITE, 0.85))
            surface.blit(cross, cross.get_rect(center=spot.center))


def _coin(hero: Hero, side: int, state: str) -> pygame.Surface:
    """The emblem of a hero that is on nobody's side."""
    free = state == FREE
    paper, ink = (
        (mix(CREAM, PANEL, 0.12), PANEL) if free else (mix(PANEL, CREAM, 0.2), mix(PANEL, CREAM, 0.45))
    )
    line: Colour = mix(GOLD, BLACK, 0.3) if free else PANEL_LINE
    coin = shapes.box((side, side), side // 2, paper, line, 2).copy()
    sign = emblem(hero.id, round(side * 0.64), ink)
    coin.blit(sign, sign.get_rect(center=coin.get_rect().center))
    return coin


class SelectionScene(Scene):
    """The choosing from the toss to the last pick; then the battle begins with the heroes chosen."""

    def __init__(self, app: App, draft: Draft, begun: Selection, seed: int) -> None:
        super().__init__(app)
        self.draft, self.seed = draft, seed
        self._begun = begun
        self._rng = Random(f"{seed}/selection")
        self.match = self._match()
        self.authors: list[str] = []
        self._waited = 0.0
        self.tiles = [Tile(self, option) for option in self._options()]
        first = next((tile for tile in self.tiles if self.may_choose(tile.option)), self.tiles[0])
        self.looked_at = first.option
        self.shelf = Shelf(first.hero)
        self.back = Button(say("scene.back"), self.app.pop, "arrow_left", pygame.K_ESCAPE)
        self.undo = Button(say("select.undo"), self.take_back, "undo", pygame.K_z)
        self.main = Button("", self.go_on, look=MAIN, size=24)
        self.page = Page([*self.tiles, self.shelf, self.back, self.undo, self.main], self.app.click)
        self._refresh()
        self.page.focus(self.main if self.match.is_over else first)

    def _match(self) -> Match[Selection]:
        return Match.start(SelectionRules(), self._begun.copy())

    def _options(self) -> list[str | int]:
        terms = self._begun.terms
        return list(range(terms.count)) if terms.way is Way.PLAYER_DRAFT else list(terms.pool)

    # Who and what

    @property
    def asked(self) -> Decision[Any] | None:
        """The open question."""
        return self.match.decision

    def hero_of(self, option: str | int) -> Hero:
        """The hero of a tile."""
        return HEROES[self._begun.terms.preset[option] if isinstance(option, int) else option]

    def name_of(self, place: int) -> str:
        """Who plays a place."""
        return self.draft.called(self.draft.playing[place])

    def is_person(self, place: int) -> bool:
        """Whether a person chooses for a place."""
        return self.draft.is_person(self.draft.playing[place])

    def may_choose(self, option: str | int) -> bool:
        """Whether a person may choose this now."""
        asked = self.asked
        return asked is not None and self.is_person(asked.seat) and option in asked.options

    def standing(self, option: str | int) -> tuple[str, int]:
        """How it stands with a hero or player, and the team that has it (-1 for none)."""
        s, asked = self.match.state, self.asked
        if isinstance(option, int):
            team = next((team for team in (0, 1) if option in s.teams[team]), -1)
            if team >= 0:
                return TAKEN, team
        elif option in s.heroes:
            return TAKEN, s.terms.team_of(s.heroes.index(option))
        elif option in s.banned:
            return STRUCK, -1
        return (FREE if asked is not None and option in asked.options else CLOSED), -1

    # Doing

    def look_at(self, option: str | int) -> None:
        """Show the cards of a hero."""
        if option != self.looked_at:
            self.looked_at = option
            self.shelf.show(self.hero_of(option))
            self._refresh()

    def choose(self, option: str | int) -> None:
        """A person picks or strikes out; where that may not be, nothing happens."""
        if self.may_choose(option):
            self.app.sound.play("card")
            self._apply(option, HUMAN)

    def go_on(self) -> None:
        """Choose the hero looked at; when all have one, start the battle."""
        if not self.match.is_over:
            self.choose(self.looked_at)
            return
        self.app.sound.play("card")
        game = self.draft.after(self.match.state)
        start.begin(self.app, game.setup(), game.players, self.seed)

    def can_take_back(self) -> bool:
        """Whether the last choice was a person's, nobody has chosen since and chance has dealt nothing."""
        events = self.match.events
        return bool(
            self.authors and self.authors[-1] == HUMAN and events and not isinstance(events[-1], Offered)
        )

    def take_back(self) -> None:
        """Take the last choice back."""
        if self.can_take_back():
            choices = (self.match.history or [])[:-1]
            self.authors.pop()
            self.match = self._match()
            play(self.match, choices)
            self._refresh()

    def _apply(self, option: str | int, author: str) -> None:
        assert self.asked is not None
        self.match.apply(self.asked.options.index(option))
        self.authors.append(author)
        self._waited = 0.0
        self._refresh()
        if self.match.is_over:
            self.page.focus(self.main)

    def _refresh(self) -> None:
        asked = self.asked
        self.undo.enabled = self.can_take_back()
        self.main.enabled = asked is None or self.may_choose(self.looked_at)
        self.main.sign = "sword" if asked is None else ""
        if asked is None:
            self.main.words = say("setup.start")
        elif self.is_person(asked.seat):
            self.main.words = say(
                f"select.do.{QUESTIONS[asked.prompt]}", hero=self.hero_of(self.looked_at).name
            )
        else:
            self.main.words = say("select.waiting", player=self.name_of(asked.seat))
        self.app.redraw()

    # The scene

    def handle(self, event: pygame.event.Event) -> None:
        if not self.page.handle(event) and command_of(event) is Command.CANCEL:
            self.app.pop()
            return
        focused = self.page.ring.current
        if isinstance(focused, Tile):
            self.look_at(focused.option)

    def update(self, seconds: float) -> bool:
        changed = self.page.update(seconds)
        asked = self.asked
        if asked is None or self.is_person(asked.seat):
            return changed
        self._waited += seconds * self.app.settings.speed
        if self._waited < BOT_SECONDS:
            return changed
        bot = self.draft.places[self.draft.playing[asked.seat]].player
        self._apply(choose_hero(self.match.state, asked, self._rng), bot)
        return True

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        self.units = Units(theme, theme.px(30))
        self._ground = table_with_board(size, theme.palette).copy()
        shapes.veil(self._ground, (10, 14, 18), 130)
        whole = self._whole = pygame.Rect((0, 0), size).inflate(-2 * theme.px(32), -2 * theme.px(22))
        self._place_buttons(theme)
        top = whole.bottom - max(theme.px(410), 222)
        left = whole.x + max(theme.px(430), 216)
        self._profile = pygame.Rect(
            whole.x, top + theme.px(14), left - whole.x, whole.bottom - top - theme.px(14)
        )
        left += theme.px(36)
        high = self.main.rect.y - theme.px(14) - top
        self.shelf.place(pygame.Rect(left, top, whole.right - left, high), theme)
        head = theme.line_height(48) + theme.line_height(24) + theme.px(16)
        middle = pygame.Rect(whole.x, whole.y + head, whole.width, top - theme.px(20) - whole.y - head)
        self._lay_out_middle(theme, middle)

    def _lay_out_middle(self, theme: Theme, middle: pygame.Rect) -> None:
        """The teams at the sides, the tiles between them in as many rows as make them largest."""
        side, gap = max(theme.px(250), 134), max(4, theme.px(10))
        self._sides = [pygame.Rect(middle.topleft, (side, middle.height))] * 2
        self._sides[1] = self._sides[0].move(middle.width - side, 0)
        room = middle.inflate(-2 * (side + theme.px(20)), 0)
        count = len(self.tiles)
        columns = max(range(1, count + 1), key=lambda n: min(room.width / n, room.height / -(-count // n)))
        rows = -(-count // columns)
        wide = min((room.width + gap) // columns - gap, theme.px(250))
        high = min((room.height + gap) // rows - gap, theme.px(250))
        left = room.centerx - (columns * (wide + gap) - gap) // 2
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.place(
                pygame.Rect(left + column * (wide + gap), room.y + row * (high + gap), wide, high), theme
            )

    def _place_buttons(self, theme: Theme) -> None:
        whole, high, low = self._whole, max(theme.px(84), row_height(theme, 24)), row_height(theme)
        wide = max(theme.px(400), 200)
        self.main.place(pygame.Rect(whole.right - wide, whole.bottom - high, wide, high), theme)
        x = self.main.rect.x
        for button in (self.undo, self.back):
            width = max(button.wants(theme)[0], theme.px(200))
            x -= width + theme.px(14)
            button.place(pygame.Rect(x, whole.bottom - low, width, low), theme)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        surface.blit(self._ground, (0, 0))
        self._draw_head(surface, theme)
        for team in (0, 1):
            self._draw_team(surface, theme, team)
        draw_profile(surface, theme, self.shelf.hero, self._profile)
        self.page.draw(surface, theme)
        self.shelf.draw_enlarged(surface, theme)

    def _draw_head(self, surface: pygame.Surface, theme: Theme) -> None:
        """What way this is and what was done last; below it whose turn it is."""
        x, y = self._whole.topleft
        title = theme.text("serif-bold", 48, say(f"setup.way.{self.draft.way}"), GOLD)
        surface.blit(title, (x, y))
        room = self._whole.width - title.get_width() - theme.px(40)
        told = theme.fitted("sans", 17, self._told(), TEXT_SOFT, room)
        surface.blit(told, told.get_rect(midright=(self._whole.right, y + title.get_height() // 2)))
        words, colour = self._turn_words(theme)
        line = theme.fitted("sans-bold", 24, words, colour, self._whole.width)
        surface.blit(line, (x, y + theme.line_height(48)))

    def _turn_words(self, theme: Theme) -> tuple[str, Colour]:
        """Whose turn it is, and for what."""
        asked = self.asked
        if asked is None:
            return say("select.done"), CREAM
        team = self.match.state.team_of(asked.seat)
        if not self.is_person(asked.seat):
            return say("select.waiting", player=self.name_of(asked.seat)) + ".", theme.team(team).light
        number = self.draft.leader(self.draft.playing[asked.seat])
        key = f"select.{QUESTIONS[asked.prompt]}"
        words = say(key, team=team_name(team), player=self.draft.called(number))
        return words, mix(theme.team(team).light, WHITE, 0.3)

    def _told(self) -> str:
        """What has happened last, in a sentence."""
        words = (self._sentence(event) for event in reversed(self.match.events or []))
        return next((sentence for sentence in words if sentence), "")

    def _sentence(self, event: Event) -> str:
        match event:
            case Tossed(team):
                return say("select.told.coin", team=team_name(team))
            case Picked(place, hero):
                return self._taken(self.match.state.team_of(place), place, HEROES[hero])
            case Banned(team, hero):
                return say("select.told.banned", team=team_name(team), hero=HEROES[hero].name)
            case Drafted(team, player):
                return self._taken(team, player, self.hero_of(player))
        return ""

    def _taken(self, team: int, place: int, hero: Hero) -> str:
        return say("select.told.picked", team=team_name(team), hero=hero.name, player=self.name_of(place))

    def _draw_team(self, surface: pygame.Surface, theme: Theme, team: int) -> None:
        """The places of a team, one under the other, with the heroes that they have."""
        rect, s = self._sides[team], self.match.state
        name = theme.capitals(20, team_name(team), theme.team(team).light, "serif-bold")
        x = rect.x if team == 0 else rect.right - name.get_width()
        surface.blit(name, (x, rect.y))
        members = s.members(team)
        top = rect.y + name.get_height() + theme.px(6)
        high = min(theme.px(96), (rect.bottom - top) // s.terms.sizes[team])
        for number in range(s.terms.sizes[team]):
            box = pygame.Rect(rect.x, top + number * high, rect.width, high - max(3, theme.px(6)))
            asked = number < len(members) and self.asked is not None and self.asked.seat == members[number]
            line = GOLD if asked else theme.team(team).light
            width = max(1, theme.px(3 if asked else 1.5))
            ground = mix(PANEL, theme.team(team).dark, 0.22)
            surface.blit(shapes.box(box.size, corner(theme), ground, line, width), box)
            if number < len(members):
                self._draw_member(surface, theme, box, members[number])

    def _draw_member(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, place: int) -> None:
        hero = self.match.state.hero_of(place)
        side = box.height - theme.px(8)
        x = box.x + theme.px(6)
        if hero:
            medal = self.units.medallion(hero, self.match.state.team_of(place), side)
            surface.blit(medal, medal.get_rect(midleft=(x, box.centery)))
        x += side + theme.px(8)
        room = box.right - x - 4
        name = HEROES[hero].name if hero else say("select.nobody")
        title = theme.fitted("serif-bold", 20, name, TEXT if hero else TEXT_DIM, room)
        below = theme.fitted("sans", 14, self.name_of(place), TEXT_SOFT, room)
        y = box.centery - (title.get_height() + below.get_height()) // 2
        surface.blit(title, (x, y))
        surface.blit(below, (x, y + title.get_height()))
