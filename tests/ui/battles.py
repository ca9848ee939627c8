"""Battles in a window for tests: a session on the plain board, bots that answer at once, no waiting for motion."""

from game.bots.worker import AtOnce
from game.kernel.decision import Value
from game.lane.setup import LaneSetup
from game.session import HUMAN, Session
from game.ui.app import App
from game.ui.scenes.battle import BattleScene
from tests.plain_board import plain_board
from tests.ui.posted import FRAME

SETUP = LaneSetup("plain", ("brogan", "dodger"), ("tigerclaw", "wasp"))
ALONE = ("random", "random", "random", HUMAN)
"""Wasp is played by a person, all others by bots."""

TWO = ("random", "random", HUMAN, HUMAN)


def battle(
    app: App, players: tuple[str, ...] = ALONE, seed: int = 5, setup: LaneSetup = SETUP
) -> BattleScene:
    """A battle at its beginning."""
    scene = BattleScene(app, Session.new(setup, seed, players, plain_board(), AtOnce()))
    app.push(scene)
    return scene


def settle(app: App, scene: BattleScene, steps: int = 400) -> None:
    """Let time pass, jumping over motions, until a person is asked or the game is over."""
    for _ in range(steps):
        app.step(FRAME)
        scene.skip()
        if scene.choice is not None or scene.asker.covered or scene.session.is_over:
            return
    raise AssertionError("nobody is asked")


def go_to(app: App, scene: BattleScene, prompt: str, pick: int = 0) -> None:
    """Answer everything by an option of its list until `prompt` is asked."""
    for _ in range(300):
        settle(app, scene)
        if scene.asker.covered:
            scene.asker.uncover()
            continue
        choice = scene.choice
        assert choice is not None, "the game ended before the question came"
        if choice.prompt == prompt and not choice.question.given:
            return
        insist(scene, choice.order[min(pick, len(choice.order) - 1)])
    raise AssertionError(f"{prompt} was never asked")


def insist(scene: BattleScene, value: Value) -> None:
    """Answer, twice where the window warns first."""
    number = scene.session.match.number
    scene.choose(value)
    if scene.prompt.reason and scene.session.match.number == number:
        scene.choose(value)
