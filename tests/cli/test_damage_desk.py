"""The damage desk at a pseudo-terminal and from scripts, its battle files, ships and odds."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

from redtable.cli.damage.battle_file import reopen
from redtable.games.damage.state import DamageState
from tests.cli.conftest import Run, Spawn

PROMPT = "› "
SHIPS = ("--ship", "Resolute=ts-ca", "--ship", "Mule=ts-fr", "--ship", "Hive=ts-cv")


def battle_of(file: Path) -> tuple[str, int]:
    """The position in a battle file, and how many steps led to it."""
    battle, _ = reopen(file)
    state = battle.match.state
    assert isinstance(state, DamageState)
    return state.position(), len(battle.match.log)


def play(child: pexpect.spawn[str], line: str) -> None:
    """Type a line, and answer every choice with its first system, up to the next free prompt."""
    child.sendline(line)
    while True:
        found = child.expect(["which system takes the hit", re.escape(PROMPT)])
        if found == 1:
            return
        child.expect(re.escape(PROMPT))
        child.sendline("1")


def test_a_battle_survives_undo_and_a_kill(spawn: Spawn, tmp_path: Path) -> None:
    """Three ships, five volleys, an undo, kill -9 in the middle of a volley, and the same battle again."""
    file = tmp_path / "battle.record"
    child = spawn("damage", "desk", str(file), "--seed", "pty", *SHIPS)
    child.expect(re.escape(PROMPT))
    play(child, "volley Resolute 9")
    play(child, "volley Mule 6")
    play(child, "turn")
    play(child, "volley Hive 12")
    before, _ = battle_of(file)
    play(child, "volley Resolute 4")
    child.sendline("undo")
    child.expect("Taken back")
    child.expect(re.escape(PROMPT))
    play(child, "run")
    play(child, "step")
    child.sendline("volley Hive 20")
    child.expect(re.escape(PROMPT))
    child.sendline("")
    child.expect("card ")
    child.expect(re.escape(PROMPT))
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()

    position, steps = battle_of(file)
    assert "volley=Hive~20" in position
    assert position != before
    again = spawn("damage", "desk", str(file))
    again.expect(rf"{steps}(\s|\x1b\[\d*m)+steps")
    again.expect(re.escape(PROMPT))
    again.sendline("quit")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
    assert battle_of(file) == (position, steps)


def script(run: Run, file: Path, *lines: str) -> str:
    """Run the desk with lines as its input; what it printed."""
    result = run("damage", "desk", str(file), lines="\n".join([*lines, "quit"]))
    assert result.code == 0, result.err
    return result.out


@pytest.fixture
def battle(run: Run, tmp_path: Path) -> Path:
    """A battle with one ship that chooses by an order, after a volley."""
    file = tmp_path / "b.record"
    result = run(
        "damage", "desk", str(file), "--seed", "x", *SHIPS[:2],
        lines="prefer Resolute default\nvolley Resolute 12\nturn\nvolley Resolute 5\nquit\n",
    )  # fmt: skip
    assert result.code == 0, result.err
    return file


def test_a_torn_last_line_is_cut_off_and_nothing_else(run: Run, battle: Path) -> None:
    whole = battle.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in (last + 5, len(whole) - 1):
        battle.write_bytes(whole[:cut])
        out = script(run, battle, "log 1")
        assert "torn off" in out
        assert battle.read_bytes() == whole[:last]
        assert "torn off" not in script(run, battle)


def test_a_changed_line_is_an_error_and_the_file_stays(run: Run, battle: Path) -> None:
    text = battle.read_text()
    battle.write_text(text.replace("volley Resolute 12", "volley Resolute 13"))
    changed = battle.read_bytes()
    result = run("damage", "desk", str(battle))
    assert result.code == 1
    assert "was changed" in result.err
    assert "Traceback" not in result.err
    assert battle.read_bytes() == changed


def test_a_battle_of_another_ruleset_is_an_error(run: Run, battle: Path) -> None:
    from redtable.kernel.record import checked

    lines = battle.read_text().splitlines()
    bodies = [line.rpartition("\t#")[0].split("\t") for line in lines]
    bodies[2][2] = "0123456789abcdef"
    battle.write_text("".join(f"{line}\n" for line in checked(bodies)))
    before = battle.read_bytes()
    result = run("damage", "desk", str(battle))
    assert result.code == 1
    assert "0123456789abcdef" in result.err
    assert battle.read_bytes() == before


def test_files_that_are_no_battle(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.record").write_text("hello\n")
    assert run("damage", "desk", str(tmp_path / "x.record")).code == 1
    result = run("damage", "desk", str(tmp_path / "x.record"), "--ship", "A=ts-ca")
    assert result.code == 2


def test_bad_input_at_the_desk(run: Run, tmp_path: Path) -> None:
    out = script(
        run, tmp_path / "n.record",
        "add A nope", "add A ts-ca", "add A ts-ca", "volley A 0", "volley A 10000", "volley B 3", "deal",
        "77",
        "frobnicate", "prefer A nonsense", "undo", "undo", "odds Z 3", "odds A 0", "save",
    )  # fmt: skip
    assert "There is no ship nope" in out
    assert "BD-1.5" in out
    assert "1 to 500" in out
    assert "Traceback" not in out


def test_saved_copies_are_records(run: Run, battle: Path, tmp_path: Path) -> None:
    script(run, battle, f"save {tmp_path / 'copy.record'}")
    assert run("verify", str(tmp_path / "copy.record")).code == 0


def test_another_desk_on_the_same_file_is_noticed(battle: Path) -> None:
    from redtable.cli.user_error import UserError

    one, _ = reopen(battle)
    other, _ = reopen(battle)
    one.write(one.match.apply(0, "turn"))
    with pytest.raises(UserError):
        other.write(other.match.apply(0, "turn"))
    assert reopen(battle)[1] is False


# Ships


def test_ships_are_listed_checked_shown_and_imported(run: Run, tmp_path: Path) -> None:
    assert "fed-ca" in run("damage", "ships").out
    assert "of 64 cards" in run("damage", "ship", "show", "ts-ca").out
    exported = run("damage", "ship", "export", "ts-hulk", "--json").out
    assert json.loads(exported)["boxes"] == {"phaser": 1, "excess": 3}
    file = tmp_path / "halberd.toml"
    assert run("damage", "ship", "export", "kli-d7", str(file)).code == 0
    assert "is fine" in run("damage", "ship", "check", str(file)).out
    assert run("damage", "ship", "import", str(file)).code == 0
    assert "halberd *" in run("damage", "ships").out
    assert run("damage", "ship", "import", str(file)).code == 2
    out = run("damage", "desk", str(tmp_path / "h.record"), "--ship", "H=halberd", lines="quit\n").out
    assert "Klingon battlecruiser" in out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('name = "x"\n[boxes]\nphasor = 1\nexcess = 1\n', "boxes.phasor"),
        ('name = "x"\n[boxes]\nphaser = -1\nexcess = 1\n', ">= 0"),
        ('name = "x"\n[boxes]\nphaser = 1\n', "boxes.excess"),
        ("name = ", "not TOML"),
    ],
)
def test_a_wrong_ship_file_is_one_line(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    result = run("damage", "ship", "check", str(file))
    assert result.code == 2
    assert complaint in " ".join(result.err.split())
    assert "Traceback" not in result.err


# Odds


def test_many_trials_begin_with_a_rough_table(spawn: Spawn) -> None:
    child = spawn("damage", "odds", "ts-ca", "18", "--trials", "60000")
    for _ in range(2):
        child.expect("what 18 hits take")
        child.expect("forward hull")
    child.expect("60,?000")
    child.expect(pexpect.EOF)


def test_odds_as_table_json_and_plot(run: Run, tmp_path: Path) -> None:
    table = run("damage", "odds", "ts-ca", "18", "--trials", "200")
    assert "forward hull" in table.out
    assert "99 times of 100" in table.out
    assert "Exact" in run("damage", "odds", "ts-ca", "1").out
    answer = json.loads(run("damage", "odds", "ts-ca", "1", "--json", "--damaged", "phaser:2").out)
    assert next(tally for tally in answer["tallies"] if tally["name"] == "phaser")["boxes"] == 4
    for ending in ("svg", "png", "html"):
        file = tmp_path / f"odds.{ending}"
        assert run("damage", "odds", "ts-ca", "1", "--plot", str(file)).code == 0
        assert file.stat().st_size > 1000
    assert run("damage", "odds", "ts-ca", "1", "--plot", "odds.bmp").code == 2


def test_policies_are_compared_with_the_chart(run: Run) -> None:
    found = json.loads(run("damage", "compare", "ts-ca", "18", "--trials", "300", "--json").out)
    assert [each["policy"] for each in found["distances"]] == ["ten", "fifteen", "twenty", "all"]
    assert "distance from the chart" in run("damage", "compare", "ts-ca", "6", "--trials", "100").out


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "ts-ca", "0"),
        ("odds", "ts-ca", "10000"),
        ("odds", "ts-xx", "5"),
        ("odds", "ts-ca", "5", "--damaged", "phaser:99"),
        ("odds", "ts-ca", "5", "--damaged", "phasor:1"),
        ("odds", "ts-ca", "5", "--order", "chairs"),
        ("odds", "ts-ca", "5", "--policy", "seven"),
        ("odds", "ts-ca", "5", "--trials", "many"),
        ("odds", "ts-ca", "5", "--tally", "chairs"),
    ],
)
def test_wrong_questions_are_one_line(run: Run, words: tuple[str, ...]) -> None:
    result = run("damage", *words)
    assert result.code == 2
    assert result.err.strip()
    assert "Traceback" not in result.err


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_desk_speaks_other_languages(run: Run, tmp_path: Path, language: str) -> None:
    result = run(
        "--lang", language, "damage", "desk", str(tmp_path / "l.record"), *SHIPS[:2], "--seed", "3",
        lines="help\n?\nprefer Resolute default\nvolley Resolute 14\ncriticals\nodds Resolute 1\nquit\n",
    )  # fmt: skip
    assert result.code == 0, result.err


def test_odds_of_a_damaged_ship_say_which_order_they_assume(run: Run) -> None:
    """The example of the help works on a ship with labelled boxes, too."""
    said = run("damage", "odds", "fed-ca", "2", "--damaged", "phaser:2,lab:1").out
    assert "Given up first: cargo, hull, aft hull" in said


def test_a_name_of_two_words_and_a_card_taken_back(run: Run, tmp_path: Path) -> None:
    typed = "volley USS_Resolute 30\n1\nundo\nlog 1\nquit\n"
    file = str(tmp_path / "a.record")
    told = run("damage", "desk", file, "--seed", "words", "--ship", "USS Resolute=fed-ca", lines=typed).out
    assert "USS Resolute · Federation heavy cruiser" in told
    assert "Taken back: a card on USS_Resolute." in told
