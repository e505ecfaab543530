"""A turn: one clue, the guesses, what a touch does, and how turns and games end (CP-3, CP-4, CP-6, CP-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.games.pictures.clues import Clue
from redtable.games.pictures.frames import Decision
from redtable.games.pictures.words import (
    ASSASSIN,
    CLOSED,
    CLUE,
    COLOURS,
    GUESS,
    NO_LIMIT,
    NO_VOTE,
    OPEN,
    PENALTY,
    REPLACE,
    RIVAL_COVER,
    STOP_VOTE,
    TEAM_LETTERS,
    TEAMS,
    UNLIMITED,
    other,
)

if TYPE_CHECKING:
    from redtable.games.pictures.state import PicturesState


# The clue


def give_clue(state: PicturesState, seat: int, word: str, number: int, allowed: bool) -> None:
    """One word and one number for all to hear (CP-3.3); the spelling stays as it was given (CP-5.4)."""
    state.clues.append(Clue(state.team, word, number, allowed))
    state.made = 0
    state.settle(Decision(GUESS, state.team))
    state.denied = ""
    state.objection = OPEN if state.may_object() and not allowed else CLOSED
    facts: dict[str, Any] = {
        "seat": state.seating.names[seat],
        "word": word,
        "number": "unlimited" if number == UNLIMITED else number,
    }
    state.tell("clue-given", facts, reveals=True)


# Guesses


def mark(state: PicturesState, seat: int, place: int, on: bool) -> None:
    """Point at a card without touching it (CP-3.5)."""
    marks = [other_place for other_place in state.marks[seat] if other_place != place]
    state.marks[seat] = sorted([*marks, place]) if on else marks
    facts: dict[str, Any] = {"seat": state.seating.names[seat], "place": place}
    audience = state.pointing_audience(seat)
    if on:
        state.tell_only("marked", facts, audience)
    else:
        state.tell_only("unmarked", facts, audience)


def point_or_touch(state: PicturesState, seat: int, place: int) -> None:
    """The first operative who touches decides (CP-3.6); where the team votes, the majority (CP-G5)."""
    if decided_by_vote(state, seat, place):
        touch(state, seat, place)
    else:
        settle_by_captain(state)


def stop_or_vote(state: PicturesState, seat: int) -> None:
    """The team stops guessing (CP-3.13); in sudden death that loses the game (CP-6.7)."""
    if decided_by_vote(state, seat, STOP_VOTE):
        stop(state, seat)
    else:
        settle_by_captain(state)


def stop(state: PicturesState, seat: int) -> None:
    """The turn ends by the team's own will."""
    state.tell("stopped", {"seat": state.seating.names[seat]}, reveals=True)
    end_turn(state, "stop")


def decided_by_vote(state: PicturesState, seat: int, choice: int) -> bool:
    """Whether a choice counts at once, or with this vote has more than half of the team behind it (CP-G5)."""
    if state.rules.options.touch_mode != "vote":
        return True
    state.votes[seat] = choice
    facts: dict[str, Any] = {
        "seat": state.seating.names[seat],
        "place": "stop" if choice == STOP_VOTE else choice,
    }
    state.tell_only("voted", facts, state.pointing_audience(seat))
    voters = state.operatives(state.team)
    agreeing = [voter for voter in voters if state.votes[voter] == choice]
    return 2 * len(agreeing) > len(voters)


def captains_vote(state: PicturesState) -> int:
    """What the first operative voted for, once all have voted and no majority was found (CP-G5)."""
    voters = state.operatives(state.team)
    if state.rules.options.touch_mode != "vote" or NO_VOTE in [state.votes[voter] for voter in voters]:
        return NO_VOTE
    return state.votes[voters[0]]


def settle_by_captain(state: PicturesState) -> None:
    """Carry out what the captain voted for, if the team is divided."""
    choice = captains_vote(state)
    captain = state.operatives(state.team)[0]
    if choice == STOP_VOTE:
        stop(state, captain)
    elif choice != NO_VOTE:
        touch(state, captain, choice)


def touch(state: PicturesState, seat: int, place: int) -> None:
    """A final guess: the card is covered in the key's colour, which says what follows (CP-3.9 to CP-3.12)."""
    state.made += 1
    state.clues[-1].touches.append(place)
    facts: dict[str, Any] = {
        "seat": state.seating.names[seat],
        "place": place,
        "card": state.cards[place],
        "team": TEAMS[state.team],
    }
    state.tell("touched", facts, reveals=True)
    cover(state, place)
    for owner in range(len(state.marks)):
        if place in state.marks[owner]:
            state.marks[owner].remove(place)
    state.votes = [NO_VOTE] * len(state.votes)
    letter = state.key[place]
    if letter == TEAM_LETTERS[state.team]:
        touched_own(state)
    elif letter == ASSASSIN:
        touched_assassin(state)
    else:
        touched_wrong(state, letter)


def cover(state: PicturesState, place: int) -> None:
    """Lay a cover card of the key's colour on a card (CP-2.9)."""
    state.covered[place] = True
    facts: dict[str, Any] = {"place": place, "card": state.cards[place], "colour": COLOURS[state.key[place]]}
    state.tell("covered", facts, reveals=True)


def touched_own(state: PicturesState) -> None:
    """An own agent: the team may guess again (CP-3.9); the last one wins (CP-4.1, CP-6.5)."""
    if state.left(state.team) == 0:
        if state.sudden:
            finish(state, state.team, "sudden-death-won")
            return
        if not state.assassin_waits():
            finish(state, state.team, "all-found")
            return
    limit = state.limit()
    if limit != NO_LIMIT and state.made >= limit:
        end_turn(state, "limit")


