"""Codes of tables on a device: they begin with a digit that no server's code has."""

from __future__ import annotations

from redtable.server.identity import DEVICE, new_code


def new_device_code() -> str:
    """The code of a new table."""
    return DEVICE + new_code()
