"""`redtable play`, by scripts on standard input."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.cli.saved_records import load_record
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from tests.cli.conftest import Run
from tests.tiny import Tiny

FIRST = "1\n" * 200
"""The first action of the list, until the game is over."""


def saves(home: Path) -> list[Path]:
    return sorted((home / "data" / "redtable" / "games").glob("*"))


def test_a_whole_game(run: Run, home: Path) -> None:
    result = run("play", "tiny", "--seed", "one", lines=FIRST)
    assert result.code == 0
    assert "· Red rows" in result.out
    assert "· Blue" in result.out
    assert "wins." in result.out or "A draw." in result.out
    (save,) = saves(home)
    assert save.name.startswith("tiny-")
    assert run("verify", str(save)).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, language: str) -> None:
    result = run("--lang", language, "play", "tiny", "--seed", "one", lines=FIRST)
    texts = Texts(language, Tiny())
    assert texts.event_line({"event": "passed", "seat": "blue"}) in result.out
    endings = ("table-outcome-drawn", "tiny-outcome-finish", "tiny-outcome-cards")
    assert any(texts.say(ending) in result.out for ending in endings)


def test_the_same_seed_gives_the_same_cards(run: Run) -> None:
    hands = [run("play", "tiny", "--seed", seed).out for seed in ("a", "a", "b")]
    assert hands[0].partition("saved")[0] == hands[1].partition("saved")[0]
    assert hands[0].partition("saved")[0] != hands[2].partition("saved")[0]


def test_an_action_by_its_notation_by_its_number_and_by_its_beginning(run: Run, tmp_path: Path) -> None:
    """The river race of seed 1: red holds three cards that show 1."""
    for number, lines in enumerate(("row 1\n", "1\n", "ROW 1\n", "ro\n\n")):
        file = tmp_path / f"{number}.record"
        run("play", "tiny", "--seed", "1", "--record", str(file), lines=lines)
        action = load_record(file).actions[0]
        assert (action.seat, action.text) == ("red", "row 1")


def test_a_beginning_lists_what_fits(run: Run) -> None:
    out = run("play", "tiny", "--seed", "1", lines="r\nro\n").out
    assert out.count("Red can do 2 things.") == 2
    assert "Red can do one thing." in out
    assert "Enter does row 1." in out


def test_help_has_two_names(run: Run) -> None:
    help_text = "do that action; Tab completes it"
    for word in ("?", "help"):
        assert help_text in run("play", "tiny", "--seed", "1", lines=f"{word}\n").out
    assert help_text not in run("play", "tiny", "--seed", "1", lines="log\n").out


@pytest.mark.parametrize(("language", "said"), [("es", "no es una acción"), ("it", "non è un'azione")])
def test_what_is_no_action_is_said_in_every_language(run: Run, language: str, said: str) -> None:
    out = run("--lang", language, "play", "skirmish", "--seed", "3", lines="objective x\n").out
    assert said in out
    assert "objective 4.5,4.5, objective 7.5,4.5" in out
    assert "expected" not in out


def test_a_long_list_is_short_until_it_is_asked_for(run: Run) -> None:
    begun = run("play", "skirmish", "--seed", "3", lines="").out
    assert "78 things" in begun
    assert "… 72 more" in begun
    assert "78 objective" not in begun
    assert "78 objective" in run("play", "skirmish", "--seed", "3", lines="obj\n").out


def test_a_refused_action_names_its_clause_and_quotes_it(run: Run) -> None:
    out = run("play", "tiny", "--seed", "1", lines="row 3\n").out
    assert "TN-2.2: You do not hold a 3." in out
    assert "TN-2.2  Row: play a card from your hand" in out


def test_why(run: Run) -> None:
    out = run("play", "tiny", "--seed", "1", lines="why drift\nwhy row 1\nwhy 2\nwhy sing\n").out
    assert "TN-2.1: Not now: the turn comes first." in out
    assert "You can do row 1 now." in out
    assert "You can do rest now." in out
    assert "That is not an action: 'sing'" in out


def test_what_is_no_action_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    lines = "?\nwhy drift\nrules TN-2\nrules\nlog\nhint\n99\nrow 9\nsing\n\nundo\nr\n"
    result = run("play", "tiny", "--seed", "1", "--record", str(file), lines=lines)
    assert result.code == 0
    assert load_record(file).actions == []
    assert "why ACTION" in result.out
    assert "A turn" in result.out
    assert "Which clause?" in result.out
    assert "A bot of level random would do" in result.out
    assert "RT-4: There is nothing of yours to take back." in result.out


def test_undo_after_something_became_known(run: Run) -> None:
    out = run("play", "tiny", "--seed", "1", "--hot-seat", lines="row 1\npass\nrest\nundo\n").out
    assert "RT-4: " in out


def test_whoever_has_the_keyboard_may_resign(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    out = run("play", "tiny", "--hot-seat", "--record", str(file), lines="rest\nresign\n").out
    assert [(line.seat, line.text) for line in load_record(file).actions] == [
        ("red", "rest"),
        ("blue", "resign"),
    ]
    assert "resigned" in out.lower()
    assert run("verify", str(file)).code == 0
    three = run("play", "tiny", "--option", "seats=3", "--hot-seat", lines="resign\nquit\n")
    assert "RT-5: Only one of two sides can resign." in three.out


def test_the_log_tells_what_the_seat_saw(run: Run) -> None:
    out = run("play", "tiny", "--hot-seat", lines="rest\nlog\nquit\n").out
    told = out.rpartition("› log")[2]
    assert "Red rests and draws a card." in told


def test_quitting_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    out = run("play", "tiny", "--seat", "blue", "--record", str(file), lines="quit\n").out
    assert f"redtable play --resume '{file}' --seat blue --bots random" in out
    out = run("play", "tiny", "--hot-seat", "--record", str(tmp_path / "hot.record"), lines="quit\n").out
    assert out.rstrip().endswith("--hot-seat")


def test_options_and_rulesets_are_kept_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    arguments = ["--option", "seats=3", "--option", "answers=false", "--ruleset", "standard"]
    run("play", "tiny", *arguments, "--seat", "green", "--record", str(file), lines=FIRST)
    record = load_record(file)
    assert record.options == {"seats": 3, "answers": False}
    assert record.seats == ["red", "blue", "green"]
    assert run("verify", str(file)).code == 0


def test_resuming_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    """A game that was left and resumed is the game that was played in one sitting."""
    whole, parts = tmp_path / "whole.record", tmp_path / "parts.record"
    run("play", "tiny", "--seed", "s", "--hot-seat", "--record", str(whole), lines=FIRST)
    run("play", "tiny", "--seed", "s", "--hot-seat", "--record", str(parts), lines="1\n1\n1\n")
    assert len(load_record(parts).actions) == 3
    run("play", "--resume", str(parts), "--hot-seat", lines="1\n1\n")
    assert len(load_record(parts).actions) == 5
    result = run("play", "tiny", "--resume", str(parts), "--hot-seat", lines=FIRST)
    assert result.code == 0
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said", "code"),
    [
        (["--option", "seats=2"], "A resumed game keeps its options", 2),
        (["--seed", "x"], "A resumed game keeps its options", 2),
        ([], "is a game that is over.", 2),
    ],
)
def test_what_cannot_be_resumed(run: Run, recorded: Path, arguments: list[str], said: str, code: int) -> None:
    result = run("play", "--resume", str(recorded), *arguments)
    assert result.code == code
    assert said in result.err.replace("\n", " ")


def test_a_changed_record_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "tiny", "--seed", "1", "--hot-seat", "--record", str(file), lines="row 1\n")
    file.write_text(file.read_text(encoding="utf-8").replace("row 1", "rest"), encoding="utf-8")
    result = run("play", "--resume", str(file), "--hot-seat")
    assert result.code == 1
    assert "check does not fit" in result.err


def test_an_existing_file_is_not_overwritten(run: Run, recorded: Path) -> None:
    before = recorded.read_bytes()
    result = run("play", "tiny", "--record", str(recorded), lines=FIRST)
    assert result.code == 2
    assert "is there already." in result.err.replace("\n", " ")
    assert recorded.read_bytes() == before


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    result = run("play", "tiny", "--record", str(tmp_path / "file" / "game.record"), lines=FIRST)
    assert result.code == 2
    assert "can't be written" in result.err.replace("\n", " ")
