"""The ways of choosing heroes (L21.5): whose turn it is, worked out by hand, and what may be chosen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.match import Match, play
from game.kernel.rules import digest
from game.lane.heroes import HEROES
from game.lane.selection import (
    Banned,
    Drafted,
    NotEnoughHeroes,
    Offered,
    Picked,
    Selection,
    SelectionRules,
    Terms,
    Tossed,
    Way,
)

POOL = tuple(sorted(HEROES))


def begun(way: Way, sizes: tuple[int, int], coin: int = 0, pool: tuple[str, ...] = POOL) -> Match[Selection]:
    """A selection in which this team begins."""
    preset = pool[: sum(sizes)] if way is Way.PLAYER_DRAFT else ()
    for luck in range(100):
        match = Match.start(SelectionRules(), Selection(Terms(way, pool, sizes, preset), luck))
        if match.state.coin == coin:
            return match
    raise AssertionError("the coin never fell that way")


def whole(match: Match[Selection]) -> Match[Selection]:
    """Play on with the first option each time."""
    while match.decision is not None:
        match.apply(0)
    return match


def turns(match: Match[Selection]) -> str:
    """Who banned (b, r) and picked (B, R), in order."""
    found = ""
    for event in whole(match).events or []:
        if isinstance(event, Banned):
            found += "rb"[event.team]
        if isinstance(event, Picked):
            found += "RB"[match.state.terms.team_of(event.place)]
        if isinstance(event, Drafted):
            found += "RB"[event.team]
    return found


@pytest.mark.parametrize(
    ("way", "sizes", "coin", "expected"),
    [
        (Way.PICK, (2, 2), 0, "RBRB"),
        (Way.PICK, (2, 2), 1, "BRBR"),
        (Way.PICK, (3, 2), 1, "BRBRR"),
        (Way.RANDOM_DRAFT, (3, 3), 0, "RBRBRB"),
        (Way.SINGLE_DRAFT, (2, 2), 1, "BRBR"),
        (Way.SINGLE_DRAFT, (2, 3), 0, "RBRBB"),
        (Way.PICK_AND_BAN, (2, 2), 0, "rbRBbrBR"),  # with A = Red: ban AB, pick AB, ban BA, pick BA
        (Way.PICK_AND_BAN, (2, 2), 1, "brBRrbRB"),
        (Way.PICK_AND_BAN, (3, 3), 0, "rbRBbrBRrbBR"),  # ... ban AB, pick BA
        (Way.PICK_AND_BAN, (1, 1), 0, "rbRB"),
        (Way.PICK_AND_BAN, (3, 2), 0, "rbRBbrBRrbR"),  # Blue is full in the third round
        (Way.PICK_AND_BAN, (1, 3), 0, "rbRBbrBrbB"),
        (
            Way.PICK_AND_BAN,
            (4, 4),
            0,
            "rbRBbrBRBRRB",
        ),  # thirteen heroes for eight places: bans in two rounds only
        (Way.PICK_AND_BAN, (5, 5), 1, "brBRRBRBBRRB"),
        (Way.PLAYER_DRAFT, (3, 3), 0, "RBRB"),  # the captains are there already
        (Way.PLAYER_DRAFT, (3, 3), 1, "BRBR"),
    ],
)
def test_whose_turn_it_is(way: Way, sizes: tuple[int, int], coin: int, expected: str) -> None:
    assert turns(begun(way, sizes, coin)) == expected


TWENTY = tuple(f"hero-{number}" for number in range(20))


@pytest.mark.parametrize(("size", "more"), [(4, "rbRBbrBRrbBRbrRB"), (5, "rbRBbrBRrbBRbrRBbrBR")])
def test_pick_and_ban_for_eight_and_ten(size: int, more: str) -> None:
    # With A = Red: ... ban BA, pick AB (8); ban BA, pick BA (10)
    assert turns(begun(Way.PICK_AND_BAN, (size, size), 0, TWENTY)) == more


def test_a_single_draft_offers_three_different_heroes_to_each() -> None:
    match = begun(Way.SINGLE_DRAFT, (2, 2))
    offers = [event.heroes for event in match.events or [] if isinstance(event, Offered)]
    assert [len(heroes) for heroes in offers] == [3, 3, 3, 3]
    assert len({hero for heroes in offers for hero in heroes}) == 12
    assert match.decision is not None
    assert match.decision.options == offers[0]


def test_a_single_draft_of_many_deals_again_what_others_have_left() -> None:
    match = begun(Way.SINGLE_DRAFT, (5, 5))  # thirteen heroes for ten places
    assert [len(heroes) for heroes in match.state.offers] == [3, *[0] * 9]
    whole(match)
    assert [len(heroes) for heroes in match.state.offers] == [3] * 10
    offers = [event for event in match.events or [] if isinstance(event, Offered)]
    assert [event.place for event in offers] == [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]
    picked: set[str] = set()
    for event in offers:
        assert not picked & set(event.heroes)
        picked.add(match.state.heroes[event.place])
    assert len(picked) == 10


def test_a_random_draft_lays_two_more_heroes_open_than_places() -> None:
    match = begun(Way.RANDOM_DRAFT, (2, 2))
    assert match.decision is not None
    assert len(match.decision.options) == 6
    match.apply(0)
    assert len(match.decision.options) == 5


def test_all_random_asks_nobody() -> None:
    match = begun(Way.RANDOM, (3, 3))
    assert match.decision is None
    assert len(set(match.state.heroes)) == 6
    assert isinstance((match.events or [])[0], Tossed)


def test_a_banned_hero_cannot_be_picked() -> None:
    match = begun(Way.PICK_AND_BAN, (2, 2))
    assert match.decision is not None
    struck = match.decision.options[3]
    match.apply(3)
    whole(match)
    assert struck in match.state.banned
    assert struck not in match.state.heroes


def test_captains_pick_players_with_their_heroes() -> None:
    match = begun(Way.PLAYER_DRAFT, (2, 2))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.options) == (0, (1, 3))
    match.apply(1)
    assert [match.state.members(team) for team in (0, 1)] == [(0, 3), (2, 1)]
    assert [match.state.hero_of(player) for player in (0, 3)] == [POOL[0], POOL[3]]


def test_with_too_few_heroes_nobody_begins() -> None:
    with pytest.raises(NotEnoughHeroes, match="needs 4 heroes, and there are 3"):
        Selection(Terms(Way.PICK_AND_BAN, POOL[:3], (2, 2)), 1)


@pytest.mark.parametrize(("size", "bans"), [(1, 2), (2, 4), (3, 6), (4, 4), (5, 2)])
def test_bans_leave_enough_heroes_for_all(size: int, bans: int) -> None:  # of thirteen heroes
    match = whole(begun(Way.PICK_AND_BAN, (size, size)))
    assert len(match.state.banned) == match.state.terms.bans == bans
    assert Terms(Way.PICK, POOL, (size, size)).bans == 0


@given(
    way=st.sampled_from(list(Way)),
    sizes=st.tuples(st.integers(1, 5), st.integers(1, 5)),
    luck=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 100), max_size=40),
)
def test_any_choices_lead_to_different_heroes_for_all(
    way: Way, sizes: tuple[int, int], luck: int, picks: list[int]
) -> None:
    terms = Terms(way, POOL, sizes, POOL[: sum(sizes)] if way is Way.PLAYER_DRAFT else ())
    match = Match.start(SelectionRules(), Selection(terms, luck))
    left = list(picks)
    while match.decision is not None:
        match.apply((left.pop() if left else 0) % len(match.decision.options))
    red, blue = match.state.members(0), match.state.members(1)
    assert (len(red), len(blue)) == sizes
    heroes = [match.state.hero_of(player) for player in (*red, *blue)]
    assert len(set(heroes)) == sum(sizes)
    again = Match.start(SelectionRules(), Selection(terms, luck))
    play(again, match.history or [])
    assert digest(again.state) == digest(match.state)
