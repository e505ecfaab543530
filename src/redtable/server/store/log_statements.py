"""The statements on the log that a store which keeps some rows elsewhere knows by their words."""

from __future__ import annotations

from typing import Final

MAX_SEQUENCE: Final = 2**62
READ_LOG: Final = (
    "SELECT code, sequence, seat, text, at, data FROM log "
    "WHERE code = ? AND sequence > ? AND sequence <= ? ORDER BY sequence"
)
DELETE_LOG: Final = "DELETE FROM log WHERE code = ?"
"""The only statement that takes rows from a log: a store that keeps some elsewhere knows it by its words."""
