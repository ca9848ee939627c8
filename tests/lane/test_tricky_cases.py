"""LC-O1 to LC-O10: cases that are easily got wrong."""

import pytest

from game.kernel.decision import IllegalChoice, Seat
from game.kernel.rules import digest
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.events import (
    AttackStopped,
    AttackSucceeded,
    BattleCounted,
    CardResolved,
    CoinFlipped,
    EffectEnded,
    Fizzled,
    HeroActed,
    HeroDefeated,
    LanePushed,
    LevelGained,
    MinionDefeated,
    MinionSpawned,
)
from game.session import Session
from tests.lane.cast import Table, table


def test_lc_o1_blocked_spawn_points_do_not_lose_a_figure() -> None:  # L16.6
    t = table(
        "at 0,0: red hero ann",
        "at -5,0: red melee",
        "at 1,0: blue melee",
        "at 11,-1: red hero bob",
        "at 10,0: red hero cid",
        "off: blue hero dan",
        "ann planned: strike-4",
    )
    t.act()
    assert (t.asked, t.who, set(t.options)) == ("blocked_minion", "dan", {(11, -1), (10, 0)})
    spawned = [t.at(event.cell) for event in t.events(MinionSpawned)]
    assert {(12, -4), (12, -3)} <= set(spawned)  # the free melee points are full by now
    assert len(spawned) == 9
    t.answer("blocked_minion", (10, 0))
    assert (t.asked, set(t.options)) == ("blocked_space", {(9, 0), (9, 1), (10, 1)})
    t.answer("blocked_space", (10, 1))
    # The other one has a single space at distance 1: nothing to ask.
    assert t.standing(11, -2) == "blue melee"
    assert t.minions(BLUE_TEAM) == {"melee": 4, "ranged": 1, "heavy": 1}
    assert t.minions(RED_TEAM) == {"melee": 3, "ranged": 1, "heavy": 1}
    pieces = [event.piece for event in t.events(MinionSpawned)]
    assert len(set(pieces)) == len(pieces) == 11
    assert t.events(CoinFlipped) == []


FLURRY = (
    "at 0,0: red hero ann",
    "at -5,0: red melee",
    "at 5,0: blue melee",
    "off: blue hero dan",
    "ann level: 8",
)


def test_lc_o2_a_repeat_that_is_impossible_is_not_offered() -> None:  # L9.15
    t = table(*FLURRY, "at 1,0: blue melee", "ann planned: flurry")
    t.act()
    assert t.coins("ann") == [2]
    assert (t.asked, t.who) == ("move", "ann")  # her ability after the action, no repeat question before it
    t.answer("move", (1, 0))
    assert t.asked == "plan"


def test_lc_o2_a_repeat_that_is_possible_has_targets() -> None:
    t = table(
        *FLURRY, "at 1,0: blue melee", "at 0,1: blue melee", "at -1,0: blue melee", "ann planned: flurry"
    )
    t.act()
    t.answer("target", (1, 0))
    t.answer("repeat", "primary")
    assert (t.asked, set(t.options)) == ("target", {(0, 1), (-1, 0)})
    t.answer("target", (0, 1))
    assert t.coins("ann") == [4]
    assert t.asked == "move"  # a repetition is not repeated, and the ability follows


def test_lc_o2_saying_no_leaves_the_ability() -> None:
    t = table(*FLURRY, "at 1,0: blue melee", "at 0,1: blue melee", "ann planned: flurry")
    t.act()
    t.answer("target", (1, 0))
    t.skip("repeat")
    assert t.asked == "move"


KEPT = (
    "at 0,0: red hero ann",
    "at -5,0: red melee",
    "at 1,0: blue melee",
    "at 2,0: blue hero dan",
    "dan slots: keep",
    "dan effects: keep this round",
    "dan hand: rest, jab",
)


