"""How a game ended, and its story: pushes along a line of time and what every hero did."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from random import Random

import pygame

from game.playback import RECORDED
from game.session import HUMAN, Session
from game.text import say, team_name
from game.ui.app import App
from game.ui.battle.asker import name_of_player
from game.ui.battle.units import Units
from game.ui.board_view import LANE_LETTERS
from game.ui.icons import icon
from game.ui.input import Command, command_of
from game.ui.scene import Scene
from game.ui.scenes import start
from game.ui.scenes.story import HeroStory, Push, moment, story
from game.ui.theme import INK, INK_SOFT, PARCHMENT_DARK, PARCHMENT_LIGHT, Colour, Theme, mix
from game.ui.widgets import Button, Page, shapes
from game.ui.widgets.base import row_height
from game.ui.widgets.buttons import MAIN

COLUMNS = ("level", "coins", "defeats", "minions", "deaths", "cards")
SIGNS = {
    "level": "level", "coins": "coin", "defeats": "sword", "minions": "tower", "deaths": "skull", "cards": "cards",
}  # fmt: skip
RULED = mix(PARCHMENT_DARK, INK_SOFT, 0.35)


class ResultScene(Scene):
    """A sheet of parchment over the final position, with the ways to go on below it."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        state = session.match.state
        self.cast = state.cast
        self.board = state.board
        self.story = story(session.match.events or (), len(self.cast.heroes))
        tip = say("result.again-tip", seed=session.seed)
        self.buttons = [
            Button(
                say("result.rematch"), self._rematch, "sword", pygame.K_r, MAIN, say("result.rematch-tip")
            ),
            Button(say("result.swap"), self._swap, "undo", pygame.K_x, tip=say("result.swap-tip")),
            Button(say("result.again"), self._again, "dice", pygame.K_s, tip=tip),
            Button(say("result.menu"), self._menu, "menu", pygame.K_ESCAPE),
        ]
        if RECORDED in session.players:
            del self.buttons[:-1]
        self.page = Page(self.buttons, app.click)
        self.page.focus(self.buttons[0])
        self._behind: pygame.Surface | None = None

    @property
    def title(self) -> str:
        """Victory or defeat where all people here are of one team, else who has won."""
        teams = {
            self.cast.teams[hero] for hero in range(len(self.cast.heroes)) if self._player(hero) == HUMAN
        }
        if len(teams) != 1:
            return say("result.ended", team=team_name(self.story.winner))
        return say("result.won" if self.story.winner in teams else "result.lost")

    def enter(self) -> None:
        self.app.sound.play("lose" if self.title == say("result.lost") else "win")

    def handle(self, event: pygame.event.Event) -> None:
        if not self.page.handle(event) and command_of(event) is Command.CANCEL:
            self._menu()

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        self.units = Units(theme, theme.px(30))
        row = max(row_height(theme), theme.px(60))
        foot = row + theme.px(52)
        width = min(size[0] - theme.px(48), max(theme.px(1360), 780))
        height = min(size[1] - foot - theme.px(30), max(theme.px(940), 540))
        self.sheet = pygame.Rect(0, 0, width, height)
        self.sheet.midtop = (size[0] // 2, (size[1] - foot - height) // 2 + theme.px(10))
        gap, count = theme.px(16), len(self.buttons)
        widest = max(button.wants(theme)[0] for button in self.buttons)
        wide = min((width - 3 * gap) // 4, max(theme.px(300), widest))
        x = (size[0] - count * (wide + gap) + gap) // 2
        y = self.sheet.bottom + (size[1] - self.sheet.bottom - row) // 2
        for button in self.buttons:
            button.place(pygame.Rect(x, y, wide, row), theme)
            x += wide + gap
        self._behind = None

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        if self._behind is None:
            self._behind = self._painted(theme)
        surface.blit(self._behind, (0, 0))
        self.page.draw(surface, theme)

    # The sheet

    def _painted(self, theme: Theme) -> pygame.Surface:
        """All that does not change while the scene is shown."""
        picture = shapes.blurred(self.app.below(self), 4)
        shapes.veil(picture, (8, 11, 14), 150)
        spread = theme.px(50)
        picture.blit(shapes.shadow(self.sheet.size, 6, spread, 235), self.sheet.move(-spread, -spread))
        picture.blit(parchment(self.sheet.size), self.sheet)
        inner = self.sheet.inflate(-2 * theme.px(64), -2 * theme.px(34))
        y = self._draw_head(picture, theme, inner)
        table = self._row_high(theme) * len(self.cast.heroes) + self._table_head(theme)
        low = inner.bottom - table
        self._draw_lane(picture, theme, pygame.Rect(inner.x, y, inner.width, low - y - theme.px(16)))
        self._draw_table(picture, theme, pygame.Rect(inner.x, low, inner.width, table))
        return picture

    def _draw_head(self, picture: pygame.Surface, theme: Theme, inner: pygame.Rect) -> int:
        winner, loser = team_name(self.story.winner), team_name(1 - self.story.winner)
        colours = theme.team(self.story.winner)
        title = theme.text("serif-bold", 64, self.title, mix(colours.dark, INK, 0.25))
        middle, y = inner.centerx, inner.y - theme.px(6)
        picture.blit(title, title.get_rect(midtop=(middle, y)))
        side = theme.px(46)
        for way in (-1, 1):
            crown = icon("crown", side, mix(colours.dark, INK, 0.2))
            away = title.get_width() // 2 + theme.px(30) + side // 2
            picture.blit(crown, crown.get_rect(center=(middle + way * away, y + title.get_height() // 2)))
        y += title.get_height()
        key = f"result.reason.{self.story.reason}"
        if self.story.reason == "last push" and len(self.board.lanes) > 1:
            key = "result.reason.lanes-held"
        reason = say(key, winner=winner, loser=loser)
        line = theme.fitted("serif-italic", 24, reason, INK, inner.width)
        picture.blit(line, line.get_rect(midtop=(middle, y)))
        y += theme.line_height(24)
        when = say("result.when", round=self.story.round, turn=self.story.turn)
        small = theme.text("sans", 14, when, INK_SOFT)
        picture.blit(small, small.get_rect(midtop=(middle, y)))
        return y + theme.line_height(14) + theme.px(12)

    def _draw_lane(self, picture: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """The lane from throne to throne, upwards, and where the battle was at what time."""
        key = "result.pushes" if len(self.board.lanes) == 1 else "result.pushes-of-lanes"
        heading = theme.capitals(12, say(key), INK_SOFT)
        picture.blit(heading, heading.get_rect(midtop=(rect.centerx, rect.y)))
        self._draw_legend(picture, theme, rect.right, rect.y + heading.get_height() // 2)
        titles = self._place_names()
        label = max(theme.font("sans", 14).size(title)[0] for title in titles) + theme.px(18)
        top = rect.y + theme.line_height(12) + theme.px(10)
        foot = theme.line_height(12) + theme.px(2)
        chart = pygame.Rect(rect.x + label, top, rect.width - label, rect.bottom - top - foot)
        end = max(1.0, moment(self.story.round, self.story.turn) + 0.25)
        scale = _Scale(chart, len(titles), end)
        for place, title in enumerate(titles):
            self._draw_zone_line(picture, theme, scale, place, title, rect.x)
        self._draw_rounds(picture, theme, scale)
        for number in range(len(self.board.lanes)):
            self._draw_battle(picture, theme, scale, number)
        self._draw_falls(picture, theme, scale)
        for push in self.story.pushes:
            self._draw_push(picture, theme, scale, push)

    def _place_names(self) -> list[str]:
        """What each place of the lanes is called: the zones of both, where there are two."""
        rows = zip(*(lane.zones for lane in self.board.lanes), strict=False)
        return [" · ".join(dict.fromkeys(self.board.zones[zone].title for zone in row)) for row in rows]

    def _draw_battle(self, picture: pygame.Surface, theme: Theme, scale: _Scale, lane: int) -> None:
        """The line along which the battle of a lane went; the second one is dark, and each has its letter."""
        aside = self._aside(theme, lane)
        points = [(scale.x(0) + aside, scale.y(self.board.lanes[lane].start) + aside)]
        for push in self.story.pushes:
            if push.lane == lane:
                x = scale.x(_time(push.round, push.turn)) + aside
                points += [(x, points[-1][1]), (x, scale.y(push.after) + aside)]
        points.append((scale.rect.right, points[-1][1]))
        colour = mix(INK, (160, 110, 20), 0.75) if lane == 0 else mix(INK, (40, 90, 70), 0.6)
        pygame.draw.lines(
            picture, colour, False, points, max(3, theme.px(6 if len(self.board.lanes) == 1 else 5))
        )
        if len(self.board.lanes) > 1:
            letter = theme.text("sans-black", 14, LANE_LETTERS[lane], colour)
            picture.blit(letter, letter.get_rect(bottomleft=(points[0][0] + theme.px(8), points[0][1] - 1)))

    def _aside(self, theme: Theme, lane: int) -> int:
        """How far from its place the line of a lane is drawn, so that two lines in one place are both seen."""
        return 0 if len(self.board.lanes) == 1 else (2 * lane - 1) * max(2, theme.px(4))

    def _draw_legend(self, picture: pygame.Surface, theme: Theme, right: int, middle: int) -> None:
        """What the signs on the chart mean, at the right end of its heading."""
        side = max(12, theme.px(16))
        for sign, key in (("skull", "result.legend-fall"), ("flag", "result.legend-push")):
            words = theme.text("sans", 12, say(key), INK_SOFT)
            picture.blit(words, words.get_rect(midright=(right, middle)))
            right -= words.get_width() + theme.px(8) + side
            if sign == "flag":
                _draw_flag(picture, right - side // 8, middle + side // 2, side, side, INK_SOFT, INK_SOFT)
            else:
                picture.blit(icon(sign, side, INK_SOFT), (right, middle - side // 2))
            right -= theme.px(18)

    def _draw_zone_line(
        self, picture: pygame.Surface, theme: Theme, scale: _Scale, place: int, title: str, left: int
    ) -> None:
        last = len(self.board.lanes[0].zones) - 1
        ink = INK_SOFT
        if place in (0, last):
            ink = mix(theme.team(0 if place == 0 else 1).dark, INK, 0.1)
        y = scale.y(place)
        words = theme.text("sans-bold" if place in (0, last) else "sans", 14, title, ink)
        picture.blit(words, (left, y - words.get_height() // 2))
        pygame.draw.line(picture, RULED, (scale.rect.x, y), (scale.rect.right, y))

    def _draw_rounds(self, picture: pygame.Surface, theme: Theme, scale: _Scale) -> None:
        widest = theme.font("sans", 12).size(say("result.round", round=self.story.round))[0] + theme.px(16)
        each = max(1.0, scale.rect.width / scale.end)
        step = max(1, ceil(widest / each))
        for number in range(1, self.story.round + 1, step):
            x = scale.x(moment(number, 1))
            pygame.draw.line(picture, RULED, (x, scale.rect.y), (x, scale.rect.bottom))
            words = theme.text("sans", 12, say("result.round", round=number), INK_SOFT)
            if x + words.get_width() <= self.sheet.right - theme.px(30):
                picture.blit(words, (x, scale.rect.bottom + theme.px(2)))

    def _draw_push(self, picture: pygame.Surface, theme: Theme, scale: _Scale, push: Push) -> None:
        """A pennant in the colour of the team that pushed."""
        aside = self._aside(theme, push.lane)
        x, y = scale.x(_time(push.round, push.turn)) + aside, scale.y(push.after) + aside
        colours = theme.team(push.winner)
        high, wide = max(14, theme.px(26)), max(12, theme.px(24))
        if y - high - 4 < scale.rect.y - theme.px(10):
            high = -high
        if x + wide > scale.rect.right + theme.px(20):
            wide = -wide
        _draw_flag(picture, x, y, wide, high, colours.light, colours.dark)
        radius = max(3, theme.px(6))
        dot = shapes.box((2 * radius, 2 * radius), radius, colours.light, INK, max(1, theme.px(2)))
        picture.blit(dot, dot.get_rect(center=(x, y)))

    def _draw_falls(self, picture: pygame.Surface, theme: Theme, scale: _Scale) -> None:
        """A skull for every defeated hero, in its team's colour, at the throne that it fell back to."""
        side = max(12, theme.px(20))
        last = len(self.board.lanes[0].zones) - 1
        taken: dict[tuple[int, int], int] = {}
        for round_, turn, hero in self.story.falls:
            team = self.cast.teams[hero]
            x = scale.x(_time(round_, turn))
            column = (team, x // side)
            number = taken[column] = taken.get(column, -1) + 1
            y = scale.y(0 if team == 0 else last) + (-1 if team == 0 else 1) * round(number * side * 0.8)
            sign = icon("skull", side, mix(theme.team(team).dark, theme.team(team).light, 0.4))
            picture.blit(sign, sign.get_rect(center=(x, y)))

    # The table

    def _row_high(self, theme: Theme) -> int:
        heroes = len(self.cast.heroes)
        room = round(self.sheet.height * 0.46) - self._table_head(theme)
        return max(theme.line_height(17) + 2, min(theme.px(66), room // heroes))

    def _table_head(self, theme: Theme) -> int:
        return theme.line_height(12) * 2 + theme.px(8)

    def _draw_table(self, picture: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        first = rect.width * 2 // 5
        wide = (rect.width - first) // len(COLUMNS)
        spots = [rect.x + first + wide * number + wide // 2 for number in range(len(COLUMNS))]
        for name, x in zip(COLUMNS, spots, strict=True):
            lines = theme.wrap("sans-bold", 12, say(f"result.column.{name}"), wide - 2)
            step = theme.line_height(12)
            y = rect.y + self._table_head(theme) - theme.px(8) - step * len(lines)
            for line in lines:
                words = theme.text("sans-bold", 12, line, INK_SOFT)
                picture.blit(words, words.get_rect(midtop=(x, y)))
                y += step
        y = rect.y + self._table_head(theme)
        high = self._row_high(theme)
        best = {name: max(getattr(told, name) for told in self.story.heroes) for name in COLUMNS}
        for hero, told in enumerate(self.story.heroes):
            row = pygame.Rect(rect.x, y, rect.width, high)
            self._draw_hero(picture, theme, row, hero, first)
            for name, x in zip(COLUMNS, spots, strict=True):
                self._draw_number(picture, theme, (x, row.centery), name, told, best[name])
            y += high

    def _draw_hero(
        self, picture: pygame.Surface, theme: Theme, row: pygame.Rect, hero: int, width: int
    ) -> None:
        pygame.draw.line(picture, RULED, row.topleft, row.topright)
        team = self.cast.teams[hero]
        side = min(row.height - 4, theme.px(58))
        coin = self.units.medallion(self.cast.heroes[hero].id, team, side)
        picture.blit(coin, coin.get_rect(midleft=(row.x + theme.px(4), row.centery)))
        x = row.x + side + theme.px(18)
        name = theme.text("serif-bold", 20, self.cast.names[hero], mix(theme.team(team).dark, INK, 0.3))
        picture.blit(name, (x, row.centery - name.get_height() // 2))
        x += name.get_width() + theme.px(12)
        words = name_of_player(self.session, self.cast.seats[hero])
        who = theme.fitted("sans", 14, words, INK_SOFT, max(1, row.x + width - x))
        picture.blit(who, (x, row.centery - who.get_height() // 2 + theme.px(2)))

    def _draw_number(
        self,
        picture: pygame.Surface,
        theme: Theme,
        spot: tuple[int, int],
        name: str,
        line: HeroStory,
        best: int,
    ) -> None:
        """A number with its sign; the best of a column stands out (a worst one is no honour)."""
        value = getattr(line, name)
        stands_out = value == best and value > 0 and name not in ("deaths", "cards")
        face = "sans-black" if stands_out else "sans"
        words = theme.text(face, 20, str(value), INK if value else INK_SOFT)
        picture.blit(words, words.get_rect(center=spot))
        if stands_out:
            size = theme.type_px(14)
            sign = icon(SIGNS[name], size, mix(INK_SOFT, (160, 110, 20), 0.6))
            picture.blit(
                sign, sign.get_rect(midright=(spot[0] - words.get_width() // 2 - theme.px(8), spot[1]))
            )

    # Ways to go on

    def _player(self, hero: int) -> str:
        return self.session.players[self.cast.seats[hero]]

    def _rematch(self) -> None:
        start.begin(self.app, self.session.setup, self.session.players)

    def _swap(self) -> None:
        start.begin(self.app, *start.swapped(self.session.setup, self.session.players))

    def _again(self) -> None:
        start.begin(self.app, self.session.setup, self.session.players, self.session.seed)

    def _menu(self) -> None:
        from game.ui.scenes.menu import MenuScene

        self.app.restart(MenuScene(self.app))


class _Scale:
    """Where moments and places of the lane lie on the chart."""

    def __init__(self, rect: pygame.Rect, places: int, end: float) -> None:
        self.rect = rect
        self.places = places
        self.end = end

    def x(self, time: float) -> int:
        return self.rect.x + round(self.rect.width * time / self.end)

    def y(self, place: int) -> int:
        return self.rect.bottom - round(self.rect.height * (place + 0.5) / self.places)


def _time(round: int, turn: int) -> float:
    """The middle of a turn."""
    return moment(round, turn) + 0.125


def _draw_flag(
    picture: pygame.Surface, x: int, y: int, wide: int, high: int, cloth: Colour, edge: Colour
) -> None:
    """A pennant whose pole stands on a point; upside down if `high` is negative, to the left if `wide` is."""
    pygame.draw.line(picture, INK, (x, y), (x, y - high), max(2, abs(high) // 9))
    tip = [(x + 1, y - high), (x + wide, y - round(high * 0.72)), (x + 1, y - round(high * 0.44))]
    pygame.draw.polygon(picture, cloth, tip)
    pygame.draw.aalines(picture, edge, True, tip)


@lru_cache(maxsize=3)
def parchment(size: tuple[int, int]) -> pygame.Surface:
    """A sheet of old parchment: stained, darker at its edges."""
    sheet = shapes.box(size, 6, PARCHMENT_LIGHT).copy()
    luck = Random(5)
    coarse = (max(2, size[0] // 40), max(2, size[1] // 40))
    stains = pygame.Surface(coarse)
    for x in range(coarse[0]):
        for y in range(coarse[1]):
            edge = min(x, y, coarse[0] - 1 - x, coarse[1] - 1 - y)
            shade = 255 - luck.randrange(0, 14) - max(0, 34 - 16 * edge)
            stains.set_at((x, y), (shade, shade - 3, max(0, shade - 12 - max(0, 10 - 5 * edge))))
    soft = pygame.transform.smoothscale(stains, size).convert_alpha()
    sheet.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    frame = pygame.Rect((0, 0), size).inflate(-22, -22)
    pygame.draw.rect(sheet, RULED, frame, 1)
    pygame.draw.rect(sheet, RULED, frame.inflate(-8, -8), 1)
    return sheet
