"""The base game, as data."""
