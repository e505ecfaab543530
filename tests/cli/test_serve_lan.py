"""`redtable serve --lan`: one option, and other devices of the network can follow the invitation."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING

import httpx
import pexpect

from redtable.cli.serve import lan_address

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Spawn


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_says_the_address_that_others_reach_and_invites_to_it(spawn: Spawn, tmp_path: Path) -> None:
    port = free_port()
    server = spawn("serve", "--lan", "--port", str(port), "--database", str(tmp_path / "lan.db"))
    try:
        server.expect(re.escape("Others on your network reach it at "))
        server.expect(r"(http://[\d.]+:\d+)")
        assert isinstance(server.match, re.Match)
        url = server.match[1]
        assert url == f"http://{lan_address()}:{port}"
        with httpx.Client(base_url=url, headers={"Origin": url}) as guest:
            assert guest.get("/api/me").status_code == 200
            table = guest.post("/api/tables", json={"game": "redcode"}).json()
        assert table["url"] == f"{url}/t/{table['code']}"
    finally:
        server.sendintr()
        server.expect(pexpect.EOF)
