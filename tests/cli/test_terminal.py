"""`redtable play` at a real (pseudo) terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from rich.table import Table
from rich.text import Text

from redtable.cli.saved_records import load_record
from redtable.cli.terminal import Terminal
from tests.cli.conftest import ROOT, Run, Spawn

PROMPT = "› "
CLEARED = "\x1b[3J"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    """What the eye sees: no colours, no other control sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]", "", text)


def ended(child: pexpect.spawn[str]) -> int | None:
    """Wait for the program to end; its exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_a_whole_game_against_a_bot(spawn: Spawn, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    child = spawn("play", "tiny", "--seed", "one", "--pace", "0", "--record", str(file))
    while child.expect([PROMPT, "The record of this game"]) == 0:
        child.sendline("1")
    assert ended(child) == 0
    assert load_record(file).result is not None
    assert run("verify", str(file)).code == 0


def test_tab_completes_an_action(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    child = spawn("play", "tiny", "--seed", "1", "--record", str(file))
    child.expect(PROMPT)
    child.send("ro\t")
    child.expect("row 1")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("quit")
    assert ended(child) == 0
    assert load_record(file).actions[0].text == "row 1"


def test_privacy_between_players(spawn: Spawn) -> None:
    """Red (three 1s) rests and hands over: nothing of red's hand or draw is left for blue to see."""
    child = spawn("play", "tiny", "--seed", "1", "--hot-seat")
    child.expect("Hand over to Red")
    child.sendline("")
    child.expect("hands .*1, 1, 1")
    child.expect(PROMPT)
    child.sendline("rest")
    child.expect("Hand over to Blue")
    child.expect(PROMPT)
    seen = child.before or ""
    assert seen.count(CLEARED) == 0
    child.sendline("")
    child.expect("Blue can do")
    seen = (child.before or "").rpartition(CLEARED)[2]
    shown = plain(seen)
    assert "Red rests and draws a card." in shown
    assert "1, 1, 1" not in shown
    assert re.search(r"hands\s+│ 0, 0, 0, 0", shown)
    child.expect(PROMPT)
    child.send("\x1b[A")
    child.sendline("")
    child.expect(PROMPT)
    assert "rest" not in plain(child.before or "").splitlines()[0], "the other player's line in the history"
    child.sendline("quit")
    assert ended(child) == 0


def test_the_past_is_cleared_before_the_privacy_screen(spawn: Spawn) -> None:
    child = spawn("play", "tiny", "--seed", "1", "--hot-seat")
    child.expect("Hand over to Red")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("rest")
    child.expect("Hand over to Blue")
    after = (child.before or "").rpartition(CLEARED)
    assert after[1] == CLEARED
    assert plain(after[2]).strip() == ""
    child.close(force=True)


def test_nothing_hidden_needs_no_privacy(spawn: Spawn, tmp_path: Path) -> None:
    """Without cards in hand both boats see the same; the first card that is drawn changes that."""
    rules = (ROOT / "tests/tiny/ruleset/standard.toml").read_text(encoding="utf-8")
    file = tmp_path / "bare.toml"
    file.write_text(rules.replace("hand = 3", "hand = 0"), encoding="utf-8")
    child = spawn("play", "tiny", "--hot-seat", "--ruleset", str(file))
    child.expect(PROMPT)
    assert "Hand over" not in (child.before or "")
    child.sendline("rest")
    child.expect("Hand over to Blue")
    child.close(force=True)


def test_one_person_sees_no_privacy_screen(spawn: Spawn) -> None:
    child = spawn("play", "tiny", "--seed", "1")
    child.expect(PROMPT)
    assert "Hand over" not in (child.before or "")
    child.close(force=True)


def test_ctrl_c_keeps_the_game(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    child = spawn("play", "tiny", "--seed", "1", "--hot-seat", "--record", str(file))
    child.expect("Hand over")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("row 1")
    child.expect("Hand over")
    child.expect(PROMPT)
    child.sendintr()
    child.expect("The game is saved")
    child.expect("redtable play --resume")
    assert ended(child) == 130
    assert [line.text for line in load_record(file).actions] == ["row 1"]


def test_ctrl_d_leaves_the_table(spawn: Spawn) -> None:
    child = spawn("play", "tiny")
    child.expect(PROMPT)
    child.sendeof()
    child.expect("The game is saved")
    assert ended(child) == 0


def test_a_killed_game_is_resumed(spawn: Spawn, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    child = spawn("play", "tiny", "--seed", "1", "--pace", "0", "--record", str(file))
    for _ in range(2):
        child.expect(PROMPT)
        child.sendline("1")
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.wait()
    kept = load_record(file).actions
    assert kept
    child = spawn("play", "--resume", str(file), "--seat", "red", "--pace", "0")
    child.expect(PROMPT)
    child.sendline("log")
    child.expect("Red rows with a 1.")
    while child.expect([PROMPT, "The record of this game"]) == 0:
        child.sendline("1")
    assert ended(child) == 0
    texts = [line.text for line in load_record(file).actions]
    assert texts[: len(kept)] == [line.text for line in kept]
    assert len(texts) > len(kept)
    assert run("verify", str(file)).code == 0


def test_colours_and_none(spawn: Spawn, monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = screen_of(spawn)
    assert re.search(r"\x1b\[[0-9;]*3[0-9]", coloured)
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = screen_of(spawn)
    assert not re.search(r"\x1b\[([0-9]+;)*(3[0-9]|4[0-9]|9[0-9])[;m]", uncoloured)
    assert plain(coloured) == plain(uncoloured)


def screen_of(spawn: Spawn) -> str:
    """The first screen of a game."""
    child = spawn("play", "tiny", "--seed", "1")
    child.expect(PROMPT)
    child.close(force=True)
    return str(child.before)


# Shell completion


def completions(words: str) -> list[str]:
    """What bash would offer after these words."""
    environment = {
        **os.environ,
        "_REDTABLE_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    done = subprocess.run(
        [sys.executable, "-m", "redtable.cli"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("redtable pl", ["play"]),
        ("redtable rules ti", ["tiny"]),
        ("redtable rules tiny TN-2", ["TN-2", "TN-2.1", "TN-2.2", "TN-2.3"]),
        ("redtable play tiny --bots r", ["random"]),
        ("redtable play tiny --ruleset s", ["standard"]),
        ("redtable rules chess T", []),
    ],
)
def test_completion_offers(words: str, offered: list[str]) -> None:
    assert completions(words) == offered


def test_the_completion_script_of_the_shell() -> None:
    child = pexpect.spawn(
        "bash",
        ["-c", f"{sys.executable} -m redtable.cli --show-completion; true"],
        encoding="utf-8",
        timeout=60,
        cwd=str(ROOT),
    )
    child.expect("_REDTABLE_COMPLETE=complete_bash")
    assert ended(child) == 0


@pytest.mark.parametrize(
    "attack", ["\x1b[2J", "\x1b]0;title\x07", "\x1b]52;c;cm0=\x07", "\x9b2J", "\u202ekcatta"]
)
def test_texts_of_others_are_no_commands(attack: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Names, chat and records are printed, never obeyed."""
    terminal = Terminal("en")
    terminal.console.print(attack)
    terminal.console.print(Text(f"Eve: {attack}", style="bold"))
    table = Table("seat", "player")
    table.add_row("red", f"Eve {attack}")
    terminal.console.print(table)
    terminal.complain(attack, attack)
    said = capsys.readouterr()
    for printed in (said.out, said.err):
        assert "\ufffd" in printed
        assert not set(attack) & set("\x1b\x07\x9b\u202e") & set(printed)
