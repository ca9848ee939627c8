"""The match: answers, beats, events, chance, clones, views, records. Played with the toy duel."""

import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.chance import CHANCE, roll, turn_over
from game.kernel.decision import Decision, Fizzle, IllegalChoice, Seat, Value, choose, may
from game.kernel.event import Event
from game.kernel.flow import Flow
from game.kernel.match import MASKED, Match, Seen, determinize, play
from game.kernel.record import GameRecord
from game.kernel.rules import digest
from tests.kernel.toy import Duel, DuelRules, Shown, Struck, Whispered

ANN, BEN = Seat(0), Seat(1)


def duel(luck: int = 7, seats: int = 2) -> Match[Duel]:
    return Match.start(DuelRules(), Duel(seats, luck))


def answer(match: Match[Duel], *values: Value) -> Match[Duel]:
    """Answer one question after the other."""
    for value in values:
        assert match.decision is not None
        match.submit(match.number, match.decision.seat, value)
    return match


def asked(match: Match[Duel]) -> tuple[Seat, str, tuple[Value, ...]]:
    assert match.decision is not None
    return match.decision.seat, match.decision.prompt, match.decision.options


def fingerprint(match: Match[Duel]) -> tuple[object, ...]:
    """All that a refused answer must leave as it was."""
    return (
        digest(match.state),
        digest(match.checkpoint),
        tuple(match.choices),
        match.decision,
        match.number,
        tuple(match.history or ()),
        tuple(match.events or ()),
    )


def random_duel(seed: int, decisions: int) -> Match[Duel]:
    rng = Random(seed)
    match = duel(seed, 2 + seed % 2)
    for _ in range(decisions):
        if match.decision is None:
            break
        match.apply(rng.randrange(len(match.decision.options)))
    return match


# Playing on


def test_a_game_starts_at_its_first_question() -> None:
    match = duel()
    assert asked(match) == (ANN, "plan", (1, 2, 3, 4, 5))
    assert (match.number, match.history, match.events) == (1, [], [])


def test_a_row_of_secrets_is_asked_in_seat_order_and_shown_together() -> None:
    match = answer(duel(), 4)
    assert asked(match)[0] == BEN
    assert match.events == [Whispered(0, 4)]
    answer(match, 2)
    assert match.events == [Whispered(0, 4), Whispered(1, 2), Shown((4, 2))]


def test_events_are_handed_over_to_every_beat() -> None:
    match = answer(duel(), 4, 2, 1, None, 0)
    assert match.events is not None
    assert match.events[3:] == [Struck(0, 1, None)]
    answer(match, 5, 1)
    assert match.events[4:] == [Whispered(0, 5), Whispered(1, 1), Shown((5, 1))]
    assert match.checkpoint.events is None


def test_a_forced_choice_is_not_asked() -> None:
    # Ben has played his 5; in the second round he holds nothing as high as Ann's, so he is not asked to guard.
    match = answer(duel(), 4, 5, None, 0, 5, 4, 1)
    assert asked(match) == (ANN, "boast", (0, 1, 2))
    assert match.state.lives == [2, 1]


def test_declining_skips_the_strike() -> None:
    match = answer(duel(), 4, 2, None, 2)
    assert match.state.lives == [2, 2]
    assert match.state.loud == [2, 0]
    assert asked(match)[1] == "plan"


def test_the_game_stops_at_once_when_it_is_over() -> None:
    match = answer(duel(), 4, 2, 1, None, 0, 3, 1, 1, None)
    # Ben's last life is gone: Ann is not asked how loudly she boasts.
    assert match.state.lives == [2, 0]
    assert match.is_over
    assert match.decision is None
    with pytest.raises(IllegalChoice, match="over"):
        match.apply(0)
    with pytest.raises(IllegalChoice, match="over"):
        match.submit(match.number, ANN, 0)


# Answers from outside


@pytest.mark.parametrize(
    ("number", "seat", "value", "reason"),
    [
        (2, ANN, 3, "question 3 is open"),  # an answer to the question before
        (4, ANN, 3, "question 3 is open"),  # to one that is not put yet
        (3, BEN, 1, "for seat 0"),  # from somebody else
        (3, ANN, 0, "not among"),  # not on the list
        (3, ANN, "1", "not among"),  # a word for a number
        (3, ANN, True, "not among"),  # True equals 1, but is none
        (3, ANN, 1.0, "not among"),
        (3, ANN, (1, 2), "not among"),  # a coordinate for a number
        (3, ANN, [1], "not among"),
        (3, ANN, {"victim": 1}, "not among"),
    ],
)
def test_lc_o10_a_wrong_answer_is_refused_and_changes_nothing(
    number: int, seat: Seat, value: object, reason: str
) -> None:
    match = answer(duel(), 4, 2)
    assert asked(match) == (ANN, "strike", (None, 1))
    before = fingerprint(match)
    with pytest.raises(IllegalChoice, match=reason):
        match.submit(number, seat, value)
    assert fingerprint(match) == before
    match.submit(3, ANN, 1)
    assert asked(match) == (BEN, "guard", (None, 4, 5))


