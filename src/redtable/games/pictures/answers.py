"""The answers to questions about a view: what `preview.py` gives, as declared data."""

from __future__ import annotations

from typing import Literal

import msgspec

from redtable.kernel.view import RefusalView


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """The options that a screen follows and the view does not carry."""

    confirm_touch: bool
    touch_mode: Literal["first", "vote", "captain"]
    picture_names: bool
    assassin_awaits: bool


class RulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`rules`: what the table agreed on."""

    options: Agreed
    arbiter: bool
    """Whether there is a rival spymaster who can be asked about a clue."""
    names: dict[str, dict[str, list[str]]]
    """By card and by language: the two things that a picture shows. Empty where nobody may read them."""


class CheckAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`check`: why a clue would be refused; or nothing, and what its author should think about."""

    refusal: RefusalView | None
    hints: list[str]


PREVIEWS = {"rules": RulesAnswer, "check": CheckAnswer}
"""The type of each answer, by the first word of its question."""
