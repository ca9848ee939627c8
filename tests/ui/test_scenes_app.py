"""The window itself: its loop, its stack, its sounds, and what is missing on a machine."""

from pathlib import Path

import pygame
import pytest

from game.store.settings import INSTANT, Settings, load_settings
from game.ui import app as app_module
from game.ui.app import App, prepare, run_window
from game.ui.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.sound import ASSETS, SOUNDS, SoundBox
from tests.ui.conftest import OpenApp
from tests.ui.posted import click, key, resize


class Plain(Scene):
    """Counts what happens to it."""

    def __init__(self, app: App, name: str = "", moving: bool = False) -> None:
        super().__init__(app)
        self.name = name
        self.moving = moving
        self.calls: list[str] = []
        self.seen: list[pygame.event.Event] = []

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def uncover(self) -> None:
        self.calls.append("uncover")

    def resize(self, size: tuple[int, int]) -> None:
        self.calls.append(f"resize {size[0]}")

    def handle(self, event: pygame.event.Event) -> None:
        self.seen.append(event)

    def update(self, seconds: float) -> bool:
        return self.moving

    def draw(self, surface: pygame.Surface) -> None:
        self.calls.append("draw")
        surface.fill((40, 80, 120))


def settle(app: App) -> None:
    """Let fades and first drawings pass."""
    for _ in range(20):
        app.step(1 / 60)


def test_scenes_are_told_when_they_come_and_go(app: App) -> None:
    low, high = Plain(app), Plain(app)
    app.push(low)
    app.push(high)
    app.pop()
    assert [call for call in high.calls if call != "draw"] == ["enter", "resize 1280", "leave"]
    assert low.calls[-1] == "uncover"
    other = Plain(app)
    app.replace(other)
    assert low.calls[-1] == "leave"
    assert app.scenes == [other]


def test_the_last_scene_to_go_closes_the_window(app: App) -> None:
    app.push(Plain(app))
    app.pop()
    assert not app.running


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    scene = Plain(app)
    app.push(scene)
    settle(app)
    scene.calls.clear()
    for _ in range(10):
        assert not app.step(1 / 60)
    assert scene.calls == []
    key(app, pygame.K_a)
    assert scene.calls.count("draw") == 2


def test_a_moving_scene_is_drawn_at_every_step(app: App) -> None:
    scene = Plain(app, moving=True)
    app.push(scene)
    settle(app)
    scene.calls.clear()
    for _ in range(10):
        assert app.step(1 / 60)
    assert scene.calls == ["draw"] * 10


def test_one_scene_fades_into_the_next_unless_motion_is_instant(open_app: OpenApp) -> None:
    slow, instant = open_app(), None
    slow.push(Plain(slow))
    settle(slow)
    slow.push(Plain(slow))
    assert slow.step(1 / 60)
    instant = open_app(settings=Settings(speed=INSTANT))
    instant.push(Plain(instant))
    settle(instant)
    instant.push(Plain(instant))
    assert not instant.step(1 / 60)


def test_a_change_of_size_is_told_once(app: App) -> None:
    scene = Plain(app)
    app.push(scene)
    scene.calls.clear()
    resize(app, (900, 700))
    for kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE):
        app.step(1 / 60, [pygame.event.Event(kind, x=900, y=700, size=(900, 700), w=900, h=700)])
    assert [call for call in scene.calls if call.startswith("resize")] == ["resize 900"]


def test_in_a_tiny_window_the_mouse_still_hits_what_it_points_at(app: App) -> None:
    scene = Plain(app)
    app.push(scene)
    resize(app, (400, 300))
    assert app.size == (800, 600)
    click(app, (100, 75))
    assert {event.pos for event in scene.seen} == {(200, 150)}
    window = pygame.display.get_surface()
    assert window is not None
    assert window.get_size() == (400, 300)
    assert window.get_at((200, 150))[:3] == (40, 80, 120)


def test_a_picture_is_saved(app: App, tmp_path: Path) -> None:
    app.push(Plain(app))
    app.shot(tmp_path / "shot.png")
    picture = pygame.image.load(tmp_path / "shot.png")
    assert picture.get_size() == (1280, 720)
    assert picture.get_at((5, 5))[:3] == (40, 80, 120)


def test_a_note_goes_away_by_itself_and_is_not_said_twice(app: App) -> None:
    app.push(Plain(app))
    app.note("Once.")
    app.note("Once.")
    app.step(1 / 60)
    assert len(app._notes) == 1
    app.step(app_module.NOTE_SECONDS)
    assert app._notes == []


def test_the_window_runs_until_it_is_closed_and_keeps_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[tuple[int, int]] = []

    def enter(self: MenuScene) -> None:
        entered.append(self.app.size)
        pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1000, y=700))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(MenuScene, "enter", enter)
    assert run_window(software=True) == 0
    assert entered == [(1280, 720)]
    assert load_settings().settings.window == (1000, 700)


def test_every_sound_has_its_file() -> None:
    assert {path.stem for path in (ASSETS / "sounds").glob("*.wav")} == set(SOUNDS)


def test_without_a_sound_device_the_game_is_silent_and_says_so_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**options: object) -> None:
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    app.push(Plain(app))
    for _ in range(3):
        app.sound.play("coin")
        app.step(1 / 60)
    assert [note.words for note in app._notes] == [
        "No sound: this machine has no sound device that could be opened."
    ]


def test_without_its_files_the_game_is_silent(tmp_path: Path) -> None:
    prepare()
    box = SoundBox(0.5, tmp_path)
    box.play("coin")
    box.play("coin")
    assert box.problem == "file"
    pygame.mixer.quit()


def test_at_volume_zero_no_device_is_opened(tmp_path: Path) -> None:
    pygame.mixer.quit()
    box = SoundBox(0.0, tmp_path)
    box.play("coin")
    assert box.problem is None
    assert not pygame.mixer.get_init()


def test_without_its_icon_the_window_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(app_module, "ASSETS", tmp_path)
    prepare()
    app = App((800, 600), Settings())
    assert pygame.display.get_surface() is not None
    app.close()
