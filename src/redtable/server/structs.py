"""Shapes that several threads read.

msgspec finds out about a struct when it is first read or written, and crashes if two threads have it do so at
the same time. So whoever is about to start threads lets it find out about all of them before.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator


MODULES: Final = ("ruleset", "view")
"""Where a game defines the structs that a server reads; some are imported only when they are needed."""
OURS: Final = ("redtable.kernel", "redtable.protocol", "redtable.server")


def learn_structs(packages: Collection[str]) -> None:
    """Have msgspec know all structs of the server and of the games in these packages."""
    for package in packages:
        for module in MODULES:
            with suppress(ModuleNotFoundError):
                import_module(f"{package}.{module}")
    roots = tuple(f"{package}." for package in (*OURS, *packages))
    for shape in descendants(msgspec.Struct):
        if shape.__module__.startswith(roots):
            msgspec.json.Decoder(shape)


def descendants(kind: type[Any]) -> Iterator[type[Any]]:
    """Every class that is made from another, at whatever remove."""
    for child in kind.__subclasses__():
        yield child
        yield from descendants(child)
