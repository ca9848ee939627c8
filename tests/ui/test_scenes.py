"""The screens around the battle: opened, clicked, keyed and resized."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.worker import AtOnce
from game.lane.heroes import HEROES
from game.lane.selection import Selection
from game.lane.setup import LaneSetup
from game.playback import RECORDED, watch
from game.session import HUMAN, Session
from game.store import saves
from game.store.maps import MapEntry, find_maps
from game.store.settings import LastGame, Settings, settings_path
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes import start
from game.ui.scenes.draft import BOTH, SAME, USUAL, WEAKER, Draft, draft_like, first_draft
from game.ui.scenes.help import HelpScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.selection import SelectionScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.theme import Theme
from game.ui.widgets import Dialog, Widget
from tests.plain_board import plain_board
from tests.ui.conftest import OpenApp
from tests.ui.posted import click, click_on, key, move, resize, wheel

SIZES = ((800, 600), (1280, 720), (1920, 1080))
SETUP = LaneSetup("causeway", ("wasp", "brogan"), ("tigerclaw", "dodger"))
PLAYERS = (HUMAN, "greedy", "greedy", "random")


def finished(setup: LaneSetup = SETUP) -> Session:
    """A game played to its end, everybody taking this or that option."""
    session = Session.new(setup, 11, PLAYERS[: len(setup.heroes)], thinker=AtOnce())
    match = session.match
    while match.decision is not None:
        match.apply((match.number * 7) % len(match.decision.options))
    return session


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that would be shown in the battle scene."""
    sessions: list[Session] = []

    def show(app: App, session: Session) -> None:
        session.close()
        sessions.append(session)

    monkeypatch.setattr(start, "show", show)
    return sessions


def agreed(session: Session) -> tuple[tuple[str, ...], tuple[str, ...], str, tuple[int, ...]]:
    """What was agreed before a game."""
    setup = session.setup
    return setup.red, setup.blue, setup.length, setup.handicapped


def broken_map() -> MapEntry:
    return MapEntry(
        "torn", "Torn Fields", Path("torn.tmx"), None, ("torn.tmx: the layer “zone” is missing.",)
    )


def set_up(app: App, way: str) -> SetupScene:
    """Ten heroes on two lanes: two people with two heroes each, and bots."""
    app.settings.last_game = LastGame(
        "twin_fords",
        "quick",
        ("wasp", "xargatha", "tigerclaw", "misa", "silverarrow"),
        ("arien", "brogan", "sabina", "garrus", "rowenna"),
        (HUMAN, SAME, "greedy", "random", "greedy", HUMAN, SAME, "greedy", "random", "greedy"),
        (3,),
        (4,),
        way,
    )
    return SetupScene(app)


def selection(app: App, way: str) -> SelectionScene:
    draft = set_up(app, way).draft
    return SelectionScene(app, draft, Selection(draft.terms(list(HEROES)), 1), 1)


SCENES: dict[str, Callable[[App], Scene]] = {
    "menu": MenuScene,
    "setup": lambda app: SetupScene(app, [*find_maps(), broken_map()]),
    "setup-of-ten": lambda app: set_up(app, "chosen"),
    "setup-way": lambda app: set_up(app, "pick-and-ban"),
    "selection": lambda app: selection(app, "pick-and-ban"),
    "selection-of-players": lambda app: selection(app, "player-draft"),
    "settings": SettingsScene,
    "pause": PauseScene,
    "help": HelpScene,
    "result": lambda app: ResultScene(app, finished()),
    "dialog": lambda app: Dialog(
        app, "The game cannot be continued", "It is cut short. " * 6, [("Close", None)]
    ),
}


def opened(app: App, name: str) -> Scene:
    app.push(MenuScene(app))
    if name != "menu":
        app.push(SCENES[name](app))
    return app.scene


def controls(scene: Scene) -> list[Widget]:
    page = scene.page  # type: ignore[attr-defined]
    return [widget for widget in page.widgets if widget.is_live]


