"""The attacking process: several clients that take turns at being a stranger, a guest, a spectator or a seat.

It hears on standard input which tables there are and reports on standard output, in JSON lines.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
from collections import Counter
from typing import Any, Final

from tests.server.attacker import frames, requests, words
from tests.server.attacker.requests import Asked
from tests.server.attacker.wire import GONE, Line, Silent, Socket, frame
from tests.server.processes import TINY
from tests.server.waiting import until

CLIENTS: Final = 6
GUESTS: Final = 12
FLOOD: Final = 120
OWN_TABLES: Final = 12
REPORT_EVERY: Final = 1.0
PATIENT: Final = 100
"""How often we ask whether the host has started."""
GUESSES: Final = ("AAAAAAA", "../AAAA", "aaaaaaa", "\0")
MIXED: Final = "mixed"
"""A table with an honest player and a seat for the attacker; at all others the attacker has no business."""
SECRETS: Final = (b"root:x:", b"[build-system]", b"SQLite format 3", b"PATH=/", b"def make_app(")
"""What files look like that no climbing path may give."""


class Known:
    """What the attackers know, together."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        """The honest tables and what they are for."""
        self.guests: list[str] = []
        self.seats: list[tuple[str, str, int]] = []
        """Seats of our own: the guest, the table, the seat."""
        self.codes: list[str] = []
        self.transfers: list[str] = []
        self.actions: list[str] = []

    def learn(self, answer: dict[str, Any], token: str) -> None:
        """Note what an answer tells of our own doings."""
        code = answer.get("code")
        if isinstance(code, str) and "seats" in answer and code not in self.tables:
            self.codes = [*self.codes, code][-30:]
            self.hold(answer, token)
        elif isinstance(code, str) and "expires" in answer:
            self.transfers = [*self.transfers, code][-20:]

    def hold(self, table: dict[str, Any], token: str) -> None:
        """Note which seats of a table are ours."""
        for seat in table["seats"]:
            if seat["yours"]:
                self.seats = [*self.seats, (token, table["code"], seat["seat"])][-40:]


class Tally:
    """How much was sent, and what came of it that must not."""

    def __init__(self, seed: str, most: int) -> None:
        self.seed = seed
        self.most = most
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.findings: list[dict[str, str]] = []

    @property
    def sent(self) -> int:
        """Messages so far."""
        return self.kinds.total()

    def over(self) -> bool:
        """Whether enough was sent."""
        return self.sent >= self.most

    def find(self, what: str, said: object, answer: object) -> None:
        """Something that must not be."""
        finding = {"what": what, "said": str(said)[:200], "answer": str(answer)[:400], "seed": self.seed}
        if sum(other["what"] == what for other in self.findings) < 5:
            self.findings.append(finding)

    def report(self, done: bool) -> dict[str, Any]:
        """Everything, as data."""
        return {
            "sent": self.sent,
            "kinds": dict(self.kinds),
            "answers": dict(self.answers),
            "findings": self.findings,
            "done": done,
        }


class Attacker:
    """One client among several. What it does is decided by its seed alone, not what comes of it."""

    def __init__(
        self,
        port: int,
        source: str,
        rng: random.Random,
        known: Known,
        tally: Tally,
        guesses: tuple[str, ...] = (),
    ) -> None:
        self.guesses = guesses
        """Codes that no table has: whoever tries many of them is not listened to any more."""
        self.port = port
        self.source = source
        self.rng = rng
        self.known = known
        self.tally = tally

    async def run(self) -> None:
        """One session after another until enough was sent."""
        sessions = (
            self.talk_at_honest_table,
            self.talk_at_honest_table,
            self.talk_at_mixed_table,
            self.talk_at_own_table,
            self.talk_at_own_table,
            self.ask_over_http,
            self.ask_over_http,
            self.send_hostile_frame,
            self.send_bad_http,
            self.flood,
            self.open_own_table,
        )
        while not self.tally.over():
            await self.safely(self.rng.choice(sessions)())

    async def safely(self, session: Any) -> None:
        """A session that the server may end at any time."""
        try:
            await session
        except Silent:
            self.tally.find("silent", session.__qualname__, "no answer")
        except GONE:
            self.tally.answers["gone"] += 1
            await asyncio.sleep(0.01)

    # HTTP

    async def ask(self, line: Line, asked: Asked, token: str) -> Any:
        """One request over an open line, its answer judged; gives the answer as data."""
        if line.writer is None:
            await line.open()
        self.tally.kinds[asked.kind] += 1
        await line.send(asked.encoded(token))
        status, body = await line.answer(asked.method)
        self.tally.answers[str(status)] += 1
        return self.judge(asked, token, status, body)

    def judge(self, asked: Asked, token: str, status: int, body: bytes) -> Any:
        """What an answer must never be."""
        said = f"{asked.method} {asked.path} {asked.body!r}"
        if (status >= 500 and status != 503) or b"our-fault" in body:
            self.tally.find(f"HTTP {status}", said, body)
        if any(secret in body for secret in SECRETS):
            self.tally.find("a file of the server", said, body)
        data: Any = None
        with contextlib.suppress(ValueError):
            data = json.loads(body)
        if isinstance(data, dict):
            self.judge_table(asked, said, status, data)
            self.known.learn(data, token)
        return data

    def judge_table(self, asked: Asked, said: str, status: int, data: dict[str, Any]) -> None:
        """No table tells its seed too early, and the honest ones give us nothing."""
        if data.get("revealed_seed") and data.get("status") != "over":
            self.tally.find("a seed before the end", said, data)
        purpose = self.known.tables.get(asked.code, MIXED)
        if purpose == MIXED:
            return
        if asked.method != "GET" and status < 300 and not asked.path.endswith("/fork"):
            self.tally.find("an honest table obeys", said, data)
        seats = data.get("seats", [])
        ours = data.get("you_host") or any(isinstance(seat, dict) and seat["yours"] for seat in seats)
        if ours and data.get("code") == asked.code:
            self.tally.find("an honest table is ours", said, data)

    async def ask_over_http(self) -> None:
        """A stretch of requests on one connection."""
        line = Line(self.port, self.source)
        try:
            token = self.some_token()
            for _ in range(self.rng.randrange(1, 25)):
                if self.rng.random() < 0.6:
                    codes = [*self.known.codes, *self.known.tables, *self.known.tables, *self.guesses]
                    asked = requests.at_table(self.rng, self.rng.choice(codes))
                else:
                    asked = requests.elsewhere(self.rng, self.known.transfers)
                await self.ask(line, asked, token)
        finally:
            line.close()

    async def send_bad_http(self) -> None:
        """Bytes that are no request."""
        await self.bad_http(self.rng.choice(requests.BAD_HTTP))

    async def bad_http(self, data: bytes) -> None:
        """The server may answer or hang up; it may also wait for more, and then we hang up."""
        line = Line(self.port, self.source)
        await line.open()
        try:
            self.tally.kinds["bad HTTP"] += 1
            await line.send(data)
            if line.writer is not None:
                line.writer.write_eof()
            status, body = await line.answer()
            if status >= 500 and status not in (501, 503, 505):
                self.tally.find(f"HTTP {status}", data[:100], body)
        finally:
            line.close()

    def some_token(self) -> str:
        """Most often one of ours; else nobody's, a forged one, or noise."""
        mine = self.rng.choice(self.known.guests)
        forged = mine[:-1] + ("0" if mine[-1] != "0" else "1")
        return self.rng.choice((mine, mine, mine, mine, forged, "", "x.y", "." * 200))

    async def new_guest(self, line: Line) -> str:
        """The token of a new guest."""
        for _ in range(100):
            person = await self.ask(line, Asked("GET me", "GET", "/api/me?token=true"), "")
            if person and person.get("token"):
                return str(person["token"])
            await asyncio.sleep(0.05)
        raise OSError("no guest")

    async def open_own_table(self) -> None:
        """A running table at which two of our guests sit."""
        line = Line(self.port, self.source)
        try:
            one, other = self.rng.sample(self.known.guests, 2)
            new = {"game": TINY, "seat": 0, "spectators": self.rng.choice(("yes", "no", "delayed"))}
            table = await self.ask(line, Asked("POST tables", "POST", "/api/tables", new), one)
            if not table or "code" not in table or "seats" not in table:
                await self.leave_tables(line, one)
                return
            base = f"/api/tables/{table['code']}"
            await self.ask(line, Asked("POST join", "POST", f"{base}/join", {}), other)
            await self.ask(line, Asked("POST ready", "POST", f"{base}/ready", {}), other)
            await self.ask(line, Asked("POST start", "POST", f"{base}/start"), one)
        finally:
            line.close()

    async def leave_tables(self, line: Line, token: str) -> None:
        """Make room for new ones."""
        found = await self.ask(line, Asked("GET tables", "GET", "/api/tables?mine=true"), token)
        for table in (found or {}).get("tables", [])[:OWN_TABLES]:
            path = f"/api/tables/{table['code']}/leave"
            await self.ask(line, Asked("POST leave", "POST", path), token)

    # Sockets

    async def talk_at_honest_table(self) -> None:
        """Others play here: we claim seats that are not ours, watch, and say what only players may."""
        honest = [code for code, purpose in self.known.tables.items() if purpose != MIXED]
        if honest:
            seat = self.rng.choice((None, None, 0, 1, 63))
            await self.talk(self.some_token(), self.rng.choice(honest), seat)

    async def talk_at_mixed_table(self) -> None:
        """We have a seat here, and an honest player the other."""
        mixed = [code for code, purpose in self.known.tables.items() if purpose == MIXED]
        if not mixed:
            return
        code = self.rng.choice(mixed)
        await self.sit_down(code)
        await self.talk(self.known.guests[0], code, self.rng.choice((1, 1, 1, None, 0)))

    async def sit_down(self, code: str) -> None:
        """Take the seat that is for us."""
        line = Line(self.port, self.source)
        try:
            token = self.known.guests[0]
            await self.ask(line, Asked("POST join", "POST", f"/api/tables/{code}/join", {"seat": 1}), token)
            await self.ask(line, Asked("POST ready", "POST", f"/api/tables/{code}/ready", {}), token)
        finally:
            line.close()

    async def talk_at_own_table(self) -> None:
        """Both seats are ours, or were."""
        if self.known.seats:
            token, code, seat = self.rng.choice(self.known.seats)
            await self.talk(token, code, self.rng.choice((seat, seat, seat, None, 1 - seat)))

    async def talk(self, token: str, code: str, seat: int | None) -> None:
        """One connection: hello, a stretch of messages, and what comes back."""
        socket = Socket(self.port, self.source)
        try:
            status = await socket.shake_hands(f"/ws/{requests.quoted(code)}", token)
            self.tally.kinds["handshake"] += 1
            self.tally.answers[str(status)] += 1
            if status != 101:
                return
            if self.rng.random() < 0.9:
                await socket.send(frame(json.dumps({"type": "hello", "seat": seat}).encode()))
                self.tally.kinds["hello"] += 1
            for _ in range(self.rng.randrange(1, 6)):
                if not await self.say_some(socket, code):
                    return
        finally:
            await socket.leave()

    async def say_some(self, socket: Socket, code: str) -> bool:
        """Some messages, and everything that comes back; False when the server has closed."""
        mixed = self.known.tables.get(code, MIXED) == MIXED
        sent = []
        for _ in range(self.rng.randrange(1, 12)):
            kind, payload = words.said(self.rng, self.known.actions)
            if mixed and self.rng.random() < 0.3:
                kind, payload = "timely act", self.timely_act(socket)
            sent.append(payload)
            self.tally.kinds[kind] += 1
            whole = self.rng.random() < 0.9
            await socket.send(frame(payload) if whole else frames.in_parts(self.rng, payload))
        return await self.hear(socket, code, sent)

    def timely_act(self, socket: Socket) -> bytes:
        """An action on the version that we last heard of: a legal one, or a word of the table's own."""
        if self.rng.random() < 0.3:
            return json.dumps(words.table_word(self.rng.choice(words.TABLE_WORDS), socket.version)).encode()
        action = self.rng.choice(socket.legal or ["rest"])
        return json.dumps({"type": "act", "id": 5, "action": action, "version": socket.version}).encode()

    async def hear(self, socket: Socket, code: str, sent: list[bytes]) -> bool:
        """Everything up to the answer to a ping; False when the server has closed."""
        mark = 10**15 + self.rng.randrange(10**9)
        ping = frame(json.dumps({"type": "ping", "id": mark}).encode())
        await socket.send(ping)
        self.tally.kinds["ping"] += 1
        while True:
            message = await socket.message()
            if message is None:
                self.tally.answers["closed"] += 1
                return False
            answer = json.loads(message)
            self.tally.answers[answer["type"]] += 1
            self.judge_message(socket, code, sent, answer, message)
            if answer["type"] == "pong" and answer["id"] == mark:
                return True
            if answer["type"] == "failed" and answer["problem"]["code"] == "too-fast":
                await asyncio.sleep(0.05)
                await socket.send(ping)

    def judge_message(
        self, socket: Socket, code: str, sent: list[bytes], answer: dict[str, Any], message: bytes
    ) -> None:
        """What a message of the server must never be."""
        kind = answer["type"]
        if kind == "failed" and answer["problem"]["code"] == "our-fault":
            self.tally.find("our-fault", sent, message)
        match = answer.get("match") or {}
        view = match.get("view", {})
        if "legal" in view:
            socket.legal = view["legal"]
            self.known.actions = [*self.known.actions, *view["legal"][:5]][-40:]
        socket.version = match.get("version", socket.version)
        socket.running = socket.running or bool(match)
        if kind == "update" and answer.get("id") == words.FORBIDDEN:
            self.tally.find("a word of the table's is taken for an action", sent, message)
        if kind in ("welcome", "table"):
            table = answer["table"]
            if table["revealed_seed"] and table["status"] != "over":
                self.tally.find("a seed before the end", sent, message)
        if self.known.tables.get(code, MIXED) == MIXED:
            return
        if kind in ("done", "summary"):
            self.tally.find("an honest table obeys", sent, message)
        if kind == "update" and "id" in answer:
            self.tally.find("an honest table takes our action", sent, message)
        if kind == "welcome" and (answer["seat"] != -1 or b'"yours":true' in message):
            self.tally.find("an honest seat is ours", sent, message)

    async def send_hostile_frame(self) -> None:
        """One frame that is not as it should be, on a connection that was welcomed."""
        await self.hostile_frame(frames.any_frame(self.rng))

    async def hostile_frame(self, data: bytes) -> None:
        """The server answers, hangs up, or waits for more: then we hang up."""
        code = self.rng.choice(list(self.known.tables))
        socket = Socket(self.port, self.source)
        try:
            if await socket.shake_hands(f"/ws/{code}", self.known.guests[1]) != 101:
                return
            if self.rng.random() < 0.8:
                await socket.send(frame(b'{"type":"hello","seat":null}'))
                await socket.message()
            self.tally.kinds["frame"] += 1
            await socket.send(data)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    while (message := await socket.message()) is not None:
                        if b"our-fault" in message:
                            self.tally.find("our-fault", data[:100], message)
        finally:
            socket.close()

    async def flood(self) -> None:
        """Many messages without reading an answer, then gone."""
        code = self.rng.choice(list(self.known.tables))
        socket = Socket(self.port, self.source)
        try:
            if await socket.shake_hands(f"/ws/{code}", self.rng.choice(self.known.guests)) != 101:
                return
            await socket.send(frame(b'{"type":"hello","seat":null}'))
            count = self.rng.randrange(20, FLOOD)
            self.tally.kinds["flood"] += count
            _, payload = words.said(self.rng, self.known.actions)
            await socket.send(frame(payload) * count)
        finally:
            socket.close()

    # By list

    async def by_list(self) -> None:
        """Everything that the attacker knows by name, once."""
        for data in frames.LISTED.values():
            await self.safely(self.hostile_frame(data))
        for data in requests.BAD_HTTP:
            await self.safely(self.bad_http(data))
        for path in requests.CLIMBING:
            await self.safely(self.alone(Asked("GET climbing", "GET", path)))
        everything = [*words.BROKEN, *self.table_words()]
        for code, purpose in list(self.known.tables.items()):
            for seat in (None, 1):
                await self.safely(self.say_all(code, seat, everything))
            if purpose == MIXED:
                await self.safely(self.say_table_words(code))

    async def alone(self, asked: Asked) -> None:
        """A request on a connection of its own."""
        line = Line(self.port, self.source)
        try:
            await self.ask(line, asked, self.known.guests[0])
        finally:
            line.close()

    @staticmethod
    def table_words() -> list[bytes]:
        """The table's own words as actions, on early versions."""
        return [
            json.dumps(words.table_word(word, version)).encode()
            for word in words.TABLE_WORDS
            for version in (0, 1, 2)
        ]

    async def say_table_words(self, code: str) -> None:
        """The table's own words from a seat that is ours, in a running match, each on the version it has."""
        await self.sit_down(code)
        socket = Socket(self.port, self.source)
        try:
            await socket.shake_hands(f"/ws/{code}", self.known.guests[0])
            await socket.send(frame(b'{"type":"hello","seat":1}'))
            for _ in range(PATIENT):
                if not await self.hear(socket, code, []) or socket.running:
                    break
                await asyncio.sleep(0.1)
            for word in words.TABLE_WORDS:
                payload = json.dumps(words.table_word(word, socket.version)).encode()
                self.tally.kinds["listed"] += 1
                await socket.send(frame(payload))
                if not await self.hear(socket, code, [payload]):
                    return
        finally:
            socket.close()

    async def say_all(self, code: str, seat: int | None, messages: list[bytes]) -> None:
        """All messages at one table, a few at a time."""
        socket = Socket(self.port, self.source)
        try:
            if await socket.shake_hands(f"/ws/{code}", self.known.guests[0]) != 101:
                return
            await socket.send(frame(json.dumps({"type": "hello", "seat": seat}).encode()))
            for start in range(0, len(messages), 5):
                for payload in messages[start : start + 5]:
                    self.tally.kinds["listed"] += 1
                    await socket.send(frame(payload))
                if not await self.hear(socket, code, messages[start : start + 5]):
                    return
        finally:
            socket.close()


