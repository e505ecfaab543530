"""Matches between bots: the same game however it is played."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from redtable.bots.bot import Bot, RandomBot, UnknownBotError
from redtable.lab.duel import play_duel
from redtable.lab.matches import LabError, Pairing, Player, play_pairing
from redtable.lab.pairs import Meeting
from redtable.lab.workers import Workers, work_on

TINY = "tests.tiny:Tiny"
RANDOM = Player("random")
HERE = "tests.lab.test_matches"


class First(Bot):
    """A bot of one's own: always the first action."""

    def __init__(self, _game: object, _rules: object, _seat: int, _seed: str) -> None:
        self.asked = 0

    def choose(self, view: Any) -> str:
        self.asked += 1
        return str(view.legal[0])


def pairings(count: int) -> list[Pairing]:
    return [Pairing(TINY, f"seed {number}", (RANDOM, RANDOM)) for number in range(count)]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    task = partial(play_pairing, facts=("boats",))
    alone = list(work_on(task, pairings(30), Workers(1)))
    together = list(work_on(task, pairings(30), Workers(2)))
    assert alone == together
    assert len({str(result.facts) for result in alone}) > 1


def test_a_pairing_is_played_the_same_way_again() -> None:
    assert play_pairing(pairings(1)[0]) == play_pairing(pairings(1)[0])


@pytest.mark.parametrize(
    ("game", "levels", "options", "games"),
    [
        ("redcode", ("random", "random"), {}, 12),
        ("redcode", ("random", "random"), {"mode": "war", "ships_per_side": 2}, 3),
        ("redcode", ("greedy", "random"), {}, 3),
        ("redcode", ("easy", "greedy"), {}, 1),
        ("damage", ("steady", "random"), {"mode": "duel"}, 3),
        ("skirmish", ("random", "random"), {}, 1),
        ("pictures", ("random", "random"), {}, 3),
    ],
)
def test_bots_without_views_play_the_same_games(
    game: str, levels: tuple[str, str], options: dict[str, Any], games: int
) -> None:
    meeting = Meeting(game, Player(levels[0]), Player(levels[1]), options=tuple(options.items()))
    facts = {"redcode": ("ships", "round"), "skirmish": ("units", "turn")}.get(game, ())
    for number in range(games):
        pairing = meeting.pairing("views", number)
        assert play_pairing(pairing, facts) == play_pairing(pairing, facts, views=True)


def test_an_opening_is_played_before_the_bot_thinks() -> None:
    options = (("answers", False),)
    rested = Player("random", opening=("rest", "rest", "rest"))
    pairing = Pairing(TINY, "x", (rested, rested), options=options)
    result = play_pairing(pairing, ["played"])
    assert result.actions >= 6
    assert play_pairing(pairing, ["played"], views=True) == result


def only_rest(_view: object, action: str) -> bool:
    """A plan for the test below."""
    return action in ("rest", "pass")


def test_a_plan_limits_what_a_bot_may_do() -> None:
    lazy = Player("random", plan=f"{HERE}:only_rest")
    result = play_pairing(Pairing(TINY, "x", (lazy, RANDOM)), ["boats"])
    busy = play_pairing(Pairing(TINY, "x", (RANDOM, RANDOM)), ["boats"])
    assert result.actions > busy.actions


def test_equal_bots_share_the_wins() -> None:
    duel = play_duel(Meeting(TINY, RANDOM, RANDOM), 60, workers=Workers(1))
    interval = duel.estimate()
    assert len(duel.pairs) == 60
    assert interval.low < 0.5 < interval.high


def test_a_bot_of_ones_own_plays() -> None:
    meeting = Meeting(TINY, Player(f"{HERE}:First"), RANDOM)
    assert len(play_duel(meeting, 3, workers=Workers(1)).pairs) == 3


def test_the_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(LabError, match="2 seats"):
        play_pairing(Pairing(TINY, "x", (RANDOM,)))
    with pytest.raises(LabError, match="two sides"):
        play_duel(Meeting(TINY, RANDOM, RANDOM, options=(("seats", 3),)), 1)


@pytest.mark.parametrize(
    ("level", "kind", "why"),
    [
        ("nobody", UnknownBotError, "no bot 'nobody'"),
        (f"{HERE}:Nobody", LabError, "nothing at"),
        (f"{HERE}:pairings", LabError, "not a class of bots"),
    ],
)
def test_who_cannot_play_is_refused(level: str, kind: type[Exception], why: str) -> None:
    with pytest.raises(kind, match=why):
        Meeting(TINY, RANDOM, Player(level)).checked()


def test_a_random_bot_need_not_see_what_it_picks() -> None:
    one, other = RandomBot("x"), RandomBot("x")
    assert [one.pick(7) for _ in range(20)] == [other.pick(7) for _ in range(20)]
