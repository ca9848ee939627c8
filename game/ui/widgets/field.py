"""A field to type a number into."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.input import Command
from game.ui.theme import GOLD, PANEL_LINE, TEXT, TEXT_DIM, WHITE, Theme, mix
from game.ui.widgets import shapes
from game.ui.widgets.base import SUNK, Widget, corner, row_height

_EDITING = (pygame.K_BACKSPACE, pygame.K_DELETE)


class NumberField(Widget):
    """A whole number of at most `longest` digits; `empty` is shown while nothing is typed."""

    def __init__(
        self,
        value: int | None,
        on_change: Callable[[int | None], None],
        empty: str,
        longest: int = 12,
        tip: str = "",
    ) -> None:
        super().__init__(tip)
        self.digits = "" if value is None else str(value)
        self.on_change = on_change
        self.empty = empty
        self.longest = longest

    @property
    def value(self) -> int | None:
        """The number typed, None when the field is empty."""
        return int(self.digits) if self.digits else None

    def set(self, value: int | None) -> None:
        """Put a number in, without telling anybody."""
        self.digits = "" if value is None else str(value)

    def wants(self, theme: Theme) -> tuple[int, int]:
        width = theme.font("sans-bold", 17).size("0" * self.longest)[0]
        return width + 2 * theme.px(16), row_height(theme, 17)

    def mouse(self, event: pygame.event.Event) -> bool:
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1

    def command(self, command: Command) -> bool:
        return False

    def typed(self, event: pygame.event.Event) -> bool:
        if event.key in _EDITING:
            self._change(self.digits[:-1] if event.key == pygame.K_BACKSPACE else "")
            return True
        digit = getattr(event, "unicode", "")
        if digit and digit in "0123456789":
            if len(self.digits) < self.longest:
                self._change((self.digits + digit).lstrip("0") or "0")
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        bright = self.hovered or self.focused
        line = GOLD if self.focused else mix(PANEL_LINE, WHITE, 0.3 if bright else 0)
        surface.blit(shapes.box(self.rect.size, corner(theme), SUNK, line, 1), self.rect)
        x, space = self.rect.x + theme.px(16), self.rect.width - 2 * theme.px(16)
        ink = TEXT if self.digits else TEXT_DIM
        picture = theme.fitted(
            "sans-bold" if self.digits else "sans", 17, self.digits or self.empty, ink, space
        )
        surface.blit(picture, (x, self.rect.centery - picture.get_height() // 2))
        if self.focused:
            end = x + (picture.get_width() + 2 if self.digits else -4)
            half = picture.get_height() // 2
            pygame.draw.line(
                surface, GOLD, (end, self.rect.centery - half), (end, self.rect.centery + half), 2
            )

    def _change(self, digits: str) -> None:
        if digits != self.digits:
            self.digits = digits
            self.on_change(self.value)
