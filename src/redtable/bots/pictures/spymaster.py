"""The spymaster: the word and number from which a teammate who thinks a little differently gains most."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from redtable.bots.bot import Bot
from redtable.bots.pictures import race, teammates
from redtable.bots.pictures.table import Thoughts, uncovered
from redtable.games.pictures.word_forms import same_word
from redtable.games.pictures.word_list import bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.games.pictures.view import ClueView, PicturesView, TileView
    from redtable.kernel.view import View

    Array = np.ndarray[Any, np.dtype[Any]]

PENALTIES = {
    "pictures": {"rival": 0.2, "bystander": 0.1, "assassin": 25.0},
    "words": {"rival": 0.1, "bystander": 0.05, "assassin": 10.0},
}
"""What a wrong card costs where one team plays alone, in right ones. Among words a stranger may hear
anything, so whoever fears the assassin above all says words that are far from everything, and loses by
them."""
FEAR = 3.0
"""What the assassin costs beyond a lost game where there is a rival, in right cards: strangers touch it
more often than we imagine."""
ENDS = ("", "bystander", "rival", "assassin")
"""How a turn may end: with as many cards as the number says, or by a wrong one."""
CARE = {"pictures": 1.0, "words": 0.8}
"""How much of a stranger's difference is feared: not all of it where a wrong card costs less."""
LEAST = 0.03
"""A chance of winning that a card is worth at least, where nothing helps much."""
LESSON = 1.0
"""How much less a card is heard in a word that is like a clue by which it was not found."""
CANDIDATES = 300
SAMPLES = 48
FINALISTS = 16
MORE_SAMPLES = 1000
CLOSEST = 3
"""So many of the words closest to each of our cards are always thought of."""
CLEAR = {"picture": 1.5, "word": 2.2, "translated word": 3.4}
"""Where neither a keyword nor a dictionary says so, the names alone must come so close, for every encoder.
Words that are translated for the encoders must come closer, since an English word brings other meanings."""
PLAIN = 0.25
"""With a tie they must come so close at least: a dictionary says many things."""
FLUENT = {"pictures": (0.1, 0.1), "words": (0.03, 0.08)}
"""What a deviation of concreteness and a tenfold frequency are worth, in right cards."""
BEGINNING = 4
"""Two words that share so many letters at the beginning look like forms of one (stable, stability)."""
REFUSED = -1000.0


class Style:
    """How a spymaster plays: whom to think with, how differently the teammate may think, how many words."""

    def __init__(self, encoders: tuple[str, ...], sigma: float, words: int, largest: int) -> None:
        self.encoders = encoders
        self.sigma = sigma
        """How much more differently than a stranger a teammate may think: the larger, the more careful."""
        self.words = words
        """How many of the most frequent clue words are known."""
        self.largest = largest
        """The largest number that is dared."""


class Plan:
    """A clue and what was meant by it, to be told after the game."""

    def __init__(
        self,
        word: str,
        number: int,
        meant: list[int],
        chains: list[list[str]],
        nearest_wrong: int,
        margin: float,
    ) -> None:
        self.word = word
        self.number = number
        self.meant = meant
        self.chains = chains
        """For each card meant the words that lead from it to the clue."""
        self.nearest_wrong = nearest_wrong
        self.margin = margin


