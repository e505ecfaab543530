"""The terminal in tests: the tiny game is installed as any third party's package would be."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pexpect
import pytest

from redtable.cli import main
from redtable.cli.saved_records import load_record, save_record
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import record_of
from redtable.kernel.registry import installed_games
from tests.tiny import Tiny

ROOT = Path(__file__).parents[2]
LOCALE_VARIABLES = ("REDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A clean user: the tiny game installed, an empty data folder, English, a terminal of 100 columns."""
    package = tmp_path / "installed" / "tiny_game-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-game\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[redtable.games]\ntiny = tests.tiny:Tiny\n")
    monkeypatch.syspath_prepend(package.parent)
    installed_games.cache_clear()
    paths = [str(package.parent), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("REDTABLE_STRICT_TEXTS", "1")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    yield tmp_path
    installed_games.cache_clear()


@dataclass
class Result:
    """What a run of the program gave."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the program in this process, with lines as a script on its standard input."""

    def runs(*arguments: str, lines: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = main(arguments)
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return runs


Spawn = Callable[..., "pexpect.spawn[str]"]


def heed_ctrl_c() -> None:
    """As in anybody's terminal, even if the tests were started where Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def spawn() -> Spawn:
    """Start the program in a terminal of its own."""

    def starts(*arguments: str) -> pexpect.spawn[str]:
        return pexpect.spawn(
            sys.executable,
            ["-m", "redtable.cli", *arguments],
            encoding="utf-8",
            timeout=60,
            dimensions=(50, 100),
            cwd=str(ROOT),
            preexec_fn=heed_ctrl_c,
        )

    return starts


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """The record of a whole game of the tiny game, played at random."""
    match = Match(Tiny(), Tiny().rules(), SeededChance("recorded"))
    choices = SeededChance("choices")
    while match.outcome() is None:
        seat = match.state.to_move()
        legal = match.view(seat).view.legal
        match.apply(seat, legal[choices.below("choice", len(legal))])
    file = tmp_path / "game.record"
    save_record(record_of(match, "standard", {}), file)
    assert load_record(file).result is not None
    return file
