"""Training: reproducible, from the seat's view alone, and better than knowing nothing."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from redtable.bots.bot import UnknownBotError
from redtable.bots.model_file import read_model, write_model
from redtable.bots.redcode.features import COUNT, FEATURES
from redtable.bots.redcode.learned import VERSION, LearnedSheet, read_network
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import LabError, Player, prepared
from redtable.lab.pairs import Meeting
from redtable.lab.redcode_training import RedcodeTraining
from redtable.lab.ship_matches import ShipMatches
from redtable.lab.training import Plan, Progress, came_to
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import Workers


def trained(seed: str, workers: int = 1) -> tuple[bytes, list[Progress]]:
    seen: list[Progress] = []
    training = RedcodeTraining(
        Plan(seed=seed, games=2, commit="c"), Workers(workers), generation=1, measured=1
    )
    training.run(seen.append)
    return training.bytes(), seen


def untrained() -> bytes:
    model = ValueNetwork(COUNT, 2, 1).model({})
    ShipMatches().add_to(model)
    return write_model(model, "redcode", VERSION)


def test_the_same_seed_gives_the_same_file_whoever_does_the_work() -> None:
    first, seen = trained("one")
    assert [stage.games for stage in seen] == [1, 2]
    assert seen[-1].score is not None
    assert trained("one", workers=2)[0] == first
    about = read_model(first, "redcode", VERSION).provenance
    assert about["games"] == 2
    assert about["seed"] == "one"
    assert about["commit"] == "c"
    assert about["minutes"] == 0


def test_what_a_position_came_to_lies_between_the_next_one_and_the_end() -> None:
    assert came_to([0.5, 0.5], 1.0, 0.9) == pytest.approx([0.9 * 1.0 + 0.1 * 0.5, 1.0])
    assert came_to([], 1.0, 0.9) == []


def test_the_network_learns_what_linear_terms_cannot() -> None:
    chance = np.random.default_rng(3)
    rows = chance.choice(np.array([-1, 1], np.float32), (2000, 4))
    wanted = (rows[:, 0] * rows[:, 1] > 0).astype(np.float32)
    network = ValueNetwork(4, 16, 1)
    before = network.surprise(rows, wanted)
    assert before == pytest.approx(np.log(2))
    for _ in range(20):
        for begin in range(0, 2000, 100):
            network.step(rows[begin : begin + 100], wanted[begin : begin + 100], 0.02)
    assert network.surprise(rows, wanted) < 0.1


def test_the_features_hold_what_the_seat_may_know_and_nothing_else() -> None:
    game, rules = prepared("redcode", "", (("mode", "war"),))
    assert isinstance(rules, RedcodeRules)
    chance = SeededChance("features")
    state = cast("RedcodeState", game.start(rules, chance)[0])
    sheet = LearnedSheet(tables_of(rules), 0, read_network(untrained()))
    names = set()
    for _ in range(300):
        if state.outcome() is not None:
            break
        for seat in (0, 1):
            seen = sheet.features(state, seat)
            assert len(seen) == len(FEATURES) == COUNT
            names |= {name for name, value in zip(FEATURES, seen, strict=True) if value}
            assert sheet.features(state.redeal(seat, chance), seat) == seen
            assert -1 <= sheet.value(state, seat) <= 1
        legal = state.legal(state.to_move())
        state.apply(state.to_move(), legal[chance.below("any", len(legal))], chance)
    assert {"own turn", "enemy aim", "own nearest enemy", "war", "own cards"} <= names


def test_a_bot_of_a_model_file_meets_others_in_the_lab(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("models")
    good, bad = folder / "good.npz", folder / "bad.npz"
    with pytest.raises(LabError, match="cannot be read"):
        Meeting("redcode", Player(str(good)), Player("greedy")).checked()
    bad.write_bytes(b"no model")
    with pytest.raises(LabError, match="no model for this: it is not a whole"):
        Meeting("redcode", Player(str(bad)), Player("greedy")).checked()
    good.write_bytes(untrained())
    Meeting("redcode", Player(str(good)), Player("greedy")).checked()
    with pytest.raises(UnknownBotError, match="no bots that use a model file"):
        Meeting("damage", Player(str(good)), Player("random")).checked()


def test_ships_are_worth_what_their_games_say() -> None:
    """Of 400 games a submarine wins three quarters against a carrier; nothing is known of a destroyer."""
    matches = ShipMatches()
    for number in range(400):
        matches.note(False, [0, 2] if number % 2 else [2, 0], 1.0 if (number % 4 < 2) == number % 2 else 0.0)
    matches.fit()
    assert matches.odds[0, 0, 2] == pytest.approx(-matches.odds[0, 2, 0])
    assert abs(matches.odds[0, 0, 2]) < 0.05
    for number in range(1200):
        matches.note(False, [0, 2], 1.0 if number % 12 else 0.0)
    matches.fit()
    share = (200 + 1100) / 1600
    assert matches.odds[0, 0, 2] == pytest.approx(np.log(share / (1 - share)), abs=0.02)
    assert matches.odds[0, 0, 1] == 0
    assert not matches.odds[1:].any()


def test_two_ships_a_side_are_worth_the_sum_of_their_matches() -> None:
    matches = ShipMatches()
    for number in range(300):
        matches.note(True, [0, 1, 2, 2], 1.0 if number % 3 else 0.0)
    matches.fit()
    odds = matches.odds[3]
    together = odds[0, 1] + odds[0, 2] + odds[2, 1] + odds[2, 2]
    assert together == pytest.approx(np.log(2), abs=0.03)
