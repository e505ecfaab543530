"""Which language to speak: what was asked for, else what the environment is set to, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "es", "it")
DEFAULT: Final = "en"
OVERRIDE: Final = "REDTABLE_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which POSIX gives them precedence."""


class UnknownLanguageError(RedtableError):
    """A language that Redtable does not speak."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"there is no language {asked!r}; there is: {', '.join(LANGUAGES)}")
        self.asked = asked


def known_language(asked: str) -> str:
    """The language of a code or locale such as `es` or `es_AR.UTF-8`; raises if it is not spoken here."""
    code = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if code not in LANGUAGES:
        raise UnknownLanguageError(asked)
    return code


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of REDTABLE_LANG, else of the locale; a locale that is not spoken here means English."""
    if environment.get(OVERRIDE):
        return known_language(environment[OVERRIDE])
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), DEFAULT)
    try:
        return known_language(locale)
    except UnknownLanguageError:
        return DEFAULT


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the environment's."""
    return known_language(asked) if asked else environment_language(environment)
