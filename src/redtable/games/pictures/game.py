"""Pictures, the game of one-word clues: starts games and reads their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from redtable.games.pictures.frames import Decision
from redtable.games.pictures.imagine import state_from_view
from redtable.games.pictures.notation import parse_action
from redtable.games.pictures.position import parse_position
from redtable.games.pictures.seating import seating_of
from redtable.games.pictures.setup import deal_cards, draw_key, tell_start
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import CLUE, NO_TEAM, SPYMASTER
from redtable.kernel.game import Game
from redtable.kernel.notation import NotationError
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
    secret_turns = True
    """That the rival is being asked about a clue (CP-5.2); the time limits of CP-G19 do not show it."""

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
        state.frames.push(Decision(CLUE, starting))
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

    def is_gesture(self, action: str) -> bool:
        """Pointing at a card (CP-3.5)."""
        return action.startswith(("mark ", "unmark "))

    def talk(self, rules: Ruleset, seat: int) -> tuple[bool, bool]:
        """A spymaster adds nothing to a clue (CP-5.10, CP-G27); operatives discuss (CP-3.5)."""
        may = self.seats(rules)[seat].role != SPYMASTER
        return may, may

    def unscored(self, rules: Ruleset) -> tuple[int, ...]:
        """The operative who works for both sides (CP-G35)."""
        teams = seating_of(cast("PicturesRules", rules)).teams
        return tuple(seat for seat, team in enumerate(teams) if team == NO_TEAM)

    def timed(self, rules: Ruleset) -> bool:
        """Whether a clue or the guesses have a time limit (CP-G19)."""
        options = cast("PicturesRules", rules).options
        return options.timer_clue > 0 or options.timer_guess > 0

    def again(
        self, rules: Ruleset, options: dict[str, Any], state: State
    ) -> tuple[dict[str, Any], list[int]]:
        """The next game: other cards (CP-2.12), and another spymaster in each team (CP-1.5)."""
        seating = seating_of(cast("PicturesRules", rules))
        takers = list(range(len(seating.names)))
        for team in sorted(set(seating.teams)):
            seats = [seat for seat in takers if seating.teams[seat] == team]
            for seat, former in zip(seats, [*seats[1:], seats[0]], strict=True):
                takers[seat] = former
        if NO_TEAM in seating.teams:
            takers = [*takers[1:], 0]
        return {**options, "again": cast("PicturesState", state).cards.copy()}, takers

    def drawing(self, id: str) -> str:
        """A picture as SVG (CP-2.1)."""
        from redtable.games.pictures.picture import NoPictureError
        from redtable.games.pictures.prepared_drawings import PREFIX, prepared_drawings

        prepared = prepared_drawings()
        if prepared:
            if id not in prepared:
                raise NotationError(f"there is no drawing {id!r} on this device")
            return prepared[id]
        from redtable.games.pictures.drawing import draw

        try:
            return draw(id, PREFIX)
        except NoPictureError as fault:
            raise NotationError(str(fault)) from fault

    def device_files(self) -> dict[str, bytes]:
        """Drawings, stemmers and dictionaries: see `device_files.py`."""
        from redtable.games.pictures.device_files import device_files

        return device_files(self.rules())

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:
        """Answer a seat's question from its view: see `preview.py`."""
        from redtable.games.pictures.preview import answer

        return answer(cast("PicturesRules", rules), cast("PicturesView", view), question)

    def preview_types(self) -> dict[str, Any]:
        """The answers of `preview`: see `answers.py`."""
        from redtable.games.pictures.answers import PREVIEWS

        return dict(PREVIEWS)

    def view_type(self) -> type[View]:
        """The views of Pictures."""
        from redtable.games.pictures.view import PicturesView

        return PicturesView
