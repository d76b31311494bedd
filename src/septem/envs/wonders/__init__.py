"""Observations, actions and batches of 7 Wonders."""
