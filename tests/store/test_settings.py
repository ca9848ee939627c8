"""Settings: kept whole, repaired where they are broken."""

import os
from pathlib import Path

import pytest

from game.store.settings import (
    DAMAGED,
    INSTANT,
    LastGame,
    Settings,
    load_settings,
    save_settings,
    settings_path,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THRONEWARD_HOME", str(tmp_path))
    return tmp_path


def write(words: str) -> None:
    settings_path().write_text(words, encoding="utf-8")


def test_without_a_file_the_settings_are_the_usual_ones() -> None:
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.problem is None


def test_what_is_saved_is_loaded_again() -> None:
    last = LastGame("causeway", "long", ("wasp",), ("brogan",), ("human", "greedy"), (1,), (0,))
    liked = Settings(0.25, INSTANT, "contrast", 1.3, True, True, (1600, 900), last)
    save_settings(liked)
    assert load_settings().settings == liked


def test_saving_makes_the_folder_and_leaves_nothing_else_in_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THRONEWARD_HOME", str(home / "new" / "folder"))
    save_settings(Settings())
    assert os.listdir(home / "new" / "folder") == ["settings.json"]


def test_a_file_cut_short_gives_usual_settings_and_is_kept_aside(home: Path) -> None:
    write('{"volume": 0.5, "spe')
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert DAMAGED in loaded.problem
    assert (home / DAMAGED).read_text() == '{"volume": 0.5, "spe'
    assert not settings_path().exists()


def test_one_bad_value_costs_only_itself() -> None:
    write('{"volume": 7, "speed": 4.0, "palette": "contrast", "reduced_motion": true}')
    loaded = load_settings()
    assert loaded.settings == Settings(speed=4.0, palette="contrast", reduced_motion=True)
    assert loaded.problem is not None
    assert "volume" in loaded.problem
    assert "speed" not in loaded.problem


@pytest.mark.parametrize(
    "words",
    [
        '{"speed": 0}',
        '{"volume": "loud"}',
        '{"palette": "neon"}',
        '{"window": [10, 10]}',
        '{"window": 5}',
        '{"last_game": {"map": "causeway"}}',
        '{"fullscreen": 1}',
        '{"colour": "red"}',
    ],
)
def test_a_value_that_makes_no_sense_is_replaced(words: str) -> None:
    write(words)
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.problem is not None


@pytest.mark.parametrize("words", ["", "[]", "null", "7", "\x00\x01"])
def test_a_file_of_something_else_is_replaced(words: str) -> None:
    write(words)
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.problem is not None


def test_a_file_that_is_no_text_is_replaced() -> None:
    settings_path().write_bytes(b"\xff\xfe\x00{")
    assert load_settings().problem is not None


def test_a_folder_in_place_of_the_file_is_survived() -> None:
    settings_path().mkdir()
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.problem is not None


def test_a_failed_save_leaves_the_old_settings(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(volume=0.1))

    def refuse(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="No space"):
        save_settings(Settings(volume=0.9))
    monkeypatch.undo()
    monkeypatch.setenv("THRONEWARD_HOME", str(home))
    assert load_settings().settings.volume == 0.1
    assert os.listdir(home) == ["settings.json"]


def test_settings_of_an_older_game_still_load() -> None:
    write(
        '{"last_game": {"map": "causeway", "length": "quick", "red": ["wasp"], "blue": ["brogan"],'
        ' "players": ["human", "greedy"]}}'
    )
    loaded = load_settings()
    assert loaded.problem is None
    assert loaded.settings.last_game == LastGame(
        "causeway", "quick", ("wasp",), ("brogan",), ("human", "greedy")
    )
    assert loaded.settings.last_game.way == "chosen"
