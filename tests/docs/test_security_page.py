"""The page about security names tests that exist, and can be found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(tests/[\w/]+(?:\.py)?)`", PAGE))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_it_is_linked() -> None:
    for page in ("README.md", "SECURITY.md", "docs/server.md"):
        assert "security.md" in (ROOT / page).read_text(encoding="utf-8"), page
