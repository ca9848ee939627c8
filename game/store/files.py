"""Files that are either whole or not there."""

import os
import tempfile
from pathlib import Path


def write_text(path: Path, words: str) -> None:
    """Put `words` in the place of a file: whoever opens it finds all of the old or all of the new ones.

    Raises:
        OSError: the folder cannot be made or the file cannot be written; the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(words)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
