"""Controls by mouse and by keys."""

import pygame
import pytest

from game.ui.app import App
from game.ui.input import Command, command_of, key_word
from game.ui.scene import Scene
from game.ui.widgets import (
    Button,
    Choices,
    Dialog,
    NumberField,
    Page,
    Row,
    Segments,
    Slider,
    Stepper,
    TextFlow,
    Toggle,
    Widget,
    shapes,
)
from tests.ui.posted import click, click_on, key, move, press, release, wheel


class Bench(Scene):
    """A scene with some controls in a column, 300 by 40 each."""

    def __init__(self, app: App, *widgets: Widget) -> None:
        super().__init__(app)
        self.page = Page(widgets)
        self.used: list[bool] = []
        for number, widget in enumerate(widgets):
            widget.place(pygame.Rect(100, 50 + 60 * number, 300, 40), app.theme)

    def handle(self, event: pygame.event.Event) -> None:
        self.used.append(self.page.handle(event))

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))
        self.page.draw(surface, self.app.theme)


def bench(app: App, *widgets: Widget) -> Bench:
    scene = Bench(app, *widgets)
    app.push(scene)
    return scene


class Told:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.all: list[object] = []

    def __call__(self, *values: object) -> None:
        self.all.append(values[0] if values else "pressed")


def test_a_button_is_pressed_by_click_by_enter_and_by_its_key(app: App) -> None:
    told = Told()
    button = Button("Go", told, key=pygame.K_g)
    bench(app, button)
    click_on(app, button)
    assert told.all == ["pressed"]
    key(app, pygame.K_RETURN)
    key(app, pygame.K_g)
    assert told.all == ["pressed"] * 3


def test_a_button_let_go_elsewhere_does_nothing(app: App) -> None:
    told = Told()
    button = Button("Go", told)
    bench(app, button)
    press(app, button.rect.center)
    move(app, (700, 500))
    release(app, (700, 500))
    assert told.all == []


def test_a_button_that_is_off_does_nothing(app: App) -> None:
    told = Told()
    button = Button("Go", told, key=pygame.K_g)
    button.enabled = False
    scene = bench(app, button)
    click_on(app, button)
    key(app, pygame.K_g)
    key(app, pygame.K_TAB)
    assert told.all == []
    assert scene.page.ring.current is not button


def test_a_key_with_control_held_is_no_shortcut(app: App) -> None:
    told = Told()
    bench(app, Button("Go", told, key=pygame.K_g))
    key(app, pygame.K_g, pygame.KMOD_LCTRL)
    assert told.all == []


def test_tab_walks_through_all_controls_and_round(app: App) -> None:
    buttons = [Button(word, Told()) for word in ("A", "B", "C")]
    scene = bench(app, *buttons)
    seen = []
    for _ in range(4):
        key(app, pygame.K_TAB)
        seen.append(scene.page.ring.current)
    assert seen == [buttons[0], buttons[1], buttons[2], buttons[0]]
    key(app, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert scene.page.ring.current is buttons[2]


def test_arrows_walk_to_the_nearest_control_in_their_direction(app: App) -> None:
    places = {
        "mid": (400, 300),
        "up": (400, 200),
        "down": (420, 420),
        "left": (200, 310),
        "right": (650, 290),
    }
    buttons = {word: Button(word, Told()) for word in places}
    scene = bench(app, *buttons.values())
    for word, at in places.items():
        buttons[word].place(pygame.Rect(*at, 120, 40), app.theme)
    for code, word in (
        (pygame.K_UP, "up"), (pygame.K_DOWN, "down"), (pygame.K_LEFT, "left"), (pygame.K_RIGHT, "right"),
    ):  # fmt: skip
        scene.page.focus(buttons["mid"])
        scene.page.ring.shown = True
        key(app, code)
        assert scene.page.ring.current is buttons[word]


def test_the_focus_can_be_seen_after_a_key_and_goes_with_the_mouse(app: App) -> None:
    button = Button("Go", Told())
    scene = bench(app, button)
    app.draw()
    corner = (button.rect.centerx, button.rect.y - 3)
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_at(corner)[:3] == (0, 0, 0)
    key(app, pygame.K_TAB)
    app.draw()
    assert surface.get_at(corner)[:3] == (255, 255, 255)
    click(app, (700, 500))
    assert not scene.page.ring.shown


def test_a_toggle_turns_by_click_enter_and_arrows(app: App) -> None:
    told = Told()
    toggle = Toggle("Light", False, told)
    scene = bench(app, toggle)
    click_on(app, toggle)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_LEFT)
    assert told.all == [True, False, True, False]
    assert scene.used.count(True) > 0


def test_a_slider_follows_the_mouse_in_steps_and_stays_within_its_ends(app: App) -> None:
    told = Told()
    slider = Slider(0.5, told, steps=10)
    bench(app, slider)
    press(app, (slider.rect.x, slider.rect.centery))
    assert slider.value == 0
    move(app, (slider.rect.right + 500, slider.rect.centery))
    assert slider.value == 1
    release(app, (0, 0))
    key(app, pygame.K_RIGHT)
    assert slider.value == 1
    key(app, pygame.K_LEFT)
    assert slider.value == pytest.approx(0.9)
    wheel(app, slider.rect.center, -2)
    assert slider.value == pytest.approx(0.7)
    assert told.all[0] == 0


