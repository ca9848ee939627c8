"""How pieces move on the board: steps, pushes, jumps, attacks, arrivals and falls."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, sin

import pygame

from game.hexgrid.coords import Cell
from game.lane import events as told
from game.lane.cards import Piece
from game.text import say
from game.ui.animate import Motion, Point, arc, between, ease_in_out, ease_out, part, there_and_back
from game.ui.battle.floats import ring, rising
from game.ui.battle.script import Script
from game.ui.battle.stage import Stage, draw_scaled
from game.ui.icons import icon
from game.ui.theme import BAD, GOLD, GOOD, WHITE

STEP_SECONDS = 0.14
SHOVE_SECONDS = 0.11
JUMP_SECONDS = 0.42
LUNGE_SECONDS, RETURN_SECONDS = 0.18, 0.12
FLIGHT_SECONDS = 0.26
FADE_SECONDS = 0.3
FALL_SECONDS = 0.35
ARRIVE_SECONDS = 0.32
RESULT_SECONDS = 0.75


def along(stage: Stage, piece: Piece, start: Cell, path: Sequence[Cell], seconds: float) -> Motion:
    """A piece that goes from space to space; fading over when motion is reduced."""
    spots = [stage.spot(cell) for cell in (start, *path)]
    if stage.calm:
        return fade_over(stage, piece, spots[0], spots[-1])

    def pose(share: float) -> None:
        far = share * (len(spots) - 1)
        leg = min(int(far), len(spots) - 2)
        inside = ease_in_out(far - leg) if len(spots) == 2 else far - leg
        x, y = between(spots[leg], spots[leg + 1], inside)
        hop = stage.view.radius * 0.16 * (1 - abs(2 * (far - leg) - 1))
        stage.pose(piece).at = (x, y - hop)

    return Motion(seconds * max(1, len(path)), pose=pose)


def fade_over(stage: Stage, piece: Piece, a: Point, b: Point) -> Motion:
    """A piece that fades at one place and comes up at another."""

    def pose(share: float) -> None:
        posed = stage.pose(piece)
        posed.at = a if share < 0.5 else b
        posed.alpha = abs(2 * share - 1)

    return Motion(FADE_SECONDS, pose=pose)


def leap(stage: Stage, piece: Piece, a: Point, b: Point, height: float = 1.6) -> Motion:
    """A piece that is lifted and set down elsewhere."""
    if stage.calm:
        return fade_over(stage, piece, a, b)

    def pose(share: float) -> None:
        posed = stage.pose(piece)
        posed.at = arc(a, b, stage.view.radius * height, ease_in_out(share))
        posed.scale = 1 + 0.12 * there_and_back(share)

    return Motion(JUMP_SECONDS, pose=pose)


def move(stage: Stage, event: told.Moved) -> Script:
    if not event.path:
        return Script()
    return Script([along(stage, event.piece, event.start, event.path, STEP_SECONDS)])


def shove(stage: Stage, event: told.Pushed) -> Script:
    if not event.path:
        return Script(
            [shake(stage, event.piece), rising(stage, stage.spot(event.start), say("float.stopped"))]
        )
    return Script([along(stage, event.piece, event.start, event.path, SHOVE_SECONDS)])


def shake(stage: Stage, piece: Piece) -> Motion:
    """A piece that cannot give way."""
    x, y = stage.where(piece)

    def pose(share: float) -> None:
        if not stage.calm:
            stage.pose(piece).at = (x + sin(share * 18) * stage.view.radius * 0.12 * (1 - share), y)

    return Motion(0.3, pose=pose)


def place(stage: Stage, event: told.Placed) -> Script:
    return Script([leap(stage, event.piece, stage.spot(event.start), stage.spot(event.end))])


def swap(stage: Stage, event: told.Swapped) -> Script:
    a, b = stage.where(event.a), stage.where(event.b)
    return Script(
        [
            leap(stage, event.a, a, stage.spot(event.a_end)),
            leap(stage, event.b, b, stage.spot(event.b_end), 0.7),
        ]
    )


def travel(stage: Stage, event: told.FastTravelled) -> Script:
    motion = leap(stage, event.hero, stage.spot(event.start), stage.spot(event.end), 3.0)
    motion.seconds *= 1.4
    return Script([motion])


def arrive(stage: Stage, piece: Piece, cell: Cell, delay: float = 0.0) -> Motion:
    """A piece that comes down onto its space."""
    x, y = stage.spot(cell)

    def pose(share: float) -> None:
        posed = stage.pose(piece)
        posed.alpha = part(share, 0, 0.5)
        if not stage.calm:
            posed.at = (x, y - stage.view.radius * 1.8 * (1 - ease_out(share)))

    return Motion(ARRIVE_SECONDS, delay, pose=pose)


def respawn(stage: Stage, event: told.Respawned) -> Script:
    light = stage.theme.team(stage.picture.cast.teams[event.hero]).light
    return Script(
        [arrive(stage, event.hero, event.cell), ring(stage, stage.spot(event.cell), light)], early=True
    )


def spawn(stage: Stage, event: told.MinionSpawned) -> Script:
    return Script([arrive(stage, event.piece, event.cell)], early=True)


def token(stage: Stage, event: told.TokenPlaced) -> Script:
    return Script([arrive(stage, event.piece, event.cell)], early=True)


def attack(stage: Stage, event: told.AttackDeclared) -> Script:
    """A lunge, or something that flies for a ranged attack; then a white flash on the target."""
    a, b = stage.where(event.attacker), stage.where(event.target)
    total = rising(stage, b, str(event.total), WHITE, "bow" if event.ranged else "sword")
    hit = LUNGE_SECONDS
    if event.ranged:
        motions = [missile(stage, a, b)]
        hit = FLIGHT_SECONDS
    else:
        motions = [lunge(stage, event.attacker, a, b)]
    return Script([total, *motions, flash(stage, event.target, hit)])


def lunge(stage: Stage, piece: Piece, a: Point, b: Point) -> Motion:
    whole = LUNGE_SECONDS + RETURN_SECONDS

    def pose(share: float) -> None:
        if stage.calm:
            return
        turn = LUNGE_SECONDS / whole
        reach = ease_out(share / turn) if share < turn else 1 - (share - turn) / (1 - turn)
        stage.pose(piece).at = between(a, b, 0.42 * reach)

    return Motion(whole, pose=pose)


def missile(stage: Stage, a: Point, b: Point) -> Motion:
    radius = stage.view.radius

    def paint(surface: pygame.Surface, share: float) -> None:
        head = between(a, b, ease_in_out(share))
        angle = atan2(b[1] - a[1], b[0] - a[0])
        for k in range(6):
            back = k * radius * 0.14
            at = (head[0] - cos(angle) * back, head[1] - sin(angle) * back)
            glow = shining(max(2, round(radius * (0.34 - 0.045 * k))))
            surface.blit(glow, (at[0] - glow.get_width() / 2, at[1] - glow.get_height() / 2))

    return Motion(FLIGHT_SECONDS, paint=paint)


_shine: dict[int, pygame.Surface] = {}


def shining(radius: int) -> pygame.Surface:
    """A small light."""
    if radius not in _shine:
        side = radius * 4
        light = pygame.Surface((side, side), pygame.SRCALPHA)
        light.fill((255, 232, 170, 0))
        for k in range(radius * 2, 0, -1):
            alpha = round(230 * (1 - k / (radius * 2)) ** 1.6)
            pygame.draw.circle(light, (255, 232, 170, alpha), (side / 2, side / 2), k)
        pygame.draw.circle(light, (255, 252, 235, 255), (side / 2, side / 2), max(1, radius // 2))
        _shine[radius] = light
    return _shine[radius]


def flash(stage: Stage, piece: Piece, delay: float) -> Motion:
    """One soft white flash, far below three in a second."""

    def pose(share: float) -> None:
        stage.pose(piece).flash = 0.85 * (1 - share)

    return Motion(0.34, delay, pose=pose)


def stopped(stage: Stage, event: told.AttackStopped) -> Script:
    spot = stage.where(event.target)
    words = say("float.blocked")
    if event.defence is not None:
        words = say("float.held", defence=event.defence, attack=event.attack)
    return Script(
        [rising(stage, spot, words, GOOD, "shield"), ring(stage, spot, GOOD), Motion(RESULT_SECONDS)]
    )


def succeeded(stage: Stage, event: told.AttackSucceeded) -> Script:
    words = say("float.undefended", attack=event.attack)
    if event.defence is not None:
        words = say("float.broken", defence=event.defence, attack=event.attack)
    spot = stage.where(event.target)
    return Script(
        [rising(stage, spot, words, BAD, "sword"), flash(stage, event.target, 0.0), Motion(RESULT_SECONDS)]
    )


def beaten(stage: Stage, event: told.MinionDefeated) -> Script:
    if event.saved:
        spot = stage.spot(event.cell)
        return Script(
            [rising(stage, spot, say("float.saved"), GOOD, "shield"), ring(stage, spot, GOOD), Motion(0.4)]
        )
    return Script([flash(stage, event.piece, 0.0)])


def dissolve(stage: Stage, piece: Piece, delay: float = 0.0, aside: float = 0.0) -> Motion:
    """A piece that shrinks and fades, falling back `aside` pixels on the way."""
    x, y = stage.where(piece)

    def pose(share: float) -> None:
        posed = stage.pose(piece)
        posed.alpha = 1 - share
        if not stage.calm:
            posed.scale = 1 - 0.6 * ease_in_out(share)
            posed.at = (x + aside * ease_out(share), y)

    return Motion(FALL_SECONDS if not aside else 0.45, delay, pose=pose)


def remove(stage: Stage, event: told.PieceRemoved) -> Script:
    return Script([dissolve(stage, event.piece)])


def fall(stage: Stage, event: told.HeroDefeated) -> Script:
    """A hero breaks into sparks of its team's colour."""
    spot = stage.spot(event.cell)
    team = stage.picture.cast.teams[event.hero]
    return Script(
        [
            dissolve(stage, event.hero),
            ring(stage, spot, stage.theme.team(team).light, 0.8, 2.4),
            rising(stage, spot, say("float.defeated"), BAD, "skull"),
            sparks(stage, spot, team),
            Motion(0.75),
        ]
    )


