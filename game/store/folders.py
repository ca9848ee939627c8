"""Where a player's own files lie."""

import os
from pathlib import Path

from platformdirs import user_data_dir

HOME_VARIABLE = "THRONEWARD_HOME"


def home() -> Path:
    """The player's folder for saves, settings and maps; it may not exist yet.

    The environment variable THRONEWARD_HOME overrides the system's usual place.
    """
    return Path(os.environ.get(HOME_VARIABLE) or user_data_dir("throneward", appauthor=False))


def saves() -> Path:
    """The folder of saved games."""
    return home() / "saves"


def maps() -> Path:
    """The folder of the player's own maps."""
    return home() / "maps"
