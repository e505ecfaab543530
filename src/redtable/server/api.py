"""The HTTP interface: people, games and tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.fields import Language
from redtable.protocol.games import Consultation, GameDescription, SeatDescription, SeatsQuestion
from redtable.protocol.lessons import Lesson, LessonTitle
from redtable.protocol.people import Person, PersonChange
from redtable.protocol.problems import ProblemView
from redtable.protocol.replays import Fork, Reasons, Replay
from redtable.protocol.tables import (
    HandOver,
    HouseRules,
    JoinTable,
    Moved,
    NewTable,
    Pause,
    Ready,
    Redeem,
    Reveal,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
    TransferCode,
)
from redtable.server import seating, starting, tables
from redtable.server.authentication import address_of, new_guest, person_id, person_of
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.games import OPTIONS_DEPTH, depth_of, describe_seats, encode_options
from redtable.server.identity import COOKIE
from redtable.server.lessons import lesson, lesson_question, lesson_titles
from redtable.server.node import Node
from redtable.server.problems import RequestError, too_busy, unavailable, wrong
from redtable.server.replays import Replays
from redtable.server.store.base import PersonRow, TableRow
from redtable.server.worker_pool import RefusedQuestion, WorkerError, WorkerPool
from redtable.server.worker_requests import Consult, Preview, RulesReference

AnyRequest = Request[Any, Any, State]
Code = Annotated[str, Parameter(pattern=r"^[A-Z0-9]{4,12}(?!\n)$", description="the code of a table")]
SeatPath = Annotated[int, Parameter(ge=0, le=63, description="the number of a seat")]
PROBLEMS = {
    status: ResponseSpec(
        ProblemView, generate_examples=False, description=title, media_type="application/problem+json"
    )
    for status, title in (
        (400, "The request makes no sense"),
        (401, "An identity is needed"),
        (403, "Not for you"),
        (404, "There is no such thing"),
        (409, "Not now"),
        (413, "Too large"),
        (429, "Too often, or too many"),
        (503, "Try again"),
    )
}
COOKIE_SECONDS = 400 * 86400
SHOWN = 100
SHORT = 64
"""Letters of a text among the options of a table in a list; longer ones are left out."""


def shown(node: Node, table: tables.Table, person: str) -> TableView:
    """A table for a person."""
    view = node.views.of(table, person)
    view.your_turn = node.rooms.acts(table, person)
    return view


async def listed_table(node: Node, row: TableRow, person: str) -> TableView | None:
    """A table in a list, without its long options; None: one of an earlier version that cannot be read."""
    try:
        table = await node.option_checks.complete(tables.read_table(row))
        table.options = {name: value for name, value in table.options.items() if short(value)}
        return shown(node, table, person)
    except RequestError:
        return None


def short(value: object) -> bool:
    """Whether an option is a word, a number or a switch."""
    return isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= SHORT)


def me(node: Node, person: PersonRow, token: bool = False) -> Person:
    """A guest as data; the token only when asked for."""
    return Person(
        id=person.id,
        name=person.name,
        language=msgspec.convert(person.language, Language),
        token=node.identities.token(person.id) if token else "",
    )


def asker_of(request: AnyRequest, node: Node) -> Asker:
    """For whom a worker works: a guest, or whoever asks from an address."""
    return Asker(person_id(request, node) or address_of(request, node))


async def consult(node: Node, game: str, data: Consultation, asker: Asker) -> Any:
    """The game's answer to a question without a match, found by a worker."""
    node.games.check_ruleset(game, data.ruleset)
    encode_options(data.options)
    if depth_of(data.about) > OPTIONS_DEPTH:
        raise wrong(f"the question is nested too deeply: at most {OPTIONS_DEPTH} levels are read")
    rules = RulesReference(game=game, ruleset=data.ruleset, options=data.options)
    question = Consult(rules=rules, question=data.question, about=data.about)
    return await answer_of(node.consults, question, node.config.consult_limit, asker)


