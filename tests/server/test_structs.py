"""Threads that read rulesets for the first time at the same moment do not bring the server down."""

from __future__ import annotations

import subprocess
import sys

RACE = """
import sys, threading
from redtable.server.games import Games
from redtable.server.structs import learn_structs

sys.setswitchinterval(1e-6)
games = Games()
{learn}
for game in games.loaded.values():
    barrier = threading.Barrier(4)

    def load(game=game, barrier=barrier):
        barrier.wait()
        game.rules()

    threads = [threading.Thread(target=load) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_may_read_a_shape_first_at_the_same_time() -> None:
    code = RACE.format(learn="learn_structs([game.package for game in games.loaded.values()])")
    for _ in range(5):
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
