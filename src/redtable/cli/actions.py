"""The legal actions as people choose from them: numbered, grouped by kind, found by their beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from rich.console import RenderableType

    from redtable.i18n.texts import Texts


MANY: Final = 40
"""More actions than that would push the board off the screen."""
FEW: Final = 6
"""So many of each kind are shown then."""


def fitting(legal: Sequence[str], prefix: str) -> list[tuple[int, str]]:
    """The actions that begin so, whatever the case, with their numbers in the whole list."""
    wanted = prefix.casefold()
    return [(number, text) for number, text in enumerate(legal, 1) if text.casefold().startswith(wanted)]


def same_but_case(legal: Sequence[str], typed: str) -> str:
    """The one action that differs from what was typed in nothing but case; empty if there is none."""
    same = [text for text in legal if text.casefold() == typed.casefold()]
    return same[0] if len(same) == 1 else ""


def kind_of(notation: str) -> str:
    """What kind of action it is: what stands before its target, else its first word."""
    before, arrow, _ = notation.partition(">")
    return before if arrow else notation.partition(" ")[0]


def examples(legal: Sequence[str], typed: str) -> list[str]:
    """Some actions that one may have meant: with the same first word, else one of each kind."""
    word = typed.partition(" ")[0].casefold()
    near = [text for text in legal if text.partition(" ")[0].casefold() == word]
    return (near or list({kind_of(text): text for text in reversed(legal)}.values())[::-1])[:FEW]


def listed(
    actions: Sequence[tuple[int, str]], texts: Texts, doubtful: Container[str] = (), *, short: bool = False
) -> RenderableType:
    """One row for each kind of action with targets, and one for those that are a single word.

    Actions that look like mistakes are dim and carry a question mark. A short list of many actions has a few
    of each kind, and says how to see the others.
    """
    groups: dict[str, list[Text]] = {}
    words: list[Text] = []
    for number, text in actions:
        style, mark = ("dim", "?") if text in doubtful else ("bold", "")
        entry = Text.assemble((f"{number} ", "cyan"), (f"{text}{mark}", style))
        kind = kind_of(text)
        if kind == text:
            words.append(entry)
        else:
            groups.setdefault(texts.spell(kind), []).append(entry)
    if words:
        groups[""] = words
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    shortened = short and len(actions) > MANY
    for name, entries in groups.items():
        shown = entries[:FEW] if shortened else entries
        if len(shown) < len(entries):
            shown = [*shown, Text(texts.say("cli-play-more", count=len(entries) - len(shown)), style="dim")]
        table.add_row(Text(f"  {name}", style="dim"), Columns(shown, padding=(0, 3)))
    if shortened:
        return Group(table, Text(f"  {texts.say('cli-play-all')}", style="dim"))
    return table
