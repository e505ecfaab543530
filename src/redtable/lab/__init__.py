"""The lab: matches in bulk, between bots, to say how strong a bot is and how fair a ruleset."""
