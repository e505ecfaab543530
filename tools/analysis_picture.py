"""Takes README's picture: the analysis of a match of Red Code beside its board.

    python -m tools.analysis_picture [FOLDER]

The match is always the same, played by bots and put on a server of its own.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from redtable.bots.bot import make_bot
from tests.e2e import chromium
from tests.e2e.conftest import Server
from tests.e2e.positions import Position, begin, put
from tools.screenshots import FOLDER, Camera

NUMBER = 3
LEVELS = ("easy", "medium")
TALL = 1310
"""Pixels of the whole page, from the board to the moments that decided the match."""


def match_of_bots(number: int = NUMBER) -> Position:
    """A whole match of bots."""
    match = begin("redcode", number)
    seats = range(len(match.seats))
    bots = [
        make_bot(level, match.game, match.rules, seat, number)
        for seat, level in zip(seats, LEVELS, strict=True)
    ]
    while match.outcome() is None:
        (seat,) = match.actors()
        match.apply(seat, bots[seat].choose(match.state.view(seat)))
    return Position(match, 0, {})


def main() -> None:
    """Take the picture."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    server = Server(str(Path(tempfile.mkdtemp(), "redtable.db")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
            camera = Camera(browser, server.url, phone=False, dark=False, folder=folder)
            code = put([camera.device], match_of_bots(), LEVELS[1])
            camera.device.go(f"/r/{code}")
            camera.analysis("luck", TALL)
            camera.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
