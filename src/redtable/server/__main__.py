"""One node with the settings of the environment: `python -m redtable.server`. Clusters start theirs so."""

from __future__ import annotations

import os
import signal
import sys

from redtable.kernel.errors import RedtableError
from redtable.kernel.parent_process import ENDS_WITH_INPUT, watch_input
from redtable.server.config import load_config
from redtable.server.run import serve
from redtable.server.store import Damaged


def main() -> int:
    """Say on standard output where the node listens, once it does."""
    if ENDS_WITH_INPUT in sys.argv:
        watch_input(lambda: os.kill(os.getpid(), signal.SIGTERM))
    try:
        config = load_config()
        serve(config, lambda port: print(f"listening on port {port}", flush=True))
    except RedtableError as fault:
        print(fault, file=sys.stderr)
        return 1 if isinstance(fault, Damaged) else 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
