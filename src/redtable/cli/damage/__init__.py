"""The commands of Battle Damage: the desk, ships and odds."""
