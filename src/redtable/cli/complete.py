"""What the shell offers after a tab: games, clauses, levels and rulesets.

A completion that fails offers nothing: an error has no place in the middle of a command line.
"""

from __future__ import annotations

import typer

from redtable.kernel.errors import RedtableError


def games(incomplete: str) -> list[str]:
    """The games there are."""
    from redtable.kernel.registry import game_slugs

    return [slug for slug in game_slugs() if slug.startswith(incomplete)]


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    """The levels of the bots of the game named before."""
    from redtable.bots.bot import bot_levels

    return [level for level in bot_levels(ctx.params.get("game") or "") if level.startswith(incomplete)]


def rulesets(ctx: typer.Context, incomplete: str) -> list[str]:
    """The rulesets of the game named before."""
    from redtable.kernel.registry import find_game
    from redtable.kernel.ruleset import ruleset_names

    try:
        names = ruleset_names(find_game(ctx.params.get("game") or "").package)
    except RedtableError:
        return []
    return [name for name in names if name.startswith(incomplete)]


def clauses(ctx: typer.Context, incomplete: str) -> list[str]:
    """The clauses and sections of the game named before."""
    from redtable.kernel.registry import find_game
    from redtable.kernel.rulebook import load_rulebook

    try:
        book = load_rulebook(find_game(ctx.params.get("game") or "").package, "en")
    except RedtableError:
        return []
    names = [name for section in book.sections for name in (section.id, *section.clauses)]
    return [name for name in names if name.lower().startswith(incomplete.lower())]
