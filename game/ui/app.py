"""The window: its loop, its stack of scenes, and what all scenes share."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.store.settings import INSTANT, SMALLEST_WINDOW, Settings, load_settings, save_settings
from game.text import say
from game.ui.scene import Scene
from game.ui.sound import ASSETS, SoundBox
from game.ui.theme import BAND, GOLD, TEXT, Theme

if TYPE_CHECKING:
    from game.kernel.record import GameRecord
    from game.session import Session

FRAMES = 60
"""Pictures a second while something moves."""

IDLE = 30
"""Milliseconds between two looks at what bots and clocks have done while nothing moves."""

NOTE_SECONDS = 6.0
FADE_SECONDS = 0.16
"""How long one scene fades into the next."""

LONGEST_STEP = 0.1
"""Seconds that a motion goes on at most from one picture to the next, however long the machine was busy."""

_POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@dataclass(slots=True)
class Note:
    """One line at the foot of the window that goes away by itself."""

    words: str
    left: float = NOTE_SECONDS


class App:
    """The window and everything that outlives a scene.

    `size` is what scenes draw for: the window's size, but never less than 800×600 (smaller windows show the picture
    scaled down). `theme` is replaced whenever the window or the look changes, before scenes are told to `resize`.
    """

    def __init__(self, size: tuple[int, int] | None = None, settings: Settings | None = None) -> None:
        loaded = None if settings is not None else load_settings()
        self.settings = settings if settings is not None else loaded.settings if loaded else Settings()
        self.keeps_settings = settings is None
        self.running = True
        self.scenes: list[Scene] = []
        self.sound = SoundBox(self.settings.volume)
        self._keeps_window = size is None
        self._pads: list[pygame.joystick.JoystickType] = []
        self._notes: list[Note] = []
        self._dirty = True
        self._faded: pygame.Surface | None = None
        self._fade_left = 0.0
        self._clock = pygame.time.Clock()
        self._open(size or self.settings.window)
        if loaded is not None and loaded.problem:
            self.note(loaded.problem)

    # Scenes

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; what lies below waits."""
        self._start_fade()
        self.scenes.append(scene)
        self._arrive(scene)

    def pop(self) -> None:
        """Take the top scene away; with the last one the window closes."""
        self._start_fade()
        self.scenes.pop().leave()
        self.redraw()
        if self.scenes:
            self.scene.uncover()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._start_fade()
        if self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """Leave all scenes, the top one first, and begin with this one."""
        self._start_fade()
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def below(self, scene: Scene) -> pygame.Surface:
        """A picture of what lies under a scene, for scenes that let it shine through."""
        picture = pygame.Surface(self.size)
        place = self.scenes.index(scene)
        if place:
            self.scenes[place - 1].draw(picture)
        return picture

    # What scenes may ask for

    def redraw(self) -> None:
        """Have the window drawn again soon."""
        self._dirty = True

    def note(self, words: str) -> None:
        """Show one line at the foot of the window for some seconds."""
        if all(note.words != words for note in self._notes):
            self._notes.append(Note(words))
        self.redraw()

    def click(self) -> None:
        """The sound of a control that is pressed."""
        self.sound.play("click")

    def quit(self) -> None:
        """Close the window at the end of this step."""
        self.running = False

    def apply_settings(self) -> None:
        """Let changed settings take effect at once and keep them."""
        self.sound.volume = self.settings.volume
        if self.settings.fullscreen != self._fullscreen:
            self._open(self.settings.window)
        self._fit()
        self.keep_settings()

    def apply_volume(self) -> None:
        """Let a changed volume take effect at once and keep it."""
        self.sound.volume = self.settings.volume
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings to the player's folder; a line tells when that fails."""
        if not self.keeps_settings:
            return
        try:
            save_settings(self.settings)
        except OSError as error:
            self.note(say("app.settings-unsaved", reason=error.strerror or error))

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.settings.fullscreen = not self.settings.fullscreen
        self.apply_settings()

    def shot(self, path: Path | str) -> None:
        """Save a picture of the window as PNG."""
        self.draw()
        pygame.image.save(self._canvas, str(path))

    # The loop

    def run(self) -> int:
        """Show the window until it is closed; gives the exit code."""
        moving = True
        try:
            while self.running:
                events = pygame.event.get() if moving or self._dirty else self._next_events()
                seconds = min(self._clock.tick(FRAMES) / 1000, LONGEST_STEP)
                moving = self.step(seconds, events)
        finally:
            self.close()
        return 0

    def step(self, seconds: float, events: Iterable[pygame.event.Event] = ()) -> bool:
        """Take events, let time pass, and draw if that changed anything; whether something moves."""
        for event in events:
            self.take(event)
            if not self.running or not self.scenes:
                return False
        moving = self.scene.update(seconds)
        self._hear_sound()
        self._age_notes(seconds)
        fading = self._fade_left > 0
        self._fade_left -= seconds
        if moving or fading or self._dirty:
            self.draw()
            self._draw_fade()
            self._present()
            pygame.display.flip()
        return moving or fading

    def take(self, event: pygame.event.Event) -> None:
        """Deal with one event: of the window here, all others in the scene on top."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.redraw()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        elif event.type == pygame.JOYDEVICEADDED:
            self._pads.append(pygame.joystick.Joystick(event.device_index))
        elif self.scenes:
            self.scene.handle(self._scaled(event))
            self.redraw()

    def draw(self) -> None:
        """Draw the top scene and the notes."""
        self._dirty = False
        if self.scenes:
            self.scene.draw(self._canvas)
        self._draw_notes(self._canvas)

    def close(self) -> None:
        """Leave all scenes and close the window."""
        while self.scenes:
            self.scenes.pop().leave()
        self.keep_settings()
        pygame.mixer.quit()
        pygame.display.quit()

    # Behind the scenes

    def _arrive(self, scene: Scene) -> None:
        scene.enter()
        if self.scenes and self.scenes[-1] is scene:
            scene.resize(self.size)
        self.redraw()

    def _open(self, size: tuple[int, int]) -> None:
        self._fullscreen = self.settings.fullscreen
        if self._fullscreen:
            desktop = pygame.display.get_desktop_sizes()[0]
            pygame.display.set_mode(desktop, pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(say("app.title"))
        self._fit()

    def _resized(self) -> None:
        window = pygame.display.get_surface()
        if window is None or window.get_size() == self._fitted:
            return
        if not self._fullscreen and self._keeps_window:
            self.settings.window = window.get_size()
        self._fit()

    def _fit(self) -> None:
        """Make canvas and theme for the window as it is now, and have all scenes lay themselves out."""
        window = pygame.display.get_surface()
        assert window is not None
        self._fitted = window.get_size()
        self.size = max(self._fitted[0], SMALLEST_WINDOW[0]), max(self._fitted[1], SMALLEST_WINDOW[1])
        self._shrunk = None if self.size == self._fitted else pygame.Surface(self.size)
        self.theme = Theme(self.size, self.settings.text_scale, self.settings.palette)
        self._faded = None
        for scene in self.scenes:
            scene.resize(self.size)
        self.redraw()

    @property
    def _canvas(self) -> pygame.Surface:
        """What scenes draw on: the window itself, unless that is too small."""
        window = pygame.display.get_surface()
        assert window is not None
        return window if self._shrunk is None else self._shrunk

    def _present(self) -> None:
        """Bring the picture into a window that is too small for it."""
        window = pygame.display.get_surface()
        if self._shrunk is not None and window is not None:
            pygame.transform.smoothscale(self._shrunk, window.get_size(), window)

    def _start_fade(self) -> None:
        """Keep the picture of the scene that goes, to let the next one come through it."""
        if not self.scenes or self.settings.speed >= INSTANT:
            return
        self._faded = self._canvas.copy()
        self._fade_left = FADE_SECONDS

    def _draw_fade(self) -> None:
        if self._fade_left <= 0 or self._faded is None:
            self._faded = None
            return
        self._faded.set_alpha(round(255 * self._fade_left / FADE_SECONDS))
        self._canvas.blit(self._faded, (0, 0))

    def _scaled(self, event: pygame.event.Event) -> pygame.event.Event:
        """A mouse event in the coordinates of the canvas."""
        if event.type not in _POINTING or self._shrunk is None:
            return event
        x_scale, y_scale = (self.size[i] / max(self._fitted[i], 1) for i in (0, 1))
        values = dict(event.dict)
        for name in ("pos", "rel"):
            if name in values:
                x, y = values[name]
                values[name] = (round(x * x_scale), round(y * y_scale))
        return pygame.event.Event(event.type, values)

    def _next_events(self) -> Sequence[pygame.event.Event]:
        first = pygame.event.wait(IDLE)
        return pygame.event.get() if first.type == pygame.NOEVENT else [first, *pygame.event.get()]

    def _hear_sound(self) -> None:
        if self.sound.problem is not None:
            self.note(say(f"app.no-sound.{self.sound.problem}"))
            self.sound.problem = None

    def _age_notes(self, seconds: float) -> None:
        if not self._notes:
            return
        self._notes[0].left -= seconds
        if self._notes[0].left <= 0:
            self._notes.pop(0)
            self.redraw()

    def _draw_notes(self, surface: pygame.Surface) -> None:
        if not self._notes:
            return
        theme, width = self.theme, surface.get_width()
        lines = theme.wrap("sans", 17, self._notes[0].words, width * 4 // 5)
        pictures = [theme.text("sans", 17, line, TEXT) for line in lines]
        pad, step = max(8, theme.px(14)), theme.line_height(17)
        box = pygame.Rect(0, 0, max(p.get_width() for p in pictures) + 3 * pad, step * len(lines) + pad)
        box.midbottom = (width // 2, surface.get_height() - pad)
        pygame.draw.rect(surface, BAND, box, border_radius=pad)
        pygame.draw.rect(surface, GOLD, box, 1, border_radius=pad)
        for number, picture in enumerate(pictures):
            surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.y + pad // 2 + number * step)))


def prepare(software: bool = False) -> None:
    """Start what the window needs, once, before the first `App`.

    With `software` the picture goes to the screen without the graphics card: faster on machines that have none.
    """
    if software:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    _claim_sharp_pixels()
    pygame.display.init()
    pygame.font.init()
    pygame.joystick.init()
    with contextlib.suppress(pygame.error, FileNotFoundError):
        pygame.display.set_icon(pygame.image.load(ASSETS / "icon.png"))


def run_window(software: bool = False) -> int:
    """Open the window at the menu and stay until it is closed; gives the exit code."""
    from game.ui.scenes.menu import MenuScene

    prepare(software)
    app = App()
    app.push(MenuScene(app))
    return app.run()


def run_replay(record: GameRecord, software: bool = False) -> int:
    """Show a recorded game that plays itself; gives the exit code (2 and a line on stderr if it cannot be played)."""
    from game.playback import watch
    from game.store.maps import BadMap
    from game.store.records import BadSave

    try:
        session = watch(record)
    except (BadSave, BadMap) as error:
        return _refuse(error)
    return _run_session(session, software, session.problem or say("replay.note"))


def run_scenario(path: Path, software: bool = False) -> int:
    """Open a written position; gives the exit code (2 and a line on stderr if it cannot be read)."""
    from game.lane.scenario import BadScenario
    from game.store.maps import BadMap
    from game.ui.scenes import start

    try:
        session = start.position(path.read_text(encoding="utf-8"))
    except (BadScenario, BadMap, OSError, UnicodeDecodeError) as error:
        return _refuse(error)
    return _run_session(session, software, say("scenario.note"))


def _refuse(error: Exception) -> int:
    print(f"throneward: {' '.join(str(error).split())}", file=sys.stderr)
    return 2


def _run_session(session: Session, software: bool, note: str) -> int:
    from game.ui.scenes import start

    prepare(software)
    app = App()
    start.show(app, session)
    app.note(note)
    return app.run()


def _claim_sharp_pixels() -> None:
    """Windows stretches the picture of programs that do not say that they know about dense screens."""
    if sys.platform != "win32":
        return
    import ctypes

    with contextlib.suppress(AttributeError, OSError):
        ctypes.windll.shcore.SetProcessDpiAwareness(2)
