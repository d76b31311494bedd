"""Texts of the promotional wonders in English and French."""
