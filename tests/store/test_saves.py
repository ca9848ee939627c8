"""Saved games: whole files only, strict reading, nothing else lost."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.hexgrid.board import Board
from game.kernel.match import Match
from game.kernel.record import RECORD_VERSION, GameRecord
from game.kernel.rules import digest
from game.lane.setup import LaneSetup
from game.lane.state import Lane
from game.store import saves
from game.store.files import write_text
from game.store.records import (
    BadSave,
    begin,
    from_text,
    players_of,
    read_record,
    record_of,
    replay,
    setup_of,
    to_text,
    write_record,
)
from tests.plain_board import plain_board

SETUP = LaneSetup("plain", ("wasp",), ("brogan",), "long", (0, 1), (1,), (0,))
PLAYERS = ("human", "greedy")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THRONEWARD_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def board() -> Board:
    return plain_board()


def played(board: Board, decisions: int) -> Match[Lane]:
    match, rng = begin(SETUP, 11, board), Random(4)
    for _ in range(decisions):
        assert match.decision is not None
        match.apply(rng.randrange(len(match.decision.options)))
    return match


@pytest.fixture
def record(board: Board) -> GameRecord:
    return record_of(SETUP, 11, PLAYERS, played(board, 40))


def edited(record: GameRecord, change: Callable[[dict[str, Any]], object]) -> str:
    values = json.loads(to_text(record))
    change(values)
    return json.dumps(values)


def test_a_record_comes_back_from_its_text_unchanged(record: GameRecord) -> None:
    again = from_text(to_text(record))
    assert again.choices == record.choices
    assert len(again.choices) == 40
    assert (again.mode, again.seed, again.digest, again.version) == ("lane", 11, record.digest, 1)
    assert setup_of(again) == SETUP
    assert players_of(again) == PLAYERS
    assert to_text(again) == to_text(record)


def test_a_replay_reaches_the_recorded_state(record: GameRecord, board: Board) -> None:
    replayed = replay(from_text(to_text(record)), board)
    assert replayed.problem is None
    assert replayed.legal == 40
    assert digest(replayed.match.state) == record.digest
    assert replayed.match.state.waves == [5]  # the long game
    assert replayed.match.state.cast.reinforced == (True, False)


def test_an_impossible_choice_ends_the_replay_before_it(record: GameRecord, board: Board) -> None:
    text = edited(record, lambda values: values["choices"].__setitem__(25, "brogan-of-the-hills"))
    replayed = replay(from_text(text), board)
    assert replayed.legal == 25
    assert replayed.problem is not None
    assert "choice 25 of 40" in replayed.problem
    assert replayed.match.decision is not None
    assert len(replayed.match.history or ()) == 25


def test_another_seed_is_found_by_the_digest_or_an_impossible_choice(
    record: GameRecord, board: Board
) -> None:
    replayed = replay(from_text(edited(record, lambda values: values.update(seed=12))), board)
    assert replayed.problem is not None


def test_more_choices_than_the_game_has_are_told(board: Board) -> None:
    match, rng = begin(SETUP, 11, board), Random(4)
    while match.decision is not None:
        match.apply(rng.randrange(len(match.decision.options)))
    record = record_of(SETUP, 11, PLAYERS, match)
    assert replay(record, board).problem is None
    longer = GameRecord("lane", record.setup, 11, (*record.choices, "hold"), record.digest)
    replayed = replay(longer, board)
    assert replayed.legal == len(record.choices)
    assert replayed.problem is not None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda v: v.update(version=RECORD_VERSION + 1), "newer Throneward"),
        (lambda v: v.update(version=0), "never was"),
        (lambda v: v.update(mode="campaign"), "'campaign'"),
        (lambda v: v.update(throneward="settings"), "not a saved game"),
        (lambda v: v.pop("version"), "not a saved game"),
        (lambda v: v.pop("choices"), "choices"),
        (lambda v: v.update(cheat=True), "cheat"),
        (lambda v: v.update(choices=[1.5]), "choices"),
        (lambda v: v.update(seed="eleven"), "seed"),
        (lambda v: v["setup"].update(red="wasp"), "setup.red"),
        (lambda v: v["setup"].pop("players"), "players"),
    ],
)
def test_edited_and_foreign_files_are_refused_with_a_sentence(
    record: GameRecord, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    with pytest.raises(BadSave, match=r"\.$") as refused:
        from_text(edited(record, change))
    assert says in str(refused.value)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_truncated_files_are_refused(record: GameRecord, share: float) -> None:
    text = to_text(record).rstrip()
    with pytest.raises(BadSave, match="cut short"):
        from_text(text[: int(len(text) * share)])


def test_no_text_at_all_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadSave, match="cut short or damaged"):
        read_record(tmp_path / "picture.json")
    with pytest.raises(BadSave, match="cannot be opened"):
        read_record(tmp_path / "nothing.json")


def test_heroes_and_seats_that_do_not_go_together_are_refused(record: GameRecord, board: Board) -> None:
    unknown = from_text(edited(record, lambda values: values["setup"].update(red=["nobody"])))
    with pytest.raises(BadSave, match="'nobody'"):
        replay(unknown, board)


def test_the_current_game_is_kept_loaded_and_cleared(record: GameRecord) -> None:
    assert saves.load_current() is None
    assert not saves.has_current()
    saves.save_current(record)
    assert saves.has_current()
    loaded = saves.load_current()
    assert loaded is not None
    assert loaded.choices == record.choices
    saves.clear_current()
    assert saves.load_current() is None
    saves.clear_current()  # a second time is no mistake


def test_a_damaged_current_game_is_kept_aside(record: GameRecord, home: Path) -> None:
    saves.save_current(record)
    path = saves.current_path()
    for number in (1, 2):
        path.write_text(to_text(record)[: 100 * number])
        with pytest.raises(BadSave, match="It is kept as"):
            saves.load_current()
        assert saves.load_current() is None
    kept = sorted(file.read_text() for file in path.parent.glob("current-damaged*.json"))
    assert kept == [to_text(record)[:100], to_text(record)[:200]]


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_text(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "half \ud800")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_is_written_as_readable_text(record: GameRecord, tmp_path: Path) -> None:
    write_record(tmp_path / "deep" / "game.json", record)
    text = (tmp_path / "deep" / "game.json").read_text()
    assert text.startswith('{\n "throneward": "game",\n "version": 1,\n "mode": "lane",')
    assert read_record(tmp_path / "deep" / "game.json").choices == record.choices
