"""The HTTP interface of the server, as far as one device has an answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from redtable.device import match_routes, questions
from redtable.device.calls import Call
from redtable.device.codes import new_device_code
from redtable.kernel.notation import NotationError
from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.games import Consultation, SeatsQuestion
from redtable.protocol.people import Person, PersonChange
from redtable.protocol.replays import RecordQuestion
from redtable.protocol.tables import (
    HandOver,
    HouseRules,
    JoinTable,
    NewTable,
    Ready,
    Reveal,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
)
from redtable.server import seating, starting, table_setup
from redtable.server.lessons import lesson, lesson_titles
from redtable.server.problems import not_found, not_now, wrong
from redtable.server.puzzles import puzzle_answer, puzzle_task, puzzle_titles
from redtable.server.service_clock import wall
from redtable.server.shown_tables import short
from redtable.server.table_setup import open_table
from redtable.server.terms import Terms, terms_of

if TYPE_CHECKING:
    from redtable.device.device import Device


# People and games


def whoami(call: Call) -> Person:
    """Who am I?"""
    return call.device.store.person


def rename(call: Call) -> Person:
    """Change the name or the language."""
    wanted, store = call.data(PersonChange), call.device.store
    try:
        name = store.person.name if wanted.name is None else one_line(wanted.name, "a name")
    except HiddenCharacterError as fault:
        raise wrong(str(fault), "table-problem-hidden") from fault
    store.rename(name, wanted.language or store.person.language)
    return store.person


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


def drawing(call: Call) -> str:
    """A picture of a game as SVG."""
    game, name = call.words
    try:
        return call.device.games.game(game).drawing(unquote(name))
    except NotationError as fault:
        raise not_found(str(fault)) from fault


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
    newest = sorted(call.device.store.tables.values(), key=lambda table: -table.created)
    views = [call.device.room(table.code).shown() for table in newest]
    for view in views:
        view.options = {name: value for name, value in view.options.items() if short(value)}
    return TableList(tables=views)


def open_one(call: Call) -> TableView:
    """Open a table; you are its host."""
    new, device = call.data(NewTable), call.device
    terms = checked(call, new.game, new.ruleset, new.options)
    person = device.store.person
    new.listed = False
    table = open_table(new, device.games, terms, person.id, person.name, new_device_code(), wall())
    device.store.put(table)
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
    seat, store = call.data(JoinTable).seat, call.device.store
    return call.changed(lambda t: seating.join(t, store.person.id, store.person.name, seat, store.now()))


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
        ("GET", r"/drawings/([^/]+)/([^/]+)\.svg", drawing),
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
        ("POST", f"{TABLE}/pause", match_routes.pause),
        ("POST", f"{SEAT}/cover", match_routes.cover),
        ("GET", f"{SEAT}/hint", match_routes.hint),
        ("GET", f"{TABLE}/record", match_routes.record),
        ("GET", f"{TABLE}/upload", match_routes.upload),
        ("GET", f"{TABLE}/replay", match_routes.replay),
        ("GET", f"{TABLE}/reasons", match_routes.reasons),
        ("POST", f"{TABLE}/fork", match_routes.fork),
        ("GET", f"{TABLE}/analysis", match_routes.analysis),
        ("GET", f"{SEAT}/advice", match_routes.advice),
        ("GET", f"{SEAT}/weighed", match_routes.weighed),
        ("POST", f"{SEAT}/transfer", needs_server),
        ("POST", "/api/transfers", needs_server),
        ("POST", "/api/uploads", needs_server),
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
