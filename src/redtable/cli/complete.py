"""What the shell offers after a tab: games, clauses, levels and rulesets.

Where the game is not known (Typer does not tell it while an option is being completed), all games count.
"""

from __future__ import annotations

from collections.abc import Iterable

import typer


def games(incomplete: str) -> list[str]:
    """The games there are."""
    from redtable.kernel.registry import game_slugs

    return [slug for slug in game_slugs() if slug.startswith(incomplete)]


def games_meant(context: typer.Context) -> list[str]:
    """The game named on the command line, else all."""
    named = context.params.get("game") or ""
    return [slug for slug in games("") if slug == named] if named else games("")


def levels(ctx: typer.Context) -> list[str]:
    """The levels of the bots."""
    from redtable.bots.bot import bot_levels

    return unique(level for slug in games_meant(ctx) for level in bot_levels(slug))


def rulesets(ctx: typer.Context) -> list[str]:
    """The rulesets."""
    from redtable.kernel.registry import find_game
    from redtable.kernel.ruleset import ruleset_names

    return unique(name for slug in games_meant(ctx) for name in ruleset_names(find_game(slug).package))


def clauses(ctx: typer.Context) -> list[str]:
    """The sections and clauses of the rules."""
    from redtable.kernel.registry import find_game
    from redtable.kernel.rulebook import load_rulebook

    books = [load_rulebook(find_game(slug).package, "en") for slug in games_meant(ctx)]
    return [id for book in books for section in book.sections for id in (section.id, *section.clauses)]


def unique(names: Iterable[str]) -> list[str]:
    """Every name once, in their order."""
    return list(dict.fromkeys(names))
