"""Model files: what is written is read again, and whatever is not a model is refused by name."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from redtable.bots.model_file import LARGEST, Model, ModelError, npy, read_model, write_model
from redtable.bots.redcode.features import COUNT
from redtable.bots.redcode.learned import VERSION, AdmiralNetwork, admiral_network_of, read_network

SHAPES = {
    "linear": [COUNT],
    "hidden": [2, COUNT],
    "bias": [2],
    "output": [2],
    "constant": [1],
    "matches": [4, 3, 3],
}


def model_of(shapes: dict[str, list[int]], **about: object) -> Model:
    model = Model({"seed": "s", "games": 3, **about})
    for name, shape in shapes.items():
        size = int(np.prod(shape))
        model.add(name, shape, [number / 64 for number in range(size)])
    return model


def whole() -> bytes:
    return write_model(model_of(SHAPES), "redcode", VERSION)


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def zipped(parts: dict[str, bytes], compression: int = zipfile.ZIP_STORED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return out.getvalue()


def with_member(name: str, data: bytes) -> bytes:
    return zipped({**members(whole()), name: data})


def pickled() -> bytes:
    out = io.BytesIO()
    np.save(out, np.array([{"a": 1}], dtype=object), allow_pickle=True)
    return with_member("linear.npy", out.getvalue())


def saved(array: object) -> bytes:
    out = io.BytesIO()
    np.save(out, np.asarray(array))
    return out.getvalue()


def about(value: object) -> bytes:
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return with_member("provenance.npy", npy("|u1", [len(text)], text))


def bombed() -> bytes:
    parts = {**members(whole()), "linear.npy": bytes(2 * LARGEST)}
    return zipped(parts, zipfile.ZIP_DEFLATED)


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not a whole .npz"),
    "a text": (lambda: b"weights = 1", "not a whole .npz"),
    "truncated": (lambda: whole()[:-40], "not a whole .npz"),
    "cut in the middle": (lambda: whole()[: len(whole()) // 2], "not a whole .npz"),
    "a changed byte": (lambda: whole().replace(b"\x00\x00\x80\x3c", b"\x00\x00\x80\x3d"), "not a whole"),
    "somebody else's": (lambda: zipped({"weights.npy": saved([1.0])}), "not ours"),
    "no json": (lambda: about(b"{"), "cannot be read"),
    "deep json": (lambda: about(b"[" * 100_000), "cannot be read"),
    "a list": (lambda: about([1]), "not ours"),
    "another format": (lambda: about({"format": "model"}), "not ours"),
    "another game": (lambda: write_model(model_of(SHAPES), "skirmish", 1), "'skirmish', not for 'redcode'"),
    "another version": (lambda: write_model(model_of(SHAPES), "redcode", 1), f"version 1, not {VERSION}"),
    "pickled": (pickled, "not an array of plain numbers"),
    "doubles": (lambda: with_member("linear.npy", saved(np.zeros(COUNT))), "not an array of plain"),
    "columns first": (
        lambda: with_member("hidden.npy", saved(np.asfortranarray(np.zeros((2, COUNT), np.float32)))),
        "not an array of plain",
    ),
    "shorter than it says": (
        lambda: with_member("linear.npy", saved(np.zeros(COUNT, np.float32))[:-4]),
        "not as long as it says",
    ),
    "a huge shape": (
        lambda: with_member("linear.npy", npy("<f4", [99_999_999] * 3, b"1234")),
        "not as long as it says",
    ),
    "an endless shape": (
        lambda: with_member("linear.npy", npy("<f4", [1], b"1234").replace(b"(1,)", b"(" + b"9" * 40 + b")")),
        "plain numbers",
    ),
    "no number": (
        lambda: with_member("linear.npy", saved(np.full(COUNT, np.nan, np.float32))),
        "numbers that are none",
    ),
    "an array missing": (
        lambda: zipped({name: data for name, data in members(whole()).items() if name != "bias.npy"}),
        "bias is missing",
    ),
    "another shape": (
        lambda: with_member("linear.npy", saved(np.zeros(COUNT + 1, np.float32))),
        f"shape [{COUNT + 1}], not [{COUNT}]",
    ),
    "too many units": (
        lambda: write_model(
            model_of({**SHAPES, "hidden": [600, COUNT], "bias": [600], "output": [600]}), "redcode", VERSION
        ),
        "600 hidden units",
    ),
    "no matches of ships": (
        lambda: write_model(model_of({**SHAPES, "matches": [3, 3]}), "redcode", VERSION),
        "matches has the shape [3, 3]",
    ),
    "no shape": (lambda: with_member("output.npy", saved(np.float32(1))), "shape"),
    "a bomb": (bombed, "more than"),
    "compressed": (lambda: zipped(members(whole()), zipfile.ZIP_DEFLATED), "compressed"),
    "many arrays": (
        lambda: zipped({**members(whole()), **{f"{n}.npy": b"" for n in range(40)}}),
        "more than",
    ),
    "too large": (lambda: whole() + bytes(LARGEST), "larger than"),
}


def test_a_model_is_read_as_it_was_written() -> None:
    model = read_model(whole(), "redcode", VERSION)
    assert model.provenance == {
        "format": "redtable model",
        "game": "redcode",
        "version": VERSION,
        "seed": "s",
        "games": 3,
    }
    assert model.lengths("hidden") == [2, COUNT]
    assert model.numbers("bias") == [0.0, 1 / 64]
    assert write_model(model_of(SHAPES), "redcode", VERSION) == whole()


def test_numpy_reads_it_too(tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    file.write_bytes(whole())
    with np.load(file, allow_pickle=False) as arrays:
        assert arrays["hidden"].shape == (2, COUNT)
        assert arrays["hidden"][1, 0] == np.float32(COUNT / 64)
        assert json.loads(bytes(arrays["provenance"]))["games"] == 3


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_is_no_model_is_refused_by_name(kind: str) -> None:
    made, why = HOSTILE[kind]
    with pytest.raises(ModelError) as refused:
        read_network(made())
    assert why in str(refused.value)


def test_the_network_is_that_of_numpy() -> None:
    chance = np.random.default_rng(1)
    rows = {name: chance.normal(size=shape).astype(np.float32) for name, shape in SHAPES.items()}
    model = Model({})
    for name, row in rows.items():
        model.add(name, list(row.shape), row.ravel().tolist())
    network: AdmiralNetwork = admiral_network_of(model)
    seen = chance.normal(size=COUNT) * (chance.random(COUNT) < 0.4)
    units = np.maximum(rows["hidden"] @ seen + rows["bias"], 0)
    wanted = seen @ rows["linear"] + units @ rows["output"] + rows["constant"][0]
    assert network.logit(seen.tolist()) == pytest.approx(float(wanted))
