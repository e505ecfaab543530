"""A reduced Red Code, small enough to be solved: a sea of 4 by 3, two types of ships, five order cards.

Blue has a submarine on e4, and Red puts its destroyer on one of the squares g5 to h6. The submarine moves or
fires a torpedo, the destroyer moves or fires a missile. Everybody is dealt one of three ambushes and two
intercepts. How many rounds, repairs and crew there are is said; after the last round the game is judged as it
stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from redtable.envs.redcode_encoding import RedcodeEncoding
from redtable.games.redcode.board import COLUMNS, ISLET, SQUARES, WATER, Board
from redtable.games.redcode.frames import PLACE_SHIP
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.frames import Frames

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Event, Game, State
    from redtable.kernel.ruleset import Ruleset

FIRST_ROW: Final = 3
FIRST_COLUMN: Final = 4
DECK: Final = {"ambush": 3, "intercept": 2}
BOARDS: Final = {"submarine": ["move", "torpedo"], "destroyer": ["move", "missile"], "carrier": ["move"]}
TYPES: Final = ("submarine", "destroyer")
START: Final = "e4"


def reduced_rules(game: Game, rounds: int, repairs: int, crew: int) -> Ruleset:
    """The standard ruleset with small numbers."""
    import msgspec

    replace = msgspec.structs.replace
    rules = cast("Any", game.rules("", {"max_rounds": rounds, "first_player": "blue"}))
    ships = {
        name: replace(row, repairs=repairs, breakdowns=0, crew=crew, manoeuvres=BOARDS[name], costs={})
        for name, row in rules.ships.items()
    }
    manoeuvres = {name: replace(row, cost=1) for name, row in rules.manoeuvres.items()}
    orders = {name: replace(row, count=DECK.get(name, 0)) for name, row in rules.orders.items()}
    numbers = replace(rules.numbers, recovery=1, hand_limit=1, starting_cards=1)
    reduced = replace(
        rules, name="reduced", ships=ships, manoeuvres=manoeuvres, orders=orders, numbers=numbers
    )
    return cast("Ruleset", reduced)


class ReducedEncoding(RedcodeEncoding):
    """The reduced game in numbers: as those of Red Code, with a shorter list of actions."""

    def start(self, chance: Chance) -> tuple[State, list[Event]]:  # noqa: ARG002 - nothing is drawn
        """The position in which Red puts its ship on the board."""
        tables = tables_of(cast("RedcodeRules", self.rules))
        ships = [Ship(0), Ship(1)]
        for ship, name in zip(ships, TYPES, strict=True):
            ship.commission(next(kind for kind in tables.types if kind.name == name))
        ships[0].square = SQUARE_NAMES.index(START)
        frames = Frames([tables.decisions[PLACE_SHIP][1]])
        state = RedcodeState(tables, Board(terrain()), ships, frames)
        state.deck = bytes(tables.cards)
        return state, []


def terrain() -> str:
    """Water in the last three rows and four columns, islets everywhere else."""
    return "".join(
        WATER if square // COLUMNS >= FIRST_ROW and square % COLUMNS >= FIRST_COLUMN else ISLET
        for square in range(SQUARES)
    )
