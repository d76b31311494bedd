"""Code shared by all games: random streams, events, quotes, tables and records. It contains no rules of a game."""
