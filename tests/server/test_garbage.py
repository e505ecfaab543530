"""Garbage is collected after requests, and not because tables play."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any, cast

import pytest

from redtable.server.garbage import LATE, OLDER, ROUND, Collected


class Link:
    """Something that refers to itself: only the collector frees it."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def seldom() -> Iterator[None]:
    """Python's own rounds come as late as in a server."""
    usual = gc.get_threshold()
    gc.collect()
    gc.set_threshold(LATE, *OLDER)
    yield
    gc.set_threshold(*usual)


def serve_request(links: int) -> weakref.ref[Link]:
    """A request that leaves so many cycles behind; gives one of them."""
    left: list[weakref.ref[Link]] = []

    async def app(*_: Any) -> None:
        made = [Link() for _ in range(links)]
        left.append(weakref.ref(made[0]))

    asyncio.run(Collected(cast("Any", app))(cast("Any", {}), cast("Any", None), cast("Any", None)))
    return left[0]


@pytest.mark.usefixtures("seldom")
def test_the_garbage_of_requests_is_collected_after_one_of_them() -> None:
    assert serve_request(ROUND)() is None


@pytest.mark.usefixtures("seldom")
def test_a_little_garbage_waits() -> None:
    assert serve_request(10)() is not None


@pytest.mark.usefixtures("seldom")
def test_what_is_in_use_sets_off_no_round_before_a_request() -> None:
    rounds = gc.get_stats()[0]["collections"]
    in_use = [Link() for _ in range(2 * ROUND)]
    assert gc.get_stats()[0]["collections"] == rounds
    serve_request(1)
    assert gc.get_stats()[0]["collections"] == rounds + 1
    assert in_use


@pytest.mark.usefixtures("seldom")
def test_older_garbage_is_looked_at_now_and_then() -> None:
    old = Link()
    gc.collect(0)
    left = weakref.ref(old)
    del old
    for _ in range(OLDER[0] + 1):
        assert left() is not None
        serve_request(ROUND)
    assert left() is None
