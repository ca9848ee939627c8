"""The bar that says what is asked, by which card, what happens otherwise, with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.kernel.decision import Value
from game.ui.battle.choices import Choice
from game.ui.theme import (
    BAD,
    BAND,
    GOLD,
    GOLD_DARK,
    PANEL_LINE,
    SMALLEST_TEXT,
    TEXT,
    TEXT_DIM,
    TEXT_SOFT,
    WHITE,
    Theme,
    mix,
)
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
        self.keys: list[int | None] = []
        self.words = ""
        self.below = ""
        self.asked = False
        self.medal: pygame.Surface | None = None
        self.reason = ""
        self._left = 0.0
        self._drawn: tuple[Hashable, pygame.Surface] | None = None

    def show(self, choice: Choice, medal: pygame.Surface | None = None) -> None:
        """Ask a question; `medal` shows for which hero it is, where one person may run several."""
        self.words, self.below, self.asked, self.medal = choice.words, choice.below, True, medal
        self.buttons, self.values, self.keys = [], [], []
        for number, option in enumerate(choice.buttons):
            key = pygame.K_1 + number if not choice.cards and number < 9 else None
            if option.value is None:
                key = pygame.K_n
            look = MAIN if option.main else PLAIN
            button = Button(option.words, partial(self._answer, option.value), key=key, look=look, size=17)
            button.enabled, button.tip = not option.reason, option.reason
            self.buttons.append(button)
            self.values.append(option.value)
            self.keys.append(key)
        self._place()

    def tell(self, words: str, below: str = "") -> None:
        """Say something that asks nothing."""
        self.words, self.below, self.asked, self.medal = words, below, False, None
        self.buttons, self.values, self.keys = [], [], []

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
        inner = self._inner()
        wants = [max(button.wants(theme)[0], theme.px(110)) for button in self.buttons]
        room = inner.width - gap * (len(wants) - 1)
        if sum(wants) > room:
            wants = self._narrowed(room)
        high = self._button_height()
        x = inner.right - sum(wants) - gap * (len(wants) - 1)
        if len(wants) > 1 and all(value is not None for value in self.values):
            x = inner.x + (inner.width - sum(wants) - gap * (len(wants) - 1)) // 2
        y = self.rect.bottom - high - max(4, theme.px(9))
        for button, width in zip(self.buttons, wants, strict=True):
            button.place(pygame.Rect(x, y, width, high), theme)
            x += width + gap

    def _narrowed(self, room: int) -> list[int]:
        """Widths of buttons that fit together: without their keys if need be, and then the widest give way first."""
        widths = [button.wants(self.theme)[0] for button in self.buttons]
        if sum(widths) > room:
            for button in self.buttons:
                button.key = None
            widths = [button.wants(self.theme)[0] for button in self.buttons]
        while sum(widths) > room:
            widest = max(widths)
            others = max((width for width in widths if width < widest), default=0)
            cap = max(others, widest - -(-(sum(widths) - room) // widths.count(widest)))
            widths = [min(width, cap) for width in widths]
        return widths

    def _button_height(self) -> int:
        first = max(4, self.theme.px(8)) + max(
            self.theme.line_height(20), sum(line.get_height() for line in self._lines())
        )
        return max(18, min(self.theme.px(46), self.rect.height - first - max(4, self.theme.px(9)) - 2))

    def _pad(self) -> int:
        return max(8, self.theme.px(24))

    def medal_side(self) -> int:
        """How large a medallion in the bar is."""
        return min(self.rect.height - 2 * max(4, self.theme.px(10)), max(30, self.theme.px(72)))

    def _inner(self) -> pygame.Rect:
        """The room for words and buttons, right of the medallion if there is one."""
        inner = self.rect.inflate(-2 * self._pad(), 0)
        if self.medal is not None:
            taken = self.medal.get_width() + max(4, self.theme.px(12)) - self._pad() // 2
            inner = pygame.Rect(inner.x + taken, inner.y, inner.width - taken, inner.height)
        return inner

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar; its buttons are drawn by the page that they lie on."""
        key = (
            self.words,
            self.below,
            self.asked,
            self.medal,
            tuple(button.rect.x for button in self.buttons),
        )
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
        inner = self._inner()
        if self.medal is not None:
            spot = (margin + self._pad() // 2, margin + rect.height // 2)
            whole.blit(self.medal, self.medal.get_rect(midleft=spot))
        rows = self._lines()
        alone = not self.below and not self.buttons
        high = sum(row.get_height() for row in rows)
        y = margin + ((rect.height - high) // 2 if alone else max(4, theme.px(8)))
        for row in rows:
            whole.blit(row, row.get_rect(midtop=(margin + inner.centerx - rect.x, y)))
            y += row.get_height()
        self._draw_below(whole, inner, (margin - rect.x, margin - rect.y))
        return whole

    def _lines(self) -> list[pygame.Surface]:
        """What is said: in one line if it can be read so, else in two lines of small type."""
        theme, room = self.theme, self._inner().width
        colour = TEXT if self.asked else TEXT_SOFT
        if theme.font_px("sans-bold", SMALLEST_TEXT).size(self.words)[0] <= room:
            return [theme.fitted("sans-bold", 20, self.words, colour, room)]
        first, *more = theme.wrap("sans-bold", 14, self.words, room)
        return [theme.fitted("sans-bold", 14, line, colour, room) for line in (first, " ".join(more))]

    def _draw_below(self, surface: pygame.Surface, inner: pygame.Rect, shift: tuple[int, int]) -> None:
        theme, rect = self.theme, self.rect
        if not self.below:
            return
        free = inner.width if not self.buttons else self.buttons[0].rect.x - inner.x - theme.px(10)
        if free < 90:
            return
        face = theme.fitted("sans", 17, self.below, TEXT_DIM, free)
        middle = rect.bottom - max(4, theme.px(9)) - self._button_height() // 2
        place = face.get_rect(midleft=(inner.x, middle))
        if not self.buttons:
            place.centerx = inner.centerx
        surface.blit(face, place.move(shift))

    def _draw_reason(self, surface: pygame.Surface) -> None:
        theme = self.theme
        words = theme.fitted("sans-bold", 17, self.reason, mix(BAD, WHITE, 0.35), surface.get_width() - 60)
        size = (words.get_width() + theme.px(40), words.get_height() + max(8, theme.px(14)))
        place = pygame.Rect((0, 0), size)
        place.midbottom = (self.rect.centerx, self.rect.y - max(4, theme.px(8)))
        surface.blit(shapes.box(size, size[1] // 2, (40, 20, 18, 240), mix(BAD, GOLD_DARK, 0.3), 1), place)
        surface.blit(words, words.get_rect(center=place.center))
