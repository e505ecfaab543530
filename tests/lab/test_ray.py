"""The lab on a real local Ray cluster with two workers, of which one is killed in the run."""

from __future__ import annotations

import logging
import os
import signal
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from redtable.lab.bulk import play_bulk
from redtable.lab.matches import LabError, Player
from redtable.lab.pairs import Meeting
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Iterator

TINY = "tests.tiny:Tiny"
MEETING = Meeting(TINY, Player("random"), Player("random"))

pytest.importorskip("ray")


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    """Ray sets the logging of its process up for itself; tests that come later want theirs."""
    root, factory = logging.getLogger(), logging.getLogRecordFactory()
    level, handlers = root.level, list(root.handlers)
    yield
    logging.setLogRecordFactory(factory)
    root.setLevel(level)
    root.handlers[:] = handlers


def squared_once_killed(number: int, folder: str) -> int:
    """Squares numbers. Whoever comes to the 7 first dies of it, as a worker dies whose machine fails."""
    mark = Path(folder) / "killed"
    if number == 7 and not mark.exists():
        mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def raises(_number: int) -> int:
    """A task that fails by itself is not tried again."""
    raise LabError("no good")


@pytest.mark.filterwarnings("default")
def test_a_cluster_gives_the_same_results_and_outlives_a_worker(tmp_path: Path) -> None:
    """One start of Ray serves all that is asked of it: it takes seconds."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        address = ray.get_runtime_context().gcs_address
        task = partial(squared_once_killed, folder=str(tmp_path))
        assert list(work_on(task, range(40), Workers(2, ray=address))) == [n * n for n in range(40)]
        assert int((tmp_path / "killed").read_text()) != os.getpid()
        here = play_bulk(MEETING, 8, tmp_path / "here.jsonl", workers=Workers(1))
        play_bulk(MEETING, 5, tmp_path / "there.jsonl", workers=Workers(2, ray=address))
        play_bulk(MEETING, 8, tmp_path / "there.jsonl", workers=Workers(2, ray=address))
        assert here.path.read_bytes() == (tmp_path / "there.jsonl").read_bytes()
        with pytest.raises(LabError, match="no good"):
            list(work_on(raises, [1], Workers(2, ray=address)))
    finally:
        ray.shutdown()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:none"])
def test_an_address_that_does_not_answer_is_refused(address: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(LabError, match="no Ray cluster answers"):
        play_bulk(MEETING, 4, path, workers=Workers(2, ray=address))
