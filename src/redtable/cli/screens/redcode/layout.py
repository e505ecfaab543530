"""Where things stand on the Red Code screen, for wide and for narrow terminals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from redtable.cli.screens.redcode import paint
from redtable.cli.screens.redcode.boards import board
from redtable.cli.screens.redcode.sea import CELL, MARGIN, sea
from redtable.games.redcode.words import ORDERS, SIDES

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from redtable.games.redcode.view import RedcodeView
    from redtable.i18n.texts import Texts

WIDEST: Final = 110
"""More room than this is left empty."""
FIRST_ORDER_CLAUSE: Final = 8
"""The order cards are described from RC-10.8 on."""
QUESTIONS: Final = {
    "choose": "cli-redcode-ask-choose",
    "place": "cli-redcode-ask-place",
    "return": "cli-redcode-ask-return",
    "recover": "cli-redcode-ask-recover",
    "main": "cli-redcode-ask-main",
    "move": "cli-redcode-ask-move",
    "respond": "cli-redcode-ask-respond",
    "boatswain": "cli-redcode-ask-boatswain",
    "discard": "cli-redcode-ask-discard",
}
"""What is asked of a captain, by phase."""


def redcode_screen(view: RedcodeView, texts: Texts) -> RenderableType:
    """The screen of Red Code."""
    return RedcodeScreen(view, texts)


class RedcodeScreen:
    """A view, to be drawn as wide as the terminal allows."""

    def __init__(self, view: RedcodeView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The sea with the table beside it (below it if there is no room), then the boards two by two."""
        width = min(options.max_width, WIDEST)
        sea_width = MARGIN + 1 + len(self.view.terrain[0]) * (CELL + 1)
        beside = width - sea_width - 1
        if beside >= 24:
            top = Table.grid(padding=(0, 1, 0, 0))
            top.add_column(width=sea_width, no_wrap=True)
            top.add_column(width=beside - 1)
            top.add_row(sea(self.view), self.beside())
            yield top
        else:
            yield sea(self.view)
            yield self.beside()
        each = width // 2
        pairs = Table.grid()
        boards = [board(self.view, ship, self.texts, each) for ship in self.view.ships]
        for number in range(0, len(boards), 2):
            pairs.add_row(*boards[number : number + 2])
        yield pairs

    def beside(self) -> RenderableType:
        """The state of the table, the chain, the cards, the question."""
        parts = [self.table()]
        if self.view.chain:
            parts.append(self.chain())
        hand = self.hand()
        if hand:
            parts.append(hand)
        if self.view.outcome is None:
            parts.append(self.question())
        parts.append(self.legend())
        return Group(*parts)

    def table(self) -> RenderableType:
        """Mode, round, score, cards."""
        view, say = self.view, self.texts.say
        lines = Text()
        for side in SIDES:
            afloat = sum(ship.side == side and ship.status == "afloat" for ship in view.ships)
            lines.append(*paint.token_on_paper("", side))
            lines.append(f" {self.texts.word(side):<7}", style=paint.SIDE_ON_PAPER[side])
            if view.mode == "war":
                lines.append(f"{say('cli-redcode-points', points=view.points[side])}\n")
            else:
                lines.append(f"{say('cli-redcode-afloat', count=afloat)}\n")
        lines.append(say("cli-redcode-deck", deck=view.deck_size, discard=len(view.discard)), style="dim")
        title = say("cli-redcode-round", mode=view.mode, round=view.round)
        return panel(lines, title)

    def chain(self) -> RenderableType:
        """The chain, newest on top: who answers whom, and who is still asked."""
        view, say = self.view, self.texts.say
        sides = {ship.letter: ship.side for ship in view.ships}
        lines = Text()
        for link in sorted(view.chain, key=lambda link: -link.number):
            lines.append(f"{link.number} ", style="bold")
            lines.append(*paint.token_on_paper(link.ship, sides[link.ship]))
            lines.append(f" {self.texts.word(link.manoeuvre)} ")
            if link.target in sides:
                lines.append(f"{paint.RANGE} ")
                lines.append(*paint.token_on_paper(link.target, sides[link.target]))
            else:
                lines.append(say("cli-redcode-cancels", link=link.target))
            if link.number > 1:
                answers = say("cli-redcode-answers", link=link.number - 1)
                lines.append(f"\n  {paint.ANSWERS} {answers}", style=paint.ANSWER_STYLE)
            lines.append("\n")
        asked = [view.ship, *(letter for letter in view.window if letter != view.ship)]
        lines.append(say("cli-redcode-asked", ships=asked), style="dim")
        return panel(lines, say("cli-redcode-chain"))

    def hand(self) -> RenderableType | None:
        """The cards of the seat's own ships, with the clauses that describe them."""
        mine = [ship for ship in self.view.ships if ship.seat == self.view.seat and ship.hand is not None]
        if not mine:
            return None
        lines = Text()
        for ship in mine:
            for card in ship.hand or []:
                letter = f"{ship.letter} " if len(mine) > 1 else ""
                lines.append(f"{letter}▪ {self.texts.word(card)}", style="bold")
                lines.append(f"  RC-10.{FIRST_ORDER_CLAUSE + ORDERS.index(card)}\n", style="dim")
        if not lines:
            lines.append(self.texts.say("cli-redcode-no-cards"), style="dim")
        lines.rstrip()
        if self.view.order_used and lines and self.view.phase == "main":
            lines.append(f"\n{self.texts.say('cli-redcode-order-used')}", style="dim")
        return panel(lines, self.texts.say("cli-redcode-hand"))

    def question(self) -> RenderableType:
        """Who decides what."""
        view = self.view
        side = next(ship.side for ship in view.ships if ship.letter == view.ship)
        steps = view.move.steps if view.move else 0
        must = bool(view.move and view.move.must)
        asked = self.texts.say(QUESTIONS[view.phase], crew=view.recovering, steps=steps, must=must)
        return Text.assemble(paint.token_on_paper(view.ship, side), " ", (asked, "bold"))

    def legend(self) -> RenderableType:
        """What the signs mean."""
        say = self.texts.say
        signs = (
            (paint.BREAKDOWN[0], "cli-redcode-sign-breakdown"),
            (paint.REPAIR[0], "cli-redcode-sign-repair"),
            (paint.CREW[0], "cli-redcode-sign-crew"),
            (f"{paint.RANGE}2", "cli-redcode-sign-range"),
            (paint.ANSWERS, "cli-redcode-sign-answers"),
            (paint.NO_REPLY, "cli-redcode-sign-no-reply"),
            ("≋", "cli-redcode-sign-current"),
        )
        entries = [Text(f"{sign} {say(key)}", style="dim") for sign, key in signs]
        return Padding(Columns(entries, padding=(0, 3)), (1, 0, 0, 0))


def panel(content: RenderableType, title: str) -> Panel:
    """A box with a title."""
    heading = Text(title, style="bold")
    return Panel(content, title=heading, title_align="left", box=box.ROUNDED, border_style="dim")
