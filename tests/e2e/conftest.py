"""A real server with SQLite and a real Chromium for the tests of the web client."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

from redtable.bots.pictures.encoders import ENCODERS
from redtable.bots.pictures.prepared import cache_file
from tests.e2e import chromium
from tests.e2e.devices import PATIENCE, Device, Shelf
from tests.server.unprepared import Unprepared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser


expect.set_options(timeout=PATIENCE)

LONGEST = ("test_site.py", "test_offline.py", "test_analysis.py")
"""Files that take longest. Begun last, they would keep one worker busy while others had nothing to do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests of the browser come first; the others stay in their order."""
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


class Server:
    """A server process on a free port, with its own database."""

    def __init__(self, database: str, cache: Path | None = None) -> None:
        """`cache`: the folder of what bots prepared, if not the user's."""
        self.database = database
        self.cache = {"XDG_CACHE_HOME": str(cache)} if cache else {}
        self.log = Path(database).with_suffix(".log").open("ab")
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the port it had before if it had one."""
        settings = {
            "REDTABLE_PORT": str(self.port),
            "REDTABLE_DATABASE": self.database,
            "REDTABLE_BOT_PACE": "0.05",
            "REDTABLE_PREVIEW_LIMIT": "60",
            "REDTABLE_UPLOADS_PER_MINUTE": "6000",
            "REDTABLE_REQUESTS_PER_SECOND": "1000",
            "REDTABLE_MESSAGES_PER_SECOND": "1000",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "redtable.server"],
            env={**os.environ, **self.cache, **settings},
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "listening on port" in line:
                self.port = int(line.split()[-1])
                return
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop it, politely or not."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for these tests; its bots of Pictures know English, others take minutes to prepare."""
    folder = tmp_path_factory.mktemp("e2e")
    unprepared = Unprepared(folder)
    for language in ("es", "it"):
        unprepared.hold(language, 10)
    for name in ENCODERS:
        made = cache_file("en", name)
        (unprepared.folder / made.name).symlink_to(made)
    found = Server(str(folder / "redtable.db"), cache=folder)
    found.start()
    yield found
    found.stop()
    found.log.close()
    unprepared.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for these tests, and for no others: no other event loop could run while it is open."""
    with sync_playwright() as playwright:
        path = chromium.find()
        launched = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def shelf(server: Server, browser: Browser) -> Shelf:
    """The contexts that nobody uses at the moment."""
    return Shelf(browser, server.url)


@pytest.fixture
def open_device(server: Server, browser: Browser, shelf: Shelf) -> Iterator[Callable[..., Device]]:
    """Opens devices, and holds each to account: no error in its console, no exception in its pages."""
    devices: list[Device] = []

    def make(**wishes: Any) -> Device:
        device = Device(browser, server.url, shelf=shelf, **wishes)
        devices.append(device)
        return device

    yield make
    faults = [fault for device in devices for fault in device.faults]
    for device in devices:
        device.close()
    assert faults == []
