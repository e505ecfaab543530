"""The commands of `redtable lab`. What they do is imported when they are called: scipy takes its time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from redtable.cli.complete import games, levels, rulesets
from redtable.cli.localised import LocalisedCommand, LocalisedGroup

if TYPE_CHECKING:
    from redtable.lab.workers import Workers

lab_app = typer.Typer(cls=LocalisedGroup, rich_markup_mode=None, help="cli-help-lab")

GameName = Annotated[
    str, typer.Argument(metavar="cli-metavar-game", help="cli-help-game", autocompletion=games)
]
Processes = Annotated[
    int, typer.Option("--workers", metavar="cli-metavar-number", help="cli-help-lab-workers", min=0, max=1024)
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-lab-json")]
RulesetName = Annotated[
    str, typer.Option(metavar="cli-metavar-ruleset", help="cli-help-play-ruleset", autocompletion=rulesets)
]
Seed = Annotated[str, typer.Option(metavar="cli-metavar-text", help="cli-help-lab-seed")]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="cli-metavar-address", help="cli-help-lab-ray")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="cli-metavar-option", help="cli-help-play-option")
]


ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "1")
HERE: Final = "local"
"""The address of a cluster that is started on this machine."""


class LabCommand(LocalisedCommand):
    """A command that may be run on a cluster: `--ray` without an address starts one here."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the address in where there is none."""
        if "--ray" in args:
            after = args.index("--ray") + 1
            if after == len(args) or args[after].startswith("-"):
                args = [*args[:after], HERE, *args[after:]]
        return super().parse_args(ctx, args)


def workers_of(processes: int, ray: str | None) -> Workers:
    """Where the games are played. There a process has one thread for numpy, or all wait for one another."""
    from redtable.cli.lab.figures import need_lab

    need_lab()
    os.environ.setdefault(*ONE_THREAD)
    from redtable.lab.workers import Workers

    return Workers(processes, "" if ray == HERE else ray)


@lab_app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """Without a command: help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@lab_app.command("duel", cls=LabCommand, help="cli-help-lab-duel", epilog="cli-help-lab-duel-examples")
def duel(
    context: typer.Context,
    game: GameName,
    first: Annotated[str, typer.Argument(metavar="cli-metavar-level", help="cli-help-lab-first")],
    second: Annotated[str, typer.Argument(metavar="cli-metavar-level", help="cli-help-lab-second")],
    pairs: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-pairs", min=1, max=1_000_000)
    ] = 100,
    option: Options = None,
    ruleset: RulesetName = "",
    target: Annotated[
        float | None, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-target", min=0, max=1)
    ] = None,
    seed: Seed = "duel",
    times: Annotated[bool, typer.Option("--times", help="cli-help-lab-times")] = False,
    processes: Processes = 0,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Two bots, the same deals with the sides swapped."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.duel import meeting_of, show_duel

    meeting = meeting_of(game, (first, second), ruleset, option or [])
    show_duel(context.obj, meeting, pairs, seed, workers, target, times, as_json)


@lab_app.command("play", cls=LabCommand, help="cli-help-lab-play", epilog="cli-help-lab-play-examples")
def play(
    context: typer.Context,
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-lab-file")],
    a: Annotated[
        str, typer.Option(metavar="cli-metavar-level", help="cli-help-lab-first", autocompletion=levels)
    ],
    b: Annotated[
        str, typer.Option(metavar="cli-metavar-level", help="cli-help-lab-second", autocompletion=levels)
    ],
    number: Annotated[
        int,
        typer.Option("-n", metavar="cli-metavar-number", help="cli-help-lab-games", min=1, max=1_000_000_000),
    ] = 1000,
    records: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-help-lab-records")
    ] = None,
    option: Options = None,
    ruleset: RulesetName = "",
    seed: Seed = "play",
    processes: Processes = 0,
    ray: RayAddress = None,
) -> None:
    """Games in bulk, into a file."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.duel import meeting_of
    from redtable.cli.lab.play import show_play

    meeting = meeting_of(game, (a, b), ruleset, option or [])
    show_play(context.obj, meeting, number, file, records, seed, workers)


@lab_app.command("ladder", cls=LabCommand, help="cli-help-lab-ladder", epilog="cli-help-lab-ladder-examples")
def ladder(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="cli-metavar-level", help="cli-help-lab-ladder-bots", autocompletion=levels),
    ] = None,
    pairs: Annotated[
        int,
        typer.Option(metavar="cli-metavar-number", help="cli-help-lab-ladder-pairs", min=1, max=10**7),
    ] = 400,
    anchor: Annotated[str, typer.Option(metavar="cli-metavar-level", help="cli-help-lab-anchor")] = "",
    since: Annotated[Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-since")] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-ladder-file")
    ] = None,
    option: Options = None,
    ruleset: RulesetName = "",
    seed: Seed = "ladder",
    processes: Processes = 0,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Ratings of all bots."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.ladder import show_ladder

    show_ladder(
        context.obj,
        game,
        bots or [],
        pairs,
        anchor,
        ruleset,
        option or [],
        seed,
        workers,
        since,
        file,
        as_json,
    )


