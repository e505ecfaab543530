"""Logs: one JSON object a line, or a line to read on a terminal.

Codes of tables, tokens, actions and cards never stand in them.

So a fault that nobody foresaw is logged by its kind and place: its message could say anything.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

STANDARD = set(vars(logging.makeLogRecord({})))
FRAMES = 20
"""So many of the last places of a fault are logged."""


class JsonLines(logging.Formatter):
    """A record as JSON, with whatever `extra` adds, which never replaces what the record says itself."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for key, value in details(record).items():
            line[f"extra_{key}" if key in line else key] = value
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A record as a person reads it: the time of day, how bad it is if it is bad, what happened."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the trace of a fault below it."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        alarm = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        more = details(record)
        trace = more.pop("trace", "")
        said = ", ".join(f"{key}: {shown(value)}" for key, value in more.items())
        line = f"{at}  {alarm}{record.getMessage()}" + (f" ({said})" if said else "")
        return f"{line}\n{trace}".rstrip()


def details(record: logging.LogRecord) -> dict[str, object]:
    """What a record says beside its message; of a fault, its kind and place."""
    more = {
        key: value
        for key, value in vars(record).items()
        if key not in STANDARD and key != "color_message" and not key.startswith("_")
    }
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        more["fault"] = kind.__name__
        more["trace"] = "".join(traceback.format_tb(trace, -FRAMES))
    return more


def shown(value: object) -> str:
    """A detail in words."""
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def set_up_logs(level: str, node: str) -> logging.Logger:
    """Everything goes to standard error, in one format: for people on a terminal, else for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    return logging.getLogger(f"redtable.{node}")
