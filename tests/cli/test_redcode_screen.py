"""The screen of Red Code: everything that matters is on it, in every language, at every width."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from redtable.cli.screens.redcode import redcode_screen
from redtable.cli.screens.redcode.sea import CELL, MARGIN, lit_ships, lit_squares
from redtable.games.redcode import RedCode
from redtable.games.redcode.view import RedcodeView, ShipView
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.match import Match
from redtable.kernel.notation import parse_square

ONE = {"ships_per_side": 1}
WAR = {"ships_per_side": 3, "mode": "war"}


def views(seed: int, options: dict[str, Any], seat: int | None = None) -> Iterator[RedcodeView]:
    """The views of a random game, of the seat to move unless another is named."""
    game = RedCode()
    match = Match(game, game.rules("", options), SeededChance(seed))
    choices = SeededChance(f"choices {seed}")
    while True:
        mover = match.state.to_move()
        view = match.view(max(mover, SPECTATOR) if seat is None else seat).view
        assert isinstance(view, RedcodeView)
        yield view
        if match.outcome() is not None:
            return
        legal = match.view(mover).view.legal
        match.apply(mover, legal[choices.below("choice", len(legal))])


def drawn(view: RedcodeView, language: str = "en", width: int = 100) -> list[str]:
    """The lines of the screen, without colours."""
    texts = Texts(language, RedCode())
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(redcode_screen(view, texts))
    return capture.get().splitlines()


def cell(lines: list[str], square: str) -> tuple[str, str]:
    """The two lines of a square of the sea."""
    row, column = parse_square(square, 6, 8)
    top, left = 2 + 3 * row, MARGIN + 1 + column * (CELL + 1)
    return lines[top][left : left + CELL], lines[top + 1][left : left + CELL]


def some(seed: int, options: dict[str, Any], wanted: str) -> RedcodeView:
    """The first view of a random game in a phase."""
    return next(view for view in views(seed, options) if view.phase == wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("options", [ONE, WAR], ids=["1v1 arena", "3v3 war"])
def test_it_fits_the_terminal(language: str, width: int, options: dict[str, Any]) -> None:
    for view in islice(views(1, options), 0, 120, 15):
        assert all(cell_len(line) <= width for line in drawn(view, language, width))


def test_ships_stand_on_their_squares_with_letter_side_and_silhouette() -> None:
    brackets = {"blue": "({})", "red": "<{}>"}
    for view in islice(views(2, WAR), 0, 60, 6):
        lines = drawn(view)
        for ship in (ship for ship in view.ships if ship.square):
            upper, lower = cell(lines, str(ship.square))
            assert brackets[ship.side].format(ship.letter) in upper
            assert "█" in lower
    kinds = {ship.type: cell(lines, ship.square)[1] for ship in view.ships if ship.square}
    assert len(set(kinds.values())) == len(kinds), "types look alike"


def test_the_terrain() -> None:
    view = some(3, ONE, "main")
    lines = drawn(view)
    occupied = {ship.square for ship in view.ships} | lit_squares(view)
    for row, letters in enumerate(view.terrain):
        for column, letter in enumerate(letters):
            name = f"{'abcdefgh'[column]}{row + 1}"
            if name not in occupied:
                upper, lower = cell(lines, name)
                assert ("▟███▙" in lower) == (letter == "I")
                assert ("≋" in upper) == (letter == "C")


def test_squares_that_can_be_entered_are_marked_with_their_names() -> None:
    view = some(3, ONE, "main")
    steps = {action.removeprefix("move>") for action in view.legal if action.startswith("move>")}
    assert steps
    assert steps <= lit_squares(view)
    lines = drawn(view)
    assert all(f"•{square}" in cell(lines, square)[1] for square in lit_squares(view))
    assert len(re.findall(r"•[a-h][1-6]", "\n".join(lines))) == len(lit_squares(view))


def test_ships_that_can_be_aimed_at_are_marked() -> None:
    aimed = next(view for view in views(4, WAR) if lit_ships(view) and view.phase == "main")
    lines = drawn(aimed)
    for ship in aimed.ships:
        if ship.square:
            assert ("▸" in cell(lines, ship.square)[0]) == (ship.letter in lit_ships(aimed))


def test_what_would_be_a_mistake_is_not_lit() -> None:
    view = next(view for view in views(5, ONE) if view.harmful and not lit_ships(view))
    assert "▸" not in "".join(drawn(view))


def test_cubes_and_crew() -> None:
    for view in islice(views(6, ONE), 0, 90, 3):
        text = "\n".join(drawn(view))
        for ship in view.ships:
            if ship.type and ship.status == "afloat":
                assert f"{'▲' * ship.breakdowns}{'△' * (3 - ship.breakdowns)}" in text
                assert f"{'■' * ship.repairs}{'□' * (3 - ship.repairs)}" in text
                assert f"hull {ship.hull} " in text
                assert f"crew: {ship.reserve} in reserve" in text
                assert ("removed" in text) or not ship.removed


def test_crew_on_manoeuvres() -> None:
    view = next(view for view in views(7, ONE) if any(ship.slots.get("orders") == 2 for ship in view.ships))
    assert re.search(r"orders\s+⊘ ●●", "\n".join(drawn(view)).lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_slots_are_whole_however_long_the_names_are(language: str, width: int) -> None:
    view = next(view for view in views(7, WAR) if all(ship.square for ship in view.ships))
    text = "\n".join(drawn(view, language, width))
    for ship in view.ships:
        for row in view.boards[str(ship.type)]:
            crew = ship.slots[row.name]
            mark = "↩" if row.response else " " if row.reply else "⊘"
            reach = f"→{row.distance}" if row.distance else "  "
            assert f"{reach}{mark} {'●' * crew}{'○' * (row.cost - crew)}" in text


def test_the_chain_tells_who_answers_whom() -> None:
    view = next(view for seed in range(40) for view in views(seed, WAR) if len(view.chain) > 1)
    text = "\n".join(drawn(view))
    assert "Chain" in text
    for link in view.chain:
        assert re.search(rf"{link.number} [(<]{link.ship}[)>]", text)
    assert "↩ answers 1" in text
    assert "May answer: " in text


def test_the_question_of_every_phase() -> None:
    phases: dict[str, RedcodeView] = {}
    for view in chain(views(1, {"ships_per_side": 2}), islice(views(2, WAR), 600)):
        phases.setdefault(view.phase, view)
    assert {"choose", "place", "recover", "main", "move", "respond", "return", "over"} <= set(phases)
    assert "choose your ship" in "\n".join(drawn(phases["choose"]))
    assert "answer, or pass" in "\n".join(drawn(phases["respond"]))
    assert "decides" not in "\n".join(drawn(phases["over"]))


def cards_shown(view: RedcodeView) -> int:
    """How many order cards lie open on the screen, by their clauses."""
    return len(re.findall(r"RC-10\.\d+", "\n".join(drawn(view))))


def test_only_the_own_hand_is_shown() -> None:
    for view in islice(views(8, ONE), 0, 90, 3):
        own = [ship for ship in view.ships if ship.seat == view.seat]
        assert cards_shown(view) == sum(ship.hand_size for ship in own)
        assert "holds" not in "\n".join(drawn(view))


def test_spectators_see_no_hand_and_the_judge_all() -> None:
    def holds(ship: ShipView) -> bool:
        return ship.hand_size > 0

    for view in islice(views(8, ONE, SPECTATOR), 0, 90, 9):
        assert cards_shown(view) == 0
    judged = next(view for view in views(8, ONE, JUDGE) if all(holds(ship) for ship in view.ships))
    assert "\n".join(drawn(judged)).count("holds") == 2


def test_the_score() -> None:
    war = next(view for view in views(9, WAR) if view.points["red"] or view.points["blue"])
    assert re.search(r"[1-5] points?", "\n".join(drawn(war)))
    sunk = next(view for view in views(9, WAR) if any(ship.status == "lost" for ship in view.ships))
    assert "sunk, loses its next turn" in "\n".join(drawn(sunk))
    assert re.search(r"Arena, round \d", "\n".join(drawn(some(1, ONE, "main"))))


def test_without_colour_nothing_is_lost() -> None:
    view = some(3, ONE, "main")
    console = Console(file=io.StringIO(), width=100, force_terminal=True, no_color=True)
    with console.capture() as capture:
        console.print(redcode_screen(view, Texts("en", RedCode())))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", capture.get())
    assert bare.splitlines() == drawn(view)
    assert not re.search(r"\x1b\[[0-9;]*(38|48);", capture.get())
