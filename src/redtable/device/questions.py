"""Questions about the games, their lessons, puzzles and records: what a server gives to its workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.record import RecordError, read_record
from redtable.server.games import OPTIONS_DEPTH, depth_of, describe_seats, encode_options
from redtable.server.lessons import lesson_question
from redtable.server.problems import RequestError, wrong
from redtable.server.puzzles import puzzle_question
from redtable.server.record_files import question_of, replay_file, wrong_record
from redtable.server.terms import terms_of

if TYPE_CHECKING:
    from redtable.device.games import DeviceGames
    from redtable.protocol.games import Consultation, SeatDescription, SeatsQuestion
    from redtable.protocol.replays import RecordQuestion, RecordReplay
    from redtable.server.worker_requests import Preview


def consult(games: DeviceGames, game: str, data: Consultation) -> Any:
    """The game's answer to a question without a match."""
    games.check_ruleset(game, data.ruleset)
    if depth_of(data.about) > OPTIONS_DEPTH:
        raise wrong(f"the question is nested too deeply: at most {OPTIONS_DEPTH} levels are read")
    rules = games.rules(game, data.ruleset, data.options)
    try:
        return games.game(game).consult(rules, data.question, data.about)
    except RequestError:
        raise
    except RedtableError as fault:
        raise wrong(str(fault)) from fault


def seats(games: DeviceGames, game: str, data: SeatsQuestion) -> list[SeatDescription]:
    """The seats under a ruleset with options."""
    encode_options(data.options)
    rules = games.rules(game, data.ruleset, data.options)
    return describe_seats(terms_of(games.game(game), rules).seats)


def about_lesson(games: DeviceGames, game: str, lesson: str, frame: int, question: str) -> Any:
    """The game's answer to a question about a frame of a lesson."""
    return previewed(games, game, lesson_question(games.game(game), game, lesson, frame, question))


def about_puzzle(games: DeviceGames, game: str, puzzle: str, question: str) -> Any:
    """The game's answer to a question about the position of a puzzle."""
    return previewed(games, game, puzzle_question(games.game(game), game, puzzle, question))


def previewed(games: DeviceGames, game: str, asked: Preview) -> Any:
    """What the game answers to a question about a view."""
    found = games.game(game)
    rules = games.rules(game, asked.rules.ruleset, asked.rules.options)
    view = msgspec.json.decode(asked.view, type=found.view_type())
    try:
        return found.preview(rules, view, asked.question)
    except RedtableError as fault:
        raise wrong(str(fault)) from fault


def replay_record(games: DeviceGames, data: RecordQuestion) -> RecordReplay:
    """A stretch of the match of a record from a file."""
    try:
        record = read_record(data.record)
    except RecordError as fault:
        raise wrong_record(fault) from fault
    asked = question_of(games, data, record)
    try:
        return replay_file(games.game(asked.rules.game), data.record, data.seat, data.first)
    except RedtableError as fault:
        raise wrong(str(fault)) from fault