def touched_assassin(state: PicturesState) -> None:
    """The assassin: the game is lost (CP-3.12); where he awaits, won or sudden death (CP-6.2, CP-6.3)."""
    if not state.assassin_waits():
        finish(state, other(state.team), "assassin")
    elif state.left(state.team) == 0:
        finish(state, state.team, "assassin-found")
    else:
        state.sudden = True
        facts: dict[str, Any] = {"team": TEAMS[state.team], "left": state.left(state.team)}
        state.tell("sudden-death-started", facts, reveals=True)


def touched_wrong(state: PicturesState, letter: str) -> None:
    """A bystander or rival agent ends the turn (CP-3.10, CP-3.11), in sudden death the game (CP-6.4)."""
    rival = other(state.team)
    if state.sudden:
        finish(state, rival, "sudden-death-lost")
    elif letter == TEAM_LETTERS[rival] and rival_is_done(state):
        finish(state, rival, "rival-done" if state.rules.options.mode == "coop" else "all-found")
    else:
        end_turn(state, "wrong")


def rival_is_done(state: PicturesState) -> bool:
    """Whether the other team's last picture ends the game: not where the assassin awaits (CP-6.1), but always
    in a cooperative game (CP-8.5)."""
    if state.left(other(state.team)) > 0:
        return False
    return state.rules.options.mode == "coop" or not state.assassin_waits()


# The end of a turn


def end_turn(state: PicturesState, why: str) -> None:
    """The turn is over; in sudden death so is the game (CP-6.6)."""
    state.tell("turn-ended", {"team": TEAMS[state.team], "reason": why}, reveals=True)
    if state.sudden:
        finish(state, other(state.team), "sudden-death-lost")
        return
    clear_turn(state)
    next_turn(state)


def clear_turn(state: PicturesState) -> None:
    """Nothing of a turn stays but its clue."""
    state.made = 0
    state.marks = [[] for _ in state.marks]
    state.votes = [NO_VOTE] * len(state.votes)
    state.denied = ""
    state.objection = CLOSED


def next_turn(state: PicturesState) -> None:
    """Teams alternate (CP-3.1); the simulated rival covers a picture instead (CP-8.4)."""
    if state.rules.options.mode == "coop":
        state.settle(Decision(RIVAL_COVER, state.team))
        return
    state.team = other(state.team)
    state.turn += 1
    state.settle(Decision(CLUE, state.team))


def end_turn_for_invalid_clue(state: PicturesState, consequence: str) -> None:
    """The turn ends; as a penalty the rival spymaster first covers one of his own (CP-G6, CP-G7)."""
    if consequence == "penalty" and not state.sudden and state.left(other(state.team)) > 0:
        state.tell("turn-ended", {"team": TEAMS[state.team], "reason": "invalid"}, reveals=True)
        clear_turn(state)
        state.settle(Decision(PENALTY, other(state.team)))
    else:
        end_turn(state, "invalid")


def cover_by_choice(state: PicturesState, seat: int, place: int) -> None:
    """Cover a picture: the rival's in its simulated turn (CP-8.4), one's own as a penalty (CP-G7)."""
    facts: dict[str, Any] = {"seat": state.seating.names[seat], "place": place, "card": state.cards[place]}
    if state.phase == PENALTY:
        state.tell("penalty-covered", facts, reveals=True)
        cover(state, place)
        winner = other(state.team)
        if state.left(winner) == 0 and not state.assassin_waits():
            finish(state, winner, "all-found")
        else:
            next_turn(state)
        return
    state.tell("rival-covered", facts, reveals=True)
    cover(state, place)
    if rival_is_done(state):
        finish(state, other(state.team), "rival-done")
        return
    state.turn += 1
    state.settle(Decision(CLUE, state.team))


def time_out(state: PicturesState) -> None:
    """The clock ends the turn, with or without a clue or a guess (CP-G19)."""
    if state.rules.options.timeout_action == "lose" and not state.sudden:
        state.tell("turn-ended", {"team": TEAMS[state.team], "reason": "timeout"}, reveals=True)
        finish(state, other(state.team), "out-of-time")
    else:
        end_turn(state, "timeout")


# A spymaster who leaves


def leave(state: PicturesState, seat: int) -> None:
    """A spymaster goes: an operative takes the place if another is left to guess, else it is lost (CP-G25).

    A question to the rival stays open; only spymasters know of it (CP-G34).
    """
    team = state.spymasters.index(seat)
    state.tell("spymaster-left", {"seat": state.seating.names[seat], "team": TEAMS[team]}, reveals=True)
    if state.rules.options.replacement == "forfeit" or len(state.operatives(team)) < 2:
        finish(state, other(team), "forfeit")
        return
    state.gone.append(seat)
    state.frames.push(Decision(REPLACE, team))


def lead(state: PicturesState, seat: int) -> None:
    """The first operative who volunteers becomes spymaster and sees the key (CP-G25)."""
    state.spymasters[state.frames.pop().team] = seat
    state.marks[seat] = []
    state.votes[seat] = NO_VOTE
    facts: dict[str, Any] = {"seat": state.seating.names[seat]}
    state.tell_secret("spymaster-replaced", facts, {"key": state.key_colours()}, (seat,))


# The end of the game


def finish(state: PicturesState, winner: int, reason: str) -> None:
    """The game is over, and everybody sees the key (CP-4, CP-G28); a single team that wins has a score."""
    clear_turn(state)
    state.frames.clear()
    state.winner = winner
    state.reason = reason
    facts: dict[str, Any] = {"winner": TEAMS[winner], "reason": reason}
    if state.rules.options.mode == "coop" and winner == state.team:
        state.score = state.left(other(winner))
        facts["score"] = state.score
    state.tell("game-over", facts, reveals=True)
    state.tell("key-revealed", {"key": state.key_colours()}, reveals=True)