# All scenes alike


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_controls_lie_in_the_window_and_beside_each_other(
    open_app: OpenApp, name: str, size: tuple[int, int]
) -> None:
    app = open_app(size)
    widgets = controls(opened(app, name))
    window = pygame.Rect((0, 0), size)
    assert widgets
    for number, widget in enumerate(widgets):
        assert window.contains(widget.rect), widget.rect
        assert widget.rect.width > 10
        assert widget.rect.height >= 18
        others = [other for other in widgets[number + 1 :] if widget.rect.colliderect(other.rect)]
        assert others == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_no_word_is_cut_but_names_on_small_cards(
    open_app: OpenApp, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = " ".join(card.name for hero in HEROES.values() for card in (*hero.cards, hero.handicap))
    cut: list[str] = []
    whole = Theme.text_px

    def watched(self: Theme, face: str, pixels: int, words: str, *rest: Any) -> pygame.Surface:
        if words.endswith("…") and words[:-1] not in names:
            cut.append(words)
        return whole(self, face, pixels, words, *rest)

    monkeypatch.setattr(Theme, "text_px", watched)
    app = open_app(size)
    opened(app, name)
    app.draw()
    assert cut == []


@pytest.mark.parametrize("name", SCENES)
def test_every_control_can_be_reached_by_tab(app: App, name: str) -> None:
    scene = opened(app, name)
    wanted = {id(widget) for widget in controls(scene) if widget.focusable}
    reached: set[int] = set()
    for _ in wanted:
        key(app, pygame.K_TAB)
        reached.add(id(scene.page.ring.current))  # type: ignore[attr-defined]
    assert reached == wanted


@pytest.mark.parametrize("name", SCENES)
def test_every_control_takes_every_arrow(app: App, name: str) -> None:
    scene = opened(app, name)
    for widget in controls(scene):
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            scene.page.focus(widget)  # type: ignore[attr-defined]
            key(app, code)
        app.draw()
    assert app.scene is scene


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_follows_the_window(app: App, name: str) -> None:
    opened(app, name)
    for size in ((800, 600), (2560, 1440), (1000, 1000), (640, 400), (1280, 720)):
        resize(app, size)
        assert app.size == (max(size[0], 800), max(size[1], 600))
        app.draw()


@pytest.mark.parametrize("scale", [0.85, 1.5])
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_stands_other_text_sizes(open_app: OpenApp, name: str, scale: float) -> None:
    for size in SIZES:
        app = open_app(size, Settings(text_scale=scale))
        scene = opened(app, name)
        app.draw()
        assert all(pygame.Rect((0, 0), size).colliderect(widget.rect) for widget in controls(scene))


# Menu


def test_the_menu_offers_to_continue_only_what_was_left(app: App) -> None:
    scene = MenuScene(app)
    assert [button.words for button in scene.page.widgets][:1] == ["New game"]  # type: ignore[attr-defined]
    session = Session.new(SETUP, 3, PLAYERS, plain_board(), AtOnce())
    session.close()
    scene = MenuScene(app)
    assert [button.words for button in scene.page.widgets][:2] == ["Continue", "New game"]  # type: ignore[attr-defined]


def test_continue_goes_on_where_the_game_was_left(app: App, shown: list[Session]) -> None:
    session = Session.new(SETUP, 3, (HUMAN,) * 4)
    session.poll()
    for _ in range(3):
        question = next(iter(session.questions().values()))
        session.answer(question, question.decision.options[0])
        session.poll()
    session.close()
    app.push(MenuScene(app))
    key(app, pygame.K_c)
    assert [again.record() for again in shown] == [session.record()]


def test_a_damaged_game_is_explained_and_kept_aside(app: App, shown: list[Session], home: Path) -> None:
    saves.current_path().parent.mkdir(parents=True)
    saves.current_path().write_text('{"throneward": "game", "ver')
    app.push(MenuScene(app))
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Dialog)
    aside = [path.name for path in saves.current_path().parent.glob("*damaged*")]
    assert len(aside) == 1
    assert aside[0] in app.scene.words
    key(app, pygame.K_RETURN)
    assert [button.words for button in app.scene.page.widgets][:1] == ["New game"]  # type: ignore[attr-defined]
    assert shown == []


