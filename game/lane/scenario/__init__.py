"""Positions as short readable text, both ways: for tests, lessons and puzzles.

A line is `key: value`; lines that begin with `;` are remarks. An example, with all that is usual::

    ; Mad Dash has two targets
    coin: red
    board:
      . . . h . D
       . . . . . .
      . . m B . .
       . # . . . .
      . . . . W .
    B: red hero brogan, origin
    D: blue hero dodger
    W: blue hero wasp
    m: blue melee
    h: blue heavy, red ranged point
    at -7,0: red heavy
    off: red hero tigerclaw
    brogan planned: mad-dash
    brogan coins: 2
    dodger upgrades: weakness, necromancy

Board: either `map: <id>`, or a picture below `board:`. In the picture hexes stand with a space between them, every
other row indented by one; `.` is ground, `#` terrain, a gap is no hex at all, any other character is ground explained
by a line of its own. The picture is the middle zone of a lane of five; shores (minion points 4/1/1 for the team at
home, 3/1/1 for the visitor) and thrones (three hero points) are added on the left for Red, on the right for Blue.
What stands on a space, separated by commas: `red hero <id>`, `red melee`, `ranged` or `heavy`
(with `lane a` or `lane b` if it is bound to another lane than the one through its space),
`token <kind> of <hero>`, `<team> <kind> point` (a spawn point, pictures only), `origin` (the space 0,0; else it is the
top left one; pictures only). `at q,r: ...` places by axial coordinates, `off: ...` names heroes that are off the board.
Seats go to Red's heroes in the order of their lines, then to Blue's; a second copy of a hero is called `<id>-2`.

Match: `coin` (red or blue), `round`, `turn`, `waves`, `lives` (Red's Blue's), `front` (place of the battle zone in the
lane, 0 is Red's throne; with two lanes two numbers, as for `waves`), `length` (quick, long), `phase` (planning, acting,
end-of-turn, end-of-round, levels; acting when a card is planned), `seats` (one number a hero), `handicapped`,
`reinforced` (hero names), `fallen: yes` (a hero was defeated this round), `luck`.

Hero, as `<name> <word>: ...`, cards by their names without the hero's: `level`, `coins`, `upgrades` (the cards kept,
in order; gives level, hand and items), `hand` (else all cards that lie nowhere else), `slots` (`-` for an empty one),
`discard`, `planned`, `items`, `tucked`, `played` (this turn), `known` (cards that everybody has seen), `effects`
(`<card> this turn`, `next turn` or `this round`, with `since <turn>` and `about <hero>`), `markers`
(`<kind> <strength> of <hero>`).
"""

from game.lane.scenario.reading import check_whole, parse
from game.lane.scenario.sheet import BadScenario
from game.lane.scenario.writing import format

__all__ = ["BadScenario", "check_whole", "format", "parse"]
