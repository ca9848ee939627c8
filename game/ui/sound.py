"""Short sounds. The mixer starts with the first one; without a sound device the game is silent and says so once."""

from pathlib import Path

import pygame

ASSETS = Path(__file__).resolve().parents[2] / "assets"

SOUNDS = ("card", "click", "coin", "defend", "hit", "level", "lose", "push", "step", "win")
"""What can be played: one file each in `assets/sounds`."""


class SoundBox:
    """Plays sounds by name; `problem` is "device", "file" or None, for the one line that tells the player."""

    def __init__(self, volume: float, folder: Path = ASSETS / "sounds") -> None:
        self.volume = volume
        self.problem: str | None = None
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._silent = False

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound, if there is a device and the volume is not zero; never fails."""
        if self.volume <= 0 or not self._ready():
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume * volume)
            sound.play()

    def _ready(self) -> bool:
        if self._silent:
            return False
        if pygame.mixer.get_init():
            return True
        try:
            pygame.mixer.init(frequency=22050, size=-16, channels=1, buffer=512)
        except pygame.error:
            self._silent = True
            self.problem = "device"
        return not self._silent

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except (pygame.error, FileNotFoundError):
                self._sounds[name] = None
                self.problem = "file"
        return self._sounds[name]
