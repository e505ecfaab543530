"""The skirmish at the terminal: the map tools, and the screen in every language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from redtable.cli.screens.skirmish import skirmish_screen
from redtable.games.skirmish.game import Skirmish
from redtable.games.skirmish.view import SkirmishView
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from tests.cli.conftest import Run


def test_a_battlefield_is_made_checked_and_drawn(run: Run, tmp_path: Path) -> None:
    file, drawing = tmp_path / "mine.toml", tmp_path / "mine.svg"
    assert run("skirmish", "map", "make", str(file), "--seed", "7", "--symmetric").code == 0
    checked = run("skirmish", "map", "check", str(file))
    assert checked.code == 0
    assert "seed-7" in checked.out
    assert run("skirmish", "map", "draw", str(file), str(drawing), "--from", "18,9.2").code == 0
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


def test_a_bad_battlefield_is_refused_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    run("skirmish", "map", "make", str(file))
    file.write_text(file.read_text(encoding="utf-8").replace("size = [48, 36]", "size = [40, 36]"), "utf-8")
    refused = run("skirmish", "map", "check", str(file))
    assert refused.code == 2
    assert "over the edge of the table at (48, 30)" in refused.err
    assert run("skirmish", "map", "check", "moon").code == 2
    assert "esce dal tavolo in (48, 30)" in run("--lang", "it", "skirmish", "map", "check", str(file)).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_random_game_and_its_screen(language: str) -> None:
    game = Skirmish()
    texts = Texts(language, game, strict=True)
    match = Match(game, game.rules("", {"max_turns": 2}), SeededChance(3))
    choices = SeededChance(language)
    while match.outcome() is None:
        seat = match.state.to_move()
        view = match.view(seat).view
        assert isinstance(view, SkirmishView)
        entry = match.apply(seat, view.legal[choices.below("choice", len(view.legal))])
        for event in entry.seen_by(seat):
            assert texts.event_line(event)
        if choices.below("screen", 8) == 0:
            shown = drawn(view, texts)
            for unit in view.units:
                assert unit.name in shown
            assert max(map(cell_len, shown.splitlines())) <= 80
    outcome = match.outcome()
    assert outcome is not None
    assert texts.outcome_line(outcome.scores, outcome.reason, ["blufor", "redfor"])


def drawn(view: SkirmishView, texts: Texts) -> str:
    """The screen on a terminal of 80 columns."""
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(skirmish_screen(view, texts))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
