"""The network of a trained commander: how likely Redfor is to win, from the numbers of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.model_file import read_model
from redtable.bots.network import network_of
from redtable.bots.skirmish.features import COUNT

if TYPE_CHECKING:
    from redtable.bots.network import Network

GAME: Final = "skirmish"
VERSION: Final = 1
"""Of the features and of the network over them: another version's files are refused."""


def read_network(data: bytes) -> Network:
    """The network in the bytes of a file."""
    return network_of(read_model(data, GAME, VERSION), COUNT)
