"""Threads that read rulesets for the first time at the same moment do not bring the server down."""

from __future__ import annotations

import subprocess
import sys

WRITTEN_ONLY = {"MapFault"}
"""Shapes that no thread reads: they are what a worker says."""

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


def test_to_load_rules_defines_no_shape_that_was_not_known_before() -> None:
    code = """
import msgspec
from redtable.server.games import Games
from redtable.server.structs import descendants, learn_structs

games = Games()
learn_structs([game.package for game in games.loaded.values()])
known = set(descendants(msgspec.Struct))
for game in games.loaded.values():
    game.rules()
print(*sorted(shape.__qualname__ for shape in set(descendants(msgspec.Struct)) - known))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    read_later = set(run.stdout.split()) - WRITTEN_ONLY
    assert read_later == set()


def test_shapes_of_other_parts_of_the_program_are_left_alone() -> None:
    """The terminal's structs name types that only a type checker imports."""
    code = """
import redtable.cli.damage.odds
from redtable.server.structs import learn_structs

learn_structs(["redtable.games.damage"])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
