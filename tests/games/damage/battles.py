"""Battles for tests: ships at a desk, scripted cards, and the same volley told card by card."""

from __future__ import annotations

from typing import Any

from redtable.games.damage.game import DamageGame
from redtable.games.damage.ruleset import DamageRules
from redtable.games.damage.state import DamageState
from redtable.games.damage.volley import Ship
from redtable.kernel.chance import Chance, SeededChance
from redtable.kernel.entry import Entry
from redtable.kernel.match import Match

GAME = DamageGame()


def desk_rules(*ships: str, **options: Any) -> DamageRules:
    """The rules of a desk with these ships (`A=ts-ca` if none is named)."""
    return GAME.rules("", {"mode": "desk", "ships": list(ships or ["A=ts-ca"]), **options})


def desk(*ships: str, chance: Chance | None = None, **options: Any) -> Match:
    """A battle at a desk."""
    return Match(GAME, desk_rules(*ships, **options), chance or SeededChance(1))


def state_of(match: Match) -> DamageState:
    """The battle as it stands."""
    assert isinstance(match.state, DamageState)
    return match.state


def a_ship(code: str = "ts-ca", lost: str = "-", **options: Any) -> tuple[DamageRules, Ship]:
    """Rules and one ship that has lost some boxes."""
    rules = desk_rules(f"A={code}", **options)
    state = GAME.read_position(rules, f"mode=desk turn=1 ships=A~{code}~{lost} volley=- duel=-")
    return rules, state.ships[0]


def events_of(entry: Entry, kind: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event.data for event in entry.events if event.kind == kind]


class StackedChance(Chance):
    """Deals cards by their ids, in the order given, and rolls the dice given; then goes on at random."""

    def __init__(self, rules: DamageRules, cards: list[str], dice: list[int] | None = None) -> None:
        super().__init__()
        self.tables = rules.tables
        self.cards = [rules.tables.card_number[card] for card in cards]
        self.dice = list(dice or [])
        self.rest = SeededChance(7)
        self.deck: list[int] = []

    def below(self, purpose: str, n: int) -> int:
        """The next card of the stack, by its place among those that are left, or the next die."""
        self.draws += 1
        if purpose == "card" and self.cards:
            return self.deck.index(self.cards.pop(0))
        if purpose != "card" and self.dice:
            return self.dice.pop(0) - 1
        return self.rest.below(purpose, n)

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """Nothing in this game is shuffled all at once."""
        raise AssertionError(purpose, n)
