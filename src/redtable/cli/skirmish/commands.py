"""`redtable skirmish map`: check, draw and make battlefields."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from redtable.cli.localised import LocalisedCommand, LocalisedGroup
from redtable.cli.user_error import UserError

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.games.skirmish.battlefield_file import MapFault
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.i18n.texts import Texts

skirmish_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-skirmish")
map_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-skirmish-map")
skirmish_app.add_typer(map_app, name="map")

FAULTS: Final = {
    "twice": "cli-map-fault-twice",
    "off-grid": "cli-map-fault-off-grid",
    "crossing": "cli-map-fault-crossing",
    "flat": "cli-map-fault-flat",
    "outside": "cli-map-fault-outside",
    "zones": "cli-map-fault-zones",
}
"""How the faults of a battlefield are said."""
MapName = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-help-map-file")]
Drawing = Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-map-drawing")]


@skirmish_app.callback(invoke_without_command=True)
def skirmish(context: typer.Context) -> None:
    """Without a command: help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@map_app.callback(invoke_without_command=True)
def skirmish_map(context: typer.Context) -> None:
    """Without a command: help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@map_app.command("check", cls=LocalisedCommand, help="cli-help-map-check", epilog="cli-help-map-examples")
def check(context: typer.Context, file: MapName) -> None:
    """Whether a battlefield can be played on."""
    from redtable.games.skirmish.battlefield_file import BattlefieldError, load_map

    terminal: Terminal = context.obj
    try:
        found = load_map(file)
    except BattlefieldError as fault:
        if not fault.faults:
            raise
        lines = "\n".join(f"  {fault_line(found, terminal.texts)}" for found in fault.faults)
        raise UserError("cli-map-faulty", file=file, faults=lines) from fault
    terminal.console.print(
        terminal.texts.say("cli-map-good", name=found.name, count=len(found.pieces)), soft_wrap=True
    )


@map_app.command("draw", cls=LocalisedCommand, help="cli-help-map-draw", epilog="cli-help-map-examples")
def draw(
    context: typer.Context,
    file: MapName,
    drawing: Drawing,
    see_from: Annotated[
        str, typer.Option("--from", metavar="cli-metavar-point", help="cli-help-map-from")
    ] = "",
) -> None:
    """A battlefield as an SVG file."""
    from redtable.games.skirmish.drawing import draw as draw_field
    from redtable.games.skirmish.notation import parse_point

    terminal: Terminal = context.obj
    field = playable(file)
    viewer = parse_point(see_from) if see_from else None
    write(drawing, draw_field(field, viewer))
    terminal.console.print(terminal.texts.say("cli-map-written", file=str(drawing)), soft_wrap=True)


@map_app.command("make", cls=LocalisedCommand, help="cli-help-map-make", epilog="cli-help-map-examples")
def make(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-map-made")],
    seed: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-map-seed")] = "1",
    symmetric: Annotated[bool, typer.Option("--symmetric", help="cli-help-map-symmetric")] = False,
) -> None:
    """A new battlefield from a seed."""
    from redtable.games.skirmish.battlefield_generator import generate

    terminal: Terminal = context.obj
    write(file, generate(seed, symmetric))
    terminal.console.print(terminal.texts.say("cli-map-written", file=str(file)), soft_wrap=True)


def fault_line(fault: MapFault, texts: Texts) -> str:
    """What is wrong with a shape of a battlefield, and where."""
    places = ", ".join(f"({x:g}, {y:g})" for x, y in fault.points)
    return texts.say(FAULTS[fault.kind], shape=fault.shape, places=places)


def playable(name: str) -> Battlefield:
    """A battlefield under the rules of the quickstart."""
    from redtable.games.skirmish.game import Skirmish
    from redtable.games.skirmish.tables import tables_of

    return tables_of(Skirmish().rules("", {"battlefield": name})).field


def write(file: Path, text: str) -> None:
    """A file, or a problem that says why not."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault)) from fault
