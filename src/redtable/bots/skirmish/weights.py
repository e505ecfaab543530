"""How much a commander cares about what: one row of numbers for each side."""

from __future__ import annotations

from typing import Final


class Weights:
    """The worth of things, in casualties inflicted."""

    def __init__(
        self,
        kill: float = 1.0,
        loss: float = 1.0,
        chit: float = 0.35,
        own_chit: float = 0.35,
        rout: float = 0.5,
        exposure: float = 0.25,
        progress: float = 0.0,
        look: float = 0.0,
        order: float = 0.15,
    ) -> None:
        self.kill = kill
        self.loss = loss
        self.chit = chit
        self.own_chit = own_chit
        self.rout = rout
        self.exposure = exposure
        self.progress = progress
        """For every inch nearer to a place from which an objective is seen."""
        self.look = look
        """For a sure look at an objective."""
        self.order = order


BLUFOR_WEIGHTS: Final = Weights(kill=1.3, loss=0.7, chit=0.5, own_chit=0.3, exposure=0.12, order=0.05)
REDFOR_WEIGHTS: Final = Weights(
    kill=0.5, loss=1.2, chit=0.4, own_chit=0.35, exposure=0.3, progress=0.16, look=5.0, order=0.05
)
WEIGHTS: Final = (BLUFOR_WEIGHTS, REDFOR_WEIGHTS)
