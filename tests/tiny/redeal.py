"""Dealing anew what a seat cannot know: the cards that lie face down for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from tests.tiny.state import TinyState


def redeal(state: TinyState, seat: int, chance: Chance) -> None:
    """Deal the other hands and the deck anew. The judge sees all cards, so nothing is left to deal."""
    if seat == JUDGE:
        return
    unseen = state.deck.copy()
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            unseen += hand
    deal_face_down(state, seat, sorted(unseen), chance)


def deal_face_down(state: TinyState, seat: int, cards: list[int], chance: Chance) -> None:
    """Put cards into the hands of the other seats and the deck, as many as lie there now."""
    dealt = [cards[index] for index in chance.shuffle("unseen", len(cards))]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            state.hands[owner] = sorted(dealt.pop() for _ in hand)
    state.deck = dealt
