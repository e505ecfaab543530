"""What is done once, when the runtime is built, and then found in the memory of every browser."""

from __future__ import annotations

import random

import msgspec

from redtable.device.start import GAMES, OFFERED, begin, warm_up


def test_a_device_begins_with_the_games_that_were_loaded_and_nothing_of_the_warm_up() -> None:
    warm_up()
    assert set(GAMES.described) == set(OFFERED)
    device = begin("{}", 0.0)
    asked = {"type": "request", "id": 1, "method": "GET", "path": "/api/tables?mine=true"}
    said = msgspec.json.decode(device.handle(msgspec.json.encode(asked)))
    assert said["answers"][0]["body"]["tables"] == []
    assert device.games is GAMES


def test_random_numbers_are_not_those_of_the_picture() -> None:
    numbers = set()
    for _ in range(2):
        random.seed(1)
        begin("{}", 0.0)
        numbers.add(random.random())
    assert len(numbers) == 2
