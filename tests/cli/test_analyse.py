"""`redtable analyse`: told, as data, and what it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from redtable.analysis import analyst
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import record_of, write_record
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


def test_what_is_refused_is_said_plainly(run: Run, battle: Path, recorded: Path, tmp_path: Path) -> None:
    missing = run("analyse", str(tmp_path / "none.record"))
    assert missing.code == 2
    game, rules = prepared("redcode", "", ())
    unfinished = tmp_path / "open.record"
    unfinished.write_text(
        write_record(record_of(Match(game, rules, SeededChance("open")), rules.name, {})), encoding="utf-8"
    )
    assert "not over" in run("analyse", str(unfinished)).err
    assert "no analyst for tiny" in run("analyse", str(recorded)).err
    text = battle.read_text(encoding="utf-8")
    battle.write_text(text.replace("\tredcode", "\tother", 1), encoding="utf-8")
    changed = run("analyse", str(battle))
    assert changed.code in (1, 2)
    assert "line" in changed.err or "no game" in changed.err


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
