"""Ways to start a game: from the set-up over the choosing of heroes into the battle, by mouse and keys."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.lane.heroes import HEROES
from game.lane.selection import Way
from game.lane.setup import LaneSetup
from game.session import HUMAN, Session
from game.store.settings import Settings
from game.text import say
from game.ui.app import App
from game.ui.scenes import start
from game.ui.scenes.draft import CHOSEN, SAME, WAYS
from game.ui.scenes.selection import BOT_SECONDS, SelectionScene, Tile
from game.ui.scenes.setup import SetupScene
from game.ui.theme import Theme
from tests.ui.battles import battle, go_to, settle
from tests.ui.conftest import OpenApp
from tests.ui.posted import FRAME, click, click_on, key

FIRST = LaneSetup("causeway", ("wasp", "xargatha"), ("arien", "brogan"), seats=(0, 1, 2, 3))


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that would be shown in the battle scene."""
    sessions: list[Session] = []

    def show(app: App, session: Session) -> None:
        session.close()
        sessions.append(session)

    monkeypatch.setattr(start, "show", show)
    return sessions


def set_up(app: App) -> SetupScene:
    scene = SetupScene(app)
    app.push(scene)
    return scene


def choosing(app: App, way: Way, players: dict[int, str] | None = None, seed: int = 1) -> SelectionScene:
    """The choosing of heroes for two against two; `players` says who plays a place."""
    scene = set_up(app)
    for place, player in (players or {}).items():
        scene.choose_player(place, player)
    scene.draft.way, scene.draft.seed = way, seed
    click_on(app, scene.start)
    assert isinstance(app.scene, SelectionScene)
    return app.scene


def tile(scene: SelectionScene, option: str | int) -> Tile:
    return next(tile for tile in scene.tiles if tile.option == option)


def free(scene: SelectionScene) -> list[Tile]:
    return [tile for tile in scene.tiles if scene.may_choose(tile.option)]


def wait_for_person(app: App, scene: SelectionScene) -> None:
    """Let bots choose until a person is asked or all have a hero."""
    for _ in range(2000):
        if scene.asked is None or scene.is_person(scene.asked.seat):
            return
        app.step(FRAME)
    raise AssertionError("the bots do not choose")


EVERYBODY = {1: HUMAN, 5: HUMAN, 6: HUMAN}


# Set-up


def test_the_way_is_chosen_and_kept(app: App, shown: list[Session]) -> None:
    scene = set_up(app)
    click(app, (scene.way.rect.right - 5, scene.way.rect.centery))
    assert scene.draft.way == "random"
    assert not scene.panels[0].hero.visible
    assert not scene.shelf.visible
    app.draw()
    click_on(app, scene.start)
    assert isinstance(app.scene, SelectionScene)
    assert app.scene.match.is_over
    assert shown == []
    key(app, pygame.K_RETURN)
    assert len(set(shown[0].setup.heroes)) == 4
    assert shown[0].players == (HUMAN, "greedy", "greedy", "greedy")
    assert SetupScene(app).draft.way == "random"


