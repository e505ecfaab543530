"""Puzzles from bots' games: found in games that follow from a seed, kept in a file, written as scenarios."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.analysis.match_analysis import analyst_of
from redtable.bots.bot import RANDOM
from redtable.kernel.chance import SeededChance
from redtable.kernel.puzzle import Task, check_puzzle, difficulty_of, facts_of
from redtable.kernel.scenario import Origin, Puzzle, Scenario
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import prepared
from redtable.lab.playing import Chair
from redtable.lab.puzzle_games import PuzzleGame, source_of
from redtable.lab.puzzle_search import OPINIONS, ends_agree, solved_by, strongest_agrees, weigh
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.lab.workers import Workers

METHOD: Final = 2
"""Changes whenever the same games would give other puzzles."""
SHARE_OF_THEME: Final = 0.4
SHARE_OF_EASY: Final = 0.35
"""At most so many of the puzzles have the same theme, or are easy."""
APART: Final = 6
"""Actions between two puzzles of one game."""
A_GAME: Final = 2
"""Puzzles of one game; their answers differ."""


class Header(msgspec.Struct, kw_only=True):
    """What a file of puzzles depends on."""

    game: str
    seed: str
    method: int


class Row(msgspec.Struct):
    """A game that was searched, and the puzzles that were found in it."""

    number: int
    puzzles: list[Scenario]


class Search(msgspec.Struct, frozen=True):
    """A game that is to be searched."""

    game: str
    seed: str
    number: int
    commit: str


@cache
def analyst_for(slug: str) -> tuple[Game, Ruleset, Analyst]:
    """A game, its rules and its analyst, made once a process."""
    game, rules = prepared(slug, "", tuple(source_of(slug).options.items()))
    return game, rules, analyst_of(game, rules)


def search_game(search: Search) -> Row:
    """Play a game of fast bots, and look for puzzles at every decision."""
    source = source_of(search.game)
    game, rules, _ = analyst_for(search.game)
    seed = f"{search.seed} {search.number}"
    seats = len(game.seats(rules))
    players = [source.players[(seat + search.number) % len(source.players)] for seat in range(seats)]
    chairs = [Chair(source.bot(level, game, rules, seat, seed)) for seat, level in enumerate(players)]
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    row = Row(search.number, [])
    last = -APART
    for step in count():
        if state.outcome() is not None or len(row.puzzles) == A_GAME:
            break
        seat = state.actors()[0]
        if step - last >= APART:
            origin = Origin(seed=seed, players=players, step=step, commit=search.commit)
            found = puzzle_at(source, state, seat, origin)
            if found is not None and not any(same_answer(found, other) for other in row.puzzles):
                row.puzzles.append(found)
                last = step
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)
    return row


def same_answer(one: Scenario, other: Scenario) -> bool:
    """Whether two puzzles begin with the same action."""
    return facts_of(one).best[0][0] == facts_of(other).best[0][0]


def puzzle_at(source: PuzzleGame, state: State, seat: int, origin: Origin) -> Scenario | None:
    """The puzzle of a position, read back from its text; None if it is none."""
    game, rules, analyst = analyst_for(source.slug)
    if not source.worth_a_look(state, state.view(seat)):
        return None
    position = state.position()
    view = game.read_position(rules, position).view(seat)
    answer = weigh(analyst, view)
    if answer is None:
        return None
    right = {answer.plan[0]}
    if not strongest_agrees(source, analyst, view, right, OPINIONS):
        return None
    if not ends_agree(source, analyst, view, answer):
        return None
    facts = Puzzle(
        theme=source.theme(analyst, view, answer),
        best=[answer.plan],
        margin=round(1000 * answer.margin),
        low=round(1000 * (answer.margin - answer.error)),
        high=min(1000, round(1000 * (answer.margin + answer.error))),
        deals=answer.worlds,
        chances={text: round(1000 * chance) for text, chance in answer.chances.items()},
        solved=solved_by(source, analyst, view, right),
        plays_on=source.plays_on,
        origin=origin,
    )
    return Scenario(
        game=source.slug,
        title=f"{facts.theme} ({origin.seed}, step {origin.step})",
        options=source.options,
        position=position,
        learner=game.seats(rules)[seat].name,
        puzzle=facts,
    )


def find_puzzles(
    slug: str,
    wanted: int,
    folder: Path,
    *,
    seed: str,
    commit: str,
    workers: Workers | None = None,
    progress: Callable[[int, int], None] = lambda _found, _games: None,
) -> int:
    """Search games until so many puzzles are in the folder; those searched before are not searched again."""
    header = Header(game=slug, seed=seed, method=METHOD)
    with RowsFile(folder / f"{slug}-{seed}.jsonl", header, Row) as file:
        chosen = Choice(wanted)
        for row in file.rows:
            write_chosen(folder, chosen, row)
        progress(len(chosen.taken), len(file.rows))
        searches = (Search(slug, seed, number, commit) for number in count(len(file.rows)))
        games: Iterator[Row] = work_on(search_game, searches, workers)
        while len(chosen.taken) < wanted:
            row = next(games)
            file.add(row)
            write_chosen(folder, chosen, row)
            progress(len(chosen.taken), len(file.rows))
    return len(chosen.taken)


class Choice:
    """Which puzzles are taken: not too many of a theme, and not too many easy ones."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.taken: list[Scenario] = []
        self.themes: Counter[str] = Counter()
        self.easy = 0

    def take(self, scenario: Scenario) -> bool:
        """Take a puzzle if there is room for its kind."""
        facts = facts_of(scenario)
        easy = difficulty_of(facts) == 1
        if len(self.taken) >= self.wanted or check_puzzle(scenario) or obvious(facts):
            return False
        if self.themes[facts.theme] >= max(1, SHARE_OF_THEME * self.wanted):
            return False
        if easy and self.easy >= SHARE_OF_EASY * self.wanted:
            return False
        self.themes[facts.theme] += 1
        self.easy += easy
        self.taken.append(scenario)
        return True


