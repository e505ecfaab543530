"""The race with questions that keep a worker busy, break it, or make it talk: for tests of those who wait.

wait FILE   waits until the file is there
break WORD  breaks in a way that nobody foresaw
deep        runs into the limit of recursion
shout       writes 5,000 lines on standard error and ends the process
eat         asks for more memory than there is
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.tiny.game import Tiny

if TYPE_CHECKING:
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

LOOK = 0.02
NO_ANSWERS: dict[str, str] = {}


class Slow(Tiny):
    """Answers when it is allowed to."""

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:  # noqa: ARG002
        return answer(question)

    def consult(self, rules: Ruleset, question: str, about: dict[str, Any] | None = None) -> Any:  # noqa: ARG002
        return answer(question)


def answer(question: str) -> Any:
    """Do what the question says."""
    what, _, rest = question.partition(" ")
    if what == "wait":
        while not Path(rest).exists():
            time.sleep(LOOK)
    elif what == "break":
        return NO_ANSWERS[rest]
    elif what == "deep":
        return answer(question)
    elif what == "shout":
        print("a line of nobody's format\n" * 5000, file=sys.stderr, flush=True)
        os._exit(3)
    elif what == "eat":
        return len(bytearray(1 << 45))
    return {"done": what}
