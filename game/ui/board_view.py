"""The board in the window: its ground as one cached picture, the battle zone's frame, spaces and pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import TypeAlias

import pygame

from game.hexgrid.board import Board, cells_of
from game.hexgrid.coords import Cell, Hex, neighbours
from game.ui.ground import HEIGHT_OF_RIM, paint_ground, wash
from game.ui.theme import BLACK, GOLD, TEXT_DIM, TEXT_SOFT, WHITE, Theme

Point: TypeAlias = tuple[float, float]
Loop: TypeAlias = tuple[Point, ...]
Knot: TypeAlias = tuple[int, int]

LANE_LETTERS = "AB"
"""What lanes are called."""

ROOT3 = sqrt(3)
FRAME_POINTS = 240
"""How many points an outline has while it slides from one zone to another."""

_CORNERS: tuple[Point, ...] = tuple((cos(radians(60 * k - 90)), sin(radians(60 * k - 90))) for k in range(6))
"""The corners of a hex of radius 1, from the top one clockwise."""

_KNOTS: tuple[Knot, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The same corners on a lattice of half widths and half radii, on which neighbours share theirs exactly."""

_EDGE_TO: tuple[int, ...] = (1, 0, 5, 4, 3, 2)
"""For each direction (from the east counter-clockwise) the corner at which the edge towards it begins."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a space is lit: `name` is legal, hover, focus, reach or threat."""

    cell: Cell
    name: str


