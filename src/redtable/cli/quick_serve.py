"""`redtable serve` without the machinery of the other commands: the table is there a second earlier.

The command line is read here only if it is plain: options of `serve` with values that fit. Everything else
(help, a mistake, another command) is left to the commands in `app.py`, which know more and say more.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

TEXTS: Final = ("host", "database", "config")
NUMBERS: Final = {"port": (0, 65535), "nodes": (1, 64)}
FLAGS: Final = ("open", "lan")


def plain_options(arguments: Sequence[str]) -> dict[str, Any] | None:
    """What a plain `serve` asks for, by option; None if the command line is not plain."""
    if not arguments or arguments[0] != "serve":
        return None
    found: dict[str, Any] = {}
    words = iter(arguments[1:])
    for word in words:
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name in found:
            return None
        if name in FLAGS and not equals:
            found[name] = True
            continue
        value = value if equals else next(words, "")
        if name in NUMBERS and value.isascii() and value.isdigit():
            least, most = NUMBERS[name]
            found[name] = int(value)
            if not least <= found[name] <= most:
                return None
        elif name in TEXTS and value and not value.startswith("-"):
            found[name] = value
        else:
            return None
    return found


def serve_plainly(arguments: Sequence[str]) -> int | None:
    """Run the server if that is all that is asked for; None: the commands have to see to it."""
    options = plain_options(arguments)
    if options is None:
        return None
    from redtable.cli.serve import run_server
    from redtable.cli.terminal import Terminal
    from redtable.i18n.language import UnknownLanguageError, choose_language
    from redtable.kernel.errors import RedtableError

    try:
        terminal = Terminal(choose_language(None, os.environ))
    except UnknownLanguageError:
        return None
    changes = {name: options.get(name) for name in ("host", "port", "database")}
    try:
        run_server(
            terminal,
            options.get("nodes", 1),
            options.get("config", ""),
            options.get("open", False),
            options.get("lan", False),
            changes,
        )
    except RedtableError as fault:
        from redtable.cli.user_error import exit_code_of, explain

        terminal.complain(*explain(fault, terminal.texts))
        return exit_code_of(fault)
    except KeyboardInterrupt:
        return 130
    return 0
