"""Records: a match as a text file that anybody can read, replay and verify.

    redtable-record 1
    game      redcode
    ruleset   standard 1f0c...
    option    mode "arena"
    seats     blue1 red1
    chance    seeded "17"
    start     map:15~3,0,1,...
    1         blue1   choose submarine
    2         red1    play ambush>A      effect:10=6
    result    1 0     sunk
    seed      ...

Columns are parted by tabs, and every line ends in a check: eight hex digits of the SHA-256 of all lines up to
it. The check finds damage and careless edits and names the line. What a record proves, and what it cannot,
stands in `docs/records.md`.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.chance import Draw, SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import Outcome
from redtable.kernel.match import Match
from redtable.kernel.ruleset import ruleset_hash
from redtable.kernel.sealed import COMMITTED, OPEN, SealedChance

if TYPE_CHECKING:
    from collections.abc import Sequence


KIND = "redtable-record"
VERSION = "1"
HEAD = f"{KIND} {VERSION}"
CHECK_DIGITS = 8
NO_SCORE = "-"
REPEATS = ("takeback", "repeats")
SCHEMES = {OPEN: "sealed", COMMITTED: "sealed2"}


class RecordError(RedtableError):
    """A record that cannot be read, replayed or believed; `line` counts from 1 (0: the file as a whole)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Line(msgspec.Struct, frozen=True):
    """One action of a record: the line it stands on, the seat's name, the notation and its draws."""

    line: int
    seat: str
    text: str
    draws: list[Draw]


class Record(msgspec.Struct, kw_only=True):
    """A match on paper."""

    game: str
    ruleset: str
    hash: str
    options: dict[str, Any]
    seats: list[str]
    seeded: str | None = None
    """The seed of seeded chance."""
    committed: str | None = None
    """The commitment of sealed chance, published before the first draw."""
    scheme: int = OPEN
    """How the seats gave their entropy: in the open, or committed beforehand."""
    table: str = ""
    """The code of the table, to which the seats' commitments are bound."""
    called_off: int = 0
    """How many starts were called off because somebody did not reveal."""
    commitments: list[str] = []
    """What each seat committed to before anything was revealed; empty: nothing."""
    entropy: list[str] = []
    server_seed: bytes | None = None
    """Revealed at the end of a sealed match."""
    position: str = ""
    """Where the match started, if not at the beginning."""
    repeats: bool = False
    """Whether steps that are taken back leave their draws in place (see `Chance.repeats`)."""
    opening: list[Draw] = []
    actions: list[Line] = []
    result: Outcome | None = None
    result_line: int = 0
    start_line: int = 0


def record_of(match: Match, ruleset: str, options: dict[str, Any], reveal: bool = True) -> Record:
    """The record of a match as it stands. `reveal` adds the server's seed of a sealed match that is over."""
    source = match.chance.source
    outcome = match.outcome()
    sealed = source if isinstance(source, SealedChance) else None
    return Record(
        game=match.game.slug,
        ruleset=ruleset,
        hash=ruleset_hash(match.rules),
        options=options,
        seats=[info.name for info in match.seats],
        seeded=source.seed if isinstance(source, SeededChance) else None,
        committed=sealed.commitment if sealed else None,
        entropy=list(sealed.entropy) if sealed else [],
        server_seed=sealed.server_seed if sealed and reveal and outcome is not None else None,
        repeats=source.repeats and match.game.steps_back(match.rules),
        opening=match.opening_draws,
        actions=[Line(0, match.seat_name(entry.seat), entry.text, entry.draws) for entry in match.log],
        result=outcome,
    )


# Writing


def format_draw(draw: Draw) -> str:
    """`effect:10=7` for a die that showed 7 of 10, `orders:4~2,0,1,3` for an order."""
    if draw.shuffled:
        return f"{draw.purpose}:{draw.size}~{','.join(str(value) for value in draw.values)}"
    return f"{draw.purpose}:{draw.size}={draw.values[0] + 1}"


def read_draw(text: str, line: int = 0) -> Draw:
    """The inverse of `format_draw`; `line` is where it stands in a record."""
    match = re.fullmatch(r"([^\t:]+):([0-9]+)(=([0-9]+)|~([0-9,]*))", text)
    if match is None:
        raise RecordError(line, f"{text!r} is not a draw: expected purpose:10=7 or purpose:3~2,0,1")
    size = int(match[2])
    if match[4] is not None:
        return Draw(match[1], size, (int(match[4]) - 1,))
    order = tuple(int(value) for value in match[5].split(",") if value)
    return Draw(match[1], size, order, shuffled=True)


