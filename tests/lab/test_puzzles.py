"""Puzzles of the lab: written as files, taken up again, and solved by the strongest level."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from redtable.analysis.judgement import Trials
from redtable.games.skirmish.notation import FIRE, RETREAT, parse_action
from redtable.kernel.chance import SeededChance
from redtable.kernel.puzzle import Task, difficulty_of, facts_of, puzzles_in
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import read_scenario
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import LabError
from redtable.lab.playing import Chair
from redtable.lab.puzzle_games import SOURCES, source_of
from redtable.lab.puzzle_search import is_settled
from redtable.lab.puzzle_skirmish import is_given_later
from redtable.lab.puzzle_source import Answer
from redtable.lab.puzzles import (
    METHOD,
    Choice,
    Header,
    Question,
    Row,
    find_puzzles,
    form_of,
    is_solved,
    puzzle_at,
    puzzle_toml,
    seed_of,
    table_for,
)
from redtable.lab.workers import Workers

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.kernel.scenario import Scenario

SHIPPED = {slug: found for slug in SOURCES if (found := puzzles_in(find_game(slug).package))}


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_puzzle_is_the_same_after_it_was_written(slug: str) -> None:
    for name, scenario in SHIPPED[slug].items():
        assert read_scenario(puzzle_toml(scenario), name) == scenario


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_strongest_level_solves_the_smallest_puzzle_on_a_fresh_deal(slug: str) -> None:
    """All are solved by `redtable lab puzzles --check`, which takes minutes and needs every language."""
    english = [
        (name, found) for name, found in SHIPPED[slug].items() if found.options.get("language", "en") == "en"
    ]
    name, scenario = min(english, key=lambda item: len(facts_of(item[1]).chances))
    assert is_solved(Question(slug, name, scenario, "test", 1)), name


def test_a_wrong_answer_is_found_out() -> None:
    name, scenario = min(SHIPPED["redcode"].items(), key=lambda item: len(facts_of(item[1]).chances))
    facts = facts_of(scenario)
    worst = min(facts.chances, key=lambda text: facts.chances[text])
    lie = read_scenario(puzzle_toml(scenario).replace(f'[["{facts.best[0][0]}"', f'[["{worst}"'), name)
    assert facts_of(lie).best[0][0] == worst
    assert not is_solved(Question("redcode", name, lie, "test", 1))


def test_a_search_goes_on_with_what_it_found(tmp_path: Path) -> None:
    found = [scenario for scenario in SHIPPED["redcode"].values() if difficulty_of(facts_of(scenario)) > 1][
        :4
    ]
    header = Header(game="redcode", seed="again", method=METHOD)
    with RowsFile(tmp_path / "redcode-again.jsonl", header, Row) as file:
        for number, scenario in enumerate(found):
            file.add(Row(number, [scenario]))
    told: list[tuple[int, int]] = []
    count = find_puzzles(
        "redcode",
        2,
        tmp_path,
        seed="again",
        commit="x",
        workers=Workers(1),
        progress=lambda done, games: told.append((done, games)),
    )
    assert (count, told) == (2, [(2, 4)])
    assert sorted(file.name for file in tmp_path.glob("*.toml")) == ["001.toml", "002.toml"]
    assert read_scenario((tmp_path / "001.toml").read_text(), "001") in found


def test_a_search_adds_to_the_puzzles_of_other_seeds(tmp_path: Path) -> None:
    harder = [one for one in SHIPPED["redcode"].values() if difficulty_of(facts_of(one)) > 1]
    old, new = (
        harder[0],
        next(
            one
            for one in harder
            if seed_of(one) != seed_of(harder[0]) and facts_of(one).theme != facts_of(harder[0]).theme
        ),
    )
    (tmp_path / "002.toml").write_text(puzzle_toml(old))
    header = Header(game="redcode", seed=seed_of(new), method=METHOD, full={"": [facts_of(old).theme]})
    with RowsFile(tmp_path / f"redcode-{seed_of(new)}.jsonl", header, Row) as file:
        file.add(Row(0, [new]))
    find_puzzles("redcode", 2, tmp_path, seed=seed_of(new), commit="x", workers=Workers(1))
    found = {path.stem: read_scenario(path.read_text(), "") for path in tmp_path.glob("*.toml")}
    assert found == {"001": new, "002": old}


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_choice_is_varied(slug: str) -> None:
    source = source_of(slug)
    chosen = Choice(source, 10)
    for scenario in SHIPPED[slug].values():
        chosen.take(scenario)
    facts = [facts_of(scenario) for scenario in chosen.taken.values()]
    themes = Counter((name[:2], one.theme) for name, one in zip(chosen.taken, facts, strict=True))
    assert facts
    assert max(themes.values()) <= source.share_of_theme * 10 + 1
    easy = sum(difficulty_of(one) == 1 for one in facts)
    assert easy <= (source.share_of_easy * 10 + 1) * len(chosen.languages)
    assert not any(source.is_obvious(one.solved) for one in facts)


def test_what_there_is_enough_of_is_not_looked_for() -> None:
    chosen = Choice(source_of("skirmish"), 10)
    easy = [one for one in SHIPPED["skirmish"].values() if difficulty_of(facts_of(one)) == 1]
    for number, scenario in enumerate(easy[:5]):
        chosen.keep(str(number), scenario)
    assert "easy" not in chosen.full().get("", [])
    chosen.keep("5", easy[5])
    assert "easy" in chosen.full()[""]


@pytest.mark.parametrize("full", [(), ("theme",), ("easy",)])
def test_a_puzzle_of_a_kind_that_is_full_is_left_out(full: tuple[str, ...]) -> None:
    scenario = min(
        (one for one in SHIPPED["damage"].values() if facts_of(one).theme == "sacrifice"),
        key=lambda one: len(facts_of(one).chances),
    )
    facts, task = facts_of(scenario), Task(scenario)
    assert difficulty_of(facts) == 1
    source = source_of("damage")
    kinds = [facts.theme if kind == "theme" else kind for kind in full]
    form = form_of(source, scenario.options)
    found = puzzle_at(source, form, task.state, task.seat, facts.origin, kinds)
    assert (found is None) == bool(full)


def test_puzzles_of_a_language_are_counted_by_themselves() -> None:
    source = source_of("pictures")
    chosen = Choice(source, 1)
    for scenario in SHIPPED["pictures"].values():
        chosen.take(scenario)
    assert list(chosen.taken) == ["en-001", "es-001", "it-001"]
    assert chosen.is_done()


def test_a_game_without_choices_to_search_has_no_puzzles() -> None:
    with pytest.raises(LabError, match="no puzzles are made of 'chess'"):
        source_of("chess")


@pytest.mark.parametrize("slug", ["redcode", "skirmish", "damage"])
def test_the_origin_of_a_puzzle_leads_to_its_position(slug: str) -> None:
    scenario = min(SHIPPED[slug].values(), key=lambda one: facts_of(one).origin.step)
    origin = facts_of(scenario).origin
    source = source_of(slug)
    game, rules, _ = table_for(slug, form_of(source, scenario.options))
    chairs = [
        Chair(source.bot(level, game, rules, seat, origin.seed)) for seat, level in enumerate(origin.players)
    ]
    chance = SeededChance(origin.seed)
    state, _ = game.start(rules, chance)
    for _ in range(origin.step):
        seat = state.actors()[0]
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)
    assert state.position() == scenario.position


def test_games_to_the_end_stop_when_their_interval_says_enough() -> None:
    assert not is_settled([], 0.05)
    assert not is_settled([1.0, 0.0, -1.0, 1.0] * 6, 0.05)
    assert is_settled([1.0, 1.0, 0.0, 1.0] * 6, 0.05)
    assert is_settled([-1.0, -1.0, 0.0, -1.0] * 6, 0.05)


def theme_again(slug: str, scenario: Scenario) -> str:
    """The theme that a puzzle gets from its position and its answer."""
    source, task = source_of(slug), Task(scenario)
    _, _, analyst = table_for(slug, form_of(source, scenario.options))
    facts = task.facts
    chances = {text: chance / 1000 for text, chance in facts.chances.items()}
    answer = Answer(facts.best, "", 0, 0, facts.deals, chances, rescues=False)
    return source.theme(analyst, task.state.view(task.seat), answer)


@pytest.mark.parametrize("slug", ["skirmish", "damage"])
def test_a_theme_follows_from_the_position_and_the_answer(slug: str) -> None:
    wrong = {
        name: facts_of(scenario).theme
        for name, scenario in SHIPPED[slug].items()
        if theme_again(slug, scenario) != facts_of(scenario).theme
    }
    assert wrong == {}


def test_weapons_that_differ_and_fighters_are_searched_in_battle_damage() -> None:
    source = source_of("damage")
    looked: dict[str, set[bool]] = {}
    for scenario in SHIPPED["damage"].values():
        task = Task(scenario)
        view = task.state.view(task.seat)
        looked.setdefault(task.facts.theme, set()).add(source.worth_a_look(task.state, view))
    assert looked["guns"] == {False}
    assert looked["sacrifice"] == looked["fighter"] == {True}


def test_orders_of_one_unit_by_other_ways_are_one_answer() -> None:
    source = source_of("skirmish")
    ways = ["MG1 move 10,10 then fire T2", "MG1 fire T2", "MG1 fire T2 then move 12,10"]
    assert source.are_one_answer(ways)
    assert source.are_one_answer(["MG1 fire T2", "RG1 fire T2"])
    assert not source.are_one_answer([*ways, "MG1 fire T3"])


def test_an_order_that_leaves_the_right_one_for_later_is_found_out() -> None:
    """With one order left a retreat, which costs none, may come before the assault; another order may not."""
    scenario = next(one for one in SHIPPED["skirmish"].values() if facts_of(one).theme == "assault")
    source, task = source_of("skirmish"), Task(scenario)
    _, _, analyst = table_for("skirmish", form_of(source, scenario.options))
    trials = Trials(analyst, task.state.view(task.seat))
    best = parse_action(task.facts.best[0][0])
    later = {
        parse_action(text).verb: is_given_later(trials, parse_action(text), best, 0)[1]
        for text in task.facts.chances
        if parse_action(text).unit != best.unit
    }
    assert later[RETREAT]
    assert not later[FIRE]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_number_does_not_give_a_clue_away(language: str) -> None:
    for name, scenario in SHIPPED["pictures"].items():
        facts = facts_of(scenario)
        if facts.theme == "clue" and name.startswith(language):
            numbers = [int(text.split()[2]) for text in facts.chances]
            assert len(numbers) == 4
            assert int(facts.best[0][0].split()[2]) == min(numbers), name
