"""Where a Chromium is: the system's, one that can be installed, or the one that Playwright downloads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""The same engine without a desktop around it. The whole browser took 10 to 40 % more processor time."""
PACKAGES = (SHELL, "chromium")
"""Of Debian and its kin, the better one first."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def flags() -> list[str]:
    """The flags that a quiet browser needs; as root it runs only without its sandbox."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS


def find() -> str | None:
    """The system's Chromium, if there is one."""
    return os.environ.get("REDTABLE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def playwrights_own() -> str | None:
    """The Chromium that Playwright downloaded, if it did."""
    from pathlib import Path

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def installs_packages() -> bool:
    """Whether this user may install packages of Debian and its kin."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def is_best() -> bool:
    """Whether there is nothing better to install than what is found."""
    return "REDTABLE_CHROMIUM" in os.environ or shutil.which(SHELL) is not None


def run(*command: str) -> None:
    """Run a command that may fail; what it says is for people, not for whoever reads where Chromium is."""
    subprocess.run(command, check=False, stdout=sys.stderr)


def install() -> str | None:
    """Get a Chromium: by the package manager when root, else by Playwright."""
    if installs_packages():
        run("apt-get", "update", "-qq")
        for package in PACKAGES:
            if not (is_best() if package == SHELL else find()):
                run("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)
    if find() is None:
        run(sys.executable, "-m", "playwright", "install", "chromium")
    return find() or playwrights_own()


def main() -> int:
    """Make sure that there is a Chromium and print where; 1 if there is none."""
    if installs_packages() and not is_best():
        install()
    path = find() or playwrights_own() or install()
    print(path or "No Chromium was found or could be installed; the browser tests need one.")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
