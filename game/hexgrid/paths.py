"""Ways over a board: where one can walk, and how. Sets of cells are bitsets."""

from collections.abc import Iterator

from game.hexgrid.board import Board
from game.hexgrid.coords import NOWHERE, Cell


def reachable(board: Board, start: Cell, steps: int, blocked: int) -> int:
    """Cells that a walk of at most `steps` can end on, `start` left out (L10.1)."""
    width, free = board.width, ~blocked
    seen = frontier = 1 << start
    for _ in range(steps):
        frontier = (
            frontier << 1
            | frontier >> 1
            | frontier << width
            | frontier >> width
            | frontier << (width - 1)
            | frontier >> (width - 1)
        )
        frontier &= free & ~seen
        if not frontier:
            break
        seen |= frontier
    return seen ^ (1 << start)


def exactly(board: Board, start: Cell, steps: int, blocked: int) -> int:
    """Cells that a walk of exactly `steps` without visiting a space twice can end on (L10.3, L10.4)."""
    ends = 0

    def extend(at: Cell, left: int, visited: int) -> None:
        nonlocal ends
        if left == 0:
            ends |= 1 << at
            return
        for cell in board.adjacent[at]:
            if not (blocked | visited) >> cell & 1:
                extend(cell, left - 1, visited | 1 << cell)

    extend(start, steps, 1 << start)
    return ends


def shortest_path(board: Board, start: Cell, end: Cell, blocked: int) -> tuple[Cell, ...]:
    """Cells entered on one shortest walk from `start` to `end`; () if there is none or they are the same.

    Ties are broken by the order of the directions, so the same board always gives the same path.
    """
    came: dict[Cell, Cell] = {start: start}
    frontier = [start]
    while frontier and end not in came:
        step: list[Cell] = []
        for at in frontier:
            for cell in board.adjacent[at]:
                if cell not in came and not blocked >> cell & 1:
                    came[cell] = at
                    step.append(cell)
        frontier = step
    if end not in came:
        return ()
    path: list[Cell] = []
    while end != start:
        path.append(end)
        end = came[end]
    return tuple(reversed(path))


def ray(board: Board, start: Cell, direction: int) -> Iterator[Cell]:
    """Cells from `start` (left out) straight on to the rim of the board."""
    at = board.beyond(start, direction)
    while at != NOWHERE:
        yield at
        at = board.beyond(at, direction)
