"""Matches that began on a device and are put on a server."""

from __future__ import annotations

from typing import Annotated

import msgspec

from redtable.protocol.fields import Language, SeatNumber, ShortText
from redtable.protocol.replays import RECORD_LETTERS


class Upload(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match of a device, finished or not: its record with the seed. All seats without a bot are yours."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=RECORD_LETTERS)]
    bots: dict[SeatNumber, ShortText] = {}
    """Seats that bots hold, with their level."""
    language: Language = "en"
