"""Whole random games: what must always hold, clones, views, records."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.invariants import Watch, check_board, check_cards, check_clone, check_options, check_view
from game.kernel.match import Match
from game.kernel.rules import digest
from game.lane.cards import CardId, Piece
from game.lane.heroes import HEROES
from game.lane.levels import twin_of, upgraded, upgrades
from game.lane.rules import LaneRules
from game.lane.setup import LONG, QUICK, LaneSetup, cast_of, first_state
from game.lane.state import Lane, Phase
from game.store.records import from_text, record_of, replay, to_text
from tests.lane.cast import NEVER, PLAYERS
from tests.plain_board import plain_board
from tests.two_lane_board import two_lane_board

BOARD = plain_board()

sides = st.lists(st.sampled_from(sorted(HEROES)), min_size=1, max_size=3)
setups = st.builds(
    lambda red, blue, length: LaneSetup("plain", tuple(red), tuple(blue), length),
    sides,
    sides,
    st.sampled_from((QUICK, LONG)),
)


def begin(setup: LaneSetup, seed: int) -> Match[Lane]:
    return Match.start(LaneRules(), first_state(cast_of(setup, BOARD, HEROES), seed))


def watched(match: Match[Lane], seed: int, decisions: int = 10_000) -> Watch:
    """Play on, to the end or so far, looking at everything on the way."""
    rng = Random(seed)
    watch = Watch(match, Random(seed + 1))
    for _ in range(decisions):
        if match.decision is None:
            watch.end()
            break
        watch.look()
        match.apply(rng.randrange(len(match.decision.options)))
    return watch


@settings(max_examples=3)
@given(setups, st.integers(0, 10_000))
def test_whole_random_games(setup: LaneSetup, seed: int) -> None:
    match = begin(setup, seed)
    watch = watched(match, seed)
    assert match.state.winner in (0, 1)
    assert match.state.reason in ("throne", "last push", "life")
    watch.check_replay(begin(setup, seed))


@pytest.mark.parametrize("heroes", [6, 7, 10])
def test_a_whole_random_game_on_two_lanes(heroes: int) -> None:  # L21.1
    rng = Random(heroes)
    drawn = rng.sample(sorted(HEROES), heroes)
    setup = LaneSetup("two-lanes", tuple(drawn[: heroes // 2]), tuple(drawn[heroes // 2 :]))
    start = first_state(cast_of(setup, two_lane_board(), HEROES), heroes)
    match = Match.start(LaneRules(), start.copy())
    watch = watched(match, heroes)
    assert match.state.winner in (0, 1)
    watch.check_replay(Match.start(LaneRules(), start))


@settings(max_examples=8)
@given(setups, st.integers(0, 10_000), st.integers(0, 400))
def test_a_record_goes_through_json_and_replays(setup: LaneSetup, seed: int, decisions: int) -> None:
    match = begin(setup, seed)
    rng = Random(seed)
    for _ in range(decisions):
        if match.decision is None:
            break
        match.apply(rng.randrange(len(match.decision.options)))
    players = ("random",) * len(setup.heroes)
    record = from_text(to_text(record_of(setup, seed, players, match)))
    again = replay(record, BOARD)
    assert again.problem is None
    assert again.legal == len(match.history or ())
    assert digest(again.match.state) == digest(match.state)
    assert again.match.decision == match.decision
    assert again.match.events == match.events


@settings(max_examples=12)
@given(setups, st.integers(0, 10_000))
def test_the_first_rounds_of_random_games(setup: LaneSetup, seed: int) -> None:
    match = begin(setup, seed)
    watched(match, seed, decisions=150)
    assert len(match.history or ()) == 150 or match.is_over


@settings(max_examples=4)
@given(st.integers(0, 10_000), st.booleans(), st.booleans())
def test_games_with_handicaps_and_shared_seats(seed: int, handicapped: bool, reinforced: bool) -> None:
    setup = LaneSetup(
        "plain",
        ("tigerclaw", "dodger"),
        ("brogan", "wasp"),
        QUICK,
        (0, 0, 1, 1),
        (1,) if handicapped else (),
        (2,) if reinforced else (),
    )
    match = begin(setup, seed)
    watched(match, seed, decisions=400)
    assert len(match.history or ()) == 400 or match.is_over


@pytest.mark.parametrize("seed", range(6))
def test_odd_cards_in_a_crowd(seed: int) -> None:
    """Test heroes with odd cards, thrown together in the middle each turn: the verbs meet each other everywhere."""
    rng = Random(seed)
    cast = cast_of(LaneSetup("plain", ("ann", "bob"), ("dan", "eve")), BOARD, PLAYERS)
    match = Match.start(LaneRules(), first_state(cast, seed))
    for number in range(700):
        if match.decision is None:
            break
        if match.decision.prompt == "plan" and not match.choices:
            match = thrown_together(match, rng)
        assert match.decision is not None
        check_options(match.decision)
        check_board(match.state)
        if number % 10 == 0:
            check_clone(match, rng)
        match.apply(rng.randrange(len(match.decision.options)))
    assert match.state.turn > 1 or match.state.round > 1


ODD_CARDS = [card for card in PLAYERS["ann"].cards if card.tier == NEVER]


def thrown_together(match: Match[Lane], rng: Random) -> Match[Lane]:
    """The same position, but all heroes have other cards and the top level, and stand somewhere in the middle."""
    s = match.checkpoint.copy()
    for hero in s.heroes:
        dealt = rng.sample(ODD_CARDS, 5)
        s.hand[hero] = tuple(CardId(card.id.replace("ann", s.cast.heroes[hero].id, 1)) for card in dealt)
        s.slots[hero], s.discard[hero], s.level[hero] = (None,) * 4, (), 8
        s.put(Piece(hero), rng.choice(s.empty_cells(s.battle_zone().cells)))
    return Match.start(LaneRules(), s)


@pytest.mark.parametrize("seed", range(16))
def test_grown_heroes_in_a_crowd(seed: int) -> None:
    """Four heroes at levels of all kinds, close together from the start, watched for some rounds."""
    rng = Random(seed)
    drawn = rng.sample(sorted(HEROES), 4)
    setup = LaneSetup("plain", tuple(drawn[:2]), tuple(drawn[2:]))
    match = begin(setup, seed)
    while match.checkpoint.phase is not Phase.PLANNING:
        match.apply(0)
    s = match.checkpoint.copy()
    for hero in s.heroes:
        grow(s, Piece(hero), rng.randrange(8), rng)
        s.put(Piece(hero), rng.choice(s.empty_cells(s.battle_zone().cells)))
    match = Match.start(LaneRules(), s)
    for number in range(120):
        if match.decision is None:
            break
        check_options(match.decision)
        check_board(match.state)
        check_cards(match.state)
        if number % 8 == 0:
            check_clone(match, rng)
            check_view(match, rng)
        match.apply(rng.randrange(len(match.decision.options)))
    assert match.state.turn > 1 or match.state.round > 1 or match.is_over


def grow(s: Lane, hero: Piece, levels: int, rng: Random) -> None:
    """Some levels for a hero, every upgrade drawn."""
    for _ in range(min(levels, 6)):
        kept = rng.choice(upgrades(s, hero, s.hand[hero]))
        twin = twin_of(s, hero, kept)
        item = s.card(twin).item
        assert item is not None
        s.hand[hero] = upgraded(s, s.hand[hero], kept)
        s.tucked[hero] = (*s.tucked[hero], twin)
        s.items[hero] = (*s.items[hero], item)
    s.level[hero] += levels
