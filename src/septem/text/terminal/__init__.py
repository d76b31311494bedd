"""Texts of the terminal that do not depend on the game."""
