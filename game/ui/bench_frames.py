"""How long the window takes to draw: a battle at rest and a lane push. Run as a module it opens the menu once."""

from __future__ import annotations

import os
import time
from random import Random
from statistics import median

from game.bots import RANDOM
from game.bots.worker import AtOnce
from game.kernel.event import Event
from game.kernel.match import Match
from game.lane import events as told
from game.lane.setup import LaneSetup
from game.lane.state import Lane
from game.playback import RECORDED, Recorded
from game.session import HUMAN, Session
from game.store.maps import map_by_id
from game.store.records import begin, start_of
from game.store.settings import Settings
from game.ui.app import FRAMES, App, prepare
from game.ui.scenes.battle import BattleScene
from game.ui.scenes.menu import MenuScene

SETUP = LaneSetup("causeway", ("wasp", "brogan"), ("tigerclaw", "dodger"))
REST_FRAMES = 120


def measure(size: tuple[int, int]) -> dict[str, dict[str, float]]:
    """Milliseconds a picture, median and 99th percentile, of a battle redrawn at rest and of lane pushes."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    rest = _at_rest(size)
    push = [frame for seed in (1, 2) for frame in _in_push(size, seed)]
    return {"rest": _summary(rest), "push": _summary(push)}


def _summary(frames: list[float]) -> dict[str, float]:
    times = sorted(1e3 * frame for frame in frames)
    return {"median_ms": median(times), "p99_ms": times[int(0.99 * (len(times) - 1))], "frames": len(times)}


def _at_rest(size: tuple[int, int]) -> list[float]:
    """A person plans a card and nothing moves: the whole picture drawn anew, again and again."""
    app = App(size, Settings(window=size))
    players = (HUMAN, RANDOM, RANDOM, RANDOM)
    session = Session(start_of(SETUP, 1, map_by_id(SETUP.map)), 1, players, AtOnce(), keeps=False)
    scene = BattleScene(app, session)
    app.restart(scene)
    while scene.choice is None or scene.choice.prompt != "plan":
        if scene.choice is not None:
            scene.choose(scene.choice.order[0])
        scene.skip()
        app.step(1 / FRAMES)
    while app.step(1 / FRAMES):
        pass
    found = []
    for _ in range(REST_FRAMES):
        app.redraw()
        found.append(_timed_step(app))
    app.close()
    prepare()
    return found


def _in_push(size: tuple[int, int], seed: int) -> list[float]:
    """Every picture from the first to the last motion of a push in a game of random choices."""
    choices, before = _until_push(seed)
    start = start_of(SETUP, seed, map_by_id(SETUP.map))
    app = App(size, Settings(window=size))
    session = Session(start, seed, (RECORDED,) * 4, Recorded(choices[before:]), choices[:before])
    scene = _Watched(app, session)
    app.restart(scene)
    found: list[float] = []
    while not scene.over:
        frame = _timed_step(app)
        if scene.in_push:
            found.append(frame)
    app.close()
    prepare()
    return found


def _until_push(seed: int) -> tuple[list[int | str | None], int]:
    """The choices of a random game up to its first push that does not end it, and how many come before that."""
    match: Match[Lane] = begin(SETUP, seed, map_by_id(SETUP.map))
    rng = Random(seed)
    while match.decision is not None:
        before = len(match.history or ())
        told_before = len(match.events or ())
        match.apply(rng.randrange(len(match.decision.options)))
        if any(isinstance(event, told.LaneSettled) for event in (match.events or [])[told_before:]):
            return list(match.history or ()), before
    return _until_push(seed + 100)


def _timed_step(app: App) -> float:
    began = time.perf_counter()
    app.step(1 / FRAMES)
    return time.perf_counter() - began


class _Watched(BattleScene):
    """A battle that knows whether a push is being shown."""

    in_push = False
    over = False

    def _hear(self, event: Event) -> None:
        super()._hear(event)
        if isinstance(event, told.LanePushed):
            self.in_push = True
        elif isinstance(event, told.LaneSettled):
            self.over = True


def open_menu() -> None:
    """Open the window, draw the menu once and close it."""
    prepare()
    app = App(settings=Settings())
    app.push(MenuScene(app))
    app.step(0.0)
    app.close()


if __name__ == "__main__":
    open_menu()
