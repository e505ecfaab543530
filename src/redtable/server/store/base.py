"""The store's interface, and the part of it that both databases say in the same words."""

from __future__ import annotations

from redtable.server.store.match_queries import MatchQueries
from redtable.server.store.node_queries import NodeQueries
from redtable.server.store.people_queries import PeopleQueries
from redtable.server.store.table_queries import TableQueries


class Store(TableQueries, MatchQueries, PeopleQueries, NodeQueries):
    """Everything the server keeps. Writes return when they are durable."""
