"""What the player likes, applied at once and kept."""

from __future__ import annotations

import pygame

from game.store.settings import INSTANT, PALETTES, SPEEDS, TEXT_SCALES, Settings
from game.text import say
from game.ui.app import App
from game.ui.scenes.sheet import Sheet
from game.ui.theme import PALETTES as TEAM_PALETTES
from game.ui.theme import PANEL, PANEL_LINE, TEXT, TEXT_DIM, Theme, mix
from game.ui.widgets import Button, Segments, Slider, Toggle, Widget, shapes
from game.ui.widgets.base import lines_height, row_height

LINE_BETWEEN = mix(PANEL, PANEL_LINE, 0.5)


class SettingsScene(Sheet):
    """One row a setting: its name, what it does, and the control."""

    title_key = "settings.title"
    design_height = 860

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rows: list[tuple[str, Widget]] = []
        self._build()

    def lay_out(self) -> None:
        theme, inner = self.app.theme, self.inner
        self.place_back(self.back)
        self.fullscreen.value = self.app.settings.fullscreen
        self.fullscreen.words = _switch_words(self.fullscreen.value)
        reset_wide, reset_high = self.reset.wants(theme)
        step = (inner.height - reset_high - theme.px(10)) // len(self.rows)
        wide = min(max(widget.wants(theme)[0] for _, widget in self.rows), inner.width * 3 // 5)
        for number, (_, widget) in enumerate(self.rows):
            high = widget.wants(theme)[1]
            y = inner.y + number * step + (step - high) // 2
            widget.place(pygame.Rect(inner.right - wide, y, wide, high), theme)
        place = pygame.Rect(inner.x, inner.bottom - reset_high, reset_wide, reset_high)
        self.reset.place(place, theme)

    def least_height(self) -> int:
        theme = self.app.theme
        rows = len(self.rows) * max(row_height(theme) + 4, theme.line_height(20) + theme.line_height(14) + 6)
        return rows + theme.line_height(48) + row_height(theme) + theme.px(90)

    def draw_content(self, surface: pygame.Surface) -> None:
        theme, inner = self.app.theme, self.inner
        for number, (name, widget) in enumerate(self.rows):
            if number:
                between = (self.rows[number - 1][1].rect.centery + widget.rect.centery) // 2
                pygame.draw.line(surface, LINE_BETWEEN, (inner.x, between), (inner.right, between))
            width = inner.width - widget.rect.width - theme.px(24)
            words = theme.fitted("sans-bold", 20, say(f"settings.{name}"), TEXT, width)
            about = say(f"settings.{name}-about")
            fits = lines_height(theme, "sans", 14, about, width) <= 2 * theme.line_height(14)
            lines = theme.wrap("sans", 14, about, width) if fits else []
            high = theme.line_height(20) + len(lines) * theme.line_height(14)
            y = widget.rect.centery - high // 2
            surface.blit(words, (inner.x, y))
            title_middle = y + words.get_height() // 2
            y += theme.line_height(20)
            for line in lines:
                surface.blit(theme.text("sans", 14, line, TEXT_DIM), (inner.x, y))
                y += theme.line_height(14)
            if name == "palette":
                self._draw_pair(surface, theme, inner.x + words.get_width(), title_middle)

    def _draw_pair(self, surface: pygame.Surface, theme: Theme, x: int, y: int) -> None:
        """The two team colours as they are now, after the name of the setting."""
        size = max(12, theme.px(20))
        for team in (0, 1):
            colours = TEAM_PALETTES[self.app.settings.palette][team]
            radius = size // 2 if colours.shape == "circle" else size // 5
            dot = shapes.box((size, size), radius, colours.light, colours.dark, max(1, theme.px(2)))
            surface.blit(dot, (x + theme.px(16) + round(team * size * 1.35), y - size // 2))

    def _build(self) -> None:
        likes = self.app.settings
        self.back = self.back_button()
        self.reset = Button(say("settings.reset"), self._reset, "undo", size=17)
        self.fullscreen = Toggle(_switch_words(likes.fullscreen), likes.fullscreen, self._set_fullscreen)
        self.motion = Toggle(_switch_words(likes.reduced_motion), likes.reduced_motion, self._set_motion)
        speeds = [(speed, _speed_words(speed)) for speed in SPEEDS]
        palettes = [(name, say(f"settings.palette.{name}")) for name in PALETTES]
        scales = [(scale, f"{round(scale * 100)} %") for scale in TEXT_SCALES]
        self.rows = [
            ("volume", Slider(likes.volume, self._set_volume)),
            ("speed", Segments(speeds, likes.speed, self._set_speed)),
            ("palette", Segments(palettes, likes.palette, self._set_palette)),
            ("text", Segments(scales, likes.text_scale, self._set_text)),
            ("fullscreen", self.fullscreen),
            ("motion", self.motion),
        ]
        self.page.set([*(widget for _, widget in self.rows), self.reset, self.back], self.rows[0][1])

    def _set_volume(self, volume: float) -> None:
        self.app.settings.volume = volume
        self.app.apply_volume()
        self.app.click()

    def _set_speed(self, speed: float) -> None:
        self.app.settings.speed = speed
        self.app.keep_settings()

    def _set_palette(self, palette: str) -> None:
        self.app.settings.palette = "contrast" if palette == "contrast" else "classic"
        self.app.apply_settings()

    def _set_text(self, scale: float) -> None:
        self.app.settings.text_scale = scale
        self.app.apply_settings()

    def _set_fullscreen(self, fills: bool) -> None:
        self.app.settings.fullscreen = fills
        self.app.apply_settings()

    def _set_motion(self, reduced: bool) -> None:
        self.motion.words = _switch_words(reduced)
        self.app.settings.reduced_motion = reduced
        self.app.keep_settings()

    def _reset(self) -> None:
        usual, kept = Settings(), self.app.settings
        for name in ("volume", "speed", "palette", "text_scale", "fullscreen", "reduced_motion"):
            setattr(kept, name, getattr(usual, name))
        self._build()
        self.app.apply_settings()


def _speed_words(speed: float) -> str:
    if speed == INSTANT:
        return say("settings.speed.instant")
    return say("settings.speed.times", times=f"{speed:g}".replace("0.5", "½"))


def _switch_words(on: bool) -> str:
    return say("settings.on" if on else "settings.off")
