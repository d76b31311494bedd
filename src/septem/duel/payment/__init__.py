"""Prices of items, whether they can be paid, and the explanation of both."""
