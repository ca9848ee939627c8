"""The story of a game from its events."""

from game.hexgrid.coords import Cell
from game.lane import events as told
from game.lane.cards import CardId, Piece
from game.ui.scenes.story import HeroStory, Push, moment, story

WASP, BROGAN, DODGER, TIGERCLAW = (Piece(number) for number in range(4))
MINION = Piece(9)
CARD = CardId("wasp-shock")
HERE = Cell(5)


def test_a_game_of_no_events_has_not_ended() -> None:
    whole = story([], 2)
    assert whole.heroes == [HeroStory(), HeroStory()]
    assert whole.winner == -1


def test_coins_are_all_that_was_paid_not_what_is_left() -> None:
    events = [
        told.CoinsChanged(WASP, 0, 2),
        told.CoinsChanged(WASP, 2, 0),
        told.CoinsChanged(WASP, 0, 4),
        told.CoinsChanged(BROGAN, 3, 1),
    ]
    whole = story(events, 2)
    assert [hero.coins for hero in whole.heroes] == [6, 0]


def test_defeats_are_counted_for_both_sides_and_dated() -> None:
    events = [
        told.TurnBegan(2, 3),
        told.MinionDefeated(MINION, HERE, WASP, 2, False),
        told.MinionDefeated(MINION, HERE, WASP, 2, False),
        told.HeroDefeated(DODGER, HERE, WASP, 1, 1, 1),
        told.TurnBegan(3, 1),
        told.HeroDefeated(WASP, HERE, TIGERCLAW, 1, 1, 1),
    ]
    whole = story(events, 4)
    assert whole.heroes[WASP] == HeroStory(defeats=1, minions=2, deaths=1)
    assert whole.heroes[DODGER].deaths == 1
    assert whole.heroes[TIGERCLAW].defeats == 1
    assert whole.falls == [(2, 3, DODGER), (3, 1, WASP)]


def test_cards_count_when_they_are_turned_over_and_levels_are_the_last() -> None:
    events = [
        told.Revealed(((WASP, CARD), (BROGAN, CARD))),
        told.Revealed(((BROGAN, CARD),)),
        told.LevelGained(BROGAN, 2, "attack"),
        told.LevelGained(BROGAN, 3, "defense"),
    ]
    whole = story(events, 2)
    assert [hero.cards for hero in whole.heroes] == [1, 2]
    assert [hero.level for hero in whole.heroes] == [1, 3]


def test_pushes_stand_in_order_with_their_time_and_the_end_with_its_reason() -> None:
    events = [
        told.TurnBegan(1, 4),
        told.LanePushed(0, 0, 2, 2, 3),
        told.TurnBegan(2, 1),
        told.LanePushed(0, 1, 1, 3, 2),
        told.TurnBegan(4, 2),
        told.LanePushed(0, 0, 0, 2, 2),
        told.GameEnded(0, "last push"),
    ]
    whole = story(events, 2)
    assert whole.pushes == [Push(1, 4, 0, 2, 3), Push(2, 1, 1, 3, 2), Push(4, 2, 0, 2, 2)]
    assert (whole.winner, whole.reason, whole.round, whole.turn) == (0, "last push", 4, 2)


def test_a_round_is_one_unit_of_time() -> None:
    assert moment(1, 1) == 0
    assert moment(1, 3) == 0.5
    assert moment(3, 2) == 2.25
