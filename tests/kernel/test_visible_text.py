"""What a text may hold, and how it is shown."""

from __future__ import annotations

import sys
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel.visible_text import HiddenCharacterError, hidden_in, one_line, shown


def test_no_control_character_is_seen_or_shown() -> None:
    for number in range(sys.maxunicode + 1):
        char = chr(number)
        if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") and char not in "\n\t":
            assert hidden_in(f"a{char}b")
            assert shown(f"a{char}b") == "a\ufffdb"


@given(st.text())
def test_what_is_shown_has_no_commands_and_is_as_long(text: str) -> None:
    assert len(shown(text)) == len(text)
    assert "\x1b" not in shown(text)
    assert shown(shown(text)) == shown(text)


@given(st.text(max_size=60))
def test_one_line_stays_as_it_is(text: str) -> None:
    try:
        line = one_line(text, "a name")
    except HiddenCharacterError:
        return
    assert line == one_line(line, "a name")
    assert line.strip()
    assert not hidden_in(line)
    assert shown(line) == line
