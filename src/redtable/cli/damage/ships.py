"""Ships at the terminal: those that come with the game, and those in the user's own folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from redtable.cli.user_error import UserError
from redtable.games.damage.ships import (
    ShipSheet,
    library_sheet,
    load_sheet,
    plan_of,
    sheet_code,
    ship_files,
    total_of,
    write_json,
    write_toml,
)
from redtable.games.damage.tables import Fit
from redtable.games.damage.words import CRITICAL

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.games.damage.tables import Tables
    from redtable.i18n.texts import Texts


def own_folder() -> Path:
    """Where the user's own ships are."""
    import platformdirs

    return Path(platformdirs.user_data_dir("redtable", appauthor=False)) / "ships"


def own_ships() -> dict[str, Path]:
    """The user's own ships by the names of their files."""
    folder = own_folder()
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return {file.stem: file for file in files}


def find_sheet(name: str) -> ShipSheet:
    """A ship by its file, by its name in the user's folder, or by its name in the game."""
    if name.endswith((".toml", ".json")):
        return load_sheet(Path(name))
    own = own_ships()
    if name in own:
        return load_sheet(own[name])
    if name in ship_files():
        return library_sheet(name)
    known = ", ".join([*own, *ship_files()])
    raise UserError("cli-problem-no-ship", "cli-hint-ships", given=name, known=known)


def find_code(name: str) -> str:
    """The same as one word of notation; ships that come with the game keep their short name."""
    if name in ship_files() and name not in own_ships():
        return name
    return sheet_code(find_sheet(name))


def show_ships(terminal: Terminal, texts: Texts) -> None:
    """One line a ship."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("damage-screen-ship", "damage-screen-class", "damage-screen-boxes", "damage-screen-excess"):
        table.add_column(Text(texts.say(key)))
    own = own_ships()
    for name in [*own, *(name for name in ship_files() if name not in own)]:
        sheet = find_sheet(name)
        mark = " *" if name in own else ""
        boxes = sum(total_of(count) for count in sheet.boxes.values())
        table.add_row(
            Text(name + mark, style="bold"), sheet.name, str(boxes), str(total_of(sheet.boxes["excess"]))
        )
    terminal.console.print(table)
    terminal.console.print()
    terminal.console.print(texts.say("damage-screen-own-folder", folder=str(own_folder())), style="dim")


def show_ship(terminal: Terminal, texts: Texts, tables: Tables, name: str) -> None:
    """A ship's boxes, and what the deck makes of it: which cards can hit and which never will."""
    from rich.table import Table
    from rich.text import Text

    sheet = find_sheet(name)
    fit = Fit(tables, plan_of(sheet_code(sheet)))
    console = terminal.console
    console.print(Text(sheet.name, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for row in fit.plan.rows:
        label = f" {row.label}" if row.label else ""
        table.add_row(
            texts.word(row.name().partition(":")[0]) + label, "▢" * min(row.total, 30), str(row.total)
        )
    console.print(table)
    cards = [number for number, row in enumerate(tables.cards) if row.limit != CRITICAL]
    never = [tables.cards[number].id for number in cards if not fit.hits[number]]
    if fit.plan.fighter:
        console.print(texts.say("damage-screen-check-fighter"))
    else:
        console.print(
            texts.say("damage-screen-check-cards", can=len(tables.cards) - len(never), all=len(tables.cards))
        )
        if never:
            console.print(texts.say("damage-screen-check-never", cards=never), style="dim")
    if fit.plan.carrier:
        console.print(texts.say("damage-screen-check-carrier"))
    order = sheet.sacrifice or texts.say("damage-screen-check-default-order")
    console.print(texts.say("damage-screen-check-order", order=order), style="dim")


def check_ship(terminal: Terminal, texts: Texts, tables: Tables, file: Path) -> None:
    """Validate a file and explain the ship; what is wrong is told as one line with the key."""
    show_ship(terminal, texts, tables, str(file))
    terminal.console.print(texts.say("damage-screen-check-fine", file=str(file)), style="green")


def export_ship(terminal: Terminal, name: str, file: Path | None, as_json: bool) -> None:
    """A ship as TOML or JSON, on the screen or into a new file."""
    sheet = find_sheet(name)
    as_json = as_json or (file is not None and file.suffix == ".json")
    text = write_json(sheet) if as_json else write_toml(sheet)
    if file is None:
        terminal.console.print(text, end="", markup=False, soft_wrap=True)
        return
    write_new(file, text)


def import_ship(terminal: Terminal, texts: Texts, file: Path, name: str) -> None:
    """Check a ship file and put it into the user's folder as TOML."""
    sheet = load_sheet(file)
    target = own_folder() / f"{name or file.stem}.toml"
    write_new(target, write_toml(sheet))
    terminal.console.print(texts.say("damage-screen-imported", ship=sheet.name, file=str(target)))


def write_new(file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as disk:
            disk.write(text)
    except FileExistsError as fault:
        raise UserError("cli-problem-file-exists", "cli-hint-file-exists", file=str(file)) from fault
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault.strerror)) from fault
