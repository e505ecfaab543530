"""A table in memory has one door: its match, its lock, its clocks and its connections are its own."""

from __future__ import annotations

import ast
from pathlib import Path

import redtable.server
from redtable.server.room import Room

SERVER = Path(redtable.server.__file__).parent
MODULES = sorted(SERVER.rglob("*.py"))
INSIDE = {"lock": ["room"], "live_match": ["room"], "listeners": ["delayed_spectators", "room"]}
"""Who may use the parts of a room, apart from their types."""
PUBLIC = {
    "_replace",  # a named tuple's
    "_get_default_plugins",  # what Litestar calls to ask
}


def reaches(tree: ast.AST) -> list[str]:
    """Private names that are read or written on anything but `self`, `cls` and `super()`."""
    found: list[str] = []
    for part in ast.walk(tree):
        if not isinstance(part, ast.Attribute) or not part.attr.startswith("_") or part.attr.startswith("__"):
            continue
        owner = part.value
        own = isinstance(owner, ast.Name) and owner.id in ("self", "cls")
        if not own and part.attr not in PUBLIC:
            found.append(ast.unparse(part))
    return found


def imported_at_runtime(tree: ast.Module) -> set[str]:
    """The server's modules that a module imports, but for the types of what it is given."""
    return {
        part.module.removeprefix("redtable.server.")
        for part in tree.body
        if isinstance(part, ast.ImportFrom) and part.module and part.module.startswith("redtable.server.")
    }


def test_nobody_reaches_into_anybody() -> None:
    """No module of the server touches a private field of an object that is not its own."""
    assert len(MODULES) > 50
    found = {path.name: reaches(ast.parse(path.read_text("utf-8"))) for path in MODULES}
    assert {name: names for name, names in found.items() if names} == {}


def test_the_test_sees_who_reaches() -> None:
    """What it is to find, it finds."""
    assert sorted(reaches(ast.parse("room._lock.take(); self.room._live = None; self._own"))) == [
        "room._lock",
        "self.room._live",
    ]


def test_a_room_shows_nothing_but_its_table() -> None:
    """Every field of a room is private, but the table as it was stored last."""
    tree = ast.parse((SERVER / "room.py").read_text("utf-8"))
    room = next(part for part in tree.body if isinstance(part, ast.ClassDef) and part.name == Room.__name__)
    targets = [
        target
        for part in ast.walk(room)
        if isinstance(part, ast.Assign | ast.AnnAssign | ast.AugAssign)
        for target in (part.targets if isinstance(part, ast.Assign) else [part.target])
    ]
    fields = {
        target.attr
        for target in targets
        if isinstance(target, ast.Attribute)
        and isinstance(target.value, ast.Name)
        and target.value.id == "self"
    }
    assert "_lock" in fields
    assert {name for name in fields if not name.startswith("_")} == {"table"}


def test_only_a_room_has_the_parts_of_a_room() -> None:
    """Its lock, its match and its connections are made and used by the room alone."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in MODULES}
    for module, users in INSIDE.items():
        assert sorted(name for name, tree in trees.items() if module in imported_at_runtime(tree)) == users


def test_only_a_room_changes_its_table() -> None:
    """Others read `room.table`; what is stored comes in by `Room.open` and `Room.changed`."""
    for path in MODULES:
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Assign):
                written = [ast.unparse(target) for target in part.targets]
                assert not [name for name in written if name.endswith("room.table")], path.name


def test_only_those_who_put_a_node_together_know_it() -> None:
    """Parts get what they need in their constructors; no part is given the whole node."""
    knowing = {
        path.stem
        for path in MODULES
        for part in ast.walk(ast.parse(path.read_text("utf-8")))
        if (isinstance(part, ast.ImportFrom) and part.module == "redtable.server.node")
        or (isinstance(part, ast.Attribute) and part.attr == "node" and ast.unparse(part) == "self.node")
    }
    assert knowing == {"app", "run"}
