"""Where the project lies and how its wheel is built, for the tests of the build."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


class Built:
    """What one run of the build left: its exit code, what it said, and the wheel if there is one."""

    def __init__(self, code: int, said: list[str], wheel: Path | None) -> None:
        self.code = code
        self.said = said
        self.wheel = wheel

    def names(self) -> list[str]:
        assert self.wheel is not None
        with zipfile.ZipFile(self.wheel) as archive:
            return archive.namelist()

    def import_file(self, module: str, folder: Path) -> str:
        """Unpack the wheel into the folder and ask a fresh Python which file it imports the module from."""
        assert self.wheel is not None
        with zipfile.ZipFile(self.wheel) as archive:
            archive.extractall(folder)
        code = f"import {module} as module; print(module.__file__)"
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        run = subprocess.run(
            [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
        )
        return run.stdout.strip()


def build_wheel(project: Path, folder: Path, **environment: str) -> Built:
    """Build the project's wheel as `make` does, without the web client, with these variables on top."""
    ours = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "CC"}}
    run = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=project,
        env={**ours, "REDTABLE_WEB": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in (run.stdout + run.stderr).splitlines() if line.strip()]
    return Built(run.returncode, said, next(folder.glob("*.whl"), None))
