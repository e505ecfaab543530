"""Puzzles from bots' games: found in games that follow from a seed, kept in a file, written as scenarios."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.puzzle import Task, check_puzzle, difficulty_of, facts_of
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import Origin, Puzzle, Scenario, read_scenario
from redtable.lab.held_file import RowsFile
from redtable.lab.playing import Chair
from redtable.lab.puzzle_games import source_of
from redtable.lab.puzzle_search import ends_agree, solved_by, strongest_agrees, weigh
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.lab.puzzle_source import PuzzleGame
    from redtable.lab.workers import Workers

METHOD: Final = 7
"""Changes whenever the same games would give other puzzles."""
UNUSUAL: Final = {"find": 1, "redealt": True, "plays_on": ""}
"""Keys of a puzzle that its file has only if they have other values."""
APART: Final = 6
"""Actions between two puzzles of one game."""
A_GAME: Final = 2
"""Puzzles of one game; their answers differ."""
EASY: Final = "easy"
"""A kind of puzzles, beside the themes."""


class Header(msgspec.Struct, kw_only=True):
    """What a file of puzzles depends on."""

    game: str
    seed: str
    method: int
    full: dict[str, list[str]] = {}
    """The kinds of which there were enough in each language before the search; these are not looked for."""


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
    full: tuple[str, ...] = ()
    """Kinds that are not looked for."""


@cache
def table_for(slug: str, form: int) -> tuple[Game, Ruleset, Analyst]:
    """A game, its rules and its analyst for one of the forms in which it is searched, made once a process."""
    source = source_of(slug)
    game = find_game(slug)
    rules = game.rules("", source.forms[form])
    return game, rules, source.analyst(game, rules)


def form_of(source: PuzzleGame, options: Mapping[str, Any]) -> int:
    """The form with these options."""
    return source.forms.index(dict(options))


def search_game(search: Search) -> Row:
    """Play a game of fast bots, and look for puzzles at every decision."""
    source = source_of(search.game)
    form = search.number % len(source.forms)
    return Row(search.number, puzzles_along(source, form, bots_game(source, form, search), search.full))


def bots_game(source: PuzzleGame, form: int, search: Search) -> Iterator[tuple[State, Origin]]:
    """Every decision of a game of fast bots, while it is played."""
    game, rules, _ = table_for(search.game, form)
    seed = f"{search.seed} {search.number}"
    seats = len(game.seats(rules))
    players = source.seated(search.number // len(source.forms), seats)
    chairs = [Chair(source.bot(level, game, rules, seat, seed)) for seat, level in enumerate(players)]
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    for step in count():
        if state.outcome() is not None:
            return
        yield state, Origin(seed=seed, players=players, step=step, commit=search.commit)
        seat = state.actors()[0]
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)


def puzzles_along(
    source: PuzzleGame, form: int, decisions: Iterable[tuple[State, Origin]], full: Sequence[str] = ()
) -> list[Scenario]:
    """The puzzles of one game: not too many, not too close together, with different answers."""
    puzzles: list[Scenario] = []
    last = -APART
    for state, origin in decisions:
        if origin.step - last < APART:
            continue
        found = puzzle_at(source, form, state, state.actors()[0], origin, full)
        if found is not None and not any(same_answer(found, other) for other in puzzles):
            puzzles.append(found)
            last = origin.step
            if len(puzzles) == A_GAME:
                break
    return puzzles


def same_answer(one: Scenario, other: Scenario) -> bool:
    """Whether two puzzles begin with the same action."""
    return facts_of(one).best[0][0] == facts_of(other).best[0][0]


def puzzle_at(
    source: PuzzleGame, form: int, state: State, seat: int, origin: Origin, full: Sequence[str] = ()
) -> Scenario | None:
    """The puzzle of a position, read back from its text; None if it is none, or of a kind that is full."""
    game, rules, analyst = table_for(source.slug, form)
    seen = state.view(seat)
    if not source.worth_a_look(state, seen) or source.is_full(seen, full):
        return None
    position = state.position()
    view = game.read_position(rules, position).view(seat)
    answer = weigh(source, analyst, view)
    if answer is None:
        return None
    theme = source.theme(analyst, view, answer)
    if theme in full or not source.is_fair(analyst, state, view, answer):
        return None
    choices, right = list(answer.chances), answer.right
    facts = Puzzle(
        theme=theme,
        best=source.plans(view, answer),
        find=source.find(view, answer),
        redealt=source.is_redealt(view),
        margin=round(1000 * answer.margin),
        low=round(1000 * (answer.margin - answer.error)),
        high=min(1000, round(1000 * (answer.margin + answer.error))),
        deals=answer.worlds,
        chances={text: round(1000 * chance) for text, chance in answer.chances.items()},
        solved=solved_by(source, analyst, view, choices, right),
        plays_on=source.plays_on,
        origin=origin,
    )
    if source.is_obvious(facts.solved) or not source.accepts(facts):
        return None
    if EASY in full and difficulty_of(facts) == 1:
        return None
    seeds = [f"opinion {number}" for number in range(source.opinions)]
    if not strongest_agrees(source, analyst, view, choices, right, seeds):
        return None
    if not ends_agree(source, analyst, view, answer):
        return None
    facts.follows = source.follows(analyst, state, choices)
    return Scenario(
        game=source.slug,
        title=f"{facts.theme} ({origin.seed}, step {origin.step})",
        options=source.forms[form],
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
    """Search games until so many puzzles are in the folder; those searched before are not searched again.

    Puzzles of other seeds that lie there stay, and count.
    """
    source = source_of(slug)
    chosen = chosen_before(source, wanted, folder, seed)
    full = chosen.full()
    header = Header(game=slug, seed=seed, method=METHOD, full=full)
    with RowsFile(folder / f"{slug}-{seed}.jsonl", header, Row) as file:
        for row in file.rows:
            write_chosen(folder, chosen, row)
        progress(len(chosen.taken), len(file.rows))
        first = file.rows[-1].number + 1 if file.rows else 0
        languages = [language_of(form) for form in source.forms]
        searches = (
            Search(slug, seed, number, commit, tuple(full.get(language, ())))
            for number in count(first)
            if not chosen.is_full(language := languages[number % len(languages)])
        )
        games: Iterator[Row] = work_on(search_game, searches, workers)
        while not chosen.is_done():
            row = next(games)
            file.add(row)
            write_chosen(folder, chosen, row)
            progress(len(chosen.taken), len(file.rows))
    return len(chosen.taken)


def chosen_before(source: PuzzleGame, wanted: int, folder: Path, seed: str) -> Choice:
    """What lies in a folder, but for the puzzles of this seed: these come from its file of rows."""
    chosen = Choice(source, wanted)
    for path in sorted(folder.glob("*.toml")):
        scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)
        if seed_of(scenario) != seed:
            chosen.keep(path.stem, scenario)
    return chosen


def seed_of(scenario: Scenario) -> str:
    """The seed of the search that found a puzzle: its games add a number to it."""
    return facts_of(scenario).origin.seed.rpartition(" ")[0]


def language_of(options: Mapping[str, Any]) -> str:
    """The language that a game with these options is in; empty if it is in none."""
    found: str = options.get("language", "")
    return found


class Choice:
    """Which puzzles are taken in each language: not too many of a theme, and not too many easy ones."""

    def __init__(self, source: PuzzleGame, wanted: int) -> None:
        self.source = source
        self.wanted = wanted
        self.languages = sorted({language_of(form) for form in source.forms})
        self.taken: dict[str, Scenario] = {}
        """By their names."""
        self.counts: Counter[tuple[str, str]] = Counter()
        """By language and theme; all with an empty theme, and the easy ones."""

    def is_full(self, language: str) -> bool:
        """Whether there are enough in a language."""
        return self.counts[language, ""] >= self.wanted

    def is_done(self) -> bool:
        """Whether there are enough."""
        return all(self.is_full(language) for language in self.languages)

    def has_enough(self, language: str, kind: str) -> bool:
        """Whether there is no room for more of a theme, or for more easy ones."""
        most = self.source.share_of_easy if kind == EASY else self.source.share_of_theme
        return self.counts[language, kind] >= max(1, most * self.wanted)

    def full(self) -> dict[str, list[str]]:
        """The kinds of which there are enough, by language."""
        found: dict[str, list[str]] = {}
        for language, kind in sorted(self.counts):
            if kind and self.has_enough(language, kind):
                found.setdefault(language, []).append(kind)
        return found

    def take(self, scenario: Scenario) -> str:
        """Take a puzzle if there is room for its kind, and name it; empty if it is not taken."""
        facts, language = facts_of(scenario), language_of(scenario.options)
        easy = difficulty_of(facts) == 1
        if self.is_full(language) or check_puzzle(scenario) or self.source.is_obvious(facts.solved):
            return ""
        if self.has_enough(language, facts.theme) or (easy and self.has_enough(language, EASY)):
            return ""
        first = f"{language}-" if language else ""
        name = next(name for number in count(1) if (name := f"{first}{number:03}") not in self.taken)
        self.keep(name, scenario)
        return name

    def keep(self, name: str, scenario: Scenario) -> None:
        """Count a puzzle that has a name."""
        facts, language = facts_of(scenario), language_of(scenario.options)
        easy = difficulty_of(facts) == 1
        self.counts.update({(language, ""): 1, (language, facts.theme): 1, (language, EASY): int(easy)})
        self.taken[name] = scenario


def write_chosen(folder: Path, chosen: Choice, row: Row) -> None:
    """Write the files of those puzzles of a game that are taken."""
    for scenario in row.puzzles:
        name = chosen.take(scenario)
        if name:
            (folder / f"{name}.toml").write_text(puzzle_toml(scenario), encoding="utf-8")


def puzzle_toml(scenario: Scenario) -> str:
    """A puzzle as the text of its file."""
    facts = facts_of(scenario)
    lines = [f"{key} = {written(getattr(scenario, key))}" for key in ("game", "title")]
    lines += [f"{key} = {written(getattr(scenario, key))}" for key in ("position", "learner")]
    if scenario.options:
        lines += ["", "[options]", *rows_of(scenario.options)]
    own = ("theme", "best", "find", "redealt", "margin", "low", "high", "deals", "plays_on")
    told = [key for key in own if key not in UNUSUAL or getattr(facts, key) != UNUSUAL[key]]
    lines += ["", "[puzzle]", *(f"{key} = {written(getattr(facts, key))}" for key in told)]
    for name, table in (
        ("chances", dict(sorted(facts.chances.items(), key=lambda item: -item[1]))),
        ("follows", facts.follows),
        ("solved", facts.solved),
        ("origin", msgspec.to_builtins(facts.origin)),
    ):
        lines += ["", f"[puzzle.{name}]", *rows_of(table)] if table else []
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
    _, _, analyst = table_for(source.slug, form_of(source, question.scenario.options))
    facts = task.facts
    right = {plan[0] for plan in facts.best}
    seeds = [f"{question.seed} {number}" for number in range(question.deals)]
    view = task.state.view(task.seat)
    return strongest_agrees(source, analyst, view, list(facts.chances), right, seeds)
