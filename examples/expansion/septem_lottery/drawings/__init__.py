"""Drawings of the expansion in the terminal."""
