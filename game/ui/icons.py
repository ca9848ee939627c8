"""Our own signs and emblems: 24 by 24 drawings, made sharp at any size."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from game.ui.theme import Colour

_SWORD = (
    '<path d="M21.9 2.1 L20.9 6.8 L10.8 16.9 L7.1 13.2 L17.2 3.1 Z M4.4 11.4 L6.1 9.7 L14.3 17.9 L12.6 19.6 Z'
    ' M7.3 14.6 L9.4 16.7 L5.7 20.4 L3.6 18.3 Z M2.2 19.2 L4.8 21.8 L3.4 23 L1 20.6 Z"/>'
)
_SHIELD = '<path d="M12 2.5 L20 5 V11.5 C20 16.5 16.5 19.8 12 21.8 C7.5 19.8 4 16.5 4 11.5 V5 Z"/>'
_BOOT = '<path d="M7 3 H13 L13.4 11.5 L19.5 14 C21 14.7 21.5 16 21.5 18 H7 C6 18 6 17 6 16 Z M6 19.2 H21.5'
' V21.2 H6 Z"/>'
_HOURGLASS = (
    '<path d="M6.5 2.5 H17.5 V4.8 H16.4 V6.8 L13.4 11 L13.4 13 L16.4 17.2 V19.2 H17.5 V21.5 H6.5 V19.2 H7.6 V17.2'
    ' L10.6 13 L10.6 11 L7.6 6.8 V4.8 H6.5 Z M9.6 17.8 V19 H14.4 V17.8 L12 15 Z" fill-rule="evenodd"/>'
)

SIGNS: dict[str, str] = {
    # Units and values
    "sword": _SWORD,
    "melee": _SWORD,
    "bow": '<path d="M5 3 C15 4 20 9 21 19" fill="none" stroke="C" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M5 3 L21 19" fill="none" stroke="C" stroke-width="1.2"/>'
    '<path d="M4 20 L16 8" fill="none" stroke="C" stroke-width="2" stroke-linecap="round"/>'
    '<path d="M20 4 L14.2 5.4 L18.6 9.8 Z M2.5 18 L6 18 L6 21.5 L3.6 21.5 L2.5 20.4 Z"/>',
    "tower": '<path d="M5 4 H8 V7 H10.3 V4 H13.7 V7 H16 V4 H19 V11 L17 12.5 V18 H19.5 V21 H4.5 V18 H7 V12.5 L5 11 Z'
    ' M10.4 21 V17.4 A1.6 1.6 0 0 1 13.6 17.4 V21 Z" fill-rule="evenodd"/>',
    "shield": _SHIELD,
    "boot": _BOOT,
    "range": '<circle cx="12" cy="12" r="8.2" fill="none" stroke="C" stroke-width="1.8"/><circle cx="12"'
    ' cy="12" r="2.6"/>'
    '<path d="M12 1.5 V6.5 M12 17.5 V22.5 M1.5 12 H6.5 M17.5 12 H22.5" fill="none" stroke="C" stroke-width="2"/>',
    "radius": '<circle cx="12" cy="12" r="3"/><circle cx="12" cy="12" r="9.3" fill="none" stroke="C" stroke-width="2"'
    ' stroke-dasharray="4.2 2.2"/><path d="M12 12 L19 7.2" fill="none" stroke="C" stroke-width="1.8"/>',
    "initiative": _HOURGLASS,
    "attack": _SWORD,
    "defence": _SHIELD,
    "movement": _BOOT,
    "skill": '<path d="M12 1.5 L14.3 9.7 L22.5 12 L14.3 14.3 L12 22.5 L9.7 14.3 L1.5 12 L9.7 9.7 Z"/>',
    # Counters
    "heart": '<path d="M12 21 C5.5 15.6 2.4 12.2 2.4 8.2 A5 5 0 0 1 12 6 A5 5 0 0 1 21.6 8.2 C21.6 12.2 18.5'
    " 15.6 12 21"
    ' Z"/>',
    "heart_empty": '<path d="M12 20 C6 15 3.4 12 3.4 8.4 A4.3 4.3 0 0 1 12 7 A4.3 4.3 0 0 1 20.6 8.4 C20.6 12'
    " 18 15 12"
    ' 20 Z" fill="none" stroke="C" stroke-width="1.7"/>',
    "wave": '<path d="M3.5 2.5 H20.5 V13 C20.5 17.5 16.5 20.5 12 22.5 C7.5 20.5 3.5 17.5 3.5 13 Z M6.5 12.6'
    " C8.2 8.2 10.4"
    ' 8.2 12 11 C13.6 13.8 15.8 13.8 17.5 9.4 L15.9 8.7 C14.8 11.6 14 11.4 13.4 10.2 C11.4 6.6 7.4 6.6 4.9 12 Z"'
    ' fill-rule="evenodd"/>',
    "wave_empty": '<path d="M4.4 3.4 H19.6 V13 C19.6 17 16 19.7 12 21.5 C8 19.7 4.4 17 4.4 13 Z" fill="none"'
    ' stroke="C"'
    ' stroke-width="1.5"/><path d="M6.5 12.4 C8.2 8 10.4 8 12 10.8 C13.6 13.6 15.8 13.6 17.5 9.2" fill="none"'
    ' stroke="C" stroke-width="1.5"/>',
    "coin": '<path d="M12 2 A10 10 0 1 1 11.99 2 Z M12 4.4 A7.6 7.6 0 1 0 12.01 4.4 Z" fill-rule="evenodd"/>'
    '<path d="M12 5.6 A6.4 6.4 0 1 1 11.99 5.6 Z M12 8 L13 11 L16 12 L13 13 L12 16 L11 13 L8 12 L11 11 Z"'
    ' fill-rule="evenodd"/>',
    "crown": '<path d="M3 7.5 L8 12 L12 4.5 L16 12 L21 7.5 L19 17.5 H5 Z M5 18.8 H19 V21 H5 Z"/>',
    "level": '<path d="M12 3 L20 11 H15.5 V15 H8.5 V11 H4 Z M8.5 16.5 H15.5 V18.5 H8.5 Z M8.5 20 H15.5 V22 H8.5 Z"/>',
    "marker": '<path d="M12 22 L5.6 12.6 A7.6 7.6 0 1 1 18.4 12.6 Z M12 5 A3.2 3.2 0 1 0 12.01 5 Z"'
    ' fill-rule="evenodd"/>',
    "poison": '<path d="M12 1.5 C15.5 7 19 10.8 19 15 A7 7 0 0 1 5 15 C5 10.8 8.5 7 12 1.5 Z M9.4 13.2 A1.7 1.9 0 1 0'
    ' 9.41 13.2 Z M14.6 13.2 A1.7 1.9 0 1 0 14.61 13.2 Z M9 18.2 H15 V19.6 H9 Z" fill-rule="evenodd"/>',
    "bounty": '<path d="M4 2.5 H20 V21.5 L17.3 20 L14.7 21.5 L12 20 L9.3 21.5 L6.7 20 L4 21.5 Z M12 5 A5.6 5.6 0 1 0'
    ' 12.01 5 Z" fill-rule="evenodd"/><path d="M12 3.8 V17.4 M5.2 10.6 H18.8" fill="none" stroke="C"'
    ' stroke-width="1.7"/><circle cx="12" cy="10.6" r="2.2"/>',
    "spark": '<path d="M13.8 1.5 L4.5 13.6 H10.8 L9.4 22.5 L19.5 9.6 H12.8 Z"/>',
    "hourglass": _HOURGLASS,
    "cards": '<path d="M8 3 H19 A1.6 1.6 0 0 1 20.6 4.6 V18 H18.6 V5 H8 Z M4.6 6.5 H15.4 A1.6 1.6 0 0 1 17 8.1 V20.4'
    ' A1.6 1.6 0 0 1 15.4 22 H4.6 A1.6 1.6 0 0 1 3 20.4 V8.1 A1.6 1.6 0 0 1 4.6 6.5 Z"/>',
    "skull": '<path d="M12 2 C17.5 2 21 5.8 21 10.6 C21 13.8 19.6 15.6 17.6 16.8 L17.2 21.5 H14.6 V19 H13 V21.5'
    " H11 V19 H9.4"
    " V21.5 H6.8 L6.4 16.8 C4.4 15.6 3 13.8 3 10.6 C3 5.8 6.5 2 12 2 Z M8.2 9 A2.3 2.5 0 1 0 8.21 9 Z M15.8 9 A2.3"
    ' 2.5 0 1 0 15.81 9 Z M12 13.4 L10.9 15.8 H13.1 Z" fill-rule="evenodd"/>',
    # Commands
    "undo": '<path d="M9.5 3 L3 9 L9.5 15 V11.2 H14.5 A3.9 3.9 0 0 1 14.5 19 H8 V21.8 H14.5 A6.7 6.7 0 0 0 14.5'
    " 6.8 H9.5"
    ' Z"/>',
    "hint": '<path d="M12 2 A7 7 0 0 1 16 14.7 V17 H8 V14.7 A7 7 0 0 1 12 2 Z M8.5 18.3 H15.5 V19.8 H8.5 Z M9.8'
    " 21 H14.2"
    ' V22.5 H9.8 Z"/>',
    "menu": '<path d="M3 5 H21 V7.6 H3 Z M3 10.7 H21 V13.3 H3 Z M3 16.4 H21 V19 H3 Z"/>',
    "speed": '<path d="M2.5 4.5 L11.5 12 L2.5 19.5 Z M12 4.5 L21 12 L12 19.5 Z"/>',
    "skip": '<path d="M4 4.5 L15 12 L4 19.5 Z M16.5 4.5 H19.8 V19.5 H16.5 Z"/>',
    "play": '<path d="M6 3.5 L20 12 L6 20.5 Z"/>',
    "pause": '<path d="M5.5 4 H10 V20 H5.5 Z M14 4 H18.5 V20 H14 Z"/>',
    "check": '<path d="M3 12.5 L5.5 10 L9.8 14.2 L18.6 5.2 L21 7.7 L9.8 19.2 Z"/>',
    "cross": '<path d="M5.2 3 L12 9.8 L18.8 3 L21 5.2 L14.2 12 L21 18.8 L18.8 21 L12 14.2 L5.2 21 L3 18.8 L9.8'
    " 12 L3 5.2"
    ' Z"/>',
    "log": '<path d="M5 2.5 H16 L19.5 6 V21.5 H5 Z M8 8 H16 V9.7 H8 Z M8 12 H16 V13.7 H8 Z M8 16 H13 V17.7 H8 Z"'
    ' fill-rule="evenodd"/>',
    "eye": '<path d="M1.5 12 Q12 1.5 22.5 12 Q12 22.5 1.5 12 Z M12 7.6 A4.4 4.4 0 1 0 12.01 7.6 Z"'
    ' fill-rule="evenodd"/>'
    '<circle cx="12" cy="12" r="2.2"/>',
    "lock": '<path d="M7 10 V7.5 A5 5 0 0 1 17 7.5 V10 H19 V21 H5 V10 Z M9.4 10 H14.6 V7.5 A2.6 2.6 0 0 0 9.4 7.5 Z"'
    ' fill-rule="evenodd"/>',
    "dice": '<path d="M4 4 H20 V20 H4 Z M8 6.5 A1.6 1.6 0 1 0 8.01 6.5 Z M16 14.4 A1.6 1.6 0 1 0 16.01 14.4 Z'
    " M12 10.4 A1.6"
    ' 1.6 0 1 0 12.01 10.4 Z" fill-rule="evenodd"/>',
    "map": '<path d="M2.5 5.5 L8.5 3 V18.5 L2.5 21 Z M9.8 3 L14.2 5.4 V21 L9.8 18.5 Z M15.5 5.4 L21.5 3 V18.5'
    ' L15.5 21 Z"/>',
    "person": '<circle cx="12" cy="7.2" r="4.7"/><path d="M3 21.5 C3 15.8 7 13.4 12 13.4 C17 13.4 21 15.8 21'
    ' 21.5 Z"/>',
    "bot": '<path d="M11 2 H13 V5 H19 V15 H5 V5 H11 Z M8.6 8.2 A1.7 1.7 0 1 0 8.61 8.2 Z M15.4 8.2 A1.7 1.7 0 1'
    " 0 15.41"
    ' 8.2 Z M4 17 H20 V22 H4 Z" fill-rule="evenodd"/>',
    "sound": '<path d="M3 9 H7 L12.5 4 V20 L7 15 H3 Z"/><path d="M15.5 8.2 A5.4 5.4 0 0 1 15.5 15.8 M18 5.4'
    " A9.4 9.4 0 0 1"
    ' 18 18.6" fill="none" stroke="C" stroke-width="2" stroke-linecap="round"/>',
    "gear": '<path d="M10.2 2 H13.8 L14.4 5 L17 6.5 L19.9 5.5 L21.7 8.6 L19.4 10.6 V13.4 L21.7 15.4 L19.9 18.5'
    " L17 17.5"
    " L14.4 19 L13.8 22 H10.2 L9.6 19 L7 17.5 L4.1 18.5 L2.3 15.4 L4.6 13.4 V10.6 L2.3 8.6 L4.1 5.5 L7 6.5 L9.6 5 Z"
    ' M12 8.4 A3.6 3.6 0 1 0 12.01 8.4 Z" fill-rule="evenodd"/>',
    "arrow_up": '<path d="M12 4 L21 17 H3 Z"/>',
    "arrow_down": '<path d="M12 20 L3 7 H21 Z"/>',
    "arrow_left": '<path d="M4 12 L17 3 V21 Z"/>',
    "arrow_right": '<path d="M20 12 L7 21 V3 Z"/>',
    "star": '<path d="M12 2 L14.9 8.9 L22 9.5 L16.6 14.3 L18.3 21.5 L12 17.6 L5.7 21.5 L7.4 14.3 L2 9.5 L9.1'
    ' 8.9 Z"/>',
    "door": '<path d="M5 2.5 H15 V5 H7.5 V19 H15 V21.5 H5 Z M13.5 7 L20.5 12 L13.5 17 V13.4 H9.5 V10.6 H13.5 Z"/>',
    # Items are called by the value they raise; spellings of the rules core
    "defense": _SHIELD,
    # Tokens
    "token": '<path d="M4 4 H20 V20 H4 Z M12 7 L17 12 L12 17 L7 12 Z" fill-rule="evenodd"/>',
}

EMBLEMS: dict[str, str] = {
    "tigerclaw": '<path d="M2.8 21.5 C2.4 14.5 3.6 8 7.4 2 C7.8 7.4 7 14.6 5 21.8 Z M8.6 22.6 C8.6 15.4 9.8 8'
    " 13.2 1.2"
    " C13.8 7.6 13 15.4 10.9 22.6 Z M14.4 22 C14.8 15.4 16 9.4 19 3.6 C19.6 9.2 18.8 15.8 16.7 22 Z"
    ' M19.4 20 C19.8 16 20.6 12.4 22.4 9 C22.8 12.8 22.3 16.4 21 20 Z"/>',
    "brogan": '<path d="M10.9 1.5 H13.1 V22.5 H10.9 Z M14 4.2 C17.6 2 20.8 2.6 23 5.6 C23.4 9.4 21.8 12.4 18.8'
    " 14.6 C18.6"
    " 12 17 10.4 14 9.8 Z M10 4.2 C6.4 2 3.2 2.6 1 5.6 C0.6 9.4 2.2 12.4 5.2 14.6 C5.4 12 7 10.4 10 9.8 Z"
    ' M9.6 14.2 H14.4 V15.6 H9.6 Z"/>',
    "dodger": '<path d="M12 0.8 C13 4 15.4 5.2 18.6 4.4 C21 7.2 21.6 10 20.4 13.2 C19.6 15.4 18 16.8 16.8 17.6'
    " L16 22.8 H8 L7.2"
    " 17.6 C6 16.8 4.4 15.4 3.6 13.2 C2.4 10 3 7.2 5.4 4.4 C8.6 5.2 11 4 12 0.8 Z M5.6 11.2 Q8.4 7.8 11 12.2 Q8"
    " 14.2 5.6"
    " 11.2 Z M18.4 11.2 Q15.6 7.8 13 12.2 Q16 14.2 18.4 11.2 Z M12 14 L10.8 16.6 H13.2 Z M10 19 H10.9 V22.8 H10 Z"
    ' M13.1 19 H14 V22.8 H13.1 Z" fill-rule="evenodd"/>',
    "wasp": '<path d="M12 0.5 L14.2 5.8 L19.4 2.6 L17.8 8.4 L23.5 9.6 L18.9 13 L22 18 L16.3 17 L15.6 23 L12'
    " 18.6 L8.4 23 L7.7"
    ' 17 L2 18 L5.1 13 L0.5 9.6 L6.2 8.4 L4.6 2.6 L9.8 5.8 Z M13.4 6.4 L8 13 H11.4 L10.4 17.4 L16 10.6 H12.6 Z"'
    ' fill-rule="evenodd"/>',
    "arien": '<path d="M3 13.5 C3 7 8 2.5 13.5 2.5 C17.5 2.5 20.5 5 21 8.5 C19 6.9 16.6 6.9 15 8.3 C13.6 9.6 13.8'
    " 11.8 15.4 13 C17.2 14.3 19.8 14 21.8 12.4 C21 16.6 17 19 12.6 18.4 C10 18 8 16.4 7.4 14.2 C6 16 5.4"
    " 17.8 5.6 20 C4 18.2 3 16 3 13.5 Z M4 20.6 C8 18.9 10 22.6 13.4 21.2 C16 20 18.4 20 21.5 21.4 V23 C18.4"
    ' 21.8 16.4 21.8 13.9 22.9 C10.4 24 8 20.8 4 22.4 Z" fill-rule="evenodd"/>',
    "sabina": '<path d="M22.8 5.2 V9.2 H14 C12 9.2 11 10.4 10.2 12 C8.8 14.8 8.6 18 7.2 20.6 C6 22.6 2.4 22.2 1.4 20.2'
    " C0.9 19.2 1.4 18.2 2.2 17.4 C4.2 15.2 3.8 12.4 4.2 9.8 C4.6 6.8 6.2 5.2 9 5.2 Z M5.8 6.2 C5 3 5.8 1.6 7.6 1.2"
    " L7.2 2.8 L9.6 5.4 Z M11.4 5.2 L12 3 H13.8 L14.4 5.2 Z M18 11.6 L19.5 15.2 L23.3 15.5 L20.4 18 L21.3 21.7"
    ' L18 19.7 L14.7 21.7 L15.6 18 L12.7 15.5 L16.5 15.2 Z"/>',
    "xargatha": '<path d="M12 1.5 C17 1.5 19.8 5 18.4 8.4 C17.2 11.4 12.4 11.6 10.4 13 C8.8 14.2 9.6 16.2 12 16.2 C14.4'
    " 16.2 15.4 14.8 17.6 14.8 C20.4 14.8 21.9 16.8 21.4 19 C20.8 21.6 17.4 22.6 12 22.6 C5.4 22.6 2.4 19.6"
    " 2.6 15.8 C2.8 11.6 7.6 10.6 11 8.8 C13 7.8 13.4 5.6 11.4 5.2 C9.6 4.8 8.2 6 7.8 7.6 L5 6.4 C6 3.4 8.6"
    ' 1.5 12 1.5 Z M14.6 4.2 A1.1 1.1 0 1 0 14.61 4.2 Z M4.6 7.6 L7.8 8.8 L6.6 11 L6 9.4 L4 9.6 Z"'
    ' fill-rule="evenodd"/>',
    "garrus": '<path d="M12 4.6 C7.4 4.6 5 8 5 12.4 V20.5 L9.6 22.6 V15 H10.6 V13 H6.9 V11 H17.1 V13 H13.4 V15 H14.4'
    " V22.6 L19 20.5 V12.4 C19 8 16.6 4.6 12 4.6 Z M10.9 0.9 H13.1 C18 1 21.6 4 22.4 9.4 C20.6 5.6 17 3.4 12"
    ' 3.4 C7 3.4 3.4 5.6 1.6 9.4 C2.4 4 6 1 10.9 0.9 Z" fill-rule="evenodd"/>',
    "misa": '<path d="M22.6 1 C19.6 9.4 14 15.2 7.4 18.4 L4.8 15 C12 12.2 18 7.4 22.6 1 Z M3.9 13.2 L9.3 20.4 L7.7 21.6'
    " L2.3 14.4 Z M3.9 17.9 L6 20.7 L2.6 23.2 L0.6 20.5 Z M1.4 7.7 H8.6 C10.6 7.7 10.6 4.6 8.8 4.6 C8 4.6 7.6 5.1 7.7"
    " 5.7 L5.8 5.9 C5.5 4 7 2.7 8.8 2.7 C13 2.7 13 9.6 8.6 9.6 H1.4 Z M13 17.1 H19 C23.6 17.1 23.6 23.4 19.4 23.4"
    ' C17.6 23.4 16.4 22.2 16.7 20.4 L18.5 20.7 C18.4 21.1 18.8 21.5 19.4 21.5 C21.2 21.5 21.2 19 19 19 H13 Z"/>',
    "rowenna": '<path d="M22.4 1.2 L20.8 5.6 L13.4 13 L11.2 10.8 L18.6 3.4 Z M10.4 11.6 L12.6 13.8 L3.4 23 L1.2 20.8 Z'
    " M4 2.6 C6.6 3.4 9 3.2 11 2.2 L12.6 3.2 L12.6 7.2 L7.2 12.6 L5.2 14.6 C3.4 11 3 7 4 2.6 Z M18.4 12.4"
    ' C18.2 16.4 16.6 19.4 13.6 21.6 C12.4 20.9 11.2 20 10.2 18.9 L16.8 12.3 Z" fill-rule="evenodd"/>',
    "silverarrow": '<path d="M12 0.8 L16.4 7.4 H13.3 V17 L15.8 19.6 V23 L12 19.6 L8.2 23 V19.6 L10.7 17 V7.4 H7.6 Z'
    " M2 6.4"
    " C6.8 6.6 9.2 9.4 9.2 14.6 C4.4 14.4 2 11.6 2 6.4 Z M22 6.4 C17.2 6.6 14.8 9.4 14.8 14.6 C19.6 14.4 22"
    ' 11.6 22 6.4 Z" fill-rule="evenodd"/>',
    "whisper": '<path d="M12 1 C17.6 3.4 20.6 8.2 20.6 14 C20.6 17.6 19.6 20.4 18 23 C17.4 19.8 16.8 18.2 15.6 16.8'
    " C16.6 15.4 17 14 17 12.4 C17 9.6 15 7.4 12 7.4 C9 7.4 7 9.6 7 12.4 C7 14 7.4 15.4 8.4 16.8 C7.2 18.2"
    " 6.6 19.8 6 23 C4.4 20.4 3.4 17.6 3.4 14 C3.4 8.2 6.4 3.4 12 1 Z M8.8 11.6 L11.4 13 L9.4 14 Z M15.2"
    ' 11.6 L12.6 13 L14.6 14 Z M11.2 16 H12.8 L13.3 20.4 L12 23.2 L10.7 20.4 Z" fill-rule="evenodd"/>',
    "bain": '<path d="M7.6 8.4 C7.8 4.6 8.8 2.2 10.4 2.2 C11.2 2.2 11.4 2.8 12 2.8 C12.6 2.8 12.8 2.2 13.6 2.2 C15.2'
    " 2.2 16.2 4.6 16.4 8.4 C19 8.2 21.2 7.4 22.8 6.2 C22.2 9.8 18 12 12 12 C6 12 1.8 9.8 1.2 6.2 C2.8 7.4 5"
    " 8.2 7.6 8.4 Z M5.8 13 C7.6 13.6 9.8 13.9 12 13.9 C14.2 13.9 16.4 13.6 18.2 13 L17 17.6 C15.4 18.8 13.6"
    " 19 12 17.4 C10.4 19 8.6 18.8 7 17.6 Z M8.6 20 C10.4 20.2 11.4 19.8 12 18.9 C12.6 19.8 13.6 20.2 15.4"
    ' 20 L12 23.4 Z" fill-rule="evenodd"/>',
}

_CREST = (
    '<path d="M12 1.5 L21 5 V12 C21 17 17 20.5 12 22.8 C7 20.5 3 17 3 12 V5 Z M12 6 L13.8 10.2 L18 12 L13.8'
    " 13.8 L12 18"
    ' L10.2 13.8 L6 12 L10.2 10.2 Z" fill-rule="evenodd"/>'
)


def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """A sign in a square of `size` pixels.

    Raises:
        KeyError: there is no such sign.
    """
    return drawing(SIGNS[name], size, colour)


def emblem(hero_id: str, size: int, colour: Colour) -> pygame.Surface:
    """The emblem of a hero in a square of `size` pixels; a crest for a hero without one."""
    return drawing(emblem_shapes(hero_id), size, colour)


def emblem_shapes(hero_id: str) -> str:
    """The emblem of a hero as SVG shapes on a field of 24 by 24."""
    return EMBLEMS.get(hero_id, _CREST)


@lru_cache(maxsize=600)
def drawing(shapes: str, size: int, colour: Colour) -> pygame.Surface:
    """SVG shapes on a field of 24 by 24, filled with one colour ("C" where a shape names it)."""
    word = "#{:02x}{:02x}{:02x}".format(*colour)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        f'<g fill="{word}">{shapes.replace(chr(34) + "C" + chr(34), chr(34) + word + chr(34))}</g></svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (max(1, size), max(1, size)))
