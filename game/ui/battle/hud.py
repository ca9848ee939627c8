"""The band at the top: lives, waves and tug-of-war of each lane, round and turn, the tie-breaker coin."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.lane.state import TURNS
from game.text import say, team_name
from game.ui.animate import Point
from game.ui.battle.layout import Layout
from game.ui.battle.picture import Picture
from game.ui.board_view import LANE_LETTERS
from game.ui.icons import icon
from game.ui.theme import BAND, BLACK, CREAM, GOLD, PANEL_LINE, TEXT_DIM, WHITE, Colour, Theme, mix
from game.ui.widgets import shapes


class Hud:
    """Draws the band and knows where its parts are."""

    def __init__(self, theme: Theme, layout: Layout, picture: Picture) -> None:
        self.theme = theme
        self.layout = layout
        self.rect = layout.top
        self._drawn: tuple[Hashable, pygame.Surface] | None = None
        self._place(picture)

    def _place(self, picture: Picture) -> None:
        """Lay the parts out; nothing in here depends on how the game goes."""
        top, px = self.rect, self.theme.px
        compact = self.layout.small
        self.lanes = len(picture.front)
        middle = top.centery
        self.sign = max(15, px(28)) if not compact else 16
        self.heart_step = self.sign + max(1, px(3)) if not compact else self.sign - 1
        several = self.lanes > 1
        high = max(10, px(18)) if several else max(14, px(24))
        self.tugs = [pygame.Rect(0, 0, round(top.width * 0.2), high) for _ in range(self.lanes)]
        for lane, bar in enumerate(self.tugs):
            bar.center = (top.centerx, self._row(lane))
        self.tug = self.tugs[0]
        self.wave = (
            (max(13, px(26)) if several else max(16, px(36))) if not compact else 15 if several else 17
        )
        self.wave_step = self.wave + px(2 if several else 6) if not compact else self.wave - 1
        count = picture.cast.waves
        right = self.tug.x - max(18, px(44))
        self.waves_left = right - count * self.wave_step
        coin = max(26, px(46))
        self.coin = pygame.Rect(0, 0, coin, coin)
        turns_x = self.tug.right + max(8, px(44))
        self.turns = pygame.Rect(turns_x, top.y, max(px(176), 74), top.height)
        self.coin.midleft = (self.turns.right + max(2, px(10)), middle)
        self.team_width = (
            max(px(104), self.theme.font("serif-bold", 17).size("ORANGE")[0] + 12) if not compact else 0
        )

    # Places

    def life(self, team: int, number: int) -> Point:
        """The middle of a team's life counter, numbered from 0."""
        edge = max(6, self.theme.px(36)) + self.team_width
        along = edge + self.sign / 2 + number * self.heart_step
        return (along if team == 0 else self.rect.width - along, self.rect.centery)

    def wave_at(self, number: int, lane: int = 0) -> Point:
        """The middle of a wave counter of a lane, numbered from 0."""
        return self.waves_left + self.wave / 2 + number * self.wave_step, self._row(lane)

    def _row(self, lane: int) -> int:
        """The height at which waves and tug-of-war of a lane are drawn; two lanes leave no room for headings."""
        if self.lanes == 1:
            return self.rect.centery + self._below()
        return self.rect.y + round(self.rect.height * (0.28 + 0.44 * lane))

    def _below(self) -> int:
        return 0 if self.layout.small else self.theme.line_height(12) // 2

    def note_at(self, picture: Picture, pos: tuple[int, int]) -> str:
        """What the counters or the bar under a point mean; empty elsewhere."""
        for lane, bar in enumerate(self.tugs):
            high = max(bar.height, self.wave) + 4
            waves = pygame.Rect(
                self.waves_left - self.wave, 0, picture.cast.waves * self.wave_step + self.wave, high
            )
            waves.centery = bar.centery
            if waves.collidepoint(pos):
                return self._about_waves(picture, lane)
            if bar.inflate(2 * self.wave, high - bar.height).collidepoint(pos):
                return self._about_bar(picture, lane)
        return ""

    def _about_waves(self, picture: Picture, lane: int) -> str:
        left, total = picture.waves[lane], picture.cast.waves
        if self.lanes == 1:
            return say("hud.note.waves", left=left, total=total)
        return say(
            "hud.note.waves-of-lane",
            lane=picture.letter(lane),
            left=left,
            total=total,
            red=picture.held(0),
            blue=picture.held(1),
            red_team=team_name(0),
            blue_team=team_name(1),
        )

    def _about_bar(self, picture: Picture, lane: int) -> str:
        red, blue = self._count(picture, lane)
        zone = picture.cast.board.zones[picture.battle_zones()[lane]].title
        key = "hud.note.bar" if self.lanes == 1 else "hud.note.bar-of-lane"
        return say(
            key,
            lane=picture.letter(lane),
            zone=zone,
            red=red,
            blue=blue,
            red_team=team_name(0),
            blue_team=team_name(1),
        )

    # Drawing

    def draw(self, surface: pygame.Surface, picture: Picture) -> None:
        """Draw the band as the picture has it."""
        key = (
            picture.round, picture.turn, picture.coin, tuple(picture.front), tuple(picture.waves),
            tuple(picture.lives), tuple(self._count(picture, lane) for lane in range(self.lanes)),
        )  # fmt: skip
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._paint(picture))
        surface.blit(self._drawn[1], self.rect)

    def _paint(self, picture: Picture) -> pygame.Surface:
        band = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        band.fill((*BAND, 205))
        pygame.draw.line(
            band, (0, 0, 0, 120), (0, self.rect.height - 1), (self.rect.width, self.rect.height - 1)
        )
        for team in (0, 1):
            self._team(band, picture, team)
        for lane in range(self.lanes):
            self._waves(band, picture, lane)
            self._tug(band, picture, lane)
        self._turns(band, picture)
        self._coin(band, picture)
        return band

    def _team(self, band: pygame.Surface, picture: Picture, team: int) -> None:
        colours = self.theme.team(team)
        for number in range(picture.cast.lives):
            full = number < picture.lives[team]
            sign = icon(
                "heart" if full else "heart_empty",
                self.sign,
                colours.light if full else mix(colours.light, (0, 0, 0), 0.45),
            )
            band.blit(sign, sign.get_rect(center=self.life(team, number)))
        if self.layout.small:
            return
        name = self.theme.capitals(17, team_name(team), colours.light, "serif-bold")
        count = sum(picture.minions(team, lane) for lane in range(self.lanes))
        below = self.theme.text("sans", 14, say("hud.minions", count=count), TEXT_DIM)
        edge = max(6, self.theme.px(36))
        y = self.rect.centery - (name.get_height() + below.get_height()) // 2
        for words in (name, below):
            x = edge if team == 0 else self.rect.width - edge - words.get_width()
            band.blit(words, (x, y))
            y += words.get_height()

    def _heading(self, band: pygame.Surface, words: str, centre: float) -> None:
        if self.layout.small:
            return
        title = self.theme.capitals(12, words, TEXT_DIM)
        band.blit(title, title.get_rect(midtop=(round(centre), self.theme.px(8))))

    def _count(self, picture: Picture, lane: int) -> tuple[int, int]:
        """The minions of both teams in a lane."""
        return picture.minions(0, lane), picture.minions(1, lane)

    def _waves(self, band: pygame.Surface, picture: Picture, lane: int) -> None:
        total, left = picture.cast.waves, picture.waves[lane]
        for number in range(total):
            full = number < left
            sign = icon(
                "wave" if full else "wave_empty", self.wave, GOLD if full else mix(GOLD, (0, 0, 0), 0.55)
            )
            band.blit(sign, sign.get_rect(center=self.wave_at(number, lane)))
        if self.lanes > 1:
            letter = self.theme.text("sans-black", 17, LANE_LETTERS[lane], CREAM)
            band.blit(letter, letter.get_rect(midright=(self.waves_left - 2, self._row(lane))))
            return
        middle = (self.wave_at(0)[0] + self.wave_at(total - 1)[0]) / 2
        self._heading(band, say("hud.waves", left=left, total=total), middle)

    def _tug(self, band: pygame.Surface, picture: Picture, lane: int) -> None:
        """The lane as a bar: how far each team holds it, the battle zone in gold, the minions tipping the balance."""
        board, bar = picture.cast.board, self.tugs[lane]
        zones, front = board.lanes[lane].zones, picture.front[lane]
        red, blue = self._count(picture, lane)
        lean = (red - blue) / (red + blue) * 0.42 if red + blue else 0.0
        wide = bar.width / len(zones)
        edge = bar.x + round(wide * (front + 0.5 + lean))
        self._held(band, bar, 0, pygame.Rect(bar.x, bar.y, edge - bar.x, bar.height))
        self._held(band, bar, 1, pygame.Rect(edge, bar.y, bar.right - edge, bar.height))
        for place in range(1, len(zones)):
            x = round(bar.x + place * wide)
            pygame.draw.line(band, BLACK, (x, bar.y + 2), (x, bar.bottom - 3), max(1, self.theme.px(2)))
        zone = pygame.Rect(round(bar.x + front * wide), bar.y - 2, round(wide) + 1, bar.height + 4)
        radius = max(3, self.theme.px(5))
        band.blit(shapes.box(zone.size, radius, (0, 0, 0, 0), GOLD, max(2, self.theme.px(3))), zone)
        self._knob(band, bar, edge)
        self._ends(band, bar, red, blue)
        if self.lanes == 1:
            self._heading(band, board.zones[zones[front]].title, bar.centerx)

    def _held(self, band: pygame.Surface, bar: pygame.Rect, team: int, part: pygame.Rect) -> None:
        """What a team holds of the bar."""
        colours = self.theme.team(team)
        fill = mix(colours.light, colours.dark, 0.45)
        whole = shapes.box(bar.size, bar.height // 2, fill, BLACK, max(1, self.theme.px(2)))
        band.blit(whole, part, part.move(-bar.x, -bar.y))

    def _knob(self, band: pygame.Surface, bar: pygame.Rect, x: int) -> None:
        """The mark between the teams."""
        wide = max(5, self.theme.px(9))
        high = bar.height / 2 + wide // 2
        for share, colour in ((1.0, BLACK), (0.7, WHITE)):
            w, h = wide * share, high * share
            y = bar.centery
            pygame.draw.polygon(band, colour, [(x, y - h), (x + w, y), (x, y + h), (x - w, y)])

    def _ends(self, band: pygame.Surface, bar: pygame.Rect, red: int, blue: int) -> None:
        for team, count in ((0, red), (1, blue)):
            light = mix(self.theme.team(team).light, WHITE, 0.25)
            number = self.theme.text("sans-black", 17 if self.lanes == 1 else 14, str(count), light)
            gap = max(4, self.theme.px(8))
            place = number.get_rect(midright=(bar.x - gap, bar.centery))
            if team == 1:
                place = number.get_rect(midleft=(bar.right + gap, bar.centery))
            band.blit(number, place)

    def _turns(self, band: pygame.Surface, picture: Picture) -> None:
        if self.layout.small:
            words = self.theme.fitted(
                "sans-bold",
                14,
                say("hud.short", round=picture.round, turn=picture.turn),
                CREAM,
                self.turns.width,
            )
            band.blit(words, words.get_rect(center=self.turns.center))
            return
        left, right = self.turns.x + self.turns.width * 0.24, self.turns.x + self.turns.width * 0.72
        self._heading(band, say("hud.round"), left)
        self._heading(band, say("hud.turn"), right)
        y = self.rect.centery + self._below()
        number = self.theme.text("serif-bold", 32, str(picture.round), CREAM)
        band.blit(number, number.get_rect(center=(round(left), y)))
        step = max(10, self.theme.px(20))
        for turn in range(1, TURNS + 1):
            spot = (round(right + (turn - (TURNS + 1) / 2) * step), y)
            self._pip(band, spot, max(4, self.theme.px(7)), turn, picture.turn)

    def _pip(self, band: pygame.Surface, spot: tuple[int, int], radius: int, turn: int, now: int) -> None:
        size = (2 * radius, 2 * radius)
        fill: tuple[int, ...] = CREAM if turn < now else GOLD if turn == now else (0, 0, 0, 0)
        line: Colour = GOLD if turn == now else CREAM if turn < now else PANEL_LINE
        disc = shapes.box(size, radius, fill, line, max(1, self.theme.px(2)))
        band.blit(disc, disc.get_rect(center=spot))

    def _coin(self, band: pygame.Surface, picture: Picture) -> None:
        coin = coin_picture(self.theme, picture.coin, self.coin.width)
        band.blit(coin, coin.get_rect(center=self.coin.center))


def coin_picture(theme: Theme, team: int, side: int) -> pygame.Surface:
    """The tie-breaker coin with the face of a team up."""
    colours = theme.team(team)
    radius = side // 2
    coin = shapes.box((side, side), radius, (24, 28, 32), GOLD, max(2, side // 14)).copy()
    inner = round(side * 0.62)
    if colours.shape == "circle":
        disc = shapes.box((inner, inner), inner // 2, colours.dark, colours.light, max(2, side // 16))
        coin.blit(disc, disc.get_rect(center=(radius, radius)))
        return coin
    sign = _hexagon(inner, colours.dark, colours.light, max(2, side // 16))
    coin.blit(sign, sign.get_rect(center=(radius, radius)))
    return coin


def _hexagon(side: int, fill: Colour, line: Colour, width: int) -> pygame.Surface:
    fine = 4
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    large.fill((*line, 0))
    for radius, colour in ((side / 2 * fine, line), ((side / 2 - width) * fine, fill)):
        middle = side * fine / 2
        points = [
            (middle + x * radius, middle + y * radius)
            for x, y in ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
        ]
        pygame.draw.polygon(large, colour, points)
    return pygame.transform.smoothscale(large, (side, side))
