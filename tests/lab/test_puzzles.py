"""Puzzles of the lab: written as files, taken up again, and solved by the strongest level."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.puzzle import difficulty_of, facts_of, puzzles_in
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import read_scenario
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import LabError
from redtable.lab.playing import Chair
from redtable.lab.puzzle_games import SOURCES, source_of
from redtable.lab.puzzles import (
    METHOD,
    SHARE_OF_EASY,
    SHARE_OF_THEME,
    Choice,
    Header,
    Question,
    Row,
    analyst_for,
    find_puzzles,
    is_solved,
    obvious,
    puzzle_toml,
)
from redtable.lab.workers import Workers

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = {slug: puzzles_in(find_game(slug).package) for slug in SOURCES}


@pytest.mark.parametrize("slug", SOURCES)
def test_a_puzzle_is_the_same_after_it_was_written(slug: str) -> None:
    for name, scenario in SHIPPED[slug].items():
        assert read_scenario(puzzle_toml(scenario), name) == scenario


@pytest.mark.parametrize("slug", SOURCES)
def test_the_strongest_level_solves_the_smallest_puzzle_on_a_fresh_deal(slug: str) -> None:
    """All of them are solved by `redtable lab puzzles --check`, which takes minutes."""
    name, scenario = min(SHIPPED[slug].items(), key=lambda item: len(facts_of(item[1]).chances))
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


def test_a_choice_is_varied() -> None:
    chosen = Choice(10)
    for scenario in SHIPPED["redcode"].values():
        chosen.take(scenario)
    themes = Counter(facts_of(scenario).theme for scenario in chosen.taken)
    assert max(themes.values()) <= SHARE_OF_THEME * 10
    assert chosen.easy <= SHARE_OF_EASY * 10 + 1
    assert not any(obvious(facts_of(scenario)) for scenario in chosen.taken)


def test_a_game_without_choices_to_search_has_no_puzzles() -> None:
    with pytest.raises(LabError, match="no puzzles are made of 'chess'"):
        source_of("chess")


def test_the_origin_of_a_puzzle_leads_to_its_position() -> None:
    scenario = min(SHIPPED["redcode"].values(), key=lambda one: facts_of(one).origin.step)
    origin = facts_of(scenario).origin
    game, rules, _ = analyst_for("redcode")
    source = source_of("redcode")
    chairs = [
        Chair(source.bot(level, game, rules, seat, origin.seed)) for seat, level in enumerate(origin.players)
    ]
    chance = SeededChance(origin.seed)
    state, _ = game.start(rules, chance)
    for _ in range(origin.step):
        seat = state.actors()[0]
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)
    assert state.position() == scenario.position