def test_lc_o10_the_same_click_twice_counts_once() -> None:
    match = answer(duel(), 4, 2)
    match.submit(3, ANN, 1)
    before = fingerprint(match)
    with pytest.raises(IllegalChoice, match="question 4 is open"):
        match.submit(3, ANN, 1)
    assert fingerprint(match) == before
    match.submit(4, BEN, 5)
    assert match.state.hands == [(1, 2, 3, 5), (1, 3, 4)]


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_lc_o10_an_option_number_out_of_range_is_refused(index: int) -> None:
    match = answer(duel(), 4, 2)
    before = fingerprint(match)
    with pytest.raises(IllegalChoice, match="no option number"):
        match.apply(index)
    assert fingerprint(match) == before


# Clones and undo


@given(st.integers(0, 400), st.integers(0, 40))
def test_a_clone_is_equal_and_independent(seed: int, decisions: int) -> None:
    match = random_duel(seed, decisions)
    before = fingerprint(match)
    twin = match.clone()
    assert digest(twin.state) == digest(match.state)
    assert (twin.decision, twin.number, twin.choices) == (match.decision, match.number, match.choices)
    rng = Random(seed)
    while twin.decision is not None:
        twin.apply(rng.randrange(len(twin.decision.options)))
    assert fingerprint(match) == before


def test_a_clone_builds_no_events_and_no_history() -> None:
    twin = answer(duel(), 4, 2).clone()
    answer(twin, 1, None, 0, 5, 1)
    assert twin.events is None
    assert twin.history is None
    assert twin.state.events is None


def test_undo_is_the_checkpoint_with_one_choice_less() -> None:
    match = answer(duel(), 4, 2, 1, 5)
    earlier = answer(duel(), 4, 2, 1)
    again = Match(match.rules, match.checkpoint).clone()
    for index in match.choices[:-1]:
        again.apply(index)
    assert again.decision == earlier.decision
    assert digest(again.state) == digest(earlier.state)


# Chance


def test_chance_answers_from_the_integer_in_the_state() -> None:
    for luck in range(12):
        match = answer(duel(luck), 3, 3)  # equal cards: a toss
        striker, left = roll(luck, 2)
        assert asked(match) == (Seat(striker), "strike", (None, 1 - striker))
        assert match.state.luck == left
        assert match.history == [3, 3]  # chance's answer is not recorded
        assert match.choices == [striker]


def test_chance_moves_on_in_clones_and_replays_too() -> None:
    match = answer(duel(1), 3, 3)
    twin = match.clone()
    assert twin.state.luck == match.state.luck == roll(1, 2)[1]
    for both in (match, twin):
        answer(both, None, 0, 2, 2)
    assert asked(match) == asked(twin)
    assert match.state.luck == twin.state.luck == roll(roll(1, 2)[1], 2)[1]


def test_rolls_are_spread_evenly_and_known_by_their_paper() -> None:
    # First outputs of splitmix64 from 0: 0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4 (taken mod 2^32 here).
    first, luck = roll(0, 1 << 32)
    second, _ = roll(luck, 1 << 32)
    assert (first, second) == (0x7B1DCDAF, 0xA1B965F4)
    counts = [0] * 6
    for _ in range(6000):
        side, luck = roll(luck, 6)
        counts[side] += 1
    assert all(900 < count < 1100 for count in counts)


# What a seat knows


def test_secret_choices_of_others_are_masked() -> None:
    match = answer(duel(), 4)
    assert match.seen_by(ANN).choices == ((ANN, 4),)
    assert match.seen_by(BEN).choices == ((ANN, MASKED),)


class Guessing(DuelRules):
    """Ann hides a card, Ben guesses, the card is turned over, Ben boasts."""

    def beat(self, state: Duel) -> Flow[None]:
        hand = state.hands[ANN]
        card = hand[(yield Decision(ANN, "hide", hand, "card", secret=True))]
        yield from choose(BEN, "guess", hand)
        yield from turn_over(card)
        yield from choose(BEN, "boast", (0, 1))
        state.lives[ANN] = 0


def test_a_secret_choice_is_masked_until_it_is_turned_over() -> None:
    match = answer(Match.start(Guessing(), Duel(2, 7)), 4)
    assert match.seen_by(BEN).choices == ((ANN, MASKED),)
    answer(match, 2)
    assert match.seen_by(BEN).choices == ((ANN, 4), (BEN, 2), (CHANCE, 4))
    assert match.history == [4, 2]


