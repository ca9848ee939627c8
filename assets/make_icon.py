"""Make the picture of the window's icon: run by hand after a change here (`python assets/make_icon.py`)."""

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import pygame  # noqa: E402

from game.ui.icons import drawing  # noqa: E402

SIZE = 128
GOLD, DARK, RED, BLUE = (227, 179, 65), (20, 26, 32), (209, 73, 91), (61, 143, 209)

HEXAGON = '<path d="M12 0.6 L22 6.3 V17.7 L12 23.4 L2 17.7 V6.3 Z"/>'
LEFT = '<path d="M11.5 2.6 L3.6 7.2 V16.8 L11.5 21.4 Z"/>'
RIGHT = '<path d="M12.5 2.6 L20.4 7.2 V16.8 L12.5 21.4 Z"/>'
FIELD = '<path d="M12 4.6 L18.6 8.3 V15.7 L12 19.4 L5.4 15.7 V8.3 Z"/>'
CROWN = (
    '<path d="M6.6 9.6 L9.6 12.1 L12 7.6 L14.4 12.1 L17.4 9.6 L16.2 15 H7.8 Z M7.8 15.7 H16.2 V16.9 H7.8 Z"/>'
)

if __name__ == "__main__":
    picture = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    for shape, colour in ((HEXAGON, GOLD), (LEFT, RED), (RIGHT, BLUE), (FIELD, DARK), (CROWN, GOLD)):
        picture.blit(drawing(shape, SIZE, colour), (0, 0))
    pygame.image.save(picture, HERE / "icon.png")
