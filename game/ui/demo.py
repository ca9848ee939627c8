"""A game that plays itself in the window: bots choose, and one of them uses the mouse so that all can be seen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame

from game.bots import GREEDY, at_table
from game.kernel.decision import Value
from game.kernel.event import Event
from game.lane import events as told
from game.options import DemoOptions
from game.session import HUMAN, Question, Session
from game.store.records import start_of
from game.store.settings import INSTANT, Settings
from game.ui.animate import Point
from game.ui.app import FRAMES, App, prepare
from game.ui.scenes.battle import BattleScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene

FRAME = 1 / FRAMES
THINK = 0.5
"""Seconds for which an open question can be read before the demo answers it."""

DRAG_STEPS = 18
STUBBORN = 4
"""After so many tries with the mouse a question is answered without it."""

MOMENTS: dict[type[Event], tuple[str, float]] = {
    told.Revealed: ("reveal", 0.45),
    told.AttackDeclared: ("attack", 0.22),
    told.Defended: ("defence", 0.3),
    told.LanePushed: ("push-1-before", 0.1),
    told.LaneSettled: ("push-3-after", 0.5),
}
"""Pictures of motions: their name, and how long after the motion's start they are taken, at the usual speed."""

QUESTIONS = {"plan": "planning", "target": "attack-prompt", "defend": "defence-prompt", "upgrade": "level-up"}
"""Pictures of questions, by prompt."""

MID_PUSH = 1.2


def run_demo(options: DemoOptions) -> int:
    """Show a game until its first push or its end; 0 when that was shown, 1 when the window was closed before."""
    prepare()
    settings = Settings(speed=min(options.speed, INSTANT))
    if options.size is not None:
        settings.window = options.size
    demo = Demo(App(settings.window, settings), options)
    try:
        return 0 if demo.play() else 1
    finally:
        demo.app.close()


