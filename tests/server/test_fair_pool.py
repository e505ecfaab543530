"""Workers are shared: no bot and no question keeps those of others waiting, and nobody foretells a bot."""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from redtable.bots.bot import make_bot
from redtable.client import Client, ClientError
from redtable.client.errors import FailedMessage
from redtable.games.pictures.drawing import drawable
from redtable.kernel.registry import find_game
from redtable.protocol.games import Consultation
from redtable.protocol.replays import Reasons
from redtable.server.fair_pool import Asker, FairPool
from tests.server.processes import TINY, ServerProcess, free_port, http_client
from tests.server.test_options import children, guests
from tests.server.test_play import play_on
from tests.server.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.bot import Bot
    from redtable.protocol.tables import TableView

SLOW = "tests.tiny.slow:Slow"


async def with_bot(guest: Client, game: str = TINY, level: str = "random", **more: Any) -> TableView:
    """A running table of one person and bots."""
    table = await guest.open_table(game, seat=0, bots={1: level}, **more)
    return await guest.start(table.code)


async def only_bots(guest: Client, game: str, level: str) -> str:
    """A running table of bots alone."""
    table = await guest.open_table(game, bots={0: level, 1: level})
    await guest.start(table.code)
    return table.code


def played_tables(database: str) -> set[str]:
    """The tables of whose actions some are in the log."""
    with closing(sqlite3.connect(database)) as file:
        return {code for (code,) in file.execute("SELECT DISTINCT code FROM log")}


async def consult(guest: Client, question: str) -> Any:
    """Ask the slow game something."""
    body = Consultation(question=question)
    return json.loads(await guest.text("POST", f"/api/games/{SLOW}/consult", body))


# Turns


def test_who_waits_for_one_thing_is_passed_over_and_keeps_the_turn() -> None:
    async def scenario() -> None:
        pool = FairPool(["a", "b"], most=8, each=4)
        assert await pool.take(Asker("eve"), "a") == "a"
        assert await pool.take(Asker("eve")) == "b"
        served: list[str] = []

        async def use(name: str, person: str, wanted: str | None) -> None:
            thing = await pool.take(Asker(person, name), wanted)
            served.append(f"{name} {thing}")

        waits = (
            ("e1", "eve", "a"),
            ("e2", "eve", "a"),
            ("n1", "ann", "b"),
            ("n2", "ann", "a"),
            ("b1", "bob", None),
        )
        waiting = [asyncio.create_task(use(*wait)) for wait in waits]
        while len(pool) < len(waits):
            await asyncio.sleep(0)
        for thing in ("b", "b", "b", "a", "a", "a"):
            pool.give(thing)
        await asyncio.gather(*waiting)
        assert served == ["n1 b", "b1 b", "e1 a", "n2 a", "e2 a"]
        assert len(pool) == 0
        assert pool.free == ["b"]

    asyncio.run(scenario())


# Bots


def test_bots_alone_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")

    async def scenario() -> None:
        async with (
            ServerProcess(database) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            alone = [await only_bots(eve, TINY, "random") for _ in range(5)]
            table = await with_bot(ann)
            async with ann.seat(table.code, 0) as seat:
                await play_on(seat)
            assert await until(lambda: played_tables(database)) == {table.code}
            for code in alone:
                assert (await eve.table(code)).status == "running"
                async with eve.seat(code, None) as watcher:
                    await watcher.until(lambda watcher=watcher: watcher.version > 2)
            await server.kill()
            await server.start()
            for code in alone:
                async with eve.seat(code, None) as watcher:
                    await watcher.until(lambda watcher=watcher: watcher.match.outcome is not None)

    asyncio.run(scenario())


def test_bots_alone_go_on_when_somebody_comes_to_another_node(postgres: str) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(postgres) as first,
            ServerProcess(postgres) as second,
            Client(first.address) as ann,
            Client(second.address) as bob,
        ):
            code = await only_bots(ann, TINY, "random")
            async with bob.seat(code, None) as watcher:
                await watcher.until(lambda: watcher.match is not None and watcher.match.outcome is not None)

    asyncio.run(scenario())


