"""`redtable lab`: bots against bots, and how fair a ruleset is."""
