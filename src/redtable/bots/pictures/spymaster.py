"""The spymaster: the word and number from which a teammate who thinks a little differently gains most."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from redtable.bots.bot import Bot
from redtable.bots.pictures.listener import heard
from redtable.bots.pictures.table import Thoughts, uncovered
from redtable.games.pictures.word_forms import same_word
from redtable.games.pictures.word_list import bare

if TYPE_CHECKING:
    from redtable.games.pictures.view import PicturesView, TileView
    from redtable.kernel.view import View

    Array = np.ndarray[Any, np.dtype[Any]]

PENALTIES = {
    "teams": {"rival": 0.7, "bystander": 0.2, "assassin": 15.0},
    "coop": {"rival": 0.2, "bystander": 0.1, "assassin": 10.0},
    "coop words": {"rival": 0.1, "bystander": 0.05, "assassin": 12.0},
}
"""What a wrong card costs, in right ones; the assassin costs the game, and a rival's card costs little where
no rival plays. Three players play as two teams do. Boldness pays among words, where clues reach less far."""
CANDIDATES = 300
SAMPLES = 48
FINALISTS = 16
MORE_SAMPLES = 1000
TAIL = 8
"""Degrees of freedom of the noise: now and then a teammate hears something quite different."""
LARGEST = 5


class Style:
    """How a spymaster plays: whom to think with, how differently the teammate may think, how many words."""

    def __init__(self, encoders: tuple[str, ...], sigma: float, words: int) -> None:
        self.encoders = encoders
        self.sigma = sigma
        """How much more differently than a stranger a teammate may think: the larger, the more careful."""
        self.words = words
        """How many of the most frequent clue words are known."""


class Plan:
    """A clue and what was meant by it, to be told after the game."""

    def __init__(self, word: str, number: int, meant: list[int], nearest_wrong: int, margin: float) -> None:
        self.word = word
        self.number = number
        self.meant = meant
        self.nearest_wrong = nearest_wrong
        self.margin = margin


class Spymaster(Bot):
    """Plays from the key that it may see."""

    def __init__(self, language: str, seat: int, seed: str | int, style: Style) -> None:
        self.thoughts = Thoughts(language, style.encoders)
        self.language = language
        self.style = style
        self.random = np.random.default_rng(abs(hash_of(f"spymaster {seat} {seed}")))
        self.plans: list[Plan] = []
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """Clues by thinking; everything else has an obvious answer."""
        seen = cast("PicturesView", view)
        if seen.phase == "clue":
            return self.clue(seen)
        if seen.phase in ("rival_cover", "penalty"):
            return self.cover(seen)
        for answer in ("allow", "pass", "insist", "lead"):
            if answer in view.legal:
                return answer
        return view.legal[0]

    def why(self) -> list[tuple[str, float]]:
        """The cards meant by the last clue, and how close each was."""
        return self.reasons

    def clue(self, view: PicturesView) -> str:
        """The best clue for the cards that are left."""
        cards = uncovered(view)
        kinds = self.kinds(view, cards)
        near = self.thoughts.clues_to_cards(cards)[: self.style.words]
        allowed = self.allowed(view, cards, near, kinds)
        named = self.thoughts.named([self.thoughts.words[at] for at in allowed], cards)
        written = np.array([card.kind == "word" for card in cards])
        table = f"{view.mode} words" if written.all() else view.mode
        costs = PENALTIES.get(table, PENALTIES["teams"])
        cost = np.array([costs.get(kind, 0.0) for kind in kinds])
        mean, spread = heard(near[allowed], named, written)
        at, number = self.best(mean, spread, cost, kinds == "own", view.max_number)
        row = near[allowed[at]]
        self.remember(self.thoughts.words[allowed[at]], number, row, kinds, cards)
        return f"clue {self.thoughts.words[allowed[at]]} {number}"

    def kinds(self, view: PicturesView, cards: list[TileView]) -> Array:
        """For each card what it is to us; with nothing else left it is the assassin we look for (CP-6.2)."""
        own = view.seats[view.seat].team.removesuffix("-team")
        names = {own: "own", "bystander": "bystander", "assassin": "assassin"}
        kinds = np.array([names.get(card.colour or "", "rival") for card in cards])
        if "own" not in kinds:
            kinds[kinds == "assassin"] = "own"
        return kinds

    def allowed(self, view: PicturesView, cards: list[TileView], near: Array, kinds: Array) -> Array:
        """The most promising words that are no form of a visible word and were not used before."""
        own, others = near[:, kinds == "own"], near[:, kinds != "own"]
        weight = np.array([1.3 if kind == "assassin" else 1.0 for kind in kinds[kinds != "own"]])
        worst = (others * weight).max(1) if others.shape[1] else np.full(len(near), -9.0)
        promise = np.maximum(own - worst[:, None], 0).clip(max=2.5).sum(1) + 0.1 * own.max(1)
        words = self.thoughts.words
        shown = [card.face for card in cards if card.kind == "word"]
        used = {bare(clue.word) for clue in view.history} | ({bare(view.denied)} if view.denied else set())
        chosen: list[int] = []
        for at in np.argsort(-promise)[: CANDIDATES * 3]:
            word = words[at]
            if bare(word) in used or any(same_word(word, face, self.language) for face in shown):
                continue
            chosen.append(int(at))
            if len(chosen) == CANDIDATES:
                break
        return np.array(chosen)

    def best(self, mean: Array, spread: Array, cost: Array, own: Array, most: int) -> tuple[int, int]:
        """The clue and number with the best expectation; the few that look best are looked at twice.

        The best of many guesses is mostly a lucky one, so the second look is taken with fresh teammates.
        """
        largest = min(int(own.sum()), LARGEST, most)
        first = self.values(mean, spread, cost, own, largest, SAMPLES)
        few = np.argsort(-first.max(0), kind="stable")[:FINALISTS]
        second = self.values(mean[few], spread[few], cost, own, largest, MORE_SAMPLES)
        number, at = np.unravel_index(int(np.argmax(second)), second.shape)
        return int(few[at]), int(number) + 1

    def values(
        self, mean: Array, spread: Array, cost: Array, own: Array, largest: int, samples: int
    ) -> Array:
        """For every number (row) and every clue (column) what it gains with teammates who differ from us."""
        noise = self.random.standard_t(TAIL, (samples, *mean.shape)).astype(np.float32)
        order = np.argsort(-(mean + self.style.sigma * spread * noise), axis=2)
        lead = np.cumprod(own[order], axis=2).sum(2)
        first_wrong = np.take_along_axis(order, np.minimum(lead, len(own) - 1)[..., None], axis=2)[..., 0]
        price = np.where(lead < len(own), cost[first_wrong], 0.0)
        numbers = range(1, largest + 1)
        return np.array([(np.minimum(lead, n) - price * (lead < n)).mean(0) for n in numbers])

    def remember(self, word: str, number: int, row: Array, kinds: Array, cards: list[TileView]) -> None:
        """Keep what was meant, for the story after the game."""
        own = [at for at in np.argsort(-row) if kinds[at] == "own"][:number]
        wrong = [at for at in np.argsort(-row) if kinds[at] != "own"][:1]
        places = [int(cards[at].id) for at in own]
        nearest = int(cards[wrong[0]].id) if wrong else -1
        margin = float(row[own].min() - row[wrong[0]]) if wrong else 9.0
        self.plans.append(Plan(word, number, places, nearest, margin))
        self.reasons = [(f"card {cards[at].id}", float(row[at])) for at in [*own, *wrong]]

    def cover(self, view: PicturesView) -> str:
        """Take away the rival card that comes closest to our own ones."""
        cards = uncovered(view)
        kinds = self.kinds(view, cards)
        near = self.thoughts.clues_to_cards(cards)
        promising = np.argsort(-near[:, kinds == "own"].max(1))[:CANDIDATES]
        danger = near[promising].mean(0)
        places = [int(re.sub(r"\D", "", text)) for text in view.legal]
        by_place = {int(card.id): danger[at] for at, card in enumerate(cards)}
        return f"cover {max(places, key=lambda place: by_place[place])}"


def hash_of(text: str) -> int:
    """A number that is the same in every process."""
    import hashlib

    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
