"""Code of a page is run: what it prints and what goes wrong in it is told."""

from __future__ import annotations

import pytest

from redtable.device.playground import LONGEST, run


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("print(6 * 7)", "42\n"),
        ("a = 1\nprint(a)\nprint(b)", "1\nline 3: NameError: name 'b' is not defined\n"),
        ("raise SystemExit('enough')", "line 1: SystemExit: enough\n"),
        ("import redtable.kernel.registry as r\nr.find_game('chess')", "line 2: "),
    ],
)
def test_what_a_program_prints_and_its_faults_are_told(code: str, told: str) -> None:
    assert run(code).startswith(told)


def test_a_fault_of_the_language_names_the_line() -> None:
    assert "line 2" in run("a = 1\nif a\n")


def test_nothing_is_left_of_one_program_for_the_next_and_no_flood_is_told() -> None:
    run("a = 1")
    assert "NameError" in run("print(a)")
    assert len(run("print('x' * 10**6)")) < LONGEST + 10
