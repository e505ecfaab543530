"""Makes the view of a seat from a state: what it may know is put in, nothing is cut out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.pictures.seating import NO_SEAT
from redtable.games.pictures.view import ClueView, DraftView, PicturesView, PlayerView, ResultView, TileView
from redtable.games.pictures.words import (
    ARBITRATION,
    BLUE,
    BYSTANDER,
    CLUE,
    COLOURS,
    GUESS,
    NO_LIMIT,
    NO_TEAM,
    NO_VOTE,
    OPEN,
    OVER,
    PICTURE_KIND,
    PICTURE_MARK,
    RED,
    SPYMASTER,
    TEAMS,
    UNLIMITED,
    WAVED,
    WORD_KIND,
)
from redtable.kernel.game import JUDGE
from redtable.kernel.view import OutcomeView

if TYPE_CHECKING:
    from redtable.games.pictures.clues import Clue
    from redtable.games.pictures.state import PicturesState


def view_of(state: PicturesState, seat: int) -> PicturesView:
    """The view of a seat, of SPECTATOR or of JUDGE."""
    options = state.rules.options
    drafts = state.sees_drafts(seat)
    guessing = state.is_answered()
    asks = state.sees_permissions(seat)
    clues = [clue_view(clue, asks) for clue in state.clues]
    limit = state.limit() if guessing else NO_LIMIT
    replacing = state.replacing()
    return PicturesView(
        game="pictures",
        seat=seat,
        actors=actors_seen(state, seat),
        legal=[action.text for action in state.legal(seat)] if seat >= 0 else [],
        outcome=OutcomeView.of(state.outcome()),
        mode=options.mode,
        language=options.language,
        columns=state.rules.grid.columns,
        rows=state.rules.grid.rows,
        cards=card_views(state, seat),
        seats=[seat_view(state, seat, owner) for owner in range(len(state.seating.names))],
        starting=TEAMS[state.starting],
        team=TEAMS[state.team],
        turn=state.turn,
        phase=phase_seen(state, seat),
        left={TEAMS[RED]: state.left(RED), TEAMS[BLUE]: state.left(BLUE)},
        bystanders_left=state.left_of(BYSTANDER),
        clue=clues[-1] if guessing else None,
        history=clues if options.show_history or seat == JUDGE else clues[-1:] if guessing else [],
        made=state.made,
        limit=None if limit == NO_LIMIT else limit,
        sudden_death=state.sudden,
        draft=draft_view(state, seat) if drafts else None,
        denied=state.denied if drafts and state.denied else None,
        objection=objection_seen(state, seat),
        replacing=None if replacing == NO_TEAM else TEAMS[replacing],
        resume=None if replacing == NO_TEAM else hidden_question(state, seat, state.resume()),
        timer=timer_seen(state),
        max_number=options.max_number,
        zero=options.clue_zero or options.advanced,
        unlimited=options.clue_unlimited or options.advanced,
        result=result_view(state),
    )


def phase_seen(state: PicturesState, seat: int) -> str:
    """The phase, as far as the seat may know."""
    return hidden_question(state, seat, state.phase)


def hidden_question(state: PicturesState, seat: int, phase: str) -> str:
    """Whoever may not know of a question to the rival sees that a clue is awaited (CP-I10, CP-G34)."""
    return CLUE if phase == ARBITRATION and not state.sees_drafts(seat) else phase


def actors_seen(state: PicturesState, seat: int) -> list[int]:
    """Who may act, as far as the seat may know: neither who is asked nor who could still object."""
    if state.phase == ARBITRATION and not state.sees_drafts(seat):
        return [state.spymasters[state.team]]
    actors = state.actors()
    if state.phase != GUESS:
        return actors
    operatives = state.operatives(state.team)
    if not state.sees_marks(seat, operatives[0]):
        actors = [*operatives, *[actor for actor in actors if actor not in operatives]]
    return actors if seat in (JUDGE, state.rival()) else [seat for seat in actors if seat in operatives]


def objection_seen(state: PicturesState, seat: int) -> str:
    """Whether the clue may still be objected to; that it was let pass is known to him who did.

    That it is safe because it was allowed is known to the spymasters (CP-G34).
    """
    if state.objection == WAVED and seat not in (JUDGE, state.rival()):
        return OPEN
    hidden = state.is_answered() and state.clues[-1].allowed and not state.sees_permissions(seat)
    if hidden and state.may_object():
        return OPEN
    return state.objection


def timer_seen(state: PicturesState) -> int | None:
    """The seconds for the open decision, if a clock runs."""
    timer = state.timer()
    return None if timer is None else timer[1]


def card_views(state: PicturesState, seat: int) -> list[TileView]:
    """The grid; the key only for those who may see it."""
    whole_key = state.sees_key(seat)
    views = []
    for place, card in enumerate(state.cards):
        colour = COLOURS[state.key[place]]
        covered = state.covered[place]
        views.append(
            TileView(
                id=str(place),
                kind=PICTURE_KIND if card.startswith(PICTURE_MARK) else WORD_KIND,
                face=card[2:],
                cover=colour if covered else None,
                colour=colour if covered or whole_key else None,
            )
        )
    return views


def clue_view(clue: Clue, asks: bool) -> ClueView:
    """A clue as data; that it was allowed only for those who may know that somebody was asked (CP-G34)."""
    number = None if clue.number == UNLIMITED else clue.number
    return ClueView(TEAMS[clue.team], clue.word, number, clue.allowed and asks, clue.touches.copy())


def draft_view(state: PicturesState, seat: int) -> DraftView | None:
    """The question, if one is open: the rival is not told the number (CP-G8)."""
    question = state.question()
    if question is None:
        return None
    author = seat in (JUDGE, state.spymasters[state.team])
    unlimited = author and question.number == UNLIMITED
    return DraftView(question.word, question.number if author and not unlimited else None, unlimited)


def seat_view(state: PicturesState, seat: int, owner: int) -> PlayerView:
    """A seat, and where it points."""
    seen = state.sees_marks(seat, owner)
    vote = state.votes[owner]
    return PlayerView(
        name=state.seating.names[owner],
        team=state.seating.team_name(owner),
        role=SPYMASTER if owner in state.spymasters and owner != NO_SEAT else state.seating.roles[owner],
        gone=owner in state.gone,
        marks=state.marks[owner].copy() if seen else [],
        vote=vote if seen and vote != NO_VOTE else None,
    )


def result_view(state: PicturesState) -> ResultView | None:
    """The result, with the title that a score earns (CP-8.6, CP-8.7)."""
    if state.phase != OVER:
        return None
    won = state.score >= 0
    titles = state.rules.titles
    title = titles[min(max(state.score, 1), len(titles)) - 1] if won else None
    return ResultView(TEAMS[state.winner], state.reason, state.score if won else None, title)
