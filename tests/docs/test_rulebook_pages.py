"""The rules pages say what the rulebooks say."""

from pathlib import Path

import pytest

from tools.pages import ROOT, stale, write_stale
from tools.rulebook_pages import games_with_rulebook, pages

GAMES = games_with_rulebook(ROOT)
RULEBOOK = """
title = "Tag"
intro = "Run."
[[sections]]
id = "TG-1"
title = "Running"
[sections.clauses]
"TG-1.1" = "You run; see TG-1.2, not TG-9.9."
"TG-1.2" = "You stop."
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A source tree with one small game."""
    folder = tmp_path / "src/redtable/games/tag/rulebook"
    folder.mkdir(parents=True)
    for language in ("en", "es", "it"):
        (folder / f"{language}.toml").write_text(RULEBOOK)
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_fresh(game: str) -> None:
    old = [str(file.relative_to(ROOT)) for file in stale(pages(ROOT, game))]
    assert not old, "run: python -m tools.rulebook_pages"


def test_a_page_has_every_clause_and_links_those_it_mentions(house: Path) -> None:
    text = pages(house, "tag")[house / "docs/tag/rules.es.md"]
    assert "# Tag\n" in text
    assert "[English](rules.en.md) · Español · [Italiano](rules.it.md)" in text
    assert '- <a id="tg-1.1"></a>**TG-1.1** You run; see [TG-1.2](#tg-1.2), not TG-9.9.\n' in text
    assert text.endswith("**TG-1.2** You stop.\n")


def test_a_changed_rulebook_makes_its_page_stale(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_stale(pages(house, "tag"))
    assert stale(pages(house, "tag")) == []
    source = house / "src/redtable/games/tag/rulebook/it.toml"
    source.write_text(RULEBOOK.replace("You stop", "You fly"))
    capsys.readouterr()
    page = house / "docs/tag/rules.it.md"
    assert stale(pages(house, "tag")) == [page]
    write_stale(pages(house, "tag"))
    assert capsys.readouterr().out == f"{page}\n"
    assert "You fly" in page.read_text()
