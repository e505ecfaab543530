"""Reads what a person types: with editing and completion at a terminal, line by line from a script."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from redtable.cli.terminal import Terminal

PROMPT = "› "


class Asker:
    """The one place from which a game reads lines."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.offers: Sequence[str] = ()
        self.editor = line_editor() if terminal.interactive else None
        if self.editor:
            self.editor.set_completer(self.complete)
            self.editor.set_completer_delims("")
            libedit = "libedit" in (self.editor.__doc__ or "")
            self.editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def complete(self, typed: str, index: int) -> str | None:
        """The index-th thing that what was typed may become."""
        fitting = [offer for offer in self.offers if offer.startswith(typed)]
        return fitting[index] if index < len(fitting) else None

    def ask(self, offers: Sequence[str]) -> str | None:
        """The next line, without blanks around it; None when there is none."""
        self.offers = offers
        if self.terminal.interactive:
            try:
                return input(PROMPT).strip()
            except EOFError:
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.terminal.console.print(f"{PROMPT}{line.strip()}")
        return line.strip()

    def forget(self) -> None:
        """Whoever sits down next must not find the lines of the one before."""
        if self.editor:
            self.editor.clear_history()


def line_editor() -> ModuleType | None:
    """Python's readline, where there is one."""
    try:
        import readline
    except ImportError:
        return None
    return readline
