"""Questions to a game without a table: about its rules, a frame of a lesson, a record. Workers answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from redtable.server.fair_pool import TooBusy
from redtable.server.games import OPTIONS_DEPTH, depth_of, encode_options
from redtable.server.lessons import lesson_question
from redtable.server.problems import too_busy, unavailable, wrong
from redtable.server.puzzles import puzzle_question
from redtable.server.record_files import question_about
from redtable.server.worker_pool import RefusedQuestion, WorkerError
from redtable.server.worker_requests import Consult, RulesReference

if TYPE_CHECKING:
    from redtable.protocol.games import Consultation
    from redtable.protocol.replays import RecordQuestion
    from redtable.server.fair_pool import Asker
    from redtable.server.games import Games
    from redtable.server.worker_pool import WorkerPool
    from redtable.server.worker_requests import Preview, ReplayFile, Verify


class Consultations:
    """Has workers answer; those for previews answer about lessons, after what people ask at tables."""

    def __init__(
        self,
        games: Games,
        consults: WorkerPool,
        consult_limit: float,
        previews: WorkerPool,
        preview_limit: float,
    ) -> None:
        self._games = games
        self._consults = consults
        self._consult_limit = consult_limit
        self._previews = previews
        self._preview_limit = preview_limit

    async def consult(self, game: str, data: Consultation, asker: Asker) -> Any:
        """The game's answer to a question without a match."""
        self._games.check_ruleset(game, data.ruleset)
        encode_options(data.options)
        if depth_of(data.about) > OPTIONS_DEPTH:
            raise wrong(f"the question is nested too deeply: at most {OPTIONS_DEPTH} levels are read")
        rules = RulesReference(game=game, ruleset=data.ruleset, options=data.options)
        question = Consult(rules=rules, question=data.question, about=data.about)
        return await answer_of(self._consults, question, self._consult_limit, asker)

    async def replay_record(self, data: RecordQuestion, asker: Asker) -> Any:
        """The match of a record from a file."""
        question = await question_about(self._games, data)
        return await answer_of(self._consults, question, self._consult_limit, asker)

    async def about_lesson(self, game: str, lesson: str, frame: int, question: str, asker: Asker) -> Any:
        """The game's answer to a question about a frame of a lesson."""
        found = self._games.game(game)
        asked = await asyncio.to_thread(lesson_question, found, game, lesson, frame, question)
        return await answer_of(self._previews, asked, self._preview_limit, asker._replace(first=False))

    async def about_puzzle(self, game: str, puzzle: str, question: str, asker: Asker) -> Any:
        """The game's answer to a question about the position of a puzzle."""
        found = self._games.game(game)
        asked = await asyncio.to_thread(puzzle_question, found, game, puzzle, question)
        return await answer_of(self._previews, asked, self._preview_limit, asker._replace(first=False))


async def answer_of(
    pool: WorkerPool, question: Preview | Consult | ReplayFile | Verify, limit: float, asker: Asker
) -> Any:
    """A worker's answer; raises a problem if there is none."""
    try:
        return await pool.ask(question, limit, asker)
    except TooBusy as fault:
        raise too_busy(str(fault)) from fault
    except RefusedQuestion as fault:
        raise wrong(str(fault)) from fault
    except WorkerError as fault:
        raise unavailable("the question took too long to answer") from fault
