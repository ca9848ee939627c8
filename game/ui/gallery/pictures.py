"""Small pictures of positions, drawn as the battle draws them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.hexgrid.board import Board
from game.hexgrid.coords import Cell
from game.lane.cards import Piece
from game.lane.state import HERO, MINIONS
from game.ui.battle.picture import Picture, Shown
from game.ui.battle.units import Units
from game.ui.board_view import BoardView, Mark
from game.ui.ground import paint_ground
from game.ui.theme import Theme

SIZE = (1500, 600)
"""The whole board, in pixels; of it the part around the pieces is kept."""

GROUND = (24, 31, 37)
MARGIN = 1.6
"""How much is kept around the pieces, in radii of a space."""


class Studio:
    """Draws positions; a board is painted once, for all positions of a gallery are played on boards of one shape."""

    def __init__(self) -> None:
        self.theme = Theme((1280, 720))
        self._view: BoardView | None = None
        self._ground = pygame.Surface((0, 0))

    def draw(self, pictures: Sequence[Picture], me: Piece) -> list[pygame.Surface]:
        """The same part of the board in all positions, the first of which is where the others come from.

        A ring is round `me`; spaces are lit where something has come, gone or changed.
        """
        view = self._seen(pictures[0].cast.board)
        units = Units(self.theme, view.radius)
        part = self._part(view, [shown.cell for each in pictures for shown in each.pieces.values()])
        return [self._drawn(view, units, each, _changed(pictures[0], each), me, part) for each in pictures]

    def _seen(self, board: Board) -> BoardView:
        if self._view is None:
            self._view = BoardView(board, self.theme, pygame.Rect((0, 0), SIZE))
            self._ground = pygame.Surface(SIZE)
            self._ground.fill(GROUND)
            paint_ground(self._ground, self._view)
        return self._view

    def _part(self, view: BoardView, cells: Iterable[Cell]) -> pygame.Rect:
        spots = [view.centre(cell) for cell in cells if cell in view.centres]
        margin = round(MARGIN * view.radius)
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        part = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
        return part.inflate(2 * margin, 2 * margin).clip(pygame.Rect((0, 0), SIZE))

    def _drawn(
        self, view: BoardView, units: Units, picture: Picture, lit: list[Cell], me: Piece, part: pygame.Rect
    ) -> pygame.Surface:
        whole = self._ground.copy()
        view.draw_marks(whole, [Mark(cell, "hover") for cell in lit])
        for piece, shown in sorted(picture.pieces.items(), key=lambda each: view.centre(each[1].cell)[1]):
            sprite = _sprite(units, picture, piece, shown)
            x, y = view.centre(shown.cell)
            whole.blit(sprite, sprite.get_rect(center=(x, y)))
            if piece == me:
                ring = units.ring("acting")
                whole.blit(ring, ring.get_rect(center=(round(x), round(y - view.radius * 0.12))))
        return whole.subsurface(part)


def _sprite(units: Units, picture: Picture, piece: Piece, shown: Shown) -> pygame.Surface:
    if shown.what == HERO:
        return units.hero(picture.cast.heroes[piece].id, shown.team, picture.level[piece])
    if shown.what in MINIONS:
        return units.minion(shown.what, shown.team, picture.is_shielded(piece))
    return units.token(shown.what, shown.team)


def _changed(before: Picture, after: Picture) -> list[Cell]:
    """The spaces on which something else stands than before."""
    old, new = ({shown.cell: piece for piece, shown in picture.pieces.items()} for picture in (before, after))
    return sorted(cell for cell in {*old, *new} if old.get(cell) != new.get(cell))
