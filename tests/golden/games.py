"""Golden games and counted positions as readable text, and how they are made."""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from game.hexgrid.coords import Cell
from game.kernel.event import Event
from game.kernel.match import Match
from game.kernel.rules import digest
from game.lane.cards import Piece
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.scenario import parse
from game.lane.setup import LaneSetup, cast_of, first_state
from game.lane.state import Lane
from tests.plain_board import plain_board

HERE = Path(__file__).parent
PERFT = HERE / "perft.txt"
PERFT_DEPTH = 3

GAMES: dict[str, tuple[LaneSetup, int]] = {
    "duel": (LaneSetup("plain", ("brogan",), ("wasp",)), 5),
    "two_a_side": (LaneSetup("plain", ("tigerclaw", "wasp"), ("brogan", "dodger")), 2),
}
"""Set-up and seed; every choice is drawn by `Random(seed)`."""


def golden_file(name: str) -> Path:
    """Where a golden game is written."""
    return HERE / f"{name}.txt"


def game_text(name: str) -> str:
    """A golden game, choice by choice and event by event."""
    setup, seed = GAMES[name]
    match = Match.start(LaneRules(), first_state(cast_of(setup, plain_board(), HEROES), seed))
    return (
        "\n".join(
            (f"; {' '.join(setup.red)} against {' '.join(setup.blue)}, seed {seed}", *_told(match, seed))
        )
        + "\n"
    )


def _told(match: Match[Lane], seed: int) -> Iterator[str]:
    rng = Random(seed)
    heard = 0
    while True:
        events = match.events or []
        yield from (event_text(match.state, event) for event in events[heard:])
        heard = len(events)
        asked = match.decision
        if asked is None:
            yield f"digest {digest(match.state)}"
            return
        index = rng.randrange(len(asked.options))
        chosen = _word(match.state, asked.kind, asked.options[index])
        yield f"> {asked.seat} {asked.prompt} {chosen} ({len(asked.options)})"
        match.apply(index)


def event_text(s: Lane, event: Event) -> str:
    """One event on one line: cells as coordinates, heroes by name."""
    values = (f"{field.name}={_value(s, field.type, getattr(event, field.name))}" for field in fields(event))
    return "  ".join((type(event).__name__, *values))


def _value(s: Lane, kind: object, value: Any) -> str:
    if kind is Cell:
        return _cell(s, value)
    if kind is Piece:
        return _piece(s, value)
    if kind == tuple[Cell, ...]:
        return " ".join(_cell(s, cell) for cell in value) or "-"
    return str(value)


def _word(s: Lane, kind: str, value: Any) -> str:
    if value is None:
        return "-"
    if kind == "cell":
        return _cell(s, value)
    return _piece(s, value) if kind == "piece" else str(value)


def _cell(s: Lane, cell: Cell) -> str:
    at = s.board.hexes[cell]
    return f"{at.q},{at.r}"


def _piece(s: Lane, piece: Piece) -> str:
    if s.is_hero(piece):
        return s.cast.heroes[piece].id
    return f"{s.what[piece]}-{piece}"


def positions() -> dict[str, Lane]:
    """The counted positions by name."""
    boards = {"plain": plain_board()}
    return {
        file.stem: parse(file.read_text(encoding="utf-8"), HEROES, boards.__getitem__)
        for file in sorted((HERE / "positions").glob("*.txt"))
    }


def perft_text() -> str:
    """How many sequences of one, two and three answers each position allows."""
    lines = ["; position: sequences of 1, 2, 3 answers"]
    for name, position in positions().items():
        match = Match.start(LaneRules(), position)
        counts = [str(sequences(match, depth)) for depth in range(1, PERFT_DEPTH + 1)]
        lines.append(f"{name}: {' '.join(counts)}")
    return "\n".join(lines) + "\n"


def sequences(match: Match[Lane], depth: int) -> int:
    """The number of sequences of `depth` answers from here; a game that ends earlier counts once."""
    if match.decision is None:
        return 1
    if depth == 1:
        return len(match.decision.options)
    found = 0
    for index in range(len(match.decision.options)):
        twin = match.clone()
        twin.apply(index)
        found += sequences(twin, depth - 1)
    return found
