"""Agora in the terminal."""