def write_record(record: Record) -> str:
    """The text of a record."""
    rows: list[list[str]] = [
        [HEAD],
        ["game", record.game],
        ["ruleset", record.ruleset, record.hash],
    ]
    rows += [["option", key, quote(value)] for key, value in record.options.items()]
    rows.append(["seats", *record.seats])
    if record.committed is not None:
        rows.append(["chance", SCHEMES[record.scheme], record.committed])
        if record.scheme == COMMITTED:
            rows.append(["table", record.table, str(record.called_off)])
            rows += [
                ["commitment", name, digest]
                for name, digest in zip(record.seats, record.commitments, strict=False)
                if digest
            ]
        rows += [
            ["entropy", name, quote(text)]
            for name, text in zip(record.seats, record.entropy, strict=False)
            if text
        ]
    else:
        rows.append(["chance", "seeded", quote(record.seeded)])
    if record.position:
        rows.append(["position", quote(record.position)])
    if record.repeats:
        rows.append([*REPEATS])
    rows.append(["start", *map(format_draw, record.opening)])
    for number, line in enumerate(record.actions, 1):
        rows.append([str(number), line.seat, line.text, *map(format_draw, line.draws)])
    if record.result is not None:
        scores = " ".join(format_score(score) for score in record.result.scores)
        rows.append(["result", scores, record.result.reason])
    if record.server_seed is not None:
        rows.append(["seed", record.server_seed.hex()])
    rows.append(["end"])
    return "".join(f"{line}\n" for line in checked(rows))


def format_score(score: float | None) -> str:
    """A seat's score; `-` for a seat without a result of its own."""
    return NO_SCORE if score is None else f"{score:.17g}"


def quote(value: Any) -> str:
    """A value on one line."""
    return msgspec.json.encode(value).decode()


