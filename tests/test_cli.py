"""The command line: what it answers, and how it refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import card_as_json
from game.cli import BAD_USE, FINE, FOUND_FAULTS, _boards, main
from game.lane.heroes import HEROES
from game.lane.setup import LaneSetup
from game.simulate import Order, Played, Summary, simulate, wilson
from tests.plain_board import plain_board
from tests.two_lane_board import two_lane_board

ROOT = Path(__file__).parent.parent
SETUP = LaneSetup("plain", ("wasp",), ("brogan",))


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dance"], "dance"),
        (["simulate", "--games", "0"], "'0'"),
        (["simulate", "--games", "many"], "'many'"),
        (["simulate", "--jobs", "-1"], "-1"),
        (["simulate", "--seed", "x"], "'x'"),
        (["simulate", "--bots", "greedy"], "'greedy'"),
        (["simulate", "--bots", "greedy,genius"], "genius"),
        (["simulate", "--length", "endless"], "endless"),
        (["simulate", "--mode", "chess"], "chess"),
        (["simulate", "--heroes", "wasp,nobody"], "'nobody'"),
        (["simulate", "--heroes", "wasp,brogan,dodger"], "3 heroes"),
        (["simulate", "--map", "atlantis"], "atlantis"),
        (["simulate", "--heroes", "random:8"], "causeway is not for teams of 4"),
        (["demo", "--map", "twin_fords"], "twin_fords is not for teams of 2"),
        (["simulate", "--map", "no/such/file.tmx"], "file.tmx"),
        (["demo", "--size", "big"], "'big'"),
        (["demo", "--size", "640x480"], "'640x480'"),
        (["demo", "--speed", "0"], "'0'"),
        (["demo", "--until", "tea"], "tea"),
        (["demo", "--heroes", "wasp,wasp"], "'wasp'"),
        (["replay", "no-such-game.json"], "no-such-game.json"),
        (["replay"], "file"),
        (["scenario", "no-such-position.txt"], "no-such-position.txt"),
        (["check-map"], "files"),
        (["heroes", "--yaml"], "--yaml"),
    ],
)
def test_bad_arguments_give_code_2_and_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    code, out, err = answer(capsys, *words)
    assert code == BAD_USE
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


@pytest.mark.parametrize(
    "command", ["", "demo", "simulate", "heroes", "replay", "scenario", "check-map", "bench"]
)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = answer(capsys, *command.split(), "--help")
    assert code == FINE
    assert "usage: throneward" in out


def test_a_damaged_game_is_refused_with_its_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "game.json").write_text('{"throneward": "game"')
    code, _, err = answer(capsys, "replay", str(tmp_path / "game.json"))
    assert code == BAD_USE
    assert err == "throneward: The saved game is cut short or damaged: it is not whole JSON text.\n"


def test_a_faulty_map_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = ROOT / "maps" / "causeway.tmx"
    bad = tmp_path / "bad.tmx"
    bad.write_text("no map")
    code, out, _ = answer(capsys, "check-map", str(good), str(bad))
    assert code == FOUND_FAULTS
    first, second = out.splitlines()[:2]
    assert first == f"{good}: a valid map (The Causeway)."
    assert second.startswith((str(bad), "bad.tmx"))


# Heroes


def test_heroes_as_json_has_every_hero_with_eighteen_cards(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = answer(capsys, "heroes", "--json")
    heroes: list[dict[str, Any]] = json.loads(out)
    assert (code, err) == (FINE, "")
    assert {hero["id"] for hero in heroes} >= {"brogan", "dodger", "tigerclaw", "wasp"}
    for hero in heroes:
        assert set(hero) == {"id", "name", "title", "cards", "handicap"}
        assert len(hero["cards"]) == 18
        assert hero["handicap"]["colour"] in ("gold", "silver")


def test_a_card_as_json_carries_its_printed_numbers() -> None:
    mad_dash = next(card for card in HEROES["brogan"].cards if card.name == "Mad Dash")
    assert card_as_json(mad_dash) == {
        "id": "brogan-mad-dash",
        "name": "Mad Dash",
        "colour": "red",
        "tier": 1,
        "primary": {
            "type": "attack",
            "value": 6,
            "sign": None,
            "ranged": False,
            "range": None,
            "radius": None,
        },
        "initiative": 7,
        "secondary": {"attack": None, "defense": 7, "movement": 3},
        "item": None,
        "text": "First move 2 spaces in a straight line to a space next to an enemy unit; then attack that unit.",
    }


def test_heroes_as_text_shows_numbers_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answer(capsys, "heroes")
    assert "Brogan, the Destroyer (brogan)" in out
    assert "  Mad Dash [red I] initiative 7: attack 6; defense 7; movement 3\n" in out


# Simulation


def test_simulate_prints_json_with_the_agreed_keys_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--heroes", "wasp,brogan", "--games", "2", "--seed", "7", "--check", "--json")
    code, out, _ = answer(capsys, "simulate", "--bots", "random,random", *words)
    found = json.loads(out)
    assert code == FINE
    assert list(found) == [
        "bots", "games", "wins", "wins_by_side", "endings", "pushes", "rounds", "decisions",
        "decisions_per_second", "errors", "seed", "heroes",
    ]  # fmt: skip
    assert (found["bots"], found["games"], found["errors"], found["seed"]) == (["random"] * 2, 2, 0, 7)
    assert sum(found["wins"]) == sum(found["wins_by_side"].values()) == sum(found["endings"].values()) == 2
    assert found["decisions_per_second"] > 0


def test_games_come_in_pairs_with_sides_swapped() -> None:
    summary = Summary(Order(SETUP, ("greedy", "random"), 4, 1))
    for number, side in enumerate((0, 1, 0, 0)):
        winner = side if number % 2 == 0 else 1 - side
        summary.add(Played(number, SETUP, winner, side, "life", 2, 6, 200, 0.5))
    assert summary.wins == [3, 1]
    assert summary.wins_by_side == [3, 1]
    assert (summary.pushes, summary.rounds, summary.decisions) == (8, 24, 800)
    assert summary.decisions_per_second == 400
    assert "greedy won 3, random won 1." in summary.as_text()


def test_drawn_line_ups_change_sides_every_two_games() -> None:
    order = Order(SETUP, ("greedy", "greedy"), 8, 5, pool=tuple(HEROES))
    setups = [order.setup_of(number, "plain") for number in range(8)]
    sides = [(setup.red, setup.blue) for setup in setups]
    assert sides[0] == sides[1] == sides[2][::-1] == sides[3][::-1]
    assert sides[4] == sides[5] == sides[6][::-1]
    assert sides[4] != sides[0]
    assert all(len({*red, *blue}) == len(SETUP.heroes) for red, blue in sides)


def test_boards_take_turns_and_stay_as_long_as_a_line_up() -> None:
    boards = [plain_board(), two_lane_board()]
    named, drawn = (
        Order(SETUP, ("greedy", "greedy"), 8, 5),
        Order(SETUP, ("greedy", "greedy"), 8, 5, pool=("wasp",)),
    )
    assert [named.board_of(number, boards).id for number in range(5)] == [
        "plain", "plain", "two-lanes", "two-lanes", "plain",
    ]  # fmt: skip
    assert [drawn.board_of(number, boards).id for number in (0, 3, 4, 7, 8)] == [
        "plain", "plain", "two-lanes", "two-lanes", "plain",
    ]  # fmt: skip
    assert named.setup_of(2, "two-lanes").map == "two-lanes"


def test_all_maps_are_those_for_so_many_heroes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--map", "all", "--heroes", "random:6", "--bots", "random,random", "--games", "9", "--json")
    code, out, _ = answer(capsys, "simulate", *words)
    found = json.loads(out)
    assert (code, found["games"], found["errors"]) == (FINE, 9, 0)
    assert sum(hero["games"] for hero in found["heroes"].values()) == 9 * 6
    assert [board.id for board in _boards("all", LaneSetup("all", ("wasp",) * 4, ("bain",) * 4))] == [
        "twin_fords"
    ]


def test_wins_are_counted_for_each_hero() -> None:
    summary = Summary(Order(SETUP, ("greedy", "greedy"), 2, 1, pool=tuple(HEROES)))
    for number, side in enumerate((0, 0)):
        summary.add(Played(number, LaneSetup("plain", ("wasp",), ("bain",)), side, side, "life"))
    assert summary.as_json()["heroes"] == {"bain": {"games": 2, "wins": 0}, "wasp": {"games": 2, "wins": 2}}
    assert "  wasp: 100.0 % of 2 games" in summary.as_text()


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    order = Order(SETUP, ("random", "random"), 4, 3)
    one, two = (simulate(order, [plain_board()], jobs).as_json() for jobs in (1, 2))
    assert {**one, "decisions_per_second": 0} == {**two, "decisions_per_second": 0}


def test_a_game_that_breaks_is_counted_and_told() -> None:
    order = Order(LaneSetup("plain", ("wasp",), ("nobody",)), ("random", "random"), 2, 1)
    summary = simulate(order, [plain_board()])
    assert summary.as_json()["errors"] == 2
    assert summary.problem_lines()[1].startswith(
        "game 1 (seed 1, sides swapped; plain: wasp v nobody): BadSetup: "
    )


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = wilson(97, 100)  # worked out by hand: (0.97 + 0.0192) / 1.0384 -+ 0.0374
    assert (round(low, 1), round(high, 1)) == (91.5, 99.0)
    assert wilson(0, 0) == (0.0, 100.0)


# What is imported


@pytest.mark.parametrize("module", ["game.cli", "game.bots.worker", "game.simulate"])
def test_what_needs_no_window_does_not_import_it(module: str) -> None:
    code = f"import sys, {module}; sys.exit('pygame' in sys.modules or 'pytmx' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT).returncode == 0


def test_main_answers_when_started_as_a_program() -> None:
    words = [sys.executable, "main.py", "simulate", "--games", "2", "--bots", "random,random", "--json"]
    done = subprocess.run([*words, "--jobs", "2"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 2
