"""The bots of a device. They think when there is time for it, and act at a human pace."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING, NamedTuple

from redtable.bots.bot import make_bot
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Refused
from redtable.protocol.replays import Hint, Reason
from redtable.server.autoplay import PACES
from redtable.server.bot_lives import bot_seed
from redtable.server.hints import must_be_alone
from redtable.server.problems import not_now
from redtable.server.tables import must_hold

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.device.games import DeviceGames
    from redtable.device.room import Room
    from redtable.device.store import DeviceStore


class Life:
    """A bot from its first decision on, as on a server: the same seed, and one bot for a whole match.

    Only the strongest levels of Red Code and the skirmish think less here (`make_bot(thrifty=True)`).
    """

    def __init__(self, bot: Bot, level: str) -> None:
        self.bot = bot
        self.level = level
        self.chosen = ""
        """Its last choice."""
        self.sequence = 0
        """How long the log was then."""


class Choice(NamedTuple):
    """What a bot has decided and will do soon."""

    version: int
    text: str
    due: int


class Bots:
    """Whose turn it is among them, and what they decide."""

    def __init__(self, store: DeviceStore, games: DeviceGames, pace: float) -> None:
        self._store = store
        self._games = games
        self._pace = pace
        self._lives: dict[tuple[str, int], Life] = {}
        self._choices: dict[tuple[str, int], Choice] = {}

    def seats(self, room: Room) -> list[int]:
        """The seats of a table at which a bot is to act now; none while nobody looks."""
        table = room.table
        if not room.connections or table.status != "running":
            return []
        return [seat for seat in room.match().actors() if seat >= 0 and table.seats[seat].played_by()]

    def wait(self, room: Room) -> int | None:
        """Milliseconds until a bot of this table has something to do; None: none has."""
        found = [self.wait_for(room, seat) for seat in self.seats(room)]
        return min(found) if found else None

    def wait_for(self, room: Room, seat: int) -> int:
        """The same for one seat: nothing is waited for before it has thought."""
        choice = self.choice(room, seat)
        return 0 if choice is None else max(0, choice.due - self._store.now())

    def choice(self, room: Room, seat: int) -> Choice | None:
        """What the bot of a seat has decided, if the match has not gone on since."""
        found = self._choices.get((room.code, seat))
        return found if found is not None and found.version == room.match().version(seat) else None

    def work(self, room: Room) -> bool:
        """Let one bot think or act; False: none has anything to do yet."""
        for seat in self.seats(room):
            choice = self.choice(room, seat)
            if choice is None:
                self.think(room, seat)
                return True
            if choice.due <= self._store.now():
                del self._choices[room.code, seat]
                self.act(room, seat, choice)
                return True
        return False

    def act(self, room: Room, seat: int, choice: Choice) -> None:
        """Do what was decided; a refusal means that the match went on, and the bot thinks again."""
        try:
            room.act(seat, choice.text, choice.version)
        except Refused:
            self._lives.pop((room.code, seat), None)

    def think(self, room: Room, seat: int) -> None:
        """Let the bot of a seat decide from the seat's view; one that fails does anything, as on a server."""
        begun = self._store.now()
        table, match = room.table, room.match()
        level = self._games.known_level(table.game, table.seats[seat].played_by())
        life = self._lives.get((table.code, seat))
        log = self._store.log(table.code)
        since = 0 if life is None else life.sequence
        done = [row.text for row in log[since:] if row.seat == seat]
        version = match.version(seat)
        if life is None or life.level != level or done != [life.chosen]:
            life = Life(self.begin(room, seat, level, version), level)
            self._lives[table.code, seat] = life
        view = match.view(seat).view
        try:
            life.chosen = life.bot.choose(view)
        except Exception:
            print(f"a bot failed at seat {seat} of {table.code}", traceback.format_exc(), file=sys.stderr)
            chance = SeededChance(bot_seed(table, seat, version))
            life.chosen = view.legal[chance.below("choice", len(view.legal))]
        life.sequence = len(log)
        due = begun + int(1000 * self._pace * PACES[table.pace])
        self._choices[table.code, seat] = Choice(version, life.chosen, due)

    def begin(self, room: Room, seat: int, level: str, version: int) -> Bot:
        """A bot that begins at a version of its seat."""
        match = room.match()
        seed = bot_seed(room.table, seat, version)
        return make_bot(level, match.game, match.rules, seat, seed, thrifty=True)

    def hint(self, room: Room, seat: int) -> Hint:
        """What the strongest bot that thinks here would do in the person's place."""
        table = room.table
        must_hold(table, self._store.person.id, seat)
        must_be_alone(table, seat)
        match = room.match()
        if seat not in match.actors():
            raise not_now("it is not your turn", "table-problem-not-your-turn")
        levels, version = self._games.levels(table.game), match.version(seat)
        if not levels:
            raise not_now(f"the bots of {table.game} need a server", "device-problem-bots")
        level = levels[-1]
        bot = self.begin(room, seat, level, version)
        action = bot.choose(match.view(seat).view)
        why = [Reason(term=term, weight=weight) for term, weight in bot.why()]
        return Hint(level=level, action=action, version=version, why=why)

    def reasons(self, room: Room, step: int) -> list[Reason]:
        """What a bot thought at a step: another makes the seat's decisions again, up to that one."""
        table, rows = room.table, self._store.log(room.code)[:step]
        seat = rows[-1].seat
        if seat < 0 or not table.seats[seat].bot:
            return []
        level = self._games.known_level(table.game, table.seats[seat].bot)
        match, bot = room.from_the_start(), None
        why: list[tuple[str, float]] = []
        for row in rows:
            if row.seat == seat:
                view, begins = match.view(seat), bot is None
                bot = bot or self.begin(room, seat, level, view.version)
                if bot.choose(view.view) != row.text and not begins:
                    bot = self.begin(room, seat, level, view.version)
                    bot.choose(view.view)
                why = bot.why()
            match.repeat(row.seat, row.text)
        return [Reason(term=term, weight=weight) for term, weight in why]
