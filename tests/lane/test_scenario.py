"""Scenarios: positions as text, both ways, and what is said about mistakes."""

from random import Random
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.hexgrid.board import Board
from game.hexgrid.coords import Hex
from game.kernel.match import Match
from game.lane import scenario
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.scenario import BadScenario, check_whole, format, parse
from game.lane.setup import LaneSetup, cast_of, first_state
from game.lane.state import Lane, Marker, Ongoing, Phase
from tests.plain_board import plain_board

SMALL = """
    board:
      . m .
     . T . .
      # . W
    T: red hero tigerclaw, origin
    W: blue hero wasp
    m: blue melee
"""


PLAIN = plain_board()


def boards(id_: str) -> Board:
    if id_ != "plain":
        raise LookupError(f"there is no map {id_}")
    return PLAIN


def read(text: str) -> Lane:
    return parse(dedent(text), HEROES, boards)


def at(s: Lane, q: int, r: int) -> int:
    return s.board.cell(Hex(q, r))


def test_a_picture_places_pieces_terrain_and_origin() -> None:
    s = read(SMALL)
    assert s.where[:2] == [at(s, 0, 0), at(s, 1, 1)]
    assert [(s.what[piece], s.side[piece]) for piece in s.minions(0, 1)] == [("melee", 1)]
    assert s.where[s.minions(0, 1)[0]] == at(s, 1, -1)
    assert s.board.terrain >> at(s, -1, 1) & 1
    assert s.battle_zone().id == "middle"


def test_rows_of_a_picture_touch_as_they_are_drawn() -> None:
    # The odd row stands half a hex to the right of the even ones, or to the left if it is indented less.
    right = read("board:\n  a b .\n   c . .\na: red hero brogan\nb: red melee\nc: blue hero wasp\n")
    a, c, b = (right.where[piece] for piece in (0, 1, 2))
    assert [right.board.distance(a, b), right.board.distance(a, c), right.board.distance(b, c)] == [1, 1, 1]
    left = read("board:\n   a b .\n  c . .\na: red hero brogan\nb: red melee\nc: blue hero wasp\n")
    a, c, b = (left.where[piece] for piece in (0, 1, 2))
    assert [left.board.distance(a, b), left.board.distance(a, c), left.board.distance(b, c)] == [1, 1, 2]


def test_shores_and_thrones_are_added() -> None:
    s = read(SMALL)
    assert [zone.id for zone in s.board.zones] == [
        "red-throne", "red-shore", "middle", "blue-shore", "blue-throne",
    ]  # fmt: skip
    assert s.board.zone_neighbours == ((1,), (0, 2), (1, 3), (2, 4), (3,))
    points = {
        (zone, team): [point.kind for point in s.board.spawns_in(zone) if point.team == team]
        for zone in range(5)
        for team in (0, 1)
    }
    home, visitor = ["melee"] * 4 + ["ranged", "heavy"], ["melee"] * 3 + ["ranged", "heavy"]
    assert points[1, 0] == points[3, 1] == home
    assert points[1, 1] == points[3, 0] == visitor
    assert points[0, 0] == points[4, 1] == ["hero"] * 3
    assert points[2, 0] == points[2, 1] == points[0, 1] == points[4, 0] == []


def test_a_hero_holds_what_lies_nowhere_else() -> None:
    s = read(
        SMALL
        + "    tigerclaw planned: hit-and-run\n    tigerclaw discard: dodge\n    tigerclaw slots: -, blink-strike"
    )
    assert s.phase is Phase.ACTING
    assert s.hand[0] == ("tigerclaw-blend-into-shadows", "tigerclaw-light-fingered")
    assert s.slots[0] == (None, "tigerclaw-blink-strike", None, None)
    assert s.played[0] == "tigerclaw-hit-and-run"
    assert s.known[0] == ("tigerclaw-hit-and-run", "tigerclaw-dodge")


def test_upgrades_give_level_hand_and_items() -> None:
    s = read(SMALL + "    tigerclaw upgrades: poisoned-dagger, backstab\n    tigerclaw planned: backstab")
    assert s.level == [3, 1]
    assert s.items[0] == ("attack", "initiative")
    assert s.tucked[0] == ("tigerclaw-pick-pocket", "tigerclaw-combat-reflexes")
    assert set(s.hand[0]) == {
        "tigerclaw-blink-strike", "tigerclaw-blend-into-shadows", "tigerclaw-dodge", "tigerclaw-poisoned-dagger",
    }  # fmt: skip


