"""Battlefields as SVG drawings: legible in greyscale, with what one sees from a point shaded if asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.words import BLUFOR, REDFOR, TENTHS

if TYPE_CHECKING:
    from redtable.games.skirmish.terrain import Battlefield, Piece

SCALE: Final = 16
"""Pixels to the inch."""
CELL: Final = 5
"""Sight is shaded in squares of half an inch."""
FILLS: Final = {
    "wall": "#4a4a4a",
    "forest": "#5d7f52",
    "rocks": "#8d8a85",
    "field": "#e3d79b",
    "bushes": "#a9c48f",
    "undergrowth": "#c6d6a8",
}
DASHES: Final = {"field": "6 3", "bushes": "2 2", "undergrowth": "1 3"}
"""Light cover has a broken edge, hard cover a whole one: so they differ in greyscale too."""


def draw(field: Battlefield, viewer: tuple[int, int] | None = None) -> str:
    """A battlefield as an SVG text."""
    width, height = field.width * SCALE // TENTHS, field.height * SCALE // TENTHS
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 {width + 40} {height + 40}" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{field.name}</title>",
        f'<rect width="{width}" height="{height}" fill="#f4efe2" stroke="#333"/>',
        *zones(field),
        *grid(field),
        *(piece_lines(field, piece) for piece in field.pieces),
    ]
    if viewer is not None:
        lines += shade(field, viewer)
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def place(field: Battlefield, x: float, y: float) -> str:
    """A point of the table on the drawing: the origin is the bottom left corner."""
    return f"{x * SCALE / TENTHS:g},{(field.height - y) * SCALE / TENTHS:g}"


def outline(field: Battlefield, piece: Piece) -> str:
    """The corners of a shape."""
    return " ".join(place(field, x, y) for x, y in zip(piece.xs, piece.ys, strict=True))


def zones(field: Battlefield) -> list[str]:
    """Where the sides deploy."""
    colours = {BLUFOR: "#3b6ea8", REDFOR: "#b3402e"}
    return [
        f'<polygon points="{outline(field, field.zones[side].shape)}" fill="{colour}" fill-opacity="0.12"/>'
        for side, colour in colours.items()
    ]


def grid(field: Battlefield) -> list[str]:
    """A line for every six inches, with its number."""
    lines = []
    for x in range(0, field.width + 1, 60):
        left, bottom = place(field, x, 0).split(",")
        lines.append(f'<path d="M{left} 0V{bottom}" stroke="#bbb" stroke-width="0.5"/>')
        lines.append(f'<text x="{left}" y="{float(bottom) + 14:g}" text-anchor="middle">{x // TENTHS}</text>')
    for y in range(0, field.height + 1, 60):
        right, top = place(field, field.width, y).split(",")
        lines.append(f'<path d="M0 {top}H{right}" stroke="#bbb" stroke-width="0.5"/>')
        lines.append(f'<text x="-4" y="{float(top) + 4:g}" text-anchor="end">{y // TENTHS}</text>')
    return lines


def piece_lines(field: Battlefield, piece: Piece) -> str:
    """A piece with its name."""
    dash = DASHES.get(piece.kind, "none")
    x, y = place(field, (piece.left + piece.right) / 2, (piece.bottom + piece.top) / 2).split(",")
    return (
        f'<polygon points="{outline(field, piece)}" fill="{FILLS[piece.kind]}" stroke="#222" '
        f'stroke-dasharray="{dash}"><title>{piece.kind}</title></polygon>'
        f'<text x="{x}" y="{float(y) + 4:g}" text-anchor="middle" stroke="#fff" stroke-width="3" '
        f'paint-order="stroke">{piece.id}</text>'
    )


def shade(field: Battlefield, viewer: tuple[int, int]) -> list[str]:
    """Everything that is not seen from a point, and the point itself."""
    lines = ['<g fill="#000" fill-opacity="0.35">']
    size = CELL * SCALE / TENTHS
    for y in range(0, field.height, CELL):
        start = -1
        for x in range(0, field.width + 1, CELL):
            middle = x + CELL // 2, y + CELL // 2
            dark = x < field.width and not sees(field, viewer[0], viewer[1], *middle)
            if dark and start < 0:
                start = x
            elif not dark and start >= 0:
                left, top = place(field, start, y + CELL).split(",")
                lines.append(
                    f'<rect x="{left}" y="{top}" width="{(x - start) * SCALE / TENTHS:g}" height="{size:g}"/>'
                )
                start = -1
    lines.append("</g>")
    x_text, y_text = place(field, *viewer).split(",")
    lines.append(f'<circle cx="{x_text}" cy="{y_text}" r="5" fill="#fff" stroke="#000" stroke-width="2"/>')
    return lines
