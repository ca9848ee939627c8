"""What a player likes: volume, speed, colours and the like, kept between games."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from platformdirs import user_config_dir

from game.store import folders
from game.store.files import write_text

SETTINGS, DAMAGED = "settings.json", "settings-damaged.json"

INSTANT = 100.0
SPEEDS = (0.5, 1.0, 2.0, 4.0, INSTANT)
"""How many times faster than drawn the motions run; at `INSTANT` nobody sees them."""

PALETTES = ("classic", "contrast")
TEXT_SCALES = (0.85, 1.0, 1.15, 1.3, 1.5)
SMALLEST_WINDOW = (800, 600)


class LastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the last game was set up, so that the next one starts from there.

    `red` and `blue` are the heroes of the teams, `players` go from hero to hero, Red's first; `handicapped` lists the
    places that play the weaker card, `reinforced` those that hold both. `way` is how heroes were chosen.
    """

    map: str
    length: Literal["quick", "long"]
    red: tuple[str, ...]
    blue: tuple[str, ...]
    players: tuple[str, ...]
    handicapped: tuple[int, ...] = ()
    reinforced: tuple[int, ...] = ()
    way: str = "chosen"


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """All settings; `volume` is 0 to 1, `window` the size of the window when it does not fill the screen."""

    volume: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.7
    speed: Annotated[float, msgspec.Meta(gt=0, le=INSTANT)] = 1.0
    palette: Literal["classic", "contrast"] = "classic"
    text_scale: Annotated[float, msgspec.Meta(ge=0.5, le=2)] = 1.0
    fullscreen: bool = False
    reduced_motion: bool = False
    window: tuple[Annotated[int, msgspec.Meta(ge=200, le=16384)], Annotated[int, msgspec.Meta(ge=200, le=16384)]] = (
        1280, 720,
    )  # fmt: skip
    last_game: LastGame | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings from the file, and a sentence for the player about what was wrong with it (None when all was well)."""

    settings: Settings
    problem: str | None = None


def settings_path() -> Path:
    """Where the settings are kept; beside the saves when the environment names a folder for all of them."""
    if os.environ.get(folders.HOME_VARIABLE):
        return folders.home() / SETTINGS
    return Path(user_config_dir("throneward", appauthor=False)) / SETTINGS


def load_settings() -> Loaded:
    """The player's settings; where the file is broken, what can be read of it and defaults for the rest.

    A broken file is kept aside under another name, which the sentence tells.
    """
    path = settings_path()
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(
            Settings(), f"The settings cannot be opened ({error.strerror or error}); usual ones are in use."
        )
    try:
        return Loaded(msgspec.json.decode(text, type=Settings))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return _repaired(path, text)


def save_settings(settings: Settings) -> None:
    """Keep the settings, whole or not at all.

    Raises:
        OSError: they cannot be written; the old ones are still there.
    """
    write_text(settings_path(), msgspec.json.format(msgspec.json.encode(settings), indent=1).decode() + "\n")


def _repaired(path: Path, text: bytes) -> Loaded:
    aside = _kept_aside(path)
    try:
        found = msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Loaded(Settings(), f"The settings were damaged; usual ones are in use. {aside}")
    good: dict[str, object] = {}
    bad: list[str] = []
    for name, value in found.items():
        try:
            msgspec.convert({name: value}, Settings)
            good[name] = value
        except msgspec.ValidationError:
            bad.append(name)
    lost = ", ".join(sorted(bad))
    return Loaded(msgspec.convert(good, Settings), f"Some settings could not be read ({lost}). {aside}")


def _kept_aside(path: Path) -> str:
    try:
        os.replace(path, path.with_name(DAMAGED))
    except OSError:
        return "The file stays where it is."
    return f"The old file is kept as {DAMAGED}."
