"""The whole contract of the kernel, in every mode, with the invariants of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import NO_LIMIT, OVER
from redtable.kernel.game import State
from redtable.kernel.testing import check_game

PROBES = ["leave", "lead", "clue luna 2", "ask FBI 3", "clue a-b 2", "touch 19", "stop", "cover 3", "timeout"]
SETTINGS: dict[str, dict[str, Any]] = {
    "teams": {},
    "large teams": {"red_operatives": 3, "blue_operatives": 2, "rival_marks": True},
    "large teams, nothing remembered": {"red_operatives": 3, "blue_operatives": 3, "show_history": False},
    "coop": {"mode": "coop"},
    "coop, three operatives, the assassin awaits": {
        "mode": "coop",
        "red_operatives": 3,
        "assassin_awaits": True,
        "advanced": True,
    },
    "three": {"mode": "three"},
    "three, mixed, the assassin awaits": {"mode": "three", "cards": "mixed", "assassin_awaits": True},
    "votes and timers": {
        "red_operatives": 3,
        "blue_operatives": 2,
        "touch_mode": "vote",
        "timer_clue": 60,
        "timer_guess": 60,
        "advanced": True,
        "assassin_awaits": True,
    },
    "captains, nothing remembered": {"red_operatives": 2, "touch_mode": "captain", "show_history": False},
    "words on 5x5, penalties": {
        "grid": "5x5",
        "cards": "words",
        "language": "es",
        "invalid_clue": "penalty",
        "invalid_clue_late": "penalty",
    },
    "key cards, no arbiter, time loses": {
        "key_source": "deck",
        "arbiter": "none",
        "timer_guess": 30,
        "timeout_action": "lose",
        "language": "it",
    },
    "denials end turns, no repeats": {"invalid_clue": "end_turn", "repeat_clue": False},
}


def key_counts_hold(state: State) -> str | None:
    """CP-I1, CP-I3: the colours of the key never change, and piles follow from covers."""
    assert isinstance(state, PicturesState)
    letters = sorted(state.key)
    if letters not in (state.rules.grid.letters("R"), state.rules.grid.letters("B")):
        return f"the key is {state.key}"
    for team, letter in enumerate("RB"):
        covered = sum(c and k == letter for c, k in zip(state.covered, state.key, strict=True))
        if state.left(team) + covered != state.key.count(letter):
            return f"team {team} has {state.left(team)} left and {covered} covered"
    return None


def guesses_within_limit(state: State) -> str | None:
    """CP-I4: at most number + 1 guesses in a turn, unless there is no limit."""
    assert isinstance(state, PicturesState)
    if not state.clues or state.phase in ("clue", "arbitration", OVER):
        return None
    limit = state.limit()
    return f"{state.made} guesses" if limit != NO_LIMIT and state.made > limit else None


def turns_have_guesses(state: State) -> str | None:
    """CP-I4, CP-I12: every clue but the last has a guess, unless time or an objection ended the turn."""
    assert isinstance(state, PicturesState)
    teams = [clue.team for clue in state.clues]
    silent = state.rules.options.timer_clue or state.rules.options.timer_guess
    if not silent and state.rules.options.objection_judge == "none":
        empty = [clue.word for clue in state.clues[:-1] if not clue.touches]
        if empty:
            return f"nobody guessed for {empty}"
    if state.rules.options.mode == "coop":
        return None if set(teams) <= {0} else "the simulated rival gave a clue"
    return None


def the_end_has_a_reason(state: State) -> str | None:
    """CP-I6, CP-I7, CP-I11: who won and why fits the table."""
    assert isinstance(state, PicturesState)
    if state.phase != OVER:
        return None
    waits, coop = state.assassin_waits(), state.rules.options.mode == "coop"
    assassin_found = state.covered[state.key.index("A")]
    if state.reason in ("assassin", "assassin-found") and not assassin_found:
        return "the assassin was not touched"
    if waits and state.reason == "all-found":
        return "a team won though the assassin waits"
    if waits and state.reason not in ("rival-done", "out-of-time", "forfeit") and not assassin_found:
        return "the game ended before the assassin was found"
    if coop and state.winner == 0 and not 1 <= state.score <= state.rules.grid.other:
        return f"the score is {state.score}"
    return None


@pytest.mark.parametrize("name", list(SETTINGS))
def test_pictures_conforms(name: str) -> None:
    report = check_game(
        "redtable.games.pictures:Pictures",
        options=SETTINGS[name],
        games=3,
        every=6,
        bound=5000,
        invariants=[key_counts_hold, guesses_within_limit, turns_have_guesses, the_end_has_a_reason],
        probes=PROBES,
        unlisted=["leave"],
        open_ended=True,
        processes=1,
    )
    assert report.games == 3
    assert report.events["covered"] > 0
