"""What the log tells, and what it must not."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path

import pexpect
import pytest

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
