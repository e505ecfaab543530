"""The schema, version by version. A migration is never edited once released: the next one changes it.

The statements are written once for both databases; `{...}` stands for what they spell differently.
"""

from __future__ import annotations

from typing import Final

SQLITE_WORDS: Final = {"clustered": "WITHOUT ROWID", "big": "INTEGER", "bytes": "BLOB"}
POSTGRES_WORDS: Final = {"clustered": "", "big": "BIGINT", "bytes": "BYTEA"}

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            code TEXT PRIMARY KEY,
            version {big} NOT NULL,
            status TEXT NOT NULL,
            listed {big} NOT NULL,
            host TEXT NOT NULL,
            driven {big} NOT NULL,
            node TEXT,
            touched {big} NOT NULL,
            doc TEXT NOT NULL
        )""",
        "CREATE INDEX tables_by_status ON tables (status, touched)",
        "CREATE INDEX tables_by_host ON tables (host, status)",
        """CREATE TABLE log (
            code TEXT NOT NULL,
            sequence {big} NOT NULL,
            seat {big} NOT NULL,
            text TEXT NOT NULL,
            at {big} NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (code, sequence)
        ) {clustered}""",
        """CREATE TABLE snapshots (
            code TEXT NOT NULL,
            sequence {big} NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (code, sequence)
        ) {clustered}""",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            seen {big} NOT NULL
        )""",
        """CREATE TABLE sitting (
            person TEXT NOT NULL,
            code TEXT NOT NULL,
            PRIMARY KEY (person, code)
        ) {clustered}""",
        "CREATE INDEX sitting_by_code ON sitting (code)",
        """CREATE TABLE chat (
            code TEXT NOT NULL,
            number {big} NOT NULL,
            at {big} NOT NULL,
            author TEXT NOT NULL,
            seat {big} NOT NULL,
            team TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (code, number)
        ) {clustered}""",
        """CREATE TABLE transfers (
            digest TEXT PRIMARY KEY,
            code TEXT NOT NULL,
            seat {big} NOT NULL,
            expires {big} NOT NULL
        )""",
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, expires {big} NOT NULL)",
        "CREATE TABLE service (one {big} PRIMARY KEY, clock {big} NOT NULL, at {big} NOT NULL)",
        "INSERT INTO service (one, clock, at) VALUES (1, 0, 0)",
    ),
    (
        # The write buffer: log rows that SQLite has yet to put into `log`; stays empty in PostgreSQL.
        "CREATE TABLE journal (number {big} PRIMARY KEY, lines {bytes} NOT NULL)",
    ),
    (
        # One snapshot a table, the latest.
        """CREATE TABLE latest (
            code TEXT PRIMARY KEY,
            sequence {big} NOT NULL,
            data TEXT NOT NULL
        ) {clustered}""",
        """INSERT INTO latest SELECT code, sequence, data FROM snapshots WHERE NOT EXISTS (
            SELECT 1 FROM snapshots AS later
            WHERE later.code = snapshots.code AND later.sequence > snapshots.sequence
        )""",
        "DROP TABLE snapshots",
        "ALTER TABLE latest RENAME TO snapshots",
    ),
    (
        # Rulesets that matches began with, written out in full; and what their openings drew.
        "CREATE TABLE rulesets (key TEXT PRIMARY KEY, text TEXT NOT NULL)",
        "CREATE TABLE openings (code TEXT PRIMARY KEY, draws TEXT NOT NULL)",
        "ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT ''",
    ),
    (
        # `touched`, `seen` and `expires` were times of the wall clock and are now of the service clock:
        # whatever is there is as if used just now, in the same order. `doomed`: when it was marked for
        # deletion.
        "ALTER TABLE tables ADD COLUMN doomed {big} NOT NULL DEFAULT 0",
        """UPDATE tables SET touched = coalesce((SELECT clock FROM service WHERE one = 1), 0)
            + (touched - (SELECT max(touched) FROM tables)) / 1000000""",
        "UPDATE people SET seen = coalesce((SELECT clock FROM service WHERE one = 1), 0)",
        "DELETE FROM transfers",
        "DELETE FROM nodes",
    ),
    (
        # Who made a one-time code: it moves nobody else's seat. Codes from before are nobody's.
        "ALTER TABLE transfers ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
    ),
    (
        # Analyses of finished matches, the finest of each, with the version of the method that made it.
        """CREATE TABLE analyses (
            code TEXT PRIMARY KEY,
            method {big} NOT NULL,
            data TEXT NOT NULL
        )""",
    ),
)
