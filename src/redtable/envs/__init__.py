"""Environments for learning: all four games behind the interfaces of Gymnasium, PettingZoo and OpenSpiel.

Nothing of those packages is needed by the rest of Redtable; install them with the extras `envs` and
`openspiel`. `docs/learning.md` shows how they are used.
"""
