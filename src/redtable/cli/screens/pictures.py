"""The screen of Pictures: the grid by name, the clues and what they found, the key if it is yours to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from redtable.games.pictures.concepts import names_of
from redtable.games.pictures.picture import read_picture

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.games.pictures.view import ClueView, PicturesView, TileView
    from redtable.i18n.texts import Texts

STYLES = {"red": "red", "blue": "blue", "bystander": "yellow", "assassin": "bold magenta"}
SIGNS = {"red": "⯃", "blue": "●", "bystander": "■", "assassin": "◆"}
"""Every colour has a shape of its own, so that nothing depends on seeing colours."""
NAMES = {
    "red": "pictures-screen-red",
    "blue": "pictures-screen-blue",
    "bystander": "pictures-screen-bystander",
    "assassin": "pictures-screen-assassin",
}
CELL = 18


def pictures_screen(view: PicturesView, texts: Texts) -> RenderableType:
    """The table."""
    parts: list[RenderableType] = [heading(view, texts), grid(view, texts)]
    if view.sudden_death:
        team = view.team
        left = view.left[team]
        parts.append(Text(texts.say("pictures-screen-sudden-death", team=team, left=left), style="bold red"))
    if view.draft is not None:
        parts.append(Text(texts.say("pictures-screen-draft", word=view.draft.word), style="yellow"))
    parts += [clue_line(view, clue, texts) for clue in view.history]
    if view.result is not None and view.result.title is not None:
        title, score = view.result.title, view.result.score
        parts.append(Text(texts.say("pictures-screen-title", score=score, title=title), style="bold"))
    return Group(*parts)


def heading(view: PicturesView, texts: Texts) -> Text:
    """Whose turn it is, and what is left."""
    line = Text(texts.say("pictures-screen-turn", turn=view.turn, team=view.team), style="bold")
    for team, left in view.left.items():
        colour = team.removesuffix("-team")
        line.append(f"   {SIGNS[colour]} ", style=STYLES[colour])
        line.append(texts.say("pictures-screen-left", team=team, left=left))
    return line


def grid(view: PicturesView, texts: Texts) -> Table:
    """The cards in their places."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style="dim")
    for _ in range(view.columns):
        table.add_column(width=CELL)
    for row in range(view.rows):
        cards = view.cards[row * view.columns : (row + 1) * view.columns]
        table.add_row(*(cell(card, view, texts) for card in cards))
    return table


def cell(card: TileView, view: PicturesView, texts: Texts) -> Text:
    """A card: its number, its cover or the key's colour, what it shows, and who points at it."""
    text = Text()
    colour = card.cover or card.colour
    text.append(f"{card.id:>2} ", style="dim")
    if colour is not None:
        text.append(SIGNS[colour], style=STYLES[colour])
        text.append(f" {texts.say(NAMES[colour])}", style=STYLES[colour])
    text.append("\n")
    face = face_of(card, texts.language)
    text.append(face, style="strike dim" if card.cover is not None else "bold" if card.kind == "word" else "")
    pointing = [seat.name for seat in view.seats if int(card.id) in seat.marks]
    if pointing:
        text.append(f"\n☞ {texts.argument(pointing)}", style="green")
    return text


def face_of(card: TileView, language: str) -> str:
    """A word, or the names of the two things on a picture, for everybody alike."""
    return card.face if card.kind == "word" else " + ".join(names_of(read_picture(card.face), language))


def clue_line(view: PicturesView, clue: ClueView, texts: Texts) -> Text:
    """A clue with the colours of what was touched for it."""
    colour = clue.team.removesuffix("-team")
    line = Text(f"{SIGNS[colour]} ", style=STYLES[colour])
    number = texts.say("pictures-screen-unlimited") if clue.number is None else str(clue.number)
    line.append(f"{clue.word} · {number}  ", style="bold" if clue is view.history[-1] else "")
    for place in clue.touches:
        cover = view.cards[place].cover
        if cover is not None:
            line.append(f"{SIGNS[cover]} ", style=STYLES[cover])
    return line
