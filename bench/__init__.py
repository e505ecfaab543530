"""Speed, measured: ourselves and peers in the same run, on the same machine, with the ratios printed."""
