"""The files of a database: they hold the seeds of running matches and the secret that signs identities.

So nobody but their owner may read them, and one server at a time has them, by whatever name it came to them.
"""

from __future__ import annotations

import fcntl
import os
import stat
import sys
import time
from pathlib import Path
from typing import Final

OTHERS: Final = 0o077
"""What a mask takes from everybody but the owner."""
PRIVATE: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", ".lock")
"""What the files of one database end in."""
LOCK_SECONDS: Final = 3.0
"""How long a file may be locked: the writer of a server that was killed has a commit to finish."""
LOCK_LOOKS: Final = 60


def make_private(path: str) -> None:
    """An empty file that only its owner may read, in place of whatever was there."""
    Path(path).unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def tighten(database: str) -> list[str]:
    """Take the files of a database from everybody but their owner; says what was open to others."""
    said = []
    for end in BESIDE:
        file = Path(database + end)
        if not file.exists() or not stat.S_IMODE(file.stat().st_mode) & OTHERS:
            continue
        try:
            file.chmod(PRIVATE)
        except OSError as fault:
            said.append(f"{file} can be read by others, and that cannot be changed: {fault.strerror}")
        else:
            said.append(f"{file} could be read by others; now only by its owner")
    return said


def lock_database(database: str) -> list[int]:
    """Keep other servers out, by whatever path they come: gives the open files that hold the locks.

    A file beside the database, as all versions do. On Linux the database itself as well, so that no other
    name of it, such as a hard link, opens it twice: there this lock is apart from SQLite's own. Closing the
    files would give the locks up.
    """
    held = [os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)]
    if sys.platform == "linux":
        held.append(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for file in held:
        take_lock(file)
    return held


def take_lock(file: int) -> None:
    """Keep other processes out, as soon as they are gone."""
    for _ in range(LOCK_LOOKS):
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(LOCK_SECONDS / LOCK_LOOKS)
        else:
            return
    raise ValueError("it is used by another server")
