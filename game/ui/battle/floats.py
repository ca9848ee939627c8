"""Words and signs that float over the board for a moment: numbers, banners, rings."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.animate import Motion, Point, ease_out, part
from game.ui.battle.stage import Stage, draw_scaled
from game.ui.icons import icon
from game.ui.theme import BAND, BLACK, CREAM, GOLD, TEXT_SOFT, WHITE, Colour, Theme
from game.ui.widgets import shapes

RISE_SECONDS = 0.9
BANNER_SECONDS = 1.3
BETWEEN_LANES = 0.52
"""How far down the board a banner lies that covers no lane of two."""


def rising(
    stage: Stage, spot: Point, words: str, colour: Colour = WHITE, sign: str = "", delay: float = 0.0
) -> Motion:
    """Words that rise from a spot and fade; nothing waits for them."""
    label = tag(stage.theme, words, colour, sign)
    high = 0.0 if stage.calm else stage.view.radius * 0.9

    def paint(surface: pygame.Surface, share: float) -> None:
        alpha = part(share, 0.0, 0.12) * (1 - part(share, 0.7, 1.0))
        at = (spot[0], spot[1] - stage.view.radius * 0.9 - high * ease_out(share))
        draw_scaled(surface, label, at, 1.0, alpha)

    return Motion(RISE_SECONDS, delay, paint, holds=False)


def tag(theme: Theme, words: str, colour: Colour, sign: str = "") -> pygame.Surface:
    """A dark label with a sign and words."""
    return _tag(theme, words, colour, sign)


@lru_cache(maxsize=200)
def _tag(theme: Theme, words: str, colour: Colour, sign: str) -> pygame.Surface:
    text = theme.text("sans-black", 17, words, colour)
    side = round(text.get_height() * 0.86) if sign else 0
    gap = theme.px(6) if sign and words else 0
    pad = theme.px(10)
    size = (text.get_width() + side + gap + 2 * pad, text.get_height() + max(4, theme.px(6)))
    label = shapes.box(size, size[1] // 2, (*BAND, 225), (*colour, 160), 1).copy()
    if sign:
        picture = icon(sign, side, colour)
        label.blit(picture, picture.get_rect(midleft=(pad, size[1] // 2)))
    label.blit(text, text.get_rect(midright=(size[0] - pad, size[1] // 2)))
    return label


def ring(stage: Stage, spot: Point, colour: Colour, seconds: float = 0.6, reach: float = 1.6) -> Motion:
    """A ring that widens and fades; nothing waits for it."""

    def paint(surface: pygame.Surface, share: float) -> None:
        radius = stage.view.radius * (reach if stage.calm else 0.5 + (reach - 0.5) * ease_out(share))
        side = round(2 * radius) + 8
        veil = pygame.Surface((side, side), pygame.SRCALPHA)
        alpha = round(230 * (1 - share))
        pygame.draw.circle(
            veil,
            (*colour, alpha),
            (side / 2, side / 2),
            radius,
            max(2, round(radius * 0.12 * (1 - share)) + 1),
        )
        surface.blit(veil, (spot[0] - side / 2, spot[1] - side / 2))

    return Motion(seconds, 0.0, paint, holds=False)


def banner(
    stage: Stage,
    title: str,
    below: str = "",
    colour: Colour = GOLD,
    seconds: float = BANNER_SECONDS,
    delay: float = 0.0,
    holds: bool = True,
    height: float = 0.42,
) -> Motion:
    """A band across the board with a title in it, so far down the board as `height` says (0 to 1)."""
    board = stage.layout.board
    picture = _banner(stage.theme, title, below, colour, board.width)
    spot = (board.centerx, board.y + board.height * height)

    def paint(surface: pygame.Surface, share: float) -> None:
        alpha = part(share, 0.0, 0.16) * (1 - part(share, 0.84, 1.0))
        aside = (
            0.0 if stage.calm else (1 - ease_out(part(share, 0.0, 0.2))) * -40 + part(share, 0.84, 1.0) * 40
        )
        draw_scaled(surface, picture, (spot[0] + aside, spot[1]), 1.0, alpha)

    return Motion(seconds, delay, paint, holds=holds)


@lru_cache(maxsize=20)
def _banner(theme: Theme, title: str, below: str, colour: Colour, width: int) -> pygame.Surface:
    head = theme.text("serif-bold", 48, title, colour)
    foot = theme.text("sans", 20, below, TEXT_SOFT if below else CREAM)
    height = head.get_height() + (foot.get_height() if below else 0) + theme.px(22)
    strip = pygame.Surface((max(2, width // 8), 1), pygame.SRCALPHA)
    for x in range(strip.get_width()):
        near = 1 - abs(2 * x / (strip.get_width() - 1) - 1)
        strip.set_at((x, 0), (*BLACK, round(225 * min(1.0, near * 1.9))))
    picture = pygame.transform.smoothscale(strip, (width, height))
    line = pygame.Surface((max(2, width // 8), 1), pygame.SRCALPHA)
    for x in range(line.get_width()):
        near = 1 - abs(2 * x / (line.get_width() - 1) - 1)
        line.set_at((x, 0), (*colour, round(255 * min(1.0, near * 1.7))))
    edge = pygame.transform.smoothscale(line, (width, max(1, theme.px(2))))
    picture.blit(edge, (0, 0))
    picture.blit(edge, (0, height - edge.get_height()))
    y = theme.px(8)
    picture.blit(head, head.get_rect(midtop=(width // 2, y)))
    if below:
        picture.blit(foot, foot.get_rect(midtop=(width // 2, y + head.get_height())))
    return picture
