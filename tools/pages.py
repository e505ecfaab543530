"""Pages that are made from sources and kept in the repository: which are stale, and writing those."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
Pages = dict[Path, str]
"""For each file what it should say."""


def stale(pages: Pages) -> list[Path]:
    """The pages that are missing or say something else."""
    return [
        file for file, text in pages.items() if not file.is_file() or file.read_text(encoding="utf-8") != text
    ]


def write_stale(pages: Pages) -> None:
    """Write the stale pages and name each of them."""
    for file in stale(pages):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pages[file], encoding="utf-8")
        print(file)
