"""Code Red: a skirmish of modern infantry on a table measured in inches."""

from redtable.games.skirmish.game import Skirmish

__all__ = ["Skirmish"]
