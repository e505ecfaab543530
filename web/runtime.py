"""Lays what a browser needs to play without a server beside the built client: used by build.py.

Python for WebAssembly comes from the npm package `pyodide`, msgspec for it from PyPI, by the hashes of
requirements-browser.lock, and our own package from src. What is laid is named after its contents, so that
browsers may keep it for good; `manifest.json` says what there is and how large it is.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "redtable"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements-browser.lock"
WHEELS = ROOT / "build" / "web" / "wheels"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
PLAIN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "python_stdlib.zip")
PACKED = ("pyodide.asm.wasm",)
"""Laid compressed, under a name that means nothing to a host: the worker unpacks it itself."""
PARTS = ("kernel", "games", "bots", "protocol", "server", "device")
LEFT_OUT = ("bots/pictures/", "server/store/postgres", "server/store/sqlite", "games/pictures/parts/")
OWN = "redtable.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)


class NoRuntimeError(Exception):
    """Why the client cannot play without a server."""


def wheels() -> list[Path]:
    """The packages of the lock for a browser's Python, downloaded once."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]
    folder = WHEELS / digest
    if not folder.is_dir():
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=WHEELS) as there:
            download(Path(there) / digest)
            (Path(there) / digest).rename(folder)
    return sorted(folder.glob("*.whl"))


def download(folder: Path) -> None:
    """Fetch the wheels, each with the hash of the lock or not at all."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    wanted = ["--only-binary", ":all:", "--require-hashes", "-r", str(LOCK), "-d", str(folder)]
    done = subprocess.run([*command, *PLATFORM, *wanted], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoRuntimeError((done.stderr.strip().splitlines() or ["pip failed"])[-1])


def own_files() -> list[tuple[str, bytes]]:
    """Our package as far as a browser runs it, in a fixed order, with what registers its games and bots."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    found = [(f"redtable/{name}", (SOURCE / name).read_bytes()) for name in ("__init__.py", "py.typed")]
    for part in PARTS:
        for path in sorted((SOURCE / part).rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            if path.is_file() and "__pycache__" not in name and not name.startswith(LEFT_OUT):
                found.append((f"redtable/{name}", path.read_bytes()))
    groups = project["entry-points"]
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in rows.items())
        for group, rows in groups.items()
    )
    info = f"redtable-{version()}.dist-info"
    found.append(
        (f"{info}/METADATA", f"Metadata-Version: 2.1\nName: redtable\nVersion: {version()}\n".encode())
    )
    found.append((f"{info}/entry_points.txt", points.encode()))
    return found


def version() -> str:
    """The version of our package."""
    line = next(
        row for row in (SOURCE / "__init__.py").read_text().splitlines() if row.startswith("__version__")
    )
    return line.split('"')[1]


def archive() -> bytes:
    """Our package and what it needs as one archive, the same bytes for the same contents."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for name, data in own_files():
            pack.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED)
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as unpacked:
                for entry in unpacked.infolist():
                    pack.writestr(
                        zipfile.ZipInfo(entry.filename, EPOCH), unpacked.read(entry), zipfile.ZIP_DEFLATED
                    )
    return held.getvalue()


def fingerprint() -> str:
    """One line that changes with anything the runtime is made from."""
    digest = hashlib.sha256((PYODIDE / "package.json").read_bytes() + LOCK.read_bytes())
    digest.update(Path(__file__).read_bytes())
    for name, data in own_files():
        digest.update(f"{name}\0".encode() + hashlib.sha256(data).digest())
    return digest.hexdigest()


def lay(folder: Path) -> None:
    """Lay the runtime into a folder; raises NoRuntimeError with the reason if it cannot be had."""
    if not (PYODIDE / "pyodide.asm.wasm").is_file():
        raise NoRuntimeError("the package pyodide is not installed")
    made_of = fingerprint()
    manifest = folder / "manifest.json"
    if manifest.is_file() and json.loads(manifest.read_text())["made_of"] == made_of:
        return
    files = {name: (PYODIDE / name).read_bytes() for name in PLAIN}
    files |= {f"{name}.packed": gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0) for name in PACKED}
    files[OWN] = archive()
    digest = hashlib.sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{name}\0".encode() + hashlib.sha256(data).digest())
    id = digest.hexdigest()[:12]
    for old in folder.glob("[0-9a-f]" * 12):
        shutil.rmtree(old)
    (folder / id).mkdir(parents=True)
    for name, data in files.items():
        (folder / id / name).write_bytes(data)
    manifest.write_text(json.dumps({"id": id, "made_of": made_of}, indent=1) + "\n")


def list_files(dist: Path) -> None:
    """Write into the manifest what a browser keeps, app and runtime; the page is the empty path."""
    manifest = dist / "offline" / "manifest.json"
    said = json.loads(manifest.read_text())
    paths = sorted(
        path for path in dist.rglob("*") if path.is_file() and path not in (manifest, dist / "sw.js")
    )
    digest = hashlib.sha256()
    sizes: dict[str, int] = {}
    for path in paths:
        name = path.relative_to(dist).as_posix()
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        sizes["" if name == "index.html" else name] = path.stat().st_size
    said |= {"version": version(), "build": digest.hexdigest()[:12], "files": sizes}
    manifest.write_text(json.dumps(said, indent=1) + "\n")
