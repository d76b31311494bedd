"""The bid in the terminal."""
