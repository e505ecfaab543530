"""Positions as pictures: the sea, the battlefield, the cards, the plans of ships."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import resvg_py
from PIL import Image, ImageDraw

from redtable.games.damage.view import DamageView
from redtable.games.pictures.view import PicturesView
from redtable.games.redcode.view import RedcodeView
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.view import SkirmishView
from redtable.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from redtable.games.damage.view import ShipView
    from redtable.kernel.game import Game, State

SIDE_COLOURS: Final = {"blufor": "#3b6ea8", "redfor": "#b3402e"}
COVERS: Final = {"red": "#b3402e", "blue": "#3b6ea8", "bystander": "#d9c9a3", "assassin": "#222222"}
SEA: Final = {"W": "#11415f", "I": "#8a7a54", "C": "#2b6e97"}
FLOW_MARKS: Final = {"n": "^", "e": ">", "s": "v", "w": "<"}
CARD: Final = 120
SQUARE: Final = 72
LINE: Final = 18
BOX: Final = 12
MOST_BOXES: Final = 16
BOXES: Final = 150
"""Where the boxes of a plan begin, behind the names of the systems."""
PLAN: Final = 400
WIDTH: Final = 600
GROUND: Final = "#f4efe2"
INK: Final = "#222222"


def picture(game: Game, state: State) -> Image.Image:
    """The position as a picture."""
    view = state.view(SPECTATOR)
    if isinstance(state, SkirmishState) and isinstance(view, SkirmishView):
        return painted(battlefield(state, view), WIDTH)
    if isinstance(view, RedcodeView):
        return sea(view)
    if isinstance(view, DamageView):
        return plans(view)
    assert isinstance(view, PicturesView)
    return cards(game, view)


def sea(view: RedcodeView) -> Image.Image:
    """The squares with islets, currents and ships, and a line for each ship."""
    rows, columns = len(view.terrain), len(view.terrain[0])
    image = Image.new("RGB", (columns * SQUARE, rows * SQUARE + LINE * (len(view.ships) + 1)), GROUND)
    pen = ImageDraw.Draw(image)
    for row, letters in enumerate(view.terrain):
        for column, letter in enumerate(letters):
            x, y = column * SQUARE, row * SQUARE
            pen.rectangle((x, y, x + SQUARE - 2, y + SQUARE - 2), SEA.get(letter, SEA["C"]))
            pen.text((x + 4, y + 2), f"{'abcdefgh'[column]}{row + 1}", fill="#d6e8f2")
            if letter not in "WI":
                pen.text((x + SQUARE // 2, y + SQUARE - LINE), FLOW_MARKS.get(letter, "~"), fill="white")
    lines = [f"round {view.round}, {view.phase}: {view.ship}"]
    for ship in view.ships:
        if ship.square is not None:
            x, y = "abcdefgh".index(ship.square[0]) * SQUARE, (int(ship.square[1:]) - 1) * SQUARE
            middle = x + SQUARE // 2, y + SQUARE // 2
            pen.ellipse((x + 16, y + 16, x + SQUARE - 18, y + SQUARE - 18), COVERS[ship.side], "white", 2)
            pen.text(middle, ship.letter, fill="white", anchor="mm", font_size=20)
        about = f"hull {ship.hull}, reserve {ship.reserve}, cards {ship.hand_size}, {ship.status}"
        lines.append(f"{ship.letter} {ship.type or '-'}: {about}")
    for number, line in enumerate(lines):
        pen.text((6, rows * SQUARE + 2 + LINE * number), line, fill=INK)
    return image


def plans(view: DamageView) -> Image.Image:
    """The ships side by side: a row of boxes for each system, the lost ones empty."""
    longest = max(len(ship.boxes) for ship in view.ships)
    image = Image.new("RGB", (PLAN * len(view.ships), LINE * (longest + 2)), GROUND)
    pen = ImageDraw.Draw(image)
    for number, ship in enumerate(view.ships):
        plan(pen, ship, PLAN * number + 8)
    return image


def plan(pen: ImageDraw.ImageDraw, ship: ShipView, x: int) -> None:
    """One ship, from that column on."""
    pen.text((x, 4), f"{ship.name}{' (destroyed)' if ship.destroyed else ''}", fill=INK)
    for row, boxes in enumerate(ship.boxes, 1):
        y = LINE * row + 8
        pen.text((x, y - 2), f"{boxes.system} {boxes.label}".strip(), fill=INK)
        if boxes.total > MOST_BOXES:
            pen.text((x + BOXES, y - 2), f"{boxes.left} / {boxes.total}", fill=INK)
            continue
        for place in range(boxes.total):
            left = x + BOXES + place * (BOX + 2)
            fill = SIDE_COLOURS["blufor"] if place < boxes.left else None
            pen.rectangle((left, y, left + BOX - 2, y + BOX - 2), fill, INK)


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