def checked(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines, each with the check of everything up to it."""
    digest = hashlib.sha256()
    lines = []
    for row in rows:
        body = "\t".join(row)
        digest.update(body.encode() + b"\n")
        lines.append(f"{body}\t#{digest.hexdigest()[:CHECK_DIGITS]}")
    return lines


# Reading


def read_record(text: str) -> Record:
    """A record from its text; raises RecordError with the line."""
    rows = read_rows(text)
    reader = Reader(rows)
    try:
        record = reader.header()
        reader.body(record)
    except (ValueError, RecursionError) as fault:
        raise RecordError(reader.at + 1, f"the line has a value that nobody can read: {fault}") from fault
    for value in (record.seeded or "", record.position):
        if not isinstance(value, str):
            raise RecordError(record.start_line, f"{value!r} is not a text")
    return record


def read_rows(text: str) -> list[list[str]]:
    """The columns of every line, after their checks."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    check_head(lines[0])
    digest = hashlib.sha256()
    rows = []
    for number, line in enumerate(lines, 1):
        body, mark, check = line.rpartition("\t#")
        if not mark or len(check) != CHECK_DIGITS:
            raise RecordError(number, "the line is cut: its check is missing")
        digest.update(body.encode() + b"\n")
        if digest.hexdigest()[:CHECK_DIGITS] != check:
            raise RecordError(number, "the line was changed: its check does not fit")
        rows.append(body.split("\t"))
    if rows[-1] != ["end"]:
        raise RecordError(len(lines), "the record is cut: the line 'end' is missing")
    return rows


def check_head(line: str) -> None:
    """Refuse what is no record, and records of versions that this one does not know, by name."""
    kind, _, version = line.partition("\t")[0].partition(" ")
    if kind != KIND:
        raise RecordError(1, f"not a record: it should begin with {HEAD!r}")
    if version != VERSION:
        raise RecordError(
            1,
            f"a record of version {version!r}, and this Redtable reads {VERSION!r}: a newer one may do",
        )


class Reader:
    """Reads the rows of a record one after the other."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.rows = rows
        self.at = 1

    def fail(self, reason: str) -> RecordError:
        """An error at the current line."""
        return RecordError(self.at + 1, reason)

    def peek(self) -> str:
        """The first column of the current line."""
        return self.rows[self.at][0]

    def take(self, key: str, columns: int) -> list[str]:
        """The values of the current line, which must have this key and at least so many values."""
        row = self.rows[self.at]
        if row[0] != key:
            raise self.fail(f"expected {key!r}, found {row[0]!r}")
        if len(row) <= columns:
            raise self.fail(f"{key!r} needs {columns} values, found {len(row) - 1}")
        self.at += 1
        return row[1:]

    def value(self, text: str) -> Any:
        """A quoted value of the line just taken."""
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError as fault:
            raise RecordError(self.at, f"{text!r} is not a value: {fault}") from fault

    def header(self) -> Record:
        """Everything before the first action."""
        game = self.take("game", 1)[0]
        ruleset, digest = self.take("ruleset", 2)[:2]
        options: dict[str, Any] = {}
        while self.peek() == "option":
            key, text = self.take("option", 2)[:2]
            options[key] = self.value(text)
        seats = self.take("seats", 1)
        record = Record(game=game, ruleset=ruleset, hash=digest, options=options, seats=seats)
        kind, seed = self.take("chance", 2)[:2]
        if kind in SCHEMES.values():
            record.committed = seed
            if kind == SCHEMES[COMMITTED]:
                self.commitments(record)
            record.entropy = [""] * len(seats)
            while self.peek() == "entropy":
                name, text = self.take("entropy", 2)[:2]
                record.entropy[self.seat_of(record, name)] = str(self.value(text))
        elif kind == "seeded":
            record.seeded = self.value(seed)
        else:
            raise RecordError(self.at, f"unknown kind of chance {kind!r}: expected sealed2, sealed or seeded")
        if self.peek() == "position":
            record.position = self.value(self.take("position", 1)[0])
        if self.peek() == REPEATS[0]:
            if self.take(REPEATS[0], 1) != [REPEATS[1]]:
                raise RecordError(self.at, f"expected {REPEATS[1]!r} after {REPEATS[0]!r}")
            record.repeats = True
        record.start_line = self.at + 1
        record.opening = [self.draw(text) for text in self.take("start", 0)]
        return record

    def commitments(self, record: Record) -> None:
        """The table, and what its seats committed to."""
        record.scheme = COMMITTED
        record.table, called_off = self.take("table", 2)[:2]
        if not called_off.isdecimal():
            raise RecordError(self.at, f"{called_off!r} is not a number of starts that were called off")
        record.called_off = int(called_off)
        record.commitments = [""] * len(record.seats)
        while self.peek() == "commitment":
            name, digest = self.take("commitment", 2)[:2]
            record.commitments[self.seat_of(record, name)] = digest

    def seat_of(self, record: Record, name: str) -> int:
        """The number of the seat that the line just taken names."""
        if name not in record.seats:
            raise RecordError(self.at, f"{name!r} has no seat")
        return record.seats.index(name)

    def body(self, record: Record) -> None:
        """The actions, the result and the revealed seed."""
        number = 1
        while self.peek() == str(number):
            line = self.at + 1
            seat, text, *draws = self.take(str(number), 2)
            if seat not in record.seats and seat != "clock":
                raise RecordError(line, f"there is no seat {seat!r}")
            record.actions.append(Line(line, seat, text, [self.draw(draw) for draw in draws]))
            number += 1
        if self.peek() == "result":
            record.result_line = self.at + 1
            scores, reason = self.take("result", 2)[:2]
            record.result = Outcome(tuple(self.score(score) for score in scores.split()), reason)
        if self.peek() == "seed":
            record.server_seed = self.hexadecimal(self.take("seed", 1)[0])
        if self.peek() != "end" or self.at != len(self.rows) - 1:
            raise self.fail(f"expected action {number}, 'result', 'seed' or 'end', found {self.peek()!r}")

    def draw(self, text: str) -> Draw:
        """A draw of the line just taken."""
        return read_draw(text, self.at)

    def score(self, text: str) -> float | None:
        """A seat's score; the inverse of `format_score`."""
        try:
            return None if text == NO_SCORE else float(text)
        except ValueError as fault:
            raise RecordError(self.at, f"{text!r} is not a score") from fault

    def hexadecimal(self, text: str) -> bytes:
        """A revealed seed."""
        try:
            return bytes.fromhex(text)
        except ValueError as fault:
            raise RecordError(self.at, f"{text!r} is not a seed in hex digits") from fault
