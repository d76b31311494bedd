"""JSON documents of quotes, events and decisions, and hypothetical moves, in a folder for each game."""
