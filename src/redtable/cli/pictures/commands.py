"""`redtable pictures`: cards and keys on paper for a real table, one's own words, and clues to read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from redtable.cli.localised import LocalisedCommand, LocalisedGroup

pictures_app = typer.Typer(
    cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-pictures", epilog="cli-help-pictures-examples"
)


@pictures_app.callback(invoke_without_command=True)
def pictures(context: typer.Context) -> None:
    """Without a command: help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@pictures_app.command("sheet", cls=LocalisedCommand, help="cli-help-pictures-sheet")
def sheet(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-pictures-sheet-file")],
    seed: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-play-seed")] = "0",
) -> None:
    """A printable sheet of cards and keys."""
    from redtable.cli.pictures.sheet import write_sheet

    write_sheet(file, seed)
    context.obj.console.print(context.obj.texts.say("cli-pictures-written", file=str(file)), soft_wrap=True)


@pictures_app.command("words", cls=LocalisedCommand, help="cli-help-pictures-words")
def words(
    context: typer.Context,
    given: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-pictures-words-list")],
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-ruleset", help="cli-help-pictures-words-file")],
) -> None:
    """A ruleset that plays with a list of one's own words."""
    from redtable.cli.pictures.own_word_list import write_ruleset

    count = write_ruleset(given, file)
    said = context.obj.texts.say("cli-pictures-words", count=count, file=str(file))
    context.obj.console.print(said, soft_wrap=True)


@pictures_app.command("clues", cls=LocalisedCommand, help="cli-help-pictures-clues")
def clues(
    context: typer.Context,
    language: Annotated[
        str, typer.Option(metavar="cli-metavar-language", help="cli-help-pictures-clues-language")
    ] = "en",
    cards: Annotated[
        str, typer.Option(metavar="cli-metavar-word", help="cli-help-pictures-clues-cards")
    ] = "pictures",
    boards: Annotated[
        int, typer.Option(metavar="cli-metavar-number", min=1, help="cli-help-pictures-clues-boards")
    ] = 50,
    first: Annotated[
        int, typer.Option(metavar="cli-metavar-number", min=0, help="cli-help-pictures-clues-first")
    ] = 0,
) -> None:
    """Boards with the clue a bot gives for each, and what leads to it."""
    from redtable.cli.pictures.clue_examples import examples

    for line in examples(context.obj.texts, language, cards, range(first, first + boards)):
        context.obj.console.print(line, soft_wrap=True, highlight=False)
