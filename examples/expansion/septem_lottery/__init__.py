"""Lottery, an example of an expansion of Duel."""
