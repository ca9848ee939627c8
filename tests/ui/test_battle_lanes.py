"""Two lanes in the window: rows of waves, letters on minions, pushes in either lane, ten heroes."""

from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from game.bots.worker import AtOnce
from game.kernel.match import Match
from game.lane.cards import Piece
from game.lane.events import BattleCounted, GameEnded, LaneHeld, LanePushed, LaneSettled, Placed
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of, first_state
from game.session import HUMAN, Session
from game.ui.app import App
from game.ui.battle.hud import Hud
from game.ui.battle.layout import lay_out
from game.ui.battle.picture import Picture
from game.ui.battle.prompt import Prompt
from game.ui.battle.rail import Rail
from game.ui.battle.sentences import sentences
from game.ui.battle.units import Units
from game.ui.scenes.battle import BattleScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.story import story
from game.ui.theme import Theme
from tests.two_lane_board import two_lane_board
from tests.ui.battles import insist, settle
from tests.ui.conftest import OpenApp
from tests.ui.posted import key, move

NAMES = sorted(HEROES)
TEN = LaneSetup("two-lanes", tuple(NAMES[:5]), tuple(NAMES[5:10]))
SIZES = ((800, 600), (1280, 720), (1920, 1080))


def scene_of(app: App, setup: LaneSetup = TEN, people: tuple[int, ...] = (0,)) -> BattleScene:
    """A battle in which the seats of `people` are theirs and all others are played by bots."""
    seats = max(setup.seats, default=9) + 1
    players = tuple(HUMAN if seat in people else "random" for seat in range(seats))
    scene = BattleScene(app, Session.new(setup, 5, players, two_lane_board(), AtOnce()))
    app.push(scene)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("teams", [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5)])
def test_six_to_ten_heroes_are_laid_out_without_overlaps(
    app: App, size: tuple[int, int], teams: tuple[int, int]
) -> None:
    layout = lay_out(Theme(size), (0,) * teams[0] + (1,) * teams[1])
    parts = [
        *layout.dashboards,
        layout.resolving,
        layout.prompt,
        layout.rail,
        layout.waiting,
        layout.log,
        layout.top,
        layout.commands,
    ]
    window = pygame.Rect((0, 0), size)
    assert [(a, b) for a, b in combinations(parts, 2) if a.colliderect(b)] == []
    assert all(window.contains(part) for part in parts)
    assert not layout.board.collidelistall(list(layout.dashboards))
    assert layout.compact == (size == (800, 600))


@pytest.mark.parametrize("size", SIZES)
def test_the_order_of_ten_heroes_has_two_rows_that_do_not_overlap(app: App, size: tuple[int, int]) -> None:
    scene = scene_of(app)
    theme = Theme(size)
    rail = Rail(theme, Units(theme, 20), lay_out(theme, (0,) * 5 + (1,) * 5).rail)
    rail.draw(pygame.Surface(size), scene.picture, scene.asker.seen)
    boxes = [box for box, _ in rail.spots]
    assert len({box.y for box in boxes}) == 2
    assert [(a, b) for a, b in combinations(boxes, 2) if a.inflate(8, 0).colliderect(b.inflate(8, 0))] == []
    assert all(rail.rect.inflate(2, 6).contains(box) for box in boxes)
    assert [hero for _, hero in rail.spots] == list(range(10))


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


def at_start() -> Picture:
    """The first position with its minions: lane A is fought over in a3, lane B in b2."""
    match = Match.start(LaneRules(), first_state(cast_of(TEN, two_lane_board(), HEROES), 1))
    while match.decision is not None and match.decision.prompt != "plan":
        match.apply(0)
    return Picture.of(match.state)


def test_zones_held_are_counted_over_both_lanes() -> None:  # L21.3
    picture = at_start()
    assert (picture.held(0), picture.held(1)) == (2 + 1, 1 + 2)
    picture.apply(LanePushed(0, 0, 6, 3, 4))
    assert (picture.held(0), picture.held(1)) == (3 + 1, 0 + 2)
    picture.apply(LaneHeld(0, 3))
    assert (picture.held(0), picture.held(1)) == (3, 3)


def test_a_minion_of_one_lane_in_the_zone_of_the_other_is_a_stray() -> None:  # L15.2, L15.6
    picture = at_start()
    minion = next(piece for piece, shown in picture.pieces.items() if shown.lane == 0)
    start = picture.pieces[minion].cell
    board = picture.cast.board
    end = next(
        cell
        for cell, zone in board.zone_of.items()
        if board.zones[zone].title == "B2" and not board_has(picture, cell)
    )
    assert not picture.is_stray(minion)
    picture.apply(Placed(minion, start, end, Piece(0)))
    assert picture.is_stray(minion)


def board_has(picture: Picture, cell: int) -> bool:
    return any(shown.cell == cell for shown in picture.pieces.values())


def test_the_old_minions_of_a_pushed_lane_are_no_strays() -> None:
    picture = at_start()
    minion = next(piece for piece, shown in picture.pieces.items() if shown.lane == 0)
    picture.apply(LanePushed(0, 0, 6, 3, 4))
    assert not picture.is_stray(minion)
    picture.apply(LaneSettled(0))
    assert picture.is_stray(minion)


def test_a_stray_looks_different(app: App) -> None:
    units = Units(Theme((1280, 720)), 20)
    looks = [units.minion("melee", 0, False, "A", stray) for stray in (False, True)]
    assert looks[0].get_buffer().raw != looks[1].get_buffer().raw


def test_the_log_names_the_lane() -> None:
    picture = at_start()
    assert [line.words for line in sentences(picture, LanePushed(1, 1, 6, 2, 1))] == [
        "Blue wins the push in lane B! The battle moves to B1."
    ]
    assert [line.words for line in sentences(picture, BattleCounted(0, 4, 3, 1))] == [
        "Minion battle in lane A: 4 against 3."
    ]


