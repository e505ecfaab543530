"""Red Code, the naval game of two sides: starts games and reads their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from redtable.games.redcode.frames import CHOOSE_SHIP
from redtable.games.redcode.imagine import state_from_view
from redtable.games.redcode.notation import parse_action
from redtable.games.redcode.position import parse_position
from redtable.games.redcode.setup import first_ship, lay_board, next_to_choose, tell_start
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.games.redcode.words import SIDES
from redtable.kernel.chance import SeededChance
from redtable.kernel.frames import Frames
from redtable.kernel.game import Game
from redtable.kernel.ruleset import load_ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.games.redcode.view import RedcodeView
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Event, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo, View

DEFAULT_RULESET = "standard"


class RedCode(Game):
    """The rules of Red Code."""

    slug = "redcode"
    package = "redtable.games.redcode"

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> RedcodeRules:
        """A ruleset: `standard` unless another is named."""
        from redtable.games.redcode.ruleset import RedcodeRules

        return load_ruleset(RedcodeRules, self.package, name or DEFAULT_RULESET, options)

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        """Blue and Red alternate (RC-11.8): blue1, red1, blue2...; a fleet has one seat a side (RC-G27)."""
        from redtable.kernel.view import SeatInfo

        tables = tables_of(cast("RedcodeRules", rules))
        if tables.fleet:
            return [SeatInfo(side, side, "admiral") for side in SIDES]
        return [
            SeatInfo(f"{SIDES[seat % 2]}{seat // 2 + 1}", SIDES[seat % 2], "captain")
            for seat in range(tables.seats)
        ]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[State, list[Event]]:
        """Lay the board, shuffle the order cards, draw the start player; then the captains choose (RC-11)."""
        tables = tables_of(cast("RedcodeRules", rules))
        board = lay_board(tables, chance)
        ships = [Ship(number) for number in range(tables.ships)]
        state = RedcodeState(tables, board, ships, Frames([tables.decisions[CHOOSE_SHIP][0]]))
        state.start = first_ship(tables, chance)
        state.active = state.start
        state.deck = bytes([tables.cards[place] for place in chance.shuffle("orders", len(tables.cards))])
        next_to_choose(state)
        tell_start(state)
        return state, state.take_events()

    def parse(self, text: str) -> Action:
        """An action from its notation."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> State:
        """A position from its line."""
        return parse_position(tables_of(cast("RedcodeRules", rules)), text)

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> State:
        """A state that looks like the view, the unseen cards dealt at random."""
        return state_from_view(tables_of(cast("RedcodeRules", rules)), cast("RedcodeView", view), chance)

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:
        """Ranges, sight and reasons for a seat, from its view alone."""
        from redtable.games.redcode.preview import answer

        redcode_rules = cast("RedcodeRules", rules)
        redcode_view = cast("RedcodeView", view)
        state = state_from_view(tables_of(redcode_rules), redcode_view, SeededChance(0))
        return answer(state, redcode_rules, view.seat, question)

    def cheap_previews(self) -> tuple[str, ...]:
        """What reaches whom: the board has 48 squares, whatever the options."""
        return ("weapons", "sight")

    def preview_types(self) -> dict[str, Any]:
        """The answers of `preview`: see `answers.py`."""
        from redtable.games.redcode.answers import PREVIEWS

        return dict(PREVIEWS)

    def view_type(self) -> type[View]:
        """The views of Red Code."""
        from redtable.games.redcode.view import RedcodeView

        return RedcodeView
