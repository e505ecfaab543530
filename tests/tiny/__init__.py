"""A tiny but complete game of boats on a river: the kernel is proved on it, new games start from it."""

from tests.tiny.game import Tiny

__all__ = ["Tiny"]
