"""Battle Damage as a game: the duel, and the desk as a table at which everybody may mark hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.games.damage import duel as duels
from redtable.games.damage.notation import parse_action
from redtable.games.damage.position import read_battle
from redtable.games.damage.ruleset import DamageRules, Options
from redtable.games.damage.ships import (
    PACKAGE,
    ShipError,
    library_sheet,
    read_code,
    sheet_code,
    ship_files,
    split_entry,
)
from redtable.games.damage.state import DamageState
from redtable.games.damage.tables import Fit
from redtable.games.damage.view import DamageView
from redtable.games.damage.volley import Ship
from redtable.games.damage.words import DESK
from redtable.kernel.game import Event, Game
from redtable.kernel.notation import NotationError
from redtable.kernel.ruleset import RulesetError, load_ruleset
from redtable.kernel.view import SeatInfo, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.games.damage.notation import DamageAction
    from redtable.kernel.chance import Chance
    from redtable.kernel.ruleset import Ruleset

STANDARD = "standard"
CAPTAINS = ("first", "second")
"""The seats of a duel."""


class DamageGame(Game):
    """Battle Damage."""

    slug = "damage"
    package = PACKAGE

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> DamageRules:
        """The ruleset, with the plans of the match's ships in it."""
        rules = load_ruleset(DamageRules, PACKAGE, name or STANDARD, options)
        try:
            codes = [split_entry(entry)[1] for entry in rules.options.ships]
            fleet = tuple(sheet_code(read_code(rules.known_ships.get(code, code))) for code in codes)
            rules = msgspec.structs.replace(rules, fleet=fleet)
            len(rules.ships)
        except (ShipError, NotationError) as fault:
            raise RulesetError(f"the option ships: {fault}") from fault
        if rules.options.battle:
            try:
                self.read_position(rules, rules.options.battle)
            except NotationError as fault:
                raise RulesetError(f"the option battle: {fault}") from fault
        return rules

    def whole(self, rules: Ruleset) -> Ruleset:
        """The same rules with the ships of the game in them."""
        assert isinstance(rules, DamageRules)
        return msgspec.structs.replace(
            rules, library={name: sheet_code(library_sheet(name)) for name in ship_files()}
        )

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        """The captains of a duel, or the people who mark hits at a desk."""
        assert isinstance(rules, DamageRules)
        if rules.options.mode == DESK:
            return [SeatInfo(f"marker{number}", "desk") for number in range(1, rules.options.markers + 1)]
        return [SeatInfo(name, name, ship) for name, (ship, _) in zip(CAPTAINS, rules.ships, strict=True)]

    def earlier_editions(self, rules: Ruleset) -> list[Ruleset]:
        """The first edition, which knew nothing of BD-G36; who named no ships had others then."""
        assert isinstance(rules, DamageRules)
        replace = msgspec.structs.replace
        options = replace(rules.options, duel_fire=msgspec.UNSET)
        first = replace(rules, options=options, duel=replace(rules.duel, weapons=msgspec.UNSET))
        if options.ships != load_ruleset(DamageRules, PACKAGE, STANDARD).options.ships:
            return [first]
        ships = Options().ships
        fleet = tuple(sheet_code(read_code(split_entry(entry)[1])) for entry in ships)
        return [first, replace(first, options=replace(options, ships=ships), fleet=fleet)]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[DamageState, list[Event]]:  # noqa: ARG002
        """A battle with fresh ships, or one that goes on; nothing is drawn yet."""
        assert isinstance(rules, DamageRules)
        if rules.options.battle:
            return self.read_position(rules, rules.options.battle), []
        state = DamageState(rules.tables, rules.options.mode, rules.options.markers)
        state.ships = [Ship(name, Fit(rules.tables, plan)) for name, plan in rules.ships]
        if state.mode != DESK:
            duels.begin_turn(state)
        return state, []

    def parse(self, text: str) -> DamageAction:
        """The action of a text."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> DamageState:
        """The battle of a text."""
        assert isinstance(rules, DamageRules)
        try:
            mode, turn, ships, volleys, counters = read_battle(rules.tables, text)
        except ShipError as fault:
            raise NotationError(str(fault)) from fault
        if mode != rules.options.mode:
            raise NotationError(f"the position is of a {mode}, the match is a {rules.options.mode}")
        state = DamageState(rules.tables, mode, rules.options.markers)
        state.turn, state.ships, state.volleys = turn, ships, volleys
        if mode == DESK:
            return state
        wanted = 1 + duels.SHIPS * duels.counters_of(rules.tables)
        if len(ships) != duels.SHIPS or (counters and len(counters) != wanted):
            raise NotationError(f"a duel has two ships, and {wanted} counters or none")
        duels.take_up(state, counters)
        return state

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> DamageState:  # noqa: ARG002
        """The battle itself: a view shows all of it, except how to take steps back."""
        assert isinstance(view, DamageView)
        return self.read_position(rules, view.position)

    def drop_in(self, rules: Ruleset) -> bool:
        """Whoever has the link to a desk may come and mark hits."""
        assert isinstance(rules, DamageRules)
        return rules.options.mode == DESK

    def steps_back(self, rules: Ruleset) -> bool:
        """A desk takes any step back; the cards and dice stay where they are."""
        assert isinstance(rules, DamageRules)
        return rules.options.mode == DESK

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:
        """Questions about a battle: see `preview.py`."""
        from redtable.games.damage.preview import answer

        assert isinstance(rules, DamageRules)
        assert isinstance(view, DamageView)
        return answer(self.read_position(rules, view.position), rules, question)

    def consult(self, rules: Ruleset, question: str, about: dict[str, Any] | None = None) -> Any:
        """Questions about ships and odds: see `consult.py`."""
        from redtable.games.damage.consult import answer

        assert isinstance(rules, DamageRules)
        return answer(rules, question, about or {})

    def preview_types(self) -> dict[str, Any]:
        """The answers of `preview`: see `answers.py`."""
        from redtable.games.damage.answers import PREVIEWS

        return dict(PREVIEWS)

    def consult_types(self) -> dict[str, Any]:
        """The answers of `consult`: see `answers.py`."""
        from redtable.games.damage.answers import CONSULTS

        return dict(CONSULTS)

    def view_type(self) -> type[View]:
        """The class of the views."""
        return DamageView
