"""Battle Damage: a deck of 64 cards that allots the damage of starship battles, and a duel built on it."""
