"""Texts of the bid in English and French."""
