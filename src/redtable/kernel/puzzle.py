"""Puzzles: scenarios in which one seat is to find the action that is clearly best.

A puzzle is a scenario file with a table `[puzzle]`, in the folder `puzzles` of its game. Its position holds
one deal of what the seat cannot know; whoever plays on from it deals that anew. docs/puzzles.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.registry import find_game
from redtable.kernel.scenario import Puzzle, Scenario, ScenarioError, scenarios_in

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset

FOLDER = "puzzles"
EASY, HARD = 60, 30
"""From this share of all bots' attempts on a puzzle is easy, and below that one it is hard, in percent."""


def puzzles_in(package: str) -> dict[str, Scenario]:
    """The puzzles that are shipped with a game, by their file names, in order."""
    return scenarios_in(package, FOLDER)


def facts_of(scenario: Scenario) -> Puzzle:
    """The table `[puzzle]` of a scenario."""
    if scenario.puzzle is None:
        raise ScenarioError(f"{scenario.title}: not a puzzle: it has no table [puzzle]")
    return scenario.puzzle


class Task:
    """A puzzle that is set up: the game, its rules, the position and the seat that decides."""

    def __init__(self, scenario: Scenario) -> None:
        self.facts = facts_of(scenario)
        if scenario.position is None:
            raise ScenarioError(f"{scenario.title}: a puzzle has a position")
        self.game: Game = find_game(scenario.game)
        self.rules: Ruleset = self.game.rules(scenario.ruleset, scenario.options)
        self.state: State = self.game.read_position(self.rules, scenario.position)
        names = [info.name for info in self.game.seats(self.rules)]
        if scenario.learner not in names:
            raise ScenarioError(f"{scenario.title}: no seat is called {scenario.learner!r}")
        self.seat = names.index(scenario.learner)

    def dealt(self, chance: Chance) -> State:
        """The position with everything dealt anew that the seat cannot know."""
        return self.state.redeal(self.seat, chance)

    def right(self, action: str) -> bool:
        """Whether an action begins one of the best plans."""
        return any(plan[0] == action for plan in self.facts.best)


def check_puzzle(scenario: Scenario) -> list[str]:
    """What is wrong with a puzzle as a file; whether its answer is right is for the lab to say."""
    try:
        task = Task(scenario)
    except ScenarioError as fault:
        return [str(fault)]
    facts = task.facts
    found = []
    if task.seat not in task.state.actors():
        found.append(f"{scenario.learner} is not to decide")
        return found
    legal = {action.text for action in task.state.legal(task.seat)}
    if not facts.best or not all(facts.best):
        found.append("there is no best plan")
    found += [f"{plan[0]} is not legal" for plan in facts.best if plan and plan[0] not in legal]
    if missing := sorted(legal - set(facts.chances)):
        found.append(f"no chance is given for {', '.join(missing)}")
    if surplus := sorted(set(facts.chances) - legal):
        found.append(f"a chance is given for what is not legal: {', '.join(surplus)}")
    if not facts.low <= facts.margin <= facts.high:
        found.append(f"the margin {facts.margin} is not between {facts.low} and {facts.high}")
    if facts.low <= 0:
        found.append("another action may be as good")
    return found


def difficulty_of(facts: Puzzle) -> int:
    """1 for what most bots find, 3 for what few find, 2 between."""
    shares = list(facts.solved.values())
    mean = sum(shares) / len(shares) if shares else 0
    return 1 if mean >= EASY else 3 if mean < HARD else 2
