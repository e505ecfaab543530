"""Every clause of the rules has a test, and the pages that say so are fresh."""

from pathlib import Path

import pytest

from tools.clause_table import clause_of_name, clauses_in_module, pages, unknown, untested, witnesses
from tools.pages import ROOT, stale
from tools.rulebook_pages import games_with_rulebook

GAMES = games_with_rulebook(ROOT)
MODULE = """
import pytest

@pytest.mark.clause("TG-1.1", "TG-1.2")
def test_run(): ...

@pytest.mark.clause("TG-2.1")
class TestStop:
    def test_tg_2_2_stop(self): ...
    def helper(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("TG-3.1")), 2])
def test_each(x): ...

@pytest.mark.clause("TG-4.1")
def not_a_test(): ...

CASES = [pytest.param(1, marks=pytest.mark.clause("TG-5.1")), 2]
TYPED: list[object] = [pytest.param(1, marks=pytest.mark.clause("TG-5.2"))]
UNUSED = [pytest.param(1, marks=pytest.mark.clause("TG-6.1"))]

@pytest.mark.parametrize("x", CASES + TYPED)
def test_cases(x): ...
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert untested(ROOT, game) == []


def test_tests_name_clauses_that_exist() -> None:
    assert unknown(ROOT) == []


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_fresh(game: str) -> None:
    old = [str(file.relative_to(ROOT)) for file in stale(pages(ROOT, game))]
    assert not old, "run: python -m tools.clause_table"


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_rc_8_4_islets_block", "RC-8.4"),
        ("test_rc_10_13", "RC-10.13"),
        ("test_rc_g5_diagonal", "RC-G5"),
        ("test_gs_3_chain", None),
        ("test_islets_block", None),
    ],
)
def test_a_name_may_begin_with_its_clause(name: str, clause: str | None) -> None:
    assert clause_of_name(name) == clause


def test_markers_are_read_from_functions_classes_and_parameters() -> None:
    assert list(clauses_in_module(MODULE, Path("test_tag.py"))) == [
        ("TG-1.1", "test_run"),
        ("TG-1.2", "test_run"),
        ("TG-2.1", "TestStop::test_tg_2_2_stop"),
        ("TG-2.2", "TestStop::test_tg_2_2_stop"),
        ("TG-3.1", "test_each"),
        ("TG-5.1", "test_cases"),
        ("TG-5.2", "test_cases"),
    ]


def test_a_clause_that_is_not_a_literal_is_an_error() -> None:
    source = "import pytest\n@pytest.mark.clause(*MANY)\ndef test_run(): ...\n"
    with pytest.raises(ValueError, match=r"test_tag.py:2: write the clause as a literal"):
        list(clauses_in_module(source, Path("test_tag.py")))


def test_tests_and_scenarios_stand_in_the_table(tmp_path: Path) -> None:
    rulebook = tmp_path / "src/redtable/games/tag/rulebook/en.toml"
    module = tmp_path / "tests/games/tag/test_tag.py"
    scenario = tmp_path / "tests/scenarios/tag/chase.toml"
    for file in (rulebook, module, scenario):
        file.parent.mkdir(parents=True)
    rulebook.write_text(
        'title = "Tag"\nintro = ""\n[[sections]]\nid = "TG-1"\ntitle = "Running"\n'
        '[sections.clauses]\n"TG-1.1" = "Run."\n"TG-1.2" = "Hide."\n"TG-1.3" = "Stop."\n'
    )
    module.write_text(MODULE)
    scenario.write_text('game = "tag"\ntitle = "Chase"\nclauses = ["TG-1.1", "XX-1.1"]\n')
    assert witnesses(tmp_path)["TG-1.1"] == [
        "tests/games/tag/test_tag.py::test_run",
        "tests/scenarios/tag/chase.toml",
    ]
    assert untested(tmp_path, "tag") == ["TG-1.3"]
    assert unknown(tmp_path) == ["TG-2.1", "TG-2.2", "TG-3.1", "TG-5.1", "TG-5.2"]
    table = pages(tmp_path, "tag")[tmp_path / "docs/tag/clauses.md"]
    assert (
        "| [TG-1.1](rules.en.md#tg-1.1) | [test_run](../../tests/games/tag/test_tag.py), "
        "[chase](../../tests/scenarios/tag/chase.toml) |" in table
    )
    assert "| [TG-1.3](rules.en.md#tg-1.3) | none |" in table
