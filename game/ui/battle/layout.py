"""Where everything in a battle lies, for one size of the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.cards_view import card_size, reading_width
from game.ui.theme import Theme

TOP = 78
"""The height of the band at the top of a large window, in design pixels."""

COMPACT = (1100, 660)
"""Below this width or height dashboards fold to portraits and the log to a button."""

FULL_COLUMN = 3
"""With more heroes than this on a side their dashboards leave no room for the log."""

ROOM_FOR_CARD = 258
"""Design pixels below a column of dashboards that are kept for the card being resolved."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles of the window. `dashboards` has one for each hero, in the order of the set-up.

    `small` tells a small window; `compact` that dashboards are folded to portraits; `folded_log` that the log is folded
    to a button.
    """

    size: tuple[int, int]
    small: bool
    compact: bool
    folded_log: bool
    top: pygame.Rect
    board: pygame.Rect
    dashboards: tuple[pygame.Rect, ...]
    resolving: pygame.Rect
    log: pygame.Rect
    rail: pygame.Rect
    prompt: pygame.Rect
    waiting: pygame.Rect
    hand: pygame.Rect
    hand_card: int
    enlarged_card: int
    commands: pygame.Rect


def lay_out(theme: Theme, teams: tuple[int, ...]) -> Layout:
    """The layout for a theme's window and the heroes of both teams."""
    width, height = theme.size
    small = width < COMPACT[0] or height < COMPACT[1]
    if small or _dashboard_height(theme, _most(teams)) < least_dashboard(theme):
        return _compact(theme, teams, small)
    return _wide(theme, teams)


def _most(teams: tuple[int, ...]) -> int:
    """How many heroes the larger team has."""
    return max(teams.count(team) for team in (0, 1))


