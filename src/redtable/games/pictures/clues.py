"""Clues: what one is, and the part of its validity that a machine can judge (CP-5, CP-10.6).

Form and number are always checked; the forms of visible words only while words lie on the table. Meaning is
never judged here: that is what asking the rival and objecting are for.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from redtable.games.pictures.notation import NO_NUMBER, PicturesAction
from redtable.games.pictures.word_forms import form_of_visible_word
from redtable.games.pictures.word_list import bare, is_letter
from redtable.games.pictures.words import UNLIMITED
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import PicturesRules

HYPHENS: Final = "-‐‑‒–—_"
APOSTROPHES: Final = "'’‘`´ʼ"


class Clue:
    """A clue that was given, and the places touched for it."""

    def __init__(self, team: int = 0, word: str = "", number: int = 1, allowed: bool = False) -> None:
        self.team = team
        self.word = word
        self.number = number
        self.allowed = allowed
        """Whether the rival spymaster was asked and said yes: then it is beyond objection (CP-G33)."""
        self.touches: list[int] = []

    def copy(self) -> Clue:
        """An independent clue."""
        new = Clue(self.team, self.word, self.number, self.allowed)
        new.touches = self.touches.copy()
        return new


def clue_fault(
    rules: PicturesRules, clue: PicturesAction, visible: list[str], given: list[str], denied: str
) -> Refusal | None:
    """Why a clue is invalid, as far as a machine can say: its form, its number, its word (CP-G10, CP-G12)."""
    for token in clue.word.split(" "):
        fault = token_fault(rules, token)
        if fault is not None:
            return fault
    return (
        phrase_fault(rules, clue.word)
        or number_fault(rules, clue)
        or table_fault(rules, clue.word, given, denied)
        or form_fault(rules, clue.word, visible)
    )


def token_fault(rules: PicturesRules, token: str) -> Refusal | None:
    """One word of letters: no hyphen (CP-5.1), no digit or other sign, at least two letters (CP-G10)."""
    for character in token:
        facts: dict[str, Any] = {"word": token, "sign": character}
        if character in HYPHENS:
            return Refusal("CP-5.1", "pictures-refusal-hyphen", facts)
        if character in APOSTROPHES:
            return Refusal("CP-G10", "pictures-refusal-apostrophe", facts)
        if character.isdigit():
            return Refusal("CP-G10", "pictures-refusal-digit", facts)
        if not is_letter(character):
            return Refusal("CP-G10", "pictures-refusal-not-a-letter", facts)
    if len(token) == 1:
        return Refusal("CP-5.5", "pictures-refusal-single-letter", {"word": token})
    if len(token) > rules.clue.longest:
        return Refusal("CP-G10", "pictures-refusal-too-long", {"longest": rules.clue.longest})
    if not re.fullmatch(rules.clue.pattern, token.casefold()):
        return Refusal("CP-G10", "pictures-refusal-form", {"word": token})
    return None


def phrase_fault(rules: PicturesRules, word: str) -> Refusal | None:
    """Several words only where the table allows set phrases or names (CP-5.1, CP-5.7)."""
    tokens = word.split(" ")
    allow = rules.options.allow
    if len(tokens) == 1 or "phrases" in allow:
        return None
    if "multiword_names" in allow and all(token[0].isupper() for token in tokens):
        return None
    return Refusal("CP-5.1", "pictures-refusal-several-words", {"word": word})


def number_fault(rules: PicturesRules, clue: PicturesAction) -> Refusal | None:
    """A whole number from 1 (CP-5.12) to the maximum (CP-G4); 0 and unlimited for experts (CP-G13)."""
    options = rules.options
    number = clue.count()
    if not clue.number:
        return Refusal("CP-3.3", "pictures-refusal-no-number", {"word": clue.word})
    if number == NO_NUMBER:
        return Refusal("CP-5.12", "pictures-refusal-not-whole", {"number": clue.number})
    if number == 0 and not (options.clue_zero or options.advanced):
        return Refusal("CP-5.12", "pictures-refusal-expert-zero")
    if number == UNLIMITED and not (options.clue_unlimited or options.advanced):
        return Refusal("CP-5.12", "pictures-refusal-expert-unlimited")
    if number > options.max_number:
        return Refusal(
            "CP-G4", "pictures-refusal-number-too-high", {"number": number, "most": options.max_number}
        )
    return None


def table_fault(rules: PicturesRules, word: str, given: list[str], denied: str) -> Refusal | None:
    """What this table decided: a word just denied (CP-5.2), repeats (CP-G9), shapes (CP-5.8)."""
    options = rules.options
    if denied and bare(word) == bare(denied):
        return Refusal("CP-5.2", "pictures-refusal-denied", {"word": word})
    if not options.repeat_clue and bare(word) in [bare(old) for old in given]:
        return Refusal("CP-G9", "pictures-refusal-repeated", {"word": word})
    if "shapes" in options.forbid and bare(word) in [bare(s) for s in rules.clue.shapes[options.language]]:
        return Refusal("CP-5.8", "pictures-refusal-shape", {"word": word})
    return None


def form_fault(rules: PicturesRules, word: str, visible: list[str]) -> Refusal | None:
    """No form or part of a visible word (CP-10.6)."""
    if not rules.options.word_form_check:
        return None
    for token in word.split(" "):
        shown = form_of_visible_word(token, visible, rules.options.language)
        if shown:
            return Refusal("CP-10.6", "pictures-refusal-visible-word", {"word": word, "visible": shown})
    return None
