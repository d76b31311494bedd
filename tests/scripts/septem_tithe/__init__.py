"""Tithe, an expansion of 7 Wonders outside the package: a guild, and a question that needs no memory."""
