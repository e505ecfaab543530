"""Servers are killed with -9 while people play; nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.kill import NetworkStorm, Storm, audited

if TYPE_CHECKING:
    from pathlib import Path


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    storm = Storm(str(tmp_path / "storm.db"), nodes=1, every=2)
    found = asyncio.run(audited(storm, tables=12, seconds=4, troubles=3))
    assert found.moves
    assert found.reconnects


def test_killed_nodes_of_a_cluster_lose_nothing(postgres: str) -> None:
    found = asyncio.run(audited(Storm(postgres, nodes=3, every=2), tables=12, seconds=4, troubles=3))
    assert found.moves
    assert found.reconnects


def test_a_failing_network_loses_nothing(postgres: str) -> None:
    """A kill, a pause, and each of the ways in which a network can fail, once."""
    storm = NetworkStorm(postgres, nodes=3, every=0.2)
    storm.lasting = (1.6, 1.8)
    found = asyncio.run(audited(storm, tables=8, seconds=4, troubles=7))
    assert found.moves
    assert set(found.troubles) == {"kill", "pause", "cut", "late", "slow", "deaf", "mute"}
