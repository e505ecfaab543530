"""A sheet of paper for a real table: twenty pictures and four key cards, as SVG, PNG or PDF."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import resvg_py
from PIL import Image

from redtable.cli.saved_records import write_file
from redtable.cli.user_error import UserError
from redtable.games.pictures import Pictures
from redtable.games.pictures.drawing import draw
from redtable.games.pictures.setup import deal_cards, draw_key
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from pathlib import Path

WIDTH, HEIGHT = 210, 297
"""Millimetres of an A4 page."""
CARD, GAP, LEFT, TOP = 37.0, 2.0, 8.5, 10.0
SQUARE = 8.0
KEYS = 4
DOTS = 300 / 25.4
"""Pixels a millimetre."""
FILLS = {"R": "#c23b22", "B": "#2a62b5", "N": "#d9cfae", "A": "#14202e"}
SIGNS = {"R": "M2 2L6 6", "B": "M2 5Q3 3 4 5T6 5", "N": "M4 4H4.1", "A": "M2 2L6 6M6 2L2 6"}
"""A line on every colour, so that a key can be read without seeing colours."""


def sheet_svg(seed: str, width: str, height: str) -> str:
    """The whole page, so wide and high."""
    game = Pictures()
    rules = game.rules()
    chance = SeededChance(f"sheet {seed}")
    columns = rules.grid.columns
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for place, card in enumerate(deal_cards(rules, chance)):
        x, y = LEFT + place % columns * (CARD + GAP), TOP + place // columns * (CARD + GAP)
        svg = draw(card.removeprefix("p:"), f"c{place}-")
        parts.append(svg.replace("<svg ", f'<svg x="{x}" y="{y}" width="{CARD}" height="{CARD}" ', 1))
        parts.append(
            f'<rect x="{x}" y="{y}" width="{CARD}" height="{CARD}" rx="2.5" fill="none" '
            'stroke="#999" stroke-width="0.2"/>'
        )
    for number in range(KEYS):
        starting, key = draw_key(rules, chance)
        parts.append(key_card(10 + number * 49.0, 185.0, key, "RB"[starting], columns))
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{width}" height="{height}">{body}</svg>'
    )


def key_card(x: float, y: float, key: str, starter: str, columns: int) -> str:
    """One key card, with lights in the starting team's colour on its edges (CP-2.6)."""
    width, height = columns * SQUARE + 4, len(key) // columns * SQUARE + 4
    parts = [f'<rect width="{width}" height="{height}" rx="2" fill="#2b2b2b"/>']
    for place, letter in enumerate(key):
        across, down = 2 + place % columns * SQUARE, 2 + place // columns * SQUARE
        parts.append(
            f'<g transform="translate({across} {down})" stroke="#fff" stroke-linecap="round">'
            f'<rect x="0.4" y="0.4" width="{SQUARE - 0.8}" height="{SQUARE - 0.8}" rx="1" '
            f'fill="{FILLS[letter]}" stroke-width="0.2"/>'
            f'<path d="{SIGNS[letter]}" fill="none" stroke-width="0.6"/></g>'
        )
    light = f'r="0.8" fill="{FILLS[starter]}" stroke="#fff" stroke-width="0.2"'
    for across, down in ((width / 2, 1), (width / 2, height - 1), (1, height / 2), (width - 1, height / 2)):
        parts.append(f'<circle cx="{across}" cy="{down}" {light}/>')
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def write_sheet(file: Path, seed: str) -> None:
    """Write the page in the format that the file's name asks for."""
    kind = file.suffix.lower()
    if kind not in (".svg", ".png", ".pdf"):
        raise UserError("cli-problem-sheet-format", "cli-hint-sheet-format", file=str(file))
    if kind == ".svg":
        write_file(file, sheet_svg(seed, f"{WIDTH}mm", f"{HEIGHT}mm").encode())
        return
    svg = sheet_svg(seed, str(int(WIDTH * DOTS)), str(int(HEIGHT * DOTS)))
    made = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    if kind == ".pdf":
        page = io.BytesIO()
        Image.open(io.BytesIO(made)).convert("RGB").save(page, "PDF", resolution=300)
        made = page.getvalue()
    write_file(file, made)
