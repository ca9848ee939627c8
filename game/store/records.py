"""Games as JSON text: written, read strictly, and played again choice by choice."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import msgspec

from game.hexgrid.board import Board
from game.kernel.match import Match, play
from game.kernel.record import RECORD_VERSION, GameRecord
from game.kernel.rules import digest
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import BadSetup, LaneSetup, cast_of, first_state
from game.lane.state import Cast, Lane
from game.store.files import write_text

LANE = "lane"
MODES = (LANE,)


class BadSave(ValueError):
    """This file is no game that can be played; the text says why, in a sentence for the player."""


class _Heading(msgspec.Struct):
    """What is read first, to tell an old game from a new one."""

    throneward: Literal["game"]
    version: int
    mode: str


class _LaneTerms(msgspec.Struct, forbid_unknown_fields=True):
    """A lane set-up as it is written; `players` names a person or a bot for each seat."""

    map: str
    red: tuple[str, ...]
    blue: tuple[str, ...]
    length: str
    seats: tuple[int, ...]
    handicapped: tuple[int, ...]
    reinforced: tuple[int, ...]
    players: tuple[str, ...]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    throneward: Literal["game"]
    version: int
    mode: str
    setup: _LaneTerms
    seed: int
    choices: tuple[int | str | None, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Replayed:
    """A recorded game played again: the match, how many choices were legal, and what was wrong with the next one.

    `problem` is None when every choice was legal and the last state is the recorded one.
    """

    match: Match[Lane]
    legal: int
    problem: str | None


def record_of(setup: LaneSetup, seed: int, players: tuple[str, ...], match: Match[Lane]) -> GameRecord:
    """A match, as far as it has gone, as a record."""
    terms: dict[str, object] = {**asdict(setup), "players": players}
    return GameRecord(LANE, terms, seed, tuple(match.history or ()), digest(match.state))


def setup_of(record: GameRecord) -> LaneSetup:
    """The set-up that a record began with."""
    terms = _terms(record.setup)
    return LaneSetup(
        terms.map, terms.red, terms.blue, terms.length, terms.seats, terms.handicapped, terms.reinforced
    )


def setup_of_cast(cast: Cast) -> LaneSetup:
    """The set-up behind a game."""
    places = range(len(cast.heroes))
    sides = tuple(
        tuple(hero.id for hero, team in zip(cast.heroes, cast.teams, strict=True) if team == side)
        for side in (RED_TEAM, BLUE_TEAM)
    )
    return LaneSetup(
        map=cast.board.id,
        red=sides[RED_TEAM],
        blue=sides[BLUE_TEAM],
        length=cast.length,
        seats=tuple(cast.seats),
        handicapped=tuple(place for place in places if cast.handicapped[place]),
        reinforced=tuple(place for place in places if cast.reinforced[place]),
    )


def players_of(record: GameRecord) -> tuple[str, ...]:
    """Who sat on each seat: "human" or the name of a bot."""
    return _terms(record.setup).players


def to_text(record: GameRecord) -> str:
    """A record as JSON text."""
    file = _File(
        "game", record.version, record.mode, _terms(record.setup), record.seed, record.choices, record.digest
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def from_text(text: str | bytes) -> GameRecord:
    """The record in a JSON text.

    Raises:
        BadSave: it is cut short, edited, newer than this program, of a game it does not know, or no game at all.
    """
    _check_heading(text)
    try:
        file = msgspec.json.decode(text, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave(f"The saved game has been changed and cannot be read: {error}.") from None
    terms = msgspec.structs.asdict(file.setup)
    return GameRecord(file.mode, terms, file.seed, file.choices, file.digest, file.version)


def read_record(path: Path) -> GameRecord:
    """The record in a file.

    Raises:
        BadSave: the file cannot be read or holds no game that can be played.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadSave(f"The file {path.name} cannot be opened: {error.strerror or error}.") from None
    return from_text(text)


def write_record(path: Path, record: GameRecord) -> None:
    """Put a record into a file, whole or not at all."""
    write_text(path, to_text(record))


def start_of(setup: LaneSetup, seed: int, board: Board) -> Lane:
    """The state that a game starts from.

    Raises:
        BadSetup: these heroes, seats or counters do not go together.
    """
    return first_state(cast_of(setup, board, HEROES), seed)


def begin(setup: LaneSetup, seed: int, board: Board) -> Match[Lane]:
    """A new lane game at its first decision.

    Raises:
        BadSetup: these heroes, seats or counters do not go together.
    """
    return Match.start(LaneRules(), start_of(setup, seed, board))


def replay(record: GameRecord, board: Board) -> Replayed:
    """Play a recorded game again on `board`, up to its end or to the first choice that is not legal.

    Raises:
        BadSave: not even the set-up can be played.
    """
    try:
        match = begin(setup_of(record), record.seed, board)
    except BadSetup as error:
        raise BadSave(f"The saved game cannot be set up: {error}.") from None
    legal = play(match, record.choices)
    return Replayed(match, legal, _problem(record, match, legal))


def _problem(record: GameRecord, match: Match[Lane], legal: int) -> str | None:
    where = f"round {match.state.round}, turn {match.state.turn}"
    if legal < len(record.choices):
        return (
            f"The recorded game is valid up to choice {legal} of {len(record.choices)} ({where}); "
            f"the next one, {record.choices[legal]!r}, is not possible there."
        )
    if digest(match.state) != record.digest:
        return f"All {legal} recorded choices are possible, but they lead to another position than recorded ({where})."
    return None


def _check_heading(text: str | bytes) -> None:
    """Tell broken text, newer games and unknown games apart before anything else is read."""
    try:
        heading = msgspec.json.decode(text, type=_Heading)
    except msgspec.ValidationError:
        raise BadSave("The file is not a saved game of Throneward.") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadSave("The saved game is cut short or damaged: it is not whole JSON text.") from None
    if heading.version > RECORD_VERSION:
        raise BadSave(
            f"The saved game is of version {heading.version}; this program reads up to version {RECORD_VERSION}. "
            "A newer Throneward can open it."
        )
    if heading.version < 1:
        raise BadSave(f"The saved game says it is of version {heading.version}, which never was.")
    if heading.mode not in MODES:
        raise BadSave(
            f"The saved game is of the mode {heading.mode!r}; this program plays {', '.join(MODES)}."
        )


def _terms(setup: Mapping[str, object]) -> _LaneTerms:
    try:
        return msgspec.convert(setup, _LaneTerms)
    except msgspec.ValidationError as error:
        raise BadSave(f"The set-up of the game cannot be read: {error}.") from None
