"""The pieces on the board, drawn once for a size: medallions, minions, tokens, and the rings around them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from io import BytesIO
from math import cos, pi, sin

import pygame

from game.ui.icons import SIGNS, emblem_shapes, icon
from game.ui.theme import CREAM, GOLD, WHITE, Colour, Theme, mix
from game.ui.widgets import shapes

HERO_SHARE, MINION_SHARE, TOKEN_SHARE = 0.95, 0.7, 0.62
"""The radius of pieces as shares of that of a space."""

LIFT = 0.2
"""How far above the middle of its space a hero's medallion is drawn, as a share of the space's radius."""

GLYPHS = {"melee": "sword", "ranged": "bow", "heavy": "tower"}

_HEXAGON = "M50 4 L90 27 V73 L50 96 L10 73 V27 Z"
_CIRCLE = "M50 5 A45 45 0 1 1 49.9 5 Z"
_SQUARE = "M16 30 Q16 22 24 22 H76 Q84 22 84 30 V72 Q84 80 76 80 H24 Q16 80 16 72 Z"


ROOM_FOR_LETTERS = 15
"""The radius of a space, in pixels, from which on the lane of a minion is told by a letter and not by a shape alone."""


ROOM_FOR_LEVEL = 13
"""The radius of a space, in pixels, below which a hero's level is left to its dashboard."""


