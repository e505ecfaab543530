"""`redtable analyse`: what of a finished game was luck, what was skill, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from redtable.analysis.analyst import EFFORTS, AnalysisError
from redtable.analysis.match_analysis import analyse_record
from redtable.cli.narration import outcome_of
from redtable.cli.saved_records import load_record
from redtable.cli.user_error import UserError
from redtable.kernel.replay import replay_record

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from redtable.cli.terminal import Terminal
    from redtable.i18n.texts import Texts
    from redtable.kernel.record import Record
    from redtable.protocol.analysis import Decision, MatchAnalysis, SeatSummary

PROBLEMS: Final = {
    "unfinished": "cli-problem-analyse-unfinished",
    "unknown-game": "cli-problem-analyse-game",
    "desk": "cli-problem-analyse-desk",
    "no-meanings": "cli-problem-analyse-meanings",
    "not-prepared": "cli-problem-analyse-prepares",
}
"""What is said of a match that cannot be analysed."""
GRADES: Final = {
    "inaccuracy": "cli-analyse-inaccuracy",
    "mistake": "cli-analyse-mistake",
    "blunder": "cli-analyse-blunder",
}
STAGES: Final = {
    "opening": "cli-analyse-opening",
    "middle": "cli-analyse-middle",
    "end": "cli-analyse-end",
}
THEMES: Final = {
    "fleet": "cli-analyse-theme-fleet",
    "place": "cli-analyse-theme-place",
    "crew": "cli-analyse-theme-crew",
    "move": "cli-analyse-theme-move",
    "answer": "cli-analyse-theme-answer",
    "attack": "cli-analyse-theme-attack",
    "orders": "cli-analyse-theme-orders",
    "fire": "cli-analyse-theme-fire",
    "assault": "cli-analyse-theme-assault",
    "react": "cli-analyse-theme-react",
    "retreat": "cli-analyse-theme-retreat",
    "choice": "cli-analyse-theme-choice",
    "clue": "cli-analyse-theme-clue",
    "guess": "cli-analyse-theme-guess",
}
BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""Letters of a curve."""


def analyse_file(terminal: Terminal, file: Path, thorough: bool, as_json: bool) -> None:
    """Analyse a record and tell what was found."""
    record = load_record(file)
    found = analysed(terminal, record, thorough)
    if as_json:
        terminal.console.file.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return
    match = replay_record(record)
    terminal.console.print(outcome_of(match, terminal.texts_of(match.game)))
    Told(terminal.console, terminal.texts_of(match.game), found).tell()