def _wide(theme: Theme, teams: tuple[int, ...]) -> Layout:
    px = theme.px
    width, height = theme.size
    edge, foot = px(16), height - px(246)
    side = max(px(232), round(theme.type_px(17) * 13.4))
    crowded = _most(teams) > FULL_COLUMN
    top = pygame.Rect(0, 0, width, px(TOP))
    high = _dashboard_height(theme, _most(teams))
    boxes = _columns(teams, pygame.Rect(edge, top.bottom + px(14), side, high), width, px(12))
    band = _band(
        theme, pygame.Rect(edge + side + px(20), 0, width - 2 * (edge + side + px(20)), foot - px(14))
    )
    prompt = pygame.Rect(0, band.y, round(band.width * (0.54 if crowded else 0.58)), band.height)
    prompt.centerx = width // 2 + round(band.width * (0.05 if crowded else 0))
    commands = pygame.Rect(0, 0, max(side + px(64), 262), max(px(128), 78))
    commands.bottomright = (width - edge, height - px(22))
    low = [_lowest(boxes, teams, team) for team in (0, 1)]
    half = min(commands.x - px(20) - width // 2, width // 2 - edge - side - px(40))
    return Layout(
        size=theme.size,
        small=False,
        compact=False,
        folded_log=crowded,
        top=top,
        board=pygame.Rect(
            band.x - px(6), top.bottom + px(4), band.width + px(12), band.y - top.bottom - px(12)
        ),
        dashboards=boxes,
        resolving=_resolving(theme, pygame.Rect(edge, low[0] + px(18), side, height - low[0] - px(44))),
        log=pygame.Rect(
            width - edge - side,
            low[1] + px(18),
            side,
            max(px(46), 30) if crowded else commands.y - px(40) - low[1],
        ),
        rail=pygame.Rect(band.x, band.y, prompt.x - band.x - px(16), band.height),
        prompt=prompt,
        waiting=pygame.Rect(prompt.right + px(16), band.y, band.right - prompt.right - px(16), band.height),
        hand=pygame.Rect(width // 2 - half, foot, 2 * half, height - foot),
        hand_card=px(186),
        enlarged_card=reading_width(theme),
        commands=commands,
    )


def _band(theme: Theme, above: pygame.Rect) -> pygame.Rect:
    """The row of order of play, prompt and who is waited for, at the foot of a rectangle."""
    high = max(theme.px(92), theme.line_height(20) + theme.line_height(17) + theme.px(22))
    return pygame.Rect(above.x, above.bottom - high, above.width, high)


def full_dashboard(theme: Theme) -> int:
    """The height of a dashboard where there is room."""
    return max(theme.px(158), theme.px(96) + theme.line_height(20) + theme.line_height(14))


def least_dashboard(theme: Theme) -> int:
    """The height below which a dashboard cannot show all that it has to."""
    return theme.px(66) + theme.line_height(20) + theme.line_height(14)


def _dashboard_height(theme: Theme, most: int) -> int:
    """The height of dashboards in a column of `most`."""
    room = theme.size[1] - theme.px(TOP) - theme.px(14) - theme.px(ROOM_FOR_CARD)
    return min(full_dashboard(theme), room // most - theme.px(12))


def _columns(teams: tuple[int, ...], first: pygame.Rect, width: int, gap: int) -> tuple[pygame.Rect, ...]:
    """A column of boxes for each team like the `first`, Red's at the left."""
    count = [0, 0]
    boxes = []
    for team in teams:
        x = first.x if team == 0 else width - first.x - first.width
        boxes.append(pygame.Rect(x, first.y + count[team] * (first.height + gap), *first.size))
        count[team] += 1
    return tuple(boxes)


def _lowest(boxes: tuple[pygame.Rect, ...], teams: tuple[int, ...], team: int) -> int:
    """Where the column of a team ends."""
    return max(box.bottom for box, each in zip(boxes, teams, strict=True) if each == team)


def _resolving(theme: Theme, room: pygame.Rect) -> pygame.Rect:
    """The card being resolved, as large as there is room for under its heading."""
    head = theme.line_height(12) + theme.px(6)
    wide = min(room.width - theme.px(8), theme.px(250), round((room.height - head) * 63 / 88))
    card = pygame.Rect((0, 0), card_size(max(wide, 40)))
    card.midtop = (room.centerx, room.y + head + (room.height - head - card.height) // 3)
    return card


def _compact(theme: Theme, teams: tuple[int, ...], small: bool) -> Layout:
    width, height = theme.size
    line = theme.line_height(14)
    top = pygame.Rect(0, 0, width, max(46, round(height * 0.075)))
    side = max(62, round(width * 0.08))
    hand_card = max(84, round(height * 0.15))
    foot = height - round(card_size(hand_card)[1] * 1.12)
    band = pygame.Rect(6, foot - 2 * line - 34, width - 12, 2 * line + 30)
    resolving = pygame.Rect((0, 0), card_size(side - 2))
    gap = max(4, theme.px(12))
    most = _most(teams)
    column = band.y - resolving.height - line - 14 - top.bottom - 6
    high = min(round(side * 1.18), column // most - gap)
    boxes = _columns(teams, pygame.Rect(4, top.bottom + 6, side, high), width, gap)
    rail = pygame.Rect(band.x, band.y, round(width * (0.23 if most > FULL_COLUMN else 0.19)), band.height)
    last = round(width * (0.15 if most > FULL_COLUMN else 0.17))
    waiting = pygame.Rect(band.right - last, band.y, last, band.height)
    resolving.midtop = (
        4 + side // 2,
        min(_lowest(boxes, teams, 0) + line + 10, band.y - resolving.height - 4),
    )
    commands = pygame.Rect(0, 0, round(width * 0.22), min(height - foot - 14, 100))
    commands.bottomright = (width - 6, height - 8)
    return Layout(
        size=theme.size,
        small=small,
        compact=True,
        folded_log=True,
        top=top,
        board=pygame.Rect(side + 8, top.bottom + 2, width - 2 * side - 16, band.y - top.bottom - 4),
        dashboards=boxes,
        resolving=resolving,
        log=pygame.Rect(width - 4 - side, band.y - 34, side, 30),
        rail=rail,
        prompt=pygame.Rect(rail.right + 6, band.y, waiting.x - rail.right - 12, band.height),
        waiting=waiting,
        hand=pygame.Rect(10, foot, commands.x - 20, height - foot),
        hand_card=hand_card,
        enlarged_card=reading_width(theme),
        commands=commands,
    )
