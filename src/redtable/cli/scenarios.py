"""`redtable scenario run`: play scenario files and print what is not as expected."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text

from redtable.cli.user_error import BAD_USAGE, DIFFERS, UserError
from redtable.kernel.errors import RedtableError
from redtable.kernel.scenario import load_scenario
from redtable.kernel.scenario_run import Difference, run_scenario

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from redtable.cli.terminal import Terminal

STYLES = {"-": "red", "+": "green"}
"""What was expected and what was found, by the mark in front of the line."""


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and every TOML file inside the folders."""
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            raise UserError("cli-problem-no-file", file=str(path))
        files += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise UserError("cli-problem-no-scenarios", "cli-hint-scenario")
    return files


def run_files(terminal: Terminal, paths: Iterable[Path]) -> int:
    """Run every scenario; 1 if something differs, 2 if a file is no scenario."""
    texts = terminal.texts
    # Lines stay whole, so that other programs can read them.
    say = partial(terminal.console.print, soft_wrap=True)
    files = files_in(paths)
    passed, code = 0, 0
    for file in files:
        try:
            scenario = load_scenario(file)
            differences = run_scenario(scenario)
        except RedtableError as fault:
            say(Text.assemble(("✗ ", "bold red"), f"{file}\n    {fault}"))
            code = BAD_USAGE
            continue
        if not differences:
            passed += 1
            say(Text.assemble(("✓ ", "bold green"), f"{scenario.title}", (f"  {file}", "dim")))
            continue
        code = code or DIFFERS
        say(Text.assemble(("✗ ", "bold red"), (scenario.title, "bold"), (f"  {file}", "dim")))
        for difference in differences:
            say(shown(difference, terminal))
    say(texts.say("cli-scenario-summary", passed=passed, count=len(files)))
    return code


def shown(difference: Difference, terminal: Terminal) -> Text:
    """A difference: where, what, and the lines that differ with their marks."""
    say = terminal.texts.say
    where = say("cli-scenario-step", step=difference.step) if difference.step else say("cli-scenario-start")
    text = Text(f"  {where}: {difference.what}  ")
    text.append(f"- {say('cli-scenario-expected')}", style=STYLES["-"])
    text.append("  ")
    text.append(f"+ {say('cli-scenario-found')}", style=STYLES["+"])
    for line in str(difference).splitlines()[1:]:
        text.append(f"\n  {line}", style=STYLES.get(line.strip()[:1], ""))
    return text
