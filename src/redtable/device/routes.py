"""The HTTP interface of the server, as far as one device has an answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from redtable.device import questions
from redtable.device.codes import new_device_code
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.games import Consultation, SeatsQuestion
from redtable.protocol.people import Person, PersonChange
from redtable.protocol.replays import Fork, Hint, Reasons, RecordQuestion, Replay
from redtable.protocol.tables import (
    HandOver,
    HouseRules,
    JoinTable,
    NewTable,
    Pause,
    Ready,
    Reveal,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
)
from redtable.server import finished, seating, starting, table_setup, tables
from redtable.server.lessons import lesson, lesson_titles
from redtable.server.problems import not_found, not_now, wrong
from redtable.server.puzzles import puzzle_answer, puzzle_task, puzzle_titles
from redtable.server.rulesets import write_opening
from redtable.server.service_clock import wall
from redtable.server.shown_tables import short
from redtable.server.table_setup import open_table
from redtable.server.terms import Terms, terms_of

if TYPE_CHECKING:
    from redtable.device.device import Device
    from redtable.device.room import Room
    from redtable.server.tables import Table

T = TypeVar("T")
STEPS_AT_ONCE: Final = 100


class Call:
    """A request that was taken apart."""

    def __init__(
        self, device: Device, words: tuple[str, ...], query: dict[str, list[str]], body: msgspec.Raw
    ):
        self.device = device
        self.words = words
        self._query = query
        self._body = body

    def data(self, kind: type[T]) -> T:
        """The body as a type of the protocol."""
        try:
            return msgspec.json.decode(self._body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise wrong(f"the body is not what was asked for: {fault}") from fault

    def number(self, name: str, usual: int) -> int:
        """A number of the query."""
        text = self._query.get(name, [str(usual)])[0]
        if not re.fullmatch(r"-?\d{1,9}", text):
            raise wrong(f"{name} is a number")
        return int(text)

    def text(self, name: str) -> str:
        """A text of the query."""
        return self._query.get(name, [""])[0]

    @property
    def person(self) -> str:
        """The id of the person of this device."""
        return self.device.shelf.person.id

    @property
    def room(self) -> Room:
        """The room of the table whose code is the first word."""
        return self.device.room(self.words[0])

    @property
    def seat(self) -> int:
        """The seat that is the second word."""
        return int(self.words[1])

    def changed(self, make: Callable[[Table], object]) -> TableView:
        """The table after a change."""
        room = self.room
        room.change(make)
        return room.shown()


# People and games


def whoami(call: Call) -> Person:
    """Who am I?"""
    return call.device.shelf.person


def rename(call: Call) -> Person:
    """Change the name or the language."""
    wanted, shelf = call.data(PersonChange), call.device.shelf
    try:
        name = shelf.person.name if wanted.name is None else one_line(wanted.name, "a name")
    except HiddenCharacterError as fault:
        raise wrong(str(fault), "table-problem-hidden") from fault
    shelf.rename(name, wanted.language or shelf.person.language)
    return shelf.person


def all_games(call: Call) -> Any:
    """Every game that can be played here."""
    games = call.device.games
    return [games.describe(name) for name in games.offered]


def consult(call: Call) -> Any:
    """Ask a game about its rules, without a match."""
    return questions.consult(call.device.games, call.words[0], call.data(Consultation))


def seats(call: Call) -> Any:
    """The seats under a ruleset with options."""
    return questions.seats(call.device.games, call.words[0], call.data(SeatsQuestion))


def lessons(call: Call) -> Any:
    """What can be learned about a game, in order."""
    return lesson_titles(call.device.games.game(call.words[0]))


def one_lesson(call: Call) -> Any:
    """A lesson, played through frame by frame."""
    return lesson(call.device.games.game(call.words[0]), call.words[1])


def lesson_answer(call: Call) -> Any:
    """What the game answers to a question about a frame of a lesson."""
    game, name, frame = call.words
    return questions.about_lesson(call.device.games, game, name, int(frame), call.text("question"))


def puzzles(call: Call) -> Any:
    """The puzzles of a game, in order."""
    return puzzle_titles(call.device.games.game(call.words[0]))


def one_puzzle(call: Call) -> Any:
    """A puzzle as it is asked."""
    return puzzle_task(call.device.games.game(call.words[0]), call.words[1])


def puzzle_answered(call: Call) -> Any:
    """What comes of an action in a puzzle; of the best one if none is named."""
    return puzzle_answer(call.device.games.game(call.words[0]), call.words[1], call.text("action"))


def puzzle_preview(call: Call) -> Any:
    """What the game answers to a question about the position of a puzzle."""
    return questions.about_puzzle(call.device.games, call.words[0], call.words[1], call.text("question"))


def replay_record(call: Call) -> Any:
    """The match of a record from a file, a stretch at a time."""
    return questions.replay_record(call.device.games, call.data(RecordQuestion))


# Tables


def checked(call: Call, game: str, ruleset: str, options: dict[str, Any]) -> Terms:
    """What follows from options, which are checked."""
    games = call.device.games
    return terms_of(games.game(game), games.rules(game, ruleset, options))


def my_tables(call: Call) -> TableList:
    """The tables of this device, the newest first; it has no others to look for."""
    if call.text("mine") != "true":
        return TableList(tables=[])
    newest = sorted(call.device.shelf.tables.values(), key=lambda table: -table.created)
    views = [call.device.room(table.code).shown() for table in newest]
    for view in views:
        view.options = {name: value for name, value in view.options.items() if short(value)}
    return TableList(tables=views)


def open_one(call: Call) -> TableView:
    """Open a table; you are its host."""
    new, device = call.data(NewTable), call.device
    terms = checked(call, new.game, new.ruleset, new.options)
    person = device.shelf.person
    new.listed = False
    table = open_table(new, device.games, terms, person.id, person.name, new_device_code(), wall())
    device.shelf.put(table)
    return device.room(table.code).shown()


def one_table(call: Call) -> TableView:
    """A table."""
    return call.room.shown()


def house_rules(call: Call) -> TableView:
    """Change the rules of the house."""
    wanted, room, games = call.data(HouseRules), call.room, call.device.games
    table_setup.may_set_house_rules(room.table, call.person, wanted)
    terms: Terms | None = None
    if wanted.options is not msgspec.UNSET:
        terms = checked(call, room.table.game, room.table.ruleset, wanted.options)
    return call.changed(lambda t: table_setup.set_house_rules(t, games, call.person, wanted, terms))


def join(call: Call) -> TableView:
    """Take a seat; the host, whose device this is, may take several."""
    seat, shelf = call.data(JoinTable).seat, call.device.shelf
    return call.changed(lambda t: seating.join(t, shelf.person.id, shelf.person.name, seat, shelf.now()))


def ready(call: Call) -> TableView:
    """Be ready, and commit to the entropy that is revealed when the match starts."""
    wanted = call.data(Ready)
    return call.changed(lambda t: starting.set_ready(t, call.person, wanted.ready, wanted.commitments))


def start(call: Call) -> TableView:
    """Begin the match, or have the commitments revealed first."""
    call.room.start()
    return call.room.shown()


def reveal(call: Call) -> TableView:
    """Reveal what the own seats committed to."""
    call.room.reveal(call.data(Reveal).entropies)
    return call.room.shown()


def leave(call: Call) -> TableView:
    """Give up the seats; before the start, the table is thrown away."""
    room = call.room
    stuck = room.stuck()
    last = room.shown()
    table = room.change(lambda t: seating.leave(t, call.person, stuck=stuck))
    if table.status != "closed":
        return room.shown()
    last.status = "closed"
    return last


def put_bot(call: Call) -> TableView:
    """Put a bot on a seat, or take it away."""
    level, games = call.data(SeatBot).level, call.device.games
    return call.changed(lambda t: seating.put_bot(t, games, call.person, call.seat, level))


def kick(call: Call) -> TableView:
    """Free a seat."""
    return call.changed(lambda t: seating.kick(t, call.person, call.seat))


def swap(call: Call) -> TableView:
    """Let two seats change their holders."""
    other = call.data(SwapSeats).other
    return call.changed(lambda t: seating.swap(t, call.person, call.seat, other))


def hand_over(call: Call) -> TableView:
    """Make somebody else the host."""
    heir = call.data(HandOver).seat
    return call.changed(lambda t: seating.hand_over(t, call.person, heir))


def shuffle(call: Call) -> TableView:
    """Deal the holders to the seats anew."""
    return call.changed(lambda t: seating.shuffle(t, call.person))


# Matches


def pause(call: Call) -> TableView:
    """Stop or start the clocks."""
    wanted, now = call.data(Pause).paused, call.device.shelf.now()
    return call.changed(lambda t: tables.set_paused(t, call.person, wanted, now))


def cover(call: Call) -> TableView:
    """Let a bot play for the own seat."""
    level, room = call.data(SeatBot).level, call.room
    tables.must_be(room.table, "running", "covering a seat")
    tables.must_hold(room.table, call.person, call.seat)
    call.device.games.check_level(room.table.game, level)
    room.cover(call.seat, level)
    return room.shown()


def hint(call: Call) -> Hint:
    """What the strongest bot would do."""
    return call.device.bots.hint(call.room, call.seat)


def finished_room(call: Call) -> Room:
    """The room of a match that is over."""
    room = call.room
    if room.table.status != "over":
        raise not_now("the match is not over yet", "table-problem-only-after")
    return room


def record(call: Call) -> str:
    """The record of a finished match."""
    room = finished_room(call)
    table = room.table
    opening = write_opening(room.from_the_start().opening_draws)
    slug = call.device.games.slug(table.game)
    return finished.write_table_record(table, slug, opening, call.device.shelf.log(table.code))


def replay(call: Call) -> Replay:
    """Steps of a finished match through a seat's eyes."""
    room = finished_room(call)
    rows = call.device.shelf.log(room.code)
    seat, first = call.number("seat", JUDGE), call.number("first", 0)
    if seat not in (SPECTATOR, JUDGE) and not 0 <= seat < len(room.table.seats):
        raise wrong(f"there is no seat {seat}: expected 0 to {len(room.table.seats) - 1}, -1 or -2")
    if not 0 <= first <= len(rows):
        raise wrong(f"there is no step {first}: the match has steps 0 to {len(rows)}")
    count = max(1, min(call.number("count", 20), STEPS_AT_ONCE))
    steps = range(first, min(len(rows), first + count - 1) + 1)
    return finished.replay_steps(room.from_the_start(), rows, seat, steps)