def test_a_seat_that_a_bot_covers_is_no_player(tmp_path: Path) -> None:
    """Covered on all seats and with nobody there, a match stands still until its player comes back."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            table = await with_bot(ann)
            await ann.cover(table.code, 0, "random")
            other = await with_bot(bob)
            async with bob.seat(other.code, 0) as seat:
                await play_on(seat)
            assert (await ann.table(table.code)).status == "running"
            async with ann.seat(table.code, 0) as seat:
                await play_on(seat)

    asyncio.run(scenario())


def test_many_tables_of_one_guest_keep_no_other_bot_waiting(tmp_path: Path) -> None:
    """Ten matches of experts that somebody looks at, and one worker: the bot of another guest is next."""

    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, games="redcode") as server, AsyncExitStack() as stack:
            ann, eve = await guests(server, stack, 2)
            watched = []
            for _ in range(10):
                code = await only_bots(eve, "redcode", "expert")
                watched.append(await stack.enter_async_context(eve.seat(code, None)))

            def moves() -> int:
                return sum(watcher.version for watcher in watched)

            for watcher in watched:
                await watcher.until(lambda watcher=watcher: watcher.version >= 2)
            table = await with_bot(ann, "redcode", "easy")
            async with ann.seat(table.code, 0) as seat:
                before, begun = moves(), seat.version
                for _ in range(6):
                    await seat.act((await seat.my_turn())[0])
                await seat.my_turn()
                # Others go on while her own actions are on their way. Behind all ten it would be ten a turn.
                assert moves() - before <= 4 * (seat.version - begun) + 2

    asyncio.run(scenario())


def test_forks_are_tables_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database, tables_per_person=5) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            table = await with_bot(ann)
            async with ann.seat(table.code, 0) as seat:
                await play_on(seat)
            forks = [eve.fork(table.code, 0, 0, "random") for _ in range(20)]
            results = await asyncio.gather(*forks, return_exceptions=True)
            refused = [result for result in results if isinstance(result, ClientError)]
            opened = len(results) - len(refused)
            assert 1 <= opened <= 5
            assert {fault.problem.code for fault in refused} == {"too-many-tables"}
            for _ in range(5 - opened):
                await eve.fork(table.code, 0, 0, "random")
            with pytest.raises(ClientError, match="too many unfinished tables"):
                await eve.fork(table.code, 0, 0, "random")
            with pytest.raises(ClientError, match="too many unfinished tables"):
                await eve.open_table(TINY)

    asyncio.run(scenario())


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, tables_per_person=1) as server, Client(server.address) as ann:
            table = await with_bot(ann)
            async with ann.seat(table.code, 0) as seat:
                await play_on(seat)
                await seat.until(lambda: seat.table is not None and seat.table.status == "over")
                await ann.open_table(TINY)
                with pytest.raises(FailedMessage, match="too many unfinished tables"):
                    await seat.offer("rematch")

    asyncio.run(scenario())


def test_a_bot_decides_by_a_secret_and_can_be_asked_again(tmp_path: Path) -> None:
    """What is public of a table does not foretell its bots; the seed that is revealed at the end does."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=f"{TINY},redcode") as server,
            Client(server.address) as ann,
        ):
            foretold: list[bool] = []
            for _ in range(3):
                table = await with_bot(ann)
                async with ann.seat(table.code, 0) as seat:
                    await play_on(seat)
                foretold += await guesses(ann, table.code, lambda code, seat, at: f"{code} {seat} {at}")
                secret = bytes.fromhex((await ann.table(table.code)).revealed_seed)
                assert all(await guesses(ann, table.code, partial(revealed, secret)))
            assert len(foretold) >= 15
            assert not all(foretold)
            table = await with_bot(ann, "redcode", "greedy", options={"max_rounds": 2})
            async with ann.seat(table.code, 0) as seat:
                await play_on(seat)
            replay = await ann.replay(table.code, -2, 0, 100)
            steps = [step.step for step in replay.found if step.seat == 1][:8]
            path = f"/api/tables/{table.code}/reasons?step="
            explained = [await ann.call(Reasons, "GET", f"{path}{step}") for step in steps]
            assert any(reasons.why for reasons in explained)

    def revealed(secret: bytes, code: str, seat: int, version: int) -> str:
        return hmac.new(secret, f"bot|{code}|{seat}|{version}".encode(), "sha256").hexdigest()

    async def guesses(guest: Client, code: str, seed: Callable[[str, int, int], str]) -> list[bool]:
        """Whether a bot with such a seed would have decided as the table's bot did, where it had a choice."""
        game = find_game(TINY)
        rules = game.rules()
        replay = await guest.replay(code, 1, 0, 100)
        bot: Bot | None = None
        found = []
        for before, after in zip(replay.found, replay.found[1:], strict=False):
            if after.seat == 1:
                bot = bot or make_bot("random", game, rules, 1, seed(code, 1, before.view["version"]))
                view = msgspec.convert(before.view["view"], game.view_type())
                alike = bot.choose(view) == after.action
                if len(view.legal) > 1:
                    found.append(alike)
        return found

    asyncio.run(scenario())


