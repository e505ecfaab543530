"""The rules of a game in our own words: one TOML file a language, clause by clause.

Help, log lines and refusals share the clause ids, so whatever a screen cites can be looked up here.
"""

from __future__ import annotations

from importlib import resources

import msgspec

from redtable.kernel.errors import RedtableError


class RulebookError(RedtableError):
    """A clause or language that a rulebook does not have."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rules: its clauses in order, each one short paragraph."""

    id: str
    title: str
    clauses: dict[str, str]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the rules of a game in one language."""

    title: str
    intro: str
    sections: list[Section]

    def clause(self, id: str) -> str:
        """The text of a clause."""
        for section in self.sections:
            if id in section.clauses:
                return section.clauses[id]
        raise RulebookError(f"there is no clause {id!r}; sections: {', '.join(s.id for s in self.sections)}")

    def section(self, id: str) -> Section:
        """A whole chapter."""
        for section in self.sections:
            if section.id == id:
                return section
        raise RulebookError(f"there is no section {id!r}; sections: {', '.join(s.id for s in self.sections)}")


def load_rulebook(package: str, language: str) -> Rulebook:
    """The rulebook that comes with a game's package."""
    file = resources.files(package) / "rulebook" / f"{language}.toml"
    if not file.is_file():
        raise RulebookError(f"there is no rulebook in {language!r}")
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Rulebook)
    except (msgspec.DecodeError, ValueError) as fault:
        raise RulebookError(f"{file.name}: {fault}") from fault
