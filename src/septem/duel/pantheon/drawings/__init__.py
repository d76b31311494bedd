"""Pantheon in the terminal."""
