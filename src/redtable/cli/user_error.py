"""What goes wrong at the terminal, told in one line with a hint and without a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from redtable.i18n.texts import Texts

DIFFERS: Final = 1
BAD_USAGE: Final = 2

HINTS: Final = {
    "UnknownGameError": "cli-hint-games",
    "UnknownBotError": "cli-hint-bots",
    "RulesetError": "cli-hint-ruleset",
    "RecordError": "cli-hint-record",
    "BrokenSeal": "cli-hint-seal",
    "ScenarioError": "cli-hint-scenario",
    "ConfigError": "cli-hint-settings",
    "StoreError": "cli-hint-store",
    "Damaged": "cli-hint-damaged",
}
"""What to do about errors of the kernel, by class; by name, so that the classes need not be imported."""

USAGE: Final = {
    "NoSuchOption": "cli-problem-no-option",
    "MissingParameter": "cli-problem-missing",
    "BadOptionUsage": "cli-problem-option-value",
    "BadParameter": "cli-problem-number",
}
"""How Typer's complaints about the command line are said. The only values it judges itself are numbers."""


class UserError(RedtableError):
    """Something the person at the terminal can mend; `hint` is the key of what to do."""

    def __init__(self, key: str, hint: str = "", exit_code: int = BAD_USAGE, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.hint = hint
        self.exit_code = exit_code
        self.arguments = arguments


def explain(fault: RedtableError, texts: Texts) -> tuple[str, str]:
    """The line and the hint (or nothing) for an error."""
    if isinstance(fault, UserError):
        hint = texts.speak(fault.hint, fault.arguments) if fault.hint else ""
        return texts.speak(fault.key, fault.arguments), hint
    key = HINTS.get(type(fault).__name__)
    return str(fault), texts.say(key) if key else ""


def explain_usage(fault: Any, texts: Texts) -> tuple[str, str]:
    """The line and the hint for a command line that Typer does not accept."""
    context = getattr(fault, "ctx", None)
    hint = texts.say("cli-hint-help", command=context.command_path if context else "redtable")
    key = USAGE.get(type(fault).__name__)
    if key is None:
        return str(fault.format_message()), hint
    parameter = getattr(fault, "param", None)
    name = getattr(fault, "option_name", "") or (parameter.get_error_hint() if parameter else "")
    bounds = {"low": getattr(parameter, "min", None), "high": getattr(parameter, "max", None)}
    return texts.say(key, name=name, **bounds), hint


def exit_code_of(fault: RedtableError) -> int:
    """1 when a record or a database is not what it should be, 2 for everything that is asked wrongly."""
    if isinstance(fault, UserError):
        return fault.exit_code
    return DIFFERS if type(fault).__name__ in ("RecordError", "BrokenSeal", "Damaged") else BAD_USAGE
