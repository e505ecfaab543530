"""What the log tells, and what it must not."""

from __future__ import annotations

import json
import logging
import sys

from redtable.server.logs import JsonLines


def test_a_fault_nobody_foresaw_is_logged_without_its_message() -> None:
    code = "-".join("MVFXP46")
    try:
        raise KeyError(code)
    except KeyError:
        record = logging.LogRecord("redtable", logging.ERROR, "", 0, "clock failed", None, sys.exc_info())
    line = JsonLines().format(record)
    assert code not in line
    told = json.loads(line)
    assert (told["message"], told["fault"]) == ("clock failed", "KeyError")
    assert "test_logs.py" in told["trace"]
