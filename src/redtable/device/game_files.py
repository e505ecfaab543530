"""Which message is about a game whose files are not on the device yet: see `Game.device_files`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.device.messages import Connect, Request
from redtable.protocol.tables import NewTable

if TYPE_CHECKING:
    from redtable.device.device import Device
    from redtable.device.messages import ToDevice

OF_GAME: Final = re.compile(r"/(?:api/games|drawings)/([^/?]+)/")
OF_TABLE: Final = re.compile(r"/api/tables/([^/?]+)")


def missing_game(device: Device, message: ToDevice) -> str:
    """The slug of the game that needs its files before this message; empty: none does."""
    if not device.games.lacking:
        return ""
    game = game_of(device, message)
    slug = device.games.slug(game) if game in device.games.loaded else ""
    return slug if slug in device.games.lacking else ""


def game_of(device: Device, message: ToDevice) -> str:
    """The game that a message is about; empty if it is about none."""
    code = message.code if isinstance(message, Connect) else ""
    if isinstance(message, Request):
        found = OF_GAME.match(message.path)
        if found is not None:
            return found[1]
        found = OF_TABLE.match(message.path)
        code = found[1] if found is not None else ""
        if message.path == "/api/tables" and message.method == "POST":
            return new_game(message)
    table = device.store.tables.get(code.upper())
    return "" if table is None else table.game


def new_game(message: Request) -> str:
    """The game of a table to be opened; what is wrong with the request is said later."""
    try:
        return msgspec.json.decode(message.body, type=NewTable).game
    except msgspec.DecodeError:
        return ""
