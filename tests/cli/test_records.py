"""`redtable replay` and `redtable verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.cli.saved_records import load_record, save_record
from redtable.cli.witness import Witness, save_witness
from redtable.client.seal import Announced, Seal
from redtable.kernel.match import Match
from redtable.kernel.record import checked, record_of
from redtable.kernel.sealed import COMMITTED, SealedChance, commitment, seat_commitment
from tests.cli.conftest import Result, Run, Spawn
from tests.tiny import Tiny
from tests.tiny.state import TinyState


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
    """Whatever somebody wrote into a record is printed, never obeyed: in a line of each kind."""
    rows = rows_of(recorded)
    kinds = {"action" if row[0].isdigit() else row[0]: row for row in rows[1:]}
    assert len(kinds) > 6
    for attack in ("\x1b]0;title\x07", "\x9b2J"):
        for row in kinds.values():
            changed = [*(r for r in rows if r is not row), [*row[:-1], row[-1] + attack]]
            recorded.with_name("bad.record").write_text(with_checks(changed), encoding="utf-8")
            for command in ("replay", "verify"):
                result = run(command, str(recorded.with_name("bad.record")))
                assert not set(attack) & set("\x1b\x07\x9b") & set(result.out + result.err), row


SEED = bytes(range(32))


def sealed_match(entropy: list[str], pick: int = 0, start: TinyState | None = None) -> Match:
    """A whole match of the tiny game under a seed that is known; `pick` chooses what is played."""
    match = Match(Tiny(), Tiny().rules(), SealedChance(SEED, entropy), start)
    while match.outcome() is None:
        legal = match.state.legal(match.state.to_move())
        match.apply(match.state.to_move(), legal[pick % len(legal)].text)
        pick = pick * 31 + 7
    return match


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """The record of a sealed match in which the first of two seats put its part in."""
    entropy = ["ab" * 32, ""]
    record = record_of(sealed_match(entropy), "standard", {})
    record.scheme, record.table = COMMITTED, "TABLE7"
    record.commitments = [seat_commitment("TABLE7", 0, commitment(SEED), entropy[0]), ""]
    file = tmp_path / "sealed.record"
    save_record(record, file)
    return file


def lines_of(result: Result, mark: str) -> str:
    """What was said after a mark, in one line."""
    return " ".join(" ".join(result.out.split()).split(mark)[1:])


def test_verify_says_what_it_checked_and_what_it_could_not(run: Run, sealed: Path) -> None:
    result = run("verify", str(sealed))
    assert result.code == 0
    checked, left = lines_of(result, "✓"), lines_of(result, "–")
    assert f"fits the commitment {commitment(SEED)}" in checked
    assert "committed to before the start: Red" in checked
    for said in ("Put nothing into the chance: Blue", "--commitment", "anybody can write another", "who sat"):
        assert said in left


def test_the_commitment_that_was_seen_before_the_match(run: Run, sealed: Path) -> None:
    assert "the one you gave" in run("verify", str(sealed), "--commitment", commitment(SEED).upper()).out
    result = run("verify", str(sealed), "--commitment", "00" * 32)
    assert result.code == 1
    assert "not the record of that match" in result.err


def test_entropy_that_was_not_committed_to(run: Run, sealed: Path) -> None:
    rows = rows_of(sealed)
    rows[next(n for n, row in enumerate(rows) if row[0] == "commitment")][2] = "00" * 32
    sealed.write_text(with_checks(rows), encoding="utf-8")
    result = run("verify", str(sealed))
    assert result.code == 1
    assert "the entropy of red is not what it had committed to" in result.err


def test_a_match_from_a_free_position_proves_nothing_about_it(run: Run, tmp_path: Path) -> None:
    first = Match(Tiny(), Tiny().rules(), SealedChance(SEED)).state.position()
    file = tmp_path / "free.record"
    record = record_of(sealed_match([], start=Tiny().read_position(Tiny().rules(), first)), "standard", {})
    record.position = first
    save_record(record, file)
    result = run("verify", str(file))
    assert result.code == 0
    assert "how that came about is not shown" in lines_of(result, "–")
    assert "could have chosen the dice" in lines_of(result, "–")


def test_a_forged_record_is_denied_by_the_computer_that_played(run: Run, sealed: Path, home: Path) -> None:
    """Another winner under the same commitment: nothing in it is false but that it was played."""
    true = load_record(sealed)
    seal = Seal(code="TABLE7", committed=commitment(SEED), secrets={0: "ab" * 32})
    seal.announced = Announced(game="tiny", ruleset="standard", options={}, commitments=true.commitments)
    witness = Witness(server="http://there", seal=seal)
    witness.saw(0, sealed_match(true.entropy).updates(0))
    forged = next(
        record
        for pick in range(1, 100)
        if (record := record_of(sealed_match(true.entropy, pick), "standard", {})).result != true.result
    )
    forged.scheme, forged.table, forged.commitments = true.scheme, true.table, true.commitments
    file = home / "forged.record"
    save_record(forged, file)
    alone = run("verify", str(file))
    assert alone.code == 0
    assert "Not checked: that these actions were played" in lines_of(alone, "–")
    save_witness(witness)
    assert "the match that this computer saw being played" in lines_of(run("verify", str(sealed)), "✓")
    denied = run("verify", str(file))
    assert denied.code == 1
    assert "another match" in denied.err
