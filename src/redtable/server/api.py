"""The HTTP interface: people, games, tables and matches."""

from __future__ import annotations

from typing import Any

from redtable.server.games_api import GamesApi
from redtable.server.match_api import Running, redeem, replay_record, upload
from redtable.server.people_api import People
from redtable.server.table_api import Tables

ROUTES: list[Any] = [People, GamesApi, Tables, Running, redeem, replay_record, upload]
