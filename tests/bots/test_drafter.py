"""Bots that choose heroes."""

from random import Random

from game.bots.drafter import choose_hero, worth_to
from game.kernel.match import Match
from game.lane.heroes import HEROES
from game.lane.selection import Selection, SelectionRules, Terms, Way

POOL = tuple(sorted(HEROES))


def drafted(seed: int, way: Way = Way.PICK) -> Selection:
    match = Match.start(SelectionRules(), Selection(Terms(way, POOL, (3, 3)), seed))
    rng = Random(seed)
    while (asked := match.decision) is not None:
        match.apply(asked.options.index(choose_hero(match.state, asked, rng)))
    return match.state


def kinds(heroes: tuple[str, ...]) -> int:
    """How many different roles a team has."""
    return len({role for hero in heroes for role in HEROES[hero].roles})


def test_a_role_that_a_team_has_is_worth_less() -> None:
    brogan, wasp = HEROES["brogan"], HEROES["wasp"]
    assert worth_to(brogan, [brogan], []) < worth_to(brogan, [wasp], []) < worth_to(brogan, [], [])


def test_a_hero_that_answers_the_other_team_is_worth_more() -> None:
    tigerclaw, silverarrow = HEROES["tigerclaw"], HEROES["silverarrow"]
    assert "melee" in tigerclaw.roles  # melee heroes stand best against snipers
    assert "sniper" in silverarrow.roles
    assert worth_to(tigerclaw, [], [silverarrow]) > worth_to(tigerclaw, [], [tigerclaw])


def test_bots_strike_out_what_the_other_team_needs_most() -> None:
    match = Match.start(SelectionRules(), Selection(Terms(Way.PICK_AND_BAN, POOL, (2, 2)), 1))
    asked = match.decision
    assert asked is not None
    assert asked.prompt == "ban_hero"
    dearest = sorted(POOL, key=lambda hero: worth_to(HEROES[hero], [], []))
    assert choose_hero(match.state, asked, Random(3)) in dearest[-3:]


def test_the_same_luck_chooses_the_same_heroes() -> None:
    assert [drafted(seed).heroes for seed in range(5)] == [drafted(seed).heroes for seed in range(5)]


def test_bots_draft_more_kinds_of_heroes_than_luck() -> None:
    chosen = sum(kinds(s.heroes[:3]) + kinds(s.heroes[3:]) for s in map(drafted, range(30)))
    rng = Random(1)
    drawn = [tuple(rng.sample(POOL, 6)) for _ in range(30)]
    assert chosen > sum(kinds(heroes[:3]) + kinds(heroes[3:]) for heroes in drawn) + 30


def test_every_way_is_played_to_its_end_by_bots() -> None:
    for way in (Way.PICK, Way.SINGLE_DRAFT, Way.RANDOM_DRAFT, Way.PICK_AND_BAN):
        assert len(set(drafted(5, way).heroes)) == 6


def test_captains_that_are_bots_draft_players() -> None:
    terms = Terms(Way.PLAYER_DRAFT, POOL, (2, 2), POOL[:4])
    match = Match.start(SelectionRules(), Selection(terms, 3))
    asked = match.decision
    assert asked is not None
    assert choose_hero(match.state, asked, Random(1)) in asked.options
