"""How the ground of a board is painted: families of earth, texture, terrain, spawn points. Done once per size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, radians, sin
from random import Random
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from game.hexgrid.board import SpawnPoint
from game.hexgrid.coords import Cell
from game.ui.icons import drawing, icon
from game.ui.theme import WHITE, Colour, mix

if TYPE_CHECKING:
    from game.ui.board_view import BoardView

FINE = 2
"""The ground is painted so many times larger and scaled down, for smooth edges."""

HEIGHT_OF_RIM = 16
"""How thick the board is, in design pixels."""

GRAIN = 100
"""Dots along the side of a tile of grain."""

GRASS, SHORE, STONE_SHORE, CLAY, SLATE, WOOD, MOOR = (
    "grass",
    "shore",
    "stone shore",
    "clay",
    "slate",
    "wood",
    "moor",
)

EARTH: dict[str, Colour] = {
    CLAY: (97, 62, 60),
    SHORE: (93, 86, 61),
    GRASS: (66, 97, 74),
    STONE_SHORE: (72, 86, 83),
    SLATE: (55, 74, 98),
    WOOD: (52, 80, 62),
    MOOR: (78, 76, 68),
}
ALONG_THE_LANE = (CLAY, SHORE, GRASS, STONE_SHORE, SLATE)
BESIDE = (WOOD, MOOR)

SPAWN_SIGNS = {"melee": "sword", "ranged": "bow", "heavy": "tower", "hero": "crown"}

_ROCKS = (
    '<path d="M2 19 L8.6 6.2 L12.4 12 L15 8.4 L22 19 Z" fill="#2b3a44"/><path d="M8.6 6.2 L6.2 19 L2 19 Z"'
    ' fill="#51646f"/>'
    '<path d="M8.6 6.2 L10.4 11 L8.2 10.6 L7.2 12.6 L6.9 9.4 Z" fill="#a9b8be"/>'
    '<path d="M15 8.4 L13.4 19 L8.8 19 L12.4 12 Z" fill="#41535e"/><path d="M15 8.4 L16.6 11.2 L15.2 11 L14.2 12.4 Z"'
    ' fill="#93a4ac"/>'
)
_BOULDERS = (
    '<path d="M2.4 18 L4 12 L9 9.4 L13 12.6 L14 18.6 L8 20 Z" fill="#3b4a53"/><path d="M4 12 L9 9.4 L10 14 L5.6'
    ' 15.4 Z"'
    ' fill="#66787f"/><path d="M13 19 L13.4 13 L17.6 10 L21.6 14 L21 19 Z" fill="#33424b"/><path d="M13.4 13 L17.6 10'
    ' L18.4 14.4 Z" fill="#5a6c75"/><path d="M8 7.8 L11 5.4 L14.4 8 L12 10.6 Z" fill="#4b5c65"/>'
)
_TREES = (
    '<ellipse cx="12" cy="19.4" rx="9" ry="2.6" fill="#0b0f12" fill-opacity=".4"/>'
    '<path d="M7.2 4 L12.4 17.6 H2 Z" fill="#1f4030"/><path d="M7.2 4 L7.8 17.6 H2 Z" fill="#2f5a41"/>'
    '<path d="M16.6 2.6 L22.4 18.4 H10.8 Z" fill="#1a382a"/><path d="M16.6 2.6 L17 18.4 H10.8 Z" fill="#2a5340"/>'
    '<path d="M11.6 9 L15.8 20 H7.4 Z" fill="#23483a"/><path d="M11.6 9 L11.9 20 H7.4 Z" fill="#386a4c"/>'
)
_WAVES = (
    '<path d="M3.4 9.4 q2.4 -2.2 4.6 0 t4.6 0 M11 14.6 q2.4 -2.2 4.6 0 t4.6 0 M5 18.8 q1.8 -1.6 3.4 0 t3.4 0"'
    ' fill="none"'
    ' stroke="#8fc3d6" stroke-width="1.15" stroke-linecap="round" stroke-opacity=".8"/>'
)

_washes: WeakKeyDictionary[BoardView, dict[int, tuple[pygame.Surface, tuple[int, int]]]] = WeakKeyDictionary()


def family_of(view: BoardView, zone: int) -> str:
    """The family of ground of a zone: by its place along its lane, or one of those beside it."""
    for path in view.board.lanes:
        if zone in path.zones:
            place = path.zones.index(zone) / max(1, len(path.zones) - 1)
            return ALONG_THE_LANE[round(place * (len(ALONG_THE_LANE) - 1))]
    beside = [
        number
        for number in range(len(view.board.zones))
        if all(number not in path.zones for path in view.board.lanes)
    ]
    return BESIDE[beside.index(zone) % len(BESIDE)]


def earth_of(view: BoardView, zone: int) -> Colour:
    """The colour of a zone's ground; the thrones lean to the colours of their teams."""
    family = family_of(view, zone)
    base = EARTH[family]
    if view.theme.palette != "classic" and family in (CLAY, SLATE):
        team = view.theme.team(0 if family == CLAY else 1)
        return mix((70, 68, 66), team.dark, 0.5)
    return base


