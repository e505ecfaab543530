"""The commands of the terminal. Each one only names its arguments; the work is done in a module of its own.

Help texts and metavariables are keys of the catalogues. Modules are imported inside the commands, so that
`redtable --help` stays quick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from redtable.cli.complete import clauses, games, levels, rulesets
from redtable.cli.damage.commands import damage_app
from redtable.cli.lab.commands import lab_app
from redtable.cli.localised import LocalisedCommand, LocalisedGroup, translate
from redtable.cli.pictures.commands import pictures_app
from redtable.cli.skirmish.commands import skirmish_app
from redtable.cli.terminal import Terminal
from redtable.cli.user_error import UserError, exit_code_of, explain, explain_usage
from redtable.i18n.language import LANGUAGES, UnknownLanguageError, choose_language
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130

app = typer.Typer(
    cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-redtable", epilog="cli-help-redtable-examples"
)
scenario_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-scenario")
site_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-site")
app.add_typer(scenario_app, name="scenario")
app.add_typer(site_app, name="site")
app.add_typer(damage_app, name="damage")
app.add_typer(pictures_app, name="pictures")
app.add_typer(lab_app, name="lab")
app.add_typer(skirmish_app, name="skirmish")

GameName = Annotated[
    str, typer.Argument(metavar="cli-metavar-game", help="cli-help-game", autocompletion=games)
]
RecordFile = Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-record-file")]


@app.callback(invoke_without_command=True)
def redtable(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Annotated[str, typer.Option(metavar="cli-metavar-language", help="cli-help-lang")] = "",  # noqa: ARG001 - taken by `run`
) -> None:
    """Without a command: the version, or help."""
    if version:
        from redtable import __version__

        typer.echo(f"redtable {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("games", cls=LocalisedCommand, help="cli-help-games", epilog="cli-help-games-examples")
def games_command(context: typer.Context) -> None:
    """Which games there are."""
    from redtable.cli.games import show_games

    show_games(context.obj)


@app.command(cls=LocalisedCommand, help="cli-help-play", epilog="cli-help-play-examples")
def play(
    context: typer.Context,
    game: Annotated[
        str,
        typer.Argument(metavar="cli-metavar-game", help="cli-help-play-game", autocompletion=games),
    ] = "",
    seat: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-seat", help="cli-help-play-seat")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="cli-metavar-level", help="cli-help-play-bots", autocompletion=levels),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-option", help="cli-help-play-option")
    ] = None,
    ruleset: Annotated[
        str,
        typer.Option(metavar="cli-metavar-ruleset", help="cli-help-play-ruleset", autocompletion=rulesets),
    ] = "",
    seed: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-play-seed")] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-help-play-hot-seat")] = False,
    pace: Annotated[
        float, typer.Option(metavar="cli-metavar-seconds", help="cli-help-play-pace", min=0, max=60)
    ] = 0.4,
    record: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-play-record")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-play-resume")
    ] = None,
) -> None:
    """Play in the terminal."""
    from redtable.cli.local_match import MatchOptions
    from redtable.cli.play import play_game

    asked = MatchOptions(
        game=game,
        seats=seat or [],
        bots=bots,
        options=option or [],
        ruleset=ruleset,
        seed=seed,
        hot_seat=hot_seat,
        pace=pace,
        record=record,
        resume=resume,
    )
    play_game(context.obj, asked)


@app.command(cls=LocalisedCommand, help="cli-help-replay", epilog="cli-help-replay-examples")
def replay(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[str, typer.Option(metavar="cli-metavar-seat", help="cli-help-replay-seat")] = "",
    everything: Annotated[bool, typer.Option("--all", help="cli-help-replay-all")] = False,
    step: Annotated[bool, typer.Option("--step", help="cli-help-replay-step")] = False,
    delay: Annotated[
        float, typer.Option(metavar="cli-metavar-seconds", help="cli-help-replay-delay", min=0, max=60)
    ] = 0.0,
) -> None:
    """Watch a recorded game again."""
    from redtable.cli.records import replay_file

    replay_file(context.obj, file, seat, everything, step, delay)


@app.command(cls=LocalisedCommand, help="cli-help-verify", epilog="cli-help-verify-examples")
def verify(
    context: typer.Context,
    file: RecordFile,
    commitment: Annotated[
        str, typer.Option(metavar="cli-metavar-text", help="cli-help-verify-commitment")
    ] = "",
) -> None:
    """Check a record, and say what that shows."""
    from redtable.cli.records import verify_file

    verify_file(context.obj, file, commitment)


@app.command(cls=LocalisedCommand, help="cli-help-analyse", epilog="cli-help-analyse-examples")
def analyse(
    context: typer.Context,
    file: RecordFile,
    thorough: Annotated[bool, typer.Option("--thorough", help="cli-help-analyse-thorough")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-analyse-json")] = False,
) -> None:
    """What was luck, what was skill."""
    from redtable.cli.analyse import analyse_file

    analyse_file(context.obj, file, thorough, as_json)


@scenario_app.callback(invoke_without_command=True)
def scenario(context: typer.Context) -> None:
    """Without a command: help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@scenario_app.command(
    "run", cls=LocalisedCommand, help="cli-help-scenario-run", epilog="cli-help-scenario-examples"
)
def scenario_run(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="cli-metavar-files", help="cli-help-scenario-files")],
) -> None:
    """Play scenarios and print what is not as expected."""
    from redtable.cli.scenarios import run_files

    raise typer.Exit(run_files(context.obj, files))


