"""Make the sounds of the game: run by hand after a change here (`python assets/make_sounds.py`; needs numpy).

Everything is built from sine waves and noise; the same script gives the same files.
"""

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22050
FOLDER = Path(__file__).resolve().parent / "sounds"
PEAK = 0.82

Wave = NDArray[np.float64]


def clock(seconds: float) -> Wave:
    """The moments of a sound."""
    return np.arange(int(seconds * RATE)) / RATE


def fading(seconds: float, half: float, attack: float = 0.004) -> Wave:
    """A loudness that rises at once and halves every `half` seconds, down to silence at the end."""
    t = clock(seconds)
    tail = np.clip((seconds - t) / 0.02, 0, 1)
    return np.minimum(t / attack, 1) * 0.5 ** (t / half) * tail


def tone(pitch: float, seconds: float, half: float, overtones: tuple[float, ...] = (1.0,)) -> Wave:
    """A struck note; `overtones` are the strengths of its harmonics, higher ones fading sooner."""
    t = clock(seconds)
    return sum(
        (
            strength * np.sin(2 * np.pi * pitch * number * t) * fading(seconds, half / number**0.7)
            for number, strength in enumerate(overtones, start=1)
        ),
        np.zeros_like(t),
    )


def glide(start: float, end: float, seconds: float, half: float) -> Wave:
    """A note that slides from one pitch to another."""
    t = clock(seconds)
    pitch = start * (end / start) ** (t / seconds)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * fading(seconds, half)


def noise(seconds: float, half: float, low: float, high: float, seed: int = 1) -> Wave:
    """A hiss between two pitches."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    pitches = np.fft.rfftfreq(count, 1 / RATE)
    spectrum[(pitches < low) | (pitches > high)] = 0
    hiss = np.fft.irfft(spectrum, count)
    return hiss / np.abs(hiss).max() * fading(seconds, half)


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds laid over each other: (starts at, loudness, sound)."""
    length = max(int(start * RATE) + len(part) for start, _, part in parts)
    whole = np.zeros(length)
    for start, loudness, part in parts:
        first = int(start * RATE)
        whole[first : first + len(part)] += loudness * part
    return whole


def card() -> Wave:
    """A card is put down: a short brush of paper."""
    return mix((0, 0.7, noise(0.13, 0.03, 1800, 7000)), (0.05, 0.5, noise(0.08, 0.012, 300, 1500, 2)))


def step() -> Wave:
    """A wooden figure is set on the board."""
    return mix((0, 1, tone(180, 0.11, 0.018, (1, 0.5, 0.3))), (0, 0.35, noise(0.05, 0.008, 700, 3500, 3)))


def hit() -> Wave:
    """A blow lands."""
    return mix(
        (0, 1, glide(190, 55, 0.26, 0.06)),
        (0, 0.7, noise(0.16, 0.025, 400, 5200, 4)),
        (0.01, 0.16, tone(1130, 0.24, 0.05, (1, 0.6, 0.5))),
    )


def defend() -> Wave:
    """A blow meets a shield."""
    return mix(
        (0, 0.8, tone(523, 0.42, 0.075, (1, 0.2, 0.5, 0.1, 0.35))),
        (0, 0.45, tone(1395, 0.3, 0.05, (1, 0.4))),
        (0, 0.4, noise(0.07, 0.012, 1500, 8000, 5)),
    )


def coin() -> Wave:
    """Coins are paid."""
    ring = (1, 0.1, 0.45, 0.05, 0.2)
    return mix((0, 0.8, tone(1568, 0.16, 0.04, ring)), (0.075, 1, tone(2093, 0.38, 0.08, ring)))


def drum(pitch: float, seed: int) -> Wave:
    """One stroke of a big drum."""
    return mix((0, 1, glide(pitch * 1.8, pitch, 0.55, 0.12)), (0, 0.3, noise(0.09, 0.015, 150, 1800, seed)))


def push() -> Wave:
    """The lane is pushed: drums and a low horn."""
    horn = tone(110, 1.0, 0.4, (1, 0.7, 0.5, 0.3, 0.15)) * np.minimum(clock(1.0) / 0.12, 1)
    return mix((0, 0.9, drum(62, 6)), (0.22, 0.7, drum(62, 7)), (0.36, 1, drum(52, 8)), (0.36, 0.28, horn))


def level() -> Wave:
    """A hero rises: three notes upwards."""
    bell = (1, 0.35, 0.2, 0.08)
    return mix(
        (0, 0.7, tone(523.25, 0.5, 0.11, bell)),
        (0.1, 0.75, tone(659.26, 0.5, 0.11, bell)),
        (0.2, 0.9, tone(783.99, 0.8, 0.18, bell)),
    )


def win() -> Wave:
    """The game is won: a rising chord that stays."""
    brass = (1, 0.6, 0.45, 0.3, 0.2, 0.1)
    notes = (
        (0, 392.0, 0.5),
        (0.16, 523.25, 0.5),
        (0.32, 659.26, 1.4),
        (0.32, 523.25, 1.4),
        (0.32, 784.0, 1.4),
    )
    return mix(*((start, 0.5, tone(pitch, seconds, 0.32, brass)) for start, pitch, seconds in notes))


def lose() -> Wave:
    """The game is lost: three notes down into the dark."""
    dark = (1, 0.5, 0.25, 0.1)
    notes = ((0, 329.63, 0.6), (0.26, 293.66, 0.6), (0.52, 220.0, 1.3), (0.52, 164.81, 1.3))
    return mix(*((start, 0.6, tone(pitch, seconds, 0.3, dark)) for start, pitch, seconds in notes))


def click() -> Wave:
    """A button is pressed."""
    return mix((0, 0.6, tone(880, 0.05, 0.009, (1, 0.3))), (0, 0.2, noise(0.02, 0.004, 2000, 8000, 9)))


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "card": (card, 0.6),
    "click": (click, 0.4),
    "coin": (coin, 0.55),
    "defend": (defend, 0.7),
    "hit": (hit, 0.9),
    "level": (level, 0.7),
    "lose": (lose, 0.8),
    "push": (push, 1.0),
    "step": (step, 0.5),
    "win": (win, 0.9),
}
"""Every sound with its loudness."""


def save(name: str, sound: Wave, loudness: float) -> None:
    """Write a sound as a file of 16-bit samples."""
    samples = np.round(sound / np.abs(sound).max() * loudness * PEAK * 32767).astype("<i2")
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (make, loudness) in SOUNDS.items():
        save(name, make(), loudness)
