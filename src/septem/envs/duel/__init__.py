"""Observations, actions and batches of Duel."""