class Units:
    """Pieces for spaces of a radius in pixels."""

    def __init__(self, theme: Theme, radius: float) -> None:
        self.theme = theme
        self.radius = radius
        self._made: dict[Hashable, pygame.Surface] = {}

    def _once(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def hero(self, hero_id: str, team: int, level: int) -> pygame.Surface:
        """A hero on the board: medallion with its level, over its shadow."""
        return self._once(("hero", hero_id, team, level), lambda: self._hero(hero_id, team, level))

    def medallion(self, hero_id: str, team: int, side: int, faded: bool = False) -> pygame.Surface:
        """A hero's medallion alone, `side` pixels high."""
        return self._once(
            ("medallion", hero_id, team, side, faded), lambda: self._medallion(hero_id, team, side, faded)
        )

    def minion(
        self, kind: str, team: int, shielded: bool, lane: str = "", stray: bool = False
    ) -> pygame.Surface:
        """A minion: a small gold shield when it is immune, an arrow back when it strays, the letter of its lane."""
        key = (kind, team, shielded, lane, stray)
        return self._once(key, lambda: self._minion(*key))

    def token(self, kind: str, team: int) -> pygame.Surface:
        """A token, lying flat."""
        return self._once(("token", kind, team), lambda: self._token(kind, team))

    def ring(self, name: str) -> pygame.Surface:
        """A ring for a piece: acting (dashed), target (with four notches), hover, focus."""
        return self._once(("ring", name), lambda: _ring_picture(name, self.radius))

    def flash(self, picture: pygame.Surface) -> pygame.Surface:
        """The white silhouette of a piece."""
        return self._once(("flash", id(picture)), lambda: _silhouette(picture))

    def _medallion(self, hero_id: str, team: int, side: int, faded: bool) -> pygame.Surface:
        colours = self.theme.team(team)
        paper = ("#f8f0de", "#dfcda8") if not faded else ("#8f8a80", "#6d685e")
        edge = colours.light if not faded else mix(colours.light, (60, 66, 72), 0.6)
        shape = _HEXAGON if colours.shape == "hexagon" else _CIRCLE
        scale = 2.35
        offset = 50 - 12 * scale
        ink = _word(mix(colours.dark, (20, 16, 14), 0.62))
        body = (
            _layer(shape, 0, _word(mix(colours.dark, (0, 0, 0), 0.55)))
            + _layer(shape, 4, _word(edge))
            + _layer(shape, 11.5, _word(mix(colours.dark, (0, 0, 0), 0.2)))
            + _layer(shape, 13.5, "url(#p)")
            + f'<g transform="translate({offset} {offset}) scale({scale})" fill="{ink}">'
            f"{emblem_shapes(hero_id)}</g>"
        )
        return _svg(_gradient("p", *paper) + body, side, side)

    def _hero(self, hero_id: str, team: int, level: int) -> pygame.Surface:
        side = round(2 * self.radius * HERO_SHARE)
        picture = self._stage(side, shadow=0.9)
        coin = self._medallion(hero_id, team, side, False)
        middle = picture.get_rect().center
        lifted = (middle[0], middle[1] - round(self.radius * LIFT))
        picture.blit(coin, coin.get_rect(center=lifted))
        if self.radius < ROOM_FOR_LEVEL:
            return picture
        badge = round(max(self.radius * 0.34, 8))
        colours = self.theme.team(team)
        disc = shapes.box(
            (2 * badge, 2 * badge), badge, (13, 17, 21), colours.light, max(1, round(self.radius / 18))
        )
        place = disc.get_rect(center=(lifted[0] + round(side * 0.35), lifted[1] + round(side * 0.37)))
        picture.blit(disc, place)
        number = self.theme.text_px("sans-black", max(12, round(badge * 1.25)), str(level), WHITE)
        picture.blit(number, number.get_rect(center=place.center))
        return picture

    def _minion(self, kind: str, team: int, shielded: bool, lane: str, stray: bool) -> pygame.Surface:
        colours = self.theme.team(team)
        side = round(2 * self.radius * MINION_SHARE)
        picture = self._stage(side, shadow=0.75)
        shape = _HEXAGON if colours.shape == "hexagon" else _CIRCLE
        scale = 2.3
        offset = 50 - 12 * scale
        word = _word(CREAM)
        sign = SIGNS[GLYPHS[kind]].replace('"C"', f'"{word}"')
        body = (
            _layer(shape, 0, _word(mix(colours.dark, (0, 0, 0), 0.6)))
            + _layer(shape, 4, _word(colours.light))
            + _layer(shape, 12, "url(#m)")
            + f'<g transform="translate({offset} {offset}) scale({scale})" fill="{word}">{sign}</g>'
        )
        top, low = mix(colours.dark, WHITE, 0.1), mix(colours.dark, (0, 0, 0), 0.22)
        disc = _svg(_gradient("m", _word(top), _word(low)) + body, side, side)
        middle = picture.get_rect().center
        picture.blit(disc, disc.get_rect(center=(middle[0], middle[1] - round(self.radius * 0.06))))
        if shielded:
            self._gold_shield(picture, (middle[0] + round(side * 0.38), middle[1] - round(side * 0.4)))
        if stray:
            self._arrow_back(picture, (middle[0] - round(side * 0.38), middle[1] - round(side * 0.4)))
        if lane:
            self._lane_letter(picture, lane, (middle[0] - round(side * 0.36), middle[1] + round(side * 0.36)))
        return picture

    def _lane_letter(self, picture: pygame.Surface, lane: str, middle: tuple[int, int]) -> None:
        """Which lane a minion is bound to: a letter on a square for A, on a disc for B."""
        if self.radius < ROOM_FOR_LETTERS:
            plate = shapes.box((7, 7), 4 if lane == "B" else 0, CREAM, (13, 17, 21), 1)
            picture.blit(plate, plate.get_rect(center=middle))
            return
        half = round(max(self.radius * 0.27, 7))
        plate = shapes.box((2 * half, 2 * half), half if lane == "B" else 2, (13, 17, 21), CREAM, 1)
        picture.blit(plate, plate.get_rect(center=middle))
        letter = self.theme.text_px("sans-black", max(10, round(half * 1.45)), lane, CREAM)
        picture.blit(letter, letter.get_rect(center=middle))

    def _arrow_back(self, picture: pygame.Surface, middle: tuple[int, int]) -> None:
        """The sign of a minion that walks back to its battle zone."""
        radius = max(6, round(self.radius * 0.3))
        disc = shapes.box((2 * radius, 2 * radius), radius, GOLD, (13, 17, 21), 1)
        picture.blit(disc, disc.get_rect(center=middle))
        arrow = icon("undo", round(radius * 1.5), (13, 17, 21))
        picture.blit(arrow, arrow.get_rect(center=middle))

    def _gold_shield(self, picture: pygame.Surface, middle: tuple[int, int]) -> None:
        side = max(11, round(self.radius * 0.56))
        dark, gold = "#14181d", _word(GOLD)
        body = (
            f'<path d="M12 0.8 L22 4 V12 C22 18 17.5 21.6 12 23.6 C6.5 21.6 2 18 2 12 V4 Z" fill="{dark}"/>'
            f'<path d="M12 3 L20 5.6 V12 C20 17 16.4 19.8 12 21.4 C7.6 19.8 4 17 4 12 V5.6 Z" fill="{gold}"/>'
            f'<path d="M12 5.4 V18.8 C8.8 17.4 6.2 15.4 6.2 11.8 V7.2 Z" fill="#f6d98c"/>'
        )
        shield = _svg(body, side, side, 24)
        picture.blit(shield, shield.get_rect(center=middle))

    def _token(self, kind: str, team: int) -> pygame.Surface:
        colours = self.theme.team(team)
        side = round(2 * self.radius * TOKEN_SHARE)
        picture = self._stage(side, shadow=0.5)
        sign = SIGNS.get(kind, SIGNS["token"]).replace('"C"', f'"{_word(CREAM)}"')
        body = (
            f'<path d="{_SQUARE}" fill="#0e1216" transform="translate(0 5)"/>'
            + _layer(_SQUARE, 0, _word(colours.light))
            + _layer(_SQUARE, 6, _word(mix(colours.dark, (30, 30, 30), 0.4)))
            + f'<g transform="translate(26 27) scale(2)" fill="{_word(CREAM)}">{sign}</g>'
        )
        tile = _svg(body, side, side)
        picture.blit(tile, tile.get_rect(center=picture.get_rect().center))
        return picture

    def _stage(self, side: int, shadow: float) -> pygame.Surface:
        """An empty picture with room around the piece, its shadow on the ground."""
        whole = side + round(self.radius * 0.9)
        picture = pygame.Surface((whole, whole), pygame.SRCALPHA)
        wide = round(side * 1.06)
        shade = _svg(
            '<defs><radialGradient id="s" cx="50%" cy="50%" r="50%">'
            '<stop offset="0" stop-color="#000" stop-opacity=".75"/>'
            '<stop offset=".55" stop-color="#000" stop-opacity=".5"/>'
            '<stop offset="1" stop-color="#000" stop-opacity="0"/>'
            '</radialGradient></defs><ellipse cx="50" cy="50" rx="50" ry="50" fill="url(#s)"/>',
            wide,
            wide,
        )
        flat = pygame.transform.smoothscale(shade, (wide, round(wide * 0.62)))
        flat.set_alpha(round(255 * shadow))
        low = round(whole / 2 + side * 0.36)
        picture.blit(flat, flat.get_rect(center=(whole // 2, low)))
        return picture


def _ring_picture(name: str, radius: float) -> pygame.Surface:
    fine = 3
    side = round(radius * 2.7)
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    middle = side * fine / 2
    r = radius * fine * (1.13 if name != "target" else 1.1)
    width = max(4, round(radius * fine * {"acting": 0.09, "target": 0.1, "hover": 0.13, "focus": 0.15}[name]))
    if name == "acting":
        for k in range(14):
            _arc(large, middle, r, k * 2 * pi / 14, (k + 0.6) * 2 * pi / 14, width)
    elif name == "target":
        for k in range(4):
            _arc(large, middle, r, k * pi / 2 + 0.2, (k + 1) * pi / 2 - 0.2, width)
            angle = k * pi / 2
            tip = (middle + cos(angle) * r * 0.86, middle + sin(angle) * r * 0.86)
            side_a = (middle + cos(angle + 0.11) * r * 1.1, middle + sin(angle + 0.11) * r * 1.1)
            side_b = (middle + cos(angle - 0.11) * r * 1.1, middle + sin(angle - 0.11) * r * 1.1)
            pygame.draw.polygon(large, (*WHITE, 255), (tip, side_a, side_b))
    else:
        _arc(large, middle, r, 0, 2 * pi, width)
    return pygame.transform.smoothscale(large, (side, side))


def _arc(surface: pygame.Surface, middle: float, radius: float, start: float, end: float, width: int) -> None:
    steps = max(4, round((end - start) * 14))
    for k in range(steps + 1):
        angle = start + (end - start) * k / steps
        spot = (middle + cos(angle) * radius, middle + sin(angle) * radius)
        pygame.draw.circle(surface, (*WHITE, 240), spot, width / 2)


def _silhouette(picture: pygame.Surface) -> pygame.Surface:
    white = picture.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white


def _layer(shape: str, inset: float, fill: str) -> str:
    """A shape on a field of 100, drawn in by so much on every side."""
    share = 1 - inset / 50
    return f'<g transform="translate({inset} {inset}) scale({share})"><path d="{shape}" fill="{fill}"/></g>'


def _gradient(name: str, top: str, low: str) -> str:
    return (
        f'<defs><linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs>'
    )


def _word(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _svg(body: str, width: int, height: int, field: int = 100) -> pygame.Surface:
    box = f'viewBox="0 0 {field} {field}" width="{field}" height="{field}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{body}</svg>'
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (max(1, width), max(1, height)))
