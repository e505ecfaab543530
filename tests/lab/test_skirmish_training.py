"""Training a commander: reproducible, from what is on the table, and used by who plays by the file."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

from redtable.bots.model_file import ModelError, read_model, write_model
from redtable.bots.network import knowing_nothing
from redtable.bots.skirmish.features import COUNT, FEATURES, at_least, features
from redtable.bots.skirmish.ground import ground_of
from redtable.bots.skirmish.learned import GAME, VERSION, read_network
from redtable.games.skirmish.game import Skirmish
from redtable.games.skirmish.state import SkirmishState
from redtable.lab.matches import Player
from redtable.lab.pairs import Meeting
from redtable.lab.skirmish_training import SkirmishTraining, lesson_of
from redtable.lab.training import Plan
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import Workers

POSITION = "turn=2 orders=3:3 {} MG1=16,5;MG,R,R,NCO RG1=34,8;R,R,R T1={};R,R,R,R,NCO T2=40,33;R,R,R,R"
HIDDEN = "objectives=18,8.5;32,8.5"


def seen(text: str) -> dict[str, float]:
    """The features of a position of the default battlefield, by their names."""
    game = Skirmish()
    state = cast("SkirmishState", game.read_position(game.rules(), text))
    found = features(state, ground_of(state.field))
    assert len(found) == len(FEATURES) == COUNT
    return dict(zip(FEATURES, found, strict=True))


def test_the_same_seed_gives_the_same_file() -> None:
    files = []
    for _ in range(2):
        training = SkirmishTraining(Plan(seed="s", games=2), Workers(1), generation=1, measured=1)
        training.run(lambda _: None)
        files.append(training.bytes())
    assert files[0] == files[1]
    about = read_model(files[0], GAME, VERSION).provenance
    assert about["games"] == 2
    assert len(read_network(files[0]).output) == SkirmishTraining.UNITS


def test_a_game_teaches_what_its_quiet_positions_came_to() -> None:
    lesson = lesson_of(0, "s", b"", 0.0)
    rows = np.frombuffer(lesson.rows, np.float32).reshape(-1, COUNT)
    wanted = np.frombuffer(lesson.wanted, np.float32)
    assert len(rows) == len(wanted) > 3
    assert wanted[-1] in (0.0, 1.0)
    turns = rows[:, FEATURES.index("turn")]
    assert (np.diff(turns) >= 0).all()
    assert turns[0] > 0


def test_the_features_tell_looks_losses_and_ways() -> None:
    before = seen(POSITION.format(HIDDEN, "24,33"))
    looked = seen(POSITION.format(HIDDEN + "!", "24,33"))
    assert (before["looked"], looked["looked"]) == (0.0, 1.0)
    assert before["easier open"] == 1.0
    assert looked["easier open"] == 0.0
    lost = seen(POSITION.format(HIDDEN + " losses=0:3", "24,33"))
    assert lost["lost"] > before["lost"]
    assert lost["two from defeat"] == 1.0
    near = seen(POSITION.format(HIDDEN, "24,14"))
    assert near["easier way"] < before["easier way"]
    assert seen(POSITION.format(HIDDEN, "10,10"))["redfor danger"] > before["redfor danger"] == 0.0
    assert before["blufor gunners"] == 1.0


def test_how_many_wounded_die() -> None:
    assert at_least(0, 0) == 1.0
    assert at_least(1, 2) == 0.0
    assert at_least(2, 1) == pytest.approx(1 - 0.3**2)
    assert at_least(3, 3) == pytest.approx(0.7**3)


def test_a_commander_of_a_model_file_meets_others_in_the_lab(tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    file.write_bytes(write_model(ValueNetwork(COUNT, 2, 1).model({}), GAME, VERSION))
    Meeting("skirmish", Player(str(file)), Player("commander")).checked()
    with pytest.raises(ModelError, match="shape"):
        read_network(write_model(ValueNetwork(COUNT + 1, 2, 1).model({}), GAME, VERSION))


def test_knowing_nothing_is_even() -> None:
    assert knowing_nothing(COUNT).logit([1.0] * COUNT) == 0.0
