"""Shared helpers for the texts of actions and positions: what is written can be read back unchanged."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from redtable.kernel.errors import RedtableError
from redtable.kernel.visible_text import hidden_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MAX_LENGTH = 1000
"""No action of any game is longer; a longer text is not even looked at."""


class NotationError(RedtableError):
    """A text that is not an action or position; says what was expected."""


def clean(text: str) -> str:
    """The form in which an action is compared and kept: NFC, single blanks, no control characters."""
    if len(text) > MAX_LENGTH:
        raise NotationError(f"an action has at most {MAX_LENGTH} characters, this has {len(text)}")
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    if len(composed) > MAX_LENGTH:  # some characters are written as several in this form
        raise NotationError(f"an action has at most {MAX_LENGTH} characters, this has {len(composed)}")
    if "\n" in composed or hidden_in(composed):
        raise NotationError("an action is one line of visible characters")
    return " ".join(composed.split())


def square_name(row: int, column: int) -> str:
    """A square of a board: columns are letters from a, rows are numbers from 1."""
    return f"{chr(ord('a') + column)}{row + 1}"


def parse_square(text: str, rows: int, columns: int) -> tuple[int, int]:
    """The row and column of a square's name."""
    match = re.fullmatch(r"([a-z])([1-9][0-9]?)", text)
    if match:
        row, column = int(match[2]) - 1, ord(match[1]) - ord("a")
        if row < rows and column < columns:
            return row, column
    last = square_name(rows - 1, columns - 1)
    raise NotationError(f"{text!r} is not a square from a1 to {last}")


def one_of(text: str, names: Iterable[str], what: str) -> str:
    """The text if it is one of the names; otherwise an error that lists them."""
    known = list(names)
    if text in known:
        return text
    raise NotationError(f"{text!r} is not {what}; expected one of: {', '.join(known)}")


def parse_int(text: str, low: int, high: int, what: str) -> int:
    """A whole number within bounds, written in plain decimal digits."""
    if re.fullmatch(r"-?(0|[1-9][0-9]{0,8})", text) and text != "-0" and low <= int(text) <= high:
        return int(text)
    raise NotationError(f"{text!r} is not {what}: expected a whole number from {low} to {high}")


def format_counts(counts: Mapping[str, int]) -> str:
    """Names with numbers, e.g. `radar:2,repair:1`; `-` for none. Zeros are left out."""
    return ",".join(f"{name}:{count}" for name, count in counts.items() if count) or "-"


def parse_counts(text: str, names: Iterable[str], what: str) -> dict[str, int]:
    """The inverse of `format_counts`, with every name present."""
    counts = dict.fromkeys(names, 0)
    if text == "-":
        return counts
    for part in text.split(","):
        name, _, number = part.partition(":")
        one_of(name, counts, what)
        if counts[name]:
            raise NotationError(f"{name!r} stands twice in {text!r}")
        counts[name] = parse_int(number, 1, 10**6, f"the number of {name}")
    return counts


def format_fields(fields: Mapping[str, str]) -> str:
    """A position as one line of `key=value` words. Values must not hold blanks."""
    return " ".join(f"{key}={value}" for key, value in fields.items())


def parse_fields(text: str, keys: Iterable[str]) -> dict[str, str]:
    """The inverse of `format_fields`; every key must be there exactly once."""
    fields: dict[str, str] = {}
    known = list(keys)
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"{word!r} is not of the form key=value")
        one_of(key, known, "a field of a position")
        if key in fields:
            raise NotationError(f"the field {key!r} stands twice")
        fields[key] = value
    missing = [key for key in known if key not in fields]
    if missing:
        raise NotationError(f"the position lacks: {', '.join(missing)}")
    return fields