def test_lc_o3_the_same_target_again() -> None:  # L9.13, L9.15, L14.2
    t = table(*KEPT, "ann planned: drumming")
    t.act()
    t.answer("save_minion", "rest", by="dan")
    t.answer("repeat", "primary", by="ann")
    t.answer("save_minion", "jab", by="dan")
    assert t.standing(1, 0) == "blue melee"
    assert t.coins("ann") == [4]
    assert [event.saved for event in t.events(MinionDefeated)] == [True, True]
    assert t.events(LanePushed) == []


def test_lc_o3_with_different_it_is_not_offered() -> None:
    t = table(*KEPT, "ann planned: flurry")
    t.act()
    t.answer("save_minion", "rest", by="dan")
    assert t.asked == "plan"
    assert t.coins("ann") == [2]


BATTLE = (
    "phase: end-of-round",
    "turn: 4",
    "at 0,0: red hero ann",
    "off: blue hero dan",
    *(f"at {q},2: red melee" for q in (0, 1, 2)),
    *(f"at {q},0: blue melee" for q in (-1, 1)),
    *(f"at {q},-3: blue melee" for q in (0, 1)),
)


def test_lc_o4_this_round_still_counts_in_the_minion_battle() -> None:  # L17.1 to L17.5
    t = table(*BATTLE, "ann slots: -, hush", "ann effects: hush this round since 2")
    assert t.events(BattleCounted) == [BattleCounted(0, 3, 2, 1)]
    assert (t.asked, t.who) == ("casualty", "dan")
    t.answer("casualty", (0, -3))
    assert t.minions(BLUE_TEAM) == {"melee": 3}
    assert t.minions(RED_TEAM) == {"melee": 3}
    assert t.s.ongoing == ()
    assert len(t.events(EffectEnded)) == 1


def test_lc_o4_one_round_later() -> None:
    t = table(*BATTLE)
    assert t.events(BattleCounted) == [BattleCounted(0, 3, 4, 1)]
    assert (t.asked, t.who) == ("casualty", "ann")


BEACON = (
    "at 0,0: token beacon of ann",
    "at 1,0: blue hero dan",
    "at 0,3: red hero bob",
    "at -1,1: red hero ann",
    "at -1,0: blue hero eve",
    "dan planned: wait-8",
    "bob planned: wait-7",
    "eve planned: strike-6",
    "eve items: initiative, initiative, initiative, initiative, initiative",  # 9 + 5 - 2: the beacon chills her too
    "ann hand:",
)


def acted(t: Table) -> list[tuple[str, int]]:
    """Who has acted, and with which initiative."""
    return [(t.s.cast.heroes[event.hero].id, event.initiative) for event in t.events(HeroActed)]


def test_lc_o5_a_tokens_effect_outlives_its_owner() -> None:  # L14.7, L19.2, L19.9
    t = table(*BEACON)
    t.act(by="eve")
    assert t.spot("ann") is None
    assert t.standing(0, 0) == "beacon"
    t.hold("bob", "dan")
    assert acted(t) == [("eve", 12), ("bob", 7), ("dan", 6)]


def test_lc_o5_a_tokens_effect_dies_with_it() -> None:
    t = table(*BEACON)
    t.act("clear", by="eve")
    t.answer("clear", (0, 0))
    if t.asked == "clear":
        t.skip("clear")
    t.hold("dan", "bob")
    assert acted(t) == [("eve", 12), ("dan", 8), ("bob", 7)]


RALLY = (
    "at 0,0: blue hero dan",
    "at 2,0: blue hero eve",
    "at -1,0: red hero ann",
    "at 3,0: red hero bob",
    "at 0,3: blue melee",
    "at 6,0: red melee",
    "dan slots: rally",
    "dan effects: rally this turn since 1",
    "dan hand: rest, jab",
    "eve hand: ward-5",
    "bob planned: strike-6",
)


def test_lc_o6_a_card_that_changes_state_takes_its_effect_with_it() -> None:  # L8.10, L19.2
    t = table(*RALLY, "ann planned: muddle", "ann items: initiative")
    t.act(by="ann")
    t.answer("card", "rest", by="dan")
    assert t.slots("dan")[0] == "rest"
    assert set(t.hand("dan")) == {"rally", "jab"}
    assert t.s.ongoing == ()
    t.act(by="bob")
    t.answer("defend", "ward-5")
    assert t.events(AttackSucceeded) == [AttackSucceeded(t.hero("bob"), t.hero("eve"), 6, 5)]
    assert t.asked == "plan"  # no placement at the end of the turn


