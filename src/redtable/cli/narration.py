"""A game told in sentences: events, refusals, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from redtable.i18n.texts import Texts
    from redtable.kernel.game import Event, Refusal
    from redtable.kernel.match import Match


def narrate(events: Iterable[Event], seat: int, texts: Texts) -> list[Text]:
    """One line for each event that the seat may know of."""
    seen = (event.seen_by(seat) for event in events)
    return narrate_events([event for event in seen if event is not None], texts)


def narrate_events(events: Iterable[dict[str, Any]], texts: Texts) -> list[Text]:
    """One line for each event. What goes without saying has an empty message and is not told."""
    sentences = (texts.event_line(event) for event in events)
    return [Text.assemble(("  · ", "dim"), sentence) for sentence in sentences if sentence]


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
