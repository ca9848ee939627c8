"""From a state to the text of a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.hexgrid.coords import Cell, Hex, to_offset
from game.lane.cards import NOBODY, CardId, Piece
from game.lane.scenario.reading import lane_through, names_of, short_name
from game.lane.scenario.sheet import (
    DRAWN,
    GROUND,
    LANES,
    LETTERS,
    ORIGIN,
    PHASES,
    TEAMS,
    TERRAIN,
    UNTIL,
)
from game.lane.state import (
    HERO,
    Lane,
)


def format(s: Lane) -> str:
    """The text of a position, such that `parse` gives it back; pieces get new numbers.

    What is half done inside a beat is left out: the text stands for the state as it is between two beats.
    """
    names = names_of(s)
    on_board = {s.where[piece]: _words(s, piece, names) for piece in s.pieces()}
    if s.board.id == DRAWN:
        lines = _picture(s, on_board)
    else:
        lines = [f"map: {s.board.id}"]
    lines.extend(f"at {_at(s, cell)}: {words}" for cell, words in on_board.items())
    off = [f"off: {_words(s, Piece(hero), names)}" for hero in s.heroes if not s.on_board(Piece(hero))]
    lines = [*_match_lines(s), *lines, *off]
    for hero in s.heroes:
        lines.extend(f"{names[hero]} {word}: {value}" for word, value in _hero_lines(s, Piece(hero), names))
    return "\n".join(lines) + "\n"


def _at(s: Lane, cell: Cell) -> str:
    at = s.board.hexes[cell]
    return f"{at.q},{at.r}"


def _words(s: Lane, piece: Piece, names: list[str]) -> str:
    if s.is_hero(piece):
        return f"{TEAMS[s.side[piece]]} hero {s.cast.heroes[piece].id}"
    if s.is_minion(piece):
        lane = s.lane_of[piece]
        strays = "" if lane == lane_through(s, s.where[piece]) else f" lane {LANES[lane]}"
        return f"{TEAMS[s.side[piece]]} {s.what[piece]}{strays}"
    return f"token {s.what[piece]} of {names[s.owner[piece]]}"


def _match_lines(s: Lane) -> Iterator[str]:
    names = names_of(s)
    yield f"length: {s.cast.length}"
    yield f"seats: {_spaced(s.cast.seats)}"
    for key, marks in (("handicapped", s.cast.handicapped), ("reinforced", s.cast.reinforced)):
        if any(marks):
            yield f"{key}: {', '.join(name for name, mark in zip(names, marks, strict=True) if mark)}"
    yield f"coin: {TEAMS[s.coin]}"
    yield f"round: {s.round}"
    yield f"turn: {s.turn}"
    yield f"waves: {_spaced(s.waves)}"
    yield f"lives: {_spaced(s.lives)}"
    yield f"front: {_spaced(s.front)}"
    yield from (f"phase: {word}" for word, phase in PHASES.items() if phase is s.phase)
    if s.hero_fell:
        yield "fallen: yes"
    yield f"luck: {s.luck}"


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _hero_lines(s: Lane, hero: Piece, names: list[str]) -> Iterator[tuple[str, str]]:
    """The lines of one hero: its word and what it says."""

    def listed(cards: Iterable[CardId | None]) -> str:
        return ", ".join(short_name(card, hero, s) if card else "-" for card in cards)

    yield "level", str(s.level[hero])
    yield "coins", str(s.coins[hero])
    if s.items[hero]:
        yield "items", ", ".join(s.items[hero])
    if s.tucked[hero]:
        yield "tucked", listed(s.tucked[hero])
    if s.planned[hero]:
        yield "planned", listed([s.planned[hero]])
    if any(s.slots[hero]):
        yield "slots", listed(s.slots[hero])
    if s.discard[hero]:
        yield "discard", listed(s.discard[hero])
    yield "hand", listed(s.hand[hero])
    yield "played", listed([s.played[hero]])
    yield "known", listed(s.known[hero])
    yield from _lasting_lines(s, hero, names)


def _lasting_lines(s: Lane, hero: Piece, names: list[str]) -> Iterator[tuple[str, str]]:
    said = {until: words for words, until in UNTIL.items()}
    effects = [
        f"{short_name(effect.card, hero, s)} {said[effect.until]} since {effect.turn}"
        + (f" about {names[effect.about]}" if effect.about != NOBODY else "")
        for effect in s.ongoing
        if effect.hero == hero
    ]
    markers = [
        f"{marker.kind} {marker.strength} of {names[marker.owner]}"
        for marker in s.markers
        if marker.hero == hero
    ]
    if effects:
        yield "effects", ", ".join(effects)
    if markers:
        yield "markers", ", ".join(markers)


def _picture(s: Lane, on_board: dict[Cell, str]) -> list[str]:
    """The drawn zone with its legend; what it shows is taken out of `on_board`."""
    added = [zone.cells for zone in s.board.zones if zone.id != "middle"]
    hexes = [at for at in s.board.plan.ground if not any(cells >> s.board.cell(at) & 1 for cells in added)]
    top = min(at.r for at in hexes)
    left = min(to_offset(at)[0] for at in hexes)
    signs = {at: TERRAIN if at in s.board.plan.blocking else GROUND for at in hexes}
    legend: dict[str, str] = {}
    for at in sorted(hexes, key=lambda at: (at.r, at.q)):
        words = _said_of(s, at, on_board)
        if words:
            signs[at] = legend.setdefault(words, _letter(words, set(legend.values())))
    rows: dict[int, dict[int, str]] = {}
    for at, sign in signs.items():
        column, row = to_offset(at)
        rows.setdefault(row - top, {})[2 * (column - left) + (row & 1)] = sign
    drawn = [
        "  " + "".join(rows[row].get(place, " ") for place in range(max(rows[row]) + 1))
        for row in sorted(rows)
    ]
    return ["board:", *drawn, *(f"{letter}: {words}" for words, letter in legend.items())]


def _said_of(s: Lane, at: Hex, on_board: dict[Cell, str]) -> str:
    cell = s.board.cell(at)
    words = [on_board.pop(cell)] if cell in on_board else []
    words.extend(f"{TEAMS[point.team]} {point.kind} point" for point in s.board.spawns if point.cell == cell)
    if at == Hex(0, 0):
        words.append(ORIGIN)
    return ", ".join(words)


def _letter(words: str, taken: set[str]) -> str:
    """A letter for the legend: the hero's initial, the minion's first letter (capital for Blue), or a free one."""
    parts = words.replace(",", "").split()
    is_hero = parts[1:2] == [HERO]
    wish = parts[2 if is_hero else min(1, len(parts) - 1)][0]
    wished = wish.upper() if is_hero or parts[0] == TEAMS[1] else wish
    return next(letter for letter in wished + LETTERS if letter not in taken)
