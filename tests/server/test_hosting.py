"""What a host gives a table: a name, a pace, a voice for those who watch, and another host."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from redtable.client import Client
from redtable.client.errors import FailedMessage
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.test_play import seated

if TYPE_CHECKING:
    from pathlib import Path


def test_the_host_names_the_table_and_hands_it_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):

            async def ask(guest: Client, method: str, path: str, **body: Any) -> httpx.Response:
                async with http_client(server.address) as http:
                    bearer = {"Authorization": f"Bearer {guest.token}"}
                    return await http.request(method, f"/api/tables/{path}", json=body, headers=bearer)

            code = (await ann.open_table(TINY, seat=0)).code
            await eve.join(code)
            await eve.ready(code)
            async with http_client(server.address) as http:
                bearer = {"Authorization": f"Bearer {eve.token}"}
                await http.patch("/api/me", json={"name": "Eva"}, headers=bearer)
            again = (await ask(eve, "POST", f"{code}/join")).json()["seats"][1]
            assert (again["player"], again["ready"]) == ("Eva", True)
            named = await ask(ann, "PATCH", code, name="  Kestrel ", pace="fast", spectators_talk=True)
            table = named.json()
            assert (table["name"], table["pace"], table["spectators_talk"]) == ("Kestrel", "fast", True)
            assert table["seats"][1]["ready"]
            hidden = await ask(ann, "PATCH", code, name="a\u202eb")
            assert (hidden.status_code, hidden.json()["key"]) == (400, "table-problem-hidden")
            assert (await ask(eve, "POST", f"{code}/host", seat=1)).json()["key"] == "table-problem-only-host"
            assert not (await ask(ann, "POST", f"{code}/host", seat=1)).json()["you_host"]
            assert (await ask(eve, "PATCH", code, name="")).json()["name"] == ""
            await ann.ready(code)
            await eve.start(code)
            assert (await ask(eve, "PATCH", code, pace="slow")).json()["pace"] == "slow"
            late = await ask(eve, "PATCH", code, pace="slow", name="Late")
            assert late.json()["key"] == "table-problem-only-before"

    asyncio.run(scenario())


@pytest.mark.parametrize("may", [True, False])
def test_those_who_watch_talk_where_the_table_lets_them(tmp_path: Path, may: bool) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
            Client(server.address) as ida,
        ):
            code = await seated(ann, eve, spectators_talk=may)
            async with ann.seat(code, 0) as red, ida.seat(code, None) as side:
                if may:
                    await side.say("well played")
                    await red.until(lambda: [line.text for line in red.chat] == ["well played"])
                    assert red.chat[0].seat == -1
                with pytest.raises(FailedMessage) as failed:
                    await (side.offer("draw") if may else side.say("well played"))
                assert failed.value.problem.key == "table-problem-only-watch"

    asyncio.run(scenario())
