"""The HTTP interface of a device to matches that run or are over, besides playing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.device import analyses
from redtable.device.codes import new_device_code
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.protocol.analysis import Advice, AnalysisView, Weighed
from redtable.protocol.replays import Fork, Hint, Reasons, Replay
from redtable.protocol.tables import Pause, SeatBot, TableView
from redtable.protocol.uploads import Upload
from redtable.server import finished, tables
from redtable.server.problems import not_now, wrong
from redtable.server.rulesets import write_opening
from redtable.server.terms import terms_of

if TYPE_CHECKING:
    from redtable.device.calls import Call
    from redtable.device.room import Room

STEPS_AT_ONCE: Final = 100


def pause(call: Call) -> TableView:
    """Stop or start the clocks."""
    wanted, now = call.data(Pause).paused, call.device.store.now()
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
    return finished.write_table_record(table, slug, opening, call.device.store.log(table.code))


def upload(call: Call) -> Any:
    """The match as a server takes it (`Upload`), over or not, with its seed."""
    room, device = call.room, call.device
    table, match = room.table, room.from_the_start()
    opening, slug = write_opening(match.opening_draws), device.games.slug(table.game)
    record = finished.write_table_record(table, slug, opening, device.store.log(table.code))
    bots = {number: seat.played_by() for number, seat in enumerate(table.seats) if seat.played_by()}
    return msgspec.to_builtins(Upload(record=record, bots=bots, language=table.language), str_keys=True)


def replay(call: Call) -> Replay:
    """Steps of a finished match through a seat's eyes."""
    room = finished_room(call)
    rows = call.device.store.log(room.code)
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
    rows = call.device.store.log(room.code)
    if not 1 <= step <= len(rows):
        raise wrong(f"there is no step {step}: the match has steps 1 to {len(rows)}")
    row = rows[step - 1]
    why = call.device.bots.reasons(room, step)
    return Reasons(step=step, seat=row.seat, action=row.text, why=why)


def analysis(call: Call) -> AnalysisView:
    """What was luck and what was skill in a finished match, as far as it is known."""
    return call.device.analyses.view(finished_room(call), lambda: record(call), call.text("have"))


def advice(call: Call) -> Advice:
    """The best plans on the own seat, where all others are bots."""
    return analyses.advice(call.room, call.person, call.seat)


def weighed(call: Call) -> Weighed:
    """What an action on the own seat would lose, where all others are bots."""
    return analyses.weighed(call.room, call.person, call.seat, call.text("action"))


def fork(call: Call) -> TableView:
    """A new table from a step of a finished match, against bots, with what a seat knew then."""
    room, wanted, device = finished_room(call), call.data(Fork), call.device
    rows = device.store.log(room.code)
    finished.check_fork(room.table, rows, wanted, device.games)
    position = finished.imagined_position(room.from_the_start(), rows[: wanted.step], wanted.seat)
    terms = terms_of(device.games.game(room.table.game), room.rules())
    person, now = device.store.row_of_person(), device.store.now()
    again = finished.forked_table(
        room.table, wanted, position, terms, device.games, person, new_device_code(), now
    )
    device.store.put(again)
    return device.room(again.code).shown()
