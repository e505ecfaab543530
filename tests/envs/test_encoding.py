"""Observations tell what a seat may know and nothing else; actions have the numbers that the page says."""

from __future__ import annotations

import numpy as np
import pytest

from redtable.bots.bot import RandomBot
from redtable.envs.encoding import Encoding, FixedList, next_actor
from redtable.envs.play import Play
from redtable.envs.registry import ENCODINGS, make_encoding
from redtable.envs.skirmish_encoding import SkirmishEncoding
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import State

GAMES = tuple(ENCODINGS)
VARIANTS = (
    ("redcode", {"mode": "war", "ships_per_side": 3}),
    ("redcode", {"ships_per_side": 2, "fleet_mode": True, "team_hands_visible": True}),
    ("redcode", {"shield_any_link": True, "atomic_area": "map_card", "current_direction": "fixed"}),
    ("damage", {"ships": ["ts-ca", "B=kzi-cv"]}),
    ("pictures", {"mode": "coop"}),
    ("pictures", {"grid": "5x5", "advanced": True}),
)


def positions(encoding: Encoding, seed: str, most: int = 150) -> list[State]:
    """Positions of a random game."""
    play = Play(encoding)
    play.begin(seed)
    chance = SeededChance(seed)
    found: list[State] = []
    while not play.over and len(found) < most:
        found.append(play.position().copy())
        play.step(play.legal[chance.below("pick", len(play.legal))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_holds_nothing_that_the_seat_cannot_know(game: str) -> None:
    encoding = make_encoding(game)
    chance = SeededChance("redeal")
    differ = 0
    for state in positions(encoding, "secrets")[::3]:
        for seat in range(encoding.seats):
            other = state.redeal(seat, chance)
            differ += other.position() != state.position()
            assert encoding.observe(other, seat) == encoding.observe(state, seat)
            assert encoding.legal(other, seat) == encoding.legal(state, seat)
            assert encoding.candidates(other, seat) == encoding.candidates(state, seat)
    assert bool(differ) == (game in ("redcode", "pictures"))


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_legal_action_has_a_number(game: str, options: dict[str, object]) -> None:
    encoding = make_encoding(game, "", options)
    width = np.dtype(encoding.dtype).itemsize
    for state in positions(encoding, "numbers", 400):
        seat = state.actors()[0]
        assert len(encoding.observe(state, seat)) == encoding.size * width
        for number, action in zip(encoding.legal(state, seat), state.legal(seat), strict=True):
            assert encoding.action(state, seat, number) == action


def test_the_sizes_that_the_page_names() -> None:
    encodings = [make_encoding(game) for game in ("redcode", "skirmish", "pictures", "damage")]
    sizes = [(encoding.size, encoding.actions) for encoding in encodings]
    assert sizes == [(124, 362), (673, 512), (206, 128), (195, 30)]
    assert isinstance(encodings[0], FixedList)
    names = [action.text for action in encodings[0].listed]
    assert names[:7] == [
        "stop",
        "pass",
        "end",
        "choose submarine",
        "choose destroyer",
        "choose carrier",
        "place a1",
    ]
    assert names[-1] == "recover removed removed"
    assert len(set(names)) == len(names)


def test_a_table_that_is_too_short_keeps_something_of_everything() -> None:
    encoding = make_encoding("skirmish")
    assert isinstance(encoding, SkirmishEncoding)
    state = next(state for state in positions(encoding, "long") if len(state.choices(state.to_move())) > 40)
    seat = state.to_move()
    whole = [str(action) for action in state.legal(seat)]
    encoding.actions = 20
    kept = [str(action) for action in encoding.offered(state, seat)]
    assert len(kept) == 20
    assert (kept[0], kept[-1]) == (whole[0], whole[-1])
    assert [text for text in whole if text in kept] == kept
    rows = np.frombuffer(encoding.candidates(state, seat), encoding.dtype).reshape(20, encoding.features)
    assert (rows[:, 0] > 0).all()


def test_who_may_act_together_takes_turns() -> None:
    assert [next_actor([1, 3], last) for last in (0, 1, 2, 3)] == [1, 3, 3, 1]


def test_bots_play_as_they_do_in_the_lab() -> None:
    encoding = make_encoding("redcode")
    play = Play(encoding, "random")
    play.begin("x", 0)
    assert isinstance(play.chairs[1].bot, RandomBot)
    assert play.seat == 0
    seats = set()
    while not play.over:
        seats.add(play.seat)
        play.step(play.legal[0])
    assert seats == {0}
    assert play.payoff(0) == -play.payoff(1)
