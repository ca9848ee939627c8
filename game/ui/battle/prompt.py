"""The bar that says what is asked, by which card, what happens otherwise, with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.kernel.decision import Value
from game.ui.battle.choices import Choice
from game.ui.theme import BAD, BAND, GOLD, GOLD_DARK, PANEL_LINE, TEXT, TEXT_DIM, TEXT_SOFT, WHITE, Theme, mix
from game.ui.widgets import Button, shapes
from game.ui.widgets.buttons import MAIN, PLAIN

REASON_SECONDS = 5.0


class Prompt:
    """A bar of fixed size with up to two lines and the buttons of the question."""

    def __init__(self, theme: Theme, rect: pygame.Rect, answer: Callable[[Value], None]) -> None:
        self.theme, self.rect = theme, rect
        self._answer = answer
        self.buttons: list[Button] = []
        self.values: list[Value] = []
        self.words = ""
        self.below = ""
        self.asked = False
        self.reason = ""
        self._left = 0.0
        self._drawn: tuple[Hashable, pygame.Surface] | None = None

    def show(self, choice: Choice) -> None:
        """Ask a question."""
        self.words, self.below, self.asked = choice.words, choice.below, True
        self.buttons = []
        self.values = []
        for number, option in enumerate(choice.buttons):
            key = pygame.K_1 + number if not choice.cards and number < 9 else None
            if option.value is None:
                key = pygame.K_n
            look = MAIN if option.main else PLAIN
            button = Button(option.words, partial(self._answer, option.value), key=key, look=look, size=17)
            button.enabled, button.tip = not option.reason, option.reason
            self.buttons.append(button)
            self.values.append(option.value)
        self._place()

    def tell(self, words: str, below: str = "") -> None:
        """Say something that asks nothing."""
        self.words, self.below, self.asked = words, below, False
        self.buttons, self.values = [], []

    def explain(self, reason: str) -> None:
        """Say why something is not possible, for some seconds."""
        self.reason = reason
        self._left = REASON_SECONDS

    def reason_at(self, pos: tuple[int, int]) -> str:
        """Why the button under a point cannot be pressed; empty when it can, or when there is none."""
        return next((button.tip for button in self.buttons if not button.enabled and button.hit(pos)), "")

    def hush(self) -> None:
        """Take the reason away."""
        self._left = 0.0
        self.reason = ""

    def update(self, seconds: float) -> bool:
        """Let time pass; True when the reason has gone."""
        if not self.reason:
            return False
        self._left -= seconds
        if self._left <= 0:
            self.reason = ""
            return True
        return False

    def _place(self) -> None:
        """Put the buttons on the second line, at its right; all of it when there are many."""
        if not self.buttons:
            return
        theme = self.theme
        gap = max(4, theme.px(10))
        inner = self.rect.inflate(-2 * self._pad(), 0)
        wants = [max(button.wants(theme)[0], theme.px(110)) for button in self.buttons]
        room = inner.width - gap * (len(wants) - 1)
        if sum(wants) > room:
            wants = [round(width * room / sum(wants)) for width in wants]
        high = self._button_height()
        x = inner.right - sum(wants) - gap * (len(wants) - 1)
        if len(wants) > 1 and all(value is not None for value in self.values):
            x = inner.x + (inner.width - sum(wants) - gap * (len(wants) - 1)) // 2
        y = self.rect.bottom - high - max(4, theme.px(9))
        for button, width in zip(self.buttons, wants, strict=True):
            button.place(pygame.Rect(x, y, width, high), theme)
            x += width + gap

    def _button_height(self) -> int:
        first = max(4, self.theme.px(8)) + self.theme.line_height(20)
        return max(18, min(self.theme.px(46), self.rect.height - first - max(4, self.theme.px(9)) - 2))

    def _pad(self) -> int:
        return max(8, self.theme.px(24))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar; its buttons are drawn by the page that they lie on."""
        key = (self.words, self.below, self.asked, tuple(button.rect.x for button in self.buttons))
        margin = self._spread()
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._paint(margin))
        surface.blit(self._drawn[1], self.rect.move(-margin, -margin))
        if self.reason:
            self._draw_reason(surface)

    def _spread(self) -> int:
        return max(6, self.theme.px(14))

    def _paint(self, margin: int) -> pygame.Surface:
        theme, rect = self.theme, self.rect
        whole = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        radius = min(rect.height // 2, max(10, theme.px(26)))
        line = GOLD if self.asked else PANEL_LINE
        if self.asked:
            whole.blit(shapes.glow(rect.size, radius, margin, GOLD, 60), (0, 0))
        else:
            whole.blit(shapes.shadow(rect.size, radius, margin, 120), (0, 0))
        whole.blit(shapes.box(rect.size, radius, (*BAND, 240), line, max(1, theme.px(2))), (margin, margin))
        room = rect.width - 2 * self._pad()
        words = theme.fitted("sans-bold", 20, self.words, TEXT if self.asked else TEXT_SOFT, room)
        alone = not self.below and not self.buttons
        y = (rect.height - words.get_height()) // 2 if alone else max(4, theme.px(8))
        whole.blit(words, words.get_rect(midtop=(margin + rect.width // 2, margin + y)))
        self._draw_below(whole, room, (margin - rect.x, margin - rect.y))
        return whole

    def _draw_below(self, surface: pygame.Surface, room: int, shift: tuple[int, int]) -> None:
        theme, rect = self.theme, self.rect
        if not self.below:
            return
        free = room if not self.buttons else self.buttons[0].rect.x - rect.x - self._pad() - theme.px(10)
        if free < 90:
            return
        face = theme.fitted("sans", 17, self.below, TEXT_DIM, free)
        middle = rect.bottom - max(4, theme.px(9)) - self._button_height() // 2
        place = face.get_rect(midleft=(rect.x + self._pad(), middle))
        if not self.buttons:
            place.centerx = rect.centerx
        surface.blit(face, place.move(shift))

    def _draw_reason(self, surface: pygame.Surface) -> None:
        theme = self.theme
        words = theme.fitted("sans-bold", 17, self.reason, mix(BAD, WHITE, 0.35), surface.get_width() - 60)
        size = (words.get_width() + theme.px(40), words.get_height() + max(8, theme.px(14)))
        place = pygame.Rect((0, 0), size)
        place.midbottom = (self.rect.centerx, self.rect.y - max(4, theme.px(8)))
        surface.blit(shapes.box(size, size[1] // 2, (40, 20, 18, 240), mix(BAD, GOLD_DARK, 0.3), 1), place)
        surface.blit(words, words.get_rect(center=place.center))
