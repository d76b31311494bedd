"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once."""
