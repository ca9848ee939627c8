"""The game that goes on when the window has been closed."""

import os
from itertools import count
from pathlib import Path

from game.kernel.record import GameRecord
from game.store import folders
from game.store.records import BadSave, read_record, write_record

CURRENT, DAMAGED = "current.json", "current-damaged-{number}.json"


def current_path() -> Path:
    """Where the game in progress is kept."""
    return folders.saves() / CURRENT


def has_current() -> bool:
    """Whether a game in progress is kept (it may turn out to be damaged)."""
    return current_path().is_file()


def save_current(record: GameRecord) -> None:
    """Keep a game in progress in place of the last one.

    Raises:
        OSError: it cannot be written; the last one is still there.
    """
    write_record(current_path(), record)


def load_current() -> GameRecord | None:
    """The game in progress; None if there is none.

    Raises:
        BadSave: it is damaged. The file has been kept aside under another name, which the text tells.
    """
    if not has_current():
        return None
    try:
        return read_record(current_path())
    except BadSave as error:
        raise BadSave(f"{error} {_kept_aside()}") from None


def set_aside() -> str:
    """Move the game in progress out of the way without losing it; gives a sentence that says where it is."""
    return _kept_aside()


def clear_current() -> None:
    """Forget the game in progress."""
    current_path().unlink(missing_ok=True)


def _kept_aside() -> str:
    aside = _free_name()
    try:
        os.replace(current_path(), aside)
    except OSError:
        return "It stays where it is."
    return f"It is kept as {aside.name} in the folder of saved games."


def _free_name() -> Path:
    """A name under which no damaged game lies yet."""
    for number in count(1):
        path = current_path().with_name(DAMAGED.format(number=number))
        if not path.exists():
            break
    return path
