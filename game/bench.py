"""How fast the game runs on this machine."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median

from game.bots import GREEDY, at_table
from game.hexgrid.board import Board
from game.kernel.match import Match
from game.lane.setup import LaneSetup
from game.lane.state import Lane
from game.store.records import begin
from game.text import say

RANDOM_SECONDS = 3.0
CLONES = 400
GREEDY_DECISIONS = 150
STARTS = 3
FRAME_SIZE = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: microseconds, milliseconds and seconds as the names say.

    `frames` holds, for each kind of picture, the median and 99th percentile in milliseconds.
    """

    machine: str
    cores: int
    python: str
    random_decisions_per_second: float
    two_lanes_decisions_per_second: float
    clone_planning_us: float
    clone_card_us: float
    greedy_median_ms: float
    greedy_p95_ms: float
    frames: Mapping[str, Mapping[str, float]]
    start_to_menu_s: float

    def as_json(self) -> dict[str, object]:
        """The figures as JSON values."""
        return {name: _rounded(getattr(self, name)) for name in self.__slots__}

    def as_text(self) -> str:
        """The figures for people."""
        size = f"{FRAME_SIZE[0]}×{FRAME_SIZE[1]}"
        return "\n".join(
            [
                say("bench.machine", machine=self.machine, cores=self.cores, python=self.python),
                say("bench.random", value=self.random_decisions_per_second),
                say("bench.random-two-lanes", value=self.two_lanes_decisions_per_second),
                say("bench.clone-planning", value=self.clone_planning_us),
                say("bench.clone-card", value=self.clone_card_us),
                say("bench.greedy", median=self.greedy_median_ms, p95=self.greedy_p95_ms),
                *(
                    say("bench.frames", size=size, what=what, median=times["median_ms"], p99=times["p99_ms"])
                    for what, times in self.frames.items()
                ),
                say("bench.start", value=self.start_to_menu_s),
            ]
        )


def _rounded(figure: object) -> object:
    """A figure with three digits after the point, and so all figures in a table."""
    if isinstance(figure, Mapping):
        return {name: _rounded(value) for name, value in figure.items()}
    return round(figure, 3) if isinstance(figure, float) else figure


def bench(board: Board, heroes: Sequence[str], two_lane_board: Board, many_heroes: Sequence[str]) -> Figures:
    """Measure everything on the first board, random play on a two-lane board too; takes about half a minute."""
    setup = _halved(board, heroes)
    start = best_of(STARTS, start_to_menu)
    from game.ui.bench_frames import measure

    greedy = sorted(greedy_times(setup, board))
    return Figures(
        machine=_machine(),
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        random_decisions_per_second=random_speed(setup, board),
        two_lanes_decisions_per_second=random_speed(_halved(two_lane_board, many_heroes), two_lane_board),
        clone_planning_us=1e6 * median(clone_times(setup, board, _plans)),
        clone_card_us=1e6 * median(clone_times(setup, board, _is_inside_a_card)),
        greedy_median_ms=1e3 * median(greedy),
        greedy_p95_ms=1e3 * greedy[int(0.95 * len(greedy))],
        frames=measure(FRAME_SIZE),
        start_to_menu_s=start,
    )


def _halved(board: Board, heroes: Sequence[str]) -> LaneSetup:
    half = len(heroes) // 2
    return LaneSetup(board.id, tuple(heroes[:half]), tuple(heroes[half:]))


def _machine() -> str:
    """The processor by its name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as told:
            names = [line.partition(":")[2].strip() for line in told if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def unwatched(setup: LaneSetup, board: Board, seed: int) -> Match[Lane]:
    """A new game that tells no events."""
    match = begin(setup, seed, board)
    match.events = match.state.events = None
    return match


def random_speed(setup: LaneSetup, board: Board, seconds: float = RANDOM_SECONDS) -> float:
    """Decisions a second (question and answer) of random play in one process."""
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        rng = Random(seed)
        began = time.process_time()
        match = unwatched(setup, board, seed)
        while (asked := match.decision) is not None:
            match.apply(int(rng.random() * len(asked.options)))
            decisions += 1
        spent += time.process_time() - began
        seed += 1
    return decisions / spent


def clone_times(
    setup: LaneSetup, board: Board, wanted: Callable[[Match[Lane]], bool], clones: int = CLONES
) -> list[float]:
    """Seconds that clones of a match take at decisions of one sort in random play."""
    found: list[float] = []
    seed = 0
    while len(found) < clones:
        match, rng = unwatched(setup, board, seed), Random(seed)
        seed += 1
        while (asked := match.decision) is not None and len(found) < clones:
            if wanted(match):
                began = time.perf_counter()
                match.clone()
                found.append(time.perf_counter() - began)
            match.apply(int(rng.random() * len(asked.options)))
    return found


def _plans(match: Match[Lane]) -> bool:
    """At the first card that is planned in a turn: nothing of the beat is to be played again."""
    return match.decision is not None and match.decision.prompt == "plan" and not match.choices


def _is_inside_a_card(match: Match[Lane]) -> bool:
    return bool(match.state.stack)


def greedy_times(setup: LaneSetup, board: Board, decisions: int = GREEDY_DECISIONS) -> list[float]:
    """Processor seconds that the greedy bot takes for each of its decisions, from the start of a game on."""
    found: list[float] = []
    seed = 0
    while len(found) < decisions:
        match, rng = unwatched(setup, board, seed), Random(seed)
        seed += 1
        while (asked := match.decision) is not None and len(found) < decisions:
            began = time.process_time()
            advice = at_table(GREEDY, match, rng)
            found.append(time.process_time() - began)
            match.apply(asked.options.index(advice.value))
    return found


def start_to_menu() -> float:
    """Seconds from starting a new Python to the first picture of the menu, without a real window."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "game.ui.bench_frames"], env=environment, check=True)
    return time.perf_counter() - began


def best_of(times: int, measure: Callable[[], float]) -> float:
    """The least of several measurements: what else runs on the machine only adds to it."""
    return min(measure() for _ in range(times))
