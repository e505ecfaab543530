"""Every shape that travels between a server and its clients. `docs/protocol.md` explains them."""
