"""`redtable damage`: the damage desk. Announce volleys, deal, choose, take back; every card is kept."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from redtable.cli.ask import Asker
from redtable.cli.damage.battle_file import BattleFile, begin, reopen
from redtable.cli.damage.ships import find_code
from redtable.cli.narration import narrate, refusal_line
from redtable.cli.saved_records import new_save
from redtable.cli.screens.damage import damage_screen, wound_lines
from redtable.cli.user_error import UserError, explain
from redtable.games.damage.game import DamageGame
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import DESK, SYSTEMS
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.match import Match, Refused
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.games.damage.view import DamageView
    from redtable.games.damage.volley import Volley

MARKER: Final = 0
LOG_LINES: Final = 20
QUIET: Final = ("deck-shuffled", "batch-ended", "reshuffled", "choice-requested")
"""Events that the desk does not tell in fast mode: the screen shows what they say."""
COMMANDS: Final = (
    "add",
    "volley",
    "deal",
    "run",
    "score",
    "prefer",
    "turn",
    "undo",
    "remove",
    "ships",
    "criticals",
    "odds",
    "log",
    "step",
    "fast",
    "save",
    "help",
    "quit",
)


def open_desk(
    terminal: Terminal, file: Path | None, ships: list[str], options: dict[str, Any], seed: str
) -> None:
    """A new battle, or the one in the file if it exists."""
    if file is not None and file.exists():
        if ships or options or seed:
            raise UserError("cli-problem-resume-options", "cli-hint-resume-options")
        battle, torn = reopen(file)
        state = battle.match.state
        if not isinstance(state, DamageState) or state.mode != DESK:
            raise UserError("cli-problem-not-a-battle", file=str(file))
        desk = Desk(terminal, battle)
        desk.fast = not state.volleys
        if torn:
            desk.say("damage-screen-torn")
        desk.say("damage-screen-resumed", count=len(battle.match.log), file=str(file))
    else:
        game = DamageGame()
        entries = [entry_of(text) for text in ships]
        chosen = {**options, "mode": DESK, "ships": entries}
        match = Match(game, game.rules("", chosen), SeededChance(seed or secrets.token_hex(8)))
        target = file if file is not None else new_save("damage-desk")
        desk = Desk(terminal, begin(target, match, "standard", chosen))
        desk.say("damage-screen-kept", file=str(target))
    desk.run()


def entry_of(text: str) -> str:
    """`NAME=SHIP` or `SHIP` as the game's option has it."""
    name, equals, ship = text.partition("=")
    return f"{name.replace(' ', '_')}={find_code(ship if equals else name)}"


