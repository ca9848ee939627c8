"""TC-1 to TC-10: prices, tables, upgrades, the minion battle, Mad Dash, Clear, what minions pay."""

from itertools import combinations

import pytest

from game.lane import values
from game.lane.cards import BLUE_TEAM, RED_TEAM, Item
from game.lane.events import (
    AttackDeclared,
    CoinsChanged,
    Fizzled,
    HeroDefeated,
    LanePushed,
    LevelGained,
    LivesChanged,
    MinionDefeated,
    UltimateUnlocked,
)
from game.lane.levels import affordable, price
from game.lane.state import Phase
from tests.lane.cast import FIELD, Table

LEVELS = """
map: plain
phase: levels
at 0,4: red hero tigerclaw
off: blue hero wasp
"""


def levelled(coins: int, level: int = 1) -> Table:
    """Tigerclaw after a level-up with so many coins, always keeping the first card on offer."""
    table = Table(LEVELS + f"tigerclaw coins: {coins}\ntigerclaw level: {level}\n")
    while table.asked == "upgrade":
        table.answer("upgrade", table.options[0], by="tigerclaw")
    return table


@pytest.mark.parametrize(
    ("coins", "level", "left"),
    [
        (0, 1, 1), (1, 2, 0), (2, 2, 1), (3, 3, 0), (5, 3, 2), (6, 4, 0), (10, 5, 0), (15, 6, 0), (21, 7, 0),
        (27, 7, 6), (28, 8, 0), (30, 8, 2),
    ],
)  # fmt: skip
def test_tc_01_level_price(coins: int, level: int, left: int) -> None:  # L18.1
    table = levelled(coins)
    assert (table.s.level[0], table.s.coins[0]) == (level, left)
    assert table.s.coins[1] == 1  # Wasp could not pay and collects the pity coin