def sparks(stage: Stage, spot: Point, team: int) -> Motion:
    colour = stage.theme.team(team).light
    radius = stage.view.radius

    def paint(surface: pygame.Surface, share: float) -> None:
        if stage.calm:
            return
        far = radius * 2.3 * ease_out(share)
        for k in range(14):
            angle = k * 2.4
            reach = far * (0.55 + 0.45 * ((k * 37) % 10) / 10)
            at = (spot[0] + cos(angle) * reach, spot[1] + sin(angle) * reach + radius * share * share)
            size = max(1.0, radius * 0.13 * (1 - share))
            pygame.draw.circle(surface, GOLD if k % 3 == 0 else colour, at, size)

    return Motion(0.8, paint=paint, holds=False)


def coins_fly(stage: Stage, a: Point, b: Point, count: int, delay: float = 0.0) -> Motion:
    """Coins that arc from one place to another."""
    coin = icon("coin", max(14, stage.theme.px(26)), GOLD)

    def paint(surface: pygame.Surface, share: float) -> None:
        for number in range(count):
            own = part(share, number * 0.1, 0.55 + number * 0.1)
            if 0 < own < 1:
                at = between(a, b, own) if stage.calm else arc(a, b, stage.view.radius * 2, ease_in_out(own))
                draw_scaled(surface, coin, at, 1.0, 1.0)

    return Motion(0.45 + 0.07 * count, delay, paint, holds=False)
