"""The one base of every error that Redtable raises on purpose."""


class RedtableError(Exception):
    """Something a person can mend: the message says what is wrong, where, and what was expected."""
