"""What moves without people: bots that are to act, and clocks that run out.

A table that needs this has one node that drives it (a lease in the store). Should two nodes ever believe that
they drive the same table, the log's sequence numbers still let only one of them act.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from typing import TYPE_CHECKING, Final

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import CLOCK
from redtable.kernel.match import Refused
from redtable.kernel.view import encode
from redtable.server.bot_lives import bot_seed
from redtable.server.fair_pool import TooBusy
from redtable.server.problems import RequestError
from redtable.server.store import StoreError
from redtable.server.warm_up import ASK_AGAIN
from redtable.server.worker_pool import NotPrepared, RefusedQuestion, WorkerError

if TYPE_CHECKING:
    import logging

    from redtable.protocol.fields import Pace
    from redtable.server.background import Background
    from redtable.server.bot_lives import BotLives
    from redtable.server.games import Games
    from redtable.server.lobby import Lobby
    from redtable.server.presence import PresenceBook
    from redtable.server.room import Room
    from redtable.server.rooms import Rooms
    from redtable.server.store import Store
    from redtable.server.tables import Table
    from redtable.server.warm_up import WarmUp

PACES: Final[dict[Pace, float]] = {"slow": 2.5, "usual": 1.0, "fast": 0.2}
"""How many times the usual least time bots take."""
RETRY: float = 1.0
"""Seconds before a bot tries again when its action could not be stored."""


class Autoplay:
    """Plays the bots and watches the clocks of the tables that belong to this node."""

    def __init__(
        self,
        node_id: str,
        *,
        store: Store,
        rooms: Rooms,
        lobby: Lobby,
        games: Games,
        presence: PresenceBook,
        warm_up: WarmUp,
        lives: BotLives,
        background: Background,
        log: logging.Logger,
        bot_pace: float,
    ) -> None:
        self.node_id = node_id
        self.store = store
        self.rooms = rooms
        self.lobby = lobby
        self.games = games
        self.presence = presence
        self.warm_up = warm_up
        self.lives = lives
        self.background = background
        self.log = log
        self.bot_pace = bot_pace
        self.mine: set[str] = set()
        self.neglected: set[str] = set()
        """Those of them that could not be looked after, because the store failed."""
        self.unsure = False
        """Whether the store may have given us tables of which it could not tell us."""
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.expiries: list[tuple[float, str]] = []
        """When to look at a table again, by this process's monotonic clock."""
        self.sooner = asyncio.Event()

    def look(self, room: Room) -> None:
        """Start what the position of a table calls for."""
        table = room.table
        code = table.code
        if table.status == "over":
            self.lives.end(table)
        actors = room.actors() if code in self.mine else None
        if actors is None or table.status != "running":
            return
        if self.stands_still(table):
            return
        for seat in actors:
            if seat >= 0 and table.seats[seat].played_by() and (code, seat) not in self.thinking:
                self.thinking[code, seat] = asyncio.create_task(self.play_on(room, seat))
        self.watch_clock(room)

    def stands_still(self, table: Table) -> bool:
        """Whether only bots play and nobody looks on: it goes on when somebody comes."""
        return not table.played() and self.presence.empty(table.code)

    def watch_clock(self, room: Room) -> None:
        """Note when the next clock of a table runs out."""
        expiry = room.next_expiry()
        if expiry is not None:
            heapq.heappush(self.expiries, (time.monotonic() + expiry[1] / 1000, room.table.code))
            self.sooner.set()

    async def run_clocks(self) -> None:
        """Act on clocks as they run out; what goes wrong at one table stops no clock of another."""
        while True:
            wait = self.expiries[0][0] - time.monotonic() if self.expiries else 3600.0
            if wait > 0:
                self.sooner.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.sooner.wait(), wait)
                continue
            _, code = heapq.heappop(self.expiries)
            if code in self.mine:
                try:
                    await self.time_is_up(await self.rooms.room(code))
                except (StoreError, RequestError, Refused) as fault:
                    self.log.warning("clock failed", extra={"why": str(fault)})
                    heapq.heappush(self.expiries, (time.monotonic() + RETRY, code))
                except Exception as fault:
                    self.log.error("clock failed", exc_info=fault)
                    heapq.heappush(self.expiries, (time.monotonic() + RETRY, code))

    async def time_is_up(self, room: Room) -> None:
        """If a clock has really run out: the game's own timeout action, or the standing bot takes over."""
        if room.table.status != "running" or self.stands_still(room.table):
            return
        expiry = await room.latest_expiry()
        if expiry is None:
            return
        seat, left = expiry
        if left > 0:
            self.watch_clock(room)
            return
        timeout = room.timeout_action()
        if timeout:
            await room.act(CLOCK, timeout)
        elif room.table.seats[seat].person and not room.table.seats[seat].cover:
            await self.lobby.cover(room, seat, room.table.standing_bot)

    async def play_on(self, room: Room, seat: int) -> None:
        """Play, and note the end without a pause after it: the next look must find the seat free."""
        try:
            await self.play(room, seat)
        except (RequestError, StoreError) as fault:
            self.log.warning("a bot stopped", extra={"why": str(fault)})
            self.neglected.add(room.table.code)
        except Exception as fault:
            self.log.error("a bot broke something", exc_info=fault)
        finally:
            del self.thinking[room.table.code, seat]

    async def play(self, room: Room, seat: int) -> None:
        """Let a bot decide for a seat, at a human pace, until somebody else is to act."""
        while True:
            view = await room.view_to_act(seat)
            level = room.table.seats[seat].played_by()
            if view is None or not level or self.stands_still(room.table):
                return
            begun = time.monotonic()
            try:
                text = await self.choose(room, seat, level, view.version, encode(view.view), view.view.legal)
            except NotPrepared as answer:
                await self.warm_up.note(room.table.code, answer.percent)
                await asyncio.sleep(ASK_AGAIN)
                continue
            except TooBusy:
                await asyncio.sleep(RETRY)
                continue
            await self.warm_up.note(room.table.code, None)
            await asyncio.sleep(max(0.0, self.pace(room.table) - (time.monotonic() - begun)))
            try:
                if room.table.seats[seat].played_by():
                    await room.act(seat, text, view.version)
            except Refused as refused:
                if refused.refusal.clause != "RT-2":
                    self.log.error("a bot's action was refused", extra={"why": str(refused)})
                    await asyncio.sleep(RETRY)
            except (RequestError, StoreError) as fault:
                self.log.warning("a bot's action failed", extra={"why": str(fault)})
                await asyncio.sleep(RETRY)

    def pace(self, table: Table) -> float:
        """The least seconds that a bot takes at a table."""
        return self.bot_pace * PACES[table.pace]

    async def choose(
        self, room: Room, seat: int, level: str, version: int, view: bytes, legal: list[str]
    ) -> str:
        """The bot's choice from the seat's view; a random one if the bot fails.

        Raises NotPrepared if the bot has to wait for what it thinks with, TooBusy if too many wait.
        """
        known = self.games.known_level(room.table.game, level)
        try:
            return await self.lives.choose(room.table, seat, known, version, view)
        except NotPrepared:
            raise
        except (WorkerError, RefusedQuestion) as fault:
            self.log.error("a bot failed", extra={"bot_level": level, "why": str(fault)})
        return legal[SeededChance(bot_seed(room.table, seat, version)).below("choice", len(legal))]

    # Which tables are mine

    async def claim(self) -> None:
        """Take over tables whose node is gone, and take up again those that a failure made us neglect."""
        try:
            self.neglected.update(await self.store.claim_tables(self.node_id, 100))
            if self.unsure:
                self.neglected.update(set(await self.store.driven_by(self.node_id)) - self.mine)
                self.unsure = False
        except StoreError as fault:
            self.unsure = True
            self.log.warning("no tables were claimed", extra={"why": str(fault)})
            return
        for code in list(self.neglected):
            try:
                await self.take(code)
            except RequestError as fault:
                self.log.warning("a table cannot be driven", extra={"why": str(fault)})

    async def take(self, code: str) -> None:
        """Drive a table from now on; if the store fails, as soon as it answers again."""
        self.mine.add(code)
        self.neglected.discard(code)
        try:
            await self.begin(code)
        except StoreError as fault:
            self.neglected.add(code)
            self.log.warning("a table must wait", extra={"why": str(fault)})

    def take_again(self, code: str) -> None:
        """Another node did something at a table: if it is ours, see what it calls for."""
        if code in self.mine:
            self.background.spawn(self.take(code))

    def look_again(self) -> None:
        """See whether a table of ours waits for a bot that nobody called: news may have been lost."""
        for code in self.mine.intersection(self.rooms.open):
            self.look(self.rooms.open[code])

    def busy(self) -> set[str]:
        """The tables at which a bot decides now."""
        return {code for code, _ in self.thinking}

    async def begin(self, code: str) -> None:
        """Look at a table that is ours, and start what its position calls for."""
        room = await self.rooms.room(code)
        await room.catch_up()

    async def stop(self) -> None:
        """Stop thinking."""
        self.mine.clear()
        self.neglected.clear()
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
