"""The sea as text: its map cards, or its squares row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import COLUMNS, ROWS, WATER, Board, Card, lay
from redtable.kernel.notation import NotationError, one_of, parse_int, parse_square

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables


def format_map(board: Board) -> str:
    """The cards of a board, or its squares."""
    if board.cards:
        cards = [f"{card.name}.{card.turns}" for card in board.cards]
        return "/".join(",".join(cards[row : row + 4]) for row in (0, 4, 8))
    rows = []
    for row in range(ROWS):
        text = board.terrain[row * COLUMNS : (row + 1) * COLUMNS]
        for length in range(COLUMNS, 0, -1):
            text = text.replace(WATER * length, str(length))
        rows.append(text)
    return "/".join(rows)


def parse_map(tables: Tables, text: str) -> Board:
    """A board from cards or squares."""
    if "." not in text:
        return Board(
            "".join(parse_row(row) for row in exactly(text.split("/"), ROWS, "rows of squares", text))
        )
    faces = tables.faces
    cards = []
    for row in exactly(text.split("/"), 3, "rows of cards", text):
        for word in exactly(row.split(","), 4, "cards in a row", row):
            name, _, turns = word.partition(".")
            one_of(name, faces, "a map card")
            cards.append(Card(name, parse_int(turns, 0, 3, "a number of quarter turns")))
    names = [card.name for card in cards]
    if len(set(names)) != len(names):
        raise NotationError("map: a card lies there twice")
    return lay(faces, cards)


def parse_row(text: str) -> str:
    """Eight squares of the sea."""
    row = "".join(WATER * int(letter) if letter in "12345678" else letter for letter in text)
    if len(row) != COLUMNS or set(row) - set("WICnesw"):
        raise NotationError(f"map: {text!r} is not a row of {COLUMNS} squares such as 3I2C1")
    return row


def exactly(parts: list[str], number: int, what: str, text: str) -> list[str]:
    """The parts, if they are as many as they should be."""
    if len(parts) != number:
        raise NotationError(f"{text!r}: expected {number} {what}, found {len(parts)}")
    return parts


def parse_name(text: str) -> int:
    """The number of a square."""
    row, column = parse_square(text, ROWS, COLUMNS)
    return row * COLUMNS + column
