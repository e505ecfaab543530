"""The kinds of fields that messages are made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 5
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
MessageId = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Language = Literal["es", "en", "it"]
OfferKind = Literal["draw", "resign", "rematch"]
Spectators = Literal["yes", "no", "delayed"]
Pace = Literal["slow", "usual", "fast"]
TableName = Annotated[str, msgspec.Meta(max_length=40)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
Events = list[dict[str, Any]]
"""What happened in one step, as the seat may know it."""
