"""Lays what a browser needs to play without a server beside the built client: used by build.py.

Python for WebAssembly comes from the npm package `pyodide`, msgspec for it from PyPI, by the hashes of
requirements-browser.lock, and our own package from src. A picture of Python's memory with all of it loaded is
taken here, so that browsers need not load it again. What is laid is named after what it is made from, so that
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
SCRIPTS = ROOT / "web" / "scripts"
BOOT = SCRIPTS / "boot.mjs"
MEMORY = SCRIPTS / "memory.mjs"
GLUE = "pyodide.asm.mjs"
PLAIN = ("pyodide.mjs", GLUE)
WASM = "pyodide.asm.wasm"
LIBRARY = "python_stdlib.zip"
SPARE = "spare"
"""What a browser that cannot use the picture of the memory fetches besides; nobody keeps it."""
HOME = "/lib/python3.14/site-packages/"
LIBRARY_HOME = "/lib/python314.zip/"
UNUSED = (
    "__phello__",
    "__hello__",
    "_ast_unparse",
    "_py_abc",
    "_pydatetime",
    "_pyio",
    "_pyrepl",
    "_sysconfigdata_",
    "antigravity",
    "asyncio/proactor_events",
    "asyncio/windows_",
    "bdb",
    "cProfile",
    "cmd",
    "code.",
    "colorsys",
    "compileall",
    "concurrent/futures/process",
    "ctypes",
    "doctest",
    "ensurepip",
    "encodings/big5",
    "encodings/cp1",
    "encodings/cp7",
    "encodings/cp8",
    "encodings/cp9",
    "encodings/euc_",
    "encodings/gb",
    "encodings/hp_",
    "encodings/hz",
    "encodings/iso2022",
    "encodings/iso8859_",
    "encodings/johab",
    "encodings/koi8",
    "encodings/kz",
    "encodings/mac_",
    "encodings/oem",
    "encodings/palmos",
    "encodings/ptcp",
    "encodings/shift_jis",
    "encodings/tis_",
    "fileinput",
    "ftplib",
    "getpass",
    "gettext",
    "html",
    "http",
    "idlelib",
    "imaplib",
    "logging/config",
    "logging/handlers",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "multiprocessing",
    "netrc",
    "nturl2path",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "pty",
    "pyclbr",
    "py_compile",
    "pydoc",
    "pyodide/console",
    "rlcompleter",
    "sched",
    "shelve",
    "smtplib",
    "socketserver",
    "sqlite3",
    "sre_",
    "symtable",
    "tabnanny",
    "tarfile",
    "this",
    "timeit",
    "trace.",
    "tracemalloc",
    "tty",
    "turtle",
    "unittest",
    "urllib/request",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "zipapp",
)
"""How the names of what nothing here needs of the standard library begin."""
PARTS = ("kernel", "games", "bots", "analysis", "protocol", "server", "device")
LIGHT = "bots/pictures/__init__.py"
"""Says that the bots of Pictures need a server."""
LEFT_OUT = (
    "bots/pictures/",
    "analysis/pictures",
    "server/store/postgres",
    "server/store/sqlite",
    "games/pictures/parts/",
)
APP = (".js", ".css")
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
            if (
                path.is_file()
                and "__pycache__" not in name
                and (name == LIGHT or not name.startswith(LEFT_OUT))
            ):
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


def pack(files: list[tuple[str, bytes]]) -> bytes:
    """Files in one piece: a list of names and sizes with its length before it, then the contents."""
    listed = json.dumps([(name, len(data)) for name, data in files]).encode()
    return b"".join([len(listed).to_bytes(4, "big"), listed, *(data for _, data in files)])


def all_files() -> list[tuple[str, bytes]]:
    """Our package and what it needs."""
    files = own_files()
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as unpacked:
            files += [(entry.filename, unpacked.read(entry)) for entry in unpacked.infolist()]
    return files


def library(loaded: frozenset[str] = frozenset()) -> bytes:
    """The standard library without what nothing here needs, and without what is in memory."""
    held = io.BytesIO()
    with zipfile.ZipFile(PYODIDE / LIBRARY) as whole, zipfile.ZipFile(held, "w") as kept:
        for entry in whole.infolist():
            if not entry.filename.startswith(UNUSED) and LIBRARY_HOME + entry.filename not in loaded:
                kept.writestr(
                    zipfile.ZipInfo(entry.filename, EPOCH), whole.read(entry), zipfile.ZIP_DEFLATED, 9
                )
    return held.getvalue()


def package_list() -> bytes:
    """The list of packages that Pyodide could load: none."""
    known = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps(known | {"packages": {}}).encode()


def memory(node: list[str], files: dict[str, bytes]) -> tuple[bytes, frozenset[str]]:
    """The picture of Python's memory once the games are loaded, and the files that are in it."""
    with tempfile.TemporaryDirectory() as there, tempfile.TemporaryDirectory() as target:
        folder, taken = Path(there), Path(target)
        for name, data in files.items():
            (folder / name).write_bytes(data)
        command = [*node, str(MEMORY), str(folder), str(taken)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoRuntimeError((done.stderr.strip().splitlines() or ["node failed"])[-1][-500:])
        picture = pack([(name, (taken / name).read_bytes()) for name in ("about", "difference")])
        return picture, frozenset(json.loads(done.stdout.strip().splitlines()[-1]))


def fingerprint() -> str:
    """One line that changes with anything the runtime is made from."""
    digest = hashlib.sha256((PYODIDE / "package.json").read_bytes() + LOCK.read_bytes())
    for script in (Path(__file__), BOOT, MEMORY):
        digest.update(script.read_bytes())
    for name, data in own_files():
        digest.update(f"{name}\0".encode() + hashlib.sha256(data).digest())
    return digest.hexdigest()


def lay(folder: Path, node: list[str]) -> None:
    """Lay the runtime into a folder; raises NoRuntimeError with the reason if it cannot be had."""
    if not (PYODIDE / WASM).is_file():
        raise NoRuntimeError("the package pyodide is not installed")
    made_of = fingerprint()
    manifest = folder / "manifest.json"
    if manifest.is_file() and json.loads(manifest.read_text())["made_of"] == made_of:
        return
    files = {name: (PYODIDE / name).read_bytes() for name in PLAIN}
    files |= {BOOT.name: BOOT.read_bytes(), "pyodide-lock.json": package_list()}
    packed = {WASM: (PYODIDE / WASM).read_bytes(), GLUE: files[GLUE]}
    own, whole = all_files(), library()
    files["memory"], loaded = memory(node, {**files, **packed, LIBRARY: whole, "files": pack(own)})
    packed["files"] = pack([(name, data) for name, data in own if HOME + name not in loaded or ".so" in name])
    packed[f"{SPARE}/files"] = pack(own)
    files |= {LIBRARY: library(loaded), f"{SPARE}/{LIBRARY}": whole}
    files |= {f"{name}.packed": gzip.compress(data, 9, mtime=0) for name, data in packed.items()}
    id = made_of[:12]
    for old in folder.glob("[0-9a-f]" * 12):
        shutil.rmtree(old)
    (folder / id / SPARE).mkdir(parents=True)
    for name, data in files.items():
        (folder / id / name).write_bytes(data)
    manifest.write_text(json.dumps({"id": id, "made_of": made_of}, indent=1) + "\n")


def lay_app(dist: Path, files: list[Path]) -> Path:
    """Pack the scripts and styles of the app, named after their contents."""
    data = gzip.compress(
        pack([(path.relative_to(dist).as_posix(), path.read_bytes()) for path in files]), 9, mtime=0
    )
    packed = dist / "offline" / f"app-{hashlib.sha256(data).hexdigest()[:12]}.packed"
    packed.write_bytes(data)
    return packed


def list_files(dist: Path) -> None:
    """Write into the manifest what a browser keeps, app and runtime; the page is the empty path.

    What is there packed too is fetched packed, and the scripts and styles of the app in one piece: not every
    host compresses.
    """
    manifest = dist / "offline" / "manifest.json"
    said = json.loads(manifest.read_text())
    for old in dist.glob("offline/app-*.packed"):
        old.unlink()
    paths = sorted(
        path for path in dist.rglob("*") if path.is_file() and path not in (manifest, dist / "sw.js")
    )
    digest = hashlib.sha256()
    app = [path for path in paths if path.parent.name == "assets" and path.suffix in APP]
    packed = lay_app(dist, app)
    sizes: dict[str, int] = {}
    for path in [*paths, packed]:
        name = path.relative_to(dist).as_posix()
        if path.parent.name == SPARE or path in app or path.with_name(f"{path.name}.packed") in paths:
            continue
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        sizes["" if name == "index.html" else name] = path.stat().st_size
    said |= {"version": version(), "build": digest.hexdigest()[:12], "files": sizes}
    manifest.write_text(json.dumps(said, indent=1) + "\n")
