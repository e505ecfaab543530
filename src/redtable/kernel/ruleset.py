"""Rulesets: the numbers and cards of a game as TOML files, validated on load.

A game describes its ruleset as a `Ruleset` subclass with an `options` struct; a match may change options, and
nothing else. An unknown key, a wrong type or an impossible number is an error that names the file, the key
and what was expected. A ruleset has a hash, which records carry.
"""

from __future__ import annotations

import hashlib
import tomllib
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable


class RulesetError(RedtableError):
    """A ruleset file or option that does not fit the game."""


class Ruleset(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, dict=True):
    """The numbers a game is played with. Subclasses add the game's tables and an `options` struct."""

    name: str


R = TypeVar("R", bound=Ruleset)


def ruleset_hash(rules: Ruleset) -> str:
    """The identity of a ruleset with its options: 16 hex digits of the SHA-256 of its canonical form."""
    canonical = msgspec.json.encode(rules, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


def ruleset_names(package: str) -> list[str]:
    """The rulesets that come with a game."""
    folder = resources.files(package) / "ruleset"
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))


def load_ruleset(kind: type[R], package: str, name: str, options: Mapping[str, Any] | None = None) -> R:
    """The ruleset called `name` that comes with a game's package, or the TOML file at that path."""
    if name.endswith(".toml"):
        file: Traversable = Path(name)
        if not file.is_file():
            raise RulesetError(f"{name}: there is no such ruleset file")
    else:
        file = resources.files(package) / "ruleset" / f"{name}.toml"
        if not file.is_file():
            raise RulesetError(f"there is no ruleset {name!r}; there is: {', '.join(ruleset_names(package))}")
    return read_ruleset(kind, file.read_text(encoding="utf-8"), str(file.name), options)


def read_ruleset(kind: type[R], text: str, where: str, options: Mapping[str, Any] | None = None) -> R:
    """A ruleset from the text of a TOML file; `where` names it in errors."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise RulesetError(f"{where}: not TOML: {fault}") from fault
    file_options = table.setdefault("options", {})
    try:
        msgspec.convert(table, kind)
    except msgspec.ValidationError as fault:
        raise RulesetError(f"{where}: {plain(str(fault))}") from fault
    if not options:
        return msgspec.convert(table, kind)
    table["options"] = {**file_options, **options}
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as fault:
        raise RulesetError(f"the match's options: {plain(str(fault))}") from fault


def plain(fault: str) -> str:
    """msgspec's complaint with the key in front: `options.mode: expected ...`."""
    what, _, where = fault.partition(" - at `$")
    key = where.rstrip("`").lstrip(".")
    return f"{key}: {what}" if key else what
