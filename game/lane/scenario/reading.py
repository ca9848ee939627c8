"""From the text of a scenario to a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from game.hexgrid.board import BadBoard, Board
from game.hexgrid.coords import Cell, Hex
from game.lane.cards import NOBODY, CardId, Hero, Item, Piece
from game.lane.levels import twin_of, upgraded
from game.lane.scenario.drawn import build_board
from game.lane.scenario.sheet import (
    ORIGIN,
    PHASES,
    POINT,
    TEAMS,
    TOKEN,
    UNTIL,
    BadScenario,
    Line,
    Place,
    Sheet,
    listed,
    take_apart,
    things,
)
from game.lane.setup import LONG, QUICK, BadSetup, LaneSetup, cast_of, first_state
from game.lane.state import (
    HERO,
    TURNS,
    Lane,
    Marker,
    Ongoing,
    Phase,
)


def parse(text: str, heroes: Mapping[str, Hero], boards: Callable[[str], Board]) -> Lane:
    """The position that a text describes, ready to be played from its phase.

    `boards` gives a map by its id; it may raise a ValueError or a LookupError that says what is wrong.

    Raises:
        BadScenario: names the line and says what to do.
    """
    sheet = take_apart(text, _MATCH_LINES)
    board, places = build_board(sheet, boards)
    places.extend(Place(at, thing, line.number) for at, line in sheet.spots for thing in things(line))
    places.extend(Place(None, thing, line.number) for line in sheet.off for thing in things(line))
    s = _first_state(sheet, board, places, heroes)
    _apply_match(s, sheet)
    _put_pieces(s, places)
    _apply_heroes(s, sheet)
    return s


def check_whole(s: Lane) -> None:
    """Make sure that play can go on from a position for as long as it likes, level-ups and all.

    Raises:
        BadScenario: a hero lacks cards, or owns some that do not fit its level.
    """
    for hero, name in zip(s.heroes, names_of(s), strict=True):
        cards = [s.card(card) for card in (*s.hand[hero], *_lying(s, Piece(hero)))]
        usual = [s.card(card).colour for card in s.starting_hand(Piece(hero))]
        if sorted(card.colour for card in cards) != sorted(usual):
            raise BadScenario(
                0, f"{name} needs a card of each colour to play on, in hand, slots, discard or planned"
            )
        tiers, higher = divmod(min(s.level[hero], 7) - 1, 3)
        fitting = [1 + tiers] * (3 - higher) + [2 + tiers] * higher
        owned = sorted(card.tier for card in cards if not card.is_basic)
        if owned != fitting or len(s.tucked[hero]) != sum(fitting) - 3:
            raise BadScenario(
                0, f"the cards of {name} do not fit level {s.level[hero]}: write its `upgrades`"
            )


# Taking the text apart


def _first_state(sheet: Sheet, board: Board, places: list[Place], heroes: Mapping[str, Hero]) -> Lane:
    sides = [
        [place.thing.name for place in places if place.thing.what == HERO and place.thing.team == team]
        for team in (0, 1)
    ]
    names = _names(sides[0] + sides[1])
    setup = LaneSetup(
        board.id,
        tuple(sides[0]),
        tuple(sides[1]),
        _one_of(sheet.match["length"], (QUICK, LONG)) if "length" in sheet.match else QUICK,
        _seats(sheet, len(names)),
        _places_of(sheet, "handicapped", names),
        _places_of(sheet, "reinforced", names),
    )
    try:
        return first_state(cast_of(setup, board, heroes), 0)
    except BadSetup as problem:
        raise BadScenario(places[0].line if places else 1, f"{problem}") from None


def _seats(sheet: Sheet, heroes: int) -> tuple[int, ...]:
    if "seats" not in sheet.match:
        return ()
    line = sheet.match["seats"]
    seats = _numbers(line, heroes)
    if set(seats) != set(range(max(seats) + 1)):
        raise BadScenario(line.number, f"seats are numbered from 0 without a gap, not {line.value}")
    return tuple(seats)


def _names(ids: Iterable[str]) -> list[str]:
    """What each hero is called here: its id, with a number from the second copy on."""
    names: list[str] = []
    for id_ in ids:
        copies = sum(1 for name in names if name == id_ or name.startswith(f"{id_}-"))
        names.append(f"{id_}-{copies + 1}" if copies else id_)
    return names


def names_of(s: Lane) -> list[str]:
    """What each hero is called: its id, and for copies their number."""
    return _names(hero.id for hero in s.cast.heroes)


def _places_of(sheet: Sheet, key: str, names: list[str]) -> tuple[int, ...]:
    line = sheet.match.get(key)
    return tuple(_index(line, name, names) for name in listed(line.value)) if line else ()


def _index(line: Line, name: str, names: list[str]) -> int:
    if name not in names:
        raise BadScenario(line.number, f"there is no hero called {name!r} here; there are {', '.join(names)}")
    return names.index(name)


def _numbers(line: Line, count: int | None) -> list[int]:
    words = line.value.split()
    if (
        not words
        or any(re.fullmatch(r"\d+", word) is None for word in words)
        or len(words) != (count or len(words))
    ):
        wanted = "numbers" if count is None else "one number" if count == 1 else f"{count} numbers"
        raise BadScenario(line.number, f"{line.key} takes {wanted}, not {line.value!r}")
    return [int(word) for word in words]


def _one_of(line: Line, words: Iterable[str]) -> str:
    known = list(words)
    if line.value not in known:
        raise BadScenario(line.number, f"{line.key} is one of {', '.join(known)}, not {line.value!r}")
    return line.value


def _apply_match(s: Lane, sheet: Sheet) -> None:
    planned = any(word == "planned" for _, word, _ in sheet.heroes)
    s.phase = Phase.ACTING if planned else Phase.PLANNING
    for key, line in sheet.match.items():
        _MATCH_LINES[key](s, line)


def _set_front(s: Lane, line: Line) -> None:
    s.front = _numbers(line, len(s.front))
    if any(not 0 < place < len(lane.zones) - 1 for place, lane in zip(s.front, s.board.lanes, strict=True)):
        raise BadScenario(
            line.number, "front is a place strictly between the two thrones of the lane, counted from 0"
        )


def _set_turn(s: Lane, line: Line) -> None:
    s.turn = _numbers(line, 1)[0]
    if not 1 <= s.turn <= TURNS:
        raise BadScenario(line.number, f"turn is 1 to {TURNS}, not {s.turn}")


def _settled_before(s: Lane, line: Line) -> None:
    """Nothing is left to do: the line was read when heroes and board were put together."""


def _set(name: str, value: Callable[[Lane, Line], object]) -> Callable[[Lane, Line], None]:
    return lambda s, line: setattr(s, name, value(s, line))


_MATCH_LINES: dict[str, Callable[[Lane, Line], None]] = {
    "map": _settled_before,
    "length": _settled_before,
    "seats": _settled_before,
    "handicapped": _settled_before,
    "reinforced": _settled_before,
    "coin": _set("coin", lambda s, line: TEAMS.index(_one_of(line, TEAMS))),
    "round": _set("round", lambda s, line: _numbers(line, 1)[0]),
    "turn": _set_turn,
    "waves": _set("waves", lambda s, line: _numbers(line, len(s.waves))),
    "lives": _set("lives", lambda s, line: _numbers(line, 2)),
    "front": _set_front,
    "phase": _set("phase", lambda s, line: PHASES[_one_of(line, PHASES)]),
    "fallen": _set("hero_fell", lambda s, line: _one_of(line, ("yes", "no")) == "yes"),
    "luck": _set("luck", lambda s, line: _numbers(line, 1)[0]),
}


def _put_pieces(s: Lane, places: list[Place]) -> None:
    names = names_of(s)
    red_first = sorted(
        (place for place in places if place.thing.what == HERO), key=lambda place: place.thing.team
    )
    for hero, place in enumerate(red_first):
        if place.at is not None:
            s.put(Piece(hero), _free(s, place, place.at))
    for place in places:
        thing = place.thing
        if thing.what == HERO:
            continue
        if place.at is None:
            raise BadScenario(place.line, "only heroes can be off the board")
        if thing.what in (POINT, ORIGIN):
            raise BadScenario(place.line, f"mark a {thing.what} in a picture, not by its coordinate")
        cell = _free(s, place, place.at)
        if thing.what == TOKEN:
            _put_token(s, place, cell, names)
        else:
            s.add(thing.name, thing.team, cell, lane_through(s, cell) if thing.lane < 0 else thing.lane)


def lane_through(s: Lane, cell: Cell) -> int:
    """The lane that runs through a cell, thrones left out; the first one elsewhere."""
    zone = s.board.zone_of[cell]
    return next((number for number, lane in enumerate(s.board.lanes) if zone in lane.zones[1:-1]), 0)


def _put_token(s: Lane, place: Place, cell: Cell, names: list[str]) -> None:
    kind, owner = place.thing.name, _index(Line(place.line, "", ""), place.thing.owner, names)
    if kind not in s.cast.tokens:
        known = ", ".join(s.cast.tokens) or "none"
        raise BadScenario(place.line, f"these heroes have no token {kind!r}; their kinds: {known}")
    s.add(kind, s.side[owner], cell, owner=owner)


def _free(s: Lane, place: Place, at: Hex) -> Cell:
    try:
        cell = s.board.cell(at)
    except BadBoard as problem:
        raise BadScenario(place.line, f"{problem}") from None
    if s.filled >> cell & 1:
        what = "terrain" if s.board.blocks >> cell & 1 else "taken"
        raise BadScenario(
            place.line, f"the space {at.q},{at.r} is {what}: a space holds one piece; put it elsewhere"
        )
    return cell


# Heroes


def _apply_heroes(s: Lane, sheet: Sheet) -> None:
    names = names_of(s)
    told: dict[Piece, dict[str, Line]] = {Piece(hero): {} for hero in s.heroes}
    for name, word, line in sheet.heroes:
        if word not in _HERO_LINES:
            raise BadScenario(line.number, f"a hero has no {word!r}; write {', '.join(_HERO_LINES)}")
        told[Piece(_index(line, name, names))][word] = line
    for hero, lines in told.items():
        for word, change in _HERO_LINES.items():
            if word in lines:
                change(s, hero, lines[word])
        if "hand" not in lines:
            s.hand[hero] = _left_over(s, hero)
        if "played" not in lines:
            s.played[hero] = _played_now(s, hero)
        if "known" not in lines:
            s.known[hero] = _shown(s, hero)


def _card(s: Lane, hero: Piece, line: Line, word: str) -> CardId:
    sheet = s.cast.heroes[hero]
    for card in (*sheet.cards, sheet.handicap):
        if short_name(card.id, hero, s) == word:
            return card.id
    known = ", ".join(short_name(card.id, hero, s) for card in (*sheet.cards, sheet.handicap))
    raise BadScenario(line.number, f"{sheet.id} has no card {word!r}; its cards: {known}")


def _cards(s: Lane, hero: Piece, line: Line) -> tuple[CardId, ...]:
    return tuple(_card(s, hero, line, word) for word in listed(line.value))


def short_name(card: CardId, hero: Piece, s: Lane) -> str:
    """A card's name without its hero's."""
    return card.removeprefix(f"{s.cast.heroes[hero].id}-")


def _set_level(s: Lane, hero: Piece, line: Line) -> None:
    s.level[hero] = _numbers(line, 1)[0]
    if not 1 <= s.level[hero] <= 8:
        raise BadScenario(line.number, f"a level is 1 to 8, not {s.level[hero]}")


def _set_coins(s: Lane, hero: Piece, line: Line) -> None:
    s.coins[hero] = _numbers(line, 1)[0]


def _set_upgrades(s: Lane, hero: Piece, line: Line) -> None:
    for kept in _cards(s, hero, line):
        if s.card(kept).tier not in (2, 3):
            raise BadScenario(
                line.number, f"{short_name(kept, hero, s)} is no card that an upgrade brings (tier II or III)"
            )
        twin = twin_of(s, hero, kept)
        item = s.card(twin).item
        assert item is not None
        s.hand[hero] = upgraded(s, s.hand[hero], kept)
        s.tucked[hero] = (*s.tucked[hero], twin)
        s.items[hero] = (*s.items[hero], item)
        s.level[hero] += 1


def _set_items(s: Lane, hero: Piece, line: Line) -> None:
    kinds = {item.value: item for item in Item}
    for word in listed(line.value):
        if word not in kinds:
            raise BadScenario(line.number, f"there is no item {word!r}; there are {', '.join(kinds)}")
    s.items[hero] = tuple(kinds[word] for word in listed(line.value))


def _set_tucked(s: Lane, hero: Piece, line: Line) -> None:
    s.tucked[hero] = _cards(s, hero, line)


def _set_planned(s: Lane, hero: Piece, line: Line) -> None:
    s.planned[hero] = _card(s, hero, line, line.value)


def _set_slots(s: Lane, hero: Piece, line: Line) -> None:
    words = listed(line.value)
    if len(words) > TURNS:
        raise BadScenario(line.number, f"there are {TURNS} turn slots, not {len(words)}")
    words += ["-"] * (TURNS - len(words))
    s.slots[hero] = tuple(None if word == "-" else _card(s, hero, line, word) for word in words)


def _set_discard(s: Lane, hero: Piece, line: Line) -> None:
    s.discard[hero] = _cards(s, hero, line)


def _set_hand(s: Lane, hero: Piece, line: Line) -> None:
    s.hand[hero] = _cards(s, hero, line)


def _set_played(s: Lane, hero: Piece, line: Line) -> None:
    s.played[hero] = None if line.value == "-" else _card(s, hero, line, line.value)


def _set_known(s: Lane, hero: Piece, line: Line) -> None:
    s.known[hero] = _cards(s, hero, line)


def _add_effects(s: Lane, hero: Piece, line: Line) -> None:
    for part in listed(line.value):
        found = re.fullmatch(r"(\S+) (this turn|next turn|this round)(?: since (\d))?(?: about (\S+))?", part)
        if found is None:
            raise BadScenario(
                line.number, f"write an effect as `<card> this turn` or `next turn since 2`, not as {part!r}"
            )
        since = int(found[3]) if found[3] else s.turn
        about = Piece(_index(line, found[4], names_of(s))) if found[4] else NOBODY
        card = _card(s, hero, line, found[1])
        s.ongoing = (*s.ongoing, Ongoing(hero, card, UNTIL[found[2]], since, about))


def _add_markers(s: Lane, hero: Piece, line: Line) -> None:
    for part in listed(line.value):
        found = re.fullmatch(r"(\S+) (\d+) of (\S+)", part)
        if found is None:
            raise BadScenario(
                line.number, f"write a marker as `<kind> <strength> of <hero>`, not as {part!r}"
            )
        if found[1] not in s.cast.markers:
            known = ", ".join(s.cast.markers) or "none"
            raise BadScenario(line.number, f"these heroes have no marker {found[1]!r}; their kinds: {known}")
        owner = Piece(_index(line, found[3], names_of(s)))
        s.markers = (*s.markers, Marker(found[1], owner, hero, int(found[2])))


_HERO_LINES: dict[str, Callable[[Lane, Piece, Line], None]] = {
    "upgrades": _set_upgrades,
    "level": _set_level,
    "coins": _set_coins,
    "items": _set_items,
    "tucked": _set_tucked,
    "planned": _set_planned,
    "slots": _set_slots,
    "discard": _set_discard,
    "hand": _set_hand,
    "played": _set_played,
    "known": _set_known,
    "effects": _add_effects,
    "markers": _add_markers,
}


def _lying(s: Lane, hero: Piece) -> list[CardId]:
    """A hero's cards in play."""
    return [card for card in (*s.slots[hero], *s.discard[hero], s.planned[hero]) if card is not None]


def _left_over(s: Lane, hero: Piece) -> tuple[CardId, ...]:
    """The cards that lie nowhere else; a card in play stands for the one of its colour."""
    left = list(s.hand[hero])
    for lying in _lying(s, hero):
        same = [card for card in left if s.card(card).colour is s.card(lying).colour]
        if same:
            left.remove(lying if lying in same else same[0])
    return tuple(left)


def _played_now(s: Lane, hero: Piece) -> CardId | None:
    if s.phase not in (Phase.ACTING, Phase.END_OF_TURN):
        return None
    return s.planned[hero] or s.slots[hero][s.turn - 1]


def _shown(s: Lane, hero: Piece) -> tuple[CardId, ...]:
    lying = {card for card in _lying(s, hero) if not s.card(card).is_basic}
    return tuple(sorted(lying, key=lambda card: s.cast.rank[card]))


# Writing a position
