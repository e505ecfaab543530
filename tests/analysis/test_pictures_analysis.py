"""The analysis of Pictures: a field of operatives hears the clues, and the key judges no operative."""

from __future__ import annotations

import sys
from functools import cache

import msgspec
import numpy as np
import pytest

from redtable.analysis.analyst import AnalysisError, Effort
from redtable.analysis.chances import Chances
from redtable.analysis.judgement import judge
from redtable.analysis.match_analysis import analyse_record, analyst_of
from redtable.analysis.pictures import PicturesAnalyst
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import PicturesView
from redtable.games.pictures.words import ASSASSIN, GUESS, TEAM_LETTERS
from redtable.kernel.chance import SeededChance
from redtable.kernel.record import Record, read_record
from redtable.kernel.view import encode
from redtable.lab.matches import Pairing, Player, play_recorded, prepared
from redtable.protocol.analysis import WHOLE

LEAST = Effort("quick", worlds=2, draws=2, plans=2, trials=1, closer=2, ends=2)
ENOUGH = Effort("quick", worlds=8, draws=8, plans=4, trials=8, closer=60, ends=60)
TWO_SEATS = (("mode", "coop"),)
NONSENSE = "brzxq"


@cache
def record(seed: str, levels: tuple[str, ...], options: tuple[tuple[str, str], ...] = ()) -> Record:
    players = tuple(Player(level) for level in levels)
    result, text, failure = play_recorded(Pairing("pictures", seed, players, options=options))
    assert result is not None, failure
    return read_record(text)


@cache
def analyst(options: tuple[tuple[str, str], ...] = ()) -> PicturesAnalyst:
    found = analyst_of(*prepared("pictures", "", options))
    assert isinstance(found, PicturesAnalyst)
    return found


def dealt(seed: str) -> PicturesState:
    game, rules = prepared("pictures", "", ())
    state, _ = game.start(rules, SeededChance(seed))
    assert isinstance(state, PicturesState)
    return state


def seen(state: PicturesState, seat: int) -> PicturesView:
    view = state.view(seat)
    assert isinstance(view, PicturesView)
    return view


def good_clue(state: PicturesState) -> str:
    """What the strongest spymaster would say."""
    return analyst().field.clues(seen(state, state.spymasters[state.team]), "test", 1)[0]


def say(state: PicturesState, text: str) -> None:
    state.apply(state.spymasters[state.team], analyst().game.parse(text), SeededChance("any"))


@pytest.mark.parametrize(
    ("levels", "options"),
    [(("hard", "hard", "random", "random"), ()), (("random",) * 4, ()), (("hard", "easy"), TWO_SEATS)],
)
def test_luck_and_decisions_are_the_result(
    levels: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> None:
    played = record("adds up", levels, options)
    found = analyse_record(played, LEAST)
    assert played.result is not None
    assert [one.result for one in found.accounts] == [
        round(WHOLE * one) for one in played.result.scores if one is not None
    ]
    assert all(account.adds_up() for account in found.accounts)
    if all(not line.text.startswith("ask") for line in played.actions):
        knowing = [seat.seat for seat in found.seats if seat.role == "spymaster"]
        assert all(account.luck == 0 for account in found.accounts if account.seat in knowing)


def test_an_operative_is_never_judged_by_the_key() -> None:
    compared = 0
    for seed in ("one", "two"):
        state = dealt(seed)
        say(state, good_clue(state))
        seat = state.operatives(state.team)[0]
        other = state.redeal(seat, SeededChance("another key"))
        assert other.key != state.key
        assert encode(other.view(seat)) == encode(state.view(seat))
        for text in ("touch 0", "touch 7"):
            both = [judge(analyst(), one.view(seat), text, LEAST) for one in (state, other)]
            assert msgspec.json.encode(both[0]) == msgspec.json.encode(both[1])
        chances = [Chances(analyst(), LEAST, "any").point(seat, one).value for one in (state, other)]
        assert chances[0] == chances[1]
        compared += 1
    assert compared == 2


def test_a_clue_tells_which_cards_are_ours() -> None:
    """A field that hears a good clue believes in the cards that were meant, and fears those that were not."""
    right = 0
    for seed in ("a", "b", "c", "d"):
        state = dealt(seed)
        field = analyst().field
        before = field.likely(state)
        assert before == pytest.approx(np.full(20, state.left(state.team) / 20), abs=0.05)
        say(state, good_clue(state))
        after = field.likely(state)
        right += state.key[int(np.argmax(after))] == TEAM_LETTERS[state.team]
        assert after.max() > 0.6
        assert after.sum() == pytest.approx(state.left(state.team), abs=0.01)
    assert right >= 3


def test_the_closest_card_is_better_than_the_farthest() -> None:
    state = dealt("a")
    say(state, good_clue(state))
    seat = state.operatives(state.team)[0]
    likely = analyst().field.likely(state)
    worst = judge(analyst(), state.view(seat), f"touch {int(np.argmin(likely))}", ENOUGH)
    assert worst.grade in ("mistake", "blunder")
    best = judge(analyst(), state.view(seat), f"touch {int(np.argmax(likely))}", ENOUGH)
    assert best.lost < worst.lost


def test_a_clue_for_the_assassin_is_a_blunder() -> None:
    """The best clue for a table on which the assassin and one of ours have changed places."""
    state = dealt("a")
    clue = good_clue(state)
    say(state, clue)
    meant = int(np.argmax(analyst().field.likely(state)))
    state = dealt("a")
    key = list(state.key)
    deadly = key.index(ASSASSIN)
    key[meant], key[deadly] = key[deadly], key[meant]
    state.key = "".join(key)
    found = judge(analyst(), state.view(state.spymasters[state.team]), clue, ENOUGH)
    assert found.grade == "blunder"
    assert found.preferred.startswith("clue ")
    assert found.preferred != clue


def test_words_that_the_field_does_not_know_are_not_judged() -> None:
    state = dealt("a")
    spymaster = state.spymasters[state.team]
    assert not analyst().judged(state.view(spymaster), f"clue {NONSENSE} 2")
    assert analyst().judged(state.view(spymaster), good_clue(state))
    say(state, f"clue {NONSENSE} 2")
    assert state.phase == GUESS
    seat = state.operatives(state.team)[0]
    assert not analyst().judged(state.view(seat), "touch 3")
    assert 0 < analyst().value(state) < 1


def test_what_the_analyst_lacks_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rules = prepared("pictures", "", ())
    monkeypatch.setattr("redtable.analysis.pictures.preparing", lambda _: 40)
    with pytest.raises(AnalysisError, match=r"being prepared \(40 %\)") as waiting:
        analyst_of(game, rules)
    assert (waiting.value.why, waiting.value.language) == ("not-prepared", "en")
    monkeypatch.setitem(sys.modules, "redtable.analysis.pictures_field", None)
    with pytest.raises(AnalysisError, match="redtable\\[meanings\\]") as lacking:
        analyst_of(game, rules)
    assert lacking.value.why == "no-meanings"
