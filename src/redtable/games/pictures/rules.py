"""Who may act, what is open to them, and what each action does (the state machine of CP-3)."""

from __future__ import annotations

from collections.abc import Callable
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
    PENALTY,
    REPLACE,
    RIVAL_COVER,
    UNLIMITED,
)
from redtable.kernel.game import CLOCK

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState
    from redtable.kernel.game import Action

EXAMPLES: Final = 3
"""How many words stand for all the words that a clue may be."""
EXAMPLE_NUMBERS: Final = (1, 2, 3)

PLACED_IN: Final = {GUESS: ("touch", "mark", "unmark"), RIVAL_COVER: ("cover",), PENALTY: ("cover",)}
"""What can be done with a card, by the phase."""
PLAIN_IN: Final = {
    ARBITRATION: ("allow", "deny"),
    GUESS: ("stop", "object", "pass"),
    OBJECTION: ("concede", "insist"),
    REPLACE: ("lead",),
}
"""What is said without a card or a word, by the phase."""


def actors_of(state: PicturesState) -> list[int]:
    """Every seat that may act now: the spymaster or the operatives of the team that decides."""
    if not state.frames:
        return []
    frame = state.frames.top()
    if frame.kind == GUESS:
        actors = [seat for seat in state.operatives(frame.team) if not has_voted(state, seat)]
        return [*actors, state.rival()] if state.objection == OPEN else actors
    return state.operatives(frame.team) if frame.kind == REPLACE else [state.spymasters[frame.team]]


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
    if state.phase == CLUE:
        return example_clues(state)
    places = range(len(state.cards))
    actions = [placed(verb, place) for verb in PLACED_IN.get(state.phase, ()) for place in places]
    return actions + [plain(verb) for verb in PLAIN_IN.get(state.phase, ())]


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


def give_clue(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """A clue, without asking (CP-3.3)."""
    turn.give_clue(state, seat, action.word, action.count(), False)


def ask(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """Ask the rival first (CP-5.2)."""
    arbitration.ask(state, seat, action.word, action.count())


def answer(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """What the rival says to the word (CP-5.2)."""
    arbitration.answer(state, seat, action.verb == "allow")


def touch(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """A guess (CP-3.6)."""
    turn.point_or_touch(state, seat, action.place)


def stop(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """No more guesses (CP-3.13)."""
    turn.stop_or_vote(state, seat)


def mark(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """Point at a card, or not any more (CP-3.5)."""
    turn.mark(state, seat, action.place, action.verb == "mark")


def cover(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """Cover a picture (CP-8.4, CP-G7)."""
    turn.cover_by_choice(state, seat, action.place)


def object_to_clue(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """Object to the clue (CP-G33)."""
    arbitration.raise_objection(state, seat)


def let_pass(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """Let the clue pass (CP-G33)."""
    arbitration.wave_through(state, seat)


def answer_objection(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """What the author says to an objection (CP-G7)."""
    arbitration.answer_objection(state, seat, action.verb == "concede")


def leave(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """A spymaster goes (CP-G25)."""
    turn.leave(state, seat)


def lead(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """An operative takes the place (CP-G25)."""
    turn.lead(state, seat)


def time_out(state: PicturesState, seat: int, action: PicturesAction) -> None:  # noqa: ARG001
    """The clock (CP-G19)."""
    turn.time_out(state)


RULES: Final[dict[str, Callable[[PicturesState, int, PicturesAction], None]]] = {
    "clue": give_clue,
    "ask": ask,
    "allow": answer,
    "deny": answer,
    "touch": touch,
    "stop": stop,
    "mark": mark,
    "unmark": mark,
    "cover": cover,
    "object": object_to_clue,
    "pass": let_pass,
    "concede": answer_objection,
    "insist": answer_objection,
    "leave": leave,
    "lead": lead,
    "timeout": time_out,
}
"""What an action does, by its verb."""


def carry_out(state: PicturesState, seat: int, action: PicturesAction) -> None:
    """Do what a seat decided."""
    RULES[action.verb](state, seat, action)
