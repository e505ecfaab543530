"""The server's end of the socket to the process that writes: its orders, and who waits for the receipts."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from redtable.server.store.pending import PendingRow, settle
from redtable.server.store.rows import Conflict, LogRow, Row, StoreError
from redtable.server.store.writer import (
    LIMITS,
    WROTE_NOTHING,
    MessageSplitter,
    Opening,
    Order,
    Receipt,
    framed,
)

if TYPE_CHECKING:
    from redtable.server.store.sqlite import SqliteStore

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Receipt).decode


class Statement(msgspec.Struct):
    """A statement that waits for its commit."""

    future: asyncio.Future[list[Row]]
    sql: str
    args: tuple[Any, ...]


class Asked(msgspec.Struct):
    """A log that somebody wants to read."""

    future: asyncio.Future[list[LogRow]]
    code: str
    after: int
    last: int


class Batch:
    """What is ordered at once, and who waits for it."""

    __slots__ = ("logs", "rows", "statements")

    def __init__(self) -> None:
        self.rows: list[PendingRow] = []
        self.statements: list[Statement] = []
        self.logs: list[Asked] = []

    def empty(self) -> bool:
        """Whether there is nothing to order."""
        return not self.rows and not self.statements and not self.logs

    def order(self) -> bytes:
        """What the writer is told."""
        return encode(
            Order(
                [row.row for row in self.rows],
                [(statement.sql, statement.args) for statement in self.statements],
                [(asked.code, asked.after, asked.last) for asked in self.logs],
            )
        )

    def tell(self, receipt: Receipt) -> None:
        """Give everybody an answer."""
        for number in receipt.taken:
            self.rows[number].fault = Conflict("that sequence number is taken")
        if receipt.fault:
            self.fail_writes(StoreError(receipt.fault))
        else:
            settle(self.rows)
            for statement, result in zip(self.statements, receipt.results, strict=True):
                answer(statement.future, Conflict(result) if isinstance(result, str) else result)
        for asked, found in zip(self.logs, receipt.logs or [receipt.fault] * len(self.logs), strict=True):
            answer(asked.future, StoreError(found) if isinstance(found, str) else found)

    def fail(self, fault: StoreError) -> None:
        """There is no receipt: whether any of it was written is not known."""
        self.fail_writes(fault)
        for asked in self.logs:
            answer(asked.future, fault)

    def fail_writes(self, fault: StoreError) -> None:
        """Nothing of it was written, or so it seems."""
        for row in self.rows:
            row.fault = fault
        settle(self.rows)
        for statement in self.statements:
            answer(statement.future, fault)


def answer(future: asyncio.Future[Any], found: object) -> None:
    """Tell somebody who waits, unless they have given up."""
    if future.done():
        return
    if isinstance(found, StoreError):
        future.set_exception(found)
    else:
        future.set_result(found)


class WriterConnection(asyncio.Protocol):
    """The server's end of the socket to its writer."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.messages = MessageSplitter()
        self.sent: deque[Batch] = deque()
        """Batches without a receipt, the oldest first."""
        self.opened: asyncio.Future[Receipt] = store.loop.create_future()
        """What the writer says of the file."""
        self.ended: asyncio.Future[None] = store.loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Name the file."""
        self.transport = cast("asyncio.Transport", transport)
        opening = Opening(self.store.path, list(self.store.pragmas), LIMITS)
        self.transport.write(framed(encode(opening)))

    def order(self, batch: Batch) -> None:
        """Have a batch carried out."""
        try:
            message = batch.order()
        except Exception as fault:
            batch.fail(StoreError(f"{WROTE_NOTHING}: {fault}"))
            return
        self.sent.append(batch)
        self.transport.write(framed(message))

    def data_received(self, data: bytes) -> None:
        """Receipts."""
        for message in self.messages.cut(data):
            receipt = decode(message)
            if not self.opened.done():
                self.opened.set_result(receipt)
            else:
                if receipt.damage:
                    self.store.found_damage(receipt.damage)
                self.sent.popleft().tell(receipt)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The writer is gone: what it was told last may have been written or not."""
        gone = f"{self.store.path}: the process that keeps it has ended"
        if not self.opened.done():
            self.opened.set_result(Receipt(fault=gone))
        self.ended.set_result(None)
        while self.sent:
            self.sent.popleft().fail(StoreError(gone))
        self.store.lost(self)
