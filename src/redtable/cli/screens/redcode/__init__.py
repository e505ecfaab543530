"""Red Code in the terminal: a drawn sea, boards of cubes, the chain, the hand.

Nothing is told by colour alone: sides have brackets, types have silhouettes, cubes have shapes, what is legal
has marks.
"""

from redtable.cli.screens.redcode.layout import redcode_screen

__all__ = ["redcode_screen"]
