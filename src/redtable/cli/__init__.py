"""The terminal: `redtable play`, `replay`, `verify`, `scenario run`, `rules` and `games`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The program `redtable`: 0 all is fine, 1 something differs, 2 bad usage, 130 interrupted."""
    from redtable.cli.app import run

    return run(arguments)
