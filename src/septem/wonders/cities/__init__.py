"""7 Wonders: Cities, an expansion, with eight players and teams."""
