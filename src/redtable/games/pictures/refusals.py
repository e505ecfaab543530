"""Why an action is impossible: every refusal names its clause.

What an operative is told never depends on what only spymasters know: whoever may not know of a question to
the rival hears the same answer whether or not one is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from redtable.games.pictures.clues import clue_fault
from redtable.games.pictures.notation import PicturesAction
from redtable.games.pictures.words import (
    ARBITRATION,
    CLUE,
    GUESS,
    NO_VOTE,
    OBJECTION,
    OPEN,
    OVER,
    PENALTY,
    REPLACE,
    RIVAL_COVER,
    TEAM_LETTERS,
    other,
)
from redtable.kernel.game import CLOCK, Refusal

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState

SPYMASTER_VERBS: Final = (
    "clue",
    "ask",
    "allow",
    "deny",
    "cover",
    "object",
    "pass",
    "concede",
    "insist",
    "leave",
)
OPERATIVE_VERBS: Final = ("touch", "stop", "mark", "unmark", "lead")
PHASES_OF: Final = {
    "clue": (CLUE,),
    "ask": (CLUE,),
    "allow": (ARBITRATION,),
    "deny": (ARBITRATION,),
    "touch": (GUESS,),
    "stop": (GUESS,),
    "mark": (GUESS,),
    "unmark": (GUESS,),
    "cover": (RIVAL_COVER, PENALTY),
    "object": (GUESS,),
    "pass": (GUESS,),
    "concede": (OBJECTION,),
    "insist": (OBJECTION,),
    "lead": (REPLACE,),
    "leave": (CLUE, ARBITRATION, OBJECTION, RIVAL_COVER, PENALTY),
}
"""When each action is possible at all."""
RIVAL_VERBS: Final = ("allow", "deny", "object", "pass")
"""Actions of the spymaster whose team is not in turn."""


def timer_runs(state: PicturesState) -> bool:
    """Whether the clock may end the turn; the time for a clue includes asking the rival (CP-G19)."""
    options = state.rules.options
    if state.phase in (CLUE, ARBITRATION):
        return options.timer_clue > 0
    return state.phase == GUESS and options.timer_guess > 0


def why_not(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:
    """The reason why a seat may not do this now, or None."""
    verb = action.verb
    if state.phase == OVER:
        return Refusal("CP-4.1", "pictures-refusal-over")
    if verb == "timeout" or seat == CLOCK:
        return clock_refusal(state, seat, verb)
    return (
        role_refusal(state, seat, verb)
        or turn_refusal(state, seat, verb)
        or detail_refusal(state, seat, action)
    )


def clock_refusal(state: PicturesState, seat: int, verb: str) -> Refusal | None:
    """Only the clock says that time is up, and it says nothing else (CP-G19)."""
    if verb != "timeout" or seat != CLOCK:
        return Refusal("CP-G19", "pictures-refusal-clock")
    return None if timer_runs(state) else Refusal("CP-G19", "pictures-refusal-no-timer")


def role_refusal(state: PicturesState, seat: int, verb: str) -> Refusal | None:
    """Spymasters give clues, operatives guess (CP-1.3, CP-3.6)."""
    if seat in state.gone:
        return Refusal("CP-G25", "pictures-refusal-gone")
    is_spymaster = seat in state.spymasters
    if verb in SPYMASTER_VERBS and not is_spymaster:
        return Refusal("CP-1.3", "pictures-refusal-spymaster-only", {"verb": verb})
    if verb in OPERATIVE_VERBS and is_spymaster:
        return Refusal("CP-5.10", "pictures-refusal-operative-only", {"verb": verb})
    return None


def turn_refusal(state: PicturesState, seat: int, verb: str) -> Refusal | None:
    """Everything has its moment (CP-3.2), and its team (CP-3.1).

    While a clue is awaited either spymaster may leave: if only he could who is asked about a word, his going
    would tell of the question (CP-G34).
    """
    phase = state.phase
    if phase == ARBITRATION and not state.sees_drafts(seat):
        phase = CLUE
    if phase not in PHASES_OF[verb]:
        return Refusal("CP-3.2", "pictures-refusal-not-now", {"verb": verb, "phase": phase})
    if verb == "lead":
        wanted = state.operatives(state.replacing())
    elif verb in OPERATIVE_VERBS:
        wanted = state.operatives(state.team)
    elif verb == "leave" and phase in (CLUE, ARBITRATION):
        wanted = state.spymasters
    elif verb in RIVAL_VERBS or (verb in ("cover", "leave") and phase == PENALTY):
        wanted = [state.rival()]
    else:
        wanted = [state.spymasters[state.team]]
    return None if seat in wanted else Refusal("CP-3.1", "pictures-refusal-not-your-turn", {"verb": verb})


def detail_refusal(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:
    """What stands in the way of an action whose moment it is."""
    return DETAILS[action.verb](state, seat, action) if action.verb in DETAILS else None


def clue_refusal(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:  # noqa: ARG001
    """What is wrong with a clue (CP-5)."""
    given = [clue.word for clue in state.clues]
    return clue_fault(state.rules, action, state.visible_words(), given, state.denied)


def objection_refusal(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:  # noqa: ARG001
    """A clue is objected to once at most, and not if it was allowed (CP-G33)."""
    return None if state.objection == OPEN else Refusal("CP-G33", "pictures-refusal-no-objection")


def place_refusal(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:
    """Only an uncovered card of the grid can be touched, marked or covered (CP-3.8)."""
    verb, place = action.verb, action.place
    if place >= len(state.cards):
        return Refusal(
            "CP-2.1", "pictures-refusal-no-such-card", {"place": place, "last": len(state.cards) - 1}
        )
    if state.covered[place]:
        return Refusal("CP-3.8", "pictures-refusal-covered", {"place": place})
    if verb in ("mark", "unmark") and has_voted(state, seat):
        return Refusal("CP-G5", "pictures-refusal-voted")
    if verb == "mark" and place in state.marks[seat]:
        return Refusal("CP-3.5", "pictures-refusal-marked", {"place": place})
    if verb == "unmark" and place not in state.marks[seat]:
        return Refusal("CP-3.5", "pictures-refusal-not-marked", {"place": place})
    if verb == "touch":
        return touch_refusal(state, seat)
    if verb == "cover" and state.key[place] != TEAM_LETTERS[other(state.team)]:
        clause = "CP-G7" if state.phase == PENALTY else "CP-8.4"
        return Refusal(clause, "pictures-refusal-not-that-colour", {"place": place})
    return None


def has_voted(state: PicturesState, seat: int) -> bool:
    """Whether an operative has cast the vote for this guess; it stands (CP-G5)."""
    return state.votes[seat] != NO_VOTE


def touch_refusal(state: PicturesState, seat: int) -> Refusal | None:
    """Who touches for the team: anybody, its captain, or the majority (CP-G5)."""
    if state.rules.options.touch_mode == "captain" and seat != state.operatives(state.team)[0]:
        return Refusal("CP-G5", "pictures-refusal-captain-only")
    return Refusal("CP-G5", "pictures-refusal-voted") if has_voted(state, seat) else None


def stop_refusal(state: PicturesState, seat: int, action: PicturesAction) -> Refusal | None:  # noqa: ARG001
    """At least one guess is due in every turn (CP-3.7, CP-3.15), after a zero too (CP-7.4)."""
    if state.made == 0:
        return Refusal("CP-3.15", "pictures-refusal-guess-first")
    return touch_refusal(state, seat)


DETAILS: Final[dict[str, Callable[[PicturesState, int, PicturesAction], Refusal | None]]] = {
    "clue": clue_refusal,
    "ask": clue_refusal,
    "touch": place_refusal,
    "mark": place_refusal,
    "unmark": place_refusal,
    "cover": place_refusal,
    "stop": stop_refusal,
    "object": objection_refusal,
    "pass": objection_refusal,
}
"""What may stand in the way of an action, by its verb."""
