"""Draw the tiles for Tiled: run by hand after a change here (`python -m maps.draw_tiles`).

Terrain fills its hex, zones are a coloured rim with letters, markers are rings with the signs of the game. The same
script gives the same pictures.
"""

from collections.abc import Callable
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from random import Random

import pygame

from game.ui.icons import icon
from game.ui.theme import PALETTES, WHITE, Colour, Theme, mix

FOLDER = Path(__file__).resolve().parent / "tiles"
WIDTH, HEIGHT = 52, 60
FINE = 4
"""Everything but signs is drawn so many times larger and scaled down, for smooth edges."""

CORNERS = ((26, 0), (52, 15), (52, 45), (26, 60), (0, 45), (0, 15))
MIDDLE = (26, 30)

Draw = Callable[[pygame.Surface, Colour, Random], None]


def hexagon(share: float, down: float = 0) -> list[tuple[float, float]]:
    """The corners of a hex around the middle of the tile, `share` of its full size."""
    x, y = MIDDLE
    return [(FINE * (x + (cx - x) * share), FINE * (y + down + (cy - y) * share)) for cx, cy in CORNERS]


def spots(luck: Random, count: int, apart: float) -> list[tuple[float, float]]:
    """Places well inside the hex, `apart` pixels or more from each other."""
    found: list[tuple[float, float]] = []
    while len(found) < count:
        angle, far = luck.uniform(0, 2 * pi), 20 * luck.random() ** 0.5
        x, y = MIDDLE[0] + cos(angle) * far, MIDDLE[1] + sin(angle) * far
        if all((x - a) ** 2 + (y - b) ** 2 >= apart * apart for a, b in found):
            found.append((x, y))
    return found


def line(tile: pygame.Surface, colour: Colour, points: list[tuple[float, float]], width: float) -> None:
    """A line with round joints, in pixels of the finished tile."""
    fine = [(x * FINE, y * FINE) for x, y in points]
    pygame.draw.lines(tile, colour, False, fine, round(width * FINE))
    for point in fine:
        pygame.draw.circle(tile, colour, point, width * FINE / 2)


