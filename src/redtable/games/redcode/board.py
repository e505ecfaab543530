"""The sea: a grid of 6 rows by 8 columns, its lines of sight, and the terrain laid on it.

Squares are numbered row by row from the top left corner. Sets of squares are bit masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from redtable.games.redcode.view_encoder import ConstantView, Latest

ROWS: Final = 6
COLUMNS: Final = 8
SQUARES: Final = 48
CARD_COLUMNS: Final = 4
NOWHERE: Final = -1

WATER: Final = "W"
ISLET: Final = "I"
CURRENT: Final = "C"
FLOWS: Final = "nesw"
"""A current with a printed direction is written as the direction, clockwise from north."""
FLOW_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


BITS: Final = [1 << square for square in range(SQUARES)]
"""The mask of each square. Looked up, not shifted: compiled code shifts a 1 within 32 bits, and loses it."""


def on_grid(row: int, column: int) -> bool:
    """Whether there is such a square (RC-5.2)."""
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def line_of(origin: int, target: int) -> list[int]:
    """The squares on the straight line from one square to another, the target included; empty without a line.

    Lines run in eight directions (RC-8.1, RC-8.2), and only squares on the line matter (RC-8.11).
    """
    rows = target // COLUMNS - origin // COLUMNS
    columns = target % COLUMNS - origin % COLUMNS
    length = max(abs(rows), abs(columns))
    if length == 0 or (rows and columns and abs(rows) != abs(columns)):
        return []
    stride = rows // length * COLUMNS + columns // length
    return [origin + stride * number for number in range(1, length + 1)]


def square_mask(squares: list[int]) -> int:
    """The set of these squares."""
    mask = 0
    for square in squares:
        mask |= BITS[square]
    return mask


def neighbours_of(square: int, diagonal: bool) -> list[int]:
    """The squares that adjoin a square, in reading order."""
    row, column = square // COLUMNS, square % COLUMNS
    steps = [step for step in DIRECTIONS if diagonal or 0 in step]
    return sorted((row + r) * COLUMNS + column + c for r, c in steps if on_grid(row + r, column + c))


DISTANCES: Final = bytes([len(line_of(a, b)) for a in range(SQUARES) for b in range(SQUARES)])
"""Distance along the line (RC-8.3) at `origin * SQUARES + target`; 0 when the squares are not aligned."""
BETWEEN: Final = [square_mask(line_of(a, b)[:-1]) for a in range(SQUARES) for b in range(SQUARES)]
"""The squares strictly between two aligned squares, as a mask (RC-8.7)."""
NEIGHBOURS: Final = {
    4: [neighbours_of(square, False) for square in range(SQUARES)],
    8: [neighbours_of(square, True) for square in range(SQUARES)],
}
BLOCK_CORNERS: Final = [r * COLUMNS + c for r in range(ROWS - 1) for c in range(COLUMNS - 1)]
"""The top left squares of all 2x2 blocks (RC-G30)."""
CARD_CORNERS: Final = [r * COLUMNS + c for r in range(0, ROWS, 2) for c in range(0, COLUMNS, 2)]
"""The top left squares of the map cards, row by row."""


def block_mask(corner: int) -> int:
    """The four squares of the 2x2 block with that top left square."""
    return square_mask([corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1])


BLOCKS: Final = [block_mask(square) if square in BLOCK_CORNERS else 0 for square in range(SQUARES)]


class Card:
    """A map card as it lies on the table: its name and how many quarter turns it was rotated clockwise."""

    def __init__(self, name: str = "", turns: int = 0) -> None:
        self.name = name
        self.turns = turns


class Board:
    """Terrain that never changes during a game: shared by all copies of a state."""

    def __init__(self, terrain: str = WATER * SQUARES, cards: list[Card] | None = None) -> None:
        self.terrain = terrain
        """One letter a square: W, I, C, or a direction for a current with a printed one."""
        self.cards: list[Card] = cards if cards is not None else []
        """The twelve cards, row by row; none for a sea that was not laid from cards."""
        self.islets: i64 = square_mask([n for n, letter in enumerate(terrain) if letter == ISLET])
        self.currents: i64 = square_mask(
            [n for n, letter in enumerate(terrain) if letter == CURRENT or letter in FLOWS]
        )
        self.constant_view: ConstantView | None = None
        self.latest: Latest | None = None
        """What the last view made of it, and of what is on it."""
        self.observed: bytes = b""
        """The squares as environments show them, from the first time on."""

    def has_flow(self, square: int) -> bool:
        """Whether a current has a printed direction."""
        return self.terrain[square] in FLOWS

    def flow(self, square: int) -> int:
        """Where the printed direction of a current leads (NOWHERE off the grid or without a direction)."""
        way = FLOWS.find(self.terrain[square])
        if way < 0:
            return NOWHERE
        down, right = FLOW_STEPS[way]
        row, column = square // COLUMNS + down, square % COLUMNS + right
        return row * COLUMNS + column if on_grid(row, column) else NOWHERE


def rotate(face: str, turns: int) -> str:
    """A card's face after quarter turns clockwise; printed directions turn with it (RC-G11)."""
    for _ in range(turns):
        face = face[2] + face[0] + face[3] + face[1]
        face = "".join(FLOWS[(FLOWS.index(letter) + 1) % 4] if letter in FLOWS else letter for letter in face)
    return face


def rotations(face: str) -> list[str]:
    """A face, written `ab/cd`, in all four directions as four letters."""
    return [rotate(face.replace("/", ""), turns) for turns in range(4)]


def lay(faces: dict[str, list[str]], cards: list[Card]) -> Board:
    """The board of twelve cards, three rows of four (RC-5.2), from the rotations of every face."""
    squares = [WATER] * SQUARES
    for place, card in enumerate(cards):
        face = faces[card.name][card.turns]
        corner = CARD_CORNERS[place]
        squares[corner] = face[0]
        squares[corner + 1] = face[1]
        squares[corner + COLUMNS] = face[2]
        squares[corner + COLUMNS + 1] = face[3]
    return Board("".join(squares), cards)


def connected(board: Board, adjacency: int) -> bool:
    """Whether every square that is not an islet can be reached from every other (RC-I12)."""
    water = [square for square in range(SQUARES) if not board.islets >> square & 1]
    reached = {water[0]}
    frontier = [water[0]]
    while frontier:
        for square in NEIGHBOURS[adjacency][frontier.pop()]:
            if square not in reached and not board.islets >> square & 1:
                reached.add(square)
                frontier.append(square)
    return len(reached) == len(water)


def card_of(square: int) -> int:
    """The number of the map card on which a square lies, row by row (RC-5.1)."""
    return square // (2 * COLUMNS) * CARD_COLUMNS + square % COLUMNS // 2


def distance_to_card(square: int, card: int) -> int:
    """King's moves from a square to the nearest square of a map card (RC-G22)."""
    row, column = card // CARD_COLUMNS * 2, card % CARD_COLUMNS * 2
    down, right = square // COLUMNS, square % COLUMNS
    return max(row - down, down - row - 1, column - right, right - column - 1, 0)
