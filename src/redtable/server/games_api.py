"""The HTTP interface to the games: what can be played, learned and asked."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post

from redtable.protocol.games import Consultation, GameDescription, SeatDescription, SeatsQuestion
from redtable.protocol.lessons import Lesson, LessonTitle
from redtable.protocol.puzzles import PuzzleAnswer, PuzzleTask, PuzzleTitle
from redtable.server.api_types import PROBLEMS, AnyRequest
from redtable.server.authentication import Authentication
from redtable.server.consultations import Consultations
from redtable.server.games import Games, describe_seats
from redtable.server.lessons import lesson, lesson_titles
from redtable.server.option_checks import OptionChecks
from redtable.server.puzzles import puzzle_answer, puzzle_task, puzzle_titles


class GamesApi(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=True, responses=PROBLEMS)
    def all_games(self, games: Games) -> list[GameDescription]:
        """Every game offered here."""
        return [games.describe(name) for name in games.offered]

    @post("/{game:str}/seats", status_code=200, responses=PROBLEMS)
    async def seats(
        self,
        request: AnyRequest,
        authentication: Authentication,
        option_checks: OptionChecks,
        game: str,
        data: SeatsQuestion,
    ) -> list[SeatDescription]:
        """The seats under a ruleset with options."""
        asker = authentication.asker(request)
        terms = await option_checks.terms(game, data.ruleset, data.options, asker)
        return describe_seats(terms.seats)

    @get("/{game:str}/lessons", sync_to_thread=True, responses=PROBLEMS)
    def lessons(self, games: Games, game: str) -> list[LessonTitle]:
        """What can be learned about a game, in order."""
        return lesson_titles(games.game(game))

    @get("/{game:str}/lessons/{lesson_id:str}", sync_to_thread=True, responses=PROBLEMS)
    def one_lesson(self, games: Games, game: str, lesson_id: str) -> Lesson:
        """A lesson, played through frame by frame."""
        return lesson(games.game(game), lesson_id)

    @post("/{game:str}/consult", status_code=200, responses=PROBLEMS)
    async def consult(
        self,
        request: AnyRequest,
        authentication: Authentication,
        consultations: Consultations,
        game: str,
        data: Consultation,
    ) -> Any:
        """Ask a game about its rules, without a match; a worker answers."""
        await authentication.person(request)
        return await consultations.consult(game, data, authentication.asker(request))

    @get("/{game:str}/lessons/{lesson_id:str}/{frame:int}", responses=PROBLEMS)
    async def lesson_answer(
        self,
        request: AnyRequest,
        authentication: Authentication,
        consultations: Consultations,
        game: str,
        lesson_id: str,
        frame: int,
        question: str,
    ) -> Any:
        """What the game answers to a question about a frame of a lesson; a worker answers."""
        asker = authentication.asker(request)
        return await consultations.about_lesson(game, lesson_id, frame, question, asker)

    @get("/{game:str}/puzzles", sync_to_thread=True, responses=PROBLEMS)
    def puzzles(self, games: Games, game: str) -> list[PuzzleTitle]:
        """The puzzles of a game, in order."""
        return puzzle_titles(games.game(game))

    @get("/{game:str}/puzzles/{puzzle_id:str}", sync_to_thread=True, responses=PROBLEMS)
    def one_puzzle(self, games: Games, game: str, puzzle_id: str) -> PuzzleTask:
        """A puzzle as it is asked."""
        return puzzle_task(games.game(game), puzzle_id)

    @get("/{game:str}/puzzles/{puzzle_id:str}/answer", sync_to_thread=True, responses=PROBLEMS)
    def puzzle_answered(self, games: Games, game: str, puzzle_id: str, action: str = "") -> PuzzleAnswer:
        """What comes of an action in a puzzle; of the best one if none is named."""
        return puzzle_answer(games.game(game), puzzle_id, action)

    @get("/{game:str}/puzzles/{puzzle_id:str}/preview", responses=PROBLEMS)
    async def puzzle_preview(
        self,
        request: AnyRequest,
        authentication: Authentication,
        consultations: Consultations,
        game: str,
        puzzle_id: str,
        question: str,
    ) -> Any:
        """What the game answers to a question about the position of a puzzle; a worker answers."""
        asker = authentication.asker(request)
        return await consultations.about_puzzle(game, puzzle_id, question, asker)
