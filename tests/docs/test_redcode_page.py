"""The page about Red Code lists the options as the ruleset has them, each with a clause of the rulebook."""

import re

import msgspec
import pytest

from redtable.bots.bot import bot_levels
from redtable.games.redcode.ruleset import Options
from redtable.kernel.rulebook import load_rulebook
from tools.pages import ROOT

PAGE = (ROOT / "docs/redcode.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| `(\w+)` \| (RC-[\w.]+) \|$", re.MULTILINE)
ROWS = ROW.findall(PAGE)


def written(value: object) -> str:
    """A value as it is written in TOML and on the page, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_of(kind: msgspec.inspect.Type) -> str:
    """All that an option may be, as the page writes it."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return ", ".join(sorted((values_of(each) for each in kind.types), key=lambda text: "to" in text))
    if isinstance(kind, msgspec.inspect.BoolType):
        return "`true`, `false`"
    if isinstance(kind, msgspec.inspect.IntType):
        return f"`{kind.ge}` to `{kind.le}`"
    assert isinstance(kind, msgspec.inspect.LiteralType), kind
    return ", ".join(f"`{value}`" for value in kind.values)


def test_the_page_lists_every_option_in_order() -> None:
    assert [key for key, *_ in ROWS] == list(Options.__struct_fields__)


@pytest.mark.parametrize(("key", "values", "default", "clause"), ROWS)
def test_an_option_is_described_as_it_is(key: str, values: str, default: str, clause: str) -> None:
    info = msgspec.inspect.type_info(Options)
    assert isinstance(info, msgspec.inspect.StructType)
    field = next(each for each in info.fields if each.name == key)
    said, _, _note = values.partition(";")
    assert sorted(said.split(", ")) == sorted(values_of(field.type).split(", "))
    assert default == written(field.default)
    assert load_rulebook("redtable.games.redcode", "en").clause(clause)


def test_every_level_of_bots_is_on_the_page() -> None:
    _, _, bots = PAGE.partition("## Bots")
    first_cells = re.findall(r"^\| (`.+?) \|", bots.partition("\n## ")[0], re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(first_cells)) == list(bot_levels("redcode"))


def test_rulings_and_invariants_that_code_and_tests_cite_are_on_the_page() -> None:
    explained = set(re.findall(r"^\| (RC-[CI]\d+) \|", PAGE, re.MULTILINE))
    cited = {
        id
        for folder in ("src", "tests")
        for file in (ROOT / folder).rglob("*.py")
        for id in re.findall(r"\bRC-[CI]\d+\b", file.read_text(encoding="utf-8"))
    }
    assert cited - explained == set()
    assert explained - cited <= {f"RC-C{number}" for number in range(1, 26)}


def test_clauses_that_the_page_names_exist() -> None:
    rulebook = load_rulebook("redtable.games.redcode", "en")
    for clause in set(re.findall(r"RC-(?:\d+\.\d+|G\d+)", PAGE)):
        assert rulebook.clause(clause)