def test_pointing_at_the_waves_says_what_the_last_one_means(app: App) -> None:  # L21.3
    scene = scene_of(app)
    to_planning(app, scene)
    x, y = scene.stage.hud.wave_at(3, 1)
    move(app, (round(x), round(y)))
    assert scene.controls.peek is not None
    assert scene.controls.peek.words.startswith("Lane B: 7 of 7 waves are left.")
    assert scene.controls.peek.words.endswith("Now: Red 3, Blue 3.")
    move(app, scene.stage.hud.tugs[0].center)
    assert scene.controls.peek is not None
    assert scene.controls.peek.words == "Lane A: the battle is in A3. Minions: Red 4, Blue 4."


def to_planning(app: App, scene: BattleScene) -> None:
    """Answer the choice of starting spaces."""
    for _ in range(20):
        settle(app, scene)
        assert scene.choice is not None
        if scene.choice.prompt == "plan":
            return
        scene.choose(scene.choice.order[0])


def test_one_person_with_two_heroes_is_told_for_which_one_each_question_is(app: App) -> None:
    seats = (0, 1, 0, 2, 3, 4, 5, 6, 7, 8)
    scene = scene_of(app, LaneSetup("two-lanes", TEN.red, TEN.blue, seats=seats))
    to_planning(app, scene)
    asked = []
    for _ in range(2):
        assert scene.choice is not None
        hero = scene.choice.hero
        assert hero is not None
        asked.append(hero)
        assert scene.hand.shown == scene.picture.hand[hero]
        assert all(card.startswith(TEN.heroes[hero]) for card in scene.hand.shown)
        cast = scene.picture.cast
        side = scene.prompt.medal_side()
        assert scene.prompt.medal is scene.stage.units.medallion(TEN.heroes[hero], cast.teams[hero], side)
        key(app, pygame.K_1)
        key(app, pygame.K_RETURN)
    assert asked == [0, 2]
    assert scene.session.match.state.planned[0] is not None


def test_a_person_with_one_hero_needs_no_medallion(app: App) -> None:
    scene = scene_of(app)
    settle(app, scene)
    assert scene.choice is not None
    assert scene.prompt.medal is None


def test_several_people_are_numbered(app: App) -> None:
    scene = scene_of(app, people=(0, 7))
    assert [board.player for board in scene.stage.dashboards] == [
        "Player 1",
        *["Bot: random"] * 6,
        "Player 2",
        *["Bot: random"] * 2,
    ]


@pytest.mark.parametrize("size", SIZES)
def test_no_words_are_cut_in_a_battle_of_ten(
    open_app: OpenApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = [card for hero in HEROES.values() for card in (*hero.cards, hero.ultimate, hero.handicap)]
    printed = " ".join(f"{card.name} {card.text}" for card in cards)
    cut: list[str] = []
    whole = Theme.text_px

    def watched(self: Theme, face: str, pixels: int, words: str, *rest: Any) -> pygame.Surface:
        if words.endswith("…") and words[:-1] not in printed:
            cut.append(words)
        return whole(self, face, pixels, words, *rest)

    monkeypatch.setattr(Theme, "text_px", watched)
    app = open_app(size)
    scene = scene_of(app, LaneSetup("two-lanes", TEN.red, TEN.blue, seats=(0, 1, 0, 2, 3, 4, 5, 6, 7, 8)))
    rng, asked = Random(4), set()
    for _ in range(70):
        settle(app, scene)
        app.draw()
        choice = scene.choice
        assert choice is not None
        asked.add(choice.prompt)
        boxes = [button.rect for button in scene.prompt.buttons]
        assert all(scene.layout.prompt.contains(box) for box in boxes)
        assert not any(a.colliderect(b) for a, b in combinations(boxes, 2))
        insist(scene, choice.order[rng.randrange(len(choice.order))])
    assert cut == []
    assert {"plan", "action", "move"} <= asked


@pytest.mark.parametrize("size", SIZES)
def test_a_long_question_is_said_in_two_lines(
    app: App, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = Theme(size)
    layout = lay_out(theme, (0,) * 5 + (1,) * 5)
    prompt = Prompt(theme, layout.prompt, lambda value: None)
    drawn: list[str] = []
    whole = Theme.text_px

    def watched(self: Theme, face: str, pixels: int, words: str, *rest: Any) -> pygame.Surface:
        drawn.append(words)
        return whole(self, face, pixels, words, *rest)

    monkeypatch.setattr(Theme, "text_px", watched)
    words = (
        "Silverarrow attacks Xargatha with Opportunity Shot: 12; minions change your defence by −2. Defend?"
    )
    prompt.tell(words)
    prompt.draw(pygame.Surface(size))
    assert " ".join(drawn) == words
    assert len(drawn) <= 2


def test_the_sheet_at_the_end_says_that_the_lanes_held_decide(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(app)
    state = scene.session.match.state
    told = [LanePushed(0, 0, 0, 3, 4), GameEnded(0, "last push")]
    monkeypatch.setattr(scene.session.match, "events", told)
    result = ResultScene(app, scene.session)
    assert (result.story.winner, len(state.board.lanes)) == (0, 2)
    drawn: list[str] = []
    whole = Theme.text_px

    def watched(self: Theme, face: str, pixels: int, words: str, *rest: Any) -> pygame.Surface:
        drawn.append(words)
        return whole(self, face, pixels, words, *rest)

    monkeypatch.setattr(Theme, "text_px", watched)
    app.push(result)
    app.draw()
    assert "The last wave is spent, and Red holds more of the two lanes." in drawn
    assert {"A", "B", "A4 · B4"} <= set(drawn)
