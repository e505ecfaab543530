"""What the search for puzzles must know of a game: its bots, how sure it must be, what a puzzle is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from redtable.analysis.match_analysis import analyst_of
from redtable.bots.bot import RANDOM, Bot, bot_levels, make_bot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.scenario import Puzzle
    from redtable.kernel.view import View


class Sieve(NamedTuple):
    """A round of the search: how many actions stay, further worlds for them, and the lead that is needed."""

    actions: int
    worlds: int
    lead: float


ALL: Final = 1000
"""So many actions stay in a first round: all."""


class Answer(NamedTuple):
    """What was found in a position that is a puzzle."""

    plans: list[list[str]]
    """The best plans, the best first; the first action of each is a right answer."""
    second: str
    """The best of all other actions."""
    margin: float
    error: float
    worlds: int
    chances: dict[str, float]
    rescues: bool
    """Whether the second loses in many worlds in which the best one does not."""

    @property
    def best(self) -> str:
        """The best action."""
        return self.plans[0][0]

    @property
    def right(self) -> set[str]:
        """All right answers."""
        return {plan[0] for plan in self.plans}


class PuzzleGame(ABC):
    """One game of which puzzles are made."""

    slug: ClassVar[str]
    forms: ClassVar[tuple[dict[str, Any], ...]] = ({},)
    """The options with which games are searched, by turns."""
    players: ClassVar[tuple[str, ...]]
    """The levels of the bots whose games are searched."""
    quickest: ClassVar[str]
    """The level that plays games to their end."""
    plays_on: ClassVar[str]
    """The level that shows how it may go on after an answer; empty where the puzzle says it."""
    sieves: ClassVar[tuple[Sieve, ...]]
    least: ClassVar[float]
    """The lower end of the margin's interval."""
    opinions: ClassVar[int] = 12
    """Fresh deals on which the strongest level must find the answer."""
    ends: ClassVar[int] = 60
    """Games played to the end after the best action and after the second."""
    ends_lead: ClassVar[float] = -0.1
    """How much more often the best action must win them; below zero: they must not contradict."""
    solvers: ClassVar[int] = 5
    """Bots of each level that try a puzzle."""
    share_of_theme: ClassVar[float] = 0.4
    """At most so many of the puzzles have the same theme."""
    share_of_easy: ClassVar[float] = 0.6
    """At most so many are easy."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that are asked for the rating."""
        return bot_levels(self.slug)

    def analyst(self, game: Game, rules: Ruleset) -> Analyst:
        """Who says what an action is worth."""
        return analyst_of(game, rules)

    def seated(self, turn: int, seats: int) -> list[str]:
        """The levels of the bots at the seats: they take turns."""
        return [self.players[(seat + turn) % len(self.players)] for seat in range(seats)]

    def choices(self, analyst: Analyst, view: View) -> list[str]:  # noqa: ARG002 - most games list all
        """The actions that are compared."""
        return list(view.legal)

    def bot(self, level: str, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """A bot of a level."""
        return make_bot(level, game, rules, seat, seed)

    def fast(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """A bot that plays games to their end."""
        return make_bot(self.quickest, game, rules, seat, seed)

    @abstractmethod
    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """The strongest level with twice its effort."""

    def answer(self, bot: Bot, game: Game, view: View, choices: list[str]) -> str:
        """Which of the choices a bot makes."""
        return game.closest(bot.choose(view), choices)

    def is_obvious(self, solved: Mapping[str, int]) -> bool:
        """Whether everybody but the one who chooses at random finds the answer."""
        return all(share == 100 for level, share in solved.items() if level != RANDOM)

    def most_right(self, view: View) -> int:  # noqa: ARG002 - one, as a rule
        """How many actions may be right answers, where several amount to nearly the same."""
        return 1

    def are_one_answer(self, right: Sequence[str]) -> bool:  # noqa: ARG002 - as a rule
        """Whether several actions, of which the puzzle may have so many, may be right together."""
        return True

    def plans(self, view: View, answer: Answer) -> list[list[str]]:  # noqa: ARG002 - as a rule
        """The best plans as they are told."""
        return answer.plans

    def find(self, view: View, answer: Answer) -> int:  # noqa: ARG002 - one, as a rule
        """How many right answers are to be found."""
        return 1

    def is_redealt(self, view: View) -> bool:  # noqa: ARG002 - as a rule
        """Whether answers are played out on another deal of what the seat cannot know."""
        return True

    @abstractmethod
    def worth_a_look(self, state: State, view: View) -> bool:
        """Whether a decision could make a puzzle."""

    def is_full(self, view: View, full: Sequence[str]) -> bool:  # noqa: ARG002 - the answer tells, as a rule
        """Whether what a decision is likely to be about is known before, and is not looked for."""
        return False

    def follows(self, analyst: Analyst, state: State, choices: list[str]) -> dict[str, list[str]]:  # noqa: ARG002
        """How it may go on after each choice, where no bots show it."""
        return {}

    def is_fair(self, analyst: Analyst, state: State, view: View, answer: Answer) -> bool:  # noqa: ARG002
        """Whether nobody may object: to the deal, where answers are played out on it, or to the question."""
        return True

    def accepts(self, facts: Puzzle) -> bool:  # noqa: ARG002 - as a rule
        """Whether the levels that solve a puzzle are those that should."""
        return True

    @abstractmethod
    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:
        """What the puzzle is about."""