def test_the_first_game_is_set_up_by_one_button(app: App, shown: list[Session]) -> None:  # L21.6
    scene = set_up(app)
    click(app, (scene.maps.rect.x + 20, scene.maps.rect.bottom - 40))
    click(app, (scene.way.rect.right - 5, scene.way.rect.centery))
    assert scene.draft.map != "causeway"
    click_on(app, scene.first)
    click_on(app, scene.start)
    assert [session.setup for session in shown] == [FIRST]
    scene.choose_hero(0, "dodger")
    click_on(app, scene.first)
    for sizes in scene.sizes:
        click(app, (sizes.rect.right - 5, sizes.rect.centery))
    assert scene.draft.setup().red == ("wasp", "xargatha", "tigerclaw")
    assert scene.draft.setup().blue == ("arien", "brogan", "sabina")


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_the_title_ends_before_the_first_game_button(
    open_app: OpenApp, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[pygame.Surface] = []
    whole = Theme.text_px

    def watched(self: Theme, face: str, pixels: int, words: str, *rest: Any) -> pygame.Surface:
        picture = whole(self, face, pixels, words, *rest)
        if words == say("setup.title"):
            drawn.append(picture)
        return picture

    monkeypatch.setattr(Theme, "text_px", watched)
    app = open_app((800, 600), Settings(text_scale=scale))
    scene = set_up(app)
    app.draw()
    assert drawn
    assert all(scene.maps.rect.x + title.get_width() < scene.first.rect.x for title in drawn)


def test_a_board_with_two_lanes_takes_three_to_five_a_side(app: App, shown: list[Session]) -> None:  # L2.5
    scene = set_up(app)
    row = next(number for number, row in enumerate(scene.maps.rows) if row.id == "twin_fords")
    scene.page.focus(scene.maps)
    for _ in range(row):
        key(app, pygame.K_DOWN)
    assert scene.draft.map == "twin_fords"
    assert scene.draft.sizes == [3, 3]
    assert [size for size, _ in scene.sizes[0].options] == [3, 4, 5]
    assert not scene.length.enabled
    for sizes in scene.sizes:
        click(app, (sizes.rect.right - 5, sizes.rect.centery))
    app.draw()
    click_on(app, scene.start)
    assert len(set(shown[0].setup.heroes)) == 10
    assert (shown[0].match.state.cast.waves, shown[0].match.state.cast.lives) == (7, 7)
    for _ in range(row):
        scene.page.focus(scene.maps)
        key(app, pygame.K_UP)
    assert scene.draft.sizes == [3, 3]
    assert scene.length.enabled


def test_one_person_runs_two_heroes(app: App, shown: list[Session]) -> None:  # L2.2, L2.3
    scene = set_up(app)
    scene.page.focus(scene.panels[1].player)
    for _ in range(len(scene.panels[1].player.options)):
        if scene.draft.places[1].player == SAME:
            break
        key(app, pygame.K_RIGHT)
    click_on(app, scene.start)
    assert shown[0].setup == replace(FIRST, seats=(0, 0, 1, 2), handicapped=(1,))
    assert shown[0].players == (HUMAN, "greedy", "greedy")


# Choosing


def test_a_click_looks_and_a_second_one_picks(app: App) -> None:
    scene = choosing(app, Way.PICK)
    wait_for_person(app, scene)
    wanted = free(scene)[-1]
    place = scene.asked.seat if scene.asked else -1
    click_on(app, wanted)
    assert scene.shelf.hero.id == wanted.option
    assert scene.match.state.heroes[place] == ""
    assert scene.main.words == f"Pick {HEROES[str(wanted.option)].name}"
    click_on(app, wanted)
    assert scene.match.state.heroes[place] == wanted.option
    assert scene.standing(wanted.option) == ("taken", 0)


def test_the_large_button_picks_who_is_looked_at(app: App) -> None:
    scene = choosing(app, Way.PICK)
    wait_for_person(app, scene)
    wanted = free(scene)[2]
    click_on(app, wanted)
    click_on(app, scene.main)
    assert scene.match.state.heroes[0] == wanted.option
    assert not scene.main.enabled
    assert scene.main.words == "Bot: greedy is choosing"


def test_a_taken_or_banned_hero_is_only_looked_at(app: App) -> None:
    scene = choosing(app, Way.PICK_AND_BAN, EVERYBODY)
    struck = free(scene)[0]
    for _ in range(2):
        click_on(app, struck)
    assert scene.standing(struck.option) == ("struck", -1)
    history = [*(scene.match.history or [])]
    click_on(app, tile(scene, free(scene)[0].option))
    for _ in range(3):
        click_on(app, struck)
    assert scene.match.history == history
    assert not scene.main.enabled


def test_keys_alone_choose_for_everybody(app: App, shown: list[Session]) -> None:
    scene = choosing(app, Way.PICK, EVERYBODY)
    for _ in range(4):
        wanted = scene.looked_at
        while not scene.may_choose(scene.looked_at):
            key(app, pygame.K_RIGHT)
            assert scene.looked_at != wanted
        key(app, pygame.K_RETURN)
    assert scene.match.is_over
    key(app, pygame.K_RETURN)
    assert len(set(shown[0].setup.heroes)) == 4
    assert shown[0].players == (HUMAN,) * 4


def test_bots_choose_after_a_beat(app: App) -> None:
    scene = choosing(app, Way.PICK, {0: "greedy"})
    app.step(BOT_SECONDS * 0.9)
    assert scene.authors == []
    app.step(BOT_SECONDS * 0.2)
    assert scene.authors == ["greedy"]
    for _ in range(3):
        app.step(BOT_SECONDS * 1.1)
    assert scene.match.is_over


def test_a_pick_is_taken_back_until_the_next_one_chose(app: App) -> None:
    scene = choosing(app, Way.PICK)
    wait_for_person(app, scene)
    chosen = len(scene.authors)
    key(app, pygame.K_RETURN)
    assert scene.undo.enabled
    key(app, pygame.K_z)
    assert len(scene.authors) == chosen
    assert scene.match.state.heroes[0] == ""
    key(app, pygame.K_RETURN)
    app.step(BOT_SECONDS * 1.1)
    assert len(scene.authors) > chosen + 1 or scene.match.is_over
    assert not scene.undo.enabled
    key(app, pygame.K_z)
    assert scene.match.state.heroes[0] != ""


def test_what_chance_has_dealt_since_stops_undo(app: App) -> None:
    scene = set_up(app)
    for sizes in scene.sizes:
        click(app, (sizes.rect.right - 5, sizes.rect.centery))
    for place in scene.draft.playing:
        scene.choose_player(place, HUMAN)
    scene.draft.way = Way.SINGLE_DRAFT  # thirteen heroes for six places: dealt one after the other
    click_on(app, scene.start)
    assert isinstance(app.scene, SelectionScene)
    assert len(free(app.scene)) == 3
    key(app, pygame.K_RETURN)
    assert len(app.scene.authors) == 1
    assert not app.scene.undo.enabled


def test_people_who_pass_the_mouse_are_told_who_picks(app: App) -> None:
    scene = choosing(app, Way.PICK, {1: SAME, 5: HUMAN, 6: SAME})
    told = []
    while scene.asked is not None:
        told.append(scene._turn_words(app.theme)[0])
        key(app, pygame.K_RETURN)
        while scene.asked is not None and not scene.may_choose(scene.looked_at):
            key(app, pygame.K_RIGHT)
    red, blue = "Player 1: pick a hero for Red.", "Player 2: pick a hero for Blue."
    assert told in ([red, blue] * 2, [blue, red] * 2)


def test_escape_goes_back_to_the_set_up_with_everything_kept(app: App) -> None:
    scene = choosing(app, Way.PICK_AND_BAN, EVERYBODY, seed=9)
    before = scene.draft.setup()
    key(app, pygame.K_RETURN)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, SetupScene)
    assert app.scene.draft.setup() == before
    assert (app.scene.draft.way, app.scene.draft.seed) == (Way.PICK_AND_BAN, 9)
    assert app.scene.draft.players == (HUMAN,) * 4


