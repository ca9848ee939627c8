"""The picture follows the events and always ends where the state is, however they are shown."""

from random import Random

import pytest

from game.kernel.event import Event
from game.kernel.match import Match
from game.lane import events as told
from game.lane.cards import Piece
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of, first_state
from game.lane.state import HIDDEN, Lane
from game.store.settings import Settings
from game.text import has
from game.ui.app import App
from game.ui.battle import director
from game.ui.battle.picture import Picture
from game.ui.battle.sentences import sentences
from tests.plain_board import plain_board
from tests.ui.battles import battle, insist, settle
from tests.ui.conftest import OpenApp
from tests.ui.posted import FRAME

ROWS = ("plan", "upgrade")
PROMPTS = (
    "start_space", "plan", "tie", "respawn", "action", "move", "charge", "fast_travel", "clear", "target", "defend",
    "discard", "discard_to", "retrieve", "push_target", "push_steps", "move_target", "move_to", "place_target",
    "place_at", "victim", "coins", "friend", "marker", "mode", "repeat", "save_minion", "casualty", "stray",
    "blocked_minion", "blocked_space", "emptied_first", "respawn_minion", "respawn_cell", "upgrade", "order",
    "token_from", "swap_target", "hold_out", "colour", "respawn_lane", "retriever", "perform", "discard_resolved",
)  # fmt: skip


def match_of(seed: int, heroes: int) -> Match[Lane]:
    luck = Random(seed)
    names = [luck.choice(sorted(HEROES)) for _ in range(2 * heroes)]
    setup = LaneSetup("plain", tuple(names[:heroes]), tuple(names[heroes:]))
    return Match.start(LaneRules(), first_state(cast_of(setup, plain_board(), HEROES), seed))


@pytest.mark.parametrize(("seed", "heroes"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_the_picture_equals_the_state_at_every_decision_of_a_game(seed: int, heroes: int) -> None:
    match = match_of(seed, heroes)
    open_hands = frozenset(Piece(hero) for hero in range(heroes))
    picture = Picture.of(first_state(match.state.cast, 0), open_hands)
    luck, shown = Random(seed), 0
    while match.decision is not None:
        assert match.events is not None
        for event in match.events[shown:]:
            sentences(picture, event)
            picture.apply(event)
        shown = len(match.events)
        if match.decision.prompt not in ROWS:
            assert picture == Picture.of(match.state, open_hands)
        match.apply(luck.randrange(len(match.decision.options)))
    for event in (match.events or [])[shown:]:
        picture.apply(event)
    assert picture == Picture.of(match.state, open_hands)
    assert picture.winner == match.state.winner


def test_hands_that_nobody_here_may_see_are_hidden_in_the_picture(app: App) -> None:
    scene = battle(app)
    settle(app, scene)
    assert scene.picture.hand[:3] == [(HIDDEN,) * 5] * 3
    assert HIDDEN not in scene.picture.hand[3]
    assert scene.picture.planned == [None] * 4


@pytest.mark.parametrize(("speed", "calm"), [(1.0, False), (4.0, False), (1.0, True), (100.0, False)])
def test_motion_at_any_speed_leads_to_the_state(open_app: OpenApp, speed: float, calm: bool) -> None:
    app = open_app((1280, 720), Settings(speed=speed, reduced_motion=calm))
    scene = battle(app, seed=8)
    luck = Random(3)
    for _ in range(6):
        for _ in range(4000):
            app.step(0.05)
            if scene.choice is not None:
                break
        choice = scene.choice
        assert choice is not None
        if not scene.director.is_moving:
            assert scene.picture == Picture.of(scene.session.view(), scene.open_hands)
        insist(scene, luck.choice(choice.order))
    settle(app, scene)
    scene.director.skip()
    assert scene.picture == Picture.of(scene.session.view(), scene.open_hands)


def test_skipping_jumps_to_the_end_of_all_that_has_happened(app: App) -> None:
    scene = battle(app)
    app.step(FRAME)
    assert scene.director.is_busy
    settle(app, scene)
    scene.director.skip()
    assert not scene.director.is_moving
    assert scene.picture == Picture.of(scene.session.view(), scene.open_hands)
    assert len(scene.picture.pieces) == 4 + 12


def test_faster_speed_takes_less_time(open_app: OpenApp) -> None:
    frames = []
    for speed in (1.0, 4.0):
        app = open_app((800, 600), Settings(speed=speed))
        scene = battle(app)
        count = 0
        while scene.choice is None:
            app.step(FRAME)
            count += 1
        frames.append(count)
    assert frames[1] < frames[0] / 3


def test_a_push_slides_the_frame_before_the_new_minions_march(app: App) -> None:
    scene = battle(app)
    settle(app, scene)
    stage, play = scene.stage, scene.director.play
    piece = next(piece for piece, shown in scene.picture.pieces.items() if shown.what == "melee")
    fallen = told.PieceRemoved(piece, scene.picture.pieces[piece].cell)
    cell = scene.picture.cast.board.spawns_in(3)[0].cell
    newcomer = told.MinionSpawned(Piece(90), "melee", 1, cell, 0)
    play([told.LanePushed(0, 0, 2, 2, 3), fallen, newcomer, told.LaneSettled(0)])
    slid: list[float] = []
    while scene.director.is_busy:
        scene.director.update(FRAME)
        scene.director.pose()
        if stage.slide is not None:
            slid.append(stage.slide.share)
            assert piece in scene.picture.pieces
            assert Piece(90) not in scene.picture.pieces
    assert slid == sorted(slid)
    assert slid[0] < 0.1
    assert slid[-1] > 0.9
    assert scene.picture.front == [3]
    assert scene.picture.waves == [2]
    assert piece not in scene.picture.pieces
    assert scene.picture.pieces[Piece(90)].cell == cell


def test_every_prompt_has_its_sentence() -> None:
    assert [prompt for prompt in PROMPTS if not has(f"ask.{prompt}")] == []


def test_every_event_has_a_motion() -> None:
    """All kinds but two: coins fly by a script of their own, and the cards of a rise are part of its motion."""
    kinds = {kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {Event, told.CoinsChanged, told.CardUpgraded} == set(director.SCRIPTS)
