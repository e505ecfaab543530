"""The client's types are those of the server's schemas; the lock of its packages holds no addresses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WIRE = ROOT / "web" / "src" / "lib" / "wire.ts"


@pytest.mark.skipif(
    not (ROOT / "web" / "node_modules").is_dir(), reason="`make test` installs the web packages"
)
def test_types_are_fresh() -> None:
    before, times = WIRE.read_text(encoding="utf-8"), WIRE.stat()
    schemas = subprocess.run(
        [sys.executable, "-m", "redtable.protocol.schema"], capture_output=True, text=True, check=True
    ).stdout
    try:
        subprocess.run(
            [sys.executable, "web/build.py", "--node", "web/scripts/types.mjs"],
            cwd=ROOT,
            input=schemas,
            text=True,
            check=True,
        )
        assert WIRE.read_text(encoding="utf-8") == before, "run `make types`"
    finally:
        WIRE.write_text(before, encoding="utf-8")
        os.utime(WIRE, ns=(times.st_atime_ns, times.st_mtime_ns))


def test_lock_holds_no_addresses() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "http" not in lock
    assert '"integrity"' in lock
