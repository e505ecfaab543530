"""What the page says to a device, and what comes of it: one JSON text each.

The number of a connection is called `line` in JSON, as pages of earlier versions know it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from redtable.protocol.people import Person
from redtable.server.store.rows import LogRow


class Request(msgspec.Struct, kw_only=True, tag="request"):
    """A question of the HTTP interface."""

    id: int
    method: str
    path: str
    """With its query."""
    body: msgspec.Raw = msgspec.Raw(b"{}")


class Connect(msgspec.Struct, kw_only=True, tag="connect"):
    """A new connection to a table."""

    connection: int = msgspec.field(name="line")
    code: str


class Frame(msgspec.Struct, kw_only=True, tag="frame"):
    """A message on a connection, in either direction; the text is one of the protocol's."""

    connection: int = msgspec.field(name="line")
    text: str


class Disconnect(msgspec.Struct, kw_only=True, tag="disconnect"):
    """A connection ends, in either direction."""

    connection: int = msgspec.field(name="line")


class Work(msgspec.Struct, kw_only=True, tag="work"):
    """Time to do what nobody asked for: a bot decides, a clock has run out."""


class TakeUp(msgspec.Struct, kw_only=True, tag="take-up"):
    """The log of a table that is kept; it comes before anything about that table."""

    code: str
    rows: list[LogRow]


class Have(msgspec.Struct, kw_only=True, tag="have"):
    """What a game needs beside the runtime is there now."""

    game: str


ToDevice: TypeAlias = Request | Connect | Frame | Disconnect | Work | TakeUp | Have


class Answered(msgspec.Struct, kw_only=True):
    """The answer to a request."""

    id: int
    status: int
    body: msgspec.Raw
    """JSON; a record is a JSON string."""


class Kept(msgspec.Struct, kw_only=True):
    """All that is kept on a device but the logs, for its start."""

    person: Person | None = None
    tables: list[str] = []
    rulesets: dict[str, str] = {}
    """By key, written out in full."""


class Writes(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What must be kept, all of it or nothing, before anybody is told."""

    person: Person | None = None
    tables: dict[str, str | None] = {}
    """By code; None: it is not needed any more, nor is its log."""
    rows: list[LogRow] = []
    rulesets: dict[str, str] = {}


class Effects(msgspec.Struct, kw_only=True):
    """What comes of a message."""

    writes: Writes
    answers: list[Answered]
    frames: list[Frame]
    disconnects: list[int]
    work_in: int | None
    """After so many milliseconds there is work; None: not before the next message."""
    needs: str = ""
    """Nothing was done: the game of that slug needs its files first (`Have`)."""
