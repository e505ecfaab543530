"""How the lab's figures look in the terminal."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from redtable.cli.user_error import UserError

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.lab.statistics import Estimate

NEEDED: Final = ("numpy", "scipy", "altair")


def need_lab() -> None:
    """Refuse to begin without the packages that the lab computes with."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise UserError("cli-problem-no-lab", hint="cli-hint-no-lab", missing=", ".join(missing))


def bar(terminal: Terminal) -> Progress:
    """A progress bar with what is left to do."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.complaints, transient=True)


def percent(estimate: Estimate) -> str:
    """A score with its interval."""
    return f"{100 * estimate.mean:.1f} ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    """A difference in Elo with its interval."""
    return f"{estimate.mean:+.0f} ({estimate.low:+.0f} {estimate.high:+.0f})"


def plain_json(value: Any) -> str:
    """Figures for other programs."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
