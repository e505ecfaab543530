"""The HTTP interface keeps its own description: schemathesis tries what it allows and what it forbids."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar, get
from litestar.testing import RequestFactory
from schemathesis.checks import not_a_server_error, response_schema_conformance
from schemathesis.core.result import Ok

from redtable.client import Client
from redtable.protocol.schema import all_schemas
from redtable.server.app import SchemaOnce
from redtable.server.config import ConfigError, load_config
from redtable.server.games import Games
from redtable.server.lessons import lesson, lesson_titles
from redtable.server.pages import api_text
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLES = 12


@get("/health")
async def health() -> str:
    """A path of an API."""
    return "ok"


def test_the_api_does_what_its_description_says(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server, Client(server.address) as ann:
            table = await ann.open_table(TINY, seat=0)
            await asyncio.to_thread(explore, server.address, ann.token, table.code)
            await ann.whoami()
            assert b"broke something" not in server.log

    asyncio.run(scenario())


def test_an_idle_connection_outlives_what_clients_keep(tmp_path: Path) -> None:
    """A client that keeps its connection for five seconds, as httpx does, never meets one that is closing."""

    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for pause in (6, 0):
                writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                assert head.startswith(b"HTTP/1.1 200")
                length = int(head.lower().partition(b"content-length:")[2].split()[0])
                await reader.readexactly(length)
                await asyncio.sleep(pause)
            writer.close()

    asyncio.run(scenario())


def explore(address: str, token: str, code: str) -> None:
    """A few requests of every kind, as they should be and as they should not; no answer may be our fault."""
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        attempt(found.ok(), token, code)
        tried += 1
    assert tried > 15


def attempt(operation: Any, token: str, code: str) -> None:
    """One path and method."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), known=st.booleans())
    def request(case: Any, known: bool) -> None:
        if known and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        response = case.call(headers={"Authorization": f"Bearer {token}"})
        case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

    request()


def test_what_is_always_the_same_is_made_once() -> None:
    """Pages about the API and lessons take long to make: whoever asked for them all the time held up all."""
    app = Litestar(route_handlers=[health])
    assert "GET /health" in api_text(app)
    assert api_text(app) is api_text(app)
    plugin, request = SchemaOnce(), RequestFactory(app).get("/")
    assert plugin.render(request, {"openapi": "3.1"}) is plugin.render(request, {"openapi": "3.1"})
    game = Games(["redcode"]).game("redcode")
    first = lesson_titles(game)[0].id
    assert lesson(game, first) is lesson(game, first)


def test_schemas_describe_every_message() -> None:
    document = all_schemas([TINY])
    for name in ("FromClient", "FromServer", "TableView", "TinyView"):
        assert name in document["$defs"]
    text = msgspec.json.encode(document).decode()
    for part in text.split('"$ref":"#/$defs/')[1:]:
        assert part.split('"')[0] in document["$defs"]


def test_settings_come_from_file_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 9000\nlog_level = "warning"\n', encoding="utf-8")
    monkeypatch.setenv("REDTABLE_PORT", "9001")
    monkeypatch.setenv("REDTABLE_GAMES", "a,b")
    config = load_config(str(file), {"host": "::1", "database": None})
    assert (config.port, config.log_level, config.host, config.games) == (9001, "warning", "::1", ["a", "b"])
    assert config.database
    monkeypatch.delenv("REDTABLE_PORT")
    for broken in ('port = "high"', "port = 99999", "prot = 1", "port =", "tick = 0"):
        file.write_text(broken, encoding="utf-8")
        with pytest.raises(ConfigError, match=r"port|prot|tick|TOML"):
            load_config(str(file))


def test_a_start_imports_no_library_of_shapes_but_ours(tmp_path: Any) -> None:
    """Litestar's plugins for pydantic and attrs would make it take half as long again."""
    code = (
        "import asyncio, sys\n"
        "from redtable.server.app import make_app\n"
        "from redtable.server.config import load_config\n"
        "from redtable.server.node import Node\n"
        "async def main() -> None:\n"
        f"    make_app(Node(load_config('', {{'database': {str(tmp_path / 't.db')!r}}})))\n"
        "asyncio.run(main())\n"
        "unwanted = {'pydantic', 'attrs', 'snowballstemmer', 'redtable.bots.redcode'}\n"
        "print(sorted(unwanted & set(sys.modules)))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
