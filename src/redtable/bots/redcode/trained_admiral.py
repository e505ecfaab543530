"""The trained admiral: plans as any admiral does, and judges by what a network learned from games.

It chooses its type of ship by what the types came to against each other, ranks the turns that it could play
by the network, and plays the best of them on against the best answers of the enemy's captains that a small
beam finds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.redcode.admiral import (
    LONGEST_TURN,
    Admiral,
    Effort,
    Line,
    gained,
    public_key,
    ships_in_turn,
    worth,
)
from redtable.bots.redcode.captain import Foresight, wise
from redtable.bots.redcode.learned import LearnedSheet, Network
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, OVER, RECOVERY
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game, State


class Manner(Effort):
    """How hard a trained admiral thinks, and on what."""

    def __init__(
        self,
        beam: int = 6,
        lines: int = 8,
        trials: int = 8,
        rounds: int = 1,
        turns: int = 0,
        ranked: int = 0,
        reply: int = 0,
        rising: bool = False,
    ) -> None:
        super().__init__(beam, lines, trials, rounds)
        self.turns: i64 = turns
        """For how many turns a line is played on, if not for whole rounds."""
        self.ranked: i64 = ranked
        """How many lines of the beam the network ranks; 0: the written terms choose."""
        self.reply: i64 = reply
        """The beam of the enemy's first turn; 0: greedy captains play it."""
        self.rising = rising
        """Whether those that are left are played on more often in every stage."""


class TrainedAdmiral(Admiral):
    """Plans and plays on as any admiral; what that comes to is judged by a network."""

    def __init__(
        self,
        game: Game,
        rules: RedcodeRules,
        seat: int,
        seed: str | int,
        manner: Manner,
        network: Network | None = None,
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

    def best_line(self, legal: list[Action], state: RedcodeState) -> list[Action]:
        """Play the most promising lines on, drop the worse half, and so on until one is left."""
        side: i64 = state.decider & 1
        for foresight in self.crew:
            foresight.sheet.remember(state)
        rivals = self.candidate_lines(legal, state)
        for line in rivals:
            line.total = 0.0
        trials: i64 = self.manner.trials
        played: i64 = 0
        while len(rivals) > 1 and trials:
            for trial in range(trials):
                deal = state if trial == 0 and played == 0 else self.dealt(state)
                self.crew[1 - side].sheet.know(deal)
                for line in rivals:
                    line.total += self.prospect(self.played(deal, line.actions), side)
            played += trials
            rivals.sort(key=gained)
            self.reasons = [(line.text(), line.total / float(played)) for line in rivals[:5]]
            rivals = rivals[: (len(rivals) + 1) // 2]
            if self.manner.rising:
                trials *= 2
        return rivals[0].actions

    def candidate_lines(self, legal: list[Action], state: RedcodeState) -> list[Line]:
        """Whole turns, the best by the network of those that the beam found; otherwise every answer."""
        manner = self.manner
        judge = self.judge
        if (
            judge is not None
            and manner.ranked
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

    def prospect(self, state: RedcodeState, side: i64) -> float:
        """What a state is worth to a side after it has been played on for some turns."""
        left: i64 = self.manner.turns
        if left == 0:
            left = self.manner.rounds * ships_in_turn(state)
        active: i64 = state.active
        round_: i64 = state.round
        if self.manner.reply and state.active & 1 != side and state.phase != OVER:
            state = self.replied(state)
        while state.phase != OVER:
            if state.active != active or state.round != round_:
                active = state.active
                round_ = state.round
                left -= 1
                if left <= 0:
                    break
            mover = self.crew[state.decider & 1]
            state = mover.best_after(state)
        return self.outlook(state, side)

    def replied(self, state: RedcodeState) -> RedcodeState:
        """The end of the turn that looks best to the captains whose turn it is, by a small beam."""
        mind: Foresight = self.crew[state.active & 1]
        side: i64 = state.active & 1
        active = state.active
        round_ = state.round
        open_states = [Line(state, [], 0.0)]
        best: Line | None = None
        for _ in range(LONGEST_TURN):
            longer: list[Line] = []
            seen: dict[tuple[int, ...], bool] = {}
            for line in open_states:
                for action in wise(line.state):
                    new = mind.after(line.state, action)
                    key = public_key(new)
                    if key in seen:
                        continue
                    seen[key] = True
                    found = Line(new, [], mind.sheet.value(new, side))
                    if new.phase == OVER or new.active != active or new.round != round_:
                        if best is None or found.value > best.value:
                            best = found
                    else:
                        longer.append(found)
            if not longer:
                break
            longer.sort(key=worth)
            open_states = longer[: self.manner.reply]
        return state if best is None else best.state

    def think(self, state: State, legal: list[Action]) -> Action:
        """The first action of the best line; the type of ship by what the types came to."""
        network = self.network
        if network is not None and isinstance(state, RedcodeState) and state.phase == CHOOSE_SHIP:
            return self.best_type(state, legal, network)
        return super().think(state, legal)

    def best_type(self, state: RedcodeState, legal: list[Action], network: Network) -> Action:
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

    def choices_value(self, state: RedcodeState, side: int, network: Network) -> float:
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


AS_GOOD: Final = 0.04
"""Log odds that do not matter: about a hundredth of a victory."""


def types_value(state: RedcodeState, side: int, network: Network) -> float:
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
