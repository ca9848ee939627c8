"""A match between people and bots: questions, rows of secret answers, undo, keeping the game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game.bots.worker import AtOnce, Worker
from game.hexgrid.coords import Cell, from_offset
from game.kernel.decision import IllegalChoice, Seat
from game.kernel.rules import digest
from game.lane.cards import CardId, Piece
from game.lane.events import CardUpgraded, Revealed
from game.lane.heroes import HEROES
from game.lane.setup import LaneSetup, cast_of
from game.lane.state import HEAVY, MELEE, Lane, Phase
from game.session import HUMAN, Question, Session
from game.store import saves
from game.store.records import from_text, to_text
from tests.plain_board import plain_board

SETUP = LaneSetup("plain", ("tigerclaw", "wasp"), ("brogan", "dodger"))
R1, R2, B1, B2 = (Seat(seat) for seat in range(4))
PEOPLE = (HUMAN,) * 4


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THRONEWARD_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def opened() -> Iterator[list[Session]]:
    """Sessions to be closed after the test."""
    sessions: list[Session] = []
    yield sessions
    for session in sessions:
        session.close()


def new(*players: str, seed: int = 5) -> Session:
    return Session.new(SETUP, seed, players, plain_board(), AtOnce())


def ask(session: Session, seat: Seat) -> Question:
    session.poll()
    return session.questions()[seat]


def go_to(session: Session, prompt: str) -> None:
    """Answer everything by its first option until `prompt` is asked."""
    session.poll()
    while session.match.decision is not None and session.match.decision.prompt != prompt:
        for question in list(session.questions().values()):
            if not question.given:
                session.answer(question, question.decision.options[0])
                break
        session.poll()


def play_on(session: Session, wanted: Callable[[], bool]) -> None:
    """Answer for all people at random until something is the case."""
    rng = Random(1)
    session.poll()
    while not wanted():
        for question in list(session.questions().values()):
            if not question.given:
                session.answer(question, rng.choice(question.decision.options))
                break
        session.poll()


# Rows of secret answers (L6.3)


def test_everybody_is_asked_ahead_and_may_change_its_card_until_the_last_is_in() -> None:
    session = new(*PEOPLE)
    go_to(session, "plan")
    assert sorted(session.questions()) == [R1, R2, B1, B2]
    assert session.waiting_for() == [R1, R2, B1, B2]

    session.answer(ask(session, B1), CardId("brogan-onslaught"))
    session.answer(ask(session, R1), CardId("tigerclaw-dodge"))
    assert session.waiting_for() == [R2, B2]
    again = ask(session, R1)
    assert again.given
    assert again.answer == "tigerclaw-dodge"
    session.answer(again, CardId("tigerclaw-hit-and-run"))
    session.answer(ask(session, R2), CardId("wasp-stop-projectiles"))
    assert session.match.state.planned == [None, None, None, None]  # nothing counts before the last is in
    session.answer(ask(session, B2), session.questions()[B2].decision.options[0])

    shown = [event for event in session.poll() if isinstance(event, Revealed)]
    assert dict(shown[0].cards)[Piece(0)] == "tigerclaw-hit-and-run"
    assert dict(shown[0].cards)[Piece(2)] == "brogan-onslaught"


def test_a_given_card_can_be_taken_back_by_undo_in_an_open_row() -> None:
    session = new(*PEOPLE)
    go_to(session, "plan")
    session.answer(ask(session, R1), CardId("tigerclaw-dodge"))
    assert session.can_undo(R1)
    assert not session.can_undo(R2)
    session.undo(R1)
    assert not ask(session, R1).given
    assert session.waiting_for() == [R1, R2, B1, B2]


def test_a_seat_with_two_heroes_plans_for_one_after_the_other() -> None:
    setup = LaneSetup("plain", SETUP.red, SETUP.blue, seats=(0, 0, 1, 2))
    session = Session.new(setup, 5, (HUMAN, HUMAN, HUMAN), plain_board(), AtOnce())
    go_to(session, "plan")
    first = ask(session, Seat(0))
    assert first.decision.about[0] == 0
    session.answer(first, CardId("tigerclaw-dodge"))
    second = ask(session, Seat(0))
    assert second.decision.about[0] == 1
    assert second.number == first.number + 1
    assert session.waiting_for() == [0, 1, 2]


def test_upgrades_are_a_row_and_only_their_owner_hears_of_them() -> None:
    s = duel((9, 5), (), "tigerclaw-leaping-strike")
    s.phase = Phase.LEVELS
    s.level[0] = 1
    s.planned = [None] * 4
    s.hand = [s.starting_hand(Piece(hero)) for hero in range(4)]
    s.coins = [3, 0, 1, 0]  # Tigerclaw can pay 1 + 2, Brogan 1
    session = Session.at(s, (HUMAN, HUMAN, "random", "random"), AtOnce())
    first = ask(session, R1)
    assert first.decision.prompt == "upgrade"
    assert first.decision.about == (0, "", 2)
    session.answer(first, CardId("tigerclaw-pick-pocket"))
    second = ask(session, R1)
    assert second.decision.about == (0, "", 3)
    assert "tigerclaw-pick-pocket" not in second.decision.options
    session.answer(second, CardId("tigerclaw-backstab"))
    told = [event for event in session.poll() if isinstance(event, CardUpgraded)]
    assert [(event.kept, event.tucked) for event in told] == [
        ("tigerclaw-pick-pocket", "tigerclaw-poisoned-dagger"),
        ("tigerclaw-backstab", "tigerclaw-combat-reflexes"),
    ]
    assert session.match.state.level == [3, 1, 2, 1]


# Answers that do not fit (LC-O10)


def test_lc_o10_late_doubled_and_impossible_answers_change_nothing() -> None:
    session = new(*PEOPLE)
    go_to(session, "plan")
    question = ask(session, R1)
    before = digest(session.match.state)
    bad: list[tuple[Question, object]] = [
        (question, CardId("brogan-onslaught")),  # a card of another hero
        (question, CardId("tigerclaw-riposte")),  # of a wrong tier
        (question, None),
        (question, 3),
        (Question(question.number - 1, R1, question.decision), question.decision.options[0]),
        (Question(question.number, R2, question.decision), question.decision.options[0]),
        (Question(question.number, Seat(9), question.decision), question.decision.options[0]),
    ]
    for asked, value in bad:
        with pytest.raises(IllegalChoice):
            session.answer(asked, value)
        assert digest(session.match.state) == before
        assert session.questions()[R1] == question
    session.answer(question, question.decision.options[0])


def test_lc_o10_the_same_click_twice_counts_once() -> None:
    session = new(*PEOPLE)
    go_to(session, "action")
    session.poll()
    (question,) = session.questions().values()
    session.answer(question, question.decision.options[-1])
    after = digest(session.match.state)
    with pytest.raises(IllegalChoice):
        session.answer(question, question.decision.options[-1])
    assert digest(session.match.state) == after


def test_nobody_answers_for_a_bot() -> None:
    session = new(HUMAN, "random", "random", "random")
    go_to(session, "plan")
    question = next(each for _, each in session._walk_row() if each.seat == R2)
    with pytest.raises(IllegalChoice, match="not played by a person"):
        session.answer(question, question.decision.options[0])


# Undo (LC-O9)


def duel(tiger: tuple[int, int], hand: tuple[str, ...], planned: str) -> Lane:
    """Tigerclaw acts with a card; Brogan stands at column 11, row 4 with a Blue melee below; the rest is far away."""
    board = plain_board()
    s = Lane(cast_of(SETUP, board, HEROES), 7)
    s.phase = Phase.ACTING
    for hero, place in enumerate((tiger, (0, 2), (11, 4), (22, 2))):
        s.put(Piece(hero), board.cell(from_offset(*place)))
    for what, side, place in ((MELEE, 1, (11, 5)), (MELEE, 1, (14, 8)), (MELEE, 0, (8, 8))):
        s.add(what, side, board.cell(from_offset(*place)), lane=0)
    s.level[0] = 5
    s.hand[0] = tuple(CardId(card) for card in hand)
    s.planned[0] = CardId(planned)
    s.planned[1] = CardId("wasp-stop-projectiles")
    return s


def cell(column: int, row: int) -> Cell:
    return plain_board().cell(from_offset(column, row))


def answer(session: Session, seat: Seat, value: object) -> None:
    session.answer(ask(session, seat), value)


def test_lc_o9_undo_stops_at_what_somebody_else_has_seen_or_decided() -> None:
    session = Session.at(duel((9, 5), (), "tigerclaw-leaping-strike"), PEOPLE, AtOnce())
    answer(session, R1, "primary")
    answer(session, R1, cell(10, 5))  # a: walk
    assert session.can_undo(R1)
    answer(session, R1, Piece(2))  # b: the target, Brogan
    assert ask(session, B1).decision.prompt == "defend"
    assert not session.can_undo(R1)
    assert not session.can_undo(B1)
    answer(session, B1, CardId("brogan-mad-dash"))  # c: 7 holds against 4
    assert not session.can_undo(R1)
    assert not session.can_undo(B1)
    before_d = digest(session.match.state)
    answer(session, R1, cell(9, 5))  # d: the step afterwards
    assert session.can_undo(R1)
    session.undo(R1)
    assert digest(session.match.state) == before_d
    assert not session.can_undo(R1)  # b and a are closed by c
    assert ask(session, R1).decision.prompt == "move"


def test_lc_o9_before_the_target_is_chosen_the_walk_can_be_taken_back() -> None:
    session = Session.at(duel((9, 5), (), "tigerclaw-leaping-strike"), PEOPLE, AtOnce())
    answer(session, R1, "primary")
    before = digest(session.match.state)
    answer(session, R1, cell(10, 5))
    session.undo(R1)
    assert digest(session.match.state) == before
    session.undo(R1)
    assert ask(session, R1).decision.prompt == "action"
    assert not session.can_undo(R1)


def test_lc_o9_undo_never_crosses_to_the_previous_actor() -> None:
    session = Session.at(duel((9, 5), (), "tigerclaw-leaping-strike"), PEOPLE, AtOnce())
    answer(session, R1, "hold")
    assert session.can_undo(R1)  # the next hero is asked, but has not decided
    answer(session, R2, "movement")
    assert not session.can_undo(R1)
    assert session.can_undo(R2)
    session.undo(R2)
    assert not session.can_undo(R1)
    assert not session.can_undo(R2)


def test_what_cannot_be_taken_back_is_refused_and_stays() -> None:
    session = new(*PEOPLE)
    go_to(session, "plan")
    before = session.record()
    with pytest.raises(IllegalChoice):
        session.undo(R1)
    assert session.record() == before


# What is seen, warned of and kept


def test_cards_of_others_are_hidden_and_those_of_all_people_here_are_shown() -> None:
    session = new(HUMAN, HUMAN, "random", "random")
    go_to(session, "plan")
    alone, together, nobody = session.view((R1,)), session.view(), session.view(())
    assert alone.hand[0] == session.match.state.hand[0]
    assert alone.hand[1] == ("",) * 5
    assert together.hand[:2] == session.match.state.hand[:2]
    assert together.hand[2:] == [("",) * 5] * 2
    assert nobody.hand == [("",) * 5] * 4


def test_a_dash_towards_an_immune_heavy_is_warned_of() -> None:
    s = duel((0, 4), ("tigerclaw-dodge",), "tigerclaw-dodge")
    s.planned = [None, None, CardId("brogan-mad-dash"), None]
    s.put(Piece(2), cell(11, 3))
    s.add(HEAVY, 0, cell(8, 3), lane=0)  # immune: Red melee fight beside it
    s.add(MELEE, 0, cell(14, 3), lane=0)
    session = Session.at(s, PEOPLE, AtOnce())
    answer(session, B1, "primary")
    charge = ask(session, B1)
    assert charge.decision.prompt == "charge"
    before = digest(session.match.state)
    ends = {end: session.fizzles(charge, end) for end in charge.decision.options}
    assert ends == {cell(9, 3): True, cell(13, 3): False}
    assert digest(session.match.state) == before


def test_a_game_is_kept_at_every_answer_and_goes_on_where_it_was() -> None:
    session = new(HUMAN, "greedy", "random", "random")
    play_on(session, lambda: session.match.state.turn > 1)
    play_on(session, lambda: R1 in session.questions())
    session.close()
    record = saves.load_current()
    assert record is not None
    again = Session.from_record(record, plain_board(), AtOnce())
    assert again.problem is None
    assert again.players == (HUMAN, "greedy", "random", "random")
    assert digest(again.match.state) == digest(session.match.state)
    assert again.questions()[R1].decision == session.questions()[R1].decision
    assert again.poll() == []
    assert not again.can_undo(R1)


def test_a_finished_game_is_not_kept() -> None:
    session = new(HUMAN, "random", "random", "random")
    play_on(session, lambda: len(session.match.history or ()) > 20)
    assert saves.has_current()
    play_on(session, lambda: session.is_over)
    assert not saves.has_current()
    assert session.questions() == {}
    assert session.waiting_for() == []


def test_an_edited_game_says_where_it_stopped_being_valid_and_can_be_played_on() -> None:
    session = new(*PEOPLE)
    play_on(session, lambda: len(session.match.history or ()) >= 30)
    text = to_text(session.record())
    record = from_text(text)
    broken = Session.from_record(
        type(record)(record.mode, record.setup, record.seed, (*record.choices[:20], 4711), record.digest),
        plain_board(),
        AtOnce(),
    )
    assert broken.problem is not None
    assert "choice 20 of 21" in broken.problem
    assert len(broken.record().choices) == 20
    play_on(broken, lambda: len(broken.match.history or ()) > 24)


def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "save_current", full)
    session = new(*PEOPLE)
    go_to(session, "plan")
    assert session.problem is not None
    assert "No space left" in session.problem


# Bots in their own process


def test_a_bot_process_killed_in_mid_thought_is_replaced(opened: list[Session]) -> None:
    board = plain_board()
    worker = Worker(SETUP, board)
    session = Session.new(SETUP, 3, (HUMAN, "greedy", "random", "greedy"), board, worker)
    opened.append(session)
    first = worker.process
    go_to_thought(session)
    first.kill()
    first.join()
    made = len(session.record().choices)
    while len(session.record().choices) < made + 12:
        play_on(session, lambda: session.match.decision is not None)
        for question in list(session.questions().values()):
            if not question.given:
                session.answer(question, question.decision.options[0])
                break
    assert worker.process is not first
    assert worker.process.is_alive()


def go_to_thought(session: Session) -> None:
    """Play until a bot has been asked and has not answered yet."""
    while not session._asked:
        for question in list(session.questions().values()):
            if not question.given:
                session.answer(question, question.decision.options[0])
                break
        session.poll()
