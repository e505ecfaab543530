"""Logs: one JSON object a line. Codes of tables, tokens, actions and cards never stand in them.

So a fault that nobody foresaw is logged by its kind and place: its message could say anything.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

STANDARD = set(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """A record as JSON, with whatever `extra` adds."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {
            key: value
            for key, value in vars(record).items()
            if key not in STANDARD and key != "color_message"
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["fault"] = kind.__name__
            line["trace"] = "".join(traceback.format_tb(trace))
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(level: str, node: str) -> logging.Logger:
    """Everything goes to standard error, in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
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
