"""One node: the parts of a server process put together, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING

from redtable.server.admission import Admission
from redtable.server.analyses import Analyses
from redtable.server.answers import Answers
from redtable.server.authentication import Authentication
from redtable.server.autoplay import Autoplay
from redtable.server.background import Background
from redtable.server.bot_lives import BotLives
from redtable.server.chat import Chat
from redtable.server.coaching import Coaching
from redtable.server.connection_parts import ConnectionParts
from redtable.server.consultations import Consultations
from redtable.server.delayed_spectators import DelayedSpectators
from redtable.server.drawings import Drawings
from redtable.server.expiry import Expiry
from redtable.server.fair_pool import FairPool
from redtable.server.game_files import GameFiles
from redtable.server.games import Games
from redtable.server.hints import Hints
from redtable.server.lobby import Lobby
from redtable.server.logs import set_up_logs
from redtable.server.metrics import Metrics
from redtable.server.node_messages import NodeMessages
from redtable.server.offers import Offers
from redtable.server.option_checks import OptionChecks
from redtable.server.other_nodes import OtherNodes
from redtable.server.pending_starts import PendingStarts
from redtable.server.presence import PresenceBook
from redtable.server.ratelimit import Limits
from redtable.server.recollections import Recollections
from redtable.server.replays import Replays
from redtable.server.room_parts import RoomParts
from redtable.server.rooms import Rooms
from redtable.server.rulesets import Rulesets
from redtable.server.service_clock import ServiceClock
from redtable.server.shown_tables import ShownTables
from redtable.server.store import StoreError, make_store
from redtable.server.stored_matches import StoredMatches
from redtable.server.stored_tables import StoredTables
from redtable.server.structs import learn_structs
from redtable.server.table_news import TableNews
from redtable.server.table_view import TableViews
from redtable.server.transfers import Transfers
from redtable.server.uploads import Uploads
from redtable.server.warm_up import WarmUp
from redtable.server.worker_pool import WorkerPool
from redtable.server.worker_requests import ANALYSES

if TYPE_CHECKING:
    from redtable.server.config import Config


class Node:
    """The parts of a server process, made known to each other. No part knows the node.

    Where two parts need each other, one of them gets a function that finds the other when it is called.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.id = secrets.token_hex(4)
        self.log = set_up_logs(config.log_level, self.id)
        self.store = make_store(config.database)
        self.clock = ServiceClock(self.store)
        self.games = Games(config.games)
        learn_structs([game.package for game in self.games.loaded.values()])
        self.background = Background(self.log)
        self.metrics = Metrics()
        self.limits = Limits(config)
        self.admission = Admission(config)
        self.messages = NodeMessages(self.store, self.id)
        self.used: set[str] = set()
        """Tables at which somebody acted or looked since this was last noted in the store."""
        self.draining = False
        self.make_pools()
        self.make_tables()
        self.make_play()
        self.make_services()
        self.make_watchers()

    def make_pools(self) -> None:
        """Worker processes and threads, each kind of work with a queue of its own."""
        config = self.config
        self.ruleset_texts: dict[str, str] = {}
        self.bots = self.pool(
            max(1, config.bot_workers),
            config.bots_waiting,
            config.bots_waiting_per_person,
            config.live_bots,
        )
        self.previews = self.pool(1, config.previews_waiting)
        self.consults = self.pool(1, config.consults_waiting)
        """Questions without a match wait for each other, and keep nobody's table waiting."""
        self.checks = self.pool(1, config.checks_waiting)
        self.analysing = self.pool(config.analysis_workers, ANALYSES, ANALYSES, idle=True)
        self.replaying: FairPool[None] = FairPool([None], config.replays_waiting, config.waiting_per_person)
        self.metrics.bots_waiting.set_function(self.bots.shared.__len__)
        self.metrics.waiting.set_function(self.questions_waiting)

    def pool(self, size: int, most: int, each: int = 0, live_bots: int = 1, idle: bool = False) -> WorkerPool:
        """Workers for one kind of work."""
        config = self.config
        each = each or config.waiting_per_person
        return WorkerPool(
            size, self.ruleset_texts, self.log, config.worker_memory, most, each, live_bots, idle
        )

    def questions_waiting(self) -> int:
        """How many wait for a worker, bots not counted."""
        return sum(len(pool.shared) for pool in (self.previews, self.consults, self.checks))

    def make_tables(self) -> None:
        """Tables in the store and in memory."""
        config, store, games, clock = self.config, self.store, self.games, self.clock
        background, log = self.background, self.log
        self.option_checks = OptionChecks(games, self.checks, config.check_limit)
        self.stored = StoredTables(
            store, self.option_checks, clock, self.id, self.used, lambda: self.table_news
        )
        self.rulesets = Rulesets(store, self.stored, games, self.ruleset_texts, log)
        self.presence = PresenceBook(self.messages, background, self.metrics, clock, config.grace)
        self.warm_up = WarmUp(
            store=store,
            games=games,
            rulesets=self.rulesets,
            bots=self.bots,
            messages=self.messages,
            background=background,
            log=log,
            bot_limit=config.bot_limit,
            tell_table=lambda code: self.rooms.tell_table(code),
        )
        self.views = TableViews(games, self.presence, self.warm_up, config.base_url())
        self.pending_starts = PendingStarts(self.stored, clock, background, log)
        parts = RoomParts(
            store=store,
            matches=StoredMatches(store, games, self.rulesets, background, log),
            clock=clock,
            presence=self.presence,
            views=self.views,
            delayed_spectators=DelayedSpectators(store, clock),
            background=background,
            log=log,
            used=self.used,
            snapshot_every=config.snapshot_every,
            idle=config.idle,
            look=lambda room: self.autoplay.look(room),
            finish=lambda code, outcome: self.lobby.finish(code, outcome),
        )
        self.rooms = Rooms(parts, store, self.stored, self.pending_starts)

    def make_play(self) -> None:
        """What people and bots do at tables."""
        config = self.config
        self.lobby = Lobby(
            store=self.store,
            stored=self.stored,
            rooms=self.rooms,
            games=self.games,
            rulesets=self.rulesets,
            option_checks=self.option_checks,
            pending_starts=self.pending_starts,
            presence=self.presence,
            clock=self.clock,
            metrics=self.metrics,
            tables_per_person=config.tables_per_person,
            reveal_limit=config.reveal_limit,
        )
        self.autoplay = Autoplay(
            self.id,
            store=self.store,
            rooms=self.rooms,
            lobby=self.lobby,
            games=self.games,
            presence=self.presence,
            warm_up=self.warm_up,
            lives=BotLives(self.store, self.bots, config.bot_limit),
            background=self.background,
            log=self.log,
            bot_pace=config.bot_pace,
        )
        self.transfers = Transfers(self.store, self.stored, self.clock, config.base_url())
        self.chat = Chat(self.store, self.rooms, self.messages)
        offers = Offers(self.stored, self.lobby)
        self.answers = Answers(self.chat, offers, self.games, self.previews, config.preview_limit)
        self.replays = Replays(
            store=self.store,
            stored=self.stored,
            rooms=self.rooms,
            lobby=self.lobby,
            games=self.games,
            rulesets=self.rulesets,
            recollections=Recollections(self.bots, config.bot_limit),
            replaying=self.replaying,
            clock=self.clock,
            log=self.log,
        )
        self.analyses = Analyses(
            store=self.store,
            replays=self.replays,
            warm_up=self.warm_up,
            idle=self.analysing,
            bots=self.bots,
            background=self.background,
            log=self.log,
            limit=config.bot_limit,
        )

    def make_services(self) -> None:
        """What answers people: over HTTP and over sockets."""
        config = self.config
        self.authentication = Authentication(config, self.store, self.clock, self.limits)
        self.shown = ShownTables(self.store, self.stored, self.rooms, self.views, config.listed_per_person)
        self.hints = Hints(self.rooms, self.games, self.bots, config.bot_limit)
        self.coaching = Coaching(self.rooms, self.bots, config.bot_limit)
        self.consultations = Consultations(
            self.games, self.consults, config.consult_limit, self.previews, config.preview_limit
        )
        drawing: FairPool[None] = FairPool([None], config.drawings_waiting, config.drawings_waiting // 4 + 1)
        self.drawings = Drawings(self.games, drawing)
        self.game_files = GameFiles(self.games, drawing)
        self.uploads = Uploads(
            store=self.store,
            stored=self.stored,
            lobby=self.lobby,
            games=self.games,
            rulesets=self.rulesets,
            option_checks=self.option_checks,
            consults=self.consults,
            consult_limit=config.consult_limit,
            limiter=self.limits.uploads,
            clock=self.clock,
        )
        self.connection_parts = ConnectionParts(
            rooms=self.rooms,
            lobby=self.lobby,
            answers=self.answers,
            authentication=self.authentication,
            limits=self.limits,
            metrics=self.metrics,
            log=self.log,
            queue_messages=config.queue_messages,
            queue_bytes=config.queue_bytes,
        )

    def make_watchers(self) -> None:
        """What hears of tables and of other nodes, and what cleans up."""
        self.table_news = TableNews(
            self.id,
            autoplay=self.autoplay,
            rooms=self.rooms,
            warm_up=self.warm_up,
            pending_starts=self.pending_starts,
            messages=self.messages,
        )
        self.other_nodes = OtherNodes(
            self.id,
            rooms=self.rooms,
            autoplay=self.autoplay,
            presence=self.presence,
            chat=self.chat,
            warm_up=self.warm_up,
            messages=self.messages,
            background=self.background,
        )
        self.expiry = Expiry(
            self.config,
            store=self.store,
            rooms=self.rooms,
            autoplay=self.autoplay,
            presence=self.presence,
            clock=self.clock,
            used=self.used,
            log=self.log,
        )

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
        await self.authentication.start()
        self.store.listen(self.other_nodes.heard, self.other_nodes.moved)
        if await self.store.mend_clock():
            self.log.warning("the service clock was lost; it goes on from the latest time in the store")
        await self.clock.start()
        await self.store.forget_nodes()
        await self.store.keep_alive(self.id, int(self.config.lease * 1000))
        spawn = self.background.spawn
        spawn(self.beat())
        spawn(self.autoplay.run_clocks())
        spawn(self.expiry.run())
        spawn(self.rulesets.stamp_all())
        spawn(self.warm_up.warm_up())

    async def farewell(self) -> None:
        """Tell everybody to come back soon, and wait until they heard it."""
        self.draining = True
        self.presence.going()
        await self.rooms.farewell()

    async def stop(self) -> None:
        """Finish what is being written, give up the tables, and close the store."""
        await self.autoplay.stop()
        await self.background.stop()
        await self.rooms.at_rest()
        with contextlib.suppress(StoreError):
            await self.clock.tick()
            await self.expiry.note_used()
            await self.store.leave(self.id)
        for pool in (self.bots, self.previews, self.consults, self.checks, self.analysing):
            await pool.close()
        await self.store.close()
        self.log.info("stopped")

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
            self.rooms.close_idle(self.autoplay.busy())
            self.metrics.rooms.set(len(self.rooms.open))
            self.metrics.driven.set(len(self.autoplay.mine))
            self.metrics.thinking.set(len(self.autoplay.thinking))

    async def renew(self) -> None:
        """Keep the lease, take over tables of dead nodes, and see whether any news got lost."""
        alive = await self.store.keep_alive(self.id, int(self.config.lease * 1000))
        self.background.spawn(self.autoplay.claim())
        await self.other_nodes.compare(alive)
        self.autoplay.look_again()
