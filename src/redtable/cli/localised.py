"""Typer's commands, speaking the user's language.

In `app.py` every help text is the key of a message. `translate` puts the messages in their places before the
command line is read, so that help pages and shell completion speak the language too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from redtable.cli.user_error import UserError

if TYPE_CHECKING:
    from redtable.i18n.texts import Texts

BUILT_IN: Final = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
}
"""Options that Typer adds by itself, with its own English words."""


def translate(command: Any, texts: Texts) -> None:
    """Replace the keys in a command, its parameters and its subcommands by what they say."""
    for attribute in ("help", "epilog"):
        key = getattr(command, attribute)
        if key:
            setattr(command, attribute, texts.say(key))
    for parameter in command.params:
        parameter.help = texts.say(BUILT_IN.get(parameter.name, parameter.help))
        if parameter.metavar:
            parameter.metavar = texts.say(parameter.metavar)
    for subcommand in getattr(command, "commands", {}).values():
        translate(subcommand, texts)


def write_help(command: Any, context: Any, formatter: Any) -> None:
    """A help page: usage, what it does, arguments, options, commands, examples."""
    texts: Texts = context.find_root().obj.texts
    parameters = command.get_params(context)
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = [each for each in parameters if each.param_type_name == "option"]
    commands = list(getattr(command, "commands", {}).values())

    usage = [argument.metavar if argument.required else f"[{argument.metavar}]" for argument in arguments]
    usage += [texts.say("cli-help-usage-options")]
    if commands:
        usage = [texts.say("cli-help-usage-command"), *usage]
    formatter.write_usage(context.command_path, " ".join(usage), f"{texts.say('cli-help-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(command.help)
    sections = {
        "cli-help-commands": [(each.name, each.help.splitlines()[0]) for each in commands],
        "cli-help-arguments": [(each.metavar, each.help) for each in arguments],
        "cli-help-options": [(option_names(each), option_help(each, texts)) for each in options],
    }
    for title, rows in sections.items():
        if rows:
            with formatter.section(typer.style(texts.say(title), bold=True)):
                formatter.write_dl(rows)
    if command.epilog:
        with formatter.section(typer.style(texts.say("cli-help-examples"), bold=True)):
            formatter.write("".join(f"  {line}\n" for line in command.epilog.splitlines()))


def option_names(option: Any) -> str:
    """`--seed TEXT`, `--step`, ..."""
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag or not option.metavar else f"{names} {option.metavar}"


def option_help(option: Any, texts: Texts) -> str:
    """What an option is for. `--help` is made by Typer only when it is needed, after `translate`."""
    return texts.say(BUILT_IN[option.name]) if option.name == "help" else str(option.help)


class LocalisedCommand(TyperCommand):
    """A command whose help page and complaints are in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        write_help(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line; arguments that nobody asked for are a mistake."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise UserError(
                "cli-problem-too-many", "cli-hint-help", extra=" ".join(rest), command=ctx.command_path
            )
        return rest


class LocalisedGroup(TyperGroup):
    """A group of commands whose help page and complaints are in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that was named; if there is none, say which there are."""
        if not args[0].startswith("-") and args[0] not in self.commands and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            raise UserError(
                "cli-problem-no-command",
                "cli-hint-help",
                given=args[0],
                known=known,
                command=ctx.command_path,
            )
        return super().resolve_command(ctx, args)
