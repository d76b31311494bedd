"""Texts of simulations and reports."""
