"""What a bot would do in a person's place: asked for the own seat, where nobody else plays but bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.view import encode
from redtable.protocol.replays import Hint, Reason
from redtable.server.bot_lives import Life
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.problems import forbidden, not_now, too_busy, unavailable
from redtable.server.tables import must_hold
from redtable.server.worker_pool import NotPrepared, RefusedQuestion, WorkerError

if TYPE_CHECKING:
    from redtable.kernel.view import MatchView
    from redtable.server.games import Games
    from redtable.server.rooms import Rooms
    from redtable.server.tables import Table
    from redtable.server.worker_pool import WorkerPool


class Hints:
    """Asks the bots what they would do in a person's place."""

    def __init__(self, rooms: Rooms, games: Games, bots: WorkerPool, bot_limit: float) -> None:
        self._rooms = rooms
        self._games = games
        self._bots = bots
        self._bot_limit = bot_limit

    async def hint(self, code: str, seat: int, person: str) -> Hint:
        """The choice of the strongest bot, found from the seat's view by a worker, as a bot's own turn is."""
        table, view = await alone_and_asked(self._rooms, code, seat, person)
        level = self._games.levels(table.game)[-1]
        bot = Life(table, seat, level, view.version)
        request = bot.request(table, encode(view.view), aside=True)
        try:
            thought = await self._bots.think(request, self._bot_limit, Asker(person, code))
        except TooBusy as fault:
            raise too_busy(str(fault)) from fault
        except NotPrepared as fault:
            raise not_now(str(fault), "table-problem-bot-warms-up") from fault
        except (WorkerError, RefusedQuestion) as fault:
            raise unavailable("the bot does not answer; try again") from fault
        why = [Reason(term=term, weight=weight) for term, weight in thought.why]
        return Hint(level=level, action=thought.action, version=view.version, why=why)


async def alone_and_asked(rooms: Rooms, code: str, seat: int, person: str) -> tuple[Table, MatchView]:
    """The table and the view of a person who is to act, where all others are bots; refused otherwise."""
    room = await rooms.room(code)
    must_hold(room.table, person, seat)
    must_be_alone(room.table, seat)
    if room.table.status != "running":
        raise not_now("the match is not going on", "table-problem-not-running")
    view = await room.view_to_act(seat)
    if view is None:
        raise not_now("it is not your turn", "table-problem-not-your-turn")
    return room.table, view


def must_be_alone(table: Table, seat: int) -> None:
    """Other people have not agreed to play against a bot."""
    if any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise forbidden("bots give advice only where all others are bots", "table-problem-no-hints")
