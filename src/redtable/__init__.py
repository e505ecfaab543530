"""Redtable: the Code Red family of tabletop games, played, judged and studied."""

__version__ = "0.1.0"