@pytest.mark.parametrize(
    ("code", "kind"), [(pygame.K_n, SetupScene), (pygame.K_h, HelpScene), (pygame.K_s, SettingsScene)]
)
def test_the_menu_opens_other_scenes_and_comes_back(app: App, code: int, kind: type[Scene]) -> None:
    app.push(MenuScene(app))
    key(app, code)
    assert isinstance(app.scene, kind)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def test_quit_and_the_cross_of_the_window_end_the_loop(app: App) -> None:
    app.push(MenuScene(app))
    key(app, pygame.K_ESCAPE)
    assert app.running
    key(app, pygame.K_RETURN)
    assert not app.running


# Set-up


def test_one_click_starts_the_usual_game(app: App, shown: list[Session]) -> None:
    scene = SetupScene(app)
    app.push(scene)
    click_on(app, scene.start)
    assert [agreed(session) for session in shown] == [
        (("wasp", "xargatha"), ("arien", "brogan"), "quick", ())
    ]
    assert shown[0].players == (HUMAN, "greedy", "greedy", "greedy")


def test_what_was_played_last_is_offered_again(app: App, shown: list[Session]) -> None:
    scene = SetupScene(app)
    app.push(scene)
    scene.choose_player(0, "random")
    for size in scene.sizes:
        click(app, (size.rect.x + 5, size.rect.centery))
    click(app, (scene.length.rect.right - 5, scene.length.rect.centery))
    click(app, (scene.panels[5].cards.rect.right - 5, scene.panels[5].cards.rect.centery))
    click_on(app, scene.start)
    assert agreed(shown[0]) == (("wasp",), ("arien",), "long", (1,))
    again = SetupScene(app)
    assert again.draft.setup() == LaneSetup("causeway", ("wasp",), ("arien",), "long", (), (1,))
    assert again.draft.players == ("random", "greedy")


def test_a_hero_that_is_taken_changes_places(app: App) -> None:
    scene = SetupScene(app)
    app.push(scene)
    scene.choose_hero(0, "brogan")
    assert scene.draft.setup().heroes == ("brogan", "xargatha", "arien", "wasp")
    assert scene.panels[6].hero.value == "wasp"
    assert scene.shelf.hero.id == "brogan"


def test_with_too_few_heroes_for_six_seats_some_come_twice() -> None:
    four = ["brogan", "dodger", "tigerclaw", "wasp"]
    draft = first_draft("causeway", four)
    draft.choose_size(0, 3, four)
    draft.choose_size(1, 3, four)
    heroes = draft.setup().heroes
    assert len(heroes) == 6
    assert set(heroes) == set(four)
    draft.choose_hero(0, "brogan", four)
    assert draft.places[0].hero == "brogan"
    assert draft.places[1].hero == heroes[1]


def test_arrows_of_a_seat_choose_hero_and_player(app: App) -> None:
    scene = SetupScene(app)
    app.push(scene)
    panel = scene.panels[5]
    click(app, (panel.hero.rect.right - 4, panel.hero.rect.centery))
    assert scene.draft.places[5].hero == "bain"
    assert scene.looked_at == 5
    click(app, (panel.player.rect.right - 4, panel.player.rect.centery))
    assert scene.draft.places[5].player == "random"


def test_a_seed_is_typed_or_rolled(app: App, shown: list[Session]) -> None:
    scene = SetupScene(app)
    app.push(scene)
    click_on(app, scene.seed)
    for digit in "417":
        key(app, ord(digit), letter=digit)
    click_on(app, scene.start)
    assert shown[0].seed == 417
    click_on(app, scene.roll)
    assert scene.draft.seed == scene.seed.value
    assert scene.seed.value is not None
    assert 0 < scene.seed.value <= start.LARGEST_SEED


def test_maps_with_faults_are_shown_but_not_taken(app: App) -> None:
    scene = SetupScene(app, [broken_map(), *find_maps()])
    app.push(scene)
    assert scene.draft.map == "causeway"
    assert scene.maps.rows[0].faults == ("torn.tmx: the layer “zone” is missing.",)
    click(app, (scene.maps.rect.x + 20, scene.maps.rect.y + 12))
    assert scene.draft.map == "causeway"


