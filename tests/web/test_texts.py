"""What the web client says: the same messages in every language, none missing, none unused."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from redtable.bots.bot import bot_levels
from redtable.i18n.check import compare, keys_of, load
from redtable.i18n.language import LANGUAGES
from redtable.kernel.puzzle import facts_of, puzzles_in
from redtable.kernel.registry import find_game, game_slugs
from redtable.server import problems, tables

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
SHARED = ROOT / "src" / "redtable"
FOLDERS = [WEB / "i18n", *sorted(WEB.glob("games/*/text"))]
LITERAL = re.compile(r"""['"`]((?:web|table|redcode|skirmish|pictures|damage)-[A-Za-z0-9_-]+)['"`]""")
MADE = re.compile(r"`((?:web|table|redcode|skirmish|pictures|damage)-[^`\s]*\$\{[^`]*)`")


@cache
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


@cache
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
    ids = {"redcode-sky", "skirmish-ground", "damage-hatch", "damage-taken"}
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


# Words that the server sends and the client makes keys of


@cache
def client_keys() -> set[str]:
    """The client's own keys; the tests above see to it that each language has them."""
    return set().union(*(keys_of(load(folder, folder.name)) for folder in FOLDERS))


TREES = {
    str(file.relative_to(SHARED / "server")): ast.parse(file.read_text(encoding="utf-8"))
    for file in sorted((SHARED / "server").rglob("*.py"))
}
"""The code of the server. It is parsed before any test runs: in a process that has driven a browser Python's
parser fails now and then (`AST constructor recursion depth mismatch`)."""
CALLS = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Call)]


def calls(name: str) -> list[ast.Call]:
    """Every call of something by its name in the code of the server."""
    return [call for call in CALLS if isinstance(call.func, ast.Name) and call.func.id == name]


def constants(node: ast.AST) -> set[str]:
    """The texts in a piece of code."""
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def names(node: ast.AST) -> set[str]:
    """The variables in a piece of code."""
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def problem_codes() -> set[str]:
    """The words of all problems that the server may answer with."""
    framework = [
        n for n in ast.walk(TREES["app.py"]) if isinstance(n, ast.FunctionDef) and n.name == "on_http_error"
    ]
    assigned = [n for n in ast.walk(framework[0]) if isinstance(n, ast.Assign)]
    codes = set().union(*(constants(n.value) for n in assigned if "code" in names(n.targets[0])))
    for call in calls("RequestError"):
        codes |= constants(call.args[1]) | {
            getattr(problems, name) for name in names(call.args[1]) & set(dir(problems))
        }
    return codes


def test_every_problem_of_the_server_has_a_text() -> None:
    codes = problem_codes()
    assert {"not-found", "wrong-request", "too-large", "who-are-you"} <= codes
    assert (
        sorted(f"table-problem-{code}" for code in codes if f"table-problem-{code}" not in known_keys()) == []
    )


FOR_PEOPLE = ("not_now", "forbidden")
"""Problems that people meet; the others may also be mistakes of programs."""


def keyed(call: ast.Call) -> ast.expr | None:
    """The argument that says with which message a problem is told."""
    place = 3 if isinstance(call.func, ast.Name) and call.func.id == "RequestError" else 1
    return call.args[place] if len(call.args) > place else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("factory", ["not_now", "forbidden", "wrong", "not_found"])
def test_every_refusal_of_the_server_is_told_in_every_language(factory: str, language: str) -> None:
    catalogue = next(found for found in load(SHARED / "i18n", "i18n") if found.language == language)
    told = 0
    for call in calls(factory):
        key = keyed(call)
        assert key is not None or factory not in FOR_PEOPLE, ast.unparse(call)
        given = {word.arg for word in call.keywords}
        for name in constants(key) if key is not None else ():
            told += 1
            assert name in catalogue.messages, ast.unparse(call)
            assert set(catalogue.variables(name)) == given, ast.unparse(call)
    assert told


def test_what_fits_only_one_state_of_a_table_is_told() -> None:
    assert set(tables.ONLY_WHILE.values()) <= known_keys()


def test_every_farewell_of_the_server_has_a_text() -> None:
    given = [word.value for call in calls("Bye") for word in call.keywords if word.arg == "reason"]
    reasons = set().union(*map(constants, given))
    assert "expired" in reasons
    assert sorted(f"web-bye-{reason}" for reason in reasons if f"web-bye-{reason}" not in client_keys()) == []


@pytest.mark.parametrize("slug", game_slugs())
def test_games_levels_seats_and_roles_have_names(slug: str) -> None:
    game = find_game(slug)
    wanted = {f"web-bot-{level}" for level in bot_levels(slug)}
    wanted |= {f"web-game-{slug}{part}" for part in ("", "-text", "-learn")}
    assert sorted(wanted - known_keys()) == []
    for seat in game.seats(game.rules("", {})):
        assert {f"{slug}-name-{seat.name}", f"{slug}-name-{seat.team}"} & known_keys()


@pytest.mark.parametrize("slug", game_slugs())
def test_every_theme_of_a_puzzle_has_a_name(slug: str) -> None:
    themes = {facts_of(scenario).theme for scenario in puzzles_in(find_game(slug).package).values()}
    assert themes
    assert sorted(theme for theme in themes if f"web-puzzle-theme-{theme}" not in known_keys()) == []


@pytest.mark.parametrize(("slug", "other"), [("skirmish", r"segnalin[oi]"), ("damage", r"\b[Uu]na salva\b")])
def test_italian_has_one_word_for_one_thing(slug: str, other: str) -> None:
    game = SHARED / "games" / slug
    files = [
        game / "text" / "it.ftl",
        WEB / "games" / slug / "text" / "it.ftl",
        game / "rulebook" / "it.toml",
    ]
    tutorial = [
        line for file in sorted(game.glob("tutorial/*.toml")) for line in file.read_text().splitlines()
    ]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    lines += [line for line in tutorial if line.startswith("it =")]
    assert [line for line in lines if re.search(other, line)] == []


def test_no_fault_is_shown_as_a_programmer_sees_it() -> None:
    shown = re.findall(r"(?:problem = |show\()(?:String\(|`\$\{)?(?:fault|error)\b(?!\.text)[^\n]*", code())
    assert shown == []
