"""`redtable games`: which games there are, who plays them and against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from redtable.bots.bot import bot_levels
from redtable.cli.user_error import UserError
from redtable.kernel.registry import find_game, game_slugs
from redtable.kernel.rulebook import RulebookError, load_rulebook

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.kernel.game import Game
    from redtable.kernel.match import Match


def named_game(slug: str) -> Game:
    """The game of that slug, or at `module:attribute`; for an unknown slug, says which there are."""
    if ":" not in slug and slug not in game_slugs():
        known = ", ".join(game_slugs()) or "-"
        raise UserError("cli-problem-no-game", "cli-hint-games", given=slug, known=known)
    return find_game(slug)


def named_seat(match: Match, name: str) -> int:
    """The seat of that name; for an unknown one, says which there are."""
    names = [info.name for info in match.seats]
    if name not in names:
        raise UserError("cli-problem-no-seat", given=name, known=", ".join(names))
    return names.index(name)


def game_title(game: Game, language: str) -> str:
    """The name of a game as people say it."""
    try:
        return load_rulebook(game.package, language).title
    except RulebookError:
        return game.slug


def show_games(terminal: Terminal) -> None:
    """One line a game."""
    texts = terminal.texts
    slugs = game_slugs()
    if not slugs:
        terminal.console.print(texts.say("cli-games-none"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("cli-games-name", "cli-games-title", "cli-games-seats", "cli-games-bots"):
        table.add_column(Text(texts.say(heading)), overflow="fold")
    for slug in slugs:
        game = find_game(slug)
        seats = game.seats(game.rules())
        table.add_row(
            Text(slug, style="bold"),
            game_title(game, terminal.language),
            ", ".join(seat.name for seat in seats),
            ", ".join(bot_levels(slug)),
        )
    terminal.console.print(table)
    terminal.console.print()
    terminal.console.print(texts.say("cli-games-next", game=slugs[0]), style="dim")
