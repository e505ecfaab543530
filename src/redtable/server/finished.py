"""A match that is over, from its log rows: its record, stretches of its replay, a new table from a step."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import CLOCK, JUDGE, NOBODY, Outcome
from redtable.kernel.record import Line, Record, read_draw, write_record
from redtable.kernel.sealed import commitment
from redtable.protocol.replays import Fork, Replay, ReplayStep
from redtable.protocol.tables import NewTable
from redtable.server.match_log import read_entry
from redtable.server.problems import not_now, wrong
from redtable.server.service_clock import wall
from redtable.server.table_setup import open_table
from redtable.server.tables import Seat, Table

if TYPE_CHECKING:
    from redtable.kernel.match import Match
    from redtable.server.games import Games
    from redtable.server.store import LogRow
    from redtable.server.store.rows import PersonRow
    from redtable.server.terms import Terms


def seat_name(names: list[str], seat: int) -> str:
    """What a record calls whoever acted."""
    return "clock" if seat == CLOCK else names[seat]


def write_table_record(table: Table, slug: str, opening: str, rows: list[LogRow]) -> str:
    """The text of a record, from what was stored: nothing is played again."""
    seed = bytes.fromhex(table.seed)
    names = table.seat_names()
    outcome = table.outcome
    record = Record(
        game=slug,
        ruleset=table.ruleset,
        hash=table.rules_hash,
        options=table.options,
        seats=names,
        committed=commitment(seed),
        scheme=table.scheme,
        table=table.device_code or table.code,
        called_off=table.called_off,
        commitments=[seat.commitment for seat in table.seats],
        entropy=[seat.entropy for seat in table.seats],
        server_seed=seed,
        position=table.position,
        repeats=table.repeats and table.steps_back,
        opening=[read_draw(draw) for draw in opening.split("\t") if draw],
        actions=[Line(0, seat_name(names, row.seat), row.text, read_entry(row).draws) for row in rows],
        result=None if outcome is None else Outcome(tuple(outcome.scores), outcome.reason),
    )
    return write_record(record)


def replay_steps(match: Match, rows: list[LogRow], seat: int, steps: range) -> Replay:
    """Play a match again from its start and note what the eyes see."""
    found: list[ReplayStep] = []
    for step in range(steps.stop):
        events = [event.seen_by(seat) for event in match.opening] if step == 0 else []
        actor, action = NOBODY, ""
        if step:
            row = rows[step - 1]
            entry = match.repeat(row.seat, row.text)
            events = [event.seen_by(seat) for event in entry.events]
            actor, action = row.seat, row.text if seat in (JUDGE, row.seat) else ""
        if step in steps:
            seen = [event for event in events if event is not None]
            view = match.view(seat)
            found.append(ReplayStep(step=step, seat=actor, action=action, events=seen, view=view))
    return Replay(steps=len(rows), seat=seat, found=found)


def imagined_position(match: Match, rows: list[LogRow], seat: int) -> str:
    """A position after these rows that the seat could not tell from the true one."""
    for row in rows:
        match.repeat(row.seat, row.text)
    if match.outcome() is not None:
        raise not_now("the match is over at that step; choose an earlier one", "table-problem-fork-over")
    chance = SeededChance(secrets.token_hex(16))
    return match.game.imagine(match.rules, match.state.view(seat), chance).position()


def check_fork(table: Table, rows: list[LogRow], fork: Fork, games: Games) -> None:
    """Raise if there is no such step, seat or level."""
    if fork.step > len(rows):
        raise wrong(f"there is no step {fork.step}: the match has steps 0 to {len(rows)}")
    if fork.seat >= len(table.seats):
        raise wrong(f"there is no seat {fork.seat}")
    games.check_level(table.game, fork.level)


def forked_table(
    table: Table,
    fork: Fork,
    position: str,
    terms: Terms,
    games: Games,
    person: PersonRow,
    code: str,
    service_now: int,
) -> Table:
    """A running table from a position; bots take all seats but the person's."""
    new = NewTable(game=table.game, ruleset=table.ruleset, options=table.options, language=table.language)
    again = open_table(new, games, terms, person.id, person.name, code, wall())
    again.rules, again.rules_hash = table.rules, table.rules_hash
    again.steps_back = table.steps_back
    again.seats = [Seat(bot=seat.bot or fork.level) for seat in table.seats]
    again.seats[fork.seat] = Seat(person=person.id, player=person.name, ready=True)
    again.position = position
    again.forked_from = table.code
    again.status = "running"
    again.started = service_now
    return again
