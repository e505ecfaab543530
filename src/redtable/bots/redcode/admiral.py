"""The admiral: thinks in whole turns, against the answers the enemy would like best.

A turn is a line of actions from the open decision to the end of the turn; a beam keeps the most promising
ones. The best lines are then judged by what the enemy's best turn makes of them, and the turn after that, on
several deals of the cards that the admiral cannot know. It thinks on states imagined from its view alone.
Its effort is counted in actions tried, not in seconds, so a seed gives the same game everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.bot import Bot
from redtable.bots.redcode.captain import Foresight, wise
from redtable.bots.redcode.evaluation import WON, Sheet, Weights
from redtable.games.redcode.phases import CHOOSE_SHIP, MAIN, OVER, RECOVERY
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game
    from redtable.kernel.view import View

LONGEST_TURN: Final = 14
"""Actions in one line; more than a turn ever needs (RC-I15)."""


class Effort:
    """How hard an admiral thinks."""

    def __init__(
        self,
        beam: int = 8,
        lines: int = 8,
        replies: int = 4,
        turns: int = 2,
        deals: int = 2,
        nodes: int = 20_000,
    ) -> None:
        self.beam: i64 = beam
        """States kept after each action of a turn."""
        self.lines: i64 = lines
        """Own turns that are judged by what follows."""
        self.replies: i64 = replies
        """Turns of each later ship that are looked at."""
        self.turns: i64 = turns
        """Whole turns looked ahead after the own one."""
        self.deals: i64 = deals
        """Deals of the hidden cards at the most."""
        self.nodes: i64 = nodes
        """Actions tried before it stops."""


class Line:
    """A part of a turn: the state it leads to, its actions, and its worth to the side that plays it."""

    def __init__(self, state: RedcodeState, actions: list[Action], value: float) -> None:
        self.state = state
        self.actions = actions
        self.value = value


def worth(line: Line) -> float:
    """What lines are sorted by: the best first."""
    return -line.value


class Admiral(Bot):
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
        self.game = game
        self.rules = rules
        self.chance = SeededChance(f"admiral {seat} {seed}")
        self.sheet = Sheet(tables_of(rules), weights or Weights(), seat & 1)
        self.effort = effort
        self.foresight = Foresight(self.sheet, self.chance)
        self.plan: list[Action] = []
        self.foreseen: tuple[int, ...] = ()
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """The first action of the best line that was found."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = self.game.imagine(self.rules, view, self.chance)
        assert isinstance(state, RedcodeState)
        state.quiet = True
        if state.phase == CHOOSE_SHIP:
            return view.legal[self.chance.below("ship", len(view.legal))]
        if not self.plan or self.foreseen != public_key(state) or self.plan[0].text not in view.legal:
            self.plan = self.best_line(view, state)
        action = self.plan.pop(0)
        if self.plan:
            self.foreseen = public_key(self.foresight.after(state, action))
        return action.text

    def why(self) -> list[tuple[str, float]]:
        """The worth of the best lines that were compared, by their notation."""
        return self.reasons

    def best_line(self, view: View, state: RedcodeState) -> list[Action]:
        """Judge the most promising lines on one deal after the other, until the effort is spent."""
        self.foresight.nodes = 0
        side: i64 = state.decider & 1
        lines = self.candidate_lines(view, state)
        if len(lines) == 1:
            return lines[0].actions
        sums: list[float] = [0.0] * len(lines)
        deals: i64 = 0
        while deals < self.effort.deals and (deals == 0 or self.foresight.nodes < self.effort.nodes):
            deal = state if deals == 0 else state.redeal(state.to_move(), self.chance)
            assert isinstance(deal, RedcodeState)
            deal.quiet = True
            for place in range(len(lines)):
                end = lines[place].state if deals == 0 else self.played(deal, lines[place].actions)
                sums[place] += self.prospect(end, side, self.effort.turns)
            deals += 1
        order = sorted(range(len(lines)), key=lambda place: -sums[place])
        self.reasons = [
            (" ".join(action.text for action in lines[place].actions), sums[place] / float(deals))
            for place in order[:5]
        ]
        return lines[order[0]].actions

    def candidate_lines(self, view: View, state: RedcodeState) -> list[Line]:
        """Whole turns on the own turn; otherwise every single answer."""
        allowed = dict.fromkeys(view.legal, True)
        side: i64 = state.decider & 1
        if state.decider == state.active and (state.phase == MAIN or state.phase == RECOVERY):
            lines = self.turns_from(state, self.effort.beam, allowed)
            return lines[: self.effort.lines]
        lines = []
        for action in wise(state):
            if action.text in allowed:
                end = self.foresight.after(state, action)
                lines.append(Line(end, [action], self.sheet.value(end, side)))
        if not lines:
            action = self.game.parse(view.legal[0])
            end = self.foresight.after(state, action)
            lines.append(Line(end, [action], self.sheet.value(end, side)))
        return lines

    def played(self, state: RedcodeState, actions: list[Action]) -> RedcodeState:
        """The end of a line on another deal; what is not possible there is left out."""
        for action in actions:
            if action not in state.legal(state.to_move()):
                break
            state = self.foresight.after(state, action)
        return state

    def prospect(self, state: RedcodeState, side: i64, turns: i64) -> float:
        """The worth of a state to a side when everybody plays the best turns for so many turns."""
        if state.phase == OVER or turns == 0:
            return self.sheet.value(state, side)
        mover: i64 = state.decider & 1
        lines = self.turns_from(state, self.effort.replies * 2, None)
        best: float = -2.0 * WON
        for line in lines[: self.effort.replies]:
            value = self.prospect(line.state, mover, turns - 1)
            if value > best:
                best = value
        return best if mover == side else -best

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
                    value = self.sheet.value(new, side)
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
    key.append(state.steps)
    return tuple(key)