def test_segments_are_taken_by_click_and_arrows(app: App) -> None:
    told = Told()
    segments = Segments([(1, "one"), (2, "two"), (3, "three")], 1, told)
    bench(app, segments)
    click(app, (segments.rect.right - 10, segments.rect.centery))
    assert segments.value == 3
    key(app, pygame.K_LEFT)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    assert told.all == [3, 2, 3, 1]
    click(app, (segments.rect.x + 10, segments.rect.centery))
    assert told.all == [3, 2, 3, 1]


def test_a_stepper_goes_both_ways_and_round(app: App) -> None:
    told = Told()
    stepper = Stepper([("a", "A"), ("b", "B"), ("c", "C")], "a", told)
    bench(app, stepper)
    click(app, (stepper.rect.x + 5, stepper.rect.centery))
    click(app, (stepper.rect.right - 5, stepper.rect.centery))
    click_on(app, stepper)
    key(app, pygame.K_LEFT)
    wheel(app, stepper.rect.center, -1)
    assert told.all == ["c", "a", "b", "a", "b"]


def test_a_number_is_typed_and_cut_at_its_length(app: App) -> None:
    told = Told()
    field = NumberField(None, told, "none", longest=3)
    bench(app, field)
    click_on(app, field)
    for digit in "0x4715":
        key(app, ord(digit), letter=digit)
    assert field.value == 471
    key(app, pygame.K_BACKSPACE)
    assert told.all == [0, 4, 47, 471, 47]
    key(app, pygame.K_DELETE)
    assert field.value is None
    assert told.all[-1] is None


def test_a_list_takes_only_what_has_no_fault(app: App) -> None:
    told = Told()
    rows = [Row("a", "Alpha"), Row("b", "Broken", faults=("torn",)), Row("c", "Gamma")]
    choices = Choices(rows, "a", told)
    bench(app, choices)
    choices.place(pygame.Rect(100, 50, 300, 400), app.theme)
    key(app, pygame.K_TAB)
    key(app, pygame.K_DOWN)
    assert told.all == []
    assert choices.tip == "torn"
    key(app, pygame.K_DOWN)
    assert told.all == ["c"]
    assert choices.tip == ""
    for y in range(55, 450, 5):
        click(app, (150, y))
    assert "b" not in told.all
    assert told.all[-1] in ("a", "c")


def test_a_list_scrolls_to_what_is_taken(app: App) -> None:
    choices = Choices([Row(str(n), f"Row {n}") for n in range(30)], "0", Told())
    bench(app, choices)
    choices.place(pygame.Rect(100, 50, 300, 120), app.theme)
    wheel(app, choices.rect.center, -3)
    assert choices.scroll == 120
    wheel(app, choices.rect.center, 99)
    assert choices.scroll == 0
    key(app, pygame.K_TAB)
    for _ in range(29):
        key(app, pygame.K_DOWN)
    assert choices.value == "29"
    assert choices.scroll > 0


def test_text_flows_and_scrolls_to_its_end(app: App) -> None:
    flow = TextFlow([("One", "word " * 200), ("Two", "word " * 200)])
    bench(app, flow)
    flow.place(pygame.Rect(100, 50, 300, 200), app.theme)
    key(app, pygame.K_TAB)
    key(app, pygame.K_DOWN)
    assert flow.scroll > 0
    key(app, pygame.K_END)
    assert flow.scroll == flow.height - 200
    key(app, pygame.K_HOME)
    assert flow.scroll == 0
    flow.scroll_to(flow.tops[1])
    assert flow.scroll == flow.tops[1]


def test_a_tip_shows_when_the_mouse_rests(app: App) -> None:
    button = Button("Go", Told(), tip="This goes.")
    scene = bench(app, button)
    move(app, button.rect.center)
    assert not scene.page.update(0.1)
    assert scene.page.update(0.5)
    before = pygame.image.tobytes(pygame.display.get_surface(), "RGB")  # type: ignore[arg-type]
    app.draw()
    assert pygame.image.tobytes(pygame.display.get_surface(), "RGB") != before  # type: ignore[arg-type]


def test_a_dialog_closes_before_its_answer_acts(app: App) -> None:
    scene = bench(app, Button("Go", Told()))
    seen: list[Scene] = []
    app.push(Dialog(app, "Sure?", "Really.", [("Yes", lambda: seen.append(app.scene)), ("No", None)]))
    key(app, pygame.K_RETURN)
    assert seen == [scene]
    app.push(Dialog(app, "Sure?", "Really.", [("Yes", lambda: seen.append(app.scene)), ("No", None)]))
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert len(seen) == 1


def test_pads_give_the_same_commands_as_keys() -> None:
    button = pygame.event.Event(pygame.JOYBUTTONDOWN, button=0)
    hat = pygame.event.Event(pygame.JOYHATMOTION, value=(0, -1))
    assert command_of(button) is Command.CONFIRM
    assert command_of(hat) is Command.DOWN
    assert key_word(pygame.K_ESCAPE) == "Esc"
    assert key_word(pygame.K_z) == "Z"


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (40, 3), (200, 100)])
def test_boxes_of_any_size_can_be_drawn(size: tuple[int, int]) -> None:
    assert shapes.box(size, 12, (1, 2, 3), (4, 5, 6), 2).get_size() == size
    assert shapes.shadow(size, 12, 8, 200).get_size() == (size[0] + 16, size[1] + 16)


def test_a_box_is_filled_to_its_edge_and_open_at_its_corners() -> None:
    box = shapes.box((60, 40), 10, (10, 20, 30), (200, 0, 0), 2)
    assert tuple(box.get_at((30, 20))) == (10, 20, 30, 255)
    assert tuple(box.get_at((30, 0))) == (200, 0, 0, 255)
    assert box.get_at((0, 0)).a == 0
