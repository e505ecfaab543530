"""Pictures, the game of one-word clues: starts games and reads their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from redtable.games.pictures.imagine import state_from_view
from redtable.games.pictures.notation import parse_action
from redtable.games.pictures.position import parse_position
from redtable.games.pictures.seating import seating_of
from redtable.games.pictures.setup import deal_cards, draw_key, tell_start
from redtable.games.pictures.state import PicturesState
from redtable.kernel.game import Game
from redtable.kernel.ruleset import load_ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.view import PicturesView
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Event, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo, View

DEFAULT_RULESET = "standard"


class Pictures(Game):
    """The rules of Pictures."""

    slug = "pictures"
    package = "redtable.games.pictures"

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> PicturesRules:
        """A ruleset: `standard` unless another is named."""
        from redtable.games.pictures.ruleset import PicturesRules

        return load_ruleset(PicturesRules, self.package, name or DEFAULT_RULESET, options)

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        """Two spymasters, then the operatives (CP-1); one team (CP-8), or one operative for both (CP-9.2)."""
        from redtable.kernel.view import SeatInfo

        seating = seating_of(cast("PicturesRules", rules))
        return [
            SeatInfo(name, seating.team_name(seat), seating.roles[seat])
            for seat, name in enumerate(seating.names)
        ]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[State, list[Event]]:
        """Lay out the cards and draw a key; the starting team gives the first clue (CP-2, CP-3.1)."""
        mine = cast("PicturesRules", rules)
        cards = deal_cards(mine, chance)
        starting, key = draw_key(mine, chance)
        state = PicturesState(mine, seating_of(mine), cards, key)
        state.starting = starting
        state.team = starting
        state.events = []
        tell_start(state)
        return state, state.take_events()

    def parse(self, text: str) -> Action:
        """An action from its notation."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> State:
        """A position from its line."""
        return parse_position(cast("PicturesRules", rules), text)

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> State:
        """A state that looks like the view; what it does not show is dealt at random."""
        return state_from_view(cast("PicturesRules", rules), cast("PicturesView", view), chance)

    def view_type(self) -> type[View]:
        """The views of Pictures."""
        from redtable.games.pictures.view import PicturesView

        return PicturesView
