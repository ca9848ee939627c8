"""The battle played by mouse and keys."""

import pygame
import pytest

from game.bots.worker import AtOnce
from game.hexgrid.coords import Cell
from game.lane.cards import Piece
from game.lane.state import HOLD, MOVEMENT, PRIMARY, Phase
from game.session import Session
from game.store.settings import INSTANT
from game.text import say
from game.ui.app import App
from game.ui.battle.picture import Picture
from game.ui.scenes.battle import BattleScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from tests.plain_board import plain_board
from tests.ui.battles import TWO, battle, go_to, insist, settle
from tests.ui.conftest import OpenApp
from tests.ui.posted import FRAME, click, click_on, key, move, press, release, resize

SIZES = ((800, 600), (1280, 720), (1920, 1080))


def card_spot(scene: BattleScene, number: int) -> tuple[int, int]:
    (x, y), _ = scene.hand.spot(number)
    return round(x), round(y - scene.hand.layout.hand_card * 0.3)


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    move(app, start)
    press(app, start)
    for share in (0.3, 0.7, 1.0):
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        held = pygame.event.Event(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(1, 1), buttons=(1, 0, 0))
        app.step(FRAME, [held])


def spot(scene: BattleScene, cell: Cell) -> tuple[int, int]:
    x, y = scene.stage.spot(cell)
    return round(x), round(y)


@pytest.fixture
def planning(app: App) -> BattleScene:
    """Wasp's first planning."""
    scene = battle(app)
    go_to(app, scene, "plan")
    return scene


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_played_by_dragging_it_onto_the_board(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size)
    scene = battle(app)
    go_to(app, scene, "plan")
    card = scene.hand.shown[1]
    drag(app, card_spot(scene, 1), scene.layout.board.center)
    assert scene.hand.dragged == card
    assert scene.controls.drop_lit
    release(app, scene.layout.board.center)
    settle(app, scene)
    assert scene.session.match.history is not None
    assert card in scene.session.match.history


def test_a_card_dropped_beside_flies_back_and_says_why(app: App, planning: BattleScene) -> None:
    card, corner = planning.hand.shown[0], (app.size[0] - 5, app.size[1] - 5)
    drag(app, card_spot(planning, 0), corner)
    assert not planning.controls.drop_lit
    release(app, corner)
    assert planning.prompt.reason == say("why.drop")
    assert planning.hand.held is not None
    for _ in range(30):
        app.step(FRAME)
    assert planning.hand.held is None
    assert card in planning.hand.shown
    assert planning.choice is not None
    assert planning.choice.prompt == "plan"


def test_the_first_click_picks_a_card_and_the_second_plays_it(app: App, planning: BattleScene) -> None:
    card = planning.hand.shown[2]
    click(app, card_spot(planning, 2))
    assert planning.hand.picked == card
    assert planning.choice is not None
    click(app, card_spot(planning, 2))
    settle(app, planning)
    assert card in (planning.session.match.history or ())


def test_keys_pick_and_play_a_card(app: App, planning: BattleScene) -> None:
    card = planning.hand.shown[4]
    key(app, pygame.K_5)
    assert planning.hand.picked == card
    key(app, pygame.K_RETURN)
    settle(app, planning)
    assert card in (planning.session.match.history or ())


def test_escape_first_puts_down_then_pauses(app: App, planning: BattleScene) -> None:
    key(app, pygame.K_1)
    key(app, pygame.K_ESCAPE)
    assert planning.hand.picked is None
    assert app.scene is planning
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, PauseScene)


def test_pointing_at_a_card_enlarges_it_and_shows_its_reach(app: App, planning: BattleScene) -> None:
    number = next(n for n, card in enumerate(planning.hand.shown) if card == "wasp-lift-up")
    move(app, card_spot(planning, number))
    assert planning.hand.hovered == "wasp-lift-up"
    assert planning.layout.enlarged_card >= 1.6 * planning.layout.hand_card
    reach = planning.painter.reach()
    me = planning.asker.seen.where[3]
    assert reach
    assert {planning.asker.seen.board.distance(me, cell) for cell in reach} == {1, 2}


@pytest.mark.parametrize("size", SIZES[1:])
def test_an_enlarged_card_leaves_the_question_readable(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size)
    scene = battle(app)
    go_to(app, scene, "plan")
    surface = pygame.Surface(size)
    for card in scene.hand.shown:
        scene.hand.hovered = card
        place = scene.hand.draw_enlarged(surface, scene.picture.cast.cards, ())
        assert place is not None
        assert not place.colliderect(scene.layout.prompt)
        assert surface.get_rect().contains(place)