def test_tc_02_level_table() -> None:  # L18.3
    assert [price(level) for level in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    highest = []
    for coins in (0, 1, 3, 6, 10, 15, 21):
        table = levelled(coins)
        highest.append(max(table.s.card(card).tier for card in table.s.hand[0]))
    assert highest == [1, 2, 2, 2, 3, 3, 3]
    top = levelled(28)
    assert top.s.has_ultimate(top.hero("tigerclaw"))
    assert top.s.cast.heroes[0].ultimate.tier == 4


def test_tc_02_all_colours_are_at_tier_two_before_one_is_at_three() -> None:  # L18.3
    tiers = {}
    for coins in (6, 10, 21):
        table = levelled(coins)
        tiers[table.s.level[0]] = sorted(table.s.card(card).tier for card in table.s.hand[0])
    assert tiers == {4: [0, 0, 2, 2, 2], 5: [0, 0, 2, 2, 3], 7: [0, 0, 3, 3, 3]}


@pytest.mark.parametrize("level", range(1, 9))
def test_tc_03_defeat_table(level: int) -> None:  # L14.4
    table = Table(
        FIELD
        + f"""
at 0,0: red hero ann
at 3,0: red hero bob
off: red hero cid, blue hero eve
at 1,0: blue hero dan
off: blue hero fay
dan level: {level}
ann planned: strike-6
"""
    )
    table.act()
    table.answer("defend", None, by="dan")
    assist = [1, 1, 1, 2, 2, 2, 3, 3][level - 1]
    assert table.coins("ann", "bob", "cid") == [level, assist, assist]
    assert table.coins("dan", "eve", "fay") == [0, 0, 0]
    assert table.events(LivesChanged) == [LivesChanged(BLUE_TEAM, 5, 5 - assist)]
    assert table.spot("dan") is None
    [fall] = table.events(HeroDefeated)
    assert (fall.by, fall.coins, fall.assist, fall.lives) == (table.hero("ann"), level, assist, assist)


def icons(table: Table) -> dict[str, tuple[int | None, ...]]:
    """Attack, defence, movement and range or radius of the cards in Tigerclaw's hand."""
    s = table.s
    return {
        table.short(card): (
            values.attack_icon(s, table.hero("tigerclaw"), s.card(card)),
            values.defence_icon(s, table.hero("tigerclaw"), s.card(card)),
            values.movement_icon(s, table.hero("tigerclaw"), s.card(card)),
            values.reach(s, table.hero("tigerclaw"), card),
        )
        for card in s.hand[0]
    }


def test_tc_04_tigerclaws_first_upgrade() -> None:  # L18.2, L18.6
    table = Table(LEVELS + "tigerclaw coins: 1\n")
    before = icons(table)
    assert (before["blink-strike"][0], before["hit-and-run"][0]) == (3, 3)
    assert set(table.options) == {
        "combat-reflexes", "backstab", "sidestep", "parry", "pick-pocket", "poisoned-dagger",
    }  # fmt: skip
    table.answer("upgrade", "poisoned-dagger", by="tigerclaw")
    assert (table.s.level[0], table.s.coins[0]) == (2, 0)
    assert table.s.items[0] == (Item.ATTACK,)
    assert table.s.tucked[0] == ("tigerclaw-pick-pocket",)
    assert table.events(LevelGained) == [LevelGained(table.hero("tigerclaw"), 2, Item.ATTACK)]
    assert set(table.hand("tigerclaw")) == {
        "blink-strike", "blend-into-shadows", "hit-and-run", "dodge", "poisoned-dagger",
    }  # fmt: skip
    after = icons(table)
    assert (after["blink-strike"][0], after["hit-and-run"][0]) == (4, 4)
    for card in ("blink-strike", "blend-into-shadows", "hit-and-run", "dodge"):
        assert after[card][1:] == before[card][1:]
    assert after["blend-into-shadows"][0] is None  # an absent icon stays absent (L8.4)
    assert after["poisoned-dagger"] == (None, 1, 3, 3)


@pytest.mark.parametrize(
    ("card", "initiative"),
    [("blink-strike", 14), ("blend-into-shadows", 7), ("hit-and-run", 10), ("dodge", 11), ("pick-pocket", 3)],
)
def test_tc_05_the_other_way_round(card: str, initiative: int) -> None:
    table = Table(
        LEVELS.replace("phase: levels", "phase: acting")
        + f"tigerclaw upgrades: pick-pocket\ntigerclaw planned: {card}\n"
    )
    assert values.initiative(table.s, table.hero("tigerclaw")) == initiative
    assert table.s.items[0] == (Item.INITIATIVE,)
    attacks = [numbers[0] for numbers in icons(table).values() if numbers[0] is not None]
    assert set(attacks) <= {3}


def test_tc_05_keeping_pick_pocket_tucks_the_dagger() -> None:
    table = Table(LEVELS + "tigerclaw coins: 1\n")
    table.answer("upgrade", "pick-pocket")
    assert table.s.tucked[0] == ("tigerclaw-poisoned-dagger",)
    assert table.s.items[0] == (Item.INITIATIVE,)
    assert "pick-pocket" in table.hand("tigerclaw")


def test_tc_06_level_8() -> None:  # L18.9
    table = levelled(28)
    assert len(table.s.items[0]) == len(table.s.tucked[0]) == 6
    assert sorted(table.s.card(card).tier for card in table.s.hand[0]) == [0, 0, 3, 3, 3]
    assert table.events(UltimateUnlocked) == [
        UltimateUnlocked(table.hero("tigerclaw"), table.s.cast.heroes[0].ultimate.id)
    ]
    assert table.events(LevelGained)[-1] == LevelGained(table.hero("tigerclaw"), 8, None)
    rich = levelled(9, level=8)
    assert affordable(8, 9) == 0
    assert (rich.s.level[0], rich.s.coins[0]) == (8, 10)  # nothing to buy, and one pity coin


MINION_BATTLE = """
length: long
phase: end-of-round
board:
  m . . n
   m . . n
  r . . .
   h . . .
m: red melee, red melee point
r: red ranged, red ranged point
h: red heavy, red heavy point
n: blue melee, blue melee point
off: red hero ann, red hero bob, blue hero dan, blue hero eve
"""


def test_tc_07_minion_battle_with_push() -> None:  # L17.2, L16, L16.7
    table = Table(MINION_BATTLE)  # four Red minions against two: nothing to choose, nothing to ask
    assert table.asked == "plan"
    assert table.events(LanePushed) == [LanePushed(0, RED_TEAM, 4, 2, 3)]
    assert table.s.waves == [4]
    assert table.s.battle_zone().id == "blue-shore"
    assert table.minions(BLUE_TEAM) == {"melee": 4, "ranged": 1, "heavy": 1}
    assert table.minions(RED_TEAM) == {
        "melee": 3,
        "ranged": 1,
        "heavy": 1,
    }  # one Red melee does not come back
    home = table.s.battle_zone().cells
    assert all(home >> table.s.where[piece] & 1 for team in (0, 1) for piece in table.s.minions(0, team))
    assert not table.s.pieces_in(table.s.board.zones[2].cells)
    assert [(change.before, change.after) for change in table.events(CoinsChanged)] == [
        (0, 1)
    ] * 4  # pity only


MAD_DASH = (
    FIELD
    + """
at 0,0: red hero brogan
at -1,0: blue melee
at 0,-3: blue heavy
at 3,-3: blue hero dodger
at 0,3: blue hero wasp
brogan planned: mad-dash
"""
)


def test_tc_08_mad_dash_targets() -> None:  # L9.7, L12, L15.3
    table = Table(MAD_DASH)
    table.act(by="brogan")
    assert table.asked == "charge"
    # W is blocked by the melee; E, SW end beside nobody; (0,-2) is beside the heavy alone.
    assert set(table.options) == {(2, -2), (0, 2), (0, -2)}
    reached = set()
    for end in ((2, -2), (0, 2)):
        dash = Table(MAD_DASH)
        dash.act()
        dash.answer("charge", end)
        [attack] = dash.events(AttackDeclared)
        assert attack.total == 6
        assert dash.asked == "defend"
        reached.add(dash.who)
    assert reached == {"dodger", "wasp"}


def test_tc_08_a_dash_at_the_heavy_fizzles() -> None:  # L9.7: the move stays made
    table = Table(MAD_DASH)
    table.act()
    table.answer("charge", (0, -2))
    assert table.events(AttackDeclared) == []
    assert [event.step for event in table.events(Fizzled)] == ["target"]
    assert table.spot("brogan") == (0, -2)
    assert table.slots("brogan")[0] == "mad-dash"


TOKENS = ((1, 0), (0, 1))


@pytest.mark.parametrize("cleared", [chosen for size in range(3) for chosen in combinations(TOKENS, size)])
def test_tc_09_clear(cleared: tuple[tuple[int, int], ...]) -> None:  # L11.2
    table = Table(
        FIELD
        + """
at 0,0: red hero ann
at 1,0: token post of dan
at 0,1: token post of ann
at 2,0: token post of dan
off: blue hero dan
ann planned: strike-4
"""
    )
    table.act("clear")
    assert set(table.options) == {None, *TOKENS}
    for spot in cleared:
        table.answer("clear", spot)
    if table.asked == "clear":
        table.skip("clear")
    left = {spot for spot in (*TOKENS, (2, 0)) if table.standing(*spot) == "post"}
    assert left == {*TOKENS, (2, 0)} - set(cleared)


def test_tc_10_minion_prices() -> None:  # L14.2
    table = Table(
        FIELD
        + """
at 0,0: red hero ann
at 3,0: red hero bob
at 4,0: red melee
at 1,0: blue melee
at 0,1: blue ranged
at -1,0: blue heavy
off: blue hero dan
ann hand: strike-4, strike-5, strike-6
bob hand:
dan hand:
"""
    )
    table.answer("plan", "strike-4")
    table.act()
    assert set(table.options) == {(1, 0), (0, 1)}
    table.answer("target", (1, 0))
    assert table.coins("ann") == [2]
    table.answer("plan", "strike-5")
    table.act()  # only the ranged one can be hit: the heavy is immune while it stands
    assert table.coins("ann") == [4]
    assert table.standing(0, 1) == ""
    assert table.events(LanePushed) == []
    table.act()  # the last card plans itself
    assert table.coins("ann", "bob", "dan") == [8, 0, 0]
    assert [fall.coins for fall in table.events(MinionDefeated)] == [2, 2, 4]
    assert table.events(LanePushed) == [LanePushed(0, RED_TEAM, 2, 2, 3)]
    assert table.s.phase is Phase.END_OF_ROUND
