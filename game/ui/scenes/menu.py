"""The first screen: the table at night and what can be done."""

from __future__ import annotations

import pygame

from game.store import saves
from game.text import say
from game.ui.app import App
from game.ui.icons import icon
from game.ui.scene import Scene
from game.ui.scenes.backdrop import table_with_board
from game.ui.theme import CREAM, GOLD, GOLD_DARK, TEXT_DIM, TEXT_SOFT, Theme, mix
from game.ui.widgets import Button, Page
from game.ui.widgets.buttons import MAIN, PLAIN

TITLE_SIZE, MOTTO_SIZE, ENTRY_SIZE = 132, 28, 24


class MenuScene(Scene):
    """Continue (if a game was left), new game, how to play, settings, quit."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = Page(click=app.click)
        self._list_entries()

    def enter(self) -> None:
        self._list_entries()

    def uncover(self) -> None:
        self._list_entries()
        self.resize(self.app.size)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.page.focus(self.page.widgets[-1])
            self.page.ring.shown = True
            return
        self.page.handle(event)

    def update(self, seconds: float) -> bool:
        return self.page.update(seconds)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.app.theme
        self._left = max(theme.px(150), size[0] // 22)
        wide = max(theme.px(420), *(button.wants(theme)[0] for button in self.page.widgets))
        row = max(theme.px(62), theme.line_height(ENTRY_SIZE) + theme.px(18))
        step = row + theme.px(14)
        title = theme.line_height(TITLE_SIZE) + theme.line_height(MOTTO_SIZE) + theme.px(70)
        whole = title + step * len(self.page.widgets)
        self._top = max(theme.px(60), (size[1] - whole) * 2 // 5)
        for number, button in enumerate(self.page.widgets):
            button.place(pygame.Rect(self._left, self._top + title + number * step, wide, row), theme)
        self._ground = self._painted()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._ground, (0, 0))
        self.page.draw(surface, self.app.theme)

    def _painted(self) -> pygame.Surface:
        """All that does not change: the table, the title, the foot line."""
        theme, size = self.app.theme, self.app.size
        picture = table_with_board(size, theme.palette).copy()
        picture.blit(_shade(size), (0, 0))
        self._draw_title(picture, theme)
        faint = mix(TEXT_DIM, (0, 0, 0), 0.2)
        foot = theme.fitted("sans", 14, say("app.unofficial"), faint, size[0] - 2 * self._left)
        picture.blit(foot, (self._left, size[1] - foot.get_height() - theme.px(28)))
        return picture

    def _draw_title(self, surface: pygame.Surface, theme: Theme) -> None:
        words = gilded(theme, TITLE_SIZE, say("app.title"))
        crown = icon("crown", theme.px(64), GOLD)
        x, y = self._left, self._top
        surface.blit(crown, (x + theme.px(4), y - theme.px(30)))
        surface.blit(words, (x - theme.px(4), y + theme.px(10)))
        y += theme.line_height(TITLE_SIZE) + theme.px(6)
        width = words.get_width()
        pygame.draw.line(surface, GOLD_DARK, (x, y), (x + width, y), max(1, theme.px(2)))
        half = theme.px(7)
        middle = x + width // 2
        pygame.draw.polygon(
            surface, GOLD, [(middle - half, y), (middle, y - half), (middle + half, y), (middle, y + half)]
        )
        motto = theme.text("serif-italic", MOTTO_SIZE, say("app.motto"), TEXT_SOFT)
        surface.blit(motto, (x, y + theme.px(14)))

    def _list_entries(self) -> None:
        entries = [
            Button(say("menu.new"), self._new, "sword", pygame.K_n, size=ENTRY_SIZE),
            Button(say("menu.help"), self._help, "log", pygame.K_h, size=ENTRY_SIZE),
            Button(say("menu.settings"), self._settings, "gear", pygame.K_s, size=ENTRY_SIZE),
            Button(say("menu.quit"), self.app.quit, "door", pygame.K_q, size=ENTRY_SIZE),
        ]
        if saves.has_current():
            tip = say("menu.continue-tip")
            entries.insert(
                0, Button(say("menu.continue"), self._resume, "play", pygame.K_c, tip=tip, size=ENTRY_SIZE)
            )
        for number, button in enumerate(entries):
            button.look = MAIN if number == 0 else PLAIN
        self.page.set(entries, entries[0])

    # Scenes are imported when they are wanted, so that the menu is there at once.

    def _new(self) -> None:
        from game.ui.scenes.setup import SetupScene

        self.app.push(SetupScene(self.app))

    def _resume(self) -> None:
        from game.ui.scenes import start

        start.resume(self.app)

    def _help(self) -> None:
        from game.ui.scenes.help import HelpScene

        self.app.push(HelpScene(self.app))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))


def gilded(theme: Theme, size: int, words: str) -> pygame.Surface:
    """Words in gold that is lighter at the top."""
    plain = theme.text("serif-bold", size, words, (255, 255, 255)).copy()
    height = plain.get_height()
    sheen = pygame.Surface((1, 3))
    for y, colour in enumerate((CREAM, GOLD, mix(GOLD, GOLD_DARK, 0.5))):
        sheen.set_at((0, y), colour)
    plain.blit(
        pygame.transform.smoothscale(sheen, (plain.get_width(), height)),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    return plain


def _shade(size: tuple[int, int]) -> pygame.Surface:
    """Darkness under the words at the left."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strip.set_at((x, 0), (10, 14, 18, round(215 * max(0.0, 1 - x / 36) ** 0.8)))
    return pygame.transform.smoothscale(strip, size)
