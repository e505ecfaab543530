"""`redtable analyse`: told, as data, and what it refuses."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from redtable.analysis import analyst
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import Record, read_record, record_of, write_record
from redtable.lab.matches import Pairing, Player, play_recorded, prepared
from redtable.protocol.analysis import MatchAnalysis
from tests.cli.conftest import Run

LEAST = analyst.Effort("quick", worlds=2, draws=2, plans=2, trials=1, closer=2, ends=2)


@pytest.fixture
def battle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game of Red Code, and an analyst in a hurry."""
    monkeypatch.setitem(analyst.EFFORTS, "quick", LEAST)
    _, text, _ = play_recorded(Pairing("redcode", "shown", (Player("greedy"), Player("random"))))
    file = tmp_path / "battle.record"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Chance to win"), ("es", "Probabilidad de ganar"), ("it", "Probabilità di vincere")],
)
def test_told_in_every_language(run: Run, battle: Path, language: str, said: str) -> None:
    result = run("--lang", language, "analyse", str(battle))
    assert result.code == 0
    assert said in result.out
    assert "100.0 %" in result.out
    assert "▁" in result.out


def test_as_data(run: Run, battle: Path) -> None:
    result = run("analyse", str(battle), "--json")
    found = msgspec.json.decode(result.out, type=MatchAnalysis)
    assert found.game == "redcode"
    assert all(account.adds_up() for account in found.accounts)


def test_what_is_refused_is_said_plainly(run: Run, recorded: Path, tmp_path: Path) -> None:
    missing = run("analyse", str(tmp_path / "none.record"))
    assert missing.code == 2
    game, rules = prepared("redcode", "", ())
    unfinished = tmp_path / "open.record"
    unfinished.write_text(
        write_record(record_of(Match(game, rules, SeededChance("open")), rules.name, {})), encoding="utf-8"
    )
    assert "not over" in run("analyse", str(unfinished)).err
    assert "no analyst for tiny" in run("analyse", str(recorded)).err


def other_seed(record: Record) -> None:
    """Dice and cards are not those of the seed: it does not verify."""
    record.seeded = "another"


def other_edition(record: Record) -> None:
    """The ruleset has changed since."""
    record.hash = "0" * len(record.hash)


def other_ruleset(record: Record) -> None:
    """A ruleset of somebody's own, which is not here."""
    record.ruleset = "house"


def other_game(record: Record) -> None:
    """A game that is not installed."""
    record.game = "chess"


@pytest.mark.parametrize(
    ("spoil", "said", "hint"),
    [
        (other_seed, "the seed gives", "The record was cut or changed"),
        (other_edition, "played with ruleset", "belongs to another version of the game"),
        (other_ruleset, "there is no ruleset 'house'", "explains --ruleset"),
        (other_game, "no game 'chess'", "redtable games lists them"),
    ],
)
def test_a_record_that_cannot_be_believed_is_refused_with_the_reason(
    run: Run, battle: Path, spoil: Callable[[Record], None], said: str, hint: str
) -> None:
    record = read_record(battle.read_text(encoding="utf-8"))
    spoil(record)
    battle.write_text(write_record(record), encoding="utf-8")
    result = run("analyse", str(battle))
    assert result.code in (1, 2)
    assert said in result.err
    assert hint in result.err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("\tredcode", "\tother", "the line was changed"),
        ("record 1", "record 9", "a record of version '9'"),
    ],
)
def test_a_file_that_was_changed_or_is_newer_is_refused_with_the_reason(
    run: Run, battle: Path, old: str, new: str, said: str
) -> None:
    text = battle.read_text(encoding="utf-8")
    assert old in text
    battle.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = run("analyse", str(battle))
    assert result.code == 1
    assert said in result.err


def test_pictures_without_meanings_say_what_to_do(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(analyst.EFFORTS, "quick", LEAST)
    players = tuple(Player("random") for _ in range(4))
    _, text, _ = play_recorded(Pairing("pictures", "shown", players))
    file = tmp_path / "clues.record"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr("redtable.analysis.pictures.preparing", lambda _: 12)
    assert "redtable.bots.pictures.prepared en" in run("analyse", str(file)).err
    monkeypatch.setitem(sys.modules, "redtable.analysis.pictures_field", None)
    assert "redtable[meanings]" in run("analyse", str(file)).err
