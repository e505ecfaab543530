"""`redtable replay` and `redtable verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.cli.saves import load_record
from redtable.kernel.record import checked
from tests.cli.conftest import Run, Spawn


def with_checks(rows: list[list[str]]) -> str:
    """A record whose lines were changed by somebody who also mended the checks."""
    return "".join(f"{line}\n" for line in checked(rows))


def rows_of(file: Path) -> list[list[str]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.rpartition("\t#")[0].split("\t") for line in lines]


def test_a_true_record(run: Run, recorded: Path) -> None:
    result = run("verify", str(recorded))
    count = len(load_record(recorded).actions)
    assert result.code == 0
    assert f"tiny: {count} actions, each allowed" in result.out
    assert "whoever wrote it could have chosen it" in result.out
    assert "wins." in result.out or "A draw." in result.out


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the result follows"), ("es", "el resultado se sigue"), ("it", "il risultato ne segue")],
)
def test_verify_in_every_language(run: Run, recorded: Path, language: str, said: str) -> None:
    assert said in run("--lang", language, "verify", str(recorded)).out


def test_a_changed_action_is_named_by_its_line(run: Run, recorded: Path) -> None:
    text = recorded.read_text(encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "\trow " in line)
    recorded.write_text(text.replace("\trow ", "\trest ", 1), encoding="utf-8")
    result = run("verify", str(recorded))
    assert result.code == 1
    assert f"line {line}: " in result.err
    assert "cut or changed" in result.err


def test_a_cut_record(run: Run, recorded: Path) -> None:
    lines = recorded.read_text(encoding="utf-8").splitlines(keepends=True)
    recorded.write_text("".join(lines[:-1]), encoding="utf-8")
    result = run("verify", str(recorded))
    assert result.code == 1
    assert f"line {len(lines) - 1}: the record is cut" in result.err


def test_another_seed_with_mended_checks(run: Run, recorded: Path) -> None:
    rows = rows_of(recorded)
    rows[next(n for n, row in enumerate(rows) if row[0] == "chance")][2] = '"recordee"'
    recorded.write_text(with_checks(rows), encoding="utf-8")
    result = run("verify", str(recorded))
    assert result.code == 1
    assert "the seed gives" in result.err


def test_a_replay_tells_what_happened(run: Run, recorded: Path) -> None:
    result = run("replay", str(recorded))
    assert result.code == 0
    assert "· Red" in result.out
    assert "╭" in result.out, "the last board"
    assert "wins." in result.out or "A draw." in result.out


def test_a_replay_shows_a_seat_only_what_it_saw(run: Run, recorded: Path) -> None:
    secret = "rests and draws a card."
    known = {name: run("replay", str(recorded), "--seat", name).out for name in ("red", "blue")}
    assert f"Red {secret}" not in known["red"]
    assert f"Red {secret}" in known["blue"]
    assert f"Blue {secret}" in known["red"]
    assert f"Blue {secret}" not in known["blue"]
    assert f"Red {secret}" in run("replay", str(recorded)).out
    assert secret not in run("replay", str(recorded), "--all").out


def test_a_replay_of_an_unknown_seat(run: Run, recorded: Path) -> None:
    result = run("replay", str(recorded), "--seat", "pink")
    assert result.code == 2
    assert "There is no seat pink; there is: red, blue." in result.err


def test_a_replay_with_boards(run: Run, recorded: Path) -> None:
    boards = run("replay", str(recorded), "--step").out.count("╭")
    assert boards == len(load_record(recorded).actions)


def test_step_by_step(spawn: Spawn, recorded: Path) -> None:
    child = spawn("replay", str(recorded), "--step", "--all")
    for _ in range(len(load_record(recorded).actions) - 1):
        child.expect("Enter for the next action")
        child.sendline("")
    child.expect("wins.|A draw.")
    child.expect("(?s).*")
    child.wait()
    assert child.exitstatus == 0


def test_a_record_of_others_gives_no_commands_to_the_terminal(run: Run, recorded: Path) -> None:
    """Whatever somebody wrote into a record is printed, never obeyed."""
    for attack in ("\x1b]0;title\x07", "\x9b2J"):
        rows = rows_of(recorded)
        for row in rows[1:]:
            changed = [*(r for r in rows if r is not row), [*row[:-1], row[-1] + attack]]
            recorded.with_name("bad.record").write_text(with_checks(changed), encoding="utf-8")
            for command in ("replay", "verify"):
                result = run(command, str(recorded.with_name("bad.record")))
                assert not set(attack) & set("\x1b\x07\x9b") & set(result.out + result.err), row
