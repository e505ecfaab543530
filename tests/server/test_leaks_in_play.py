"""Nothing leaks while a match goes on: acting, undoing, resuming, asking, talking, looking at replays.

Two tables differ in what one seat cannot know. Everybody does the same at both, and a match of the kernel
beside each says what the seat may learn. As long as that is the same, every byte that the server gives the
seat must be the same: on its socket, in answers over HTTP, and in the log.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import UNDO, Match
from redtable.kernel.view import encode
from redtable.server.games import Games
from redtable.server.identity import Identities
from redtable.server.match_log import begin
from redtable.server.rulesets import edition_of
from tests.server.processes import TINY, ServerProcess
from tests.server.test_leaks import OWNER, SECRET, Twin, WebSocketProtocol, fill, twins_of, version_of, wire

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.kernel.entry import Entry

STEPS = 10
QUESTIONS = {"redcode": ["rules", "weapons", "sight b2", "sight h6"]}
"""What the games answer; every other question is refused in the same words."""


class Pair:
    """Both tables of a twin, the kernel's matches beside them, and what the seat got."""

    def __init__(self, server: ServerProcess, token: str, twin: Twin, games: Games) -> None:
        self.server = server
        self.token = token
        self.twin = twin
        game = games.game(twin.game)
        rules = edition_of(game, game.rules(), earliest=True)
        self.matches = [begin(table, game, rules) for table in twin.tables(games)]
        self.eyes: list[WebSocketProtocol] = []
        self.hands: list[list[WebSocketProtocol]] = []
        self.kept: list[list[bytes]] = [[], []]
        """What former connections and requests of the seat brought."""
        self.said: set[str] = set()

    async def sit_down(self) -> None:
        """Connect the seat that must not learn, and everybody who acts."""
        for code, match in zip(self.twin.codes, self.matches, strict=True):
            self.eyes.append(await self.connect(code, self.twin.seat))
            self.hands.append([await self.connect(code, seat) for seat in range(len(match.seats))])

    async def connect(self, code: str, seat: int, since: int | None = None) -> WebSocketProtocol:
        """A place at one of the tables."""
        return await wire(self.server, self.token, code, seat, since)

    def choices(self) -> list[tuple[int, str]]:
        """What can be done at both tables: every actor's actions, and undoing."""
        found = []
        for seat in range(len(self.matches[0].seats)):
            texts = [
                {action.text for action in match.state.legal(seat)} if seat in match.state.actors() else set()
                for match in self.matches
            ]
            found += [(seat, text) for text in sorted(texts[0] & texts[1])]
            if all(match.why_no_undo(seat) is None for match in self.matches):
                found += [(seat, UNDO)] * max(1, len(found) // 2)
        return found

    async def step(self, seat: int, text: str) -> bool:
        """Do the same at both tables; False if the seat has now learnt what sets them apart."""
        self.said.add(text)
        learnt = []
        for match, hands in zip(self.matches, self.hands, strict=True):
            actor = hands[seat]
            await actor.settle()
            version = version_of(actor.frames)
            await actor.send(type="act", id=99, action=text, version=version)
            await actor.settle()
            assert version_of(actor.frames) == version + 1, actor.frames[-1]
            learnt.append(observed(match, match.apply(seat, text), self.twin.seat))
        return learnt[0] == learnt[1]

    async def pry(self, rng: random.Random) -> None:
        """All that the seat may try at any moment."""
        wishes: list[dict[str, Any]] = [
            {"type": "act", "id": 1, "action": "no such thing", "version": 0},
            {"type": "act", "id": 2, "action": rng.choice(self.twin.probes), "version": 10**6},
            {"type": "history", "id": 3, "since": 0, "until": 99},
            {"type": "say", "id": 4, "text": "what have you got?"},
            {"type": "say", "id": 5, "text": "and we?", "team": True},
            {"type": "hello", "seat": None, "since": rng.randrange(3)},
        ]
        for question in [*QUESTIONS.get(self.twin.game, []), "the deck"]:
            wishes.append({"type": "ask", "id": 6, "question": question})
        for eyes in self.eyes:
            for wish in wishes:
                await eyes.send(**wish)
            await eyes.settle()

    async def come_again(self, rng: random.Random) -> None:
        """Drop the seat's connection, and resume from an older version."""
        back = rng.randrange(3)
        for place, code in enumerate(self.twin.codes):
            frames = await self.eyes[place].settle()
            self.kept[place] += frames
            await self.eyes[place].socket.close()
            since = max(0, version_of(frames) - back)
            self.eyes[place] = await self.connect(code, self.twin.seat, since)

    async def ask_http(self, http: httpx.AsyncClient) -> None:
        """The table, and what is not to be had before the end: the record and every replay."""
        for place, code in enumerate(self.twin.codes):
            for path in ("", "/record", "/replay?seat=-2", f"/replay?seat={self.twin.seat}"):
                answer = await http.get(f"/api/tables/{code}{path}")
                assert answer.status_code == (409 if path else 200), (path, answer.text)
                self.kept[place].append(answer.content.replace(code.encode(), b"CODE"))

    async def bytes_of_seat(self) -> list[list[bytes]]:
        """Everything that the seat got at each table."""
        return [kept + await eyes.settle() for kept, eyes in zip(self.kept, self.eyes, strict=True)]

    async def leave(self) -> None:
        """Close all connections."""
        for place in [*self.eyes, *self.hands[0], *self.hands[1]]:
            await place.socket.close()


def observed(match: Match, entry: Entry, seat: int) -> tuple[bytes, list[dict[str, Any]], bool]:
    """What the kernel lets a seat know after an entry."""
    return encode(match.view(seat)), entry.seen_by(seat), entry.perceived_by(seat)


async def play(pair: Pair, http: httpx.AsyncClient, rng: random.Random) -> int:
    """Random steps with prying between them, compared after each; gives how many were compared."""
    await pair.sit_down()
    for step in range(STEPS):
        await pair.pry(rng)
        if step % 3 == 2:
            await pair.come_again(rng)
        await pair.ask_http(http)
        first, second = await pair.bytes_of_seat()
        assert first == second, f"seat {pair.twin.seat} can tell {pair.twin.codes} apart after {step} steps"
        choices = pair.choices()
        if not choices or not await pair.step(*rng.choice(choices)):
            return step
        if any(match.outcome() is not None for match in pair.matches):
            return step
    return STEPS


@pytest.mark.parametrize(
    ("game", "count", "least"),
    [(TINY, 15, 20), ("redcode", 12, 25), ("pictures", 3, 2), ("damage", 3, 2), ("skirmish", 3, 2)],
)
def test_a_seat_learns_in_play_only_what_the_kernel_shows(
    game: str, count: int, least: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        twins = twins_of(game, count, seed=6)
        games = Games([game])
        database = str(tmp_path / "twins.db")
        await fill(database, game, twins)
        token = Identities(SECRET).token(OWNER)
        rng = random.Random(game)
        compared = 0
        said: set[str] = set()
        async with (
            ServerProcess(database, games=game, log_level="debug", snapshot_every=4) as server,
            httpx.AsyncClient(
                base_url=server.address, headers={"Authorization": f"Bearer {token}"}, timeout=30
            ) as http,
        ):
            for twin in twins:
                pair = Pair(server, token, twin, games)
                compared += await play(pair, http, rng)
                said |= pair.said
                await pair.leave()
        assert compared >= least, f"only {compared} steps were compared"
        secrets = [SECRET, token, "abababab", *(code for twin in twins for code in twin.codes)]
        secrets += [text for text in said if ">" in text or " " in text]
        assert not [secret for secret in secrets if secret.encode() in server.log]

    asyncio.run(scenario())


def test_spectators_of_all_games_are_among_the_twins() -> None:
    """The seats are drawn at random: make sure that spectators and players both stand the test."""
    seats = {twin.seat for twin in twins_of("redcode", 12, seed=6)}
    assert SPECTATOR in seats
    assert len(seats) > 1
