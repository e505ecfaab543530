"""Everything a person reads, in Spanish, English and Italian: Fluent catalogues and how they are spoken.

The words of the table and the terminal stand here (`en.ftl`, `es.ftl`, `it.ftl`); each game brings its own in
its package, under `text/`. Code names a message by its key; `check.py` finds keys that are missing or unused.
"""
