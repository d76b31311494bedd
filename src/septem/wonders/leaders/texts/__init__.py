"""Texts of Leaders in English and French."""
