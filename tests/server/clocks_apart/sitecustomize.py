"""Python imports this when it starts in a test that wants a wall clock to be wrong by CLOCK_APART seconds."""

import os
import time

APART = float(os.environ["CLOCK_APART"])
true_time = time.time


def wrong_time() -> float:
    """The wall clock of this process."""
    return true_time() + APART


time.time = wrong_time
