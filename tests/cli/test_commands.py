"""The commands that need no terminal: games, rules, help, versions, languages, mistakes."""

from __future__ import annotations

import pytest

from redtable import __version__
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from tests.cli.conftest import Run

COMMANDS = [
    [],
    ["games"],
    ["play"],
    ["replay"],
    ["verify"],
    ["scenario"],
    ["scenario", "run"],
    ["rules"],
]


def test_version(run: Run) -> None:
    result = run("--version")
    assert (result.code, result.out) == (0, f"redtable {__version__}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_in_every_language(run: Run, language: str, command: list[str]) -> None:
    result = run(*command, "--help", "--lang", language)
    texts = Texts(language)
    assert result.code == 0
    assert result.out.startswith(texts.say("cli-help-usage"))
    assert texts.say("cli-help-help") in result.out
    assert "cli-" not in result.out, "a key was shown instead of its message"


def test_help_teaches_by_examples(run: Run) -> None:
    assert "redtable play redcode --hot-seat --record friday.record" in run("play", "--help").out


def test_nothing_asked_is_help(run: Run) -> None:
    assert run().out == run("--help").out
    assert run("scenario").out == run("scenario", "--help").out


def test_games(run: Run) -> None:
    result = run("games")
    assert result.code == 0
    line = next(line for line in result.out.splitlines() if line.startswith("tiny"))
    assert "The river race" in line
    assert "red, blue" in line
    assert "random" in line


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "The river race"), ("es", "La carrera del río"), ("it", "La corsa sul fiume")],
)
def test_games_in_every_language(run: Run, language: str, title: str) -> None:
    assert title in run("--lang", language, "games").out


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_AR.UTF-8")
    assert "La carrera del río" in run("games").out
    monkeypatch.setenv("REDTABLE_LANG", "it")
    assert "La corsa sul fiume" in run("games").out
    assert "The river race" in run("games", "--lang=en").out


# Rules


def test_rules_contents(run: Run) -> None:
    result = run("rules", "tiny")
    assert "The river race" in result.out
    assert "TN-3" in result.out
    assert "The answer" in result.out


@pytest.mark.parametrize("name", ["TN-2.3", "tn-2.3", "2.3"])
def test_rules_clause(run: Run, name: str) -> None:
    result = run("rules", "tiny", name)
    assert (result.code, result.out) == (0, "TN-2.3  Rest: draw the top card of the deck. Only you see it.\n")


def test_rules_section(run: Run) -> None:
    out = run("rules", "tiny", "TN-3").out
    assert "The answer" in out
    assert "TN-3.1" in out
    assert "TN-3.3" in out
    assert "TN-2" not in out


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Only you see it"), ("es", "Solo tú la ves"), ("it", "Solo tu la vedi")],
)
def test_rules_in_every_language(run: Run, language: str, text: str) -> None:
    assert text in run("rules", "tiny", "TN-2.3", "--lang", language).out


def test_rules_of_the_table(run: Run) -> None:
    assert "take back your last action" in run("rules", "tiny", "RT-4").out


def test_rules_all(run: Run) -> None:
    out = run("rules", "tiny", "--all").out
    assert all(f"TN-{section}.1" in out for section in range(1, 6))


def test_rules_search_minds_neither_case_nor_accents(run: Run) -> None:
    result = run("--lang", "es", "rules", "tiny", "--search", "RAPIDOS")
    assert result.code == 0
    assert "TN-4.1" in result.out
    assert "Una cláusula." in result.out


def test_rules_search_that_finds_nothing(run: Run) -> None:
    result = run("rules", "tiny", "--search", "xylophone")
    assert result.code == 1
    assert 'No clause has "xylophone" in it.' in result.err


def test_rules_unknown_clause_names_near_ones(run: Run) -> None:
    result = run("rules", "tiny", "TN-9.1")
    assert result.code == 2
    assert "There is no clause TN-9.1; near it: TN-" in result.err


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "There is no command fly; there is: games, play, replay, verify, analyse, rules"),
        (["scenario", "walk"], "There is no command walk; there is: run."),
        (["games", "--loud"], "There is no option --loud."),
        (["games", "now", "please"], "Too many arguments: now please."),
        (["verify"], "'FILE' is missing."),
        (["play", "tiny", "--seat"], "--seat needs a value."),
        (["play", "tiny", "--pace", "fast"], "'--pace' needs a number from 0 to 60."),
        (["play", "tiny", "--pace", "61"], "'--pace' needs a number from 0 to 60."),
        (["--lang", "fr", "games"], 'There is no language "fr"; there is: en, es, it.'),
        (["games", "--lang"], 'There is no language ""; there is: en, es, it.'),
        (["play"], "Which game?"),
        (["play", "chess"], "There is no game chess; there is: "),
        (["rules", "chess"], "There is no game chess; there is: "),
        (["play", "no.such:Game"], "no game at 'no.such:Game'"),
        (["play", "tiny", "--seat", "pink"], "There is no seat pink; there is: red, blue."),
        (["play", "tiny", "--bots", "divine"], "There are no bots of level divine; there is: random."),
        (["play", "tiny", "--option", "seats"], "seats is not of the form key=value."),
        (["play", "tiny", "--option", "seats=9"], "options.seats"),
        (["play", "tiny", "--ruleset", "huge"], "there is no ruleset 'huge'; there is: standard"),
        (["play", "--resume", "nowhere.record"], "There is no file nowhere.record."),
        (["replay", "nowhere.record"], "There is no file nowhere.record."),
        (["verify", "nowhere.record"], "There is no file nowhere.record."),
        (["scenario", "run", "nowhere.toml"], "There is no file nowhere.toml."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_told_in_one_line_without_a_traceback(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    first = result.err.splitlines()[0]
    assert first.startswith("✗ ")
    assert said in result.err.replace("\n", " ")
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    ("language", "said", "hint"),
    [
        ("en", "There is no option --loud.", "redtable games --help explains it."),
        ("es", "No hay ninguna opción --loud.", "redtable games --help lo explica."),
        ("it", "Non c'è nessuna opzione --loud.", "redtable games --help lo spiega."),
    ],
)
def test_mistakes_in_every_language(run: Run, language: str, said: str, hint: str) -> None:
    result = run("games", "--loud", "--lang", language)
    assert said in result.err
    assert hint in result.err
