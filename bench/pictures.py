"""How well the bots of Pictures understand somebody who thinks with another encoder than they do.

    python -m bench.pictures --language es --boards 200
    python -m bench.pictures --cards words --grid 5x5 --boards 200
    python -m bench.pictures --keywords 600 --language it [--strict]
    python -m bench.pictures --listener --cards words
    python -m bench.pictures --left-out glove use minilm --language es --first 5000 --boards 100

`--left-out`: what the spymaster says is heard by somebody who took no part in the planning and knows what a
drawing is called, and nothing else (`pictures_strangers.py`); with `use` or `minilm` the spymaster plans
without that encoder. Tune with `llama` on boards below 5000; `glove` and the boards from 5000 on are for
reports alone.

Cross-play: one team alone, the rival does nothing; spymaster and operative never share an encoder. The
keyword test shows twenty cards and a keyword that was taken away from all of them, with the translation that
the English encoder has of it; --strict also takes away what the other languages call the same. `--first 1000`
plays other boards: bots are tuned on those, and measured on the boards from 0 on.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import Counter
from typing import TYPE_CHECKING, cast

import numpy as np

from bench.pictures_strangers import STRANGERS, Names
from redtable.bots.pictures import BOTH, CAUTION
from redtable.bots.pictures.listener import OURS
from redtable.bots.pictures.meanings import BEST, KEYWORDS, MEAN
from redtable.bots.pictures.names import english_of_keywords, pivots
from redtable.bots.pictures.operative import Mind, Operative
from redtable.bots.pictures.prepared import meanings
from redtable.bots.pictures.spymaster import Spymaster, Style
from redtable.games.pictures import Pictures
from redtable.games.pictures.concepts import keywords_of
from redtable.games.pictures.drawing import drawable
from redtable.games.pictures.frames import Decision
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.words import CLUE, RIVAL_COVER
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.view import PicturesView

GAME = Pictures()
PAIRS = (("minilm", "use"), ("use", "minilm"))
ALL_WORDS = 100_000


class Tally:
    """What happened on many boards."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []
        self.first_touches: list[bool] = []
        """Whether the first card touched after a clue was one of ours."""
        self.clue_times: list[float] = []
        self.guess_times: list[float] = []

    def line(self, boards: int) -> str:
        """The figures that count."""
        wins = len(self.turns)
        turns = sum(self.turns) / max(wins, 1)
        clue, guess = (1000 * float(np.median(times)) for times in (self.clue_times, self.guess_times))
        times = f"clue {clue:.0f} ms, guess {guess:.0f} ms"
        first = float(np.mean(self.first_touches)) if self.first_touches else 0.0
        figures = f"wins {wins / boards:.3f}, turns per win {turns:.2f}, first touch right {first:.3f}"
        return f"{figures}, {times}, {dict(self.endings)}"


def play_board(rules: PicturesRules, spymaster: Bot, operative: Bot, board: int, tally: Tally) -> None:
    """One game without an opponent: where the rival would cover a picture, it does not."""
    state, _ = GAME.start(rules, SeededChance(f"board {board}"))
    assert isinstance(state, PicturesState)
    state.quiet = True
    chance = SeededChance(0)
    while state.outcome() is None:
        if state.phase == RIVAL_COVER:
            state.settle(Decision(CLUE, state.team))
            state.turn += 1
            continue
        seat = state.to_move()
        view = cast("PicturesView", state.view(seat))
        begun = time.perf_counter()
        choice = (operative if seat else spymaster).choose(view)
        (tally.guess_times if seat else tally.clue_times).append(time.perf_counter() - begun)
        if seat and view.made == 0 and choice.startswith("touch "):
            place = int(choice.removeprefix("touch "))
            key = cast("PicturesView", state.view(0)).cards
            tally.first_touches.append(key[place].colour == "red")
        state.apply(seat, GAME.parse(choice), chance)
    tally.endings[state.reason] += 1
    if state.winner == 0:
        tally.turns.append(state.turn)


def cross_play(language: str, cards: str, grid: str, boards: range) -> None:
    """Every pair of different encoders."""
    rules = GAME.rules("", {"mode": "coop", "language": language, "cards": cards, "grid": grid})
    for theirs, ours in PAIRS:
        tally = Tally()
        for board in boards:
            spymaster = Spymaster(language, 0, board, Style((theirs,), CAUTION, ALL_WORDS))
            operative = Operative(language, 1, board, Mind((ours,), 0.0))
            play_board(rules, spymaster, operative, board, tally)
        print(f"{language} {cards} {grid} {theirs} -> {ours}: {tally.line(len(boards))}", flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"resident memory at most {memory:.0f} MB")