def test_a_lit_space_is_clicked_and_another_one_is_explained(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    scene.choose(MOVEMENT)
    go_to(app, scene, "move")
    choice = scene.choice
    assert choice is not None
    board = scene.asker.seen.board
    start = scene.asker.seen.where[3]
    rock = next(
        cell for cell in board.hexes if board.terrain >> cell & 1 and cell in scene.stage.view.centres
    )
    click(app, spot(scene, rock))
    assert scene.prompt.reason == say("why.terrain")
    far = max(scene.stage.view.centres, key=lambda cell: (board.distance(start, cell), -cell))
    click(app, spot(scene, far))
    assert scene.prompt.reason == say("why.far")
    end = max(choice.cells)
    click(app, spot(scene, end))
    if scene.prompt.reason:
        click(app, spot(scene, end))
    assert scene.session.match.state.where[3] == end


def test_tab_and_enter_walk_the_options(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    choice = scene.choice
    assert choice is not None
    key(app, pygame.K_TAB)
    assert scene.controls.focus_value() == choice.order[0]
    key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.controls.focus_value() == choice.order[-1] == HOLD
    key(app, pygame.K_RETURN)
    assert HOLD in (scene.session.match.history or ())


def test_arrows_walk_lit_spaces(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    scene.choose(MOVEMENT)
    go_to(app, scene, "move")
    key(app, pygame.K_TAB)
    key(app, pygame.K_TAB)
    first = scene.controls.focus_value()
    assert isinstance(first, int)
    for code in (pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT):
        key(app, code)
    choice = scene.choice
    assert choice is not None
    assert scene.controls.focus_value() in choice.order


def test_buttons_of_the_prompt_answer(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    number = scene.prompt.values.index(HOLD)
    click_on(app, scene.prompt.buttons[number])
    if scene.prompt.reason:
        click_on(app, scene.prompt.buttons[number])
    assert HOLD in (scene.session.match.history or ())


def test_an_action_that_cannot_begin_is_shown_grey_and_explained(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    choice = scene.choice
    assert choice is not None
    assert choice.card == "wasp-magnetic-dagger"
    assert PRIMARY not in choice.order
    number = scene.prompt.values.index(PRIMARY)
    button = scene.prompt.buttons[number]
    assert not button.enabled
    click_on(app, button)
    assert scene.prompt.reason == say("why.primary", card="Magnetic Dagger")
    assert scene.choice == choice


def test_undo_takes_back_a_card_that_others_have_not_seen(app: App) -> None:
    scene = battle(app, TWO)
    go_to(app, scene, "plan")
    first = scene.asker.choice
    assert first is not None
    scene.choose(scene.hand.shown[0])
    assert scene.session.can_undo(first.question.seat)
    key(app, pygame.K_z)
    settle(app, scene)
    assert not any(question.given for question in scene.session.questions().values())


def test_undo_takes_back_a_step_and_the_picture_goes_back(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    scene.choose(MOVEMENT)
    go_to(app, scene, "move")
    key(app, pygame.K_z)
    settle(app, scene)
    assert scene.choice is not None
    assert scene.choice.prompt == "action"
    assert MOVEMENT in scene.choice.order


def test_the_hand_is_covered_until_the_right_person_sits_down(app: App) -> None:
    scene = battle(app, TWO)
    settle(app, scene)
    while not scene.asker.covered:
        assert scene.choice is not None
        insist(scene, scene.choice.order[0])
        settle(app, scene)
    assert scene.hand.shown == ()
    assert scene.choice is None
    key(app, pygame.K_RETURN)
    settle(app, scene)
    assert scene.choice is not None
    assert scene.choice.prompt == "plan"
    assert scene.choice.hero == Piece(2)
    assert len(scene.hand.shown) == 5
    assert all(card.startswith("tigerclaw") for card in scene.hand.shown)
    scene.choose(scene.hand.shown[0])
    settle(app, scene)
    assert scene.asker.covered
    assert scene.hand.shown == ()


def test_undo_on_the_cover_shows_nobody_elses_hand(app: App) -> None:
    """The hand of whoever takes back comes covered, and an open hand takes back only what is its own."""
    scene = battle(app, TWO)
    go_to(app, scene, "plan")
    scene.choose(scene.hand.shown[0])
    settle(app, scene)
    assert scene.asker.covered
    key(app, pygame.K_z)
    settle(app, scene)
    assert scene.asker.covered
    assert not scene.hand.shown
    scene.asker.uncover()
    go_to(app, scene, "plan")
    scene.choose(scene.hand.shown[0])
    settle(app, scene)
    scene.asker.uncover()
    settle(app, scene)
    given = [question.given for question in scene.session.questions().values()]
    key(app, pygame.K_z)
    settle(app, scene)
    assert [question.given for question in scene.session.questions().values()] == given


def test_an_answered_question_is_gone_at_once(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "plan")
    scene.asker.answer(scene.hand.shown[0])
    assert scene.asker.choice is None


def test_a_stray_minion_can_be_asked_about(app: App) -> None:
    """The piece that a question is about need not be a hero (DEC-22)."""
    board = plain_board()
    scene = battle(app)
    go_to(app, scene, "plan")
    s = scene.session.match.state.copy()
    minion = next(piece for piece in s.minions(0, 1))
    home = s.battle_zone(0).cells
    outside = next(
        cell
        for cell in s.empty_cells(board.playable & ~home)
        if bin(board.near[cell] & home & ~s.filled).count("1") > 1
    )
    s.put(minion, outside)
    s.phase = Phase.END_OF_TURN
    session = Session.at(s, ("human",) * 4, AtOnce())
    assert session.match.decision is not None
    assert session.match.decision.prompt == "stray"
    asked = BattleScene(app, session)
    app.push(asked)
    settle(app, asked)
    assert asked.choice is not None
    assert asked.choice.hero is None
    assert len(asked.choice.cells) > 1


def test_the_speed_key_goes_through_all_speeds_and_back(app: App, planning: BattleScene) -> None:
    seen = []
    for _ in range(4):
        key(app, pygame.K_s)
        seen.append(app.settings.speed)
    assert seen == [2.0, 4.0, INSTANT, 1.0]
    assert planning.commands["speed"].words == say("command.speed", times="1")


def test_a_click_skips_what_moves(app: App) -> None:
    scene = battle(app)
    app.step(FRAME)
    assert scene.director.is_busy
    click(app, scene.layout.board.center)
    assert not scene.director.is_busy


def test_rightly_nothing_changes_size_because_a_message_came(app: App, planning: BattleScene) -> None:
    before = planning.layout
    planning.prompt.explain(say("why.heavy"))
    app.step(FRAME)
    assert planning.layout == before
    assert planning.prompt.rect == before.prompt


@pytest.mark.parametrize("size", SIZES)
def test_the_window_may_change_size_in_the_middle(
    app: App, planning: BattleScene, size: tuple[int, int]
) -> None:
    resize(app, size)
    assert planning.layout.size == size
    settle(app, planning)
    assert planning.choice is not None
    assert planning.choice.prompt == "plan"
    assert len(planning.hand.shown) == 5


def test_the_order_of_play_is_by_initiative_and_the_log_names_the_cards(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    acting = scene.picture.acting
    assert acting == 3
    card = scene.picture.planned[3]
    assert card is not None
    words = [line.words for line in scene.log.lines]
    assert say("say.revealed", hero="Wasp", card=scene.picture.cast.cards[card].name) in words


def test_at_rest_nothing_is_drawn(app: App, planning: BattleScene) -> None:
    for _ in range(60):
        app.step(FRAME)
    assert not any(app.scene.update(FRAME) for _ in range(20))


def test_a_game_that_is_taken_up_stands_as_it_was_left_and_its_log_is_whole(app: App) -> None:
    scene = battle(app)
    go_to(app, scene, "action")
    record, lines = scene.session.record(), [line.words for line in scene.log.lines]
    again = BattleScene(app, Session.from_record(record, plain_board(), AtOnce()))
    app.push(again)
    app.step(FRAME)
    assert not again.director.is_busy
    assert again.choice is not None
    assert again.choice.prompt == "action"
    assert again.picture == Picture.of(again.session.view(), again.open_hands)
    assert again.picture.acting == 3
    assert [line.words for line in again.log.lines] == lines


def test_the_dashboard_of_a_portrait_opens_when_it_is_pointed_at(open_app: OpenApp) -> None:
    app = open_app((800, 600))
    scene = battle(app)
    go_to(app, scene, "plan")
    assert scene.layout.compact
    move(app, scene.layout.dashboards[2].center)
    assert scene.controls.peek is not None
    assert scene.controls.peek.hero == 2
    assert scene.full[2].rect.width > scene.layout.dashboards[2].width


def test_a_whole_game_ends_with_the_result(app: App) -> None:
    app.settings.speed = INSTANT
    scene = battle(app, seed=11)
    for _ in range(3000):
        app.step(FRAME)
        if isinstance(app.scene, ResultScene):
            break
        if scene.choice is not None:
            insist(scene, scene.choice.order[-1])
    for _ in range(120):
        app.step(FRAME)
    assert scene.session.is_over
    assert isinstance(app.scene, ResultScene)
