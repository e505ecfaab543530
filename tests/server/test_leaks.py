"""Nothing that a seat cannot know reaches its socket: not as a byte, a count, a refusal or a line of the log.

Two tables that differ only in what a seat cannot know (the kernel's redeal) get the same messages from it and
from everybody else; the bytes that come back on its socket must be the same.
"""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import Match
from redtable.protocol.tables import NewTable
from redtable.server.games import Games
from redtable.server.identity import Identities, new_secret
from redtable.server.rulesets import edition_of
from redtable.server.store import TableRow, make_store
from redtable.server.store.rows import PersonRow
from redtable.server.table_setup import open_table
from redtable.server.tables import Seat, Table, write_table
from tests.server.processes import TINY, ServerProcess
from tests.tiny.notation import parse_action

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.kernel.game import State

SECRET = new_secret()
OWNER = "owner"
WATCHER = "watcher"
"""Who plays does not watch, so spectators are somebody else."""
TIMES = re.compile(rb'"(at|created)":\d+')


class Twin:
    """Two tables that a seat cannot tell apart, and the actions of others that are legal at both."""

    def __init__(self, game: str, number: int, seat: int, state: State, rng: random.Random) -> None:
        self.seat = seat
        self.states = [state, state.redeal(seat, SeededChance(rng.randrange(2**30)))]
        self.codes = [f"TWIN{number:03d}A", f"TWIN{number:03d}B"]
        self.game = game
        self.probes = sorted({a.text for s in self.states for other in s.actors() for a in s.legal(other)})

    def tables(self, games: Games) -> list[Table]:
        """The tables, equal in all but code and position."""
        found = []
        for code, state in zip(self.codes, self.states, strict=True):
            table = open_table(
                NewTable(game=self.game), games, games.terms(self.game, ""), OWNER, "Owner", code, 0
            )
            table.seats = [Seat(person=OWNER, player="Owner", entropy="e") for _ in table.seats]
            table.seed = "ab" * 32
            table.position = state.position()
            table.status = "running"
            found.append(table)
        return found


def twins_of(game: str, count: int, seed: int) -> list[Twin]:
    """Twins from random steps of random matches, for each seat and for spectators."""
    rng = random.Random(seed)
    games = Games([game])
    rules = edition_of(games.game(game), games.game(game).rules(), earliest=True)
    found: list[Twin] = []
    while len(found) < count:
        match = Match(games.game(game), rules, SeededChance(rng.randrange(2**30)))
        for _ in range(rng.randrange(1, 40)):
            if match.outcome() is not None:
                break
            seat = rng.choice(match.state.actors())
            match.apply(seat, rng.choice(match.state.legal(seat)).text)
        if match.outcome() is None:
            eyes = rng.choice([*range(len(match.seats)), SPECTATOR])
            found.append(Twin(game, len(found), eyes, match.state, rng))
    return found


async def fill(database: str, game: str, twins: list[Twin]) -> None:
    """Put the twins into an empty store."""
    store = make_store(database)
    await store.open()
    await store.setting("secret", SECRET)
    await store.save_person(PersonRow(OWNER, "Owner", "en"), 2**50)
    await store.save_person(PersonRow(WATCHER, "Watcher", "en"), 2**50)
    games = Games([game])
    for twin in twins:
        for table in twin.tables(games):
            row = TableRow(
                code=table.code,
                version=1,
                status="running",
                listed=False,
                host=OWNER,
                driven=False,
                node=None,
                touched=2**50,
                doc=write_table(table),
            )
            await store.create_table(row)
    await store.close()


class WebSocketProtocol:
    """A socket at one table that keeps every byte that came."""

    def __init__(self, socket: ClientConnection, code: str) -> None:
        self.socket = socket
        self.code = code.encode()
        self.frames: list[bytes] = []
        self.pings = 0

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def settle(self) -> list[bytes]:
        """Everything that came until now, with code and times made the same."""
        self.pings += 1
        await self.send(type="ping", id=self.pings)
        while True:
            frame = await asyncio.wait_for(self.socket.recv(decode=False), 20)
            if frame == b'{"type":"pong","id":%d}' % self.pings:
                break
            self.frames.append(TIMES.sub(rb'"\1":0', frame.replace(self.code, b"CODE")))
        return self.frames


async def wire(
    server: ServerProcess, token: str, code: str, seat: int, since: int | None = None
) -> WebSocketProtocol:
    """Connect to a table; spectators have an identity of their own."""
    if seat == SPECTATOR:
        token = Identities(SECRET).token(WATCHER)
    headers = {"Authorization": f"Bearer {token}"}
    url = server.address.replace("http", "ws") + f"/ws/{code}"
    found = WebSocketProtocol(
        await connect(url, additional_headers=headers, max_size=None, max_queue=None), code
    )
    await found.send(type="hello", seat=None if seat == SPECTATOR else seat, since=since)
    await found.settle()
    return found


