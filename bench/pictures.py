"""How well the bots of Pictures understand somebody who thinks with another encoder than they do.

    python -m bench.pictures --language es --boards 200
    python -m bench.pictures --cards words --grid 5x5 --boards 200
    python -m bench.pictures --keywords 600 --language it [--strict]
    python -m bench.pictures --listener --cards words
    python -m bench.pictures --left-out glove use minilm --language es --first 5000 --boards 100
    python -m bench.pictures --turns FILE

`--left-out`: what the spymaster says is heard by somebody who took no part in the planning and knows what a
drawing is called, and nothing else (`pictures_strangers.py`); with `use` or `minilm` the spymaster plans
without that encoder. Tune with `llama` on boards below 5000; `glove` and the boards from 5000 on are for
reports alone.

Cross-play: one team alone, the rival does nothing; spymaster and operative never share an encoder. The
keyword test shows twenty cards and a keyword that was taken away from all of them, with the translation that
the English encoders have of it; --strict also takes away what the other languages call the same. `--first
1000` plays other boards: bots are tuned on those, and measured on the boards from 0 on.

`--turns`: how often the operative's first choice is among those of a person. The file has a line "= word word
..." for what lies on the table, then for each turn "clue: word word", what the person chose, which is gone
afterwards. Redtable carries no such file.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np

from bench.pictures_strangers import STRANGERS, USUAL, Names
from redtable.bots.pictures import CAUTION, EARS, NUMBERS, WORDS
from redtable.bots.pictures.encoders import ENGLISH, FOR_DRAWINGS
from redtable.bots.pictures.listener import OURS
from redtable.bots.pictures.meanings import BEST, KEYWORDS, MEAN, VIEWS
from redtable.bots.pictures.names import english_of_keywords, pivots
from redtable.bots.pictures.operative import Mind, Operative
from redtable.bots.pictures.prepared import meanings
from redtable.bots.pictures.spymaster import Spymaster, Style
from redtable.bots.pictures.table import Thoughts
from redtable.bots.pictures.teammates import by_name
from redtable.bots.pictures.things import things
from redtable.games.pictures import Pictures
from redtable.games.pictures.concepts import keywords_of
from redtable.games.pictures.drawing import drawable
from redtable.games.pictures.frames import Decision
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import TileView
from redtable.games.pictures.words import CLUE, RIVAL_COVER
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.view import PicturesView

GAME = Pictures()
PAIRS = (("minilm", "use"), ("use", "minilm"))
LEVEL = "hard"
CLOSE = 3.0
"""Words and cards closer than this, by the mean of both ways to hear, are what clues are chosen from."""
FEW = 20
"""A mean of so few figures says nothing."""


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson)."""
    share, square = hits / trials, 1.96**2 / trials
    middle = (share + square / 2) / (1 + square)
    half = 1.96 * ((share * (1 - share) + square / 4) / trials) ** 0.5 / (1 + square)
    return middle - half, middle + half


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
        low, high = (100 * end for end in interval(wins, boards))
        won = f"wins {wins / boards:.3f} ({low:.0f} to {high:.0f} %), turns per win {turns:.2f}"
        return f"{won}, first touch right {first:.3f}, {times}, {dict(self.endings)}"


def hard(encoders: tuple[str, ...]) -> Style:
    """The style of our strongest spymaster, who thinks with these encoders."""
    return Style(encoders, CAUTION[LEVEL], WORDS[LEVEL], NUMBERS[LEVEL])


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
            spymaster = Spymaster(language, 0, board, hard((theirs,)))
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
        planning = tuple(name for name in EARS[cards] if name != judge)
        for board in boards:
            spymaster = Spymaster(language, 0, board, hard(planning))
            operative = Operative(language, 1, board, Mind((), 0.0), names)
            play_board(rules, spymaster, operative, board, tally)
        print(f"{language} {cards} {grid} left out {judge}: {tally.line(len(boards))}", flush=True)


