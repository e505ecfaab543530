"""`redtable bot COMMAND`: a program at a seat, in a match against our bots or at a table of a server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
from rich.text import Text

from redtable.bots.bot import RANDOM, make_bot
from redtable.cli.games import named_game
from redtable.cli.join import load_token, save_token, told_problem
from redtable.cli.local_match import MatchOptions, level_of, option_of, people_of
from redtable.cli.outside.program import Gone, OutsideBot, Program
from redtable.cli.user_error import DIFFERS, UserError
from redtable.client.errors import Closed, FailedMessage, RefusedAction, ServerAway, Unanswered
from redtable.client.http import Client, ClientError, own_seats
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match, Refused
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.bots.bot import Bot
    from redtable.cli.terminal import Terminal
    from redtable.client.seat import SeatClient
    from redtable.i18n.texts import Texts

MARK: Final = " (bot)"
LONGEST_NAME: Final = 40
PATIENCE: Final = 60.0
"""Seconds for which a program's seat tries to reach a server that is gone."""


@dataclass
class BotOptions:
    """What the command line asks for."""

    command: str
    game: str
    table: str
    server: str
    name: str
    seconds: float
    legal: bool
    match: MatchOptions


def play_outside(terminal: Terminal, asked: BotOptions) -> int:
    """Let the program play; the exit code is 1 if it did not play to the end."""
    if bool(asked.game) == bool(asked.table):
        raise UserError("cli-problem-bot-where", "cli-hint-bot-where")
    try:
        return asyncio.run(Sitting(terminal, asked).run())
    except (httpx.TransportError, httpx.InvalidURL) as fault:
        raise UserError("cli-problem-server-away", "cli-hint-server-away", server=asked.server) from fault
    except (ClientError, FailedMessage) as fault:
        raise UserError("cli-problem-server", why=told_problem(fault.problem, terminal.texts)) from fault
    except Closed as fault:
        raise UserError("cli-join-bye") from fault
    except ServerAway as fault:
        raise UserError(
            "cli-problem-bot-server-gone", "cli-hint-bot-server-gone", seconds=round(fault.seconds)
        ) from fault


