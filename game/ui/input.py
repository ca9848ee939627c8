"""Keys and pad buttons as commands, and keys as words."""

from enum import StrEnum

import pygame


class Command(StrEnum):
    """What a key or pad button means on every screen."""

    NEXT = "next"
    PREVIOUS = "previous"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"


ARROWS = (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT)

_KEYS = {
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_SPACE: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
}
_PAD = {0: Command.CONFIRM, 1: Command.CANCEL, 4: Command.PREVIOUS, 5: Command.NEXT}
_HAT = {(0, 1): Command.UP, (0, -1): Command.DOWN, (-1, 0): Command.LEFT, (1, 0): Command.RIGHT}

_WORDS = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_ESCAPE: "Esc",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Back",
    pygame.K_DELETE: "Del",
}


def command_of(event: pygame.event.Event) -> Command | None:
    """The command that an event gives, None when it gives none."""
    if event.type == pygame.KEYDOWN:
        if event.key == pygame.K_TAB:
            return Command.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Command.NEXT
        return None if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else _KEYS.get(event.key)
    if event.type == pygame.JOYBUTTONDOWN:
        return _PAD.get(event.button)
    if event.type == pygame.JOYHATMOTION:
        return _HAT.get(tuple(event.value))
    return None


def key_word(key: int) -> str:
    """What to call a key on a button."""
    return _WORDS.get(key) or pygame.key.name(key).capitalize()