# Questions


def test_spectators_keep_no_player_waiting(tmp_path: Path) -> None:
    """Thirty spectators of several guests ask, then a player: the player is answered next."""

    async def scenario() -> None:
        gate = tmp_path / "gate"
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database, games=SLOW, preview_limit=60, metrics_port=free_port()) as server,
            AsyncExitStack() as stack,
        ):
            ann, bob, *crowd = await guests(server, stack, 12)
            table = await ann.open_table(SLOW, seat=0)
            await bob.join(table.code)
            await bob.ready(table.code)
            await ann.start(table.code)
            player = await stack.enter_async_context(ann.seat(table.code, 0))
            answered: list[str] = []

            async def watch(guest: Client) -> None:
                async with guest.seat(table.code, None) as watcher:
                    await watcher.ask(f"wait {gate}")
                    answered.append("spectator")

            async def play() -> None:
                await player.ask("quick")
                answered.append("player")

            watching = [asyncio.create_task(watch(guest)) for guest in crowd for _ in range(3)]
            await waiting(server, 29)
            playing = asyncio.create_task(play())
            await waiting(server, 30)
            gate.touch()
            await asyncio.gather(playing, *watching)
            assert answered.index("player") <= 2

    asyncio.run(scenario())


async def waiting(server: ServerProcess, count: int) -> None:
    """Until so many questions wait for a worker."""
    port = server.environment["REDTABLE_METRICS_PORT"]
    async with http_client(f"http://127.0.0.1:{port}") as http:

        async def so_many() -> bool:
            return f"redtable_questions_waiting {count}.0" in (await http.get("/metrics")).text

        await until(so_many)


def test_cheap_questions_need_no_worker(tmp_path: Path) -> None:
    """Red Code says which of its questions are cheap; the others start a worker."""

    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, games="redcode") as server, Client(server.address) as ann:
            table = await ann.open_table("redcode", seat=0)
            await ann.join(table.code, 1)
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as seat:
                assert "manoeuvres" in await seat.ask("weapons")
                with pytest.raises(FailedMessage, match="is no question"):
                    await seat.ask("sight nowhere")
                assert children(server) == []
                assert (await seat.ask("rules"))["ships"]
                assert len(children(server)) == 1

    asyncio.run(scenario())


