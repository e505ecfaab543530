"""A page that plays on a device and keeps what it is told to keep, as a browser would."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.device.device import Device
from redtable.device.messages import Effects, Kept
from redtable.protocol.from_client import FromClient
from redtable.protocol.people import Person
from redtable.server.store.rows import LogRow


class Refusal(Exception):  # noqa: N818 - what the device answered
    """A problem instead of an answer."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.status = status
        self.key: str = problem["key"]


class Page:
    """What a browser does with a device: everything is kept before anybody is told."""

    def __init__(self) -> None:
        self.person: Person | None = None
        self.tables: dict[str, str] = {}
        self.rulesets: dict[str, str] = {}
        self.logs: dict[str, list[LogRow]] = {}
        self.frames: dict[int, list[dict[str, Any]]] = {}
        self.ended: list[int] = []
        self.work_in: int | None = None
        self._numbers = 0
        self.open()

    def open(self) -> None:
        """Open the page anew: only what was kept is left."""
        kept = Kept(person=self.person, tables=list(self.tables.values()), rulesets=self.rulesets)
        self.device = Device(msgspec.json.encode(kept), pace=0)
        self._taken_up: set[str] = set()

    def say(self, message: dict[str, Any]) -> Effects:
        """Give the device a message, and keep what came of it."""
        found = msgspec.json.decode(self.device.handle(msgspec.json.encode(message)), type=Effects)
        writes = found.writes
        self.person = writes.person or self.person
        self.rulesets |= writes.rulesets
        for code, text in writes.tables.items():
            if text is None:
                self.tables.pop(code, None)
                self.logs.pop(code, None)
            else:
                self.tables[code] = text
                self._taken_up.add(code)
        for row in writes.rows:
            self.logs.setdefault(row.code, []).append(row)
        for frame in found.frames:
            self.frames.setdefault(frame.connection, []).append(msgspec.json.decode(frame.text))
        self.ended += found.disconnects
        self.work_in = found.work_in
        return found

    def take_up(self, code: str) -> None:
        """Give the device the log of a table before it is asked about it."""
        if code in self.tables and code not in self._taken_up:
            self._taken_up.add(code)
            rows = [msgspec.to_builtins(row) for row in self.logs.get(code, [])]
            self.say({"type": "take-up", "code": code, "rows": rows})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request; raises Refusal."""
        self._numbers += 1
        parts = path.split("?")[0].split("/")
        if parts[2] == "tables" and len(parts) > 3:
            self.take_up(parts[3])
        asked = {"type": "request", "id": self._numbers, "method": method, "path": path, "body": body or {}}
        answer = self.say(asked).answers[0]
        assert answer.id == self._numbers
        decoded = msgspec.json.decode(answer.body)
        if answer.status != 200:
            raise Refusal(answer.status, decoded)
        return decoded

    def line(self, code: str, seat: int | None) -> int:
        """A line to a seat of a table."""
        self._numbers += 1
        number = self._numbers
        self.take_up(code)
        self.say({"type": "connect", "line": number, "code": code})
        self.send(number, {"type": "hello", "seat": seat, "since": 0})
        return number

    def send(self, line: int, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Say something on a line; gives what it heard."""
        msgspec.convert(message, FromClient)  # the protocol's own
        before = len(self.frames.get(line, []))
        self.say({"type": "frame", "line": line, "text": msgspec.json.encode(message).decode()})
        return self.frames.get(line, [])[before:]

    def work(self) -> None:
        """Let bots and clocks do what they have to do now."""
        while self.work_in == 0:
            self.say({"type": "work"})
