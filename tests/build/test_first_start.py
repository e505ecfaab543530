"""What `make play` shows while it sets up: which step is done, which comes then, which failed."""

import sys
from pathlib import Path

import pexpect
import pytest

from tools.first_start import Step, show


def python(code: str, *after: Step) -> Step:
    """A step that runs a line of Python; its name is the line."""
    return Step(code, lambda: [sys.executable, "-c", code], *after)


def test_steps_wait_for_those_before_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "made"
    first = python(f"import pathlib; pathlib.Path({str(file)!r}).write_text('whole')")
    then = python(f"import pathlib; assert pathlib.Path({str(file)!r}).read_text() == 'whole'", first)
    for step in (first, then):
        step.start()
    show([first, then])
    assert (first.code, then.code) == (0, 0)
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["done", "done"]


def test_nothing_follows_a_step_that_failed(capsys: pytest.CaptureFixture[str]) -> None:
    first = python("raise SystemExit('no room on the disk')")
    then = python("print('never')", first)
    for step in (first, then):
        step.start()
    show([first, then])
    assert (first.code, first.said, then.code) == (1, ["no room on the disk"], None)
    assert "FAILED" in capsys.readouterr().out


def test_a_terminal_shows_what_is_at_work_and_what_comes_then() -> None:
    code = (
        "from tests.build.test_first_start import python, show;"
        "first = python('input = print; input(42)');"
        "then = python('print(6)', first);"
        "first.start(); then.start(); show([first, then])"
    )
    child = pexpect.spawn(sys.executable, ["-c", code], encoding="utf-8", timeout=60)
    child.expect("then    print")
    child.expect(r"done    input = print; input\(42\)  \(\d+ s\)")
    child.expect(r"done    print\(6\)")
    child.expect(pexpect.EOF)
