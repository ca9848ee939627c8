"""The cases that speak of the standard board, on The Causeway: counts, the minion battle, fast travel."""

from game.hexgrid.board import cells_of
from game.lane.cards import BLUE_TEAM, RED_TEAM
from game.lane.events import LanePushed
from game.lane.state import HEAVY, MELEE, RANGED
from tests.lane.cast import Table, boards

HOME, VISITOR = [MELEE] * 4 + [RANGED, HEAVY], [MELEE] * 3 + [RANGED, HEAVY]


def spots(zone: str, team: int, kind: str) -> list[str]:
    """The spawn points of a zone, as a scenario names them."""
    board = boards("causeway")
    number = [each.id for each in board.zones].index(zone)
    points = [point for point in board.spawns_in(number) if (point.team, point.kind) == (team, kind)]
    return [f"at {board.hexes[point.cell].q},{board.hexes[point.cell].r}" for point in points]


def table(*lines: str) -> Table:
    """A table on The Causeway."""
    return Table("\n".join(("map: causeway", *lines)))


def test_the_causeway_counts_like_the_standard_board() -> None:  # MAP-1
    board = boards("causeway")
    kinds = {
        (zone.id, team): [point.kind for point in board.spawns_in(number) if point.team == team]
        for number, zone in enumerate(board.zones)
        for team in (RED_TEAM, BLUE_TEAM)
    }
    counts = {key: sorted(found, key=[MELEE, RANGED, HEAVY, "hero"].index) for key, found in kinds.items()}
    assert counts["red-shore", RED_TEAM] == counts["blue-shore", BLUE_TEAM] == HOME
    assert counts["red-shore", BLUE_TEAM] == counts["blue-shore", RED_TEAM] == VISITOR
    assert counts["middle", RED_TEAM] == counts["middle", BLUE_TEAM] == HOME
    assert counts["red-throne", RED_TEAM] == counts["blue-throne", BLUE_TEAM] == ["hero"] * 3
    assert counts["red-side", RED_TEAM] == counts["blue-side", BLUE_TEAM] == []
    assert [board.zones[number].id for number in board.lanes[0].zones] == [
        "red-throne", "red-shore", "middle", "blue-shore", "blue-throne",
    ]  # fmt: skip


def test_tc_07_minion_battle_with_push_on_the_standard_board() -> None:
    red = [f"{spot}: red melee" for spot in spots("middle", RED_TEAM, MELEE)[:2]]
    red += [f"{spot}: red ranged" for spot in spots("middle", RED_TEAM, RANGED)]
    red += [f"{spot}: red heavy" for spot in spots("middle", RED_TEAM, HEAVY)]
    blue = [f"{spot}: blue melee" for spot in spots("middle", BLUE_TEAM, MELEE)[:2]]
    t = table(
        "length: long",
        "phase: end-of-round",
        "off: red hero tigerclaw, red hero wasp, blue hero brogan, blue hero dodger",
        *red,
        *blue,
    )
    assert t.events(LanePushed) == [LanePushed(0, RED_TEAM, 4, 2, 3)]
    assert t.s.battle_zone().id == "blue-shore"
    assert t.minions(BLUE_TEAM) == {"melee": 4, "ranged": 1, "heavy": 1}
    assert t.minions(RED_TEAM) == {"melee": 3, "ranged": 1, "heavy": 1}
    assert t.coins("tigerclaw", "wasp", "brogan", "dodger") == [
        1,
        1,
        1,
        1,
    ]  # the pity coin, nothing for the fallen


def test_tc_33_fast_travel_on_the_standard_board() -> None:
    [start] = spots("red-shore", RED_TEAM, RANGED)
    [heavy] = spots("middle", BLUE_TEAM, HEAVY)
    t = table(
        f"{start}: red hero brogan",
        f"{heavy}: blue heavy",
        "off: blue hero wasp",
        "brogan planned: mad-dash",
    )
    t.act("fast_travel")
    zones = {zone.id: set(map(t.at, cells_of(zone.cells))) for zone in t.s.board.zones}
    # Neither the middle, where an enemy stands, nor the side zone, which the shore does not touch.
    assert set(t.options) == (zones["red-shore"] | zones["red-throne"]) - {t.spot("brogan")}


def test_tc_33_the_side_zone_opens_the_way_to_the_middle() -> None:
    [heavy] = spots("red-shore", BLUE_TEAM, HEAVY)
    board = boards("causeway")
    side = next(zone for zone in board.zones if zone.id == "red-side")
    at = board.hexes[cells_of(side.cells)[0]]
    t = table(
        f"at {at.q},{at.r}: red hero brogan",
        f"{heavy}: blue heavy",
        "off: blue hero wasp",
        "brogan planned: mad-dash",
    )
    t.act("fast_travel")
    zones = {zone.id: set(map(t.at, cells_of(zone.cells))) for zone in board.zones}
    assert set(t.options) == (zones["red-side"] | zones["red-throne"] | zones["middle"]) - {(at.q, at.r)}
