"""Dealing anew what somebody cannot know: the key, questions to the rival, marks of the other team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.pictures.frames import Decision
from redtable.games.pictures.words import (
    ARBITRATION,
    CLOSED,
    CLUE,
    GUESS,
    NO_VOTE,
    OPEN,
    REPLACE,
    WAVED,
    other,
)
from redtable.kernel.frames import Frames
from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState
    from redtable.kernel.chance import Chance


def redeal(state: PicturesState, seat: int, chance: Chance) -> None:
    """Put chance in the place of everything that the seat does not see."""
    if seat == JUDGE:
        return
    if not state.rules.options.show_history:
        state.clues = state.clues[-1:] if state.is_answered() else []
    if not state.sees_key(seat):
        deal_key(state, chance)
    if not state.sees_drafts(seat):
        deal_question(state, chance)
        deal_permissions(state, chance)
    elif seat != state.spymasters[state.team] and (question := state.question()) is not None:
        number = 1 + chance.below("draft number", state.rules.options.max_number)
        await_clue(state, Decision(ARBITRATION, question.team, question.word, number))
    if state.objection in (OPEN, WAVED) and seat != state.rival():
        state.objection = (OPEN, WAVED)[chance.below("objection", 2)]
    if state.phase == GUESS:
        deal_marks(state, seat, chance)


def deal_key(state: PicturesState, chance: Chance) -> None:
    """Permute the colours of the uncovered places (CP-I9)."""
    hidden = [place for place, covered in enumerate(state.covered) if not covered]
    letters = sorted([state.key[place] for place in hidden])
    order = chance.shuffle("key", len(hidden))
    key = list(state.key)
    for place, index in zip(hidden, order, strict=True):
        key[place] = letters[index]
    state.key = "".join(key)


def await_clue(state: PicturesState, question: Decision | None) -> None:
    """A clue is awaited, with or without a question to the rival; a replacement goes on."""
    replacement = [frame for frame in state.frames.stack if frame.kind == REPLACE]
    asked = [] if question is None else [question]
    state.frames = Frames([Decision(CLUE, state.team), *asked, *replacement])


def deal_question(state: PicturesState, chance: Chance) -> None:
    """While a clue is awaited, the rival may or may not be asked, and may have denied a word (CP-I10)."""
    if not state.is_open(CLUE):
        return
    asking = state.arbiter_sits() and chance.below("question", 2) == 1
    examples = state.rules.clue.examples[state.rules.options.language]
    word = examples[chance.below("draft", len(examples))]
    question = None
    if asking:
        number = 1 + chance.below("draft number", state.rules.options.max_number)
        question = Decision(ARBITRATION, other(state.team), word, number)
    await_clue(state, question)
    denied = examples[chance.below("denied", len(examples))]
    may_deny = state.arbiter_sits() and state.rules.options.invalid_clue == "retry"
    state.denied = denied if may_deny and denied != word and chance.below("denial", 2) else ""


def deal_permissions(state: PicturesState, chance: Chance) -> None:
    """Which clues the rival has allowed (CP-G34), as far as objections leave it open (CP-G33)."""
    if not state.arbiter_sits():
        return
    objected = state.is_answered() and not (state.objection in (OPEN, WAVED) or state.clues[-1].allowed)
    for clue in state.clues:
        clue.allowed = chance.below("allowed", 2) == 1
    if not state.is_answered() or not state.may_object():
        return
    clue = state.clues[-1]
    clue.allowed = clue.allowed and not objected
    if clue.allowed:
        state.objection = CLOSED
    elif not objected:
        state.objection = OPEN


def deal_marks(state: PicturesState, seat: int, chance: Chance) -> None:
    """Where operatives point whom the seat does not see."""
    uncovered = [place for place, covered in enumerate(state.covered) if not covered]
    voters = 0
    for owner in state.operatives(state.team):
        if state.sees_marks(seat, owner):
            continue
        place = uncovered[chance.below("mark", len(uncovered))]
        state.marks[owner] = [place] if chance.below("marked", 2) else []
        state.votes[owner] = NO_VOTE
        votes = state.rules.options.touch_mode == "vote" and len(state.operatives(state.team)) > 1
        if votes and voters == 0 and chance.below("voted", 2):
            state.votes[owner] = place
            voters += 1