@lab_app.command(
    "balance", cls=LabCommand, help="cli-help-lab-balance", epilog="cli-help-lab-balance-examples"
)
def balance(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="cli-metavar-level", help="cli-help-lab-bots", autocompletion=levels),
    ] = None,
    mode: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-word", help="cli-help-lab-mode")
    ] = None,
    ruleset: RulesetName = "",
    deals: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-deals", min=1, max=100_000)
    ] = 50,
    plans: Annotated[bool, typer.Option("--plans", help="cli-help-lab-plans")] = False,
    compare: Annotated[
        tuple[str, str], typer.Option(metavar="cli-metavar-two-rulesets", help="cli-help-lab-compare")
    ] = ("", ""),
    report: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-report")
    ] = None,
    seed: Seed = "balance",
    processes: Processes = 0,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """How fair a ruleset is."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.balance import balance as show_balance

    show_balance(
        context.obj,
        game,
        bots or [],
        mode or [],
        ruleset,
        deals,
        seed,
        workers,
        plans,
        as_json,
        compare,
        report,
    )


@lab_app.command("train", cls=LabCommand, help="cli-help-lab-train", epilog="cli-help-lab-train-examples")
def train(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-out")],
    minutes: Annotated[
        float, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-minutes", min=0, max=100_000)
    ] = 0,
    games: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-train-games", min=0, max=10**9)
    ] = 0,
    seed: Seed = "train",
    processes: Processes = 2,
) -> None:
    """An evaluation of positions, from nothing but the rules and its own play."""
    workers = workers_of(processes, None)
    from redtable.cli.lab.train import show_training

    show_training(context.obj, game, out, minutes, games, seed, workers)


@lab_app.command(
    "exploit", cls=LabCommand, help="cli-help-lab-exploit", epilog="cli-help-lab-exploit-examples"
)
def exploit(
    context: typer.Context,
    game: GameName,
    level: Annotated[
        list[str],
        typer.Argument(metavar="cli-metavar-level", help="cli-help-lab-level", autocompletion=levels),
    ],
    minutes: Annotated[
        float,
        typer.Option(metavar="cli-metavar-number", help="cli-help-lab-exploit-minutes", min=0.01, max=10_000),
    ] = 5.0,
    pairs: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-exploit-pairs", min=1, max=10**6)
    ] = 200,
    file: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-results-file")
    ] = None,
    exact: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-exact", min=0, max=6)
    ] = 0,
    asked: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-asked", min=1, max=1000)
    ] = 8,
    network: Annotated[
        int, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-network", min=0, max=10**7)
    ] = 0,
    seed: Seed = "exploit",
    processes: Processes = 0,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """What somebody gains who knows a bot."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.exploit import show_exact, show_exploit, show_learned
    from redtable.lab.exploit import Hunt

    if exact:
        for one in level:
            show_exact(context.obj, game, one, exact, asked, as_json)
    elif network:
        for one in level:
            show_learned(context.obj, game, one, network, pairs, seed, workers, as_json)
    else:
        show_exploit(context.obj, Hunt(game, level, seed), minutes, pairs, file, workers, as_json)


@lab_app.command(
    "results", cls=LabCommand, help="cli-help-lab-results", epilog="cli-help-lab-results-examples"
)
def results(
    context: typer.Context,
    hours: Annotated[
        float, typer.Option(metavar="cli-metavar-number", help="cli-help-lab-hours", min=0.0001, max=1000)
    ] = 1.0,
    file: Annotated[Path, typer.Option(metavar="cli-metavar-file", help="cli-help-lab-results-file")] = Path(
        "docs/results.json"
    ),
    seed: Seed = "results",
    processes: Processes = 0,
    ray: RayAddress = None,
) -> None:
    """The published table."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.results import show_results

    show_results(context.obj, hours, file, seed, workers)


@lab_app.command(
    "puzzles", cls=LabCommand, help="cli-help-lab-puzzles", epilog="cli-help-lab-puzzles-examples"
)
def puzzles(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="cli-metavar-game", help="cli-help-game", autocompletion=games)
    ] = "",
    number: Annotated[
        int,
        typer.Option("-n", metavar="cli-metavar-number", help="cli-help-lab-puzzles-n", min=1, max=10_000),
    ] = 60,
    into: Annotated[
        Path, typer.Option(metavar="cli-metavar-folder", help="cli-help-lab-puzzles-into")
    ] = Path("puzzles"),
    records: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-help-lab-puzzles-records")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-lab-puzzles-check")] = False,
    seed: Seed = "puzzles",
    processes: Processes = 0,
    ray: RayAddress = None,
) -> None:
    """Puzzles from bots' games or from records, or a check of those that are shipped."""
    workers = workers_of(processes, ray)
    from redtable.cli.lab.puzzles import check_puzzles, show_puzzles

    if check:
        check_puzzles(context.obj, game, seed, workers)
    else:
        show_puzzles(context.obj, game, number, into, seed, records, workers)
