"""A terminal that takes commands only from this program, never from the texts that it prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.segment import Segment

from redtable.kernel.visible_text import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import ConsoleOptions, RenderableType


class VisibleConsole(Console):
    """All that is printed goes through `render`: names, chat, records of others, refusals of a server."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The pieces of something to print, with nothing in them but text."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(shown(segment.text), segment.style)
