"""How cards, coins and levels move: commits, the reveal, resolving, discards, pay, rising."""

from __future__ import annotations

import pygame

from game.lane import events as told
from game.lane.cards import CardId, Item, Piece
from game.lane.state import PRIMARY
from game.text import action_name, item_name, say, team_name
from game.ui.animate import Motion, Point, arc, between, ease_in_out, ease_out, part
from game.ui.battle.floats import BETWEEN_LANES, banner, ring, rising, tag
from game.ui.battle.hud import coin_picture
from game.ui.battle.moves import coins_fly
from game.ui.battle.script import Script
from game.ui.battle.stage import Stage, draw_scaled
from game.ui.cards_view import card_size
from game.ui.icons import icon
from game.ui.theme import BAD, CREAM, GOLD, TEXT_DIM, WHITE

FLIGHT_SECONDS = 0.26
FLIP_SECONDS, FLIP_STAGGER = 0.3, 0.08
SHOW_SECONDS = 0.85
LEVEL_SECONDS = 0.6


def flight(
    stage: Stage,
    picture: pygame.Surface,
    start: pygame.Rect,
    end: pygame.Rect,
    seconds: float = FLIGHT_SECONDS,
    delay: float = 0.0,
) -> Motion:
    """A card that flies from one place to another and takes its size on the way."""
    whole = picture.get_width()

    def paint(surface: pygame.Surface, share: float) -> None:
        if stage.calm:
            place = start if share < 0.5 else end
            draw_scaled(surface, picture, place.center, place.width / whole, abs(2 * share - 1))
            return
        eased = ease_out(share)
        width = start.width + (end.width - start.width) * eased
        draw_scaled(surface, picture, between(start.center, end.center, eased), width / whole)

    return Motion(seconds, delay, paint)


