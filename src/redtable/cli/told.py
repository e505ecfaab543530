"""A game told in sentences: events, refusals, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from redtable.i18n.texts import Texts
    from redtable.kernel.game import Event, Refusal
    from redtable.kernel.match import Match


def told(events: Iterable[Event], seat: int, texts: Texts) -> list[Text]:
    """One line for each event that the seat may know of."""
    seen = (event.seen_by(seat) for event in events)
    return [event_line(event, texts) for event in seen if event is not None]


def event_line(event: dict[str, Any], texts: Texts) -> Text:
    """One event."""
    return Text.assemble(("  · ", "dim"), texts.event_line(event))


def refusal_line(refusal: Refusal, texts: Texts) -> Text:
    """Why not, with the clause in front."""
    return Text(f"  {texts.refusal_line(refusal.clause, refusal.key, refusal.args)}", style="yellow")


def outcome_of(match: Match, texts: Texts) -> Text:
    """Who won, or that the game is not over."""
    outcome = match.outcome()
    if outcome is None:
        return Text(texts.say("table-outcome-open"), style="dim")
    teams = [info.team for info in match.seats]
    return Text(texts.outcome_line(outcome.scores, outcome.reason, teams), style="bold")
