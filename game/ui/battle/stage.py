"""The stage of a battle: the picture, how its pieces stand at this moment, and where things are in the window."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.hexgrid.coords import Cell
from game.lane.cards import Piece
from game.lane.state import HERO, MINIONS
from game.ui.animate import Point
from game.ui.battle.dashboards import Dashboard
from game.ui.battle.hud import Hud
from game.ui.battle.layout import Layout
from game.ui.battle.picture import Picture
from game.ui.battle.units import Units
from game.ui.board_view import BoardView
from game.ui.cards_view import CardsView
from game.ui.theme import Theme


@dataclass(slots=True)
class Pose:
    """How a piece differs for a moment from standing still in its space; `at` is where its middle is, in pixels."""

    at: Point | None = None
    scale: float = 1.0
    alpha: float = 1.0
    flash: float = 0.0


@dataclass(slots=True)
class Slide:
    """A frame between two zones while a lane is pushed; `share` of the way is done."""

    before: int
    after: int
    share: float


@dataclass
class Stage:
    """Everything that motions need to draw with. `calm` replaces movement by fades."""

    theme: Theme
    layout: Layout
    view: BoardView
    units: Units
    cards: CardsView
    hud: Hud
    dashboards: tuple[Dashboard, ...]
    picture: Picture
    calm: bool = False
    poses: dict[Piece, Pose] = field(default_factory=dict)
    slide: Slide | None = None
    resolving_hidden: bool = False
    hand_spot: Point = (0, 0)

    def spot(self, cell: Cell) -> Point:
        """The middle of a space in pixels."""
        return self.view.centre(cell)

    def where(self, piece: Piece) -> Point:
        """The middle of the space of a piece, or of a hero's dashboard when it is not on the board."""
        shown = self.picture.pieces.get(piece)
        if shown is not None:
            return self.spot(shown.cell)
        if piece < len(self.dashboards):
            return self.dashboards[piece].middle
        return self.view.rect.center

    def battle(self, lane: int) -> Point:
        """The middle of the battle zone of a lane."""
        loop = self.view.loop(self.picture.battle_zones()[lane])
        return sum(x for x, _ in loop) / len(loop), sum(y for _, y in loop) / len(loop)

    def pose(self, piece: Piece) -> Pose:
        """The pose of a piece, to be changed by motions; it lasts for this moment only."""
        return self.poses.setdefault(piece, Pose())

    def still(self) -> None:
        """Forget all poses."""
        self.poses.clear()
        self.slide = None

    def sprite(self, piece: Piece) -> pygame.Surface:
        """The picture of a piece on the board."""
        shown = self.picture.pieces[piece]
        if shown.what == HERO:
            return self.units.hero(self.picture.cast.heroes[piece].id, shown.team, self.picture.level[piece])
        if shown.what in MINIONS:
            shielded, stray = self.picture.is_shielded(piece), self.picture.is_stray(piece)
            return self.units.minion(shown.what, shown.team, shielded, self.picture.letter(shown.lane), stray)
        return self.units.token(shown.what, shown.team)

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw all pieces, those in front over those behind."""
        ready: list[tuple[float, int, pygame.Surface, Point, Pose | None]] = []
        for piece, shown in self.picture.pieces.items():
            pose = self.poses.get(piece)
            x, y = pose.at if pose is not None and pose.at is not None else self.spot(shown.cell)
            flat = 0 if shown.what == HERO or shown.what in MINIONS else -1
            ready.append((y + flat, piece, self.sprite(piece), (x, y), pose))
        ready.sort(key=lambda each: each[:2])
        plain: list[tuple[pygame.Surface, tuple[float, float]]] = []
        for _, _, picture, (x, y), pose in ready:
            if pose is None or (pose.scale == 1 and pose.alpha == 1 and not pose.flash):
                plain.append((picture, (x - picture.get_width() / 2, y - picture.get_height() / 2)))
                continue
            surface.fblits(plain)
            plain.clear()
            self._draw_posed(surface, picture, (x, y), pose)
        surface.fblits(plain)

    def _draw_posed(self, surface: pygame.Surface, picture: pygame.Surface, at: Point, pose: Pose) -> None:
        white = self.units.flash(picture) if pose.flash else None
        draw_scaled(surface, picture, at, pose.scale, pose.alpha)
        if white is not None:
            draw_scaled(surface, white, at, pose.scale, pose.alpha * pose.flash)


def draw_scaled(
    surface: pygame.Surface, picture: pygame.Surface, at: Point, scale: float = 1.0, alpha: float = 1.0
) -> None:
    """Draw a picture around a point, larger or smaller, more or less see-through."""
    if alpha <= 0.01 or scale <= 0.02:
        return
    if scale != 1:
        size = (max(1, round(picture.get_width() * scale)), max(1, round(picture.get_height() * scale)))
        picture = pygame.transform.smoothscale(picture, size)
    picture.set_alpha(round(255 * min(1.0, alpha)))
    surface.blit(picture, (at[0] - picture.get_width() / 2, at[1] - picture.get_height() / 2))
    picture.set_alpha(255)
