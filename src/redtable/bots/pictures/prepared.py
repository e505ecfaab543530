"""What bots think with, prepared once for each language and kept in the user's cache folder.

A process of its own encodes every clue word and every keyword, one process at a time: whoever needs the file
meanwhile waits, or asks how far it is. The lock is a file beside the cache, which tells how many percent are
done; it goes when the cache is there, and so do the files of earlier versions.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import subprocess
import sys
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import platformdirs

from redtable.bots.pictures.encoders import ENCODERS, FOR_DRAWINGS, vectors_of
from redtable.bots.pictures.meanings import (
    Meanings,
    all_compared,
    common_part,
    distinct,
    encoded,
    raw_closeness,
)
from redtable.bots.pictures.names import called, english_keywords, keywords, pivots
from redtable.bots.pictures.relations import Index, concreteness
from redtable.bots.pictures.things import things
from redtable.bots.pictures.vocabulary import clue_words, definitions
from redtable.games.pictures import Pictures
from redtable.kernel.errors import RedtableError
from redtable.kernel.parent_process import ENDS_WITH_INPUT, watch_input

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = Pictures()
VERSION = {"en": "11", "es": "12", "it": "12"}
"""Changes when what is in the cache of a language changes."""
PATIENCE = 0.2
"""Seconds between two looks whether somebody else has made the cache."""
STOPPED = 130
"""What a process says that was ended from the keyboard."""


class PreparationError(RedtableError):
    """The process that prepares a language failed."""


@cache
def cache_file(language: str, name: str) -> Path:
    """Where the prepared vectors lie; another file for other things."""
    content = json.dumps(things(), sort_keys=True).encode()
    mark = hashlib.sha256(content + VERSION[language].encode()).hexdigest()[:12]
    folder = platformdirs.user_cache_path("redtable") / "pictures"
    return folder / f"{language}-{name}-{mark}.npz"


# Making it


def prepare(language: str, name: str, tell: Callable[[int], None] | None = None) -> Path:
    """Make the cache of a language if it is not there: a few minutes on two cores, once.

    Bots that need it at the same time wait for the one that makes it. `tell` hears the percent.
    """
    file = cache_file(language, name)
    if file.is_file():
        return file
    file.parent.mkdir(parents=True, exist_ok=True)
    lock_file = file.with_suffix(".lock")
    with lock_file.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.is_file():
            write_cache(file, language, name, Progress(lock_file, tell))
        remove_outdated(file)
    return file


class Progress:
    """Counts what is encoded, writes the percent into the lock file, and tells it."""

    def __init__(self, lock_file: Path, tell: Callable[[int], None] | None) -> None:
        self.lock_file = lock_file
        self.tell = tell
        self.total = 1
        self.done = 0

    def __call__(self, count: int) -> None:
        """So many more are encoded."""
        self.done += count
        percent = min(99, 100 * self.done // self.total)
        self.lock_file.write_text(str(percent))
        if self.tell is not None:
            self.tell(percent)


def write_cache(file: Path, language: str, name: str, progress: Progress) -> None:
    """Encode every clue word and, for an encoder that hears drawings, every keyword."""
    offered = clue_words(language)
    drawn = list(things()) if name in FOR_DRAWINGS else []
    groups = [keywords(code, language, name) for code in drawn]
    flat = [word for group in groups for word in group]
    said = {text for word in offered for text in definitions(word, language)}
    progress.total = len(said) + len(flat) + (1 if language == "en" else 3) * len(offered)
    known = [pair for pair in zip(offered, pivots(offered, language, progress), strict=True) if pair[1]]
    words, english = [word for word, _ in known], [group for _, group in known]
    owners = np.repeat(np.arange(len(groups)), np.array([len(group) for group in groups], dtype=int))
    both = encoded(name, words, english, language, progress)
    common, defined_common = common_part(both["pictures"], name), common_part(both["words"], name)
    vectors = distinct(both["pictures"], common)
    keys = distinct(vectors_of(name, flat, progress), common) if drawn else vectors[:0]
    defined = distinct(both["words"], defined_common)
    names = called(words, english, language)
    deck = GAME.rules("", {"language": language}).word_deck()
    index = Index(words, english, language)
    translated = pivots(deck, language, closest=True)
    deck_english = [(group or [word])[0] for word, group in zip(deck, translated, strict=True)]
    arrays: dict[str, Any] = {
        "words": vectors.astype(np.float16),
        "keywords": keys.astype(np.float16),
        "owners": owners,
        "common": common,
        "defined": defined.astype(np.float16),
        "defined_common": defined_common,
        "called": flat_pairs(names),
        "tied": flat_pairs(index.tied(english_keywords(code)[0] for code in things())),
        "tied_words": flat_pairs(index.tied(deck_english, deck)),
        "deck": np.array(deck),
        "concreteness": concreteness(defined, words, language),
        "keyword_texts": np.array(flat),
        "texts": np.array(words),
    }
    for view, raw in raw_closeness(vectors, keys, owners, names).items() if drawn else ():
        arrays[f"heard_{view}"], arrays[f"usual_{view}"] = all_compared(raw)
    unfinished = file.with_suffix(f".{os.getpid()}.npz")
    np.savez(unfinished, **arrays)
    unfinished.replace(file)


def flat_pairs(groups: list[list[int]]) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """Places with the places that belong to each, as rows of two."""
    rows = [(row, column) for row, columns in enumerate(groups) for column in columns]
    return np.array(rows, dtype=np.int32).reshape(-1, 2)


def remove_outdated(file: Path) -> None:
    """Remove what earlier versions and broken attempts left for the same language and encoder, and the lock.

    Whoever reads such a file just now goes on reading, and where a system forbids the removal it stays. What
    another version makes at this moment is left alone.
    """
    language, name, _ = file.stem.split("-")
    for other in file.parent.glob(f"{language}-{name}-*"):
        theirs = other.with_name(f"{other.name.split('.')[0]}.npz")
        if other != file and (theirs == file or percent_done(theirs) is None):
            with contextlib.suppress(OSError):
                other.unlink()


# Waiting for it


def percent_done(file: Path) -> int | None:
    """How far the cache is that somebody makes at this moment; None: nobody does."""
    try:
        with file.with_suffix(".lock").open() as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return int(lock.read() or 0)
    except FileNotFoundError:
        pass
    return None


def command(language: str) -> list[str]:
    """What prepares a language, for all encoders."""
    return [sys.executable, "-m", "redtable.bots.pictures.prepared", language]


def start(language: str) -> subprocess.Popen[bytes]:
    """Begin to prepare a language in a process that ends with this one."""
    return subprocess.Popen([*command(language), ENDS_WITH_INPUT], stdin=subprocess.PIPE)


def prepare_now(language: str) -> None:
    """Prepare a language and wait for it."""
    with start(language) as process:
        if process.wait():
            raise PreparationError(f"the bots of Pictures could not be prepared: try {command(language)}")


@cache
def meanings(language: str, name: str) -> Meanings:
    """The meanings of a language by one encoder; prepared on first use, with a bar to look at."""
    file = cache_file(language, name)
    while not file.is_file():
        if percent_done(file) is not None:
            time.sleep(PATIENCE)
        else:
            prepare_now(language)
    with np.load(file) as kept:
        arrays = {key: kept[key] for key in kept.files if key != "texts"}
        words = [str(word) for word in kept["texts"]]
    return Meanings(language, name, words, arrays)


started: dict[str, subprocess.Popen[bytes]] = {}
"""The processes that this one has started, by language."""


def preparing(language: str) -> int | None:
    """How many percent of a language are prepared; None: all. What is missing gets prepared meanwhile."""
    missing = [file for name in ENCODERS if not (file := cache_file(language, name)).is_file()]
    if not missing:
        return None
    done = [percent_done(file) for file in missing]
    process = started.get(language)
    if process is not None and process.poll() is not None:
        del started[language]
        if process.returncode:
            raise PreparationError(f"the bots of Pictures could not be prepared: try {command(language)}")
    if language not in started and all(percent is None for percent in done):
        started[language] = start(language)
    ready = 100 * (len(ENCODERS) - len(missing))
    return (ready + sum(percent or 0 for percent in done)) // len(ENCODERS)


def prepare_with_bar(language: str) -> None:
    """Prepare a language for all encoders, make room for others meanwhile, and show how far it is."""
    from tqdm import tqdm

    os.nice(10)
    with tqdm(total=100, file=sys.stderr, disable=None, leave=False) as bar:

        def tell(percent: int) -> None:
            bar.update(percent - bar.n)

        for name in ENCODERS:
            bar.set_description(f"{language} {name}")
            prepare(language, name, tell)


if __name__ == "__main__":
    if ENDS_WITH_INPUT in sys.argv:
        sys.argv.remove(ENDS_WITH_INPUT)
        watch_input(lambda: os._exit(STOPPED))
    try:
        prepare_with_bar(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(STOPPED)
