"""`redtable rules`: the rulebook of a game in our own words, by chapter, by clause or by search."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from redtable.cli.games import named_game
from redtable.cli.user_error import UserError
from redtable.kernel.rulebook import load_rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.cli.terminal import Terminal
    from redtable.i18n.texts import Texts
    from redtable.kernel.rulebook import Rulebook, Section

TABLE_CLAUSES: Final = {
    "RT-1": "table-clause-seats",
    "RT-2": "table-clause-version",
    "RT-3": "table-clause-notation",
    "RT-4": "table-clause-undo",
    "RT-5": "table-clause-end",
}
"""The clauses of the table itself, which hold in every game."""


def show_rules(terminal: Terminal, slug: str, name: str, word: str, everything: bool) -> None:
    """Print what was asked for: one clause, one chapter, what a search finds, all, or the contents."""
    book = load_rulebook(named_game(slug).package, terminal.language)
    console, texts = terminal.console, terminal.texts
    if word:
        for part in found(book, word, texts):
            console.print(part)
    elif name:
        console.print(clause_or_section(book, name, texts))
    elif everything:
        console.print(heading(book))
        for section in book.sections:
            console.print(chapter(section))
    else:
        console.print(heading(book))
        console.print(contents(book))
        console.print()
        console.print(Text(texts.say("cli-rules-next", game=slug, clause=book.sections[0].id), style="dim"))


def heading(book: Rulebook) -> RenderableType:
    """The title and what the game is about."""
    return Padding(Text.assemble((f"{book.title}\n\n", "bold"), book.intro), (0, 0, 1, 0))


def contents(book: Rulebook) -> RenderableType:
    """The chapters."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for section in book.sections:
        table.add_row(Text(section.id, style="bold cyan"), section.title)
    return table


def chapter(section: Section) -> RenderableType:
    """A chapter with its clauses, numbers at the left."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.title = Text(f"{section.id}  {section.title}", style="bold")
    table.title_justify = "left"
    table.add_column(no_wrap=True)
    table.add_column()
    for id, text in section.clauses.items():
        table.add_row(Text(id, style="cyan"), Text(text))
    return Padding(table, (0, 0, 1, 0))


def clause_line(id: str, text: str) -> Text:
    """One clause."""
    return Text.assemble((f"{id}  ", "cyan"), text)


def clause_or_section(book: Rulebook, name: str, texts: Texts) -> RenderableType:
    """What `RC-8.4`, `rc-8.4`, `8.4` or `RC-8` names."""
    wanted = name.upper()
    if wanted in TABLE_CLAUSES:
        return clause_line(wanted, texts.say(TABLE_CLAUSES[wanted]))
    prefix = book.sections[0].id.partition("-")[0]
    for candidate in (wanted, f"{prefix}-{wanted}"):
        for section in book.sections:
            if section.id.upper() == candidate:
                return chapter(section)
            for id, text in section.clauses.items():
                if id.upper() == candidate:
                    return clause_line(id, text)
    known = [id for section in book.sections for id in (section.id, *section.clauses)]
    near = get_close_matches(wanted, known, 3) or [section.id for section in book.sections]
    raise UserError("cli-problem-no-clause", "cli-hint-clause", given=name, near=", ".join(near))


def found(book: Rulebook, word: str, texts: Texts) -> list[RenderableType]:
    """Every clause with a word in it, whatever its case and accents; the word is marked."""
    wanted = folded(word)
    hits: list[RenderableType] = []
    for section in book.sections:
        for id, text in section.clauses.items():
            at = folded(text).find(wanted)
            if at < 0:
                continue
            line = clause_line(id, text)
            while at >= 0:
                start = len(id) + 2 + at
                line.stylize("bold reverse", start, start + len(word))
                at = folded(text).find(wanted, at + 1)
            hits.append(line)
    if not hits:
        raise UserError("cli-problem-not-found", "cli-hint-search", 1, word=word)
    return [*hits, Text(texts.say("cli-rules-found", count=len(hits)), style="dim")]


def folded(text: str) -> str:
    """Letters without case and accents, each still in its place."""
    return "".join(unicodedata.normalize("NFD", char)[0] for char in text).lower()
