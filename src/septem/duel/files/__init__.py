"""Moves, positions and deals of Duel as text and JSON."""