def reasons(call: Call) -> Reasons:
    """What a bot thought at a step of a finished match."""
    room, step = finished_room(call), call.number("step", 0)
    rows = call.device.shelf.log(room.code)
    if not 1 <= step <= len(rows):
        raise wrong(f"there is no step {step}: the match has steps 1 to {len(rows)}")
    row = rows[step - 1]
    why = call.device.bots.reasons(room, step)
    return Reasons(step=step, seat=row.seat, action=row.text, why=why)


def fork(call: Call) -> TableView:
    """A new table from a step of a finished match, against bots, with what a seat knew then."""
    room, wanted, device = finished_room(call), call.data(Fork), call.device
    rows = device.shelf.log(room.code)
    finished.check_fork(room.table, rows, wanted, device.games)
    position = finished.imagined_position(room.from_the_start(), rows[: wanted.step], wanted.seat)
    terms = terms_of(device.games.game(room.table.game), room.rules())
    person, now = device.shelf.row_of_person(), device.shelf.now()
    again = finished.forked_table(
        room.table, wanted, position, terms, device.games, person, new_device_code(), now
    )
    device.shelf.put(again)
    return device.room(again.code).shown()


def needs_server(call: Call) -> None:  # noqa: ARG001 - whoever asks for it
    """What one device cannot do."""
    raise not_now("this needs a server", "device-problem-server")