class Desk:
    """The people around one terminal, and the battle in front of them."""

    def __init__(self, terminal: Terminal, battle: BattleFile) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.battle = battle
        self.match = battle.match
        self.texts = terminal.texts_of(battle.match.game)
        self.asker = Asker(terminal)
        self.fast = True
        self.done = False

    def say(self, key: str, **arguments: Any) -> None:
        """A line of the desk itself."""
        self.console.print(Text(self.texts.say(key, **arguments), style="dim"))

    @property
    def state(self) -> DamageState:
        """The battle as it stands."""
        state = self.match.state
        assert isinstance(state, DamageState)
        return state

    def view(self) -> DamageView:
        """What everybody sees."""
        from redtable.games.damage.view_builder import view_of

        return view_of(self.state, MARKER)

    # The loop

    def run(self) -> None:
        """Until somebody leaves. Ctrl-C leaves too: everything is on the disk already."""
        self.show()
        try:
            while not self.done:
                if not self.turn_of_the_handle():
                    break
        except KeyboardInterrupt:
            self.console.print()
        self.say("damage-screen-left", file=str(self.battle.file))

    def turn_of_the_handle(self) -> bool:
        """Ask for one line and do it; False at the end of the input."""
        if self.fast:
            self.deal_on()
        waiting = self.waiting()
        if waiting is not None:
            self.show_choice(waiting)
        elif self.state.volleys:
            self.say("damage-screen-next-card")
        line = self.asker.ask(self.offers())
        if line is None:
            return False
        try:
            self.obey(line)
        except Refused as fault:
            self.console.print(refusal_line(fault.refusal, self.texts))
        except RedtableError as fault:
            problem, hint = explain(fault, self.texts)
            self.console.print(Text(f"  {problem}", style="yellow"))
            if hint:
                self.console.print(Text(f"  {hint}", style="dim"))
        return True

    def offers(self) -> list[str]:
        """What the tab key completes."""
        legal = [action.text for action in self.state.legal(MARKER)]
        return [*legal, *(word for word in COMMANDS if word not in legal)]

    def waiting(self) -> Volley | None:
        """The volley whose owner has to choose."""
        return next((volley for volley in self.state.volleys if volley.waiting()), None)

    def act(self, text: str) -> None:
        """Do a step of the battle; it is on the disk before it is told."""
        entry = self.match.apply(MARKER, text)
        self.battle.write(entry)
        events = [event for event in entry.events if not self.fast or event.kind not in QUIET]
        for line in narrate(events, MARKER, self.texts):
            self.console.print(line)

    def deal_on(self) -> None:
        """Fast mode: card after card, up to the next choice."""
        dealt = False
        while self.state.volleys and self.waiting() is None:
            ship = self.state.ships[self.state.volleys[0].target]
            self.act(f"deal @{ship.name}")
            dealt = True
        if dealt and not self.state.volleys:
            self.show()

    # Commands

    def obey(self, line: str) -> None:
        """A command of the desk, a number of a choice, or a step in notation."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not word:
            self.next_card()
        elif word.isdigit() and not rest:
            self.choose(int(word))
        elif word in WITH_WORDS:
            WITH_WORDS[word](self, rest)
        elif word in ALONE and not rest:
            ALONE[word](self)
        else:
            self.act(line)
            if word in ("turn", "remove"):
                self.show()

    def undo(self) -> None:
        """Take the last step back; in fast mode the volley it belonged to is dealt card by card."""
        self.act("takeback")
        self.fast = self.fast and not self.state.volleys
        self.show()

    def deal_slowly(self) -> None:
        """From now on Enter deals each card."""
        self.fast = False
        self.say("damage-screen-mode-step")

    def deal_fast(self) -> None:
        """From now on cards are dealt by themselves."""
        self.fast = True
        self.say("damage-screen-mode-fast")

    def help(self, _: str = "") -> None:
        """What can be typed."""
        self.console.print(self.texts.say("damage-screen-help"), markup=False)

    def quit(self) -> None:
        """Leave the desk."""
        self.done = True

    def next_card(self) -> None:
        """Enter deals the next card in step mode."""
        if self.state.volleys and self.waiting() is None:
            ship = self.state.ships[self.state.volleys[0].target]
            self.act(f"deal @{ship.name}")

    def choose(self, number: int) -> None:
        """The number of one of the systems that are offered."""
        volley = self.waiting()
        if volley is None or not 1 <= number <= len(volley.options):
            raise UserError("cli-problem-no-such-number", number=number)
        ship = self.state.ships[volley.target]
        self.act(f"score {ship.fit.plan.rows[volley.options[number - 1]].name()} @{ship.name}")

    def add(self, rest: str) -> None:
        """`add NAME SHIP`: a ship of the library, of the user's folder, or a file."""
        words = rest.split()
        if not words:
            raise NotationError("add NAME SHIP")
        name = "_".join(words[:-1]) or words[0]
        self.act(f"add {name} {find_code(words[-1])}")
        self.show()

    def prefer(self, rest: str) -> None:
        """`prefer NAME ORDER`; `default` is the order of the ship's file, or of the ruleset."""
        name, _, order = rest.partition(" ")
        ship = next((ship for ship in self.state.ships if ship.name == name), None)
        if order == "default" and ship is not None:
            systems = ship.fit.plan.sacrifice or [SYSTEMS[s] for s in self.state.tables.sacrifice]
            order = ",".join(systems)
        self.act(f"prefer {name} {order}")

    def criticals(self) -> None:
        """The critical hits of all ships, with their ends."""
        lines = [line for ship in self.view().ships for line in wound_lines(ship, self.texts)]
        for line in lines:
            self.console.print(line)
        if not lines:
            self.say("damage-screen-no-criticals")

    def odds(self, rest: str) -> None:
        """`odds NAME HITS...`: what further volleys would take from a ship as it is now."""
        from redtable.cli.damage.odds import hits_of, odds_table
        from redtable.games.damage.odds.estimates import odds
        from redtable.games.damage.ruleset import DamageRules

        name, _, hits = rest.partition(" ")
        ship = next((ship for ship in self.state.ships if ship.name == name), None)
        if ship is None:
            known = ", ".join(ship.name for ship in self.state.ships)
            raise UserError("cli-problem-no-ship", given=name, known=known or "-")
        rules = self.match.rules
        assert isinstance(rules, DamageRules)
        self.console.print(odds_table(odds(rules, ship, hits_of(hits.split())), self.texts))

    def log(self, rest: str) -> None:
        """The last lines of the log, or so many as asked for."""
        count = int(rest) if rest.isdigit() else LOG_LINES
        lines = [line for entry in self.match.log for line in narrate(entry.events, MARKER, self.texts)]
        for line in lines[-count:]:
            self.console.print(line)

    def save(self, rest: str) -> None:
        """A copy of the battle in another file, closed as a record."""
        from pathlib import Path

        from redtable.cli.damage.ships import write_new
        from redtable.kernel.record import record_of, write_record

        if not rest:
            raise UserError("cli-problem-which-file")
        options = {"mode": DESK, **self.options()}
        write_new(Path(rest), write_record(record_of(self.match, "standard", options)))
        self.say("damage-screen-saved", file=rest)

    def options(self) -> dict[str, Any]:
        """The options that the battle was opened with, as its file has them."""
        from redtable.cli.damage.battle_file import closed, whole_lines

        return closed(whole_lines(self.battle.file.read_text(encoding="utf-8"))[0]).options

    # Showing

    def show(self) -> None:
        """All ships."""
        self.console.print(damage_screen(self.view(), self.texts))

    def show_choice(self, volley: Volley) -> None:
        """Which systems can take the hit."""
        ship = self.state.ships[volley.target]
        fighter = ship.fit.plan.fighter
        card = str(volley.card) if fighter else self.state.tables.cards[volley.card].id
        self.console.print(
            Text(self.texts.say("damage-screen-choose", ship=ship.name, card=card), style="bold")
        )
        for number, row in enumerate(volley.options, 1):
            boxes = ship.fit.plan.rows[row]
            label = f" {boxes.label}" if boxes.label else ""
            name = self.texts.word(SYSTEMS[boxes.system]) + label
            self.console.print(Text(f"  {number:2} {name}  {ship.boxes[row]}/{boxes.total}"))


WITH_WORDS: dict[str, Callable[[Desk, str], None]] = {
    "add": Desk.add,
    "prefer": Desk.prefer,
    "odds": Desk.odds,
    "log": Desk.log,
    "save": Desk.save,
    "help": Desk.help,
    "?": Desk.help,
}
"""Commands that take what follows them."""
ALONE: dict[str, Callable[[Desk], None]] = {
    "undo": Desk.undo,
    "step": Desk.deal_slowly,
    "fast": Desk.deal_fast,
    "ships": Desk.show,
    "criticals": Desk.criticals,
    "quit": Desk.quit,
    "exit": Desk.quit,
}
"""Commands that stand alone."""
