"""An error as data."""

from __future__ import annotations

from typing import Any

import msgspec

UNPLAYABLE = "unplayable"
"""The code of a match that this version of the server cannot play on."""


class ProblemView(msgspec.Struct, frozen=True):
    """An error as `application/problem+json` (RFC 9457) and inside socket messages."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    key: str = ""
    """The message of the catalogues that says it to people; empty: there is none but the one of `code`."""
    args: dict[str, Any] = {}
