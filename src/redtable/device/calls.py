"""A request to a device, taken apart."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from redtable.server.problems import wrong

if TYPE_CHECKING:
    from redtable.device.device import Device
    from redtable.device.room import Room
    from redtable.protocol.tables import TableView
    from redtable.server.tables import Table

T = TypeVar("T")


class Call:
    """A request that was taken apart."""

    def __init__(
        self, device: Device, words: tuple[str, ...], query: dict[str, list[str]], body: msgspec.Raw
    ):
        self.device = device
        self.words = words
        self._query = query
        self._body = body

    def data(self, kind: type[T]) -> T:
        """The body as a type of the protocol."""
        try:
            return msgspec.json.decode(self._body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise wrong(f"the body is not what was asked for: {fault}") from fault

    def number(self, name: str, usual: int) -> int:
        """A number of the query."""
        text = self._query.get(name, [str(usual)])[0]
        if not re.fullmatch(r"-?\d{1,9}", text):
            raise wrong(f"{name} is a number")
        return int(text)

    def text(self, name: str) -> str:
        """A text of the query."""
        return self._query.get(name, [""])[0]

    @property
    def person(self) -> str:
        """The id of the person of this device."""
        return self.device.store.person.id

    @property
    def room(self) -> Room:
        """The room of the table whose code is the first word."""
        return self.device.room(self.words[0])

    @property
    def seat(self) -> int:
        """The seat that is the second word."""
        return int(self.words[1])

    def changed(self, make: Callable[[Table], object]) -> TableView:
        """The table after a change."""
        room = self.room
        room.change(make)
        return room.shown()
