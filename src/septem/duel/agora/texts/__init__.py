"""Texts of Agora in English and French."""
