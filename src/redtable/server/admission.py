"""Who is let in: connections have places, and those who send nothing keep nobody out.

A connection is anonymous until it has asked for something. If there is no place for a newcomer, the
connection that has waited longest without asking gives up its own. A share of all places is kept for
people who hold a seat.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from redtable.server.problems import RequestError, unavailable

if TYPE_CHECKING:
    from redtable.server.config import Config
    from redtable.server.http_connection import HttpConnection

OUR_FILES: Final = 64
"""Files that a node has open besides its connections."""
FILES_A_WORKER: Final = 4
SHARE: Final = 4
"""One place in so many is the most that HTTP may have, and as many are kept for those who hold a seat."""


class Admission:
    """The connections of one node, in all and by address."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.proxies = frozenset(config.trusted_proxies)
        self.places = config.connections
        self.open = 0
        """Connections of any kind."""
        self.http: Counter[str] = Counter()
        """Those that are no sockets, by address."""
        self.http_open = 0
        self.waiting: dict[HttpConnection, None] = {}
        """Those that have no request under way, the one that has waited longest first."""
        self.sockets: Counter[str] = Counter()
        self.sockets_open = 0

    def fit_files(self) -> None:
        """Have no more places than this process may open files; it may open more if the system lets it."""
        import resource

        ours = OUR_FILES + FILES_A_WORKER * (self.config.bot_workers + self.config.analysis_workers + 3)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = self.config.connections + ours
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft != resource.RLIM_INFINITY:
            self.places = max(SHARE, min(self.config.connections, soft - ours))

    # Connections that may ask anything

    def enter(self, newcomer: HttpConnection) -> bool:
        """A place for a newcomer, if need be that of one who only waits; False if all have work."""
        address = newcomer.address
        own = self.config.http_connections_per_address
        if newcomer.host not in self.proxies and self.http[address] >= own and not self.make_room(address):
            return False
        most = min(self.config.http_connections, self.places // SHARE)
        if (self.http_open >= most or self.open >= self.places) and not self.make_room(""):
            return False
        self.open += 1
        self.http_open += 1
        self.http[address] += 1
        self.waiting[newcomer] = None
        return True

    def make_room(self, address: str) -> bool:
        """End the connection that has waited longest, of one address or of all; False if none waits."""
        for connection in self.waiting:
            if not address or connection.address == address:
                connection.cut_off()
                self.leave(connection)
                return True
        return False

    def leave(self, connection: HttpConnection) -> None:
        """A connection is no more."""
        if connection.placed:
            self.becomes_socket(connection)
            self.open -= 1

    def becomes_socket(self, connection: HttpConnection) -> None:
        """A connection has a place as a WebSocket from now on."""
        connection.placed = False
        self.waiting.pop(connection, None)
        self.http_open -= 1
        self.http[connection.address] -= 1
        if not self.http[connection.address]:
            del self.http[connection.address]

    # Sockets

    def reserved(self) -> bool:
        """Whether the places that are left are for those who hold a seat."""
        return self.sockets_open >= self.places - self.places // SHARE

    def enter_socket(self, address: str) -> None:
        """Count a socket, or refuse it."""
        if self.sockets_open >= self.places:
            raise unavailable("the server is full")
        if self.sockets[address] >= self.config.connections_per_address:
            raise RequestError(429, "too-many-connections", "too many connections from your address")
        self.sockets[address] += 1
        self.sockets_open += 1

    def leave_socket(self, address: str) -> None:
        """Count a socket no more."""
        self.sockets_open -= 1
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
