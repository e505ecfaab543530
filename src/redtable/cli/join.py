"""`redtable join CODE`: a seat at a table of a server. Killed or cut off, it goes on where it was."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from rich.text import Text

from redtable.cli.actions import fitting, listed, same_but_case
from redtable.cli.ask import Asker
from redtable.cli.narration import narrate_events
from redtable.cli.records import Verdict
from redtable.cli.screens import screen_of
from redtable.cli.user_error import UserError
from redtable.cli.witness import load_witness, save_witness
from redtable.client.errors import Closed, FailedMessage, RefusedAction, Unanswered
from redtable.client.http import Client, ClientError
from redtable.client.seat import SeatClient
from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import verify_record
from redtable.protocol.fields import Events
from redtable.protocol.from_server import Said, Summary, TableChanged
from redtable.protocol.problems import UNPLAYABLE, ProblemView
from redtable.protocol.tables import OfferView, TableView

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.i18n.texts import Texts

OFFERS = {
    "draw": "cli-join-offer-draw",
    "resign": "cli-join-offer-resign",
    "rematch": "cli-join-offer-rematch",
}
BYE = {
    "left": "cli-join-bye-left",
    "kicked": "cli-join-bye-kicked",
    "moved": "cli-join-bye-moved",
}
"""Why a server closes a place for good, as far as there is more to say than that it did."""


def join_table(terminal: Terminal, code: str, server: str, seat: str, name: str, watch: bool) -> None:
    """Play until the match is over or the person leaves."""
    if "/" in code:
        server, _, code = code.rstrip("/").partition("/t/")
    code = code.upper()
    try:
        asyncio.run(Joined(terminal, code, server).run(seat, name, watch))
    except (httpx.TransportError, httpx.InvalidURL) as fault:
        raise UserError("cli-problem-server-away", "cli-hint-server-away", server=server) from fault
    except ClientError as fault:
        raise UserError("cli-problem-server", why=told_problem(fault.problem, terminal.texts)) from fault
    except (Closed, FailedMessage) as fault:
        if isinstance(fault, FailedMessage) and fault.problem.code == UNPLAYABLE:
            url = f"{server}/t/{code}"
            raise UserError("cli-problem-unplayable", "cli-hint-unplayable", code=code, url=url) from fault
        if isinstance(fault, Closed):
            raise UserError(BYE.get(fault.reason, "cli-join-bye")) from fault
        raise UserError("cli-problem-server", why=told_problem(fault.problem, terminal.texts)) from fault
    except KeyboardInterrupt:
        terminal.console.print()
        terminal.console.print(terminal.texts.say("cli-join-left"))
        words = shlex.join(["redtable", "join", code, "--server", server])
        terminal.console.print(f"  {words}", markup=False, soft_wrap=True)
        raise


def told_problem(problem: ProblemView, texts: Texts) -> str:
    """What the server refuses, in the reader's language."""
    key = problem.key if texts.has(problem.key) else f"table-problem-{problem.code}"
    if not texts.has(key):
        return problem.detail
    return texts.speak(key, {**problem.args, "detail": problem.detail})


def token_file() -> Path:
    """Where the guests of this user are kept, by server: a new run is the same guest."""
    import platformdirs

    return Path(platformdirs.user_data_dir("redtable", appauthor=False)) / "guests.json"


