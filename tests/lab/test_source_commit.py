"""A result names the commit of the files that made it, also where an older build is installed."""

from __future__ import annotations

from pathlib import Path

from redtable.lab.source_commit import SOURCE, blob, has_files_of


def listed(name: str, content: bytes) -> str:
    """A file as `git ls-tree` lists it."""
    return f"100644 blob {blob(content)}\t{SOURCE}/{name}"


def test_git_knows_a_content_by_this_hash() -> None:
    assert blob(b"hello\n") == "ce013625030ba8dba906f756967f9e9ca394464a"


def test_files_are_compared_with_those_of_the_commit(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "captain.py").write_bytes(b"new\n")
    (tmp_path / "notes.md").write_bytes(b"other\n")
    same = "\n".join([listed("bots/captain.py", b"new\n"), listed("notes.md", b"some\n")])
    assert has_files_of(same, tmp_path)
    assert not has_files_of(listed("bots/captain.py", b"old\n"), tmp_path)
    assert not has_files_of(listed("bots/admiral.py", b"new\n"), tmp_path)
