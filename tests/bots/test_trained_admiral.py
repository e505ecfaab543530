"""The trained admiral: its ship by what the types came to, its choices from its view, its model by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.bots import redcode
from redtable.bots.bot import bot_levels
from redtable.bots.model_file import ModelError, read_model
from redtable.bots.network import knowing_nothing
from redtable.bots.redcode.features import COUNT
from redtable.bots.redcode.learned import GAME, SIZES, TYPES, VERSION, AdmiralNetwork
from redtable.bots.redcode.trained_admiral import Manner, TrainedAdmiral
from redtable.games.redcode import RedCode
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import SHIP_TYPES
from redtable.kernel.chance import SeededChance

LITTLE = Manner(beam=2, lines=3, trials=1, ranked=4)
SUBMARINE, DESTROYER, CARRIER = range(3)


def knowing(form: int, odds: dict[tuple[int, int], float]) -> AdmiralNetwork:
    """A network that knows nothing but what some types bring against others."""
    matches = [0.0] * (2 * SIZES * TYPES * TYPES)
    for (own, enemy), value in odds.items():
        matches[9 * form + 3 * own + enemy] = value
        matches[9 * form + 3 * enemy + own] = -value
    return AdmiralNetwork(knowing_nothing(COUNT), matches)


def types_chosen(network: AdmiralNetwork, size: int, given: list[int]) -> list[str]:
    """Some seats take the given types, the admiral chooses for the rest."""
    game = RedCode()
    rules = game.rules("", {"ships_per_side": size})
    state, _ = game.start(rules, SeededChance(1))
    chosen = []
    for seat in range(2 * size):
        legal = state.legal(seat)
        if seat < len(given):
            action = game.parse(f"choose {SHIP_TYPES[given[seat]]}")
        else:
            bot = TrainedAdmiral(game, rules, seat, 7, Manner(), network)
            action = bot.think(state.redeal(seat, bot.chance), legal)
        assert action in legal
        chosen.append(action.text.split()[1])
        state.apply(seat, action, SeededChance(1))
    return chosen


def test_it_takes_the_ship_that_does_best_against_the_enemys() -> None:
    """Submarine beats carrier, carrier destroyer, destroyer submarine: who chooses second chooses well."""
    circle = {(SUBMARINE, CARRIER): 1.0, (CARRIER, DESTROYER): 1.0, (DESTROYER, SUBMARINE): 1.0}
    network = knowing(0, circle)
    assert types_chosen(network, 1, [CARRIER]) == ["carrier", "submarine"]
    assert types_chosen(network, 1, [DESTROYER]) == ["destroyer", "carrier"]
    assert types_chosen(network, 1, [SUBMARINE]) == ["submarine", "destroyer"]


def test_it_foresees_what_the_others_will_take() -> None:
    """The carrier is the best of all against a submarine, but the enemy would answer with a destroyer."""
    odds = {(CARRIER, SUBMARINE): 3.0, (DESTROYER, CARRIER): 2.0, (DESTROYER, SUBMARINE): 0.5}
    assert types_chosen(knowing(0, odds), 1, []) == ["destroyer", "destroyer"]
    better = {(SUBMARINE, kind): 1.0 for kind in (DESTROYER, CARRIER)}
    taken = types_chosen(knowing(1, better), 2, [CARRIER])
    assert "submarine" in taken[::2]
    assert "submarine" in taken[1::2]


@pytest.mark.parametrize(
    "options", [{}, {"mode": "war", "ships_per_side": 2}, {"ships_per_side": 3}], ids=str
)
def test_the_shipped_admiral_chooses_from_its_view_alone(options: dict[str, object]) -> None:
    game = RedCode()
    rules = game.rules("", options)
    chance = SeededChance(4)
    state, _ = game.start(rules, chance)
    network = redcode.network_in(redcode.MODEL)
    for number in range(40):
        seat = state.to_move()
        legal = state.legal(seat)
        if number % 9 == 0:
            assert isinstance(state, RedcodeState)
            other = state.redeal(seat, SeededChance("other cards"))
            views = [world.view(seat) for world in (state, other)]
            bots = [TrainedAdmiral(game, rules, seat, 1, LITTLE, network) for _ in views]
            choices = {bot.choose(view) for bot, view in zip(bots, views, strict=True)}
            assert len(choices) == 1
            assert choices <= set(views[0].legal)
        state.apply(seat, legal[chance.below("any", len(legal))], chance)


def test_the_shipped_model_says_where_it_comes_from() -> None:
    assert bot_levels("redcode")[-1] == "admiral"
    file = Path(redcode.__file__).with_name(redcode.MODEL)
    about = read_model(file.read_bytes(), GAME, VERSION).provenance
    assert {"commit", "seed", "games", "minutes"} <= about.keys()
    assert redcode.network_in(redcode.MODEL).output


def test_a_shipped_model_that_is_none_is_refused_by_name() -> None:
    for name, why in (("captain.py", "it is not a whole .npz archive"), ("nowhere.npz", "")):
        with pytest.raises(ModelError) as refused:
            redcode.network_in(name)
        assert str(refused.value).startswith(f"{name} of redtable.bots.redcode cannot be used: {why}")


def test_the_level_uses_the_network() -> None:
    game = RedCode()
    for options in ({}, {"mode": "war"}):
        rules = game.rules("", options)
        for make in (redcode.make, redcode.make_thrifty):
            admiral = make("admiral", game, rules, 0, 1)
            assert isinstance(admiral, TrainedAdmiral)
            assert admiral.network is redcode.network_in(redcode.MODEL)
            assert not isinstance(make("expert", game, rules, 0, 1), TrainedAdmiral)
