"""Order cards in deck, hands and discard pile (RC-10.4, RC-10.7, RC-G25, RC-G26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.words import ORDERS

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance

KINDS: Final = 8
NOBODY_OVER: Final = -1


def unpack_cards(packed: int) -> list[int]:
    """The cards of a packed hand or pile, in the order of ORDERS."""
    return [kind for kind in range(KINDS) for _ in range(packed >> 4 * kind & 15)]


def pack_cards(cards: list[int]) -> int:
    """Cards as counts, four bits for each kind."""
    packed = 0
    for card in cards:
        packed += 1 << 4 * card
    return packed


def card_names(packed: int) -> list[str]:
    """The names of the cards of a packed hand or pile."""
    return [ORDERS[card] for card in unpack_cards(packed)]


def can_draw(state: RedcodeState, ship: Ship) -> bool:
    """Whether a card can still be drawn into this hand."""
    if not state.tables.draw_over_limit and ship.cards >= state.tables.hand_limit:
        return False
    return state.drawn < len(state.deck) or (state.tables.reshuffle and state.discard != 0)


def draw_cards(state: RedcodeState, ship: Ship, number: i64, chance: Chance) -> None:
    """Take cards from the top of the deck; an empty deck is made anew from the discard pile (RC-G26)."""
    one: i64 = 1
    taken: i64 = 0
    while taken < number and can_draw(state, ship):
        if state.drawn == len(state.deck):
            reshuffle(state, chance)
        card: i64 = state.deck[state.drawn]
        state.drawn += 1
        ship.hand += one << 4 * card
        ship.cards += 1
        taken += 1
        if not state.quiet:
            facts = {"ship": state.letter(ship)}
            state.tell_secret("order-drawn", facts, {"card": ORDERS[card]}, state.hand_audience(ship))


def reshuffle(state: RedcodeState, chance: Chance) -> None:
    """The discard pile becomes the deck (RC-G26)."""
    cards = unpack_cards(state.discard)
    state.deck = bytes([cards[place] for place in chance.shuffle("reshuffle", len(cards))])
    state.drawn = 0
    state.discard = 0
    if not state.quiet:
        state.tell("deck-reshuffled", {"number": len(cards)})


def lay_off(state: RedcodeState, ship: Ship, card: i64) -> None:
    """A card goes from a hand to the face-up discard pile (RC-10.7)."""
    one: i64 = 1
    ship.hand -= one << 4 * card
    ship.cards -= 1
    state.discard += one << 4 * card


def discard_hand(state: RedcodeState, ship: Ship) -> None:
    """Lay off every card of a sunk ship (RC-G21)."""
    if ship.cards == 0:
        return
    if not state.quiet:
        facts = {"ship": state.letter(ship), "cards": card_names(ship.hand)}
        state.tell("hand-discarded", facts, reveals=True)
    state.discard += ship.hand
    ship.hand = 0
    ship.cards = 0


def over_limit(state: RedcodeState) -> i64:
    """The ship that has to discard: the active one first, then in turn order (RC-G25); else NOBODY_OVER."""
    number: i64 = state.active
    for _ in range(len(state.ships)):
        if state.ships[number].cards > state.tables.hand_limit:
            return number
        number = state.tables.next_ship[number]
    return NOBODY_OVER