async def answer_of(pool: WorkerPool, question: Preview | Consult, limit: float, asker: Asker) -> Any:
    """A worker's answer; raises a problem if there is none."""
    try:
        return await pool.ask(question, limit, asker)
    except TooBusy as fault:
        raise too_busy(str(fault)) from fault
    except RefusedQuestion as fault:
        raise wrong(str(fault)) from fault
    except WorkerError as fault:
        raise unavailable("the question took too long to answer") from fault


class People(Controller):
    """The guest who asks."""

    path = "/api/me"
    tags = ("people",)

    @get(responses=PROBLEMS)
    async def whoami(self, request: AnyRequest, node: Node, token: bool = False) -> Response[Person]:
        """Who am I? The first time this gives an identity: a cookie, and with `token=true` a bearer token."""
        try:
            person = await person_of(request, node)
            await node.store.save_person(person, node.clock.now())
        except RequestError:
            person = await new_guest(request, node)
        cookie = Cookie(
            key=COOKIE,
            value=node.identities.token(person.id),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=node.config.base_url().startswith("https://"),
        )
        return Response(me(node, person, token), cookies=[cookie])

    @patch(responses=PROBLEMS)
    async def change(self, request: AnyRequest, node: Node, data: PersonChange) -> Person:
        """Change the name or the language."""
        person = await person_of(request, node)
        try:
            name = person.name if data.name is None else one_line(data.name, "a name")
        except HiddenCharacterError as fault:
            raise wrong(str(fault), "table-problem-hidden") from fault
        changed = PersonRow(person.id, name, data.language or person.language)
        await node.store.save_person(changed, node.clock.now())
        return me(node, changed)


class GamesApi(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=True, responses=PROBLEMS)
    def all_games(self, node: Node) -> list[GameDescription]:
        """Every game offered here."""
        return [node.games.describe(name) for name in node.games.offered]

    @post("/{game:str}/seats", status_code=200, responses=PROBLEMS)
    async def seats(
        self, request: AnyRequest, node: Node, game: str, data: SeatsQuestion
    ) -> list[SeatDescription]:
        """The seats under a ruleset with options."""
        terms = await node.option_checks.terms(game, data.ruleset, data.options, asker_of(request, node))
        return describe_seats(terms.seats)

    @get("/{game:str}/lessons", sync_to_thread=True, responses=PROBLEMS)
    def lessons(self, node: Node, game: str) -> list[LessonTitle]:
        """What can be learned about a game, in order."""
        return lesson_titles(node.games.game(game))

    @get("/{game:str}/lessons/{lesson_id:str}", sync_to_thread=True, responses=PROBLEMS)
    def one_lesson(self, node: Node, game: str, lesson_id: str) -> Lesson:
        """A lesson, played through frame by frame."""
        return lesson(node.games.game(game), lesson_id)

    @post("/{game:str}/consult", status_code=200, responses=PROBLEMS)
    async def consult(self, request: AnyRequest, node: Node, game: str, data: Consultation) -> Any:
        """Ask a game about its rules, without a match; a worker answers."""
        await person_of(request, node)
        return await consult(node, game, data, asker_of(request, node))

    @get("/{game:str}/lessons/{lesson_id:str}/{frame:int}", responses=PROBLEMS)
    async def lesson_answer(
        self, request: AnyRequest, node: Node, game: str, lesson_id: str, frame: int, question: str
    ) -> Any:
        """What the game answers to a question about a frame of a lesson; a worker answers."""
        found = node.games.game(game)
        asked = await asyncio.to_thread(lesson_question, found, game, lesson_id, frame, question)
        asker = asker_of(request, node)._replace(first=False)
        return await answer_of(node.previews, asked, node.config.preview_limit, asker)