def test_all_lines_of_a_match() -> None:
    s = read(
        SMALL
        + """
        length: long
        seats: 1 0
        coin: blue
        round: 3
        turn: 2
        waves: 2
        lives: 1 5
        front: 3
        phase: end-of-turn
        fallen: yes
        luck: 77
        handicapped: wasp
        tigerclaw effects: blend-into-shadows next turn since 1
        wasp markers: poison 2 of tigerclaw
        wasp level: 4
        wasp coins: 9
        wasp items: attack, radius
        """
    )
    assert (s.cast.length, s.cast.seats) == ("long", (1, 0))
    assert (s.coin, s.round, s.turn, s.waves, s.lives, s.front) == (1, 3, 2, [2], [1, 5], [3])
    assert (s.phase, s.hero_fell, s.luck) == (Phase.END_OF_TURN, True, 77)
    assert "wasp-crackling-dagger" in s.hand[1]
    assert s.ongoing == (Ongoing(0, "tigerclaw-blend-into-shadows", "next turn", 1),)  # type: ignore[arg-type]
    assert s.markers == (Marker("poison", 0, 1, 2),)  # type: ignore[arg-type]
    assert (s.level[1], s.coins[1], s.items[1]) == (4, 9, ("attack", "radius"))


def test_two_copies_of_a_hero_have_two_names() -> None:
    s = read(
        """
        map: plain
        at 0,0: red hero brogan
        off: blue hero brogan, blue hero wasp
        brogan-2 coins: 3
        """
    )
    assert s.coins == [0, 3, 0]
    assert [s.on_board(piece) for piece in (0, 1, 2)] == [True, False, False]  # type: ignore[arg-type]


def test_the_example_of_the_module_is_a_position() -> None:
    words = (scenario.__doc__ or "").split("::\n")[1].split("Board: either")[0]
    s = read(words)
    assert s.planned[0] == "brogan-mad-dash"
    assert format(read(format(s))) == format(s)


