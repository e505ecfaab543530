"""Questions that a seat may ask. Every answer comes from the rules and from what the seat sees.

rules              what this table agreed on as far as a screen needs it, and what the pictures show
check moon 2       what a machine can say about a clue before it is given (CP-5.1, CP-10.6)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.pictures.answers import PREVIEWS, Agreed, CheckAnswer, RulesAnswer
from redtable.games.pictures.clues import clue_fault
from redtable.games.pictures.concepts import names_of
from redtable.games.pictures.notation import parse_clue
from redtable.games.pictures.picture import read_picture
from redtable.games.pictures.words import PICTURE_KIND, WORD_KIND
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.view import RefusalView

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.view import PicturesView

LANGUAGES: Final = ("en", "es", "it")


def answer(rules: PicturesRules, view: PicturesView, question: str) -> Any:
    """The answer to a question as declared in `answers.py`; raises NotationError for what is no question."""
    what, _, rest = clean(question).partition(" ")
    if what == "rules" and not rest:
        return rules_answer(rules, view)
    if what == "check" and rest:
        return check_answer(rules, view, rest)
    raise NotationError(f"{question!r} is no question; there is: {', '.join(PREVIEWS)}")


def rules_answer(rules: PicturesRules, view: PicturesView) -> RulesAnswer:
    """What the table agreed on; the pictures' names only where everybody may read them."""
    options = rules.options
    pictures = [card for card in view.cards if card.kind == PICTURE_KIND] if options.picture_names else []
    return RulesAnswer(
        options=Agreed(
            confirm_touch=options.confirm_touch,
            touch_mode=options.touch_mode,
            picture_names=options.picture_names,
            assassin_awaits=options.assassin_awaits,
        ),
        arbiter=options.arbiter == "rival" and options.mode != "coop",
        names={card.id: names_in_languages(card.face) for card in pictures},
    )


def names_in_languages(id: str) -> dict[str, list[str]]:
    """What the two things on a picture are called."""
    picture = read_picture(id)
    return {language: list(names_of(picture, language)) for language in LANGUAGES}


def check_answer(rules: PicturesRules, view: PicturesView, text: str) -> CheckAnswer:
    """Why a clue would be refused, or what its author should think about; meaning is never judged."""
    clue = parse_clue("clue", text)
    visible = [card.face for card in view.cards if card.kind == WORD_KIND and card.cover is None]
    given = [old.word for old in view.history]
    fault = clue_fault(rules, clue, visible, given, view.denied or "")
    if fault is not None:
        return CheckAnswer(refusal=RefusalView.of(fault), hints=[])
    return CheckAnswer(refusal=None, hints=hints(rules, clue.word))


def hints(rules: PicturesRules, word: str) -> list[str]:
    """Warnings that forbid nothing: capitals look like an acronym, and a dictionary may lack the word."""
    options = rules.options
    found = []
    if "acronyms" not in options.allow and any(token.isupper() for token in word.split(" ")):
        found.append("acronym")
    elif "foreign" not in options.allow and not known(word, options.language):
        found.append("unknown")
    return found


def known(word: str, language: str) -> bool:
    """Whether the dictionary of the table's language has every part of the word (CP-5.6)."""
    import simplemma

    return all(simplemma.is_known(token.casefold(), lang=language) for token in word.split(" "))