class Tables(Controller):
    """Opening tables and sitting down."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS)
    async def listed(self, request: AnyRequest, node: Node, mine: bool = False) -> TableList:
        """Tables that wait for players, or those you sit at."""
        person = person_id(request, node)
        store = node.store
        each = node.config.listed_per_person
        rows = await (store.tables_of(person, SHOWN) if mine else store.listed_tables(SHOWN, each))
        return TableList(tables=[view for row in rows if (view := await listed_table(node, row, person))])

    @post(responses=PROBLEMS)
    async def open(self, request: AnyRequest, node: Node, data: NewTable) -> TableView:
        """Open a table; you are its host."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.open(data, person), person.id)

    @get("/{code:str}", responses=PROBLEMS)
    async def one(self, request: AnyRequest, node: Node, code: Code) -> TableView:
        """A table."""
        return shown(node, await node.rooms.table(code), person_id(request, node))

    @patch("/{code:str}", responses=PROBLEMS)
    async def house_rules(self, request: AnyRequest, node: Node, code: Code, data: HouseRules) -> TableView:
        """Change the rules of the house (the host, before the start; the pace of bots at any time)."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.set_house_rules(code, person.id, data), person.id)

    @post("/{code:str}/join", status_code=200, responses=PROBLEMS)
    async def join(self, request: AnyRequest, node: Node, code: Code, data: JoinTable) -> TableView:
        """Take a seat or change to another one."""
        person = await person_of(request, node)
        table, _ = await node.lobby.join(code, person, data.seat)
        return shown(node, table, person.id)

    @post("/{code:str}/ready", status_code=200, responses=PROBLEMS)
    async def ready(self, request: AnyRequest, node: Node, code: Code, data: Ready) -> TableView:
        """Be ready, and commit to the entropy that is revealed when the match starts."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(
            code, lambda t: starting.set_ready(t, person.id, data.ready, data.commitments)
        )
        return shown(node, table, person.id)

    @post("/{code:str}/start", status_code=200, responses=PROBLEMS)
    async def start(self, request: AnyRequest, node: Node, code: Code) -> TableView:
        """Begin the match, or have the commitments revealed first if there are any (the host)."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.start(code, person.id), person.id)

    @post("/{code:str}/reveal", status_code=200, responses=PROBLEMS)
    async def reveal(self, request: AnyRequest, node: Node, code: Code, data: Reveal) -> TableView:
        """Reveal what the own seats committed to; with the last of them the match begins."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.reveal(code, person.id, data.entropies), person.id)

    @post("/{code:str}/leave", status_code=200, responses=PROBLEMS)
    async def leave(self, request: AnyRequest, node: Node, code: Code) -> TableView:
        """Give up your seats; the host who leaves before the start closes the table."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.leave(code, person.id), person.id)

    @put("/{code:str}/seats/{seat:int}/bot", responses=PROBLEMS)
    async def bot(
        self, request: AnyRequest, node: Node, code: Code, seat: SeatPath, data: SeatBot
    ) -> TableView:
        """Put a bot on a seat, or take it away (the host, before the start)."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(
            code, lambda t: seating.put_bot(t, node.games, person.id, seat, data.level)
        )
        return shown(node, table, person.id)

    @delete("/{code:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
    async def kick(self, request: AnyRequest, node: Node, code: Code, seat: SeatPath) -> TableView:
        """Free somebody's seat (the host, before the start)."""
        person = await person_of(request, node)
        return shown(node, await node.lobby.kick(code, person.id, seat), person.id)

    @post("/{code:str}/seats/{seat:int}/swap", status_code=200, responses=PROBLEMS)
    async def swap(
        self, request: AnyRequest, node: Node, code: Code, seat: SeatPath, data: SwapSeats
    ) -> TableView:
        """Let two seats change their holders (the host, before the start)."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(code, lambda t: seating.swap(t, person.id, seat, data.other))
        return shown(node, table, person.id)

    @post("/{code:str}/host", status_code=200, responses=PROBLEMS)
    async def hand_over(self, request: AnyRequest, node: Node, code: Code, data: HandOver) -> TableView:
        """Make somebody else at the table its host (the host)."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(code, lambda t: seating.hand_over(t, person.id, data.seat))
        return shown(node, table, person.id)

    @post("/{code:str}/shuffle", status_code=200, responses=PROBLEMS)
    async def shuffle(self, request: AnyRequest, node: Node, code: Code) -> TableView:
        """Deal the holders to the seats anew (the host, before the start)."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(code, lambda t: seating.shuffle(t, person.id))
        return shown(node, table, person.id)


class Running(Controller):
    """What can be done to a running or finished match besides playing it."""

    path = "/api/tables"
    tags = ("matches",)

    @post("/{code:str}/pause", status_code=200, responses=PROBLEMS)
    async def pause(self, request: AnyRequest, node: Node, code: Code, data: Pause) -> TableView:
        """Stop or start the clocks."""
        person = await person_of(request, node)
        table, _ = await node.lobby.change(
            code, lambda t: tables.set_paused(t, person.id, data.paused, node.clock.now())
        )
        return shown(node, table, person.id)

    @post("/{code:str}/seats/{seat:int}/cover", status_code=200, responses=PROBLEMS)
    async def cover(
        self, request: AnyRequest, node: Node, code: Code, seat: SeatPath, data: SeatBot
    ) -> TableView:
        """Let a bot play for your seat, or for one whose player has been away for a while."""
        person = await person_of(request, node)
        room = await node.rooms.room(code)
        return shown(node, await node.lobby.ask_cover(room, person.id, seat, data.level), person.id)

    @post("/{code:str}/seats/{seat:int}/transfer", responses=PROBLEMS)
    async def transfer(self, request: AnyRequest, node: Node, code: Code, seat: SeatPath) -> TransferCode:
        """A one-time code that moves your seat to another device."""
        person = await person_of(request, node)
        secret, expires = await node.lobby.transfer(code, person.id, seat)
        return TransferCode(code=secret, url=f"{node.config.base_url()}/move/{secret}", expires=expires)

    @get("/{code:str}/record", media_type="text/plain", responses=PROBLEMS)
    async def record(self, request: AnyRequest, node: Node, code: Code) -> Response[str]:
        """The record of a finished match."""
        name = f'attachment; filename="{code}.record"'
        text = await Replays(node).record(code, asker_of(request, node))
        return Response(text, media_type="text/plain", headers={"Content-Disposition": name})

    @get("/{code:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        request: AnyRequest,
        node: Node,
        code: Code,
        seat: Annotated[int, Parameter(ge=-2, le=63)] = -2,
        first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=100)] = 20,
    ) -> Replay:
        """Steps of a finished match through a seat's eyes (-1: a spectator's, -2: all)."""
        return await Replays(node).replay(code, seat, first, count, asker_of(request, node))

    @get("/{code:str}/reasons", responses=PROBLEMS)
    async def reasons(
        self, request: AnyRequest, node: Node, code: Code, step: Annotated[int, Parameter(ge=1, le=1_000_000)]
    ) -> Reasons:
        """What a bot thought at a step of a finished match."""
        asker = asker_of(request, node)._replace(table=code)
        return await Replays(node).reasons(code, step, asker)

    @post("/{code:str}/fork", responses=PROBLEMS)
    async def fork(self, request: AnyRequest, node: Node, code: Code, data: Fork) -> TableView:
        """A new table from a step of a finished match, against bots, with what a seat knew then."""
        person = await person_of(request, node)
        return shown(node, await Replays(node).fork(code, data, person), person.id)


@post("/api/transfers", status_code=200, tags=["matches"], responses=PROBLEMS)
async def redeem(request: AnyRequest, node: Node, data: Redeem) -> Moved:
    """Use a one-time code: the seat is yours on this device."""
    person = await person_of(request, node)
    table, seat = await node.lobby.redeem(data.code, person)
    return Moved(table=shown(node, table, person.id), seat=seat)


ROUTES: list[Any] = [People, GamesApi, Tables, Running, redeem]
