"""Text that one person writes and others see: what it may hold, and how it is shown.

Control characters would be commands to somebody else's terminal, marks of direction can make a text read as
another, and characters without width hide in a name. They are refused wherever text comes in (`one_line`,
`hidden_in`), and shown as a sign of replacement wherever it is printed (`shown`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from redtable.kernel.errors import RedtableError

CONTROLS: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of control and format characters, surrogates, and ends of lines and paragraphs."""
UNKNOWN: Final = ("Co", "Cn")
"""The categories of characters that mean nothing, or not the same to everybody."""
LAYOUT: Final = "\n\t"
"""Control characters that texts of several lines have."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks without ink."""
SELECTORS: Final = (("\ufe00", "\ufe0d"), ("\U000e0100", "\U000e01ef"))
"""Selectors of variants that are not for pictographs."""
PICTOGRAPHS: Final = ("\U0001f000", "\U0001faff")
"""Where new ones come every year, before this program knows them."""
JOINER: Final = "\u200d"
"""Makes one pictograph of several, and is invisible anywhere else."""
PICTOGRAPH_SELECTOR: Final = "\ufe0f"
REPLACED: Final = "\ufffd"
ASCII_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class HiddenCharacterError(RedtableError):
    """A text with characters that nobody sees."""


def one_line(text: str, what: str) -> str:
    """The text in one line with single blanks; raises if it has nothing to see, or something hidden."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if hidden_in(line) or not any(unicodedata.category(char)[0] in "LNPS" for char in line):
        raise HiddenCharacterError(f"{what} is made of visible characters")
    return line


def hidden_in(text: str) -> bool:
    """Whether anything in a text cannot be seen; it may have several lines."""
    if text.isascii():
        return ASCII_CONTROL.search(text) is not None
    return any(is_hidden(text, place) for place in range(len(text)))


def is_hidden(text: str, place: int) -> bool:
    """Whether nobody sees a character of a text."""
    char = text[place]
    if char in BLANKS or any(first <= char <= last for first, last in SELECTORS):
        return True
    if unicodedata.category(char) in UNKNOWN:
        return not PICTOGRAPHS[0] <= char <= PICTOGRAPHS[1]
    return is_control(text, place)


def is_control(text: str, place: int) -> bool:
    """Whether a character of a text is a command, and not for eyes."""
    char = text[place]
    if char in LAYOUT or unicodedata.category(char) not in CONTROLS:
        return False
    return char != JOINER or not joins(text, place)


def joins(text: str, place: int) -> bool:
    """Whether the joiner at this place stands between two pictographs."""
    if not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    return is_pictograph(after) and (is_pictograph(before) or before == PICTOGRAPH_SELECTOR)


def is_pictograph(char: str) -> bool:
    """Whether a character is a picture, or a colour of its skin."""
    return unicodedata.category(char) in ("So", "Sk") or PICTOGRAPHS[0] <= char <= PICTOGRAPHS[1]


def shown(text: str) -> str:
    """The text as it may be printed: commands are replaced by a sign that says that something was there."""
    if text.isascii():
        return ASCII_CONTROL.sub(REPLACED, text)
    return "".join([REPLACED if is_control(text, place) else char for place, char in enumerate(text)])
