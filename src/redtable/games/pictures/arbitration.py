"""Doubtful clues: asking the rival spymaster before (CP-5.2), objecting afterwards (CP-G7, CP-G33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.games.pictures.frames import Decision
from redtable.games.pictures.turn import end_turn_for_invalid_clue, give_clue
from redtable.games.pictures.words import ARBITRATION, CLOSED, OBJECTION, UNLIMITED, WAVED, other

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState


def ask(state: PicturesState, seat: int, word: str, number: int) -> None:
    """Show the rival spymaster the word, and only the word; without a rival the answer is yes (CP-G8)."""
    if not state.arbiter_sits():
        give_clue(state, seat, word, number, True)
        return
    state.frames.push(Decision(ARBITRATION, other(state.team), word, number))
    draft: dict[str, Any] = {"word": word, "number": "unlimited" if number == UNLIMITED else number}
    state.tell_only("clue-drafted", draft, (seat,))
    question: dict[str, Any] = {"seat": state.seating.names[seat], "word": word}
    state.tell_only("arbitration-asked", question, (seat, state.rival()), reveals=True)


def answer(state: PicturesState, seat: int, allowed: bool) -> None:
    """Allow, and the clue is given and final; deny, and nobody else ever hears of it (CP-5.2, CP-I10)."""
    author = state.spymasters[state.team]
    question = state.frames.pop()
    word, number = question.word, question.number
    facts: dict[str, Any] = {
        "seat": state.seating.names[seat],
        "word": word,
        "answer": "allow" if allowed else "deny",
    }
    state.tell_only("arbitration-answered", facts, (author, seat), reveals=True)
    if allowed:
        give_clue(state, author, word, number, True)
        return
    if state.rules.options.invalid_clue == "retry":
        state.denied = word
    else:
        end_turn_for_invalid_clue(state, state.rules.options.invalid_clue)


def raise_objection(state: PicturesState, seat: int) -> None:
    """The rival spymaster objects to the clue, once at most; its author must answer (CP-G33)."""
    state.objection = CLOSED
    state.frames.push(Decision(OBJECTION, state.team))
    facts: dict[str, Any] = {"seat": state.seating.names[seat], "word": state.clues[-1].word}
    state.tell("objected", facts, reveals=True)


def wave_through(state: PicturesState, seat: int) -> None:
    """The rival spymaster will not object to this clue; nobody else needs to know."""
    state.objection = WAVED
    state.tell_only("waved-through", {"word": state.clues[-1].word}, (seat,))


def answer_objection(state: PicturesState, seat: int, conceded: bool) -> None:
    """The author takes the clue back, and the turn ends; or insists, and play goes on (CP-G7, CP-G33)."""
    facts: dict[str, Any] = {
        "seat": state.seating.names[seat],
        "word": state.clues[-1].word,
        "answer": "concede" if conceded else "insist",
    }
    state.tell("objection-answered", facts)
    state.frames.pop()
    if conceded:
        end_turn_for_invalid_clue(state, state.rules.options.invalid_clue_late)
