"""Checks the catalogues against each other and against the code; run as `python -m redtable.i18n.check`.

Faults: a message that a language lacks; variables that differ between languages; a message that nothing uses;
a key in the code that no catalogue defines. Keys stand in the code as literals; the keys of a game's events,
outcomes and names are made from words, which stand as literals in its code or as words in its TOML files.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from redtable.i18n.catalogue import Catalogue, CatalogueError
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import CLOSED

SOURCE: Final = Path(__file__).parent.parent
HOME: Final = "i18n"
COMMON: Final = ("table", "cli")
"""The first words of the keys that belong to no game."""
TABLE_WORDS: Final = ("table-event-", "table-problem-")
"""Events of the table itself, such as an undo, and problems of the server: their kinds are literals."""
MADE: Final = ("event", "outcome", "name")
"""The second words of a game's keys that are made from words of the game."""
CALLS: Final = {
    "Event": (0, "event"),
    "tell": (0, "event"),
    "tell_secret": (0, "event"),
    "Outcome": (1, "outcome"),
}
"""Which argument of a call in a game's code is a word that needs a message, and of which sort."""


class Code:
    """What a folder of Python and TOML files says that matters to the catalogues."""

    def __init__(self, folder: Path) -> None:
        self.literals: set[str] = set()
        self.words: set[str] = set()
        self.calls: set[tuple[str, str]] = set()
        for file in sorted(folder.rglob("*.py")):
            self.read_python(ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(folder.rglob("*.toml")):
            self.read_toml(tomllib.loads(file.read_text(encoding="utf-8")))

    def read_python(self, tree: ast.AST) -> None:
        """Collect the string literals, and the words that events and outcomes are made with."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals.add(node.value)
            if isinstance(node, ast.Call) and called(node) in CALLS:
                place, sort = CALLS[called(node)]
                given = node.args[place] if len(node.args) > place else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    self.calls.add((sort, given.value))

    def read_toml(self, value: Any) -> None:
        """Collect the words of a TOML file: its keys and its texts."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self.words.add(key)
                self.read_toml(inner)
        elif isinstance(value, list):
            for inner in value:
                self.read_toml(inner)
        elif isinstance(value, str):
            self.words.update(re.findall(r"[\w-]+", value))


def called(node: ast.Call) -> str:
    """The name of the function or method that is called."""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def check(source: Path) -> list[str]:
    """Every fault in the catalogues under a source folder, one line each."""
    try:
        return check_readable(source)
    except (CatalogueError, OSError) as fault:
        return [str(fault)]


def check_readable(source: Path) -> list[str]:
    """The faults of catalogues that can be read at all."""
    code = Code(source)
    catalogues = load(source / HOME, HOME)
    defined = keys_of(catalogues)
    faults = compare(catalogues, HOME)
    for key in sorted(defined - code.literals):
        if not any(
            key.removeprefix(start) in code.literals for start in TABLE_WORDS if key.startswith(start)
        ):
            faults.append(f"{HOME}: {key} is not used")
    prefixes = list(COMMON)
    for text in sorted({file.parent for file in source.glob("games/*/text/*.ftl")}):
        game = text.parent
        catalogues = load(text, f"games/{game.name}")
        keys = keys_of(catalogues)
        faults += compare(catalogues, f"games/{game.name}")
        faults += check_game(game, keys, code.literals)
        defined |= keys
        prefixes += [f"{game.name}-{sort}" for sort in (*MADE, "refusal", "screen")]
    shape = re.compile(rf"({'|'.join(prefixes)})-[a-z0-9]+(-[A-Za-z0-9_]+)*")
    unknown = sorted(key for key in code.literals - defined if shape.fullmatch(key))
    return faults + [f"the code uses {key}, which no catalogue defines" for key in unknown]


def load(folder: Path, where: str) -> list[Catalogue]:
    """The catalogues of a folder, one for each language."""
    catalogues = []
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        catalogue = Catalogue(language)
        catalogue.add(file.read_text(encoding="utf-8"), f"{where}/{file.name}")
        catalogues.append(catalogue)
    return catalogues


def keys_of(catalogues: list[Catalogue]) -> set[str]:
    """The keys that are defined, in whatever language."""
    return {key for catalogue in catalogues for key in catalogue.messages}


def compare(catalogues: list[Catalogue], where: str) -> list[str]:
    """Messages that a language lacks, and variables that differ between languages."""
    faults = []
    for key in sorted(keys_of(catalogues)):
        lacking = [catalogue.language for catalogue in catalogues if key not in catalogue.messages]
        if lacking:
            faults.append(f"{where}: {key} is missing in {', '.join(lacking)}")
        elif len({variables_of(catalogue, key) for catalogue in catalogues}) > 1:
            seen = "; ".join(f"{c.language}: {', '.join(sorted(variables_of(c, key)))}" for c in catalogues)
            faults.append(f"{where}: {key} has different variables ({seen})")
    return faults


def variables_of(catalogue: Catalogue, key: str) -> frozenset[str]:
    """The variables of a message. `$ship-word` and `$ships-count` are `$ship` and `$ships` in another form: a
    language may need them or not.
    """
    return frozenset(name.removesuffix("-word").removesuffix("-count") for name in catalogue.variables(key))


def check_game(folder: Path, keys: set[str], literals: set[str]) -> list[str]:
    """The unused and undefined messages of one game."""
    slug = folder.name
    code = Code(folder)
    spoken = {
        "event": code.literals | {f"{kind}-secret" for kind in code.literals},
        "outcome": code.literals | {CLOSED},
        "name": code.literals | code.words,
    }
    faults = []
    for key in sorted(keys - literals):
        start, _, rest = key.partition("-")
        sort, _, word = rest.partition("-")
        if start != slug or word not in spoken.get(sort, ()):
            faults.append(f"games/{slug}: {key} is not used")
    for sort, word in sorted(code.calls):
        if f"{slug}-{sort}-{word}" not in keys:
            faults.append(f"games/{slug}: the {sort} {word!r} has no message {slug}-{sort}-{word}")
    return faults


def main() -> int:
    """Print the faults; 1 if there are any."""
    faults = check(SOURCE)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