def left_out(language: str, cards: str, grid: str, boards: range, judges: list[str]) -> None:
    """The spymaster with each listener who took no part in the planning."""
    rules = GAME.rules("", {"mode": "coop", "language": language, "cards": cards, "grid": grid})
    for judge in judges:
        tally = Tally()
        names = Names(language, judge)
        planning = tuple(name for name in BOTH if name != judge)
        for board in boards:
            spymaster = Spymaster(language, 0, board, Style(planning, CAUTION, ALL_WORDS))
            operative = Operative(language, 1, board, Mind((), 0.0), names)
            play_board(rules, spymaster, operative, board, tally)
        print(f"{language} {cards} {grid} left out {judge}: {tally.line(len(boards))}", flush=True)


def keyword_test(language: str, trials: int, strict: bool) -> None:
    """Top-1 and top-3 of an operative with both encoders, for a keyword taken away from every card."""
    chance = SeededChance(f"keywords {language}")
    codes = drawable()
    right, near, done = 0, 0, 0
    while done < trials:
        shown = [codes[at] for at in chance.shuffle("cards", len(codes))[:40]]
        target = chance.below("target", 20)
        words = keywords_of(shown[2 * target], language)[1:]
        if not words:
            continue
        done += 1
        order = np.argsort(-scores(words[chance.below("clue", len(words))], shown, language, strict))
        right += int(order[0] == target)
        near += int(target in order[:3])
    kind = "strict keywords" if strict else "keywords"
    print(f"{language} {kind}: top-1 {right / trials:.3f}, top-3 {near / trials:.3f} of {trials}")


def taken_away(clue: str, language: str, name: str, strict: bool) -> set[str]:
    """The keywords that a card may not have in the test."""
    english = pivots([clue], language)[0]
    taken = {clue, *english[:1]} if name == "minilm" else {clue}
    if strict:
        same = {word for (_, word), meaning in english_of_keywords().items() if meaning in english}
        taken |= same | set(english)
    return {word.casefold() for word in taken}


def scores(
    clue: str, shown: list[str], language: str, strict: bool
) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The operative's score of every card, with the clue taken away from all keywords."""
    total = np.zeros(len(shown) // 2, dtype=np.float32)
    for name in ("use", "minilm"):
        source = meanings(language, name)
        vector = source.clue_vector(clue)
        taken = taken_away(clue, language, name, strict)
        found = []
        for code in shown:
            at = source.code_place[code]
            rows = np.flatnonzero(source.owners == at)
            kept = [row for row in rows if source.keyword_texts[row].casefold() not in taken]
            close = (source.keywords[kept] @ vector.T)[:, 0] if kept else np.zeros(1)
            raw = BEST * close.max() + MEAN * close.mean()
            mean, deviation = source.usual[KEYWORDS][:, at]
            found.append((raw - mean) / deviation)
        total += np.array(found).reshape(-1, 2).max(1)
    return total


def listener(language: str, cards: str) -> None:
    """How one encoder's closeness follows from the other's: the figures of `listener.py`."""
    sources = [meanings(language, name) for name in ("use", "minilm")]
    if cards == "words":
        deck = GAME.rules("", {"language": language}).word_deck()
        first, second = (source.card_words(deck, KEYWORDS) for source in sources)
        named = np.array([[word == card for card in deck] for word in sources[0].words])
    else:
        shown = [sources[0].code_place[code] for code in drawable()]
        first, second = (source.heard[KEYWORDS][:, shown].astype(np.float32) for source in sources)
        named = np.zeros(first.shape, dtype=bool)
        column = {place: at for at, place in enumerate(shown)}
        for row in sources[0].place.values():
            named[row, [column[at] for at in sources[0].called.get(row, ()) if at in column]] = True
    ours, theirs = np.concatenate([first, second]), np.concatenate([second, first])
    both = np.concatenate([named, named])
    print(f"{language} {cards}: ours, theirs, spread; then the same for the word itself")
    for at in OURS:
        near = np.abs(ours - at) < 0.5
        figures = [theirs[near & kind] for kind in (~both, both)]
        cells = [f"{found.mean():5.2f} {found.std():5.2f}" if len(found) else " " * 11 for found in figures]
        print(f"{at:5.1f}  {'   '.join(cells)}")


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--language", choices=("en", "es", "it"), default="en")
    parser.add_argument("--cards", choices=("pictures", "words", "mixed"), default="pictures")
    parser.add_argument("--grid", choices=("5x4", "5x5"), default="5x4")
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first board")
    parser.add_argument("--strict", action="store_true", help="the keyword test without translations")
    parser.add_argument(
        "--keywords", type=int, default=0, metavar="N", help="the keyword test instead, N times"
    )
    parser.add_argument("--listener", action="store_true", help="how differently the encoders hear, instead")
    parser.add_argument("--left-out", nargs="+", choices=STRANGERS, help="who hears the clues, instead")
    given = parser.parse_args()
    boards = range(given.first, given.first + given.boards)
    if given.left_out:
        left_out(given.language, given.cards, given.grid, boards, given.left_out)
    elif given.listener:
        listener(given.language, given.cards)
    elif given.keywords:
        keyword_test(given.language, given.keywords, given.strict)
    else:
        cross_play(given.language, given.cards, given.grid, boards)


if __name__ == "__main__":
    main()
