"""The conformance kit: it passes a good game and names the fault of every bad one."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys

import pytest

from redtable.kernel.errors import RedtableError
from redtable.kernel.game import State
from redtable.kernel.ruleset import RulesetError
from redtable.kernel.testing import ConformanceError, check_game, main
from tests.tiny import Tiny, faulty
from tests.tiny.state import TinyState

FAULTS = {
    "OpenHand": r"leak: the view of seat 0 changes .* when what it cannot know is dealt anew",
    "TellingEvent": r"leak: the event 'passed' of 'pass' tells seat -?\d what it cannot know",
    "Padded": r"leak: the view of seat 0 changes \((\d+) bytes, then (?!\1)\d+\)",
    "Shortcut": r"leak: after 'row \d' the view of seat -?\d depends on what it cannot know",
    "CuriousRefusal": r"leak: the refusal of '.*' to seat \d changes",
    "SetOrder": r"nondeterminism: .* in another process \(PYTHONHASHSEED=\d\)",
    "GlobalRandom": r"nondeterminism: the game uses the global random",
    "Memory": r"nondeterminism: .* (in the same process|in a second copy)",
    "SharedList": r"copy: what was done to a copy shows in the original",
    "GenerousLegal": r"legal and refusal disagree: 'row \d' is legal and refused \(TN-2.2 ",
    "ShyLegal": r"legal and refusal disagree: 'row 3' is neither legal nor refused",
    "MuteLegal": r"legal and refusal disagree: 'block' is neither legal nor refused",
    "BrokenApply": r"legal and apply disagree: applying the legal 'rest' raised IndexError",
    "ForgottenReveal": r"undeclared reveal: 'row \d' is not possible in every world .*'rowed'",
    "OpenDraw": r"undeclared reveal: the event 'rested' of 'rest' shows seat \d something new",
    "Silent": r"silent change: 'rest' changes the view of seat -?\d, and no event tells it",
    "WrongNotation": r"notation: 'row 3' reads back as 'row 2'",
    "SwappedCards": r"notation: 'row \d' does something else when it and its position are read from text",
    "ForgetfulPosition": r"notation: the position reads back as another one",
    "ClumsyParser": r"notation: '.*' raised ValueError .* instead of NotationError",
    "Endless": r"never ends: there is no outcome after 300 actions",
    "PoorImagination": r"imagine: the view of seat 0 changes .* in the state that imagine makes from it",
    "LazyRedeal": r"redeal: it never changes anything for seat 0",
    "EarlyOutcome": r"outcome: the game is over and yet \[\d\] may act",
    "GreedyOutcome": r"outcome: scores are from 0 to 1, not \(",
    "Loud": r"quiet: '.*' reports '.*' in a quiet state",
    "Stuck": r"turn: seat \d must act and has no legal action",
    "StrangeClause": r"refusal: it cites TN-9.9, which the rulebook lacks \(en, es, it\)",
    "WrongStart": r"turn: actors says \[7\], expected different seats that exist",
    "ColonPurpose": r"record: writing, reading, replaying and verifying it raised RecordError: line \d+",
    "LaxOptions": r"options: an unknown option \('no-such-option'\) is accepted",
    "SameNames": r"seats: \['boat', 'boat'\] must be different words",
}

GAME = "tests.tiny:Tiny"


def cards_are_kept(state: State) -> str | None:
    """No card is ever lost or made."""
    assert isinstance(state, TinyState)
    cards = sorted(sum(state.hands, state.deck + state.played))
    return None if cards == state.rules.deck() else f"the cards are {cards}"


def boats_stay_behind(state: State) -> str | None:
    """Not true: boats do get to place 3."""
    assert isinstance(state, TinyState)
    return f"a boat is at {max(state.boats)}" if max(state.boats) >= 3 else None


def fault_of(name: str, **arguments: object) -> ConformanceError:
    """The fault that the kit finds in a game."""
    settings: dict[str, object] = {"games": 40, "bound": 300, "probes": ["block"], **arguments}
    with pytest.raises(ConformanceError) as caught:
        check_game(f"tests.tiny.faulty:{name}", **settings)  # type: ignore[arg-type]
    return caught.value


# Good games


@pytest.mark.parametrize(
    "options", [{}, {"seats": 3}, {"seats": 4}, {"answers": False}, {"seats": 4, "answers": False}], ids=str
)
def test_the_tiny_game_conforms(options: dict[str, object]) -> None:
    report = check_game(GAME, options=options, games=30, invariants=[cards_are_kept], bound=64)
    assert report.games == 30
    assert report.positions >= 2 * 30
    assert set(report.reasons) <= {"finish", "cards"}
    answers = {"passed", "blocked"} if options.get("answers", True) else set()
    assert set(report.events) == {"rowed", "rested", "moved", "drifted"} | answers


def test_a_game_of_secrets_conforms() -> None:
    report = check_game("tests.tiny.whispers:Whispers", games=60)
    assert set(report.events) == {"noted", "waved", "ended", "stopped"}


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        (
            "NeedyWhispers",
            r"undo: seat \d may take back 'wave', but \[.*'slip'.*\], .* should say reveals=True",
        ),
        ("LaxClock", r"clock: seat 0 may say 'stop', which is the clock's"),
    ],
)
def test_faults_of_undo_and_of_the_clock_are_named(name: str, fault: str) -> None:
    with pytest.raises(ConformanceError, match=fault):
        check_game(f"tests.tiny.whispers:{name}", games=60, every=1)


def test_a_game_may_be_given_as_an_object() -> None:
    assert check_game(Tiny(), games=2).games == 2


def test_a_game_that_another_process_would_not_find_is_refused() -> None:
    class Local(Tiny):
        """Cannot be imported."""

    with pytest.raises(RedtableError, match=r"no game at|would not find"):
        check_game(Local(), games=1)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    check_game(GAME, games=3, processes=0, progress=told.append)
    assert told == [1, 2, 3]


def test_an_open_ended_game_need_not_offer_everything() -> None:
    report = check_game("tests.tiny.faulty:MuteLegal", games=20, probes=["block"], open_ended=True)
    assert "blocked" not in report.events


@pytest.mark.parametrize("argument", ["games", "every", "breadth", "bound"])
def test_nothing_can_be_checked_less_than_once(argument: str) -> None:
    with pytest.raises(RedtableError, match="must be at least 1"):
        check_game(GAME, **{argument: 0})  # type: ignore[arg-type]


def test_wrong_options_are_not_a_fault_of_the_game() -> None:
    with pytest.raises(RulesetError, match=r"options.seats"):
        check_game(GAME, options={"seats": 9})


# Planted faults


@pytest.mark.parametrize(("name", "expected"), FAULTS.items(), ids=list(FAULTS))
def test_a_planted_fault_is_found_and_named(name: str, expected: str) -> None:
    fault = fault_of(name)
    with pytest.raises(ConformanceError, match=rf"\A{expected}"):
        raise fault


def test_every_planted_fault_is_in_the_list() -> None:
    games = {
        name for name, thing in vars(faulty).items() if inspect.isclass(thing) and issubclass(thing, Tiny)
    }
    assert games - {"Tiny"} == set(FAULTS)


def test_a_broken_invariant_is_named_with_its_complaint() -> None:
    with pytest.raises(ConformanceError, match="invariant boats_stay_behind: a boat is at 3"):
        check_game(GAME, games=10, invariants=[cards_are_kept, boats_stay_behind])


def test_a_fault_says_where_it_showed_and_how_to_see_it_again() -> None:
    fault = fault_of("TellingEvent", seed="a seed")
    lines = str(fault).splitlines()
    assert lines[0] == fault.fault
    assert lines[1].strip() == fault.where
    where = re.fullmatch(
        r"game (\d+), ply \d+, seat -?\d; to see it again: seed='a seed', first=(\d+), games=1", fault.where
    )
    assert where is not None
    assert where[1] == where[2]
    assert lines[2].strip() in ("[0].could: False, then True", "[0].could: True, then False")
    assert lines[3].strip().startswith("last action: ")


@pytest.mark.parametrize("name", ["ShyLegal", "BrokenApply"])
def test_a_fault_in_a_later_game_is_seen_again_in_that_game_alone(name: str) -> None:
    fault = fault_of(name, processes=0)
    number = int(re.findall(r"first=(\d+)", fault.where)[0])
    assert number > 0
    assert str(fault_of(name, processes=0, first=number, games=1)) == str(fault)


def test_a_long_difference_is_cut() -> None:
    assert len(str(fault_of("SharedList")).splitlines()) <= 12


# The command line


def test_the_command_says_what_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([GAME, "--games", "3", "--option", "seats=3", "--seed", "x"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{GAME} conforms: 3 games, ")
    assert "endings: " in out
    assert err == ""


def test_the_command_shows_the_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.tiny.faulty:MuteLegal", "--games", "9", "--probe", "block"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "MuteLegal does not conform: legal and refusal disagree: 'block'" in err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess"], "there is no game 'chess'"),
        ([GAME, "--option", "seats"], "'seats' is not an option: expected KEY=VALUE"),
        ([GAME, "--option", "seats=two"], "options.seats: Expected `int`, got `str`"),
        ([GAME, "--rules", "huge"], "there is no ruleset 'huge'"),
        ([GAME, "--games", "0"], "must be at least 1"),
    ],
)
def test_bad_usage_says_what_to_do(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert expected in capsys.readouterr().err


def test_the_module_runs_as_a_command() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-m", "redtable.kernel.testing", "tests.tiny.faulty:Stuck", "--games", "5"],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "must act and has no legal action" in done.stderr
    assert "Traceback" not in done.stderr
