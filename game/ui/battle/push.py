"""The push of a lane, in four beats: counter, frame, the old minions, the new ones."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.lane import events as told
from game.text import say, team_name
from game.ui.animate import Motion, between, ease_in_out, ease_out, part
from game.ui.battle.floats import BETWEEN_LANES, banner, ring
from game.ui.battle.moves import dissolve
from game.ui.battle.script import Script
from game.ui.battle.stage import Pose, Slide, Stage, draw_scaled
from game.ui.icons import icon
from game.ui.theme import BAND, GOLD, WHITE, Colour, mix

COUNTER_SECONDS = 0.4
SLIDE_SECONDS = 0.7
BANNER_SECONDS, SHORT_BANNER_SECONDS = 2.2, 1.2
FALL_STAGGER = 0.03
MARCH_SECONDS, MARCH_STAGGER = 0.45, 0.06


def push(stage: Stage, event: told.LanePushed) -> Script:
    """The counter flips, then the golden frame slides; a banner names the winner."""
    light = stage.theme.team(event.winner).light
    board = stage.picture.cast.board
    zones = board.lanes[event.lane].zones
    where = board.zones[zones[event.after]].title
    letter = stage.picture.letter(event.lane)
    title = say("float.push-lane" if letter else "float.push", team=team_name(event.winner), lane=letter)
    below = say("float.push-to", zone=where) if event.after != event.before else say("float.last-wave")
    motions = [
        _counter(stage, event.lane, event.waves),
        _banner(stage, title, below, mix(light, WHITE, 0.2)),
        _slide(stage, zones[event.before], zones[event.after]),
    ]
    return Script(motions)


def hold(stage: Stage, event: told.LaneHeld) -> Script:
    """The golden frame slides back; a banner says why."""
    board = stage.picture.cast.board
    zones = board.lanes[event.lane].zones
    below = say("float.push-back-to", zone=board.zones[zones[event.front]].title)
    return Script(
        [
            _banner(stage, say("float.push-back"), below, GOLD),
            _slide(stage, zones[stage.picture.front[event.lane]], zones[event.front]),
        ]
    )


def _banner(stage: Stage, title: str, below: str, colour: Colour) -> Motion:
    """The banner of a push: near the upper edge; between two lanes, and shorter, for another may follow."""
    if len(stage.picture.front) == 1:
        return banner(stage, title, below, colour, BANNER_SECONDS, 0.2, holds=False, height=0.2)
    return banner(stage, title, below, colour, SHORT_BANNER_SECONDS, holds=False, height=BETWEEN_LANES)


def _counter(stage: Stage, lane: int, left: int) -> Motion:
    """The wave counter that is spent turns over."""
    spot = stage.hud.wave_at(left, lane)
    side = stage.hud.wave * 2
    full, empty = icon("wave", side, GOLD), icon("wave_empty", side, mix(GOLD, (0, 0, 0), 0.4))

    patch = pygame.Rect(0, 0, stage.hud.wave, round(stage.hud.wave * 1.1))
    patch.center = round(spot[0]), round(spot[1])

    def paint(surface: pygame.Surface, share: float) -> None:
        pygame.draw.rect(surface, BAND, patch)
        face = full if share < 0.5 else empty
        if stage.calm:
            draw_scaled(surface, face, spot, 0.6, 1.0)
            return
        wide = max(0.05, abs(1 - 2 * share))
        swell = 0.5 + 0.45 * (1 - abs(2 * share - 1))
        picture = pygame.transform.smoothscale(
            face, (max(2, round(side * wide * swell)), max(2, round(side * swell)))
        )
        surface.blit(picture, picture.get_rect(center=spot))

    return Motion(COUNTER_SECONDS, paint=paint)


def _slide(stage: Stage, before: int, after: int) -> Motion:
    def pose(share: float) -> None:
        moved = (0.0 if share < 0.5 else 1.0) if stage.calm else ease_in_out(share)
        stage.slide = Slide(before, after, moved)

    return Motion(SLIDE_SECONDS, COUNTER_SECONDS, pose=pose)


def fall_back(stage: Stage, events: Sequence[told.PieceRemoved]) -> list[Script]:
    """The beaten minions fall back towards their throne and fade."""
    scripts = []
    for number, event in enumerate(events):
        shown = stage.picture.pieces.get(event.piece)
        home = -1 if shown is not None and shown.team == 0 else 1
        motion = dissolve(stage, event.piece, number * FALL_STAGGER, home * stage.view.radius * 2.2)
        scripts.append(Script([motion]))
    return scripts


def march_on(stage: Stage, events: Sequence[told.MinionSpawned]) -> list[Script]:
    """The new minions march from their throne's side onto their spawn points, one after the other."""
    return [_march(stage, event, number * MARCH_STAGGER) for number, event in enumerate(events)]


def _march(stage: Stage, event: told.MinionSpawned, delay: float) -> Script:
    end = stage.spot(event.cell)
    rim = stage.view.rect
    far = stage.view.radius * 7
    start = (max(rim.x, end[0] - far), end[1]) if event.team == 0 else (min(rim.right, end[0] + far), end[1])

    def pose(share: float) -> None:
        posed = stage.poses.setdefault(event.piece, Pose())
        posed.alpha = part(share, 0, 0.4)
        if stage.calm:
            return
        x, y = between(start, end, ease_out(share))
        stride = abs((share * 4) % 1 - 0.5) * 2
        posed.at = (x, y - stage.view.radius * 0.14 * (1 - stride) * (1 - share))

    return Script([Motion(MARCH_SECONDS, delay, pose=pose)], early=True)


def settle(stage: Stage, event: told.LaneSettled) -> Script:
    return Script([ring(stage, stage.battle(event.lane), GOLD, 0.6, 5.0), Motion(0.2)])
