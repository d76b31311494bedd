"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and batches of thousands of games."""
