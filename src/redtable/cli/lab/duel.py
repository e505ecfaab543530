"""`redtable lab duel`: two bots on the same deals, with the sides swapped."""

from __future__ import annotations

from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any, Final

from redtable.cli.lab.figures import bar, percent, plain_json, points
from redtable.cli.local_match import option_of
from redtable.lab.duel import Duel, play_duel
from redtable.lab.matches import Player
from redtable.lab.pairs import Meeting
from redtable.lab.sequential import SequentialTest
from redtable.lab.statistics import elo_estimate, estimate, normalised_elo, pentanomial

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.lab.workers import Workers

MARGIN: Final = 0.05
"""How far the two scores that a test tells apart lie from its target."""
SURE: Final = 0.99
VERDICTS: Final = {
    True: "cli-lab-verdict-yes",
    False: "cli-lab-verdict-no",
    None: "cli-lab-verdict-open",
}


def meeting_of(game: str, levels: tuple[str, str], ruleset: str, options: list[str]) -> Meeting:
    """Two bots that can meet under these rules; raises an error that says why they cannot."""
    chosen = tuple(option_of(text) for text in options)
    return Meeting(game, Player(levels[0]), Player(levels[1]), ruleset, chosen).checked()


def around(target: float) -> SequentialTest:
    """A test of whether the score is below or above a target; nearer to 0 and 1 it looks more closely."""
    margin = min(MARGIN, target / 2, (1 - target) / 2)
    return SequentialTest(target - margin, target + margin)


def show_duel(
    terminal: Terminal,
    meeting: Meeting,
    pairs: int,
    seed: str,
    workers: Workers,
    target: float | None,
    times: bool,
    as_json: bool,
) -> None:
    """Play a duel and tell its result."""
    test = around(target) if target is not None else None
    with bar(terminal) as progress:
        task = progress.add_task(f"{meeting.first.level} - {meeting.second.level}", total=pairs)
        duel = play_duel(
            meeting,
            pairs,
            seed=seed,
            test=test,
            timed=times,
            workers=workers,
            progress=lambda duel: progress.update(task, completed=len(duel.pairs)),
        )
    if as_json:
        terminal.console.out(plain_json(duel_figures(duel)))
        return
    tell_score(terminal, meeting, duel.pairs)
    if times:
        tell_times(terminal, meeting, duel)
    if test is not None:
        low, high = f"{100 * test.low:.0f}", f"{100 * test.high:.0f}"
        terminal.console.print(terminal.texts.say(VERDICTS[duel.verdict], low=low, high=high))


def tell_score(terminal: Terminal, meeting: Meeting, pairs: list[float]) -> None:
    """The first bot's score in percent and in Elo."""
    say = terminal.texts.say
    score = estimate(pairs, SURE)
    first, second = meeting.first.level, meeting.second.level
    terminal.console.print(
        say("cli-lab-duel", first=first, second=second, score=percent(score), pairs=len(pairs))
    )
    counts = " ".join(str(count) for count in pentanomial(pairs))
    relative, normalised = points(elo_estimate(score)), points(normalised_elo(pairs, SURE))
    terminal.console.print(say("cli-lab-elo", elo=relative, normalised=normalised, counts=counts))


def tell_times(terminal: Terminal, meeting: Meeting, duel: Duel) -> None:
    """How long each bot thinks."""
    for player, seconds in zip((meeting.first, meeting.second), duel.seconds, strict=True):
        if len(seconds) > 1:
            told = {name: milliseconds(value) for name, value in thinking(seconds).items()}
            terminal.console.print(
                terminal.texts.say("cli-lab-times", bot=player.level, decisions=len(seconds), **told)
            )


def milliseconds(seconds: float) -> str:
    """A time that is read at a glance: three digits."""
    return f"{1000 * seconds:.3g}"


def thinking(seconds: list[float]) -> dict[str, float]:
    """The mean time of a decision, and what half and 95 in 100 of them do not exceed."""
    within = quantiles(seconds, n=20)
    return {"mean": mean(seconds), "median": within[9], "most": within[18]}


def duel_figures(duel: Duel) -> dict[str, Any]:
    """A duel as plain data."""
    score = duel.estimate(SURE)
    return {
        "score": score,
        "elo": elo_estimate(score),
        "normalised_elo": normalised_elo(duel.pairs, SURE),
        "pentanomial": pentanomial(duel.pairs),
        "pairs": len(duel.pairs),
        "verdict": duel.verdict,
        "seconds": [thinking(seconds) for seconds in duel.seconds if len(seconds) > 1],
    }
