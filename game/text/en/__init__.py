"""English. Each file in this folder holds a part of the sentences in a dictionary `TEXTS`."""

from importlib import import_module
from pkgutil import iter_modules


def _merged() -> dict[str, str]:
    texts: dict[str, str] = {}
    for module in sorted(module.name for module in iter_modules(__path__)):
        part: dict[str, str] = import_module(f"{__name__}.{module}").TEXTS
        doubled = texts.keys() & part.keys()
        if doubled:
            raise ValueError(f"texts given twice: {', '.join(sorted(doubled))}")
        texts |= part
    return texts


TEXTS: dict[str, str] = _merged()
"""All sentences of the language by key."""