def commit(stage: Stage, event: told.Committed) -> Script:
    hero = event.hero
    board = stage.dashboards[hero]
    back = stage.cards.back(stage.layout.hand_card // 2, stage.picture.cast.teams[hero])
    start = pygame.Rect((0, 0), card_size(stage.layout.hand_card // 2))
    start.center = round(board.middle[0]), round(board.middle[1])
    if hero in stage.picture.open_hands:
        start.center = stage.layout.hand.midtop
    return Script([flight(stage, back, start, board.slot(stage.picture.turn))])


def reveal(stage: Stage, event: told.Revealed) -> Script:
    """All cards in a row, in the order of their initiative, turned over one after the other."""
    ranked = sorted(event.cards, key=lambda each: -_speed(stage, *each))
    width = min(stage.layout.hand_card, stage.layout.board.width // (len(ranked) + 1))
    gap = width // 8
    size = card_size(width)
    board = stage.layout.board
    left = board.centerx - (len(ranked) * (width + gap) - gap) // 2
    motions = [_shade(stage, round(size[1] * 1.24), len(ranked))]
    for number, (hero, card) in enumerate(ranked):
        top = board.centery - round(size[1] * 0.62)
        place = pygame.Rect(left + number * (width + gap), top, *size)
        motions.append(_turn_over(stage, hero, card, place, number * FLIP_STAGGER))
    return Script(motions)


def _speed(stage: Stage, hero: Piece, card: CardId) -> int:
    printed = stage.picture.cast.cards[card].initiative or 0
    return printed + stage.picture.items[hero].count(Item.INITIATIVE)


def _shade(stage: Stage, height: int, count: int) -> Motion:
    """A dark strip behind the cards."""
    board = stage.layout.board
    high = height + stage.theme.px(70)
    strip = feathered((board.width, high))
    length = FLIGHT_SECONDS + FLIP_SECONDS + count * FLIP_STAGGER + SHOW_SECONDS

    def paint(surface: pygame.Surface, share: float) -> None:
        strip.set_alpha(round(178 * part(share, 0, 0.12) * (1 - part(share, 0.86, 1))))
        surface.blit(strip, (board.x, board.centery - high // 2))

    return Motion(length, paint=paint, holds=False)


def feathered(size: tuple[int, int]) -> pygame.Surface:
    """A dark strip that fades at its upper and lower edge."""
    column = pygame.Surface((1, 24), pygame.SRCALPHA)
    for y in range(24):
        column.set_at((0, y), (8, 11, 14, round(255 * min(1.0, (12 - abs(y - 11.5)) / 4))))
    return pygame.transform.smoothscale(column, size)


def _turn_over(stage: Stage, hero: Piece, card: CardId, place: pygame.Rect, delay: float) -> Motion:
    """One card of the reveal: up from its slot, over, held to be read, and back to its slot."""
    team = stage.picture.cast.teams[hero]
    back = stage.cards.back(place.width, team)
    face = stage.cards.face(stage.picture.cast.cards[card], place.width, stage.picture.items[hero])
    sheet = stage.picture.cast.heroes[hero]
    medal = stage.units.medallion(sheet.id, team, round(place.width * 0.4))
    slot = stage.dashboards[hero].slot(stage.picture.turn)
    gap = max(3, place.width // 30)
    whole = FLIGHT_SECONDS + FLIP_SECONDS + SHOW_SECONDS + FLIGHT_SECONDS
    up, over = FLIGHT_SECONDS / whole, (FLIGHT_SECONDS + FLIP_SECONDS) / whole
    down = 1 - FLIGHT_SECONDS / whole

    def paint(surface: pygame.Surface, share: float) -> None:
        if share < up:
            _between(surface, stage, back, slot, place, share / up)
        elif share < over:
            _flipped(surface, stage, back, face, place, (share - up) / (over - up))
        elif share < down:
            surface.blit(face, place)
            surface.blit(medal, medal.get_rect(midtop=(place.centerx, place.bottom + gap)))
        else:
            _between(surface, stage, face, place, slot, (share - down) / (1 - down))

    return Motion(whole, delay, paint)


def _between(
    surface: pygame.Surface,
    stage: Stage,
    picture: pygame.Surface,
    a: pygame.Rect,
    b: pygame.Rect,
    share: float,
) -> None:
    if stage.calm:
        far = max(a, b, key=lambda rect: rect.width)
        draw_scaled(
            surface, picture, far.center, far.width / picture.get_width(), share if far is b else 1 - share
        )
        return
    eased = ease_out(share)
    width = a.width + (b.width - a.width) * eased
    draw_scaled(surface, picture, between(a.center, b.center, eased), width / picture.get_width())


def _flipped(
    surface: pygame.Surface,
    stage: Stage,
    back: pygame.Surface,
    face: pygame.Surface,
    place: pygame.Rect,
    share: float,
) -> None:
    if stage.calm:
        surface.blit(back, place)
        draw_scaled(surface, face, place.center, 1.0, share)
        return
    side = back if share < 0.5 else face
    wide = max(2, round(place.width * abs(1 - 2 * share)))
    picture = pygame.transform.smoothscale(side, (wide, place.height))
    surface.blit(picture, picture.get_rect(center=place.center))


def act(stage: Stage, event: told.HeroActed) -> Script:
    """The card of the hero whose moment has come grows at the side of the board."""
    face = stage.cards.face(
        stage.picture.cast.cards[event.card], stage.layout.resolving.width, stage.picture.items[event.hero]
    )
    slot = stage.dashboards[event.hero].slot(stage.picture.turn)
    motion = flight(stage, face, slot, stage.layout.resolving, 0.34)
    motion.pose = lambda share: setattr(stage, "resolving_hidden", True)
    motion.at_end = lambda: setattr(stage, "resolving_hidden", False)
    motions = [motion]
    if event.hero in stage.picture.pieces:
        motions.append(ring(stage, stage.where(event.hero), WHITE, 0.5))
    return Script(motions, early=True)


def choose_action(stage: Stage, event: told.ActionChosen) -> Script:
    spot = stage.where(event.hero)
    words = action_name(event.action)
    if event.action == PRIMARY:
        words = stage.picture.cast.cards[event.card].name
    return Script([rising(stage, spot, words, CREAM), Motion(0.28)])


def again(stage: Stage, event: told.ActionRepeated) -> Script:
    return Script([rising(stage, stage.where(event.hero), say("float.again"), GOLD), Motion(0.25)])


def fizzle(stage: Stage, event: told.Fizzled) -> Script:
    return Script([rising(stage, stage.where(event.hero), say("float.fizzled"), BAD, "cross"), Motion(0.5)])


def resolve(stage: Stage, event: told.CardResolved) -> Script:
    if event.hero != stage.picture.acting:
        return Script()
    face = stage.cards.face(
        stage.picture.cast.cards[event.card], stage.layout.resolving.width, stage.picture.items[event.hero]
    )
    motion = flight(stage, face, stage.layout.resolving, stage.dashboards[event.hero].slot(event.slot))
    motion.pose = lambda share: setattr(stage, "resolving_hidden", True)
    motion.at_end = lambda: setattr(stage, "resolving_hidden", False)
    return Script([motion])


def discard(stage: Stage, event: told.Discarded) -> Script:
    """The card is shown beside the dashboard for a moment."""
    return _hold_up(stage, event.hero, event.card, stage.dashboards[event.hero].slot(4))


def show_card(stage: Stage, event: told.CardShown) -> Script:
    """The card is shown beside the dashboard and goes back."""
    back = pygame.Rect((0, 0), card_size(20))
    back.center = round(stage.dashboards[event.hero].middle[0]), round(stage.dashboards[event.hero].middle[1])
    return _hold_up(stage, event.hero, event.card, back)


def _hold_up(stage: Stage, hero: Piece, card: CardId, end: pygame.Rect) -> Script:
    """A card of a hero rises beside its dashboard, stays to be read and flies to its end."""
    board = stage.dashboards[hero]
    width = max(stage.layout.hand_card, min(stage.layout.enlarged_card, 212))
    face = stage.cards.face(stage.picture.cast.cards[card], width, stage.picture.items[hero])
    place = face.get_rect(midleft=(board.rect.right + 8, board.rect.centery))
    if stage.picture.cast.teams[hero] == 1:
        place = face.get_rect(midright=(board.rect.x - 8, board.rect.centery))
    place.clamp_ip(pygame.Rect((0, 0), stage.layout.size))
    start = pygame.Rect((0, 0), card_size(20))
    start.center = round(board.middle[0]), round(board.middle[1])
    whole = FLIGHT_SECONDS * 2 + SHOW_SECONDS

    def paint(surface: pygame.Surface, share: float) -> None:
        up, down = FLIGHT_SECONDS / whole, 1 - FLIGHT_SECONDS / whole
        if share < up:
            _between(surface, stage, face, start, place, share / up)
        elif share < down:
            surface.blit(face, place)
        else:
            _between(surface, stage, face, place, end, (share - down) / (1 - down))

    return Script([Motion(whole, paint=paint)])


def defend(stage: Stage, event: told.Defended) -> Script:
    return Script([ring(stage, stage.where(event.hero), CREAM, 0.4), Motion(0.2)])


def retrieve(stage: Stage, event: told.Retrieved) -> Script:
    board = stage.dashboards[event.hero]
    end = pygame.Rect((0, 0), card_size(24))
    end.center = round(board.middle[0]), round(board.middle[1])
    if event.hero in stage.picture.open_hands:
        end.center = stage.layout.hand.center
    motions = [
        flight(
            stage,
            stage.cards.chip(stage.picture.cast.cards[card], board.chip),
            board.slot(1),
            end,
            delay=0.08 * number,
        )
        for number, card in enumerate(event.cards)
    ]
    return Script(motions)


def exchange(stage: Stage, event: told.CardsSwapped) -> Script:
    spot = stage.dashboards[event.hero].middle
    return Script([rising(stage, spot, say("float.cards-swapped"), GOLD, "cards"), Motion(0.4)])


def retrieve_all(stage: Stage, event: told.HandRetrieved) -> Script:
    """Every card in play slides home."""
    motions = []
    for board in stage.dashboards:
        end = pygame.Rect((0, 0), card_size(16))
        end.center = round(board.middle[0]), round(board.middle[1])
        for chip in board.chips(stage.picture):
            if chip.card:
                face = stage.cards.chip(stage.picture.cast.cards[chip.card], board.chip)
                motions.append(flight(stage, face, chip.rect, end, 0.34))
    return Script(motions)


def begin_effect(stage: Stage, event: told.EffectBegan) -> Script:
    spot = stage.where(event.hero)
    name = stage.picture.cast.cards[event.card].name
    return Script([ring(stage, spot, GOLD, 0.7, 2.6), rising(stage, spot, name, GOLD, "spark"), Motion(0.35)])


def end_effect(stage: Stage, event: told.EffectEnded) -> Script:
    words = say("float.effect-ends", card=stage.picture.cast.cards[event.card].name)
    return Script([rising(stage, stage.where(event.hero), words, TEXT_DIM, "spark")])


def stand_aside(stage: Stage, event: told.Passed) -> Script:
    return Script([rising(stage, stage.where(event.hero), say("float.passes"), TEXT_DIM), Motion(0.3)])


# Coins, lives, levels


def pay(stage: Stage, event: told.CoinsChanged, loot: Point | None) -> Script:
    """Coins fly from what was defeated to the purse, or from the purse away."""
    purse = stage.dashboards[event.hero].purse
    here = stage.where(event.hero)
    count = min(6, abs(event.after - event.before))
    if not count:
        return Script()
    gained = event.after > event.before
    start, end = (loot or here, purse) if gained else (purse, here)
    words = f"{event.after - event.before:+d}".replace("-", "−")
    label = rising(
        stage, (purse[0], purse[1] + stage.view.radius), words, GOLD if gained else BAD, "coin", 0.3
    )
    arcing = coins_fly(stage, start, end, count)
    return Script([arcing, label, Motion(0.22)])


def lose_lives(stage: Stage, event: told.LivesChanged) -> Script:
    """The hearts that are spent swell and break."""
    light = stage.theme.team(event.team).light
    heart = icon("heart", stage.hud.sign * 2, light)
    motions = []
    for number, life in enumerate(range(event.after, event.before)):
        spot = stage.hud.life(event.team, life)

        def paint(surface: pygame.Surface, share: float, spot: Point = spot) -> None:
            scale = 0.5 if stage.calm else 0.5 + 1.1 * ease_out(share)
            draw_scaled(surface, heart, spot, scale, 1 - share)

        motions.append(Motion(0.55, 0.1 * number, paint))
    return Script(motions)


def toss(stage: Stage, event: told.CoinTossed | told.CoinFlipped) -> Script:
    """The coin spins and falls on a face."""
    first = isinstance(event, told.CoinTossed)
    side = stage.theme.px(150) if first else round(stage.hud.coin.width * 1.5)
    faces = [coin_picture(stage.theme, team, side) for team in (0, 1)]
    end = stage.hud.coin.center
    start = stage.layout.board.center if first else end
    label = tag(stage.theme, say("float.coin", team=team_name(event.team)), GOLD)

    def paint(surface: pygame.Surface, share: float) -> None:
        turns = ease_out(min(1.0, share * 1.6)) * 5 if not stage.calm else 5
        wide = abs(1 - 2 * (turns % 1))
        face = faces[(event.team + round(turns + 1)) % 2]
        far = ease_in_out(part(share, 0.78, 1.0))
        spot = between(start, end, far)
        size = 1 + (stage.hud.coin.width / side - 1) * far
        picture = pygame.transform.smoothscale(
            face, (max(2, round(side * size * max(wide, 0.06))), max(2, round(side * size)))
        )
        surface.blit(picture, picture.get_rect(center=spot))
        if first and 0.5 < share < 0.8:
            surface.blit(label, label.get_rect(center=(start[0], start[1] + side * 0.75)))

    return Script([Motion(1.5 if first else 0.6, paint=paint)])


def rise(stage: Stage, event: told.LevelGained) -> Script:
    """The level is told, and the item slides under the dashboard."""
    board = stage.dashboards[event.hero]
    label = rising(stage, board.middle, say("float.level", level=event.level), GOLD, "level")
    motions = [label, ring(stage, board.middle, GOLD, 0.7, 2.2)]
    if event.item is not None:
        motions.append(_item_slides(stage, board.middle, board.shelf(), str(event.item)))
    return Script([*motions, Motion(LEVEL_SECONDS)])


def _item_slides(stage: Stage, start: Point, end: Point, item: str) -> Motion:
    label = tag(stage.theme, say("float.item", item=item_name(item)), GOLD, item)

    def paint(surface: pygame.Surface, share: float) -> None:
        at = end if stage.calm else between(start, end, ease_in_out(share))
        draw_scaled(surface, label, at, 1.0, 1 - part(share, 0.8, 1.0))

    return Motion(LEVEL_SECONDS + 0.3, paint=paint, holds=False)


def gain_item(stage: Stage, event: told.ItemGained) -> Script:
    board = stage.dashboards[event.hero]
    return Script([_item_slides(stage, board.middle, board.shelf(), str(event.item)), Motion(0.4)])


def unlock(stage: Stage, event: told.UltimateUnlocked) -> Script:
    hero = stage.picture.cast.names[event.hero]
    card = stage.picture.cast.cards[event.card].name
    return Script([banner(stage, card, say("float.ultimate", hero=hero))])


def give_marker(stage: Stage, event: told.MarkerGiven) -> Script:
    return _fly_marker(stage, event.kind, stage.where(event.owner), stage.where(event.hero))


def return_marker(stage: Stage, event: told.MarkerReturned) -> Script:
    return _fly_marker(stage, event.kind, stage.where(event.hero), stage.where(event.owner))


def _fly_marker(stage: Stage, kind: str, start: Point, end: Point) -> Script:
    sign = icon(kind, stage.theme.px(34), GOLD)

    def paint(surface: pygame.Surface, share: float) -> None:
        at = end if stage.calm else arc(start, end, stage.view.radius, ease_in_out(share))
        draw_scaled(surface, sign, at, 1.0, 1 - part(share, 0.85, 1.0))

    return Script([Motion(0.45, paint=paint)])


# Rounds and counts


def begin_round(stage: Stage, event: told.RoundBegan) -> Script:
    return Script([banner(stage, say("float.round", round=event.round), seconds=0.95)], early=True)


def begin_turn(stage: Stage, event: told.TurnBegan) -> Script:
    """The banner of a round also stands for its first turn."""
    if event.turn == 1:
        return Script()
    return Script([banner(stage, say("float.turn", turn=event.turn), seconds=0.5)], early=True)


def count_minions(stage: Stage, event: told.BattleCounted) -> Script:
    below = say("float.even")
    if event.losses:
        loser = team_name(0 if event.red < event.blue else 1)
        below = say(
            "float.losses.one" if event.losses == 1 else "float.losses.many", team=loser, count=event.losses
        )
    letter = stage.picture.letter(event.lane)
    if not letter:
        return Script([banner(stage, say("float.battle", red=event.red, blue=event.blue), below, CREAM, 1.5)])
    title = say("float.battle-lane", lane=letter, red=event.red, blue=event.blue)
    spot = ring(stage, stage.battle(event.lane), CREAM, 0.8, 5.0)
    return Script([banner(stage, title, below, CREAM, 1.5, height=BETWEEN_LANES), spot])


def finish(stage: Stage, event: told.GameEnded) -> Script:
    light = stage.theme.team(event.winner).light
    words = say("float.wins", team=team_name(event.winner))
    return Script([banner(stage, words, say(f"float.reason.{event.reason}"), light, 2.0)])
