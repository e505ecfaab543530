"""Positions as text: `boats=0,3 hands=112/23 deck=31 played=2 open=turn:0:0,answer:1:2`.

Cards are drawn from the end of the deck. The open decisions stand from the lowest to the topmost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.frames import Frames, format_frames, split_frames
from redtable.kernel.notation import NotationError, format_fields, one_of, parse_fields, parse_int
from tests.tiny.frames import ANSWER, CURRENT, TURN, Decision

if TYPE_CHECKING:
    from tests.tiny.state import TinyState


def format_position(state: TinyState) -> str:
    """The whole position as one line."""
    return format_fields(
        {
            "boats": ",".join(str(place) for place in state.boats),
            "hands": "/".join(format_cards(hand) for hand in state.hands),
            "deck": format_cards(state.deck),
            "played": format_cards(state.played),
            "open": format_frames(
                [frame.kind, str(frame.seat), str(frame.card)] for frame in state.frames.stack
            ),
        }
    )


def fill_from_position(state: TinyState, text: str) -> None:
    """Set up the position of a text; the cards in it must be those of the ruleset."""
    fields = parse_fields(text, ("boats", "hands", "deck", "played", "open"))
    state.boats = [parse_int(place, 0, 999, "a place") for place in fields["boats"].split(",")]
    state.hands = [sorted(parse_cards(hand)) for hand in fields["hands"].split("/")]
    state.deck = parse_cards(fields["deck"])
    state.played = parse_cards(fields["played"])
    seats = state.rules.options.seats
    if len(state.boats) != seats or len(state.hands) != seats:
        raise NotationError(f"expected boats and hands for {seats} seats")
    if sorted(sum(state.hands, state.deck + state.played)) != state.rules.deck():
        raise NotationError(f"the cards are not those of the ruleset {state.rules.name!r}")
    state.frames = parse_decisions(fields["open"], seats)


def parse_decisions(text: str, seats: int) -> Frames[Decision]:
    """The open decisions: none, a turn, or a turn with an answer or a drift on top."""
    frames: Frames[Decision] = Frames()
    for words in split_frames(text):
        kind, seat, card = words if len(words) == 3 else [text, "", ""]
        one_of(kind, (ANSWER, CURRENT) if frames else (TURN,), "the decision that is open here")
        frames.push(Decision(kind, parse_int(seat, 0, seats - 1, "a seat"), parse_int(card, 0, 9, "a card")))
    if len(frames) > 2:
        raise NotationError(f"at most two decisions are open at once, not {len(frames)}")
    return frames


def format_cards(cards: list[int]) -> str:
    """Cards as digits; `-` for none."""
    return "".join(str(card) for card in cards) or "-"


def parse_cards(text: str) -> list[int]:
    """The inverse of `format_cards`."""
    return [] if text == "-" else [parse_int(digit, 1, 9, "a card") for digit in text]
