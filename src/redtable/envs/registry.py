"""Which encoding belongs to which game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from redtable.kernel.errors import RedtableError
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from redtable.envs.encoding import Encoding

ENCODINGS: Final = {
    "redcode": "RedcodeEncoding",
    "skirmish": "SkirmishEncoding",
    "pictures": "PicturesEncoding",
    "damage": "DamageEncoding",
}


def make_encoding(slug: str, ruleset: str = "", options: Mapping[str, Any] | None = None) -> Encoding:
    """The encoding of a game under a ruleset with a match's options."""
    if slug not in ENCODINGS:
        raise RedtableError(f"there is no environment for {slug!r}; there is one for: {', '.join(ENCODINGS)}")
    game = find_game(slug)
    kind = getattr(import_module(f"redtable.envs.{slug}_encoding"), ENCODINGS[slug])
    return cast("Encoding", kind(game, game.rules(ruleset, options)))