TABLE: Final = r"/api/tables/([^/]+)"
SEAT: Final = rf"{TABLE}/seats/(\d+)"
GAME: Final = r"/api/games/([^/]+)"
ROUTES: Final[list[tuple[str, re.Pattern[str], Callable[[Call], Any]]]] = [
    (method, re.compile(pattern), answer)
    for method, pattern, answer in (
        ("GET", "/api/me", whoami),
        ("PATCH", "/api/me", rename),
        ("GET", "/api/games", all_games),
        ("POST", f"{GAME}/consult", consult),
        ("POST", f"{GAME}/seats", seats),
        ("GET", f"{GAME}/lessons", lessons),
        ("GET", f"{GAME}/lessons/([^/]+)", one_lesson),
        ("GET", rf"{GAME}/lessons/([^/]+)/(\d+)", lesson_answer),
        ("GET", f"{GAME}/puzzles", puzzles),
        ("GET", f"{GAME}/puzzles/([^/]+)", one_puzzle),
        ("GET", f"{GAME}/puzzles/([^/]+)/answer", puzzle_answered),
        ("GET", f"{GAME}/puzzles/([^/]+)/preview", puzzle_preview),
        ("POST", "/api/replays", replay_record),
        ("GET", "/api/tables", my_tables),
        ("POST", "/api/tables", open_one),
        ("GET", TABLE, one_table),
        ("PATCH", TABLE, house_rules),
        ("POST", f"{TABLE}/join", join),
        ("POST", f"{TABLE}/ready", ready),
        ("POST", f"{TABLE}/start", start),
        ("POST", f"{TABLE}/reveal", reveal),
        ("POST", f"{TABLE}/leave", leave),
        ("PUT", f"{SEAT}/bot", put_bot),
        ("DELETE", SEAT, kick),
        ("POST", f"{SEAT}/swap", swap),
        ("POST", f"{TABLE}/host", hand_over),
        ("POST", f"{TABLE}/shuffle", shuffle),
        ("POST", f"{TABLE}/pause", pause),
        ("POST", f"{SEAT}/cover", cover),
        ("GET", f"{SEAT}/hint", hint),
        ("GET", f"{TABLE}/record", record),
        ("GET", f"{TABLE}/replay", replay),
        ("GET", f"{TABLE}/reasons", reasons),
        ("POST", f"{TABLE}/fork", fork),
        ("GET", f"{TABLE}/analysis", needs_server),
        ("GET", f"{SEAT}/advice", needs_server),
        ("GET", f"{SEAT}/weighed", needs_server),
        ("POST", f"{SEAT}/transfer", needs_server),
        ("POST", "/api/transfers", needs_server),
    )
]


def answer(device: Device, method: str, target: str, body: msgspec.Raw) -> Any:
    """What a request is answered with; raises RequestError."""
    parts = urlsplit(target)
    for known, pattern, respond in ROUTES:
        found = pattern.fullmatch(parts.path)
        if known == method and found is not None:
            return respond(Call(device, found.groups(), parse_qs(parts.query), body))
    raise not_found(f"there is no {method} {parts.path} on a device")
