"""Which source a result was made with."""

from __future__ import annotations

import subprocess
from pathlib import Path

import redtable


def source_commit() -> str:
    """The last commit of this package, with a plus sign if files were changed since; else its version."""
    folder = Path(redtable.__file__).parent
    commit = asked("log", "-1", "--format=%H", "--", ".", folder=folder)
    if not commit:
        return f"version {redtable.__version__}"
    return commit + ("+" if asked("status", "--porcelain", "--", ".", folder=folder) else "")


def asked(*words: str, folder: Path) -> str:
    """What git says; nothing where there is no git or no repository."""
    try:
        answer = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, text=True, check=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout.strip()
