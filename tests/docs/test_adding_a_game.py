"""The page about adding a game shows what is really in the tiny game, and explains every fault of the kit."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.test_testing import FAULTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
QUOTED = [block.removeprefix("# ").split("\n", 1) for _, block in BLOCKS if block.startswith("# tests/")]
COMMANDS = [line[2:] for kind, block in BLOCKS if kind == "console" for line in block.splitlines()]
KIT = ROOT / "src" / "redtable" / "kernel"


@pytest.mark.parametrize(("file", "text"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_is_quoted_stands_in_the_file(file: str, text: str) -> None:
    assert text in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_command_runs(command: str) -> None:
    python, *arguments = shlex.split(command)
    assert python == "python"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=True, capture_output=True)


def test_every_fault_is_explained() -> None:
    explained = set(re.findall(r"^\| `([a-z ]+)` \|", PAGE, flags=re.MULTILINE))
    sources = [KIT / "testing.py", *sorted((KIT / "conformance").glob("*.py"))]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    planted = {expected.partition(":")[0] for expected in FAULTS.values()}
    assert planted <= explained
    missing = [name for name in explained if not re.search(rf'"{name}\b', code)]
    assert missing == []
