"""The connections from screens of this device to its tables, and what is sent on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.device.messages import Frame
from redtable.kernel.encoding import encoder
from redtable.protocol.from_server import Bye

if TYPE_CHECKING:
    from redtable.protocol.from_server import FromServer


class Connection:
    """A screen that looks at a table; it has a place there once it has said hello."""

    def __init__(self, number: int, code: str, sent: list[Frame], ended: list[int]) -> None:
        self.number = number
        self.code = code
        self.seat: int | None = None
        self._sent = sent
        self._ended = ended

    def send(self, message: bytes) -> None:
        """Send a message that is encoded."""
        self._sent.append(Frame(connection=self.number, text=message.decode()))

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.send(encoder.encode(message))

    def close(self, reason: Bye) -> None:
        """Say goodbye."""
        self.tell(reason)
        self._ended.append(self.number)
