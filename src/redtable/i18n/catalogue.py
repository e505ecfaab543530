"""Fluent files of one language, read and ready to be spoken.

Most messages are plain sentences. They are answered from the parsed file; the Fluent runtime, whose locale
data takes longer to import than everything else in the terminal, is only fetched for messages with variables.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = "redtable.i18n"
"""The package with the words of the table and the terminal."""


class CatalogueError(RedtableError):
    """A catalogue that can't be read: names the file and the line."""


class Variables(Visitor):
    """Collects the variables that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """One mention of a variable."""
        self.names.add(node.id.name)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.resources: list[ast.Resource] = []
        self.messages: dict[str, ast.Message] = {}
        self.runtime: FluentBundle | None = None

    def add(self, text: str, where: str) -> None:
        """Read the text of a Fluent file; `where` names it in errors."""
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{where}:{line_of(text, entry)}: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    raise CatalogueError(
                        f"{where}:{line_of(text, entry)}: {entry.id.name!r} is defined twice"
                    )
                self.messages[entry.id.name] = entry
        self.resources.append(resource)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message mentions."""
        visitor = Variables()
        visitor.visit(self.messages[key])
        return frozenset(visitor.names)

    def plain(self, key: str) -> str | None:
        """The sentence of a message that is nothing but a sentence; None if it needs the runtime."""
        pattern = self.messages[key].value
        elements = pattern.elements if pattern else []
        if not all(isinstance(element, ast.TextElement) for element in elements):
            return None
        return "".join(element.value for element in elements if isinstance(element, ast.TextElement))

    def speak(self, key: str, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message with its arguments, and what was wrong with them."""
        sentence = self.plain(key)
        if sentence is not None:
            return sentence, []
        bundle = self.bundle()
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, faults = bundle.format_pattern(pattern, arguments)
        return str(said), faults

    def bundle(self) -> FluentBundle:
        """The runtime with all messages; without isolation marks, which terminals show as boxes."""
        if self.runtime is None:
            from fluent.runtime import FluentBundle

            self.runtime = FluentBundle([self.language], use_isolating=False)
            for resource in self.resources:
                self.runtime.add_resource(resource)
        return self.runtime


def line_of(text: str, entry: ast.SyntaxNode) -> int:
    """The line on which an entry of a file begins."""
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


@lru_cache
def load_catalogue(language: str, package: str = "") -> Catalogue:
    """The words of the table in a language, with those of a game's package if one is named."""
    catalogue = Catalogue(language)
    files = [resources.files(HOME) / f"{language}.ftl"]
    if package:
        files.append(resources.files(package) / "text" / f"{language}.ftl")
    for file in files:
        if file.is_file():
            catalogue.add(file.read_text(encoding="utf-8"), str(file))
    return catalogue