def test_lc_o6_untouched_it_works_and_speaks_its_last_word() -> None:
    t = table(*RALLY, "ann planned: wait-13")
    t.hold("ann")
    t.act(by="bob")
    t.answer("defend", "ward-5")
    assert t.events(AttackStopped) == [AttackStopped(t.hero("bob"), t.hero("eve"), 6, 6)]
    assert (t.asked, t.who) == ("place_at", "dan")
    t.answer("place_at", (0, 2))
    assert t.spot("dan") == (0, 2)
    assert t.s.ongoing == ()


FULL_RING = ("at 0,-1", "at 1,-1", "at -1,0", "at -1,1", "at 0,1")


@pytest.mark.parametrize(("items", "stays"), [("attack", True), ("attack, attack", False)])
def test_lc_o7_by_the_numbers(items: str, stays: bool) -> None:  # L9.7, L12.4.6-7, L13.3
    t = table(
        "at 0,0: red hero ann",
        "at 1,0: blue hero dan",
        *(f"{spot}: token post of ann" for spot in FULL_RING),
        "ann planned: aim",
        f"ann items: {items}",
        "dan hand: post-up-5, rest",
    )
    t.act()
    t.answer("defend", "post-up-5")
    assert [event.step for event in t.events(Fizzled)] == ["place_at"]
    assert t.coins("dan") == [0]
    assert (t.spot("dan") == (1, 0)) == stays
    assert t.coins("ann") == [11 if stays else 12]  # 1 before, 10 after the attack, 1 for a fallen hero
    assert t.discarded("dan") == ["post-up-5"]
    assert t.s.stack == ()
    assert t.asked == "plan"


def test_lc_o8_the_attacker_falls_during_its_own_attack() -> None:  # L12.6, L9.18, L7.7, L14.3, L14.8
    t = table(
        "at 0,0: red hero ann",
        "at -3,0: red hero bob",
        "at 1,0: blue hero dan",
        "at 4,0: blue hero eve",
        "ann planned: aim",
        "ann hand:",
        "ann level: 4",
        "eve planned: wait-9",
        "dan hand: hook, rest",
    )
    t.act(by="ann")
    t.answer("defend", "hook", by="dan")
    assert t.spot("ann") is None
    assert t.coins("ann", "bob", "dan", "eve") == [1, 0, 4, 2]  # 1 before the attack, nothing after it
    assert t.s.lives == [2, 4]
    assert t.spot("dan") == (1, 0)
    assert [event.by for event in t.events(HeroDefeated)] == [t.hero("dan")]
    assert t.events(AttackStopped) == []
    assert t.events(AttackSucceeded) == []
    assert t.events(Fizzled) == []
    assert [event.hero for event in t.events(CardResolved)] == [t.hero("ann")]
    assert t.events(CoinFlipped) == [CoinFlipped(BLUE_TEAM)]
    assert (t.asked, t.who) == ("action", "eve")


# LC-O9


def walker() -> Session:
    """Tigerclaw may walk, attack and walk again; all seats are people at this machine."""
    t = table(
        "at 0,0: red hero tigerclaw",
        "at 2,0: blue hero wasp",
        "at 2,-1: blue melee",
        "at -5,0: red melee",
        "tigerclaw planned: leaping-strike",
    )
    session = Session.at(t.match.checkpoint, ("human", "human"))
    say(session, 0, "action", "primary")
    return session


def say(session: Session, seat: int, prompt: str, value: object) -> None:
    """Answer what this seat is asked."""
    question = session.questions()[Seat(seat)]
    assert question.decision.prompt == prompt
    session.answer(question, value)


def prompts(session: Session) -> list[str]:
    """What is asked of each person."""
    return [question.decision.prompt for question in session.questions().values()]


