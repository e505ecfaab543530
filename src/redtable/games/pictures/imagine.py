"""From a view back to a state: what is seen as it is, what is not seen dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.pictures.clues import Clue
from redtable.games.pictures.frames import Decision, decisions_of
from redtable.games.pictures.redeal import redeal
from redtable.games.pictures.seating import seating_of
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import (
    LETTERS,
    NO_SCORE,
    NO_VOTE,
    PICTURE_KIND,
    PICTURE_MARK,
    REPLACE,
    SPYMASTER,
    TEAM_LETTERS,
    TEAMS,
    UNLIMITED,
    WORD_MARK,
)
from redtable.kernel.frames import Frames

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.view import ClueView, PicturesView
    from redtable.kernel.chance import Chance


def state_from_view(rules: PicturesRules, view: PicturesView, chance: Chance) -> PicturesState:
    """Some state that looks exactly like this view to its seat."""
    starting = TEAMS.index(view.starting)
    cards = [(PICTURE_MARK if card.kind == PICTURE_KIND else WORD_MARK) + card.face for card in view.cards]
    state = PicturesState(rules, seating_of(rules), cards, key_from_view(rules, view, starting))
    state.covered = [card.cover is not None for card in view.cards]
    state.starting = starting
    state.team = TEAMS.index(view.team)
    state.turn = view.turn
    state.clues = [clue_from_view(clue) for clue in view.history]
    state.made = view.made
    state.sudden = view.sudden_death
    state.objection = view.objection
    state.frames = Frames(decisions_from_view(view, state.team))
    seat_people(state, view)
    state.denied = view.denied or ""
    if view.result is not None:
        state.winner = TEAMS.index(view.result.winner)
        state.reason = view.result.reason
        state.score = NO_SCORE if view.result.score is None else view.result.score
    redeal(state, view.seat, chance)
    return state


def key_from_view(rules: PicturesRules, view: PicturesView, starting: int) -> str:
    """The seen colours where they are, the others in any order."""
    rest = rules.grid.letters(TEAM_LETTERS[starting])
    for card in view.cards:
        if card.colour is not None:
            rest.remove(LETTERS[card.colour])
    return "".join([rest.pop() if card.colour is None else LETTERS[card.colour] for card in view.cards])


def decisions_from_view(view: PicturesView, team: int) -> list[Decision]:
    """What is open, as far as the seat sees it."""
    phase, word, number = view.resume or view.phase, "", 0
    if view.draft is not None:
        word = view.draft.word
        number = view.draft.number if view.draft.number is not None else 1
        number = UNLIMITED if view.draft.unlimited else number
    open_now = decisions_of(phase, team, word, number)
    if view.replacing is not None:
        open_now.append(Decision(REPLACE, TEAMS.index(view.replacing)))
    return open_now


def clue_from_view(seen: ClueView) -> Clue:
    """A clue that was given."""
    number = UNLIMITED if seen.number is None else seen.number
    clue = Clue(TEAMS.index(seen.team), seen.word, number, seen.allowed)
    clue.touches = seen.touches.copy()
    return clue


def seat_people(state: PicturesState, view: PicturesView) -> None:
    """Spymasters, those who left, marks and votes."""
    for seat, seen in enumerate(view.seats):
        state.marks[seat] = seen.marks.copy()
        state.votes[seat] = NO_VOTE if seen.vote is None else seen.vote
        if seen.gone:
            state.gone.append(seat)
        if seen.role == SPYMASTER and (not seen.gone or seen.team == view.replacing):
            state.spymasters[state.seating.teams[seat]] = seat
