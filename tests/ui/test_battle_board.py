"""The board in the window: spaces and pixels, the frame of the battle zone, cards, layout."""

import pygame
import pytest

from game.lane.cards import CardId
from game.lane.heroes import HEROES
from game.ui.app import App
from game.ui.battle.layout import Layout, lay_out
from game.ui.board_view import BoardView
from game.ui.cards_view import CardsView, initiative_of, reaches_of, values_of
from game.ui.theme import SMALLEST_TEXT, Theme
from tests.plain_board import plain_board

SIZES = ((800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440))
TEAMS = ((0, 1), (0, 0, 1, 1), (0, 0, 0, 1, 1, 1), (0,) * 4 + (1,) * 5, (0,) * 5 + (1,) * 5)


def view_for(size: tuple[int, int]) -> BoardView:
    theme = Theme(size)
    return BoardView(plain_board(), theme, lay_out(theme, (0, 0, 1, 1)).board)


def card(hero: str, name: str) -> CardId:
    return CardId(f"{hero}-{name}")


@pytest.mark.parametrize("size", SIZES)
def test_every_space_is_found_under_its_middle_and_near_its_corners(app: App, size: tuple[int, int]) -> None:
    view = view_for(size)
    for cell in view.centres:
        assert view.cell_at(view.centre(cell)) == cell
        assert all(view.cell_at(point) == cell for point in view.corners(cell, 0.9))
        assert view.area.collidepoint(view.centre(cell))


def test_beside_the_board_there_is_no_space(app: App) -> None:
    view = view_for((1280, 720))
    assert view.cell_at((view.rect.x - 20, view.rect.y)) is None
    assert view.cell_at((view.rect.right + 20, view.rect.bottom)) is None


def test_neighbours_lie_one_step_apart(app: App) -> None:
    view = view_for((1920, 1080))
    board = view.board
    middle = board.cell(next(iter(board.plan.zones["middle"])))
    x, y = view.centre(middle)
    for other in board.adjacent[middle]:
        if other in view.centres:
            u, v = view.centre(other)
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 == pytest.approx(view.radius * 3**0.5)


def test_the_frame_goes_round_its_zone_once(app: App) -> None:
    view = view_for((1920, 1080))
    loop = view.loop(2)
    steps = list(zip(loop, [*loop[1:], loop[0]], strict=True))
    assert all(
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 == pytest.approx(view.radius, abs=0.1)
        for a, b in steps
    )
    assert len(set(loop)) == len(loop)


def test_the_battle_zone_is_framed_in_gold_and_the_frame_moves(app: App) -> None:
    view = view_for((1280, 720))
    table = pygame.Surface((1280, 720))
    middle, shore = view.still(table, [2]).copy(), view.still(table, [3]).copy()
    corner = min(view.loop(2))
    spot = (round(corner[0]), round(corner[1]))
    red, green, blue = middle.get_at(spot)[:3]
    assert red > 150
    assert red > blue + 60
    assert green > blue
    assert shore.get_at(spot) != middle.get_at(spot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("teams", TEAMS)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_nothing_in_the_window_overlaps(
    app: App, size: tuple[int, int], teams: tuple[int, ...], text: float
) -> None:
    layout = lay_out(Theme(size, text), teams)
    window = pygame.Rect((0, 0), size)
    boxes = [
        layout.top,
        layout.board,
        *layout.dashboards,
        layout.prompt,
        layout.rail,
        layout.waiting,
        layout.log,
    ]
    boxes += [layout.commands, layout.resolving]
    for number, box in enumerate(boxes):
        assert window.contains(box), (number, box)
        assert not any(box.colliderect(other) for other in boxes[number + 1 :]), (number, box, boxes)
    assert not layout.hand.colliderect(layout.commands)


def test_small_windows_fold_the_dashboards(app: App) -> None:
    assert isinstance(lay_out(Theme((800, 600)), (0, 1)), Layout)
    assert lay_out(Theme((800, 600)), (0, 1)).compact
    assert not lay_out(Theme((1280, 720)), (0, 1)).compact


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_smaller_than_twelve_pixels(app: App, size: tuple[int, int]) -> None:
    theme = Theme(size, 0.85)
    assert all(theme.type_px(design) >= SMALLEST_TEXT for design in (12, 14, 17, 20, 24, 32, 48))


def test_values_on_a_card_are_printed_numbers_plus_items() -> None:
    sheet = next(each for each in HEROES["wasp"].cards if each.id == card("wasp", "charged-boomerang"))
    plain = [(value.sign, value.words, value.primary, value.raised) for value in values_of(sheet)]
    assert plain == [("bow", "3", True, False), ("shield", "3", False, False), ("boot", "4", False, False)]
    items = ("attack", "attack", "range", "initiative")
    raised = [(value.sign, value.words, value.raised) for value in values_of(sheet, items)]
    assert raised == [("bow", "5", True), ("shield", "3", False), ("boot", "4", False)]
    assert [(value.words, value.raised) for value in reaches_of(sheet, items)] == [("4", True)]
    gem = initiative_of(sheet, items)
    assert gem is not None
    assert (gem.words, gem.raised) == ("10", True)


def test_a_block_has_no_number_and_an_ultimate_no_initiative() -> None:
    block = next(each for each in HEROES["wasp"].cards if each.id == card("wasp", "stop-projectiles"))
    assert [(value.sign, value.words) for value in values_of(block, ("defense",))] == [
        ("shield", "!"),
        ("boot", "2"),
    ]
    assert initiative_of(HEROES["wasp"].ultimate) is None


def test_cards_keep_their_proportions_and_are_drawn_once(app: App) -> None:
    cards = CardsView(app.theme)
    sheet = HEROES["brogan"].cards[2]
    face = cards.face(sheet, 189)
    assert face.get_size() == (189, 264)
    assert cards.face(sheet, 189) is face
    assert cards.back(63, 1).get_size() == (63, 88)