async def probe(server: ServerProcess, token: str, twin: Twin, code: str) -> list[bytes]:
    """All that a seat can try alone: every action, questions, undo, history, chat, resuming."""
    eyes = await wire(server, token, code, twin.seat)
    for number, text in enumerate(["undo", "nonsense", "resign now", *twin.probes]):
        await eyes.send(type="act", id=number, action=text, version=10**6)
        await eyes.send(type="act", id=number, action=f"{text} ", version=0 if text not in own(twin) else 7)
    await eyes.send(type="ask", id=1, question="what is in the deck?")
    await eyes.send(type="history", id=2, since=0, until=50)
    await eyes.send(type="say", id=3, text="hello")
    await eyes.send(type="say", id=4, text="hello team", team=True)
    await eyes.send(type="signal", id=5, signal="wave")
    await eyes.send(type="hello", seat=None, since=0)
    await eyes.socket.send('{"type":"act"')
    frames = await eyes.settle()
    again = await wire(server, token, code, twin.seat, since=0)
    frames += await again.settle()
    await again.socket.close()
    await eyes.socket.close()
    return frames


def own(twin: Twin) -> set[str]:
    """The seat's own legal actions: they are not played while probing."""
    return {action.text for action in twin.states[0].legal(twin.seat)} if twin.seat >= 0 else set()


async def play_both(
    server: ServerProcess, token: str, twin: Twin, steps: int, seed: int
) -> list[list[bytes]]:
    """The same actions at both tables, as long as there are any; gives what the seat's sockets got."""
    rng = random.Random(seed)
    eyes = [await wire(server, token, code, twin.seat) for code in twin.codes]
    hands = [[await wire(server, token, code, seat) for seat in (0, 1)] for code in twin.codes]
    for _ in range(steps):
        seat, common = both_may(twin)
        if not common:
            break
        text = rng.choice(common)
        for state, (red, blue), code in zip(twin.states, hands, twin.codes, strict=True):
            actor = red if seat == 0 else blue
            await actor.settle()
            version = version_of(actor.frames)
            await actor.send(type="act", id=99, action=text, version=version)
            await actor.settle()
            assert version_of(actor.frames) == version + 1, (code, actor.frames[-1])
            state.apply(seat, parse_action(text), SeededChance(0))
    found = [await eye.settle() for eye in eyes]
    for place in [*eyes, *hands[0], *hands[1]]:
        await place.socket.close()
    return found


def both_may(twin: Twin) -> tuple[int, list[str]]:
    """Who is to act, and the actions that are legal at both tables."""
    first, second = twin.states
    seat = first.to_move()
    if seat < 0 or second.to_move() != seat:
        return seat, []
    legal = [{action.text for action in state.legal(seat)} for state in (first, second)]
    return seat, sorted((legal[0] & legal[1]) - {"drift"})


def version_of(frames: list[bytes]) -> int:
    """The version that a socket was told last."""
    for frame in reversed(frames):
        message = msgspec.json.decode(frame)
        if message.get("match"):
            return int(message["match"]["version"])
    raise AssertionError("no view came")


@pytest.mark.parametrize(("game", "count"), [(TINY, 30), ("redcode", 12)])
def test_a_seat_cannot_tell_what_it_cannot_know(game: str, count: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        twins = twins_of(game, count, seed=4)
        database = str(tmp_path / "twins.db")
        await fill(database, game, twins)
        token = Identities(SECRET).token(OWNER)
        async with ServerProcess(database, games=game) as server:
            for twin in twins:
                first, second = [await probe(server, token, twin, code) for code in twin.codes]
                assert first == second, f"seat {twin.seat} can tell the tables of {twin.codes[0]} apart"
                assert len(first) > 10
        assert SECRET.encode() not in server.log
        assert b"abababab" not in server.log
        assert token.encode() not in server.log
        assert all(code.encode() not in server.log for twin in twins for code in twin.codes)

    asyncio.run(scenario())


def test_what_others_do_tells_no_more_than_it_shows(tmp_path: Path) -> None:
    """Drawing, playing and passing the same at both tables looks the same to a seat that sees no cards."""

    async def scenario() -> None:
        twins = twins_of(TINY, 20, seed=5)
        database = str(tmp_path / "twins.db")
        await fill(database, TINY, twins)
        token = Identities(SECRET).token(OWNER)
        async with ServerProcess(database) as server:
            for number, twin in enumerate(twins):
                twin.seat = SPECTATOR
                first, second = await play_both(server, token, twin, 6, number)
                assert first == second, f"a spectator can tell the tables of {twin.codes[0]} apart"

    asyncio.run(scenario())
