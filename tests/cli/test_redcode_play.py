"""Red Code played at a pseudo terminal: whole games against bots, hot seats, doubts, hints."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from redtable.cli.saved_records import load_record
from redtable.games.redcode import RedCode
from redtable.games.redcode.view import RedcodeView, ShipView
from redtable.i18n.texts import Texts
from redtable.kernel.replay import replay_record
from tests.cli.conftest import Run, Spawn
from tests.cli.test_terminal import CLEARED, PROMPT, ended, plain

OVER = "The record of this game"


def first_sensible(screen: str) -> str:
    """The first action of the list that is not marked as a doubtful one: what a hasty beginner would type."""
    found = re.findall(r"\b(\d+) ([a-z_]+(?:[> ][\w >]*?)?)(\??)(?=\s{2}|\s*$)", plain(screen), re.MULTILINE)
    listed = [(number, text) for number, text, doubt in found if not doubt]
    return str(listed[0][0])


def play_to_the_end(child: pexpect.spawn[str]) -> int:
    """Take the first sensible action again and again; how many were taken."""
    taken = 0
    while child.expect([PROMPT, OVER]) == 0:
        child.sendline(first_sensible(str(child.before).rpartition("can do")[2]))
        taken += 1
    return taken


@pytest.mark.parametrize("level", ["greedy", "easy"])
def test_a_whole_game_against_a_bot(spawn: Spawn, run: Run, tmp_path: Path, level: str) -> None:
    file = tmp_path / "game.record"
    child = spawn("play", "redcode", "--bots", level, "--seed", "duel", "--pace", "0", "--record", str(file))
    assert play_to_the_end(child) > 5
    assert ended(child) == 0
    assert load_record(file).result is not None
    assert run("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("language", "chosen", "asked"),
    [
        ("en", "A takes the destroyer.", "use manoeuvres"),
        ("es", "A es un destructor.", "usa maniobras"),
        ("it", "A prende il comando: cacciatorpediniere.", "usa manovre"),
    ],
)
def test_the_opening_in_every_language(run: Run, language: str, chosen: str, asked: str) -> None:
    lines = "choose destroyer\nchoose carrier\nplace a1\nplace h6\n"
    options = ["--option", "first_player=blue", "--option", "map_rotation=none", "--seed", "3"]
    result = run("--lang", language, "play", "redcode", "--hot-seat", *options, lines=lines)
    assert chosen in result.out
    assert asked in result.out
    assert not re.search("redcode-(event|name|outcome|refusal)", result.out)


def test_a_refusal_names_the_clause_and_the_thing_in_the_way(run: Run) -> None:
    lines = "choose destroyer\nchoose carrier\n1\n1\ntorpedo>X\nwhy mine>X\nwhy play ambush\n"
    out = run("play", "redcode", "--hot-seat", "--seed", "3", lines=lines).out
    assert re.search(r"RC-8\.[235]: X on [a-h][1-6] is", out)
    assert re.search(r"RC-8\.[235]  \w", out), "the clause is quoted"
    assert "RC-9.17: " in out
    assert "That is not an action: 'play ambush' needs a target" in out


def test_a_hint_with_reasons(run: Run) -> None:
    lines = "choose destroyer\nplace a1\nhint\n"
    options = ["--option", "first_player=blue", "--bots", "greedy", "--seed", "3"]
    out = run("play", "redcode", *options, lines=lines).out
    assert "would do" in out


def test_a_doubtful_action_wants_a_second_word(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = ["--option", "first_player=blue", "--bots", "random", "--seed", "3", "--pace", "0"]
    child = spawn("play", "redcode", *options, "--record", str(file))
    for line in ("choose destroyer", "place a1"):
        child.expect(PROMPT)
        child.sendline(line)
    child.expect(PROMPT)
    child.sendline("torpedo>A")
    child.expect("torpedo>A hurts your own side")
    child.expect(PROMPT)
    assert load_record(file).actions[-1].text != "torpedo>A"
    child.sendline("repair")
    child.expect("repair would change nothing")
    child.expect(PROMPT)
    child.sendline("")
    child.expect("hull 12")
    child.expect(PROMPT)
    child.sendline("quit")
    assert ended(child) == 0
    texts = [line.text for line in load_record(file).actions if line.seat == "blue1"]
    assert texts[-1] == "repair"


def test_hands_stay_hidden_in_a_hot_seat(spawn: Spawn, tmp_path: Path) -> None:
    """After every change of places the screen shows the cards of whoever sits there, and no others."""
    file = tmp_path / "game.record"
    options = ["--option", "first_player=blue", "--seed", "hidden"]
    child = spawn("play", "redcode", "--hot-seat", *options, "--record", str(file))
    changes = [
        ("blue1", "1"),
        ("red1", "2"),
        ("blue1", "1"),
        ("red1", "1"),
        ("blue1", "end"),
        ("red1", "end"),
    ]
    for seat, line in changes:
        child.expect(f"Hand over to {seat}")
        child.expect(PROMPT)
        child.sendline("")
        child.expect("can do")
        screen = plain(str(child.before).rpartition(CLEARED)[2])
        ships = ships_of(file, seat)
        shown = re.findall(r"▪ ([A-Z][\w ]+?)  RC-10", screen)
        assert shown == [RED_CODE.word(card) for ship in ships for card in ship.hand or []]
        assert "holds" not in screen
        child.expect(PROMPT)
        child.sendline(line)
    assert shown, "the last captains had cards"
    child.close(force=True)


RED_CODE = Texts("en", RedCode())


def ships_of(file: Path, seat: str) -> list[ShipView]:
    """The ships as a seat sees them at the end of a record."""
    match = replay_record(load_record(file))
    view = match.view(match.seat_named(seat)).view
    assert isinstance(view, RedcodeView)
    return view.ships


def test_undo_is_kept_and_survives_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    arguments = ["--hot-seat", "--option", "first_player=blue", "--seed", "3", "--record", str(file)]
    out = run("play", "redcode", *arguments, lines="1\n1\n1\n1\n1\nundo\n").out
    assert "takes the last action back." in out
    actions = [(line.seat, line.text) for line in load_record(file).actions[-2:]]
    assert actions[0][0] == "blue1"
    assert actions[1] == ("blue1", "undo")
    out = run("play", "--resume", str(file), "--hot-seat", lines="log\nundo\n1\n").out
    assert "takes the last action back." in out
    assert "RT-4: There is nothing of yours to take back." in out
    assert load_record(file).actions[-1].text == actions[0][1]
