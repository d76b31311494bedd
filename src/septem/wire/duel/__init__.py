"""Duel as JSON documents."""
