"""Runs each measurement in a process of its own and prints a table with ratios.

A measurement is a function `(seconds) -> Rate` in a module of this package. It runs in a fresh interpreter,
so that plain source and compiled package can be measured side by side and no import disturbs another. What
runs on one core is measured in processor time, so that other work on the machine distorts it less. What needs
the whole machine is measured together, in many short rounds, because the machine's own pace changes within
seconds: a ratio is then the middle one of all rounds.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Rate:
    """How many of something per second, with further figures to show."""

    per_second: float
    notes: dict[str, str] = field(default_factory=dict)


@dataclass
class Contender:
    """One row of a comparison: a name, the measuring function as `module:function`, and how to run it."""

    name: str
    function: str = ""
    pure: bool = False
    """Whether ours is to be measured from the plain source instead of the compiled package."""
    ours: bool = False


@dataclass
class Comparison:
    """One table: what is counted, and who takes part."""

    title: str
    unit: str
    contenders: list[Contender]
    together: str = ""
    """A function `(seconds) -> rounds` that measures all of them in turn: a list of rates for each round."""


Round = dict[str, Rate | str]
"""The rate of each contender, or why it could not be measured."""


def call(function: str, seconds: float, pure: bool = False) -> Any:
    """What a measuring function gives in a fresh interpreter; a text says why it gives nothing."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src")] * pure + [str(ROOT)])
    command = [sys.executable, "-m", "bench.harness", function, str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return (done.stderr.strip().splitlines() or ["no message"])[-1]
    return json.loads(done.stdout.splitlines()[-1])


def measure(comparison: Comparison, seconds: float, console: Console) -> list[Round]:
    """Every round of a comparison."""
    names = [contender.name for contender in comparison.contenders]
    if comparison.together:
        with console.status(f"{comparison.title}: all in turn ({seconds:g} s each)"):
            found = call(comparison.together, seconds)
        if isinstance(found, str):
            return [dict.fromkeys(names, found)]
        return [dict(zip(names, (Rate(**rate) for rate in rates), strict=True)) for rates in found]
    results: Round = {}
    for contender in comparison.contenders:
        with console.status(f"{comparison.title}: {contender.name} ({seconds:g} s)"):
            found = call(contender.function, seconds, contender.pure)
        results[contender.name] = found if isinstance(found, str) else Rate(**found)
    return [results]


def compare(comparison: Comparison, seconds: float, console: Console) -> None:
    """Measure everybody and print rates, ratios of ours to theirs, and notes."""
    rounds = measure(comparison, seconds, console)
    ours = [contender.name for contender in comparison.contenders if contender.ours]
    best = [max((speed(results[name]) for name in ours), default=0.0) for results in rounds]
    table = Table(title=comparison.title)
    table.add_column("who")
    table.add_column(f"{comparison.unit}/s", justify="right")
    table.add_column("our best is", justify="right")
    table.add_column("notes")
    for contender in comparison.contenders:
        measured = [results[contender.name] for results in rounds]
        rate = middle(measured)
        if isinstance(rate, str):
            table.add_row(contender.name, "-", "-", f"not measured: {rate}")
            continue
        ratios = [most / speed(other) for most, other in zip(best, measured, strict=True) if speed(other)]
        notes = ", ".join(f"{name} {value}" for name, value in rate.notes.items())
        table.add_row(contender.name, f"{rate.per_second:,.0f}", show_ratios(ratios), notes)
    console.print(table)


def speed(measured: Rate | str) -> float:
    """How fast it was; 0 if it could not be measured."""
    return measured.per_second if isinstance(measured, Rate) else 0.0


def middle(measured: list[Rate | str]) -> Rate | str:
    """The round in the middle, or why there is none."""
    rates = [rate for rate in measured if isinstance(rate, Rate)]
    return sorted(rates, key=speed)[len(rates) // 2] if rates else measured[0]


def show_ratios(ratios: list[float]) -> str:
    """The ratio in the middle, and of several also the least and the most."""
    text = f"{median(ratios):.2f} x"
    return text if len(ratios) == 1 else f"{text} ({min(ratios):.1f} to {max(ratios):.1f})"


def main() -> None:
    """The child process: measure one function and print the result as JSON."""
    path, seconds = sys.argv[1], float(sys.argv[2])
    module, _, function = path.partition(":")
    found = getattr(importlib.import_module(module), function)(seconds)
    print(json.dumps(found, default=asdict))


if __name__ == "__main__":
    main()
