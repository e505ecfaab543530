"""How all tests run: which worker runs which, and what the garbage collector leaves alone."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from tests.scheduling import TwoKinds

if TYPE_CHECKING:
    from xdist.remote import Producer

THRESHOLDS = (20_000, 20, 50)
"""Half a million objects live as long as the run; looking through them took a tenth of the processor time."""


def pytest_configure() -> None:
    """While tests are collected there is hardly any garbage."""
    gc.disable()


def pytest_collection_finish() -> None:
    """From here on only what the tests make is looked through."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> TwoKinds:
    """Our own scheduler, wherever there are several workers."""
    return TwoKinds(config, log)
