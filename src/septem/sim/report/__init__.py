"""Reports about simulated games: figures with their intervals, charts, a page."""
