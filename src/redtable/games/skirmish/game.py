"""Code Red, the skirmish on a table in inches: starts games and reads their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from redtable.games.skirmish.notation import parse_action
from redtable.games.skirmish.position import parse_position
from redtable.games.skirmish.rules import go_on
from redtable.games.skirmish.setup import begin_setup
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.tables import tables_of
from redtable.games.skirmish.words import SIDES
from redtable.kernel.game import Game
from redtable.kernel.ruleset import load_ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.view import SkirmishView
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Event, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo, View

DEFAULT_RULESET = "quickstart"


class Skirmish(Game):
    """The rules of the skirmish."""

    slug = "skirmish"
    package = "redtable.games.skirmish"

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> SkirmishRules:
        """A ruleset: `quickstart` unless another is named. Its battlefield is loaded and checked too."""
        from redtable.games.skirmish.ruleset import SkirmishRules

        rules = load_ruleset(SkirmishRules, self.package, name or DEFAULT_RULESET, options)
        tables_of(rules)
        return rules

    def whole(self, rules: Ruleset) -> Ruleset:
        """The same rules with the battlefields of the game in them."""
        from msgspec.structs import replace

        from redtable.games.skirmish.battlefield_file import battlefield_names, battlefield_text

        texts = {name: battlefield_text(name) for name in battlefield_names()}
        return replace(cast("SkirmishRules", rules), battlefields=texts)

    def seats(self, rules: Ruleset) -> list[SeatInfo]:  # noqa: ARG002 - always two
        """Blufor defends, Redfor reconnoitres."""
        from redtable.kernel.view import SeatInfo

        roles = ("defender", "attacker")
        return [SeatInfo(side, side, role) for side, role in zip(SIDES, roles, strict=True)]

    def earlier_editions(self, rules: Ruleset) -> list[Ruleset]:
        """The first edition, which knew nothing of SK-G57 to SK-G67."""
        from msgspec import UNSET
        from msgspec.structs import replace

        return [replace(cast("SkirmishRules", rules), edition=UNSET)]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[State, list[Event]]:
        """An empty table: objectives and deployment come first (SK-15.2, SK-15.3)."""
        tables = tables_of(cast("SkirmishRules", rules))
        state = SkirmishState(tables, tables.new_units())
        state.tell("game-started", {"battlefield": tables.field.name, "ruleset": rules.name})
        begin_setup(state)
        go_on(state, chance)
        return state, state.take_events()

    def parse(self, text: str) -> Action:
        """An action from its notation."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> State:
        """A position from its line."""
        return parse_position(tables_of(cast("SkirmishRules", rules)), text)

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> State:  # noqa: ARG002 - nothing is hidden
        """The state itself: its position stands in the view."""
        return parse_position(tables_of(cast("SkirmishRules", rules)), cast("SkirmishView", view).position)

    def closest(self, action: str, choices: Sequence[str]) -> str:
        """The choice of the same unit that does the same to the same target, nearest to the same place."""
        from redtable.games.skirmish.likeness import closest

        return closest(action, choices)

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:
        """Reach, sight, reasons and odds for a seat, from its view alone."""
        from redtable.games.skirmish.preview import answer

        position = cast("SkirmishView", view).position
        return answer(parse_position(tables_of(cast("SkirmishRules", rules)), position), view.seat, question)

    def consult(self, rules: Ruleset, question: str, about: dict[str, Any] | None = None) -> Any:  # noqa: ARG002
        """Battlefields, which depend on no options: see `consult.py`."""
        from redtable.games.skirmish.consult import answer

        return answer(question)

    def preview_types(self) -> dict[str, Any]:
        """The answers of `preview`: see `answers.py`."""
        from redtable.games.skirmish.answers import PREVIEWS

        return dict(PREVIEWS)

    def consult_types(self) -> dict[str, Any]:
        """The answers of `consult`: see `answers.py`."""
        from redtable.games.skirmish.answers import CONSULTS

        return dict(CONSULTS)

    def view_type(self) -> type[View]:
        """The views of the skirmish."""
        from redtable.games.skirmish.view import SkirmishView

        return SkirmishView
