"""What the command line asks of the window."""

from dataclasses import dataclass
from pathlib import Path

from game.hexgrid.board import Board
from game.lane.setup import LaneSetup


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """A game to be shown.

    `until` is push (stop when the first push has been shown) or end; `speed` is how many times faster than drawn the
    motions run; `size` is the window's, None as in the settings; `shots` a folder for pictures, None for no pictures.
    """

    setup: LaneSetup
    board: Board
    seed: int
    speed: float
    until: str
    size: tuple[int, int] | None
    shots: Path | None