def load_token(server: str) -> str:
    """The token of an earlier visit."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(token_file().read_bytes(), type=dict[str, str]).get(server, "")
    return ""


def save_token(server: str, token: str) -> None:
    """Keep a token, for this user only."""
    file = token_file()
    tokens: dict[str, str] = {}
    with contextlib.suppress(OSError, msgspec.DecodeError):
        tokens = msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    tokens[server] = token
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.chmod(0o600)
    file.write_bytes(msgspec.json.encode(tokens))


class Joined:
    """One sitting at a table of a server."""

    def __init__(self, terminal: Terminal, code: str, server: str) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.texts = terminal.texts
        self.code = code
        self.server = server
        self.asker = Asker(terminal)
        self.choice = ""
        """The one action that a prefix left over: an empty line does it."""
        self.bots_wait = False
        self.offered: OfferView | None = None
        """The offer that was told last."""
        self.called_off = 0
        """How many starts were called off, as far as it was told."""

    async def run(self, seat: str, name: str, watch: bool) -> None:
        """Come in, sit down, play."""
        client = Client(self.server, load_token(self.server))
        async with client:
            save_token(self.server, client.token)
            if name:
                await client.rename(name)
            table = await client.table(self.code)
            self.game = find_game(table.game)
            self.texts = self.terminal.texts_of(self.game)
            self.draw = screen_of(self.game.slug)
            place = None if watch else await self.take_seat(client, table, seat)
            self.witness = load_witness(self.server, self.code)
            client.seals[self.code] = self.witness.seal
            client.keep_seal = lambda _: save_witness(self.witness)
            self.greet(table, place)
            async with client.seat(self.code, place) as self.seat:
                if place is not None and table.status == "open":
                    await client.ready(self.code)
                if await self.play():
                    await self.check(client)

    async def take_seat(self, client: Client, table: TableView, seat: str) -> int:
        """The seat held already, or the one asked for, or the first that is free."""
        names = [info.name for info in table.seats]
        if seat and seat not in names:
            raise UserError("cli-problem-no-such-seat", given=seat, known=", ".join(names))
        wanted = names.index(seat) if seat else None
        mine = [info.seat for info in table.seats if info.yours]
        may_sit = table.status == "open" or (table.status == "running" and table.drop_in)
        if may_sit and (not mine or wanted not in (None, mine[0])):
            table = await client.join(self.code, wanted)
            mine = [info.seat for info in table.seats if info.yours]
        if not mine:
            raise UserError("cli-problem-table-running", "cli-hint-watch", code=self.code)
        return mine[0] if wanted is None else wanted

    def greet(self, table: TableView, place: int | None) -> None:
        """Say where we are."""
        if place is None:
            self.say("cli-join-watching", code=self.code)
        else:
            self.say("cli-join-seated", seat=self.texts.word(table.seats[place].name), code=self.code)
        self.called_off = table.called_off
        if table.status == "open":
            self.say("cli-join-commitment", commitment=table.commitment)
            self.say("cli-join-waiting")
        self.tell_preparing(table)

    def say(self, key: str, **arguments: Any) -> None:
        """A line of the catalogues."""
        self.console.print(Text(self.texts.speak(key, arguments)))

    # Playing

    async def play(self) -> bool:
        """Tell news as they come, and let the person act whenever it is their turn; False: they left."""
        teller = asyncio.create_task(self.tell_news())
        try:
            while True:
                legal = await self.seat.my_turn()
                await self.settled()
                self.show()
                if not legal:
                    break
                if not await self.act(legal):
                    self.say("cli-join-left")
                    words = shlex.join(["redtable", "join", self.code, "--server", self.server])
                    self.console.print(f"  {words}", markup=False, soft_wrap=True)
                    return False
        finally:
            teller.cancel()
        self.finish()
        return True

    async def check(self, client: Client) -> None:
        """Hold the record of the match against what was seen here before and while it was played."""
        if self.witness.seal.announced is None:
            return
        place = self.seat
        if place.first == 0 and place.seat is not None:
            self.witness.saw(place.seat, place.seen)
        save_witness(self.witness)
        record = read_record(await client.record(self.code))
        match = verify_record(record, game=self.game)
        self.witness.check(record, match)
        Verdict(self.console, self.texts, record).tell(False, self.witness)

    async def settled(self) -> None:
        """Wait until everything that was heard is told."""
        while not self.seat.news.empty():
            await asyncio.sleep(0)

    async def tell_news(self) -> None:
        """Events, chat and offers, as they come."""
        while True:
            news = await self.seat.news.get()
            if isinstance(news, list):
                self.tell_events(news)
            elif isinstance(news, Said):
                self.say("cli-join-said", author=news.line.author, text=news.line.text)
            elif isinstance(news, Summary):
                self.say("cli-join-summary", level=news.level)
                for events in news.updates:
                    self.tell_events(events)
            elif isinstance(news, TableChanged):
                self.tell_table(news.table)

    def tell_events(self, events: Events) -> None:
        """What happened."""
        for line in narrate_events(events, self.texts):
            self.console.print(line)

    def tell_table(self, table: TableView) -> None:
        """Bots that are not ready, offers to this seat, and where the rematch is."""
        self.tell_preparing(table)
        offer, before = table.offer, self.offered
        self.offered = offer
        if offer and offer != before and self.seat.seat in offer.asked and self.seat.seat not in offer.agreed:
            self.say(OFFERS[offer.kind], seat=self.texts.word(table.seats[offer.seat].name))
        if table.next:
            self.say("cli-join-next", code=table.next)
        if table.called_off > self.called_off:
            self.called_off = table.called_off
            missing = ", ".join(self.texts.word(table.seats[seat].name) for seat in table.missing)
            self.say("cli-join-called-off", seats=missing)
            self.say("cli-join-commitment", commitment=table.commitment)

    def tell_preparing(self, table: TableView) -> None:
        """Bots that cannot play yet, and then that they can; how far they are meanwhile is no line worth."""
        waits = table.preparing is not None
        if waits != self.bots_wait:
            self.bots_wait = waits
            self.say("cli-join-bots-prepare" if waits else "cli-join-bots-ready")

    def show(self) -> None:
        """The board as this seat sees it."""
        assert self.seat.match is not None
        view = msgspec.convert(self.seat.match.view, self.game.view_type())
        self.console.print(self.draw(view, self.texts))

    async def act(self, legal: list[str]) -> bool:
        """Ask until an action is carried out; False when the person leaves."""
        assert self.seat.match is not None
        version = self.seat.version
        self.offer(legal, "")
        while self.seat.version == version:
            line = await asyncio.to_thread(self.asker.ask, legal)
            if line is None or (line == "quit" and line not in legal):
                return False
            try:
                await self.obey(line, legal)
            except RefusedAction as fault:
                refusal = fault.refusal
                told = self.texts.refusal_line(refusal.clause, refusal.key, refusal.args)
                self.console.print(Text(f"  {told}", style="yellow"))
            except FailedMessage as fault:
                self.console.print(Text(f"  {told_problem(fault.problem, self.texts)}", style="yellow"))
            except Unanswered:
                self.say("cli-join-reconnected")
        return True

    def offer(self, legal: list[str], prefix: str) -> None:
        """List the actions that begin with what was typed."""
        actions = fitting(legal, prefix)
        self.choice = actions[0][1] if prefix and len(actions) == 1 else ""
        self.console.print(listed(actions, self.texts, short=not prefix))
        if self.choice:
            self.say("cli-play-only", action=self.choice)

    async def obey(self, line: str, legal: list[str]) -> None:
        """Do what a line says."""
        choice, self.choice = self.choice, ""
        word, _, rest = line.partition(" ")
        seat: SeatClient = self.seat
        if not line and choice:
            await seat.act(choice)
        elif line in legal:
            await seat.act(line)
        elif line.isdigit() and 1 <= int(line) <= len(legal):
            await seat.act(legal[int(line) - 1])
        elif word == "say" and rest.strip():
            await seat.say(rest.strip())
        elif word in OFFERS:
            await seat.offer(word)
        elif word in ("agree", "decline"):
            await seat.reply(word == "agree")
        elif word in ("", "?", "help"):
            self.console.print(self.texts.say("cli-join-help"), markup=False)
        elif same_but_case(legal, line):
            await seat.act(same_but_case(legal, line))
        elif fitting(legal, line):
            self.offer(legal, line)
        else:
            await seat.act(line)

    def finish(self) -> None:
        """How it ended."""
        match, table = self.seat.match, self.seat.table
        if match is not None and match.outcome is not None and table is not None:
            teams = [info.team for info in table.seats]
            line = self.texts.outcome_line(match.outcome.scores, match.outcome.reason, teams)
            self.console.print(Text(line, style="bold"))
