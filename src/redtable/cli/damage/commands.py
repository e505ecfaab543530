"""`redtable damage`: the desk, ships and odds of Battle Damage. Each command only names its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from redtable.cli.localised import LocalisedCommand, LocalisedGroup

damage_app = typer.Typer(
    cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-damage", epilog="cli-help-damage-examples"
)
ship_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-damage-ship")
damage_app.add_typer(ship_app, name="ship")

Option = Annotated[list[str] | None, typer.Option(metavar="cli-metavar-option", help="cli-help-play-option")]
ShipName = Annotated[str, typer.Argument(metavar="cli-metavar-ship", help="cli-help-damage-ship-name")]
Hits = Annotated[list[str], typer.Argument(metavar="cli-metavar-hits", help="cli-help-damage-hits")]
Order = Annotated[str, typer.Option(metavar="cli-metavar-order", help="cli-help-damage-order")]
Damaged = Annotated[str, typer.Option(metavar="cli-metavar-lost", help="cli-help-damage-damaged")]
Trials = Annotated[str, typer.Option(metavar="cli-metavar-number", help="cli-help-damage-trials")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-damage-json")]
Plot = Annotated[Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-damage-plot")]
Seed = Annotated[int, typer.Option(metavar="cli-metavar-number", help="cli-help-damage-seed")]


@damage_app.callback(invoke_without_command=True)
def damage(context: typer.Context) -> None:
    """Without a command: a new battle at the desk."""
    if context.invoked_subcommand is None:
        from redtable.cli.damage.desk import open_desk

        open_desk(context.obj, None, [], {}, "")


@damage_app.command(
    "desk", cls=LocalisedCommand, help="cli-help-damage-desk", epilog="cli-help-damage-desk-examples"
)
def desk_command(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="cli-metavar-file", help="cli-help-damage-desk-file")
    ] = None,
    ship: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-ship", help="cli-help-damage-desk-ship")
    ] = None,
    battle: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-damage-desk-battle")
    ] = None,
    option: Option = None,
    seed: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-play-seed")] = "",
) -> None:
    """The damage desk."""
    from redtable.cli.damage.desk import open_desk
    from redtable.cli.damage.odds import option_of
    from redtable.cli.damage.share import read_battle_file

    options = dict(option_of(text) for text in option or [])
    if battle is not None:
        options["battle"] = read_battle_file(battle)
    open_desk(context.obj, file, ship or [], options, seed)


@damage_app.command(
    "share", cls=LocalisedCommand, help="cli-help-damage-share", epilog="cli-help-damage-share-examples"
)
def share_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-damage-share-file")],
    server: Annotated[
        str, typer.Option(metavar="cli-metavar-host", help="cli-help-join-server")
    ] = "http://127.0.0.1:8000",
    out: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-damage-share-out")
    ] = None,
) -> None:
    """A battle of the terminal in the browser."""
    from redtable.cli.damage.share import share_battle

    share_battle(context.obj, file, server, out)


@damage_app.command("ships", cls=LocalisedCommand, help="cli-help-damage-ships")
def ships_command(context: typer.Context) -> None:
    """Which ships there are."""
    from redtable.cli.damage.ships import show_ships
    from redtable.games.damage.game import DamageGame

    show_ships(context.obj, context.obj.texts_of(DamageGame()))


@ship_app.callback()
def ship() -> None:
    """Ship files."""


@ship_app.command("check", cls=LocalisedCommand, help="cli-help-damage-ship-check")
def check_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-damage-ship-file")],
) -> None:
    """Validate a ship file and explain it."""
    from redtable.cli.damage.ships import check_ship
    from redtable.games.damage.game import DamageGame

    game = DamageGame()
    check_ship(context.obj, context.obj.texts_of(game), game.rules().tables, file)


@ship_app.command("show", cls=LocalisedCommand, help="cli-help-damage-ship-show")
def show_command(context: typer.Context, name: ShipName) -> None:
    """A ship's boxes, and which cards can hit it."""
    from redtable.cli.damage.ships import show_ship
    from redtable.games.damage.game import DamageGame

    game = DamageGame()
    show_ship(context.obj, context.obj.texts_of(game), game.rules().tables, name)


@ship_app.command("export", cls=LocalisedCommand, help="cli-help-damage-ship-export")
def export_command(
    context: typer.Context,
    name: ShipName,
    file: Annotated[
        Path | None, typer.Argument(metavar="cli-metavar-file", help="cli-help-damage-ship-target")
    ] = None,
    as_json: Json = False,
) -> None:
    """A ship as TOML or JSON."""
    from redtable.cli.damage.ships import export_ship

    export_ship(context.obj, name, file, as_json)


@ship_app.command("import", cls=LocalisedCommand, help="cli-help-damage-ship-import")
def import_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-damage-ship-file")],
    name: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-damage-ship-new-name")] = "",
) -> None:
    """Put a ship into the user's own folder."""
    from redtable.cli.damage.ships import import_ship
    from redtable.games.damage.game import DamageGame

    import_ship(context.obj, context.obj.texts_of(DamageGame()), file, name)


@damage_app.command(
    "odds", cls=LocalisedCommand, help="cli-help-damage-odds", epilog="cli-help-damage-odds-examples"
)
def odds_command(
    context: typer.Context,
    ship: ShipName,
    hits: Hits,
    policy: Annotated[str, typer.Option(metavar="cli-metavar-policy", help="cli-help-damage-policy")] = "",
    order: Order = "",
    damaged: Damaged = "",
    tally: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-system", help="cli-help-damage-tally")
    ] = None,
    trials: Trials = "10000",
    method: Annotated[
        Literal["auto", "exact", "engine", "numba"],
        typer.Option(metavar="cli-metavar-method", help="cli-help-damage-method"),
    ] = "auto",
    option: Option = None,
    seed: Seed = 1,
    as_json: Json = False,
    plot: Plot = None,
) -> None:
    """What volleys take from a ship."""
    from redtable.cli.damage.odds import hits_of, number_of, option_of, show_odds

    show_odds(
        context.obj,
        ship,
        hits_of(hits),
        policy=policy,
        order=order,
        damaged=damaged,
        tallies=tally or [],
        trials=number_of(trials),
        method=method,
        seed=seed,
        options=dict(option_of(text) for text in option or []),
        as_json=as_json,
        plot=plot,
    )


@damage_app.command(
    "compare", cls=LocalisedCommand, help="cli-help-damage-compare", epilog="cli-help-damage-compare-examples"
)
def compare_command(
    context: typer.Context,
    ship: ShipName,
    hits: Hits,
    order: Order = "",
    damaged: Damaged = "",
    trials: Trials = "10000",
    option: Option = None,
    seed: Seed = 1,
    as_json: Json = False,
    plot: Plot = None,
) -> None:
    """The batch policies against each other and against the classic chart."""
    from redtable.cli.damage.odds import compare_policies, hits_of, number_of, option_of, show_comparison

    found = compare_policies(
        ship,
        hits_of(hits),
        order=order,
        damaged=damaged,
        trials=number_of(trials),
        seed=seed,
        options=dict(option_of(text) for text in option or []),
    )
    show_comparison(context.obj, found, as_json, plot)
