"""Who is connected where, over all nodes, and since when a seat is away."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from redtable.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Collection

    from redtable.server.background import Background
    from redtable.server.metrics import Metrics
    from redtable.server.node_messages import NodeMessages
    from redtable.server.service_clock import ServiceClock
    from redtable.server.tables import Table


class PresenceBook:
    """Connections of this node by seat, and what other nodes said of theirs."""

    def __init__(
        self,
        messages: NodeMessages,
        background: Background,
        metrics: Metrics,
        clock: ServiceClock,
        grace: float,
    ) -> None:
        self._messages = messages
        self._background = background
        self._metrics = metrics
        self._clock = clock
        self._grace = grace
        """Seconds that a seat may be away before others may ask for a bot."""
        self._local: dict[str, Counter[int]] = {}
        self._remote: dict[str, dict[str, list[int]]] = {}
        """By node, then by table: the seats connected there, one entry for each connection."""
        self._left: dict[tuple[str, int], float] = {}
        """When the last connection of a seat ended, by the monotonic clock."""
        self._began = time.monotonic()
        self._going = False

    # Here

    def came(self, code: str, seat: int) -> None:
        """A connection of this node: the others hear of it, and say who is with them."""
        self._local.setdefault(code, Counter())[seat] += 1
        self._metrics.connections.inc()
        if self._messages.others():
            self._tell(code)
            self._background.spawn(self._messages.send("who", code))

    def went(self, code: str, seat: int) -> None:
        """A connection of this node ended."""
        seats = self._local[code]
        seats[seat] -= 1
        self._local[code] = +seats
        if not self._local[code]:
            del self._local[code]
        self._metrics.connections.dec()
        if seat != SPECTATOR:
            self._left[code, seat] = time.monotonic()
        if self._messages.others() and not self._going:
            self._tell(code)

    def _tell(self, code: str) -> None:
        """Tell the other nodes who is connected here."""
        self._background.spawn(self._messages.send("presence", code, self.here(code)))

    def going(self) -> None:
        """This node stops: the others will see that from its lease, and hear of no single connection."""
        self._going = True

    def here(self, code: str) -> list[int]:
        """The seats connected to this node, one entry for each connection."""
        return sorted(self._local.get(code, Counter()).elements())

    # Elsewhere

    def heard(self, node: str, code: str, seats: list[int]) -> None:
        """Another node said who is connected there."""
        before = self.at(code)[0]
        if seats:
            self._remote.setdefault(node, {})[code] = seats
        else:
            self._remote.get(node, {}).pop(code, None)
        self._note_left(code, before)

    def keep_nodes(self, alive: Collection[str]) -> list[str]:
        """Forget nodes that are gone; gives the tables whose presence changed."""
        gone = [node for node in self._remote if node not in alive]
        changed = [(code, self.at(code)[0]) for node in gone for code in self._remote[node]]
        for node in gone:
            del self._remote[node]
        for code, before in changed:
            self._note_left(code, before)
        return [code for code, _ in changed]

    # Everywhere

    def empty(self, code: str) -> bool:
        """Whether nobody is connected anywhere, not even as a spectator."""
        return code not in self._local and not any(code in tables for tables in self._remote.values())

    def at(self, code: str) -> tuple[set[int], int]:
        """The seats that are connected anywhere, and the number of spectators."""
        everyone = self.here(code)
        for tables in self._remote.values():
            everyone += tables.get(code, [])
        return {seat for seat in everyone if seat >= 0}, everyone.count(SPECTATOR)

    def absent(self, table: Table, seat: int) -> bool:
        """Whether a seat has been away for longer than is polite: since its person was last here, or, who
        never was, since the match began or the seat changed hands.
        """
        if seat in self.at(table.code)[0]:
            return False
        due = self._clock.now() - max(table.started, table.seat(seat).held_since)
        away = time.monotonic() - self._left.get((table.code, seat), self._began)
        return min(away, due / 1000) >= self._grace

    def _note_left(self, code: str, before: set[int]) -> None:
        """Note when seats were last here that other nodes do not see any more."""
        for seat in before - self.at(code)[0]:
            self._left[code, seat] = time.monotonic()

    def forget_left(self) -> None:
        """Forget when seats were left that have been away for longer than is polite: that is all one asks."""
        polite = time.monotonic() - self._grace
        self._left = {seat: left for seat, left in self._left.items() if left > polite}
