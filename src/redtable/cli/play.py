"""`redtable play`: a game at this terminal, against programs or with several people in one hot seat."""

from __future__ import annotations

import shlex
import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from redtable.bots.bot import bot_levels
from redtable.cli.actions import examples, fitting, listed, same_but_case
from redtable.cli.ask import Asker
from redtable.cli.local_match import LocalMatch, MatchOptions, open_match
from redtable.cli.narration import narrate, narrate_events, outcome_of, refusal_line
from redtable.cli.outlook import outlook
from redtable.cli.rules import clause_or_section
from redtable.cli.screens import screen_of
from redtable.cli.user_error import UserError, explain
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import RESIGN, UNDO, Refused
from redtable.kernel.notation import NotationError
from redtable.kernel.rulebook import load_rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.cli.terminal import Terminal
    from redtable.kernel.game import Refusal
    from redtable.kernel.view import View

MOST_NEWS, LEAST_NEWS = 14, 4
"""How many lines of news are shown under the board; `log` shows all."""
PROMPT_LINES = 4
"""Lines that the question and the answer take."""

DOUBTS = {"harmful": "cli-play-harmful", "pointless": "cli-play-pointless"}
"""Lists of legal actions that a view may have because they look like mistakes, and what is said of them."""

CLEAR_WITH_PAST = "\x1b[3J"
"""Clears what was scrolled away, too: nothing of another player's screen may be found there."""


def play_game(terminal: Terminal, asked: MatchOptions) -> None:
    """Play until the game is over or the person leaves. Whatever happens, the game is on the disk."""
    local = open_match(asked)
    local.save()
    play = Play(terminal, local, asked)
    try:
        play.run()
    except KeyboardInterrupt:
        terminal.console.print()
        play.goodbye()
        raise


