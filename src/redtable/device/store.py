"""Everything that a device keeps: its person, tables, logs and rulesets, in memory, and what is new of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from redtable.device.messages import Kept, Writes
from redtable.protocol.people import Person
from redtable.server.identity import new_person
from redtable.server.problems import not_found
from redtable.server.starting import call_off, unrevealed
from redtable.server.store.rows import LogRow, PersonRow
from redtable.server.tables import Table, write_table

if TYPE_CHECKING:
    from redtable.protocol.fields import Language


class DeviceStore:
    """Tables by code, each with its log. Nothing here waits: who asked keeps what `take` gives."""

    def __init__(self, kept: Kept) -> None:
        self._new = Writes()
        self.person = kept.person or Person(id=new_person(), name="", language="en")
        if kept.person is None:
            self._new.person = self.person
        self.rulesets = dict(kept.rulesets)
        self.tables: dict[str, Table] = {}
        self._logs: dict[str, list[LogRow]] = {}
        self._began = time.monotonic()
        self._passed = 0
        for text in kept.tables:
            table = msgspec.json.decode(text, type=Table)
            self.tables[table.code] = table
            self._passed = max(self._passed, table.started, *(end for _, end in table.pauses), 0)
            if table.reveal_by:
                call_off(table, unrevealed(table))

    def now(self) -> int:
        """The service clock in milliseconds: it stands still while the page is closed."""
        return self._passed + int((time.monotonic() - self._began) * 1000)

    def row_of_person(self) -> PersonRow:
        """The person as the server's functions want it."""
        return PersonRow(self.person.id, self.person.name, self.person.language)

    def rename(self, name: str, language: Language) -> None:
        """The person has another name or language."""
        self.person = msgspec.structs.replace(self.person, name=name, language=language)
        self._new.person = self.person

    def table(self, code: str) -> Table:
        """A table by its code."""
        found = self.tables.get(code.upper())
        if found is None:
            raise not_found(f"there is no table {code!r} here", "table-problem-no-table", code=code)
        return found

    def put(self, table: Table) -> None:
        """Keep a table as it is now; one that was closed before its match began is not kept."""
        if table.status == "closed":
            self.tables.pop(table.code, None)
            self._new.tables[table.code] = None
            return
        self.tables[table.code] = table
        self._new.tables[table.code] = write_table(table)
        self._logs.setdefault(table.code, [])

    def log(self, code: str) -> list[LogRow]:
        """The log of a table, which was taken up before."""
        return self._logs[code]

    def take_up(self, code: str, rows: list[LogRow]) -> None:
        """The log of a table as it was kept."""
        if code in self.tables and code not in self._logs:
            self._logs[code] = rows
            last = rows[-1].at if rows else 0
            self._passed += max(0, last - self.now())

    def add(self, row: LogRow) -> None:
        """Keep one more row."""
        self._logs[row.code].append(row)
        self._new.rows.append(row)

    def put_ruleset(self, key: str, text: str) -> None:
        """Keep a ruleset."""
        if key not in self.rulesets:
            self.rulesets[key] = text
            self._new.rulesets[key] = text

    def take(self) -> Writes:
        """What has to be kept since the last time."""
        new, self._new = self._new, Writes()
        return new
