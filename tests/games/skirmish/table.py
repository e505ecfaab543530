"""A table for tests: any position, scripted dice, and what an action does or why it is refused."""

from __future__ import annotations

from typing import Any

from redtable.games.skirmish.game import Skirmish
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.unit import Unit
from redtable.kernel.chance import ScriptedChance
from redtable.kernel.game import Event
from redtable.kernel.ruleset import Ruleset

GAME = Skirmish()
NEW_TURN = (
    "phase=initiative agenda=recover|turn-recon|begin-combat|begin-orders|begin-first-aid|roll-orders|"
    "take-out-dice:{side}"
)
"""The start of a turn with one side's command dice open: give a unit of that side a chit."""


class Table:
    """A position that tests play on; every die must be given and used."""

    def __init__(self, position: str, **options: Any) -> None:
        state = GAME.read_position(self.rules(options), position)
        assert isinstance(state, SkirmishState)
        self.state = state
        self.events: list[dict[str, Any]] = []

    def rules(self, options: dict[str, Any]) -> Ruleset:
        """What is played by."""
        return GAME.rules("", options)

    def unit(self, name: str) -> Unit:
        """A unit by its name."""
        return self.state.units[self.state.tables.names[name]]

    def play(self, text: str, **dice: list[int]) -> Table:
        """Do something with these dice (`react_blu=[5]`); all must be used."""
        seat = self.state.to_move()
        action = GAME.parse(text)
        refusal = self.state.refusal(seat, action)
        assert refusal is None, refusal
        chance = ScriptedChance({name.replace("_", "."): rolled for name, rolled in dice.items()})
        events: list[Event] = self.state.apply(seat, action, chance)
        chance.finish()
        self.events = [{"event": event.kind, **event.data} for event in events]
        return self

    def refused(self, text: str) -> str:
        """The clause that forbids something; empty if nothing does."""
        refusal = self.state.refusal(self.state.to_move(), GAME.parse(text))
        return refusal.clause if refusal else ""

    def legal(self) -> list[str]:
        """What is offered to the side that decides."""
        return [action.text for action in self.state.legal(self.state.to_move())]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind in the last action."""
        return [event for event in self.events if event["event"] == kind]

    def decision(self) -> str:
        """What is to be decided."""
        return self.state.frames.top().kind
