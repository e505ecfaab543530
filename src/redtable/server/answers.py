"""What a connection asks for besides acting: the game's answers, its history, chat and offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.kernel.notation import NotationError
from redtable.kernel.view import encode
from redtable.protocol.from_client import Ask, GetHistory, MakeOffer, Reply, Say, Signal
from redtable.protocol.from_server import Answer, Done, History
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.problems import forbidden, too_busy, unavailable, wrong
from redtable.server.ratelimit import UPDATES_A_MESSAGE
from redtable.server.worker_pool import RefusedQuestion, WorkerError
from redtable.server.worker_requests import Preview, rules_of

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View
    from redtable.server.chat import Chat
    from redtable.server.games import Games
    from redtable.server.offers import Offers
    from redtable.server.room import Room
    from redtable.server.socket import Connection
    from redtable.server.worker_pool import WorkerPool

Question = Ask | GetHistory | Say | Signal | MakeOffer | Reply


class Answers:
    """Carries out the messages that are no actions."""

    def __init__(
        self,
        chat: Chat,
        offers: Offers,
        games: Games,
        previews: WorkerPool,
        preview_limit: float,
    ) -> None:
        self._chat = chat
        self._offers = offers
        self._games = games
        self._previews = previews
        self._preview_limit = preview_limit

    async def answer(self, connection: Connection, room: Room, message: Question) -> None:
        """Do what a message asks for, and say so."""
        if isinstance(message, Ask):
            await self._ask(connection, room, message)
        elif isinstance(message, GetHistory):
            await self._history(connection, room, message)
        else:
            await self._talk(connection, room, message)
            connection.send(encoder.encode(Done(id=message.id)))

    def answer_at_once(self, connection: Connection, room: Room, message: Ask) -> bool:
        """Answer a cheap question to the game if nothing has to be waited for; False: it is not answered."""
        game = self._games.game(room.table.game)
        if not cheap(game, message.question):
            return False
        seen = room.look_at_once(connection.seat)
        if seen is None:
            return False
        self._preview(connection, game, *seen, message)
        return True

    async def _ask(self, connection: Connection, room: Room, message: Ask) -> None:
        """A question to the game about this seat's view: a cheap one is answered here, others by a worker."""
        rules, view = await room.look(connection.seat)
        game = self._games.game(room.table.game)
        if cheap(game, message.question):
            self._preview(connection, game, rules, view, message)
            return
        answer = await self._ask_worker(connection, room, view, message.question)
        connection.send(encoder.encode(Answer(id=message.id, answer=answer)))

    def _preview(self, connection: Connection, game: Game, rules: Ruleset, view: View, message: Ask) -> None:
        """Answer a cheap question from the view alone."""
        try:
            answer = game.preview(rules, view, message.question)
        except NotationError as fault:
            raise wrong(str(fault)) from fault
        connection.send(encoder.encode(Answer(id=message.id, answer=answer)))

    async def _ask_worker(self, connection: Connection, room: Room, view: View, text: str) -> Any:
        """A worker's answer to a question about a view."""
        question = Preview(rules=rules_of(room.table), view=msgspec.Raw(encode(view)), question=text)
        asker = Asker(connection.person, room.table.code, first=connection.seat != SPECTATOR)
        try:
            return await self._previews.ask(question, self._preview_limit, asker)
        except TooBusy as fault:
            raise too_busy(str(fault)) from fault
        except RefusedQuestion as fault:
            raise wrong(str(fault)) from fault
        except WorkerError as fault:
            raise unavailable("the question took too long to answer") from fault

    async def _history(self, connection: Connection, room: Room, message: GetHistory) -> None:
        """A stretch of what this seat saw."""
        if connection.seat == SPECTATOR and room.table.spectators != "yes":
            raise forbidden("delayed spectators have no history", "table-problem-only-watch")
        updates, read = await room.history(connection.seat, message.since, message.until)
        connection.bucket.charge(read / UPDATES_A_MESSAGE)
        connection.send(encoder.encode(History(id=message.id, since=message.since, updates=updates)))

    async def _talk(
        self, connection: Connection, room: Room, message: Say | Signal | MakeOffer | Reply
    ) -> None:
        """Chat, signals and offers; spectators make none."""
        seat = connection.seat
        if isinstance(message, Say | Signal):
            await self._chat.talk(room.table, seat, connection.player, message)
        elif seat == SPECTATOR:
            raise forbidden("spectators only watch", "table-problem-only-watch")
        elif isinstance(message, MakeOffer):
            await self._offers.make(room, connection.person, seat, message.kind)
        else:
            await self._offers.reply(room, connection.person, seat, message.agree)


def cheap(game: Game, question: str) -> bool:
    """Whether the server's own process answers a question: a game names those that take it no time."""
    return question.partition(" ")[0] in game.cheap_previews()