def paint_ground(surface: pygame.Surface, view: BoardView) -> None:
    """Draw the board, without frames and titles, onto the backdrop of the window."""
    pad = view.theme.px(HEIGHT_OF_RIM) + view.theme.px(20)
    frame = view.rect.inflate(2 * pad, 2 * pad)
    fine = pygame.Surface((frame.width * FINE, frame.height * FINE), pygame.SRCALPHA)
    painter = _Painter(view, fine, frame.topleft)
    _drop_shadow(surface, view)
    painter.rim()
    painter.spaces()
    painter.grain()
    painter.dress()
    painter.lines()
    painter.terrain()
    painter.points()
    surface.blit(pygame.transform.smoothscale(fine, frame.size), frame)


def wash(view: BoardView, zone: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """The light that lies on a zone of battle, and where; remembered."""
    washes = _washes.setdefault(view, {})
    if zone not in washes:
        cells = [cell for cell, number in view.zone_shown.items() if number == zone]
        spots = [corner for cell in cells for corner in view.corners(cell)]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        size = (round(max(x for x, _ in spots) - left) + 2, round(max(y for _, y in spots) - top) + 2)
        large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        large.fill((255, 244, 190, 0))
        for cell in cells:
            strength = 34 if not view.board.terrain >> cell & 1 else 12
            points = [((x - left) * FINE, (y - top) * FINE) for x, y in view.corners(cell, 0.97)]
            pygame.draw.polygon(large, (255, 244, 190, strength), points)
        washes[zone] = (pygame.transform.smoothscale(large, size), (round(left), round(top)))
    return washes[zone]


def _drop_shadow(surface: pygame.Surface, view: BoardView) -> None:
    """The soft shadow that the whole board throws on the table."""
    small = 6
    pad = view.theme.px(70)
    frame = view.rect.inflate(2 * pad, 2 * pad)
    shade = pygame.Surface((frame.width // small, frame.height // small), pygame.SRCALPHA)
    down = view.theme.px(HEIGHT_OF_RIM) * 1.6
    for cell in view.ground_hexes:
        points = [((x - frame.x) / small, (y + down - frame.y) / small) for x, y in view.corners(cell, 1.12)]
        pygame.draw.polygon(shade, (0, 0, 0, 150), points)
    soft = pygame.transform.gaussian_blur(shade, max(1, round(view.radius / small / 1.6)))
    surface.blit(pygame.transform.smoothscale(soft, frame.size), frame)


class _Painter:
    """One painting of the ground, larger than life."""

    def __init__(self, view: BoardView, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        self.view = view
        self.surface = surface
        self.corner = corner
        self.radius = view.radius * FINE
        self.cells = sorted(view.ground_hexes, key=lambda cell: (view.ground_hexes[cell].r, cell))

    def spot(self, cell: Cell) -> tuple[float, float]:
        x, y = self.view.centres[cell]
        return (x - self.corner[0]) * FINE, (y - self.corner[1]) * FINE

    def hex(self, cell: Cell, share: float = 1.0) -> list[tuple[float, float]]:
        return [
            ((x - self.corner[0]) * FINE, (y - self.corner[1]) * FINE)
            for x, y in self.view.corners(cell, share)
        ]

    def earth(self, cell: Cell) -> Colour:
        zone = self.view.zone_shown.get(cell)
        base = (60, 66, 70) if zone is None else earth_of(self.view, zone)
        shade = Random(cell * 7919).uniform(-0.05, 0.06)
        return mix(base, WHITE if shade > 0 else (0, 0, 0), abs(shade))

    def rim(self) -> None:
        """The thick edge of the board, seen from the front."""
        depth = self.view.theme.px(HEIGHT_OF_RIM) * FINE
        for share, dark in ((1.0, 0.72), (0.62, 0.6), (0.2, 0.42)):
            for cell in self.cells:
                points = [(x, y + depth * share) for x, y in self.hex(cell, 1.03)]
                pygame.draw.polygon(self.surface, mix(self.earth(cell), (10, 12, 14), dark), points)

    def spaces(self) -> None:
        for cell in self.cells:
            pygame.draw.polygon(self.surface, mix(self.earth(cell), (10, 12, 14), 0.5), self.hex(cell, 1.03))
        for cell in self.cells:
            colour = self.earth(cell)
            ring = self.hex(cell, 0.975)
            pygame.draw.polygon(self.surface, mix(colour, WHITE, 0.13), ring)
            lower = [(x, y + self.radius * 0.05) for x, y in self.hex(cell, 0.945)]
            pygame.draw.polygon(self.surface, mix(colour, (0, 0, 0), 0.14), lower)
            pygame.draw.polygon(self.surface, colour, self.hex(cell, 0.925))

    def grain(self) -> None:
        """Patches and grain over all of the ground, so that no two spaces look the same."""
        size = self.surface.get_size()
        for step, low in ((190, 218), (60, 226)):
            patch = _noise((size[0] // step + 2, size[1] // step + 2), low)
            whole = pygame.transform.smoothscale(patch, size)
            self.surface.blit(whole, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for step, low in ((9, 230), (3, 234)):
            tile = pygame.transform.smoothscale(_noise((GRAIN, GRAIN), low), (GRAIN * step, GRAIN * step))
            for x in range(0, size[0], tile.get_width()):
                for y in range(0, size[1], tile.get_height()):
                    self.surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)

    def dress(self) -> None:
        """What grows and lies on each family of ground."""
        for cell in self.cells:
            zone = self.view.zone_shown.get(cell)
            if zone is None or self.view.board.terrain >> cell & 1:
                continue
            _DRESS[family_of(self.view, zone)](self, cell, Random(cell * 104729 + 5))

    def lines(self) -> None:
        """Etched borders between zones."""
        zones = self.view.zone_shown
        width = max(2, self.view.theme.px(2.4) * FINE)
        for zone in range(len(self.view.board.zones)):
            loop = self.view.loop(zone) if zone in zones.values() else ()
            points = [((x - self.corner[0]) * FINE, (y - self.corner[1]) * FINE) for x, y in loop]
            if points:
                pygame.draw.lines(self.surface, (11, 15, 18), True, points, width)

    def terrain(self) -> None:
        ground = self.view.board.plan.ground
        for cell in self.cells:
            if not self.view.board.terrain >> cell & 1:
                continue
            kind = ground[self.view.ground_hexes[cell]]
            self._terrain(cell, kind)

    def _terrain(self, cell: Cell, kind: str) -> None:
        x, y = self.spot(cell)
        colour: Colour = (30, 44, 53)
        shapes = (_ROCKS, _BOULDERS)[cell % 2]
        if "water" in kind:
            colour, shapes = (34, 78, 98), _WAVES
        elif "tree" in kind or "forest" in kind or "wood" in kind:
            colour, shapes = (26, 50, 41), _TREES
        pygame.draw.polygon(self.surface, mix(colour, (0, 0, 0), 0.45), self.hex(cell, 1.0))
        pygame.draw.polygon(self.surface, mix(colour, (0, 0, 0), 0.2), self.hex(cell, 0.95))
        pygame.draw.polygon(
            self.surface, colour, [(a, b + self.radius * 0.05) for a, b in self.hex(cell, 0.87)]
        )
        side = round(self.radius * 1.56)
        picture = drawing(shapes, side, WHITE)
        lift = 0.5 if "water" in kind else 0.62
        self.surface.blit(picture, (round(x - side / 2), round(y - side * lift)))

    def points(self) -> None:
        for point in self.view.board.spawns:
            self._point(point)

    def _point(self, point: SpawnPoint) -> None:
        """A spawn point, etched: a dark halo, a dashed ring, a sign at half strength."""
        x, y = self.spot(point.cell)
        colours = self.view.theme.team(point.team)
        ring = self.radius * 0.6
        side = round(self.radius * 1.5)
        etched = pygame.Surface((side, side), pygame.SRCALPHA)
        middle = side / 2
        pygame.draw.circle(etched, (8, 11, 14, 92), (middle, middle), ring + self.radius * 0.08)
        light = mix(colours.light, WHITE, 0.22)
        _dashes(etched, middle, ring, (*light, 200), max(2, round(self.radius * 0.055)), colours.shape)
        sign = icon(SPAWN_SIGNS.get(point.kind, "token"), round(self.radius * 0.72), light).copy()
        sign.set_alpha(165)
        etched.blit(sign, sign.get_rect(center=(middle, middle)))
        self.surface.blit(etched, (round(x - side / 2), round(y - side / 2)))

    # What lies on the ground

    def grass(self, cell: Cell, luck: Random) -> None:
        x, y = self.spot(cell)
        base = self.earth(cell)
        for _ in range(7):
            angle, far = luck.uniform(0, 2 * pi), self.radius * luck.uniform(0.1, 0.72)
            gx, gy = x + cos(angle) * far, y + sin(angle) * far
            tall = self.radius * luck.uniform(0.08, 0.17)
            tone = mix(base, (196, 214, 128), luck.uniform(0.1, 0.28))
            for lean in (-0.45, 0.0, 0.45):
                tip = (gx + tall * lean, gy - tall)
                pygame.draw.line(self.surface, tone, (gx + tall * lean * 0.3, gy), tip, FINE)

    def pebbles(self, cell: Cell, luck: Random) -> None:
        x, y = self.spot(cell)
        base = self.earth(cell)
        for _ in range(8):
            angle, far = luck.uniform(0, 2 * pi), self.radius * luck.uniform(0.1, 0.76)
            px, py = x + cos(angle) * far, y + sin(angle) * far
            size = self.radius * luck.uniform(0.025, 0.06)
            box = pygame.Rect(0, 0, round(size * 2.4), round(size * 1.7))
            box.center = (round(px), round(py))
            pygame.draw.ellipse(self.surface, mix(base, (0, 0, 0), 0.3), box.move(0, FINE))
            pygame.draw.ellipse(self.surface, mix(base, (255, 240, 210), luck.uniform(0.12, 0.26)), box)

    def cracks(self, cell: Cell, luck: Random) -> None:
        x, y = self.spot(cell)
        base = self.earth(cell)
        for _ in range(3):
            angle, far = luck.uniform(0, 2 * pi), self.radius * luck.uniform(0.2, 0.6)
            at = (x + cos(angle) * far, y + sin(angle) * far)
            heading = luck.uniform(0, 2 * pi)
            for _ in range(3):
                heading += luck.uniform(-0.8, 0.8)
                length = self.radius * luck.uniform(0.08, 0.18)
                end = (at[0] + cos(heading) * length, at[1] + sin(heading) * length)
                pygame.draw.line(self.surface, mix(base, (0, 0, 0), 0.28), at, end, FINE)
                pygame.draw.line(
                    self.surface, mix(base, WHITE, 0.1), (at[0], at[1] + FINE), (end[0], end[1] + FINE), 1
                )
                at = end

    def slabs(self, cell: Cell, luck: Random) -> None:
        """Paving: a joint or two across the space."""
        x, y = self.spot(cell)
        base = self.earth(cell)
        for turn in luck.sample((0, 60, 120), 2):
            angle = radians(turn)
            aside = self.radius * luck.uniform(-0.3, 0.3)
            nx, ny = -sin(angle) * aside, cos(angle) * aside
            reach = self.radius * luck.uniform(0.3, 0.66)
            a = (x + nx - cos(angle) * reach, y + ny - sin(angle) * reach)
            b = (x + nx + cos(angle) * reach * 0.4, y + ny + sin(angle) * reach * 0.4)
            pygame.draw.line(self.surface, mix(base, (0, 0, 0), 0.26), a, b, FINE)
            pygame.draw.line(
                self.surface, mix(base, WHITE, 0.12), (a[0], a[1] + FINE), (b[0], b[1] + FINE), 1
            )

    def mixed(self, cell: Cell, luck: Random) -> None:
        (self.grass if luck.random() < 0.5 else self.pebbles)(cell, luck)

    def ferns(self, cell: Cell, luck: Random) -> None:
        self.grass(cell, luck)
        self.grass(cell, luck)


_DRESS: dict[str, Callable[[_Painter, Cell, Random], None]] = {
    CLAY: _Painter.cracks,
    SHORE: _Painter.pebbles,
    GRASS: _Painter.grass,
    STONE_SHORE: _Painter.mixed,
    SLATE: _Painter.slabs,
    WOOD: _Painter.ferns,
    MOOR: _Painter.mixed,
}


def dither(surface: pygame.Surface) -> None:
    """Break up the bands of a dark gradient."""
    speck = _noise((GRAIN, GRAIN), 0).copy()
    speck.fill((4, 4, 4), special_flags=pygame.BLEND_RGB_MULT)
    for x in range(0, surface.get_width(), GRAIN):
        for y in range(0, surface.get_height(), GRAIN):
            surface.blit(speck, (x, y), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=16)
def _noise(size: tuple[int, int], low: int) -> pygame.Surface:
    """Grey dots by chance, none darker than `low`; always the same."""
    luck = Random(low)
    noise = pygame.Surface(size)
    for y in range(size[1]):
        for x in range(size[0]):
            grey = luck.randint(low, 255)
            noise.set_at((x, y), (grey, grey, grey))
    return noise


def _dashes(
    surface: pygame.Surface,
    middle: float,
    radius: float,
    colour: tuple[int, int, int, int],
    width: int,
    shape: str,
) -> None:
    """A dashed ring: round, or with six corners."""
    count = 12
    for k in range(count):
        steps = [(k + share) * 2 * pi / count for share in (0.0, 0.2, 0.4, 0.62)]
        points = [
            (
                middle + cos(angle) * radius * _bulge(angle, shape),
                middle + sin(angle) * radius * _bulge(angle, shape),
            )
            for angle in steps
        ]
        pygame.draw.lines(surface, colour, False, points, width)


def _bulge(angle: float, shape: str) -> float:
    """How far out a hexagon with a corner on top lies in a direction, as a share of its radius."""
    if shape == "circle":
        return 1.0
    turned = (angle + pi / 2) % (pi / 3) - pi / 6
    return cos(pi / 6) / cos(turned) * 1.08
