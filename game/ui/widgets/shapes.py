"""Rounded boxes, shadows and glows with smooth edges, made once per size."""

from __future__ import annotations

from functools import lru_cache

import pygame

Colour = tuple[int, ...]

FINE = 4
"""How many times larger a corner is drawn before it is scaled down."""


@lru_cache(maxsize=600)
def box(
    size: tuple[int, int], radius: int, fill: Colour, border: Colour | None = None, width: int = 1
) -> pygame.Surface:
    """A filled box with round corners, with a border of `width` pixels if a colour for it is given."""
    radius = max(0, min(radius, size[0] // 2, size[1] // 2))
    edge = max(radius, width, 1) + 1
    large = pygame.Surface((2 * edge * FINE,) * 2, pygame.SRCALPHA)
    large.fill((*(border or fill)[:3], 0))
    whole = large.get_rect()
    if border is None:
        pygame.draw.rect(large, fill, whole, border_radius=radius * FINE)
    else:
        pygame.draw.rect(large, border, whole, border_radius=radius * FINE)
        inner = whole.inflate(-2 * width * FINE, -2 * width * FINE)
        pygame.draw.rect(large, fill, inner, border_radius=max(0, radius - width) * FINE)
    return _stretched(pygame.transform.smoothscale(large, (2 * edge,) * 2), edge, size)


@lru_cache(maxsize=200)
def shadow(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    """A soft dark shape under a box of `size`; it reaches `spread` pixels beyond it on every side."""
    return glow(size, radius, spread, (0, 0, 0), strength)


@lru_cache(maxsize=200)
def glow(size: tuple[int, int], radius: int, spread: int, colour: Colour, strength: int) -> pygame.Surface:
    """A soft shine around a box of `size`; it reaches `spread` pixels beyond it on every side."""
    edge = radius + 2 * spread + 1
    small = pygame.Surface((2 * edge, 2 * edge), pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    core = small.get_rect().inflate(-2 * spread, -2 * spread)
    pygame.draw.rect(small, (*colour[:3], strength), core, border_radius=radius)
    soft = pygame.transform.gaussian_blur(small, max(1, spread // 2))
    return _stretched(soft, edge, (size[0] + 2 * spread, size[1] + 2 * spread))


@lru_cache(maxsize=8)
def table(size: tuple[int, int]) -> pygame.Surface:
    """A dark table under a lamp: lighter in the middle, dark at the edges."""
    small = pygame.Surface((64, 36))
    middle, rim = (38, 49, 58), (14, 19, 24)
    for x in range(64):
        for y in range(36):
            far = min(1.0, (((x - 31.5) / 40) ** 2 + ((y - 15) / 26) ** 2) ** 0.5)
            mixed = tuple(round(a + (b - a) * far**1.3) for a, b in zip(middle, rim, strict=True))
            small.set_at((x, y), mixed)
    return pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=4)
def vignette(size: tuple[int, int], strength: int = 190) -> pygame.Surface:
    """Darkness that grows towards the edges, to lay over a picture."""
    small = pygame.Surface((64, 36), pygame.SRCALPHA)
    for x in range(64):
        for y in range(36):
            far = min(1.0, (((x - 31.5) / 38) ** 2 + ((y - 17.5) / 22) ** 2) ** 0.5)
            small.set_at((x, y), (8, 11, 14, round(strength * far**2)))
    return pygame.transform.smoothscale(small, size)


def veil(surface: pygame.Surface, colour: Colour, strength: int) -> None:
    """Lay a colour over all of a surface."""
    over = pygame.Surface(surface.get_size())
    over.fill(colour[:3])
    over.set_alpha(strength)
    surface.blit(over, (0, 0))


def blurred(picture: pygame.Surface, amount: int) -> pygame.Surface:
    """A picture out of focus; `amount` is how many times smaller it is blurred."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, size[0] // amount), max(1, size[1] // amount)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)


def ring(surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width: int) -> None:
    """The mark of keyboard focus around a control."""
    gap = width + 1
    outer = rect.inflate(2 * gap, 2 * gap)
    surface.blit(box(outer.size, radius + gap, (0, 0, 0, 0), colour, width), outer)


def _stretched(small: pygame.Surface, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture of `size` from a small one, whose corners of `edge` pixels stay as they are."""
    width, height = size
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for from_x, from_w, x, w in _thirds(edge, width):
        for from_y, from_h, y, h in _thirds(edge, height):
            if w <= 0 or h <= 0:
                continue
            part = small.subsurface((from_x, from_y, from_w, from_h))
            whole.blit(part if (w, h) == part.get_size() else pygame.transform.scale(part, (w, h)), (x, y))
    return whole


def _thirds(edge: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Along one side: where each third begins in the small picture, how long it is, and the same in the whole."""
    end = min(edge, max(1, length // 2))
    return (
        (0, end, 0, end),
        (edge - 1, 1, end, length - 2 * end),
        (2 * edge - end, end, length - end, end),
    )
