"""What is wrong with a map file, told so that its author can mend it in Tiled."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.store.drawing import Place

ERROR, WARNING = "error", "warning"

OPEN_IT = "open it there; if that fails too, take an older copy of the file"


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: where it is, what is wrong, and what to do in Tiled.

    A map with an error cannot be played; a warning is only worth a look. `layer`, `thing` (an object) and `at` are
    empty where they do not apply.
    """

    file: str
    wrong: str
    cure: str
    layer: str = ""
    thing: str = ""
    at: Place | None = None
    severity: str = ERROR

    def __str__(self) -> str:
        layer = f'layer "{self.layer}"' if self.layer else ""
        place = str(self.at) if self.at else ""
        where = ", ".join(part for part in (self.file, layer, self.thing, place) if part)
        note = " (warning)" if self.severity == WARNING else ""
        stop = "" if self.wrong.endswith("?") else "."
        return f"{where}{note}: {self.wrong}{stop} In Tiled: {self.cure}."


@dataclass(frozen=True, slots=True)
class Judge:
    """Who tells what is wrong with one file."""

    file: str

    def problem(
        self, wrong: str, cure: str, layer: str = "", thing: str = "", at: Place | None = None
    ) -> Problem:
        """An error."""
        return Problem(self.file, wrong, cure, layer, thing, at)

    def warning(
        self, wrong: str, cure: str, layer: str = "", thing: str = "", at: Place | None = None
    ) -> Problem:
        """A warning."""
        return Problem(self.file, wrong, cure, layer, thing, at, WARNING)


class BadMap(ValueError):
    """This file is no map that can be played; the text says why and what to do."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        more = len(self.problems) - 1
        rest = f" (There {'is' if more == 1 else 'are'} {more} more.)" if more else ""
        super().__init__(f"{self.problems[0]}{rest}")


def unreadable(path: Path, why: str, cure: str = OPEN_IT) -> BadMap:
    """What to raise for a file that Tiled itself would not open, or that is not there."""
    return BadMap([Problem(path.name, why, cure)])


def errors(problems: Iterable[Problem]) -> list[Problem]:
    """Those that keep a map from being played."""
    return [problem for problem in problems if problem.severity == ERROR]


def and_more(places: Sequence[Place]) -> str:
    """How many places besides the first have the same fault, with the next few of them."""
    rest = places[1:]
    if not rest:
        return ""
    shown = "; ".join(str(at) for at in rest[:3])
    left = f" and {len(rest) - 3} more" if len(rest) > 3 else ""
    return f" (also {shown}{left})"
