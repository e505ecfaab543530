"""What the log tells, and what it must not."""

from __future__ import annotations

import ast
import json
import logging
import os
import sys
from pathlib import Path

import pexpect
import pytest

import redtable.server
from redtable.server.logs import JsonLines, PlainLines

CODE = "-".join("MVFXP46")


def fault() -> logging.LogRecord:
    """The record of a fault whose message says what no log may say."""
    try:
        raise KeyError(CODE)
    except KeyError:
        return logging.LogRecord("redtable", logging.ERROR, "", 0, "clock failed", None, sys.exc_info())


@pytest.mark.parametrize("form", [JsonLines, PlainLines])
def test_a_fault_nobody_foresaw_is_logged_without_its_message(form: type[logging.Formatter]) -> None:
    said = form().format(fault())
    assert CODE not in said
    assert all(part in said for part in ("clock failed", "KeyError", "test_logs.py"))


def test_programs_get_an_object_a_line() -> None:
    told = json.loads(JsonLines().format(fault()))
    assert (told["level"], told["message"], told["fault"]) == ("error", "clock failed", "KeyError")


def test_people_get_a_line_to_read() -> None:
    record = logging.makeLogRecord({"msg": "started", "levelno": logging.INFO, "games": ["one", "two"]})
    assert PlainLines().format(record).partition("  ")[2] == "started (games: one two)"


def test_a_start_on_a_terminal_says_the_address_and_then_logs_for_people(tmp_path: Path) -> None:
    settings = {"REDTABLE_DATABASE": str(tmp_path / "redtable.db"), "REDTABLE_PORT": "0"}
    server = pexpect.spawn(
        str(Path(sys.executable).with_name("redtable")),
        ["serve"],
        env={**os.environ, **settings},
        encoding="utf-8",
        timeout=60,
    )
    server.expect(r"http://127\.0\.0\.1:\d+")
    assert "started" not in (server.before or "")
    server.expect(r"\d\d:\d\d:\d\d  started \(version: ")
    assert "{" not in (server.before or "")
    server.sendintr()
    server.expect(pexpect.EOF)
    server.close()
    assert server.exitstatus == 0


def test_what_is_added_never_replaces_what_the_record_says() -> None:
    record = logging.makeLogRecord({"msg": "a bot failed", "levelname": "ERROR", "level": "expert", "at": 7})
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["extra_level"], told["extra_at"]) == ("error", "expert", 7)
    assert told["at"] != 7


def test_no_call_adds_what_the_record_says() -> None:
    """Names that a line has of its own are not used for anything else."""
    taken = {"at", "level", "from", "message"}
    for file in Path(redtable.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "extra" and isinstance(node.value, ast.Dict):
                names = {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
                assert not names & taken, file


def test_a_deep_fault_has_a_short_trace() -> None:
    def one(depth: int) -> None:
        other(depth + 1)

    def other(depth: int) -> None:
        one(depth + 1)

    try:
        one(0)
    except RecursionError:
        record = logging.LogRecord("redtable", logging.ERROR, "", 0, "deep", None, sys.exc_info())
    assert len(JsonLines().format(record)) < 10_000
