"""Texts of Duel."""
