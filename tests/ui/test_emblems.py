"""Heroes and markers are told apart by their signs."""

import pygame
import pytest

from game.lane.heroes import HEROES
from game.ui.icons import EMBLEMS, SIGNS, emblem, icon

MARKERS = [kind.id for hero in HEROES.values() for kind in hero.markers]


def ink(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_every_hero_has_an_emblem_of_its_own() -> None:
    assert [hero for hero in HEROES if hero not in EMBLEMS] == []
    assert len({ink(emblem(hero, 48, (0, 0, 0))) for hero in HEROES}) == len(HEROES)


def test_emblems_are_filled_shapes_that_take_any_ink() -> None:
    assert [hero for hero, shapes in EMBLEMS.items() if "stroke" in shapes or '"C"' in shapes] == []


@pytest.mark.parametrize("kind", MARKERS)
def test_every_marker_has_a_sign(kind: str) -> None:
    assert kind in SIGNS
    assert icon(kind, 20, (255, 255, 255)).get_bounding_rect().height > 10
