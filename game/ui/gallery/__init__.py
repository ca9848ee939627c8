"""A page on which every card is shown at work: text, and a position before and after, both by the engine."""

from game.ui.gallery.page import write_gallery

__all__ = ["write_gallery"]
