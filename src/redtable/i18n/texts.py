"""What screens say: messages, events, refusals and outcomes in one language."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any, Final

from redtable.i18n.catalogue import load_catalogue
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from redtable.kernel.game import Game

STRICT: Final = "REDTABLE_STRICT_TEXTS"
"""Set in tests: a missing message is an error instead of showing its key."""

WORD: Final = re.compile(r"[^\W\d_][\w-]*")
"""A word inside a notation."""


MATCH_OUTCOMES: Final = {
    "resigned": "table-outcome-resigned",
    "draw-agreed": "table-outcome-draw-agreed",
}
"""Ends that belong to the match and not to a game."""
CLOSED: Final = "closed"
"""The end of a table whose people are all on one side: nobody wins, and it is no draw."""


class TextsError(RedtableError):
    """A message that does not exist or did not get the arguments it needs."""


class Texts:
    """One language at one table: the common words and those of the game that is played there."""

    def __init__(self, language: str, game: Game | None = None, strict: bool | None = None) -> None:
        self.language = language
        self.slug = game.slug if game else ""
        self.catalogue = load_catalogue(language, game.package if game else "")
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.catalogue.messages

    def say(self, key: str, **arguments: Any) -> str:
        """A message. Arguments that are words of the game's notation are spoken by their names.

        A message that has to choose by the word itself finds it in the variable with `-word` at its end; how
        many things a list has, in the one with `-count`.
        """
        return self.speak(key, arguments)

    def speak(self, key: str, arguments: Mapping[str, Any]) -> str:
        """`say` for arguments that come as data, such as those of an event."""
        if not self.has(key):
            return self.fault(key, "there is no such message")
        spoken: dict[str, Any] = {}
        for name, value in arguments.items():
            spoken[name] = self.argument(value)
            if isinstance(value, str):
                spoken[f"{name}-word"] = value
            elif isinstance(value, list | tuple | dict):
                spoken[f"{name}-count"] = len(value)
        sentence, faults = self.catalogue.speak(key, spoken)
        if faults and self.strict:
            raise TextsError(f"{key} in {self.language!r}: {faults[0]}")
        return sentence

    def fault(self, key: str, problem: str) -> str:
        """What is shown for a message that does not exist."""
        if self.strict:
            raise TextsError(f"{key} in {self.language!r}: {problem}")
        return key

    def argument(self, value: object) -> str | int | float:
        """A value as Fluent takes it: numbers stay numbers, words become names, lists become enumerations."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return ", ".join(str(self.argument(part)) for part in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.argument(part)} {count}" for part, count in value.items())
        return "" if value is None else self.word(str(value))

    def word(self, word: str) -> str:
        """The name of a word of the notation, or the word itself if it has none.

        A word with a label, such as `phaser:FA`, is called by its name and the label.
        """
        word, colon, label = word.partition(":")
        key = f"{self.slug}-name-{word}"
        name = self.speak(key, {}) if self.has(key) else word
        if not colon:
            return name
        return f"{name} {label}" if self.has(key) else f"{word}:{label}"

    def spell(self, notation: str) -> str:
        """A notation with every word that has a name replaced by it: for reading, not for typing."""
        return WORD.sub(lambda found: self.word(found[0]), notation)

    def event_line(self, event: Mapping[str, Any]) -> str:
        """What happened, as the seat that got this event may know it; the secret wording if it knows all."""
        kind = event["event"]
        fields = {name: value for name, value in event.items() if name != "event"}
        key = f"{self.slug}-event-{kind}"
        secret = f"{key}-secret"
        if self.has(secret) and self.catalogue.variables(secret) <= set(self.variables_of(fields)):
            key = secret
        elif not self.has(key) and self.has(f"table-event-{kind}"):
            key = f"table-event-{kind}"
        return self.speak(key, fields)

    def variables_of(self, fields: Mapping[str, Any]) -> Iterable[str]:
        """The variables that a message about these fields may use."""
        for name, value in fields.items():
            yield name
            if isinstance(value, str):
                yield f"{name}-word"
            elif isinstance(value, list | tuple | dict):
                yield f"{name}-count"

    def refusal_line(self, clause: str, key: str, arguments: Mapping[str, Any]) -> str:
        """Why not: the clause, then the reason and the thing in the way."""
        return f"{clause}: {self.speak(key, arguments)}"

    def outcome_line(self, scores: Sequence[float | None], reason: str, teams: Sequence[str]) -> str:
        """Who won and how; `teams` names the team of every seat. Where nobody won anything, all have lost."""
        if reason == CLOSED:
            own = f"{self.slug}-outcome-{CLOSED}"
            return self.say(own if self.has(own) else "table-outcome-closed")
        winners = list(dict.fromkeys(team for team, score in zip(teams, scores, strict=True) if score == 1))
        if winners:
            said = self.say("table-outcome-won", winners=winners)
        else:
            said = self.say("table-outcome-drawn" if any(scores) else "table-outcome-lost")
        key = MATCH_OUTCOMES.get(reason, f"{self.slug}-outcome-{reason}")
        return f"{said} {self.say(key, winners=winners)}"
