"""boardgame.io's server under the same load: socket.io over the same WebSocket client."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
import msgspec

from bench.server_load import Socket, Tally, connect

NAVAL = "naval"
FLEET = "fleet"
WIDTH = 8
SQUARES = 48
RANGE = 2


def distance(a: int, b: int) -> int:
    """Steps between two squares."""
    return max(abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH))


NEIGHBOURS = [
    [other for other in range(SQUARES) if distance(square, other) == 1] for square in range(SQUARES)
]


def naval_moves(board: dict[str, Any], player: int) -> list[list[Any]]:
    """The moves of the small game: boardgame.io does not send them, so its client computes them."""
    ship, foe = board["ships"][player], board["ships"][1 - player]
    actions: list[list[Any]] = [["end"]]
    if ship["crew"] >= 1:
        actions += [["move", square] for square in NEIGHBOURS[ship["square"]] if square != foe["square"]]
        if distance(ship["square"], foe["square"]) <= RANGE:
            actions.append(["torpedo"])
    if ship["crew"] >= 2 and ship["hull"] < 12:
        actions.append(["repair"])
    return actions


def fleet_moves(board: dict[str, Any], player: int) -> list[list[Any]]:
    """Moves of the large game that are certainly legal."""
    ship, foe = board["ships"][player], board["ships"][1 - player]
    hand, slots, terrain = board["players"][str(player)]["hand"], ship["slots"], board["terrain"]
    actions: list[list[Any]] = [["end"]]
    if ship["reserve"] >= 1 and not slots["move"]:
        actions += [
            ["move", square]
            for square in NEIGHBOURS[ship["square"]]
            if square != foe["square"] and terrain[square // WIDTH][square % WIDTH] != "I"
        ]
    if ship["reserve"] >= 1 and not slots["torpedo"] and distance(ship["square"], foe["square"]) == 1:
        actions.append(["torpedo"])
    if ship["reserve"] >= 2 and not slots["repair"] and ship["hull"] < 12:
        actions.append(["repair"])
    if ship["reserve"] >= 2 and not slots["orders"] and board["deck_size"] and len(hand) < 4:
        actions.append(["orders"])
    if not board["order_used"]:
        actions += [["play", card] for card in hand]
    return actions


MOVES = {NAVAL: naval_moves, FLEET: fleet_moves}


class Player(Socket):
    """One player of one match."""

    def __init__(self, match: Match, player: int, host: str, pace: float) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket", "Origin: http://localhost\r\n")
        self.match = match
        self.player = player
        self.pace = pace
        self.state: dict[str, Any] | None = None
        self.version = -1
        self.sent = 0.0
        self.waiting = False

    def opened(self) -> None:
        """The server speaks first."""

    def emit(self, *arguments: Any) -> None:
        """A socket.io event."""
        self.send(b"42/%s," % self.match.game.encode() + msgspec.json.encode(arguments))

    def message(self, payload: bytes) -> None:
        """The layers of socket.io: open, ping, connected, event."""
        if payload == b"2":
            self.send(b"3")
        elif payload[:1] == b"0":
            self.send(b"40/%s," % self.match.game.encode())
        elif payload.startswith(b"40/"):
            self.emit("sync", self.match.id, str(self.player), self.match.credentials[self.player], 2)
        elif payload.startswith(b"42/"):
            self.event(msgspec.json.decode(payload[payload.index(b",") + 1 :]))

    def event(self, event: list[Any]) -> None:
        """A new state."""
        if event[0] == "sync":
            self.take(event[2]["state"])
        elif event[0] == "update":
            self.take(event[2])
        elif event[0] != "matchData":
            raise RuntimeError(f"unexpected {event[0]}")

    def take(self, state: dict[str, Any]) -> None:
        """Measure the answer, play the turn."""
        if self.waiting and state["_stateID"] > self.version:
            self.match.tally.answered(self.sent)
            self.waiting = False
        self.state = state
        self.version = state["_stateID"]
        self.consider()

    def consider(self) -> None:
        """Play if it is this player's turn."""
        state = self.state
        if state is None or self.waiting or not self.match.playing:
            return
        if state["ctx"].get("gameover"):
            self.match.over()
        elif state["ctx"]["currentPlayer"] == str(self.player):
            self.waiting = True
            if self.pace:
                asyncio.get_running_loop().call_later(random.expovariate(1 / self.pace), self.act)
            else:
                self.act()

    def act(self) -> None:
        """Send a move."""
        assert self.state is not None
        if self.closed:
            return
        name, *arguments = random.choice(MOVES[self.match.game](self.state["G"], self.player))
        player = str(self.player)
        payload = {
            "type": name,
            "args": arguments,
            "playerID": player,
            "credentials": self.match.credentials[self.player],
        }
        self.sent = time.perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.match.id, player)


class Match:
    """A match with both players in this process."""

    def __init__(self, game: str, match: str, credentials: list[str], tally: Tally) -> None:
        self.game = game
        self.id = match
        self.credentials = credentials
        self.tally = tally
        self.playing = False
        self.ended = False
        self.players: list[Player] = []

    def over(self) -> None:
        """The match ended."""
        if not self.ended:
            self.ended = True
            self.tally.finished += 1


async def open_matches(game: str, port: int, lobby: int, count: int, tally: Tally) -> list[Match]:
    """Matches with both players joined."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{lobby}", timeout=30) as http:

        async def one() -> Match:
            made = (await http.post(f"/games/{game}/create", json={"numPlayers": 2})).json()["matchID"]
            credentials = []
            for player in ("0", "1"):
                body = {"playerID": player, "playerName": player}
                joined = await http.post(f"/games/{game}/{made}/join", json=body)
                credentials.append(json.loads(joined.text)["playerCredentials"])
            return Match(game, made, credentials, tally)

        matches: list[Match] = []
        while len(matches) < count:
            matches += await asyncio.gather(*(one() for _ in range(min(20, count - len(matches)))))
    for match in matches:
        for player in (0, 1):
            socket = Player(match, player, f"localhost:{port}", 0.0)
            match.players.append(socket)
            await connect(socket, "127.0.0.1", port)
    return matches