def test_captains_take_players_and_their_heroes(app: App, shown: list[Session]) -> None:
    scene = choosing(app, Way.PLAYER_DRAFT, {0: HUMAN, 1: "random", 5: HUMAN, 6: "greedy"})
    other = 3 if scene.asked and scene.asked.seat == 0 else 1  # the last player of the other team
    click_on(app, tile(scene, other))
    click_on(app, tile(scene, other))
    assert scene.match.is_over  # the last one goes to the other captain
    click_on(app, scene.main)
    assert shown[0].setup.red == ("wasp", "brogan")
    assert shown[0].setup.blue == ("arien", "xargatha")
    assert shown[0].players == (HUMAN, "greedy", HUMAN, "random")


def test_the_same_seed_and_choices_give_the_same_heroes(app: App, shown: list[Session]) -> None:
    for _ in range(2):
        scene = choosing(app, Way.RANDOM_DRAFT, seed=77)
        while not scene.match.is_over:
            wait_for_person(app, scene)
            if scene.asked is not None:
                scene.choose(scene.asked.options[0])
        click_on(app, scene.main)
    assert shown[0].setup == shown[1].setup
    assert shown[0].seed == shown[1].seed == 77


@pytest.mark.parametrize("way", [way for way in WAYS if way != CHOSEN])
def test_every_way_ends_in_a_battle_of_ten(app: App, shown: list[Session], way: str) -> None:
    scene = set_up(app)
    scene.draft.map = "twin_fords"
    for team in (0, 1):
        scene.draft.choose_size(team, 5, list(HEROES))
    scene.draft.way, scene.draft.seed = way, 3
    scene.begin()
    choice = app.scene
    assert isinstance(choice, SelectionScene)
    while not choice.match.is_over:
        wait_for_person(app, choice)
        if choice.asked is not None:
            choice.choose(choice.asked.options[-1])
        app.draw()
    key(app, pygame.K_RETURN)
    assert len(set(shown[0].setup.heroes)) == 10


def test_a_person_with_two_heroes_is_asked_for_both(app: App) -> None:  # L2.2
    setup = LaneSetup("plain", ("brogan", "dodger"), ("tigerclaw", "wasp"), seats=(0, 0, 1, 1))
    scene = battle(app, (HUMAN, "random"), setup=setup)
    go_to(app, scene, "plan")
    asked = set()
    for _ in range(2):
        assert scene.choice is not None
        assert scene.choice.prompt == "plan"
        asked.add(scene.choice.question.decision.options)
        scene.choose(scene.choice.order[0])
        settle(app, scene)
    assert len(asked) == 2
