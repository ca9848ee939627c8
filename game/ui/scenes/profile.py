"""Who a hero is, beside its cards: name, roles, and its values at the start and at their best."""

from __future__ import annotations

import pygame

from game.lane.cards import Hero
from game.text import item_name, say
from game.ui.icons import icon
from game.ui.theme import CREAM, GOLD, GOLD_DARK, TEXT_DIM, TEXT_SOFT, Theme
from game.ui.widgets import shapes
from game.ui.widgets.base import draw_lines

STATS = ("attack", "defense", "initiative", "movement")
MOST_PIPS = 8

EMPTY_PIP = (30, 38, 45)


def draw_profile(surface: pygame.Surface, theme: Theme, hero: Hero, rect: pygame.Rect) -> None:
    """Draw it from the top of `rect` down."""
    name = theme.text("serif-bold", 32, hero.name, CREAM)
    surface.blit(name, (rect.x, rect.y - theme.px(8)))
    space = rect.width - name.get_width() - theme.px(14)
    title = theme.fitted("serif-italic", 20, hero.title, TEXT_SOFT, max(1, space))
    base = rect.y - theme.px(8) + theme.font("serif-bold", 32).get_ascent()
    y = base - theme.font("serif-italic", 20).get_ascent()
    surface.blit(title, (rect.x + name.get_width() + theme.px(14), y))
    y = rect.y + theme.line_height(32) - theme.px(2)
    roles = " · ".join(say(f"role.{role}") for role in hero.roles)
    below = pygame.Rect(rect.x, y, rect.width, rect.bottom - y)
    y += draw_lines(surface, theme, "sans", 14, roles, below, TEXT_DIM) + theme.px(4)
    _draw_stats(surface, theme, hero, pygame.Rect(rect.x, y, rect.width, rect.bottom - y))


def _draw_stats(surface: pygame.Surface, theme: Theme, hero: Hero, rect: pygame.Rect) -> None:
    label = max(theme.font("sans", 14).size(item_name(stat))[0] for stat in STATS)
    step = min(rect.height // len(STATS), theme.px(40))
    sign = theme.type_px(14)
    pip = max(5, min(theme.px(22), (rect.width - label - sign - theme.px(30)) // MOST_PIPS - 3))
    for stat, (first, best) in enumerate(hero.stats):
        middle = rect.y + stat * step + step // 2
        surface.blit(icon(STATS[stat], sign, TEXT_DIM), (rect.x, middle - sign // 2))
        words = theme.text("sans", 14, item_name(STATS[stat]), TEXT_SOFT)
        surface.blit(words, (rect.x + sign + theme.px(8), middle - words.get_height() // 2))
        high = max(5, min(step - 6, theme.px(14)))
        for number in range(MOST_PIPS):
            fill = GOLD if number < first else GOLD_DARK if number < best else EMPTY_PIP
            x = rect.x + sign + label + theme.px(26) + number * (pip + 3)
            surface.blit(shapes.box((pip, high), max(2, theme.px(3)), fill), (x, middle - high // 2))