def test_lc_o9_undo_stops_at_what_somebody_else_decided() -> None:  # L22.1, ST-10
    session = walker()
    board = session.match.state.board
    spot = {at: cell for cell, at in board.hexes.items()}
    near, after = spot[1, 0], spot[0, 0]  # type: ignore[index]
    say(session, 0, "move", near)
    assert session.can_undo(Seat(0))  # nobody else has decided yet
    session.undo(Seat(0))
    assert prompts(session) == ["move"]
    say(session, 0, "move", near)
    say(session, 0, "target", 1)
    assert prompts(session) == ["defend"]
    assert not session.can_undo(Seat(0))  # Wasp has seen it: it is her turn to decide
    say(session, 1, "defend", "wasp-shock")
    assert prompts(session) == ["move"]
    assert not session.can_undo(Seat(0))
    assert not session.can_undo(Seat(1))
    say(session, 0, "move", after)
    assert session.can_undo(Seat(0))  # the last step, and only that
    session.undo(Seat(0))
    assert prompts(session) == ["move"]
    assert session.match.state.where[0] == near
    assert not session.can_undo(Seat(0))
    before = digest(session.match.state)
    with pytest.raises(IllegalChoice, match="cannot be taken back"):
        session.undo(Seat(0))
    assert digest(session.match.state) == before


# LC-O10


def fingerprint(t: Table) -> tuple[object, ...]:
    """All that a refused answer must leave as it was."""
    match = t.match
    return digest(match.state), digest(match.checkpoint), tuple(match.choices), match.decision, match.number


def test_lc_o10_a_space_is_chosen_once() -> None:
    places = ("at 7,0: red hero ann", "at 0,0: red melee", "at 5,0: blue melee", "off: blue hero dan")
    t = table(*places, "ann planned: trade-places")
    t.act()
    assert (t.asked, len(t.options)) == ("stray", 3)
    number, blue = t.match.number, t.s.cast.seats[1]
    assert t.match.decision is not None
    good = t.match.decision.options[0]
    refused: list[tuple[int, Seat, object]] = [
        (number - 1, blue, good),
        (number + 1, blue, good),
        (number, t.s.cast.seats[0], good),
        (number, blue, t.cell(0, 3)),
        (number, blue, (7, -1)),
        (number, blue, (7,)),
        (number, blue, str(good)),
        (number, blue, None),
        (number, blue, float(good)),
    ]
    before = fingerprint(t)
    for late, seat, value in refused:
        with pytest.raises(IllegalChoice):
            t.match.submit(late, seat, value)
        assert fingerprint(t) == before
    t.match.submit(number, blue, good)
    after = fingerprint(t)
    with pytest.raises(IllegalChoice):
        t.match.submit(number, blue, good)
    assert fingerprint(t) == after


def test_lc_o10_upgrades_take_only_what_is_due() -> None:
    t = table(
        "phase: levels", "off: red hero tigerclaw, blue hero wasp", "tigerclaw coins: 1", "wasp coins: 1"
    )
    number, red, blue = t.match.number, Seat(0), Seat(1)
    before = fingerprint(t)
    for seat, card in (
        (red, "wasp-telekinesis"),  # somebody else's card
        (red, "tigerclaw-master-thief"),  # a tier too high
        (red, "tigerclaw-light-fingered"),  # a tier too low
        (red, "tigerclaw-blink-strike"),  # basic cards are never upgraded
        (blue, "wasp-telekinesis"),  # it is not her question yet
    ):
        with pytest.raises(IllegalChoice):
            t.match.submit(number, seat, card)
        assert fingerprint(t) == before
    t.match.submit(number, red, "tigerclaw-parry")
    with pytest.raises(IllegalChoice):  # a second card with one level gained
        t.match.submit(t.match.number, red, "tigerclaw-backstab")
    assert t.events(LevelGained) == []  # nothing is shown before all are done
    t.match.submit(t.match.number, blue, "wasp-telekinesis")
    assert [(event.hero, event.level) for event in t.events(LevelGained)] == [(0, 2), (1, 2)]
