"""Bots answer from what their seat sees, always legally, and the greedy one knows what is good."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.bots import BOTS, advise, at_table
from game.bots.evaluate import WEIGHTS, evaluate, features
from game.bots.greedy import shortlist
from game.bots.habits import scores
from game.bots.worker import Asked, Worker
from game.hexgrid.coords import Cell, from_offset
from game.kernel.match import Match, determinize
from game.kernel.rules import digest
from game.lane.cards import CardId, Piece
from game.lane.heroes import HEROES
from game.lane.rules import LaneRules
from game.lane.setup import LaneSetup, cast_of
from game.lane.state import HEAVY, MELEE, Lane, Phase
from game.simulate import Order, simulate
from game.store.records import begin
from tests.lane.cast import Table
from tests.plain_board import plain_board

BOARD = plain_board()
SETUP = LaneSetup("plain", ("tigerclaw", "wasp"), ("brogan", "dodger"))


def cell(column: int, row: int) -> Cell:
    return BOARD.cell(from_offset(column, row))


def position(planned: str, tiger: tuple[int, int] = (10, 5)) -> Lane:
    """Tigerclaw acts with a card; Blue has a melee at column 11, row 5 and another one far away; so has Red."""
    s = Lane(cast_of(SETUP, BOARD, HEROES), 7)
    s.phase = Phase.ACTING
    for hero, place in enumerate((tiger, (0, 2), (22, 6), (22, 2))):
        s.put(Piece(hero), cell(*place))
    for what, side, place in (
        (MELEE, 1, (11, 5)),
        (MELEE, 1, (14, 8)),
        (MELEE, 0, (8, 8)),
        (MELEE, 0, (8, 0)),
    ):
        s.add(what, side, cell(*place), lane=0)
    s.planned[0] = CardId(planned)
    s.hand[0] = tuple(card for card in s.hand[0] if card != planned)
    return s


def played(bot: str, s: Lane, decisions: int) -> Match[Lane]:
    match, rng = Match.start(LaneRules(), s), Random(3)
    for _ in range(decisions):
        assert match.decision is not None
        match.apply(match.decision.options.index(at_table(bot, match, rng).value))
    return match


# Legality and secrets


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_answer_is_legal_and_leaves_the_match_alone(bot: str, seed: int) -> None:
    match, rng = begin(SETUP, seed, BOARD), Random(seed)
    for _ in range(60):
        if match.decision is None:
            break
        before = digest(match.state)
        value = at_table(bot, match, rng).value
        assert digest(match.state) == before
        match.apply(match.decision.options.index(value))


def test_an_unknown_bot_is_refused() -> None:
    match = begin(SETUP, 1, BOARD)
    assert match.decision is not None
    with pytest.raises(KeyError):
        advise("genius", match.rules, match.seen_by(match.decision.seat), match.decision, Random(1))


def test_hidden_cards_do_not_change_what_the_greedy_bot_plays() -> None:
    match, rng = begin(SETUP, 4, BOARD), Random(4)
    for _ in range(40):
        assert match.decision is not None
        seat = match.decision.seat
        other = determinize(match.rules, match.seen_by(seat), rng.randrange)
        assert other.decision is not None
        here, there = (
            advise("greedy", each.rules, each.seen_by(seat), match.decision, Random(9))
            for each in (match, other)
        )
        assert here == there
        match.apply(match.decision.options.index(here.value))


def test_the_same_luck_gives_the_same_answer() -> None:
    match = begin(SETUP, 4, BOARD)
    for _ in range(8):
        assert match.decision is not None
        first, second = (at_table("greedy", match, Random(5)) for _ in range(2))
        assert first == second
        match.apply(match.decision.options.index(first.value))


# Judgement


def test_the_features_of_one_team_are_those_of_the_other_with_the_sign_changed() -> None:
    match, rng = begin(SETUP, 2, BOARD), Random(2)
    for _ in range(150):
        assert match.decision is not None
        match.apply(rng.randrange(len(match.decision.options)))
        red, blue = features(match.state, 0), features(match.state, 1)
        assert set(red) == set(WEIGHTS)
        assert red == pytest.approx({name: -lead for name, lead in blue.items()})
        assert evaluate(match.state, 0) == pytest.approx(-evaluate(match.state, 1))


def test_features_count_what_they_are_named_after() -> None:
    s = position("tigerclaw-hit-and-run")
    s.lives, s.level, s.coins = [4, 2], [3, 1, 1, 1], [2, 0, 5, 1]
    s.front = [3]
    s.take(s.piece_at[cell(14, 8)])
    found = features(s, 0)
    assert found["lane"] == 1
    assert found["lives"] == pytest.approx(2 + 2 / 3 + 2 / 4)  # the third and the fourth life
    assert found["level"] == 2
    assert found["coins"] == -4
    assert found["minions"] == 2.5 * (2 - 1)  # the next push is into the throne
    assert found["push"] == 2.5 * 1 / 4  # two against one would lose its last in a minion battle
    assert found["cards"] == 4 - 5
    assert found["pressure"] == 1  # Tigerclaw stands next to the Blue melee
    assert found["support"] == -1


@pytest.mark.parametrize(
    ("waves", "stakes"), [([3, 3], 1.0), ([3, 1], 1.0), ([1, 3], 2.5), ([3, 0], 2.5), ([0, 3], 2.5)]
)
def test_a_push_that_may_decide_counts_more(waves: list[int], stakes: float) -> None:  # L21.3, L21.4
    off = "red hero ann, red hero bob, red hero cid, blue hero dan, blue hero eve, blue hero fay"
    s = Table(f"map: two-lanes\nfront: 2 2\nwaves: {waves[0]} {waves[1]}\noff: {off}\nat 8,1: red melee\n").s
    assert features(s, 0)["minions"] == stakes * (1 - 0)


def test_a_won_game_is_worth_more_than_anything_else() -> None:
    s = position("tigerclaw-hit-and-run")
    s.lives, s.coins = [1, 6], [0, 0, 28, 28]
    losing = evaluate(s, 0)
    assert losing < -100
    s.winner = 0
    assert evaluate(s, 0) == pytest.approx(losing + 1000)
    assert evaluate(s, 0) > 800


def test_the_greedy_bot_strikes_the_minion_beside_it() -> None:
    match = played("greedy", position("tigerclaw-hit-and-run"), 1)
    assert match.state.where[4] == -1
    assert match.state.coins[0] == 2


def test_the_greedy_bot_takes_the_push_that_wins() -> None:
    s = position("tigerclaw-hit-and-run")
    s.waves = [1]
    s.take(s.piece_at[cell(14, 8)])
    match = played("greedy", s, 1)
    assert (match.is_over, match.state.winner, match.state.reason) == (True, 0, "last push")


def test_the_greedy_bot_defends_when_its_last_lives_are_at_stake() -> None:
    s = position("tigerclaw-hit-and-run", tiger=(3, 3))
    s.lives, s.level = [2, 4], [4, 1, 1, 1]  # a defeat at level 4 costs two lives
    s.planned = [None, None, CardId("brogan-onslaught"), None]
    s.put(Piece(2), cell(4, 3))
    s.hand[0] = (CardId("tigerclaw-leaping-strike"), CardId("tigerclaw-light-fingered"))
    match = Match.start(LaneRules(), s)
    match.apply(0)
    assert match.decision is not None
    assert match.decision.prompt == "defend"
    assert (
        at_table("greedy", match, Random(1)).value == "tigerclaw-leaping-strike"
    )  # 4 holds against 4, 1 does not


def test_habit_defends_with_the_cheapest_card_that_holds_or_with_none() -> None:
    s = position("tigerclaw-hit-and-run", tiger=(3, 3))
    s.planned = [None, None, CardId("brogan-onslaught"), None]
    s.put(Piece(2), cell(4, 3))
    s.hand[0] = (
        CardId("tigerclaw-backstab"),  # 5
        CardId("tigerclaw-leaping-strike"),  # 4
        CardId("tigerclaw-light-fingered"),  # 1
    )
    match = Match.start(LaneRules(), s)
    match.apply(0)
    assert match.decision is not None
    assert match.decision.prompt == "defend"
    worth = dict(zip(match.decision.options, scores(s, match.decision), strict=True))
    assert worth["tigerclaw-leaping-strike"] > worth["tigerclaw-backstab"] > worth[None]
    assert worth[None] > worth["tigerclaw-light-fingered"]


def test_a_shortlist_keeps_the_best_cells() -> None:
    match = Match.start(LaneRules(), position("tigerclaw-hit-and-run", tiger=(6, 4)))
    assert match.decision is not None
    match.apply(match.decision.options.index("movement"))
    assert match.decision is not None
    assert match.decision.prompt == "move"
    kept = shortlist(match.state, match.decision, 3, Random(1))
    assert len(set(kept)) == 3
    near = [match.decision.options[number] for number in kept]
    assert all(BOARD.distance(at, cell(11, 5)) < BOARD.distance(cell(6, 4), cell(11, 5)) for at in near)


def test_luck_picks_among_equal_cells() -> None:
    """The order of cells runs from one corner of the board to the other: it must not decide where a bot stands."""
    match = Match.start(LaneRules(), position("tigerclaw-hit-and-run", tiger=(6, 4)))
    assert match.decision is not None
    match.apply(match.decision.options.index("movement"))
    decision = match.decision
    assert decision is not None
    size = len(decision.options) - 1
    orders = {tuple(shortlist(match.state, decision, size, Random(seed))) for seed in range(20)}
    assert len(orders) > 1


def test_an_immune_heavy_is_no_prey() -> None:
    s = position("tigerclaw-hit-and-run")
    s.take(s.piece_at[cell(11, 5)])
    s.add(HEAVY, 1, cell(11, 5), lane=0)
    assert features(s, 0)["pressure"] == 0
    s.take(s.piece_at[cell(14, 8)])
    assert features(s, 0)["pressure"] == 1


def test_greedy_beats_random() -> None:
    duel = LaneSetup("plain", ("wasp",), ("brogan",))
    summary = simulate(Order(duel, ("greedy", "random"), 4, 1), [BOARD])
    assert summary.wins == [4, 0]
    assert not summary.problems


# The process of their own


def test_the_worker_answers_as_the_bot_at_the_table_does() -> None:
    match = begin(SETUP, 4, BOARD)
    worker = Worker(SETUP, BOARD)
    try:
        for ticket in range(6):
            assert match.decision is not None
            seen = match.seen_by(match.decision.seat)
            worker.ask(Asked(ticket, "greedy", "luck", seen, match.decision))
            while not (replies := worker.replies()):
                worker.process.join(0.01)
            expected = advise("greedy", match.rules, seen, match.decision, Random("luck")).value
            assert [(reply.ticket, reply.value, reply.lost) for reply in replies] == [
                (ticket, expected, False)
            ]
            match.apply(match.decision.options.index(expected))
    finally:
        worker.close()
    assert not worker.process.is_alive()


@pytest.mark.parametrize("fault", ["dead", "overdue"])
def test_a_dead_or_overdue_worker_is_replaced_and_its_questions_are_lost(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(SETUP, 4, BOARD)
    assert match.decision is not None
    asked = Asked(1, "greedy", "luck", match.seen_by(match.decision.seat), match.decision)
    worker = Worker(SETUP, BOARD)
    first = worker.process
    try:
        if fault == "dead":
            first.kill()
            first.join()
        else:
            monkeypatch.setattr("game.bots.worker.OVERDUE", -1.0)
        worker.ask(asked)
        replies = worker.replies()
        assert [(reply.ticket, reply.lost) for reply in replies] == [(1, True)]
        assert worker.process is not first
        assert worker.process.is_alive()
        assert not first.is_alive()
    finally:
        worker.close()


def test_the_process_of_the_bots_knows_no_window() -> None:
    """What a spawned process imports: the program itself and the worker, and with them neither pygame nor pytmx."""
    code = "import sys, main, game.bots.worker; print(sorted({'pygame', 'pytmx'} & set(sys.modules)))"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
