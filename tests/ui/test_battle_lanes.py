"""Two lanes in the window: rows of waves, letters on minions, pushes in either lane, ten heroes."""

from itertools import combinations
from random import Random

import pytest

from game.bots.worker import AtOnce
from game.kernel.match import Match
from game.lane.events import LaneHeld, LanePushed
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of, first_state
from game.session import HUMAN, Session
from game.ui.app import App
from game.ui.battle.hud import Hud
from game.ui.battle.layout import lay_out
from game.ui.battle.picture import Picture
from game.ui.battle.units import Units
from game.ui.scenes.battle import BattleScene
from game.ui.scenes.story import story
from game.ui.theme import Theme
from tests.two_lane_board import two_lane_board
from tests.ui.battles import settle
from tests.ui.conftest import OpenApp

NAMES = sorted(HEROES)
TEN = LaneSetup("two-lanes", tuple(NAMES[:5]), tuple(NAMES[5:10]))
SIZES = ((800, 600), (1280, 720), (1920, 1080))


def scene_of(app: App) -> BattleScene:
    players = (HUMAN, *("random",) * 9)
    scene = BattleScene(app, Session.new(TEN, 5, players, two_lane_board(), AtOnce()))
    app.push(scene)
    return scene


@pytest.mark.parametrize("size", SIZES)
def test_ten_heroes_are_laid_out_without_overlaps(app: App, size: tuple[int, int]) -> None:
    layout = lay_out(Theme(size), (0,) * 5 + (1,) * 5)
    parts = [
        *layout.dashboards,
        layout.resolving,
        layout.prompt,
        layout.rail,
        layout.waiting,
        layout.log,
        layout.top,
    ]
    assert [(a, b) for a, b in combinations(parts, 2) if a.colliderect(b)] == []
    assert all(layout.top.union(part).width <= size[0] for part in parts)


@pytest.mark.parametrize("size", SIZES)
def test_each_lane_has_a_row_of_waves_and_a_bar(app: App, size: tuple[int, int]) -> None:
    theme = Theme(size)
    picture = Picture.of(first_state(cast_of(TEN, two_lane_board(), HEROES), 1))
    hud = Hud(theme, lay_out(theme, (0,) * 5 + (1,) * 5), picture)
    assert len(hud.tugs) == 2
    assert not hud.tugs[0].colliderect(hud.tugs[1])
    assert hud.wave_at(6, 0)[0] + hud.wave < hud.tugs[0].x
    assert hud.wave_at(0, 0)[1] + hud.wave / 2 < hud.wave_at(0, 1)[1]
    assert hud.wave_at(0, 1)[1] + hud.wave / 2 <= hud.rect.bottom


@pytest.mark.parametrize("radius", [10.0, 40.0])
def test_minions_of_two_lanes_look_different_without_colour(app: App, radius: float) -> None:
    units = Units(Theme((1280, 720)), radius)
    looks = [units.minion("melee", 0, False, lane) for lane in ("", "A", "B")]
    pixels = [look.convert_alpha().get_buffer().raw for look in looks]
    assert len(set(pixels)) == 3


def test_a_battle_on_two_lanes_is_shown_and_asks(open_app: OpenApp) -> None:
    for size in SIZES:
        app = open_app(size)
        scene = scene_of(app)
        settle(app, scene)
        app.draw()
        assert scene.choice is not None
        assert scene.picture.battle_zones() == [3, 6]  # a3 and b2


@pytest.mark.parametrize("seed", range(3))
def test_the_picture_equals_the_state_all_along_a_two_lane_game(seed: int) -> None:
    match = Match.start(LaneRules(), first_state(cast_of(TEN, two_lane_board(), HEROES), seed))
    picture, heard, rng = (
        Picture.of(first_state(cast_of(TEN, two_lane_board(), HEROES), seed)),
        0,
        Random(seed),
    )
    for _ in range(700):
        if match.decision is None:
            break
        for event in (match.events or [])[heard:]:
            picture.apply(event)
        heard = len(match.events or [])
        assert (picture.front, picture.waves) == (match.state.front, match.state.waves)
        assert {piece: shown.lane for piece, shown in picture.pieces.items()} == {
            piece: match.state.lane_of[piece] for piece in match.state.pieces()
        }
        match.apply(rng.randrange(len(match.decision.options)))


def test_the_story_knows_the_lane_of_a_push_and_what_went_back() -> None:
    told = story([LanePushed(1, 0, 0, 2, 3), LaneHeld(1, 2)], 6)
    assert [(push.lane, push.before, push.after) for push in told.pushes] == [(1, 2, 3), (1, 3, 2)]
