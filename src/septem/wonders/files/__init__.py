"""Moves, positions and deals of 7 Wonders as text and JSON."""