def test_without_any_map_there_is_no_start(app: App, shown: list[Session]) -> None:
    scene = SetupScene(app, [])
    app.push(scene)
    app.draw()
    click_on(app, scene.start)
    assert shown == []


def test_all_eighteen_cards_and_the_weaker_one_can_be_read(app: App) -> None:
    scene = SetupScene(app)
    app.push(scene)
    assert len(scene.shelf.cards) == 19
    assert set(scene.shelf.cards) == {*HEROES["wasp"].cards, HEROES["wasp"].handicap}
    read = set()
    for spot in scene.shelf._spots:
        move(app, spot.center)
        assert scene.shelf.shown is not None
        read.add(scene.shelf.cards[scene.shelf.shown].id)
    assert len(read) == 19
    move(app, (5, 5))
    assert scene.shelf.shown is None
    scene.page.focus(scene.shelf)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_DOWN)
    assert scene.shelf.picked is not None


def test_the_draft_tells_seats_and_handicaps() -> None:
    draft = Draft("causeway", places=first_draft("causeway", list(HEROES)).places)
    draft.places[1].cards = WEAKER
    draft.places[6].cards = BOTH
    draft.places[2].cards = WEAKER
    assert draft.playing == [0, 1, 5, 6]
    assert draft.setup().handicapped == (1,)
    assert draft.setup().reinforced == (3,)


def test_the_larger_team_has_its_weaker_cards() -> None:  # L2.4
    draft = first_draft("causeway", list(HEROES))
    draft.choose_size(0, 1, list(HEROES))
    assert draft.setup() == LaneSetup("causeway", ("wasp",), ("arien", "brogan"), handicapped=(1, 2))
    assert draft.players == (HUMAN, "greedy", "greedy")
    draft.choose_size(1, 1, list(HEROES))
    assert draft.setup().handicapped == ()


def test_what_was_chosen_about_cards_stays_until_the_numbers_change() -> None:  # L2.4, L2.7
    draft = first_draft("causeway", list(HEROES))
    draft.places[0].cards = BOTH
    draft.choose_player(1, "random")
    assert draft.places[0].cards == BOTH
    draft.choose_size(0, 3, list(HEROES))
    assert [draft.places[n].cards for n in draft.playing] == [WEAKER, WEAKER, WEAKER, USUAL, USUAL]


def test_who_runs_two_heroes_against_two_players_has_a_weaker_card() -> None:  # L2.2, L2.3
    draft = first_draft("causeway", list(HEROES))
    draft.choose_player(1, SAME)
    assert draft.setup().seats == (0, 0, 1, 2)
    assert draft.setup().handicapped == (1,)
    assert draft.players == (HUMAN, "greedy", "greedy")
    draft.choose_player(5, HUMAN)
    draft.choose_player(6, SAME)  # two players with two heroes each: nobody is weaker
    assert draft.setup().seats == (0, 0, 1, 1)
    assert draft.setup().handicapped == ()
    draft.choose_player(0, "greedy")  # nobody else in the team: still a person
    assert draft.setup().seats == (0, 1, 2, 2)
    assert draft.players == ("greedy", HUMAN, HUMAN)
    assert draft.setup().handicapped == (3,)


def test_the_same_person_is_the_one_named_last_before() -> None:
    draft = first_draft("twin_fords", list(HEROES))
    for team in (0, 1):
        draft.choose_size(team, 5, list(HEROES))
    for place, player in enumerate((SAME, HUMAN, HUMAN, SAME, "greedy")):
        draft.choose_player(place, player)
    assert draft.setup().seats == (0, 0, 1, 1, 2, 3, 4, 5, 6, 7)
    assert [draft.called(place) for place in range(6)] == [
        "Player 1 too", "Player 1", "Player 2", "Player 2 too", "Bot: greedy", "Bot: greedy",
    ]  # fmt: skip
    draft.choose_player(2, SAME)
    assert [draft.called(place) for place in range(4)] == ["You too", "You", "You too", "You too"]


def test_uneven_teams_can_be_played(app: App, shown: list[Session]) -> None:
    scene = SetupScene(app)
    app.push(scene)
    click(app, (scene.sizes[1].rect.right - 5, scene.sizes[1].rect.centery))
    app.draw()
    click_on(app, scene.start)
    assert len(shown[0].setup.red) == 2
    assert len(shown[0].setup.blue) == 3


