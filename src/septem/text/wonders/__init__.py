"""Texts of 7 Wonders."""
