"""`python -m bench [NAME...]`: all comparisons, or those named."""

from __future__ import annotations

import argparse
from importlib import import_module

from rich.console import Console

from bench.harness import Comparison, compare

NAMES = ("kernel", "redcode", "damage", "skirmish", "lab", "envs", "server")


def main() -> None:
    """Run the comparisons that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(NAMES)} (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement runs")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in NAMES]
    if unknown:
        parser.error(f"there is no comparison {', '.join(unknown)}; there is: {', '.join(NAMES)}")
    console = Console()
    for name in arguments.names or NAMES:
        comparisons: list[Comparison] = import_module(f"bench.{name}").COMPARISONS
        for comparison in comparisons:
            compare(comparison, arguments.seconds, console)


if __name__ == "__main__":
    main()