def test_a_last_game_that_does_not_fit_is_forgotten() -> None:
    good = LastGame("m", "quick", ("wasp",), ("dodger",), (HUMAN, "greedy"))
    assert draft_like(good, list(HEROES)) is not None
    assert draft_like(good, ["wasp"]) is None
    assert draft_like(LastGame("m", "quick", (), ("dodger",), ("greedy",)), list(HEROES)) is None
    assert draft_like(LastGame("m", "quick", ("wasp",), ("dodger",), (HUMAN,)), list(HEROES)) is None
    assert draft_like(LastGame("m", "quick", ("wasp",), ("dodger",), (HUMAN, "oracle")), list(HEROES)) is None
    strange = LastGame("m", "quick", ("wasp",), ("dodger",), (HUMAN, "greedy"), way="guess")
    assert draft_like(strange, list(HEROES)) is None


def test_a_last_game_with_a_hero_twice_gets_different_ones() -> None:  # L21.5
    twice = LastGame("m", "quick", ("wasp", "wasp"), ("arien", "wasp"), (HUMAN, "greedy", "greedy", "greedy"))
    draft = draft_like(twice, list(HEROES))
    assert draft is not None
    assert draft.setup().heroes == ("wasp", "arien", "bain", "brogan")


# Settings


def kept() -> str:
    return settings_path().read_text()


def test_settings_apply_at_once_and_are_kept(app: App) -> None:
    app.keeps_settings = True
    app.push(MenuScene(app))
    scene = SettingsScene(app)
    app.push(scene)
    rows = dict(scene.rows)
    theme = app.theme
    click(app, (rows["palette"].rect.right - 8, rows["palette"].rect.centery))
    assert app.settings.palette == "contrast"
    assert app.theme is not theme
    assert app.theme.palette == "contrast"
    click(app, (rows["text"].rect.right - 8, rows["text"].rect.centery))
    assert app.theme.text_scale == 1.5
    click(app, (rows["speed"].rect.x + 8, rows["speed"].rect.centery))
    assert app.settings.speed == 0.5
    click(app, (rows["motion"].rect.x + 8, rows["motion"].rect.centery))
    assert app.settings.reduced_motion
    click(app, (rows["volume"].rect.x + 2, rows["volume"].rect.centery))
    assert app.settings.volume == 0
    assert app.sound.volume == 0
    for words in ('"contrast"', "1.5", '"speed": 0.5', '"reduced_motion": true', '"volume": 0.0'):
        assert words in kept()
    click_on(app, scene.reset)
    usual = Settings(window=app.settings.window)
    assert app.settings == usual
    assert app.theme.text_scale == 1


def test_full_screen_goes_on_and_off(app: App) -> None:
    app.push(MenuScene(app))
    key(app, pygame.K_F11)
    assert app.settings.fullscreen
    assert app.size == (1024, 768)
    key(app, pygame.K_F11)
    assert not app.settings.fullscreen
    assert app.size == app.settings.window


def test_settings_that_cannot_be_kept_are_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.keeps_settings = True
    settings_path().mkdir()
    app.push(MenuScene(app))
    app.keep_settings()
    assert [note.words[:33] for note in app._notes] == ["The settings could not be saved: "]
    app.draw()


def test_broken_settings_are_told_when_the_window_opens(open_app: OpenApp) -> None:
    open_app()
    settings_path().write_text("{")
    app = App()
    assert len(app._notes) == 1
    assert "damaged" in app._notes[0].words


# Pause, help


def test_pause_goes_on_or_leaves(app: App) -> None:
    left: list[str] = []

    class Battle(MenuScene):
        def leave(self) -> None:
            left.append("battle")

    app.push(Battle(app))
    app.push(PauseScene(app))
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Battle)
    app.push(PauseScene(app))
    key(app, pygame.K_m)
    assert type(app.scene) is MenuScene
    assert len(app.scenes) == 1
    assert left == ["battle"]


