"""Matches in bulk: reproducible on any number of cores."""

from __future__ import annotations

import pytest

from redtable.lab.duel import play_duel
from redtable.lab.matches import LabError, Pairing, Player, play_all, play_pairing

TINY = "tests.tiny:Tiny"
RANDOM = Player("random")


def pairings(count: int) -> list[Pairing]:
    return [Pairing(TINY, f"seed {number}", (RANDOM, RANDOM)) for number in range(count)]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_all(pairings(12), ["boats"], workers=1))
    together = list(play_all(pairings(12), ["boats"], workers=2))
    assert alone == together
    assert len({str(result.facts) for _, result in alone}) > 1


def test_a_pairing_is_played_the_same_way_again() -> None:
    assert play_pairing(pairings(1)[0]) == play_pairing(pairings(1)[0])


def test_an_opening_is_played_before_the_bot_thinks() -> None:
    options = (("answers", False),)
    rested = Player("random", opening=("rest", "rest", "rest"))
    result = play_pairing(Pairing(TINY, "x", (rested, rested), options=options), ["played"])
    assert result.actions >= 6


def only_rest(_view: object, action: str) -> bool:
    """A plan for the test below."""
    return action in ("rest", "pass")


def test_a_plan_limits_what_a_bot_may_do() -> None:
    lazy = Player("random", plan="tests.lab.test_matches:only_rest")
    result = play_pairing(Pairing(TINY, "x", (lazy, RANDOM)), ["boats"])
    busy = play_pairing(Pairing(TINY, "x", (RANDOM, RANDOM)), ["boats"])
    assert result.actions > busy.actions


def test_equal_bots_share_the_wins() -> None:
    duel = play_duel(TINY, (RANDOM, RANDOM), 60, workers=1)
    interval = duel.estimate()
    assert len(duel.pairs) == 60
    assert interval.low < 0.5 < interval.high


def test_the_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(LabError, match="2 seats"):
        play_pairing(Pairing(TINY, "x", (RANDOM,)))
    with pytest.raises(LabError, match="two sides"):
        play_duel(TINY, (RANDOM, RANDOM), 1, options=(("seats", 3),))
