"""The commands of Pictures: sheets of paper and word lists."""
