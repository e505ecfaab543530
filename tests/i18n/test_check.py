"""The check of the catalogues: our own pass it, and every kind of fault is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.i18n.check import SOURCE, check, main
from redtable.i18n.language import LANGUAGES

COMMON = "table-outcome-won = { $winners } wins.\ntable-event-undone = { $seat } undoes.\n"
GAME = """\
boats-event-rowed = { $seat } rows.
boats-event-rested-secret = { $card }
boats-event-rested = { $seat } rests.
boats-refusal-tired = Too tired.
boats-outcome-finish = The finish.
boats-name-oar = oar
boats-name-sail = sail
"""
KERNEL = 'say("table-outcome-won")\nEvent("undone", {})\n'
CODE = """\
Event("rowed", {})
state.tell("rested", {})
Refusal("B-1", "boats-refusal-tired")
Outcome((), "finish")
WORDS = ("oar",)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source folder with one game and nothing wrong."""
    for folder, text in (("i18n", COMMON), ("games/boats/text", GAME)):
        (tmp_path / folder).mkdir(parents=True)
        for language in LANGUAGES:
            (tmp_path / folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "kernel.py").write_text(KERNEL, encoding="utf-8")
    (tmp_path / "games/boats/state.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "games/boats/standard.toml").write_text('[sail]\nkind = "big"\n', encoding="utf-8")
    return tmp_path


def test_our_catalogues_are_whole() -> None:
    assert check(SOURCE) == []


def test_nothing_wrong(tree: Path) -> None:
    assert check(tree) == []


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("i18n/it.ftl", COMMON, "", "table-outcome-won is missing in it"),
        (
            "games/boats/text/es.ftl",
            "{ $seat } rows.",
            "{ $boat } rows.",
            "boats-event-rowed has different variables",
        ),
        ("kernel.py", "table-outcome-won", "other", "i18n: table-outcome-won is not used"),
        ("kernel.py", '"undone"', '"taken"', "i18n: table-event-undone is not used"),
        (
            "kernel.py",
            "say",
            "say('cli-unheard')\nsay",
            "the code uses cli-unheard, which no catalogue defines",
        ),
        ("games/boats/state.py", "tired", "bored", "boats-refusal-tired is not used"),
        (
            "games/boats/state.py",
            "tired",
            "bored",
            "the code uses boats-refusal-bored, which no catalogue defines",
        ),
        ("games/boats/state.py", '"rowed"', '"swam"', "the event 'swam' has no message boats-event-swam"),
        ("games/boats/state.py", '"rowed"', '"swam"', "boats-event-rowed is not used"),
        ("games/boats/state.py", '"rested"', '"slept"', "boats-event-rested-secret is not used"),
        (
            "games/boats/state.py",
            '"finish"',
            '"sunk"',
            "the outcome 'sunk' has no message boats-outcome-sunk",
        ),
        ("games/boats/state.py", '"oar"', '"hull"', "boats-name-oar is not used"),
        ("games/boats/standard.toml", "sail", "mast", "boats-name-sail is not used"),
        ("games/boats/text/en.ftl", "boats-name-oar = oar", "boats-name-oar", "games/boats/en.ftl:6: "),
        ("games/boats/text/en.ftl", "boats-name-sail", "boats-name-oar", "'boats-name-oar' is defined twice"),
    ],
)
def test_faults(tree: Path, file: str, old: str, new: str, fault: str) -> None:
    change(tree / file, old, new)
    found = check(tree)
    assert any(fault in line for line in found), found


def test_a_word_in_another_form_is_the_same_variable(tree: Path) -> None:
    change(tree / "games/boats/text/es.ftl", "{ $seat } rows.", "{ $seat } rows { $seat-word }.")
    assert check(tree) == []


def test_a_language_that_is_not_there(tree: Path) -> None:
    (tree / "games/boats/text/it.ftl").unlink()
    assert any("it.ftl" in line for line in check(tree))


def test_as_a_program(
    monkeypatch: pytest.MonkeyPatch, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("redtable.i18n.check.SOURCE", tree)
    assert main() == 0
    (tree / "i18n/en.ftl").write_text("", encoding="utf-8")
    assert main() == 1
    assert "table-outcome-won is missing in en" in capsys.readouterr().out