@site_app.command("build", cls=LocalisedCommand, help="cli-help-site-build", epilog="cli-help-site-examples")
def site_build(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="cli-metavar-folder", help="cli-help-site-folder")],
    base: Annotated[str, typer.Option(metavar="cli-metavar-path", help="cli-help-site-base")] = "/",
) -> None:
    """Write the client for a plain web host."""
    from redtable.cli.site import build_site

    build_site(folder, base)
    said = "cli-site-written" if base == "/" else "cli-site-written-under"
    typer.echo(context.obj.texts.say(said, folder=str(folder), base=base))


@app.command(cls=LocalisedCommand, help="cli-help-rules", epilog="cli-help-rules-examples")
def rules(
    context: typer.Context,
    game: GameName,
    clause: Annotated[
        str,
        typer.Argument(metavar="cli-metavar-clause", help="cli-help-rules-clause", autocompletion=clauses),
    ] = "",
    search: Annotated[str, typer.Option(metavar="cli-metavar-word", help="cli-help-rules-search")] = "",
    everything: Annotated[bool, typer.Option("--all", help="cli-help-rules-all")] = False,
) -> None:
    """The rules in our own words."""
    from redtable.cli.rules import show_rules

    show_rules(context.obj, game, clause, search, everything)


@app.command(cls=LocalisedCommand, help="cli-help-serve", epilog="cli-help-serve-examples")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="cli-metavar-host", help="cli-help-serve-host")] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-port", help="cli-help-serve-port", min=0, max=65535),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-database", help="cli-help-serve-database")
    ] = None,
    nodes: Annotated[
        int, typer.Option(metavar="cli-metavar-nodes", help="cli-help-serve-nodes", min=1, max=64)
    ] = 1,
    config: Annotated[str, typer.Option(metavar="cli-metavar-file", help="cli-help-serve-config")] = "",
    browser: Annotated[bool, typer.Option("--open", help="cli-help-serve-open")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="cli-help-serve-lan")] = False,
) -> None:
    """Run the server."""
    from redtable.cli.serve import run_server

    run_server(context.obj, nodes, config, browser, lan, {"host": host, "port": port, "database": database})


@app.command(cls=LocalisedCommand, help="cli-help-join", epilog="cli-help-join-examples")
def join(
    context: typer.Context,
    code: Annotated[str, typer.Argument(metavar="cli-metavar-code", help="cli-help-join-code")],
    server: Annotated[
        str, typer.Option(metavar="cli-metavar-host", help="cli-help-join-server")
    ] = "http://127.0.0.1:8000",
    seat: Annotated[str, typer.Option(metavar="cli-metavar-seat", help="cli-help-join-seat")] = "",
    name: Annotated[str, typer.Option(metavar="cli-metavar-name", help="cli-help-join-name")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="cli-help-join-watch")] = False,
) -> None:
    """Play at a table of a server."""
    from redtable.cli.join import join_table

    join_table(context.obj, code, server, seat, name, watch)


