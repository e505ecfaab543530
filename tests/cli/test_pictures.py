"""Sheets to print, and rulesets from one's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.cli.app import run
from redtable.games.pictures import Pictures

WORDS = [f"{first}{second}" for first in ("alba", "brio", "coro", "dado", "este") for second in "abcdefghij"]


@pytest.mark.parametrize(("name", "begin"), [("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.pdf", b"%PDF")])
def test_a_sheet_in_every_format(tmp_path: Path, name: str, begin: bytes) -> None:
    assert run(["pictures", "sheet", "--seed", "7", str(tmp_path / name)]) == 0
    assert (tmp_path / name).read_bytes().startswith(begin)


def test_a_sheet_goes_to_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    assert run(["pictures", "sheet", str(tmp_path / "new" / "a.svg")]) == 0
    assert (tmp_path / "new" / "a.svg").is_file()


@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.pdf"])
def test_a_sheet_that_cannot_be_written_is_told(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert run(["pictures", "sheet", str(tmp_path / "file" / name)]) != 0
    told = capsys.readouterr().err
    assert "can't be written" in told
    assert "Traceback" not in told


def test_another_format_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pictures", "sheet", str(tmp_path / "a.doc")]) != 0
    assert ".svg, .png or .pdf" in capsys.readouterr().err


def test_a_list_of_words_becomes_a_ruleset(tmp_path: Path) -> None:
    given, file = tmp_path / "list.txt", tmp_path / "mine.toml"
    given.write_text("\n".join(WORDS), encoding="utf-8")
    assert run(["pictures", "words", str(given), str(file)]) == 0
    assert Pictures().rules(str(file)).word_deck() == WORDS


def test_wrong_lines_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = tmp_path / "list.txt"
    given.write_text("luna\nojo de buey\n", encoding="utf-8")
    assert run(["pictures", "words", str(given), str(tmp_path / "mine.toml")]) != 0
    assert "line 2" in capsys.readouterr().err


def test_clues_are_printed_with_what_leads_to_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pictures", "clues", "--boards", "2", "--first", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    clues = [line.split() for line in lines if line.startswith("  Clue: ")]
    chains = [line.strip().split(" - ") for line in lines if line.startswith("    ")]
    assert [line for line in lines if line.startswith("Board ")] == ["Board 7", "Board 8"]
    assert len(chains) == sum(int(number) for _, _, number in clues)
    assert {chain[-1] for chain in chains} == {word for _, word, _ in clues}