def test_questions_of_one_guest_keep_no_other_waiting(tmp_path: Path) -> None:
    """Consults without a match: eight of one guest wait, more are turned away, and another is next."""

    async def scenario() -> None:
        gate = tmp_path / "gate"
        async with (
            ServerProcess(
                str(tmp_path / "t.db"), games=SLOW, waiting_per_person=8, metrics_port=free_port()
            ) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            answered: list[str] = []

            async def ask(guest: Client, name: str, question: str) -> str:
                try:
                    await consult(guest, question)
                except ClientError as fault:
                    return fault.problem.code
                answered.append(name)
                return ""

            asking = [asyncio.create_task(ask(eve, "eve", f"wait {gate}")) for _ in range(20)]
            await waiting(server, 8)
            honest = asyncio.create_task(ask(ann, "ann", "quick"))
            await waiting(server, 9)
            gate.touch()
            assert await honest == ""
            codes = await asyncio.gather(*asking)
            assert codes.count("too-busy") == 11
            assert answered.index("ann") <= 2

    asyncio.run(scenario())


def test_drawings_for_one_address_keep_no_other_waiting(tmp_path: Path) -> None:
    """A hundred cards that nobody has drawn yet, then one for somebody else: it does not come last."""

    async def scenario() -> None:
        first, second = drawable()[:101], drawable()[101:202]
        cards = [f"carry.{one}.{other}" for one, other in zip(first, second, strict=True)]
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            AsyncExitStack() as stack,
        ):
            eve, ann = [
                await stack.enter_async_context(
                    httpx.AsyncClient(
                        base_url=server.address,
                        timeout=120,
                        limits=httpx.Limits(max_connections=None),
                        transport=httpx.AsyncHTTPTransport(local_address=address),
                    )
                )
                for address in ("127.0.0.2", "127.0.0.1")
            ]
            answered: list[str] = []

            async def get(guest: httpx.AsyncClient, name: str, card: str) -> None:
                assert (await guest.get(f"/drawings/pictures/{card}.svg")).status_code == 200
                answered.append(name)

            flood = [asyncio.create_task(get(eve, "eve", card)) for card in cards[1:]]
            await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)
            await get(ann, "ann", cards[0])
            await asyncio.gather(*flood)
            assert answered.index("ann") < 50

    asyncio.run(scenario())


# Workers


def test_a_worker_that_breaks_leaves_a_line_in_the_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db"), games=SLOW) as server, Client(server.address) as ann:
            for question, status in (
                ("break secret-card", 503),
                ("deep", 400),
                ("shout", 503),
                ("eat", 503),
                ("quick", 0),
            ):
                found = await asyncio.gather(consult(ann, question), return_exceptions=True)
                faults = [fault.problem.status for fault in found if isinstance(fault, ClientError)]
                assert faults == ([status] if status else [])
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert all(len(line) < 5000 for line in server.log.splitlines())
        broken = {line.get("fault", "ended"): line for line in lines if line["level"] == "error"}
        assert set(broken) == {"KeyError", "MemoryError", "ended"}
        assert "slow.py" in broken["KeyError"]["trace"]
        assert "nobody's format" in broken["ended"]["said"]
        assert b"secret-card" not in server.log

    asyncio.run(scenario())


def test_a_worker_gets_neither_secrets_nor_all_the_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), games=SLOW, worker_memory=3000)
        server.environment["CLOUD_PASSWORD"] = "hidden"
        async with server, Client(server.address) as ann:
            await consult(ann, "quick")
            (worker,) = children(server)
            environment = Path(f"/proc/{worker}/environ").read_text()
            assert "PYTHONPATH" in environment
            assert "hidden" not in environment
            assert "REDTABLE" not in environment
            limits = Path(f"/proc/{worker}/limits").read_text().splitlines()
            (memory,) = [line for line in limits if line.startswith("Max address space")]
            assert int(memory.split()[3]) == (3000 + 128 * (os.cpu_count() or 1)) << 20

    asyncio.run(scenario())


def test_a_thought_ends_with_the_processor_time_of_its_question(tmp_path: Path) -> None:
    """The limit of a question that is being answered is the kernel's, so that it holds without a server."""

    async def scenario() -> None:
        gate = tmp_path / "gate"
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database, games=SLOW, consult_limit=50) as server,
            Client(server.address) as ann,
        ):
            asking = asyncio.create_task(consult(ann, f"wait {gate}"))
            await until(lambda: limited(server) != "unlimited")
            found = limited(server)
            assert 50 <= int(found) <= 50 * (os.cpu_count() or 1) + 20
            gate.touch()
            assert await asking == {"done": "wait"}

    def limited(server: ServerProcess) -> str:
        for worker in children(server):
            for line in Path(f"/proc/{worker}/limits").read_text().splitlines():
                if line.startswith("Max cpu time"):
                    return line.split()[3]
        return "unlimited"

    asyncio.run(scenario())
