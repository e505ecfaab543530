"""Servers are killed with -9 while people play; nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.kill import storm

if TYPE_CHECKING:
    from pathlib import Path


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    found = asyncio.run(storm(str(tmp_path / "storm.db"), 1, tables=12, seconds=4, every=2, kills=3))
    assert found.acknowledged
    assert found.reconnects


def test_killed_nodes_of_a_cluster_lose_nothing(postgres: str) -> None:
    found = asyncio.run(storm(postgres, 3, tables=12, seconds=4, every=2, kills=3))
    assert found.acknowledged
    assert found.reconnects
