"""A missing message is an error in tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that do not exist raise."""
    monkeypatch.setenv("REDTABLE_STRICT_TEXTS", "1")
