"""Rulesets: the numbers and cards of a game as TOML files, validated on load.

A game describes its ruleset as a `Ruleset` subclass with an `options` struct; a match may change options, and
nothing else. An unknown key, a wrong type or an impossible number is an error that names the file, the key
and what was expected. A ruleset has a hash, which records carry; written out in full it is one text, from
which a later version reads the same rules.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable


WRITTEN_OUT = "{"
"""How a ruleset begins that is written out in full; no name and no path does."""


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


def write_ruleset(rules: Ruleset) -> str:
    """A ruleset written out in full, defaults included; `load_ruleset` reads it in place of a name.

    Its tables keep their order: that of the cards is the order of the deck before it is shuffled.
    """
    return msgspec.json.encode(rules).decode()


def ruleset_names(package: str) -> list[str]:
    """The rulesets that come with a game."""
    folder = resources.files(package) / "ruleset"
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))


def load_ruleset(kind: type[R], package: str, name: str, options: Mapping[str, Any] | None = None) -> R:
    """The ruleset called `name` that comes with a game's package, or the TOML file at that path.

    A ruleset written out in full (`write_ruleset`) may stand in place of its name.
    """
    if name.startswith(WRITTEN_OUT):
        return read_ruleset(kind, name, "the ruleset of the match", options)
    if name.endswith(".toml"):
        file: Traversable = Path(name)
        if not file.is_file():
            raise RulesetError(f"{name}: there is no such ruleset file")
    else:
        file = resources.files(package) / "ruleset" / f"{name}.toml"
        if name not in ruleset_names(package):
            raise RulesetError(f"there is no ruleset {name!r}; there is: {', '.join(ruleset_names(package))}")
    return read_ruleset(kind, file.read_text(encoding="utf-8"), str(file.name), options)


def read_ruleset(kind: type[R], text: str, where: str, options: Mapping[str, Any] | None = None) -> R:
    """A ruleset from the text of a TOML file, or written out in full; `where` names it in errors."""
    table = dict(read_keys(text, where))
    file_options = table.get("options", {})
    table["options"] = file_options
    try:
        rules = msgspec.convert(table, kind)
    except msgspec.ValidationError as fault:
        raise RulesetError(f"{where}: {plain(str(fault), kind)}") from fault
    if not options:
        return rules
    table["options"] = {**file_options, **options}
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as fault:
        raise RulesetError(f"the match's options: {plain(str(fault), kind)}") from fault


def read_keys(text: str, where: str) -> Mapping[str, Any]:
    """The keys of a ruleset's text and their values."""
    try:
        if text.startswith(WRITTEN_OUT):
            return msgspec.json.decode(text, type=dict[str, Any])
        return read_file(text)
    except msgspec.DecodeError as fault:
        raise RulesetError(f"{where}: not written out in full: {fault}") from fault
    except tomllib.TOMLDecodeError as fault:
        raise RulesetError(f"{where}: not TOML: {fault}") from fault


@lru_cache(maxsize=16)
def read_file(text: str) -> Mapping[str, Any]:
    """The keys of a TOML file. They are kept: reading TOML took longer than all the rest of loading."""
    return tomllib.loads(text)


def plain(fault: str, kind: type | None = None) -> str:
    """msgspec's complaint with the key in front: `options.mode: expected ...`; of a kind, with its keys."""
    what, _, where = fault.partition(" - at `$")
    key = where.rstrip("`").lstrip(".")
    known = known_keys(kind, key) if kind is not None and "unknown field" in what else []
    if known:
        what = f"{what}; expected one of: {', '.join(known)}"
    return f"{key}: {what}" if key else what


def known_keys(kind: type, path: str) -> list[str]:
    """The keys of the table at a path into a struct, such as `options` or `ships[2]`."""
    info = unwrapped(msgspec.inspect.type_info(kind))
    for part in re.findall(r"\w+|\[[^]]*\]", path):
        if isinstance(info, msgspec.inspect.StructType):
            info = unwrapped(next(field.type for field in info.fields if field.encode_name == part))
        elif isinstance(info, msgspec.inspect.ListType):
            info = unwrapped(info.item_type)
        elif isinstance(info, msgspec.inspect.DictType):
            info = unwrapped(info.value_type)
    fields = info.fields if isinstance(info, msgspec.inspect.StructType) else ()
    return [field.encode_name for field in fields]


def unwrapped(info: msgspec.inspect.Type) -> msgspec.inspect.Type:
    """What a value is if it is there at all: `Mode` for `Mode | None`."""
    if isinstance(info, msgspec.inspect.Metadata):
        return unwrapped(info.type)
    if isinstance(info, msgspec.inspect.UnionType):
        return next(option for option in info.types if not isinstance(option, msgspec.inspect.NoneType))
    return info
