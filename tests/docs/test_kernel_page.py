"""What the page about the kernel says that its code prints, it prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redtable.device.playground import run

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
PAIRS = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("code", "printed"), PAIRS, ids=range(1, len(PAIRS) + 1))
def test_the_code_prints_what_the_page_says(code: str, printed: str) -> None:
    assert run(code) == printed


def test_every_piece_of_code_has_its_answer() -> None:
    assert len(PAIRS) == PAGE.count("```python") > 0
