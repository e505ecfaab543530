"""Ends of Red Code solved by brute force: the last turn of the last round, with nothing hidden but the deck.

The enemy's hand is put back into the deck, so the only thing unknown is in which order it lies. Every line to
the end of the game is tried: who acts takes the best for his side, and cards are drawn in every way, each as
likely as it is. Where the enemy would have to answer without knowing a hand, the position is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.bots.bot import make_bot
from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.playing import Chair

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redtable.kernel.game import Action

ROUNDS = 4
"""The last round of the games whose ends are solved."""
RULES = (("max_rounds", ROUNDS),)
MOST = 800
"""Positions that are looked at before an end is given up as too long."""


class UnsolvableError(Exception):
    """Too long, or somebody must decide without knowing a hand."""


class Solver:
    """Knows the exact chance of a seat in the positions that it has seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[str, float] = {}

    def value(self, state: RedcodeState) -> float:
        """The chance of the seat if both sides do their best."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.scores[self.seat] or 0.0
        actor = state.actors()[0]
        key = position_of(state)
        if key not in self.known:
            if len(self.known) >= MOST or holds_cards(state, 1 - self.seat):
                raise UnsolvableError
            if actor != self.seat and holds_cards(state, self.seat):
                raise UnsolvableError
            self.known[key] = 0.0
            self.known[key] = self.best(state, actor)
        return self.known[key]

    def best(self, state: RedcodeState, actor: int) -> float:
        """What the one who acts can get; nothing is better than a victory."""
        own = actor == self.seat
        found = 0.0 if own else 1.0
        for action in state.legal(actor):
            value = self.after(state, actor, action)
            found = max(found, value) if own else min(found, value)
            if found == float(own):
                break
        return found

    def after(self, state: RedcodeState, actor: int, action: Action) -> float:
        """The chance after an action, over all cards that it may draw."""
        first = applied(state, actor, action)
        count = first.drawn - state.drawn
        if count < 0:
            raise UnsolvableError
        if count == 0:
            return self.value(first)
        cards = bytes(sorted(state.deck[state.drawn :]))
        total = 0.0
        for drawn, chance in draws(cards, count):
            other = state.copy()
            other.deck = bytes([*drawn, *without(cards, drawn)])
            other.drawn = 0
            total += chance * self.value(applied(other, actor, action))
        return total


def position_of(state: RedcodeState) -> str:
    """A position, whatever the order of its deck."""
    plain = state.copy()
    plain.deck = bytes(sorted(state.deck[state.drawn :]))
    plain.drawn = 0
    return plain.position()


def applied(state: RedcodeState, actor: int, action: Action) -> RedcodeState:
    """The state after an action; nothing but the deck is drawn from here."""
    new = state.copy()
    new.quiet = True
    new.apply(actor, action, SeededChance("reshuffle"))
    return new


def holds_cards(state: RedcodeState, side: int) -> bool:
    """Whether a side has cards in hand."""
    return any(ship.cards for ship in state.ships if ship.number & 1 == side)


def without(cards: bytes, drawn: tuple[int, ...]) -> list[int]:
    """The cards that are left."""
    left = list(cards)
    for card in drawn:
        left.remove(card)
    return left


def draws(cards: bytes, count: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way to draw so many cards, with its probability."""
    if not count:
        yield (), 1.0
        return
    for card in sorted(set(cards)):
        for rest, chance in draws(bytes(without(cards, (card,))), count - 1):
            yield (card, *rest), chance * cards.count(card) / len(cards)


def last_decisions(seed: str) -> Iterator[RedcodeState]:
    """The decisions of the last turn of a game, the enemy's hand laid back into the deck."""
    game, rules = prepared("redcode", "", RULES)
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    assert isinstance(state, RedcodeState)
    state.quiet = True
    chairs = [Chair(make_bot("greedy", game, rules, seat, seed)) for seat in (0, 1)]
    while state.outcome() is None:
        seat = state.actors()[0]
        last = state.round == ROUNDS and state.tables.next_ship[state.active] == state.start
        if last and len(state.legal(seat)) > 1:
            bare = read_without_hand(state, 1 - seat)
            if len(bare.legal(seat)) > 1:
                yield bare
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)


def read_without_hand(state: RedcodeState, side: int) -> RedcodeState:
    """The same position, a side's cards laid back into the deck."""
    fields = dict(field.split("=", 1) for field in state.position().split())
    for ship in state.ships:
        if ship.number & 1 == side:
            parts = fields[state.letter(ship)].split(";")
            fields["deck"] = (fields["deck"] + parts[4]).replace("-", "") or "-"
            parts[4] = "-"
            fields[state.letter(ship)] = ";".join(parts)
    game, rules = prepared("redcode", "", RULES)
    found = game.read_position(rules, " ".join(f"{key}={value}" for key, value in fields.items()))
    assert isinstance(found, RedcodeState)
    return found


def solved(seed: str) -> Iterator[tuple[RedcodeState, dict[str, float]]]:
    """The ends of a game in which something is at stake, and the exact chance after every action."""
    for state in last_decisions(seed):
        seat = state.actors()[0]
        solver = Solver(seat)
        try:
            found = {action.text: solver.after(state, seat, action) for action in state.legal(seat)}
        except UnsolvableError:
            continue
        if max(found.values()) > min(found.values()) + 0.001:
            yield state, found
