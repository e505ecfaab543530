"""Guests, and how a node is."""

from __future__ import annotations

from typing import Literal

import msgspec

from redtable.protocol.fields import Language, Name


class Person(msgspec.Struct, kw_only=True):
    """The guest who asks. `token` serves clients without cookies as a bearer token."""

    id: str
    name: str
    language: Language
    token: str = ""


class PersonChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a guest may change of itself."""

    name: Name | None = None
    language: Language | None = None


class Health(msgspec.Struct, kw_only=True):
    """How a node is."""

    status: Literal["ok", "draining", "store-unavailable", "store-damaged"]
    node: str
    version: str
