"""Puzzles: scenarios in which one seat is to find the action that is clearly best.

A puzzle is a scenario file with a table `[puzzle]`, in the folder `puzzles` of its game. Its position holds
one deal of what the seat cannot know; whoever plays on from it deals that anew. docs/puzzles.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.notation import NotationError
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

    def offered(self) -> list[str]:
        """The answers to choose from where anything may be said: clues, of which a view has only examples."""
        return [] if set(self.decisions()) & set(self.facts.chances) else sorted(self.facts.chances)

    def decisions(self) -> list[str]:
        """The legal actions that decide something."""
        legal = [action.text for action in self.state.legal(self.seat)]
        return [text for text in legal if not self.game.is_gesture(text)]

    def dealt(self, chance: Chance) -> State:
        """The position to play on from: as a rule with everything dealt anew that the seat cannot know."""
        return self.state.redeal(self.seat, chance) if self.facts.redealt else self.state.copy()

    def listed(self, action: str) -> str:
        """The action of the puzzle's list that an answer amounts to; the empty text if there is none."""
        return self.game.closest(action, list(self.facts.chances))

    def plan_of(self, action: str) -> list[str]:
        """The best plan that begins with an action of the list; nothing if that is not a right answer."""
        return next((plan for plan in self.facts.best if plan[0] == action), [])

    def right(self, action: str) -> bool:
        """Whether an answer amounts to the beginning of one of the best plans."""
        return bool(self.plan_of(self.listed(action)))

    def is_possible(self, action: str) -> bool:
        """Whether the rules allow an answer."""
        try:
            return self.state.refusal(self.seat, self.game.parse(action)) is None
        except NotationError:
            return False


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
    if not facts.best or not all(facts.best):
        found.append("there is no best plan")
    if facts.find > len(facts.best):
        found.append(f"{facts.find} answers are asked for, and only {len(facts.best)} are right")
    found += [f"{plan[0]} is not legal" for plan in facts.best if plan and not task.is_possible(plan[0])]
    if surplus := sorted(action for action in facts.chances if not task.is_possible(action)):
        found.append(f"a chance is given for what is not legal: {', '.join(surplus)}")
    elif not task.offered():
        missing = sorted(text for text in task.decisions() if not task.listed(text))
        found += [f"no chance is given for {', '.join(missing)}"] if missing else []
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
