"""From a set-up or a kept game into the battle; what goes wrong is told in a dialog."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from game.bots import GREEDY
from game.lane.heroes import HEROES
from game.lane.scenario import check_whole, parse
from game.lane.setup import BadSetup, LaneSetup
from game.session import HUMAN, Session
from game.store import saves
from game.store.maps import BadMap, map_by_id
from game.store.records import BadSave
from game.text import say
from game.ui.app import App
from game.ui.widgets import Dialog

LARGEST_SEED = 999_999_999


def new_seed() -> int:
    """A seed that nobody has chosen."""
    return SystemRandom().randrange(1, LARGEST_SEED + 1)


def begin(app: App, setup: LaneSetup, players: tuple[str, ...], seed: int | None = None) -> bool:
    """Start a new game in place of all scenes; False when it cannot be started (a dialog says why)."""
    try:
        session = Session.new(setup, new_seed() if seed is None else seed, players)
    except (BadSetup, BadMap) as error:
        explain(app, "setup.cannot", str(error))
        return False
    show(app, session)
    return True


def resume(app: App) -> bool:
    """Go on with the game that was left; False when it cannot be read (a dialog says why, the file is kept aside)."""
    try:
        record = saves.load_current()
        if record is None:
            return False
        session = Session.from_record(record)
    except (BadSave, BadMap) as error:
        where = saves.set_aside() if saves.has_current() else ""
        explain(app, "menu.damaged", f"{error} {where}".strip())
        return False
    if session.problem:
        app.note(session.problem)
    show(app, session)
    return True


def position(text: str) -> Session:
    """A written position; who is to decide first is a person, all others are bots.

    Raises:
        BadScenario: the text is no position; the sentence says where and what to do.
        BadMap: its map is not there, or not valid.
    """
    written = parse(text, HEROES, map_by_id)
    check_whole(written)
    seats = len(set(written.cast.seats))
    asked = Session.at(written, (HUMAN,) * seats).match.decision
    first = 0 if asked is None else asked.seat
    return Session.at(written, tuple(HUMAN if seat == first else GREEDY for seat in range(seats)))


def show(app: App, session: Session) -> None:
    """Show a game in place of all scenes."""
    from game.ui.scenes.battle import BattleScene

    app.restart(BattleScene(app, session))


def swapped(setup: LaneSetup, players: tuple[str, ...]) -> tuple[LaneSetup, tuple[str, ...]]:
    """The same game with the teams on each other's sides; every hero keeps its player."""
    red, blue = len(setup.red), len(setup.blue)
    order = (*range(red, red + blue), *range(red))
    place = {old: new for new, old in enumerate(order)}
    seats = setup.seats or tuple(range(red + blue))
    turned = tuple(seats[old] for old in order)
    renumbered = {seat: number for number, seat in enumerate(dict.fromkeys(turned))}
    owners = {renumbered[seat]: players[seat] for seat in renumbered}
    return (
        replace(
            setup,
            red=setup.blue,
            blue=setup.red,
            seats=tuple(renumbered[seat] for seat in turned) if setup.seats else (),
            handicapped=tuple(sorted(place[old] for old in setup.handicapped)),
            reinforced=tuple(sorted(place[old] for old in setup.reinforced)),
        ),
        tuple(owners[number] for number in range(len(owners))),
    )


def explain(app: App, title: str, words: str) -> None:
    """Say in a dialog what went wrong."""
    sentence = words[:1].upper() + words[1:]
    app.push(Dialog(app, say(title), sentence, [(say("scene.close"), None)]))
