"""Matches and simulations between bots, and their statistics."""
