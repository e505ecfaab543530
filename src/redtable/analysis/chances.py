"""The chance of each seat to win from what it knows, and what chance and decisions did to it.

For a seat the value of a position is the mean of the value function over worlds imagined from its view. When
somebody acts, the value moves from `before` to `after`; between them stands what was to be expected of that
action. What lies between `before` and the expectation is the decision, the rest is luck:

- Nothing was drawn, nothing shown that the actor could not know: there is no luck.
- Otherwise the actor expects what follows on average in the worlds that it thinks possible, over all draws.
  Hidden cards that turn up are luck too: it decided without knowing them.
- For everybody else the action is given; the expectation is over what could have been drawn for it.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from redtable.analysis.analyst import seed_of
from redtable.analysis.judgement import CONFIDENCE, first_score, millionths, world_of
from redtable.kernel.chance import SeededChance, outcomes
from redtable.protocol.analysis import WHOLE, SeatChance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redtable.analysis.analyst import Analyst, Effort
    from redtable.kernel.chance import Chance, Draw
    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Action, State
    from redtable.kernel.view import View

COUNTED: Final = 216
"""So many outcomes of a draw are counted; where there are more, they are sampled."""


class Chances:
    """Values of positions for seats."""

    def __init__(self, analyst: Analyst, effort: Effort, seed: str) -> None:
        self.analyst = analyst
        self.effort = effort
        self.seed = seed

    def own(self, seat: int, first: float) -> float:
        """The first side's chance as the chance of a seat."""
        return first if self.analyst.teams[seat] == self.analyst.teams[0] else 1 - first

    def of_world(self, seat: int, world: State, chance: SeededChance) -> float:
        """The chance of a seat in a world; the result when it is over."""
        outcome = world.outcome()
        if outcome is not None:
            return self.own(seat, first_score(self.analyst.teams, outcome.scores))
        return self.analyst.chance_of(seat, world, chance)

    def together(self, seat: int, state: State) -> float:
        """What everybody's cards together say about a seat's chance."""
        if state.outcome() is not None:
            return self.of_world(seat, state, SeededChance("over"))
        return self.own(seat, self.analyst.value(state))

    def samples(self, seat: int, state: State, worlds: int) -> list[float]:
        """The chance of a seat in worlds imagined from its view."""
        self.analyst.forget()
        if state.outcome() is not None or not self.analyst.hides:
            return [self.of_world(seat, state, SeededChance("curve"))]
        view = state.view(seat)
        chance = SeededChance(f"{seed_of(view)} curve")
        return [self.of_world(seat, world, chance) for world in self.worlds_of(view, worlds)]

    def worlds_of(self, view: View, count: int) -> Iterator[State]:
        """Worlds imagined from a view."""
        chance = SeededChance(f"{self.analyst.seed_of_worlds(view)} worlds")
        for _ in range(count):
            yield world_of(self.analyst, view, chance)

    def known(self, seat: int, state: State, worlds: int = 0) -> float:
        """The chance of a seat from what it knows."""
        found = self.samples(seat, state, worlds or self.effort.worlds)
        return math.fsum(found) / len(found)

    def point(self, seat: int, state: State) -> SeatChance:
        """The chance with its interval: of the worlds that were sampled, and of the value function itself."""
        found = self.samples(seat, state, self.effort.worlds)
        mean = math.fsum(found) / len(found)
        error = 0.0
        if state.outcome() is None:
            spread = math.fsum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
            error = CONFIDENCE * math.sqrt(spread / len(found) + self.analyst.model_error**2)
        return SeatChance(
            value=millionths(mean),
            low=max(0, millionths(mean - error)),
            high=min(WHOLE, millionths(mean + error)),
            together=millionths(self.together(seat, state)),
        )

    def expected(
        self, seat: int, actor: int, action: Action, before: State, entry: Entry
    ) -> tuple[float, bool]:
        """What a seat had to expect of an action that draws or shows something; whether that is exact."""
        if seat == actor and self.analyst.hides:
            return self.over_worlds(seat, action, before), False
        if not self.analyst.hides and countable(entry.draws):
            exact = self.over_all_draws(seat, actor, action, before)
            if exact is not None:
                return exact, True
        return self.over_draws(seat, actor, action, before), False

    def over_worlds(self, seat: int, action: Action, before: State) -> float:
        """The mean over worlds that the actor thinks possible, with a draw in each."""
        self.analyst.forget()
        view = before.view(seat)
        chance = SeededChance(f"{seed_of(view)} expected {action.text}")
        found = []
        for world in self.worlds_of(view, self.effort.draws):
            world.apply(seat, action, chance)
            found.append(self.of_world(seat, world, chance))
        return math.fsum(found) / len(found)

    def over_draws(self, seat: int, actor: int, action: Action, before: State) -> float:
        """The mean over draws that could have come, each seen through the seat's eyes."""
        chance = SeededChance(f"{self.seed} {seed_of(before.view(seat))} drawn {action.text}")
        found = []
        for _ in range(self.effort.draws):
            other = before.copy()
            other.quiet = True
            self.analyst.worth.shuffle_again(other, chance)
            other.apply(actor, action, chance)
            found.append(self.known(seat, other, worlds=2))
        return math.fsum(found) / len(found)

    def over_all_draws(self, seat: int, actor: int, action: Action, before: State) -> float | None:
        """The mean over every draw that could have come; None if there are more than are counted."""

        def course(chance: Chance) -> float:
            other = before.copy()
            other.quiet = True
            other.apply(actor, action, chance)
            return self.known(seat, other)

        total, weight = 0.0, Fraction(0)
        for count, (value, probability) in enumerate(outcomes(course)):
            if count >= COUNTED:
                return None
            total += value * float(probability)
            weight += probability
        assert weight == 1
        return total


def countable(draws: list[Draw]) -> bool:
    """Whether the draws of an entry are few enough to count all that could have come."""
    return (
        bool(draws)
        and math.prod(math.factorial(min(draw.size, 20)) if draw.shuffled else draw.size for draw in draws)
        <= COUNTED
    )
