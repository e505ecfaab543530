"""The admiral: thinks in whole turns, and plays each plan on in its mind before it chooses.

A turn is a line of actions from the open decision to the end of the turn; a beam keeps the most promising
ones. Each of the best lines is then played on for a round by greedy captains on both sides, on several
deals of the cards that the admiral cannot know; the worse half is dropped, and the rest is played on
again. It thinks on states imagined from its view alone. Its effort is counted in plans played on, not in
seconds, so a seed gives the same game everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.bot import ImaginingBot
from redtable.bots.redcode.captain import Foresight, wise
from redtable.bots.redcode.evaluation import Sheet, Weights
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, OVER, RECOVERY
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.games.redcode.words import GONE
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game, State

LONGEST_TURN: Final = 14
"""Actions in one line; more than a turn ever needs (RC-I15)."""
ENOUGH: Final = 6.0
"""A lead that is worth half of a victory, in repairs."""


class Effort:
    """How hard an admiral thinks."""

    def __init__(self, beam: int = 6, lines: int = 8, trials: int = 8, rounds: int = 1) -> None:
        self.beam: i64 = beam
        """States kept after each action of a turn."""
        self.lines: i64 = lines
        """Own turns that are played on."""
        self.trials: i64 = trials
        """How often each of them is played on before the worse half is dropped."""
        self.rounds: i64 = rounds
        """For how many rounds it is played on; 0 trusts the first look."""


class Line:
    """A part of a turn: the state it leads to, its actions, and its worth to the side that plays it."""

    def __init__(self, state: RedcodeState, actions: list[Action], value: float) -> None:
        self.state = state
        self.actions = actions
        self.value = value
        self.total = 0.0
        """The sum of what it came to when it was played on."""

    def text(self) -> str:
        """The line in notation."""
        return ", ".join([action.text for action in self.actions])


def worth(line: Line) -> float:
    """What lines are sorted by at first sight: the best first."""
    return -line.value


def gained(line: Line) -> float:
    """What lines are sorted by after they were played on: the best first."""
    return -line.total


def squashed(value: float) -> float:
    """A worth between -1 and 1: a lead that is large enough need not grow."""
    return value / (ENOUGH + (value if value >= 0 else -value))


class Admiral(ImaginingBot):
    """Plans whole turns; plays a plan as long as everything happens as foreseen."""

    def __init__(
        self,
        game: Game,
        rules: RedcodeRules,
        seat: int,
        seed: str | int,
        effort: Effort,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(game, rules, seat, SeededChance(f"admiral {seat} {seed}"))
        self.effort = effort
        tables = tables_of(rules)
        self.crew = [Foresight(Sheet(tables, weights or Weights(), side), self.chance) for side in (0, 1)]
        """How the captains of either side think."""
        self.foresight = self.crew[seat & 1]
        self.plan: list[Action] = []
        self.foreseen: tuple[int, ...] = ()
        self.reasons: list[tuple[str, float]] = []

    def takes_the_only_choice(self) -> bool:
        """It does not think where there is nothing to decide."""
        return True

    def think(self, state: State, legal: list[Action]) -> Action:
        """The first action of the best line that was found."""
        assert isinstance(state, RedcodeState)
        state.quiet = True
        if state.phase == CHOOSE_SHIP:
            return legal[self.chance.below("ship", len(legal))]
        if not self.plan or self.foreseen != self.seen_key(state) or self.plan[0] not in legal:
            self.plan = self.best_line(legal, state)
        action = self.plan.pop(0)
        if self.plan:
            self.foreseen = self.seen_key(self.foresight.after(state, action))
        return action

    def seen_key(self, state: RedcodeState) -> tuple[int, ...]:
        """What must be as foreseen for a plan to go on; a card that was drawn is worth a new thought."""
        hands = [ship.hand for ship in state.ships if state.sees_hand(self.seat, ship)]
        return (*public_key(state), *hands)

    def why(self) -> list[tuple[str, float]]:
        """What the best lines came to when they were played on, by their notation, from -1 to 1."""
        return self.reasons

    def best_line(self, legal: list[Action], state: RedcodeState) -> list[Action]:
        """Play the most promising lines on, drop the worse half, and so on until one is left."""
        side: i64 = state.decider & 1
        for foresight in self.crew:
            foresight.sheet.remember(state)
        rivals = self.candidate_lines(legal, state)
        for line in rivals:
            line.total = 0.0
        trials: i64 = self.effort.trials if self.effort.rounds else 0
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
        return rivals[0].actions

    def dealt(self, state: RedcodeState) -> RedcodeState:
        """The same state with other cards where the admiral sees none."""
        deal = state.redeal(state.to_move(), self.chance)
        deal.quiet = True
        return deal

    def candidate_lines(self, legal: list[Action], state: RedcodeState) -> list[Line]:
        """Whole turns on the own turn; otherwise every single answer."""
        allowed = {action.text: True for action in legal}
        side: i64 = state.decider & 1
        if state.decider == state.active and (state.phase == MAIN or state.phase == RECOVERY):
            lines = self.turns_from(state, self.effort.beam, allowed)
            return lines[: self.effort.lines]
        lines = []
        for action in wise(state):
            if action.text in allowed:
                end = self.foresight.after(state, action)
                lines.append(Line(end, [action], self.foresight.sheet.value(end, side)))
        if not lines:
            action = legal[0]
            end = self.foresight.after(state, action)
            lines.append(Line(end, [action], self.foresight.sheet.value(end, side)))
        return lines

    def played(self, state: RedcodeState, actions: list[Action]) -> RedcodeState:
        """The end of a line on another deal; what is not possible there is left out."""
        for action in actions:
            if action not in state.legal(state.to_move()):
                break
            state = self.foresight.after(state, action)
        return state

    def prospect(self, state: RedcodeState, side: i64) -> float:
        """What a state is worth to a side after greedy captains have played on for some turns."""
        left: i64 = self.turns_ahead(state)
        active: i64 = state.active
        round_: i64 = state.round
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

    def turns_ahead(self, state: RedcodeState) -> i64:
        """For how many turns a plan is played on: whole rounds."""
        return self.effort.rounds * ships_in_turn(state)

    def outlook(self, state: RedcodeState, side: i64) -> float:
        """What a state is worth to a side where playing on ends, from -1 to 1."""
        return squashed(self.foresight.sheet.value(state, side))

    def turns_from(self, state: RedcodeState, beam: i64, allowed: dict[str, bool] | None) -> list[Line]:
        """The most promising ways to play a turn to its end, best first.

        Decisions of other ships on the way (moves of an ally, discards) are part of the line, made for the
        side whose turn it is as they come. `allowed` limits the first action.
        """
        side: i64 = state.active & 1
        active = state.active
        round_ = state.round
        open_lines = [Line(state, [], 0.0)]
        ended: list[Line] = []
        for length in range(LONGEST_TURN):
            longer: list[Line] = []
            seen: dict[tuple[int, ...], bool] = {}
            for line in open_lines:
                for action in wise(line.state):
                    if length == 0 and allowed is not None and action.text not in allowed:
                        continue
                    new = self.foresight.after(line.state, action)
                    key = public_key(new)
                    if key in seen:
                        continue
                    seen[key] = True
                    value = self.foresight.sheet.value(new, side)
                    found = Line(new, [*line.actions, action], value)
                    if new.phase == OVER or new.active != active or new.round != round_:
                        ended.append(found)
                    else:
                        longer.append(found)
            if not longer:
                break
            longer.sort(key=worth)
            open_lines = longer[:beam]
        ended.sort(key=worth)
        return ended


def ships_in_turn(state: RedcodeState) -> i64:
    """How many turns a round has: ships that are gone have none (RC-2.3)."""
    turns: i64 = 0
    for ship in state.ships:
        if ship.sunk != GONE:
            turns += 1
    return turns


def public_key(state: RedcodeState) -> tuple[int, ...]:
    """What two states must share to be the same for planning: the board, crew, hulls and hand sizes."""
    key: list[int] = [state.phase, state.decider, state.active, state.round, int(state.order_used)]
    for ship in state.ships:
        key.append(ship.square)
        key.append(ship.hull)
        key.append(ship.slots)
        key.append(ship.reserve)
        key.append(ship.cards)
        key.append(ship.intercepted)
    move = state.movement()
    key.append(0 if move is None else move.steps)
    return tuple(key)