def analysed(terminal: Terminal, record: Record, thorough: bool) -> MatchAnalysis:
    """The analysis, with a bar meanwhile."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    effort = EFFORTS["thorough" if thorough else "quick"]
    with Progress(*columns, console=terminal.complaints, transient=True) as bar:
        task = bar.add_task(terminal.texts.say("cli-analyse-thinking"), total=1 + len(record.actions))
        try:
            return analyse_record(record, effort, lambda done, _: bar.update(task, completed=done))
        except AnalysisError as fault:
            raise UserError(PROBLEMS[fault.why], game=record.game, language=fault.language) from fault


class Told:
    """Tells an analysis, from what matters most to the details."""

    def __init__(self, console: Console, texts: Texts, found: MatchAnalysis) -> None:
        self.console = console
        self.texts = texts
        self.found = found
        self.decisions = {decision.step: decision for decision in found.decisions}
        self.draws = {draw.step: draw for draw in found.draws}

    def tell(self) -> None:
        """Everything."""
        self.curves()
        self.accounts()
        self.moments()
        for summary in self.found.summaries:
            self.summary(summary)
        self.losses()

    def heading(self, key: str) -> None:
        """A line above a part."""
        self.console.print()
        self.console.print(Text(self.texts.say(key), style="bold"))

    def name(self, seat: int) -> str:
        """A seat by its name; the deal is nobody's."""
        if seat < 0:
            return self.texts.say("cli-analyse-deal")
        return self.texts.word(self.found.seats[seat].name)

    def action(self, text: str) -> str:
        """An action in words."""
        return self.texts.spell(text) if text else self.texts.say("cli-analyse-deal")

    def curves(self) -> None:
        """One line a seat: its chance to win over the match, from what it knew."""
        self.heading("cli-analyse-curve")
        table = Table.grid(padding=(0, 2))
        for account in self.found.accounts:
            values = [point.chances[account.seat].value for point in self.found.curve]
            table.add_row(self.name(account.seat), curve_of(values), percent(account.result))
        self.console.print(table)

    def accounts(self) -> None:
        """What every result is made of."""
        self.heading("cli-analyse-accounts")
        table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column("")
        for key in (
            "cli-analyse-expected",
            "cli-analyse-deal",
            "cli-analyse-luck",
            "cli-analyse-own",
            "cli-analyse-team",
            "cli-analyse-others",
            "cli-analyse-result",
        ):
            table.add_column(self.texts.say(key), justify="right")
        for one in self.found.accounts:
            parts = [signed(part) for part in (one.deal, one.luck, one.own, one.team, one.others)]
            table.add_row(self.name(one.seat), percent(one.expected), *parts, percent(one.result))
        self.console.print(table)

    def moments(self) -> None:
        """The moments that decided the match."""
        if not self.found.moments:
            return
        self.heading("cli-analyse-moments")
        for moment in self.found.moments:
            if moment.kind == "decision":
                self.console.print(self.judged(self.decisions[moment.step]))
            else:
                draw = self.draws[moment.step]
                said = self.texts.say(
                    "cli-analyse-luck-line",
                    step=moment.step,
                    seat=self.name(moment.seat),
                    action=self.action(draw.action),
                    change=signed(moment.change),
                )
                self.console.print(Text(f"  {said}"))

    def judged(self, decision: Decision) -> Text:
        """A decision that lost something, in one line."""
        judgement = decision.judgement
        said = self.texts.say(
            GRADES[judgement.grade],
            step=decision.step,
            seat=self.name(decision.seat),
            action=self.action(decision.action),
            better=self.action(judgement.preferred),
            lost=percent(judgement.lost),
            low=percent(judgement.low),
            high=percent(judgement.high),
        )
        return Text(f"  {said}")

    def summary(self, summary: SeatSummary) -> None:
        """How a seat played."""
        texts = self.texts
        stages = [
            f"{texts.say(STAGES[one.stage])} {percent(one.accuracy)}"
            for one in summary.stages
            if one.decisions
        ]
        self.console.print()
        line = texts.say(
            "cli-analyse-accuracy",
            seat=self.name(summary.seat),
            accuracy=percent(summary.accuracy),
            decisions=summary.decisions,
        )
        self.console.print(Text.assemble((line, "bold"), f" ({', '.join(stages)})" if stages else ""))
        best = self.decisions.get(summary.best_step or -1)
        if best is not None:
            self.line("cli-analyse-best-move", step=best.step, action=self.action(best.action))
        for key, step in (
            ("cli-analyse-luckiest", summary.luckiest_step),
            ("cli-analyse-unluckiest", summary.unluckiest_step),
        ):
            if step is not None:
                draw = self.draws[step]
                change = signed(draw.luck[summary.seat])
                self.line(key, step=step, action=self.action(draw.action), change=change)
        if summary.practice is not None:
            practice = summary.practice
            theme, lost = texts.say(THEMES[practice.theme]), percent(practice.lost)
            self.line(
                "cli-analyse-practise", theme=theme, lost=lost, clause=practice.clause, game=self.found.game
            )

    def line(self, key: str, **arguments: object) -> None:
        """A line of a summary."""
        self.console.print(Text(f"  {self.texts.say(key, **arguments)}"))

    def losses(self) -> None:
        """Every decision that lost something beyond doubt, as they came."""
        bad = [decision for decision in self.found.decisions if decision.judgement.grade in GRADES]
        if not bad:
            return
        self.heading("cli-analyse-losses")
        for decision in bad:
            self.console.print(self.judged(decision))


def curve_of(values: list[int]) -> str:
    """Chances as a line of blocks."""
    wide = (
        values
        if len(values) <= WIDTH
        else [values[at * (len(values) - 1) // (WIDTH - 1)] for at in range(WIDTH)]
    )
    return "".join(BLOCKS[min(len(BLOCKS) - 1, value * len(BLOCKS) // 1_000_000)] for value in wide)


def percent(chance: int) -> str:
    """A chance in hundredths."""
    return f"{chance / 10_000:.1f} %"


def signed(change: int) -> str:
    """A change of a chance."""
    return f"{change / 10_000:+.1f}"
