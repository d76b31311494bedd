"""Texts of the web server for players and operators."""
