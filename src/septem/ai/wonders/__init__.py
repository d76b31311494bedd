"""Bots of 7 Wonders: a hand-written policy with tuned weights, and a search that uses it."""
