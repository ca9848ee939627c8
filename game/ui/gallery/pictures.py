"""Small pictures of positions, drawn as the battle draws them."""

from __future__ import annotations

import pygame

from game.hexgrid.board import Board
from game.lane.state import HERO, MINIONS, Lane
from game.ui.battle.picture import Picture
from game.ui.battle.units import Units
from game.ui.board_view import BoardView
from game.ui.gallery.examples import Example
from game.ui.ground import paint_ground
from game.ui.theme import Theme

SIZE = (2100, 820)
"""The whole board, in pixels; of it the part around the pieces is kept."""

GROUND = (24, 31, 37)
MARGIN = 1.6
"""How much is kept around the pieces, in radii of a space."""


class Studio:
    """Draws positions; a board is painted once, for all positions of a gallery are played on boards of one shape."""

    def __init__(self) -> None:
        self.theme = Theme((1280, 720))
        self._view: BoardView | None = None
        self._units: Units | None = None
        self._ground = pygame.Surface((0, 0))

    def pair(self, shown: Example) -> tuple[pygame.Surface, pygame.Surface]:
        """The position before and the one after, the same part of the board in both."""
        view = self._seen(shown.before.board)
        spots = [
            view.centre(cell) for s in (shown.before, shown.after) for cell in s.where if cell in view.centres
        ]
        part = self._part(view, spots)
        return self._drawn(view, shown.before, part), self._drawn(view, shown.after, part)

    def _seen(self, board: Board) -> BoardView:
        if self._view is None:
            self._view = BoardView(board, self.theme, pygame.Rect((0, 0), SIZE))
            self._units = Units(self.theme, self._view.radius)
            self._ground = pygame.Surface(SIZE)
            self._ground.fill(GROUND)
            paint_ground(self._ground, self._view)
        return self._view

    def _part(self, view: BoardView, spots: list[tuple[float, float]]) -> pygame.Rect:
        margin = round(MARGIN * view.radius)
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        part = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
        return part.inflate(2 * margin, 2 * margin).clip(pygame.Rect((0, 0), SIZE))

    def _drawn(self, view: BoardView, s: Lane, part: pygame.Rect) -> pygame.Surface:
        picture, units = Picture.of(s), self._units
        assert units is not None
        whole = self._ground.copy()
        for piece, shown in sorted(picture.pieces.items(), key=lambda each: view.centre(each[1].cell)[1]):
            if shown.what == HERO:
                sprite = units.hero(picture.cast.heroes[piece].id, shown.team, picture.level[piece])
            elif shown.what in MINIONS:
                sprite = units.minion(shown.what, shown.team, picture.is_shielded(piece))
            else:
                sprite = units.token(shown.what, shown.team)
            whole.blit(sprite, sprite.get_rect(center=view.centre(shown.cell)))
        return whole.subsurface(part)
