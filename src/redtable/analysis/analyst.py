"""The analyst of a game: what it must be able to do, and how hard it thinks."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from redtable.kernel.errors import RedtableError
from redtable.kernel.view import encode

if TYPE_CHECKING:
    from redtable.analysis.decomposition import Worth
    from redtable.kernel.chance import SeededChance
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View
    from redtable.protocol.analysis import Depth

METHOD: Final = 7
"""Changes whenever the same match would be judged otherwise: stored analyses of another method are stale."""


class AnalysisError(RedtableError):
    """A match that cannot be analysed; the text says why, and `why` is a word for it.

    `language`: the one that the bots have not prepared, if that is why.
    """

    def __init__(self, why: str, text: str, language: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.language = language


class Effort(NamedTuple):
    """How hard the analyst thinks: counted in worlds and trials, never in seconds."""

    depth: Depth
    worlds: int
    """Worlds imagined for a point of the curve."""
    draws: int
    """Draws that could have come instead, where they are too many to be counted."""
    plans: int
    """Plans that are compared at a decision; with 0 no decision is judged."""
    trials: int
    """How often each of them is played on before the better ones are looked at closely."""
    closer: int
    """How often the best and the played one are played on in fresh worlds."""
    ends: int
    """How often the preferred and the played one are played on, and out, where a loss is suspected."""


QUICK: Final = Effort("quick", worlds=16, draws=16, plans=6, trials=6, closer=24, ends=60)
THOROUGH: Final = Effort("thorough", worlds=64, draws=64, plans=10, trials=24, closer=120, ends=400)
EFFORTS: Final[dict[Depth, Effort]] = {"quick": QUICK, "thorough": THOROUGH}


class Lesson(NamedTuple):
    """Where something is explained: a lesson of the game, and a clause of its rules."""

    lesson: str
    clause: str


def seed_of(view: View) -> str:
    """A seed that is a function of what the seat sees."""
    return hashlib.sha256(encode(view)).hexdigest()


class Analyst(ABC):
    """Judges positions and plans of one game by playing on in worlds imagined from a seat's view."""

    model_error = 0.0
    """How far the value function is off, in the root mean square over deciles; measured by the bench."""
    plays_out = False
    """Whether what looks like a loss is played out to the end as well."""
    one_value = False
    """Whether decisions are judged by what the curve shows: then no loss is larger than the curve's fall."""
    hides = True
    """Whether seats lack any knowledge: where they do not, one world is all there is."""
    lessons: ClassVar[dict[str, Lesson]]
    """Where each theme is explained."""

    def __init__(self, game: Game, rules: Ruleset, worth: Worth) -> None:
        self.game = game
        self.rules = rules
        self.worth = worth
        self.teams = [info.team for info in game.seats(rules)]

    def value(self, world: State) -> float:
        """How likely the first side is to win in a world that is known."""
        return self.worth.value(world)

    def chance_of(self, seat: int, world: State, chance: SeededChance) -> float:  # noqa: ARG002 - no play
        """How likely a seat is to win in a world that it may be in."""
        first = self.value(world)
        return first if self.teams[seat] == self.teams[0] else 1 - first

    def forget(self) -> None:  # noqa: B027 - most remember nothing
        """Another view is to be judged: nothing that was thought before may have a say."""

    def imagine(self, view: View, chance: SeededChance) -> State:
        """A world that the seat cannot tell from the true one."""
        return self.game.imagine(self.rules, view, chance)

    def seed_of_worlds(self, view: View) -> str:
        """What worlds of the curve are imagined by: something in the view that lasts, if there is any.

        Then the worlds of two points of a curve differ by what happened, and seldom by another deal.
        """
        return seed_of(view)

    def is_open(self, view: View, action: str) -> bool:
        """Whether the seat may do this; where the view has only examples, whether it may be thought of."""
        return action in view.legal

    def judged(self, view: View, action: str) -> bool:  # noqa: ARG002 - most games judge everything
        """Whether an action is a decision at all: between several, and not a mere gesture."""
        return len(view.legal) > 1

    @abstractmethod
    def theme(self, view: View, action: str) -> str:
        """What a decision is about: a key of `lessons`."""

    @abstractmethod
    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """The plans worth a comparison in a world, which it may change: the most promising first.

        A plan is one action, or several of the same seat; some plans begin with what was played, if it was.
        """

    def follow(self, world: State, plan: list[Action], chance: SeededChance) -> State:
        """The world after a plan; what is not possible there is left out."""
        for action in plan:
            seat = world.to_move()
            if world.refusal(seat, action) is not None:
                break
            world.apply(seat, action, chance)
        return world

    @abstractmethod
    def play_on(self, world: State, chance: SeededChance) -> State:
        """Some more play in a world that is not over, which it may change."""

    def play_out(self, world: State, chance: SeededChance) -> State:
        """The play to the end, of an analyst that plays out."""
        raise NotImplementedError

    @abstractmethod
    def terms(self, world: State, side: int) -> dict[str, float]:
        """What a side and its enemy have, in units that a player counts: for the coach."""
