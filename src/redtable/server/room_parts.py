"""What every room of a node works with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging
    from collections.abc import Awaitable, Callable

    from redtable.kernel.view import OutcomeView
    from redtable.server.background import Background
    from redtable.server.delayed_spectators import DelayedSpectators
    from redtable.server.presence import PresenceBook
    from redtable.server.room import Room
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store
    from redtable.server.stored_matches import StoredMatches
    from redtable.server.table_view import TableViews


class RoomParts:
    """Made once; rooms are many, and each holds one reference to it."""

    def __init__(
        self,
        *,
        store: Store,
        matches: StoredMatches,
        clock: ServiceClock,
        presence: PresenceBook,
        views: TableViews,
        delayed_spectators: DelayedSpectators,
        background: Background,
        log: logging.Logger,
        used: set[str],
        snapshot_every: int,
        idle: float,
        look: Callable[[Room], None],
        finish: Callable[[str, OutcomeView | None], Awaitable[None]],
    ) -> None:
        self.store = store
        self.matches = matches
        self.clock = clock
        self.presence = presence
        self.views = views
        self.delayed_spectators = delayed_spectators
        self.background = background
        self.log = log
        self.used = used
        """Tables at which somebody acted, for whoever notes it in the store."""
        self.snapshot_every = snapshot_every
        self.idle = idle
        """Seconds after which a room that nobody needs is given up."""
        self.look = look
        """Called when a position may wait for a bot or a clock."""
        self.finish = finish
        """Called when a match has its outcome."""
