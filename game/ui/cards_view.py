"""Cards as they lie on the table: faces at any size, backs, and the small chips of dashboards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from game.lane.cards import Card, Item, Kind
from game.text import kind_name, say
from game.ui.icons import emblem, icon
from game.ui.theme import (
    CARD_COLOURS,
    CARD_TITLES,
    GOLD,
    INK,
    INK_SOFT,
    PARCHMENT_DARK,
    PARCHMENT_LIGHT,
    SMALLEST_TEXT,
    WHITE,
    Colour,
    Theme,
    mix,
)
from game.ui.widgets import shapes

WIDTH, HEIGHT = 63, 88
"""The proportions of a card."""

DESIGN_WIDTH = 184
ENLARGED = 1.75
"""How much larger a card becomes that is pointed at."""

READABLE = 250
"""The least width in pixels of a card that shows all its words, in type of ordinary size."""

TALLEST = 0.75
"""How much of the height of a window an enlarged card may take."""

NUMERALS = ("", "I", "II", "III", "IV")
DARK: Colour = (20, 24, 29)
RAISED: Colour = (38, 122, 60)
RAISED_ON_DARK: Colour = (150, 226, 130)

_CACHED_CARDS = 260


@dataclass(frozen=True, slots=True)
class Value:
    """A number on a card: its sign, what is written, whether it is the primary one, whether items raise it."""

    sign: str
    words: str
    primary: bool = False
    raised: bool = False


def card_size(width: int) -> tuple[int, int]:
    """Width and height of a card so wide."""
    return width, round(width * HEIGHT / WIDTH)


def reading_width(theme: Theme) -> int:
    """The width of a card that is enlarged to be read, larger where the settings ask for larger text."""
    wanted = max(READABLE, theme.px(320)) * theme.text_scale
    return round(max(READABLE, min(wanted, theme.size[1] * TALLEST * WIDTH / HEIGHT)))


def initiative_of(card: Card, items: Sequence[str] = ()) -> Value | None:
    """The number in the gem; None for an ultimate."""
    if card.initiative is None:
        return None
    more = items.count(Item.INITIATIVE)
    return Value("initiative", str(card.initiative + more), raised=bool(more))


def values_of(card: Card, items: Sequence[str] = ()) -> list[Value]:
    """The column of values: attack, defence, movement, each printed number plus what items add."""
    found: list[Value] = []
    if card.kind is Kind.ATTACK:
        found.append(
            _value("bow" if card.ranged else "sword", card.value, items.count(Item.ATTACK), card.sign, True)
        )
    elif card.attack is not None:
        found.append(_value("sword", card.attack, items.count(Item.ATTACK)))
    if card.defends:
        found.append(_value("shield", card.value, items.count(Item.DEFENCE), card.sign, True))
    elif card.defence is not None:
        found.append(_value("shield", card.defence, items.count(Item.DEFENCE)))
    if card.kind is Kind.MOVEMENT:
        found.append(_value("boot", card.value, items.count(Item.MOVEMENT), card.sign, True))
    elif card.movement is not None:
        found.append(_value("boot", card.movement, items.count(Item.MOVEMENT)))
    return found


def reaches_of(card: Card, items: Sequence[str] = ()) -> list[Value]:
    """Range and radius of a card."""
    found: list[Value] = []
    if card.range is not None:
        found.append(_value("range", card.range, items.count(Item.RANGE)))
    if card.radius is not None:
        found.append(_value("radius", card.radius, items.count(Item.RADIUS)))
    return found


def _value(
    sign: str, printed: int | None, more: int, mark: str | None = None, primary: bool = False
) -> Value:
    if mark == "!" or printed is None:
        return Value(sign, mark or "", primary)
    return Value(sign, f"{printed + more}{mark or ''}", primary, bool(more))


def kind_words(card: Card) -> str:
    """The type of a card as it stands above its text: "basic ranged attack"."""
    words = [say("card.basic")] if card.is_basic else []
    if card.ranged:
        words.append(say("card.ranged"))
    return " ".join([*words, kind_name(card.kind)])


class CardsView:
    """Draws cards for a theme and remembers them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._made: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def face(self, card: Card, width: int, items: Sequence[str] = ()) -> pygame.Surface:
        """The front of a card, its numbers raised by items. When it is too small to be read, the text is left out."""
        key = ("face", card.id, width, tuple(sorted(items)))
        return self._made.get(key) or self._keep(key, _Face(self.theme, card, width, items).picture)

    def back(self, width: int, team: int) -> pygame.Surface:
        """A card face down, in the colours of its team."""
        key = ("back", width, team)
        return self._made.get(key) or self._keep(key, self._back(width, team))

    def chip(self, card: Card, width: int, faded: bool = False) -> pygame.Surface:
        """A card too small for words: its colour, its kind's sign and its tier."""
        key = ("chip", card.id, width, faded)
        return self._made.get(key) or self._keep(key, self._chip(card, width, faded))

    def once(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that belongs to cards, such as a shadow: made once and remembered."""
        return self._made.get(key) or self._keep(key, make())

    def _keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        self._made[key] = picture
        if len(self._made) > _CACHED_CARDS:
            self._made.popitem(last=False)
        return picture

    def _back(self, width: int, team: int) -> pygame.Surface:
        size = card_size(width)
        colours = self.theme.team(team)
        unit = width / DESIGN_WIDTH
        radius = max(3, round(13 * unit))
        picture = shapes.box(size, radius, DARK).copy()
        line = max(1, round(3 * unit))
        inner = (size[0] - 4 * line, size[1] - 4 * line)
        picture.blit(
            shapes.box(inner, max(2, radius - line), colours.dark, mix(colours.dark, GOLD, 0.55), line),
            (2 * line, 2 * line),
        )
        centre = (size[0] / 2, size[1] / 2)
        for k in range(12):
            angle = k * pi / 6
            far = width * 0.36
            end = (centre[0] + cos(angle) * far, centre[1] + sin(angle) * far * 1.2)
            pygame.draw.aaline(picture, mix(colours.dark, colours.light, 0.4), centre, end)
        sign = icon("crown", max(8, round(width * 0.4)), mix(colours.light, WHITE, 0.25))
        picture.blit(sign, sign.get_rect(center=centre))
        return picture

    def _chip(self, card: Card, width: int, faded: bool) -> pygame.Surface:
        size = card_size(width)
        colour = CARD_COLOURS[card.colour]
        radius = max(2, width // 8)
        picture = shapes.box(size, radius, colour, mix(colour, (0, 0, 0), 0.45), max(1, width // 18)).copy()
        sign = icon(_kind_sign(card), max(8, round(width * 0.62)), CARD_TITLES[card.colour])
        picture.blit(
            sign, sign.get_rect(center=(size[0] // 2, round(size[1] * (0.42 if card.tier else 0.5))))
        )
        if card.tier:
            for k in range(card.tier):
                wide = max(2, width // 9)
                x = size[0] // 2 + round((k - (card.tier - 1) / 2) * wide * 1.8)
                pygame.draw.rect(
                    picture,
                    CARD_TITLES[card.colour],
                    (x - wide // 2, round(size[1] * 0.77), wide, max(2, size[1] // 9)),
                )
        if faded:
            picture.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


def _kind_sign(card: Card) -> str:
    if card.kind is Kind.ATTACK:
        return "bow" if card.ranged else "sword"
    if card.kind is Kind.MOVEMENT:
        return "boot"
    if card.kind is Kind.ULTIMATE:
        return "star"
    return "shield" if card.defends else "skill"


class _Face:
    """One drawing of a card's front."""

    def __init__(self, theme: Theme, card: Card, width: int, items: Sequence[str]) -> None:
        self.theme, self.card, self.width, self.items = theme, card, width, items
        self.unit = width / DESIGN_WIDTH
        self.size = card_size(width)
        self.colour = CARD_COLOURS[card.colour]
        self.picture = pygame.Surface(self.size, pygame.SRCALPHA)
        self.paper = pygame.Rect(
            self.u(12), self.u(46), width - 2 * self.u(12), self.size[1] - self.u(46) - self.u(13)
        )
        self.art = pygame.Rect(0, 0, self.paper.width, self.u(82))
        lines, pixels = self._words()
        self._paper()
        self._title()
        self._text(lines, pixels)
        self._values(large=not lines)
        self._medallion()

    def u(self, design: float) -> int:
        return round(design * self.unit)

    def type(self, design: float) -> int:
        return max(SMALLEST_TEXT, self.u(design))

    def _paper(self) -> None:
        w, h = self.size
        line = max(2, self.u(5))
        self.picture.blit(shapes.box(self.size, self.u(13), DARK), (0, 0))
        inner = (w - 2 * line, h - 2 * line)
        frame = shapes.box(inner, max(2, self.u(10)), self.colour).copy()
        _shine(frame, mix(self.colour, WHITE, 0.25), mix(self.colour, (0, 0, 0), 0.16))
        self.picture.blit(frame, (line, line))
        sheet = shapes.box(self.paper.size, max(2, self.u(7)), PARCHMENT_LIGHT).copy()
        _shine(sheet, PARCHMENT_LIGHT, PARCHMENT_DARK)
        tint = shapes.box(
            (self.art.width, self.art.height + self.u(10)), max(2, self.u(7)), self.colour
        ).copy()
        tint.set_alpha(88)
        sheet.blit(tint.subsurface((0, 0, *self.art.size)), (0, 0))
        _rays(sheet, self.art, self.colour, max(1, self.u(2)))
        self.picture.blit(sheet, self.paper)

    def _title(self) -> None:
        gem = initiative_of(self.card, self.items)
        radius = max(12, self.u(20))
        middle = (max(self.u(27), radius + 1), max(self.u(27), radius + 1))
        left = self.u(12)
        if gem is not None:
            disc = shapes.box((2 * radius, 2 * radius), radius, DARK, WHITE, max(1, self.u(2)))
            self.picture.blit(disc, disc.get_rect(center=middle))
            colour = RAISED_ON_DARK if gem.raised else WHITE
            number = self.theme.text_px("sans-black", self.type(20), gem.words, colour)
            self.picture.blit(number, number.get_rect(center=middle))
            left = middle[0] + radius + max(3, self.u(5))
        room = self.width - left - max(5, self.u(11))
        colour = CARD_TITLES[self.card.colour]
        pixels, lines = self._title_lines(room)
        step = round(pixels * 0.92)
        y = middle[1] - step * len(lines) / 2
        for line in lines:
            words = self.theme.text_px("serif-bold", pixels, line, colour)
            self.picture.blit(words, (left, round(y + step / 2 - words.get_height() / 2)))
            y += step

    def _title_lines(self, room: int) -> tuple[int, list[str]]:
        """The name in the largest type that fits on one line, or on two."""
        name = self.card.name
        for pixels in range(self.type(18), SMALLEST_TEXT, -1):
            lines = self.theme.wrap_px("serif-bold", pixels, name, room)
            font = self.theme.font_px("serif-bold", pixels)
            rows = 1 if pixels > self.u(15.5) else self._title_rows()
            if len(lines) <= rows and all(font.size(line)[0] <= room for line in lines):
                return pixels, lines
        lines = self.theme.wrap_px("serif-bold", SMALLEST_TEXT, name, room)[: self._title_rows()]
        return SMALLEST_TEXT, [self.theme.cut("serif-bold", SMALLEST_TEXT, line, room) for line in lines]

    def _title_rows(self) -> int:
        """How many lines of the smallest type have room above the paper."""
        return 2 if self.paper.y >= 1.8 * SMALLEST_TEXT else 1

    def _values(self, large: bool) -> None:
        """The column of values, the emblem beside it, range and tier on the right; larger on a card without text."""
        values = values_of(self.card, self.items)
        high, wide = (self.u(22), self.u(46)) if not large else (self.u(38), self.u(68))
        high, wide = max(high, SMALLEST_TEXT + 4), max(wide, 2 * SMALLEST_TEXT + 10)
        x, y = self.paper.x + self.u(4), self.paper.y + self.u(5)
        if not values or (not values[0].primary and self.card.is_skill):
            values = [Value("skill", "", primary=True), *values]
        for value in values:
            self._chip(value, pygame.Rect(x, y, wide, high))
            y += high + max(2, self.u(3.4))
        y = self.paper.y + max(self.u(26), SMALLEST_TEXT + 6)
        x = self.paper.right - self.u(4) - wide
        for value in reaches_of(self.card, self.items):
            self._chip(value, pygame.Rect(x, y, wide, high))
            y += high + max(2, self.u(4))
        hero = self.card.id.split("-")[0]
        side = self.u(54)
        sign = emblem(hero, side, mix(self.colour, INK, 0.78))
        middle = (self.width // 2, self.paper.y + self.art.height // 2)
        if large:
            middle = (self.paper.right - self.u(8) - side // 2, self.paper.bottom - self.u(14) - side // 2)
        self.picture.blit(sign, sign.get_rect(center=middle))
        if self.card.tier:
            tier = self.theme.text_px("serif-bold", self.type(17), NUMERALS[self.card.tier], INK)
            self.picture.blit(
                tier, tier.get_rect(topright=(self.paper.right - self.u(6), self.paper.y + self.u(1)))
            )

    def _chip(self, value: Value, rect: pygame.Rect) -> None:
        fill: tuple[int, ...] = DARK if value.primary else (255, 255, 255, 190)
        self.picture.blit(shapes.box(rect.size, max(2, self.u(5)), fill), rect)
        side = min(rect.height - 4, max(10, self.u(17)) if rect.height < self.u(30) else self.u(24))
        if not value.words:
            sign = icon(value.sign, side, GOLD)
            self.picture.blit(sign, sign.get_rect(center=rect.center))
            return
        sign = icon(value.sign, side, GOLD if value.primary else INK_SOFT)
        self.picture.blit(sign, sign.get_rect(midleft=(rect.x + max(2, self.u(4)), rect.centery)))
        colour = WHITE if value.primary else INK
        if value.raised:
            colour = RAISED_ON_DARK if value.primary else RAISED
        number = self.theme.text_px(
            "sans-black", self.type(17 if rect.height < self.u(30) else 22), value.words, colour
        )
        middle = (rect.x + side + rect.right) / 2 + self.u(2)
        self.picture.blit(number, number.get_rect(center=(round(middle), rect.centery)))
        if value.raised:
            mark = icon("arrow_up", max(6, self.u(8)), colour)
            self.picture.blit(mark, mark.get_rect(topright=(rect.right - 1, rect.y + 1)))

    def _words(self) -> tuple[list[str], int]:
        """The effect in lines and the size of its type, the picture as high as they leave it; none on a small card."""
        if self.u(11.5) < SMALLEST_TEXT - 2:
            self.art.height = self.paper.height
            return [], 0
        lines, pixels = self._lines()
        if lines:
            return lines, pixels
        self.art.height = self._lowest_art()
        lines, pixels = self._lines()
        return (lines, pixels) if lines else (self._start(), SMALLEST_TEXT)

    def _start(self) -> list[str]:
        """As many lines as there is room for, the last one open; the enlarged card has the rest."""
        lines = self.theme.wrap_px("sans", SMALLEST_TEXT, self.card.text, self.room.width)
        shown = lines[: max(1, self.room.height // round(SMALLEST_TEXT * 1.2))]
        return [*shown[:-1], self.theme.cut("sans", SMALLEST_TEXT, shown[-1] + "…", self.room.width)]

    def _lines(self) -> tuple[list[str], int]:
        """The effect in lines and the size of its type; no lines when it does not fit at a readable size."""
        self.room = self._room()
        for pixels in range(max(SMALLEST_TEXT, self.u(14.5)), SMALLEST_TEXT - 1, -1):
            lines = self.theme.wrap_px("sans", pixels, self.card.text, self.room.width)
            if len(lines) * round(pixels * 1.2) <= self.room.height:
                return lines, pixels
        return [], 0

    def _lowest_art(self) -> int:
        """How low the picture may be, so that a long text has room: as high as the column of values."""
        values = values_of(self.card, self.items)
        rows = len(values) + (not any(value.primary for value in values))
        return self.u(8 + 25.4 * max(2, rows))

    def _room(self) -> pygame.Rect:
        """Where the effect may stand, below the kind."""
        top = (
            self.paper.y
            + self.art.height
            + self.u(4)
            + self.theme.font_px("sans-bold", self.type(11.5)).get_height()
        )
        pad = max(4, self.u(8))
        bottom = self.paper.bottom - self.u(4 if self.card.item is None else 15)
        return pygame.Rect(self.paper.x + pad, top, self.paper.width - 2 * pad, bottom - top)

    def _text(self, lines: list[str], pixels: int) -> None:
        if not lines:
            return
        words = kind_words(self.card).upper()
        kind = self.theme.text_px("sans-bold", self.type(11.5), words, INK_SOFT, max(1, self.u(1.6)))
        if kind.get_width() > self.paper.width - 6:
            kind = self.theme.text_px("sans-bold", SMALLEST_TEXT, words, INK_SOFT)
        self.picture.blit(kind, kind.get_rect(midbottom=(self.width // 2, self.room.y)))
        step = round(pixels * 1.2)
        y = self.room.y + (self.room.height - len(lines) * step) // 2
        for line in lines:
            picture = self.theme.text_px("sans", pixels, line, INK)
            self.picture.blit(picture, picture.get_rect(midtop=(self.width // 2, y)))
            y += step

    def _medallion(self) -> None:
        if self.card.item is None:
            return
        radius = max(9, self.u(14))
        middle = (self.width // 2, self.size[1] - radius - 1)
        disc = shapes.box((2 * radius, 2 * radius), radius, DARK, GOLD, max(1, self.u(2)))
        self.picture.blit(disc, disc.get_rect(center=middle))
        sign = icon(str(self.card.item), round(radius * 1.2), GOLD)
        self.picture.blit(sign, sign.get_rect(center=middle))


def _shine(surface: pygame.Surface, top: Colour, bottom: Colour) -> None:
    """Colour a shape from top to bottom, keeping its edge."""
    strip = pygame.Surface((1, 2))
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    shade = pygame.transform.smoothscale(strip, surface.get_size()).convert_alpha()
    alpha = surface.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shade.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shade, (0, 0))


def _rays(sheet: pygame.Surface, art: pygame.Rect, colour: Colour, width: int) -> None:
    """Faint rays behind the emblem."""
    veil = pygame.Surface(art.size, pygame.SRCALPHA)
    centre = (art.width / 2, art.height / 2)
    far = art.width
    for k in range(20):
        a, b = (k - 0.22) * pi / 10, (k + 0.22) * pi / 10
        points = [
            centre,
            (centre[0] + cos(a) * far, centre[1] + sin(a) * far),
            (centre[0] + cos(b) * far, centre[1] + sin(b) * far),
        ]
        pygame.draw.polygon(veil, (*mix(colour, WHITE, 0.4), 60), points)
    pygame.draw.line(
        veil,
        (*mix(colour, (0, 0, 0), 0.3), 120),
        (0, art.height - width),
        (art.width, art.height - width),
        width,
    )
    sheet.blit(veil, art)
