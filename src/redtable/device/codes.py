"""Codes of tables on a device: they begin with a digit that no server's code has."""

from __future__ import annotations

from typing import Final

from redtable.server.identity import new_code

DEVICE: Final = "0"


def new_device_code() -> str:
    """The code of a new table."""
    return DEVICE + new_code()
