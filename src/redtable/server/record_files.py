"""Records that people have as files: replayed by a worker from the draws that they kept, and never stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.game import JUDGE, NOBODY, SPECTATOR
from redtable.kernel.record import Record, RecordError, read_record
from redtable.kernel.replay import replay_steps
from redtable.kernel.view import OutcomeView
from redtable.protocol.games import SeatDescription
from redtable.protocol.replays import RecordQuestion, RecordReplay, Replay, ReplayStep
from redtable.server.games import encode_options
from redtable.server.problems import RequestError, not_found, wrong
from redtable.server.worker_requests import ReplayFile, RulesReference

if TYPE_CHECKING:
    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Game
    from redtable.kernel.match import Match
    from redtable.server.games import Games

STRETCH = 50
"""The most steps of one answer."""
STRETCH_BYTES = 500_000
"""An answer ends with the step that makes it longer than this."""


class WrongRecord(RedtableError):  # noqa: N818 - what is wrong with a file, not with us
    """A record that cannot be replayed; the text says why."""


async def question_about(games: Games, data: RecordQuestion) -> ReplayFile:
    """What a worker is asked about a record, which must be whole, of a game and rules offered here."""
    try:
        record = await asyncio.to_thread(read_record, data.record)
    except RecordError as fault:
        raise wrong_record(fault) from fault
    return question_of(games, data, record)


def wrong_record(fault: RecordError) -> RequestError:
    """What a person is told of a file that is no record."""
    return wrong(str(fault), "table-problem-record", detail=str(fault))


def question_of(games: Games, data: RecordQuestion, record: Record) -> ReplayFile:
    """The question about a record that was read; its game and rules must be offered here."""
    name = next((name for name in games.offered if games.slug(name) == record.game), None)
    if name is None:
        raise not_found(
            f"there is no game {record.game!r} here", "table-problem-record-game", game=record.game
        )
    games.check_ruleset(name, record.ruleset)
    encode_options(record.options)
    rules = RulesReference(game=name, ruleset=record.ruleset, options=record.options)
    return ReplayFile(rules=rules, record=data.record, seat=data.seat, first=data.first)


def replay_file(game: Game, text: str, seat: int, first: int) -> RecordReplay:
    """A stretch of the match of a record; the draws and the actions up to its end are checked on the way."""
    record = read_record(text)
    if not 0 <= first <= len(record.actions):
        raise WrongRecord(f"there is no step {first}: the match has steps 0 to {len(record.actions)}")
    if seat not in (SPECTATOR, JUDGE) and not 0 <= seat < len(record.seats):
        raise WrongRecord(f"there is no seat {seat}: the match has {len(record.seats)}")
    found: list[ReplayStep] = []
    size = 0
    for step, (match, entry) in enumerate(replay_steps(record, first + STRETCH - 1, game)):
        if step >= first:
            found.append(step_of(step, match, entry, seat))
            size += len(msgspec.json.encode(found[-1]))
            if size > STRETCH_BYTES:
                break
    return described(record, match, Replay(steps=len(record.actions), seat=seat, found=found))


def step_of(step: int, match: Match, entry: Entry | None, seat: int) -> ReplayStep:
    """One step as some eyes saw it."""
    happened = match.opening if entry is None else entry.events
    events: list[Any] = [seen for event in happened if (seen := event.seen_by(seat)) is not None]
    actor = NOBODY if entry is None else entry.seat
    action = entry.text if entry is not None and seat in (JUDGE, entry.seat) else ""
    return ReplayStep(step=step, seat=actor, action=action, events=events, view=match.view(seat))


def described(record: Record, match: Match, replay: Replay) -> RecordReplay:
    """The stretch, with what was played."""
    return RecordReplay(
        slug=record.game,
        ruleset=record.ruleset,
        options=record.options,
        seats=[
            SeatDescription(seat=number, name=info.name, team=info.team, role=info.role)
            for number, info in enumerate(match.seats)
        ],
        outcome=OutcomeView.of(record.result),
        replay=replay,
    )
