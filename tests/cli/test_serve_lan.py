"""`redtable serve --lan`: one option, and other devices of the network can follow the invitation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pexpect

from redtable.cli.serve import lan_address

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Spawn


def test_it_says_the_address_that_others_reach_and_invites_to_it(spawn: Spawn, tmp_path: Path) -> None:
    server = spawn("serve", "--lan", "--port", "0", "--database", str(tmp_path / "lan.db"))
    try:
        server.expect(re.escape("Others on your network reach it at "))
        server.expect(r"(http://([\d.]+):(\d+))")
        assert isinstance(server.match, re.Match)
        url, host, port = server.match.groups()
        assert host == lan_address()
        assert port != "0"
        with httpx.Client(base_url=url, headers={"Origin": url}) as guest:
            assert guest.get("/api/me").status_code == 200
            table = guest.post("/api/tables", json={"game": "redcode"}).json()
        assert table["url"] == f"{url}/t/{table['code']}"
    finally:
        server.sendintr()
        server.expect(pexpect.EOF)