async def hear_of_tables(known: Known) -> None:
    """What the besieged side tells us, so that we know where it hurts."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    while line := await reader.readline():
        code, purpose = json.loads(line)
        known.tables.pop(code, None)
        if purpose:
            known.tables[code] = purpose


async def report_progress(tally: Tally) -> None:
    """Tell every second how far we are."""
    while True:
        await asyncio.sleep(REPORT_EVERY)
        print(json.dumps(tally.report(done=False)), flush=True)


async def attack(port: int, seed: str, messages: int, clients: int) -> None:
    """Everything by list, then at random."""
    known, tally = Known(), Tally(seed, messages)
    background = [asyncio.create_task(hear_of_tables(known)), asyncio.create_task(report_progress(tally))]
    attackers = [
        Attacker(
            port,
            f"127.0.0.{number + 2}",
            random.Random(f"{seed} {number}"),
            known,
            tally,
            guesses=GUESSES if number == 1 else (),
        )
        for number in range(clients)
    ]
    line = Line(port, attackers[0].source)
    while len(known.guests) < GUESTS:
        known.guests.append(await attackers[0].new_guest(line))
    line.close()
    await until(lambda: known.tables)
    await attackers[0].by_list()
    await asyncio.gather(*(attacker.run() for attacker in attackers))
    for task in background:
        task.cancel()
    print(json.dumps(tally.report(done=True)), flush=True)


def main() -> None:
    """The process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--messages", type=int, required=True)
    parser.add_argument("--clients", type=int, default=CLIENTS)
    arguments = parser.parse_args()
    os.nice(10)
    asyncio.run(attack(arguments.port, arguments.seed, arguments.messages, arguments.clients))


if __name__ == "__main__":
    main()