def tufts(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for x, y in spots(luck, 7, 10):
        tone = mix(base, (214, 224, 150), luck.uniform(0.2, 0.45))
        for lean in (-2.2, 0, 2.2):
            line(tile, tone, [(x + lean * 0.3, y + 3), (x + lean, y - 2.5)], 0.9)


def pebbles(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for x, y in spots(luck, 9, 8):
        size = luck.uniform(1.2, 2.3)
        box = pygame.Rect(0, 0, round(size * 2.4 * FINE), round(size * 1.7 * FINE))
        box.center = (round(x * FINE), round(y * FINE))
        pygame.draw.ellipse(tile, mix(base, (0, 0, 0), 0.35), box.move(0, FINE))
        pygame.draw.ellipse(tile, mix(base, (255, 244, 220), luck.uniform(0.2, 0.45)), box)


def grains(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for x, y in spots(luck, 26, 4):
        tone = mix(base, (255, 240, 200) if luck.random() < 0.6 else (0, 0, 0), luck.uniform(0.15, 0.35))
        pygame.draw.circle(tile, tone, (x * FINE, y * FINE), luck.uniform(0.6, 1.1) * FINE)
    for y in (22, 36):
        line(tile, mix(base, (0, 0, 0), 0.12), [(x, y + 2 * sin(x / 5)) for x in range(12, 42, 2)], 0.8)


def cracks(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for x, y in spots(luck, 4, 13):
        heading, points = luck.uniform(0, 2 * pi), [(x, y)]
        for _ in range(3):
            heading += luck.uniform(-0.8, 0.8)
            points.append((points[-1][0] + 4 * cos(heading), points[-1][1] + 4 * sin(heading)))
        line(tile, mix(base, WHITE, 0.16), [(a, b + 1) for a, b in points], 0.8)
        line(tile, mix(base, (0, 0, 0), 0.35), points, 1)


def slabs(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    joint = mix(base, (0, 0, 0), 0.3)
    for y in (15, 30, 45):
        line(tile, joint, [(4, y), (48, y)], 1)
    for row, y in enumerate((1, 15, 30, 45)):
        for x in (17, 35) if row % 2 else (26,):
            shift = luck.uniform(-3, 3)
            line(tile, joint, [(x + shift, y + 2), (x + shift, y + 12)], 1)


def cobbles(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for row in range(7):
        for column in range(6):
            x, y = 3 + column * 10 + 5 * (row % 2), 3 + row * 9
            tone = mix(base, WHITE if luck.random() < 0.5 else (0, 0, 0), luck.uniform(0.04, 0.16))
            stone = pygame.Rect(0, 0, 8 * FINE, 7 * FINE)
            stone.center = (round(x * FINE), round(y * FINE))
            pygame.draw.rect(tile, mix(base, (0, 0, 0), 0.4), stone.move(0, FINE), border_radius=2 * FINE)
            pygame.draw.rect(tile, tone, stone, border_radius=2 * FINE)


def bushes(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    for x, y in spots(luck, 8, 9):
        for _ in range(4):
            dx, dy = luck.uniform(-2.5, 2.5), luck.uniform(-1.5, 1.5)
            tone = mix(base, (168, 128, 170), luck.uniform(0.15, 0.5))
            pygame.draw.circle(tile, tone, ((x + dx) * FINE, (y + dy) * FINE), 1.6 * FINE)


def svg(tile: pygame.Surface, shapes: str) -> None:
    """Paint shapes given on a field of 52 by 60."""
    words = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 60">{shapes}</svg>'
    tile.blit(pygame.image.load_sized_svg(BytesIO(words.encode()), tile.get_size()), (0, 0))


def peaks(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    svg(
        tile,
        '<ellipse cx="26" cy="46" rx="21" ry="5" fill="#000" fill-opacity=".35"/>'
        '<path d="M5 46 L20 15 L28 29 L34 21 L47 46 Z" fill="#34444f"/><path d="M20 15 L14 46 H5 Z" fill="#61747f"/>'
        '<path d="M20 15 L24 27 L19 25 L17 31 L16.2 23 Z" fill="#d3dde0"/><path d="M34 21 L31 46 H21 L28 29 Z"'
        ' fill="#4c5f6a"/><path d="M34 21 L37.6 28 L34.4 27 L32 31 Z" fill="#b7c4ca"/>',
    )


def waves(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    strokes = "".join(f"M{x} {y} q5 -5 10 0 t10 0 " for x, y in ((9, 20), (21, 31), (10, 42)))
    svg(
        tile,
        f'<path d="{strokes}" fill="none" stroke="#9fd2e4" stroke-width="2.2" stroke-linecap="round"/>',
    )


def trees(tile: pygame.Surface, base: Colour, luck: Random) -> None:
    firs = ""
    for x, top, foot, dark, light in (
        (17, 12, 40, "#1d3e2e", "#35694a"),
        (36, 9, 41, "#18352a", "#2f5f45"),
        (26, 21, 50, "#21463a", "#3f7a54"),
    ):
        firs += f'<path d="M{x} {top} L{x + 11} {foot} H{x - 11} Z" fill="{dark}"/>'
        firs += f'<path d="M{x} {top} L{x + 1} {foot} H{x - 11} Z" fill="{light}"/>'
    svg(tile, f'<ellipse cx="26" cy="47" rx="20" ry="5" fill="#000" fill-opacity=".35"/>{firs}')


TERRAIN: dict[str, tuple[Colour, Draw]] = {
    "clay": ((140, 82, 76), cracks),
    "sand": ((158, 141, 96), grains),
    "grass": ((92, 134, 90), tufts),
    "shore": ((108, 126, 120), pebbles),
    "slate": ((84, 107, 140), slabs),
    "moss": ((70, 108, 82), tufts),
    "heath": ((116, 108, 96), bushes),
    "paving": ((132, 134, 128), cobbles),
    "rock": ((46, 62, 73), peaks),
    "water": ((42, 98, 124), waves),
    "forest": ((34, 64, 50), trees),
}

ZONES: dict[str, tuple[Colour, str]] = {
    "red-throne": ((214, 40, 70), "RT"),
    "red-shore": ((240, 140, 40), "RS"),
    "middle": ((250, 214, 60), "M"),
    "blue-shore": ((60, 200, 220), "BS"),
    "blue-throne": ((50, 100, 240), "BT"),
    "red-side": ((236, 90, 190), "r"),
    "blue-side": ((150, 90, 240), "b"),
    "red-march": ((250, 150, 140), "RM"),
    "blue-march": ((150, 190, 255), "BM"),
    "north-side": ((140, 230, 90), "n"),
    "south-side": ((30, 190, 140), "s"),
    "north-1": ((255, 120, 80), "N1"),
    "north-2": ((255, 180, 90), "N2"),
    "north-3": ((190, 220, 120), "N3"),
    "north-4": ((100, 190, 255), "N4"),
    "south-1": ((220, 90, 110), "S1"),
    "south-2": ((200, 160, 60), "S2"),
    "south-3": ((110, 180, 110), "S3"),
    "south-4": ((80, 140, 220), "S4"),
    "river": ((170, 130, 230), "~"),
}

MARKERS = {"hero": "crown", "melee": "sword", "ranged": "bow", "heavy": "tower"}


def blank() -> pygame.Surface:
    return pygame.Surface((WIDTH * FINE, HEIGHT * FINE), pygame.SRCALPHA)


def finished(fine: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(fine, (WIDTH, HEIGHT))


def terrain_tile(name: str) -> pygame.Surface:
    """A hex of ground, or a sunken one with an obstacle in it."""
    colour, draw = TERRAIN[name]
    ground = blank()
    ground.fill(colour)
    draw(ground, colour, Random(name))
    pygame.draw.polygon(ground, mix(colour, (0, 0, 0), 0.45), hexagon(0.985), 2 * FINE)
    mask = blank()
    pygame.draw.polygon(mask, WHITE, hexagon(1))
    ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return finished(ground)


def zone_tile(name: str, theme: Theme) -> pygame.Surface:
    """A clear colour with the zone's letters, to be laid over the terrain at half strength."""
    colour, letters = ZONES[name]
    fine = blank()
    pygame.draw.polygon(fine, colour, hexagon(1))
    pygame.draw.polygon(fine, mix(colour, (0, 0, 0), 0.5), hexagon(0.97), 2 * FINE)
    word = theme.font_px("sans-black", 20 * FINE).render(letters, True, mix(colour, (0, 0, 0), 0.75))
    fine.blit(word, word.get_rect(center=(MIDDLE[0] * FINE, MIDDLE[1] * FINE)))
    return finished(fine)


def marker_tile(team: int, kind: str) -> pygame.Surface:
    """A spawn point: the team's shape around the sign of what appears there."""
    colours = PALETTES["classic"][team]
    fine, middle = blank(), (MIDDLE[0] * FINE, MIDDLE[1] * FINE)
    for share, colour in ((0.8, (9, 12, 15)), (0.74, colours.light), (0.62, colours.dark)):
        if colours.shape == "circle":
            pygame.draw.circle(fine, colour, middle, 29 * share * FINE)
        else:
            pygame.draw.polygon(fine, colour, hexagon(share))
    tile = finished(fine)
    sign = icon(MARKERS[kind], 24, WHITE)
    tile.blit(sign, sign.get_rect(center=MIDDLE))
    return tile


def main() -> None:
    """Write all tiles."""
    pygame.font.init()
    theme = Theme((1920, 1080))
    pictures = {f"terrain-{name}": terrain_tile(name) for name in TERRAIN}
    pictures |= {f"zone-{name}": zone_tile(name, theme) for name in ZONES}
    for team, word in enumerate(("red", "blue")):
        pictures |= {f"spawn-{word}-{kind}": marker_tile(team, kind) for kind in MARKERS}
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        pygame.image.save(picture, FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
