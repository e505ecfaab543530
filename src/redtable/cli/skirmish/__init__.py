"""The commands of the skirmish: battlefields."""
