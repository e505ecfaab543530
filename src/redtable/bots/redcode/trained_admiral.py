"""The trained admiral: plans as any admiral does, and judges by what a network learned from games.

It chooses its type of ship by what the types came to against each other. The network ranks the turns that the
beam finds, and judges what comes of the best of them after the enemy's next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.redcode.admiral import Admiral, Effort, Line, worth
from redtable.bots.redcode.learned import AdmiralNetwork, LearnedSheet
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, RECOVERY
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game, State

AS_GOOD: Final = 0.04
"""Log odds that do not matter: about a hundredth of a victory."""


class Manner(Effort):
    """How hard a trained admiral thinks."""

    def __init__(
        self, beam: int = 6, lines: int = 8, trials: int = 8, ranked: int = 60, turns: int = 1
    ) -> None:
        super().__init__(beam, lines, trials)
        self.ranked: i64 = ranked
        """How many turns of the beam the network ranks, to find those that are played on."""
        self.turns: i64 = turns
        """For how many turns they are played on."""


class TrainedAdmiral(Admiral):
    """Plans and plays on as any admiral; what that comes to is judged by a network."""

    def __init__(
        self,
        game: Game,
        rules: RedcodeRules,
        seat: int,
        seed: str | int,
        manner: Manner,
        network: AdmiralNetwork | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seed, manner)
        self.manner = manner
        self.network = network
        self.judge: LearnedSheet | None = None
        if network is not None:
            self.judge = LearnedSheet(tables_of(rules), seat & 1, network)

    def outlook(self, state: RedcodeState, side: i64) -> float:
        """The network's chance of winning."""
        judge = self.judge
        if judge is None:
            return super().outlook(state, side)
        return judge.value(state, side)

    def candidate_lines(self, legal: list[Action], state: RedcodeState) -> list[Line]:
        """Whole turns, the best by the network of those that the beam found; otherwise every answer."""
        manner = self.manner
        judge = self.judge
        if (
            judge is not None
            and state.decider == state.active
            and (state.phase == MAIN or state.phase == RECOVERY)
        ):
            side: i64 = state.decider & 1
            allowed = {action.text: True for action in legal}
            lines = self.turns_from(state, manner.beam, allowed)[: manner.ranked]
            for line in lines:
                line.value = judge.value(line.state, side)
            lines.sort(key=worth)
            return lines[: manner.lines]
        return super().candidate_lines(legal, state)

    def turns_ahead(self, state: RedcodeState) -> i64:  # noqa: ARG002 - the network judges wherever it ends
        """For how many turns a plan is played on."""
        return self.manner.turns

    def think(self, state: State, legal: list[Action]) -> Action:
        """The first action of the best line; the type of ship by what the types came to."""
        network = self.network
        if network is not None and isinstance(state, RedcodeState) and state.phase == CHOOSE_SHIP:
            return self.best_type(state, legal, network)
        return super().think(state, legal)

    def best_type(self, state: RedcodeState, legal: list[Action], network: AdmiralNetwork) -> Action:
        """The type after which everybody's best choices leave most; such as are as good are drawn by lot."""
        side = state.to_move() & 1
        values: list[float] = []
        for action in legal:
            new = state.copy()
            new.quiet = True
            new.apply(new.to_move(), action, self.chance)
            values.append(self.choices_value(new, side, network))
        most = max(values)
        good = [action for action, value in zip(legal, values, strict=True) if value > most - AS_GOOD]
        return good[self.chance.below("ship", len(good))]

    def choices_value(self, state: RedcodeState, side: int, network: AdmiralNetwork) -> float:
        """The log odds of a side when everybody still to choose takes the best type."""
        if state.phase != CHOOSE_SHIP:
            return types_value(state, side, network)
        seat = state.to_move()
        values: list[float] = []
        for action in state.legal(seat):
            new = state.copy()
            new.apply(seat, action, self.chance)
            values.append(self.choices_value(new, side, network))
        return max(values) if seat & 1 == side else min(values)


def types_value(state: RedcodeState, side: int, network: AdmiralNetwork) -> float:
    """What the types of both sides are worth to one of them."""
    size = len(state.ships) // 2
    if size > 2:
        return 0.0
    total = 0.0
    for own in state.ships:
        if own.number & 1 == side:
            for enemy in state.ships:
                if enemy.number & 1 != side:
                    total += network.match(state.tables.war, size, own.type.number, enemy.type.number)
    return total
