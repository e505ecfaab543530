"""Who may act, what is open to them, and what each action does (the state machine of CP-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.pictures import arbitration, turn
from redtable.games.pictures.notation import PicturesAction, placed, plain, spoken
from redtable.games.pictures.refusals import has_voted, timer_runs, why_not
from redtable.games.pictures.words import (
    ARBITRATION,
    CLUE,
    GUESS,
    OBJECTION,
    OPEN,
    OVER,
    PENALTY,
    REPLACE,
    UNLIMITED,
)
from redtable.kernel.game import CLOCK

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState
    from redtable.kernel.game import Action

EXAMPLES: Final = 3
"""How many words stand for all the words that a clue may be."""
EXAMPLE_NUMBERS: Final = (1, 2, 3)


def actors_of(state: PicturesState) -> list[int]:
    """Every seat that may act now."""
    phase = state.phase
    if phase == OVER:
        return []
    if phase == GUESS:
        actors = [seat for seat in state.operatives(state.team) if not has_voted(state, seat)]
        return [*actors, state.rival()] if state.objection == OPEN else actors
    if phase == REPLACE:
        return state.operatives(state.replacing)
    if phase in (ARBITRATION, PENALTY):
        return [state.rival()]
    return [state.spymasters[state.team]]


def legal_actions(state: PicturesState, seat: int) -> list[Action]:
    """Everything open to a seat. A clue may be any word; a few examples stand for the others."""
    if seat == CLOCK:
        return [plain("timeout")] if timer_runs(state) else []
    if seat not in actors_of(state):
        return []
    actions: list[Action] = []
    for action in candidates(state):
        if why_not(state, seat, action) is None:
            actions.append(action)
    return actions


def candidates(state: PicturesState) -> list[PicturesAction]:
    """What the phase is about, possible or not."""
    phase = state.phase
    places = range(len(state.cards))
    if phase == CLUE:
        return example_clues(state)
    if phase == ARBITRATION:
        return [plain("allow"), plain("deny")]
    if phase == GUESS:
        actions = [placed(verb, place) for verb in ("touch", "mark", "unmark") for place in places]
        return [*actions, plain("stop"), plain("object"), plain("pass")]
    if phase == OBJECTION:
        return [plain("concede"), plain("insist")]
    if phase == REPLACE:
        return [plain("lead")]
    return [placed("cover", place) for place in places]


def example_clues(state: PicturesState) -> list[PicturesAction]:
    """A few clues of the table's language, others in every turn."""
    language = state.rules.options.language
    examples = state.rules.clue.examples[language]
    first = state.turn * EXAMPLES % len(examples)
    actions: list[PicturesAction] = []
    fitting = 0
    for word in [*examples[first:], *examples[:first], *state.rules.words[language]]:
        given = [spoken("clue", word, number) for number in (*EXAMPLE_NUMBERS, 0, UNLIMITED)]
        if why_not(state, state.spymasters[state.team], given[0]) is None:
            actions += given
            actions.append(spoken("ask", word, 1))
            fitting += 1
        if fitting == EXAMPLES:
            break
    return actions


def carry_out(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """Do what a seat decided."""
    verb = action.verb
    if verb == "clue":
        turn.give_clue(state, seat, action.word, action.count(), False)
    elif verb == "touch":
        turn.point_or_touch(state, seat, action.place)
    elif verb == "stop":
        turn.stop_or_vote(state, seat)
    elif verb in ("mark", "unmark"):
        turn.mark(state, seat, action.place, verb == "mark")
    elif verb == "cover":
        turn.cover_by_choice(state, seat, action.place)
    elif verb == "timeout":
        turn.time_out(state)
    elif verb == "ask":
        arbitration.ask(state, seat, action.word, action.count())
    elif verb in ("allow", "deny"):
        arbitration.answer(state, seat, verb == "allow")
    elif verb == "object":
        arbitration.raise_objection(state, seat)
    elif verb == "pass":
        arbitration.wave_through(state, seat)
    elif verb in ("concede", "insist"):
        arbitration.answer_objection(state, seat, verb == "concede")
    elif verb == "leave":
        turn.leave(state, seat)
    elif verb == "lead":
        turn.lead(state, seat)
