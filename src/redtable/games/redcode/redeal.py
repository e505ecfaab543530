"""Dealing anew what somebody cannot know: the deck's order and the hands he does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.cards import pack_cards, unpack_cards
from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance


def redeal(state: RedcodeState, seat: int, chance: Chance) -> None:
    """Shuffle the cards that the seat sees nowhere, refill the hands it does not see, make the rest the deck.

    What comes out depends on the chance and on what the seat sees, on nothing else.
    """
    if seat == JUDGE:
        return
    cards = list(state.deck[state.drawn :])
    for ship in state.ships:
        if not state.sees_hand(seat, ship):
            cards += unpack_cards(ship.hand)
    cards.sort()
    order = chance.shuffle("redeal", len(cards))
    dealt = 0
    for ship in state.ships:
        if not state.sees_hand(seat, ship):
            ship.hand = pack_cards([cards[place] for place in order[dealt : dealt + ship.cards]])
            dealt += ship.cards
    state.deck = bytes([cards[place] for place in order[dealt:]])
    state.drawn = 0
