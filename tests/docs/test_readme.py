"""What the README tells people to type works."""

import ast
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
THIS_SUITE = {"make play", "make test"}
"""Not run from here: the one leads to this very test, and the other is its first half."""

FENCES = re.findall(r"^```console\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [line[2:] for fence in FENCES for line in fence.splitlines() if line.startswith("$ ")]
INLINE = sorted(set(re.findall(r"`redtable ([^`]+)`", README)))


def run(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_readme_shows_the_two_commands_and_fits_one_screen() -> None:
    assert set(COMMANDS) >= THIS_SUITE
    assert len(README.partition("## From Python")[0].splitlines()) <= 50


def test_the_game_from_python_is_played() -> None:
    (snippet,) = re.findall(r"^```python\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    done = subprocess.run([sys.executable, "-c", snippet], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(ast.literal_eval(done.stdout)) == [0.0, 1.0]


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in THIS_SUITE])
def test_example_runs(command: str) -> None:
    done = run(command)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("arguments", INLINE)
def test_command_in_the_text_exists(arguments: str) -> None:
    words = [word for word in shlex.split(arguments) if word.islower()]
    done = run(shlex.join([str(Path(sys.prefix, "bin", "redtable")), *words, "--help"]))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_link_leads_to_a_file(target: str) -> None:
    assert (ROOT / target).exists()
