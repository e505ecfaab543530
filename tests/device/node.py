"""The runtime that browsers get, in Node: the same engine as Chromium's, without a page."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

from redtable.cli.site import WEB
from redtable.kernel.registry import find_game
from redtable.server.game_files import packed_files

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("runtime.mjs")


def run_in_node(program: Path, told: str, folder: Path) -> str:
    """What a Python program says to a text, with all that games need besides; `folder` is new."""
    (built,) = (path for path in (WEB / "offline").iterdir() if path.is_dir())
    shutil.copytree(built, folder)
    for packed in folder.glob("*.wasm.packed"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
    besides = packed_files(find_game("pictures"))
    assert besides is not None
    (folder / "game.packed").write_bytes(besides.data)
    (folder / "told.txt").write_text(told, encoding="utf-8")
    files = (SCRIPT, folder, program.resolve(), folder / "told.txt")
    command = [sys.executable, "web/build.py", "--node", *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