class Sitting:
    """One match of a program."""

    def __init__(self, terminal: Terminal, asked: BotOptions) -> None:
        self.terminal = terminal
        self.asked = asked
        self.texts = terminal.texts

    def say(self, key: str, **arguments: Any) -> None:
        """A line of the catalogues."""
        self.terminal.console.print(Text(self.texts.speak(key, arguments)), soft_wrap=True)

    def complain(self, key: str, arguments: dict[str, Any]) -> None:
        """What is wrong with the program."""
        self.terminal.complain(self.texts.speak(key, arguments), "")

    async def run(self) -> int:
        """Start the program, play, and end it."""
        program = await Program.start(self.asked.command, self.asked.seconds)
        try:
            if self.asked.table:
                return await self.at_table(program)
            return await self.here(program)
        finally:
            await program.stop()

    # A match of our own

    async def here(self, program: Program) -> int:
        """A match against our bots; if the program goes, a bot at random plays on for it."""
        wanted = self.asked.match
        game = named_game(self.asked.game)
        self.texts = self.terminal.texts_of(game)
        options = dict(option_of(text) for text in wanted.options)
        rules = game.rules(wanted.ruleset, options)
        match = Match(game, rules, SeededChance(wanted.seed or secrets.token_hex(8)))
        seat = people_of(match, wanted)[0]
        level = level_of(match, wanted)
        names = [info.name for info in match.seats]
        levels = [RANDOM if number == seat else level for number in range(len(names))]
        bots = [make_bot(one, game, rules, number, wanted.seed) for number, one in enumerate(levels)]
        self.say("cli-bot-plays", seat=self.texts.word(names[seat]), level=level)
        outside = OutsideBot(program, self.asked.legal, self.complain)
        gone = False
        try:
            await outside.begin(game.slug, seat, names, options)
            await self.play_here(match, seat, bots, outside)
        except Gone as fault:
            gone = True
            self.absent(fault, "cli-bot-absent-here")
            await self.play_here(match, seat, bots, None)
        outcome = match.outcome()
        assert outcome is not None
        teams = [info.team for info in match.seats]
        return await self.finish(outcome.scores, outcome.reason, teams, None if gone else outside)

    async def play_here(self, match: Match, seat: int, bots: list[Bot], outside: OutsideBot | None) -> None:
        """Play to the end, the seat's decisions by the program if it is still there."""

        async def act(text: str) -> str:
            return self.tried(match, seat, text)

        while match.outcome() is None:
            actors = match.actors()
            if outside is not None and seat in actors:
                await outside.decide(msgspec.to_builtins(match.view(seat).view), act)
            else:
                match.apply(actors[0], bots[actors[0]].choose(match.view(actors[0]).view))

    def tried(self, match: Match, seat: int, text: str) -> str:
        """Carry out an action, or say why not."""
        try:
            match.apply(seat, text)
        except Refused as fault:
            refusal = fault.refusal
            return self.texts.refusal_line(refusal.clause, refusal.key, refusal.args)
        except NotationError as fault:
            return str(fault)
        return ""

    async def finish(
        self, scores: Sequence[float | None], reason: str, teams: list[str], outside: OutsideBot | None
    ) -> int:
        """Tell everybody how it ended."""
        self.terminal.console.print(Text(self.texts.outcome_line(scores, reason, teams), style="bold"))
        if outside is None:
            return DIFFERS
        with contextlib.suppress(Gone):
            await outside.end(list(scores), reason)
        return 0

    def absent(self, fault: Gone, then: str) -> None:
        """Say why the program does not play any more, and what becomes of its seat."""
        self.complain(fault.key, fault.arguments)
        self.say(then)

    # A table of a server

    async def at_table(self, program: Program) -> int:
        """A seat at a table; if the program goes, its seat is that of an absent person."""
        asked = self.asked
        server, code = asked.server, asked.table
        if "/" in code:
            server, _, code = code.rstrip("/").partition("/t/")
        code = code.upper()
        name = asked.name or "program"
        kept = f"{server} bot {name}"
        async with Client(server, load_token(kept)) as client:
            save_token(kept, client.token)
            await client.rename(name[: LONGEST_NAME - len(MARK)] + MARK)
            table = await client.table(code)
            self.texts = self.terminal.texts_of(named_game(table.game))
            mine = own_seats(table)
            if not mine:
                names = [info.name for info in table.seats]
                wanted = asked.match.seats[0] if asked.match.seats else ""
                if wanted and wanted not in names:
                    raise UserError("cli-problem-no-such-seat", given=wanted, known=", ".join(names))
                table = await client.join(code, names.index(wanted) if wanted else None, program=True)
                mine = own_seats(table)
            self.say("cli-join-seated", seat=self.texts.word(table.seats[mine[0]].name), code=code)
            async with client.seat(code, mine[0], PATIENCE) as place:
                if table.status == "open":
                    await client.ready(code)
                outside = OutsideBot(program, asked.legal, self.complain)
                try:
                    await self.play_there(place, outside)
                except Gone as fault:
                    self.absent(fault, "cli-bot-absent-table")
                    return DIFFERS
                assert place.match is not None
                assert place.match.outcome is not None
                outcome = place.match.outcome
                teams = [info.team for info in table.seats]
                return await self.finish(outcome.scores, outcome.reason, teams, outside)

    async def play_there(self, place: SeatClient, outside: OutsideBot) -> None:
        """Decide whenever it is this seat's turn."""
        begun = False
        while await place.my_turn():
            match, table = place.match, place.table
            assert match is not None
            assert table is not None
            if not begun:
                begun = True
                names = [info.name for info in table.seats]
                await outside.begin(table.game, match.view["seat"], names, table.options)
            await outside.decide(match.view, Attempt(place, self.texts).act)


class Attempt:
    """A decision at a table: what the server says to actions, as long as the position stays the same."""

    def __init__(self, place: SeatClient, texts: Texts) -> None:
        self.place = place
        self.texts = texts
        self.version = place.version

    async def act(self, text: str) -> str:
        """Carry out an action, or say why not; nothing is wrong with one that came too late."""
        try:
            await self.place.act(text)
        except RefusedAction as fault:
            refusal = fault.refusal
            return self.texts.refusal_line(refusal.clause, refusal.key, refusal.args)
        except FailedMessage as fault:
            return told_problem(fault.problem, self.texts) if self.place.version == self.version else ""
        except Unanswered:
            return ""
        return ""
