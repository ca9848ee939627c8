"""The heroes: one file each. A file in this folder that defines `HERO` is a hero of the game."""

from importlib import import_module
from pkgutil import iter_modules

from game.lane.cards import Hero

HEROES: dict[str, Hero] = {
    hero.id: hero
    for module in sorted(module.name for module in iter_modules(__path__))
    for hero in (import_module(f"{__name__}.{module}").HERO,)
}
"""Every hero by its id, in alphabetical order."""
