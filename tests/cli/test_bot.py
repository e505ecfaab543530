"""`redtable bot` in a match of its own: the examples of the docs play, and bad programs are told why."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def python(code: str) -> str:
    """A program as a command."""
    return shlex.join([sys.executable, "-u", "-c", code])


def test_the_first_bot_of_the_docs_plays_to_the_end(run: Run) -> None:
    command = shlex.join([sys.executable, str(EXAMPLES / "first_bot.py")])
    done = run("bot", command, "--game", "redcode", "--bots", "random", "--seed", "1", "--seat", "red1")
    assert (done.code, done.err) == (0, "")
    assert "The program plays red1 against random." in done.out


def test_a_command_that_answers_prompts_can_play(run: Run) -> None:
    model = [sys.executable, "-c", "import sys; sys.stdin.read(); print('Well.\\nACTION: pass')"]
    command = shlex.join([sys.executable, str(EXAMPLES / "model_bot.py"), *model])
    done = run("bot", command, "--game", "tiny", "--seed", "1", "--bots", "random")
    assert done.code == 1
    assert "pass" in done.err


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import time; time.sleep(60)", "was silent for 0.5 seconds"),
        ("pass", "has ended"),
        ("input(); print('hello')\nwhile input(): print('hello')", "gave 3 answers that are no actions"),
        ('while input(): print(\'{"action": "fly"}\')', "gave 3 answers that are no actions"),
        ("input(); print('x' * 3_000_000); input()", "wrote a line of more than"),
        ("import time; print('x\\n' * 4_000_000); time.sleep(60)", "gave 3 answers that are no actions"),
    ],
)
def test_a_bad_program_is_replaced(run: Run, code: str, why: str) -> None:
    done = run("bot", python(code), "--game", "tiny", "--seconds", "0.5", "--seed", "1", "--bots", "random")
    assert done.code == 1
    assert why in done.err.replace("\n", " ")
    assert "A bot that plays at random goes on for it." in done.out


def test_a_program_hears_why_its_answer_is_none_and_may_try_again(run: Run, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    code = f"""
import json, sys
bad = True
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "act":
        assert "legal" in message["view"]
        action, bad = ("fly" if bad else message["view"]["legal"][0]), False
        print(json.dumps({{"action": action}}))
    else:
        open({str(heard)!r}, "a").write(message["type"] + " " + message.get("why", "") + chr(10))
"""
    done = run("bot", python(code), "--game", "tiny", "--seed", "1", "--bots", "random")
    assert done.code == 0
    told = heard.read_text().splitlines()
    assert told[0] == "start "
    assert told[1].startswith("refused ")
    assert len(told[1]) > 20
    assert told[-1].startswith("over")


def test_legal_actions_can_be_kept_back(run: Run) -> None:
    code = "import json, sys\nfor line in sys.stdin:\n    assert '\"legal\"' not in line\n    print(1)"
    done = run("bot", python(code), "--game", "tiny", "--no-legal", "--bots", "random")
    assert "gave 3 answers" in done.err


def test_it_must_be_said_where_and_what(run: Run) -> None:
    nowhere = run("bot", "true")
    assert nowhere.code == 2
    assert "Give either a game" in nowhere.err
    both = run("bot", "true", "--game", "tiny", "--join", "ABCDEFG")
    assert both.code == 2
    missing = run("bot", "no-such-program-anywhere", "--game", "tiny")
    assert missing.code == 2
    assert "cannot be started with no-such-program-anywhere" in missing.err
    away = run("bot", "cat", "--join", "ABCDEFG", "--server", "http://127.0.0.1:9")
    assert away.code == 2