class Demo:
    """One showing. Time runs as fast as pictures can be drawn where there is no real screen."""

    def __init__(self, app: App, options: DemoOptions) -> None:
        self.app = app
        self.options = options
        self.taken: set[str] = set()
        self._due: list[tuple[float, str]] = []
        self._time = 0.0
        self._clock = pygame.time.Clock()
        self._headless = os.environ.get("SDL_VIDEODRIVER") == "dummy"
        self._tries = 0
        self._asked: tuple[int, Value] | None = None
        self._rng = Random(options.seed)
        self.pushed = False

    def play(self) -> bool:
        """Show it all; False when the window was closed before."""
        if self.options.shots is not None:
            self.options.shots.mkdir(parents=True, exist_ok=True)
            self._show_entrance()
        scene = self._open_battle()
        for _ in self._frames():
            self._act(scene)
            if self._has_shown(scene):
                break
        if self.app.running and self.options.shots is not None:
            self._rush_to_result(scene)
        return self.app.running

    # Scenes before and beside the battle

    def _show_entrance(self) -> None:
        self.app.push(MenuScene(self.app))
        self._wait(0.3)
        self._shoot("menu")
        self.app.replace(SetupScene(self.app))
        self._wait(0.3)
        self._shoot("set-up")

    def _open_battle(self) -> BattleScene:
        options = self.options
        players = (HUMAN, *(GREEDY for _ in options.setup.heroes[1:]))
        start = start_of(options.setup, options.seed, options.board)
        session = Session(start, options.seed, players, keeps=False)
        scene = Shown(self.app, session, self)
        self.app.restart(scene)
        return scene

    def _show_asides(self) -> None:
        """Pause and settings over the battle, once."""
        for name, scene in (("pause", PauseScene(self.app)), ("settings", SettingsScene(self.app))):
            self.app.push(scene)
            self._wait(0.3)
            self._shoot(name)
            self.app.pop()

    def _rush_to_result(self, scene: BattleScene) -> None:
        """What is left of the game without motion, for the picture of the result."""
        self.app.settings.speed = INSTANT
        scene.uncover()
        for _ in self._frames():
            self._act(scene)
            if isinstance(self.app.scene, ResultScene):
                self._wait(0.3)
                self._shoot("result")
                return

    # Time

    def _frames(self) -> Iterator[None]:
        """Picture after picture until the window is closed."""
        while self.app.running and self.app.scenes:
            self._step(pygame.event.get())
            yield

    def _step(self, events: list[pygame.event.Event]) -> None:
        if not self._headless:
            self._clock.tick(FRAMES)
        self.app.step(FRAME, events)
        self._time += FRAME
        for due, name in [each for each in self._due if each[0] <= self._time]:
            self._due.remove((due, name))
            self._shoot(name)

    def _wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds * FRAMES))):
            if self.app.running:
                self._step(pygame.event.get())

    def _has_shown(self, scene: BattleScene) -> bool:
        if self.options.until == "push" and self.pushed:
            return not scene.director.is_busy and not self._due
        return isinstance(self.app.scene, ResultScene)

    # Pictures

    def heard(self, event: Event) -> None:
        """A motion begins: have pictures of it taken in time."""
        if isinstance(event, told.LaneSettled):
            self.pushed = True
        pace = max(self.app.settings.speed, FRAME)
        if isinstance(event, told.LanePushed):
            self._due.append((self._time + MID_PUSH / pace, "push-2-during"))
        if type(event) in MOMENTS:
            name, delay = MOMENTS[type(event)]
            self._due.append((self._time + delay / pace, name))

    def _shoot(self, name: str) -> None:
        """Take a picture unless there is one of this name."""
        folder: Path | None = self.options.shots
        if folder is not None and name not in self.taken:
            self.taken.add(name)
            self.app.shot(folder / f"{name}.png")

    # Playing with the mouse

    def _act(self, scene: BattleScene) -> None:
        """Answer the open question of the seat that the demo plays, as a person would."""
        choice = scene.choice
        if self.app.scene is not scene or choice is None or choice.question.given:
            return
        question, value = choice.question, self._advice(scene, choice.question)
        self._tries = self._tries + 1 if self._asked == (question.number, value) else 0
        self._asked = question.number, value
        spot = scene.spot_of(value)
        if scene.director.instant or spot is None or self._tries > STUBBORN:
            self._shoot_question(choice.prompt)
            scene.choose(value)
        elif choice.from_hand and not scene.picker and isinstance(value, str):
            self._drag(scene, choice.prompt, spot)
        else:
            self._pause_to_read()
            self._shoot_question(choice.prompt)
            self._click(spot)

    def _advice(self, scene: BattleScene, question: Question) -> Value:
        match = scene.session.match
        if match.number == question.number:
            return at_table(GREEDY, match, self._rng).value
        options: tuple[Value, ...] = question.decision.options
        return options[self._rng.randrange(len(options))]

    def _shoot_question(self, prompt: str) -> None:
        if prompt in QUESTIONS:
            self._shoot(QUESTIONS[prompt])

    def _pause_to_read(self) -> None:
        self._wait(THINK / max(self.app.settings.speed, FRAME))

    def _click(self, spot: Point) -> None:
        pos = round(spot[0]), round(spot[1])
        self._point(pos, (0, 0, 0))
        self._press(pos)
        self._release(pos)

    def _drag(self, scene: BattleScene, prompt: str, spot: Point) -> None:
        """Lift a card, carry it over the board and let it go."""
        self._point((round(spot[0]), round(spot[1])), (0, 0, 0))
        self._pause_to_read()
        self._shoot_question(prompt)
        if prompt == "plan" and "pause" not in self.taken and self.options.shots is not None:
            self._show_asides()
        start = round(spot[0]), round(spot[1])
        end = scene.layout.board.center
        self._press(start)
        for step in range(1, DRAG_STEPS + 1):
            share = step / DRAG_STEPS
            pos = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self._point((pos[0], pos[1]), (1, 0, 0))
            if share > 0.7:
                self._shoot("drag")
        self._release(end)

    def _point(self, pos: tuple[int, int], buttons: tuple[int, int, int]) -> None:
        self._step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons)])

    def _press(self, pos: tuple[int, int]) -> None:
        self._step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])

    def _release(self, pos: tuple[int, int]) -> None:
        self._step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])


class Shown(BattleScene):
    """A battle that tells the demo when a motion begins."""

    def __init__(self, app: App, session: Session, demo: Demo) -> None:
        self.demo = demo
        super().__init__(app, session)

    def _hear(self, event: Event) -> None:
        super()._hear(event)
        self.demo.heard(event)
