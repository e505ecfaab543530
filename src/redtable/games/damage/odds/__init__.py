"""Odds of Battle Damage: exact where all decks can be followed, else sampled by the engine or by numba."""
