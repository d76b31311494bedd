"""Processes that think: bots, hints and analyses."""
