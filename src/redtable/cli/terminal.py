"""The terminal as the commands see it: its language, where to print, and whether a person sits at it."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING

from redtable.i18n.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from redtable.kernel.game import Game


class Terminal:
    """One run of the program."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language)

    def texts_of(self, game: Game) -> Texts:
        """The words of the table together with those of a game."""
        return Texts(self.language, game)

    @cached_property
    def console(self) -> Console:
        """Where results go. Rich turns colour off by itself for NO_COLOR and for files."""
        from redtable.cli.visible_console import VisibleConsole

        return VisibleConsole(highlight=False, markup=False, emoji=False)

    @cached_property
    def complaints(self) -> Console:
        """Where problems go."""
        from redtable.cli.visible_console import VisibleConsole

        return VisibleConsole(stderr=True, highlight=False, markup=False, emoji=False)

    @cached_property
    def interactive(self) -> bool:
        """Whether a person sits at both ends; otherwise input is a script, one line an action."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def complain(self, line: str, hint: str) -> None:
        """One red line, and what to do about it."""
        from rich.text import Text

        self.complaints.print(Text.assemble(("✗ ", "bold red"), (line, "red")), soft_wrap=True)
        if hint:
            self.complaints.print(Text(f"  {hint}", style="dim"), soft_wrap=True)
