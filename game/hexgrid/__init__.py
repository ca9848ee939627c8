"""Hexagonal grids: coordinates, boards and paths. Integers only; knows no game."""
