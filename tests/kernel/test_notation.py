"""Notation helpers: what is written reads back, and what is wrong says what was expected."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.kernel.notation import (
    MAX_LENGTH,
    NotationError,
    clean,
    format_counts,
    format_fields,
    one_of,
    parse_counts,
    parse_fields,
    parse_int,
    parse_square,
    square_name,
)

names = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
values = st.text(st.characters(min_codepoint=33, max_codepoint=0x2FF, exclude_categories=["Zs", "Cc"]))

untimed = settings(deadline=None)


# Clean


@untimed
@given(st.text())
def test_what_is_clean_stays_clean(text: str) -> None:
    try:
        once = clean(text)
    except NotationError:
        return
    assert clean(once) == once
    assert once == unicodedata.normalize("NFC", once)
    assert once == once.strip()
    assert "  " not in once


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  clue   evolución\t2 ", "clue evolución 2"),
        ("evolucio\u0301n", "evolución"),
        ("torpedo\u00a0>\u2003K", "torpedo > K"),
        ("", ""),
    ],
)
def test_blanks_and_accents_become_canonical(text: str, expected: str) -> None:
    assert clean(text) == expected


@pytest.mark.parametrize("char", ["\n", "\r", "\0", "\x1b", "\u200b", "\u202e", "\ue000", "\ud800"])
def test_what_nobody_can_see_is_refused(char: str) -> None:
    with pytest.raises(NotationError, match="one line of visible characters"):
        clean(f"row{char}1")


def test_an_endless_text_is_refused() -> None:
    assert len(clean("x" * MAX_LENGTH)) == MAX_LENGTH
    with pytest.raises(NotationError, match=f"at most {MAX_LENGTH} characters, this has {MAX_LENGTH + 1}"):
        clean("x" * (MAX_LENGTH + 1))


def test_a_text_that_grows_when_it_is_composed_is_measured_then() -> None:
    growing = "\u0958" * (MAX_LENGTH // 2 + 1)
    with pytest.raises(NotationError, match=f"at most {MAX_LENGTH} characters, this has {MAX_LENGTH + 2}"):
        clean(growing)


# Squares


@untimed
@given(st.data(), st.integers(1, 99), st.integers(1, 26))
def test_squares_read_back(data: st.DataObject, rows: int, columns: int) -> None:
    square = data.draw(st.tuples(st.integers(0, rows - 1), st.integers(0, columns - 1)))
    assert parse_square(square_name(*square), rows, columns) == square


@untimed
@given(st.text(max_size=4))
def test_a_text_is_one_square_or_none(text: str) -> None:
    try:
        square = parse_square(text, 8, 6)
    except NotationError:
        return
    assert square_name(*square) == text


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a9", "g1", "A1", "a01", "a1 ", "aa1", "a١"])
def test_what_is_no_square_says_which_there_are(text: str) -> None:
    with pytest.raises(NotationError, match="is not a square from a1 to f8"):
        parse_square(text, 8, 6)


# Words and numbers


def test_a_word_that_is_none_of_them_lists_them() -> None:
    assert one_of("radar", ["radar", "sonar"], "a manoeuvre") == "radar"
    with pytest.raises(NotationError, match="'rader' is not a manoeuvre; expected one of: radar, sonar"):
        one_of("rader", (name for name in ("radar", "sonar")), "a manoeuvre")


@untimed
@given(st.integers(-999_999_999, 999_999_999))
def test_numbers_read_back(number: int) -> None:
    assert parse_int(str(number), -999_999_999, 999_999_999, "a number") == number


@untimed
@given(st.text(st.sampled_from("-+0123456789 _.e٣"), max_size=5))
def test_a_text_is_one_number_or_none(text: str) -> None:
    try:
        number = parse_int(text, -50, 5000, "a number")
    except NotationError:
        return
    assert str(number) == text


@pytest.mark.parametrize("text", ["", "-0", "007", "+1", "1.0", " 1", "1_0", "٣", "0", "7", "9999999999999"])
def test_what_is_no_such_number_says_the_bounds(text: str) -> None:
    with pytest.raises(NotationError, match="is not a face: expected a whole number from 1 to 6"):
        parse_int(text, 1, 6, "a face")


# Counts


@untimed
@given(st.dictionaries(names, st.integers(0, 10**6)))
def test_counts_read_back(counts: dict[str, int]) -> None:
    assert parse_counts(format_counts(counts), counts, "a manoeuvre") == counts


def test_no_counts_are_a_dash() -> None:
    assert format_counts({"radar": 0}) == "-"
    assert parse_counts("-", ["radar"], "a manoeuvre") == {"radar": 0}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sonar:1", "'sonar' is not a manoeuvre; expected one of: radar, repair"),
        ("radar:1,radar:2", "'radar' stands twice"),
        ("radar:0", "'0' is not the number of radar"),
        ("radar", "'' is not the number of radar"),
        ("radar:1,", "'' is not a manoeuvre"),
        ("", "'' is not a manoeuvre"),
    ],
)
def test_wrong_counts_say_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        parse_counts(text, ["radar", "repair"], "a manoeuvre")


# Fields


@untimed
@given(st.dictionaries(names, values))
def test_fields_read_back(fields: dict[str, str]) -> None:
    assert parse_fields(format_fields(fields), fields) == fields


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("boats=1", "the position lacks: deck"),
        ("", "the position lacks: boats, deck"),
        ("boats=1 deck=2 boats=3", "the field 'boats' stands twice"),
        ("boats=1 deck", "'deck' is not of the form key=value"),
        ("boats=1 deck=2 wind=3", "'wind' is not a field of a position; expected one of: boats, deck"),
    ],
)
def test_wrong_fields_say_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        parse_fields(text, ["boats", "deck"])
