"""Draws a battle, layer by layer: board, pieces, sides, motions, foot, and what lies over it all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hexgrid.coords import Cell
from game.lane.cards import Piece
from game.text import say
from game.ui.battle import choices, overlay, rail
from game.ui.battle.asker import name_of_player
from game.ui.battle.controls import Peek
from game.ui.battle.log import opened
from game.ui.board_view import Mark
from game.ui.theme import SLOT_LINE, TEXT_DIM, WHITE
from game.ui.widgets import shapes

if TYPE_CHECKING:
    from game.ui.scenes.battle import BattleScene


class Painter:
    """The drawing of one battle scene; it reads the scene and changes nothing."""

    def __init__(self, scene: BattleScene) -> None:
        self.scene = scene

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the battle as it is at this moment."""
        self.scene.director.pose()
        self._draw_board(surface)
        self._draw_sides(surface)
        self.scene.director.timeline.paint(surface)
        self._draw_foot(surface)
        self._draw_over(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        scene, stage = self.scene, self.scene.stage
        battle = scene.picture.battle_zones()
        slide = stage.slide
        if slide is not None:
            battle = [zone for zone in battle if zone != slide.before]
        surface.blit(stage.view.still(self.scene.backdrop, battle), (0, 0))
        if slide is not None:
            stage.view.draw_light(surface, slide.before, 1 - slide.share)
            stage.view.draw_light(surface, slide.after, slide.share)
            stage.view.draw_sliding_frame(surface, slide.before, slide.after, slide.share)
        stage.view.draw_marks(surface, self._marks())
        if self.scene.hand.dragged is not None and self.scene.controls.drop_lit:
            stage.view.draw_outline(surface)
        self._ring_acting(surface)
        stage.draw_pieces(surface)
        self._ring_targets(surface)

    def _marks(self) -> list[Mark]:
        choice = self.scene.choice
        marks = [Mark(cell, "reach") for cell in self.reach()]
        if choice is not None:
            marks += [Mark(cell, "legal") for cell in sorted(choice.cells)]
        hovered = self.scene.controls.cell
        if hovered is not None and choice is not None and hovered in choice.cells:
            marks.append(Mark(hovered, "hover"))
        focus = self.scene.controls.focus_value()
        if choice is not None and isinstance(focus, int) and focus in choice.cells:
            marks.append(Mark(Cell(focus), "focus"))
        if self.scene.hand.dragged is not None and self.scene.controls.drop_lit:
            hero = self.scene.asker.hand_hero()
            if hero is not None and hero in self.scene.picture.pieces:
                marks.append(Mark(self.scene.picture.pieces[hero].cell, "drop"))
        return marks

    def reach(self) -> list[Cell]:
        """The reach of the card that is pointed at."""
        card = self.scene.hand.dragged or self.scene.hand.hovered or self.scene.hand.picked
        hero = self.scene.asker.hand_hero()
        if card is None or hero is None or self.scene.choice is None or self.scene.choice.prompt != "plan":
            return []
        return choices.reach_of(self.scene.asker.seen, hero, card)

    def _ring_acting(self, surface: pygame.Surface) -> None:
        """The rings under the hero whose moment it is and under the own one, of several, that is asked."""
        acting, choice = self.scene.picture.acting, self.scene.choice
        if acting is not None:
            self._ring(surface, acting, "acting")
        asked = choice.hero if choice is not None and self.scene.runs_several else None
        if asked is not None and asked != acting:
            self._ring(surface, asked, "acting")

    def _ring_targets(self, surface: pygame.Surface) -> None:
        """The rings round the pieces that may be chosen."""
        choice = self.scene.choice
        if choice is None:
            return
        focus, cell = self.scene.controls.focus_value(), self.scene.controls.cell
        hovered = self.scene.asker.seen.piece_at.get(cell) if cell is not None else None
        for piece in sorted(choice.pieces):
            self._ring(
                surface, piece, "focus" if piece == focus else "hover" if piece == hovered else "target"
            )

    def _ring(self, surface: pygame.Surface, piece: Piece, name: str) -> None:
        stage = self.scene.stage
        if piece not in self.scene.picture.pieces:
            return
        ring, pose = stage.units.ring(name), stage.poses.get(piece)
        x, y = pose.at if pose is not None and pose.at is not None else stage.where(piece)
        lift = stage.view.radius * 0.12 if piece < len(self.scene.picture.hand) else 0
        surface.blit(ring, ring.get_rect(center=(round(x), round(y - lift))))

    def _draw_sides(self, surface: pygame.Surface) -> None:
        stage, picture = self.scene.stage, self.scene.picture
        stage.hud.draw(surface, picture)
        awaited = [] if self.scene.director.is_busy else self.scene.awaited()
        for board in stage.dashboards:
            board.draw(surface, picture, board.hero in awaited)
        self.scene.rail.draw(surface, picture, self.scene.asker.seen)
        if not self.scene.layout.folded_log:
            self.scene.log.draw(surface, stage.theme, self.scene.layout.log)
        self._draw_resolving(surface)

    def _draw_resolving(self, surface: pygame.Surface) -> None:
        stage, rect = self.scene.stage, self.scene.layout.resolving
        shown = None if stage.resolving_hidden else self.scene.resolving_card()
        choice = self.scene.choice
        if shown is None:
            if choice is not None and choice.prompt == "plan":
                self._draw_free_place(surface, rect)
            return
        card, items, words = shown
        if not self.scene.layout.compact:
            title = stage.theme.capitals(12, words, TEXT_DIM)
            surface.blit(title, title.get_rect(midbottom=(rect.centerx, rect.y - max(3, stage.theme.px(8)))))
        spread = stage.theme.px(24)
        surface.blit(
            shapes.shadow(rect.size, stage.theme.px(16), spread, 190),
            rect.move(-spread, -spread + stage.theme.px(8)),
        )
        surface.blit(stage.cards.face(card, rect.width, items), rect)
        if self.scene.controls.drop_lit and self.scene.hand.dragged:
            dashed_box(surface, rect.inflate(8, 8), WHITE, max(2, stage.theme.px(3)))

    def _draw_free_place(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The dashed place for the card to be played, brighter while one is held over it."""
        theme, lit = self.scene.stage.theme, self.scene.controls.drop_lit
        colour = WHITE if lit else SLOT_LINE
        dashed_box(surface, rect, colour, max(2, theme.px(3 if lit else 2)))
        words = theme.fitted("sans-bold", 14, say("planned.slot"), colour, rect.width - 8)
        surface.blit(words, words.get_rect(center=rect.center))

    def _draw_foot(self, surface: pygame.Surface) -> None:
        theme = self.scene.stage.theme
        rail.draw_waiting(surface, theme, self.scene.layout.waiting, self.scene.picture, self.scene.awaited())
        hero = self.scene.asker.hand_hero()
        if hero is not None:
            choice = self.scene.choice
            lit = choice.cards if choice is not None and choice.from_hand else None
            if self.scene.runs_several and self.scene.hand.shown:
                self._draw_owner(surface, hero)
            self.scene.hand.draw(surface, self.scene.picture.cast.cards, self.scene.picture.items[hero], lit)
        self.scene.prompt.draw(surface)  # over the cards: a raised one must not hide the question
        self.scene.page.draw(surface, theme)
        self._draw_focus(surface)
        if hero is not None:
            place = self.scene.hand.draw_enlarged(
                surface, self.scene.picture.cast.cards, self.scene.picture.items[hero]
            )
            self._draw_preview(surface, place)
            self.scene.hand.draw_held(surface, self.scene.picture.cast.cards, self.scene.picture.items[hero])

    def _draw_owner(self, surface: pygame.Surface, hero: Piece) -> None:
        cast, hand = self.scene.picture.cast, self.scene.hand
        side = hand.owner_side()
        medal = self.scene.stage.units.medallion(cast.heroes[hero].id, cast.teams[hero], side)
        hand.draw_owner(surface, medal, cast.names[hero])

    def _draw_focus(self, surface: pygame.Surface) -> None:
        """The mark of the keys on a button or on a hero that is not on the board."""
        focus = self.scene.controls.focus_value()
        if self.scene.controls.focus is None:
            return
        for button, value in zip(self.scene.prompt.buttons, self.scene.prompt.values, strict=True):
            if value == focus:
                button.draw_focus(surface, self.scene.stage.theme)

    def _draw_preview(self, surface: pygame.Surface, place: pygame.Rect | None) -> None:
        choice, card = self.scene.choice, self.scene.hand.hovered or self.scene.hand.picked
        if place is None or choice is None or card is None:
            return
        words = choices.defence_preview(self.scene.asker.seen, choice, card)
        if words:
            overlay.draw_note(surface, self.scene.stage.theme, words, place.inflate(0, 12))

    def _draw_over(self, surface: pygame.Surface) -> None:
        theme = self.scene.stage.theme
        if self.scene.log_open and self.scene.layout.folded_log:
            self.scene.log.draw(surface, theme, opened(self.scene.layout))
        if self.scene.picker is not None:
            hero = self.scene.choice.hero if self.scene.choice is not None else None
            self.scene.picker.draw(surface, self.scene.picture.items[hero] if hero is not None else ())
        self._draw_peek(surface)
        if (
            self.scene.asker.covered
            and not self.scene.director.is_busy
            and self.scene.asker.choice is not None
        ):
            hero = self.scene.asker.choice.hero
            if hero is not None:
                cast = self.scene.picture.cast
                sheet, name, team = cast.heroes[hero], cast.names[hero], cast.teams[hero]
                player = name_of_player(self.scene.session, cast.seats[hero])
                overlay.draw_cover(surface, theme, self.scene.stage.units, sheet.id, name, team, player)

    def _draw_peek(self, surface: pygame.Surface) -> None:
        peek = self.scene.controls.peek
        if peek is None or self.scene.picker is not None:
            return
        if peek.hero is not None and self.scene.layout.compact:
            self.scene.full[peek.hero].draw(surface, self.scene.picture, False)
        if peek.card:
            items = self.scene.picture.items[peek.owner] if peek.owner is not None else ()
            card = self.scene.picture.cast.cards[peek.card]
            anchor = self.scene.full[peek.hero].rect if peek.hero is not None else peek.anchor
            overlay.draw_card_beside(
                surface, self.scene.stage.cards, card, self.scene.layout.enlarged_card, items, anchor
            )
        elif words := self._peek_words(peek):
            overlay.draw_note(surface, self.scene.stage.theme, words, peek.anchor)

    def _peek_words(self, peek: Peek) -> str:
        """What the label says; a piece may have left its space since the mouse came to rest there."""
        if peek.hero is None and peek.owner is None and self.scene.controls.cell is not None:
            return self.scene.describe(self.scene.controls.cell)
        return peek.words


def dashed_box(surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int], width: int) -> None:
    """A dashed rectangle: a place for a card."""
    dash, gap = max(6, rect.width // 14), max(4, rect.width // 20)
    for x in range(rect.x, rect.right, dash + gap):
        end = min(x + dash, rect.right)
        pygame.draw.line(surface, colour, (x, rect.y), (end, rect.y), width)
        pygame.draw.line(surface, colour, (x, rect.bottom), (end, rect.bottom), width)
    for y in range(rect.y, rect.bottom, dash + gap):
        end = min(y + dash, rect.bottom)
        pygame.draw.line(surface, colour, (rect.x, y), (rect.x, end), width)
        pygame.draw.line(surface, colour, (rect.right, y), (rect.right, end), width)
