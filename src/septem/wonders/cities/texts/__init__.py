"""Texts of Cities in English and French."""
