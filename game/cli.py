"""The command line. What needs a window is imported only by the commands that show one."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.bots import BOTS, GREEDY
from game.catalogue import as_json, as_text
from game.hexgrid.board import Board
from game.lane.heroes import HEROES
from game.lane.setup import LONG, QUICK, LaneSetup, takes
from game.text import say

DEFAULT_MAP = "causeway"
TWO_LANE_MAP = "twin_fords"
ALL_MAPS = "all"
DEFAULT_HEROES = "wasp,tigerclaw,brogan,dodger"
RANDOM_HEROES = "random"
DEFAULT_GAMES = 20
SMALLEST = (800, 600)

FINE, FOUND_FAULTS, BAD_USE, STOPPED = 0, 1, 2, 130


class Refused(Exception):
    """What was asked cannot be done; the text is one clear line."""


class OneLine(argparse.ArgumentParser):
    """A parser that answers bad arguments with one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end."""
        self.exit(BAD_USE, f"{self.prog}: {' '.join(message.split())}\n")


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; gives the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is for answers
    arguments = parser().parse_args(words)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except Refused as refusal:
        print(f"throneward: {refusal}", file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        print(say("cli.stopped"), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # who reads our output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def parser() -> OneLine:
    """All commands and their arguments."""
    top = OneLine(prog="throneward", description=say("cli.about"))
    top.add_argument("--software", action="store_true", help=say("cli.software"))
    top.set_defaults(run=_window)
    commands = top.add_subparsers(metavar="command", parser_class=OneLine)

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> OneLine:
        added = commands.add_parser(name, help=say(f"cli.{name}"), description=say(f"cli.{name}"))
        added.set_defaults(run=run)
        return added

    _add_demo(command("demo", _demo))
    _add_simulate(command("simulate", _simulate))
    heroes = command("heroes", _heroes)
    heroes.add_argument("--json", action="store_true", help=say("cli.json"))
    heroes.add_argument("--html", type=Path, metavar="OUT", help=say("cli.html"))
    command("replay", _replay).add_argument("file", type=Path, help=say("cli.replay-file"))
    command("scenario", _scenario).add_argument("file", type=Path, help=say("cli.scenario-file"))
    command("check-map", _check_map).add_argument("files", type=Path, nargs="+", help=say("cli.map-files"))
    command("bench", _bench).add_argument("--json", action="store_true", help=say("cli.json"))
    return top


def _add_game(to: OneLine, more_maps: str = "", more_heroes: str = "") -> None:
    """What a demo and a simulation have in common; the words are added to what is told of maps and heroes."""
    to.add_argument("--mode", choices=("lane",), default="lane", help=say("cli.mode"))
    to.add_argument("--map", default=DEFAULT_MAP, help=say("cli.map", default=DEFAULT_MAP) + more_maps)
    about = say("cli.heroes-option", default=DEFAULT_HEROES)
    to.add_argument("--heroes", default=DEFAULT_HEROES, help=about + more_heroes)
    to.add_argument("--length", choices=(QUICK, LONG), default=QUICK, help=say("cli.length"))
    to.add_argument("--seed", type=_whole_number(0), default=1, help=say("cli.seed"))


def _add_demo(to: OneLine) -> None:
    _add_game(to)
    to.add_argument("--speed", type=_speed, default=1.0, help=say("cli.speed"))
    to.add_argument("--until", choices=("push", "end"), default="end", help=say("cli.until"))
    to.add_argument("--size", type=_size, help=say("cli.size"))
    to.add_argument("--shots", type=Path, help=say("cli.shots"))


def _add_simulate(to: OneLine) -> None:
    _add_game(to, say("cli.map-all"), say("cli.heroes-drawn"))
    to.add_argument("--bots", type=_bots, default=(GREEDY, GREEDY), help=say("cli.bots"))
    to.add_argument("--games", type=_whole_number(1), default=DEFAULT_GAMES, help=say("cli.games"))
    to.add_argument("--jobs", type=_whole_number(1), default=1, help=say("cli.jobs"))
    to.add_argument("--check", action="store_true", help=say("cli.check"))
    to.add_argument("--json", action="store_true", help=say("cli.json"))


# Arguments


def _whole_number(least: int) -> Callable[[str], int]:
    def read(words: str) -> int:
        if not words.isdecimal() or not least <= int(words) < 1 << 63:
            raise argparse.ArgumentTypeError(say("cli.error.number", value=words, least=least))
        return int(words)

    return read


def _speed(words: str) -> float:
    try:
        speed = float(words)
    except ValueError:
        speed = 0.0
    if not 0 < speed < float("inf"):
        raise argparse.ArgumentTypeError(say("cli.error.speed", value=words))
    return speed


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(say("cli.error.size", value=words))
    size = int(width), int(height)
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
        raise argparse.ArgumentTypeError(say("cli.error.size", value=words))
    return size


def _bots(words: str) -> tuple[str, str]:
    names = words.split(",")
    if len(names) != 2 or any(name not in BOTS for name in names):
        raise argparse.ArgumentTypeError(say("cli.error.bots", value=words, bots=", ".join(BOTS)))
    return names[0], names[1]


def _setup(heroes: tuple[str, ...], length: str, map_id: str) -> LaneSetup:
    if len(heroes) not in (2, 4, 6, 8, 10):
        raise Refused(say("cli.error.heroes-count", count=len(heroes)))
    for hero in heroes:
        if hero not in HEROES:
            raise Refused(say("cli.error.heroes-unknown", hero=hero, heroes=", ".join(HEROES)))
    half = len(heroes) // 2
    return LaneSetup(map_id, heroes[:half], heroes[half:], length)


# Commands


def _window(arguments: argparse.Namespace) -> int:
    from game.ui.app import run_window

    return run_window(arguments.software)


def _demo(arguments: argparse.Namespace) -> int:
    from game.options import DemoOptions

    heroes = arguments.heroes.split(",")
    for hero in heroes:
        if heroes.count(hero) > 1:
            raise Refused(say("cli.error.heroes-twice", hero=hero))
    board = _board(arguments.map)
    setup = _setup(tuple(heroes), arguments.length, board.id)
    _fitting([board], setup)
    options = DemoOptions(
        setup,
        board,
        arguments.seed,
        arguments.speed,
        arguments.until,
        arguments.size,
        arguments.shots,
    )
    from game.ui.demo import run_demo

    return run_demo(options)


def _simulate(arguments: argparse.Namespace) -> int:
    from game.simulate import Order, simulate

    word, _, count = arguments.heroes.partition(":")
    pool = tuple(HEROES) if word == RANDOM_HEROES and count.isdecimal() else ()
    heroes = tuple(pool[: int(count)]) if pool else tuple(arguments.heroes.split(","))
    setup = _setup(heroes, arguments.length, arguments.map)
    order = Order(setup, arguments.bots, arguments.games, arguments.seed, arguments.check, pool)
    summary = simulate(order, _boards(arguments.map, setup), arguments.jobs)
    print(json.dumps(summary.as_json()) if arguments.json else summary.as_text())
    for line in summary.problem_lines():
        print(line, file=sys.stderr)
    return FOUND_FAULTS if summary.problems else FINE


def _heroes(arguments: argparse.Namespace) -> int:
    if arguments.html is not None:
        return _gallery(arguments.html)
    heroes = list(HEROES.values())
    print(json.dumps([as_json(hero) for hero in heroes], indent=1) if arguments.json else as_text(heroes))
    return FINE


def _gallery(folder: Path) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # pictures are drawn, no window is opened
    from game.ui.gallery import write_gallery

    try:
        missing = write_gallery(folder)
    except OSError as error:
        raise Refused(say("cli.error.folder", folder=folder, why=error.strerror or error)) from None
    print(say("gallery.written", page=folder / "index.html", missing=missing))
    return FINE


def _replay(arguments: argparse.Namespace) -> int:
    from game.store.records import BadSave, read_record

    try:
        record = read_record(_existing(arguments.file))
    except BadSave as error:
        raise Refused(str(error)) from None
    from game.ui.app import run_replay

    return run_replay(record)


def _scenario(arguments: argparse.Namespace) -> int:
    path = _existing(arguments.file)
    from game.ui.app import run_scenario

    return run_scenario(path)


def _check_map(arguments: argparse.Namespace) -> int:
    from game.store.maps import read_map

    faulty = False
    for path in arguments.files:
        board, problems = read_map(_existing(path))
        for problem in problems:
            print(problem)
        if board is None:
            faulty = True
        else:
            print(say("cli.map.fine", path=path, title=board.title))
    return FOUND_FAULTS if faulty else FINE


def _bench(arguments: argparse.Namespace) -> int:
    from game.bench import bench

    figures = bench(_board(DEFAULT_MAP), DEFAULT_HEROES.split(","), _board(TWO_LANE_MAP), list(HEROES)[:10])
    print(json.dumps(figures.as_json(), indent=1) if arguments.json else figures.as_text())
    return FINE


def _board(words: str) -> Board:
    """The board of a map, named by its id or its file."""
    from game.store.maps import BadMap, load_map, map_by_id

    try:
        return load_map(_existing(Path(words))) if words.endswith(".tmx") else map_by_id(words)
    except BadMap as error:
        raise Refused(str(error)) from None


def _boards(words: str, setup: LaneSetup) -> list[Board]:
    """The board that is named, or all boards for teams of this size."""
    from game.store.maps import find_maps

    if words != ALL_MAPS:
        return _fitting([_board(words)], setup)
    return _fitting([entry.board for entry in find_maps() if entry.board is not None], setup)


def _fitting(boards: list[Board], setup: LaneSetup) -> list[Board]:
    """Those boards that are for teams of this size."""
    a_side = len(setup.red)
    found = [board for board in boards if takes(len(board.lanes), a_side)]
    if not found:
        raise Refused(say("cli.error.heroes-map", map=setup.map, count=a_side))
    return found


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise Refused(say("cli.error.no-file", path=path))
    return path
