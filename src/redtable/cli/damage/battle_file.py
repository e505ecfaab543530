"""A battle's file: a record that grows by one line an action and is on the disk before anybody sees the card.

The lines are those of a record (see `kernel/record.py`) without the last one, `end`. Every line carries the
check of all lines before it, so a line cut off in the middle of writing is found, and only that line is lost.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING, Any

from redtable.cli.user_error import UserError
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match, Refused
from redtable.kernel.record import (
    CHECK_DIGITS,
    HEAD,
    Record,
    RecordError,
    checked,
    format_draw,
    read_record,
    record_of,
    write_record,
)
from redtable.kernel.registry import find_game
from redtable.kernel.replay import rules_of

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.kernel.entry import Entry


class BattleFile:
    """The file of an open battle."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.match = match
        self.digest = hashlib.sha256()
        self.size = 0
        self.lines = 0

    def take_in(self, lines: list[str]) -> None:
        """Lines that are in the file already."""
        for line in lines:
            self.digest.update(line.rpartition("\t#")[0].encode() + b"\n")
        self.lines = sum(line[:1].isdigit() for line in lines)
        self.size = self.file.stat().st_size

    def write(self, entry: Entry) -> None:
        """Put an action on the disk: when this returns, nothing can lose it."""
        self.lines += 1
        draws = [format_draw(draw) for draw in entry.draws]
        body = "\t".join([str(self.lines), self.match.seat_name(entry.seat), entry.text, *draws])
        self.digest.update(body.encode() + b"\n")
        line = f"{body}\t#{self.digest.hexdigest()[:CHECK_DIGITS]}\n".encode()
        try:
            if self.file.stat().st_size != self.size:
                raise UserError("cli-problem-battle-shared", "cli-hint-battle-shared", file=str(self.file))
            with self.file.open("ab") as disk:
                disk.write(line)
                disk.flush()
                os.fsync(disk.fileno())
        except OSError as fault:
            raise UserError("cli-problem-not-saved", file=str(self.file), why=str(fault.strerror)) from fault
        self.size += len(line)


def begin(file: Path, match: Match, ruleset: str, options: dict[str, Any]) -> BattleFile:
    """A new file for a match that has just begun."""
    text = write_record(record_of(match, ruleset, options))
    lines = text.splitlines()[:-1]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8", newline="\n") as disk:
            disk.write("".join(f"{line}\n" for line in lines))
            disk.flush()
            os.fsync(disk.fileno())
    except FileExistsError as fault:
        raise UserError("cli-problem-file-exists", "cli-hint-file-exists", file=str(file)) from fault
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault.strerror)) from fault
    battle = BattleFile(file, match)
    battle.take_in(lines)
    return battle


def reopen(file: Path) -> tuple[BattleFile, bool]:
    """The battle of a file, replayed with its own dice; and whether a torn last line has been cut off.

    A torn line is only cut off after everything before it has proved to be whole.
    """
    if not file.is_file():
        raise UserError("cli-problem-no-file", file=str(file))
    try:
        raw = file.read_bytes()
        text = raw.decode("utf-8", errors="replace")
    except OSError as fault:
        raise UserError("cli-problem-unreadable", file=str(file), why=str(fault)) from fault
    if not text.startswith(HEAD):
        raise RecordError(1, f"not a battle: it should begin with {HEAD!r}")
    whole, torn = whole_lines(text)
    match = replay(closed(whole))
    if torn:
        keep = len("".join(f"{line}\n" for line in whole).encode())
        with file.open("r+b") as disk:
            disk.truncate(keep)
            disk.flush()
            os.fsync(disk.fileno())
    battle = BattleFile(file, match)
    battle.take_in(whole)
    return battle, torn


def whole_lines(text: str) -> tuple[list[str], bool]:
    """The lines up to the last whole one, without `end`; and whether a torn line follows."""
    complete, _, rest = text.rpartition("\n")
    lines = complete.split("\n")
    if lines[-1].startswith("end\t#"):
        lines.pop()
    return lines, bool(rest)


def closed(lines: list[str]) -> Record:
    """The record of an open battle, as if it had been closed."""
    bodies = [line.rpartition("\t#")[0].split("\t") for line in lines]
    end = checked([*bodies, ["end"]])[-1]
    return read_record("".join(f"{line}\n" for line in [*lines, end]))


def replay(record: Record) -> Match:
    """Play a record again with its seed; the draws must be those that it kept."""
    if record.seeded is None:
        raise RecordError(0, "a battle has the seed of its dice in its file; this is a sealed match")
    game = find_game(record.game)
    try:
        rules = rules_of(record, game)
    except RecordError as fault:
        advice = "open it with the version of Redtable that wrote it"
        raise RecordError(fault.line, f"{fault.reason}: {advice}") from fault
    chance = SeededChance(record.seeded)
    chance.repeats = record.repeats
    match = Match(game, rules, chance)
    for line in record.actions:
        try:
            entry = match.repeat(match.seat_named(line.seat), line.text)
        except Refused as fault:
            raise RecordError(line.line, f"{line.seat} may not {line.text!r}: {fault}") from fault
        if entry.draws != line.draws:
            raise RecordError(line.line, "the seed gives other cards or dice than the file says")
    return match
