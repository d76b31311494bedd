"""Quotes, events, decisions and thinkable moves as programs and pages read them, a module a game."""
