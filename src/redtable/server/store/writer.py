"""The writer process of an SQLite file: it commits in one go whatever is asked at the same time.

Python runs one thread of a process at a time, so a writer beside the event loop would hold up the players for
as long as it works. Orders come in over the socket that is this process's standard input, receipts go back in
the same order. It ends with its server: after a farewell it folds the write buffer, without
one it ends at once.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import threading
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

import msgspec

from redtable.server.store.files import OTHERS, lock_database, tighten
from redtable.server.store.log_statements import DELETE_LOG, READ_LOG
from redtable.server.store.migrations import MIGRATIONS, SQLITE_WORDS
from redtable.server.store.rows import LogRow, Row
from redtable.server.store.write_buffer import WriteBuffer

DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
CHUNK: Final = 1 << 20
SIZE: Final = 4
"""Bytes before a message that say how long it is."""
FAREWELL: Final = b""
WROTE_NOTHING: Final = "the database took no writes"
by_sequence: Final = attrgetter("sequence")


class Limits(msgspec.Struct):
    """How much is kept in the write buffer and moved at once, and when."""

    ripe: int = 64
    """A table with so many rows in the buffer is folded: they fill a few pages."""
    length: int = 8 << 20
    """Bytes of the buffer behind which tables are folded however few rows they have."""
    extra_rows: int = 512
    """A commit folds no more rows than it brings and these: it stays short, and the buffer does not
    grow."""
    extra_bytes: int = 1 << 20
    """A commit deletes no more of the buffer than twice what it brings and these."""
    idle_rows: int = 512
    """Lines that are folded at once when nothing else is to do."""
    quiet: float = 0.1
    """Seconds without a write after which there is nothing else to do."""
    known: int = 20_000
    """Tables whose highest number is remembered."""
    check: float = 0.25
    """Seconds for looking through a file at the start; a larger one is looked through while it is used."""


LIMITS: Final = Limits()


class Opening(msgspec.Struct):
    """The first message: which file is to be kept, and how."""

    path: str
    pragmas: list[str]
    limits: Limits


class Order(msgspec.Struct, array_like=True):
    """What is to be written in one commit, rows before statements, and the logs to be read after it."""

    rows: list[LogRow] = []
    statements: list[tuple[str, tuple[Any, ...]]] = []
    logs: list[tuple[str, int, int]] = []
    """Table, and the numbers after and up to which its rows are wanted."""
    broken: str = ""
    """Why it cannot be read."""


class Receipt(msgspec.Struct, array_like=True):
    """The answer to an order, or to the opening."""

    fault: str = ""
    """Why nothing of it was done."""
    taken: list[int] = []
    """Which rows have a number that was taken."""
    results: list[list[Row] | str] = []
    """The rows of each statement, or the constraint that it broke."""
    logs: list[list[LogRow] | str] = []
    """The rows of each log, or why it cannot be read."""
    damage: str = ""
    """What is wrong with the file itself, once that is found."""
    notes: list[str] = []
    """What an operator should know of the opening."""
    unchecked: bool = False
    """The file is too large to have been looked through at the opening."""


decode_order: Final = msgspec.msgpack.Decoder(Order).decode


class MessageSplitter:
    """Cuts messages out of a stream."""

    def __init__(self) -> None:
        self.rest = bytearray()

    def cut(self, data: bytes) -> list[bytes]:
        """The messages that are complete with this."""
        self.rest += data
        found, at = [], 0
        while len(self.rest) - at >= SIZE:
            end = at + SIZE + int.from_bytes(self.rest[at : at + SIZE], "big")
            if end > len(self.rest):
                break
            found.append(bytes(self.rest[at + SIZE : end]))
            at = end
        del self.rest[:at]
        return found


def framed(message: bytes) -> bytes:
    """A message as it goes over the socket."""
    return len(message).to_bytes(SIZE, "big") + message


def connect(path: str, pragmas: list[str]) -> sqlite3.Connection:
    """A connection that commits only when told."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA cache_size = -8000")
    connection.execute("PRAGMA secure_delete = FAST")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


class DamagedFileError(ValueError):
    """A file in which pages are not what they should be."""


def damage_of(fault: Exception) -> str:
    """What a fault says of the file itself; nothing if the file is not to blame."""
    if isinstance(fault, DamagedFileError):
        return str(fault)
    name = getattr(fault, "sqlite_errorname", "") or ""
    return str(fault) if name.startswith(DAMAGED) else ""


def look_through(connection: sqlite3.Connection, seconds: float) -> bool:
    """Look for damaged pages, for so long at most; whether all were seen. Raises DamagedFileError."""
    late = threading.Event()

    def stop() -> None:
        late.set()
        connection.interrupt()

    timer = threading.Timer(seconds, stop)
    timer.start()
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        if not late.is_set():
            raise
        return False
    finally:
        timer.cancel()
        timer.join()
    if late.is_set():
        return False
    if found != "ok":
        raise DamagedFileError(" ".join(found.split()))
    return True