class Spymaster(Bot):
    """Plays from the key that it may see."""

    def __init__(self, language: str, seat: int, seed: str | int, style: Style) -> None:
        self.thoughts = Thoughts(language, style.encoders)
        self.language = language
        self.style = style
        self.random = np.random.default_rng(abs(hash_of(f"spymaster {seat} {seed}")))
        self.care = style.sigma
        """How differently a teammate may think, on the table that lies there."""
        self.plans: list[Plan] = []
        self.heard: dict[str, Array] = {}
        """For clues that were given: how much every word differs from them."""
        self.told: dict[tuple[object, ...], Array] = {}
        """For clues that were answered: how likely each kind of teammate answers so."""
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
        """The cards meant by the last clue, with what leads to it, the closest wrong one, and how close."""
        return self.reasons

    def clue(self, view: PicturesView) -> str:
        """The best clue for the cards that are left."""
        cards = uncovered(view)
        row, number, near = self.ranked(view, cards)[0]
        word = self.thoughts.words[row]
        self.remember(word, number, near, self.kinds(view, cards), cards)
        return f"clue {word} {number}"

    def clues(self, view: PicturesView, most: int) -> list[str]:
        """The clues that look best, each word once, the best first."""
        found: dict[int, int] = {}
        for row, number, _ in self.ranked(view, uncovered(view)):
            found.setdefault(row, number)
        return [f"clue {self.thoughts.words[row]} {number}" for row, number in list(found.items())[:most]]

    def prefers(self, view: PicturesView, clues: list[str]) -> str:
        """Which of some clues it would rather give: by what a teammate gains, if it knows the word."""
        cards = uncovered(view)
        kinds = self.kinds(view, cards)
        written = np.array([card.kind == "word" for card in cards])
        place = self.thoughts.sources[0].place
        given = [(clue, word, int(number)) for clue in clues for _, word, number in [clue.split()]]
        known = [entry for entry in given if place.get(entry[1], self.style.words) < self.style.words]
        if not known:
            return clues[0]
        crowd = np.concatenate([self.thoughts.listeners(cards, word) for _, word, _ in known], axis=1)
        named = self.thoughts.called([place[word] for _, word, _ in known], cards)
        largest = max(number for _, _, number in known)
        self.care = CARE[shown_on(cards)] * self.style.sigma
        ears = teammates.ears(crowd, named, written)
        gains = self.gains(view, kinds, shown_on(cards), largest)
        found = self.values(ears, self.beliefs(view), kinds, gains, MORE_SAMPLES)
        worth = [found[number - 1, column] for column, (_, _, number) in enumerate(known)]
        return known[int(np.argmax(worth))][0]

    def gains(self, view: PicturesView, kinds: Array, shown: str, largest: int) -> Array:
        """What finding so many cards (row) and then such an end (column, `ENDS`) is worth, in right cards."""
        if view.mode == "coop":
            penalties = np.array([PENALTIES[shown].get(end, 0.0) for end in ENDS])
            return np.asarray(np.arange(largest + 1)[:, None] - penalties)
        own, theirs = (max(int((kinds == kind).sum()), 1) for kind in ("own", "rival"))
        chances = np.array([race.after(own, theirs, found) for found in range(largest + 1)])
        card = max((race.after(own, theirs, 2)[0] - chances[0, 0]) / 2, LEAST)
        fear = FEAR * np.array([end == "assassin" for end in ENDS])
        return np.asarray((chances - chances[0, 0]) / card - fear)

    def ranked(self, view: PicturesView, cards: list[TileView]) -> list[tuple[int, int, Array]]:
        """The finalists, the best first: the clue word's place, the number, how close it is to every card."""
        kinds = self.kinds(view, cards)
        crowd = self.learned(self.thoughts.listeners(cards), cards)[:, : self.style.words]
        written = np.array([card.kind == "word" for card in cards])
        near = crowd.mean(0)
        near[:, written] = teammates.by_name(crowd)[:, written]
        allowed = self.allowed(view, cards, near, kinds)
        crowd, near = crowd[:, allowed], near[allowed]
        rows: list[int] = allowed.tolist()
        named = self.thoughts.called(rows, cards)
        tied = named | self.thoughts.tied(rows, cards)
        explained = self.explained(crowd, near, tied, kinds, written)
        most = self.honest(crowd, explained, kinds, named, view.max_number)
        shown = shown_on(cards)
        plain = self.fluency(allowed, shown)
        self.care = CARE[shown] * self.style.sigma
        plain[explained < 1] += REFUSED
        ears = teammates.ears(crowd, named, written)
        gains = self.gains(view, kinds, shown, max(int(most.max()), 1))
        found = self.best(ears, self.beliefs(view), kinds, gains, most, plain)
        return [(rows[at], number, near[at]) for at, number in found]

    def learned(self, crowd: Array, cards: list[TileView]) -> Array:
        """What listeners find, less what these teammates did not hear before.

        Whoever did not take "leopard" for the lion does not take "panther" for it either.
        """
        columns = {card.id: column for column, card in enumerate(cards)}
        for plan in self.plans:
            missed = [columns[str(place)] for place in plan.meant if str(place) in columns]
            if missed:
                if plan.word not in self.heard:
                    self.heard[plan.word] = 1.0 - LESSON * self.thoughts.alike(plan.word)
                crowd[:, :, missed] *= self.heard[plan.word][:, None]
        return crowd

    def beliefs(self, view: PicturesView) -> Array:
        """How likely each ear with each factor is, after what was touched (`teammates.py`)."""
        shown = shown_on(view.cards)
        expected = weights = teammates.expected(2 * len(self.thoughts.sources), shown)
        own = view.seats[view.seat].team
        touched = {place for clue in view.history for place in clue.touches}
        gone = {place for place, card in enumerate(view.cards) if card.cover is not None} - touched
        for clue in view.history:
            if clue.team == own and clue.number and clue.word in self.thoughts.sources[0].place:
                key = (clue.word, len(gone), *clue.touches[: clue.number])
                if key not in self.told:
                    self.told[key] = self.likelihood(view, clue, gone)
                weights = weights * self.told[key]
            gone.update(clue.touches)
        doubt = teammates.DOUBT
        return np.asarray((1 - doubt) * weights / weights.sum() + doubt * expected)

    def likelihood(self, view: PicturesView, clue: ClueView, gone: set[int]) -> Array:
        """How likely each ear with each factor touches what was touched after a clue."""
        assert clue.number
        cards = [card for place, card in enumerate(view.cards) if place not in gone]
        columns = {int(card.id): column for column, card in enumerate(cards)}
        touched = [columns[place] for place in clue.touches[: clue.number] if place in columns]
        mean, spread = self.ears(clue.word, cards)
        own = clue.team.removesuffix("-team")
        stops = len(touched) < clue.number and all(view.cards[place].cover == own for place in clue.touches)
        care = CARE[shown_on(cards)]
        return teammates.likelihood(mean, care * spread, touched, stops, hash_of(clue.word))

    def ears(self, word: str, cards: list[TileView]) -> tuple[Array, Array]:
        """What every ear (row) finds where a word is said, and how far that varies."""
        crowd = self.thoughts.listeners(cards, word)
        named = self.thoughts.called([self.thoughts.sources[0].place[word]], cards)
        mean, spread = teammates.ears(crowd, named, np.array([card.kind == "word" for card in cards]))
        return mean[:, 0], spread[:, 0]

    def explained(self, crowd: Array, near: Array, tied: Array, kinds: Array, written: Array) -> Array:
        """For every clue how many of our cards, the closest first, it can be explained for.

        Each needs a tie, or names that are close for all.
        """
        own = kinds == "own"
        names = crowd[::2].min(0)
        word = "word" if self.language == "en" else "translated word"
        enough = np.where(written, CLEAR[word], CLEAR["picture"])
        clear = np.where(tied, crowd[::2].mean(0) > PLAIN, names > enough)[:, own]
        order = np.argsort(-near[:, own], axis=1)
        return np.asarray(np.cumprod(np.take_along_axis(clear, order, axis=1), axis=1).sum(1))

    def honest(self, crowd: Array, explained: Array, kinds: Array, named: Array, most: int) -> Array:
        """For every clue the largest number that can be explained and leads nobody to the assassin.

        Nor past another card with that keyword: who is told "animal" looks at all animals.
        """
        leading = explained
        for wrong in np.flatnonzero(kinds != "own"):
            before = (crowd > crowd[:, :, wrong : wrong + 1]).sum(2).min(0)
            feared = named[:, wrong] | (kinds[wrong] == "assassin")
            leading = np.where(feared, np.minimum(leading, before), leading)
        return np.asarray(np.minimum(leading, min(self.style.largest, most)))

    def fluency(self, rows: Array, cards: str) -> Array:
        """How much better a word is than others because people would say it."""
        places = np.log10(np.maximum(rows, 50) / 50)
        concrete = np.mean([source.concreteness[rows] for source in self.thoughts.sources], axis=0)
        seen, frequent = FLUENT[cards]
        return np.asarray(seen * np.clip(concrete, -2, 1) - frequent * places)

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
        closest = np.argsort(-own, axis=0)[:CLOSEST].ravel()
        for at in dict.fromkeys([*closest.tolist(), *np.argsort(-promise)[: CANDIDATES * 3].tolist()]):
            word = words[at]
            if bare(word) in used or any(self.alike(word, face) for face in shown):
                continue
            chosen.append(at)
            if len(chosen) == CANDIDATES:
                break
        return np.array(chosen)

    def alike(self, word: str, face: str) -> bool:
        """Whether a clue is a form of a visible word, or begins so much like it that people may object."""
        begins = bare(word)[:BEGINNING] == bare(face)[:BEGINNING]
        return begins or same_word(word, face, self.language)

    def best(
        self, ears: tuple[Array, Array], weights: Array, kinds: Array, gains: Array, most: Array, plain: Array
    ) -> list[tuple[int, int]]:
        """Clues and numbers by expectation, the best first; the few that look best are looked at twice.

        The best of many guesses is mostly a lucky one, so the second look is taken with fresh teammates.
        """
        numbers = np.arange(1, len(gains))
        barred = np.where(numbers[:, None] > np.maximum(most, 0), REFUSED, 0.0)
        barred[0, most < 1] = REFUSED / 2

        def values(few: Array, samples: int) -> Array:
            mean, spread = ears
            found = self.values((mean[:, few], spread[:, few]), weights, kinds, gains, samples)
            return found + plain[few] + barred[:, few]

        everything = np.arange(len(plain))
        few = np.argsort(-values(everything, SAMPLES).max(0), kind="stable")[:FINALISTS]
        second = values(few, MORE_SAMPLES)
        order = np.argsort(-second, axis=None, kind="stable")
        rows, places = np.unravel_index(order, second.shape)
        return [(int(few[at]), int(number) + 1) for number, at in zip(rows, places, strict=True)]

    def values(
        self, ears: tuple[Array, Array], weights: Array, kinds: Array, gains: Array, samples: int
    ) -> Array:
        """For every number (row) and every clue (column) what it gains with teammates who hear so."""
        own = kinds == "own"
        ends = np.array([ENDS.index(kind) if kind in ENDS else 0 for kind in kinds])
        leads, wrongs = [], []
        for mean, spread, shares in zip(*ears, teammates.shares(weights, samples), strict=True):
            factors = np.repeat(np.array(teammates.FACTORS, dtype=np.float32), shares)[:, None, None]
            noise = self.random.standard_t(teammates.TAIL, (len(factors), *mean.shape)).astype(np.float32)
            order = np.argsort(-(mean + self.care * factors * spread * noise), axis=2)
            lead = np.cumprod(own[order], axis=2).sum(2)
            wrong = np.take_along_axis(order, np.minimum(lead, len(own) - 1)[..., None], axis=2)[..., 0]
            leads.append(lead)
            wrongs.append(ends[wrong])
        lead, wrong = np.concatenate(leads), np.concatenate(wrongs)
        numbers = range(1, len(gains))
        return np.array([gains[np.minimum(lead, n), np.where(lead < n, wrong, 0)].mean(0) for n in numbers])

    def remember(self, word: str, number: int, row: Array, kinds: Array, cards: list[TileView]) -> None:
        """Keep what was meant, for the story after the game."""
        own = [at for at in np.argsort(-row) if kinds[at] == "own"][:number]
        wrong = [at for at in np.argsort(-row) if kinds[at] != "own"][:1]
        places = [int(cards[at].id) for at in own]
        nearest = int(cards[wrong[0]].id) if wrong else -1
        margin = float(row[own].min() - row[wrong[0]]) if wrong else 9.0
        chains = [self.thoughts.chain(word, cards[at]) for at in own]
        self.plans.append(Plan(word, number, places, chains, nearest, margin))
        told = [f"card {cards[at].id}: {' - '.join(chain)}" for at, chain in zip(own, chains, strict=True)]
        told += [f"card {cards[at].id}" for at in wrong]
        self.reasons = [(text, float(row[at])) for text, at in zip(told, [*own, *wrong], strict=True)]

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


def shown_on(cards: Sequence[TileView]) -> str:
    """What lies on the table: words alone, or pictures."""
    return "words" if all(card.kind == "word" for card in cards) else "pictures"


def hash_of(text: str) -> int:
    """A number that is the same in every process."""
    import hashlib

    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
