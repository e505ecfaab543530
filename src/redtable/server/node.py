"""One node: everything that runs in a server process, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.protocol.from_server import Bye, Said, Signalled
from redtable.server.admission import Admission
from redtable.server.autoplay import Autoplay
from redtable.server.background import Background
from redtable.server.delayed_spectators import DelayedSpectators
from redtable.server.fair_pool import FairPool
from redtable.server.games import Games
from redtable.server.identity import Identities, new_secret
from redtable.server.lobby import Lobby
from redtable.server.logs import set_up_logs
from redtable.server.metrics import Metrics
from redtable.server.option_checks import OptionChecks
from redtable.server.pending_starts import PendingStarts
from redtable.server.presence import PresenceBook
from redtable.server.ratelimit import Limits
from redtable.server.room_parts import RoomParts
from redtable.server.rooms import Rooms
from redtable.server.rulesets import Rulesets
from redtable.server.service_clock import ServiceClock
from redtable.server.store import Damaged, StoreError, make_store
from redtable.server.stored_matches import StoredMatches
from redtable.server.structs import learn_structs
from redtable.server.table_view import TableViews
from redtable.server.warm_up import WarmUp
from redtable.server.welcome import chat_line
from redtable.server.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from redtable.server.config import Config
    from redtable.server.room import Room
    from redtable.server.socket import Connection
    from redtable.server.tables import Table

HOUR = 3600 * 1000
DAY = 24 * HOUR
EXPIRE_EVERY = 600.0
FAREWELL_TRIES = 40
RESYNC = "resync"


class Node:
    """The parts of a server process, made known to each other."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.id = secrets.token_hex(4)
        self.log = set_up_logs(config.log_level, self.id)
        self.store = make_store(config.database)
        self.clock = ServiceClock(self.store)
        self.games = Games(config.games)
        learn_structs([game.package for game in self.games.loaded.values()])
        self.background = Background(self.log)
        self.rulesets = Rulesets(self)
        self.metrics = Metrics()
        self.presence = PresenceBook()
        self.limits = Limits(config)
        self.admission = Admission(config)
        self.played: set[str] = set()
        """Tables at which somebody acted since this was last noted in the store."""
        self.warm_up = WarmUp(self)
        self.views = TableViews(self.games, self.presence, self.warm_up, config.base_url())
        self.rooms = Rooms(self, self.room_parts())
        self.lobby = Lobby(self)
        self.autoplay = Autoplay(self)
        self.pending_starts = PendingStarts(self)
        self.bots = self.pool(max(1, config.bot_workers), config.bots_waiting, config.bots_waiting_per_person)
        self.previews = self.pool(1, config.previews_waiting)
        self.consults = self.pool(1, config.consults_waiting)
        """Questions without a match wait for each other, and keep nobody's table waiting."""
        self.option_checks = OptionChecks(self.games, self.pool(1, config.checks_waiting), config.check_limit)
        self.replaying: FairPool[None] = FairPool([None], config.replays_waiting, config.waiting_per_person)
        """Whole matches are played again in a thread, one at a time: the others are for the store."""
        self.drawing: FairPool[None] = FairPool(
            [None], config.drawings_waiting, config.drawings_waiting // 4 + 1
        )
        """Drawings are made in a thread, one at a time; a page asks for many at once."""
        self.metrics.bots_waiting.set_function(self.bots.shared.__len__)
        self.metrics.waiting.set_function(self.questions_waiting)
        self.draining = False
        self.left: dict[tuple[str, int], float] = {}
        """When the last connection of a seat ended, by the monotonic clock."""
        self.began = time.monotonic()

    def room_parts(self) -> RoomParts:
        """What rooms work with."""
        config = self.config
        return RoomParts(
            store=self.store,
            matches=StoredMatches(self.store, self.games, self.rulesets, self.background, self.log),
            clock=self.clock,
            presence=self.presence,
            views=self.views,
            delayed_spectators=DelayedSpectators(self.store, self.clock),
            background=self.background,
            log=self.log,
            played=self.played,
            snapshot_every=config.snapshot_every,
            idle=config.idle,
            look=lambda room: self.autoplay.look(room),
            finish=lambda code, outcome: self.lobby.finish(code, outcome),
        )

    def pool(self, size: int, most: int, each: int = 0) -> WorkerPool:
        """Workers for one kind of work."""
        config = self.config
        return WorkerPool(
            size,
            self.rulesets.texts,
            self.log,
            config.worker_memory,
            most,
            each or config.waiting_per_person,
        )

    def questions_waiting(self) -> int:
        """How many wait for a worker, bots not counted."""
        return sum(len(pool.shared) for pool in (self.previews, self.consults, self.option_checks.pool))

    # Life

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.store.open()
        try:
            await self.begin()
        except BaseException:
            await self.store.close()
            raise

    async def begin(self) -> None:
        """Begin to work with an open store."""
        secret = await self.store.setting("secret", new_secret())
        try:
            self.identities = Identities(secret)
        except ValueError as fault:
            raise Damaged(
                f"the setting 'secret' of the database, which signs guests' cookies, is damaged ({fault}): "
                "restore a backup (redtable restore), or delete that row of the table 'settings': the server "
                "then makes a new one, and every guest has to begin anew"
            ) from fault
        self.store.listen(self.heard, self.moved)
        if await self.store.mend_clock():
            self.log.warning("the service clock was lost; it goes on from the latest time in the store")
        await self.clock.start()
        await self.store.forget_nodes()
        await self.store.keep_alive(self.id, int(self.config.lease * 1000))
        self.spawn(self.beat())
        self.spawn(self.autoplay.run_clocks())
        self.spawn(self.expire())
        self.spawn(self.rulesets.stamp_all())
        self.spawn(self.warm_up.warm_up())

    async def farewell(self) -> None:
        """Tell everybody to come back soon, and wait until they heard it."""
        self.draining = True
        for room in list(self.rooms.open.values()):
            room.dismiss(Bye(reason="restart", again=True))
        for _ in range(FAREWELL_TRIES):
            if not any(room.listened() for room in self.rooms.open.values()):
                break
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Finish what is being written, give up the tables, and close the store."""
        await self.autoplay.stop()
        await self.background.stop()
        for room in list(self.rooms.open.values()):
            await room.at_rest()
        with contextlib.suppress(StoreError):
            await self.clock.tick()
            await self.touch_played()
            await self.store.leave(self.id)
        await self.bots.close()
        await self.previews.close()
        await self.consults.close()
        await self.option_checks.pool.close()
        await self.store.close()
        self.log.info("stopped")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background until the node stops."""
        self.background.spawn(work)

    async def beat(self) -> None:
        """Every tick: store the service clock. Every third of a lease: say that this node lives."""
        renewed = 0.0
        while True:
            await asyncio.sleep(self.config.tick)
            try:
                await self.clock.tick()
                if time.monotonic() - renewed > self.config.lease / 3:
                    await self.renew()
                    renewed = time.monotonic()
            except StoreError as fault:
                self.log.warning("the store does not answer", extra={"why": str(fault)})
            except Exception as fault:
                self.log.error("the heart skipped a beat", exc_info=fault)
            self.rooms.close_idle()
            self.metrics.rooms.set(len(self.rooms.open))
            self.metrics.driven.set(len(self.autoplay.mine))
            self.metrics.thinking.set(len(self.autoplay.thinking))

    async def renew(self) -> None:
        """Keep the lease, forget dead nodes, take over their tables, and see whether any news got lost.

        Where only bots play, it is said again that somebody looks on: a node that took this one for dead has
        forgotten it, and the match would stand still.
        """
        alive = await self.store.keep_alive(self.id, int(self.config.lease * 1000))
        for code, before in self.presence.keep_nodes(alive):
            self.note_left(code, before)
            self.presence_changed(code)
        self.spawn(self.autoplay.claim())
        if self.store.shared:
            watched = [code for code, room in self.rooms.open.items() if room.listened()]
            for code in [code for code in watched if not self.rooms.open[code].table.played()]:
                await self.tell_nodes("presence", code, self.presence.here(code))
            for code, length in await self.store.lengths(watched):
                self.moved(code, length)

    async def expire(self) -> None:
        """Delete what nobody needs any more, by the service clock: the wall clock may jump."""
        while True:
            self.forget_left()
            try:
                await self.expire_once(self.clock.now())
            except StoreError as fault:
                self.log.warning("nothing expired", extra={"why": str(fault)})
            await asyncio.sleep(EXPIRE_EVERY)

    async def expire_once(self, now: int) -> None:
        """Mark tables that nobody used for long, and delete those that were marked a while ago."""
        config = self.config
        await self.touch_played()
        for status, kept in (
            ("open", config.keep_open_hours * HOUR),
            ("closed", config.keep_open_hours * HOUR),
            ("running", config.keep_running_days * DAY),
            ("over", config.keep_finished_days * DAY),
        ):
            marked = await self.store.doom_tables(status, now - kept, now)
            if marked:
                self.log.info("marked for deletion", extra={"tables": marked, "status": status})
        for code in await self.store.delete_doomed(now - config.keep_marked_hours * HOUR):
            self.close_room(code)
        await self.store.forget_people(now - config.keep_people_days * DAY)

    def forget_left(self) -> None:
        """Forget when seats were left that have been away for longer than is polite: that is all one asks."""
        polite = time.monotonic() - self.config.grace
        self.left = {seat: left for seat, left in self.left.items() if left > polite}

    async def touch_played(self) -> None:
        """Note in the store where somebody plays or looks: what nobody touches is deleted some day."""
        here = {code for code, room in self.rooms.open.items() if room.listened()}
        played, self.played = self.played | here, set()
        try:
            await self.store.touch_tables(played, self.clock.now())
        except StoreError:
            self.played |= played
            raise

    def close_room(self, code: str) -> None:
        """A table is gone."""
        self.autoplay.mine.discard(code)
        room = self.rooms.open.pop(code, None)
        if room is not None:
            room.dismiss(Bye(reason="expired", again=False))

    @staticmethod
    def wall() -> int:
        """Milliseconds since 1970, to be shown to people; nothing is decided by it."""
        return int(time.time() * 1000)

    # Other nodes

    async def tell_nodes(self, *message: Any) -> None:
        """Tell the other nodes something."""
        if self.store.shared:
            await self.store.notify(msgspec.json.encode([self.id, *message]).decode())

    def moved(self, code: str, length: int) -> None:
        """A log grew, here or elsewhere."""
        room = self.rooms.open.get(code)
        if room is None:
            if code in self.autoplay.mine:
                self.spawn(self.autoplay.take(code))
            return
        room.note_length(length)

    def heard(self, message: str) -> None:
        """Another node says something."""
        if message == RESYNC:
            for code, room in self.rooms.open.items():
                self.spawn(self.rooms.refresh(code))
                self.spawn(room.catch_up())
            return
        sender, kind, code, *rest = msgspec.json.decode(message)
        if kind == "table" and sender != self.id and code in self.autoplay.mine:
            self.spawn(self.autoplay.take(code))
        if sender == self.id or (code not in self.rooms.open and kind not in ("presence", "who")):
            return
        if kind == "table":
            self.spawn(self.rooms.refresh(code))
        elif kind == "presence":
            before = self.presence.at(code)[0]
            self.presence.heard(sender, code, rest[0])
            self.note_left(code, before)
            self.presence_changed(code)
            if rest[0] and code in self.autoplay.mine:
                self.spawn(self.autoplay.take(code))
        elif kind == "who" and self.presence.here(code):
            self.spawn(self.tell_nodes("presence", code, self.presence.here(code)))
        elif kind == "said":
            self.spawn(self.tell_chat(code, rest[0]))
        elif kind == "signal":
            self.tell_signal(code, *rest)
        elif kind == "preparing":
            self.warm_up.heard(code, *rest)

    # Presence

    def came(self, room: Room, listener: Connection) -> None:
        """Somebody connected."""
        code = room.table.code
        if room.join(listener):
            self.presence.came(code, listener.seat)
            self.metrics.connections.inc()
            if self.store.shared:
                self.spawn(self.tell_nodes("presence", code, self.presence.here(code)))
                self.spawn(self.tell_nodes("who", code))
            room.tell_presence()
            if not room.table.played():
                self.autoplay.look(room)

    def went(self, room: Room, listener: Connection) -> None:
        """Somebody disconnected."""
        if not room.leave(listener):
            return
        code = room.table.code
        self.presence.went(code, listener.seat)
        self.metrics.connections.dec()
        if listener.seat != SPECTATOR:
            self.left[code, listener.seat] = time.monotonic()
        if self.store.shared and not self.draining:
            self.spawn(self.tell_nodes("presence", code, self.presence.here(code)))
        room.tell_presence()

    def presence_changed(self, code: str) -> None:
        """Another node's connections changed."""
        room = self.rooms.open.get(code)
        if room is not None:
            room.tell_presence()

    def absent(self, table: Table, seat: int) -> bool:
        """Whether a seat has been away for longer than is polite: since its person was last here, or, who
        never was, since the match began or the seat changed hands.
        """
        if seat in self.presence.at(table.code)[0]:
            return False
        due = self.clock.now() - max(table.started, table.seat(seat).held_since)
        away = time.monotonic() - self.left.get((table.code, seat), self.began)
        return min(away, due / 1000) >= self.config.grace

    def note_left(self, code: str, before: set[int]) -> None:
        """Note when seats were last here that other nodes do not see any more."""
        for seat in before - self.presence.at(code)[0]:
            self.left[code, seat] = time.monotonic()

    # Telling

    async def tell_chat(self, code: str, number: int) -> None:
        """Tell a line of chat to those who may read it."""
        room = self.rooms.open.get(code)
        for row in await self.store.chat(code, number - 1):
            if row.number == number and room is not None:
                room.tell_all(encoder.encode(Said(line=chat_line(row))), row.team)

    def tell_signal(self, code: str, seat: int, signal: str, team: str) -> None:
        """Tell a signal."""
        room = self.rooms.open.get(code)
        if room is not None:
            room.tell_all(encoder.encode(Signalled(seat=seat, signal=signal, team=team)), team)
