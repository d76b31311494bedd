"""Prices: which splits of coins between the neighbours pay for an item, and why."""
