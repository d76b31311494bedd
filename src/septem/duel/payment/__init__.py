"""Prices: what an item costs, whether it can be paid, and why."""
