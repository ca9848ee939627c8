"""Games between bots without a window: how strong they are, how fast, and whether the rules hold."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from math import sqrt
from multiprocessing import get_context
from random import Random

from tqdm import tqdm

from game.bots import at_table
from game.hexgrid.board import Board, Plan
from game.invariants import LAST_ROUND, Watch
from game.kernel.match import Match
from game.lane.setup import LaneSetup
from game.lane.state import Lane
from game.store.records import begin
from game.text import say

SIDES = ("red", "blue")

CHUNKS_A_JOB = 8
"""Into how many parcels the games of one process are cut: more, and the time left is better known."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played: `bots` names two opponents; the first one plays Red in the first game of every pair.

    With a `pool` of heroes the line-ups are drawn from it, as many as `setup` has, and the same two line-ups play two
    pairs, with sides changed. A board is kept as long as a line-up.
    """

    setup: LaneSetup
    bots: tuple[str, str]
    games: int
    seed: int
    check: bool = False
    pool: tuple[str, ...] = ()

    def board_of(self, number: int, boards: Sequence[Board]) -> Board:
        """The board of one game: they take turns."""
        return boards[number // (4 if self.pool else 2) % len(boards)]

    def setup_of(self, number: int, map_id: str) -> LaneSetup:
        """The set-up of one game on a map."""
        setup = replace(self.setup, map=map_id)
        if not self.pool:
            return setup
        deal, mirrored = divmod(number // 2, 2)
        drawn = Random(f"{self.seed}/line-up/{deal}").sample(self.pool, len(setup.heroes))
        red, blue = tuple(drawn[: len(setup.red)]), tuple(drawn[len(setup.red) :])
        return replace(setup, red=blue if mirrored else red, blue=red if mirrored else blue)


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went. `winner` is the place of the bot in the order, `error` a sentence when something was wrong."""

    number: int
    setup: LaneSetup
    winner: int = -1
    side: int = -1
    reason: str = ""
    pushes: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    error: str = ""


@dataclass
class Summary:
    """All games of an order added up."""

    order: Order
    wins: list[int] = field(default_factory=lambda: [0, 0])
    wins_by_side: list[int] = field(default_factory=lambda: [0, 0])
    endings: Counter[str] = field(default_factory=Counter)
    games: int = 0
    pushes: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    problems: list[Played] = field(default_factory=list)
    hero_games: Counter[str] = field(default_factory=Counter)
    hero_wins: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.pushes += played.pushes
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.error:
            self.problems.append(played)
            return
        self.wins[played.winner] += 1
        self.wins_by_side[played.side] += 1
        self.endings[played.reason] += 1
        for side, heroes in enumerate((played.setup.red, played.setup.blue)):
            self.hero_games.update(heroes)
            self.hero_wins.update(heroes if side == played.side else ())

    @property
    def decisions_per_second(self) -> float:
        """Decisions in a second of one process, checks left out."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, object]:
        """The summary as JSON values."""
        return {
            "bots": list(self.order.bots),
            "games": self.games,
            "wins": self.wins,
            "wins_by_side": dict(zip(SIDES, self.wins_by_side, strict=True)),
            "endings": dict(sorted(self.endings.items())),
            "pushes": self.pushes,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "errors": len(self.problems),
            "seed": self.order.seed,
            "heroes": {
                hero: {"games": games, "wins": self.hero_wins[hero]}
                for hero, games in sorted(self.hero_games.items())
            },
        }

    def as_text(self) -> str:
        """The summary for people."""
        first, second = self.order.bots
        decided = sum(self.wins)
        low, high = wilson(self.wins[0], decided)
        lines = [
            say("simulate.games", games=self.games, pushes=self.pushes, rounds=self.rounds),
            say("simulate.wins", bot=first, other=second, wins=self.wins[0], losses=self.wins[1]),
            say("simulate.share", bot=first, share=_percent(self.wins[0], decided), low=low, high=high),
            say("simulate.sides", red=self.wins_by_side[0], blue=self.wins_by_side[1]),
            *(
                say("simulate.ending", reason=reason, games=games)
                for reason, games in sorted(self.endings.items())
            ),
            say("simulate.speed", decisions=self.decisions, speed=self.decisions_per_second),
            say("simulate.errors", errors=len(self.problems)),
            *(self._hero_lines() if self.order.pool else ()),
        ]
        return "\n".join(lines)

    def _hero_lines(self) -> Iterator[str]:
        """A line for each hero, the most successful one first."""
        shares = {hero: self.hero_wins[hero] / games for hero, games in self.hero_games.items()}
        for hero in sorted(shares, key=lambda hero: (-shares[hero], hero)):
            games, wins = self.hero_games[hero], self.hero_wins[hero]
            low, high = wilson(wins, games)
            yield say(
                "simulate.hero", hero=hero, games=games, share=_percent(wins, games), low=low, high=high
            )

    def problem_lines(self) -> list[str]:
        """A line for each game in which something was wrong."""
        return [
            say(
                "simulate.problem",
                number=played.number,
                seed=self.order.seed + played.number // 2,
                sides=say("simulate.swapped" if played.number % 2 else "simulate.as-named"),
                map=played.setup.map,
                red=",".join(played.setup.red),
                blue=",".join(played.setup.blue),
                error=played.error,
            )
            for played in self.problems
        ]


def _percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, in per cent (Wilson 1927)."""
    if not games:
        return 0.0, 100.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return 100 * (middle - spread) / scale, 100 * (middle + spread) / scale