@app.command(cls=LocalisedCommand, help="cli-help-bot", epilog="cli-help-bot-examples")
def bot(
    context: typer.Context,
    command: Annotated[str, typer.Argument(metavar="cli-metavar-command", help="cli-help-bot-command")],
    game: Annotated[
        str, typer.Option(metavar="cli-metavar-game", help="cli-help-bot-game", autocompletion=games)
    ] = "",
    join: Annotated[str, typer.Option(metavar="cli-metavar-code", help="cli-help-bot-join")] = "",
    server: Annotated[
        str, typer.Option(metavar="cli-metavar-host", help="cli-help-join-server")
    ] = "http://127.0.0.1:8000",
    seat: Annotated[str, typer.Option(metavar="cli-metavar-seat", help="cli-help-bot-seat")] = "",
    name: Annotated[str, typer.Option(metavar="cli-metavar-name", help="cli-help-bot-name")] = "",
    bots: Annotated[str, typer.Option(metavar="cli-metavar-level", help="cli-help-bot-bots")] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-option", help="cli-help-play-option")
    ] = None,
    ruleset: Annotated[str, typer.Option(metavar="cli-metavar-ruleset", help="cli-help-play-ruleset")] = "",
    seed: Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-play-seed")] = "",
    seconds: Annotated[
        float, typer.Option(metavar="cli-metavar-seconds", help="cli-help-bot-seconds", min=0.1, max=3600)
    ] = 30.0,
    no_legal: Annotated[bool, typer.Option("--no-legal", help="cli-help-bot-no-legal")] = False,
) -> None:
    """Let a program play."""
    from redtable.cli.local_match import MatchOptions
    from redtable.cli.outside.bot import BotOptions, play_outside

    match = MatchOptions(
        game, [seat] if seat else [], bots, option or [], ruleset, seed, False, 0.0, None, None
    )
    raise typer.Exit(
        play_outside(context.obj, BotOptions(command, game, join, server, name, seconds, not no_legal, match))
    )


@app.command(cls=LocalisedCommand, help="cli-help-backup", epilog="cli-help-backup-examples")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-backup-file")],
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-database", help="cli-help-serve-database")
    ] = None,
    config: Annotated[str, typer.Option(metavar="cli-metavar-file", help="cli-help-serve-config")] = "",
) -> None:
    """Copy the database."""
    from redtable.cli.serve import run_backup

    run_backup(context.obj, file, config, {"database": database})


@app.command(cls=LocalisedCommand, help="cli-help-restore", epilog="cli-help-restore-examples")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-restore-file")],
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-database", help="cli-help-serve-database")
    ] = None,
    config: Annotated[str, typer.Option(metavar="cli-metavar-file", help="cli-help-serve-config")] = "",
) -> None:
    """Fill a new database from a backup."""
    from redtable.cli.serve import run_restore

    run_restore(context.obj, file, config, {"database": database})


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, which may stand anywhere, and the other arguments."""
    rest: list[str] = []
    asked: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return asked, rest


def speaking(asked: str | None) -> Terminal:
    """A terminal in the language that was asked for; a language that is not spoken is told in the default."""
    try:
        if asked == "":
            raise UnknownLanguageError(asked)
        return Terminal(choose_language(asked, os.environ))
    except UnknownLanguageError as fault:
        terminal = Terminal(choose_language("en", {}))
        known = ", ".join(LANGUAGES)
        problem = UserError("cli-problem-no-language", "cli-hint-language", given=fault.asked, known=known)
        terminal.complain(*explain(problem, terminal.texts))
        raise typer.Exit(problem.exit_code) from fault


def run(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, do what it says, and tell problems in one line."""
    asked, rest = take_language(sys.argv[1:] if arguments is None else arguments)
    try:
        terminal = speaking(asked)
    except typer.Exit as done:
        return done.exit_code
    command = typer.main.get_command(app)
    translate(command, terminal.texts)
    try:
        code = command.main(rest, prog_name="redtable", standalone_mode=False, obj=terminal)
        return code if isinstance(code, int) else 0
    except RedtableError as fault:
        terminal.complain(*explain(fault, terminal.texts))
        return exit_code_of(fault)
    except typer.TyperException as fault:
        terminal.complain(*explain_usage(fault, terminal.texts))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain again while closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
