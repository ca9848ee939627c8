"""Controls: everything works by mouse and by keys, and sizes follow the theme."""

from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments, Slider, Stepper, Toggle
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import NumberField
from game.ui.widgets.lists import Choices, Row
from game.ui.widgets.page import Page
from game.ui.widgets.textflow import TextFlow

__all__ = [
    "Button",
    "Choices",
    "Dialog",
    "NumberField",
    "Page",
    "Row",
    "Segments",
    "Slider",
    "Stepper",
    "TextFlow",
    "Toggle",
    "Widget",
]
