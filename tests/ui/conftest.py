"""Windows without a screen, with a home folder of their own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.store.settings import Settings
from game.ui.app import App, prepare

OpenApp = Callable[..., App]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THRONEWARD_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def open_app() -> Iterator[OpenApp]:
    """Opens windows of a size (1280 by 720 if none is given); they are closed after the test."""
    opened: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> App:
        prepare()
        app = App(size, settings or Settings())
        opened.append(app)
        return app

    yield make
    for app in opened:
        app.close()


@pytest.fixture
def app(open_app: OpenApp) -> App:
    """A window of 1280 by 720."""
    return open_app()
