"""`redtable lab` in small forms."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from redtable.bots.model_file import read_model
from redtable.bots.redcode.learned import GAME, VERSION
from redtable.lab.results_table import FLOORS
from tests.cli.conftest import Run, Spawn

ALONE = ("--workers", "1")


def test_a_duel_tells_score_elo_and_verdict(run: Run) -> None:
    said = run("lab", "duel", "tiny", "random", "random", "--pairs", "200", "--target", "0.2", *ALONE)
    assert said.code == 0
    assert "random scores 50.0" in said.out
    assert "Elo +0" in said.out
    assert "at least 25 %" in said.out
    assert "(30 pairs" in said.out


def test_a_duel_as_json(run: Run) -> None:
    said = run("lab", "duel", "tiny", "random", "random", "--pairs", "5", "--json", *ALONE)
    figures = json.loads(said.out)
    assert sum(figures["pentanomial"]) == figures["pairs"] == 5
    assert figures["score"]["low"] < figures["score"]["mean"] < figures["score"]["high"]


def test_a_duel_tells_how_long_bots_think(run: Run) -> None:
    pairs = "duel", "redcode", "easy", "random", "--pairs", "2", "--workers", "1"
    said = run("lab", *pairs, "--times").out
    assert "easy thinks" in said
    assert "random thinks" in said
    timed, plain = (json.loads(run("lab", *pairs, *more, "--json").out) for more in (["--times"], []))
    slow, quick = timed.pop("seconds")
    assert slow["median"] <= slow["most"]
    assert slow["mean"] > quick["mean"]
    assert plain.pop("seconds") == []
    assert timed == plain


def test_games_in_bulk_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play = ("lab", "play", "tiny", str(file), "--a", "random", "--b", "random", *ALONE)
    assert "4 games are in" in run(*play, "-n", "4").out
    assert "9 games are in" in run(*play, "-n", "9", "--records", str(tmp_path / "records")).out
    assert len(file.read_text().splitlines()) == 10
    assert len(list((tmp_path / "records").iterdir())) == 5
    before = file.read_bytes()
    refused = run(*play, "-n", "12", "--seed", "other")
    assert refused.code != 0
    assert "holds other games" in refused.err
    assert file.read_bytes() == before


def test_a_ladder_is_told_and_compared(run: Run, tmp_path: Path) -> None:
    asked = ("lab", "ladder", "redcode", "--bots", "random", "--bots", "greedy", "--pairs", "6", *ALONE)
    written = run(*asked, "--json").out
    rungs = json.loads(written)["rungs"]
    assert [rung["level"] for rung in rungs] == ["greedy", "random"]
    file = tmp_path / "ladder.json"
    file.write_text(written)
    told = run(*asked, "--since", str(file)).out
    assert "+0" in told
    assert rungs[0]["hash"] in told
    kept = ("--file", str(tmp_path / "pairs.jsonl"))
    assert run(*asked, *kept, "--json").out == written
    assert run(*asked, *kept, "--json").out == written
    assert "holds other games" in run(*asked, *kept, "--seed", "other").err
    file.write_text("{}")
    assert "is not a ladder" in run(*asked, "--since", str(file)).err


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_two_rulesets_are_compared_on_a_page(run: Run, tmp_path: Path, language: str) -> None:
    page = tmp_path / "report.html"
    asked = ("lab", "balance", "redcode", "--bots", "random", "--mode", "arena", "--deals", "2", *ALONE)
    both = ("--compare", "standard", "first-guess", "--report", str(page), "--lang", language)
    said = run(*asked, *both)
    assert said.code == 0, said.err
    text = page.read_text()
    assert "first-guess" in text
    assert f'<html lang="{language}">' in text
    title = text.partition("<title>")[2].partition("</title>")[0]
    assert {"en": "How even", "es": "igualado", "it": "equilibrato"}[language] in title
    refused = run(*asked, "--compare", "standard", "none", "--lang", "en")
    assert "no ruleset 'none'" in refused.err
    assert "leave --ruleset out" in run(*asked, *both[:3], "--ruleset", "standard", "--lang", "en").err


def test_battlefields_and_policies_are_studied(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    study = ("lab", "balance", "damage", "--bots", "random", "--deals", "3", *ALONE)
    figures = json.loads(run(*study, "--mode", "ten", "--mode", "all", "--json", "--report", str(page)).out)
    assert [one["form"] for one in figures] == ["ten", "all"]
    assert figures[0]["games"] == figures[0]["scores"]["first"]["count"] == 3
    assert "Comebacks" in page.read_text()
    fields = ("lab", "balance", "skirmish", "--bots", "random", "--mode", "village", "--deals", "2", *ALONE)
    told = run(*fields, "--lang", "es")
    assert told.code == 0, told.err
    assert "Redfor" in told.out
    assert "Remontadas" in told.out
    assert "qué acompaña a la victoria" in told.out.replace("\n", " ")


def test_spymasters_and_operatives_are_crossed(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    study = ("lab", "balance", "pictures", "--bots", "random", "--deals", "1", "--report", str(page), *ALONE)
    said = run(*study, "--lang", "it")
    assert said.code == 0, said.err
    assert "random - random" in said.out
    assert "Capospia" in page.read_text()


def test_ctrl_c_loses_nothing(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["lab", "play", "redcode", str(file), "--a", "greedy", "--b", "random", "-n", "5000"]
    terminal = spawn(*arguments, "--workers", "2")
    terminal.expect(r"\d+/5000")
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        terminal.expect(r"\d+/5000")
    terminal.kill(signal.SIGINT)
    terminal.expect("goes on with")
    terminal.wait()
    lines = file.read_bytes().splitlines()
    numbers = [json.loads(line).get("number", 0) for line in lines[1:]]
    assert numbers == list(range(len(numbers)))


def test_results_go_on_after_ctrl_c(spawn: Spawn, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    results = ("lab", "results", "--hours", "1", "--file", str(file))
    terminal = spawn(*results, "--workers", "1")
    terminal.expect("redcode-duel")
    terminal.kill(signal.SIGINT)
    terminal.expect("goes on with")
    terminal.wait()
    rows = {row["id"]: row["pairs"] for row in json.loads(file.read_bytes())["rows"]}
    assert rows["redcode-duel-greedy-random"] == FLOORS["duel"]
    assert rows["pictures-matrix-all-all"] == 0
    assert "not measured yet" in file.with_suffix(".md").read_text()
    file.with_suffix(".games.jsonl").unlink()
    assert "begin anew" in run(*results).err.replace("\n", " ")


def test_a_training_is_written_and_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "admiral.npz"
    train = ("lab", "train", "redcode", "--games", "1", "--out", str(file), *ALONE)
    said = run(*train)
    assert said.code == 0, said.err
    told = " ".join(said.out.split())
    assert "After 1 games" in told
    assert "holds what 1 games taught" in told
    assert read_model(file.read_bytes(), GAME, VERSION).provenance["games"] == 1
    assert "is there already" in run(*train).err


def test_a_training_that_is_interrupted_keeps_what_it_learned(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "admiral.npz"
    terminal = spawn("lab", "train", "redcode", "--minutes", "60", "--out", str(file), *ALONE)
    terminal.expect("0 %")
    terminal.kill(signal.SIGINT)
    terminal.expect("kept")
    terminal.expect("holds what")
    terminal.wait()
    minutes = read_model(file.read_bytes(), GAME, VERSION).provenance["minutes"]
    assert isinstance(minutes, int | float)
    assert minutes < 60


def test_a_responder_is_told_of(run: Run) -> None:
    hunt = ("lab", "exploit", "damage", "steady", "--minutes", "0.01", "--pairs", "3", *ALONE)
    said = run(*hunt)
    assert said.code == 0, said.err
    told = " ".join(said.out.split())
    assert "% against steady (3 pairs of games that it was not trained on" in told
    assert "games against steady. Its numbers, compared with ours:" in told


def test_an_answer_that_learned_what_boxes_are_worth_is_told_of(run: Run) -> None:
    said = run("lab", "exploit", "damage", "steady", "--network", "3", "--pairs", "2", *ALONE)
    assert said.code == 0, said.err
    told = " ".join(said.out.split())
    assert "% against steady (2 pairs of games that it was not trained on" in told
    assert "in 3 games against steady" in told
    assert "log loss" in told


def test_exact_best_responses_are_told_of(run: Run) -> None:
    said = run("lab", "exploit", "redcode", "random", "--exact", "1", "--asked", "1", "--json", *ALONE)
    assert said.code == 0, said.err
    assert 0.5 < json.loads(said.out)["best_first"] <= 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("train", "damage", "--out", "x.npz"), "nothing to train for damage"),
        (("exploit", "redcode", "easy", "--network", "9"), "Only captains of damage"),
        (("exploit", "damage", "steady", "--network", "2"), "At least 3 games"),
        (("train", "redcode", "--out", "x.bin"), "ends in .npz"),
        (("train", "redcode", "--out", "nowhere/x.npz"), "no folder nowhere"),
        (("train", "redcode", "--out", "x.npz", "--minutes", "1", "--games", "1"), "not both"),
        (("duel", "redcode", "nowhere.npz", "greedy"), "nowhere.npz cannot be read"),
        (("duel", "redcode", "greedy", "nobody"), "has no bot 'nobody'"),
        (("duel", "nothing", "greedy", "random"), "no game 'nothing'"),
        (("duel", "redcode", "greedy", "random", "--ruleset", "none.toml"), "no such ruleset file"),
        (("duel", "redcode", "greedy", "random", "--option", "mode=peace"), "options.mode"),
        (("duel", "tiny", "random", "random", "--target", "1"), "0 < low < high < 1"),
        (("duel", "tiny", "random", "random", "--ray", "127.0.0.1:1"), "no Ray cluster answers"),
        (("balance", "skirmish", "--mode", "moon"), "no 'moon' to study"),
        (("balance", "skirmish", "--plans"), "not for skirmish"),
        (("exploit", "damage", "expert"), "there is: random, steady"),
        (("exploit", "damage", "steady", "--exact", "1"), "Only Red Code has a reduced game"),
        (("exploit", "damage", "steady", "--file", "nowhere/x.json"), "no folder nowhere"),
        (("balance", "skirmish", "--report", "nowhere/x.html"), "no folder nowhere"),
        (("balance", "skirmish", "--report", "x.txt"), "x.txt"),
        (("results", "--file", "nowhere/x.json"), "no folder nowhere"),
        (("play", "tiny", "nowhere/x.jsonl", "--a", "random", "--b", "random"), "no folder nowhere"),
        (("play", "tiny", "x.jsonl", "--a", "random", "--b", "no.module:Bot"), "nothing at 'no.module:Bot'"),
    ],
)
def test_what_cannot_be_done_is_refused(run: Run, arguments: tuple[str, ...], why: str) -> None:
    said = run("lab", *arguments)
    assert said.code != 0
    assert why in said.err.replace("\n", " ")


def test_puzzles_from_records_say_which_are_left_out_or_broken(run: Run, tmp_path: Path) -> None:
    """The duel of random captains has no puzzle that would take long to prove."""
    given = tmp_path / "given"
    puzzles = ("lab", "puzzles", "damage", "-n", "1", "--records", str(given), "--into", str(tmp_path / "p"))
    refused = run(*puzzles, *ALONE)
    assert (refused.code, "no record files" in refused.err) == (2, True)
    given.mkdir()
    play = ("lab", "play", "tiny", str(tmp_path / "games.jsonl"), "--a", "random", "--b", "random", *ALONE)
    run(*play, "-n", "1", "--records", str(given))
    assert [file.suffix for file in given.iterdir()] == [".record"]
    said = run(*puzzles, *ALONE)
    assert "One record is left out" in said.out
    assert "0 puzzles are in" in said.out
    (given / "broken.record").write_text("redtable-record 1\n")
    refused = run(*puzzles, *ALONE)
    assert (refused.code, "broken.record" in refused.err) == (2, True)
