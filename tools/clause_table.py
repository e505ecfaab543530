"""Writes docs/<game>/clauses.md: which tests hold which clause of the rules to account.

A test names its clauses by the marker `@pytest.mark.clause("RC-8.4")`, on a function, a class or a parameter,
or by its name, `test_rc_8_4_islets_block`; a scenario file by its list `clauses`. Only the source is read,
nothing is run. Run `python -m tools.clause_table` after tests have changed; a test fails while a page is
stale.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from tools.pages import ROOT, Pages, write_stale
from tools.rulebook_pages import anchor, clause_ids, games_with_rulebook, read_rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redtable.kernel.rulebook import Rulebook

NAMED = re.compile(r"test_([a-z]{2})_(?:([a-z]\d+)|(\d+)_(\d+))(?=_|$)")
Witnesses = dict[str, list[str]]
"""For each clause its tests, as `path::name`."""


def clause_of_name(name: str) -> str | None:
    """The clause that a test's name begins with: `test_rc_8_4_islets_block` is about RC-8.4."""
    found = NAMED.match(name)
    if found is None:
        return None
    game, lettered, chapter, number = found.groups()
    return f"{game}-{lettered}".upper() if lettered else f"{game.upper()}-{chapter}.{number}"


def named_values(module: ast.Module) -> dict[str, ast.expr]:
    """What the names of a module stand for: parameters are often listed above their test."""
    values: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            values.update((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            values[node.target.id] = node.value
    return values


def marked_clauses(decorators: list[ast.expr], values: dict[str, ast.expr], file: Path) -> Iterator[str]:
    """The arguments of every `pytest.mark.clause(...)` in decorators and in the lists that they name."""
    for node in (node for decorator in decorators for node in ast.walk(decorator)):
        if isinstance(node, ast.Name) and node.id in values:
            yield from marked_clauses([values[node.id]], {}, file)
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause")):
            continue
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"{file}:{node.lineno}: write the clause as a literal, not as a name")
            yield argument.value


def clauses_in_module(source: str, file: Path) -> Iterator[tuple[str, str]]:
    """Pairs of clause and test name in one test module."""
    module = ast.parse(source, str(file))
    values = named_values(module)

    def visit(body: list[ast.stmt], outer: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                shared = [*inherited, *marked_clauses(node.decorator_list, values, file)]
                yield from visit(node.body, f"{outer}{node.name}::", shared)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                own = clause_of_name(node.name)
                clauses = [*inherited, *marked_clauses(node.decorator_list, values, file)]
                for clause in dict.fromkeys([*clauses, own] if own else clauses):
                    yield clause, outer + node.name

    return visit(module.body, "", [])


def witnesses(root: Path) -> Witnesses:
    """Every clause that a test or a scenario names, whichever game it belongs to."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted((root / "tests").rglob("test_*.py")):
        place = file.relative_to(root).as_posix()
        for clause, name in clauses_in_module(file.read_text(encoding="utf-8"), file):
            found[clause].append(f"{place}::{name}")
    for file in sorted((root / "tests/scenarios").rglob("*.toml")):
        for clause in tomllib.loads(file.read_text(encoding="utf-8")).get("clauses", []):
            found[clause].append(file.relative_to(root).as_posix())
    return dict(found)


def link(test: str) -> str:
    """A test as a link from its page to its file, named shortly."""
    file, _, name = test.partition("::")
    return f"[{name or Path(file).stem}](../../{file})"


def page(rulebook: Rulebook, found: Witnesses) -> str:
    """The page of one game."""
    lines = [
        "<!-- Made by tools/clause_table.py from the tests and the scenarios -->",
        f"# {rulebook.title}: which test holds which rule",
    ]
    for section in rulebook.sections:
        lines += ["", f"## {section.id} {section.title}", "", "| Clause | Tests |", "|---|---|"]
        for id in section.clauses:
            tests = ", ".join(link(test) for test in found.get(id, [])) or "none"
            lines.append(f"| [{id}](rules.en.md#{anchor(id)}) | {tests} |")
    return "\n".join(lines) + "\n"


def pages(root: Path, game: str) -> Pages:
    """The page of a game, and what it should say."""
    return {root / "docs" / game / "clauses.md": page(read_rulebook(root, game, "en"), witnesses(root))}


def untested(root: Path, game: str) -> list[str]:
    """The clauses of a game that no test names."""
    found = witnesses(root)
    return [id for id in clause_ids(read_rulebook(root, game, "en")) if id not in found]


def unknown(root: Path) -> list[str]:
    """The clauses that tests name though the rulebook with that prefix does not have them."""
    known = {id for game in games_with_rulebook(root) for id in clause_ids(read_rulebook(root, game, "en"))}
    prefixes = {id.partition("-")[0] for id in known}
    return sorted(id for id in witnesses(root) if id not in known and id.partition("-")[0] in prefixes)


if __name__ == "__main__":
    for each in games_with_rulebook(ROOT):
        write_stale(pages(ROOT, each))