class Writer:
    """One file, as long as it is open."""

    def __init__(self, opening: Opening) -> None:
        """Take the file, look through it, bring its schema up to date, and put its buffer in order."""
        path = os.path.realpath(opening.path)
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.damage = ""
        self.notes = tighten(path)
        self.held = lock_database(path)
        self.quiet = opening.limits.quiet
        self.connection = connect(path, opening.pragmas)
        self.checked = look_through(self.connection, opening.limits.check)
        self.connection.execute("PRAGMA journal_mode = WAL")
        migrate(self.connection)
        self.buffer = WriteBuffer(self.connection, opening.limits)
        self.buffer.load()
        self.fold()

    def unfolded(self) -> bool:
        """Whether there is anything in the buffer."""
        return self.buffer.start < self.buffer.end

    def fold(self) -> None:
        """Fold the whole buffer; what cannot be folded now stays in it."""
        while self.unfolded() and not self.fold_some():
            pass

    def fold_some(self) -> str:
        """Fold a little of the buffer, or say what went wrong."""
        return self.commit([], [])

    def carry_out(self, orders: list[Order]) -> list[Receipt]:
        """Write what is ordered, then read what is asked for."""
        receipts = [Receipt() for _ in orders]
        fault = self.commit(orders, receipts)
        for order, receipt in zip(orders, receipts, strict=True):
            receipt.fault = fault
            if order.broken:
                receipt.fault = f"{WROTE_NOTHING}: {order.broken}"
            receipt.logs = [self.log(*asked) for asked in order.logs]
            receipt.damage = self.damage
        return receipts

    def commit(self, orders: list[Order], receipts: list[Receipt]) -> str:
        """One transaction for all; if it fails, for whatever reason, it fails for all, and all hear why."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            add = self.buffer.add
            for order, receipt in zip(orders, receipts, strict=True):
                receipt.taken = [number for number, row in enumerate(order.rows) if not add(row)]
                receipt.results = [self.run(sql, args) for sql, args in order.statements]
            self.buffer.commit(idle=not orders)
        except Exception as fault:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            self.buffer.undo()
            self.damage = damage_of(fault) or self.damage
            return f"{WROTE_NOTHING}: {fault}"
        return ""

    def run(self, sql: str, args: tuple[Any, ...]) -> list[Row] | str:
        """One statement; a broken constraint is its own fault, anything else everybody's."""
        try:
            rows = self.connection.execute(sql, args).fetchall()
        except sqlite3.IntegrityError as fault:
            return str(fault)
        if sql == DELETE_LOG:
            self.buffer.forget(args[0])
        return rows

    def log(self, code: str, after: int, last: int) -> list[LogRow] | str:
        """A match's log, from the table and from the rows that are not folded yet."""
        try:
            rows = self.connection.execute(READ_LOG, (code, after, last)).fetchall()
        except sqlite3.Error as fault:
            self.damage = damage_of(fault) or self.damage
            return f"the database cannot be read: {fault}"
        found = [LogRow(*row) for row in rows]
        found += (row for row in self.buffer.rows(code) if after < row.sequence <= last)
        return sorted(found, key=by_sequence)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that the file does not have yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise ValueError(
            f"this database has schema {version}, this server knows {len(MIGRATIONS)}: update it"
        )
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement.format(**SQLITE_WORDS))
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def open_writer(opening: Opening) -> Writer | Receipt:
    """The writer of a file, or why it cannot be kept."""
    try:
        return Writer(opening)
    except msgspec.MsgspecError as fault:
        damage = f"the journal cannot be read: {fault}"
    except OSError as fault:
        return Receipt(fault=f"{fault.filename or opening.path}: {fault.strerror}")
    except (sqlite3.Error, ValueError) as fault:
        damage = damage_of(fault)
        if not damage:
            return Receipt(fault=f"{opening.path}: {fault}")
    return Receipt(fault=f"{opening.path}: {damage}", damage=damage)


def receive(server: socket.socket, messages: MessageSplitter) -> list[bytes]:
    """The messages that have come, at least one; raises EOFError if there will be no more."""
    found: list[bytes] = []
    while not found:
        data = server.recv(CHUNK)
        if not data:
            raise EOFError
        found = messages.cut(data)
    return found


def read_order(message: bytes) -> Order:
    """An order; what does not fit into the database is refused here, before anything is written."""
    try:
        return decode_order(message)
    except msgspec.MsgspecError as fault:
        return Order(broken=str(fault))


def serve(server: socket.socket) -> None:
    """Open the file that the first message names, then carry out orders until the farewell."""
    splitter, encode = MessageSplitter(), msgspec.msgpack.Encoder().encode
    first, *messages = receive(server, splitter)
    writer = open_writer(msgspec.msgpack.decode(first, type=Opening))
    if isinstance(writer, Receipt):
        server.sendall(framed(encode(writer)))
        return
    server.sendall(framed(encode(Receipt(notes=writer.notes, unchecked=not writer.checked))))
    while True:
        orders = [read_order(message) for message in messages if message != FAREWELL]
        if orders:
            server.sendall(b"".join([framed(encode(receipt)) for receipt in writer.carry_out(orders)]))
        if FAREWELL in messages:
            writer.fold()
            return
        server.settimeout(writer.quiet if writer.unfolded() else None)
        try:
            messages = receive(server, splitter)
        except TimeoutError:
            messages = []
            writer.fold_some()
        server.settimeout(None)


def main() -> None:
    """What ends a server is for the server to hear: it says farewell when it has finished."""
    os.umask(OTHERS)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with socket.socket(fileno=0) as server, contextlib.suppress(ConnectionError, EOFError):
        serve(server)


if __name__ == "__main__":
    main()
