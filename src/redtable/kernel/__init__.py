"""The kernel: what a game is, where chance comes from, how a match is run, kept and checked.

It knows no game and touches neither clock nor network; everything else in Redtable stands on it.
"""