def simulate(order: Order, boards: Sequence[Board], jobs: int = 1) -> Summary:
    """Play all games of an order on these boards in `jobs` processes, with a progress bar on stderr.

    The result is the same for any number of processes, times apart.
    """
    summary = Summary(order)
    bar = tqdm(total=order.games, unit="game", file=sys.stderr, mininterval=0.5, dynamic_ncols=True)
    with bar:
        for played in sorted_games(order, boards, jobs, bar):
            summary.add(played)
    return summary


def sorted_games(order: Order, boards: Sequence[Board], jobs: int, bar: tqdm[Played]) -> list[Played]:
    """The games of an order in their order."""
    found: list[Played] = []
    for played in _played_in_jobs(order, boards, jobs) if jobs > 1 else _played_here(order, boards):
        found.append(played)
        bar.update()
    return sorted(found, key=lambda played: played.number)


def _played_here(order: Order, boards: Sequence[Board]) -> Iterator[Played]:
    for number in range(order.games):
        yield play_game(order, boards, number)


def _played_in_jobs(order: Order, boards: Sequence[Board], jobs: int) -> Iterator[Played]:
    plans = [board.plan for board in boards]
    size = max(1, order.games // (jobs * CHUNKS_A_JOB))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[Played]]] = [
            pool.submit(_play_chunk, order, plans, start, min(start + size, order.games))
            for start in range(0, order.games, size)
        ]
        for done in as_completed(waiting):
            yield from done.result()


def _play_chunk(order: Order, plans: Sequence[Plan], start: int, end: int) -> list[Played]:
    boards = [Board(plan) for plan in plans]
    return [play_game(order, boards, number) for number in range(start, end)]


def play_game(order: Order, boards: Sequence[Board], number: int) -> Played:
    """Play game `number`: each pair has one seed, and the bots change sides within it."""
    board = order.board_of(number, boards)
    setup = order.setup_of(number, board.id)
    try:
        return _play(order, setup, board, number)
    except (
        Exception
    ) as error:  # whatever goes wrong in a game is a finding: it is counted, told, and the rest goes on
        return Played(number, setup, error=f"{type(error).__name__}: {error}")


def _play(order: Order, setup: LaneSetup, board: Board, number: int) -> Played:
    seed, swapped = order.seed + number // 2, number % 2 == 1
    match = begin(setup, seed, board)
    rng = Random(f"{order.seed}/{number}")
    bots = order.bots[::-1] if swapped else order.bots
    watch = Watch(match, Random(seed)) if order.check else None
    if watch is None:
        match.events = match.state.events = None
    decisions, seconds = _play_out(match, bots, rng, watch)
    s = match.state
    if watch is not None:
        watch.end()
        watch.check_replay(begin(setup, seed, board))
    winner = 1 - s.winner if swapped else s.winner
    pushes = s.cast.waves * len(s.waves) - sum(s.waves)
    return Played(number, setup, winner, s.winner, s.reason, pushes, s.round, decisions, seconds)


def _play_out(
    match: Match[Lane], bots: tuple[str, str], rng: Random, watch: Watch | None
) -> tuple[int, float]:
    """Play to the end; gives the number of decisions and the processor time without the checks."""
    decisions, checking, began = 0, 0.0, time.process_time()
    teams = match.state.cast.team_of_seat
    while (asked := match.decision) is not None:
        if watch is not None:
            before = time.process_time()
            watch.look()
            checking += time.process_time() - before
        if match.state.round > LAST_ROUND:
            raise RuntimeError(say("simulate.endless", rounds=LAST_ROUND))
        value = at_table(bots[teams[asked.seat]], match, rng).value
        match.apply(asked.options.index(value))
        decisions += 1
    return decisions, time.process_time() - began - checking
