"""Players that are programs. A bot gets its seat's view and answers with a notation; it sees no state."""
