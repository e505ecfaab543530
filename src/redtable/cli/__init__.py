"""The terminal: `redtable play`, `replay`, `verify`, `scenario run`, `rules` and `games`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The program `redtable`: 0 all is fine, 1 something differs, 2 bad usage, 130 interrupted."""
    from redtable.cli.quick_serve import serve_plainly

    words = sys.argv[1:] if arguments is None else arguments
    served = serve_plainly(words)
    if served is not None:
        return served
    from redtable.cli.app import run

    return run(words)