def agreement(language: str, file: Path) -> None:
    """How often our operative's first choice, by words, is one that the person chose."""
    thoughts = Thoughts(language, EARS["words"])
    table: list[str] = []
    hits: list[bool] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            table = line[2:].split()
        elif line:
            clue, _, chosen = line.partition(": ")
            cards = [TileView(id="", kind="word", face=word, cover=None, colour=None) for word in table]
            best = table[int(np.argmax(thoughts.word_to_cards(clue, cards)))]
            hits.append(best in chosen.split())
            table = [word for word in table if word not in chosen.split()]
    low, high = (100 * end for end in interval(sum(hits), len(hits)))
    print(f"{language}: {np.mean(hits):.3f} ({low:.0f} to {high:.0f} %) of {len(hits)} turns of people")


def keyword_test(language: str, trials: int, strict: bool) -> None:
    """Top-1 and top-3 of an operative with all encoders, for a keyword taken away from every card."""
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
    taken = {clue, *english[:1]} if name in ENGLISH else {clue}
    if strict:
        same = {word for (_, word), meaning in english_of_keywords().items() if meaning in english}
        taken |= same | set(english)
    return {word.casefold() for word in taken}


def scores(
    clue: str, shown: list[str], language: str, strict: bool
) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The operative's score of every card, with the clue taken away from all keywords."""
    total = np.zeros(len(shown) // 2, dtype=np.float32)
    for name in FOR_DRAWINGS:
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
    """How a stranger, who knows names alone, hears what one encoder finds close: for `listener.py`.

    Pictures: by each of the encoder's two ways to hear, for other words and for a picture's own keywords;
    words: by both together, as a spymaster does, after how much of each the stranger hears.
    """
    for ours, theirs in PAIRS:
        source, stranger = meanings(language, ours), Names(language, theirs)
        said = source.words[:USUAL]
        if cards == "words":
            deck = GAME.rules("", {"language": language}).word_deck()
            ways = np.stack([source.card_words(deck, view)[: len(said)] for view in VIEWS])
            near = {"words": by_name(ways)}
            found = stranger.table(said, [stranger.translated(word) for word in deck])
            apart = np.array([[word != card for card in deck] for word in said])
            close = apart & (ways.mean(0) > CLOSE)
            given = np.stack([*(way[close] for way in ways), np.ones(close.sum())], axis=1)
            weights = np.linalg.lstsq(given, found[close], rcond=None)[0]
            told = ", ".join(f"{view} {weight:.2f}" for view, weight in zip(VIEWS, weights, strict=False))
            print(
                f"{language} words: what {theirs} hears of {ours} above {CLOSE} ({close.sum()} pairs): {told}"
            )
        else:
            codes = drawable()
            shown = [source.code_place[code] for code in codes]
            near = {view: source.heard[view][: len(said), shown].astype(np.float32) for view in VIEWS}
            found = stranger.table(said, [things()[code][stranger.thinks_in][0] for code in codes])
            apart = ~np.array([np.isin(shown, list(source.called.get(row, ()))) for row in range(len(said))])
        for view, heard in near.items():
            print(
                f"{language} {cards} {view}: {ours} to {theirs}, and how far it varies; keywords after that"
            )
            for at in OURS:
                here = np.abs(heard - at) < 0.5
                figures = [found[here & kind] for kind in (apart, ~apart)]
                cells = [f"{each.mean():5.2f} {each.std():5.2f}" for each in figures if len(each) > FEW]
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
    parser.add_argument("--turns", type=Path, metavar="FILE", help="agreement with people, instead")
    parser.add_argument("--left-out", nargs="+", choices=STRANGERS, help="who hears the clues, instead")
    given = parser.parse_args()
    boards = range(given.first, given.first + given.boards)
    if given.left_out:
        left_out(given.language, given.cards, given.grid, boards, given.left_out)
    elif given.turns:
        agreement(given.language, given.turns)
    elif given.listener:
        listener(given.language, given.cards)
    elif given.keywords:
        keyword_test(given.language, given.keywords, given.strict)
    else:
        cross_play(given.language, given.cards, given.grid, boards)


if __name__ == "__main__":
    main()
