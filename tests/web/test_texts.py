"""What the web client says: the same messages in every language, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redtable.i18n.check import compare, keys_of, load

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
SHARED = ROOT / "src" / "redtable"
FOLDERS = [WEB / "i18n", *sorted(WEB.glob("games/*/text"))]
LITERAL = re.compile(r"""['"`]((?:web|table|redcode|skirmish)-[A-Za-z0-9_-]+)['"`]""")
MADE = re.compile(r"`((?:web|table|redcode|skirmish)-[^`\s]*\$\{[^`]*)`")


def code() -> str:
    """All the code of the client."""
    files = [
        file for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts") and ".test." not in file.name
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def made_patterns(text: str) -> list[re.Pattern[str]]:
    """Keys that the code puts together, as patterns: `web-log-${choice}` is any key that begins so."""
    patterns = []
    for template in MADE.findall(text):
        parts = re.split(r"\$\{[^}]*\}", template)
        patterns.append(re.compile("[A-Za-z0-9_-]+".join(map(re.escape, parts))))
    return patterns


def known_keys() -> set[str]:
    """Every key of the client, of the games and of the table."""
    folders = [*FOLDERS, SHARED / "i18n", *{file.parent for file in SHARED.glob("games/*/text/*.ftl")}]
    return set().union(*(keys_of(load(folder, folder.name)) for folder in folders))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_says_the_same(folder: Path) -> None:
    where = str(folder.relative_to(ROOT))
    assert compare(load(folder, where), where) == []


def test_every_message_that_the_code_names_exists() -> None:
    named = set(LITERAL.findall(code()))
    named -= {name for name in named if name.endswith("-")}
    ids = {"redcode-sky", "skirmish-ground"}
    assert sorted(named - known_keys() - ids) == []


def test_every_message_of_the_client_is_used() -> None:
    text = code()
    named, patterns = set(LITERAL.findall(text)), made_patterns(text)
    own = set().union(*(keys_of(load(folder, folder.name)) for folder in FOLDERS))
    unused = [key for key in own - named if not any(pattern.fullmatch(key) for pattern in patterns)]
    assert sorted(unused) == []


def test_every_key_that_the_code_makes_can_exist() -> None:
    keys = known_keys()
    dead = [pattern.pattern for pattern in made_patterns(code()) if not any(map(pattern.fullmatch, keys))]
    assert dead == []
