"""The short form of the siege: some thousands of hostile messages, and nobody who plays is wronged.

The seed is always the same here; the long form (`python -m tests.server.attacker`) chooses a new one each
time, and measures how long honest players wait, which is asserted nowhere.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.server.attacker import frames, requests
from tests.server.attacker.siege import GUARDED, OPEN, Siege

if TYPE_CHECKING:
    from pathlib import Path

MESSAGES: Final = 3000
GROWTH: Final = 250_000_000
"""Bytes that the server and its workers may grow by: rulesets and bots of all games, loaded by then."""


@pytest.mark.parametrize(("name", "limits"), [("wide", OPEN), ("usual", GUARDED)])
def test_an_attacker_wrongs_nobody(name: str, limits: dict[str, Any], tmp_path: Path) -> None:
    siege = Siege(str(tmp_path / "siege.db"), name, limits)
    asyncio.run(siege.run(MESSAGES, calm=1))
    assert not siege.findings, siege.report()
    assert siege.verified > 0, siege.report()
    assert siege.growth() < GROWTH, siege.report()


def test_the_attacker_knows_enough() -> None:
    assert len(frames.LISTED) >= 57
    assert len(set(requests.CLIMBING)) >= 300
