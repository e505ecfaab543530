"""A table of the same code and seed gives the same record on a server, on a device and in the runtime of
browsers, byte for byte."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.server.tables import Table, write_table
from tests.device.node import run_in_node
from tests.device.page import Page
from tests.server.processes import ServerProcess

if TYPE_CHECKING:
    from redtable.kernel.record import Record

SLUGS = ("damage", "pictures", "redcode", "skirmish")
EACH = 2
"""Matches of each game, played by bots that decide at random."""
AT_ONCE = ("pictures",)
"""Where several seats may act at once, and whoever is faster acts first."""
MANY = 20
"""Matches of each game, those of the server among them, played once more in the runtime of browsers."""
LANGUAGES = ("en", "es", "it")
"""In each, one of those is of Pictures with words, whose clues are checked by stemmers and dictionaries."""
KINDS: tuple[dict[str, Any], ...] = ({"mode": "coop"}, {"mode": "three"})
"""Pictures for one team, and for three people."""
PROGRAM = Path(__file__).with_name("told_again.py")


async def play_on_server(client: Client, slug: str, seats: int) -> str:
    """A match of bots on a server: its record."""
    table = await client.open_table(slug, bots=dict.fromkeys(range(seats), "random"))
    await client.start(table.code)
    async with client.seat(table.code, None) as watching:
        await watching.until(lambda: watching.match is not None and watching.match.outcome)
    return await client.record(table.code)


async def records_of_server(database: str) -> list[str]:
    """Matches of all games, several at once."""
    async with ServerProcess(database, games=",".join(SLUGS)) as server, Client(server.address) as client:
        seats = {game.slug: len(game.seats) for game in await client.games()}
        return [
            record
            for slug in SLUGS
            for record in await asyncio.gather(
                *(play_on_server(client, slug, seats[slug]) for _ in range(EACH))
            )
        ]


def same_table(page: Page, record: Record, bot: str) -> Table:
    """A table of the device with the code and the seed of a match elsewhere; without a bot, one's own."""
    seats = range(len(record.seats))
    bots = dict.fromkeys(map(str, seats), bot) if bot else {}
    table = page.device.store.table(
        page.call("POST", "/api/tables", {"game": record.game, "bots": bots})["code"]
    )
    assert record.server_seed is not None
    table.code, table.seed = record.table, record.server_seed.hex()
    page.tables = {table.code: write_table(table)}
    page.open()
    for seat in () if bot else seats:
        page.call("POST", f"/api/tables/{table.code}/join", {"seat": seat})
    page.call("POST", f"/api/tables/{table.code}/start")
    return table


def play_again(page: Page, record: Record) -> str:
    """The same actions on a device, each on its seat's line; gives the record."""
    table = same_table(page, record, "")
    lines = {name: page.line(table.code, seat) for seat, name in enumerate(record.seats)}
    for action in record.actions:
        line = lines[action.seat]
        version = page.device.room(table.code).match().version(record.seats.index(action.seat))
        heard = page.send(line, {"type": "act", "id": 7, "action": action.text, "version": version})
        assert next(message["id"] for message in heard if message["type"] == "update") == 7
    return str(page.call("GET", f"/api/tables/{table.code}/record"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The records of matches on a server."""
    return asyncio.run(records_of_server(str(tmp_path_factory.mktemp("server") / "t.db")))


def test_a_match_is_the_same_on_a_server_and_on_a_device(served: list[str]) -> None:
    assert len(served) == EACH * len(SLUGS)
    for text in served:
        record = read_record(text)
        verify_record(record)
        assert play_again(Page(), record) == text
        if record.game not in AT_ONCE:
            page = Page()
            table = same_table(page, record, "random")
            page.line(table.code, None)
            page.work()
            assert page.call("GET", f"/api/tables/{table.code}/record") == text


def play_on_device(game: str, options: dict[str, Any]) -> str:
    """A match of bots that decide at random: its record."""
    page = Page()
    new = {"game": game, "options": options}
    seats = page.call("POST", f"/api/games/{game}/seats", {"options": options})
    bots = {str(seat["seat"]): "random" for seat in seats}
    code = page.call("POST", "/api/tables", new | {"bots": bots})["code"]
    page.call("POST", f"/api/tables/{code}/start")
    page.line(code, None)
    page.work()
    return str(page.call("GET", f"/api/tables/{code}/record"))


def told_in_browsers(records: list[str], folder: Path) -> list[str]:
    """The records of the same matches, played again in the built runtime."""
    found: list[str] = json.loads(run_in_node(PROGRAM, json.dumps(records), folder))
    return found


def test_twenty_matches_of_each_game_are_the_same_in_the_runtime_of_browsers(
    served: list[str], tmp_path: Path
) -> None:
    words: list[dict[str, Any]] = [{"cards": "words", "language": language} for language in LANGUAGES]
    special = {"pictures": [*words, *KINDS]}
    records = list(served)
    for slug in SLUGS:
        options = special.get(slug, [])
        usual: list[dict[str, Any]] = [{}] * (MANY - EACH - len(options))
        records += [play_on_device(slug, chosen) for chosen in (*options, *usual)]
    assert len(records) == MANY * len(SLUGS)
    assert told_in_browsers(records, tmp_path / "runtime") == records