class BoardView:
    """A board drawn into an area of the window.

    `radius` is that of a hex in pixels. Spaces of terrain can be pointed at like any other; what lies outside cannot.
    """

    def __init__(self, board: Board, theme: Theme, area: pygame.Rect) -> None:
        self.board = board
        self.theme = theme
        self.area = pygame.Rect(area)
        self.ground_hexes: dict[Cell, Hex] = {board.cell(at): at for at in board.plan.ground}
        self._fit()
        self.centres: dict[Cell, Point] = {cell: self._spot(at) for cell, at in self.ground_hexes.items()}
        self.zone_shown: dict[Cell, int] = _zones_shown(board, self.ground_hexes)
        self._loops: dict[int, Loop] = {}
        self._frames: dict[int, tuple[pygame.Surface, tuple[int, int]]] = {}
        self._spreads: dict[int, list[Point]] = {}
        self._rim: Loop = ()
        self._spot_of_light: pygame.Surface | None = None
        self._marks: dict[str, pygame.Surface] = {}
        self._backdrop: pygame.Surface | None = None
        self._ground = pygame.Surface((0, 0))
        self._stills: dict[tuple[int, ...], pygame.Surface] = {}

    def _fit(self) -> None:
        spots = [(at.q + at.r / 2, at.r * 1.5) for at in self.ground_hexes.values()]
        left, right = min(x for x, _ in spots) - 0.5, max(x for x, _ in spots) + 0.5
        top, bottom = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
        self.head = self.theme.line_height(17) + self.theme.line_height(12)
        room = self.area.height - self.head - self.theme.px(HEIGHT_OF_RIM)
        self.radius = min(self.area.width / ((right - left) * ROOT3), room / (bottom - top))
        width, height = (right - left) * ROOT3 * self.radius, (bottom - top) * self.radius
        self.rect = pygame.Rect(0, 0, round(width), round(height))
        self.rect.centerx = self.area.centerx
        self.rect.y = self.area.y + self.head + round((room - height) / 2)
        self._origin = (self.rect.x - left * ROOT3 * self.radius, self.rect.y - top * self.radius)

    def _spot(self, at: Hex) -> Point:
        return (
            self._origin[0] + (at.q + at.r / 2) * ROOT3 * self.radius,
            self._origin[1] + at.r * 1.5 * self.radius,
        )

    # Spaces and pixels

    def centre(self, cell: Cell) -> Point:
        """The middle of a space in pixels."""
        return self.centres[cell]

    def cell_at(self, pos: Sequence[float]) -> Cell | None:
        """The space under a point of the window, None beside the board."""
        r = (pos[1] - self._origin[1]) / (1.5 * self.radius)
        q = (pos[0] - self._origin[0]) / (ROOT3 * self.radius) - r / 2
        rounded = _rounded(q, r)
        if rounded not in self.board.plan.ground:
            return None
        return self.board.cell(rounded)

    def corners(self, cell: Cell, share: float = 1.0) -> list[Point]:
        """The corners of a space, from the top clockwise, or of one so much smaller."""
        x, y = self.centres[cell]
        return [(x + cx * self.radius * share, y + cy * self.radius * share) for cx, cy in _CORNERS]

    # Ground

    def still(self, backdrop: pygame.Surface, battle: Sequence[int]) -> pygame.Surface:
        """The window's backdrop with the board on it and frames around the zones of battle; remembered."""
        key = tuple(battle)
        if self._backdrop is not backdrop:
            self._backdrop, self._ground, self._stills = backdrop, backdrop.copy(), {}
            paint_ground(self._ground, self)
        if key not in self._stills:
            while len(self._stills) > 1:
                self._stills.pop(next(iter(self._stills)))
            self._stills[key] = self._framed_ground(key)
        return self._stills[key]

    def warm(self) -> None:
        """Make what a push of a lane needs, so that nothing stutters then."""
        for path in self.board.lanes:
            for zone in path.zones:
                wash(self, zone)
                self._frame(zone)

    def _framed_ground(self, battle: Sequence[int]) -> pygame.Surface:
        picture = self._ground.copy()
        for zone in battle:
            self.draw_light(picture, zone, 1.0)
            self.draw_frame(picture, zone)
        self.draw_titles(picture, battle)
        return picture

    def draw_light(self, surface: pygame.Surface, zone: int, share: float) -> None:
        """Lighten the ground of a zone, fully at share 1."""
        picture, place = wash(self, zone)
        picture.set_alpha(round(255 * share))
        surface.blit(picture, place)

    def draw_frame(self, surface: pygame.Surface, zone: int) -> None:
        """The golden frame along the border of a zone."""
        surface.blit(*self._frame(zone))

    def _frame(self, zone: int) -> tuple[pygame.Surface, tuple[int, int]]:
        if zone not in self._frames:
            self._frames[zone] = self._framed(self.loop(zone))
        return self._frames[zone]

    def draw_sliding_frame(self, surface: pygame.Surface, before: int, after: int, share: float) -> None:
        """The golden frame on its way from one zone to another."""
        a, b = self._spread_loop(before), self._spread_loop(after)
        loop = [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in zip(a, b, strict=True)]
        shine = self._shine()
        half = shine.get_width() / 2
        surface.fblits([(shine, (x - half, y - half)) for x, y in loop[::4]])
        for colour, width in (((104, 78, 20), 11), (GOLD, 6), ((255, 229, 158), 2)):
            pygame.draw.lines(surface, colour, True, loop, max(1, self.theme.px(width)))

    def _shine(self) -> pygame.Surface:
        """A spot of the glow that goes with a frame on its way."""
        if self._spot_of_light is None:
            radius = max(6, self.theme.px(24))
            small = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
            small.fill((*GOLD, 0))
            for k in range(radius, 0, -1):
                alpha = round(46 * (1 - k / radius) ** 1.4)
                pygame.draw.circle(small, (*GOLD, alpha), (radius, radius), k)
            self._spot_of_light = small
        return self._spot_of_light

    def _spread_loop(self, zone: int) -> list[Point]:
        if zone not in self._spreads:
            self._spreads[zone] = _spread(self.loop(zone))
        return self._spreads[zone]

    def _framed(self, loop: Loop) -> tuple[pygame.Surface, tuple[int, int]]:
        """A frame with its glow, and where it lies."""
        pad = self.theme.px(26) + 4
        left, top = min(x for x, _ in loop) - pad, min(y for _, y in loop) - pad
        width = round(max(x for x, _ in loop) - left + pad)
        height = round(max(y for _, y in loop) - top + pad)
        place = (round(left), round(top))
        shine = pygame.Surface((width // 2, height // 2), pygame.SRCALPHA)
        shine.fill((*GOLD, 0))
        _outline(
            shine, [((x - place[0]) / 2, (y - place[1]) / 2) for x, y in loop], (*GOLD, 150), self.theme.px(9)
        )
        shine = pygame.transform.gaussian_blur(shine, max(2, self.theme.px(6)))
        frame = pygame.transform.smoothscale(shine, (width, height))
        sharp = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
        sharp.fill((*GOLD, 0))
        points = [(2 * (x - place[0]), 2 * (y - place[1])) for x, y in loop]
        _outline(sharp, points, (74, 54, 12, 190), max(4, self.theme.px(15)))
        _outline(sharp, points, (*GOLD, 255), max(3, self.theme.px(9)))
        _outline(sharp, points, (255, 229, 158, 255), max(1, self.theme.px(3)))
        frame.blit(pygame.transform.smoothscale(sharp, (width, height)), (0, 0))
        return frame, place

    def loop(self, zone: int) -> Loop:
        """The outer border of a zone as a closed line."""
        if zone not in self._loops:
            cells = [cell for cell, number in self.zone_shown.items() if number == zone]
            self._loops[zone] = self._border(cells)
        return self._loops[zone]

    def _border(self, cells: Iterable[Cell]) -> Loop:
        """The longest closed line between these cells and the rest."""
        inside = {self.ground_hexes[cell] for cell in cells}
        follows: dict[Knot, Knot] = {}
        for at in sorted(inside):
            ring = [(2 * at.q + at.r + x, 3 * at.r + y) for x, y in _KNOTS]
            for direction, other in enumerate(neighbours(at)):
                if other not in inside:
                    start = _EDGE_TO[direction]
                    follows[ring[start]] = ring[(start + 1) % 6]
        longest = max(_loops_of(follows), key=len, default=())
        return tuple(
            (self._origin[0] + x * ROOT3 / 2 * self.radius, self._origin[1] + y / 2 * self.radius)
            for x, y in longest
        )

    def draw_outline(self, surface: pygame.Surface) -> None:
        """A white line around the whole board: a card may be let go here."""
        if not self._rim:
            self._rim = self._border(self.ground_hexes)
        for colour, width in ((BLACK, 7), (WHITE, 4)):
            pygame.draw.lines(surface, colour, True, self._rim, max(2, self.theme.px(width)))

    def draw_titles(self, surface: pygame.Surface, battle: Sequence[int]) -> None:
        """The names of the zones beside them, that of a battle zone in gold; none over another."""
        placed: list[pygame.Rect] = []
        order = sorted(
            range(len(self.board.zones)), key=lambda zone: (zone not in battle, not self._in_lane(zone))
        )
        for number in order:
            title = self._title(number, number in battle)
            place = title.get_rect(midbottom=self._title_spot(number))
            place.clamp_ip(self.area)
            for step in (-1, 2, -3, 4):
                if place.inflate(title.get_height() // 2, 0).collidelist(placed) < 0:
                    break
                place.y += step * title.get_height()
            placed.append(place)
            _shaded(surface, title, place)

    def _in_lane(self, zone: int) -> bool:
        return any(zone in path.zones for path in self.board.lanes)

    def _title(self, zone: int, in_battle: bool) -> pygame.Surface:
        lane = self._in_lane(zone)
        face, size = ("serif-bold", 17) if in_battle or lane else ("serif", 14)
        colour = GOLD if in_battle else TEXT_SOFT if lane else TEXT_DIM
        words = self.board.zones[zone].title
        if in_battle and len(self.board.lanes) > 1:
            number = next(number for number, path in enumerate(self.board.lanes) if zone in path.zones)
            words = f"{LANE_LETTERS[number]} · {words}"
        return self.theme.capitals(size, words, colour, face)

    def _title_spot(self, number: int) -> tuple[int, int]:
        """Where the title of a zone stands: its label's hex, else above its highest space."""
        label = self.board.zones[number].label
        if label is not None:
            x, y = self._spot(label)
            return round(x), round(y + self.theme.line_height(17) / 2)
        spots = [
            self.centres[cell] for cell in cells_of(self.board.zones[number].cells) if cell in self.centres
        ]
        if not spots:
            return self.rect.center
        middle = sum(x for x, _ in spots) / len(spots)
        top = min(y for x, y in spots if abs(x - middle) < self.radius * 2.4) if spots else 0
        return round(middle), round(top - self.radius - self.theme.px(8))

    # Light on spaces

    def draw_marks(self, surface: pygame.Surface, marks: Iterable[Mark]) -> None:
        """Light spaces: what may be chosen, what the mouse or the keys point at."""
        surface.fblits(
            [
                (picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))
                for mark in marks
                for picture in (self._mark(mark.name),)
                for x, y in (self.centres[mark.cell],)
            ]
        )

    def _mark(self, name: str) -> pygame.Surface:
        if name not in self._marks:
            self._marks[name] = _mark_picture(name, self.radius)
        return self._marks[name]


def _mark_picture(name: str, radius: float) -> pygame.Surface:
    fill, edge, share, width = {
        "legal": (40, 205, 0.86, 0.06),
        "hover": (110, 255, 0.92, 0.11),
        "focus": (80, 255, 0.98, 0.15),
        "reach": (26, 110, 0.8, 0.04),
        "drop": (120, 255, 0.92, 0.12),
    }[name]
    fine = 3
    side = round(2 * radius) + 4
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    middle, r = side * fine / 2, radius * fine * share
    points = [(middle + cx * r, middle + cy * r) for cx, cy in _CORNERS]
    pygame.draw.polygon(large, (255, 255, 255, fill), points)
    _outline(large, points, (*WHITE, edge), max(3, round(radius * fine * width)))
    if name in ("legal", "hover", "focus", "drop"):
        pygame.draw.circle(large, (*WHITE, edge), (middle, middle), radius * fine * 0.13)
    return pygame.transform.smoothscale(large, (side, side))


def _outline(
    surface: pygame.Surface, points: Sequence[Point], colour: tuple[int, int, int, int], width: int
) -> None:
    """A closed line with round joints."""
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
        pygame.draw.polygon(
            surface,
            colour,
            [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)],
        )
        pygame.draw.circle(surface, colour, a, width / 2)


def _loops_of(follows: dict[Knot, Knot]) -> list[tuple[Knot, ...]]:
    loops: list[tuple[Knot, ...]] = []
    left = dict(follows)
    while left:
        start = next(iter(left))
        loop = [start]
        at = left.pop(start)
        while at != start and at in left:
            loop.append(at)
            at = left.pop(at)
        loops.append(tuple(loop))
    return loops


def _spread(loop: Loop) -> list[Point]:
    """Points at even distances along a closed line, from its top-left turn on, so that two lines can be matched."""
    cx = sum(x for x, _ in loop) / len(loop)
    cy = sum(y for _, y in loop) / len(loop)
    start = min(range(len(loop)), key=lambda i: abs(atan2(loop[i][1] - cy, loop[i][0] - cx) + 3 * pi / 4))
    turned = [*loop[start:], *loop[:start], loop[start]]
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(turned)]
    step, points = sum(lengths) / FRAME_POINTS, []
    piece, walked = 0, 0.0
    for number in range(FRAME_POINTS):
        goal = number * step
        while piece < len(lengths) - 1 and walked + lengths[piece] < goal:
            walked += lengths[piece]
            piece += 1
        share = (goal - walked) / (lengths[piece] or 1)
        a, b = turned[piece], turned[piece + 1]
        points.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return points


def _rounded(q: float, r: float) -> Hex:
    """The hex that a point in axial coordinates lies in."""
    s = -q - r
    a, b, c = round(q), round(r), round(s)
    da, db, dc = abs(a - q), abs(b - r), abs(c - s)
    if da > db and da > dc:
        a = -b - c
    elif db > dc:
        b = -a - c
    return Hex(a, b)


def _zones_shown(board: Board, ground: dict[Cell, Hex]) -> dict[Cell, int]:
    """The zone whose ground each space is drawn with: its own, else that of most of its neighbours."""
    shown = {cell: board.zone_of[cell] for cell in ground if cell in board.zone_of}
    for cell in ground:
        if cell not in shown:
            around = [board.zone_of[other] for other in board.adjacent[cell] if other in board.zone_of]
            if around:
                shown[cell] = max(sorted(set(around)), key=around.count)
    return shown


def _shaded(surface: pygame.Surface, words: pygame.Surface, place: pygame.Rect) -> None:
    dark = words.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGB_MULT)
    dark.set_alpha(170)
    surface.blit(dark, place.move(0, 1))
    surface.blit(dark, place.move(1, 2))
    surface.blit(words, place)
