"""The operative: touches what comes closest to the clue, remembers unfinished clues, and can stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np

from redtable.bots.bot import Bot
from redtable.bots.pictures.table import Thoughts, uncovered

if TYPE_CHECKING:
    from redtable.games.pictures.view import ClueView, PicturesView, TileView
    from redtable.kernel.view import View

    Array = np.ndarray[Any, np.dtype[Any]]

OLD = 0.35
"""How much an unfinished clue weighs beside the one just given."""
ZERO_FEAR = 1.0
STOP = {"picture": 2.0, "word": 2.0}
"""Below this closeness a further guess is not worth the risk."""
EXTRA = {"picture": 2.6, "word": 3.0}
"""The extra guess is for an old clue that is at least so close."""


class Mind:
    """How well an operative thinks."""

    def __init__(self, encoders: tuple[str, ...], sigma: float) -> None:
        self.encoders = encoders
        self.sigma = sigma
        """Noise on every thought: the larger, the weaker."""


class Hearing(Protocol):
    """Whatever tells how close a word is to cards."""

    def word_to_cards(self, word: str, cards: list[TileView]) -> Array:
        """One word to every card."""


class Operative(Bot):
    """Plays from its view, which has no key; `hearing`: with something else than our encoders."""

    def __init__(
        self, language: str, seat: int, seed: str | int, mind: Mind, hearing: Hearing | None = None
    ) -> None:
        from redtable.bots.pictures.spymaster import hash_of

        self.thoughts: Hearing = hearing or Thoughts(language, mind.encoders)
        self.mind = mind
        self.random = np.random.default_rng(hash_of(f"operative {seat} {seed}"))
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """Touch or stop; take the lead if the team has no spymaster."""
        seen = cast("PicturesView", view)
        if seen.clue is None:
            return view.legal[0]
        cards = uncovered(seen)
        near = self.closeness(seen, seen.clue, cards)
        best = int(np.argmax(near))
        self.reasons = [(f"card {cards[at].id}", float(near[at])) for at in np.argsort(-near)[:3]]
        touch = f"touch {cards[best].id}"
        if "stop" in view.legal and not self.goes_on(seen, float(near[best]), cards[best].kind):
            return "stop"
        if touch in view.legal:
            return touch
        return next(text for text in view.legal if text.startswith(("touch", "stop", "mark", "unmark")))

    def why(self) -> list[tuple[str, float]]:
        """The three closest cards."""
        return self.reasons

    def closeness(self, view: PicturesView, clue: ClueView, cards: list[TileView]) -> Array:
        """How close each card is to the clue, with a part of what older clues left open."""
        near = self.thoughts.word_to_cards(clue.word, cards)
        if clue.number == 0:
            near = -ZERO_FEAR * near
        finished = clue.number is not None and view.made >= clue.number
        older = [self.thoughts.word_to_cards(old.word, cards) for old in self.unfinished(view, clue)]
        if older:
            memory = np.max(older, axis=0)
            near = memory if finished else near + OLD * np.maximum(memory, 0)
        return near + self.random.normal(0.0, self.mind.sigma, len(cards))

    def unfinished(self, view: PicturesView, clue: ClueView) -> list[ClueView]:
        """Our older clues with fewer hits than their number."""
        own = clue.team.removesuffix("-team")
        return [
            old
            for old in view.history[:-1]
            if old.team == clue.team
            and old.number is not None
            and sum(view.cards[place].cover == own for place in old.touches) < old.number
        ]

    def goes_on(self, view: PicturesView, best: float, kind: str) -> bool:
        """Whether another guess is worth it, if the closest card is of that kind."""
        clue = view.clue
        assert clue is not None
        if view.sudden_death:
            return True
        if clue.number is not None and clue.number > 0 and view.made < clue.number:
            return best > STOP[kind]
        if clue.number is None:
            return best > EXTRA[kind]
        return bool(self.unfinished(view, clue)) and best > EXTRA[kind] and len(uncovered(view)) > 1
