"""Pictures: two spymasters, a grid of pictures or words, and clues of one word."""

from redtable.games.pictures.game import Pictures

__all__ = ["Pictures"]
