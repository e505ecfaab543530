"""Positions as text and as pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from redtable.envs.drawings import picture
from redtable.games.damage.view import DamageView
from redtable.games.pictures.view import PicturesView
from redtable.games.redcode.view import RedcodeView
from redtable.games.skirmish.view import SkirmishView
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from redtable.kernel.game import Game, State

ANSI: Final = "ansi"
HUMAN: Final = "human"
PICTURE: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, PICTURE)


class Renderer:
    """Shows what everybody may see of a game."""

    def __init__(self, game: Game, mode: str | None) -> None:
        self.game = game
        if mode is not None and mode not in MODES:
            raise RedtableError(f"{game.slug} is rendered as {', '.join(MODES)}, not as {mode!r}")
        self.mode = mode

    def render(self, state: State) -> str | np.ndarray[Any, Any] | None:
        """The position in the mode that was chosen; without one there is nothing to see."""
        if self.mode is None:
            return None
        if self.mode == PICTURE:
            return np.asarray(picture(self.game, state), np.uint8)
        text = as_text(state)
        if self.mode == ANSI:
            return text
        print(text)
        return None


def as_text(state: State) -> str:
    """What everybody sees, as lines."""
    view = state.view(SPECTATOR)
    if isinstance(view, RedcodeView):
        lines = sea_lines(view)
    elif isinstance(view, SkirmishView):
        lines = unit_lines(view)
    elif isinstance(view, DamageView):
        lines = ship_lines(view)
    else:
        assert isinstance(view, PicturesView)
        lines = card_lines(view)
    if view.outcome is not None:
        lines.append(f"over: {view.outcome.reason}, scores {view.outcome.scores}")
    return "\n".join(lines) + "\n"


def unit_lines(view: SkirmishView) -> list[str]:
    """The turn, and a line for each unit on the table."""
    decision = view.decision.kind if view.decision else "-"
    lines = [f"turn {view.turn}, {view.phase}: {decision}; orders {view.orders}, losses {view.losses}"]
    for unit in view.units:
        if unit.at is not None:
            chits = f"{unit.red} red, {unit.yellow} yellow"
            lines.append(
                f"{unit.name} {unit.side} at {unit.at[0]:g},{unit.at[1]:g}: {unit.active} active, {chits}"
            )
    return lines


def ship_lines(view: DamageView) -> list[str]:
    """The turn, the volley under way, and what is left of each ship."""
    lines = [f"turn {view.turn}"]
    for volley in view.volleys:
        lines.append(
            f"volley on {volley.ship}: {volley.scored} of {volley.hits} hits, card {volley.card or '-'}"
        )
    for ship in view.ships:
        left = ", ".join(f"{system} {count}" for system, count in ship.left.items())
        lines.append(f"{ship.name}{' (destroyed)' if ship.destroyed else ''}: {left}")
    return lines


def card_lines(view: PicturesView) -> list[str]:
    """The clue, and the cards with what lies on them."""
    clue = f"{view.clue.word} {view.clue.number}" if view.clue else "-"
    lines = [f"turn {view.turn}, {view.phase} of {view.team}: {clue}; left {view.left}"]
    return lines + [f"{card.id} {card.cover or card.face}" for card in view.cards]


def sea_lines(view: RedcodeView) -> list[str]:
    """The sea as a map, and a line for each ship."""
    rows = [list(row.replace("W", ".")) for row in view.terrain]
    for ship in view.ships:
        if ship.square is not None:
            rows[int(ship.square[1:]) - 1]["abcdefgh".index(ship.square[0])] = ship.letter
    lines = [f"{number} {' '.join(row)}" for number, row in enumerate(rows, 1)]
    lines.append("  a b c d e f g h")
    lines.append(f"round {view.round}, {view.phase}: {view.ship}")
    for ship in view.ships:
        lines.append(
            f"{ship.letter} {ship.type or '-'}: hull {ship.hull}, reserve {ship.reserve}, "
            f"cards {ship.hand_size}, {ship.status}"
        )
    return lines
