"""A client that means harm: it sends whatever a stranger, a guest, a spectator or a seat could send.

`words` and `frames` say what it sends on a socket, `requests` what it asks over HTTP, `wire` carries bytes,
`attack` is the process that sends, `honest` plays beside it, `siege` runs both and holds the oracles. Long
form: `python -m tests.server.attacker --messages 1000000`.
"""