MISTAKES = {
    "hello\n": (1, "neither `key: value`"),
    "coin: red\n": (1, "there is no board"),
    "map: nowhere\noff: red hero brogan, blue hero wasp": (1, "no map nowhere"),
    "map: plain\noff: red hero brogan, blue hero nobody": (2, "nobody"),
    "map: plain\noff: red hero brogan": (2, "one to three heroes"),
    "map: plain\noff: red hero brogan, blue hero wasp\ncoin: green": (3, "coin is one of red, blue"),
    "map: plain\noff: red hero brogan, blue hero wasp\nround: two": (3, "round takes one number"),
    "map: plain\noff: red hero brogan, blue hero wasp\nlives: 3": (3, "lives takes 2 numbers"),
    "map: plain\noff: red hero brogan, blue hero wasp\nturn: 5": (3, "turn is 1 to 4"),
    "map: plain\noff: red hero brogan, blue hero wasp\nfront: 4": (3, "strictly between"),
    "map: plain\noff: red hero brogan, blue hero wasp\nphase: tea": (3, "phase is one of"),
    "map: plain\noff: red hero brogan, blue hero wasp\nweather: fine": (3, "'weather' is unknown"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan mood: good": (3, "a hero has no 'mood'"),
    "map: plain\noff: red hero brogan, blue hero wasp\nmin coins: 2": (3, "no hero called 'min'"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan hand: shock": (3, "brogan has no card 'shock'"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan level: 9": (3, "1 to 8"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan items: hat": (3, "no item 'hat'"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan upgrades: shield": (3, "tier II or III"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan slots: -,-,-,-,-": (3, "4 turn slots"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan effects: shield forever": (
        3,
        "write an effect as",
    ),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan markers: poison": (3, "write a marker as"),
    "map: plain\noff: red hero brogan, blue hero wasp\nbrogan markers: fear 1 of wasp": (
        3,
        "no marker 'fear'",
    ),
    "map: plain\noff: red hero brogan, blue hero wasp\noff: red melee": (3, "only heroes"),
    "map: plain\noff: red hero brogan, blue hero wasp\nat 99,0: red melee": (3, "no space 99,0"),
    "map: plain\noff: red hero brogan, blue hero wasp\nat x: red melee": (3, "write a coordinate"),
    "map: plain\nat 4,2: red hero brogan\nat 4,2: blue hero wasp": (2, "is terrain"),
    "map: plain\nat 0,0: red hero brogan\nat 0,0: blue hero wasp": (3, "is taken"),
    "map: plain\noff: red hero brogan, blue hero wasp\nat 0,0: red wizard": (3, "nothing that stands"),
    "map: plain\noff: red hero brogan, blue hero wasp\nat 0,0: token mine of wasp": (3, "no token 'mine'"),
    "map: plain\noff: red hero brogan, blue hero wasp\nat 0,0: red melee point": (3, "in a picture"),
    "board:\n  . .\n  . .\n": (3, "indented"),
    "board:\n  ..\n": (2, "put a space before"),
    "board:\n  . X\n": (2, "which nothing explains"),
    "map: plain\nboard:\n  . .\n": (1, "not both"),
    "board:\n  . .\nX: red hero brogan\n": (3, "does not show 'X'"),
    "board:\n  X X\nX: red hero brogan\n": (3, "more than once"),
    "map: plain\noff: red hero brogan, blue hero wasp\nseats: 0 2": (3, "without a gap"),
    "map: plain\noff: red hero brogan, blue hero wasp\nseats: 0": (3, "takes 2 numbers"),
    "map: plain\noff: red hero brogan, blue hero wasp\nlength: endless": (3, "quick, long"),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_told_with_its_line(text: str) -> None:
    line, words = MISTAKES[text]
    with pytest.raises(BadScenario, match=words) as told:
        read(text)
    assert told.value.line == line
    assert str(told.value).startswith(f"line {line}: ")


@given(st.text(alphabet="abchrtw:#. \n-0123,", max_size=80))
def test_any_text_is_a_position_or_a_mistake(text: str) -> None:
    written = "board:\n  " + text + "\noff: red hero brogan, blue hero wasp"
    line, heroes = 0, 2
    try:
        heroes = len(parse(written, HEROES, boards).heroes)
    except BadScenario as told:
        line = told.line
    assert 0 <= line <= len(written.splitlines())
    assert heroes >= 2


def test_a_whole_position_can_be_played_on() -> None:
    heroes = "map: plain\noff: red hero brogan, blue hero wasp\n"
    check_whole(read(heroes + "wasp upgrades: telekinesis\nwasp planned: shock"))
    check_whole(read(heroes + "reinforced: wasp\nhandicapped: brogan"))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("brogan hand: shield", "brogan needs a card of each colour"),
        ("wasp level: 3", "wasp do not fit level 3"),
        ("wasp planned: telekinesis", "wasp do not fit level 1"),
    ],
)
def test_an_incomplete_position_is_told(line: str, words: str) -> None:
    s = read(f"map: plain\noff: red hero brogan, blue hero wasp\n{line}")
    with pytest.raises(BadScenario, match=words) as told:
        check_whole(s)
    assert told.value.line == 0


def without_numbers(s: Lane) -> list[object]:
    """All that makes a state what it is, pieces by what and where they are instead of by number."""
    pieces = sorted((s.where[piece], s.what[piece], s.side[piece], s.owner[piece]) for piece in s.pieces())
    plain = [
        getattr(s, name)
        for name in Lane.__slots__
        if name
        not in ("cast", "board", "events", "what", "side", "owner", "where", "piece_at", "lane_of", "stack")
    ]
    return [pieces, *plain]


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(1, 160))
def test_positions_of_real_games_come_back(seed: int, decisions: int) -> None:
    rng = Random(seed)
    cast = cast_of(LaneSetup("plain", ("tigerclaw", "wasp"), ("brogan", "dodger")), PLAIN, HEROES)
    match = Match.start(LaneRules(), first_state(cast, seed))
    for _ in range(decisions):
        if match.decision is None:
            break
        match.apply(rng.randrange(len(match.decision.options)))
    s = match.checkpoint
    if s.phase in (Phase.SETUP, Phase.OVER):
        return
    again = parse(format(s), HEROES, boards)
    assert without_numbers(again) == without_numbers(s)
    assert format(again) == format(s)


@given(
    st.lists(st.lists(st.sampled_from(".#m "), min_size=3, max_size=7), min_size=1, max_size=6), st.booleans()
)
def test_drawn_boards_come_back(rows: list[list[str]], odd_shifted: bool) -> None:
    # A first column of ground keeps every row at its indentation.
    picture = "\n".join(
        "  " + " " * ((row + (0 if odd_shifted else 1)) % 2) + " ".join([".", *signs])
        for row, signs in enumerate(rows)
    )
    legend = "m: blue melee, red ranged point\n" if "m" in picture else ""
    text = f"board:\n{picture}\n{legend}off: red hero brogan, blue hero wasp\n"
    s = parse(text, HEROES, boards)
    again = parse(format(s), HEROES, boards)
    assert format(again) == format(s)
    assert sorted(again.board.hexes.values()) == sorted(s.board.hexes.values())
    assert again.board.plan.blocking == s.board.plan.blocking
    assert sorted(again.board.plan.spawns) == sorted(s.board.plan.spawns)
