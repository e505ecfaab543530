"""What a desk deals and rolls: once drawn it lies where it lies, whatever is taken back and done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.chance import Chance

if TYPE_CHECKING:
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Volley


class Dealer(Chance):
    """The cards and dice of a volley, or of a ship's repairs: first those that are known, then new ones.

    The pile of a batch is known from the top as far as it was dealt. A step back covers its cards again and
    does not shuffle them, so nobody can fish for better ones (BD-3.2).
    """

    def __init__(self, state: DamageState, source: Chance, place: str, volley: Volley | None = None) -> None:
        super().__init__()
        self.state = state
        self.source = source
        self.place = place
        self.volley = volley
        self.rolled: dict[str, int] = {}
        """How many dice of each kind were rolled in this step."""

    def below(self, purpose: str, n: int) -> int:
        """The next card of the pile, or a die."""
        self.draws += 1
        if purpose == "card" and self.volley is not None:
            return self.card(self.volley, purpose, n)
        key = f"{self.place} {purpose}:{n}"
        known = self.state.known.get(key, ())
        at = self.rolled.get(key, 0)
        if self.volley is not None and self.volley.columns:
            at = self.volley.cards - 1
        self.rolled[key] = at + 1
        if at < len(known):
            return known[at]
        value = self.source.below(purpose, n)
        self.learn(key, value)
        return value

    def card(self, volley: Volley, purpose: str, n: int) -> int:
        """Where in the deck the next card of the batch lies: cards laid aside meanwhile are passed over."""
        key = f"{self.place} batch {volley.batch}"
        for card in self.state.known.get(key, ()):
            if card in volley.deck:
                return volley.deck.index(card)
        at = self.source.below(purpose, n)
        self.learn(key, volley.deck[at])
        return at

    def learn(self, key: str, value: int) -> None:
        """Keep what came. Copies of a state share what they know, so it is never changed, only replaced."""
        known = self.state.known
        self.state.known = {**known, key: (*known.get(key, ()), value)}

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """A desk shuffles nothing: see `Volley.deck`."""
        return self.source.shuffle(purpose, n)
