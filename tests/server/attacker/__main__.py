"""The long form: one siege with limits so wide that every message is handled, one with the usual limits.

Latencies are compared with those in peace. Where a disk stalls now and then by itself, TMPDIR may name a
folder in memory: then the ratio is that of the server alone.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from tests.server.attacker.siege import GUARDED, OPEN, Siege


def main() -> None:
    """Two sieges; ends with 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000, help="in all, half of them in each siege")
    parser.add_argument(
        "--seed", default=secrets.token_hex(4), help="the same seed chooses the same messages"
    )
    parser.add_argument("--calm", type=float, default=60, help="seconds of play before each attack")
    arguments = parser.parse_args()
    found = 0
    for name, limits in (("wide limits", OPEN), ("usual limits", GUARDED)):
        with tempfile.TemporaryDirectory() as folder:
            siege = Siege(str(Path(folder) / "siege.db"), arguments.seed, limits, 0.1)
            asyncio.run(siege.run(arguments.messages // 2, arguments.calm, progress=True))
        print(f"{name}, {siege.report()}", file=sys.stderr)
        found += len(siege.findings)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
