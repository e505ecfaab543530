"""Positions as text, and as pictures where a game has drawings."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import resvg_py
from PIL import Image, ImageDraw

from redtable.games.damage.view import DamageView
from redtable.games.pictures.view import PicturesView
from redtable.games.redcode.view import RedcodeView
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.view import SkirmishView
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from redtable.kernel.game import Game, State

ANSI: Final = "ansi"
HUMAN: Final = "human"
PICTURE: Final = "rgb_array"
DRAWN: Final = ("skirmish", "pictures")
SIDE_COLOURS: Final = {"blufor": "#3b6ea8", "redfor": "#b3402e"}
COVERS: Final = {"red": "#b3402e", "blue": "#3b6ea8", "bystander": "#d9c9a3", "assassin": "#222222"}
CARD: Final = 120
WIDTH: Final = 600
GROUND: Final = "#f4efe2"


class Renderer:
    """Shows what everybody may see of a game."""

    def __init__(self, game: Game, mode: str | None) -> None:
        self.game = game
        self.modes = (HUMAN, ANSI, *([PICTURE] if game.slug in DRAWN else []))
        if mode is not None and mode not in self.modes:
            raise RedtableError(f"{game.slug} is rendered as {', '.join(self.modes)}, not as {mode!r}")
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


def picture(game: Game, state: State) -> Image.Image:
    """The position as a picture."""
    view = state.view(SPECTATOR)
    if isinstance(state, SkirmishState) and isinstance(view, SkirmishView):
        return painted(battlefield(state, view), WIDTH)
    assert isinstance(view, PicturesView)
    return cards(game, view)


def battlefield(state: SkirmishState, view: SkirmishView) -> str:
    """The ground with its units and objectives."""
    from redtable.games.skirmish.drawing import SCALE, draw

    marks = []
    for unit in view.units:
        if unit.at is not None:
            x, y = unit.at[0] * SCALE, (view.size[1] - unit.at[1]) * SCALE
            marks.append(f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="{SIDE_COLOURS[unit.side]}"/>')
            marks.append(f'<text x="{x + 11:g}" y="{y + 4:g}">{unit.name} {unit.active}</text>')
    for objective in view.objectives:
        x, y = objective.at[0] * SCALE, (view.size[1] - objective.at[1]) * SCALE
        fill = "#999999" if objective.reconnoitred else "#e0b020"
        marks.append(f'<rect x="{x - 7:g}" y="{y - 7:g}" width="14" height="14" fill="{fill}"/>')
    return draw(state.field).replace("</svg>", "\n".join(marks) + "</svg>")


def cards(game: Game, view: PicturesView) -> Image.Image:
    """The grid of cards with their covers."""
    grid = Image.new("RGB", (view.columns * CARD, view.rows * CARD), GROUND)
    pen = ImageDraw.Draw(grid)
    for place, card in enumerate(view.cards):
        x, y = place % view.columns * CARD, place // view.columns * CARD
        if card.cover is not None:
            pen.rectangle((x, y, x + CARD, y + CARD), COVERS[card.cover])
        elif card.kind == "picture":
            grid.paste(card_picture(game, card.face), (x, y))
        else:
            pen.text((x + 8, y + CARD // 2), card.face, fill="black")
    return grid


@lru_cache(maxsize=512)
def card_picture(game: Game, face: str) -> Image.Image:
    """The picture of a card."""
    return painted(game.drawing(face), CARD)


def painted(svg: str, width: int) -> Image.Image:
    """A drawing in pixels."""
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")
    ground = Image.new("RGBA", image.size, GROUND)
    return Image.alpha_composite(ground, image).convert("RGB")
