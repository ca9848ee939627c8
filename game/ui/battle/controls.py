"""Mouse and keys of a battle: pointing, clicking, dragging, and walking the options."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.hexgrid.coords import Cell
from game.kernel.decision import Value
from game.lane.cards import CardId, Piece
from game.lane.state import HIDDEN
from game.text import say
from game.ui.battle.choices import why_not_card, why_not_cell
from game.ui.battle.log import opened
from game.ui.input import ARROWS, Command, command_of

if TYPE_CHECKING:
    from game.ui.scenes.battle import BattleScene

ASIDE = 2.0
"""How much farther an option to the side counts than one straight on, for the arrow keys."""


@dataclass(frozen=True, slots=True)
class Peek:
    """What the mouse rests on: a card to be read, a folded dashboard, or a piece to be named."""

    anchor: pygame.Rect
    card: CardId = HIDDEN
    owner: Piece | None = None
    hero: Piece | None = None
    words: str = ""


class Controls:
    """Turns events into answers of the scene. `focus` is the place of an option in the question's order."""

    def __init__(self, scene: BattleScene) -> None:
        self.scene = scene
        self.cell: Cell | None = None
        self.peek: Peek | None = None
        self.focus: int | None = None
        self.drop_lit = False

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event."""
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._cancel()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event)
        elif event.type == pygame.MOUSEWHEEL:
            self.scene.log.scroll(event.y * 2)
        else:
            command = command_of(event)
            if command is not None:
                self._command(command)

    # Pointing

    def _motion(self, event: pygame.event.Event) -> None:
        scene = self.scene
        scene.page.handle(event)
        scene.hand.drag(event.pos)
        if scene.picker is not None:
            scene.picker.hovered = scene.picker.at(event.pos)
            return
        carrying = scene.hand.dragged is not None
        self.drop_lit = carrying and self._droppable(event.pos)
        over_button = scene.page.pointed is not None
        scene.hand.hovered = None if carrying or over_button else scene.hand.at(event.pos)
        free = not carrying and not over_button and scene.hand.hovered is None
        self.cell = scene.stage.view.cell_at(event.pos) if free and self._on_board(event.pos) else None
        self.peek = self._peek_at(event.pos) if free else None
        if scene.hand.hovered is not None:
            scene.hand.picked = scene.hand.picked if scene.hand.picked == scene.hand.hovered else None

    def _on_board(self, pos: tuple[int, int]) -> bool:
        return not self.scene.layout.prompt.collidepoint(pos) and pos[1] > self.scene.layout.top.bottom

    def _droppable(self, pos: tuple[int, int]) -> bool:
        """Whether a card may be let go here: on the board or on the place at its side."""
        layout = self.scene.layout
        wide = layout.board.inflate(20, 20)
        return wide.collidepoint(pos) or layout.resolving.inflate(60, 60).collidepoint(pos)

    def _peek_at(self, pos: tuple[int, int]) -> Peek | None:
        scene = self.scene
        for board in scene.stage.dashboards:
            if board.rect.collidepoint(pos):
                chip = board.chip_at(scene.picture, pos)
                card = chip.card if chip is not None else HIDDEN
                return Peek(board.rect, card, board.hero, board.hero)
        shown = scene.resolving_card()
        if (
            shown is not None
            and scene.layout.resolving.collidepoint(pos)
            and scene.layout.resolving.width < 200
        ):
            return Peek(scene.layout.resolving, shown[0].id)
        line = scene.log.line_at(pos) if self._log_rect().collidepoint(pos) else None
        if line is not None and line.card:
            return Peek(self._log_rect(), line.card)
        if words := scene.stage.hud.note_at(scene.picture, pos):
            return Peek(pygame.Rect(pos[0], 0, 0, scene.layout.top.bottom + 4), words=words)
        for rect, hero in scene.rail.spots:
            if rect.collidepoint(pos):
                planned = scene.picture.planned[hero]
                return Peek(rect, planned or HIDDEN, hero, words=scene.picture.cast.names[hero])
        words = scene.describe(self.cell) if self.cell is not None else ""
        return Peek(self._around(self.cell), words=words) if words and self.cell is not None else None

    def _around(self, cell: Cell) -> pygame.Rect:
        x, y = self.scene.stage.spot(cell)
        side = round(self.scene.stage.view.radius * 2.4)
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def _log_rect(self) -> pygame.Rect:
        scene = self.scene
        if not scene.layout.folded_log:
            return scene.layout.log
        return opened(scene.layout) if scene.log_open else pygame.Rect(0, 0, 0, 0)

    # The mouse button

    def _press(self, event: pygame.event.Event) -> None:
        scene = self.scene
        self.focus = None
        if scene.asker.covered and not scene.director.is_busy:
            self._uncover()
            return
        if scene.picker is not None and scene.choice is not None:
            card = scene.picker.at(event.pos)
            if card is not None:
                scene.choose(card)
                return
        if reason := scene.prompt.reason_at(event.pos):
            scene.prompt.explain(reason)
            return
        if scene.page.handle(event):
            return
        if scene.director.is_busy:
            scene.skip()
            return
        if scene.picker is not None:
            return
        if scene.hand.press(event.pos) is None:
            self._click_board(event.pos)

    def _uncover(self) -> None:
        self.scene.asker.uncover()
        self.scene.refresh()

    def _click_board(self, pos: tuple[int, int]) -> None:
        scene, choice = self.scene, self.scene.choice
        if self._click_hero(pos):
            return
        cell = scene.stage.view.cell_at(pos) if self._on_board(pos) else None
        picked = scene.hand.picked
        if picked is not None and choice is not None and choice.from_hand and self._droppable(pos):
            scene.choose(picked)
            return
        if cell is None:
            return
        if choice is not None and cell in choice.cells:
            scene.choose(cell)
            return
        piece = scene.asker.seen.piece_at.get(cell)
        if choice is not None and piece is not None and piece in choice.pieces:
            scene.choose(piece)
            return
        scene.prompt.explain(why_not_cell(choice, scene.asker.seen, cell))

    def _click_hero(self, pos: tuple[int, int]) -> bool:
        """Choose a hero by its dashboard or its place in the order of play."""
        scene, choice = self.scene, self.scene.choice
        if choice is None or not choice.pieces:
            return False
        spots = [(board.rect, board.hero) for board in scene.stage.dashboards] + scene.rail.spots
        for rect, hero in spots:
            if rect.collidepoint(pos) and hero in choice.pieces:
                scene.choose(hero)
                return True
        return False

    def _release(self, event: pygame.event.Event) -> None:
        scene = self.scene
        scene.page.handle(event)
        held = scene.hand.let_go()
        self.drop_lit = False
        if held is None:
            return
        if not held.moved:
            self._click_card(held.card)
            return
        choice = scene.choice
        if choice is None or not choice.from_hand or held.card not in choice.cards:
            scene.prompt.explain(why_not_card(scene.asker.seen, choice, held.card))
            scene.hand.fly_back(held)
        elif not self._droppable(event.pos):
            scene.prompt.explain(say("why.drop"))
            scene.hand.fly_back(held)
        else:
            scene.choose(held.card)
            if held.card in scene.hand.shown:
                scene.hand.fly_back(held)

    def _click_card(self, card: CardId) -> None:
        """The first click picks a card, the second plays it."""
        scene, choice = self.scene, self.scene.choice
        if choice is None or not choice.from_hand or card not in choice.cards:
            scene.prompt.explain(why_not_card(scene.asker.seen, choice, card))
        elif scene.hand.picked == card:
            scene.choose(card)
        else:
            scene.hand.picked = card

    def _cancel(self) -> bool:
        """Put down what is held, picked or focused; whether there was anything."""
        scene = self.scene
        held = scene.hand.let_go()
        if held is not None and held.moved:
            scene.hand.fly_back(held)
            self.drop_lit = False
            return True
        if scene.hand.picked is not None or self.focus is not None:
            scene.hand.picked = None
            self.focus = None
            return True
        if scene.log_open:
            scene.log_open = False
            return True
        return False

    # Keys

    def _key(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if event.key == pygame.K_z:
            scene.undo()
            return
        command = command_of(event)
        if command is not None:
            self._command(command)
            return
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return
        if event.key == pygame.K_s:
            scene.faster()
        elif event.key == pygame.K_l:
            scene.toggle_log()
        elif not scene.director.is_busy and not scene.asker.covered:
            self._letter(event.key)

    def _letter(self, key: int) -> None:
        """Number keys pick a card of the hand or press a button, other keys press the button that names them."""
        scene, choice = self.scene, self.scene.choice
        if choice is None:
            return
        number = key - pygame.K_1
        if choice.from_hand and 0 <= number < len(scene.hand.shown):
            self._click_card(scene.hand.shown[number])
            return
        if choice.from_table and 0 <= number < len(choice.cards):
            self._focus_on(choice.cards[number])
            return
        pairs = zip(scene.prompt.buttons, scene.prompt.keys, strict=True)
        button = next((button for button, name in pairs if name == key), None)
        if button is not None and button.enabled:
            button.press()
        elif button is not None:
            scene.prompt.explain(button.tip)

    def _command(self, command: Command) -> None:
        scene = self.scene
        if command is Command.CANCEL:
            if not self._cancel():
                scene.pause()
        elif scene.asker.covered and not scene.director.is_busy:
            if command is Command.CONFIRM:
                self._uncover()
        elif scene.director.is_busy:
            if command is Command.CONFIRM:
                scene.skip()
        elif command is Command.CONFIRM:
            self._confirm()
        elif command in ARROWS:
            self._walk(command)
        else:
            self._cycle(1 if command is Command.NEXT else -1)

    def focus_value(self) -> Value:
        """The option that the keys stand on; None when there is none (see `focus`)."""
        choice = self.scene.choice
        if choice is None or self.focus is None or self.focus >= len(choice.order):
            return None
        return choice.order[self.focus]

    def _focus_on(self, value: Value) -> None:
        scene, choice = self.scene, self.scene.choice
        if choice is None:
            return
        self.focus = choice.order.index(value)
        if choice.from_hand:
            scene.hand.picked = CardId(value) if isinstance(value, str) else None
        if scene.picker is not None:
            scene.picker.hovered = CardId(value) if isinstance(value, str) else None

    def _confirm(self) -> None:
        scene, choice = self.scene, self.scene.choice
        if choice is None:
            scene.skip()
            return
        if scene.hand.picked is not None and choice.from_hand:
            scene.choose(scene.hand.picked)
        elif self.focus is not None and self.focus < len(choice.order):
            scene.choose(choice.order[self.focus])
        elif scene.director.is_moving:
            scene.skip()

    def _cycle(self, step: int) -> None:
        choice = self.scene.choice
        if choice is None:
            return
        count = len(choice.order)
        start = -1 if step > 0 else count
        here = self.focus if self.focus is not None else start
        self._focus_on(choice.order[(here + step) % count])

    def _walk(self, command: Command) -> None:
        """Go to the nearest option in the direction of an arrow."""
        choice, scene = self.scene.choice, self.scene
        if choice is None:
            return
        if self.focus is None:
            self._focus_on(choice.order[0])
            return
        here = scene.spot_of(choice.order[self.focus])
        if here is None:
            self._cycle(1)
            return
        best: tuple[float, Value] | None = None
        for value in choice.order:
            spot = scene.spot_of(value)
            if spot is None or value == choice.order[self.focus]:
                continue
            far = _far(here, spot, command)
            if far is not None and (best is None or far < best[0]):
                best = far, value
        if best is not None:
            self._focus_on(best[1])


def _far(a: tuple[float, float], b: tuple[float, float], command: Command) -> float | None:
    """How far `b` lies from `a` in the direction of an arrow; None when it lies elsewhere."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along, aside = {
        Command.LEFT: (-dx, dy),
        Command.RIGHT: (dx, dy),
        Command.UP: (-dy, dx),
        Command.DOWN: (dy, dx),
    }[command]
    if along <= 2 or abs(aside) > 2.2 * along:
        return None
    return hypot(along, ASIDE * aside)
