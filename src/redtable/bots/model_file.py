"""Model files: arrays of numbers and where they come from, as an `.npz` that NumPy reads too.

Read without NumPy and without pickle: a file is refused by name unless it is exactly what it should be.
"""

from __future__ import annotations

import json
import math
import re
import zipfile
from array import array
from collections.abc import Callable
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeVar

from redtable.kernel.errors import RedtableError

N = TypeVar("N")

FORMAT: Final = "redtable model"
PROVENANCE: Final = "provenance"
SUFFIX: Final = ".npy"
MAGIC: Final = b"\x93NUMPY\x01\x00"
LENGTHS: Final = r"\(((?:[0-9]{1,8}, ?)*(?:[0-9]{1,8})?)\)"
HEADER: Final = r"\{'descr': '(<f4|\|u1)', 'fortran_order': False, 'shape': " + LENGTHS + r", \} *\n"
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a file, and of everything in it."""
MOST_ARRAYS: Final = 32
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""Every member's date: the same numbers give the same bytes."""


class ModelError(RedtableError):
    """A file that is no model for this use; the message says why."""


class Model:
    """The arrays of a file, by name, and its provenance."""

    def __init__(self, provenance: dict[str, object]) -> None:
        self.provenance = provenance
        self.shapes: dict[str, list[int]] = {}
        self.values: dict[str, list[float]] = {}

    def add(self, name: str, shape: list[int], values: list[float]) -> None:
        """Add an array, its numbers row by row."""
        assert math.prod(shape) == len(values)
        self.shapes[name] = shape
        self.values[name] = values

    def lengths(self, name: str) -> list[int]:
        """The shape of an array that must be there."""
        if name not in self.shapes:
            raise ModelError(f"its array {name} is missing")
        return self.shapes[name]

    def numbers(self, name: str) -> list[float]:
        """The numbers of an array that must be there, row by row."""
        self.lengths(name)
        return self.values[name]


def npy(kind: str, shape: list[int], data: bytes) -> bytes:
    """An array as NumPy writes it."""
    lengths = ", ".join([str(length) for length in shape]) + ("," if len(shape) == 1 else "")
    header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': ({lengths}), }}"
    header += " " * (-(len(MAGIC) + 2 + len(header) + 1) % 64) + "\n"
    return MAGIC + len(header).to_bytes(2, "little") + header.encode() + data


def write_model(model: Model, game: str, version: int) -> bytes:
    """The bytes of a file; the same model gives the same bytes."""
    about: dict[str, object] = {"format": FORMAT, "game": game, "version": version}
    about.update(model.provenance)
    text = json.dumps(about).encode()
    members = {PROVENANCE: npy("|u1", [len(text)], text)}
    for name, shape in model.shapes.items():
        members[name] = npy("<f4", shape, little_endian(array("f", model.values[name])).tobytes())
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name + SUFFIX, EPOCH), data)
    return out.getvalue()


def little_endian(numbers: array[float]) -> array[float]:
    """The numbers in the order of bytes that files have."""
    if array("H", [1]).tobytes() == b"\x00\x01":
        numbers.byteswap()
    return numbers


def members_of(data: bytes) -> dict[str, bytes]:
    """What the archive holds, by name; bounded before anything is unpacked."""
    if len(data) > LARGEST:
        raise ModelError(f"it is larger than {LARGEST} bytes")
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_ARRAYS or sum([entry.file_size for entry in entries]) > LARGEST:
                raise ModelError(f"it holds more than {MOST_ARRAYS} arrays or {LARGEST} bytes")
            if len({entry.filename for entry in entries}) != len(entries):
                raise ModelError("two of its arrays have the same name")
            if any(entry.compress_type != zipfile.ZIP_STORED for entry in entries):
                raise ModelError("it is compressed, which models are not")
            return {entry.filename: archive.read(entry) for entry in entries}
    except (zipfile.BadZipFile, EOFError, OSError, ValueError, NotImplementedError, RuntimeError) as fault:
        raise ModelError("it is not a whole .npz archive") from fault


def read_array(name: str, data: bytes) -> tuple[str, list[int], bytes]:
    """The kind, shape and raw numbers of a member."""
    length = int.from_bytes(data[len(MAGIC) : len(MAGIC) + 2], "little")
    begin = len(MAGIC) + 2
    header = re.fullmatch(HEADER, data[begin : begin + length].decode("latin-1"))
    if not data.startswith(MAGIC) or header is None:
        raise ModelError(f"its member {name} is not an array of plain numbers")
    kind = header.group(1)
    shape = [int(word) for word in header.group(2).replace(" ", "").split(",") if word]
    body = data[begin + length :]
    if len(body) != math.prod(shape) * (4 if kind == "<f4" else 1):
        raise ModelError(f"its array {name} is not as long as it says")
    return kind, shape, body


def read_provenance(members: dict[str, bytes]) -> dict[str, object]:
    """Where the numbers come from."""
    if PROVENANCE + SUFFIX not in members:
        raise ModelError("it does not say where it comes from: it is not ours")
    _, _, text = read_array(PROVENANCE, members[PROVENANCE + SUFFIX])
    try:
        about: object = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise ModelError("its provenance cannot be read") from fault
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise ModelError("it does not say where it comes from: it is not ours")
    return about


def read_model(data: bytes, game: str, version: int) -> Model:
    """The model in the bytes of a file; refuses whatever is not a model of that game and version."""
    members = members_of(data)
    about = read_provenance(members)
    if about.get("game") != game:
        raise ModelError(f"it is a model for {about.get('game')!r}, not for {game!r}")
    if about.get("version") != version:
        raise ModelError(f"it is of version {about.get('version')!r}, not {version}")
    model = Model(about)
    for member, content in members.items():
        name = member.removesuffix(SUFFIX)
        if name != PROVENANCE:
            kind, shape, body = read_array(name, content)
            if kind != "<f4":
                raise ModelError(f"its array {name} is not of 32-bit floats")
            numbers = array("f")
            numbers.frombytes(body)
            values = little_endian(numbers).tolist()
            if not all(math.isfinite(value) for value in values):
                raise ModelError(f"its array {name} holds numbers that are none")
            model.add(name, shape, values)
    return model


def read_packaged(package: str, name: str, read: Callable[[bytes], N]) -> N:
    """What a reader makes of a model file that comes with a package; refuses by its name what is none."""
    try:
        return read(files(package).joinpath(name).read_bytes())
    except (ModelError, OSError) as fault:
        raise ModelError(f"{name} of {package} cannot be used: {fault}") from fault
