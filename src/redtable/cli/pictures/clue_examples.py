"""Boards with the clue that a bot gives for each, and the chain of words that leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from redtable.bots.bot import make_bot
from redtable.cli.screens.pictures import face_of
from redtable.games.pictures import Pictures
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redtable.bots.pictures.spymaster import Plan, Spymaster
    from redtable.games.pictures.view import PicturesView
    from redtable.i18n.texts import Texts

GAME = Pictures()
LEVEL = "hard"
KINDS = {
    "red": "cli-pictures-board-red",
    "blue": "cli-pictures-board-blue",
    "bystander": "cli-pictures-board-bystander",
    "assassin": "cli-pictures-board-assassin",
}
"""Our own cards first: the one team that plays is red."""


def examples(texts: Texts, language: str, cards: str, boards: range) -> Iterator[str]:
    """For each board its cards by what they are to us, and the first clue with its chains, line by line."""
    rules = GAME.rules("", {"mode": "coop", "language": language, "cards": cards})
    for board in boards:
        state, _ = GAME.start(rules, SeededChance(f"board {board}"))
        view = cast("PicturesView", state.view(0))
        spymaster = cast("Spymaster", make_bot(LEVEL, GAME, rules, 0, board))
        spymaster.choose(view)
        yield texts.say("cli-pictures-board", board=board)
        for kind, text in KINDS.items():
            faces = [face_of(card, language) for card in view.cards if card.colour == kind]
            yield "  " + texts.say(text, cards=", ".join(faces))
        yield from told(texts, spymaster.plans[-1])


def told(texts: Texts, plan: Plan) -> Iterator[str]:
    """A clue and the chain for each card that it means."""
    yield "  " + texts.say("cli-pictures-clue", word=plan.word, number=plan.number)
    for chain in plan.chains:
        yield "    " + " - ".join(chain)
    yield ""
