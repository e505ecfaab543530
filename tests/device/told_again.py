"""Matches of records played again on a device, in whatever Python runs this: their records, byte for byte.

In the runtime of browsers this is the whole program: `told` are the records, and its last line the answer.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from redtable.device.device import Device
from redtable.device.games import DeviceGames
from redtable.device.routes import answer
from redtable.kernel.record import read_record
from redtable.protocol.tables import NewTable

if TYPE_CHECKING:
    from redtable.kernel.record import Record

games = DeviceGames()


def told_again(record: Record) -> str:
    """The record of a table with the same code and seed at which the same is done."""
    device = Device("{}", 0.0, games)

    def ask(method: str, path: str, body: bytes = b"{}") -> object:
        return answer(device, method, path, msgspec.Raw(body))

    new = NewTable(game=record.game, ruleset=record.ruleset, options=record.options)
    ask("POST", "/api/tables", msgspec.json.encode(new))
    (table,) = device.store.tables.values()
    assert record.server_seed is not None
    table.code, table.seed = record.table, record.server_seed.hex()
    device.store.put(table)
    for seat in range(len(record.seats)):
        ask("POST", f"/api/tables/{table.code}/join", b'{"seat":%d}' % seat)
    ask("POST", f"/api/tables/{table.code}/start")
    room = device.room(table.code)
    for action in record.actions:
        room.act(record.seats.index(action.seat), action.text)
    return str(ask("GET", f"/api/tables/{table.code}/record"))


def all_told_again(told: str) -> str:
    """The same for a JSON list of records."""
    return json.dumps([told_again(read_record(text)) for text in json.loads(told)])


all_told_again(globals().get("told", "[]"))
