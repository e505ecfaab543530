"""Which source a result was made with."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Final

import redtable

SOURCE: Final = "src/redtable"
"""Where the package lies in its repository."""
PLAYED: Final = (".py", ".toml", ".npz")
"""Files on which games depend."""


def source_commit(length: int = 40) -> str:
    """The last commit of this package, with a plus sign if the files that run are others; else its version.

    An installed package may be older than the repository around it: its files are compared with the commit's.
    """
    package = Path(redtable.__file__).parent
    root = asked("rev-parse", "--show-toplevel", folder=package)
    commit = asked("log", "-1", "--format=%H", "--", SOURCE, folder=Path(root)) if root else ""
    if not commit:
        return f"version {redtable.__version__}"
    tree = asked("ls-tree", "-r", commit, "--", SOURCE, folder=Path(root))
    return commit[:length] + ("" if has_files_of(tree, package) else "+")


def has_files_of(tree: str, package: Path) -> bool:
    """Whether a package has the files of a tree, as `git ls-tree` lists it."""
    for line in tree.splitlines():
        about, _, name = line.partition("\t")
        file = package / Path(name).relative_to(SOURCE)
        if file.suffix in PLAYED and (not file.is_file() or blob(file.read_bytes()) != about.split()[2]):
            return False
    return True


def blob(content: bytes) -> str:
    """The hash by which git knows a file's content."""
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def asked(*words: str, folder: Path) -> str:
    """What git says; nothing where there is no git or no repository."""
    try:
        answer = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, text=True, check=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout.strip()