def test_closing_the_window_leaves_every_scene(app: App) -> None:
    left: list[str] = []

    class Leaving(MenuScene):
        def leave(self) -> None:
            left.append("left")

    app.push(Leaving(app))
    app.push(Leaving(app))
    app.step(0.01, [pygame.event.Event(pygame.QUIT)])
    assert not app.running
    app.close()
    assert left == ["left", "left"]


def test_the_rules_scroll_and_jump(app: App) -> None:
    app.push(MenuScene(app))
    scene = HelpScene(app)
    app.push(scene)
    wheel(app, scene.flow.rect.center, -3)
    assert scene.flow.scroll > 0
    click_on(app, scene.jumps[4])
    assert scene.flow.scroll == scene.flow.tops[4]
    assert 10 <= len(scene.jumps) <= 15


# Result


def test_the_result_names_the_winner_to_the_people(app: App) -> None:
    session = finished()
    scene = ResultScene(app, session)
    assert scene.title == ("Victory" if session.match.state.winner == 0 else "Defeat")
    session.players = ("greedy",) * 4
    team = ("Red", "Blue")[session.match.state.winner]
    assert scene.title == f"{team} wins"


@pytest.mark.parametrize("heroes", [1, 3])
def test_the_result_has_room_for_any_number_of_heroes(open_app: OpenApp, heroes: int) -> None:
    setup = LaneSetup("causeway", SETUP.heroes[:heroes], SETUP.heroes[-heroes:])
    session = Session.new(setup, 2, ("random",) * 2 * heroes, plain_board(), AtOnce())
    match = session.match
    while match.decision is not None:
        match.apply((match.number * 5) % len(match.decision.options))
    for size in SIZES:
        app = open_app(size)
        app.push(MenuScene(app))
        scene = ResultScene(app, session)
        app.push(scene)
        app.draw()
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(button.rect) for button in scene.buttons)


def test_from_the_result_to_the_next_game(app: App, shown: list[Session]) -> None:
    session = finished()
    scene = ResultScene(app, session)
    app.push(MenuScene(app))
    app.push(scene)
    for button in scene.buttons[:3]:
        click_on(app, button)
    as_before = (("wasp", "brogan"), ("tigerclaw", "dodger"), "quick", ())
    turned = (("tigerclaw", "dodger"), ("wasp", "brogan"), "quick", ())
    assert [agreed(next_) for next_ in shown] == [as_before, turned, as_before]
    assert [next_.players for next_ in shown] == [
        PLAYERS,
        ("greedy", "random", HUMAN, "greedy"),
        PLAYERS,
    ]
    assert shown[2].seed == session.seed
    click_on(app, scene.buttons[3])
    assert isinstance(app.scene, MenuScene)


def test_swapping_sides_keeps_who_plays_whom() -> None:
    setup = LaneSetup("m", ("wasp", "brogan"), ("dodger",), "quick", (0, 0, 1), (1,))
    swapped, players = start.swapped(setup, (HUMAN, "greedy"))
    assert swapped == LaneSetup("m", ("dodger",), ("wasp", "brogan"), "quick", (0, 1, 1), (2,))
    assert players == ("greedy", HUMAN)
    again, people = start.swapped(swapped, players)
    assert (again, people) == (setup, (HUMAN, "greedy"))


def test_a_recorded_game_is_shown_without_ways_to_go_on(app: App) -> None:
    session = watch(finished().record())
    assert session.players == (RECORDED,) * 4
    while not session.is_over:
        session.poll()
    assert session.record().choices == finished().record().choices
    scene = ResultScene(app, session)
    assert [button.words for button in scene.buttons] == ["Menu"]


def test_in_a_written_position_the_first_to_decide_is_a_person() -> None:
    board = ["board:", "  . W . .", "   . D . .", "W: red hero wasp", "D: blue hero dodger"]
    session = start.position("\n".join([*board, "dodger planned: dread-razor", "phase: acting"]))
    assert session.players == ("greedy", HUMAN)
    session.close()


def test_a_game_that_cannot_start_is_explained(app: App) -> None:
    app.push(MenuScene(app))
    nowhere = LaneSetup("no-such-map", ("wasp",), ("brogan",))
    assert not start.begin(app, nowhere, ("greedy", "greedy"))
    assert isinstance(app.scene, Dialog)
