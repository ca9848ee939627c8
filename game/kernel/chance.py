"""Chance is a seat of its own: what it "answers" comes from one integer in the state, so a replay needs no luck."""

from game.kernel.decision import Decision, Seat, Value
from game.kernel.flow import Flow

CHANCE = Seat(-1)

TURN_OVER = "turn_over"


def turn_over(value: Value) -> Flow[None]:
    """Show everybody what the last secret choice of this beat was: from here on it belongs to what all know."""
    yield Decision(CHANCE, TURN_OVER, (value,))


_WORD = (1 << 64) - 1


def roll(luck: int, sides: int) -> tuple[int, int]:
    """A number from 0 to `sides` - 1, and the integer that the next roll starts from (splitmix64).

    Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014.
    """
    luck = (luck + 0x9E3779B97F4A7C15) & _WORD
    mixed = luck
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _WORD
    mixed ^= mixed >> 31
    return mixed % sides, luck
