"""The window: the only package that draws, listens and makes sounds."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