@given(seed=st.integers(0, 10**6))
def test_a_card_turned_over_is_the_same_in_every_deal(seed: int) -> None:
    start = Duel(2, 7)
    start.hands[ANN] = (1, 3, 4)
    match = answer(Match.start(Guessing(), start), 4, 3)
    deal = determinize(match.rules, match.seen_by(BEN), Random(seed).randrange)
    assert 4 in deal.state.hands[ANN]
    assert deal.choices[0] == deal.state.hands[ANN].index(4)


def test_open_choices_are_seen_by_all() -> None:
    match = answer(duel(), 4, 2, 1)
    assert match.seen_by(BEN).choices == ((ANN, 1),)
    assert match.seen_by(ANN).number == match.number == 4


def test_a_view_carries_no_hidden_card_and_no_luck() -> None:
    match = answer(duel(99), 4, 2, 1, 5, 0, 3)
    seen = match.seen_by(BEN)
    assert seen.checkpoint.luck == 0
    assert seen.checkpoint.hands == [(0, 0, 0, 0), (1, 3, 4)]
    assert seen.checkpoint.events is None


def test_events_know_who_may_see_them() -> None:
    match = answer(duel(), 4, 2)
    assert match.events is not None
    assert [event for event in match.events if event.visible_to(BEN)] == [Whispered(1, 2), Shown((4, 2))]


@given(st.integers(0, 300), st.integers(0, 25), st.integers(0, 99))
def test_determinize_leads_to_the_same_question_and_view(seed: int, decisions: int, luck: int) -> None:
    match = random_duel(seed, decisions)
    if match.decision is None:
        return
    seat = match.decision.seat
    dealt = determinize(match.rules, match.seen_by(seat), Random(luck).randrange)
    assert dealt.decision == match.decision
    assert dealt.number == match.number
    again = DuelRules()
    assert again.view(dealt.checkpoint, seat).key() == again.view(match.checkpoint, seat).key()


def test_a_contradictory_view_is_told() -> None:
    match = answer(duel(), 4, 2)
    seen = match.seen_by(BEN)
    wrong: Seen[Duel] = Seen(BEN, seen.checkpoint, ((ANN, "nonsense"),), seen.number, BEN)
    with pytest.raises(IllegalChoice, match="no deal"):
        determinize(match.rules, wrong, Random(1).randrange)


def test_what_is_seen_can_be_sent_to_another_process() -> None:
    seen = answer(duel(), 4, 2, 1).seen_by(BEN)
    there = pickle.loads(pickle.dumps(seen))
    assert there.choices == seen.choices
    assert there.checkpoint.key() == seen.checkpoint.key()


# Records


@given(st.integers(0, 300))
def test_a_record_replays_to_the_same_digests(seed: int) -> None:
    match = random_duel(seed, 60)
    assert match.history is not None
    record = GameRecord("duel", {"seats": 2 + seed % 2}, seed, tuple(match.history), digest(match.state))
    again = duel(record.seed, 2 + seed % 2)
    assert play(again, record.choices) == len(record.choices)
    assert digest(again.state) == record.digest
    assert again.events == match.events


def test_a_record_stops_at_the_first_illegal_choice() -> None:
    match = duel()
    assert play(match, (4, 2, 7, None)) == 2
    assert asked(match)[1] == "strike"
    assert play(match, ()) == 0


def test_digests_tell_states_apart() -> None:
    assert digest(duel(1).state) == digest(duel(1).state)
    assert digest(duel(1).state) != digest(duel(2).state)
    assert digest(answer(duel(), 4, 2).state) != digest(answer(duel(), 4, 3).state)


# The two ways to ask


def run(flow: Flow[int | None], pick: Callable[[Decision[int | None]], int]) -> int | None:
    """Run a flow with answers from `pick`."""
    try:
        open_question = next(flow)
        while True:
            open_question = flow.send(pick(open_question))
    except StopIteration as end:
        found: int | None = end.value
        return found


def never(question: Decision[int | None]) -> int:
    raise AssertionError(f"asked for nothing: {question}")


def test_choose_asks_only_when_there_is_a_choice() -> None:
    assert run(choose(ANN, "x", [5]), never) == 5
    assert run(choose(ANN, "x", [5, 6]), lambda question: question.options.index(6)) == 6
    with pytest.raises(Fizzle, match="x"):
        run(choose(ANN, "x", []), never)


def test_may_asks_even_for_one_and_declines_for_none() -> None:
    assert run(may(ANN, "x", []), never) is None
    assert run(may(ANN, "x", [5]), lambda question: question.options.index(5)) == 5
    assert run(may(ANN, "x", [5]), lambda question: 0) is None


def test_chance_is_no_players_seat() -> None:
    assert CHANCE not in range(20)
    assert Event().visible_to(ANN)
