"""Whole games and counts as they were when somebody last looked at them; see `regenerate.py`."""

import pytest

from game.kernel.match import Match
from game.lane.rules import LaneRules
from tests.golden.games import GAMES, PERFT, game_text, golden_file, perft_text, positions, sequences


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_runs_as_written(name: str) -> None:
    written = golden_file(name).read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(
        zip(game_text(name).splitlines(), written, strict=True), start=1
    ):
        assert line == expected, f"{name}.txt differs from line {number} on"


def test_counts_of_sequences() -> None:
    assert perft_text().splitlines() == PERFT.read_text(encoding="utf-8").splitlines()


def test_counts_by_hand() -> None:
    counted = {
        name: [sequences(Match.start(LaneRules(), position), depth) for depth in (1, 2, 3)]
        for name, position in positions().items()
    }
    # Each rises by two levels: six cards for the first, six for the other hero, then four are left for the first.
    assert counted["double_level"] == [6, 6 * 6, 6 * 6 * 4]
    # Brogan acts: primary, movement, hold. Enemies stand about, so no fast travel; no token, so no Clear.
    assert counted["mad_dash"][0] == 3


def test_mad_dash_has_three_ends() -> None:
    match = Match.start(LaneRules(), positions()["mad_dash"])
    assert match.decision is not None
    match.apply(match.decision.options.index("primary"))
    assert sequences(match, 1) == 3
    # Dodger and Wasp may defend with each of their five cards or not; the heavy ends the action, and Brogan plans one
    # of the four cards that he has left.
    assert sequences(match, 2) == 6 + 6 + 4
