"""What a match was made of: the worth of positions, luck and decisions."""