def obvious(facts: Puzzle) -> bool:
    """Whether everybody but the one who chooses at random finds the answer."""
    return all(share == 100 for level, share in facts.solved.items() if level != RANDOM)


def write_chosen(folder: Path, chosen: Choice, row: Row) -> None:
    """Write the files of those puzzles of a game that are taken."""
    for scenario in row.puzzles:
        if chosen.take(scenario):
            file = folder / f"{len(chosen.taken):03}.toml"
            file.write_text(puzzle_toml(scenario), encoding="utf-8")


def puzzle_toml(scenario: Scenario) -> str:
    """A puzzle as the text of its file."""
    facts = facts_of(scenario)
    lines = [f"{key} = {written(getattr(scenario, key))}" for key in ("game", "title")]
    lines += [f"{key} = {written(getattr(scenario, key))}" for key in ("position", "learner")]
    if scenario.options:
        lines += ["", "[options]", *rows_of(scenario.options)]
    own = ("theme", "best", "margin", "low", "high", "deals", "plays_on")
    lines += ["", "[puzzle]", *(f"{key} = {written(getattr(facts, key))}" for key in own)]
    for name, table in (
        ("chances", dict(sorted(facts.chances.items(), key=lambda item: -item[1]))),
        ("solved", facts.solved),
        ("origin", msgspec.to_builtins(facts.origin)),
    ):
        lines += ["", f"[puzzle.{name}]", *rows_of(table)]
    return "\n".join(lines) + "\n"


def rows_of(table: Mapping[str, object]) -> list[str]:
    """The rows of a TOML table."""
    return [
        f"{key if key.isidentifier() else written(key)} = {written(value)}" for key, value in table.items()
    ]


def written(value: object) -> str:
    """A value as TOML has it: of texts, numbers, truths and lists the same as in JSON."""
    return json.dumps(value, ensure_ascii=False)


class Question(msgspec.Struct, frozen=True):
    """A puzzle that is to be solved again, on so many fresh deals."""

    game: str
    name: str
    scenario: Scenario
    seed: str
    deals: int


def is_solved(question: Question) -> bool:
    """Whether the strongest level with twice its effort finds the answer on all of these deals."""
    source = source_of(question.game)
    task = Task(question.scenario)
    _, _, analyst = analyst_for(source.slug)
    right = {plan[0] for plan in task.facts.best}
    seeds = [f"{question.seed} {number}" for number in range(question.deals)]
    return strongest_agrees(source, analyst, task.state.view(task.seat), right, seeds)
