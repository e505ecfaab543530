"""A game whose files are not on the device yet: nothing is done before they are there."""

from __future__ import annotations

import msgspec

from redtable.device.device import Device
from redtable.device.games import DeviceGames


def test_a_message_about_a_game_waits_for_its_files() -> None:
    device = Device("{}", 0.0, DeviceGames(lacking=["pictures"]))

    def said(message: object) -> dict[str, object]:
        found: dict[str, object] = msgspec.json.decode(device.handle(msgspec.json.encode(message)))
        return found

    def asked(method: str, path: str, **body: object) -> dict[str, object]:
        return said({"type": "request", "id": 1, "method": method, "path": path, "body": body})

    for method, path, body in (
        ("POST", "/api/tables", {"game": "pictures"}),
        ("GET", "/drawings/pictures/on.whale.lighthouse.svg", {}),
        ("GET", "/api/games/pictures/lessons", {}),
    ):
        found = asked(method, path, **body)
        assert (found["needs"], found["answers"]) == ("pictures", [])
    assert device.store.tables == {}
    assert asked("POST", "/api/tables", game="redcode")["needs"] == ""
    assert asked("POST", "/api/tables", game=7)["needs"] == ""
    assert asked("GET", "/api/games")["needs"] == ""
    assert said({"type": "have", "game": "pictures"})["needs"] == ""
    assert asked("POST", "/api/tables", game="pictures", seat=0)["needs"] == ""
    table = device.store.tables.popitem()[1]
    device.store.put(table)
    device.games.lacking.add("pictures")
    assert said({"type": "connect", "line": 2, "code": table.code})["needs"] == "pictures"
    assert asked("GET", f"/api/tables/{table.code}")["needs"] == "pictures"
