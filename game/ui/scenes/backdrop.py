"""What lies behind menus: the table at night, with a board out of focus on it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.hexgrid.board import Board
from game.lane.state import HEAVY, MINIONS
from game.store.maps import BadMap, map_by_id
from game.ui.battle.units import Units
from game.ui.board_view import BoardView
from game.ui.ground import paint_ground
from game.ui.theme import Colour, Theme
from game.ui.widgets import shapes

DEFAULT_MAP = "causeway"

BLUR = 2
PAINTED = (560, 315)
"""A board that is shown out of focus is painted no larger than this, in pixels."""


@lru_cache(maxsize=2)
def table_with_board(size: tuple[int, int], palette: str) -> pygame.Surface:
    """The table with the standard board, out of focus and dimmed; just the table if that map cannot be read."""
    picture = shapes.table(size).copy()
    board = _standard_board()
    if board is not None:
        shrink = max(1.0, size[0] / PAINTED[0], size[1] / PAINTED[1])
        small = (round(size[0] / shrink), round(size[1] / shrink))
        painted = _painted(board, small, palette)
        picture = pygame.transform.smoothscale(shapes.blurred(painted, BLUR), size)
    picture.blit(shapes.vignette(size, 120), (0, 0))
    return picture


def _standard_board() -> Board | None:
    try:
        return map_by_id(DEFAULT_MAP)
    except BadMap:
        return None


@lru_cache(maxsize=12)
def map_picture(board: Board, size: tuple[int, int], palette: str, ground: Colour) -> pygame.Surface:
    """A small picture of a board as play begins on it, on plain ground."""
    picture = pygame.Surface(size)
    picture.fill(ground)
    inset = min(size) // 16
    area = picture.get_rect().inflate(-2 * inset, -2 * inset)
    area.y -= _room_for_titles(size)
    area.height += _room_for_titles(size)
    _paint(picture, board, area, palette)
    return picture


def _room_for_titles(size: tuple[int, int]) -> int:
    """What a board keeps free above itself for titles, which these pictures do not have."""
    theme = Theme(size)
    return theme.line_height(17) + theme.line_height(12)


def _painted(board: Board, size: tuple[int, int], palette: str) -> pygame.Surface:
    picture = shapes.table(size).copy()
    area = pygame.Rect(0, 0, round(size[0] * 1.02), round(size[1] * 1.02))
    area.center = (round(size[0] * 0.655), round(size[1] * 0.52))
    _paint(picture, board, area, palette)
    return picture


def _paint(picture: pygame.Surface, board: Board, area: pygame.Rect, palette: str) -> None:
    """A board without titles, its first battle zone lit and its first minions in place."""
    theme = Theme(picture.get_size(), 1.0, palette)
    view = BoardView(board, theme, area)
    paint_ground(picture, view)
    units = Units(theme, view.radius)
    for zone in (lane.zones[lane.start] for lane in board.lanes):
        view.draw_light(picture, zone, 1.0)
        view.draw_frame(picture, zone)
        for point in board.spawns_in(zone):
            if point.kind in MINIONS:
                unit = units.minion(point.kind, point.team, point.kind == HEAVY)
                picture.blit(unit, unit.get_rect(center=view.centre(point.cell)))
