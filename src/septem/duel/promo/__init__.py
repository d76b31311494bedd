"""Wonders published apart, each to be switched on by itself."""
