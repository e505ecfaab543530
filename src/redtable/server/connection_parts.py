"""What every connection of a node works with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging

    from redtable.server.answers import Answers
    from redtable.server.authentication import Authentication
    from redtable.server.lobby import Lobby
    from redtable.server.metrics import Metrics
    from redtable.server.ratelimit import Limits
    from redtable.server.rooms import Rooms


class ConnectionParts:
    """Made once; connections are many, and each holds one reference to it."""

    def __init__(
        self,
        *,
        rooms: Rooms,
        lobby: Lobby,
        answers: Answers,
        authentication: Authentication,
        limits: Limits,
        metrics: Metrics,
        log: logging.Logger,
        queue_messages: int,
        queue_bytes: int,
    ) -> None:
        self.rooms = rooms
        self.lobby = lobby
        self.answers = answers
        self.authentication = authentication
        self.limits = limits
        self.metrics = metrics
        self.log = log
        self.queue_messages = queue_messages
        """So many messages may wait for a slow reader,"""
        self.queue_bytes = queue_bytes
        """or so many bytes."""
