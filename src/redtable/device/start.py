"""How a device begins in a browser.

All that is the same on every device is done when the runtime is built: the games are loaded, and a picture of
the memory is taken. A browser begins with that picture.
"""

from __future__ import annotations

import gc
import importlib
import random
from typing import Final

import msgspec

from redtable.bots.bot import RANDOM
from redtable.device import routes
from redtable.device.device import Device
from redtable.device.games import DeviceGames
from redtable.device.messages import Connect, Frame
from redtable.protocol.from_client import Hello
from redtable.protocol.tables import NewTable
from redtable.server.lessons import lesson_titles

OFFERED: Final = ("damage", "pictures", "redcode", "skirmish")
LACKING: Final = ("pictures",)
"""Games with files that a browser fetches when they are played."""
GAMES: Final = DeviceGames(OFFERED, LACKING)
STEPS: Final = 4
"""Times that a bot may think or act in the warm-up."""


def begin(kept: str, pace: float) -> Device:
    """The device of a page. Random numbers that nobody seeds must not be those of the picture.

    Python's library in a browser has fewer files than the one that the picture knows.
    """
    random.seed()
    importlib.invalidate_caches()
    return Device(kept, pace, GAMES)


def warm_up() -> None:
    """Load what the first questions of a page need: descriptions, bots, first decisions.

    Nothing of it may keep a file open: a browser that begins with the picture could not close it.
    """
    for game in OFFERED:
        GAMES.describe(game)
        lesson_titles(GAMES.game(game))
        play(game)
    importlib.invalidate_caches()
    gc.collect()


def play(game: str) -> None:
    """The first decisions of a match against bots, on a device that is thrown away."""
    device = Device("{}", 0.0, GAMES)
    levels, seats = GAMES.levels(game) or (RANDOM,), len(GAMES.describe(game).seats)
    new = NewTable(game=game, seat=0, bots=dict.fromkeys(range(1, seats), levels[min(2, len(levels) - 1)]))
    opened = routes.answer(device, "POST", "/api/tables", msgspec.Raw(msgspec.json.encode(new)))
    path = f"/api/tables/{opened.code}"
    routes.answer(device, "POST", f"{path}/start", msgspec.Raw(b"{}"))
    device.handle(msgspec.json.encode(Connect(connection=1, code=opened.code)))
    device.handle(msgspec.json.encode(Frame(connection=1, text=msgspec.json.encode(Hello(seat=0)).decode())))
    for _ in range(STEPS):
        device.handle(b'{"type":"work"}')
    room = device.room(opened.code)
    if 0 in room.match().actors():
        room.act(0, room.match().view(0).view.legal[0])
        device.handle(b'{"type":"work"}')
