"""Red Code: a naval game for two sides of one to three ships."""

from redtable.games.redcode.game import RedCode

__all__ = ["RedCode"]
