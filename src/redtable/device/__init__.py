"""The tables of one device: the protocol of the server, for a page that runs the rules itself."""