class Play:
    """One sitting at a table."""

    def __init__(self, terminal: Terminal, local: LocalMatch, asked: MatchOptions) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.local = local
        self.match = local.match
        self.pace = asked.pace if terminal.interactive else 0.0
        self.texts = terminal.texts_of(self.match.game)
        self.draw = screen_of(self.match.game.slug)
        self.asker = Asker(terminal)
        self.viewer: int | None = None
        self.news: list[Text] = []
        self.heard_until: dict[int, int] = {seat: self.match.version(seat) for seat in local.people}
        self.choice = ""
        """The one action that a prefix left over: an empty line does it."""

    def run(self) -> None:
        """One decision after the other."""
        while self.match.outcome() is None:
            seat = self.next_seat()
            if seat not in self.local.people:
                self.program_acts(seat)
            elif not self.person_acts(seat):
                self.goodbye()
                return
        self.finish()

    def next_seat(self) -> int:
        """Whose decision comes next: programs first, then whoever looks at the screen, then the others."""
        actors = self.match.actors()
        programs = [seat for seat in actors if seat not in self.local.people]
        if programs:
            return programs[0]
        return self.viewer if self.viewer in actors else actors[0]

    # Programs

    def program_acts(self, seat: int) -> None:
        """A program decides from its view; people see what they may see of it."""
        name = self.texts.word(self.match.seat_name(seat))
        with self.thinking(name):
            choice = self.local.bot(seat).choose(self.match.view(seat).view)
        self.local.act(seat, choice)
        if len(self.local.people) == 1:
            self.hear(self.local.people[0], aloud=True)

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Something to look at while a program thinks."""
        if not self.terminal.interactive:
            return nullcontext()
        return self.console.status(self.texts.say("cli-play-thinking", seat=name))

    def hear(self, seat: int, aloud: bool) -> None:
        """Take in what the seat has not been told yet; aloud: print it now, at the pace that was asked for.

        At a terminal the news are kept for the place under the board, because the screen is drawn anew.
        """
        for events in self.match.updates(seat, self.heard_until[seat]):
            for line in narrate_events(events, self.texts):
                if self.terminal.interactive:
                    self.news.append(line)
                if aloud or not self.terminal.interactive:
                    self.console.print(line)
            if aloud and self.pace:
                time.sleep(self.pace)
        self.heard_until[seat] = self.match.version(seat)

    # People

    def person_acts(self, seat: int) -> bool:
        """Show a person the table and let them decide; False when they leave."""
        self.hand_over(seat)
        self.hear(seat, aloud=False)
        self.show(seat)
        while True:
            view = self.match.view(seat).view
            line = self.asker.ask([*view.legal, *self.commands()])
            if line is None or (line == "quit" and line not in view.legal):
                return False
            if self.obey(seat, line, view):
                return True

    def hand_over(self, seat: int) -> None:
        """Change places: when views hide something, nobody sees what was meant for somebody else."""
        if self.viewer == seat:
            return
        left, self.viewer, self.news = self.viewer, seat, []
        several = len(self.local.people) > 1
        if not several:
            self.news = narrate(self.match.opening, seat, self.texts)
            return
        name = self.texts.word(self.match.seat_name(seat))
        if not self.terminal.interactive:
            self.console.print(self.texts.say("cli-play-turn", seat=name))
            return
        if self.hides(seat, left):
            self.asker.forget()
            self.clear()
            self.console.print(self.texts.say("cli-play-privacy", seat=name))
            self.asker.ask(())
            self.clear()

    def hides(self, seat: int, other: int | None) -> bool:
        """Whether the seat's view shows something that another person's does not."""
        others = [person for person in self.local.people if person != seat] if other is None else [other]
        return any(self.shared(seat) != self.shared(person) for person in others)

    def shared(self, seat: int) -> dict[str, Any]:
        """What a view shows apart from whose it is."""
        fields: dict[str, Any] = msgspec.to_builtins(self.match.state.view(seat))
        return {name: value for name, value in fields.items() if name not in ("seat", "legal")}

    def clear(self) -> None:
        """An empty terminal, without a past; one that cannot be cleared is filled with empty lines."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
            return
        self.console.clear()
        self.console.file.write(CLEAR_WITH_PAST)

    def show(self, seat: int) -> None:
        """The board, the news, and what can be done."""
        view = self.match.view(seat).view
        if self.terminal.interactive:
            self.console.clear()
        board = self.draw(view, self.texts)
        self.console.print(board)
        for line in self.news[-self.room_beside(board, len(view.legal)) :]:
            self.console.print(line)
        self.news = []
        self.offer(seat, view, "")

    def room_beside(self, board: RenderableType, actions: int) -> int:
        """How many lines of news leave the board in sight, given that actions stand several on a line."""
        used = len(self.console.render_lines(board)) + actions // 3 + PROMPT_LINES
        return min(max(self.console.height - used, LEAST_NEWS), MOST_NEWS)

    def offer(self, seat: int, view: View, prefix: str) -> None:
        """List the legal actions that begin with what was typed."""
        name = self.texts.word(self.match.seat_name(seat))
        actions = fitting(view.legal, prefix)
        self.choice = actions[0][1] if prefix and len(actions) == 1 else ""
        self.console.print(
            Text(self.texts.say("cli-play-prompt", seat=name, count=len(actions)), style="bold")
        )
        doubtful = [text for field in DOUBTS for text in getattr(view, field, ())]
        self.console.print(listed(actions, self.texts, doubtful, short=not prefix))
        if self.choice:
            self.console.print(Text(self.texts.say("cli-play-only", action=self.choice), style="dim"))

    # What a line means

    def commands(self) -> list[str]:
        """The words that are no actions."""
        return ["?", "help", "why", "rules", UNDO, RESIGN, "log", "hint", "quit"]

    def obey(self, seat: int, line: str, view: View) -> bool:
        """Do what a line says; True when it changed the game."""
        choice, self.choice = self.choice, ""
        word, _, rest = line.partition(" ")
        if not line and choice:
            return self.act(seat, choice)
        if line in view.legal or self.local.legible(seat, line):
            return self.act_unless_doubtful(seat, line, view)
        if line.isdigit() and 1 <= int(line) <= len(view.legal):
            return self.act_unless_doubtful(seat, view.legal[int(line) - 1], view)
        if word == UNDO:
            return self.act(seat, UNDO)
        if line == RESIGN:
            return self.resign(seat)
        if not line:
            self.show(seat)
        elif line in ("?", "help"):
            self.console.print(self.texts.say("cli-play-help"))
        elif word == "why":
            self.why(seat, rest.strip(), view)
        elif word == "rules":
            self.rules(rest.strip())
        elif word == "log":
            self.log(seat)
        elif word == "hint":
            self.hint(seat, view)
        elif same_but_case(view.legal, line):
            return self.act_unless_doubtful(seat, same_but_case(view.legal, line), view)
        elif fitting(view.legal, line):
            self.offer(seat, view, line)
        else:
            self.why(seat, line, view)
        return False

    def act_unless_doubtful(self, seat: int, text: str, view: View) -> bool:
        """Carry out an action; one that the view calls harmful or pointless only when Enter confirms it."""
        doubt = next((key for field, key in DOUBTS.items() if text in getattr(view, field, ())), "")
        if not doubt or not self.terminal.interactive:
            return self.act(seat, text)
        self.choice = text
        self.console.print(Text(f"  {self.texts.say(doubt, action=text)}", style="yellow"))
        return False

    def act(self, seat: int, text: str) -> bool:
        """Carry out an action; a refusal is told with its clause."""
        try:
            self.local.act(seat, text)
        except Refused as fault:
            self.refuse(fault.refusal)
            return False
        self.hear(seat, aloud=False)
        return True

    def resign(self, seat: int) -> bool:
        """Give up for the seat's side: whoever holds this keyboard speaks for all people of it."""
        try:
            self.local.resign(seat)
        except Refused as fault:
            self.refuse(fault.refusal)
            return False
        return True

    def refuse(self, refusal: Refusal) -> None:
        """A refusal, and the text of its clause."""
        self.console.print(refusal_line(refusal, self.texts))
        self.rules(refusal.clause)

    def why(self, seat: int, text: str, view: View) -> None:
        """Why an action is impossible, or that it is not."""
        if text.isdigit() and 1 <= int(text) <= len(view.legal):
            text = view.legal[int(text) - 1]
        try:
            refusal = self.local.refusal(seat, text)
        except NotationError as fault:
            self.unreadable(text, fault, view)
            return
        if refusal:
            self.refuse(refusal)
        else:
            self.console.print(Text(f"  {self.texts.say('cli-play-possible', action=text)}"))
            for line in outlook(self.match.game, self.match.rules, view, text, self.texts):
                self.console.print(Text(f"  {line}"))

    def unreadable(self, text: str, fault: NotationError, view: View) -> None:
        """Say why something is no action, to those who read the language of the parser, and some that are."""
        if self.texts.language == "en":
            line = self.texts.say("table-refusal-unreadable", why=str(fault))
        else:
            line = self.texts.say("cli-play-no-action", given=text)
        self.console.print(Text(f"  {line}", style="yellow"))
        near = examples(view.legal, text)
        if near:
            self.console.print(Text(f"  {self.texts.say('cli-play-examples', examples=', '.join(near))}"))

    def rules(self, clause: str) -> None:
        """The text of a clause."""
        try:
            if not clause:
                raise UserError("cli-problem-which-clause", "cli-hint-clause")
            book = load_rulebook(self.match.game.package, self.texts.language)
            self.console.print(clause_or_section(book, clause, self.texts))
        except RedtableError as fault:
            line, hint = explain(fault, self.texts)
            self.console.print(Text(f"  {line} {hint}", style="dim"))

    def log(self, seat: int) -> None:
        """Everything that the seat was told since the beginning."""
        for line in narrate(self.match.opening, seat, self.texts):
            self.console.print(line)
        for events in self.match.updates(seat):
            for line in narrate_events(events, self.texts):
                self.console.print(line)

    def hint(self, seat: int, view: View) -> None:
        """What the strongest program would do here, and why."""
        level = bot_levels(self.match.game.slug)[-1]
        bot = self.local.new_bot(level, seat)
        with self.thinking(level):
            choice = bot.choose(view)
        self.console.print(Text(self.texts.say("cli-play-hint", level=level, action=choice)))
        for term, value in bot.why():
            self.console.print(Text(f"    {value:+.2f}  {self.texts.word(term)}", style="dim"))

    # The end

    def finish(self) -> None:
        """The last board and the result. Where several people look, nobody's hand is shown even now."""
        several = len(self.local.people) > 1
        seat = SPECTATOR if several else self.local.people[0]
        if several:
            self.news = narrate(self.match.log[-1].events, seat, self.texts)
        else:
            self.hear(seat, aloud=False)
        self.console.print(self.draw(self.match.view(seat).view, self.texts))
        for line in self.news[-MOST_NEWS:]:
            self.console.print(line)
        self.console.print(outcome_of(self.match, self.texts))
        kept = self.texts.say("cli-play-record", file=str(self.local.file))
        self.console.print(Text(kept, style="dim"), soft_wrap=True)

    def goodbye(self) -> None:
        """Where the game is kept, and how to go on with it."""
        words = ["redtable", "play", "--resume", str(self.local.file)]
        if len(self.local.people) == len(self.match.seats):
            words.append("--hot-seat")
        else:
            for seat in self.local.people:
                words += ["--seat", self.match.seat_name(seat)]
            words += ["--bots", self.local.level]
        self.console.print(self.texts.say("cli-play-saved"))
        self.console.print(f"  {shlex.join(words)}", soft_wrap=True)
