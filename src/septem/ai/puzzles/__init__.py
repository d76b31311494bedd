"""Puzzles: positions with one clearly best move, found in games of strong bots and verified by long searches."""
