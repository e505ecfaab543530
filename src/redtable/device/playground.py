"""Code of the pages about the kernel, run where the page is shown."""

from __future__ import annotations

import contextlib
import importlib
import io
import traceback
from typing import Final

NAME: Final = "<page>"
LONGEST: Final = 20_000
"""Letters of what is told: a page is not for more."""


def run(code: str) -> str:
    """What a program prints, and what went wrong in it, if anything did.

    Python's library in a browser has fewer files than the one that the picture of the memory knows.
    """
    importlib.invalidate_caches()
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        try:
            exec(compile(code, NAME, "exec"), {"__name__": "__main__"})
        except BaseException as fault:
            frames = traceback.extract_tb(fault.__traceback__)
            own = [frame for frame in frames if frame.filename == NAME]
            where = f"line {own[-1].lineno}: " if own else ""
            told.write(f"{where}{''.join(traceback.format_exception_only(fault))}")
    text = told.getvalue()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n..."
