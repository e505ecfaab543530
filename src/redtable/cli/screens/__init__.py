"""How views are drawn in the terminal. Games bring a screen through the entry points `redtable.screens`:

    def screen(view: View, texts: Texts) -> RenderableType

It gets the view and nothing else. Games without one get the plain screen.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, TypeAlias, cast

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.i18n.texts import Texts

GROUP = "redtable.screens"

Screen: TypeAlias = "Callable[[Any, Texts], RenderableType]"


def screen_of(slug: str) -> Screen:
    """The screen of a game."""
    for point in entry_points(group=GROUP):
        if point.name == slug:
            return cast("Screen", point.load())
    from redtable.cli.screens.plain import plain_screen

    return plain_screen
